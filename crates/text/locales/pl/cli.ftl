# The command line: what a person reads in a terminal.

cli-game-realms = Fantasy Realms
cli-game-shards = Shards of Infinity
cli-game-aeons = Aeon's End

## How a game ended

cli-ongoing = Gra jeszcze trwa.
cli-won-seats = { $n ->
    [0] Nikt nie wygrywa.
    [one] Zwycięzca: { $seats }.
   *[many] Zwycięzcy: { $seats }.
}
cli-won-team = Wygrywa drużyna { $n }.
cli-won-players = Gracze wygrywają: { $cause }.
cli-lost-players = Gracze przegrywają: { $cause }.

## talon play

cli-play-title = { $game }, { $n ->
    [one] { $n } gracz
   *[many] { $n } graczy
}, ziarno { $seed }.
cli-play-welcome = Wpisz ruch jego numerem albo tak, jak stoi w nawiasie kwadratowym; help wypisuje pozostałe słowa.
cli-play-human = człowiek
cli-play-bot = bot: { $level }
cli-bot-random = losowy
cli-bot-greedy = szybki
cli-bot-expert = silny
cli-bot-master = najsilniejszy
cli-bot-sparrow = wróbel
cli-bot-magpie = sroka
cli-bot-kestrel = pustułka
cli-bot-falcon = sokół
cli-bot-eagle = orzeł
cli-bot-roc = ptak Ruk
cli-play-you = { $seat } (ty)
cli-play-seat = { $seat } ({ $who })
cli-play-unfinished = { $n ->
    [one] Gra przerwana po { $n } ruchu.
   *[many] Gra przerwana po { $n } ruchach.
}
cli-play-hand-over = Oddaj miejsce, teraz { $seat }; naciśnięcie Enter pokaże stół.
cli-play-empty = Wpisz ruch albo help.
cli-play-alone = „{ $word }” wpisuje się bez niczego.
cli-play-not-kept = Ta gra nie jest zapisana: wpisz save i nazwę pliku albo jeszcze raz quit.
cli-play-attack-left = Możesz jeszcze: { $attack }. Wpisz to samo ponownie, aby mimo to zakończyć turę.
cli-play-help-move = Ruch: jego numer albo słowa w nawiasie kwadratowym, np. 3 lub { $example }.
cli-play-help-hint = co zagrałby program i co sądzi o innych ruchach
cli-play-help-why = co sądzi o tym ruchu
cli-play-help-card = co robi karta, według nazwy albo jej części
cli-play-help-wait = niech inni grają najpierw
cli-play-help-undo = cofa twój ostatni ruch, jeśli niczego nie ujawnił
cli-play-help-table = pokazuje znowu stół i twoje ruchy
cli-play-help-log = co się dotąd zdarzyło
cli-play-help-save = zapisuje przebieg gry w nowym pliku
cli-play-help-help = ta lista
cli-play-help-quit = kończy bez dogrania partii
cli-play-help-file = PLIK
cli-play-help-a-move = RUCH
cli-play-help-name = NAZWA
cli-play-table = Stół
cli-play-more = { $n ->
    [one] i jeszcze { $n } podobny; wpisz sam ruch.
    [few] i jeszcze { $n } podobne; wpisz sam ruch.
   *[many] i jeszcze { $n } podobnych; wpisz sam ruch.
}
cli-play-wait = Albo wpisz wait, niech inni wymieniają najpierw.
cli-play-step-aside = Albo wpisz wait, niech inni grają dalej.
cli-play-card-asks = { $card }: { $question }
cli-play-pages = strona { $n } z { $of } (PgUp, PgDn)
cli-play-proposes = { $seat } proponuje: { $what }.
cli-play-time-left = Pozostały czas: { $time }
cli-play-refused = Tego nie można zagrać: { $reason }
cli-play-number = { $n ->
    [1] jedyny ruch ma numer 1.
   *[other] ruchy mają numery od 1 do { $n }.
}
cli-play-unknown = „{ $text }” to nie jest tu żaden ruch. Wpisz numer od 1 do { $n } albo ruch tak, jak stoi w nawiasie kwadratowym.
cli-play-near = Czy chodziło o { $moves }?
cli-play-quiet = Jeszcze nic się nie zdarzyło.
cli-play-hint-best = Moim zdaniem najlepiej: { $say } [{ $move }]
cli-play-hint-next = albo: { $say } [{ $move }]
cli-play-worth = wartość { $value }
cli-play-chance = { $n ->
    [one] wartość { $chance }, { $share } z { GROUPED($n) } próby
   *[many] wartość { $chance }, { $share } z { GROUPED($n) } prób
}
cli-play-line = Spodziewany przebieg: { $moves }
cli-play-line-step = { $seat }: { $move }
cli-play-why-which = Podaj, który ruch: why 1 albo why i ruch.
cli-play-card-which = Podaj, która karta: card i jej nazwa albo część nazwy.
cli-play-cards = Którą? { $cards }
cli-play-not-looked = Ten ruch nie wydał mi się wart sprawdzenia.
cli-play-why-best = Lepszego ruchu nie znam.
cli-play-why-better = Lepiej: { $say } [{ $move }]
cli-play-no-undo = Nie ma czego cofnąć: ujawniono kartę albo ktoś inny wykonał już ruch.
cli-play-undone = Cofnięto.
cli-play-save-where = Podaj, gdzie: save moja-gra.record
cli-play-saved = { $n ->
    [one] Zapisano w { $file }: { $n } ruch.
    [few] Zapisano w { $file }: { $n } ruchy.
   *[many] Zapisano w { $file }: { $n } ruchów.
}
cli-play-go-on = Tak można grać dalej: { $command }
cli-play-not-saved = Nie zapisano w { $file }: { $reason }. Niczego się nie nadpisuje.
cli-play-over = Koniec gry.
cli-play-afterwards = Wpisz log albo save i nazwę pliku; Enter kończy.
cli-play-moves = { $n ->
    [one] Ziarno { $seed }, { $n } ruch.
    [few] Ziarno { $seed }, { $n } ruchy.
   *[many] Ziarno { $seed }, { $n } ruchów.
}

## The table in the terminal

cli-hidden = { $n ->
    [one] { $n } zakryta karta
    [few] { $n } zakryte karty
   *[many] { $n } zakrytych kart
}

cli-zone-realms-deck = Talia
cli-zone-realms-discard = Obszar kart odrzuconych
cli-zone-realms-hand = Ręka
cli-zone-realms-score = Punkty
cli-zone-shards-banished = Karty wygnane
cli-zone-shards-center-deck = Talia Centralna
cli-zone-shards-champions = Bohaterowie
cli-zone-shards-character = Postać
cli-zone-shards-damage = obrażenia
cli-zone-shards-deck = Talia
cli-zone-shards-discard = Stos kart odrzuconych
cli-zone-shards-exhausted = wyczerpany
cli-zone-shards-focused = Skupienie użyte
cli-zone-shards-gems = Klejnoty
cli-zone-shards-hand = Ręka
cli-zone-shards-health = Zdrowie
cli-zone-shards-mastery = Biegłość
cli-zone-shards-nemesis = Nemezis
cli-zone-shards-phase = Faza
cli-zone-shards-play = Zagrane w tej turze
cli-zone-shards-power = Moc
cli-zone-shards-relic-pool = Relikty do wyboru
cli-zone-shards-relics = Relikty
cli-zone-shards-row = Rząd Centralny
cli-zone-aeons-aether = Eter
cli-zone-aeons-any = wolny
cli-zone-aeons-breaches = Bramy
cli-zone-aeons-charges = Ładunki
cli-zone-aeons-corruption-deck = Talia Skażenia
cli-zone-aeons-deck = Talia
cli-zone-aeons-destroyed = Karty zniszczone
cli-zone-aeons-devoured = Karty pożarte
cli-zone-aeons-discard = Stos kart odrzuconych
cli-zone-aeons-exhausted = Mag wyczerpany
cli-zone-aeons-fury = furia
cli-zone-aeons-gem = tylko na Klejnoty
cli-zone-aeons-gravehold = Gravehold
cli-zone-aeons-hand = Ręka
cli-zone-aeons-husks = Skorupy
cli-zone-aeons-in-play = W grze
cli-zone-aeons-life = Życie
cli-zone-aeons-mage = Mag
cli-zone-aeons-nemesis = Nemezis
cli-zone-aeons-phase = Faza
cli-zone-aeons-play = Zagrane w tej turze
cli-zone-aeons-power = pozostało tur
cli-zone-aeons-prepared = Przygotowane Zaklęcia
cli-zone-aeons-spell = tylko na Zaklęcia
cli-zone-aeons-strike-deck = Talia Uderzeń
cli-zone-aeons-supply = Rynek zasobów
cli-zone-aeons-tokens = Żetony
cli-zone-aeons-turn-order = Talia tur
cli-zone-aeons-turn-order-discard = Rozegrane tury

## talon cards

cli-figure-realms-suit = zestaw { $value }
cli-figure-realms-strength = siła { $value }
cli-figure-shards-faction = frakcja { $value }
cli-figure-shards-type = { $value }
cli-figure-shards-cost = koszt { $value }
cli-figure-shards-copies = kopie { $value }
cli-figure-shards-defense = Zdrowie { $value }
cli-figure-shards-shield = Tarcza { $value }
cli-figure-shards-mercenary = Najemnik
cli-figure-aeons-kind = { $value }
cli-figure-aeons-cost = koszt { $value }
cli-figure-aeons-pile = kart w stosie { $value }
cli-figure-aeons-nemesis = talia: { $value }
cli-figure-aeons-tier = rząd { $value }
cli-figure-aeons-life = życie { $value }
cli-figure-aeons-power = żetony { $value }
cli-figure-aeons-charges = Ładunki { $value }
cli-figure-aeons-rating = trudność { $value }
cli-kind-shards-ally = Sojusznik
cli-kind-shards-champion = Bohater
cli-kind-shards-relic-ally = Relikt, Sojusznik
cli-kind-shards-relic-champion = Relikt, Bohater
cli-kind-aeons-gem = Klejnot
cli-kind-aeons-relic = Artefakt
cli-kind-aeons-spell = Zaklęcie
cli-kind-aeons-attack = Atak
cli-kind-aeons-minion = Poplecznik
cli-kind-aeons-power = Moc
cli-kind-aeons-strike = Uderzenie
cli-kind-aeons-corruption = Skażenie
cli-kind-aeons-mage = mag
cli-kind-aeons-nemesis = Nemezis
cli-kind-aeons-basic = podstawowa
cli-cards-none = żadna karta gry { $game } nie nazywa się „{ $text }”

## talon rules

cli-rules-none = nie ma rozstrzygnięcia „{ $text }”; numery to { $numbers }

## talon advise, record, best, setup, scenario

cli-advise-title = { $seat }: { $prompt }
cli-advise-more = { $n ->
    [one] i jeszcze { $n } podobny; wszystkie podaje --json.
    [few] i jeszcze { $n } podobne; wszystkie podaje --json.
   *[many] i jeszcze { $n } podobnych; wszystkie podaje --json.
}
cli-record-title = { $game }, zasady { $rules }, ziarno { $seed }
cli-record-verified = { $n ->
    [one] { $file }: { $n } ruch. { $ending }
    [few] { $file }: { $n } ruchy. { $ending }
   *[many] { $file }: { $n } ruchów. { $ending }
}
cli-best-time = { $n ->
    [one] { $seconds } s, { $n } wątek
    [few] { $seconds } s, { $n } wątki
   *[many] { $seconds } s, { $n } wątków
}
cli-setup-nemesis = Nemezis: { $name }
cli-setup-seat = { $seat }: { $name }
cli-setup-gems = Klejnoty: { $cards }
cli-setup-relics = Artefakty: { $cards }
cli-setup-spells = Zaklęcia: { $cards }
cli-setup-turns = Talia tur: { $cards }
cli-setup-basics = Podstawowe karty Nemezis: rząd 1: { $one }, rząd 2: { $two }, rząd 3: { $three }
cli-setup-seed = Ziarno: { $seed }
cli-scenario-check = { $key }: oczekiwano { $expected }, jest { $found }
cli-scenario-case = przypadek { $case }: { $flaw }

cli-check-broken = stół { $table }: { $reason }
cli-check-sum = stoły, które da się odtworzyć: { $tables } (dograne: { $finished }, ruchy: { $moves }); których się nie da: { $broken }

## What is wrong

cli-io-exists = plik o tej nazwie już istnieje
cli-io-missing = nie ma takiego folderu ani pliku
cli-io-denied = brak uprawnień
cli-io-folder = to jest folder

cli-error-no-file = { $file }: nie ma takiego pliku
cli-error-folder = { $file }: to folder; podaj pliki, które w nim są
cli-error-unreadable = { $file }: nie można odczytać: { $reason }
cli-error-unwritable = { $file }: nie można zapisać
cli-error-html-dash = --html -: strona potrzebuje pliku; na standardowe wyjście jest --json
cli-error-html-resume = --html i --resume wskazują { $file }; podaj każdemu osobny plik
cli-error-not-text = { $file }:{ $line }: to nie jest tekst UTF-8
cli-error-too-long = { $file }:1: ponad { $bytes } bajtów: to nie jest zapis gry
cli-error-over = { $file }: gra jest skończona, nie ma o czym decydować
cli-error-option-twice = opcja `{ $key }` jest podana dwa razy; podaj ją raz
cli-error-option = opcja `{ $key }`: wartość { $written } nie pasuje. { $rule } Możliwe: { $allowed }
cli-error-option-unknown = nie ma opcji `{ $key }`; są { $known }
cli-error-range = liczba całkowita od { $from } do { $to }
cli-error-ids = { $words } albo lista z tych nazw: { $ids }
cli-error-full-screen = pełny ekran wymaga terminala, który potrafi przesuwać kursor; bez --screen full stół jest wypisywany wiersz po wierszu
cli-error-seats = podano miejsc: { $named }, a przy stole jest ich { $seats }; podaj każde miejsce raz
cli-error-stdin = nie można czytać standardowego wejścia
cli-error-stdout = nie można pisać na standardowe wyjście
cli-error-line = wiersz { $line }: { $reason }
cli-error-line-long = wiersz ma ponad { $bytes } bajtów; ręka to jeden wiersz z kilkoma nazwami kart
cli-error-line-text = wiersz nie jest tekstem UTF-8
cli-error-clock = zegar wskazuje czas przed rokiem 1970
cli-error-interrupt = nie można oczekiwać na Ctrl-C
cli-error-man = { $file }: nie można tam zapisać stron podręcznika
cli-unwell = Serwer pod { $address } nie działa dobrze: { $reason }
cli-error-progress = { $file }: to nie jest plik postępu polecenia `{ $command }`
cli-error-progress-rules = { $file }: powstał według innych zasad; zacznij nowy plik
cli-error-progress-chunk = { $file }: część { $chunk } nie istnieje
cli-error-progress-score = { $file }: takiego wyniku nie ma żadna ręka
cli-error-seconds = --seconds { $seconds }: podaj od 0.01 do 600

# Rows and parts.
cli-error-no-records = nie ma żadnego zapisu: podaj pliki albo folder z plikami .record
cli-rows-written = wierszy: { $rows }, gier: { $games }
cli-part-whole = część { $part }: gier { $games }, zachowano w { $file }
cli-part-broken = część { $part }: przerwano; gier { $games }, zachowano w { $file }, to samo polecenie kontynuuje

# Programs.
cli-play-forfeit = { $who } przegrywa grę walkowerem: { $reason }
cli-blind-unequal = rozdanie { $seed }, po ruchach: { $moves }, miejsce { $seat }: w jednym świecie { $one }, w drugim { $other }
cli-blind-result = { $bot }: zapytano w parach światów: { $asked }, w tym z czymś ukrytym: { $hidden }; różnych odpowiedzi: { $unequal }
cli-error-sit-bot = { $bot } myśli o całych pozycjach, których serwer nikomu nie daje; posadź program (cmd:…) albo random, albo niech serwer posadzi własnego bota
cli-error-sit-link = { $link }: to nie jest odnośnik miejsca; napisz http://HOST/s/TOKEN dla miejsca albo http://HOST/j/TOKEN dla stołu z wolnym miejscem
cli-error-sit-full = wszystkie miejsca przy tym stole są zajęte
cli-error-sit-refused = serwer odmawia ({ $status }): { $reason }
cli-error-sit-busy = serwer nie odpowiada albo prosi o spokój
cli-error-sit-fault = program oddaje miejsce: { $reason } { $said }
cli-sit-over = gra skończona: { $outcome }

# Stored tables.
cli-tables-open = w toku
cli-tables-over = dograny
cli-tables-sum = { $n ->
    [one] { $n } stół
    [few] { $n } stoły
   *[other] { $n } stołów
}
cli-tables-deleted = stół { $table } został usunięty
cli-tables-imported = stół { $table } został przyjęty
cli-tables-expired = { $n ->
    [one] { $n } stół wygasł i został usunięty
    [few] { $n } stoły wygasły i zostały usunięte
   *[other] { $n } stołów wygasło i zostało usuniętych
}
cli-tables-would-expire = { $n ->
    [one] { $n } stół by wygasł; niczego nie usunięto
    [few] { $n } stoły by wygasły; niczego nie usunięto
   *[other] { $n } stołów by wygasło; niczego nie usunięto
}
cli-tables-there = { $file } już istnieje: podaj plik, którego jeszcze nie ma
cli-tables-cut = stół { $table }: zostały tylko początkowe wpisy ({ $n }): { $reason }
cli-tables-salvaged = całe stoły: { $whole }; skrócone: { $cut }; utracone wpisy: { $lost }
