# Záznamy, které se posílají a hrají dál, a záznamy odjinud.

web-replay-jump = Přejít k tahu
web-replay-share = Odkaz na tuto chvíli
web-branch-title = Hrát dál odsud
web-branch-seat = Tvé místo
web-branch-do = Hrát dál proti botům
web-upload = Prohlédnout záznam
web-upload-lead = Hra z tohoto serveru, z příkazové řádky nebo od kamaráda: ověří se tah po tahu, pak ji uvidíš kterýmakoli očima a od kterékoli chvíle můžeš hrát dál.
web-upload-file = Ze souboru
web-upload-paste = Nebo ho vlož sem
web-upload-do = Ukázat hru
web-archive = Toto je záznam; nikdo tu už nehraje.
web-trouble-branch = V té chvíli je po hře; vrať se o kousek zpět.
web-trouble-record-long = Tak dlouhý záznam hry být nemůže.
web-trouble-archive = Toto je záznam; nikdo tu už nehraje.
