# Strony wokół stołu: pasek u góry, strona główna, nowy stół, moje gry.

web-nav = Główne
web-nav-play = Graj
web-nav-setup = Przygotowanie
