# The trading floor of Chaotic Realms.

web-trade-find = Find a card
