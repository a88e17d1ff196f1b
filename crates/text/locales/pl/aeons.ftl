# Aeon's End.

## Names ("edition": as the Polish cards print them; "ours": translated here)

# ours
aeons-card-crystal = Kryształ
# ours
aeons-card-spark = Iskra
# edition
aeons-card-amethyst-shard = Odłamek Ametystu
# edition
aeons-card-buried-light = Pogrzebany Blask
# edition
aeons-card-moonstone-shard = Kamień Księżycowy
# edition
aeons-card-emerald-shard = Odłamek Szmaragdu
# edition
aeons-card-quartz-shard = Odłamek Kwarcu
# edition
aeons-card-garnet-shard = Odłamek Granatu
# edition
aeons-card-tourmaline-shard = Odłamek Turmalinu
# edition
aeons-card-flare = Blask
# ours
aeons-card-burning-opal = Płonący Opal
# edition
aeons-card-clouded-sapphire = Przyćmiony Szafir
# edition
aeons-card-diamond-cluster = Skupisko Diamentów
# edition
aeons-card-jade = Jadeit
# edition
aeons-card-searing-ruby = Ognisty Rubin
# edition
aeons-card-sifters-pearl = Perła Poławiacza
# edition
aeons-card-vriswood-amber = Bursztyn Vriswood
# edition
aeons-card-blasting-staff = Kostur Spustoszenia
# edition
aeons-card-bottled-vortex = Wir w Butelce
# edition
aeons-card-flexing-dagger = Zakrzywiony Sztylet
# edition
aeons-card-focusing-orb = Kula Wzmocnienia
# edition
aeons-card-mages-talisman = Amulet Maga
# edition
aeons-card-unstable-prism = Niestabilny Pryzmat
# edition
aeons-card-amplify-vision = Poszerzone Widzenie
# edition
aeons-card-arcane-nexus = Nieprzeniknione Ogniwo
# edition
aeons-card-chaos-arc = Arka Chaosu
# edition
aeons-card-consuming-void = Nieokiełznana Czeluść
# edition
aeons-card-dark-fire = Mroczny Płomień
# edition
aeons-card-essence-theft = Kradzież Świadomości
# edition
aeons-card-feral-lightning = Dziki Piorun
# edition
aeons-card-ignite = Podpalenie
# edition
aeons-card-lava-tendril = Pnącze Magmy
# edition
aeons-card-oblivion-swell = Mistrz Zapomnienia
# edition
aeons-card-phoenix-flame = Płomień Feniksa
# edition
aeons-card-planar-insight = Zmysł Wymiarów
# edition
aeons-card-spectral-echo = Upiorny Pogłos
# edition
aeons-card-wildfire-whip = Ognisty Bicz
# edition
aeons-card-agony-field = Pole Agonii
# edition
aeons-card-bane-sire = Demiurg Zguby
# edition
aeons-card-bleed-static = Zakrzepły Krwotok
# edition
aeons-card-eye-of-nothing = Oko Nicości
# edition
aeons-card-haze-spewer = Mglaki
# edition
aeons-card-skewer = Szpikulec
# edition
aeons-card-slaughter = Rzeź
# edition
aeons-card-woven-sky = Osnowa Firmamentu
# edition
aeons-card-awaken = Przebudzenie
# edition
aeons-card-cauterizer = Przyżegacz
# edition
aeons-card-dispel = Odrzucenie
# edition
aeons-card-lay-waste = Zrównanie z Ziemią
# edition
aeons-card-needlemaw = Szpilopaszcze
# edition
aeons-card-pulverizing-ray = Promień Zniszczenia
# edition
aeons-card-venomite = Jadomit
# edition
aeons-card-doom-aegis = Egida Zagłady
# edition
aeons-card-gather-darkness = Narastająca Ciemność
# edition
aeons-card-jagged-one = Wyszczerbiony
# edition
aeons-card-obliterate = Unicestwienie
# edition
aeons-card-reality-rupture = Rozdarcie Materii
# edition
aeons-card-sunder = Rozszarpanie
# edition
aeons-card-topple = Obalenie
# ours
aeons-card-broodwomb = Łono Wylęgu
# ours
aeons-card-endless-throng = Niezliczona Rzesza
# ours
aeons-card-hatch = Wylęg
# ours
aeons-card-blot-the-sun = Przesłonięcie Słońca
# ours
aeons-card-foul-multitudes = Plugawe Mrowie
# ours
aeons-card-infest = Plaga Robactwa
# ours
aeons-card-legion-beacon = Latarnia Legionu
# ours
aeons-card-maggot-engine = Machina Czerwi
# ours
aeons-card-spawn = Pomiot
# ours
aeons-card-burden = Brzemię
# ours
aeons-card-corrupter = Skaziciel
# ours
aeons-card-tempt = Pokusa
# ours
aeons-card-pain-sower = Siewca Bólu
# ours
aeons-card-twisting-madness = Wypaczający Obłęd
# ours
aeons-card-vex = Udręka
# ours
aeons-card-afflict = Niedola
# ours
aeons-card-bedlam-sage = Obłąkany Mędrzec
# ours
aeons-card-ruin-priest = Kapłan Ruiny
# ours
aeons-card-blind-abandon = Ślepe Zatracenie
# ours
aeons-card-contagion = Zaraza
# ours
aeons-card-delirium-veil = Zasłona Majaków
# ours
aeons-card-dire-wisdom = Złowroga Mądrość
# ours
aeons-card-endless-hunger = Wieczny Głód
# ours
aeons-card-fever-of-war = Gorączka Wojny
# ours
aeons-card-grim-sight = Ponura Wizja
# ours
aeons-card-insatiable-avarice = Nienasycona Chciwość
# ours
aeons-card-lust-for-power = Żądza Władzy
# ours
aeons-card-nothingness = Nicość
# ours
aeons-card-reckless-might = Nierozważna Potęga
# ours
aeons-card-gorge = Obżarstwo
# ours
aeons-card-lobotomize = Lobotomia
# ours
aeons-card-thought-biter = Kąsacz Myśli
# ours
aeons-card-cerephage = Mózgożerca
# ours
aeons-card-godfeeders = Bogożercy
# ours
aeons-card-mindguzzler = Żłopacz Umysłów
# ours
aeons-card-digest = Trawienie
# ours
aeons-card-memory-eater = Zjadacz Wspomnień
# ours
aeons-card-vile-feast = Ohydna Uczta
# ours
aeons-card-cleave = Rozpłatanie
# ours
aeons-card-provoker = Podżegacz
# ours
aeons-card-unrelenting-ire = Niesłabnący Gniew
# ours
aeons-card-blood-cry = Krwawy Okrzyk
# ours
aeons-card-invoke-carnage = Wezwanie Masakry
# ours
aeons-card-scorn = Pogarda
# ours
aeons-card-avatar-of-wrath = Awatar Gniewu
# ours
aeons-card-onslaught = Natarcie
# ours
aeons-card-rolling-death = Nadciągająca Śmierć
# ours
aeons-card-convoke = Zwołanie
# ours
aeons-card-devastate = Spustoszenie
# ours
aeons-card-eviscerate = Wypatroszenie
# ours
aeons-card-frenzy = Szał
# ours
aeons-card-raze = Zburzenie
# ours
aeons-card-seize = Pochwycenie

aeons-mage-adelheim = Adelheim
# edition
aeons-mage-brama = Brima
aeons-mage-jian = Jian
aeons-mage-kadir = Kadir
aeons-mage-lash = Lash
aeons-mage-mist = Mist
aeons-mage-phaedraxa = Phaedraxa
aeons-mage-xaxos = Xaxos
# edition
aeons-ability-adelheim = Eteryczny Krąg
# edition
aeons-ability-brama = Skraj Wytrzymałości
# edition
aeons-ability-jian = Czarne Lustro
# edition
aeons-ability-kadir = Pozaziemskie Wrota
# edition
aeons-ability-lash = Przyspieszone Myśli
# edition
aeons-ability-mist = Boska Przepowiednia
# edition
aeons-ability-phaedraxa = Runa Augura
# edition
aeons-ability-xaxos = Metafizyczne Ogniwo
# edition
aeons-nemesis-rageborne = Gnieworodny
# edition
aeons-nemesis-carapace-queen = Królowa Roju
# edition
aeons-nemesis-crooked-mask = Maska Kłamstw
# edition
aeons-nemesis-prince-of-gluttons = Książę Pożeraczy
aeons-turn-p1 = Gracz 1
aeons-turn-p2 = Gracz 2
aeons-turn-p3 = Gracz 3
aeons-turn-p4 = Gracz 4
aeons-turn-wild = joker
aeons-turn-nemesis = Nemezis

## Who does it, as the subject of a clause

aeons-who-same = Ten gracz
aeons-who-active = Aktywny gracz
aeons-who-ally = Dowolny sojusznik
aeons-who-player = Dowolny gracz
aeons-who-any = Dowolny gracz
aeons-who-other = Inny gracz
aeons-who-pair = Jeden gracz
aeons-who-lowest-life = Gracz z najmniejszą liczbą punktów życia
aeons-who-most-life = Gracz z największą liczbą punktów życia
aeons-who-most-prepared = Gracz z największą liczbą przygotowanych Zaklęć
aeons-who-most-opened = Gracz z największą liczbą otwartych Bram
aeons-who-most-charges = Gracz z największą liczbą Ładunków
aeons-who-most-crystals = Gracz z największą liczbą Kryształów na ręce
aeons-who-dearest-spell = Gracz z najdroższym przygotowanym Zaklęciem

## What is counted, after "for" (the accusative, "each" with it) or "if"

aeons-count-all-opened = wszystkie twoje Bramy są otwarte
aeons-count-done-asked = skorzystasz z tej możliwości
aeons-count-done-revealed = to karta tury gracza
aeons-count-done-destroyed = każdą zniszczoną w ten sposób kartę
aeons-count-done-discarded = każdą odrzuconą w ten sposób kartę
aeons-count-done-husks = każdą odrzuconą w ten sposób Skorupę
aeons-count-done-tier-three = każdą kartę trzeciego rzędu wśród nich
aeons-count-cost = każdy punkt kosztu odrzuconego Klejnotu
aeons-count-half-cost = każde dwa punkty kosztu pozyskanej karty, zaokrąglając w górę
aeons-count-empty-piles = każdy pusty stos zasobów
aeons-count-fury = każdy żeton Furii
aeons-count-husks = każdą Skorupę
aeons-count-neighbours = każde Zaklęcie przygotowane na sąsiedniej Bramie
aeons-count-opened = każdą swoją otwartą Bramę
aeons-count-prepared = każde Zaklęcie przygotowane przez tego gracza
aeons-count-this-life = każdy punkt życia tego Poplecznika
aeons-count-turn-discard = każdą kartę na stosie odrzuconych kart tury

## Supply piles, after "from" (the genitive)

aeons-pile-every = dowolnego stosu zasobów
aeons-pile-cheapest = najtańszego stosu zasobów
aeons-pile-cheapest-gem = najtańszego stosu Klejnotów
aeons-pile-dearest-gem = najdroższego stosu Klejnotów
aeons-pile-second-gem = drugiego najdroższego stosu Klejnotów
aeons-pile-cheapest-relic = najtańszego stosu Artefaktów
aeons-pile-relics = dowolnego stosu Artefaktów
aeons-pile-spells = dowolnego stosu Zaklęć
aeons-pile-cost-at-most-4 = dowolnego stosu zasobów o koszcie 4 lub mniejszym

## Rules text: headings

aeons-text-cast = Aktywacja:
aeons-text-casting-end = Gdy jest przygotowane, na koniec twojej fazy aktywacji:
aeons-text-use-once = Gdy jest przygotowane, raz na turę w swojej fazie głównej możesz wykonać:
aeons-text-use-often = Gdy jest przygotowane, w swojej fazie głównej możesz wykonać:
aeons-text-anywhere = Można je przygotować na zamkniętej Bramie, która nie została wzmocniona w tej turze.
aeons-text-gained = Gdy pozyskujesz tę kartę:
aeons-text-play = Gdy zagrywasz tę kartę:
aeons-text-may-you = Możesz wykonać:
aeons-text-may-they = { $who } może wykonać:
aeons-text-one-of = Jedna z możliwości:
aeons-text-or = ALBO
aeons-text-each = Każdy gracz po kolei:
aeons-text-times = { $n ->
    [one] Raz:
    [2] Dwa razy:
   *[many] { $n } razy:
}
aeons-text-if-done = Jeśli tak zrobisz:
aeons-text-if-player-card = Jeśli to karta tury gracza:
aeons-text-if-play = { $n ->
    [one] Jeśli w tej turze zagrywasz taką kartę po raz pierwszy:
    [2] Jeśli w tej turze zagrywasz taką kartę po raz drugi:
   *[many] Jeśli w tej turze zagrywasz taką kartę po raz { $n }.:
}
aeons-text-if-fury = Jeśli żetonów Furii jest co najmniej { $n }:
aeons-text-if-nemesis-turns = { $n ->
    [one] Jeśli na stosie odrzuconych kart tury jest { $n } karta Nemezis:
    [few] Jeśli na stosie odrzuconych kart tury są { $n } karty Nemezis:
   *[many] Jeśli na stosie odrzuconych kart tury jest { $n } kart Nemezis:
}
aeons-text-if-seats-at-most = Jeśli graczy jest co najwyżej { $n }:
aeons-text-if-seats-at-least = Jeśli graczy jest co najmniej { $n }:
aeons-text-to-discard = ABY ODRZUCIĆ:
aeons-text-immediate = NATYCHMIAST:
aeons-text-persistent = TRWAŁY:
aeons-text-power = MOC { $n }:
aeons-text-hit = Gdy zadajesz obrażenia tej karcie:
aeons-text-hit-cap = Obrażenia od każdego trafienia w tę kartę zmniejsza się do { $n }.
aeons-text-guarded = Nie może otrzymywać obrażeń, dopóki w grze jest Skorupa.
aeons-text-husk-life = Każda Skorupa ma <life>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia</life>; zranione Skorupy leczą się na koniec każdej tury.
aeons-text-ability = { $ability }
aeons-text-window-own-main = W twojej fazie głównej:
aeons-text-window-any-main = W fazie głównej dowolnego gracza:
aeons-text-window-nemesis-draw = Gdy Nemezis dobiera kartę Ataku lub Mocy, zanim ta karta zostanie rozpatrzona:
aeons-text-window-turn-drawn = Zaraz po dobraniu karty tury:
aeons-text-set-up = PRZYGOTOWANIE:
aeons-text-unleash = WYZWOLENIE:
aeons-text-turn-end = Na koniec tury Nemezis:
aeons-text-strike-rule = Uderzenie: dobierz kartę Uderzenia, rozpatrz ją i wtasuj z powrotem; potem Nemezis traci { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
} Furii.
aeons-text-swarm = Rojenie, gdy Skorup jest od { $from } do { $to }:
aeons-text-husks = Skorupa to Poplecznik z <life>1 punktem życia</life>. Możesz otrzymać <damage>1 obrażenie</damage>, aby rozdzielić jedno trafienie na kilka Skorup. Powyżej 15 Skorup za każdą kolejną Gravehold otrzymuje zamiast tego <damage>1 obrażenie</damage>.
aeons-text-corruptions = Karty Skażenia z ręki rozpatrujesz przed swoją fazą aktywacji, a dobrane w tej turze – na koniec fazy głównej. Zniszczona trafia na spód swojej talii. Za każdą kartę Skażenia, której zabraknie, Gravehold otrzymuje <damage>2 obrażenia</damage>.
aeons-text-corruption-spreads = Zniszczona karta Skażenia trafia zamiast tego na stos kart odrzuconych dowolnego gracza.
aeons-text-devoured = Za każdą kartę, której zabraknie przy pożeraniu stosu, Gravehold otrzymuje <damage>2 obrażenia</damage>. Wierzchnią pożartą kartę można pozyskać tak jak kartę z rynku zasobów. Gracze przegrywają, gdy wszystkie stosy zasobów są puste.
aeons-text-expert = PODWYŻSZONY POZIOM TRUDNOŚCI:
aeons-text-expert-unleash = WYZWOLENIE zamiast tego:
aeons-text-expert-set-up = PRZYGOTOWANIE, dodatkowo:

## Rules text: what happens

aeons-aether = Otrzymujesz <aether>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} eteru</aether>.
aeons-aether-gem = Otrzymujesz dodatkowo <aether>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} eteru</aether>, tylko na pozyskiwanie Klejnotów.
aeons-aether-spell = Otrzymujesz dodatkowo <aether>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} eteru</aether>, tylko na pozyskiwanie Zaklęć.
aeons-deal = Zadaj { $n ->
    [one] <damage>{ $n } obrażenie</damage>
    [few] <damage>{ $n } obrażenia</damage>
   *[many] <damage>{ $n } obrażeń</damage>
}.
aeons-deal-per = Zadaj { $times ->
    [one] <damage>{ $times } obrażenie</damage>
    [few] <damage>{ $times } obrażenia</damage>
   *[many] <damage>{ $times } obrażeń</damage>
} za { $of }.
aeons-deal-plus = Zadaj { $n ->
    [one] <damage>{ $n } obrażenie</damage>
    [few] <damage>{ $n } obrażenia</damage>
   *[many] <damage>{ $n } obrażeń</damage>
} i jeszcze { $times } za { $of }.
aeons-deal-more = Zadaj { $n ->
    [one] <damage>{ $n } obrażenie</damage>
    [few] <damage>{ $n } obrażenia</damage>
   *[many] <damage>{ $n } obrażeń</damage>
}, a jeśli { $of }, jeszcze { $times }.
aeons-suffer-you = Otrzymujesz { $n ->
    [one] <damage>{ $n } obrażenie</damage>
    [few] <damage>{ $n } obrażenia</damage>
   *[many] <damage>{ $n } obrażeń</damage>
}.
aeons-suffer-you-per = Otrzymujesz { $times ->
    [one] <damage>{ $times } obrażenie</damage>
    [few] <damage>{ $times } obrażenia</damage>
   *[many] <damage>{ $times } obrażeń</damage>
} za { $of }.
aeons-suffer-they = { $who } otrzymuje { $n ->
    [one] <damage>{ $n } obrażenie</damage>
    [few] <damage>{ $n } obrażenia</damage>
   *[many] <damage>{ $n } obrażeń</damage>
}.
aeons-suffer-they-per = { $who } otrzymuje { $times ->
    [one] <damage>{ $times } obrażenie</damage>
    [few] <damage>{ $times } obrażenia</damage>
   *[many] <damage>{ $times } obrażeń</damage>
} za { $of }.
aeons-suffer-they-plus = { $who } otrzymuje { $n ->
    [one] <damage>{ $n } obrażenie</damage>
    [few] <damage>{ $n } obrażenia</damage>
   *[many] <damage>{ $n } obrażeń</damage>
} i jeszcze { $times } za { $of }.
aeons-hurt-gravehold = Gravehold otrzymuje { $n ->
    [one] <damage>{ $n } obrażenie</damage>
    [few] <damage>{ $n } obrażenia</damage>
   *[many] <damage>{ $n } obrażeń</damage>
}.
aeons-hurt-gravehold-per = Gravehold otrzymuje { $times ->
    [one] <damage>{ $times } obrażenie</damage>
    [few] <damage>{ $times } obrażenia</damage>
   *[many] <damage>{ $times } obrażeń</damage>
} za { $of }.
aeons-hurt-gravehold-minus = Gravehold otrzymuje { $n ->
    [one] <damage>{ $n } obrażenie</damage>
    [few] <damage>{ $n } obrażenia</damage>
   *[many] <damage>{ $n } obrażeń</damage>
}, o { $times } mniej za { $of }.
aeons-hurt-this = Ten Poplecznik traci <life>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia</life>.
aeons-heal-you = Otrzymujesz <life>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia</life>.
aeons-heal-they = { $who } otrzymuje <life>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia</life>.
aeons-heal-gravehold = Gravehold otrzymuje <life>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} żywotności</life>.
aeons-heal-nemesis = Nemezis otrzymuje <life>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia</life>.
aeons-charge-you = Otrzymujesz { $n ->
    [one] <charges>{ $n } Ładunek</charges>
    [few] <charges>{ $n } Ładunki</charges>
   *[many] <charges>{ $n } Ładunków</charges>
}.
aeons-charge-they = { $who } otrzymuje { $n ->
    [one] <charges>{ $n } Ładunek</charges>
    [few] <charges>{ $n } Ładunki</charges>
   *[many] <charges>{ $n } Ładunków</charges>
}.
aeons-lose-charges-you = Odrzuć { $n ->
    [one] <charges>{ $n } Ładunek</charges>
    [few] <charges>{ $n } Ładunki</charges>
   *[many] <charges>{ $n } Ładunków</charges>
}.
aeons-lose-all-charges-they = { $who } odrzuca wszystkie Ładunki.
aeons-draw-you = Dobierz { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
aeons-draw-they = { $who } dobiera { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
aeons-discard-you = Odrzuć { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
} z ręki.
aeons-discard-you-up-to = { $n ->
    [one] Możesz odrzucić kartę z ręki.
   *[many] Odrzuć do { $n } kart z ręki.
}
aeons-discard-you-up-to-gem = { $n ->
    [one] Możesz odrzucić Klejnot z ręki.
   *[many] Odrzuć do { $n } Klejnotów z ręki.
}
aeons-discard-you-clean = { $n ->
    [one] Odrzuć z ręki kartę inną niż Skażenie.
    [few] Odrzuć z ręki { $n } karty inne niż Skażenie.
   *[many] Odrzuć z ręki { $n } kart innych niż Skażenie.
}
aeons-discard-they = { $who } odrzuca { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
} z ręki.
aeons-discard-they-clean = { $n ->
    [one] { $who } odrzuca z ręki kartę inną niż Skażenie.
    [few] { $who } odrzuca z ręki { $n } karty inne niż Skażenie.
   *[many] { $who } odrzuca z ręki { $n } kart innych niż Skażenie.
}
aeons-discard-they-all-crystal = { $who } odrzuca z ręki wszystkie karty Kryształ.
aeons-discard-together-per = Gracze wspólnie odrzucają z ręki { $times ->
    [one] kartę
    [few] { $times } karty
   *[many] { $times } kart
} za { $of }.
aeons-discard-together-up-to-gem = Gracze mogą wspólnie odrzucić z ręki do { $n ->
    [one] { $n } Klejnotu
   *[many] { $n } Klejnotów
}.
aeons-destroy-you-cost = { $n ->
    [one] Zniszcz na ręce kartę o koszcie { $cost } lub większym.
    [few] Zniszcz na ręce { $n } karty o koszcie { $cost } lub większym.
   *[many] Zniszcz na ręce { $n } kart o koszcie { $cost } lub większym.
}
aeons-destroy-you-up-to = { $n ->
    [one] Możesz zniszczyć kartę na ręce.
   *[many] Zniszcz do { $n } kart na ręce.
}
aeons-destroy-you-up-to-clean = { $n ->
    [one] Możesz zniszczyć na ręce kartę inną niż Skażenie.
   *[many] Zniszcz na ręce do { $n } kart innych niż Skażenie.
}
aeons-destroy-they = { $who } niszczy { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
} na ręce.
aeons-destroy-top-you = Zniszcz { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
} swojej talii.
aeons-destroy-top-they = { $who } niszczy { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
} swojej talii.
aeons-discard-prepared-they = { $who } odrzuca { $n ->
    [one] przygotowane Zaklęcie
    [few] { $n } przygotowane Zaklęcia
   *[many] { $n } przygotowanych Zaklęć
}.
aeons-discard-prepared-cost-they = { $who } odrzuca { $n ->
    [one] przygotowane Zaklęcie
    [few] { $n } przygotowane Zaklęcia
   *[many] { $n } przygotowanych Zaklęć
} o koszcie { $cost } lub większym.
aeons-discard-prepared-dearest-they = { $who } odrzuca { $n ->
    [one] swoje najdroższe przygotowane Zaklęcie
    [few] { $n } swoje najdroższe przygotowane Zaklęcia
   *[many] { $n } swoich najdroższych przygotowanych Zaklęć
}.
aeons-destroy-prepared-cost-you = Zniszcz { $n ->
    [one] jedno swoje przygotowane Zaklęcie o koszcie { $cost } lub większym
    [few] { $n } swoje przygotowane Zaklęcia, każde o koszcie { $cost } lub większym
   *[many] { $n } swoich przygotowanych Zaklęć, każde o koszcie { $cost } lub większym
}.
aeons-scrap = Zniszcz do { $n ->
    [one] { $n } karty
   *[many] { $n } kart
} z ręki lub ze swojego stosu kart odrzuconych.
aeons-from-discard-you-free = { $n ->
    [one] Weź na rękę kartę o koszcie { $cost } ze swojego stosu kart odrzuconych.
    [few] Weź na rękę { $n } karty o koszcie { $cost } ze swojego stosu kart odrzuconych.
   *[many] Weź na rękę { $n } kart o koszcie { $cost } ze swojego stosu kart odrzuconych.
}
aeons-from-discard-they-up-to-spell = { $who } może wziąć na rękę do { $n ->
    [one] { $n } Zaklęcia
   *[many] { $n } Zaklęć
} ze swojego stosu kart odrzuconych.
aeons-return-gem = Weź z powrotem na rękę Klejnot zagrany przez ciebie w tej turze.
aeons-cast = Aktywuj przygotowane Zaklęcie dowolnego gracza.
aeons-cast-fresh = Możesz aktywować Zaklęcie przygotowane przez ciebie w tej turze; zadaje ono o { $n ->
    [one] <damage>{ $n } obrażenie</damage>
    [few] <damage>{ $n } obrażenia</damage>
   *[many] <damage>{ $n } obrażeń</damage>
} więcej.
aeons-cast-twice = Aktywuj przygotowane Zaklęcie dowolnego gracza bez odrzucania go, a potem aktywuj je ponownie.
aeons-play-twice = Zagraj Klejnot z ręki dwa razy, a potem go zniszcz.
aeons-focus-you = Wzmocnij jedną ze swoich zamkniętych Bram.
aeons-focus-they = { $who } wzmacnia jedną ze swoich zamkniętych Bram.
aeons-focus-cheapest-you = Wzmocnij swoją zamkniętą Bramę o najniższym koszcie wzmocnienia.
aeons-discount = Następne wzmocnienie lub otwarcie twojej Bramy w tej turze kosztuje o { $n } mniej.
aeons-pay = Wydaj <aether>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} eteru</aether>.
aeons-destroy-this = Zniszcz tę kartę.
aeons-onto-deck = Umieść ją na wierzchu swojej talii.
aeons-reveal-turn = Odkryj wierzchnią kartę talii tur.
aeons-keep-turn = Zostaw ją na wierzchu.
aeons-bury-turn = Umieść ją na spodzie.
aeons-shuffle-turn-numbered = Wtasuj do talii tur odrzuconą kartę tury z numerem gracza.
aeons-shuffle-turn-players = Wtasuj do talii tur odrzuconą kartę tury gracza.
aeons-shuffle-turn-nemesis = Wtasuj do talii tur wszystkie odrzucone karty tury Nemezis.
aeons-arrange = Odkryj talię tur i ułóż ją ponownie w dowolnej kolejności.
aeons-reveal-top = Odkryj wierzchnią kartę swojej talii.
aeons-keep-top = Odłóż ją na wierzch.
aeons-discard-top = Odrzuć ją.
aeons-look-top-you = Podejrzyj wierzchnią kartę swojej talii.
aeons-discard-onto-deck-they = { $who } umieszcza swój stos kart odrzuconych na talii.
aeons-shuffle-deck-they = { $who } tasuje swoją talię.
aeons-recycle-they = { $who } wtasowuje swój stos kart odrzuconych do talii.
aeons-double-prepare = W tej turze aktywny gracz może przygotować do dwóch Zaklęć na każdej otwartej Bramie.
aeons-shelter = W tej turze zapobiegnij wszystkim obrażeniom zadawanym graczom i Gravehold.
aeons-ward = Odrzuć tę kartę. Nie ma ona żadnego efektu.
aeons-gain-you = Pozyskaj kartę z { $pile }.
aeons-gain-you-deck = Pozyskaj kartę z { $pile } i umieść ją na wierzchu swojej talii.
aeons-gain-you-hand = Pozyskaj na rękę kartę z { $pile }.
aeons-gain-they = { $who } pozyskuje kartę z { $pile }.
aeons-corrupt-you = Pozyskaj na wierzch swojej talii { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
} Skażenia.
aeons-corrupt-they = { $who } pozyskuje na wierzch swojej talii { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
} Skażenia.
aeons-corrupt-hand-they = { $who } pozyskuje na rękę { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
} Skażenia.
aeons-unleash = { $n ->
    [one] Wyzwolenie.
    [2] Dwukrotne Wyzwolenie.
    [3] Trzykrotne Wyzwolenie.
   *[many] Wyzwolenie { $n } razy.
}
aeons-strike = { $n ->
    [one] Uderzenie.
    [2] Dwukrotne Uderzenie.
    [3] Trzykrotne Uderzenie.
   *[many] Uderzenie { $n } razy.
}
aeons-swarm = { $n ->
    [one] Rojenie.
    [2] Dwukrotne Rojenie.
    [3] Trzykrotne Rojenie.
   *[many] Rojenie { $n } razy.
}
aeons-fury = Umieść { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
} Furii.
aeons-place-husks = Umieść { $n ->
    [one] { $n } Skorupę
    [few] { $n } Skorupy
   *[many] { $n } Skorup
}.
aeons-place-husks-per = Umieść { $times ->
    [one] { $times } Skorupę
    [few] { $times } Skorupy
   *[many] { $times } Skorup
} za { $of }.
aeons-drop-husks = Odrzuć { $n ->
    [one] { $n } Skorupę
    [few] { $n } Skorupy
   *[many] { $n } Skorup
}.
aeons-drop-husks-half = Odrzuć połowę Skorup, zaokrąglając w górę.
aeons-set-life-per = Ten Poplecznik wchodzi do gry i ma { $times ->
    [one] <life>{ $times } punkt życia</life>
    [few] <life>{ $times } punkty życia</life>
   *[many] <life>{ $times } punktów życia</life>
} za { $of }.
aeons-set-life-plus = Ten Poplecznik wchodzi do gry i ma { $n ->
    [one] <life>{ $n } punkt życia</life>
    [few] <life>{ $n } punkty życia</life>
   *[many] <life>{ $n } punktów życia</life>
}, a ponadto { $times } za { $of }.
aeons-devour = Nemezis pożera { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
} z { $pile }.
aeons-devour-per = Nemezis pożera { $times ->
    [one] kartę
    [few] { $times } karty
   *[many] { $times } kart
} z { $pile } za { $of }.
aeons-devour-each-gem = Nemezis pożera po karcie z każdego stosu Klejnotów, zaczynając od najdroższego.
aeons-return-minion = Ostatnio odrzucony Poplecznik wraca do gry.
aeons-drop-nemesis = Odrzuć { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
} talii Nemezis.
aeons-lose = Gracze przegrywają.
aeons-pick = Cel: { $who }.

## Offers

aeons-offer-cast = Aktywuj Zaklęcie { $card } z Bramy { $n }
aeons-offer-play = Zagraj kartę { $card }
aeons-offer-buy = Pozyskaj kartę { $card } za <aether>{ $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
} eteru</aether>
aeons-offer-buy-devoured = Pozyskaj pożartą kartę { $card } za <aether>{ $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
} eteru</aether>
aeons-offer-charge = Kup Ładunek za <aether>2 punkty eteru</aether>
aeons-offer-focus = Wzmocnij Bramę { $n } za <aether>{ $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
} eteru</aether>
aeons-offer-open = Otwórz Bramę { $n } za <aether>{ $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
} eteru</aether>
aeons-offer-prepare = Przygotuj Zaklęcie { $card } na Bramie { $n }
aeons-offer-ability = Użyj zdolności { $ability }
aeons-offer-use = Użyj karty { $card }
aeons-offer-discard-power = Pozbądź się karty { $card }
aeons-offer-target-nemesis = Cel: { $nemesis }
aeons-offer-target = Cel: { $card }
aeons-offer-target-husk = Cel: Skorupa
aeons-offer-option = Opcja { $n }
aeons-offer-branch = { $said }
aeons-offer-next = Następna: { $card }
aeons-offer-next-all = Odrzuć wszystkie tak, jak leżą
aeons-offer-end = Zakończ fazę główną
aeons-offer-done = Gotowe
aeons-offer-yes = Tak
aeons-offer-no = Nie
aeons-offer-card = { $card }
aeons-offer-spell = { $card } na Bramie { $n }
aeons-offer-seat = { $seat }
aeons-offer-breach = Brama { $n }
aeons-offer-turn = { $turn }

## What is asked

aeons-prompt-over = Gra jest skończona.
aeons-prompt-wait = Czekamy na pozostałych.
aeons-prompt-casting = Faza aktywacji: aktywuj przygotowane Zaklęcia albo ją zakończ.
aeons-prompt-main = Faza główna: zagrywaj, pozyskuj, otwieraj Bramy, przygotowuj Zaklęcia albo ją zakończ.
aeons-prompt-other-main = Faza główna innego gracza: możesz użyć swojej zdolności.
aeons-prompt-order = W jakiej kolejności zagrane karty trafiają na twój stos kart odrzuconych? Pierwsza leży najgłębiej.
aeons-prompt-corruption = Którą kartę Skażenia rozpatrujesz jako następną?
aeons-prompt-wild = Kto rozgrywa turę jokera?
aeons-prompt-rune = Użyć twojej zdolności na turę, która się zaczyna?
aeons-prompt-ward = Użyć twojej zdolności, aby odrzucić kartę { $card }?
aeons-prompt-breach-to-lose = Twój mag jest wyczerpany. Która z twoich Bram zostaje zniszczona?
aeons-prompt-spread = Otrzymać <damage>1 obrażenie</damage>, aby rozdzielić na kilka Skorup { $n ->
    [one] <damage>{ $n } obrażenie</damage>
    [few] <damage>{ $n } obrażenia</damage>
   *[many] <damage>{ $n } obrażeń</damage>
}?
aeons-prompt-stray = Na czyj stos kart odrzuconych trafia karta { $card }?
aeons-prompt-pick = Wybierz gracza.
aeons-prompt-discard = { $n ->
    [one] Odrzuć kartę.
    [few] Odrzuć jeszcze { $n } karty.
   *[many] Odrzuć jeszcze { $n } kart.
}
aeons-prompt-may-discard = { $n ->
    [one] Odrzuć kartę albo zrezygnuj.
   *[many] Odrzuć jeszcze do { $n } kart.
}
aeons-prompt-destroy = { $n ->
    [one] Zniszcz kartę.
    [few] Zniszcz jeszcze { $n } karty.
   *[many] Zniszcz jeszcze { $n } kart.
}
aeons-prompt-may-destroy = { $n ->
    [one] Zniszcz kartę albo zrezygnuj.
   *[many] Zniszcz jeszcze do { $n } kart.
}
aeons-prompt-play-twice = Wybierz Klejnot, który zostanie zagrany dwa razy i zniszczony.
aeons-prompt-discard-together = Odrzućcie wspólnie jeszcze { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
aeons-prompt-may-discard-together = { $n ->
    [one] Odrzućcie wspólnie jeszcze jeden Klejnot albo zakończcie.
   *[many] Odrzućcie wspólnie jeszcze do { $n } Klejnotów.
}
aeons-prompt-discard-spell = { $n ->
    [one] Wybierz przygotowane Zaklęcie do odrzucenia.
    [few] Wybierz jeszcze { $n } przygotowane Zaklęcia do odrzucenia.
   *[many] Wybierz jeszcze { $n } przygotowanych Zaklęć do odrzucenia.
}
aeons-prompt-destroy-spell = { $n ->
    [one] Wybierz przygotowane Zaklęcie do zniszczenia.
    [few] Wybierz jeszcze { $n } przygotowane Zaklęcia do zniszczenia.
   *[many] Wybierz jeszcze { $n } przygotowanych Zaklęć do zniszczenia.
}
aeons-prompt-cast = Wybierz Zaklęcie do aktywacji.
aeons-prompt-may-cast = Wybierz Zaklęcie do aktywacji albo zrezygnuj.
aeons-prompt-scrap = { $n ->
    [one] Zniszcz kartę z ręki lub ze stosu kart odrzuconych albo zakończ.
   *[many] Zniszcz jeszcze do { $n } kart z ręki lub ze stosu kart odrzuconych.
}
aeons-prompt-from-discard = { $n ->
    [one] Wybierz kartę ze swojego stosu kart odrzuconych.
   *[many] Wybierz do { $n } kart ze swojego stosu kart odrzuconych.
}
aeons-prompt-return-gem = Wybierz Klejnot, który wraca na twoją rękę.
aeons-prompt-focus = Wybierz Bramę do wzmocnienia.
aeons-prompt-target = Wybierz cel; obrażenia: { $n }.
aeons-prompt-option = Wybierz jedno.
aeons-prompt-ask = Czy chcesz to zrobić?
aeons-prompt-gain = Wybierz kartę do pozyskania.
aeons-prompt-devour = Wybierz stos, z którego zostanie pożarta karta.
aeons-prompt-shuffle-turn = Wybierz kartę tury, którą wtasujesz z powrotem.
aeons-prompt-arrange = Wybierz następną kartę talii tur, licząc od wierzchu.

## The log

aeons-log-lot = { $seat } – pierwszy gracz wylosowany, numer 1 w kolejności tur.
aeons-log-turned = Karta tury: { $turn }.
aeons-log-turn-revealed = Odkryta karta z talii tur: { $turn }.
aeons-log-turn-shuffled = Talia tur zostaje potasowana.
aeons-log-turn-returned = Do talii tur zostaje wtasowana karta: { $turn }.
aeons-log-decided = { $seat } decyduje za grupę.
aeons-log-decided-seat = { $seat } decyduje za grupę: { $who }.
aeons-log-decided-card = { $seat } decyduje za grupę: { $card }.
aeons-log-decided-option = { $seat } decyduje za grupę: { $said }
aeons-log-decided-done = { $seat } decyduje za grupę: to wystarczy.
aeons-log-played = { $seat } zagrywa kartę { $card }.
aeons-log-cast = { $seat } aktywuje Zaklęcie { $card } z Bramy { $n }.
aeons-log-prepared = { $seat } przygotowuje Zaklęcie { $card } na Bramie { $n }.
aeons-log-gained = { $seat } pozyskuje kartę { $card }.
aeons-log-gained-elsewhere = { $seat } pozyskuje kartę { $card }, ale nie na stos kart odrzuconych.
aeons-log-corrupted = { $seat } pozyskuje zakrytą kartę Skażenia.
aeons-log-corruption-resolved = { $seat } rozpatruje kartę { $card }.
aeons-log-drew = { $seat } dobiera kartę { $card }.
aeons-log-flipped = { $seat } odwraca stos kart odrzuconych, tworząc talię.
aeons-log-shuffled = Talia zostaje potasowana ({ $seat }).
aeons-log-top-revealed = { $seat } odkrywa kartę { $card }.
aeons-log-top-looked = { $seat } podgląda kartę { $card }.
aeons-log-top-looked-hidden = { $seat } podgląda wierzchnią kartę swojej talii.
aeons-log-discarded = { $seat } odrzuca kartę { $card }.
aeons-log-destroyed = Karta { $card } zostaje zniszczona ({ $seat }).
aeons-log-returned = { $seat } bierze z powrotem na rękę kartę { $card }.
aeons-log-aether = { $seat } otrzymuje <aether>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} eteru</aether>.
aeons-log-charged = { $seat } otrzymuje { $n ->
    [one] <charges>{ $n } Ładunek</charges>
    [few] <charges>{ $n } Ładunki</charges>
   *[many] <charges>{ $n } Ładunków</charges>
}.
aeons-log-discharged = { $seat } traci { $n ->
    [one] <charges>{ $n } Ładunek</charges>
    [few] <charges>{ $n } Ładunki</charges>
   *[many] <charges>{ $n } Ładunków</charges>
}.
aeons-log-focused = { $seat } wzmacnia Bramę { $n }.
aeons-log-opened = { $seat } otwiera Bramę { $n }.
aeons-log-breach-lost = Brama { $n } zostaje zniszczona ({ $seat }).
aeons-log-ability = { $seat } używa zdolności maga.
aeons-log-used = { $seat } używa karty { $card }.
aeons-log-nemesis-hurt = Nemezis traci <life>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia</life>.
aeons-log-nemesis-healed = Nemezis otrzymuje <life>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia</life>.
aeons-log-minion-hurt = Poplecznik { $card } traci <life>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia</life>.
aeons-log-minion-fell = Poplecznik { $card } ginie.
aeons-log-husks-fell = { $n ->
    [0] Żadna Skorupa nie ginie.
    [one] Ginie { $n } Skorupa.
    [few] Giną { $n } Skorupy.
   *[many] Ginie { $n } Skorup.
}
aeons-log-hurt = { $seat } otrzymuje { $n ->
    [one] <damage>{ $n } obrażenie</damage>
    [few] <damage>{ $n } obrażenia</damage>
   *[many] <damage>{ $n } obrażeń</damage>
}.
aeons-log-healed = { $seat } otrzymuje <life>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} życia</life>.
aeons-log-exhausted = Mag zostaje wyczerpany ({ $seat }).
aeons-log-gravehold-hurt = Gravehold otrzymuje { $n ->
    [one] <damage>{ $n } obrażenie</damage>
    [few] <damage>{ $n } obrażenia</damage>
   *[many] <damage>{ $n } obrażeń</damage>
}.
aeons-log-gravehold-healed = Gravehold otrzymuje <life>{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} żywotności</life>.
aeons-log-prevented = Obrażenia, którym zapobieżono: { $n }.
aeons-log-unleashed = Wyzwolenie Nemezis.
aeons-log-fury = Nemezis otrzymuje { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
} Furii.
aeons-log-fury-lost = Nemezis traci żetony Furii ({ $n }).
aeons-log-husks-placed = { $n ->
    [0] Nie pojawia się żadna Skorupa.
    [one] Pojawia się { $n } Skorupa.
    [few] Pojawiają się { $n } Skorupy.
   *[many] Pojawia się { $n } Skorup.
}
aeons-log-swarmed = Rojenie; liczba Skorup: { $n }.
aeons-log-struck = Uderzenie Nemezis: { $card }.
aeons-log-nemesis-drew = Nemezis dobiera kartę { $card }.
aeons-log-nemesis-acts = Działa karta { $card }.
aeons-log-ticked = { $n ->
    [0] Na karcie { $card } nie ma już żetonów.
    [one] Na karcie { $card } został { $n } żeton.
    [few] Na karcie { $card } zostały { $n } żetony.
   *[many] Na karcie { $card } zostało { $n } żetonów.
}
aeons-log-nemesis-discarded = Karta { $card } zostaje odrzucona.
aeons-log-power-discarded = { $seat } pozbywa się karty { $card }.
aeons-log-minion-returned = Poplecznik { $card } wraca do gry.
aeons-log-devoured = Karta { $card } zostaje pożarta.
aeons-log-ended = Gra jest skończona.

## Set-up options

aeons-option-players = Liczba graczy: od 1 do 4.
aeons-option-first = Pierwszy gracz: ma w kolejności tur numer 1; kto gra pierwszą turę, rozstrzyga talia tur.
aeons-option-nemesis = Nemezis albo losowo.
aeons-option-mages = Magowie dla kolejnych graczy, każdy raz, albo losowo.
aeons-option-supply = Jeden z dwóch gotowych rynków zasobów, losowo albo dziewięć kart: 3 Klejnoty, 2 Artefakty, 4 Zaklęcia.
aeons-option-difficulty = Poziomy „początkujący” i „zagłada” zmieniają liczby punktów życia; „ekspert” i „zagłada” używają podwyższonego poziomu trudności z planszy Nemezis.
aeons-option-solo-turns = Tylko dla jednego gracza: karty gracza w talii tur.
aeons-option-solo-life = Tylko dla jednego gracza: początkowe punkty życia.

## Resources and places in refusals

resource-aether = eteru
resource-charges = Ładunków
place-the-supply = na rynku zasobów
place-your-breaches = na twoich Bramach
place-play = w grze

## Refusals

aeons-refusal-ability-window = To nie jest chwila, w której działa twoja zdolność.
aeons-refusal-ask = Odpowiedz yes (tak) lub no (nie).
aeons-refusal-breach-closed = Na zamkniętej Bramie można przygotować Zaklęcie tylko w turze, w której ta Brama została wzmocniona.
aeons-refusal-breach-full = Na tej Bramie jest już Zaklęcie.
aeons-refusal-breach-none = Nie masz takiej Bramy.
aeons-refusal-breach-open = Ta Brama jest już otwarta.
aeons-refusal-breach-to-lose = Wybierz, która z twoich Bram zostaje zniszczona (od choose 1 do choose 4).
aeons-refusal-cast-phase = Zaklęcia aktywuje się w fazie aktywacji; trwa faza główna.
aeons-refusal-casting = Trwa faza aktywacji: aktywuj przygotowane Zaklęcie (cast N) albo zakończ ją (done).
aeons-refusal-casting-done = Trwa faza aktywacji: kończy ją done.
aeons-refusal-charges-full = Wszystkie pola Ładunków są zapełnione: nie można kupić kolejnego.
aeons-refusal-choose = Wybierz jedną z pasujących kart (choose ID).
aeons-refusal-closed-breach = Wybierz zamkniętą Bramę (choose N).
aeons-refusal-corruption = Wybierz, którą kartę Skażenia z ręki rozpatrujesz jako następną.
aeons-refusal-devoured = Pozyskać można tylko wierzchnią z pożartych kart.
aeons-refusal-focus-last = Bramę z żółtą ćwiartką u góry można już tylko otworzyć, nie można jej ponownie wzmocnić.
aeons-refusal-main = Trwa faza główna: wybierz akcję albo ją zakończ.
aeons-refusal-main-end = Fazę główną kończy end.
aeons-refusal-must-cast = Zaklęcia na zamkniętych Bramach trzeba aktywować, zanim faza aktywacji się zakończy.
aeons-refusal-no-spell = Na tej Bramie nie ma przygotowanego Zaklęcia.
aeons-refusal-no-use = To Zaklęcie nie ma efektu, którego można użyć, gdy jest przygotowane.
aeons-refusal-not-done = Zanim zakończysz (done), trzeba wybrać więcej kart z ręki.
aeons-refusal-option = Tej opcji nie można teraz wykonać, trzeba wybrać inną.
aeons-refusal-options = Wybierz jedną opcję: option 1, option 2 …
aeons-refusal-order = Podaj kartę zagraną w tej turze (next ID) albo wszystkie w wybranej kolejności (next-all ID ID …).
aeons-refusal-other-main = To nie twoja tura: w fazie głównej innego gracza możesz tylko użyć naładowanej zdolności.
aeons-refusal-pick = Tego gracza nie można tu wybrać: efekt musi dotyczyć innego.
aeons-refusal-pile = Wybierz jeden z pasujących stosów zasobów (choose ID).
aeons-refusal-pile-empty = Ten stos zasobów jest pusty.
aeons-refusal-play-corruption = Karty Skażenia nigdy się nie zagrywa; rozpatruje się ją na początku tury lub na koniec fazy głównej.
aeons-refusal-play-spell = Zaklęcia się nie zagrywa; przygotuj je na Bramie.
aeons-refusal-power-full = Cenę odrzucenia karty Mocy musisz zapłacić w całości i bez pomocy innych.
aeons-refusal-power-stays = Na tej karcie nie podano sposobu, by ją odrzucić.
aeons-refusal-prepare-kind = Na Bramach przygotowuje się tylko Zaklęcia; tę kartę zagraj.
aeons-refusal-seat = Wybierz gracza (choose seatN).
aeons-refusal-spell = Wybierz jedno z pasujących przygotowanych Zaklęć (choose ID).
aeons-refusal-target = Wybierz cel: target nemesis, target ID Poplecznika w grze albo target husk.
aeons-refusal-turn-card = Wybierz jedną z kart tury (choose p1, choose nemesis …).
aeons-refusal-unfit-card = Ta karta z ręki nie spełnia wymagań.
aeons-refusal-use-nothing = Nie ma na czym użyć tego efektu: w tej turze nie zagrano żadnego Klejnotu.
aeons-refusal-used = Ten efekt został już użyty w tej turze: raz na turę dla każdego egzemplarza.
aeons-refusal-window = Odpowiedz ability, aby użyć teraz zdolności, albo no.
aeons-refusal-yes-no = Odpowiedz yes, aby otrzymać <damage>1 obrażenie</damage> i rozdzielić trafienie na Skorupy, albo no.
aeons-refusal-power-hand = Cenę odrzucenia tej karty Mocy trzeba zapłacić w całości: za mało pasujących kart na ręce.
aeons-refusal-power-spells = Cenę odrzucenia tej karty Mocy trzeba zapłacić w całości: za mało pasujących przygotowanych Zaklęć.

## How it ended, as part of a sentence

aeons-cause-nemesis-defeated = Nemezis została pokonana
aeons-cause-nemesis-spent = Nemezis nie ma już żadnej karty w talii ani w grze
aeons-cause-gravehold-fell = Gravehold upadł
aeons-cause-all-exhausted = wszyscy magowie są wyczerpani
aeons-cause-swarmed = Skorupy zalały wszystko
aeons-cause-supply-devoured = cały rynek zasobów został pożarty

## Pozycja słowami

aeons-breach-open = otwarta
aeons-breach-none = brak
aeons-breach-closed = { $n ->
    [0] zamknięta
   *[many] zamknięta (obrócona o { $n })
}
aeons-phase-casting = faza aktywacji
aeons-phase-main = faza główna
aeons-phase-draw = faza dobierania
aeons-phase-nemesis-main = faza główna Nemezis
aeons-phase-nemesis-draw = faza dobierania Nemezis
aeons-phase-over = koniec
