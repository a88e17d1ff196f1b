# Лабораторія: що `talon simulate` друкує й пише у звіт.

# Як пишуть числа.
lab-decimal = ,
lab-thousands = { " " }
lab-range = від { $low } до { $high }
lab-between = перевірка: { $low } або { $high }

lab-game-realms = Fantasy Realms
lab-game-shards = Уламки нескінченності
lab-game-aeons = Aeon's End

lab-games = { $n ->
    [one] { $shown } гра
    [few] { $shown } гри
    [many] { $shown } ігор
   *[other] { $shown } гри
}
lab-title = { $game }: { $games }
lab-rounded = Замовлено: { $asked }; раунди по { $round } грають цілими.
lab-subtitle = Боти за місцями: { $bots }. Зерно { $seed }.
lab-subtitle-mirror = Боти: { $bots }. Кожну роздачу зіграно раз із кожним обертом місць. Зерно { $seed }.
lab-subtitle-pool = Кожен проти кожного: { $bots }. Кожну роздачу зіграно з кожним обертом місць. Зерно { $seed }.
lab-footer = Стовпці показують частки або різниці; тонка лінія на стовпці — його 95-відсотковий інтервал: у 95 зі 100 таких прогонів він містить справжнє значення. Боти — не люди: що виграє між ботами, не конче виграє за вашим столом.

# Заголовки таблиць.
lab-won = виграно
lab-of = із
lab-share = частка
lab-interval = 95 % інтервал
lab-figure = число
lab-bounds = межі
lab-bot = бот
lab-pair = пара
lab-compared = порівняно
lab-had = мали її
lab-with = виграно з нею
lab-without = виграно без неї
lab-difference = різниця
lab-score-with = середні очки
lab-causes = як програно
lab-before = до
lab-after = після
lab-says = каже
lab-all = разом
lab-even = якби всі були рівні
lab-zero = без різниці

# Хто виграв.
lab-bots = Виграні ігри за ботами
lab-victories = Спільно виграні ігри
lab-draws = { $n ->
    [one] { $shown } гру поділили суперники; це не є нічиєю перемогою.
    [few] { $shown } гри поділили суперники; це не є нічиєю перемогою.
    [many] { $shown } ігор поділили суперники; це не є нічиєю перемогою.
   *[other] { $shown } гри поділили суперники; це не є нічиєю перемогою.
}
lab-seats = Виграні ігри за місцями
lab-teams = Виграні ігри за командами
lab-team = { $n ->
   *[other] команда { $shown }
}
lab-endings = Як закінчувалися ігри
lab-duels = Один проти одного
lab-duels-lead = Частка рядка проти стовпця, у відсотках. Де гра рахує очки, виграє більший результат; де ні — той, хто виграв гру.

# Рейтинги.
lab-ratings = Сила групи
lab-ratings-lead = В очках Elo вище чи нижче середнього групи: хто має на 100 очок більше, має виграти 64 зі 100 ігор удвох.
lab-ratings-caution = Шкала належить цій групі. Кожному ботові зараховано одну нічию з пересічним суперником, щоб число мав і той, хто ніколи не програвав.
lab-elo = { $n } Elo
lab-elo-head = Elo
lab-above = { $one } над { $other }
lab-differences = Наскільки вони далеко
lab-differences-lead = В очках Elo, сильніший перший. Спільне у двох ботів тут скорочується, тож дивіться на ці інтервали, а не на те, чи перекриваються ті, що вище.

# Послідовна перевірка.
lab-verdict = Що вирішено
lab-decided-upper = Вирішено ({ $games }): { $bot } радше на { $high } або вище, ніж на { $low }.
lab-decided-lower = Вирішено ({ $games }): { $bot } радше на { $low } або нижче, ніж на { $high }.
lab-undecided = Не вирішено ({ $games }): чи { $bot } на { $low }, чи на { $high }, лишається відкритим.
lab-verdict-caution = Перевірка спиняється, щойно одне твердження виразно краще (похибка 5 зі 100 в обидва боки). Частка, на якій вона спинилася, у середньому трохи завелика чи замала; коли потрібне число, а не рішення, зіграйте сталу кількість ігор.
lab-points = Здобуті очки
lab-llr = Логарифм відношення правдоподібностей

# Розподіли.
lab-scores = Кінцеві очки
lab-scores-axis = Місця за кінцевими очками
lab-turns = Тривалість ігор
lab-turns-axis = Ігри за кількістю ходів
lab-turns-lead = Ходи всіх гравців разом. Відповідь у чужому ході не є окремим ходом.
lab-mean = середнє
lab-mean-interval = 95 % інтервал середнього
lab-deviation = стандартне відхилення
lab-least = найменше
lab-most = найбільше
lab-quantile = { $part } % лежать на цьому значенні або нижче

# Хто і що там було.
lab-characters = Виграні ігри за персонажами
lab-mages = Виграні ігри за магами
lab-nemeses = Виграні ігри за немезидами
lab-difficulties = Виграні ігри за складністю
lab-difficulty-normal = звичайна
lab-difficulty-beginner = початківець
lab-difficulty-expert = експерт
lab-difficulty-extinction = вимирання
lab-varied = За підготовкою
lab-varied-lead = Ігри, які виграв { $bot }, для кожної зіграної підготовки.
lab-varied-seat = Ігри, виграні місцем 1, для кожної зіграної підготовки.
lab-varied-together = Спільно виграні ігри для кожної зіграної підготовки.
lab-market = Карти в запасі
lab-market-lead = Ігри, виграні з картою в запасі, мінус виграні без неї, у відсоткових пунктах.
lab-cards = Карти
lab-cards-lead = Місця, що купили карту й виграли, мінус ті, що не купили її й виграли, у відсоткових пунктах.
lab-cards-held-lead = Місця, що наприкінці тримали карту й виграли, мінус ті, що не тримали й виграли, у відсоткових пунктах.
lab-openings = Перші покупки
lab-openings-lead = Місця, що купили цю карту першою й виграли, мінус ті, що першою купили іншу й виграли, у відсоткових пунктах.
lab-ends-only = Діаграма показує найкращі й найгірші (по { $shown }); у таблиці є всі.
lab-correlation = Це не доводить, що карта виграє ігри. Хто попереду, може дозволити собі більше, довгі ігри бачать більше карт, бот може купувати карту лише там, де вже виграє, а коли грають різні боти, видно здебільшого те, що любить сильніший. Різниця каже, куди дивитися; зміна карти на тих самих роздачах (--card) каже більше. Місця рахують так, ніби вони не залежать одне від одного.
lab-many-compared = Порівнюють багато водночас, тому кожен інтервал такий широкий, щоб у 95 зі 100 таких прогонів усі разом справджувалися (Бонферроні). Що траплялося або бракувало менш ніж { $least } разів, пропущено.
lab-people-caution = Це не доводить, що хтось сильніший: місце й бота дала роздача, а коли грають різні боти, частка належить і їм. Місця рахують так, ніби вони не залежать одне від одного.

# А якби.
lab-whatif = А якби
lab-whatif-lead = Кожну роздачу зіграно двічі з однаковим випадком: з картами, як вони є, і зі зміненими.
lab-changed = { $card }: { $key } { $before } → { $after }
lab-changed-not = { $card }: { $key } { $before } → { $after }, без змін
lab-whatif-shares = Що зрушує зміна, у відсоткових пунктах
lab-whatif-means = Що зрушує зміна, в очках і ходах
lab-whatif-paired = Після зміни мінус до неї, роздача за роздачею: що приносить сама роздача, взаємно зникає.
lab-measure-score = Середні очки місця
lab-measure-victories = Спільно виграні ігри
lab-measure-first-bot = Очки: { $bot }
lab-measure-first-seat = Ігри, виграні місцем 1
lab-measure-turns = Ходи у грі
lab-measure-card = Місця, що мали карту { $card }
lab-moves = зрушилося
lab-within-chance = у межах випадку
lab-unit-share = у відсоткових пунктах
lab-unit-score = в очках
lab-unit-turns = у ходах
lab-holders = Як велося місцям із картою
lab-holder-before = карта { $card } без змін
lab-holder-after = карта { $card } після зміни

# Причини.

# Як грали.
lab-run = Як грали
lab-run-lead = Те саме зерно й ті самі боти знову дадуть ті самі ігри, на будь-якій кількості потоків, хіба що бот думає на час.
lab-run-options = Параметри
lab-run-varied = Змінювано
lab-run-bots = Боти
lab-run-seed = Зерно
lab-run-time = Час
lab-run-games = Ігор за секунду
lab-run-decisions = Рішень за секунду
lab-run-unfinished = Незакінчені ігри
lab-run-rules = Правила
lab-run-version = Версія
lab-run-build = Збірка
lab-run-name = Прогін
lab-run-command = Команда
lab-run-date = Дата
lab-interrupted = Перервано після { $games } з { $all }.

# Programs that gave a game up.
lab-cause-forfeit = програма здала гру
lab-forfeited = { $bot } програє технічно { $games }: { $kind }
lab-forfeit-late = відповіді не було вчасно
lab-forfeit-crashed = програма завершилася
lab-forfeit-illegal = хід, якого не пропонували
lab-forfeit-garbled = відповідь, яка нею не є
lab-forfeit-first = Перший: гра { $game }, { $seat }: { $reason }

lab-threads = { $n ->
   *[other] потоки: { $shown }
}
lab-seconds = { $n } с, { $threads }

# Рядки в терміналі.
lab-text-speed = { $seconds } с, { $threads }; за секунду ігор { $games } і рішень { $decisions }
lab-text-won-by = виграє { $who }
lab-text-shared = спільно
lab-text-share = { $who }: виграно
lab-text-together = (Ці інтервали справджуються всі разом із 95 %.)
lab-text-victory = перемога: { $cause }
lab-text-defeat = поразка: { $cause }
lab-text-turns = у середньому ходів { $n }
lab-text-scores = очки: середнє { $mean }, відхилення { $deviation }, найменше { $least }, { $quantiles }, найбільше { $most }

# Why a run cannot be.
lab-refused-rivals = групі потрібні суперники, кожен за себе; тут гравці виграють разом: уживайте --bots
lab-refused-same-number = зміна: `{ $one }` і `{ $other }` задають те саме число; лишіть одну
lab-refused-no-card = зміна: карти `{ $id }` немає; список: `talon cards { $game }`
lab-refused-seats = ботів: { $bots }, місць: { $seats }; вкажіть одного на всі або по одному на кожне
lab-refused-twice = бот у групі двічі; вкажіть кожного один раз
lab-refused-two = групі потрібно щонайменше два боти
lab-refused-test-pool = тест порівнює одного бота з іншими за одним столом; уживайте --bots, не --pool
lab-refused-test-bots = тестові потрібні два різні боти, напр. --bots expert@100,greedy
lab-refused-test-elo = гравці тут виграють разом, тож Elo немає; уживайте --share
lab-refused-elos = тест розрізняв би { $low } Elo від { $high } Elo; обидва мають бути числами, які може мати частка, друге більше за перше, напр. --elo0 0 --elo1 20
lab-refused-shares = тест розрізняв би частку { $low } від { $high }; обидві мають лежати між 0 і 1, друга більша за першу
lab-refused-given-varied = параметр `{ $key }` задано і змінюється; лишіть одне
lab-refused-vary-seats = кількість місць змінювати не можна; запускайте кожну окремо, з --players
lab-refused-vary-unknown = невідомий параметр `{ $key }`; параметри: { $known }
lab-refused-vary-values = параметр `{ $key }`: вкажіть значення, напр. `--vary { $key }=a,b`
