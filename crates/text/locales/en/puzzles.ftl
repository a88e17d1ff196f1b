# Puzzles with proof: words of the pages and of the command line.

puzzle-nav = Puzzles
puzzle-lead = Positions from real games with one best answer, proven in every world you cannot rule out. No account, no clock.
puzzle-count = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
  }
puzzle-solved-count = { $n } solved
puzzle-streak = { $n } in a row
puzzle-best = best run { $n }
puzzle-difficulty = Difficulty { $n } of 5
puzzle-number = Puzzle { $n }
puzzle-all = All puzzles
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-give-up = Give up, show me
puzzle-back = Take everything back
puzzle-done = solved
puzzle-realms-discard = Which card goes?
puzzle-realms-draw = Draw or take?
puzzle-shards-win = Win this turn
puzzle-shards-survive = Survive the next turn
puzzle-aeons-win = Win before the nemesis acts
puzzle-aeons-save = Save Gravehold
puzzle-realms-discard-lead = Eight cards, seven stay, and the game is over. Put one away so that your hand is worth the most. There is one best answer.
puzzle-realms-draw-lead = Draw from the deck, or take a card from the discard area; your best discard then follows by itself. Which choice leaves your hand worth the most at the end of this turn, on average?
puzzle-shards-win-lead = Bring your opponent down in this turn, whatever cards they hold and whatever comes into the row.
puzzle-shards-survive-lead = Play your turn so that your opponent cannot bring you down in theirs, whatever they hold or draw, even if you draw no shield.
puzzle-aeons-win-lead = Defeat the nemesis in this very turn.
puzzle-aeons-save-lead = Play this turn so that the next one is not lost, no matter who takes it or what the nemesis draws.
puzzle-right = Solved
puzzle-right-say = This works in every world you cannot rule out.
puzzle-right-values = Nothing else is worth as much.
puzzle-wrong = Not yet
puzzle-wrong-points = Another answer is worth { $n } more.
puzzle-wrong-cards = It fails against this: { $cards }.
puzzle-wrong-end = The goal is missed.
puzzle-wrong-unclear = This cannot be shown to work in every world: one of these moves may not be possible in some of them, or there is too much to look at. Leave out what you do not need.
puzzle-wrong-course = What happens then
puzzle-given-up = The answer
puzzle-solution = Solution
puzzle-order = Moves that do not need each other may be made in any order.
puzzle-values = All answers, counted
puzzle-values-exact = Nothing is estimated: the game ends with this turn.
puzzle-values-mean = A draw is the mean over all { $n } cards you have not seen, each equally likely.
puzzle-proof = Proof
puzzle-proof-worlds = The solution was followed to { $worlds } ends, through every way the hidden cards it touches can lie; { $states } positions show that none of its moves can be left out.
puzzle-moves = Your moves
cli-puzzle-made = { $file }: { $kind }, difficulty { $n }
cli-puzzle-found = { $n } puzzles in { $records } records
puzzle-seat = Seat { $n }
