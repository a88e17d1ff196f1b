# The log of a table, and the replay it leads to.

web-log-rest = What came before is in the replay.
web-log-step = Step through it
web-replay-by = How the replay runs
web-replay-by-move = move by move
web-replay-by-turn = turn by turn
