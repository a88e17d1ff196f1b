# Shards of Infinity with Relics of the Future.

## Names

shards-card-crystal = Kryształ
shards-card-blaster = Miotacz
shards-card-shard-reactor = Reaktor Odłamka
shards-card-infinity-shard = Odłamek Nieskończoności
# ours
shards-card-kiln-drone = Dron Hutniczy
# ours
shards-card-mining-drones = Drony Górnicze
shards-card-reactor-drone = Dron Reaktora
# ours
shards-card-korvus-legionnaire = Legionista Korvusa
# ours
shards-card-venator-of-the-wastes = Venator z Pustkowi
# ours
shards-card-numeri-drones = Drony Numeri
shards-card-evokatus = Evokatus
# ours
shards-card-optio-crusher = Optio Miażdżyciel
# ours
shards-card-primus-pilus = Primus Pilus
# ours
shards-card-drakonarius = Drakonarius
# ours
shards-card-general-decurion = Generał Dekurion
# ours
shards-card-order-initiate = Nowicjusz Porządku
shards-card-cache-warden = Opiekunka Pamięci
# ours
shards-card-portal-monk = Mnich Portalu
# ours
shards-card-data-heretic = Heretyk Danych
# ours
shards-card-shard-abstractor = Abstraktor Odłamków
shards-card-command-seer = Prorok Nakazu
# ours
shards-card-cryptofist-monk = Mnich Kryptopięści
# ours
shards-card-omnius-the-all-knowing = Omnius, Wszechwiedzący
shards-card-the-grand-architect = Wielki Architekt
# ours
shards-card-giga-source-adept = Giga, Adept Źródła
shards-card-systema-ai = S.I. System
# ours
shards-card-zetta-the-encryptor = Zetta, Szyfrantka
# ours
shards-card-undergrowth-aspirant = Aspirant Kniei
shards-card-spore-cleric = Kapłan Zarodników
shards-card-fungal-hermit = Grzybowa Pustelniczka
# ours
shards-card-leshai-knight = Rycerz Le'shai
shards-card-thorn-zealot = Fanatyczka Cierni
# ours
shards-card-shardwood-guardian = Strażnik Lasu Odłamków
# ours
shards-card-ghostwillow-avenger = Mściciel Widmowej Wierzby
# ours
shards-card-ojas-genesis-druid = Ojas, Druid Genezy
# ours
shards-card-furrowing-elemental = Orzący Żywiołak
# ours
shards-card-root-of-the-forest = Korzeń Lasu
# ours
shards-card-additri-gaiamancer = Additri, Gajamanta
# ours
shards-card-wraethe-skirmisher = Harcownik Splotu
# ours
shards-card-nil-assassin = Zabójca Nicości
shards-card-shadow-apostle = Cień
# ours
shards-card-umbral-scourge = Plaga Mroku
# ours
shards-card-shadebound-sentry = Wartownik Cieni
# ours
shards-card-aetherbreaker = Łamacz Eteru
# ours
shards-card-scion-of-nothingness = Potomek Nicości
# ours
shards-card-zara-ra-soulflayer = Zara Ra, Oprawca Dusz
shards-card-li-hin-the-shattered = Li Hin, Strzaskana
# ours
shards-card-fao-cutul-the-formless = Fao Cu'tul, Bezkształtny
# ours
shards-card-zen-chi-set-godkiller = Zen Chi Set, Bogobójca
shards-card-limiter-drones = Drony Zwiadowcze
# ours
shards-card-ferrata-guard = Gwardia Ferrata
# ours
shards-card-axia = Axia
shards-card-cloud-oracles = Wyrocznie Chmur
# ours
shards-card-mainframe-abbot = Opat Rdzenia
# ours
shards-card-raidian-cloud-master = Raidian, Mistrz Chmur
shards-card-arach-devotees = Oddani Archnie
# ours
shards-card-hounds-of-volos = Ogary Volosa
# ours
shards-card-taur-arachpriest = Taur, Kapłan Archny
shards-card-pall-shades = Całuny Cienia
# ours
shards-card-the-lost = Zagubieni
# ours
shards-card-ru-bo-vai-the-transcendant = Ru Bo Vai, Transcendentny
shards-card-praetorian-01 = Pretorianin - 01
shards-card-praetorian-02 = Pretorianin - 02
shards-card-datic-robes = Szaty Danych
shards-card-terminal-crescents = Zabójcze Półksiężyce
shards-card-entropic-talons = Entropiczne Szpony
shards-card-panconscious-crown = Korona Nadświadomości
shards-card-the-heart-of-nothing = Serce Nicości
shards-card-the-world-piercer = Rozdzieracz Świata

shards-character-decima = Decima
shards-character-ko-syn-wu = Ko Syn Wu
shards-character-tetra = Tetra
shards-character-volos = Volos
shards-character-none = nikt

shards-faction-homodeus = Homodeus
shards-faction-order = Porządek
shards-faction-undergrowth = Knieja
shards-faction-wraethe = Splot
shards-faction-none = bez frakcji

## Rules text: what stands before the colon

shards-lead-none = { "" }
shards-lead-play = Po zagraniu:{ " " }
shards-lead-exhaust = Wyczerp:{ " " }
shards-lead-mastery-5 = Biegłość 5:{ " " }
shards-lead-mastery-10 = Biegłość 10:{ " " }
shards-lead-mastery-15 = Biegłość 15:{ " " }
shards-lead-mastery-20 = Biegłość 20:{ " " }
shards-lead-mastery-30 = Biegłość 30:{ " " }
shards-lead-mastery-20-unify-undergrowth = Biegłość 20, Zjednoczenie (Knieja):{ " " }
shards-lead-inspire = Inspiracja:{ " " }
shards-lead-unify-undergrowth = Zjednoczenie (Knieja):{ " " }
shards-lead-dominion = Dominacja:{ " " }
shards-lead-exhaust-dominion = Wyczerp, tylko przy Dominacji:{ " " }
shards-lead-echo-wraethe = Echo (Splot):{ " " }
shards-lead-tetra = Tetra:{ " " }
shards-lead-volos = Volos:{ " " }
shards-lead-ko-syn-wu = Ko Syn Wu:{ " " }
shards-lead-full-health = Przy <health>50 Zdrowia</health>:{ " " }
shards-lead-exhaust-control-3-homodeus = Wyczerp, mając co najmniej trzech Bohaterów frakcji Homodeus:{ " " }
shards-lead-most-mastery = Jeśli masz więcej Biegłości niż każdy inny gracz:{ " " }
shards-instead = { " " }zamiast tego
shards-not-instead = { "" }

## Rules text: the lines

shards-gain-gem = { $lead }+{ $n ->
    [one] <gems>{ $n } Klejnot</gems>
    [few] <gems>{ $n } Klejnoty</gems>
   *[many] <gems>{ $n } Klejnotów</gems>
}{ $instead }
shards-gain-power = { $lead }+<power>{ $n } Mocy</power>{ $instead }
shards-gain-mastery = { $lead }+<mastery>{ $n } Biegłości</mastery>{ $instead }
shards-gain-health = { $lead }+<health>{ $n } Zdrowia</health>{ $instead }
shards-gem-per-champion = { $lead }+{ $n ->
    [one] <gems>{ $n } Klejnot</gems>
    [few] <gems>{ $n } Klejnoty</gems>
   *[many] <gems>{ $n } Klejnotów</gems>
} za każdego twojego Bohatera frakcji { $faction } w grze{ $instead }
shards-power-per-champion = { $lead }+<power>{ $n } Mocy</power> za każdego twojego Bohatera frakcji { $faction } w grze{ $instead }
shards-power-per-ally = { $lead }+<power>{ $n } Mocy</power> za każdego twojego Sojusznika frakcji { $faction } zagranego w tej turze{ $instead }
shards-power-per-discarded = { $lead }+<power>{ $n } Mocy</power> za każdą kartę frakcji { $faction } na twoim stosie kart odrzuconych{ $instead }
shards-power-per-mastery = { $lead }+<power>{ $n } Mocy</power> za każdy punkt twojej Biegłości{ $instead }
shards-power-per-half-mastery = { $lead }+<power>{ $n } Mocy</power> za każde dwa punkty twojej Biegłości, zaokrąglając w górę{ $instead }
shards-infinite-power = { $lead }Nieskończona Moc{ $instead }
shards-double-power = { $lead }Podwój swoją Moc{ $instead }
shards-draw = { $lead }{ $n ->
    [one] Dobierz kartę
    [few] Dobierz { $n } karty
   *[many] Dobierz { $n } kart
}{ $instead }
shards-banish = { $lead }Możesz wygnać { $n ->
    [one] kartę
   *[many] do { $n } kart
} z ręki lub ze stosu kart odrzuconych{ $instead }
shards-return-champion = { $lead }Weź na rękę Bohatera ze swojego stosu kart odrzuconych{ $instead }
shards-return-mercenary = { $lead }Weź na rękę Najemnika ze swojego stosu kart odrzuconych{ $instead }
shards-return-faction = { $lead }Weź na rękę kartę frakcji { $faction } ze swojego stosu kart odrzuconych{ $instead }
shards-return-every-champion = { $lead }Weź na rękę wszystkich Bohaterów ze swojego stosu kart odrzuconych{ $instead }
shards-return-every-mercenary = { $lead }Weź na rękę wszystkich Najemników ze swojego stosu kart odrzuconych{ $instead }
shards-return-every-faction = { $lead }Weź na rękę wszystkie karty frakcji { $faction } ze swojego stosu kart odrzuconych{ $instead }
shards-free-recruit = { $lead }Zrekrutuj za darmo z rzędu Centralnego kartę o koszcie { $n } lub mniejszym{ $instead }
shards-recruit-to-hand = { $lead }Trafia ona na twoją rękę{ $instead }
shards-destroy-one = { $lead }Zniszcz wrogiego Bohatera{ $instead }
shards-destroy-every = { $lead }Zniszcz wszystkich wrogich Bohaterów{ $instead }
shards-weaken = { $lead }Wybrany przeciwnik traci <mastery>{ $n } Biegłości</mastery>{ $instead }
shards-copy = { $lead }Skopiuj efekt karty zagranej przez ciebie w tej turze, która nie jest Bohaterem{ $instead }
shards-copy-ally = { $lead }Skopiuj efekt jednego swojego Sojusznika frakcji { $faction } zagranego w tej turze{ $instead }
shards-copy-again = { $lead }Skopiuj go jeszcze raz{ $instead }
shards-copy-every = { $lead }Skopiuj efekt każdego Sojusznika frakcji { $faction }, którego zagrywasz w tej turze, także zagranego wcześniej{ $instead }
shards-mark-into-play = { $lead }Następny Bohater frakcji Homodeus zrekrutowany przez ciebie w tej turze wchodzi do gry{ $instead }
shards-mark-ignore-shields = { $lead }W tej turze Tarcze nie zapobiegają obrażeniom, które zadajesz{ $instead }
shards-mark-health-is-power = { $lead }W tej turze każdy zyskany punkt Zdrowia, nawet powyżej 50, to także +<power>1 Mocy</power>{ $instead }
shards-mark-spoils = { $lead }Jeśli w tej turze zadasz jednemu przeciwnikowi co najmniej 10 obrażeń, na jej koniec dobierz trzy dodatkowe karty{ $instead }
shards-gain-gem-draw = { $lead }+{ $n ->
    [one] <gems>{ $n } Klejnot</gems>
    [few] <gems>{ $n } Klejnoty</gems>
   *[many] <gems>{ $n } Klejnotów</gems>
}, dobierz { $m ->
    [one] kartę
    [few] { $m } karty
   *[many] { $m } kart
}{ $instead }
shards-gain-power-draw = { $lead }+<power>{ $n } Mocy</power>, dobierz { $m ->
    [one] kartę
    [few] { $m } karty
   *[many] { $m } kart
}{ $instead }
shards-gain-health-draw = { $lead }+<health>{ $n } Zdrowia</health>, dobierz { $m ->
    [one] kartę
    [few] { $m } karty
   *[many] { $m } kart
}{ $instead }
shards-gain-power-mastery = { $lead }+<power>{ $n } Mocy</power>, +<mastery>{ $m } Biegłości</mastery>{ $instead }
shards-gain-mastery-health = { $lead }+<mastery>{ $n } Biegłości</mastery>, +<health>{ $m } Zdrowia</health>{ $instead }
shards-gain-power-return = { $lead }+<power>{ $n } Mocy</power>, weź na rękę kartę frakcji { $faction } ze swojego stosu kart odrzuconych{ $instead }
shards-gain-power-per-ally = { $lead }+<power>{ $n } Mocy</power> oraz +<power>{ $m } Mocy</power> za każdego twojego Sojusznika frakcji { $faction } zagranego w tej turze{ $instead }
shards-cheaper = W rzędzie Centralnym kosztuje o <gems>1 Klejnot</gems> mniej za każdego twojego Bohatera frakcji { $faction } w grze
shards-recall = Gdy zagrywasz Bohatera, ta karta wraca ze stosu kart odrzuconych na twoją rękę
shards-shield-mastery = Na ręce: Tarcza równa twojej Biegłości
shards-untouchable = Nie można atakować tego Bohatera
shards-untouchable-with = Nie można atakować tego Bohatera, dopóki masz w grze kartę { $card }
shards-untouchable-lower-mastery = Gracze mający mniej Biegłości niż ty nie mogą atakować tego Bohatera
shards-protects-others = Nie można atakować ciebie ani twoich pozostałych Bohaterów
shards-defense = { $character }: twoi Bohaterowie mają +<health>{ $n } Zdrowia</health>
shards-standing-shield = { $lead }Masz Tarczę { $n }{ $instead }

## What is asked

shards-prompt-play = Twoja tura: zagrywaj karty, rekrutuj, użyj Skupienia; potem zaatakuj lub zakończ.
shards-prompt-attack = Zaatakuj pozostałą Mocą albo zakończ turę.
shards-prompt-shield = Atak o Mocy { $n }; dotąd zablokowano { $m }. Ujawnij Tarczę albo przyjmij resztę obrażeń.
shards-prompt-shield-infinite = Atak o nieskończonej Mocy. Żadna Tarcza nie wystarczy.
shards-prompt-first-bid = Otwórz licytację Zdrowia albo spasuj.
shards-prompt-bid = Obecna oferta: <health>{ $n } Zdrowia</health>. Przebij ją albo spasuj.
shards-prompt-character = Wybierz swoją Postać.
shards-prompt-draft = Wybierz Relikt.
shards-prompt-nemesis-tie = Nemezis może zniszczyć kilku Bohaterów o tym samym koszcie. Wybierz jednego.
shards-prompt-nemesis-row = Nemezis zagrywa te karty z rzędu. Wybierz, która jest następna, albo zostaw resztę tak, jak leży.
shards-prompt-nemesis-champions = Nemezis używa tych Bohaterów. Wybierz, który jest następny, albo zostaw resztę tak, jak leży.
shards-prompt-unify = { $card }: ujawnić z ręki Sojusznika tej samej frakcji na potrzeby Zjednoczenia?
shards-prompt-dominion = { $card }: ujawnić z ręki karty brakujących frakcji na potrzeby Dominacji?
shards-prompt-banish = { $card }: wybierz kartę do wygnania albo zakończ.
shards-prompt-return = { $card }: wybierz kartę, która wraca na twoją rękę.
shards-prompt-free-recruit = { $card }: wybierz kartę, którą rekrutujesz za darmo.
shards-prompt-destroy = { $card }: wybierz Bohatera do zniszczenia.
shards-prompt-weaken = { $card }: wybierz, kto traci Biegłość.
shards-prompt-copy = { $card }: wybierz kartę, której efekt kopiujesz.
shards-prompt-choose = { $card }: wybierz jedno z podanych.
shards-prompt-over = Gra jest skończona.

## What can be done

shards-offer-play = Zagraj kartę { $card }
shards-offer-exhaust = Wyczerp kartę { $card }
shards-offer-recruit = Zrekrutuj kartę { $card } za { $n ->
    [one] <gems>{ $n } Klejnot</gems>
    [few] <gems>{ $n } Klejnoty</gems>
   *[many] <gems>{ $n } Klejnotów</gems>
}
shards-offer-fast-play = Zagraj bez rekrutacji kartę { $card } za { $n ->
    [one] <gems>{ $n } Klejnot</gems>
    [few] <gems>{ $n } Klejnoty</gems>
   *[many] <gems>{ $n } Klejnotów</gems>
}
shards-offer-focus = Skupienie: <gems>1 Klejnot</gems> za <mastery>1 punkt Biegłości</mastery>
shards-offer-relic = Zrekrutuj Relikt { $card }
shards-offer-hit = Zniszcz za <power>{ $n } Mocy</power>: { $card } ({ $seat })
shards-offer-attack = Zaatakuj z Mocą { $n }: { $seat }
shards-offer-attack-infinite = Zaatakuj z nieskończoną Mocą: { $seat }
shards-offer-shield = Ujawnij kartę { $card }: blokuje { $n }
shards-offer-no-shield = Nie ujawniaj więcej Tarcz
shards-offer-end = Zakończ turę
shards-offer-bid = Zalicytuj <health>{ $n } Zdrowia</health>
shards-offer-pass = Spasuj
shards-offer-character = Graj Postacią: { $character }
shards-offer-from-hand = { $card } z ręki
shards-offer-from-discard = { $card } ze stosu kart odrzuconych
shards-offer-choose = Wybierz kartę { $card }
shards-offer-champion = { $card } ({ $seat })
shards-offer-seat = Wybierz: { $seat }
shards-offer-done = Gotowe
shards-offer-as-they-lie = Zostaw resztę tak, jak leży

## What happened

shards-log-turn = Tura: { $seat }.
shards-log-played = { $seat } zagrywa kartę { $card }.
shards-log-fast-played = { $seat } zagrywa bez rekrutacji kartę { $card }.
shards-log-exhausted = { $seat } wyczerpuje kartę { $card }.
shards-log-recruited = { $seat } rekrutuje kartę { $card }.
shards-log-relic = { $seat } rekrutuje Relikt { $card }.
shards-log-focused = { $seat } używa Skupienia.
shards-log-gained-gem = { $seat } zyskuje { $n ->
    [one] <gems>{ $n } Klejnot</gems>
    [few] <gems>{ $n } Klejnoty</gems>
   *[many] <gems>{ $n } Klejnotów</gems>
}.
shards-log-gained-power = { $seat } zyskuje <power>{ $n } Mocy</power>.
shards-log-gained-mastery = { $seat } zyskuje <mastery>{ $n } Biegłości</mastery>.
shards-log-gained-health = { $seat } zyskuje <health>{ $n } Zdrowia</health>.
shards-log-infinite = { $seat } zyskuje nieskończoną Moc.
shards-log-drew = { $seat } dobiera kartę { $card }.
shards-log-drew-hidden = { $seat } dobiera kartę.
shards-log-shuffled = { $seat } tasuje stos kart odrzuconych i tworzy z niego nową talię.
shards-log-shown = { $seat } ujawnia kartę { $card }.
shards-log-banished = { $seat } wygania kartę { $card }.
shards-log-returned = { $seat } bierze z powrotem na rękę kartę { $card }.
shards-log-weakened = { $seat } traci <mastery>{ $n } Biegłości</mastery>.
shards-log-copied = { $seat } kopiuje kartę { $card }.
shards-log-destroyed = Zniszczony Bohater: { $card } ({ $seat }).
shards-log-attacked = { $by } atakuje z Mocą { $n }; cel: { $seat }.
shards-log-attacked-infinite = { $by } atakuje z nieskończoną Mocą; cel: { $seat }.
shards-log-shielded = { $seat } ujawnia kartę { $card } i blokuje { $n }.
shards-log-damaged = { $seat } otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}.
shards-log-fell = { $seat } odpada z gry.
shards-log-power-left = Z ataku zostaje Moc: { $n } ({ $seat }).
shards-log-hand-discarded = { $seat } odrzuca z ręki { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
shards-log-refilled = Do rzędu Centralnego trafia karta { $card }.
shards-log-went-under = Na spód talii Centralnej trafia karta { $card }.
shards-log-bid = { $seat } licytuje <health>{ $n } Zdrowia</health>.
shards-log-passed = { $seat } pasuje.
shards-log-character = { $seat } gra Postacią: { $character }.
shards-log-drafted = { $seat } wybiera Relikt { $card }.
shards-log-revealed = Nemezis odkrywa kartę { $card }.
shards-log-nemesis-played = Nemezis zagrywa kartę { $card }.

## Why not

shards-refusal-attack-phase = Moc jest już przydzielana: pozostają tylko ataki i koniec tury.
shards-refusal-shield-phase = Najpierw atak: ujawnij Tarczę albo z niej zrezygnuj.
shards-refusal-auction = Najpierw licytacja.
shards-refusal-draft = Najpierw dobieranie Reliktów.
shards-refusal-card-asks = Najpierw odpowiedz na pytanie karty.
shards-refusal-nothing-asked = Nie zadano pytania, na które byłaby to odpowiedź.
shards-refusal-no-auction = Żadna licytacja nie czeka na ofertę.
shards-refusal-bid-too-high = Po licytacji musi zostać co najmniej 1 punkt Zdrowia: najwyższa oferta to 49.
shards-refusal-bid-too-low = Oferta musi wynosić co najmniej 1 i być wyższa od poprzedniej.
shards-refusal-character-taken = Ta Postać jest już zajęta.
shards-refusal-no-character = Teraz nie wybiera się Postaci.
shards-refusal-no-ability = Ten Bohater nie ma zdolności Wyczerpania.
shards-refusal-exhausted = Ten Bohater jest wyczerpany do końca tury.
shards-refusal-dominion = Nie da się spełnić Dominacji: potrzebna karta każdej innej frakcji, zagrana w tej turze lub na ręce.
shards-refusal-no-mercenary = Bez rekrutacji można zagrać tylko Najemnika.
shards-refusal-focused = Skupienia można użyć raz na turę.
shards-refusal-second-relic = W grze można zrekrutować tylko jeden Relikt.
shards-refusal-no-enemy = Atakować można tylko Bohaterów przeciwnika, który jest jeszcze w grze.
shards-refusal-no-such-champion = Tego Bohatera tam nie ma.
shards-refusal-champion-protected = Tego Bohatera nie można teraz atakować.
shards-refusal-no-enemy-seat = Atakować można tylko przeciwnika, który jest jeszcze w grze.
shards-refusal-player-protected = Tego gracza chroni Bohater: najpierw go zniszcz.
shards-refusal-not-opposite = Dopóki przeciwnik naprzeciwko i twój partner są w grze, atakować można tylko tego przeciwnika.
shards-refusal-infinite = Nieskończoną Moc przydziela się jako nieskończoną, każdemu graczowi raz.
shards-refusal-attacked-once = Ten przeciwnik został już zaatakowany: wolno raz na turę.
shards-refusal-shown = Ta Tarcza została już ujawniona w tym ataku.
shards-refusal-no-shield-value = Ta karta nie ma Tarczy na ręce.
shards-refusal-mandatory = Z tego nie można zrezygnować: wybierz jedną możliwość.
shards-refusal-not-fitting = Ta karta nie spełnia wymagań.
shards-refusal-not-offered = Tej możliwości nie ma wśród dostępnych.

place-your-champions = wśród twoich Bohaterów
place-the-centre-row = w rzędzie Centralnym
place-your-relics = wśród twoich Reliktów
place-your-discard = na twoim stosie kart odrzuconych
place-your-play-zone = w twojej Strefie Zagrywania
place-the-relics-laid-out = wśród wyłożonych Reliktów
resource-gems = Klejnotów
resource-power = Mocy
resource-mastery = Biegłości

## Options

shards-option-players = Ile osób siedzi przy stole.
shards-option-mode = Gra zwykła: każdy przeciw każdemu. Walka Drużynowa: dwóch na dwóch. Krwawa Jatka: trzech graczy, każdy atak trafia obu przeciwników. Nemezis: jeden gracz przeciw grze.
shards-option-relics = Przypisane do Postaci, dobierane jawnie, tajemnicze (rozdane w tajemnicy) albo sama gra podstawowa.
shards-option-characters = Losowo, w licytacji Zdrowia albo według listy dla kolejnych graczy.
shards-option-row = Liczba kart w rzędzie Centralnym: sześć w większości wydań, pięć w ukraińskim.
shards-option-nemesis = Postać, którą jest Nemezis.
shards-option-nemesis-gain = Co oznacza ikona, która zaginęła w zasadach Nemezis. Żadna z trzech możliwości nie jest oficjalna.
shards-option-nemesis-order = Kto ustala kolejność kart i Bohaterów Nemezis: asked – gracz, lie – tak, jak leżą.
shards-option-eleventh-card = W grze solo zaczynasz z jedenastą kartą.

## How it ended, as part of a sentence

shards-cause-nemesis-defeated = Nemezis została pokonana
shards-cause-player-fell = gracz nie ma już Zdrowia
shards-cause-row-empty = rzędu kart na środku nie dało się już uzupełnić
shards-cause-nemesis-mastery = Nemezis osiągnęła najwyższą Biegłość
shards-cause-out-of-time = gra trwała zbyt długo

## Pozycja słowami

shards-infinite = nieskończona
shards-phase-auction = licytacja
shards-phase-draft = dobieranie Reliktów
shards-phase-play = Faza Zagrywania
shards-phase-attack = Faza Ataku
shards-phase-shield = Tarcze
shards-phase-over = koniec
