# Strony.

web-front-title = Karciany stół do trzech gier
web-front-lead = Graj od razu z botami albo wyślij znajomym link. Bez konta, bez instalacji.
web-front-tools = Do prawdziwego stołu
web-nav-cards = Karty
web-nav-score = Kalkulator punktów
web-tool-score = Kalkulator punktów Fantasy Realms
web-tool-setup = Losowanie rozgrywki Aeon's End
web-setup-mages = Magowie
web-setup-turns = Karty tur, do potasowania
web-setup-basics = Podstawowe karty Nemezis rzędu 1 / 2 / 3
web-tool-cards = Galeria kart
web-game-realms = Fantasy Realms
web-game-realms-say = Dobieraj, odrzucaj i złóż siedem kart wartych najwięcej. Kwadrans.
web-game-shards = Shards of Infinity
web-game-shards-say = Buduj talię, zdobywaj Biegłość i zostań ostatnim na placu boju. Z dodatkiem Relikty Przyszłości.
web-game-aeons = Aeon's End
web-game-aeons-say = Brońcie razem Gravehold przed Nemezis w grze, w której talii nigdy się nie tasuje.
web-play-friends = Graj ze znajomymi
web-watch = Oglądaj
web-watch-link = Link dla widzów
web-menu = Menu
web-seats = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
    [many] { $n } miejsc
   *[other] { $n } miejsca
}
web-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
}

## Nowy stół

web-new-seats = Kto gra
web-new-seats-say = Wolne miejsce zajmie ten, kto wejdzie w wysłany link.
web-new-fits = Pokaż opcje, które do siebie pasują
web-new-start = Rozdaj karty
web-your-name = Twoje imię (jeśli chcesz)
web-option-choose = Wybierz samodzielnie
web-option-mode = Tryb gry
web-option-players = Gracze
web-option-first = Kto zaczyna
web-option-minutes = Minuty
web-option-relics = Relikty
web-option-characters = Postacie
web-option-row = Karty w rzędzie
web-option-nemesis = Nemezis
web-option-nemesis-gain = Co zyskuje Nemezis
web-option-nemesis-order = Kolejność Nemezis
web-option-eleventh-card = Jedenasta karta
web-option-mages = Magowie
web-option-supply = Rynek zasobów
web-option-difficulty = Poziom trudności
web-option-solo-turns = Tury w grze solo
web-option-solo-life = Życie w grze solo
web-seat = Gracz { $n }
web-seat-me = Ty
web-seat-open = Wolne: ktoś z linkiem
web-bot-random = Bot: losowy
web-bot-greedy = Bot: szybki
web-bot-expert = Bot: silny
web-bot-master = Bot: najsilniejszy
web-bot-sparrow = Bot: wróbel
web-bot-magpie = Bot: sroka
web-bot-kestrel = Bot: pustułka
web-bot-falcon = Bot: sokół
web-bot-eagle = Bot: orzeł
web-bot-roc = Bot: ptak Ruk
web-levels = Co znaczą poziomy
web-level-sparrow = Na pierwszą grę: wiele z tego, co mógłby zrobić, przeocza.
web-level-magpie = Wie, co jest dobre, i często tego nie widzi.
web-level-kestrel = Pewne oko na tę turę, żadnego planu na następną.
web-level-falcon = Patrzy trochę naprzód.
web-level-eagle = Patrzy daleko naprzód.
web-level-roc = Najsilniejszy, jaki jest; nad ruchem myśli najwyżej 0,4 sekundy.
web-you = ty
web-nobody = wolne
web-join-lead = Zajmij wolne miejsce i graj.
web-join-full = Wszystkie miejsca są zajęte; możesz oglądać.
web-sit-here = Usiądź tutaj

## Przy stole

web-waiting = Teraz:
web-undo = Cofnij
web-log = Co się wydarzyło
web-invite = { $n ->
    [one] Jedno miejsce jest wolne. Wyślij ten link znajomemu:
    [few] Wolne są { $n } miejsca. Wyślij ten link znajomym:
    [many] Wolnych jest { $n } miejsc. Wyślij ten link znajomym:
   *[other] Wolne miejsca: { $n }. Wyślij ten link znajomym:
}
web-invite-link = Link do wysłania
web-invite-open = Otwórz
web-copy = Skopiuj link
web-copied = Skopiowano
web-result = Wynik
web-result-seed = ziarno
web-won = Koniec gry. Zwycięstwo:
web-won-team = Koniec gry. Wygrywa drużyna { $n }.
web-won-players = Gracze wygrali.
web-lost-players = Gracze przegrali.
web-rematch = Zagraj ponownie
web-rematch-join = Dołącz do następnej gry
web-replay = Powtórka
web-replay-back = Wróć do stołu
web-replay-move = Ten ruch
web-replay-step = Po ruchu { $n }
web-replay-first = Początek
web-replay-prev = Wstecz
web-replay-next = Dalej
web-replay-last = Koniec
web-replay-eyes = Czyimi oczami
web-replay-public = Widza
web-record = Pobierz zapis
web-my-hand = Twoja ręka
web-hand-count = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
web-known-cards = Znasz:
web-deck-count = Talia: { $n }

web-realms-area = Obszar kart odrzuconych
web-realms-ends = gra kończy się przy { $n }
web-realms-would-be = byłoby { $n }
web-realms-total-now = teraz { $n }
web-realms-blanked = anulowana
web-realms-sheet = Twoja punktacja
web-realms-sheets = Punktacja
web-realms-tie = Przy remisie wygrywa niższa suma podstawowych sił.
web-realms-then = potem do
web-realms-leaves = zostanie
web-realms-makes = będzie
web-realms-realm = Twoje królestwo
web-realms-adds = Jak to się sumuje
web-realms-fetch-now = { $n } z kartą { $card } przywołaną na końcu
web-realms-step-take = Weź
web-realms-step-put = Odłóż
web-realms-open = Odkryte karty: { $n } z { $m }
web-realms-place = tu trafi następna odłożona karta
web-realms-drew = dobiera z talii
web-realms-took = bierze
web-realms-put = odkłada
web-realms-known = znane karty: { $n } z { $m }
web-realms-nothing-yet = Nikt jeszcze nie wykonał ruchu.

## Narzędzia

web-search = Szukaj
web-search-say = Nazwa, rodzaj lub dowolne słowo tekstu
web-cards-found = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
web-score-lead = Wybierz karty z ręki. Adres tej strony je zawiera: wyślij go temu, kto wątpi w wynik.
web-score-discard = Karty w obszarze kart odrzuconych, dla Nekromanty
web-score-do = Policz
web-score-clear = Wyczyść
web-score-none = Wybierz najwyżej osiem kart.
web-score-points = punktów

## Liczby i rodzaje

web-figure-strength = siła
web-figure-cost = koszt
web-figure-copies = kopie
web-figure-defense = Zdrowie
web-figure-shield = Tarcza
web-figure-life = życie
web-figure-power = żetony
web-figure-charges = Ładunki
web-figure-pile = kart w stosie
web-figure-tier = rząd
web-figure-rating = trudność
web-figure-mercenary = Najemnik
web-kind-homodeus = Homodeus
web-kind-order = Porządek
web-kind-undergrowth = Knieja
web-kind-wraethe = Splot
web-kind-ally = Sojusznik
web-kind-champion = Bohater
web-kind-relic-ally = Relikt, Sojusznik
web-kind-relic-champion = Relikt, Bohater
web-kind-relic = Artefakt
web-kind-gem = Klejnot
web-kind-spell = Zaklęcie
web-kind-attack = Atak
web-kind-minion = Poplecznik
web-kind-power = Moc
web-kind-strike = Uderzenie
web-kind-corruption = Skażenie
web-kind-mage = mag
web-kind-nemesis = Nemezis

## Miejsca na stole

web-zone-aether = Eter
web-zone-champions = Bohaterowie
web-zone-charges = Ładunki
web-zone-deck = Talia
web-zone-devoured = Pożarte
web-zone-discard = Stos kart odrzuconych
web-zone-gems = Klejnoty
web-zone-gravehold = Gravehold
web-zone-hand = Ręka
web-zone-health = Zdrowie
web-zone-life = Życie
web-zone-mastery = Biegłość
web-zone-play = Zagrane w tej turze
web-zone-power = Moc
web-zone-relic-pool = Relikty do wyboru
web-zone-relics = Relikty
web-zone-row = Rząd Centralny
web-zone-supply = Rynek zasobów
web-shards-incoming = Nadciąga
web-aeons-fury = Furia
web-aeons-husks = Skorupy
web-aeons-tiers = Talia według rzędów
web-aeons-closed = zamknięta
web-aeons-opened = otwarta

## Gdy czegoś nie można

web-trouble-title = To się nie udało
web-trouble-home = Na stronę główną
web-trouble-not-found = Pod tym adresem nic nie ma. Może link został ucięty.
web-trouble-stale = Stół zmienił się, zanim nadeszła twoja odpowiedź. Niczego nie zagrano; tak wygląda teraz.
web-trouble-full = Na tym serwerze nie ma teraz więcej miejsca.
web-trouble-broken = Ten stół rozgrywano według innych zasad i nie można go już otworzyć.
web-trouble-store = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
web-trouble-open-seats = Stół czeka, aż wszystkie miejsca będą zajęte.
web-trouble-undo = Tego nie można cofnąć: od tego czasu coś ujawniono.
web-trouble-taken = To miejsce jest zajęte; wybierz inne.
web-trouble-going-on = Gra jeszcze trwa.
web-trouble-record = Zapis będzie dostępny po zakończeniu gry.
web-trouble-option = { $option }: tego nie można wybrać razem z resztą.
web-language = Język
# The language in its own words.
web-language-name = Polski

## Ustawienia

web-settings = Ustawienia
web-settings-lead = Obowiązują w tej przeglądarce i są pamiętane przez rok. Niczego więcej o tobie nie przechowujemy.
web-settings-save = Zapisz ustawienia
web-settings-leave = Wróć bez zmian
web-set-lang-say = Język stron, kart i dziennika.
web-set-theme = Kolory
web-set-theme-say = Jasne, ciemne albo takie jak w systemie.
web-set-theme-system = jak w systemie
web-set-theme-light = jasne
web-set-theme-dark = ciemne
web-set-motion = Ruch
web-set-motion-say = Karty przesuwają się na nowe miejsca albo po prostu tam są.
web-set-motion-system = jak w systemie
web-set-motion-full = z ruchem
web-set-motion-less = bez ruchu
web-set-size = Wielkość kart
web-set-size-say = Większe karty łatwiej czytać; stół może wtedy wymagać przewijania.
web-set-size-medium = średnie
web-set-size-small = małe
web-set-size-large = duże
web-set-forced = Ruchy bez wyboru
web-set-forced-say = Gdy możliwa jest tylko jedna rzecz, można ją zrobić za ciebie.
web-set-forced-play = graj za mnie
web-set-forced-ask = zostaw je mnie
web-set-warn = Ostrzeżenia
web-set-warn-say = Pyta, zanim zakończysz turę, w której możesz jeszcze coś zrobić.
web-set-warn-on = ostrzegaj
web-set-warn-off = nie ostrzegaj
web-set-sounds = Dźwięki
web-set-sounds-say = Krótki ton, gdy przychodzi twoja kolej.
web-set-sounds-off = cicho
web-set-sounds-on = z dźwiękami

## Co się dzieje

web-status-mine = Twoja tura
web-status-free = Czekamy na graczy
web-status-turn = Tura:
web-status-round = Runda { $n }
web-clock-left = zostało na zegarze

## Szybki przegląd, Shards of Infinity

web-shards-kill = twoja Moc wystarczy, jeśli nie zatrzymają jej Tarcze

## Handel w Chaotycznych Królestwach

web-trade-open = Otwarte oferty
web-trade-none = Nikt jeszcze nie złożył oferty.
web-trade-make = Złóż tę ofertę
web-trade-give = Daję
web-trade-want = Chcę
web-trade-wish = Albo od kogokolwiek
web-trade-call = Ogłoś wszystkim
web-trade-answer = Odpowiedz kartą:
web-trade-know-none = Nie znasz żadnej karty innych, o którą można by poprosić.
web-trade-for = za
web-trade-calls = ogłasza wszystkim
web-trade-offers = proponuje: { $to }
web-trade-accept = Przyjmij
web-trade-yours = Twoja oferta
web-trade-how = Naciśnij kartę na ręce, którą oddajesz, i wybierz, czego chcesz w zamian.
web-trade-suits = Cokolwiek albo zestaw

## Aeon's End

web-aeons-turns = Kolejność tur
web-aeons-focus-for = Wzmocnij { $n }
web-aeons-open-for = Otwórz { $n }
web-aeons-order = Kolejność odrzucania od spodu: przeciągnij karty albo wskaż je po kolei
web-aeons-ordered = Kolejność odrzucania od spodu:
web-aeons-harm-gravehold = Gravehold: { $n }
web-aeons-harm-gravehold-range = Gravehold: { $least }–{ $n }
web-aeons-harm-players = gracze: { $n }
web-aeons-harm-players-range = gracze: { $least }–{ $n }
web-foresight = Przewidywanie
web-foresight-turns = Tury Nemezis
web-foresight-players = Gracze
web-foresight-words = Słowami
web-foresight-threats = Karty Nemezis w grze
web-foresight-no-threats = W grze nie ma karty Nemezis.
web-foresight-in-turns = { $n ->
    [one] za { $n } turę Nemezis
    [few] za { $n } tury Nemezis
    [many] za { $n } tur Nemezis
   *[other] za { $n } tury Nemezis
}
web-foresight-no-damage = bez obrażeń
web-foresight-worst = W najgorszym razie do następnej tury
web-foresight-waiting = { $turns ->
    [0] bez tury Nemezis po drodze
    [one] { $turns } tura Nemezis; karty w grze zadadzą najwyżej: Gravehold { $gravehold }, gracze { $players }
    [few] { $turns } tury Nemezis; karty w grze zadadzą najwyżej: Gravehold { $gravehold }, gracze { $players }
    [many] { $turns } tur Nemezis; karty w grze zadadzą najwyżej: Gravehold { $gravehold }, gracze { $players }
   *[other] { $turns } tury Nemezis; karty w grze zadadzą najwyżej: Gravehold { $gravehold }, gracze { $players }
}
web-foresight-waiting-least = { $turns ->
    [0] bez tury Nemezis po drodze
    [one] { $turns } tura Nemezis; karty w grze mogą zadać co najmniej: Gravehold { $gravehold }, gracze { $players }
    [few] { $turns } tury Nemezis; karty w grze mogą zadać co najmniej: Gravehold { $gravehold }, gracze { $players }
    [many] { $turns } tur Nemezis; karty w grze mogą zadać co najmniej: Gravehold { $gravehold }, gracze { $players }
   *[other] { $turns } tury Nemezis; karty w grze mogą zadać co najmniej: Gravehold { $gravehold }, gracze { $players }
}
web-foresight-inexact = Sposobów decydowania jest zbyt wiele, by sprawdzić wszystkie: może być i więcej.
web-foresight-decks = Co wiesz o taliach, od wierzchu

## Kalkulator dla kilku graczy

web-score-player = Gracz { $n }
web-score-add = Dodaj gracza
web-score-find = Znajdź kartę
web-score-taken = ma ją gracz { $n }
web-score-winner = { $n ->
    [one] Zwycięzca:
    [few] Wspólne zwycięstwo:
    [many] Wspólne zwycięstwo:
   *[other] Wspólne zwycięstwo:
}
web-score-tied = Wyniki są równe; decyduje niższa suma podstawowych sił.
web-score-share = Link do tego wyniku

## Losowanie rozgrywki

web-setup-lead = Zachowaj, co ci się podoba, i wylosuj resztę ponownie. Adres tej strony zawiera przygotowanie: wyślij go znajomym.
web-setup-keep = Zachowaj
web-setup-another = Inna
web-setup-draw-rest = Losuj wszystko, czego nie zachowano
web-setup-all-new = Wszystko od nowa

## Galeria

web-filter = Pokaż
web-cards-none = Żadna karta nie pasuje. Użyj mniej słów.

## Wartości opcji

web-value-standard = Zwykła
web-value-teams = Walka Drużynowa 2 na 2
web-value-melee = Krwawa Jatka na 3 graczy
web-value-nemesis = Nemezis: wyzwanie dla jednego gracza
web-value-duel = Pojedynek dwojga
web-value-chaos = Chaotyczne Królestwa
web-value-character = Relikty Postaci
web-value-draft = dobieranie Reliktów
web-value-random = losowo
web-value-none = brak
web-value-auction = Licytacja Zdrowia
web-value-mastery = Biegłość
web-value-power = Moc
web-value-health = Zdrowie
web-value-true = tak
web-value-false = nie
web-value-asked = ustala gracz
web-value-lie = tak, jak leżą karty
web-value-deck-destruction = Niszczenie talii
web-value-free-charges = Darmowe Ładunki
web-value-normal = normalny
web-value-beginner = początkujący
web-value-expert = ekspert
web-value-extinction = zagłada

## Co można robić przy stole

web-seat-hot = Tutaj: kilka osób przy jednym ekranie
web-hot-name = Imię przy wspólnym ekranie
web-new-hints = Podpowiedzi
web-hints-usual = Gdy nie gra nikt inny
web-hints-yes = Każdy może o nie prosić
web-hints-no = Brak
web-new-away = Kto ma turę, a go nie ma
web-away-never = Wszyscy czekają
web-away-minutes = Bot gra za tę osobę po { $n ->
    [one] { $n } minucie
    [few] { $n } minutach
    [many] { $n } minutach
   *[other] { $n } minuty
}
web-new-stand-in = Kto gra za tę osobę
web-hand-over = Przekaż ekran, teraz gra:
web-hand-over-wait = Grają pozostali. Kto chce spojrzeć?
web-hand-over-say = Karty nie zostaną pokazane, dopóki nie poprosi o nie osoba trzymająca ekran.
web-hand-over-show = To ja: pokaż moje karty
web-cover = Ukryj moje karty
web-look-again = Spójrz jeszcze raz
web-undo-marked = Cofnij (z adnotacją)
web-undo-ask = Poproś o cofnięcie
web-undo-asks = czy mogę cofnąć ruch? Od tego czasu coś ujawniono.
web-undo-yes = Tak, cofnij
web-undo-no = Nie
web-undo-waits = Ktoś chce cofnąć ruch; pytamy pozostałych.
web-marks = { $n ->
    [one] Raz cofnięto ruch po tym, jak coś ujawniono.
    [few] { $n } razy cofnięto ruch po tym, jak coś ujawniono.
    [many] { $n } razy cofnięto ruch po tym, jak coś ujawniono.
   *[other] { $n } razu cofnięto ruch po tym, jak coś ujawniono.
}
web-branch = rozgrywane dalej od ruchu { $n }
web-hint = Podpowiedź
web-hints-say = Jak dobrze wypadł każdy ruch, gdy szybko dograno do końca: więcej znaczy lepiej. Liczy się tylko to, co wiesz.
web-hints-only = Nic innego nie można zrobić.
web-hints-then = Czego spodziewa się potem
web-warn = Możesz jeszcze to zrobić:
web-warn-more = { $n ->
    [one] i jeszcze jedną rzecz
    [few] i jeszcze { $n } rzeczy
    [many] i jeszcze { $n } rzeczy
   *[other] i jeszcze { $n } rzeczy
}
web-warn-yes = Zakończ mimo to
web-warn-no = Wróć
web-warn-title = Zakończyć turę?
web-away-here = Nie było cię, więc na twoim miejscu gra bot.
web-away-back = Odbierz swoje miejsce
web-log-fresh = Od twojej ostatniej tury
web-log-earlier = Wcześniej
web-log-jump = Zobacz tę chwilę
web-log-taken-back = cofa ruch po tym, jak coś ujawniono.
web-log-away = jest poza stołem; gra bot.
web-log-home = znów jest przy stole.
web-keys = Klawisze
web-keys-short = Klawisze
web-key-arrows = ← → ↑ ↓
web-key-arrows-say = przejdź do następnej rzeczy, której można użyć; w powtórce krok
web-key-enter = Enter
web-key-enter-say = użyj
web-key-digits = 1–9
web-key-digits-say = wybierz odpowiedź z paska
web-key-u = u
web-key-u-say = cofnij
web-key-h = h
web-key-h-say = podpowiedź
web-key-w = w
web-key-w-say = boty czekają albo grają dalej
web-key-p = p
web-key-p-say = zatrzymać boty albo puścić je dalej (gdy grasz bez innych ludzi)
web-key-s = s
web-key-s-say = zobaczyć następny ruch botów
web-key-l = l
web-key-l-say = przejdź do dziennika
web-key-i = i
web-key-i-say = cała karta
web-key-order = Shift ← →
web-key-order-say = przesuń kartę w kolejności odrzucania
web-key-help = ?
web-key-help-say = ta lista
web-key-esc = Esc
web-key-esc-say = zamknij
web-trouble-no-hints = Przy tym stole nie ma podpowiedzi.
web-trouble-hint-turn = Nie masz teraz o czym decydować.
web-trouble-not-asked = Nikt cię o nic nie pyta.
web-trouble-away = Na twoim miejscu gra bot. Najpierw je odbierz.
web-trouble-chat = Nie tak szybko: powiedz to za chwilę.
web-chat = Czat
web-chat-say = Powiedz coś przy stole
web-chat-send = Powiedz

## Values in rules text: the forms of a word that may follow a number, with commas between them

## Decisions of the group

web-group = O tym decyduje grupa: zapada, gdy wszyscy ludzie przy stole zaproponują to samo.
web-group-alone = O tym decyduje grupa, a innych ludzi tu nie ma: liczy się Twoja odpowiedź.
web-group-agree = Zgadzam się
web-group-decide = Zdecyduj za wszystkich
web-group-grace = { $n ->
    [one] możliwe za { $n } sekundę
    [few] możliwe za { $n } sekundy
    [many] możliwe za { $n } sekund
   *[other] możliwe za { $n } sekundy
}
web-wait-on = Poczekajcie na mnie
web-wait-off = Grajcie dalej beze mnie
web-hold-on = Pauza
web-hold-off = Dalej
web-step = Następny ruch
web-new-grace = Decydowanie za grupę
web-new-grace-say = Gdzie decyduje grupa, muszą się zgodzić wszyscy ludzie; po tym czasie jedna osoba może zdecydować za wszystkich.
web-grace-seconds = Jedna osoba może zdecydować za wszystkich { $n ->
    [0] od razu
    [one] po { $n } sekundzie
    [few] po { $n } sekundach
    [many] po { $n } sekundach
   *[other] po { $n } sekundy
}
web-trouble-grace = Za wcześnie, by decydować za wszystkich: niech najpierw odpowiedzą inni, albo zgódź się z nimi.
web-trouble-no-proposal = Nikt już tego nie proponuje. Tak wygląda stół teraz.
web-trouble-wait = Nie możesz się teraz wtrącić, więc boty nie muszą czekać.
web-close = Zamknij
web-live-on = Połączono
web-live-retry = Utracono połączenie. Łączę ponownie…
web-live-slow = Wysyłam twój ruch…
web-bot-name-1 = Ada
web-bot-name-2 = Bruno
web-bot-name-3 = Kleo
web-bot-name-4 = Dario
web-bot-name-5 = Edda
web-bot-name-6 = Feliks
web-less = Mniej
web-more = Więcej
web-shards-of = z { $n }
web-shards-mastery = mistrzostwo
web-shards-step-play = Zagrywanie
web-shards-step-attack = Atak
web-shards-step-end = Koniec
web-shards-step-auction = Licytacja
web-shards-step-draft = Wybór reliktów
web-shards-step-first = Pierwsza tura
web-shards-centre-deck = Talia centralna { $n }
web-shards-recruit = Zwerbuj
web-shards-recruit-fast = Zwerbuj lub zagraj od razu
web-shards-leaves = zostanie { $n }
web-shards-short = brakuje { $n }
web-shards-play = Zagraj
web-shards-choose = Wybierz
web-shards-exhaust = Wyczerp
web-shards-exhausted = Wyczerpany
web-shards-hit = Zniszcz: { $n }
web-shards-take = Weź
web-shards-free = jeden z dwóch, za darmo
web-shards-prevents = Zapobiega { $n }
web-shards-no-shield = bez tarczy
web-shards-hand-empty = Brak kart na ręce
web-shards-nothing-played = W tej turze jeszcze nic
web-shards-before-shields = przed tarczami
web-shards-drew = dobrano { $n }
web-shards-nemesis-goal = Przy { $n } mistrzostwa Nemezis wygrywa
web-shards-deal = Możesz jeszcze zadać { $n }: { $from } → { $to }
web-shards-my-turn = Twoja tura: klejnoty { $gems }, moc { $power }
web-shards-my-turn-more = Zagrywaj, werbuj i wyczerpuj w dowolnej kolejności. Reszta przepada.
web-shards-bid = Licytuj
web-shards-bid-health = zdrowie
web-shards-attack = Atak, cel: { $seat }
web-shards-attack-power = moc
web-shards-follows-bid = zdrowie { $n } → { $m }, jeśli wygrasz
web-shards-follows-focus = 1 klejnot: mistrzostwo { $n } → { $m }
web-shards-follows-gems = klejnoty { $n } → { $m }
web-shards-follows-power = moc { $n } → { $m }
web-shards-follows-attack = { $n } → { $m } przed tarczami
web-shards-follows-health = twoje zdrowie { $n } → { $m }
web-shards-unplayed = niezagrane karty: { $n }
web-you-named = { $name } (ty)
web-shards-all = { $n ->
    [one] Zagraj kartę
    [few] Zagraj wszystkie { $n } karty
   *[many] Zagraj wszystkie { $n } kart
}
web-shards-then = klejnoty { $gems }, moc { $power }
web-key-a = A
web-key-a-say = Zagraj całą rękę w dobrej kolejności
web-shards-played = { $n ->
    [one] jedna karta
    [few] { $n } karty
   *[many] { $n } kart
}
web-shards-recruited = zwerbowano:
web-shards-attacked = atak o mocy { $n }, cel: { $seat }
web-end-won = Zwycięstwo
web-end-lost = Porażka
web-end-table = Pokaż stół
web-shards-damage = obrażenia
web-shards-prevented = zapobieżono
web-shards-heaviest = Najcięższy cios
web-shards-all-shields = Pokaż wszystkie tarcze
web-set-pace = Tempo botów
web-set-pace-say = Jak długo bot czeka między ruchami, abyś mógł nadążyć.
web-set-pace-normal = zwykłe
web-set-pace-slow = powolne
web-set-pace-quick = szybkie
web-set-pace-at-once = od razu
web-replay-turn-before = Poprzednia tura
web-replay-turn-after = Następna tura
web-replay-autoplay = Odtwórz
web-replay-speed = Prędkość
