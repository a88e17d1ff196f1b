# Stránky kolem stolu: lišta nahoře, úvodní stránka, nový stůl, moje hry.

web-nav = Hlavní
web-nav-play = Hrát
web-nav-setup = Příprava
