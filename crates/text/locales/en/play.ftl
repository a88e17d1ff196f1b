# Replays that are sent on and played on, and records from elsewhere.

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
