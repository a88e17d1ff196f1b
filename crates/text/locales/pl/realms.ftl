# Fantasy Realms.

## Names

# ours
realms-card-mountain = Góra
# ours
realms-card-cavern = Jaskinia
# ours
realms-card-bell-tower = Dzwonnica
# ours
realms-card-forest = Las
# ours
realms-card-earth-elemental = Żywiołak Ziemi
# ours
realms-card-fountain-of-life = Fontanna Życia
# ours
realms-card-swamp = Bagno
# ours
realms-card-great-flood = Wielka Powódź
# ours
realms-card-island = Wyspa
# ours
realms-card-water-elemental = Żywiołak Wody
# ours
realms-card-rainstorm = Ulewa
# ours
realms-card-blizzard = Zamieć
# ours
realms-card-smoke = Dym
# ours
realms-card-whirlwind = Trąba Powietrzna
# ours
realms-card-air-elemental = Żywiołak Powietrza
# ours
realms-card-wildfire = Pożoga
# ours
realms-card-candle = Świeca
# ours
realms-card-forge = Kuźnia
# ours
realms-card-lightning = Błyskawica
# ours
realms-card-fire-elemental = Żywiołak Ognia
# ours
realms-card-knights = Rycerze
# ours
realms-card-elven-archers = Elfi Łucznicy
# ours
realms-card-light-cavalry = Lekka Kawaleria
# ours
realms-card-dwarvish-infantry = Krasnoludzka Piechota
# ours
realms-card-rangers = Tropiciele
# ours
realms-card-collector = Kolekcjoner
# ours
realms-card-beastmaster = Władca Bestii
# ours
realms-card-necromancer = Nekromanta
# ours
realms-card-warlock-lord = Lord Czarnoksiężnik
# ours
realms-card-enchantress = Zaklinaczka
# ours
realms-card-king = Król
# ours
realms-card-queen = Królowa
# ours
realms-card-princess = Księżniczka
# ours
realms-card-warlord = Wódz
# ours
realms-card-empress = Cesarzowa
# ours
realms-card-unicorn = Jednorożec
# ours
realms-card-basilisk = Bazyliszek
# ours
realms-card-warhorse = Rumak Bojowy
# ours
realms-card-dragon = Smok
# ours
realms-card-hydra = Hydra
# ours
realms-card-warship = Okręt Wojenny
# ours
realms-card-magic-wand = Magiczna Różdżka
# ours
realms-card-sword-of-keth = Miecz Keth
# ours
realms-card-elven-longbow = Długi Łuk Elfów
# ours
realms-card-war-dirigible = Sterowiec Bojowy
# ours
realms-card-shield-of-keth = Tarcza Keth
# ours
realms-card-gem-of-order = Klejnot Ładu
# ours
realms-card-world-tree = Drzewo Świata
# ours
realms-card-book-of-changes = Księga Przemian
# ours
realms-card-protection-rune = Runa Ochronna
# ours
realms-card-shapeshifter = Zmiennokształtny
# ours
realms-card-mirage = Miraż
# ours
realms-card-doppelganger = Sobowtór

## Suits: the name; one of it; any of it; each of it; all of it; several of it
## (one, any, each and several in the nominative, all in the accusative)

realms-suit-land = Kraina
realms-one-land = Kraina
realms-any-land = dowolna Kraina
realms-each-land = Kraina
realms-all-land = wszystkie Krainy
    .of = wszystkich Krain
realms-plural-land = Krainy
realms-suit-flood = Powódź
realms-one-flood = Powódź
realms-any-flood = dowolna Powódź
realms-each-flood = Powódź
realms-all-flood = wszystkie Powodzie
    .of = wszystkich Powodzi
realms-plural-flood = Powodzie
realms-suit-weather = Pogoda
realms-one-weather = Pogoda
realms-any-weather = dowolna Pogoda
realms-each-weather = Pogoda
realms-all-weather = wszystkie Pogody
    .of = wszystkich Pogód
realms-plural-weather = Pogody
realms-suit-flame = Płomień
realms-one-flame = Płomień
realms-any-flame = dowolny Płomień
realms-each-flame = Płomień
realms-all-flame = wszystkie Płomienie
    .of = wszystkich Płomieni
realms-plural-flame = Płomienie
realms-suit-army = Armia
realms-one-army = Armia
realms-any-army = dowolna Armia
realms-each-army = Armia
realms-all-army = wszystkie Armie
    .of = wszystkich Armii
realms-plural-army = Armie
realms-suit-wizard = Czarodziej
realms-one-wizard = Czarodziej
realms-any-wizard = dowolny Czarodziej
realms-each-wizard = Czarodziej
realms-all-wizard = wszystkich Czarodziejów
    .of = wszystkich Czarodziejów
realms-plural-wizard = Czarodzieje
realms-suit-leader = Przywódca
realms-one-leader = Przywódca
realms-any-leader = dowolny Przywódca
realms-each-leader = Przywódca
realms-all-leader = wszystkich Przywódców
    .of = wszystkich Przywódców
realms-plural-leader = Przywódcy
realms-suit-beast = Bestia
realms-one-beast = Bestia
realms-any-beast = dowolna Bestia
realms-each-beast = Bestia
realms-all-beast = wszystkie Bestie
    .of = wszystkich Bestii
realms-plural-beast = Bestie
realms-suit-weapon = Broń
realms-one-weapon = Broń
realms-any-weapon = dowolna Broń
realms-each-weapon = Broń
realms-all-weapon = wszystkie Bronie
    .of = wszystkich Broni
realms-plural-weapon = Bronie
realms-suit-artifact = Artefakt
realms-one-artifact = Artefakt
realms-any-artifact = dowolny Artefakt
realms-each-artifact = Artefakt
realms-all-artifact = wszystkie Artefakty
    .of = wszystkich Artefaktów
realms-plural-artifact = Artefakty
realms-suit-wild = Specjalny
realms-all-cards = wszystkie karty
realms-any-card = dowolna karta

## Rules text

realms-add-with = <gain>+{ $n }</gain>, gdy na ręce jest: { $with }
realms-add-with-and-either = <gain>+{ $n }</gain>, gdy na ręce jest: { $with } oraz jedna z kart: { $either }
realms-or-add-with = albo <gain>+{ $n }</gain>, gdy na ręce jest: { $with }
realms-add-without = <gain>+{ $n }</gain>, chyba że na ręce jest { $without }
realms-add-per = <gain>+{ $n }</gain> za każdą kartę: { $per }
realms-add-per-other = <gain>+{ $n }</gain> za każdą inną kartę: { $per }
realms-add-per-with = <gain>+{ $n }</gain> za każdą kartę: { $per }, gdy na ręce jest { $with }
realms-or-add-per-with = albo <gain>+{ $n }</gain> za każdą kartę: { $per }, gdy na ręce jest { $with }
realms-lose-per = <loss>−{ $n }</loss> za każdą kartę: { $per }
realms-lose-per-other = <loss>−{ $n }</loss> za każdą inną kartę: { $per }
realms-lose-without = <loss>−{ $n }</loss>, chyba że na ręce jest { $without }
realms-best-base = Dodaj podstawową siłę jednej karty z ręki: { $of }
realms-sum-base = Dodaj sumę podstawowych sił { $of }
realms-set = <gain>+{ $n }</gain> za każdy zestaw z { $count } kartami o różnych nazwach
realms-set-or-more = <gain>+{ $n }</gain> za każdy zestaw z co najmniej { $count } kartami o różnych nazwach
realms-run = <gain>+{ $n }</gain> za ciąg { $count } kolejnych wartości podstawowej siły
realms-run-or-more = <gain>+{ $n }</gain> za ciąg co najmniej { $count } kolejnych wartości podstawowej siły
realms-suits-differ = <gain>+{ $n }</gain>, gdy każda karta należy do innego zestawu
realms-clear = <help>Usuwa</help> kary ze { $of }
realms-clear-all = <help>Usuwa</help> kary ze wszystkich kart
realms-clear-one = <help>Usuwa</help> karę jednej wybranej karty: { $of }
realms-strike = <help>Skreśla</help> słowo { $word } z kar { $from }
realms-strike-all = <help>Skreśla</help> słowo { $word } ze wszystkich kar
realms-blank = <harm>Anuluje</harm> { $of }
realms-blank-other = <harm>Anuluje</harm> każdą inną kartę: { $of }
realms-blank-except = <harm>Anuluje</harm> { $of }, wyjątek: { $except }
realms-blank-all-except = <harm>Anuluje</harm> wszystkie karty, wyjątki: { $except }
realms-needs = <harm>Anulowana</harm>, chyba że na ręce jest { $of }
realms-shuns = <harm>Anulowana</harm>, gdy na ręce jest { $of }
realms-fetch = Na koniec gry możesz wziąć z obszaru kart odrzuconych jedną kartę ({ $of }) jako ósmą
realms-change-suit = Możesz zmienić zestaw jednej innej karty na ręce
realms-become = Może przyjąć nazwę i zestaw dowolnej karty z gry ({ $of }), ale nic więcej
realms-copy = Może przyjąć nazwę, zestaw, podstawową siłę i karę innej karty z ręki, ale nie jej premię

## What is asked

realms-prompt-take = Dobierz wierzchnią kartę talii albo weź kartę z obszaru kart odrzuconych.
realms-prompt-draft = Weź kartę z obszaru kart odrzuconych albo dobierz dwie i zatrzymaj jedną.
realms-prompt-discard = Wybierz kartę z ręki do odrzucenia.
realms-prompt-keep = Zatrzymaj jedną z dwóch dobranych kart; druga trafia do obszaru kart odrzuconych.
realms-prompt-trade = Wymieniaj karty jedną za jedną, dopóki nie minie czas: składaj oferty, ogłaszaj wymiany, odpowiadaj na ogłoszenia.
realms-prompt-fetch = Twój Nekromanta może wziąć kartę z obszaru kart odrzuconych jako ósmą.
realms-prompt-fetch-chaos = Twój Nekromanta może zatrzymać jedną z trzech wierzchnich kart talii.
realms-prompt-over = Gra jest skończona.

## What can be done

realms-offer-draw = Dobierz z talii
realms-offer-take = Weź kartę { $card }
realms-offer-keep = Zatrzymaj kartę { $card }
realms-offer-discard = Odrzuć kartę { $card }
realms-offer-offer = Zaproponuj wymianę: karta { $give } za kartę { $want } ({ $to })
realms-offer-call = Ogłoś wymianę: dajesz kartę { $give }, chcesz: { $wish }
realms-offer-answer = Odpowiedz na ogłoszenie ({ $to }): karta { $give } za kartę { $want }
realms-offer-accept = Przyjmij wymianę: karta { $get } za kartę { $give } ({ $seat })
realms-offer-withdraw = Wycofaj swoją ofertę lub ogłoszenie
realms-offer-time = Koniec czasu
realms-offer-fetch = Weź jako ósmą kartę: { $card }
realms-offer-done = Nie bierz ósmej karty

## What happened

realms-log-drew = { $seat } dobiera kartę { $card }.
realms-log-drew-hidden = { $seat } dobiera kartę.
realms-log-drew-two = { $seat } dobiera karty: { $first } i { $second }.
realms-log-drew-two-hidden = { $seat } dobiera dwie karty.
realms-log-took = { $seat } bierze z obszaru kart odrzuconych kartę { $card }.
realms-log-discarded = { $seat } odrzuca kartę { $card }.
realms-log-offered = { $seat } oferuje kartę { $give } za kartę { $want }; odbiorca: { $to }.
realms-log-called = { $seat } ogłasza wymianę: daje kartę { $give }, chce: { $wish }.
realms-log-answered = { $seat } odpowiada na ogłoszenie ({ $to }): karta { $give } za kartę { $want }.
realms-log-withdrew = { $seat } wycofuje ofertę lub ogłoszenie.
realms-log-traded = Wymiana: { $seat } oddaje kartę { $give }, { $to } oddaje kartę { $want }.
realms-log-time-up = Czas minął.
realms-log-fetched = { $seat } bierze jako ósmą kartę: { $card }.
realms-log-scored = { $seat } zdobywa { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}.

## Why not

realms-refusal-must-draw = Od trzech rund nikt nie dobrał karty z talii: w tej turze trzeba dobrać z talii.
realms-refusal-fetch-suit = Ósmą kartą może być tylko Armia, Przywódca, Czarodziej lub Bestia.
realms-refusal-trading-over = Dość już wymian: pozostaje tylko poczekać na koniec czasu.
realms-refusal-no-offer = Nie masz otwartej oferty ani ogłoszenia, które można by wycofać.
realms-refusal-offer-seat = Ofertę składa się innemu graczowi przy tym stole.
realms-refusal-same-offer = Dokładnie taka oferta jest już otwarta.
realms-refusal-nothing-to-accept = Ten gracz nie ma dla ciebie otwartej oferty.
realms-refusal-call-own = Masz na ręce kartę, o którą prosisz.
realms-refusal-nothing-to-answer = Ten gracz niczego nie ogłasza, nie ma na co odpowiedzieć.
realms-refusal-answer-own = Na twoje ogłoszenie odpowiadają inni.
realms-refusal-answer-wish = To ogłoszenie prosi o coś innego.
realms-refusal-asked-take = Najpierw weź kartę: z talii albo z obszaru kart odrzuconych.
realms-refusal-asked-discard = Teraz trzeba odrzucić jedną kartę z ręki.
realms-refusal-asked-keep = Teraz wybierz, którą z dwóch kart zatrzymujesz.
realms-refusal-asked-trade = W Chaotycznych Królestwach karty można tylko wymieniać.
realms-refusal-asked-fetch = Teraz wybierz ósmą kartę albo z niej zrezygnuj.

## Options

realms-option-mode = Gra zwykła dla trzech do sześciu osób, pojedynek dla dwóch, Chaotyczne Królestwa: handel na czas.
realms-option-players = Ile osób siedzi przy stole.
realms-option-minutes = Ile minut trwa handel w Chaotycznych Królestwach.

## Places

place-the-discard-area = w obszarze kart odrzuconych
place-the-two-cards-drawn = wśród dwóch dobranych kart
place-the-three-cards-drawn = wśród trzech dobranych kart
place-what-you-know-of-the-hand-of-that-seat = wśród znanych ci kart z ręki tego gracza

## Score sheet

realms-sheet-card = Karta
realms-sheet-base = Podstawa
realms-sheet-bonus = Premia
realms-sheet-penalty = Kara
realms-sheet-total = Razem
realms-sheet-as = liczy się jako { $name }, { $suit }
realms-sheet-cleared = karę usuwa: { $by }
realms-sheet-struck = karę skraca: { $by }
realms-sheet-counts = dolicza siłę karty { $card }
realms-sheet-blanked = anulowana przez: { $by }
realms-sheet-ring = karty anulują się w kręgu: { $by }
realms-sheet-needs = anulowana: brakuje wymaganej karty
realms-sheet-shuns = anulowana: jest karta, która ją wyklucza
realms-sheet-next = następny wynik ({ $score }):
realms-chose-nothing = Karta { $card } pozostaje niewykorzystana.
realms-chose-copy = { $card } kopiuje kartę { $target }.
realms-chose-name = { $card } przyjmuje nazwę karty { $target }.
realms-chose-suit = { $card } zmienia kartę { $target }, nowy zestaw: { $suit }.
realms-chose-clear = { $card } usuwa karę karty { $target }.
realms-chose-fetch = { $card } sprowadza kartę { $target }.

## Advice

realms-advice-discard = potem odrzuć kartę { $card }
realms-advice-mean = średnia z nieznanych kart ({ $over }); najlepsza: { $card }, wynik { $value }
realms-advice-hand = ręka po tym ruchu
realms-advice-accepted = jeśli oferta zostanie przyjęta

## The best hand, and all hands

realms-best-seven = Najlepsza ręka z siedmiu kart jest warta { $score }:
realms-best-eight = Najlepsza ręka z ośmiu kart, z Nekromantą, jest warta { $score }:
realms-best-proof = dowiedzione: policzone ręce: { GROUPED($scored) }, wykluczone górnym ograniczeniem: { GROUPED($out) }
realms-census-all = Wszystkie ręce ({ GROUPED($hands) }), każda z najlepszymi wyborami
realms-census-part = CZĘŚCIOWO: ręce: { GROUPED($hands) } z { GROUPED($of) }, te z pierwszymi kartami listy; liczby dotyczą tylko nich
realms-census-mean = średnia
realms-census-quantiles = kwantyle
realms-census-best = najlepsza ({ $score }):
realms-census-worst = najgorsza ({ $score }):
