# What other sites show of the link to a finished game.

web-preview-say = Cała gra, ruch po ruchu, oczami każdego gracza.
