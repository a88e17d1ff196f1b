# Łamigłówki z dowodem: słowa stron i wiersza poleceń.

puzzle-nav = Łamigłówki
puzzle-lead = Pozycje z prawdziwych gier z jedną najlepszą odpowiedzią, udowodnioną w każdym świecie, którego nie możesz wykluczyć. Bez konta i bez zegara.
puzzle-count = { $n ->
    [one] { $n } łamigłówka
    [few] { $n } łamigłówki
   *[other] { $n } łamigłówek
  }
puzzle-solved-count = rozwiązane: { $n }
puzzle-streak = { $n } z rzędu
puzzle-best = najdłuższa seria: { $n }
puzzle-difficulty = Trudność { $n } z 5
puzzle-number = Łamigłówka { $n }
puzzle-all = Wszystkie łamigłówki
puzzle-next = Następna łamigłówka
puzzle-again = Spróbuj ponownie
puzzle-give-up = Poddaję się, pokaż rozwiązanie
puzzle-back = Cofnij wszystko
puzzle-done = rozwiązana
puzzle-realms-discard = Która karta odchodzi?
puzzle-realms-draw = Dobrać czy wziąć?
puzzle-shards-win = Wygraj w tej turze
puzzle-shards-survive = Przetrwaj następną turę
puzzle-aeons-win = Wygraj, zanim zadziała Nemezis
puzzle-aeons-save = Ocal Gravehold
puzzle-realms-discard-lead = Osiem kart, siedem zostaje i gra się kończy. Odrzuć jedną tak, by twoja ręka była warta najwięcej. Najlepsza odpowiedź jest jedna.
puzzle-realms-draw-lead = Dobierz z talii albo weź kartę z obszaru kart odrzuconych; najlepsze odrzucenie nastąpi potem samo. Po którym wyborze twoja ręka jest na koniec tej tury średnio warta najwięcej?
puzzle-shards-win-lead = Pokonaj przeciwnika w tej turze, cokolwiek trzyma i cokolwiek trafi do rzędu.
puzzle-shards-survive-lead = Rozegraj turę tak, by przeciwnik nie mógł cię pokonać w swojej, cokolwiek trzyma lub dobierze, nawet jeśli nie dobierzesz żadnej tarczy.
puzzle-aeons-win-lead = Pokonaj Nemezis jeszcze w tej turze.
puzzle-aeons-save-lead = Rozegraj tę turę tak, by następna nie przyniosła porażki, czyjakolwiek będzie i cokolwiek dobierze Nemezis.
puzzle-right = Rozwiązane
puzzle-right-say = To działa w każdym świecie, którego nie możesz wykluczyć.
puzzle-right-values = Nic innego nie jest warte tyle.
puzzle-wrong = Jeszcze nie
puzzle-wrong-points = Inna odpowiedź jest warta o { $n } więcej.
puzzle-wrong-cards = Zawodzi, jeśli jest tam: { $cards }.
puzzle-wrong-end = Cel nie został osiągnięty.
puzzle-wrong-unclear = Nie da się pokazać, że to działa w każdym świecie: któryś ruch może być w jednym z nich niemożliwy albo jest zbyt wiele do sprawdzenia. Pomiń to, czego nie potrzebujesz.
puzzle-wrong-course = Co się wtedy dzieje
puzzle-given-up = Odpowiedź
puzzle-solution = Rozwiązanie
puzzle-order = Ruchy, które od siebie nie zależą, można wykonać w dowolnej kolejności.
puzzle-values = Wszystkie odpowiedzi, policzone
puzzle-values-exact = Nic nie jest szacowane: gra kończy się tą turą.
puzzle-values-mean = Dobranie to średnia po wszystkich { $n } kartach, których nie widać; każda jest równie prawdopodobna.
puzzle-proof = Dowód
puzzle-proof-worlds = Rozwiązanie prześledzono do { $worlds } zakończeń, przez każde możliwe ułożenie ukrytych kart, których dotyka; { $states } pozycji pokazuje, że żadnego z jego ruchów nie można pominąć.
puzzle-moves = Twoje ruchy
cli-puzzle-made = { $file }: { $kind }, trudność { $n }
cli-puzzle-found = łamigłówki: { $n }, zapisy: { $records }
puzzle-seat = Miejsce { $n }
