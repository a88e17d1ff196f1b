# The log of a table, and the replay it leads to.

web-log-rest = Co było wcześniej, pokazuje powtórka.
web-log-step = Przejdź krok po kroku
web-replay-by = Jak odtwarzać
web-replay-by-move = ruch po ruchu
web-replay-by-turn = tura po turze
