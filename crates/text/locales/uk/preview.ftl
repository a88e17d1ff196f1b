# What other sites show of the link to a finished game.

web-preview-say = Уся гра, хід за ходом, очима кожного гравця.
