# Telling a browser when it is its turn.

push-tell = Tell me when it is my turn
push-told = You are told when it is your turn
push-denied = This browser does not allow notifications
push-turn = Your turn: { $game }
push-soon = Little time left: { $game }
push-bad = This browser cannot be told: what it sent is not a subscription this server can use.
push-many = Too many browsers are told about this seat already.
