# The trading floor of Chaotic Realms.

web-trade-find = Znajdź kartę
