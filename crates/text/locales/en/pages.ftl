# The pages around the table: the bar on top, the front page, a new table, my games.

web-nav = Main
web-nav-play = Play
web-nav-setup = Set-up
