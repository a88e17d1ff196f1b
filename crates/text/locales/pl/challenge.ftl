# To samo rozdanie jeszcze raz i szukanie współgracza.

challenge-title = Pobij wynik: { $name } { $n }
challenge-same = To samo rozdanie jeszcze raz
challenge-say = Grasz na tym samym miejscu, tymi samymi kartami w tej samej kolejności; pozostałe miejsca zajmują boty. Bez podpowiedzi, a tego, co zostało ujawnione, nie można cofnąć.
challenge-name = Twoje imię
challenge-play = Zagraj to samo rozdanie
challenge-link = Link do wysłania
challenge-results = Wyniki obok siebie
challenge-send = Rzuć wyzwanie
challenge-going-on = Rozdanie można wysłać jako wyzwanie, gdy jego gra się skończy.
find-title = Znajdź kogoś
find-say = Wybierz grę. Jeśli ktoś czeka, dosiądziesz się do niego; jeśli nie, otworzy się stół dla dwojga i to ty poczekasz.
find-name = Twoje imię
find-waiting = { $n ->
    [0] nikt nie czeka
    [one] czeka { $n }
    [few] czekają { $n }
   *[many] czeka { $n }
  }
find-people = ludzie różnej siły
