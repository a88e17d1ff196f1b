# The log of a table, and the replay it leads to.

web-log-rest = What came before is in the replay.
web-log-step = Step through it
web-replay-by = What plays by itself
web-replay-by-move = by move
web-replay-by-turn = by turn
