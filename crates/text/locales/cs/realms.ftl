# Fantasy Realms, česky Tajuplné říše.

## Names

realms-card-mountain = Hora
    .plural = Hory
realms-card-cavern = Jeskyně
realms-card-bell-tower = Zvonice
    .any = Zvonici
realms-card-forest = Les
realms-card-earth-elemental = Elementál země
realms-card-fountain-of-life = Fontána života
realms-card-swamp = Bažina
    .any = Bažinu
realms-card-great-flood = Stoletá voda
    .any = Stoletou vodu
    .plural = Stoleté vody
realms-card-island = Ostrov
    .plural = Ostrova
realms-card-water-elemental = Elementál vody
realms-card-rainstorm = Bouře
    .any = Bouři
realms-card-blizzard = Sněhová vánice
    .any = Sněhovou vánici
realms-card-smoke = Kouř
realms-card-whirlwind = Tornádo
realms-card-air-elemental = Elementál vzduchu
realms-card-wildfire = Požár
realms-card-candle = Svíčka
realms-card-forge = Kovárna
realms-card-lightning = Blesk
    .plural = Blesku
realms-card-fire-elemental = Elementál ohně
realms-card-knights = Rytířky
realms-card-elven-archers = Elfí lučištníci
    .any = Elfí lučištníky
    .each = Elfí lučištníky
realms-card-light-cavalry = Těžká jízda
realms-card-dwarvish-infantry = Trpasličí pěchota
    .any = Trpasličí pěchotu
realms-card-rangers = Hraničáři
realms-card-collector = Sběratel
realms-card-beastmaster = Pán šelem
    .any = Pána šelem
realms-card-necromancer = Nekromant
realms-card-warlock-lord = Nejvyšší mág
realms-card-enchantress = Kouzelnice
    .any = Kouzelnici
realms-card-king = Král
    .any = Krále
realms-card-queen = Královna
    .any = Královnu
realms-card-princess = Princezna
    .any = Princeznu
realms-card-warlord = Velitel
    .any = Velitele
realms-card-empress = Císařovna
    .any = Císařovnu
realms-card-unicorn = Jednorožec
    .plural = Jednorožce
realms-card-basilisk = Bazilišek
realms-card-warhorse = Válečný oř
realms-card-dragon = Drak
    .any = Draka
    .plural = Draka
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
    .any = Knihu proměn
realms-card-protection-rune = Ochranná runa
realms-card-shapeshifter = Měňavec
realms-card-mirage = Přelud
realms-card-doppelganger = Dvojník

## Suits: the name; one of it; any of it; each of it; all of it; several of it.
## After a point the same word in another place: `.none` after "without", `.other` "each other", `.of` "of all"; of cards
## `.any` and `.each` are the accusative, `.plural` the genitive after "except".

realms-suit-land = Země
realms-one-land = Země
realms-any-land = alespoň jednu Zemi
    .none = žádnou Zemi
realms-each-land = každou Zemi
    .other = každou další Zemi
realms-all-land = všechny Země
    .of = všech Zemí
realms-plural-land = Zemí
realms-suit-flood = Potopa
realms-one-flood = Potopa
realms-any-flood = alespoň jednu Potopu
    .none = žádnou Potopu
realms-each-flood = každou Potopu
    .other = každou další Potopu
realms-all-flood = všechny Potopy
    .of = všech Potop
realms-plural-flood = Potop
realms-suit-weather = Počasí
realms-one-weather = Počasí
realms-any-weather = alespoň jedno Počasí
    .none = žádné Počasí
realms-each-weather = každé Počasí
    .other = každé další Počasí
realms-all-weather = všechna Počasí
    .of = všech Počasí
realms-plural-weather = Počasí
realms-suit-flame = Oheň
realms-one-flame = Oheň
realms-any-flame = alespoň jeden Oheň
    .none = žádný Oheň
realms-each-flame = každý Oheň
    .other = každý další Oheň
realms-all-flame = všechny Ohně
    .of = všech Ohňů
realms-plural-flame = Ohňů
realms-suit-army = Armáda
realms-one-army = Armáda
realms-any-army = alespoň jednu Armádu
    .none = žádnou Armádu
realms-each-army = každou Armádu
    .other = každou další Armádu
realms-all-army = všechny Armády
    .of = všech Armád
realms-plural-army = Armád
realms-suit-wizard = Čaroděj
realms-one-wizard = Čaroděj
realms-any-wizard = alespoň jednoho Čaroděje
    .none = žádného Čaroděje
realms-each-wizard = každého Čaroděje
    .other = každého dalšího Čaroděje
realms-all-wizard = všechny Čaroděje
    .of = všech Čarodějů
realms-plural-wizard = Čarodějů
realms-suit-leader = Vůdce
realms-one-leader = Vůdce
realms-any-leader = alespoň jednoho Vůdce
    .none = žádného Vůdce
realms-each-leader = každého Vůdce
    .other = každého dalšího Vůdce
realms-all-leader = všechny Vůdce
    .of = všech Vůdců
realms-plural-leader = Vůdců
realms-suit-beast = Tvor
realms-one-beast = Tvor
realms-any-beast = alespoň jednoho Tvora
    .none = žádného Tvora
realms-each-beast = každého Tvora
    .other = každého dalšího Tvora
realms-all-beast = všechny Tvory
    .of = všech Tvorů
realms-plural-beast = Tvorů
realms-suit-weapon = Zbraň
realms-one-weapon = Zbraň
realms-any-weapon = alespoň jednu Zbraň
    .none = žádnou Zbraň
realms-each-weapon = každou Zbraň
    .other = každou další Zbraň
realms-all-weapon = všechny Zbraně
    .of = všech Zbraní
realms-plural-weapon = Zbraní
realms-suit-artifact = Artefakt
realms-one-artifact = Artefakt
realms-any-artifact = alespoň jeden Artefakt
    .none = žádný Artefakt
realms-each-artifact = každý Artefakt
    .other = každý další Artefakt
realms-all-artifact = všechny Artefakty
    .of = všech Artefaktů
realms-plural-artifact = Artefaktů
realms-suit-wild = Divoká karta
realms-all-cards = všechny karty
realms-any-card = jakákoli karta

## Rules text

realms-add-with = <gain>+{ $n }</gain>, máš-li { $with }
realms-add-with-and-either = <gain>+{ $n }</gain>, máš-li { $with } a k tomu { $either }
realms-or-add-with = nebo <gain>+{ $n }</gain>, máš-li { $with }
realms-add-without = <gain>+{ $n }</gain>, nemáš-li { $without }
realms-add-per = <gain>+{ $n }</gain> za { $per }
realms-add-per-other = <gain>+{ $n }</gain> za { $per }
realms-add-per-with = <gain>+{ $n }</gain> za { $per }, máš-li { $with }
realms-or-add-per-with = nebo <gain>+{ $n }</gain> za { $per }, máš-li { $with }
realms-lose-per = <loss>−{ $n }</loss> za { $per }
realms-lose-per-other = <loss>−{ $n }</loss> za { $per }
realms-lose-without = <loss>−{ $n }</loss>, nemáš-li { $without }
realms-best-base = Plus základní síla jedné karty v ruce ({ $of })
realms-sum-base = Plus součet základních sil { $of }
realms-set = <gain>+{ $n }</gain> za každou barvu, v níž máš { $count ->
    [one] { $count } kartu
    [few] { $count } karty s různými názvy
    [many] { $count } karty s různými názvy
   *[other] { $count } karet s různými názvy
}
realms-set-or-more = <gain>+{ $n }</gain> za každou barvu, v níž máš { $count } nebo více karet s různými názvy
realms-run = <gain>+{ $n }</gain> za postupku { $count } karet podle základní síly
realms-run-or-more = <gain>+{ $n }</gain> za postupku { $count } nebo více karet podle základní síly
realms-suits-differ = <gain>+{ $n }</gain>, nemají-li žádné dvě karty stejnou barvu
realms-clear = <help>ODSTRAŇUJE</help> postih ze { $of }
realms-clear-all = <help>ODSTRAŇUJE</help> postih ze všech karet
realms-clear-one = <help>ODSTRAŇUJE</help> postih z jedné zvolené karty ({ $of })
realms-strike = <help>ODSTRAŇUJE</help> slovo { $word } z postihů { $from }
realms-strike-all = <help>ODSTRAŇUJE</help> slovo { $word } ze všech postihů
realms-blank = <harm>VYMAŽE</harm> { $of }
realms-blank-other = <harm>VYMAŽE</harm> { $of }
realms-blank-except = <harm>VYMAŽE</harm> { $of } kromě { $except }
realms-blank-all-except = <harm>VYMAŽE</harm> všechny karty kromě { $except }
realms-needs = <harm>VYMAZÁNA</harm>, nemáš-li { $of }
realms-shuns = <harm>VYMAZÁNA</harm>, máš-li { $of }
realms-fetch = Na konci hry si můžeš z odkládacího prostoru vzít jednu kartu ({ $of }) jako osmou do ruky
realms-change-suit = Můžeš změnit barvu jedné jiné karty ve své ruce
realms-become = Může převzít název a barvu libovolné karty ve hře ({ $of }), nic jiného
realms-copy = Může převzít název, barvu, základní sílu a postih jiné karty v tvé ruce, nikoli její bonus

## What is asked

realms-prompt-take = Dober si vrchní kartu balíčku, nebo si vezmi kartu z odkládacího prostoru.
realms-prompt-draft = Vezmi si kartu z odkládacího prostoru, nebo si dober dvě a jednu si nech.
realms-prompt-discard = Vyber kartu z ruky, kterou odložíš.
realms-prompt-keep = Nech si jednu ze dvou dobraných karet; druhá jde do odkládacího prostoru.
realms-prompt-trade = Měňte karty jednu za jednu, dokud nevyprší čas: nabízejte, vyvolávejte, odpovídejte na výzvy.
realms-prompt-fetch = Tvůj Nekromant může vzít kartu z odkládacího prostoru jako osmou do tvé ruky.
realms-prompt-fetch-chaos = Tvůj Nekromant si může nechat jednu ze tří vrchních karet balíčku.
realms-prompt-over = Hra skončila.

## What can be done

realms-offer-draw = Dobrat z balíčku
realms-offer-take = Vzít: { $card }
realms-offer-keep = Nechat si: { $card }
realms-offer-discard = Odložit: { $card }
realms-offer-offer = Nabídnout: { $give } výměnou za { $want } (komu: { $to })
realms-offer-call = Vyvolat: dáváš kartu { $give }, chceš: { $wish }
realms-offer-answer = Odpovědět na výzvu ({ $to }): karta { $give } výměnou za kartu { $want }
realms-offer-accept = Přijmout: { $get } výměnou za { $give } ({ $seat })
realms-offer-withdraw = Stáhnout svou nabídku nebo výzvu
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
realms-log-called = { $seat } vyvolává: dává kartu { $give }, chce: { $wish }.
realms-log-answered = { $seat } odpovídá na výzvu ({ $to }): karta { $give } výměnou za kartu { $want }.
realms-log-withdrew = { $seat } stahuje svou nabídku nebo výzvu.
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
realms-refusal-no-offer = Nemáš žádnou otevřenou nabídku ani výzvu, kterou by šlo stáhnout.
realms-refusal-offer-seat = Nabídka musí patřit jinému hráči u tohoto stolu.
realms-refusal-same-offer = Přesně tato nabídka už platí.
realms-refusal-nothing-to-accept = Tento hráč ti nic nenabízí.
realms-refusal-call-own = Kartu, kterou žádáš, držíš v ruce.
realms-refusal-nothing-to-answer = Tento hráč nic nevyvolává, není na co odpovědět.
realms-refusal-answer-own = Na svou vlastní výzvu odpovídají ostatní.
realms-refusal-answer-wish = Výzva žádá něco jiného.
realms-refusal-asked-take = Nejdřív si vezmi kartu: z balíčku, nebo z odkládacího prostoru.
realms-refusal-asked-discard = Teď musí jedna karta z tvé ruky do odkládacího prostoru.
realms-refusal-asked-keep = Teď vyber, kterou ze dvou karet si necháš.
realms-refusal-asked-trade = V Chaotických říších se karty jen vyměňují.
realms-refusal-asked-fetch = Teď vyber osmou kartu, nebo žádnou.

## Options

realms-option-mode = Standardní hra pro tři až šest hráčů, Říše pro dva hráče, Chaotické říše jako výměnný trh na čas.
realms-option-players = Počet hráčů u stolu.
realms-option-minutes = Kolik minut trvají výměny v Chaotických říších.

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
realms-sheet-blanked = vymazána, příčina: { $by }
realms-sheet-ring = vymazána v kruhu: { $by }
realms-sheet-needs = vymazána: chybí, co karta potřebuje
realms-sheet-shuns = vymazána: v ruce je, co karta nesnese
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
