# The pages around the table: the bar on top, the front page, the lobby, a new table, my games.

web-nav = Main
web-nav-play = Play
web-nav-lobby = Lobby
web-nav-mine = My games
web-front-which = Which world tonight?
web-game-realms-facts = 2 to 7 players · 15 minutes
web-game-shards-facts = 1 to 4 players · 30 minutes
web-game-aeons-facts = 1 to 4 together · 60 minutes
web-play = Play now
web-play-level = How strong the bots are
web-play-learn = How to play
web-play-with = With friends
web-play-options = Options
web-tool-editor = Lay out a position, play it on, ask what is best
web-tool-rules = Look up a rule or a ruling
web-mine = My games
web-mine-lead = No account: this browser remembers your seats, and nobody else does.
web-mine-continue = Continue
web-mine-turns = { $n } × your turn
web-mine-none = Games you have joined show up here, so you can find them again.
web-mine-finished = Finished
web-mine-finished-none = No finished games yet.
web-mine-won = won
web-mine-lost = lost
web-mine-statistics = My statistics
web-mine-col-game = Game
web-mine-col-played = Played
web-mine-col-won = Won
web-mine-col-share = Share won
web-mine-col-best = Best score
web-mine-col-cards = Cards you use most
web-mine-along = Take my seats to another device
web-mine-along-say = The other device gets your seats too; this one keeps them.
web-mine-along-do = Make a link and a code
web-mine-along-once = Point the other device’s camera at it, or open the link there. It works once, for ten minutes.
web-mine-arrive = { $n ->
    [one] { $n } seat will come to this device.
   *[other] { $n } seats will come to this device.
}
web-mine-arrive-do = Bring them here
web-mine-arrive-late = This link has already been used, or is more than ten minutes old. Make a new one on the other device.
web-mine-data = What is known about you
web-mine-data-say = Only this list, and it stays in your browser. Tables keep the names typed there.
web-mine-export = Save as a file
web-mine-forget = Forget everything here
web-mine-forget-say = This browser will no longer find its seats. The tables stay, but without a saved link you cannot get back to them.
web-mine-forget-do = Yes, forget
web-lobby = Open tables
web-lobby-free = { $n ->
    [one] { $n } free seat.
   *[other] { $n } free seats.
}
web-lobby-which = Which games
web-lobby-all = All games
web-lobby-all-of-them = All open tables
web-lobby-open = Free seats
web-lobby-going = In progress, to watch
web-lobby-none = Nobody is waiting for players right now. Open a table: it stays here until somebody sits down.
web-lobby-own = Nothing fits?
web-lobby-own-say = Open a table of your own; it stays here until its seats are taken.
web-somebody = Somebody
web-seat-free = A free seat
web-sit-down = Sit down
web-ago-now = just now
web-ago-minutes = { $n } min ago
web-ago-hours = { $n } h ago
web-ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}
web-join-asked = You are invited to play
web-join-name-say = Only this table sees your name. No account needed; your browser remembers the seat.
web-join-seats = Who sits where
web-new = A new table
web-new-lead = Choose, then deal. Play alone against bots, or send the link to friends.
web-new-which = The game
web-new-yours = Your table
web-new-who-comes = Who can take the free seats
web-new-by-link = By link only
web-new-in-lobby = In the lobby
web-by-lot = at random
web-by-lot-say = Drawn when the cards are dealt.
web-game-realms-mode-standard = Everybody builds a realm of seven cards.
web-game-realms-mode-duel = Two players; you draw from three cards.
web-game-realms-mode-chaos = Everybody trades at once, against the clock.
web-game-shards-mode-standard = Everybody against everybody.
web-game-shards-mode-teams = Two against two; you attack the enemy opposite you.
web-game-shards-mode-melee = Three players; every attack hits both others in full.
web-game-shards-mode-nemesis = Alone against an enemy that needs no deck.
web-game-aeons-nemesis-rageborne = Gathers fury and strikes hard.
web-game-aeons-nemesis-carapace-queen = Breeds husks until they overrun the city.
web-game-aeons-nemesis-crooked-mask = Corrupts the mages’ own decks.
web-game-aeons-nemesis-prince-of-gluttons = Devours the supply pile by pile.
web-game-aeons-nemesis-random = Picked at random.
web-score-why = Why?
web-filter-ruled = with rulings
web-set-look = Look
web-set-table = At the table
web-set-device = This device
web-offline = The server cannot be reached. You can still read the rules and cards you have visited; scoring and playing need the server.
web-offline-title = No connection
web-offline-kept = Pages you can read now
