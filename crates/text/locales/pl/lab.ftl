# Laboratorium: co `talon simulate` wypisuje i zapisuje w raporcie.

# Jak zapisuje się liczby.
lab-decimal = ,
lab-thousands = { " " }
lab-range = od { $low } do { $high }
lab-between = test: { $low } albo { $high }

lab-game-realms = Fantasy Realms
lab-game-shards = Shards of Infinity
lab-game-aeons = Aeon's End

lab-games = { $n ->
    [one] { $shown } gra
    [few] { $shown } gry
    [many] { $shown } gier
   *[other] { $shown } gry
}
lab-title = { $game }: { $games }
lab-rounded = Zamówiono: { $asked }; rundy po { $round } rozgrywa się w całości.
lab-subtitle = Boty według miejsc: { $bots }. Ziarno { $seed }.
lab-subtitle-mirror = Boty: { $bots }. Każde rozdanie rozegrano raz z każdym obrotem miejsc. Ziarno { $seed }.
lab-subtitle-pool = Każdy przeciw każdemu: { $bots }. Każde rozdanie rozegrano z każdym obrotem miejsc. Ziarno { $seed }.
lab-footer = Słupki pokazują udziały lub różnice; cienka linia na słupku to jego przedział 95%: w 95 na 100 takich przebiegów zawiera prawdziwą wartość. Boty to nie ludzie: co wygrywa między botami, nie musi wygrywać przy twoim stole.

# Nagłówki tabel.
lab-won = wygrane
lab-of = z
lab-share = udział
lab-interval = przedział 95%
lab-figure = liczba
lab-bounds = granice
lab-bot = bot
lab-pair = para
lab-compared = porównano
lab-had = miało ją
lab-with = wygrane z nią
lab-without = wygrane bez niej
lab-difference = różnica
lab-score-with = średnia punktów
lab-causes = jak przegrano
lab-before = przed
lab-after = po
lab-says = mówi
lab-all = razem
lab-even = gdyby wszyscy byli równi
lab-zero = bez różnicy

# Kto wygrał.
lab-bots = Gry wygrane według botów
lab-victories = Gry wygrane wspólnie
lab-draws = { $n ->
    [one] { $shown } grę podzielili rywale; nie jest niczyją wygraną.
    [few] { $shown } gry podzielili rywale; nie są niczyją wygraną.
    [many] { $shown } gier podzielili rywale; nie są niczyją wygraną.
   *[other] { $shown } gry podzielili rywale; nie są niczyją wygraną.
}
lab-seats = Gry wygrane według miejsc
lab-teams = Gry wygrane według drużyn
lab-team = { $n ->
   *[other] drużyna { $shown }
}
lab-endings = Jak kończyły się gry
lab-duels = Jeden przeciw drugiemu
lab-duels-lead = Udział wiersza przeciw kolumnie, w procentach. Gdzie gra liczy punkty, wygrywa wyższy wynik; gdzie indziej ten, kto wygrał grę.

# Oceny.
lab-ratings = Siła grupy
lab-ratings-lead = W punktach Elo powyżej lub poniżej średniej grupy: kto ma o 100 punktów więcej, powinien wygrać 64 na 100 gier we dwóch.
lab-ratings-caution = Skala należy do tej grupy. Każdemu botowi doliczono jeden remis z przeciętnym rywalem, żeby liczbę miał też ten, kto nigdy nie przegrał.
lab-elo = { $n } Elo
lab-elo-head = Elo
lab-above = { $one } nad { $other }
lab-differences = Jak daleko są od siebie
lab-differences-lead = W punktach Elo, silniejszy pierwszy. To, co dwa boty mają wspólne, tu się znosi, więc patrz na te przedziały, a nie na to, czy tamte powyżej się pokrywają.

# Test sekwencyjny.
lab-verdict = Co rozstrzygnięto
lab-decided-upper = Rozstrzygnięto ({ $games }): { $bot } jest raczej na { $high } lub wyżej niż na { $low }.
lab-decided-lower = Rozstrzygnięto ({ $games }): { $bot } jest raczej na { $low } lub niżej niż na { $high }.
lab-undecided = Nie rozstrzygnięto ({ $games }): czy { $bot } jest na { $low }, czy na { $high }, pozostaje otwarte.
lab-verdict-caution = Test kończy się, gdy jedno stwierdzenie jest wyraźnie lepsze (błąd 5 na 100 w obie strony). Udział, przy którym się zatrzymał, jest przeciętnie trochę zbyt skrajny; gdy potrzebna jest liczba, a nie decyzja, rozegraj stałą liczbę gier.
lab-points = Zdobyte punkty
lab-llr = Logarytm ilorazu wiarygodności

# Rozkłady.
lab-scores = Wyniki końcowe
lab-scores-axis = Miejsca według wyniku końcowego
lab-turns = Długość gier
lab-turns-axis = Gry według liczby tur
lab-turns-lead = Tury wszystkich graczy razem. Odpowiedź w turze kogoś innego nie jest osobną turą.
lab-mean = średnia
lab-mean-interval = przedział 95% średniej
lab-deviation = odchylenie standardowe
lab-least = najmniej
lab-most = najwięcej
lab-quantile = { $part } % leży na tej wartości lub poniżej

# Kto i co tam było.
lab-characters = Gry wygrane według Postaci
lab-mages = Gry wygrane według magów
lab-nemeses = Gry wygrane według Nemezis
lab-difficulties = Gry wygrane według poziomu trudności
lab-difficulty-normal = normalny
lab-difficulty-beginner = początkujący
lab-difficulty-expert = ekspert
lab-difficulty-extinction = zagłada
lab-varied = Według przygotowania
lab-varied-lead = Gry, które wygrał { $bot }, dla każdego rozegranego przygotowania.
lab-varied-seat = Gry wygrane przez miejsce 1, dla każdego rozegranego przygotowania.
lab-varied-together = Gry wygrane wspólnie, dla każdego rozegranego przygotowania.
lab-market = Karty na rynku
lab-market-lead = Gry wygrane z kartą na rynku minus wygrane bez niej, w punktach procentowych.
lab-cards = Karty
lab-cards-lead = Miejsca, które kupiły kartę i wygrały, minus te, które jej nie kupiły i wygrały, w punktach procentowych.
lab-cards-held-lead = Miejsca, które na końcu miały kartę i wygrały, minus te, które jej nie miały i wygrały, w punktach procentowych.
lab-openings = Pierwsze zakupy
lab-openings-lead = Miejsca, które kupiły tę kartę jako pierwszą i wygrały, minus te, które najpierw kupiły inną i wygrały, w punktach procentowych.
lab-ends-only = Wykres pokazuje najlepsze i najgorsze (po { $shown }); tabela ma wszystkie.
lab-correlation = To nie dowodzi, że karta wygrywa gry. Kto prowadzi, tego stać na więcej, długie gry widzą więcej kart, bot może kupować kartę tylko tam, gdzie już wygrywa, a gdy grają różne boty, widać głównie to, co lubi silniejszy z nich. Różnica mówi, gdzie patrzeć; zmiana karty na tych samych rozdaniach (--card) mówi więcej. Miejsca liczy się tak, jakby od siebie nie zależały.
lab-many-compared = Porównuje się wiele naraz, więc każdy przedział jest tak szeroki, by w 95 na 100 takich przebiegów wszystkie zachodziły jednocześnie (Bonferroni). Pominięto to, co wystąpiło albo czego brakło mniej niż { $least } razy.
lab-people-caution = To nie dowodzi, że ktoś jest silniejszy: miejsce i bota przydzieliło rozdanie, a gdy grają różne boty, udział jest też ich. Miejsca liczy się tak, jakby od siebie nie zależały.

# Co by było, gdyby.
lab-whatif = Co by było, gdyby
lab-whatif-lead = Każde rozdanie rozegrano dwa razy z tym samym szczęściem: z kartami takimi, jakie są, i ze zmienionymi.
lab-changed = { $card }: { $key } { $before } → { $after }
lab-changed-not = { $card }: { $key } { $before } → { $after }, bez zmiany
lab-whatif-shares = Co porusza zmiana, w punktach procentowych
lab-whatif-means = Co porusza zmiana, w punktach i turach
lab-whatif-paired = Po zmianie minus przed nią, rozdanie po rozdaniu: co wnosi samo rozdanie, znosi się.
lab-measure-score = Średni wynik miejsca
lab-measure-victories = Gry wygrane wspólnie
lab-measure-first-bot = Punkty: { $bot }
lab-measure-first-seat = Gry wygrane przez miejsce 1
lab-measure-turns = Tury w grze
lab-measure-card = Miejsca, które miały kartę { $card }
lab-moves = poruszyło się
lab-within-chance = w granicach przypadku
lab-unit-share = w punktach procentowych
lab-unit-score = w punktach
lab-unit-turns = w turach
lab-holders = Jak radziły sobie miejsca z kartą
lab-holder-before = karta { $card } bez zmiany
lab-holder-after = karta { $card } po zmianie

# Przyczyny.

# Jak grano.
lab-run = Jak grano
lab-run-lead = To samo ziarno i te same boty dają znowu te same gry, na dowolnej liczbie wątków, chyba że bot myśli na czas.
lab-run-options = Opcje
lab-run-varied = Zmieniano
lab-run-bots = Boty
lab-run-seed = Ziarno
lab-run-time = Czas
lab-run-games = Gier na sekundę
lab-run-decisions = Decyzji na sekundę
lab-run-unfinished = Gry niedokończone
lab-run-rules = Zasady
lab-run-version = Wersja
lab-run-build = Kompilacja
lab-run-name = Przebieg
lab-run-command = Polecenie
lab-run-date = Data
lab-interrupted = Przerwano po { $games } z { $all }.

# Programs that gave a game up.
lab-cause-forfeit = program oddał grę walkowerem
lab-forfeited = { $bot } przegrywa walkowerem { $games }: { $kind }
lab-forfeit-late = brak odpowiedzi na czas
lab-forfeit-crashed = program się zakończył
lab-forfeit-illegal = ruch, którego nie było do wyboru
lab-forfeit-garbled = odpowiedź, która nią nie jest
lab-forfeit-first = Pierwszy: gra { $game }, { $seat }: { $reason }

lab-threads = { $n ->
   *[other] wątki: { $shown }
}
lab-seconds = { $n } s, { $threads }

# Linie w terminalu.
lab-text-speed = { $seconds } s, { $threads }; na sekundę gier { $games } i decyzji { $decisions }
lab-text-won-by = wygrywa { $who }
lab-text-shared = wspólnie
lab-text-share = { $who }: wygrane
lab-text-together = (Te przedziały zachodzą wszystkie jednocześnie z 95%.)
lab-text-victory = zwycięstwo: { $cause }
lab-text-defeat = porażka: { $cause }
lab-text-turns = średnio tur { $n }
lab-text-scores = wyniki: średnia { $mean }, odchylenie { $deviation }, najmniej { $least }, { $quantiles }, najwięcej { $most }

# Why a run cannot be.
lab-refused-rivals = grupa potrzebuje rywali, każdego za siebie; tu gracze wygrywają razem: użyj --bots
lab-refused-same-number = zmiana: `{ $one }` i `{ $other }` ustawiają tę samą liczbę; zostaw jedną
lab-refused-no-card = zmiana: nie ma karty `{ $id }`; lista: `talon cards { $game }`
lab-refused-seats = botów: { $bots }, miejsc: { $seats }; podaj jednego na wszystkie albo po jednym na każde
lab-refused-twice = bot jest w grupie dwa razy; podaj każdego raz
lab-refused-two = grupa potrzebuje co najmniej dwóch botów
lab-refused-test-pool = test porównuje jednego bota z innymi przy jednym stole; użyj --bots, nie --pool
lab-refused-test-bots = test potrzebuje dwóch różnych botów, np. --bots expert@100,greedy
lab-refused-test-elo = gracze wygrywają tu razem, więc nie ma Elo; użyj --share
lab-refused-elos = test odróżniałby { $low } Elo od { $high } Elo; oba muszą być liczbami, które udział może mieć, drugi większy od pierwszego, np. --elo0 0 --elo1 20
lab-refused-shares = test odróżniałby udział { $low } od { $high }; oba muszą leżeć między 0 a 1, drugi większy od pierwszego
lab-refused-given-varied = opcja `{ $key }` jest podana i zmieniana; zostaw jedno z tego
lab-refused-vary-seats = liczby miejsc nie można zmieniać; uruchom każdą osobno, z --players
lab-refused-vary-unknown = nieznana opcja `{ $key }`; opcje to { $known }
lab-refused-vary-values = opcja `{ $key }`: podaj wartości, np. `--vary { $key }=a,b`
