# Play by day: hours or days for each move.

day-minutes = { $n } min
day-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
day-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
day-left = time left: { $span }
day-per-move = Time for a move
day-per-none = No limit
day-late = When the time is up
day-late-turn = A bot plays that turn
day-late-bot = A bot plays until the player is back
day-late-forfeit = The player has lost
day-rest = Breaks for each player
day-rest-none = None
day-rest-most = Up to { $span } altogether
day-say = A player’s clock runs only while the table waits for them. Chat does not change it. With a quarter of the time left, they are reminded.
day-agreed = By day: { $span } for each move.
day-agreed-turn = When the time is up, a bot plays that turn.
day-agreed-bot = When the time is up, a bot plays until the player is back.
day-agreed-forfeit = A player who runs out of time has lost.
day-agreed-rest = Breaks: up to { $span } for each player.
day-resting = on a break, at most { $span } more
day-rest-do = Take a break (left: { $span })
day-rest-end = End my break
day-leave = Hand my seat to a bot
day-log-late = ran out of time; a bot plays this turn.
day-log-forfeit = ran out of time and has lost.
day-log-rest = takes a break.
day-log-rest-end = is back from the break.
day-lost = You ran out of time and have lost. A bot plays your seat to the end.
day-won = Everybody else ran out of time: you have won. You can play on against the bots.
day-trouble-rest = You have no breaks left at this table.
day-trouble-leave = You can hand your seat over only while the game is going on and other people are playing.
day-trouble-forfeited = You ran out of time, and the game goes on without you.
