# What one does at a table in the browser, and replays.

## What one can do at a table

web-seat-hot = Here: several people share this screen
web-hot-name = Name at the shared screen
web-new-manners = At the table
web-new-hints = Hints
web-hints-usual = Where nobody else plays
web-hints-yes = Everybody may ask for them
web-hints-no = None
web-new-away = Somebody who is away on their turn
web-away-never = Everybody waits
web-away-minutes = A bot plays for them after { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
web-hand-over = Hand the screen to:
web-hand-over-wait = The others play. Who wants to look?
web-hand-over-say = No cards are shown until the one who holds the screen asks for them.
web-hand-over-show = It is me: show my cards
web-cover = Hide my cards
web-look-again = Look again
web-undo-marked = Take back (marked)
web-undo-ask = Ask to take back
web-undo-asks = may I take my move back? Something was revealed since.
web-undo-yes = Yes, take it back
web-undo-no = No
web-undo-waits = A move is to be taken back; the others are being asked.
web-marks = { $n ->
    [one] Once a move was taken back after something was revealed.
   *[other] { $n } times a move was taken back after something was revealed.
}
web-branch = played on from move { $n }
web-hint = Hint
web-hints = What a strong bot would do
web-hints-say = The chance to win with each move, from what you know, after a short think.
web-warn = You can still do this:
web-warn-more = { $n ->
    [one] and one more thing
   *[other] and { $n } more things
}
web-warn-yes = End anyway
web-warn-no = Go back
web-away-here = You were away, so a bot plays your seat.
web-away-back = Take my seat back
web-log-fresh = Since your last turn
web-log-earlier = Earlier
web-log-jump = See that moment
web-log-taken-back = took a move back after something was revealed.
web-log-away = is away; a bot plays on.
web-log-home = is back.
web-keys = Keys
web-keys-short = Keys
web-key-arrows = ← → ↑ ↓
web-key-arrows-say = go to the next thing you can use; in a replay, step
web-key-enter = Enter
web-key-enter-say = use it
web-key-digits = 1–9
web-key-digits-say = choose an answer from the bar
web-key-u = u
web-key-u-say = undo
web-key-h = h
web-key-h-say = hint
web-key-l = l
web-key-l-say = go to the log
web-key-i = i
web-key-i-say = the card in full
web-key-help = ?
web-key-help-say = this list
web-key-esc = Esc
web-key-esc-say = close
web-trouble-no-hints = There are no hints at this table.
web-trouble-hint-turn = There is nothing for you to decide right now.
web-trouble-not-asked = Nobody is asking you.
web-trouble-away = A bot plays your seat. Take it back first.
web-trouble-chat = Not so fast: say it in a moment.
web-chat = Chat
web-chat-say = Say something to the table
web-chat-send = Say it

## Replays and records

web-replay-jump = Go to a move
web-replay-share = Link to this moment
web-branch-title = Play on from here
web-branch-seat = Your seat
web-branch-do = Play on against bots
web-upload = Look at a record
web-upload-lead = A game of this server, of the command line or of a friend: it is proved move by move, then you see it through any eyes and can play on from any moment.
web-upload-file = From a file
web-upload-paste = Or paste it here
web-upload-do = Show the game
web-archive = This is a record; nobody plays here any more.
web-trouble-branch = The game is over at that moment; go back a little.
web-trouble-record-long = That record is too long to be one of a game.
web-trouble-archive = This is a record; nobody plays here any more.
web-upload-say = Paste a record or choose its file, and step through the game.
