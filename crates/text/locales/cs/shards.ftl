# Shards of Infinity with Relics of the Future: Úlomky nekonečna.

## Names

shards-card-crystal = Krystal
shards-card-blaster = Pulzní pistole
shards-card-shard-reactor = Úlomkový reaktor
shards-card-infinity-shard = Úlomek nekonečna
# ours
shards-card-kiln-drone = Výhňový dron
shards-card-mining-drones = Těžební drony
shards-card-reactor-drone = Reaktorový dron
# ours
shards-card-korvus-legionnaire = Korvův legionář
# ours
shards-card-venator-of-the-wastes = Lovec z pustin
# ours
shards-card-numeri-drones = Drony Numeri
shards-card-evokatus = Evokatus
# ours
shards-card-optio-crusher = Optio drtič
# ours
shards-card-primus-pilus = Primus pilus
# ours
shards-card-drakonarius = Drakonarius
# ours
shards-card-general-decurion = Generál Decurion
# ours
shards-card-order-initiate = Novic Řádu
shards-card-cache-warden = Mezipaměťová dozorkyně
# ours
shards-card-portal-monk = Mnich portálů
# ours
shards-card-data-heretic = Datový kacíř
shards-card-shard-abstractor = Extraktor Úlomků
shards-card-command-seer = Válečný prorok
# ours
shards-card-cryptofist-monk = Mnich šifrované pěsti
# ours
shards-card-omnius-the-all-knowing = Omnius, Vševědoucí
shards-card-the-grand-architect = Velký architekt
# ours
shards-card-giga-source-adept = Giga, Adeptka zdroje
shards-card-systema-ai = Systém umělé inteligence
shards-card-zetta-the-encryptor = Zetta, Kryptografka
# ours
shards-card-undergrowth-aspirant = Čekatel Šerorostů
shards-card-spore-cleric = Kněžka řádu spor
shards-card-fungal-hermit = Houbová poustevnice
# ours
shards-card-leshai-knight = Le'shaiský rytíř
shards-card-thorn-zealot = Trnitá fanatička
shards-card-shardwood-guardian = Strážce Úlomkového pralesa
# ours
shards-card-ghostwillow-avenger = Mstitel přízračných vrb
# ours
shards-card-ojas-genesis-druid = Ojas, Druid zrození
# ours
shards-card-furrowing-elemental = Brázdící elementál
shards-card-root-of-the-forest = Srdce pralesa
# ours
shards-card-additri-gaiamancer = Additri, Gaiamantka
# ours
shards-card-wraethe-skirmisher = Harcovník Prázdnonošů
# ours
shards-card-nil-assassin = Vrah z nicoty
shards-card-shadow-apostle = Apoštol stínu
# ours
shards-card-umbral-scourge = Bič temnot
# ours
shards-card-shadebound-sentry = Hlídka spoutaná stínem
shards-card-aetherbreaker = Nitrolam
# ours
shards-card-scion-of-nothingness = Potomek nicoty
# ours
shards-card-zara-ra-soulflayer = Zara Ra, Drásající duše
shards-card-li-hin-the-shattered = Li Chin, Roztříštěná
shards-card-fao-cutul-the-formless = Fa-o Cchu-tchul, Nehmotný
# ours
shards-card-zen-chi-set-godkiller = Zen Chi Set, Bohobijec
shards-card-limiter-drones = Mezní drony
# ours
shards-card-ferrata-guard = Stráž Ferrata
# ours
shards-card-axia = Axia
shards-card-cloud-oracles = Síťoví věštci
# ours
shards-card-mainframe-abbot = Opat ústředního jádra
# ours
shards-card-raidian-cloud-master = Raidian, Pán sítě
shards-card-arach-devotees = Přívrženci sklípkanů
# ours
shards-card-hounds-of-volos = Volosovi psi
# ours
shards-card-taur-arachpriest = Taur, Kněz sklípkanů
shards-card-pall-shades = Stíny záhrobí
# ours
shards-card-the-lost = Ztracení
# ours
shards-card-ru-bo-vai-the-transcendant = Ru Bo Vai, Transcendentní
shards-card-praetorian-01 = První pretorián
shards-card-praetorian-02 = Druhý pretorián
shards-card-datic-robes = Datové pláště
shards-card-terminal-crescents = Terminální srpy
shards-card-entropic-talons = Drápy chaosu
shards-card-panconscious-crown = Koruna polovědomí
shards-card-the-heart-of-nothing = Srdce nicoty
shards-card-the-world-piercer = Propichovač světů

shards-character-decima = Decuma
shards-character-ko-syn-wu = Kcho Syn Wu
shards-character-tetra = Tetra
shards-character-volos = Volos
shards-character-none = nikdo

shards-faction-homodeus = Lidé zítřka
shards-faction-order = Řád
shards-faction-undergrowth = Šerorosti
shards-faction-wraethe = Prázdnonoši
shards-faction-none = žádná

## Rules text: what stands before the colon

shards-lead-none = { "" }
shards-lead-play = Po vyložení:{ " " }
shards-lead-exhaust = Vyčerpej tuto kartu:{ " " }
shards-lead-mastery-5 = Mistrovství 5:{ " " }
shards-lead-mastery-10 = Mistrovství 10:{ " " }
shards-lead-mastery-15 = Mistrovství 15:{ " " }
shards-lead-mastery-20 = Mistrovství 20:{ " " }
shards-lead-mastery-30 = Mistrovství 30:{ " " }
shards-lead-mastery-20-unify-undergrowth = Mistrovství 20, Jednota (Šerorosti):{ " " }
shards-lead-inspire = Inspirace:{ " " }
shards-lead-unify-undergrowth = Jednota (Šerorosti):{ " " }
shards-lead-dominion = Nadvláda:{ " " }
shards-lead-exhaust-dominion = Vyčerpej tuto kartu, jen při Nadvládě:{ " " }
shards-lead-echo-wraethe = Nápodoba (Prázdnonoši):{ " " }
shards-lead-tetra = Tetra:{ " " }
shards-lead-volos = Volos:{ " " }
shards-lead-ko-syn-wu = Kcho Syn Wu:{ " " }
shards-lead-full-health = Při <health>50 životech</health>:{ " " }
shards-lead-exhaust-control-3-homodeus = Vyčerpej tuto kartu, máš-li vyložené aspoň 3 Šampióny Lidí zítřka:{ " " }
shards-lead-most-mastery = Máš-li více mistrovství než kterýkoli jiný hráč:{ " " }
shards-instead = { " " }(namísto toho)
shards-not-instead = { "" }

## Rules text: the lines

shards-gain-gem = { $lead }+{ $n ->
    [one] <gems>{ $n } drahokam</gems>
    [few] <gems>{ $n } drahokamy</gems>
    [many] { $n } drahokamu
   *[other] <gems>{ $n } drahokamů</gems>
}{ $instead }
shards-gain-power = { $lead }{ $n ->
    [one] +<power>{ $n } síla</power>
   *[other] +<power>{ $n } síly</power>
}{ $instead }
shards-gain-mastery = { $lead }+<mastery>{ $n } mistrovství</mastery>{ $instead }
shards-gain-health = { $lead }+{ $n ->
    [one] <health>{ $n } život</health>
    [few] <health>{ $n } životy</health>
    [many] { $n } života
   *[other] <health>{ $n } životů</health>
}{ $instead }
shards-gem-per-champion = { $lead }+{ $n ->
    [one] <gems>{ $n } drahokam</gems>
    [few] <gems>{ $n } drahokamy</gems>
    [many] { $n } drahokamu
   *[other] <gems>{ $n } drahokamů</gems>
} za každého tvého vyloženého Šampióna frakce { $faction }{ $instead }
shards-power-per-champion = { $lead }{ $n ->
    [one] +<power>{ $n } síla</power>
   *[other] +<power>{ $n } síly</power>
} za každého tvého vyloženého Šampióna frakce { $faction }{ $instead }
shards-power-per-ally = { $lead }{ $n ->
    [one] +<power>{ $n } síla</power>
   *[other] +<power>{ $n } síly</power>
} za každého v tomto tahu vyloženého Spojence frakce { $faction }{ $instead }
shards-power-per-discarded = { $lead }{ $n ->
    [one] +<power>{ $n } síla</power>
   *[other] +<power>{ $n } síly</power>
} za každou kartu frakce { $faction } ve tvém odkládacím balíčku{ $instead }
shards-power-per-mastery = { $lead }{ $n ->
    [one] +<power>{ $n } síla</power>
   *[other] +<power>{ $n } síly</power>
} za každý bod tvého mistrovství{ $instead }
shards-power-per-half-mastery = { $lead }{ $n ->
    [one] +<power>{ $n } síla</power>
   *[other] +<power>{ $n } síly</power>
} za každé 2 body tvého mistrovství, zaokrouhleno nahoru{ $instead }
shards-infinite-power = { $lead }Nekonečná síla{ $instead }
shards-double-power = { $lead }Zdvojnásob svou sílu{ $instead }
shards-draw = { $lead }{ $n ->
    [one] Dober si kartu
    [few] Dober si { $n } karty
    [many] Dober si { $n } karty
   *[other] Dober si { $n } karet
}{ $instead }
shards-banish = { $lead }Můžeš odstranit { $n ->
    [one] kartu
    [few] až { $n } karty
    [many] až { $n } karty
   *[other] až { $n } karet
} z ruky nebo odkládacího balíčku{ $instead }
shards-return-champion = { $lead }Vrať si Šampióna z odkládacího balíčku do ruky{ $instead }
shards-return-mercenary = { $lead }Vrať si žoldáka z odkládacího balíčku do ruky{ $instead }
shards-return-faction = { $lead }Vrať si kartu frakce { $faction } z odkládacího balíčku do ruky{ $instead }
shards-return-every-champion = { $lead }Vrať si všechny Šampióny z odkládacího balíčku do ruky{ $instead }
shards-return-every-mercenary = { $lead }Vrať si všechny žoldáky z odkládacího balíčku do ruky{ $instead }
shards-return-every-faction = { $lead }Vrať si všechny karty frakce { $faction } z odkládacího balíčku do ruky{ $instead }
shards-free-recruit = { $lead }Naverbuj zdarma z verbovací nabídky kartu s cenou nejvýše { $n }{ $instead }
shards-recruit-to-hand = { $lead }Naverbovanou kartu si vezmi do ruky{ $instead }
shards-destroy-one = { $lead }Znič nepřátelského Šampióna{ $instead }
shards-destroy-every = { $lead }Znič všechny nepřátelské Šampióny{ $instead }
shards-weaken = { $lead }Zvolený nepřítel ztrácí <mastery>{ $n } mistrovství</mastery>{ $instead }
shards-copy = { $lead }Zkopíruj efekt karty vyložené v tomto tahu, která není Šampión{ $instead }
shards-copy-ally = { $lead }Zkopíruj efekt jednoho Spojence frakce { $faction } vyloženého v tomto tahu{ $instead }
shards-copy-again = { $lead }Zkopíruj ho ještě jednou{ $instead }
shards-copy-every = { $lead }Zkopíruj efekt každého Spojence frakce { $faction } vyloženého v tomto tahu, i toho, kterého v něm teprve vyložíš{ $instead }
shards-mark-into-play = { $lead }Příští Šampión Lidí zítřka, kterého v tomto tahu naverbuješ, přijde rovnou do hry{ $instead }
shards-mark-ignore-shields = { $lead }V tomto tahu štíty nezabrání zranění, které uděluješ{ $instead }
shards-mark-health-is-power = { $lead }V tomto tahu ti každý získaný život, i nad 50, dává také +<power>1 sílu</power>{ $instead }
shards-mark-spoils = { $lead }Utrpí-li v tomto tahu některý protivník od tebe 10 nebo více zranění, dober si na konci tahu o 3 karty více{ $instead }
shards-gain-gem-draw = { $lead }+{ $n ->
    [one] <gems>{ $n } drahokam</gems>
    [few] <gems>{ $n } drahokamy</gems>
    [many] { $n } drahokamu
   *[other] <gems>{ $n } drahokamů</gems>
}, { $m ->
    [one] dober si kartu
    [few] dober si { $m } karty
    [many] dober si { $m } karty
   *[other] dober si { $m } karet
}{ $instead }
shards-gain-power-draw = { $lead }{ $n ->
    [one] +<power>{ $n } síla</power>
   *[other] +<power>{ $n } síly</power>
}, { $m ->
    [one] dober si kartu
    [few] dober si { $m } karty
    [many] dober si { $m } karty
   *[other] dober si { $m } karet
}{ $instead }
shards-gain-health-draw = { $lead }+{ $n ->
    [one] <health>{ $n } život</health>
    [few] <health>{ $n } životy</health>
    [many] { $n } života
   *[other] <health>{ $n } životů</health>
}, { $m ->
    [one] dober si kartu
    [few] dober si { $m } karty
    [many] dober si { $m } karty
   *[other] dober si { $m } karet
}{ $instead }
shards-gain-power-mastery = { $lead }{ $n ->
    [one] +<power>{ $n } síla</power>
   *[other] +<power>{ $n } síly</power>
}, +<mastery>{ $m } mistrovství</mastery>{ $instead }
shards-gain-mastery-health = { $lead }+<mastery>{ $n } mistrovství</mastery>, +{ $m ->
    [one] <health>{ $m } život</health>
    [few] <health>{ $m } životy</health>
    [many] { $m } života
   *[other] <health>{ $m } životů</health>
}{ $instead }
shards-gain-power-return = { $lead }{ $n ->
    [one] +<power>{ $n } síla</power>
   *[other] +<power>{ $n } síly</power>
}, vrať si kartu frakce { $faction } z odkládacího balíčku do ruky{ $instead }
shards-gain-power-per-ally = { $lead }{ $n ->
    [one] +<power>{ $n } síla</power>
   *[other] +<power>{ $n } síly</power>
} a { $m ->
    [one] +<power>{ $m } síla</power>
   *[other] +<power>{ $m } síly</power>
} za každého v tomto tahu vyloženého Spojence frakce { $faction }{ $instead }
shards-cheaper = Ve verbovací nabídce stojí o <gems>1 drahokam</gems> méně za každého tvého vyloženého Šampióna frakce { $faction }
shards-recall = Když vyložíš Šampióna, vrať tuto kartu z odkládacího balíčku do ruky
shards-shield-mastery = V ruce má štít rovný tvému mistrovství
shards-untouchable = Nelze napadnout
shards-untouchable-with = Nelze napadnout, máš-li vyloženou kartu { $card }
shards-untouchable-lower-mastery = Hráči s nižším mistrovstvím, než je tvé, tuto kartu nemohou napadnout
shards-protects-others = Tebe ani tvé ostatní Šampióny nelze napadnout
shards-defense = { $character }: tví Šampióni mají o { $n ->
    [one] <health>{ $n } život</health>
    [few] <health>{ $n } životy</health>
    [many] { $n } života
   *[other] <health>{ $n } životů</health>
} více
shards-standing-shield = { $lead }Máš štít { $n }{ $instead }

## What is asked

shards-prompt-play = Tvůj tah: vykládej karty, verbuj, soustřeď se; pak zaútoč, nebo skonči.
shards-prompt-attack = Zaútoč zbývající silou, nebo ukonči tah.
shards-prompt-shield = Útok silou { $n }; zatím zabráněno: { $m }. Odhal štít, nebo přijmi zbytek.
shards-prompt-shield-infinite = Útok nekonečnou silou. Proti ní žádný štít nestačí.
shards-prompt-first-bid = Zahaj dražbu nabídkou životů, nebo pasuj.
shards-prompt-bid = Nejvyšší nabídka: { $n ->
    [one] <health>{ $n } život</health>
    [few] <health>{ $n } životy</health>
    [many] { $n } života
   *[other] <health>{ $n } životů</health>
}. Přihoď, nebo pasuj.
shards-prompt-character = Vyber si postavu.
shards-prompt-draft = Vyber si relikvii.
shards-prompt-nemesis-tie = Úhlavní nepřítel může zničit několik Šampiónů se stejnou cenou. Vyber jednoho.
shards-prompt-nemesis-row = Úhlavní nepřítel vykládá tyto karty z nabídky. Vyber, která je na řadě, nebo nech zbytek tak, jak leží.
shards-prompt-nemesis-champions = Úhlavní nepřítel používá tyto Šampióny. Vyber, který je na řadě, nebo nech zbytek tak, jak leží.
shards-prompt-unify = { $card }: odhalit z ruky Spojence téže frakce pro Jednotu?
shards-prompt-dominion = { $card }: odhalit z ruky karty chybějících frakcí pro Nadvládu?
shards-prompt-banish = { $card }: vyber kartu, kterou odstraníš, nebo skonči.
shards-prompt-return = { $card }: vyber kartu, která se ti vrátí do ruky.
shards-prompt-free-recruit = { $card }: vyber kartu, kterou naverbuješ zdarma.
shards-prompt-destroy = { $card }: vyber Šampióna, který bude zničen.
shards-prompt-weaken = { $card }: vyber, kdo ztratí mistrovství.
shards-prompt-copy = { $card }: vyber kartu, jejíž efekt zkopíruješ.
shards-prompt-choose = { $card }: vyber jedno z nabízeného.
shards-prompt-over = Hra skončila.

## What can be done

shards-offer-play = Vyložit: { $card }
shards-offer-exhaust = Vyčerpat: { $card }
shards-offer-recruit = Naverbovat: { $card } za { $n ->
    [one] <gems>{ $n } drahokam</gems>
    [few] <gems>{ $n } drahokamy</gems>
    [many] { $n } drahokamu
   *[other] <gems>{ $n } drahokamů</gems>
}
shards-offer-fast-play = Okamžitě vyložit: { $card } za { $n ->
    [one] <gems>{ $n } drahokam</gems>
    [few] <gems>{ $n } drahokamy</gems>
    [many] { $n } drahokamu
   *[other] <gems>{ $n } drahokamů</gems>
}
shards-offer-focus = Soustředění: <gems>1 drahokam</gems> za <mastery>1 mistrovství</mastery>
shards-offer-relic = Naverbovat relikvii: { $card }
shards-offer-hit = Zničit: { $card } ({ $seat }), síla { $n }
shards-offer-attack = Napadnout: { $seat }, síla { $n }
shards-offer-attack-infinite = Napadnout: { $seat }, nekonečná síla
shards-offer-shield = Odhalit: { $card }, zabrání { $n }
shards-offer-no-shield = Další štíty neodhalovat
shards-offer-end = Ukončit tah
shards-offer-bid = Nabídnout { $n ->
    [one] <health>{ $n } život</health>
    [few] <health>{ $n } životy</health>
    [many] { $n } života
   *[other] <health>{ $n } životů</health>
}
shards-offer-pass = Pasovat
shards-offer-character = Hrát za postavu { $character }
shards-offer-from-hand = { $card } z ruky
shards-offer-from-discard = { $card } z odkládacího balíčku
shards-offer-choose = Vybrat: { $card }
shards-offer-champion = { $card } ({ $seat })
shards-offer-seat = Vybrat: { $seat }
shards-offer-done = Hotovo
shards-offer-as-they-lie = Zbytek nechat tak, jak leží

## What happened

shards-log-turn = Na tahu je { $seat }.
shards-log-played = { $seat } vykládá kartu { $card }.
shards-log-fast-played = { $seat } okamžitě vykládá kartu { $card }.
shards-log-exhausted = { $seat } vyčerpává kartu { $card }.
shards-log-recruited = { $seat } verbuje kartu { $card }.
shards-log-relic = { $seat } verbuje relikvii { $card }.
shards-log-focused = { $seat } využívá Soustředění.
shards-log-gained-gem = { $seat } získává { $n ->
    [one] <gems>{ $n } drahokam</gems>
    [few] <gems>{ $n } drahokamy</gems>
    [many] { $n } drahokamu
   *[other] <gems>{ $n } drahokamů</gems>
}.
shards-log-gained-power = { $seat } získává +{ $n } k síle.
shards-log-gained-mastery = { $seat } získává <mastery>{ $n } mistrovství</mastery>.
shards-log-gained-health = { $seat } získává { $n ->
    [one] <health>{ $n } život</health>
    [few] <health>{ $n } životy</health>
    [many] { $n } života
   *[other] <health>{ $n } životů</health>
}.
shards-log-infinite = { $seat } má nekonečnou sílu.
shards-log-drew = { $seat } si dobírá kartu { $card }.
shards-log-drew-hidden = { $seat } si dobírá kartu.
shards-log-shuffled = { $seat } zamíchává odkládací balíček do nového dobíracího.
shards-log-shown = { $seat } odhaluje kartu { $card }.
shards-log-banished = { $seat } odstraňuje kartu { $card }.
shards-log-returned = { $seat } si vrací do ruky kartu { $card }.
shards-log-weakened = { $seat } ztrácí <mastery>{ $n } mistrovství</mastery>.
shards-log-copied = { $seat } kopíruje kartu { $card }.
shards-log-destroyed = Šampión { $card } ({ $seat }) je zničen.
shards-log-attacked = { $by } útočí silou { $n }, cíl: { $seat }.
shards-log-attacked-infinite = { $by } útočí nekonečnou silou, cíl: { $seat }.
shards-log-shielded = { $seat } odhaluje kartu { $card } a zabraňuje { $n } zranění.
shards-log-damaged = { $seat } utrpí { $n } zranění.
shards-log-fell = { $seat } je mimo hru.
shards-log-power-left = Z útoku zbývá síla: { $n } ({ $seat }).
shards-log-hand-discarded = { $seat } odkládá z ruky { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}.
shards-log-refilled = Do verbovací nabídky přichází karta { $card }.
shards-log-went-under = Pod verbovací balíček jde karta { $card }.
shards-log-bid = { $seat } nabízí { $n ->
    [one] <health>{ $n } život</health>
    [few] <health>{ $n } životy</health>
    [many] { $n } života
   *[other] <health>{ $n } životů</health>
}.
shards-log-passed = { $seat } pasuje.
shards-log-character = { $seat } hraje za postavu { $character }.
shards-log-drafted = { $seat } si vybírá relikvii { $card }.
shards-log-revealed = Úhlavní nepřítel odhaluje kartu { $card }.
shards-log-nemesis-played = Úhlavní nepřítel vykládá kartu { $card }.

## Why not

shards-refusal-attack-phase = Síla se už rozděluje: zbývají jen útoky a konec tahu.
shards-refusal-shield-phase = Nejdřív útok: odhal štít, nebo žádný.
shards-refusal-auction = Nejdřív dražba.
shards-refusal-draft = Nejdřív výběr relikvií.
shards-refusal-card-asks = Nejdřív odpověz, na co se karta ptá.
shards-refusal-nothing-asked = Na nic takového se teď hra neptá.
shards-refusal-no-auction = Žádná dražba teď nečeká na nabídku.
shards-refusal-bid-too-high = Po nabídce musí zbýt aspoň <health>1 život</health>: nejvyšší nabídka je 49.
shards-refusal-bid-too-low = Nabídka musí být aspoň 1 a vyšší než poslední.
shards-refusal-character-taken = Tato postava je obsazená.
shards-refusal-no-character = Teď se postava nevybírá.
shards-refusal-no-ability = Tento Šampión nemá efekt, kvůli kterému by se vyčerpával.
shards-refusal-exhausted = Tento Šampión je do konce tahu vyčerpaný.
shards-refusal-dominion = Nadvládu nelze splnit: karta každé další frakce musí být vyložená v tomto tahu nebo v ruce.
shards-refusal-no-mercenary = Okamžitě vyložit lze jen žoldáka.
shards-refusal-focused = Soustředění lze využít jen jednou za tah.
shards-refusal-second-relic = Za hru lze naverbovat jen jednu relikvii.
shards-refusal-no-enemy = Napadnout lze jen Šampióny nepřítele, který je ještě ve hře.
shards-refusal-no-such-champion = Takový Šampión tam vyložen není.
shards-refusal-champion-protected = Tohoto Šampióna teď napadnout nelze.
shards-refusal-no-enemy-seat = Napadnout lze jen nepřítele, který je ještě ve hře.
shards-refusal-player-protected = Tohoto hráče chrání Šampión: nejdřív ho znič.
shards-refusal-not-opposite = Dokud je ve hře tvůj spoluhráč i protivník naproti, lze napadat jen protivníka naproti.
shards-refusal-infinite = Nekonečná síla se přiděluje jako nekonečná, každému hráči jednou.
shards-refusal-attacked-once = Tento protivník už byl v tomto tahu napaden: lze to jen jednou.
shards-refusal-shown = Tento štít už byl při tomto útoku odhalen.
shards-refusal-no-shield-value = Tato karta nemá v ruce štít.
shards-refusal-mandatory = To nelze odmítnout: vyber jednu možnost.
shards-refusal-not-fitting = Tato karta neodpovídá tomu, co se žádá.
shards-refusal-not-offered = To není mezi nabízenými možnostmi.

place-your-champions = mezi tvými Šampióny
place-the-centre-row = ve verbovací nabídce
place-your-relics = mezi tvými relikviemi
place-your-discard = ve tvém odkládacím balíčku
place-your-play-zone = ve tvé herní oblasti
place-the-relics-laid-out = mezi vyloženými relikviemi
resource-gems = drahokamů
resource-power = síly
resource-mastery = mistrovství

## Options

shards-option-players = Počet hráčů u stolu.
shards-option-mode = Standardní hra: každý proti každému. Dva proti dvěma: týmy. Řežba ve třech: každý útok zasáhne oba protivníky. Sólová hra: jeden proti úhlavnímu nepříteli.
shards-option-relics = Podle postavy, výběrem z vyložených, rozdané tajně, nebo jen základní hra.
shards-option-characters = Náhodně, dražbou výběru postavy, nebo seznam podle hráčů.
shards-option-row = Počet karet ve verbovací nabídce: ve většině vydání šest, v ukrajinském pět.
shards-option-nemesis = Postava úhlavního nepřítele.
shards-option-nemesis-gain = Co znamená symbol, který v pravidlech úhlavního nepřítele chybí. Žádná ze tří možností není oficiální.
shards-option-nemesis-order = Kdo určuje pořadí karet a Šampiónů úhlavního nepřítele: asked – hráč, lie – jak leží.
shards-option-eleventh-card = Sólový hráč začíná s jedenáctou kartou.

## How it ended, as part of a sentence

shards-cause-nemesis-defeated = Úhlavní nepřítel je poražen
shards-cause-player-fell = hráči nezbyly žádné životy
shards-cause-row-empty = verbovací nabídku už nešlo doplnit
shards-cause-nemesis-mastery = Úhlavní nepřítel dosáhl nejvyššího mistrovství
shards-cause-out-of-time = partie trvala příliš dlouho

## Pozice slovy

shards-infinite = nekonečná
shards-phase-auction = dražba
shards-phase-draft = výběr relikvií
shards-phase-play = fáze hraní
shards-phase-attack = fáze útoku
shards-phase-shield = štíty
shards-phase-over = konec
