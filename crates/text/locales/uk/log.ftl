# The log of a table, and the replay it leads to.

web-log-rest = Що було раніше, видно в повторі.
web-log-step = Переглянути крок за кроком
web-replay-by = Як відтворювати
web-replay-by-move = хід за ходом
web-replay-by-turn = черга за чергою
