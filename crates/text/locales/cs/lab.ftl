# Laboratoř: co `talon simulate` tiskne a píše do své zprávy.

# Jak se píší čísla.
lab-decimal = ,
lab-thousands = { " " }
lab-range = { $low } až { $high }
lab-between = zkouška: { $low } nebo { $high }

lab-game-realms = Tajuplné říše
lab-game-shards = Úlomky nekonečna
lab-game-aeons = Konec věků

lab-games = { $n ->
    [one] { $shown } hra
    [few] { $shown } hry
    [many] { $shown } hry
   *[other] { $shown } her
}
lab-title = { $game }: { $games }
lab-rounded = Požadováno: { $asked }; kola po { $round } se hrají celá.
lab-subtitle = Boti podle míst: { $bots }. Semínko { $seed }.
lab-subtitle-mirror = Boti: { $bots }. Každé rozdání se hrálo jednou s každým otočením míst. Semínko { $seed }.
lab-subtitle-pool = Každý proti každému: { $bots }. Každé rozdání se hrálo s každým otočením míst. Semínko { $seed }.
lab-footer = Sloupce ukazují podíly nebo rozdíly; tenká čára přes sloupec je jeho 95% interval: v 95 ze 100 takových běhů obsahuje skutečnou hodnotu. Boti nejsou lidé: co vyhrává mezi boty, nemusí vyhrávat u tvého stolu.

# Hlavičky tabulek.
lab-won = výhry
lab-of = z
lab-share = podíl
lab-interval = 95% interval
lab-figure = číslo
lab-bounds = meze
lab-bot = bot
lab-pair = dvojice
lab-compared = porovnáno
lab-had = mělo ji
lab-with = výhry s ní
lab-without = výhry bez ní
lab-difference = rozdíl
lab-score-with = průměr bodů
lab-causes = jak se prohrálo
lab-before = před
lab-after = po
lab-says = říká
lab-all = dohromady
lab-even = kdyby byli všichni stejní
lab-zero = žádný rozdíl

# Kdo vyhrál.
lab-bots = Vyhrané hry podle botů
lab-victories = Společně vyhrané hry
lab-draws = { $n ->
    [one] O { $shown } hru se soupeři dělili; není výhrou nikoho.
    [few] O { $shown } hry se soupeři dělili; nejsou výhrou nikoho.
    [many] O { $shown } hry se soupeři dělili; nejsou výhrou nikoho.
   *[other] O { $shown } her se soupeři dělili; nejsou výhrou nikoho.
}
lab-seats = Vyhrané hry podle míst
lab-teams = Vyhrané hry podle týmů
lab-team = { $n ->
   *[other] tým { $shown }
}
lab-endings = Jak hry skončily
lab-duels = Jeden proti druhému
lab-duels-lead = Podíl řádku proti sloupci, v procentech. Kde hra počítá body, vyhrává vyšší součet; jinak ten, kdo hru vyhrál.

# Hodnocení.
lab-ratings = Síla skupiny
lab-ratings-lead = V bodech Elo nad průměrem skupiny nebo pod ním: kdo má o 100 bodů víc, má vyhrát 64 ze 100 her dvou.
lab-ratings-caution = Stupnice patří k této skupině. Každému botovi se započetla jedna remíza s průměrným soupeřem, aby měl číslo i ten, kdo nikdy neprohrál.
lab-elo = { $n } Elo
lab-elo-head = Elo
lab-above = { $one } před { $other }
lab-differences = Jak daleko jsou od sebe
lab-differences-lead = V bodech Elo, silnější první. Co mají dva boti společné, se tu vyruší, takže rozhodují tyto intervaly, a ne to, zda se ty nahoře překrývají.

# Postupná zkouška.
lab-verdict = Co se rozhodlo
lab-decided-upper = Rozhodnuto ({ $games }): { $bot } je spíš na { $high } nebo výš než na { $low }.
lab-decided-lower = Rozhodnuto ({ $games }): { $bot } je spíš na { $low } nebo níž než na { $high }.
lab-undecided = Nerozhodnuto ({ $games }): zda je { $bot } na { $low } nebo na { $high }, zůstává otevřené.
lab-verdict-caution = Zkouška končí, jakmile je jedno tvrzení jasně lepší (chyba 5 ze 100 na obě strany). Podíl, při němž skončila, je v průměru trochu příliš krajní; pro číslo, ne rozhodnutí, nech hrát pevný počet her.
lab-points = Získané body
lab-llr = Logaritmus poměru věrohodností

# Rozložení.
lab-scores = Konečné body
lab-scores-axis = Místa podle konečných bodů
lab-turns = Délka her
lab-turns-axis = Hry podle počtu tahů
lab-turns-lead = Tahy všech hráčů dohromady. Odpověď v tahu někoho jiného není vlastním tahem.
lab-mean = průměr
lab-mean-interval = 95% interval průměru
lab-deviation = směrodatná odchylka
lab-least = nejméně
lab-most = nejvíce
lab-quantile = { $part } % leží na této hodnotě nebo pod ní

# Kdo a co tam bylo.
lab-characters = Vyhrané hry podle postav
lab-mages = Vyhrané hry podle mágů
lab-nemeses = Vyhrané hry podle Pánů Bezejmenných
lab-difficulties = Vyhrané hry podle obtížnosti
lab-difficulty-normal = normální
lab-difficulty-beginner = začátečník
lab-difficulty-expert = expert
lab-difficulty-extinction = na život a na smrt
lab-varied = Podle přípravy
lab-varied-lead = Hry, které vyhrál { $bot }, pro každou hranou přípravu.
lab-varied-seat = Hry vyhrané místem 1 pro každou hranou přípravu.
lab-varied-together = Společně vyhrané hry pro každou hranou přípravu.
lab-market = Karty v zásobě
lab-market-lead = Hry vyhrané s kartou v nabídce minus vyhrané bez ní, v procentních bodech.
lab-cards = Karty
lab-cards-lead = Místa, která kartu koupila a vyhrála, minus ta, která ji nekoupila a vyhrála, v procentních bodech.
lab-cards-held-lead = Místa, která kartu na konci držela a vyhrála, minus ta, která ji nedržela a vyhrála, v procentních bodech.
lab-openings = První nákupy
lab-openings-lead = Místa, která tuto kartu koupila první a vyhrála, minus ta, která první koupila jinou a vyhrála, v procentních bodech.
lab-ends-only = Graf ukazuje nejlepší a nejhorší (po { $shown }); tabulka je má všechny.
lab-correlation = Nedokazuje to, že karta vyhrává hry. Kdo vede, má na víc, dlouhé hry vidí víc karet, bot možná kupuje kartu jen tam, kde už vyhrává, a hrají-li různí boti, je vidět hlavně to, co má rád ten silnější. Rozdíl říká, kam se podívat; změna karty na stejných rozdáních (--card) říká víc. Místa se počítají, jako by na sobě nezávisela.
lab-many-compared = Porovnává se toho mnoho najednou, proto je každý interval tak široký, aby v 95 ze 100 takových běhů platily všechny zároveň (Bonferroni). Co se objevilo nebo chybělo méně než { $least }krát, je vynecháno.
lab-people-caution = Nedokazuje to, že je někdo silnější: místo a bota jim přidělilo rozdání, a hrají-li různí boti, je podíl i jejich. Místa se počítají, jako by na sobě nezávisela.

# Co kdyby.
lab-whatif = Co kdyby
lab-whatif-lead = Každé rozdání se hrálo dvakrát se stejným štěstím: s kartami, jaké jsou, a se změněnými.
lab-changed = { $card }: { $key } { $before } → { $after }
lab-changed-not = { $card }: { $key } { $before } → { $after }, beze změny
lab-whatif-shares = Čím změna pohne, v procentních bodech
lab-whatif-means = Čím změna pohne, v bodech a tazích
lab-whatif-paired = Po změně minus před ní, rozdání po rozdání: co přináší samo rozdání, se vyruší.
lab-measure-score = Průměrné body místa
lab-measure-victories = Společně vyhrané hry
lab-measure-first-bot = Body: { $bot }
lab-measure-first-seat = Hry vyhrané místem 1
lab-measure-turns = Tahy ve hře
lab-measure-card = Místa, která měla kartu { $card }
lab-moves = pohnulo se
lab-within-chance = v mezích náhody
lab-unit-share = v procentních bodech
lab-unit-score = v bodech
lab-unit-turns = v tazích
lab-holders = Jak se vedlo místům s kartou
lab-holder-before = karta { $card } beze změny
lab-holder-after = karta { $card } po změně

# Příčiny.

# Jak se hrálo.
lab-run = Jak se hrálo
lab-run-lead = Stejné semínko a stejní boti dají znovu stejné hry, na libovolném počtu vláken, pokud bot nepřemýšlí na čas.
lab-run-options = Volby
lab-run-varied = Měněno
lab-run-bots = Boti
lab-run-seed = Semínko
lab-run-time = Čas
lab-run-games = Her za sekundu
lab-run-decisions = Rozhodnutí za sekundu
lab-run-unfinished = Nedohrané hry
lab-run-rules = Pravidla
lab-run-version = Verze
lab-run-build = Sestavení
lab-run-name = Běh
lab-run-command = Příkaz
lab-run-date = Datum
lab-interrupted = Přerušeno po { $games } z { $all }.

# Programs that gave a game up.
lab-cause-forfeit = program hru vzdal
lab-forfeited = { $bot } kontumačně ztrácí { $games }: { $kind }
lab-forfeit-late = odpověď nepřišla včas
lab-forfeit-crashed = program skončil
lab-forfeit-illegal = tah, který nebyl v nabídce
lab-forfeit-garbled = odpověď, která není odpovědí
lab-forfeit-first = První: hra { $game }, { $seat }: { $reason }

lab-threads = { $n ->
   *[other] vlákna: { $shown }
}
lab-seconds = { $n } s, { $threads }

# Řádky v terminálu.
lab-text-speed = { $seconds } s, { $threads }; za sekundu her { $games } a rozhodnutí { $decisions }
lab-text-won-by = vyhrává { $who }
lab-text-shared = společně
lab-text-share = { $who }: výhry
lab-text-together = (Tyto intervaly platí všechny zároveň s 95 %.)
lab-text-victory = vítězství: { $cause }
lab-text-defeat = porážka: { $cause }
lab-text-turns = průměr tahů { $n }
lab-text-scores = body: průměr { $mean }, odchylka { $deviation }, nejméně { $least }, { $quantiles }, nejvíce { $most }

# Why a run cannot be.
lab-refused-rivals = skupina potřebuje soupeře, každého za sebe; tady hráči vyhrávají společně: použij --bots
lab-refused-same-number = změna: `{ $one }` a `{ $other }` nastavují stejné číslo; nech jednu
lab-refused-no-card = změna: karta `{ $id }` není; vypíše je `talon cards { $game }`
lab-refused-seats = botů: { $bots }, míst: { $seats }; uveď jednoho pro všechna, nebo jednoho na každé
lab-refused-twice = bot je ve skupině dvakrát; uveď každého jednou
lab-refused-two = skupina potřebuje aspoň dva boty
lab-refused-test-pool = test porovnává jednoho bota s ostatními u jednoho stolu; použij --bots, ne --pool
lab-refused-test-bots = test potřebuje dva různé boty, třeba --bots expert@100,greedy
lab-refused-test-elo = hráči tu vyhrávají společně, Elo tedy není; použij --share
lab-refused-elos = test by odlišoval { $low } Elo od { $high } Elo; obě musí být čísla, která podíl může mít, druhé větší než první, třeba --elo0 0 --elo1 20
lab-refused-shares = test by odlišoval podíl { $low } od { $high }; oba musí ležet mezi 0 a 1, druhý větší než první
lab-refused-given-varied = volba `{ $key }` je zadaná i měněná; nech jedno z toho
lab-refused-vary-seats = počet míst měnit nelze; spusť každý zvlášť, s --players
lab-refused-vary-unknown = neznámá volba `{ $key }`; volby jsou { $known }
lab-refused-vary-values = volba `{ $key }`: uveď hodnoty, třeba `--vary { $key }=a,b`
