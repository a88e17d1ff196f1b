# The same deal again, and finding somebody to play with.

challenge-title = Beat { $name }: { $n }
challenge-same = The same deal again
challenge-say = You play the same seat with the same cards in the same order; bots take the other seats. No hints, and what has been revealed cannot be taken back.
challenge-name = Your name
challenge-play = Play the same deal
challenge-link = The link to send on
challenge-results = Results side by side
challenge-send = Challenge a friend
challenge-going-on = A deal can be sent on as a challenge when its game is over.
find-title = Find somebody
find-say = Choose a game. If somebody is waiting, you sit down with them; otherwise a table for two is opened for you, and you are the one who waits.
find-name = Your name
find-waiting = { $n ->
    [0] nobody is waiting
    [one] { $n } is waiting
   *[other] { $n } are waiting
  }
find-people = people of any strength
