# The trading floor of Chaotic Realms.

web-trade-find = Najít kartu
