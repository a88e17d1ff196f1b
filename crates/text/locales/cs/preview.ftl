# What other sites show of the link to a finished game.

web-preview-say = Celá hra, tah po tahu, očima všech hráčů.
