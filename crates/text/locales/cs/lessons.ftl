# Lekce: hry s trenérem.

lesson-nav = Naučit se
lesson-lead = U skutečného stolu sedí vedle tebe trenér, říká vždy jednu věc a ukazuje na ni. Ať uděláš cokoli, nic není ztraceno: každý tah jde vzít zpět.
lesson-front = Nauč se hrát za deset minut
lesson-count = { $n ->
    [one] { $n } lekce
    [few] { $n } lekce
   *[other] { $n } lekcí
  }
lesson-minutes = { $n ->
    [one] asi { $n } minuta
    [few] asi { $n } minuty
   *[other] asi { $n } minut
  }
lesson-begin = Začít
lesson-play = Zahrát si vlastní hru
lesson-all = Všechny lekce
lesson-coach = Trenér
lesson-others = Hrají ostatní. Sleduj, co dělají.
lesson-next = Dál
lesson-take-back = Vzít zpět
lesson-alone = Hrát dál bez trenéra
lesson-close = Zavřít trenéra
lesson-stray = To se smí a vzešlo z toho tohle. Lekce ti ale chtěla nejdřív ukázat něco jiného.
lesson-go-on = Další: { $title }

## První hra
lesson-realms-first-title = Tvoje první hra
lesson-realms-first-lead = Čtyři tahy, celá hra proti dvěma soupeřům a říše, která zvítězí.
lesson-realms-first-welcome = Vítej! Od začátku do konce držíš sedm karet. V každém tahu si jednu kartu vezmeš a jednu odložíš. Jakmile v odkládacím prostoru leží deset karet, všechny ruce se sečtou a vyhrává nejvíc bodů.
lesson-realms-first-hand = Těchto sedm karet je tvoje říše. Číslo nahoře je síla karty; pod ním stojí, za co vedle jiných karet body získá nebo ztratí.
lesson-realms-first-king = Podívej se na Krále: 5 bodů za každou Armádu v ruce. Velitel započítá sílu všech tvých Armád ještě jednou. Tahle říše tedy chce vůdce a k nim vojáky.
lesson-realms-first-draw = Začni tah: dober si vrchní kartu balíčku.
lesson-realms-first-discard = Přišla Kouzelnice, čarodějka, a držíš osm karet. Jedna musí pryč. Elementál vody chce Potopy a ty žádnou nemáš: odlož ho.
lesson-realms-first-discard-leader = Na té kartě stojí tvůj plán: bez ní tvoji vůdci a vojáci ztratí víc, než kolik by Elementál vody kdy přinesl. Vezmi to zpět a hledej, co nikdo nepotřebuje.
lesson-realms-first-discard-other = Hrát tak jde dál, ale ta karta v tvé ruce body přináší a Elementál vody žádné. Součet klesl víc, než musel.
lesson-realms-first-take = Odložené karty vidí každý a smíš si jednu vzít místo dobírání. Místo 3 odložilo kartu Těžká jízda: Armáda se silou 17, přesně co tvoji vůdci chtějí. Vezmi si ji.
lesson-realms-first-take-other = Neznámá karta může být dobrá i špatná; Těžká jízda je dobrá jistě: 17 sama, 17 od Velitele a 5 od Krále.
lesson-realms-first-score = Tolik má tvoje ruka právě teď. Vždy se počítá to nejlepší, co z ní jde udělat, takže nemusíš sčítat.
lesson-realms-first-rangers = Zase osm karet. Hraničáři získávají za Země a ty žádnou nemáš. Odlož je.
lesson-realms-first-rangers-other = S tou kartou má tvoje říše větší cenu než s Hraničáři: bez Zemí jsou to slabí vojáci. Porovnej součty.
lesson-realms-first-again = Co odložili ostatní, ti teď nepomůže. Dober si z balíčku.
lesson-realms-first-again-other = Vedle tvých karet toho tahle moc nezmůže; karta z balíčku má lepší vyhlídky. Zkus to druhou cestou.
lesson-realms-first-wild = Měňavec! Takové karty mohou zastoupit jinou kartu. Kterou nejlépe, to spočítá stůl; tady ti přidá k dvoru dalšího vůdce nebo čaroděje.
lesson-realms-first-shield = Teď nejméně přináší Kethský štít: bez Kethského meče se hodí jen vedle vůdce. Odlož ho.
lesson-realms-first-shield-other = To tě stojí víc: štít přináší 19 bodů, tahle karta víc. Je to tvoje hra, ale šlo o nejlepší ruku.
lesson-realms-first-ending = V odkládacím prostoru leží osm karet; při deseti hra hned končí. Tohle je tedy tvůj poslední tah. Hlídej to číslo v každé hře: kdo ji ukončí, ten volí okamžik.
lesson-realms-first-longbow = Elfský luk má 3 body a dalších 30 vedle Velitele. Toho máš. Vezmi si ho.
lesson-realms-first-longbow-empress = Císařovna vypadá silně, ale ztrácí body za každého dalšího vůdce a ty máš dva. Luk tu přidá víc.
lesson-realms-first-longbow-other = To je hazard s poslední kartou hry. Luk je 33 bodů najisto.
lesson-realms-first-wand = Poslední volba: vedle luku přidává nejméně Magická hůl. Odlož ji a nech ostatní dohrát.
lesson-realms-first-wand-other = I tak vyhraješ, jen s méně body. Magická hůl tvé říši schází nejméně.
lesson-realms-first-end = Hra skončila a tvoje říše vítězí se 164 body! To je celé: hledej karty, které se potřebují, sleduj, co ostatní odkládají, a hlídej desítku.

## První tahy
lesson-shards-first-title = Tvoje první tahy
lesson-shards-first-lead = Drahokamy, verbování, mistrovství, útok, žoldák: dva tahy se vším, z čeho se tah skládá.
lesson-shards-first-welcome = Vítej! Ty i soupeř začínáte s 50 životy a se stejnými deseti slabými kartami. Verbuješ lepší, zvyšuješ mistrovství a srazíš soupeře na 0.
lesson-shards-first-hand = Tvoje ruka: v každém tahu pět karet. Zahrají se v každém tahu všechny; na později se nic nešetří.
lesson-shards-first-play = Zahraj svých pět karet v libovolném pořadí. Krystaly dávají drahokamy na placení, Pulzní pistole a Úlomek nekonečna sílu k útoku. Tlačítko s celou rukou je zahraje najednou.
lesson-shards-first-play-first = To jde, ale platíš, než víš, co všechno máš. Zahraj nejdřív celou ruku: nic to nestojí a jen to přidá.
lesson-shards-first-play-ended = Tím tvůj tah končí: co není zahráno nebo utraceno, propadne. Vezmi to zpět a použij nejdřív zbytek.
lesson-shards-first-recruit = Máš tři drahokamy. Ve verbovací nabídce leží karty pro všechny. Naverbuj za 2 Těžební drony: jdou na tvůj odkládací balíček a do ruky přijdou, až se balíček znovu zamíchá.
lesson-shards-first-recruit-other = Také dobrá karta, ale nezbyl by drahokam na mistrovství. Těžební drony stojí 2 a pokaždé dají drahokam a další kartu.
lesson-shards-first-focus = Zbývá jeden drahokam. Jednou za tah se můžeš soustředit: 1 drahokam za 1 mistrovství. Mistrovství neubývá a mnohé karty s ním rostou; při 30 zabíjí Úlomek nekonečna jedinou ranou.
lesson-shards-first-attack = Máš sílu 3. Zaútoč na soupeře vší silou.
lesson-shards-first-attack-other = Síla do dalšího tahu nevydrží: co nepoužiješ teď, propadne.
lesson-shards-first-shield = Soupeř zahrál karty, naverboval a vrací úder silou 3. Karty se štítem by z ruky část zastavily; žádnou nemáš. Přijmi zranění.
lesson-shards-first-again = Tvůj druhý tah: pět nových karet. Zahraj je všechny.
lesson-shards-first-mercenary = 6 drahokamů! Datový kacíř je žoldák: můžeš ho naverbovat, nebo okamžitě vyložit: zaplatíš, hned ho použiješ a na konci tahu jde pod verbovací balíček. Vylož ho okamžitě: dobere dvě karty.
lesson-shards-first-mercenary-recruited = Teď leží na tvém odkládacím balíčku a pomůže v některém dalším tahu. Často je to správně; tady chceme jeho dvě karty hned.
lesson-shards-first-drones = Balíček ti došel, odkládací se zamíchal a jsou tu Těžební drony, které máš naverbované. Zahraj je.
lesson-shards-first-drones-stay = Dobře. A teď drony.
lesson-shards-first-champions = Podívej se ještě na nabídku: šampióni zůstávají před tebou, dokud nejsou zničeni, a jdou vyčerpat v každém tahu. Soupeřův šampión padne, když na něj dáš tolik síly, kolik má životů.
lesson-shards-first-finish = Co zbývá, utrať, jak chceš: verbuj, soustřeď se. Pak tah ukonči.
lesson-shards-first-finish-stay = Dobře využito. Pokračuj, nebo tah ukonči.
lesson-shards-first-end = To je celý tah: zahraj všechno, utrať drahokamy, soustřeď se, udeř. Na tahu je soupeř; hraj odtud dál proti botovi, nebo si vezmi další lekci.

## První tahy mága
lesson-aeons-first-title = Tvoje první tahy
lesson-aeons-first-lead = Připravit kouzla, utratit éter, potkat Pána Bezejmenných, seslat: sólo proti jednomu z nich.
lesson-aeons-first-welcome = Vítej! Jsi mág a bráníš Útočiště, poslední město. Pán Bezejmenných vítězí, když padne Útočiště nebo všichni mágové; ty vyhraješ, když mu nezbude život. Všichni hráči jsou na jedné straně.
lesson-aeons-first-hand = Tvoje ruka: drahokamy dávají éter na placení, kouzla zraňují. Karty, které nepoužiješ, ti v ruce zůstanou.
lesson-aeons-first-prepare = Kouzlo trvá dva tahy: teď se připraví u otevřené trhliny a na začátku příštího tahu ho můžeš seslat. Máš dvě otevřené trhliny: připrav obě Zajiskření.
lesson-aeons-first-prepare-ended = Tah skončil a kouzla nejsou připravena. Příští tah by chyběla dvě zranění. Vezmi to zpět.
lesson-aeons-first-gems = Teď zahraj drahokamy: dva Křišťály a Úlomek měsíčního kamene, dají éter.
lesson-aeons-first-buy = Zásoba: devět hromádek, otevřených všem a stejných až do konce. Kup za 2 Nefrit. Pokaždé dá 2 éteru; jde na tvůj odkládací balíček.
lesson-aeons-first-buy-other = Koupit to jde, ale na to, co následuje, ti zbude méně. Nefrit zaplatí všechny tvoje další tahy.
lesson-aeons-first-buy-first = Nejdřív kup: drahokamy koupené brzy se hrají nejčastěji. Potom na tohle éter zbude.
lesson-aeons-first-charge = Zbývají dva étery: získej energii. Když je energie plná, můžeš jednou použít schopnost svého mága.
lesson-aeons-first-charge-other = Další karta v balíčku je také dobrá. Tentokrát se podívejme na energii.
lesson-aeons-first-finish = Víc tu není co dělat: ukonči tah.
lesson-aeons-first-order = A teď to zvláštní: odkládací balíček se nikdy nemíchá. Když dobírací dojde, balíček se otočí. Proto volíš, v jakém pořadí karty leží. Nech je tak, jak jsou.
lesson-aeons-first-order-stay = Dobře: tím je pořadí dané.
lesson-aeons-first-nemesis = Pořadí tahů se míchá, takže to nikdo nevěděl: přišel Pán Bezejmenných. Vyložil hrozbu. Její číslo v každém jeho tahu klesá a při 0 udeří. Můžeš se jí také za éter zbavit předem.
lesson-aeons-first-cast = Zase ty a kouzla jsou hotová. Sešli obě Zajiskření: každé zraní za 1.
lesson-aeons-first-cast-done = Kouzla zůstanou připravená, ale zabírají trhliny. Čekáním tu nic nezískáš.
lesson-aeons-first-prepare-again = Trhliny jsou volné. Připrav obě Zajiskření z ruky.
lesson-aeons-first-gems-again = A zahraj tři Křišťály.
lesson-aeons-first-focus = Víc trhlin, víc kouzel za tah. Pootevři třetí trhlinu: otočí se a její otevření bude pokaždé levnější.
lesson-aeons-first-focus-other = I to je rozumné: drahokamy a energie se vrátí později, trhlina dělá místo pro třetí kouzlo.
lesson-aeons-first-last = Ukonči tah.
lesson-aeons-first-last-stay = Dobrá. A teď tah ukonči.
lesson-aeons-first-end = Pán Bezejmenných je raněn, balíček roste a třetí trhlina se otvírá. A pohleď: dobírací balíček došel, odkládací se otočil a první přišel Nefrit, protože ležel nejhlouběji. To je celá hra; hraj odtud dál, nebo si vezmi další lekci.

## Druhé lekce Říší
lesson-realms-duel-title = Pro dva
lesson-realms-duel-lead = Nikdo nedostane karty: ruku si skládáš kartu po kartě.
lesson-realms-duel-welcome = Ve dvou se karty nerozdávají. Střídavě si berete po jedné, dokud nemáte oba sedm; pak začnou obvyklé tahy a hra končí při dvanácti kartách v odkládacím prostoru.
lesson-realms-duel-draw = První volba je vždy z balíčku: dober si dvě karty.
lesson-realms-duel-keep = Jednu si nech; druhá jde do odkládacího prostoru, kde si ji může vzít soupeř. Nech si Nekromanta: na konci přivede osmou kartu.
lesson-realms-duel-keep-horse = Jde to, ale Nekromant pak leží soupeři na očích a osmá karta má větší cenu než kůň.
lesson-realms-duel-take = Teď se nejdřív podívej do odkládacího prostoru. Válečný oř má o 14 víc vedle vůdce nebo čaroděje a Nekromant je čaroděj. Oř tam ještě leží: vezmi si ho.
lesson-realms-duel-take-other = Necháváš ležet 20 jistých bodů a oře si může vzít soupeř.
lesson-realms-duel-end = To je výběr: nech si, co se hodí, a mysli na to, co necháváš druhému. Po sedmi kartách hrajete, jak už to znáš. Hraj odtud dál!
lesson-realms-chaos-title = Chaotické říše
lesson-realms-chaos-lead = Žádné tahy, hodiny a všichni mění najednou.
lesson-realms-chaos-welcome = Tady nikdo nedobírá a nikdo nečeká: dokud hodiny nezazvoní, všichni mění kartu za kartu. Pak se ruce sečtou.
lesson-realms-chaos-hand = Slabá ruka: Válečný oř bez pána, Svíčka bez knihy a zvonice. Co nepotřebuješ ty, může se hodit jinému.
lesson-realms-chaos-accept = Místo 2 ti nabízí Pána šelem za Svíčku. Čaroděj, který povede oře: přijmi.
lesson-realms-chaos-accept-stay = Dobrý nápad; tvoje nabídka platí. A teď se podívej, co nabízí místo 2.
lesson-realms-chaos-call = Vlastní výměny začínají dole: nabídni kartu jednomu hráči, nebo ji vyvolej všem a řekni, co za ni chceš: kartu, barvu, cokoli. Komu se to líbí, odpoví.
lesson-realms-chaos-end = Jediná výměna tvou ruku víc než zdvojnásobila. Měň dál, dokud u tohoto stolu běží čas, nebo si zahraj s přáteli.

## Druhé lekce Úlomků
lesson-shards-teams-title = Dva proti dvěma
lesson-shards-teams-lead = Koho smíš zasáhnout a jak se týmy střídají.
lesson-shards-teams-welcome = Ty a místo 4 jste tým, místa 2 a 3 druhý. Vyhráváte společně. Nejdřív hraje jeden z vás, pak oba soupeři, pak tvůj spoluhráč.
lesson-shards-teams-play = Zahraj ruku jako vždy.
lesson-shards-teams-play-ended = Tím by tah skončil s nezahranými kartami. Vezmi to zpět.
lesson-shards-teams-champion = Naverbuj Drony Numeri, šampióna. Šampión vstoupí do hry, až ho zahraješ z ruky, a zůstane.
lesson-shards-teams-champion-other = Také dobře: co balíček potřebuje, je na tobě.
lesson-shards-teams-opposite = Každý má proti sobě jednoho soupeře; tvůj je místo 3. Tvoje síla zasáhne jen jeho a šampióny obou soupeřů. Zaútoč vším, co máš.
lesson-shards-teams-opposite-stay = Dobrá. A teď udeř.
lesson-shards-teams-opposite-less = Nepoužitá síla na konci tahu propadne. Použij všechnu.
lesson-shards-teams-end = Až soupeř proti tobě padne, jde tvoje síla na druhého. Spoluhráči pomůžeš, když zničíš šampióny, kteří vadí vám oběma. Hraj odtud dál.
lesson-shards-nemesis-title = Sólo proti úhlavnímu nepříteli
lesson-shards-nemesis-lead = Soupeř bez ruky: používá nabídku, kterou mu necháš.
lesson-shards-nemesis-welcome = Úhlavní nepřítel má 50 životů jako ty, ale nemá balíček ani ruku. Po každém tvém tahu odkryje kartu verbovacího balíčku a zahraje ji i všechny karty nabídky stejné frakce.
lesson-shards-nemesis-row = Nabídka je tedy tvoje i jeho. Co naverbuješ, nemůže použít. Při mistrovství 30 vyhrává; a také když padneš.
lesson-shards-nemesis-play = Zahraj ruku.
lesson-shards-nemesis-play-ended = Ještě ne: nezahrané karty jsou pro tento tah ztracené.
lesson-shards-nemesis-zealot = Volos je jeho postava a karty vlastní frakce mu pomáhají nejvíc. Naverbuj kartu Trnitá fanatička a vezmi mu ji.
lesson-shards-nemesis-zealot-other = Balíčku to pomůže, ale kartu jeho frakce necháváš jemu.
lesson-shards-nemesis-spend = Soustřeď se: o závodu rozhoduje mistrovství.
lesson-shards-nemesis-spend-other = O kartu méně pro něj; dobře.
lesson-shards-nemesis-attack = Utrať, co chceš, a pak na něj zaútoč svou silou.
lesson-shards-nemesis-attack-stay = Dobře utraceno. A teď útok.
lesson-shards-nemesis-attack-end = Síla by propadla. Nejdřív zaútoč.
lesson-shards-nemesis-answer = Už odpověděl: v záznamu stojí, co odkryl, co zahrál z nabídky a co získal.
lesson-shards-nemesis-end = Takový je rytmus: ber z nabídky, co by ti ublížilo, drž krok s jeho mistrovstvím a udeř, kdykoli můžeš. Hraj odtud dál a poraz ho.

## Druhé lekce mága
lesson-aeons-breaches-title = Trhliny
lesson-aeons-breaches-lead = Pootevřít, otevřít a připravit víc než jedno kouzlo za tah.
lesson-aeons-breaches-welcome = Každá otevřená trhlina pojme jedno kouzlo. Začínáš s jednou otevřenou; další dvě jdou otevřít levně, čtvrtá draze.
lesson-aeons-breaches-prepare = Připrav Vzplanutí u první trhliny.
lesson-aeons-breaches-ended = Tím by tah skončil. Ještě je co dělat: vezmi to zpět.
lesson-aeons-breaches-gems = Zahraj čtyři Křišťály.
lesson-aeons-breaches-focus = Pootevři dvakrát druhou trhlinu. Pokaždé se otočí o čtvrtinu a její otevření zlevní.
lesson-aeons-breaches-focus-other = I to se hodí, ale tahle lekce je o druhé trhlině.
lesson-aeons-breaches-finish = Ukonči tah; trhlina zůstane tak, jak je otočená.
lesson-aeons-breaches-cast = Sešli Vzplanutí.
lesson-aeons-breaches-gems-again = Zase čtyři Křišťály: zahraj je.
lesson-aeons-breaches-third = Pootevři druhou trhlinu ještě jednou. U trhliny pootevřené v tomto tahu jde připravit kouzlo, i když otevřená není.
lesson-aeons-breaches-open = A když je otočená takhle daleko, nestojí otevření víc než pootevření. Otevři ji: odteď pojme kouzlo v každém tahu.
lesson-aeons-breaches-open-stay = Kouzlo je připravené. A teď trhlinu otevři.
lesson-aeons-breaches-open-other = Pak trhlina zůstane zavřená a příště platíš znovu. Dva étery ji otevřou natrvalo.
lesson-aeons-breaches-end = Dvě trhliny do konce hry. Brzké trhliny mají velkou cenu: každá je o kouzlo víc, tah za tahem. Hraj odtud dál.
lesson-aeons-nemesis-title = Tahy Pána Bezejmenných
lesson-aeons-nemesis-lead = Útoky, hrozby a přisluhovači, a kam má jít tvoje zranění.
lesson-aeons-nemesis-welcome = Ve svém tahu Pán Bezejmenných nejdřív nechá jednat vše, co před ním leží, od nejstaršího. Pak si dobere kartu: útok se stane hned, hrozba odpočítává, přisluhovač zůstává a jedná v každém tahu.
lesson-aeons-nemesis-minion = Tady je přisluhovač, Vzteklí: 5 životů. V každém tahu Pána Bezejmenných zraní Útočiště podle zuřivosti, a ta roste.
lesson-aeons-nemesis-cast = Kouzla jsou hotová. Sešli první.
lesson-aeons-nemesis-cast-done = Kouzla by čekala na další tah a přisluhovač dál zraňuje Útočiště.
lesson-aeons-nemesis-target = Zranění jde na Pána Bezejmenných, nebo na přisluhovače. Ten bude jednat tah za tahem: zasáhni přisluhovače.
lesson-aeons-nemesis-target-nemesis = Ztratí 1 život z 60. Přisluhovač žije o tah déle a to stojí Útočiště víc, než kolik přineslo tohle.
lesson-aeons-nemesis-second = Sešli druhé kouzlo.
lesson-aeons-nemesis-second-target = A ještě jednou, na cíl podle tvé volby.
lesson-aeons-nemesis-end = Vždy se ptej, co jedná dřív než ty: předpověď u stolu to počítá za tebe. Znič, co zraňuje každý tah, hrozeb se zbav, než udeří, a zranění si nech na konec. Hraj odtud dál.
