# What other sites show of the link to a finished game.

web-preview-say = The whole game, move by move, through everybody’s eyes.
