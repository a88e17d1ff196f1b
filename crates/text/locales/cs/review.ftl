# Rozbor dohrané hry.

review-title = { $game }: rozbor
review-lead-chance = Šance na výhru po každém tahu, pokaždé z toho, co to místo tehdy vědělo, se směrodatnou chybou.
review-lead-points = Očekávané body na konci po každém tahu, pokaždé z toho, co to místo tehdy vědělo, se směrodatnou chybou.
review-turn = po { $n }. tahu
review-turn-of = po { $n }. tahu ({ $who })
review-start = před prvním krokem
review-end = na konci
review-values = Průběh hry
review-mistakes = Nejhorší rozhodnutí
review-no-mistakes = Žádné rozhodnutí nevyčnívá.
review-mistake = Krok { $line }, { $seat }: { $played }. Lepší: { $better }. Stálo to { $cost } (± { $error }).
review-ledger = Hra a štěstí
review-ledger-seat = { $seat }: hra { $play }, štěstí { $luck }
review-ledger-note = Hra je to, co stála slabá rozhodnutí. Štěstí oceňuje každé líznutí a odkrytí průměrem toho, co mohlo přijít místo toho. Zbytek výsledku je hra ostatních.
review-moments = Chvíle štěstí a smůly
review-moment = Krok { $line } ({ $move }): { $brought }
review-goes-on = hra ještě neskončila; rozebírají se jen dohrané hry
review-no-seat = místo { $n } neexistuje; hra jich má { $seats }
review-percent = { $shown } %

review-why-chance = Z her dohraných odtud vyhraje o { $n } % víc.
review-why-points = Hry dohrané odtud končí o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} lépe.

review-shards-foe-more = Do tvého dalšího tahu by nejslabší soupeř měl o { $n } zdraví víc: teď méně, později více.
review-shards-foe-less = Do tvého dalšího tahu by nejslabší soupeř měl o { $n } zdraví méně.
review-shards-health-more = Do svého dalšího tahu bys měl o { $n } zdraví víc.
review-shards-health-less = Do tvého dalšího tahu to stojí { $n } zdraví, a přesto se to vyplatí.
review-shards-mastery-more = Do svého dalšího tahu bys měl o { $n } mistrovství víc.
review-shards-mastery-less = Do tvého dalšího tahu se vzdáš { $n } mistrovství za něco lepšího.
review-shards-champions-more = Do svého dalšího tahu bys měl ve hře o { $n ->
    [one] { $n } Šampióna
    [few] { $n } Šampióny
   *[other] { $n } Šampiónů
} víc.
review-shards-champions-less = Do tvého dalšího tahu se vzdáš { $n ->
    [one] { $n } Šampióna
   *[other] { $n } Šampiónů
} za něco lepšího.
review-shards-cards-more = Tvůj balíček by měl do dalšího tahu o { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
} víc.
review-shards-cards-less = Tvůj balíček by byl do dalšího tahu o { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
} tenčí.

review-realms-hand-more = Do dalšího tahu by tvoje ruka stála za o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} víc.
review-realms-hand-less = Tvoje ruka by do dalšího tahu stála za o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} méně, ale víc teprve přijde.
review-realms-other-more = Nejlepší cizí ruka je pak o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} silnější, a přesto se to vyplatí.
review-realms-other-less = Nejlepší cizí ruka je pak o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} slabší.

review-aeons-nemesis-more = Do tvého dalšího tahu by Pán Bezejmenných měl o { $n } životů víc: co se teď koupí, udeří později.
review-aeons-nemesis-less = Do tvého dalšího tahu by Pán Bezejmenných měl o { $n } životů méně.
review-aeons-gravehold-more = Do tvého dalšího tahu by Útočiště mělo o { $n } životů víc.
review-aeons-gravehold-less = Do tvého dalšího tahu to stojí Útočiště { $n } životů, a přesto se to vyplatí.
review-aeons-life-more = Do svého dalšího tahu bys měl o { $n } životů víc.
review-aeons-life-less = Do tvého dalšího tahu tě to stojí { $n } životů, a přesto se to vyplatí.
review-aeons-allies-more = Do tvého dalšího tahu by spojenci měli dohromady o { $n } životů víc.
review-aeons-allies-less = Do tvého dalšího tahu to stojí spojence dohromady { $n } životů, a přesto se to vyplatí.
review-aeons-threats-more = Do tvého dalšího tahu zůstane ve hře o { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
} Pána Bezejmenných víc, a přesto se to vyplatí.
review-aeons-threats-less = Do tvého dalšího tahu by ve hře bylo o { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
} Pána Bezejmenných méně.
review-aeons-breaches-more = Do svého dalšího tahu bys měl o { $n ->
    [one] { $n } otevřenou trhlinu
    [few] { $n } otevřené trhliny
   *[other] { $n } otevřených trhlin
} víc.
review-aeons-breaches-less = Do tvého dalšího tahu otevře o { $n ->
    [one] { $n } trhlinu
    [few] { $n } trhliny
   *[other] { $n } trhlin
} méně za něco lepšího.
review-aeons-charges-more = Do svého dalšího tahu bys měl o { $n } energie víc.
review-aeons-charges-less = Do tvého dalšího tahu ti nechá o { $n } energie méně za něco lepšího.
