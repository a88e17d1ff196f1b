# The command line: what a person reads in a terminal.

cli-game-realms = Tajuplné říše
cli-game-shards = Úlomky nekonečna
cli-game-aeons = Konec věků

## How a game ended

cli-ongoing = Hra ještě neskončila.
cli-won-seats = { $n ->
    [0] Nevyhrává nikdo.
    [one] Vítěz: { $seats }.
   *[other] Vítězové: { $seats }.
}
cli-won-team = Vítězí tým { $n }.
cli-won-players = Hráči vítězí: { $cause }.
cli-lost-players = Hráči prohrávají: { $cause }.

## talon play

cli-play-title = { $game }, { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
    [many] { $n } hráče
   *[other] { $n } hráčů
}, semínko { $seed }.
cli-play-welcome = Tah napiš číslem, nebo tak, jak stojí v hranatých závorkách; help vypíše ostatní slova.
cli-play-human = člověk
cli-play-bot = bot: { $level }
cli-bot-random = náhodný
cli-bot-greedy = rychlý
cli-bot-expert = silný
cli-bot-master = nejsilnější
cli-bot-sparrow = vrabec
cli-bot-magpie = straka
cli-bot-kestrel = poštolka
cli-bot-falcon = sokol
cli-bot-eagle = orel
cli-bot-roc = pták Noh
cli-play-you = { $seat } (ty)
cli-play-seat = { $seat } ({ $who })
cli-play-unfinished = { $n ->
    [one] Hra zůstává nedohraná po { $n } tahu.
   *[other] Hra zůstává nedohraná po { $n } tazích.
}
cli-play-hand-over = Předej místo, na řadě je { $seat }; ať stiskne Enter.
cli-play-empty = Napiš tah, nebo help.
cli-play-alone = „{ $word }“ se píše samo.
cli-play-not-kept = Tato hra není uložená: napiš save a jméno souboru, nebo ještě jednou quit.
cli-play-attack-left = Ještě můžeš: { $attack }. Napiš totéž znovu, a tah přesto skončí.
cli-play-help-move = Tah: jeho číslo, nebo slova v hranatých závorkách, např. 3 nebo { $example }.
cli-play-help-hint = co by zahrál program a co si myslí o ostatních tazích
cli-play-help-why = co si myslí o tomto tahu
cli-play-help-card = co karta dělá, podle názvu nebo jeho části
cli-play-help-wait = nechá nejdřív hrát ostatní
cli-play-help-undo = vezme zpět tvůj poslední tah, pokud se jím nic neodhalilo
cli-play-help-table = znovu ukáže stůl a tvé tahy
cli-play-help-log = co se zatím stalo
cli-play-help-save = zapíše záznam hry do nového souboru
cli-play-help-help = tento seznam
cli-play-help-quit = odejde ze hry
cli-play-help-file = SOUBOR
cli-play-help-a-move = TAH
cli-play-help-name = NÁZEV
cli-play-table = Stůl
cli-play-more = { $n ->
    [one] a ještě { $n } podobný; napiš přímo tah.
    [few] a ještě { $n } podobné; napiš přímo tah.
    [many] a ještě { $n } podobného; napiš přímo tah.
   *[other] a ještě { $n } podobných; napiš přímo tah.
}
cli-play-wait = Nebo napiš wait a nech nejdřív obchodovat ostatní.
cli-play-step-aside = Nebo napiš wait a nech ostatní pokračovat.
cli-play-card-asks = { $card }: { $question }
cli-play-pages = strana { $n } z { $of } (PgUp, PgDn)
cli-play-proposes = { $seat } navrhuje: { $what }.
cli-play-time-left = Zbývající čas: { $time }
cli-play-refused = To zahrát nelze: { $reason }
cli-play-number = { $n ->
    [1] jediný tah má číslo 1.
   *[other] tahy mají čísla od 1 do { $n }.
}
cli-play-unknown = „{ $text }“ tu není žádný tah. Napiš číslo od 1 do { $n }, nebo tah tak, jak stojí v hranatých závorkách.
cli-play-near = Nemá to být { $moves }?
cli-play-quiet = Zatím se nic nestalo.
cli-play-hint-best = Zahrál bych: { $say } [{ $move }]
cli-play-hint-next = nebo: { $say } [{ $move }]
cli-play-worth = hodnota { $value }
cli-play-chance = { $n ->
    [one] hodnota { $chance }, { $share } z { GROUPED($n) } pokusu
   *[other] hodnota { $chance }, { $share } z { GROUPED($n) } pokusů
}
cli-play-line = Co čekám: { $moves }
cli-play-line-step = { $seat }: { $move }
cli-play-why-which = Řekni, který tah: why 1, nebo why a tah.
cli-play-card-which = Řekni, kterou kartu: card a její název nebo jeho část.
cli-play-cards = Kterou? { $cards }
cli-play-not-looked = Nestál mi za bližší pohled.
cli-play-why-best = Lepší tah neznám.
cli-play-why-better = Lepší: { $say } [{ $move }]
cli-play-no-undo = Není co vzít zpět: odhalila se karta, nebo mezitím táhl někdo jiný.
cli-play-undone = Vzato zpět.
cli-play-save-where = Řekni kam: save moje-hra.record
cli-play-saved = { $n ->
    [one] Uloženo do { $file }: { $n } tah.
    [few] Uloženo do { $file }: { $n } tahy.
    [many] Uloženo do { $file }: { $n } tahu.
   *[other] Uloženo do { $file }: { $n } tahů.
}
cli-play-go-on = Pokračovat se dá takto: { $command }
cli-play-not-saved = Do { $file } se neuložilo: { $reason }. Nic se nepřepisuje.
cli-play-over = Hra skončila.
cli-play-afterwards = Napiš log, nebo save a jméno souboru; Enter skončí.
cli-play-moves = { $n ->
    [one] Semínko { $seed }, { $n } tah.
    [few] Semínko { $seed }, { $n } tahy.
    [many] Semínko { $seed }, { $n } tahu.
   *[other] Semínko { $seed }, { $n } tahů.
}

## The table in the terminal

cli-hidden = { $n ->
    [one] { $n } skrytá karta
    [few] { $n } skryté karty
    [many] { $n } skryté karty
   *[other] { $n } skrytých karet
}

cli-zone-realms-deck = Dobírací balíček
cli-zone-realms-discard = Odkládací prostor
cli-zone-realms-hand = Ruka
cli-zone-realms-score = Body
cli-zone-shards-banished = Odstraněné karty
cli-zone-shards-center-deck = Verbovací balíček
cli-zone-shards-champions = Šampióni
cli-zone-shards-character = Postava
cli-zone-shards-damage = zranění
cli-zone-shards-deck = Dobírací balíček
cli-zone-shards-discard = Odkládací balíček
cli-zone-shards-exhausted = vyčerpaný
cli-zone-shards-focused = Soustředění využito
cli-zone-shards-gems = Drahokamy
cli-zone-shards-hand = Ruka
cli-zone-shards-health = Životy
cli-zone-shards-mastery = Mistrovství
cli-zone-shards-nemesis = Úhlavní nepřítel
cli-zone-shards-phase = Fáze
cli-zone-shards-play = Vyloženo v tomto tahu
cli-zone-shards-power = Síla
cli-zone-shards-relic-pool = Relikvie k výběru
cli-zone-shards-relics = Relikvie
cli-zone-shards-row = Verbovací nabídka
cli-zone-aeons-aether = Éter
cli-zone-aeons-any = volný
cli-zone-aeons-breaches = Trhliny
cli-zone-aeons-charges = Energie
cli-zone-aeons-corruption-deck = Balíček úplatnosti
cli-zone-aeons-deck = Dobírací balíček
cli-zone-aeons-destroyed = Zničené karty
cli-zone-aeons-devoured = Pohlcené karty
cli-zone-aeons-discard = Odkládací balíček
cli-zone-aeons-exhausted = Vyčerpán
cli-zone-aeons-fury = zuřivost
cli-zone-aeons-gem = jen na drahokamy
cli-zone-aeons-gravehold = Útočiště
cli-zone-aeons-hand = Ruka
cli-zone-aeons-husks = Kusadla
cli-zone-aeons-in-play = Ve hře
cli-zone-aeons-life = Životy
cli-zone-aeons-mage = Mág
cli-zone-aeons-nemesis = Pán Bezejmenných
cli-zone-aeons-phase = Fáze
cli-zone-aeons-play = Zahráno v tomto tahu
cli-zone-aeons-power = zbývá tahů
cli-zone-aeons-prepared = Připravená kouzla
cli-zone-aeons-spell = jen na kouzla
cli-zone-aeons-strike-deck = Balíček výpadů
cli-zone-aeons-supply = Zásoba
cli-zone-aeons-tokens = Žetony
cli-zone-aeons-turn-order = Balíček pořadí tahu
cli-zone-aeons-turn-order-discard = Odehrané tahy

## talon cards

cli-figure-realms-suit = barva { $value }
cli-figure-realms-strength = síla { $value }
cli-figure-shards-faction = frakce { $value }
cli-figure-shards-type = { $value }
cli-figure-shards-cost = cena { $value }
cli-figure-shards-copies = kopie { $value }
cli-figure-shards-defense = životy { $value }
cli-figure-shards-shield = štít { $value }
cli-figure-shards-mercenary = žoldák
cli-figure-aeons-kind = { $value }
cli-figure-aeons-cost = cena { $value }
cli-figure-aeons-pile = karet v hromádce { $value }
cli-figure-aeons-nemesis = balíček: { $value }
cli-figure-aeons-tier = úroveň { $value }
cli-figure-aeons-life = životy { $value }
cli-figure-aeons-power = síla { $value }
cli-figure-aeons-charges = energie { $value }
cli-figure-aeons-rating = obtížnost { $value }
cli-kind-shards-ally = Spojenec
cli-kind-shards-champion = Šampión
cli-kind-shards-relic-ally = relikvie, Spojenec
cli-kind-shards-relic-champion = relikvie, Šampión
cli-kind-aeons-gem = drahokam
cli-kind-aeons-relic = artefakt
cli-kind-aeons-spell = kouzlo
cli-kind-aeons-attack = útok
cli-kind-aeons-minion = přisluhovač
cli-kind-aeons-power = hrozba
cli-kind-aeons-strike = výpad
cli-kind-aeons-corruption = úplatnost
cli-kind-aeons-mage = mág
cli-kind-aeons-nemesis = Pán Bezejmenných
cli-kind-aeons-basic = základní
cli-cards-none = žádná karta hry { $game } se nejmenuje „{ $text }“

## talon rules

cli-rules-none = výklad „{ $text }“ není; čísla jsou { $numbers }

## talon advise, record, best, setup, scenario

cli-advise-title = { $seat }: { $prompt }
cli-advise-more = { $n ->
    [one] a ještě { $n } podobný; všechny řekne --json.
    [few] a ještě { $n } podobné; všechny řekne --json.
    [many] a ještě { $n } podobného; všechny řekne --json.
   *[other] a ještě { $n } podobných; všechny řekne --json.
}
cli-record-title = { $game }, pravidla { $rules }, semínko { $seed }
cli-record-verified = { $n ->
    [one] { $file }: { $n } tah. { $ending }
    [few] { $file }: { $n } tahy. { $ending }
    [many] { $file }: { $n } tahu. { $ending }
   *[other] { $file }: { $n } tahů. { $ending }
}
cli-best-time = { $n ->
    [one] { $seconds } s, { $n } vlákno
    [few] { $seconds } s, { $n } vlákna
    [many] { $seconds } s, { $n } vlákna
   *[other] { $seconds } s, { $n } vláken
}
cli-setup-nemesis = Pán Bezejmenných: { $name }
cli-setup-seat = { $seat }: { $name }
cli-setup-gems = Drahokamy: { $cards }
cli-setup-relics = Artefakty: { $cards }
cli-setup-spells = Kouzla: { $cards }
cli-setup-turns = Balíček pořadí tahu: { $cards }
cli-setup-basics = Základní karty Pána Bezejmenných: úroveň 1: { $one }, úroveň 2: { $two }, úroveň 3: { $three }
cli-setup-seed = Semínko: { $seed }
cli-scenario-check = { $key }: očekáváno { $expected }, zjištěno { $found }
cli-scenario-case = případ { $case }: { $flaw }

cli-check-broken = stůl { $table }: { $reason }
cli-check-sum = přehrát lze stolů: { $tables } (dohraných { $finished }, tahů { $moves }), přehrát nelze: { $broken }

## What is wrong

cli-io-exists = soubor s tím názvem už existuje
cli-io-missing = taková složka ani soubor tu není
cli-io-denied = není to dovoleno
cli-io-folder = je to složka

cli-error-no-file = { $file }: takový soubor tu není
cli-error-folder = { $file }: je složka; uveď soubory v ní
cli-error-unreadable = { $file }: nelze přečíst: { $reason }
cli-error-unwritable = { $file }: nelze zapsat
cli-error-html-dash = --html -: stránka potřebuje soubor; pro standardní výstup je --json
cli-error-html-resume = --html i --resume jmenují { $file }; dej každému vlastní soubor
cli-error-not-text = { $file }:{ $line }: není text v UTF-8
cli-error-too-long = { $file }:1: má více než { $bytes } bajtů: to není záznam
cli-error-over = { $file }: hra skončila, není o čem rozhodovat
cli-error-option-twice = volba `{ $key }` je uvedena dvakrát; uveď ji jednou
cli-error-option = volba `{ $key }`: hodnota { $written } se nehodí. { $rule } Možnosti: { $allowed }
cli-error-option-unknown = volba `{ $key }` neexistuje; volby jsou { $known }
cli-error-range = celé číslo od { $from } do { $to }
cli-error-ids = { $words }, nebo seznam z těchto jmen: { $ids }
cli-error-full-screen = celá obrazovka potřebuje terminál, který umí posouvat kurzor; bez --screen full se stůl vypisuje po řádcích
cli-error-seats = uvedených míst je { $named }, stůl jich má { $seats }; uveď každé místo jednou
cli-error-stdin = nelze číst standardní vstup
cli-error-stdout = nelze psát na standardní výstup
cli-error-line = řádek { $line }: { $reason }
cli-error-line-long = řádek má více než { $bytes } bajtů; ruka je jeden řádek s několika jmény karet
cli-error-line-text = řádek není text v UTF-8
cli-error-clock = hodiny ukazují čas před rokem 1970
cli-error-interrupt = nelze čekat na Ctrl-C
cli-error-man = { $file }: sem nelze zapsat manuálové stránky
cli-unwell = Server na { $address } není v pořádku: { $reason }
cli-error-progress = { $file }: není soubor s průběhem příkazu `{ $command }`
cli-error-progress-rules = { $file }: vznikl podle jiných pravidel; začni nový soubor
cli-error-progress-chunk = { $file }: část { $chunk } neexistuje
cli-error-progress-score = { $file }: takové skóre nemá žádná ruka
cli-error-seconds = --seconds { $seconds }: zadej 0.01 až 600

# Rows and parts.
cli-error-no-records = není tu žádný záznam: uveď soubory, nebo složku se soubory na .record
cli-rows-written = řádků: { $rows }, her: { $games }
cli-part-whole = část { $part }: her { $games }, uloženo v { $file }
cli-part-broken = část { $part }: přerušeno; her { $games }, uloženo v { $file }, stejný příkaz pokračuje

# Programs.
cli-play-forfeit = { $who } hru kontumačně prohrává: { $reason }
cli-blind-unequal = rozdání { $seed }, po tazích: { $moves }, místo { $seat }: v jednom světě { $one }, ve druhém { $other }
cli-blind-result = { $bot }: dotázáno ve dvojicích světů: { $asked }, z toho s něčím skrytým: { $hidden }; různých odpovědí: { $unequal }
cli-error-sit-bot = { $bot } přemýšlí o celých pozicích, které server nikomu nedá; posaď program (cmd:…) nebo random, nebo ať server posadí vlastního bota
cli-error-sit-link = { $link }: není odkaz na místo; napiš http://HOST/s/TOKEN pro místo nebo http://HOST/j/TOKEN pro stůl s volným místem
cli-error-sit-full = u tohoto stolu jsou všechna místa obsazená
cli-error-sit-refused = server odmítá ({ $status }): { $reason }
cli-error-sit-busy = server neodpovídá, nebo žádá o klid
cli-error-sit-fault = program se vzdává místa: { $reason } { $said }
cli-sit-over = hra skončila: { $outcome }

# Stored tables.
cli-tables-open = hraje se
cli-tables-over = dohráno
cli-tables-sum = { $n ->
    [one] { $n } stůl
    [few] { $n } stoly
   *[other] { $n } stolů
}
cli-tables-deleted = stůl { $table } je smazán
cli-tables-imported = stůl { $table } byl převzat
cli-tables-expired = { $n ->
    [one] { $n } stůl vypršel a je smazán
    [few] { $n } stoly vypršely a jsou smazány
   *[other] { $n } stolů vypršelo a je smazáno
}
cli-tables-would-expire = { $n ->
    [one] { $n } stůl by vypršel; nic se nesmazalo
    [few] { $n } stoly by vypršely; nic se nesmazalo
   *[other] { $n } stolů by vypršelo; nic se nesmazalo
}
cli-tables-there = { $file } už existuje: uveďte soubor, který ještě není
cli-tables-cut = stůl { $table }: zbylo jen prvních { $n } záznamů: { $reason }
cli-tables-salvaged = celých stolů: { $whole }; zkrácených: { $cut }; ztracených záznamů: { $lost }
