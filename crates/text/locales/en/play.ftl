# Replays that can be shared and continued, and records from elsewhere.

web-replay-jump = Go to a move
web-replay-share = Link to this moment
web-branch-title = Play on from here
web-branch-seat = Your seat
web-branch-do = Play on against bots
web-upload = Look at a record
web-upload-lead = Bring a game from this server, from the command line or from a friend. It is checked move by move; then you can watch it from any seat and play on from any moment.
web-upload-file = From a file
web-upload-paste = Or paste it here
web-upload-do = Show the game
web-archive = This is a record; nobody is playing here any more.
web-trouble-branch = The game is already over at that point; go back a little.
web-trouble-record-long = That is too long to be the record of a game.
web-trouble-archive = This is a record; nobody is playing here any more.
