# Stejné rozdání znovu a hledání spoluhráče.

challenge-title = Překonej výsledek: { $name } { $n }
challenge-same = Stejné rozdání znovu
challenge-say = Hraješ na stejném místě se stejnými kartami ve stejném pořadí; na ostatních místech hrají boti. Bez rad, a co bylo odhaleno, nelze vzít zpět.
challenge-name = Tvé jméno
challenge-play = Hrát stejné rozdání
challenge-link = Odkaz k odeslání
challenge-results = Výsledky vedle sebe
challenge-send = Vyzvat přítele
challenge-going-on = Rozdání lze poslat jako výzvu, až jeho hra skončí.
find-title = Najít spoluhráče
find-say = Vyber hru. Pokud někdo čeká, přisedneš si k němu; jinak se ti otevře stůl pro dva a čekáš ty.
find-name = Tvé jméno
find-waiting = { $n ->
    [0] nikdo nečeká
    [one] čeká { $n }
    [few] čekají { $n }
   *[other] čeká { $n }
  }
find-people = lidé různé síly
