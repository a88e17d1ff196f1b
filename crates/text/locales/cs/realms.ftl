# Fantasy Realms.

## Names

realms-card-mountain = Hora
realms-card-cavern = Jeskyně
realms-card-bell-tower = Zvonice
realms-card-forest = Les
realms-card-earth-elemental = Elementál země
realms-card-fountain-of-life = Fontána života
realms-card-swamp = Bažina
realms-card-great-flood = Stoletá voda
realms-card-island = Ostrov
realms-card-water-elemental = Elementál vody
realms-card-rainstorm = Bouře
realms-card-blizzard = Sněhová vánice
realms-card-smoke = Kouř
realms-card-whirlwind = Tornádo
realms-card-air-elemental = Elementál vzduchu
realms-card-wildfire = Požár
realms-card-candle = Svíčka
realms-card-forge = Kovárna
realms-card-lightning = Blesk
realms-card-fire-elemental = Elementál ohně
realms-card-knights = Rytířky
realms-card-elven-archers = Elfí lučištníci
realms-card-light-cavalry = Těžká jízda
realms-card-dwarvish-infantry = Trpasličí pěchota
realms-card-rangers = Hraničáři
realms-card-collector = Sběratel
realms-card-beastmaster = Pán šelem
realms-card-necromancer = Nekromant
realms-card-warlock-lord = Nejvyšší mág
realms-card-enchantress = Kouzelnice
realms-card-king = Král
realms-card-queen = Královna
realms-card-princess = Princezna
realms-card-warlord = Velitel
realms-card-empress = Císařovna
realms-card-unicorn = Jednorožec
realms-card-basilisk = Bazilišek
realms-card-warhorse = Válečný oř
realms-card-dragon = Drak
realms-card-hydra = Hydra
realms-card-warship = Válečná loď
realms-card-magic-wand = Magická hůl
realms-card-sword-of-keth = Kethský meč
realms-card-elven-longbow = Elfský luk
realms-card-war-dirigible = Bojová vzducholoď
realms-card-shield-of-keth = Kethský štít
realms-card-gem-of-order = Krystal řádu
realms-card-world-tree = Strom světa
realms-card-book-of-changes = Kniha proměn
realms-card-protection-rune = Ochranná runa
realms-card-shapeshifter = Měňavec
realms-card-mirage = Přelud
realms-card-doppelganger = Dvojník

## Suits: the name; one of it; any of it; each of it; all of it; several of it

realms-suit-land = Země
realms-one-land = Země
realms-any-land = aspoň jedna Země
realms-each-land = Země
realms-all-land = všechny Země
realms-plural-land = Země
realms-suit-flood = Potopa
realms-one-flood = Potopa
realms-any-flood = aspoň jedna Potopa
realms-each-flood = Potopa
realms-all-flood = všechny Potopy
realms-plural-flood = Potopy
realms-suit-weather = Počasí
realms-one-weather = Počasí
realms-any-weather = aspoň jedno Počasí
realms-each-weather = Počasí
realms-all-weather = všechna Počasí
realms-plural-weather = Počasí
realms-suit-flame = Oheň
realms-one-flame = Oheň
realms-any-flame = aspoň jeden Oheň
realms-each-flame = Oheň
realms-all-flame = všechny Ohně
realms-plural-flame = Ohně
realms-suit-army = Armáda
realms-one-army = Armáda
realms-any-army = aspoň jedna Armáda
realms-each-army = Armáda
realms-all-army = všechny Armády
realms-plural-army = Armády
realms-suit-wizard = Čaroděj
realms-one-wizard = Čaroděj
realms-any-wizard = aspoň jeden Čaroděj
realms-each-wizard = Čaroděj
realms-all-wizard = všechny Čaroděje
realms-plural-wizard = Čarodějové
realms-suit-leader = Vůdce
realms-one-leader = Vůdce
realms-any-leader = aspoň jeden Vůdce
realms-each-leader = Vůdce
realms-all-leader = všechny Vůdce
realms-plural-leader = Vůdcové
realms-suit-beast = Tvor
realms-one-beast = Tvor
realms-any-beast = aspoň jeden Tvor
realms-each-beast = Tvor
realms-all-beast = všechny Tvory
realms-plural-beast = Tvorové
realms-suit-weapon = Zbraň
realms-one-weapon = Zbraň
realms-any-weapon = aspoň jedna Zbraň
realms-each-weapon = Zbraň
realms-all-weapon = všechny Zbraně
realms-plural-weapon = Zbraně
realms-suit-artifact = Artefakt
realms-one-artifact = Artefakt
realms-any-artifact = aspoň jeden Artefakt
realms-each-artifact = Artefakt
realms-all-artifact = všechny Artefakty
realms-plural-artifact = Artefakty
realms-suit-wild = Divoká karta
realms-all-cards = všechny karty

## Rules text

realms-add-with = +{ $n }, je-li v ruce { $with }
realms-add-with-and-either = +{ $n }, je-li v ruce { $with } a k tomu { $either }
realms-or-add-with = nebo +{ $n }, je-li v ruce { $with }
realms-add-without = +{ $n }, není-li v ruce { $without }
realms-add-per = +{ $n } za každou kartu { $per }
realms-add-per-other = +{ $n } za každou další kartu { $per }
realms-add-per-with = +{ $n } za každou kartu { $per }, je-li v ruce { $with }
realms-or-add-per-with = nebo +{ $n } za každou kartu { $per }, je-li v ruce { $with }
realms-lose-per = −{ $n } za každou kartu { $per }
realms-lose-per-other = −{ $n } za každou další kartu { $per }
realms-lose-without = −{ $n }, není-li v ruce { $without }
realms-best-base = Plus základní síla jedné karty v ruce ({ $of })
realms-sum-base = Plus součet základních sil: { $of }
realms-set = +{ $n } za každou barvu, v níž máš { $count ->
    [one] { $count } kartu
    [few] { $count } karty s různými názvy
    [many] { $count } karty s různými názvy
   *[other] { $count } karet s různými názvy
}
realms-set-or-more = +{ $n } za každou barvu, v níž máš { $count } nebo více karet s různými názvy
realms-run = +{ $n } za postupku { $count } karet podle základní síly
realms-run-or-more = +{ $n } za postupku { $count } nebo více karet podle základní síly
realms-suits-differ = +{ $n }, nemají-li žádné dvě karty stejnou barvu
realms-clear = Zbavuje { $of } postihu
realms-clear-all = Zbavuje všechny karty postihu
realms-clear-one = Zbavuje postihu jednu zvolenou kartu ({ $of })
realms-strike = Zbavuje { $from } slova { $word } v postihu
realms-strike-all = Odstraňuje slovo { $word } ze všech postihů
realms-blank = Vymaže { $of }
realms-blank-other = Vymaže každou další kartu { $of }
realms-blank-except = Vymaže { $of } (výjimka: { $except })
realms-blank-all-except = Vymaže všechny karty kromě těchto: { $except }
realms-needs = Vymazáno, není-li v ruce { $of }
realms-shuns = Vymazáno, je-li v ruce { $of }
realms-fetch = Na konci hry si můžeš z odkládacího prostoru vzít jednu kartu ({ $of }) jako osmou do ruky
realms-change-suit = Můžeš změnit barvu jedné jiné karty ve své ruce
realms-become = Může převzít název a barvu libovolné karty ve hře ({ $of }), nic jiného
realms-copy = Může převzít název, barvu, základní sílu a postih jiné karty v tvé ruce, nikoli její bonus

## What is asked

realms-prompt-take = Dober si vrchní kartu balíčku, nebo si vezmi kartu z odkládacího prostoru.
realms-prompt-draft = Vezmi si kartu z odkládacího prostoru, nebo si dober dvě a jednu si nech.
realms-prompt-discard = Vyber kartu z ruky, kterou odložíš.
realms-prompt-keep = Nech si jednu ze dvou dobraných karet; druhá jde do odkládacího prostoru.
realms-prompt-trade = Měňte karty jednu za jednu, dokud nevyprší čas.
realms-prompt-fetch = Tvůj Nekromant může vzít kartu z odkládacího prostoru jako osmou do tvé ruky.
realms-prompt-fetch-chaos = Tvůj Nekromant si může nechat jednu ze tří vrchních karet balíčku.
realms-prompt-over = Hra skončila.

## What can be done

realms-offer-draw = Dobrat z balíčku
realms-offer-take = Vzít: { $card }
realms-offer-keep = Nechat si: { $card }
realms-offer-discard = Odložit: { $card }
realms-offer-offer = Nabídnout: { $give } výměnou za { $want } (komu: { $to })
realms-offer-accept = Přijmout: { $get } výměnou za { $give } ({ $seat })
realms-offer-withdraw = Stáhnout svou nabídku
realms-offer-time = Čas vypršel
realms-offer-fetch = Vzít jako osmou kartu: { $card }
realms-offer-done = Nebrat osmou kartu

## What happened

realms-log-drew = { $seat } si dobírá kartu { $card }.
realms-log-drew-hidden = { $seat } si dobírá kartu.
realms-log-drew-two = { $seat } si dobírá dvě karty: { $first } a { $second }.
realms-log-drew-two-hidden = { $seat } si dobírá dvě karty.
realms-log-took = { $seat } si bere z odkládacího prostoru kartu { $card }.
realms-log-discarded = { $seat } odkládá kartu { $card }.
realms-log-offered = { $seat } nabízí kartu { $give } výměnou za kartu { $want } (komu: { $to }).
realms-log-withdrew = { $seat } stahuje svou nabídku.
realms-log-traded = { $seat } dává kartu { $give } výměnou za kartu { $want } (komu: { $to }).
realms-log-time-up = Čas vypršel.
realms-log-fetched = { $seat } si bere jako osmou kartu { $card }.
realms-log-scored = { $seat }: celkem { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}.

## Why not

realms-refusal-must-draw = Tři kola nikdo nebral z balíčku: v tomto tahu se musí dobrat z balíčku.
realms-refusal-fetch-suit = Osmá karta musí být Armáda, Vůdce, Čaroděj nebo Tvor.
realms-refusal-trading-over = Výměn už bylo dost: zbývá jen počkat, až vyprší čas.
realms-refusal-no-offer = Nemáš žádnou otevřenou nabídku, kterou by šlo stáhnout.
realms-refusal-offer-seat = Nabídka musí patřit jinému hráči u tohoto stolu.
realms-refusal-same-offer = Přesně tato nabídka už platí.
realms-refusal-nothing-to-accept = Tento hráč ti nic nenabízí.
realms-refusal-asked-take = Nejdřív si vezmi kartu: z balíčku, nebo z odkládacího prostoru.
realms-refusal-asked-discard = Teď musí jedna karta z tvé ruky do odkládacího prostoru.
realms-refusal-asked-keep = Teď vyber, kterou ze dvou karet si necháš.
realms-refusal-asked-trade = V Chaotických říších se karty jen vyměňují.
realms-refusal-asked-fetch = Teď vyber osmou kartu, nebo žádnou.

## Options

realms-option-mode = Standardní hra pro tři až šest hráčů, duel pro dva, chaos jako výměnný trh na čas.
realms-option-players = Počet hráčů u stolu.
realms-option-minutes = Kolik minut trvají výměny v chaosu.

## Places

place-the-discard-area = v odkládacím prostoru
place-the-two-cards-drawn = mezi dvěma dobranými kartami
place-the-three-cards-drawn = mezi třemi dobranými kartami
place-what-you-know-of-the-hand-of-that-seat = mezi kartami, které znáš z ruky tohoto hráče

## Score sheet

realms-sheet-card = Karta
realms-sheet-base = Základ
realms-sheet-bonus = Bonus
realms-sheet-penalty = Postih
realms-sheet-total = Celkem
realms-sheet-as = počítá se jako { $name }, { $suit }
realms-sheet-cleared = postih odstraňuje { $by }
realms-sheet-struck = postih zkracuje { $by }
realms-sheet-counts = započítává sílu karty { $card }
realms-sheet-blanked = vymazáno, příčina: { $by }
realms-sheet-ring = vymazáno v kruhu: { $by }
realms-sheet-needs = vymazáno: chybí, co karta potřebuje
realms-sheet-shuns = vymazáno: v ruce je, co karta nesnese
realms-sheet-next = další nejlepší možnost ({ $score }):
realms-chose-nothing = { $card }: nevyužito.
realms-chose-copy = { $card } kopíruje kartu { $target }.
realms-chose-name = { $card } přebírá název karty { $target }.
realms-chose-suit = { $card } mění barvu: { $target } → { $suit }.
realms-chose-clear = { $card } odstraňuje postih: { $target }.
realms-chose-fetch = { $card } přivádí kartu { $target }.

## Advice

realms-advice-discard = potom odložit: { $card }
realms-advice-mean = průměr přes neviděné karty ({ $over }); nejlepší by byla { $card }, hodnota { $value }
realms-advice-hand = ruka, jak pak bude vypadat
realms-advice-accepted = bude-li přijata

## The best hand, and all hands

realms-best-seven = Nejlepší ruka o sedmi kartách, body: { $score }
realms-best-eight = Nejlepší ruka o osmi kartách s Nekromantem, body: { $score }
realms-best-proof = dokázáno: ohodnocené ruce { GROUPED($scored) }, vyloučené horním odhadem { GROUPED($out) }
realms-census-all = Všechny ruce ({ GROUPED($hands) }), každá s nejlepšími volbami
realms-census-part = NEÚPLNÉ: { GROUPED($hands) } z { GROUPED($of) } rukou, ty s prvními kartami seznamu; čísla platí jen pro ně
realms-census-mean = průměr
realms-census-quantiles = kvantily
realms-census-best = nejlepší ({ $score }):
realms-census-worst = nejhorší ({ $score }):
