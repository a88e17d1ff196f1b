# The log of a table, and the replay it leads to.

web-log-rest = Co bylo předtím, ukáže záznam hry.
web-log-step = Projít krok za krokem
web-replay-by = Jak se záznam přehrává
web-replay-by-move = po tazích
web-replay-by-turn = po kolech hráčů
