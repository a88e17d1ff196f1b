# The trading floor of Chaotic Realms.

web-trade-find = Знайти карту
