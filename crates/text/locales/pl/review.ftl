# Analiza skończonej gry.

review-title = { $game }: analiza
review-lead-chance = Szanse na wygraną po każdej turze, zawsze z tego, co to miejsce wtedy wiedziało, z błędem standardowym.
review-lead-points = Oczekiwane punkty na końcu po każdej turze, zawsze z tego, co to miejsce wtedy wiedziało, z błędem standardowym.
review-turn = po turze { $n }
review-turn-of = po turze { $n } ({ $who })
review-start = przed pierwszym ruchem
review-end = na końcu
review-values = Przebieg gry
review-mistakes = Najgorsze decyzje
review-no-mistakes = Żadna decyzja się nie wyróżnia.
review-mistake = Ruch { $line }, { $seat }: { $played }. Lepiej: { $better }. Kosztowało to { $cost } (± { $error }).
review-ledger = Gra i szczęście
review-ledger-seat = { $seat }: gra { $play }, szczęście { $luck }
review-ledger-note = Gra to koszt słabych decyzji. Szczęście wycenia każde dobranie i odkrycie średnią z tego, co mogło przyjść zamiast. Reszta wyniku to gra pozostałych.
review-moments = Uśmiechy losu i pech
review-moment = Ruch { $line } ({ $move }): { $brought }
review-goes-on = gra jeszcze trwa; analizuje się tylko skończone gry
review-no-seat = nie ma miejsca { $n }; w grze jest ich { $seats }
review-percent = { $shown } %

review-why-chance = Z gier dogranych od tego miejsca wygrywa o { $n } % więcej.
review-why-points = Gry dograne od tego miejsca kończą się o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} lepiej.

review-shards-foe-more = Do twojej następnej tury najsłabszy przeciwnik miałby o { $n } Zdrowia więcej: mniej teraz, więcej później.
review-shards-foe-less = Do twojej następnej tury najsłabszy przeciwnik miałby o { $n } Zdrowia mniej.
review-shards-health-more = Do następnej tury miałbyś o { $n } Zdrowia więcej.
review-shards-health-less = Do następnej tury kosztuje to { $n } Zdrowia, a i tak się opłaca.
review-shards-mastery-more = Do następnej tury miałbyś o { $n } Biegłości więcej.
review-shards-mastery-less = Do następnej tury rezygnujesz z { $n } Biegłości na rzecz czegoś lepszego.
review-shards-champions-more = Do następnej tury miałbyś w grze o { $n ->
    [one] { $n } Bohatera
   *[other] { $n } Bohaterów
} więcej.
review-shards-champions-less = Do następnej tury rezygnujesz z { $n ->
    [one] { $n } Bohatera
   *[other] { $n } Bohaterów
} na rzecz czegoś lepszego.
review-shards-cards-more = Twoja talia miałaby do następnej tury o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
} więcej.
review-shards-cards-less = Twoja talia byłaby do następnej tury o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
} cieńsza.

review-realms-hand-more = Do następnej tury twoja ręka byłaby warta o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} więcej.
review-realms-hand-less = Twoja ręka byłaby do następnej tury warta o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} mniej, ale więcej dopiero przyjdzie.
review-realms-other-more = Najlepsza cudza ręka jest wtedy o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} silniejsza, a i tak się opłaca.
review-realms-other-less = Najlepsza cudza ręka jest wtedy o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} słabsza.

review-aeons-nemesis-more = Do twojej następnej tury Nemezis miałaby o { $n } życia więcej: to, co kupione teraz, uderzy później.
review-aeons-nemesis-less = Do twojej następnej tury Nemezis miałaby o { $n } życia mniej.
review-aeons-gravehold-more = Do twojej następnej tury Gravehold miałby o { $n } życia więcej.
review-aeons-gravehold-less = Do twojej następnej tury Gravehold traci przez to { $n } życia, a i tak się opłaca.
review-aeons-life-more = Do następnej tury miałbyś o { $n } życia więcej.
review-aeons-life-less = Do następnej tury kosztuje cię to { $n } życia, a i tak się opłaca.
review-aeons-allies-more = Do twojej następnej tury sojusznicy mieliby razem o { $n } życia więcej.
review-aeons-allies-less = Do twojej następnej tury sojusznicy tracą razem { $n } życia, a i tak się opłaca.
review-aeons-threats-more = Do twojej następnej tury w grze zostaje o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
} Nemezis więcej, a i tak się opłaca.
review-aeons-threats-less = Do twojej następnej tury w grze byłoby o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
} Nemezis mniej.
review-aeons-breaches-more = Do następnej tury miałbyś o { $n ->
    [one] { $n } otwartą Bramę
    [few] { $n } otwarte Bramy
   *[other] { $n } otwartych Bram
} więcej.
review-aeons-breaches-less = Do następnej tury otwiera o { $n ->
    [one] { $n } Bramę
    [few] { $n } Bramy
   *[other] { $n } Bram
} mniej na rzecz czegoś lepszego.
review-aeons-charges-more = Do następnej tury miałbyś o { $n ->
    [one] { $n } Ładunek
    [few] { $n } Ładunki
   *[other] { $n } Ładunków
} więcej.
review-aeons-charges-less = Do następnej tury zostawia ci o { $n ->
    [one] { $n } Ładunek
    [few] { $n } Ładunki
   *[other] { $n } Ładunków
} mniej na rzecz czegoś lepszego.
