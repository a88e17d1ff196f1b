# Aeon's End.

## Names

aeons-card-crystal = Křišťál
aeons-card-spark = Zajiskření
aeons-card-amethyst-shard = Úlomek ametystu
# ours
aeons-card-buried-light = Pohřbené světlo
aeons-card-moonstone-shard = Úlomek měsíčního kamene
aeons-card-emerald-shard = Úlomek smaragdu
# ours
aeons-card-quartz-shard = Úlomek křemene
aeons-card-garnet-shard = Úlomek granátu
# ours
aeons-card-tourmaline-shard = Úlomek turmalínu
# ours
aeons-card-flare = Vzplanutí
aeons-card-burning-opal = Spalující opál
# ours
aeons-card-clouded-sapphire = Zakalený safír
aeons-card-diamond-cluster = Trs diamantů
aeons-card-jade = Nefrit
aeons-card-searing-ruby = Žhnoucí rubín
# ours
aeons-card-sifters-pearl = Hledačova perla
aeons-card-vriswood-amber = Vrijský jantar
aeons-card-blasting-staff = Bouřící hůl
aeons-card-bottled-vortex = Vír v láhvi
aeons-card-flexing-dagger = Mihotavá čepel
aeons-card-focusing-orb = Sféra soustředění
aeons-card-mages-talisman = Mágův talisman
aeons-card-unstable-prism = Proměnlivé spektrum
aeons-card-amplify-vision = Rozšířené vidění
# ours
aeons-card-arcane-nexus = Mystický nexus
# ours
aeons-card-chaos-arc = Oblouk chaosu
aeons-card-consuming-void = Všepohlcující prázdnota
aeons-card-dark-fire = Temný plamen
aeons-card-essence-theft = Krádež esence
aeons-card-feral-lightning = Nezkrotný blesk
aeons-card-ignite = Vznícení
aeons-card-lava-tendril = Dotek lávy
# ours
aeons-card-oblivion-swell = Příval zapomnění
# ours
aeons-card-phoenix-flame = Plamen fénixe
aeons-card-planar-insight = Síla mysli
aeons-card-spectral-echo = Spektrální ozvěna
aeons-card-wildfire-whip = Ohnivý šleh
aeons-card-agony-field = Pole utrpení
aeons-card-bane-sire = Zplozenec záhuby
aeons-card-bleed-static = Zpětný ráz
aeons-card-eye-of-nothing = Oko nicoty
aeons-card-haze-spewer = Plivač jedu
# ours
aeons-card-skewer = Probodnutí
aeons-card-slaughter = Řež
aeons-card-woven-sky = Utkaná nebesa
aeons-card-awaken = Procitnutí
aeons-card-cauterizer = Žhnoucí
aeons-card-dispel = Rozrušení
# ours
aeons-card-lay-waste = Spálená země
# ours
aeons-card-needlemaw = Jehlozubec
# ours
aeons-card-pulverizing-ray = Drtivý paprsek
# ours
aeons-card-venomite = Jedonoš
# ours
aeons-card-doom-aegis = Štít zkázy
aeons-card-gather-darkness = Sílící temnota
aeons-card-jagged-one = Ostrohřbetý
aeons-card-obliterate = Rozdrcení
# ours
aeons-card-reality-rupture = Rozervání reality
# ours
aeons-card-sunder = Rozštěpení
# ours
aeons-card-topple = Svržení
# ours
aeons-card-broodwomb = Líheň
# ours
aeons-card-endless-throng = Nekonečný zástup
# ours
aeons-card-hatch = Líhnutí
# ours
aeons-card-blot-the-sun = Zatemnění slunce
# ours
aeons-card-foul-multitudes = Odporné hordy
# ours
aeons-card-infest = Zamoření
# ours
aeons-card-legion-beacon = Maják legií
# ours
aeons-card-maggot-engine = Larvostroj
# ours
aeons-card-spawn = Plození
# ours
aeons-card-burden = Břímě
# ours
aeons-card-corrupter = Kazitel
# ours
aeons-card-tempt = Pokušení
# ours
aeons-card-pain-sower = Rozsévač bolesti
# ours
aeons-card-twisting-madness = Svíravé šílenství
# ours
aeons-card-vex = Trýzeň
# ours
aeons-card-afflict = Stižení
# ours
aeons-card-bedlam-sage = Mudrc zmatku
# ours
aeons-card-ruin-priest = Kněz zmaru
# ours
aeons-card-blind-abandon = Slepá nevázanost
# ours
aeons-card-contagion = Nákaza
# ours
aeons-card-delirium-veil = Závoj blouznění
# ours
aeons-card-dire-wisdom = Hrozivá moudrost
# ours
aeons-card-endless-hunger = Nekonečný hlad
# ours
aeons-card-fever-of-war = Válečná horečka
# ours
aeons-card-grim-sight = Ponuré vidění
# ours
aeons-card-insatiable-avarice = Nenasytná chamtivost
# ours
aeons-card-lust-for-power = Touha po moci
# ours
aeons-card-nothingness = Nicota
# ours
aeons-card-reckless-might = Bezohledná síla
# ours
aeons-card-gorge = Hltání
# ours
aeons-card-lobotomize = Lobotomie
# ours
aeons-card-thought-biter = Myslihryz
# ours
aeons-card-cerephage = Mozkožrout
# ours
aeons-card-godfeeders = Krmiči bohů
# ours
aeons-card-mindguzzler = Hltač myslí
# ours
aeons-card-digest = Trávení
# ours
aeons-card-memory-eater = Požírač vzpomínek
# ours
aeons-card-vile-feast = Ohavná hostina
aeons-card-cleave = Výpad
aeons-card-provoker = Vzteklí
aeons-card-unrelenting-ire = Nelítostný hněv
aeons-card-blood-cry = Hlas krve
aeons-card-invoke-carnage = Krvavá lázeň
aeons-card-scorn = Nenáviděný
aeons-card-avatar-of-wrath = Posel hněvu
aeons-card-onslaught = Jatka
aeons-card-rolling-death = Blížící se smrt
aeons-card-convoke = Soustředění
aeons-card-devastate = Zpustošení
aeons-card-eviscerate = Vyvrhnutí
aeons-card-frenzy = Amok
aeons-card-raze = Vyplenění
aeons-card-seize = Uchvácení

aeons-mage-adelheim = Adelheim
aeons-mage-brama = Brama
aeons-mage-jian = Jian
aeons-mage-kadir = Kadir
aeons-mage-lash = Lash
aeons-mage-mist = Mist
aeons-mage-phaedraxa = Phaedraxa
aeons-mage-xaxos = Xaxos
aeons-ability-adelheim = Nadpřirozená ochrana
# ours
aeons-ability-brama = Čerpání z propasti
aeons-ability-jian = Temné zrcadlení
aeons-ability-kadir = Brána jiných světů
# ours
aeons-ability-lash = Zrychlená mysl
# ours
aeons-ability-mist = Božské znamení
# ours
aeons-ability-phaedraxa = Věštecká runa
# ours
aeons-ability-xaxos = Metafyzické pouto
aeons-nemesis-rageborne = Rozzuřený
aeons-nemesis-carapace-queen = Chitinová královna
aeons-nemesis-crooked-mask = Pokřivená maska
# ours
aeons-nemesis-prince-of-gluttons = Princ nenasytů
aeons-turn-p1 = Hráč 1
aeons-turn-p2 = Hráč 2
aeons-turn-p3 = Hráč 3
aeons-turn-p4 = Hráč 4
aeons-turn-wild = Žolík
aeons-turn-nemesis = Pán Bezejmenných

## Who does it, as the subject of a clause

aeons-who-same = Tento hráč
aeons-who-active = Aktivní hráč
aeons-who-ally = Spojenec
aeons-who-player = Jeden z hráčů
aeons-who-any = Jeden z hráčů
aeons-who-other = Jiný hráč
aeons-who-pair = Jeden hráč
aeons-who-lowest-life = Hráč s nejméně životy
aeons-who-most-life = Hráč s nejvíce životy
aeons-who-most-prepared = Hráč s nejvíce připravenými kouzly
aeons-who-most-opened = Hráč s nejvíce otevřenými trhlinami
aeons-who-most-charges = Hráč s nejvíce energií
aeons-who-most-crystals = Hráč s nejvíce Křišťály v ruce
aeons-who-dearest-spell = Hráč s nejdražším připraveným kouzlem

## What is counted, after "for each" or "if"

aeons-count-all-opened = jsou všechny tvé trhliny otevřené
aeons-count-done-asked = tak učiníš
aeons-count-done-revealed = jde o kartu hráče
aeons-count-done-destroyed = každou takto zničenou kartu
aeons-count-done-discarded = každou takto odloženou kartu
aeons-count-done-husks = každý takto odložený žeton Kusadel
aeons-count-done-tier-three = každou kartu 3. úrovně mezi nimi
aeons-count-cost = každý éter z ceny odloženého drahokamu
aeons-count-half-cost = každé <aether>2 étery</aether> z její ceny, zaokrouhleno nahoru
aeons-count-empty-piles = každou prázdnou hromádku v zásobě
aeons-count-fury = každý žeton zuřivosti
aeons-count-husks = každý žeton Kusadel
aeons-count-neighbours = každé kouzlo připravené u přilehlé trhliny
aeons-count-opened = každou tvou otevřenou trhlinu
aeons-count-prepared = každé kouzlo, které má připravené
aeons-count-this-life = každý život tohoto přisluhovače
aeons-count-turn-discard = každou kartu v odkládacím balíčku pořadí tahu

## Supply piles, after "from"

aeons-pile-every = libovolné hromádky zásoby
aeons-pile-cheapest = nejlevnější hromádky zásoby
aeons-pile-cheapest-gem = nejlevnější hromádky drahokamů
aeons-pile-dearest-gem = nejdražší hromádky drahokamů
aeons-pile-second-gem = druhé nejdražší hromádky drahokamů
aeons-pile-cheapest-relic = nejlevnější hromádky artefaktů
aeons-pile-relics = libovolné hromádky artefaktů
aeons-pile-spells = libovolné hromádky kouzel
aeons-pile-cost-at-most-4 = libovolné hromádky zásoby s cenou nejvýše 4

## Rules text: headings

aeons-text-cast = SESLÁNÍ:
aeons-text-casting-end = Když je kouzlo připraveno, na konci tvé fáze sesílání kouzel:
aeons-text-use-once = Když je kouzlo připraveno, můžeš jednou za tah ve své hlavní fázi provést:
aeons-text-use-often = Když je kouzlo připraveno, můžeš ve své hlavní fázi kdykoli provést:
aeons-text-anywhere = Lze připravit i k zavřené trhlině, která v tomto tahu nebyla pootevřena.
aeons-text-gained = Když tuto kartu získáš:
aeons-text-play = Když tuto kartu zahraješ:
aeons-text-may-you = Můžeš provést:
aeons-text-may-they = { $who } může provést:
aeons-text-one-of = Jedna z možností:
aeons-text-or = NEBO
aeons-text-each = Postupně každý hráč:
aeons-text-times = { $n ->
    [one] Jednou:
    [2] Dvakrát:
   *[other] { $n }krát:
}
aeons-text-if-done = Pokud tak učiníš:
aeons-text-if-player-card = Jde-li o kartu hráče:
aeons-text-if-play = { $n ->
    [one] Je-li to první taková karta, kterou v tomto tahu hraješ:
    [2] Je-li to druhá taková karta, kterou v tomto tahu hraješ:
   *[other] Je-li to { $n }. taková karta, kterou v tomto tahu hraješ:
}
aeons-text-if-fury = Při { $n } nebo více žetonech zuřivosti:
aeons-text-if-nemesis-turns = { $n ->
    [one] Je-li v odkládacím balíčku pořadí tahu { $n } karta Pána Bezejmenných:
    [few] Jsou-li v odkládacím balíčku pořadí tahu { $n } karty Pána Bezejmenných:
    [many] Je-li v odkládacím balíčku pořadí tahu { $n } karty Pána Bezejmenných:
   *[other] Je-li v odkládacím balíčku pořadí tahu { $n } karet Pána Bezejmenných:
}
aeons-text-if-seats-at-most = Při nejvýše { $n } hráčích:
aeons-text-if-seats-at-least = Při { $n } nebo více hráčích:
aeons-text-to-discard = PRO ODSTRANĚNÍ:
aeons-text-immediate = IHNED:
aeons-text-persistent = PŘETRVÁVAJÍCÍ:
aeons-text-power = SÍLA { $n }:
aeons-text-hit = Když tomuto přisluhovači udělíš zranění:
aeons-text-hit-cap = Kdykoli je tomuto přisluhovači uděleno zranění, sniž ho na { $n }.
aeons-text-guarded = Nelze zranit, dokud jsou ve hře Kusadla.
aeons-text-husk-life = Každý žeton Kusadel má { $n ->
    [one] <life>{ $n } život</life>
    [few] <life>{ $n } životy</life>
    [many] <life>{ $n } životy</life>
   *[other] <life>{ $n } životů</life>
}; zraněné žetony Kusadel se na konci každého tahu vyléčí.
aeons-text-ability = { $ability }
aeons-text-window-own-main = Ve své hlavní fázi:
aeons-text-window-any-main = V hlavní fázi kteréhokoli hráče:
aeons-text-window-nemesis-draw = Když Pán Bezejmenných dobere útok nebo hrozbu, před vyhodnocením:
aeons-text-window-turn-drawn = Ihned po otočení karty pořadí tahu:
aeons-text-set-up = PŘÍPRAVA:
aeons-text-unleash = BĚSNĚNÍ:
aeons-text-turn-end = Na konci tahu Pána Bezejmenných:
aeons-text-strike-rule = Výpad: dober kartu výpadu, vyhodnoť ji a zamíchej zpět; poté se odloží { $n ->
    [one] { $n } žeton zuřivosti
    [few] { $n } žetony zuřivosti
    [many] { $n } žetony zuřivosti
   *[other] { $n } žetonů zuřivosti
}.
aeons-text-swarm = Rojení při { $from } až { $to } žetonech Kusadel:
aeons-text-husks = Každý žeton Kusadel je přisluhovač s <life>1 životem</life>. Utrpíš-li <damage>1 zranění</damage>, můžeš jeden zásah rozdělit mezi několik žetonů Kusadel. Za každý žeton nad 15 utrpí místo toho Útočiště <damage>1 zranění</damage>.
aeons-text-corruptions = Karty úplatnosti v ruce se vyhodnocují před tvou fází sesílání kouzel, ty dobrané v tomto tahu na konci tvé hlavní fáze. Zničená karta úplatnosti jde dospod svého balíčku. Pokud už žádná nezbývá, utrpí Útočiště <damage>2 zranění</damage> za každou chybějící.
aeons-text-corruption-spreads = Zničená karta úplatnosti jde místo toho do odkládacího balíčku některého hráče.
aeons-text-devoured = Za každou kartu, která při pohlcování v hromádce chybí, utrpí Útočiště <damage>2 zranění</damage>. Vrchní pohlcenou kartu lze získat jako kartu ze zásoby. Hráči prohrají, když jsou všechny hromádky zásoby prázdné.
aeons-text-expert = VYŠŠÍ OBTÍŽNOST:
aeons-text-expert-unleash = BĚSNĚNÍ místo toho:
aeons-text-expert-set-up = PŘÍPRAVA navíc:

## Rules text: what happens

aeons-aether = Získej { $n ->
    [one] <aether>{ $n } éter</aether>
    [few] <aether>{ $n } étery</aether>
    [many] <aether>{ $n } étery</aether>
   *[other] <aether>{ $n } éterů</aether>
}.
aeons-aether-gem = Získej navíc { $n ->
    [one] <aether>{ $n } éter</aether>
    [few] <aether>{ $n } étery</aether>
    [many] <aether>{ $n } étery</aether>
   *[other] <aether>{ $n } éterů</aether>
} jen na nákup drahokamů.
aeons-aether-spell = Získej navíc { $n ->
    [one] <aether>{ $n } éter</aether>
    [few] <aether>{ $n } étery</aether>
    [many] <aether>{ $n } étery</aether>
   *[other] <aether>{ $n } éterů</aether>
} jen na nákup kouzel.
aeons-deal = Uděl <damage>{ $n } zranění</damage>.
aeons-deal-per = Uděl <damage>{ $times } zranění</damage> za { $of }.
aeons-deal-plus = Uděl <damage>{ $n } zranění</damage> a další { $times } za { $of }.
aeons-deal-more = Uděl <damage>{ $n } zranění</damage> a další { $times }, pokud { $of }.
aeons-suffer-you = Utrpíš <damage>{ $n } zranění</damage>.
aeons-suffer-you-per = Utrpíš <damage>{ $times } zranění</damage> za { $of }.
aeons-suffer-they = { $who } utrpí <damage>{ $n } zranění</damage>.
aeons-suffer-they-per = { $who } utrpí <damage>{ $times } zranění</damage> za { $of }.
aeons-suffer-they-plus = { $who } utrpí <damage>{ $n } zranění</damage> a další { $times } za { $of }.
aeons-hurt-gravehold = Útočiště utrpí <damage>{ $n } zranění</damage>.
aeons-hurt-gravehold-per = Útočiště utrpí <damage>{ $times } zranění</damage> za { $of }.
aeons-hurt-gravehold-minus = Útočiště utrpí <damage>{ $n } zranění</damage>, o { $times } méně za { $of }.
aeons-hurt-this = Tento přisluhovač utrpí <damage>{ $n } zranění</damage>.
aeons-heal-you = Získej { $n ->
    [one] <life>{ $n } život</life>
    [few] <life>{ $n } životy</life>
    [many] <life>{ $n } životy</life>
   *[other] <life>{ $n } životů</life>
}.
aeons-heal-they = { $who } získá { $n ->
    [one] <life>{ $n } život</life>
    [few] <life>{ $n } životy</life>
    [many] <life>{ $n } životy</life>
   *[other] <life>{ $n } životů</life>
}.
aeons-heal-gravehold = Útočiště získá { $n ->
    [one] <life>{ $n } život</life>
    [few] <life>{ $n } životy</life>
    [many] <life>{ $n } životy</life>
   *[other] <life>{ $n } životů</life>
}.
aeons-heal-nemesis = Pán Bezejmenných získá { $n ->
    [one] <life>{ $n } život</life>
    [few] <life>{ $n } životy</life>
    [many] <life>{ $n } životy</life>
   *[other] <life>{ $n } životů</life>
}.
aeons-charge-you = Získej { $n ->
    [one] <charges>{ $n } energii</charges>
    [few] <charges>{ $n } energie</charges>
    [many] <charges>{ $n } energie</charges>
   *[other] <charges>{ $n } energií</charges>
}.
aeons-charge-they = { $who } získá { $n ->
    [one] <charges>{ $n } energii</charges>
    [few] <charges>{ $n } energie</charges>
    [many] <charges>{ $n } energie</charges>
   *[other] <charges>{ $n } energií</charges>
}.
aeons-lose-charges-you = Ztrať { $n ->
    [one] <charges>{ $n } energii</charges>
    [few] <charges>{ $n } energie</charges>
    [many] <charges>{ $n } energie</charges>
   *[other] <charges>{ $n } energií</charges>
}.
aeons-lose-all-charges-they = { $who } ztratí všechnu energii.
aeons-draw-you = Dober si { $n ->
    [one] kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}.
aeons-draw-they = { $who } si dobere { $n ->
    [one] kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}.
aeons-discard-you = Odlož z ruky { $n ->
    [one] kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}.
aeons-discard-you-up-to = { $n ->
    [one] Můžeš odložit z ruky kartu.
    [few] Odlož z ruky až { $n } karty.
    [many] Odlož z ruky až { $n } karty.
   *[other] Odlož z ruky až { $n } karet.
}
aeons-discard-you-up-to-gem = { $n ->
    [one] Můžeš odložit z ruky drahokam.
    [few] Odlož z ruky až { $n } drahokamy.
    [many] Odlož z ruky až { $n } drahokamu.
   *[other] Odlož z ruky až { $n } drahokamů.
}
aeons-discard-you-clean = Odlož z ruky { $n ->
    [one] kartu jinou než úplatnost
    [few] { $n } karty jiné než úplatnost
    [many] { $n } karty jiné než úplatnost
   *[other] { $n } karet jiných než úplatnost
}.
aeons-discard-they = { $who } odloží z ruky { $n ->
    [one] kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}.
aeons-discard-they-clean = { $who } odloží z ruky { $n ->
    [one] kartu jinou než úplatnost
    [few] { $n } karty jiné než úplatnost
    [many] { $n } karty jiné než úplatnost
   *[other] { $n } karet jiných než úplatnost
}.
aeons-discard-they-all-crystal = { $who } odloží z ruky všechny Křišťály.
aeons-discard-together-per = Hráči společně odloží z ruky { $times ->
    [one] kartu
    [few] { $times } karty
    [many] { $times } karty
   *[other] { $times } karet
} za { $of }.
aeons-discard-together-up-to-gem = Hráči mohou společně odložit z ruky až { $n ->
    [one] { $n } drahokam
    [few] { $n } drahokamy
    [many] { $n } drahokamy
   *[other] { $n } drahokamů
}.
aeons-destroy-you-cost = Znič { $n ->
    [one] kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
} v ruce s cenou aspoň { $cost }.
aeons-destroy-you-up-to = { $n ->
    [one] Můžeš zničit kartu v ruce.
    [few] Znič až { $n } karty v ruce.
    [many] Znič až { $n } karty v ruce.
   *[other] Znič až { $n } karet v ruce.
}
aeons-destroy-you-up-to-clean = { $n ->
    [one] Můžeš zničit kartu v ruce jinou než úplatnost.
    [few] Znič až { $n } karty v ruce jiné než úplatnost.
    [many] Znič až { $n } karty v ruce jiné než úplatnost.
   *[other] Znič až { $n } karet v ruce jiných než úplatnost.
}
aeons-destroy-they = { $who } zničí { $n ->
    [one] kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
} v ruce.
aeons-destroy-top-you = Znič { $n ->
    [one] vrchní kartu
    [few] { $n } vrchní karty
    [many] { $n } vrchní karty
   *[other] { $n } vrchních karet
} svého dobíracího balíčku.
aeons-destroy-top-they = { $who } zničí { $n ->
    [one] vrchní kartu
    [few] { $n } vrchní karty
    [many] { $n } vrchní karty
   *[other] { $n } vrchních karet
} svého dobíracího balíčku.
aeons-discard-prepared-they = { $who } odloží { $n ->
    [one] připravené kouzlo
    [few] { $n } připravená kouzla
    [many] { $n } připravená kouzla
   *[other] { $n } připravených kouzel
}.
aeons-discard-prepared-cost-they = { $who } odloží { $n ->
    [one] připravené kouzlo
    [few] { $n } připravená kouzla
    [many] { $n } připravená kouzla
   *[other] { $n } připravených kouzel
} s cenou aspoň { $cost }.
aeons-discard-prepared-dearest-they = { $who } odloží { $n ->
    [one] své nejdražší připravené kouzlo
    [few] { $n } svá nejdražší připravená kouzla
    [many] { $n } svá nejdražší připravená kouzla
   *[other] { $n } svých nejdražších připravených kouzel
}.
aeons-destroy-prepared-cost-you = { $n ->
    [one] Znič své připravené kouzlo s cenou aspoň { $cost }.
    [few] Znič { $n } svá připravená kouzla, každé s cenou aspoň { $cost }.
    [many] Znič { $n } svého připraveného kouzla, každé s cenou aspoň { $cost }.
   *[other] Znič { $n } svých připravených kouzel, každé s cenou aspoň { $cost }.
}
aeons-scrap = Znič až { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
} v ruce nebo odkládacím balíčku.
aeons-from-discard-you-free = Vrať si { $n ->
    [one] kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
} s cenou { $cost } z odkládacího balíčku do ruky.
aeons-from-discard-they-up-to-spell = { $who } si může vzít až { $n ->
    [one] { $n } kouzlo
    [few] { $n } kouzla
    [many] { $n } kouzla
   *[other] { $n } kouzel
} ze svého odkládacího balíčku do ruky.
aeons-return-gem = Vrať si do ruky drahokam zahraný v tomto tahu.
aeons-cast = Sešli připravené kouzlo jednoho z hráčů.
aeons-cast-fresh = Můžeš seslat kouzlo připravené v tomto tahu; udělí navíc <damage>{ $n } zranění</damage>.
aeons-cast-twice = Sešli připravené kouzlo jednoho z hráčů, aniž by bylo odloženo. Poté ho sešli ještě jednou.
aeons-play-twice = Zahraj drahokam z ruky dvakrát, poté ho znič.
aeons-focus-you = Pootevři jednu svou zavřenou trhlinu.
aeons-focus-they = { $who } pootevře zavřenou trhlinu.
aeons-focus-cheapest-you = Pootevři svou zavřenou trhlinu s nejnižší cenou pootevření.
aeons-discount = Příští trhlina, kterou v tomto tahu pootevřeš nebo otevřeš, stojí o { $n } méně.
aeons-pay = Zaplať { $n ->
    [one] <aether>{ $n } éter</aether>
    [few] <aether>{ $n } étery</aether>
    [many] <aether>{ $n } étery</aether>
   *[other] <aether>{ $n } éterů</aether>
}.
aeons-destroy-this = Znič tuto kartu.
aeons-onto-deck = Polož ji na vrch svého dobíracího balíčku.
aeons-reveal-turn = Otoč vrchní kartu balíčku pořadí tahu.
aeons-keep-turn = Nech ji na vrchu.
aeons-bury-turn = Dej ji dospod.
aeons-shuffle-turn-numbered = Zamíchej číslovanou kartu jednoho z hráčů z odkládacího balíčku pořadí tahu do balíčku pořadí tahu.
aeons-shuffle-turn-players = Zamíchej kartu hráče z odkládacího balíčku pořadí tahu do balíčku pořadí tahu.
aeons-shuffle-turn-nemesis = Zamíchej všechny karty Pána Bezejmenných z odkládacího balíčku pořadí tahu do balíčku pořadí tahu.
aeons-arrange = Odhal balíček pořadí tahu a vrať ho v libovolném pořadí.
aeons-reveal-top = Odhal vrchní kartu svého dobíracího balíčku.
aeons-keep-top = Vrať ji zpět.
aeons-discard-top = Odlož ji.
aeons-look-top-you = Podívej se na vrchní kartu svého dobíracího balíčku.
aeons-discard-onto-deck-they = { $who } položí svůj odkládací balíček na dobírací.
aeons-shuffle-deck-they = { $who } zamíchá svůj dobírací balíček.
aeons-recycle-they = { $who } zamíchá svůj odkládací balíček do dobíracího.
aeons-double-prepare = V tomto tahu může aktivní hráč připravit ke každé otevřené trhlině až dvě kouzla.
aeons-shelter = V tomto tahu zabraň všem zraněním hráčů a Útočiště.
aeons-ward = Tuto kartu odlož. Nemá žádný efekt.
aeons-gain-you = Získej kartu z { $pile }.
aeons-gain-you-deck = Získej kartu z { $pile } a polož ji na vrch svého dobíracího balíčku.
aeons-gain-you-hand = Získej kartu z { $pile } do ruky.
aeons-gain-they = { $who } získá kartu z { $pile }.
aeons-corrupt-you = Získej { $n ->
    [one] kartu úplatnosti
    [few] { $n } karty úplatnosti
    [many] { $n } karty úplatnosti
   *[other] { $n } karet úplatnosti
} na vrch svého dobíracího balíčku.
aeons-corrupt-they = { $who } získá { $n ->
    [one] kartu úplatnosti
    [few] { $n } karty úplatnosti
    [many] { $n } karty úplatnosti
   *[other] { $n } karet úplatnosti
} na vrch svého dobíracího balíčku.
aeons-corrupt-hand-they = { $who } získá { $n ->
    [one] kartu úplatnosti
    [few] { $n } karty úplatnosti
    [many] { $n } karty úplatnosti
   *[other] { $n } karet úplatnosti
} do ruky.
aeons-unleash = { $n ->
    [one] Běsnění.
   *[other] { $n }× Běsnění.
}
aeons-strike = { $n ->
    [one] Výpad.
   *[other] { $n }× Výpad.
}
aeons-swarm = { $n ->
    [one] Rojení.
   *[other] { $n }× Rojení.
}
aeons-fury = Přidej { $n ->
    [one] { $n } žeton zuřivosti
    [few] { $n } žetony zuřivosti
    [many] { $n } žetony zuřivosti
   *[other] { $n } žetonů zuřivosti
}.
aeons-place-husks = Přidej { $n ->
    [one] { $n } žeton Kusadel
    [few] { $n } žetony Kusadel
    [many] { $n } žetony Kusadel
   *[other] { $n } žetonů Kusadel
}.
aeons-place-husks-per = Přidej { $times ->
    [one] { $times } žeton Kusadel
    [few] { $times } žetony Kusadel
    [many] { $times } žetony Kusadel
   *[other] { $times } žetonů Kusadel
} za { $of }.
aeons-drop-husks = Odlož { $n ->
    [one] { $n } žeton Kusadel
    [few] { $n } žetony Kusadel
    [many] { $n } žetony Kusadel
   *[other] { $n } žetonů Kusadel
}.
aeons-drop-husks-half = Odlož polovinu žetonů Kusadel, zaokrouhleno nahoru.
aeons-set-life-per = Tento přisluhovač přichází do hry a má { $times ->
    [one] <life>{ $times } život</life>
    [few] <life>{ $times } životy</life>
    [many] <life>{ $times } životy</life>
   *[other] <life>{ $times } životů</life>
} za { $of }.
aeons-set-life-plus = Tento přisluhovač přichází do hry a má { $n ->
    [one] <life>{ $n } život</life>
    [few] <life>{ $n } životy</life>
    [many] <life>{ $n } životy</life>
   *[other] <life>{ $n } životů</life>
} a navíc { $times ->
    [one] <life>{ $times } život</life>
    [few] <life>{ $times } životy</life>
    [many] <life>{ $times } životy</life>
   *[other] <life>{ $times } životů</life>
} za { $of }.
aeons-devour = Pohlť { $n ->
    [one] kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
} z { $pile }.
aeons-devour-per = Pohlť { $times ->
    [one] kartu
    [few] { $times } karty
    [many] { $times } karty
   *[other] { $times } karet
} z { $pile } za { $of }.
aeons-devour-each-gem = Pohlť kartu z každé hromádky drahokamů, nejdražší první.
aeons-return-minion = Naposledy odložený přisluhovač se vrací do hry.
aeons-drop-nemesis = Odlož { $n ->
    [one] vrchní kartu
    [few] { $n } vrchní karty
    [many] { $n } vrchní karty
   *[other] { $n } vrchních karet
} balíčku Pána Bezejmenných.
aeons-lose = Hráči prohráli.
aeons-pick = { $who } se stává cílem.

## Offers

aeons-offer-cast = Seslat: { $card } z trhliny { $n }
aeons-offer-play = Zahrát: { $card }
aeons-offer-buy = Získat: { $card } za { $cost ->
    [one] <aether>{ $cost } éter</aether>
    [few] <aether>{ $cost } étery</aether>
    [many] <aether>{ $cost } étery</aether>
   *[other] <aether>{ $cost } éterů</aether>
}
aeons-offer-buy-devoured = Získat z pohlcených karet: { $card } za { $cost ->
    [one] <aether>{ $cost } éter</aether>
    [few] <aether>{ $cost } étery</aether>
    [many] <aether>{ $cost } étery</aether>
   *[other] <aether>{ $cost } éterů</aether>
}
aeons-offer-charge = Koupit energii za <aether>2 étery</aether>
aeons-offer-focus = Pootevřít trhlinu { $n } za { $cost ->
    [one] <aether>{ $cost } éter</aether>
    [few] <aether>{ $cost } étery</aether>
    [many] <aether>{ $cost } étery</aether>
   *[other] <aether>{ $cost } éterů</aether>
}
aeons-offer-open = Otevřít trhlinu { $n } za { $cost ->
    [one] <aether>{ $cost } éter</aether>
    [few] <aether>{ $cost } étery</aether>
    [many] <aether>{ $cost } étery</aether>
   *[other] <aether>{ $cost } éterů</aether>
}
aeons-offer-prepare = Připravit: { $card } k trhlině { $n }
aeons-offer-ability = Využít schopnost { $ability }
aeons-offer-use = Využít: { $card }
aeons-offer-discard-power = Odstranit: { $card }
aeons-offer-target-nemesis = Zasáhnout: { $nemesis }
aeons-offer-target = Zasáhnout: { $card }
aeons-offer-target-husk = Zasáhnout Kusadla
aeons-offer-option = Možnost { $n }
aeons-offer-branch = { $said }
aeons-offer-next = Další: { $card }
aeons-offer-next-all = Odložit vše tak, jak leží
aeons-offer-end = Ukončit hlavní fázi
aeons-offer-done = Hotovo
aeons-offer-yes = Ano
aeons-offer-no = Ne
aeons-offer-card = { $card }
aeons-offer-spell = { $card } u trhliny { $n }
aeons-offer-seat = { $seat }
aeons-offer-breach = Trhlina { $n }
aeons-offer-turn = { $turn }

## What is asked

aeons-prompt-over = Hra skončila.
aeons-prompt-wait = Čeká se na ostatní.
aeons-prompt-casting = Fáze sesílání kouzel: sesílej připravená kouzla, nebo fázi ukonči.
aeons-prompt-main = Hlavní fáze: hraj, získávej, otevírej, připravuj kouzla, nebo ji ukonči.
aeons-prompt-other-main = Hlavní fáze jiného hráče: můžeš využít svou schopnost.
aeons-prompt-order = V jakém pořadí půjdou zahrané karty na tvůj odkládací balíček? První leží nejníž.
aeons-prompt-corruption = Kterou kartu úplatnosti vyhodnotíš jako další?
aeons-prompt-wild = Kdo odehraje tah žolíka?
aeons-prompt-rune = Využít schopnost pro tah, který začíná?
aeons-prompt-ward = Využít schopnost a odložit kartu { $card }?
aeons-prompt-breach-to-lose = Došly ti životy. Která z tvých trhlin bude zničena?
aeons-prompt-spread = Utrpět <damage>1 zranění</damage> a rozdělit <damage>{ $n } zranění</damage> mezi několik žetonů Kusadel?
aeons-prompt-stray = Do čího odkládacího balíčku půjde karta { $card }?
aeons-prompt-pick = Vyber hráče.
aeons-prompt-discard = { $n ->
    [one] Odlož kartu.
    [few] Odlož ještě { $n } karty.
    [many] Odlož ještě { $n } karty.
   *[other] Odlož ještě { $n } karet.
}
aeons-prompt-may-discard = { $n ->
    [one] Odlož kartu, nebo žádnou.
    [few] Odlož ještě až { $n } karty.
    [many] Odlož ještě až { $n } karty.
   *[other] Odlož ještě až { $n } karet.
}
aeons-prompt-destroy = { $n ->
    [one] Znič kartu.
    [few] Znič ještě { $n } karty.
    [many] Znič ještě { $n } karty.
   *[other] Znič ještě { $n } karet.
}
aeons-prompt-may-destroy = { $n ->
    [one] Znič kartu, nebo žádnou.
    [few] Znič ještě až { $n } karty.
    [many] Znič ještě až { $n } karty.
   *[other] Znič ještě až { $n } karet.
}
aeons-prompt-play-twice = Vyber drahokam, který se zahraje dvakrát a zničí.
aeons-prompt-discard-together = Společně odložte ještě { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}.
aeons-prompt-may-discard-together = { $n ->
    [one] Společně odložte ještě { $n } drahokam, nebo skončete.
    [few] Společně odložte ještě až { $n } drahokamy.
    [many] Společně odložte ještě až { $n } drahokamu.
   *[other] Společně odložte ještě až { $n } drahokamů.
}
aeons-prompt-discard-spell = { $n ->
    [one] Vyber připravené kouzlo, které bude odloženo.
    [few] Vyber ještě { $n } připravená kouzla, která budou odložena.
    [many] Vyber ještě { $n } připraveného kouzla k odložení.
   *[other] Vyber ještě { $n } připravených kouzel, která budou odložena.
}
aeons-prompt-destroy-spell = { $n ->
    [one] Vyber připravené kouzlo, které bude zničeno.
    [few] Vyber ještě { $n } připravená kouzla, která budou zničena.
    [many] Vyber ještě { $n } připraveného kouzla ke zničení.
   *[other] Vyber ještě { $n } připravených kouzel, která budou zničena.
}
aeons-prompt-cast = Vyber kouzlo, které sešleš.
aeons-prompt-may-cast = Vyber kouzlo, které sešleš, nebo žádné.
aeons-prompt-scrap = { $n ->
    [one] Znič kartu v ruce nebo odkládacím balíčku, nebo skonči.
    [few] Znič ještě až { $n } karty v ruce nebo odkládacím balíčku.
    [many] Znič ještě až { $n } karty v ruce nebo odkládacím balíčku.
   *[other] Znič ještě až { $n } karet v ruce nebo odkládacím balíčku.
}
aeons-prompt-from-discard = { $n ->
    [one] Vyber kartu ze svého odkládacího balíčku.
    [few] Vyber až { $n } karty ze svého odkládacího balíčku.
    [many] Vyber až { $n } karty ze svého odkládacího balíčku.
   *[other] Vyber až { $n } karet ze svého odkládacího balíčku.
}
aeons-prompt-return-gem = Vyber drahokam, který se ti vrátí do ruky.
aeons-prompt-focus = Vyber trhlinu, která se pootevře.
aeons-prompt-target = Vyber cíl, kterému udělíš <damage>{ $n } zranění</damage>.
aeons-prompt-option = Vyber jednu možnost.
aeons-prompt-ask = Chceš to udělat?
aeons-prompt-gain = Vyber kartu, kterou získáš.
aeons-prompt-devour = Vyber hromádku, z níž se pohltí karty.
aeons-prompt-shuffle-turn = Vyber kartu pořadí tahu, která se zamíchá zpět.
aeons-prompt-arrange = Vyber další kartu balíčku pořadí tahu, odshora.

## The log

aeons-log-lot = Začínajícím hráčem je vylosován { $seat }; má v pořadí tahu číslo 1.
aeons-log-turned = Pořadí tahu: { $turn }.
aeons-log-turn-revealed = Balíček pořadí tahu ukazuje: { $turn }.
aeons-log-turn-shuffled = Balíček pořadí tahu se zamíchává.
aeons-log-turn-returned = Karta pořadí tahu ({ $turn }) se zamíchává zpět.
aeons-log-decided = { $seat } rozhoduje za skupinu.
aeons-log-decided-seat = { $seat } rozhoduje za skupinu: { $who }.
aeons-log-decided-card = { $seat } rozhoduje za skupinu: { $card }.
aeons-log-decided-option = { $seat } rozhoduje za skupinu: { $said }
aeons-log-decided-done = { $seat } rozhoduje za skupinu: to stačí.
aeons-log-played = { $seat } hraje kartu { $card }.
aeons-log-cast = { $seat } sesílá kouzlo { $card } z trhliny { $n }.
aeons-log-prepared = { $seat } připravuje kouzlo { $card } k trhlině { $n }.
aeons-log-gained = { $seat } získává kartu { $card }.
aeons-log-gained-elsewhere = { $seat } získává kartu { $card }, ne však do odkládacího balíčku.
aeons-log-corrupted = { $seat } získává kartu úplatnosti lícem dolů.
aeons-log-corruption-resolved = { $seat } vyhodnocuje kartu { $card }.
aeons-log-drew = { $seat } si dobírá kartu { $card }.
aeons-log-flipped = { $seat } otáčí odkládací balíček.
aeons-log-shuffled = { $seat } zamíchává svůj dobírací balíček.
aeons-log-top-revealed = { $seat } odhaluje kartu { $card }.
aeons-log-top-looked = { $seat } si prohlíží kartu { $card }.
aeons-log-top-looked-hidden = { $seat } si prohlíží vrchní kartu svého dobíracího balíčku.
aeons-log-discarded = { $seat } odkládá kartu { $card }.
aeons-log-destroyed = Karta { $card } ({ $seat }) je zničena.
aeons-log-returned = { $seat } si vrací do ruky kartu { $card }.
aeons-log-aether = { $seat } získává { $n ->
    [one] <aether>{ $n } éter</aether>
    [few] <aether>{ $n } étery</aether>
    [many] <aether>{ $n } étery</aether>
   *[other] <aether>{ $n } éterů</aether>
}.
aeons-log-charged = { $seat } získává { $n ->
    [one] <charges>{ $n } energii</charges>
    [few] <charges>{ $n } energie</charges>
    [many] <charges>{ $n } energie</charges>
   *[other] <charges>{ $n } energií</charges>
}.
aeons-log-discharged = { $seat } ztrácí { $n ->
    [one] <charges>{ $n } energii</charges>
    [few] <charges>{ $n } energie</charges>
    [many] <charges>{ $n } energie</charges>
   *[other] <charges>{ $n } energií</charges>
}.
aeons-log-focused = { $seat } pootevírá trhlinu { $n }.
aeons-log-opened = { $seat } otevírá trhlinu { $n }.
aeons-log-breach-lost = Trhlina { $n } ({ $seat }) je zničena.
aeons-log-ability = { $seat } využívá schopnost svého mága.
aeons-log-used = { $seat } využívá kartu { $card }.
aeons-log-nemesis-hurt = Pán Bezejmenných ztrácí { $n ->
    [one] <life>{ $n } život</life>
    [few] <life>{ $n } životy</life>
    [many] <life>{ $n } životy</life>
   *[other] <life>{ $n } životů</life>
}.
aeons-log-nemesis-healed = Pán Bezejmenných získává { $n ->
    [one] <life>{ $n } život</life>
    [few] <life>{ $n } životy</life>
    [many] <life>{ $n } životy</life>
   *[other] <life>{ $n } životů</life>
}.
aeons-log-minion-hurt = { $card }: ztrácí { $n ->
    [one] <life>{ $n } život</life>
    [few] <life>{ $n } životy</life>
    [many] <life>{ $n } životy</life>
   *[other] <life>{ $n } životů</life>
}.
aeons-log-minion-fell = Přisluhovač { $card } padl.
aeons-log-husks-fell = { $n ->
    [0] Není zničen žádný žeton Kusadel.
    [one] Je zničen { $n } žeton Kusadel.
    [few] Jsou zničeny { $n } žetony Kusadel.
    [many] Je zničeno { $n } žetonu Kusadel.
   *[other] Je zničeno { $n } žetonů Kusadel.
}
aeons-log-hurt = { $seat } utrpí <damage>{ $n } zranění</damage>.
aeons-log-healed = { $seat } získává { $n ->
    [one] <life>{ $n } život</life>
    [few] <life>{ $n } životy</life>
    [many] <life>{ $n } životy</life>
   *[other] <life>{ $n } životů</life>
}.
aeons-log-exhausted = { $seat } je vyčerpán.
aeons-log-gravehold-hurt = Útočiště utrpí <damage>{ $n } zranění</damage>.
aeons-log-gravehold-healed = Útočiště získává { $n ->
    [one] <life>{ $n } život</life>
    [few] <life>{ $n } životy</life>
    [many] <life>{ $n } životy</life>
   *[other] <life>{ $n } životů</life>
}.
aeons-log-prevented = Zabráněno zranění: { $n }.
aeons-log-unleashed = Pán Bezejmenných běsní.
aeons-log-fury = Pán Bezejmenných získává { $n ->
    [one] { $n } žeton zuřivosti
    [few] { $n } žetony zuřivosti
    [many] { $n } žetony zuřivosti
   *[other] { $n } žetonů zuřivosti
}.
aeons-log-fury-lost = Pán Bezejmenných ztrácí zuřivost ({ $n }).
aeons-log-husks-placed = { $n ->
    [0] Nepřibyl žádný žeton Kusadel.
    [one] Přibyl { $n } žeton Kusadel.
    [few] Přibyly { $n } žetony Kusadel.
    [many] Přibylo { $n } žetonu Kusadel.
   *[other] Přibylo { $n } žetonů Kusadel.
}
aeons-log-swarmed = Rojení, žetony Kusadel: { $n }.
aeons-log-struck = Výpad Pána Bezejmenných: { $card }.
aeons-log-nemesis-drew = Pán Bezejmenných dobírá kartu { $card }.
aeons-log-nemesis-acts = Vyhodnocuje se karta { $card }.
aeons-log-ticked = { $n ->
    [0] { $card }: nezbývá žádný žeton.
    [one] { $card }: zbývá { $n } žeton.
    [few] { $card }: zbývají { $n } žetony.
    [many] { $card }: zbývá { $n } žetonu.
   *[other] { $card }: zbývá { $n } žetonů.
}
aeons-log-nemesis-discarded = Karta { $card } je odložena.
aeons-log-power-discarded = { $seat } odstraňuje hrozbu { $card }.
aeons-log-minion-returned = Přisluhovač { $card } se vrací.
aeons-log-devoured = Karta { $card } je pohlcena.
aeons-log-ended = Hra skončila.

## Set-up options

aeons-option-players = Počet hráčů: 1 až 4.
aeons-option-first = Začínající hráč: má v pořadí tahu číslo 1; kdo hraje první tah, určí balíček pořadí tahu.
aeons-option-nemesis = Pán Bezejmenných, nebo náhodně.
aeons-option-mages = Mágové podle hráčů, každý jen jednou, nebo náhodně.
aeons-option-supply = Jedna ze dvou doporučených zásob, náhodně, nebo devět karet: 3 drahokamy, 2 artefakty, 4 kouzla.
aeons-option-difficulty = Začátečník a „na život a na smrt“ mění počty životů; expert a „na život a na smrt“ používají vyšší obtížnost z desky.
aeons-option-solo-turns = Jen pro jednoho hráče: karty hráče v balíčku pořadí tahu.
aeons-option-solo-life = Jen pro jednoho hráče: počáteční životy.

## Resources and places in refusals

resource-aether = éteru
resource-charges = energie
place-the-supply = v zásobě
place-your-breaches = u tvých trhlin
place-play = ve hře

## Refusals

aeons-refusal-ability-window = Teď tvou schopnost využít nelze.
aeons-refusal-ask = Odpověz ano (yes), nebo ne (no).
aeons-refusal-breach-closed = K zavřené trhlině lze kouzlo připravit, jen když ji v témže tahu pootevřeš.
aeons-refusal-breach-full = U této trhliny už kouzlo je.
aeons-refusal-breach-none = Takovou trhlinu nemáš.
aeons-refusal-breach-open = Tato trhlina už je otevřená.
aeons-refusal-breach-to-lose = Vyber, která z tvých trhlin bude zničena (choose 1 až choose 4).
aeons-refusal-cast-phase = Kouzla se sesílají ve fázi sesílání kouzel; teď je hlavní fáze.
aeons-refusal-casting = Je fáze sesílání kouzel: sešli připravené kouzlo (cast N), nebo ji ukonči příkazem done.
aeons-refusal-casting-done = Je fáze sesílání kouzel: ukončí ji příkaz done.
aeons-refusal-charges-full = Všechna místa na energii jsou plná: další energii koupit nelze.
aeons-refusal-choose = Vyber jednu z vhodných karet (choose ID).
aeons-refusal-closed-breach = Vyber zavřenou trhlinu (choose N).
aeons-refusal-corruption = Vyber, která karta úplatnosti ve tvé ruce se vyhodnotí jako další.
aeons-refusal-devoured = Z pohlcených karet lze získat jen tu vrchní.
aeons-refusal-focus-last = Trhlinu se žlutou čtvrtinou nahoře lze už jen otevřít, ne znovu pootevřít.
aeons-refusal-main = Je hlavní fáze: vyber akci, nebo fázi ukonči.
aeons-refusal-main-end = Hlavní fázi ukončí příkaz end.
aeons-refusal-must-cast = Kouzla u zavřených trhlin se musí seslat dřív, než fáze sesílání kouzel skončí.
aeons-refusal-no-spell = U této trhliny není připravené žádné kouzlo.
aeons-refusal-no-use = Toto kouzlo nemá efekt, který by šlo využít, dokud je připravené.
aeons-refusal-not-done = Před done je třeba vybrat z ruky ještě další karty.
aeons-refusal-option = Tuto možnost teď nelze provést, je třeba vybrat jinou.
aeons-refusal-options = Vyber jednu možnost: option 1, option 2 …
aeons-refusal-order = Uveď kartu zahranou v tomto tahu (next ID), nebo všechny v pořadí (next-all ID ID …).
aeons-refusal-other-main = Nejsi na tahu: v hlavní fázi jiného hráče můžeš jen využít plně nabitou schopnost.
aeons-refusal-pick = Tohoto hráče tu vybrat nelze: efekt se musí týkat jiného.
aeons-refusal-pile = Vyber jednu z vhodných hromádek zásoby (choose ID).
aeons-refusal-pile-empty = Tato hromádka zásoby je prázdná.
aeons-refusal-play-corruption = Karta úplatnosti se nikdy nehraje; vyhodnocuje se na začátku tahu nebo na konci hlavní fáze.
aeons-refusal-play-spell = Kouzlo se nehraje; připrav ho k trhlině.
aeons-refusal-power-full = Cenu za odstranění hrozby musíš zaplatit celou a bez pomoci ostatních.
aeons-refusal-power-stays = Na této kartě není uvedeno, jak ji odstranit.
aeons-refusal-prepare-kind = K trhlině se připravují jen kouzla; tuto kartu zahraj.
aeons-refusal-seat = Vyber hráče (choose seatN).
aeons-refusal-spell = Vyber jedno z vhodných připravených kouzel (choose ID).
aeons-refusal-target = Vyber cíl: target nemesis, target ID přisluhovače ve hře, nebo target husk.
aeons-refusal-turn-card = Vyber jednu z karet pořadí tahu (choose p1, choose nemesis …).
aeons-refusal-unfit-card = Tato karta v ruce neodpovídá tomu, co se žádá.
aeons-refusal-use-nothing = Tento efekt není na co využít: v tomto tahu nebyl zahrán žádný drahokam.
aeons-refusal-used = Tento efekt už byl v tomto tahu využit: každá kopie jednou za tah.
aeons-refusal-window = Odpověz ability pro využití schopnosti, nebo no.
aeons-refusal-yes-no = Odpověz yes, chceš-li utrpět <damage>1 zranění</damage> a rozdělit zásah mezi Kusadla, nebo no.
aeons-refusal-power-hand = Cena za odstranění této hrozby se musí zaplatit celá: v ruce máš málo vhodných karet.
aeons-refusal-power-spells = Cena za odstranění této hrozby se musí zaplatit celá: máš málo vhodných připravených kouzel.

## How it ended, as part of a sentence

aeons-cause-nemesis-defeated = Pán Bezejmenných je poražen
aeons-cause-nemesis-spent = Pánovi Bezejmenných nezbyla žádná karta v balíčku ani ve hře
aeons-cause-gravehold-fell = Útočiště padlo
aeons-cause-all-exhausted = všichni mágové jsou vyčerpaní
aeons-cause-swarmed = Kusadla zaplavila všechno
aeons-cause-supply-devoured = celá zásoba je pohlcena

## Pozice slovy

aeons-breach-open = otevřená
aeons-breach-none = není
aeons-breach-closed = { $n ->
    [0] zavřená
   *[other] zavřená (pootočena o { $n })
}
aeons-phase-casting = fáze sesílání kouzel
aeons-phase-main = hlavní fáze
aeons-phase-draw = dobírací fáze
aeons-phase-nemesis-main = hlavní fáze Pána Bezejmenných
aeons-phase-nemesis-draw = dobírací fáze Pána Bezejmenných
aeons-phase-over = konec
