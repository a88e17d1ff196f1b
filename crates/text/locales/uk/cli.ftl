# The command line: what a person reads in a terminal.

cli-game-realms = Fantasy Realms
cli-game-shards = Уламки нескінченності
cli-game-aeons = Aeon's End

## How a game ended

cli-ongoing = Гра ще триває.
cli-won-seats = { $n ->
    [0] Ніхто не перемагає.
    [1] Переможець: { $seats }.
   *[other] Переможці: { $seats }.
}
cli-won-team = Перемагає команда { $n }.
cli-won-players = Гравці перемагають: { $cause }.
cli-lost-players = Гравці програють: { $cause }.

## talon play

cli-play-title = { $game }, { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[other] { $n } гравців
}, зерно { $seed }.
cli-play-welcome = Введіть хід його номером або так, як він стоїть у квадратних дужках; help покаже інші слова.
cli-play-human = людина
cli-play-bot = бот: { $level }
cli-bot-random = випадковий
cli-bot-greedy = швидкий
cli-bot-expert = сильний
cli-bot-master = найсильніший
cli-bot-sparrow = горобець
cli-bot-magpie = сорока
cli-bot-kestrel = боривітер
cli-bot-falcon = сокіл
cli-bot-eagle = орел
cli-bot-roc = птах Рух
cli-play-you = { $seat } (ви)
cli-play-seat = { $seat } ({ $who })
cli-play-unfinished = { $n ->
    [one] Гру перервано після { $n } ходу.
   *[other] Гру перервано після { $n } ходів.
}
cli-play-hand-over = Поступіться місцем, черга: { $seat }; натисніть Enter.
cli-play-empty = Введіть хід або help.
cli-play-alone = «{ $word }» вводять без нічого.
cli-play-not-kept = Цю гру не збережено: введіть save і назву файлу або ще раз quit.
cli-play-attack-left = Ви ще можете: { $attack }. Введіть те саме ще раз, щоб усе одно завершити хід.
cli-play-help-move = Хід: його номер або слова у квадратних дужках, напр. 3 або { $example }.
cli-play-help-hint = що зіграла б програма і що вона думає про інші ходи
cli-play-help-why = що вона думає про цей хід
cli-play-help-card = що робить карта, за назвою або її частиною
cli-play-help-wait = нехай спершу грають інші
cli-play-help-undo = повертає ваш останній хід, якщо він нічого не відкрив
cli-play-help-table = знову показує стіл і ваші ходи
cli-play-help-log = що вже сталося
cli-play-help-save = записує перебіг гри в новий файл
cli-play-help-help = цей список
cli-play-help-quit = вийти з гри
cli-play-help-file = ФАЙЛ
cli-play-help-a-move = ХІД
cli-play-help-name = НАЗВА
cli-play-table = Стіл
cli-play-more = { $n ->
    [one] і ще { $n } подібний; введіть сам хід.
    [few] і ще { $n } подібні; введіть сам хід.
   *[other] і ще { $n } подібних; введіть сам хід.
}
cli-play-wait = Або введіть wait, нехай спершу міняються інші.
cli-play-step-aside = Або введіть wait, нехай інші грають далі.
cli-play-card-asks = { $card }: { $question }
cli-play-pages = сторінка { $n } з { $of } (PgUp, PgDn)
cli-play-proposes = { $seat } пропонує: { $what }.
cli-play-time-left = Лишилося часу: { $time }
cli-play-refused = Так зіграти не можна: { $reason }
cli-play-number = { $n ->
    [1] єдиний хід має номер 1.
   *[other] ходи мають номери від 1 до { $n }.
}
cli-play-unknown = «{ $text }» — тут такого ходу немає. Введіть номер від 1 до { $n } або хід так, як він стоїть у квадратних дужках.
cli-play-near = Можливо, ви мали на увазі { $moves }?
cli-play-quiet = Ще нічого не сталося.
cli-play-hint-best = Моя порада: { $say } [{ $move }]
cli-play-hint-next = або: { $say } [{ $move }]
cli-play-worth = оцінка { $value }
cli-play-chance = { $n ->
    [one] оцінка { $chance }, { $share } з { GROUPED($n) } спроби
   *[other] оцінка { $chance }, { $share } з { GROUPED($n) } спроб
}
cli-play-line = Чого я очікую: { $moves }
cli-play-line-step = { $seat }: { $move }
cli-play-why-which = Скажіть, який хід: why 1 або why і хід.
cli-play-card-which = Скажіть, яку карту: card і її назва або частина назви.
cli-play-cards = Котру? { $cards }
cli-play-not-looked = Цей хід не здався мені вартим розгляду.
cli-play-why-best = Кращого ходу не знаю.
cli-play-why-better = Краще: { $say } [{ $move }]
cli-play-no-undo = Нічого повертати: відкрито карту або хтось інший уже походив.
cli-play-undone = Хід повернуто.
cli-play-save-where = Скажіть куди: save moya-hra.record
cli-play-saved = { $n ->
    [one] Збережено у { $file }: { $n } хід.
    [few] Збережено у { $file }: { $n } ходи.
   *[other] Збережено у { $file }: { $n } ходів.
}
cli-play-go-on = Продовжити можна так: { $command }
cli-play-not-saved = Не збережено у { $file }: { $reason }. Нічого не перезаписується.
cli-play-over = Гру завершено.
cli-play-afterwards = Введіть log або save і назву файлу; Enter — вихід.
cli-play-moves = { $n ->
    [one] Зерно { $seed }, { $n } хід.
    [few] Зерно { $seed }, { $n } ходи.
   *[other] Зерно { $seed }, { $n } ходів.
}

## The table in the terminal

cli-hidden = { $n ->
    [one] { $n } прихована карта
    [few] { $n } приховані карти
   *[other] { $n } прихованих карт
}

cli-zone-realms-deck = Колода
cli-zone-realms-discard = Зона скиду
cli-zone-realms-hand = Рука
cli-zone-realms-score = Очки
cli-zone-shards-banished = Знищені карти
cli-zone-shards-center-deck = Центральна колода
cli-zone-shards-champions = Захисники
cli-zone-shards-character = Персонаж
cli-zone-shards-damage = пошкодження
cli-zone-shards-deck = Колода
cli-zone-shards-discard = Скид
cli-zone-shards-exhausted = виснажений
cli-zone-shards-focused = Фокусування використано
cli-zone-shards-gems = Кристали
cli-zone-shards-hand = Рука
cli-zone-shards-health = Здоров’я
cli-zone-shards-mastery = Опанування
cli-zone-shards-nemesis = Немезида
cli-zone-shards-phase = Фаза
cli-zone-shards-play = Зіграно цього ходу
cli-zone-shards-power = Сила
cli-zone-shards-relic-pool = Реліквії на вибір
cli-zone-shards-relics = Реліквії
cli-zone-shards-row = Центральний ряд
cli-zone-aeons-aether = Ефір
cli-zone-aeons-any = вільний
cli-zone-aeons-breaches = Розломи
cli-zone-aeons-charges = Заряди
cli-zone-aeons-corruption-deck = Колода скверни
cli-zone-aeons-deck = Колода
cli-zone-aeons-destroyed = Знищені карти
cli-zone-aeons-devoured = Поглинуті карти
cli-zone-aeons-discard = Скид
cli-zone-aeons-exhausted = Мага виснажено
cli-zone-aeons-fury = лють
cli-zone-aeons-gem = лише на самоцвіти
cli-zone-aeons-gravehold = Грейвголд
cli-zone-aeons-hand = Рука
cli-zone-aeons-husks = оболонки
cli-zone-aeons-in-play = У грі
cli-zone-aeons-life = Життя
cli-zone-aeons-mage = Маг
cli-zone-aeons-nemesis = Немезида
cli-zone-aeons-phase = Фаза
cli-zone-aeons-play = Зіграно цього ходу
cli-zone-aeons-power = лишилося ходів
cli-zone-aeons-prepared = Підготовлені закляття
cli-zone-aeons-spell = лише на закляття
cli-zone-aeons-strike-deck = Колода ударів
cli-zone-aeons-supply = Запас
cli-zone-aeons-tokens = Жетони
cli-zone-aeons-turn-order = Колода черговості
cli-zone-aeons-turn-order-discard = Зіграні ходи

## talon cards

cli-figure-realms-suit = масть { $value }
cli-figure-realms-strength = сила { $value }
cli-figure-shards-faction = фракція { $value }
cli-figure-shards-type = { $value }
cli-figure-shards-cost = ціна { $value }
cli-figure-shards-copies = копії { $value }
cli-figure-shards-defense = здоров’я { $value }
cli-figure-shards-shield = щит { $value }
cli-figure-shards-mercenary = найманець
cli-figure-aeons-kind = { $value }
cli-figure-aeons-cost = ціна { $value }
cli-figure-aeons-pile = карт у стосі { $value }
cli-figure-aeons-nemesis = колода: { $value }
cli-figure-aeons-tier = рівень { $value }
cli-figure-aeons-life = життя { $value }
cli-figure-aeons-power = жетони { $value }
cli-figure-aeons-charges = заряди { $value }
cli-figure-aeons-rating = складність { $value }
cli-kind-shards-ally = союзник
cli-kind-shards-champion = захисник
cli-kind-shards-relic-ally = реліквія, союзник
cli-kind-shards-relic-champion = реліквія, захисник
cli-kind-aeons-gem = самоцвіт
cli-kind-aeons-relic = реліквія
cli-kind-aeons-spell = закляття
cli-kind-aeons-attack = атака
cli-kind-aeons-minion = прислужник
cli-kind-aeons-power = сила
cli-kind-aeons-strike = удар
cli-kind-aeons-corruption = скверна
cli-kind-aeons-mage = маг
cli-kind-aeons-nemesis = немезида
cli-kind-aeons-basic = базова
cli-cards-none = у грі { $game } немає карти з назвою «{ $text }»

## talon rules

cli-rules-none = немає тлумачення «{ $text }»; номери: { $numbers }

## talon advise, record, best, setup, scenario

cli-advise-title = { $seat }: { $prompt }
cli-advise-more = { $n ->
    [one] і ще { $n } подібний; усі подає --json.
    [few] і ще { $n } подібні; усі подає --json.
   *[other] і ще { $n } подібних; усі подає --json.
}
cli-record-title = { $game }, правила { $rules }, зерно { $seed }
cli-record-verified = { $n ->
    [one] { $file }: { $n } хід. { $ending }
    [few] { $file }: { $n } ходи. { $ending }
   *[other] { $file }: { $n } ходів. { $ending }
}
cli-best-time = { $n ->
    [one] { $seconds } с, { $n } потік
    [few] { $seconds } с, { $n } потоки
   *[other] { $seconds } с, { $n } потоків
}
cli-setup-nemesis = Немезида: { $name }
cli-setup-seat = { $seat }: { $name }
cli-setup-gems = Самоцвіти: { $cards }
cli-setup-relics = Реліквії: { $cards }
cli-setup-spells = Закляття: { $cards }
cli-setup-turns = Колода черговості: { $cards }
cli-setup-basics = Базові карти немезиди: рівень 1: { $one }, рівень 2: { $two }, рівень 3: { $three }
cli-setup-seed = Зерно: { $seed }
cli-scenario-check = { $key }: очікувалося { $expected }, знайдено { $found }
cli-scenario-case = випадок { $case }: { $flaw }

cli-check-broken = стіл { $table }: { $reason }
cli-check-sum = столів, які відтворюються: { $tables } (завершених: { $finished }, ходів: { $moves }); які ні: { $broken }

## What is wrong

cli-io-exists = файл із такою назвою вже є
cli-io-missing = немає такої теки чи файлу
cli-io-denied = немає дозволу
cli-io-folder = це тека

cli-error-no-file = { $file }: такого файлу немає
cli-error-folder = { $file }: це тека; назвіть файли в ній
cli-error-unreadable = { $file }: не вдається прочитати: { $reason }
cli-error-unwritable = { $file }: не вдається записати
cli-error-html-dash = --html -: сторінці потрібен файл; для стандартного виводу є --json
cli-error-html-resume = --html і --resume вказують на { $file }; дайте кожному свій файл
cli-error-not-text = { $file }:{ $line }: це не текст UTF-8
cli-error-too-long = { $file }:1: понад { $bytes } байтів: це не запис гри
cli-error-over = { $file }: гру завершено, вирішувати нічого
cli-error-option-twice = параметр `{ $key }` вказано двічі; вкажіть його один раз
cli-error-option = параметр `{ $key }`: значення { $written } не підходить. { $rule } Можливо: { $allowed }
cli-error-option-unknown = параметра `{ $key }` немає; є { $known }
cli-error-range = ціле число від { $from } до { $to }
cli-error-ids = { $words } або список із цих назв: { $ids }
cli-error-full-screen = для повного екрана потрібен термінал, що вміє переміщувати курсор; без --screen full стіл показують рядок за рядком
cli-error-seats = названо місць: { $named }, а за столом їх { $seats }; назвіть кожне місце один раз
cli-error-stdin = не вдається прочитати стандартне введення
cli-error-stdout = не вдається писати у стандартне виведення
cli-error-line = рядок { $line }: { $reason }
cli-error-line-long = рядок довший за { $bytes } байтів; рука — це один рядок із кількох назв карт
cli-error-line-text = рядок не є текстом UTF-8
cli-error-clock = годинник показує час до 1970 року
cli-error-interrupt = не вдається чекати на Ctrl-C
cli-error-man = { $file }: сюди не вдається записати сторінки довідки
cli-unwell = Із сервером за адресою { $address } щось негаразд: { $reason }
cli-error-progress = { $file }: це не файл перебігу команди `{ $command }`
cli-error-progress-rules = { $file }: створено за іншими правилами; почніть новий файл
cli-error-progress-chunk = { $file }: частини { $chunk } не існує
cli-error-progress-score = { $file }: такого результату не має жодна рука
cli-error-seconds = --seconds { $seconds }: вкажіть від 0.01 до 600

# Rows and parts.
cli-error-no-records = немає жодного запису: вкажіть файли або теку з файлами на .record
cli-rows-written = рядків: { $rows }, ігор: { $games }
cli-part-whole = частина { $part }: ігор { $games }, збережено в { $file }
cli-part-broken = частина { $part }: перервано; ігор { $games }, збережено в { $file }, та сама команда продовжить

# Programs.
cli-play-forfeit = { $who } технічно програє гру: { $reason }
cli-blind-unequal = роздача { $seed }, після ходів: { $moves }, місце { $seat }: в одному світі { $one }, в іншому { $other }
cli-blind-result = { $bot }: запитано в парах світів: { $asked }, з них із чимось прихованим: { $hidden }; різних відповідей: { $unequal }
cli-error-sit-bot = { $bot } думає про цілі позиції, яких сервер нікому не дає; посадіть програму (cmd:…) або random, або хай сервер посадить власного бота
cli-error-sit-link = { $link }: це не посилання місця; напишіть http://HOST/s/TOKEN для місця або http://HOST/j/TOKEN для столу з вільним місцем
cli-error-sit-full = усі місця за цим столом зайняті
cli-error-sit-refused = сервер відмовляє ({ $status }): { $reason }
cli-error-sit-busy = сервер не відповідає або просить спокою
cli-error-sit-fault = програма віддає місце: { $reason } { $said }
cli-sit-over = гру закінчено: { $outcome }

# Stored tables.
cli-tables-open = триває
cli-tables-over = зіграно
cli-tables-sum = { $n ->
    [one] { $n } стіл
    [few] { $n } столи
   *[other] { $n } столів
}
cli-tables-deleted = стіл { $table } видалено
cli-tables-imported = стіл { $table } прийнято
cli-tables-expired = { $n ->
    [one] { $n } стіл застарів, його видалено
    [few] { $n } столи застаріли, їх видалено
   *[other] { $n } столів застаріло, їх видалено
}
cli-tables-would-expire = { $n ->
    [one] { $n } стіл застарів би; нічого не видалено
    [few] { $n } столи застаріли б; нічого не видалено
   *[other] { $n } столів застаріло б; нічого не видалено
}
cli-tables-there = { $file } уже існує: назвіть файл, якого ще немає
cli-tables-cut = стіл { $table }: лишилися тільки перші записи ({ $n }): { $reason }
cli-tables-salvaged = цілих столів: { $whole }; скорочених: { $cut }; втрачених записів: { $lost }
