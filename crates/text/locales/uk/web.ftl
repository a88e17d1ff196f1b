# Сторінки.

web-front-title = Картковий стіл для трьох ігор
web-front-lead = Грайте одразу проти ботів або надішліть друзям посилання. Без облікового запису, без встановлення.
web-front-tools = Для справжнього столу
web-nav-cards = Карти
web-nav-score = Калькулятор очок
web-tool-score = Калькулятор очок Fantasy Realms
web-tool-setup = Жеребкування партії Aeon's End
web-setup-mages = Маги
web-setup-turns = Карти черговості, щоб перетасувати
web-setup-basics = Базові карти немезиди рівня 1 / 2 / 3
web-tool-cards = Галерея карт
web-game-realms = Fantasy Realms
web-game-realms-say = Тягніть, скидайте й зберіть сім карт, що разом варті найбільше. Чверть години.
web-game-shards = Уламки нескінченності
web-game-shards-say = Будуйте колоду, нарощуйте опанування й лишіться останнім. З доповненням «Релікти майбутнього».
web-game-aeons = Aeon's End
web-game-aeons-say = Разом бороніть Грейвголд від немезиди у грі, де колод ніколи не тасують.
web-play-friends = Грати з друзями
web-watch = Дивитися
web-watch-link = Посилання для глядачів
web-menu = Меню
web-seats = { $n ->
    [one] { $n } місце
    [few] { $n } місця
    [many] { $n } місць
   *[other] { $n } місця
}
web-moves = { $n ->
    [one] { $n } хід
    [few] { $n } ходи
    [many] { $n } ходів
   *[other] { $n } ходу
}

## Новий стіл

web-new-seats = Хто грає
web-new-seats-say = Вільне місце займе той, хто перейде за надісланим посиланням.
web-new-fits = Показати параметри, які сюди пасують
web-new-start = Роздати карти
web-your-name = Ваше ім’я (за бажання)
web-option-choose = Вибрати самостійно
web-option-mode = Спосіб гри
web-option-players = Гравці
web-option-first = Хто починає
web-option-minutes = Хвилини
web-option-relics = Реліквії
web-option-characters = Персонажі
web-option-row = Карт у ряді
web-option-nemesis = Немезида
web-option-nemesis-gain = Що отримує Немезида
web-option-nemesis-order = Порядок Немезиди
web-option-eleventh-card = Одинадцята карта
web-option-mages = Маги
web-option-supply = Запас
web-option-difficulty = Складність
web-option-solo-turns = Ходи у грі наодинці
web-option-solo-life = Життя у грі наодинці
web-seat = Гравець { $n }
web-seat-me = Ви
web-seat-open = Вільне: друг за посиланням
web-bot-random = Бот: випадковий
web-bot-greedy = Бот: швидкий
web-bot-expert = Бот: сильний
web-bot-master = Бот: найсильніший
web-bot-sparrow = Бот: горобець
web-bot-magpie = Бот: сорока
web-bot-kestrel = Бот: боривітер
web-bot-falcon = Бот: сокіл
web-bot-eagle = Бот: орел
web-bot-roc = Бот: птах Рух
web-levels = Що означають рівні
web-level-sparrow = Для першої гри: багато з того, що міг би зробити, не помічає.
web-level-magpie = Знає, що добре, і часто цього не бачить.
web-level-kestrel = Певне око для цього ходу, жодного плану на наступний.
web-level-falcon = Дивиться трохи вперед.
web-level-eagle = Дивиться далеко вперед.
web-level-roc = Найсильніший, який є; над ходом думає щонайбільше 0,4 секунди.
web-you = ви
web-nobody = вільно
web-join-lead = Займіть вільне місце й грайте.
web-join-full = Усі місця зайняті; можна дивитися.
web-sit-here = Сісти тут

## За столом

web-waiting = Зараз ходить:
web-undo = Назад
web-log = Що сталося
web-invite = { $n ->
    [one] Одне місце вільне. Надішліть це посилання другові:
    [few] Вільні { $n } місця. Надішліть це посилання друзям:
    [many] Вільних місць: { $n }. Надішліть це посилання друзям:
   *[other] Вільних місць: { $n }. Надішліть це посилання друзям:
}
web-invite-link = Посилання, щоб надіслати
web-invite-open = Відкрити
web-copy = Скопіювати посилання
web-copied = Скопійовано
web-result = Результат
web-result-seed = зерно
web-won = Гру завершено. Перемога:
web-won-team = Гру завершено. Перемогла команда { $n }.
web-won-players = Гравці перемогли.
web-lost-players = Гравці програли.
web-rematch = Зіграти ще раз
web-rematch-join = Приєднатися до наступної гри
web-replay = Повтор
web-replay-back = Назад до столу
web-replay-move = Цей хід
web-replay-step = Після ходу { $n }
web-replay-first = Початок
web-replay-prev = Назад
web-replay-next = Далі
web-replay-last = Кінець
web-replay-eyes = Чиїми очима
web-replay-public = Глядача
web-record = Завантажити запис
web-my-hand = Ваша рука
web-hand-count = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
web-known-cards = Ви знаєте:
web-deck-count = Колода: { $n }

web-realms-area = Зона скиду
web-realms-ends = гра закінчується на { $n }
web-realms-would-be = буде { $n }
web-realms-total-now = зараз { $n }
web-realms-blanked = анульовано
web-realms-sheet = Ваш підрахунок
web-realms-sheets = Підрахунок
web-realms-tie = За рівності перемагає менша сума базових сил.
web-realms-then = потім до
web-realms-leaves = залишиться
web-realms-makes = буде
web-realms-realm = Ваше королівство
web-realms-adds = Як це складається
web-realms-fetch-now = { $n } з картою { $card }, взятою наприкінці
web-realms-step-take = Взяти
web-realms-step-put = Відкласти
web-realms-open = Відкриті карти: { $n } з { $m }
web-realms-place = сюди ляже наступна відкладена карта
web-realms-drew = бере з колоди
web-realms-took = бере
web-realms-put = відкладає
web-realms-known = відомі карти: { $n } з { $m }
web-realms-nothing-yet = Ще ніхто не ходив.

## Інструменти

web-search = Шукати
web-search-say = Назва, вид або будь-яке слово тексту
web-cards-found = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
web-score-lead = Виберіть карти руки. Адреса цієї сторінки їх містить: надішліть її тому, хто сумнівається в результаті.
web-score-discard = Карти в зоні скиду, для Некроманта
web-score-do = Порахувати
web-score-clear = Очистити
web-score-none = Виберіть до восьми карт.
web-score-points = очок

## Числа й види

web-figure-strength = сила
web-figure-cost = ціна
web-figure-copies = копії
web-figure-defense = здоров’я
web-figure-shield = щит
web-figure-life = життя
web-figure-power = жетони
web-figure-charges = заряди
web-figure-pile = карт у стосі
web-figure-tier = рівень
web-figure-rating = складність
web-figure-mercenary = найманець
web-kind-homodeus = Homo Deus
web-kind-order = Орден
web-kind-undergrowth = Чагарники
web-kind-wraethe = Примарні
web-kind-ally = союзник
web-kind-champion = захисник
web-kind-relic-ally = реліквія, союзник
web-kind-relic-champion = реліквія, захисник
web-kind-relic = реліквія
web-kind-gem = самоцвіт
web-kind-spell = закляття
web-kind-attack = атака
web-kind-minion = прислужник
web-kind-power = сила
web-kind-strike = удар
web-kind-corruption = скверна
web-kind-mage = маг
web-kind-nemesis = немезида

## Місця на столі

web-zone-aether = Ефір
web-zone-champions = Захисники
web-zone-charges = Заряди
web-zone-deck = Колода
web-zone-devoured = Поглинуті
web-zone-discard = Скид
web-zone-gems = Кристали
web-zone-gravehold = Грейвголд
web-zone-hand = Рука
web-zone-health = Здоров’я
web-zone-life = Життя
web-zone-mastery = Опанування
web-zone-play = Зіграно цього ходу
web-zone-power = Сила
web-zone-relic-pool = Реліквії на вибір
web-zone-relics = Реліквії
web-zone-row = Центральний ряд
web-zone-supply = Запас
web-shards-incoming = Насувається
web-aeons-fury = Лють
web-aeons-husks = Оболонки
web-aeons-tiers = Колода за рівнями
web-aeons-closed = закритий
web-aeons-opened = відкритий

## Коли щось неможливо

web-trouble-title = Не вийшло
web-trouble-home = На головну сторінку
web-trouble-not-found = За цією адресою нічого немає. Можливо, посилання обрізано.
web-trouble-stale = Стіл змінився раніше, ніж прийшла ваша відповідь. Нічого не зіграно; ось як він виглядає тепер.
web-trouble-full = На цьому сервері зараз немає більше місця.
web-trouble-broken = За цим столом грали за іншими правилами, і відкрити його вже не можна.
web-trouble-store = Зберегти не вдалося, тож нічого не змінилося. Спробуйте за мить.
web-trouble-open-seats = Стіл чекає, доки всі місця буде зайнято.
web-trouble-undo = Цього не можна повернути: відтоді щось відкрилося.
web-trouble-taken = Це місце зайняте; виберіть інше.
web-trouble-going-on = Гра ще триває.
web-trouble-record = Запис можна отримати, коли гру завершено.
web-trouble-option = { $option }: разом із рештою цього вибрати не можна.
web-language = Мова
# The language in its own words.
web-language-name = Українська

## Налаштування

web-settings = Налаштування
web-settings-lead = Вони діють у цьому браузері й зберігаються рік. Більше нічого про вас ми не зберігаємо.
web-settings-save = Зберегти налаштування
web-settings-leave = Назад без змін
web-set-lang-say = Мова сторінок, карт і журналу.
web-set-theme = Кольори
web-set-theme-say = Світлі, темні або як у вашій системі.
web-set-theme-system = як у системі
web-set-theme-light = світлі
web-set-theme-dark = темні
web-set-motion = Рух
web-set-motion-say = Карти ковзають на нові місця або просто там з’являються.
web-set-motion-system = як у системі
web-set-motion-full = з рухом
web-set-motion-less = без руху
web-set-size = Розмір карт
web-set-size-say = Більші карти легше читати; стіл тоді, можливо, доведеться прокручувати.
web-set-size-medium = середні
web-set-size-small = малі
web-set-size-large = великі
web-set-forced = Ходи без вибору
web-set-forced-say = Коли можливе лише одне, це можна зробити за вас.
web-set-forced-play = грати за мене
web-set-forced-ask = лишати мені
web-set-warn = Попередження
web-set-warn-say = Питає, перш ніж ви завершите хід, у якому ще можна щось зробити.
web-set-warn-on = попереджати
web-set-warn-off = не попереджати
web-set-sounds = Звуки
web-set-sounds-say = Короткий тон, коли надходить ваша черга.
web-set-sounds-off = тихо
web-set-sounds-on = зі звуками

## Що відбувається

web-status-mine = Ваш хід
web-status-free = Чекаємо на гравців
web-status-turn = Хід:
web-status-round = Раунд { $n }
web-clock-left = лишилося часу

## Швидкий погляд, «Уламки нескінченності»

web-shards-kill = вашої сили досить, якщо не втримають щити

## Обмін у «Хаотичних королівствах»

web-trade-open = Відкриті пропозиції
web-trade-none = Ще ніхто нічого не пропонував.
web-trade-make = Запропонувати
web-trade-give = Даю
web-trade-want = Хочу
web-trade-wish = Або від будь-кого
web-trade-call = Оголосити всім
web-trade-answer = Відповісти картою:
web-trade-know-none = Ви не знаєте жодної карти інших, яку можна було б попросити.
web-trade-for = за
web-trade-calls = пропонує всім
web-trade-offers = пропонує: { $to }
web-trade-accept = Прийняти
web-trade-yours = Ваша пропозиція
web-trade-how = Натисніть карту в руці, яку віддаєте, і виберіть, що хочете за неї.
web-trade-suits = Будь-що або масть

## Aeon's End

web-aeons-turns = Черговість ходів
web-aeons-focus-for = Сфокусувати { $n }
web-aeons-open-for = Відкрити { $n }
web-aeons-order = Порядок скидання знизу: перетягніть карти або назвіть їх одну за одною
web-aeons-ordered = Порядок скидання знизу:
web-aeons-harm-gravehold = Грейвголд: { $n }
web-aeons-harm-gravehold-range = Грейвголд: { $least }–{ $n }
web-aeons-harm-players = гравці: { $n }
web-aeons-harm-players-range = гравці: { $least }–{ $n }
web-foresight = Передбачення
web-foresight-turns = Ходи немезиди
web-foresight-players = Гравці
web-foresight-words = Словами
web-foresight-threats = Карти немезиди у грі
web-foresight-no-threats = У грі немає карт немезиди.
web-foresight-in-turns = { $n ->
    [one] через { $n } хід немезиди
    [few] через { $n } ходи немезиди
    [many] через { $n } ходів немезиди
   *[other] через { $n } ходу немезиди
}
web-foresight-no-damage = без пошкоджень
web-foresight-worst = У найгіршому разі до наступного ходу
web-foresight-waiting = { $turns ->
    [0] без ходу немезиди між цим
    [one] { $turns } хід немезиди; карти у грі завдадуть щонайбільше: Грейвголд { $gravehold }, гравці { $players }
    [few] { $turns } ходи немезиди; карти у грі завдадуть щонайбільше: Грейвголд { $gravehold }, гравці { $players }
    [many] { $turns } ходів немезиди; карти у грі завдадуть щонайбільше: Грейвголд { $gravehold }, гравці { $players }
   *[other] { $turns } ходу немезиди; карти у грі завдадуть щонайбільше: Грейвголд { $gravehold }, гравці { $players }
}
web-foresight-waiting-least = { $turns ->
    [0] без ходу немезиди між цим
    [one] { $turns } хід немезиди; карти у грі можуть завдати щонайменше: Грейвголд { $gravehold }, гравці { $players }
    [few] { $turns } ходи немезиди; карти у грі можуть завдати щонайменше: Грейвголд { $gravehold }, гравці { $players }
    [many] { $turns } ходів немезиди; карти у грі можуть завдати щонайменше: Грейвголд { $gravehold }, гравці { $players }
   *[other] { $turns } ходу немезиди; карти у грі можуть завдати щонайменше: Грейвголд { $gravehold }, гравці { $players }
}
web-foresight-inexact = Способів вирішити забагато, щоб переглянути всі: може бути й більше.
web-foresight-decks = Що ви знаєте про колоди, згори

## Калькулятор для кількох гравців

web-score-player = Гравець { $n }
web-score-add = Додати гравця
web-score-find = Знайти карту
web-score-taken = у гравця { $n }
web-score-winner = { $n ->
    [one] Переможець:
    [few] Спільна перемога:
    [many] Спільна перемога:
   *[other] Спільна перемога:
}
web-score-tied = Результати рівні; вирішує менша сума базових сил.
web-score-share = Посилання на цей результат

## Жеребкування партії

web-setup-lead = Залиште, що подобається, а решту розіграйте ще раз. Адреса цієї сторінки містить підготовку: надішліть її друзям.
web-setup-keep = Залишити
web-setup-another = Інша
web-setup-draw-rest = Розіграти все, що не залишено
web-setup-all-new = Усе нове

## Галерея

web-filter = Показати
web-cards-none = Жодна карта не підходить. Спробуйте менше слів.

## Значення параметрів

web-value-standard = Звичайна
web-value-teams = Двоє проти двох
web-value-melee = Сутичка трьох
web-value-nemesis = Наодинці з Немезидою
web-value-duel = Дуель для двох
web-value-chaos = Хаотичні королівства
web-value-character = реліквії персонажа
web-value-draft = вибір реліквій
web-value-random = випадково
web-value-none = немає
web-value-auction = торги за здоров’я
web-value-mastery = опанування
web-value-power = сила
web-value-health = здоров’я
web-value-true = так
web-value-false = ні
web-value-asked = визначає гравець
web-value-lie = як лежать карти
web-value-deck-destruction = Руйнування колоди
web-value-free-charges = Безкоштовні заряди
web-value-normal = звичайна
web-value-beginner = початківець
web-value-expert = експерт
web-value-extinction = вимирання

## Що можна робити за столом

web-seat-hot = Тут: кілька людей за одним екраном
web-hot-name = Ім’я за спільним екраном
web-new-hints = Підказки
web-hints-usual = Коли більше ніхто не грає
web-hints-yes = Просити може кожен
web-hints-no = Немає
web-new-away = Чий хід, а людини немає
web-away-never = Усі чекають
web-away-minutes = Бот грає замість неї через { $n ->
    [one] { $n } хвилину
    [few] { $n } хвилини
    [many] { $n } хвилин
   *[other] { $n } хвилини
}
web-new-stand-in = Хто грає замість неї
web-hand-over = Передайте екран, зараз ходить:
web-hand-over-wait = Грають інші. Хто хоче подивитися?
web-hand-over-say = Карт не показано, доки їх не попросить той, хто тримає екран.
web-hand-over-show = Це я: показати мої карти
web-cover = Сховати мої карти
web-look-again = Подивитися ще раз
web-undo-marked = Повернути (з позначкою)
web-undo-ask = Попросити повернути хід
web-undo-asks = чи можна повернути мій хід? Відтоді щось відкрилося.
web-undo-yes = Так, повернути
web-undo-no = Ні
web-undo-waits = Хтось хоче повернути хід; питаємо інших.
web-marks = { $n ->
    [one] { $n } раз хід повернуто після того, як щось відкрилося.
    [few] { $n } рази хід повернуто після того, як щось відкрилося.
    [many] { $n } разів хід повернуто після того, як щось відкрилося.
   *[other] { $n } разу хід повернуто після того, як щось відкрилося.
}
web-branch = зіграно далі від ходу { $n }
web-hint = Підказка
web-hints-say = Наскільки добре вийшов кожен хід, якщо швидко дограти до кінця: більше — краще. Враховано лише те, що знаєте ви.
web-hints-only = Нічого іншого зробити не можна.
web-hints-then = Чого він чекає далі
web-warn = Ви ще можете зробити таке:
web-warn-more = { $n ->
    [one] і ще одне
    [few] і ще { $n } речі
    [many] і ще { $n } речей
   *[other] і ще { $n } речі
}
web-warn-yes = Усе одно завершити
web-warn-no = Назад
web-warn-title = Завершити хід?
web-away-here = Вас не було, тож на вашому місці грає бот.
web-away-back = Повернути собі місце
web-log-fresh = Від вашого останнього ходу
web-log-earlier = Раніше
web-log-jump = Побачити цю мить
web-log-taken-back = повертає хід після того, як щось відкрилося.
web-log-away = — за столом нікого; далі грає бот.
web-log-home = знову за столом.
web-keys = Клавіші
web-keys-short = Клавіші
web-key-arrows = ← → ↑ ↓
web-key-arrows-say = перейти до наступного, що можна використати; у повторі — крок
web-key-enter = Enter
web-key-enter-say = використати
web-key-digits = 1–9
web-key-digits-say = вибрати відповідь із рядка
web-key-u = u
web-key-u-say = повернути хід
web-key-h = h
web-key-h-say = підказка
web-key-w = w
web-key-w-say = боти чекають або грають далі
web-key-p = p
web-key-p-say = зупинити ботів або пустити їх далі (коли ви граєте без інших людей)
web-key-s = s
web-key-s-say = побачити наступний хід ботів
web-key-l = l
web-key-l-say = до журналу
web-key-i = i
web-key-i-say = карта повністю
web-key-order = Shift ← →
web-key-order-say = пересунути карту в порядку скидання
web-key-help = ?
web-key-help-say = цей список
web-key-esc = Esc
web-key-esc-say = закрити
web-trouble-no-hints = За цим столом підказок немає.
web-trouble-hint-turn = Зараз вам немає про що вирішувати.
web-trouble-not-asked = Вас ніхто не питає.
web-trouble-away = На вашому місці грає бот. Спершу поверніть його собі.
web-trouble-chat = Не так швидко: скажіть це за мить.
web-chat = Чат
web-chat-say = Скажіть щось за столом
web-chat-send = Сказати

## Values in rules text: the forms of a word that may follow a number, with commas between them

## Decisions of the group

web-group = Це вирішує група: рішення ухвалено, коли всі люди за столом запропонують одне й те саме.
web-group-alone = Це вирішує група, а інших людей тут немає: рахується ваша відповідь.
web-group-agree = Згода
web-group-decide = Вирішити за всіх
web-group-grace = { $n ->
    [one] можна через { $n } секунду
    [few] можна через { $n } секунди
    [many] можна через { $n } секунд
   *[other] можна через { $n } секунди
}
web-wait-on = Зачекайте на мене
web-wait-off = Грайте далі без мене
web-hold-on = Пауза
web-hold-off = Далі
web-step = Наступний хід
web-new-grace = Рішення за групу
web-new-grace-say = Де вирішує група, мають погодитися всі люди; після цього часу хтось один може вирішити за всіх.
web-grace-seconds = Один може вирішити за всіх { $n ->
    [0] одразу
    [one] через { $n } секунду
    [few] через { $n } секунди
    [many] через { $n } секунд
   *[other] через { $n } секунди
}
web-trouble-grace = Ще зарано вирішувати за всіх: спершу хай відповідять інші, або погодьтеся з ними.
web-trouble-no-proposal = Цього вже ніхто не пропонує. Ось стіл, яким він є тепер.
web-trouble-wait = Зараз ви не можете втрутитися, тож ботам не треба чекати.
web-close = Закрити
web-live-on = З’єднано
web-live-retry = З’єднання втрачено. Підключаюся знову…
web-live-slow = Надсилаю ваш хід…
web-bot-name-1 = Ада
web-bot-name-2 = Бруно
web-bot-name-3 = Клео
web-bot-name-4 = Даріо
web-bot-name-5 = Едда
web-bot-name-6 = Фелікс
web-less = Менше
web-more = Більше
web-shards-of = з { $n }
web-shards-mastery = опанування
web-shards-step-play = Розіграш
web-shards-step-attack = Атака
web-shards-step-end = Кінець
web-shards-step-auction = Торги
web-shards-step-draft = Вибір реліквій
web-shards-step-first = Перший хід
web-shards-centre-deck = Центральна колода { $n }
web-shards-recruit = Найняти
web-shards-recruit-fast = Найняти або зіграти одразу
web-shards-leaves = залишиться { $n }
web-shards-short = бракує { $n }
web-shards-play = Зіграти
web-shards-choose = Вибрати
web-shards-exhaust = Виснажити
web-shards-exhausted = Виснажено
web-shards-hit = Подолати: { $n }
web-shards-take = Взяти
web-shards-free = одну з двох, безплатно
web-shards-prevents = Відвертає { $n }
web-shards-no-shield = без щита
web-shards-hand-empty = У руці немає карт
web-shards-nothing-played = Цього ходу ще нічого не зіграно
web-shards-before-shields = до щитів
web-shards-drew = взято { $n }
web-shards-nemesis-goal = Якщо опанування сягне { $n }, Немезида переможе
web-shards-deal = Ви ще можете завдати { $n }: { $from } → { $to }
web-shards-my-turn = Ваш хід: самоцвіти { $gems }, сила { $power }
web-shards-my-turn-more = Грайте, наймайте, виснажуйте в будь-якому порядку. Решта пропаде.
web-shards-bid = Поставити
web-shards-bid-health = здоров’я
web-shards-attack = Атака, ціль: { $seat }
web-shards-attack-power = сила
web-shards-follows-bid = здоров’я { $n } → { $m }, якщо виграєте
web-shards-follows-focus = 1 самоцвіт: опанування { $n } → { $m }
web-shards-follows-gems = самоцвіти { $n } → { $m }
web-shards-follows-power = сила { $n } → { $m }
web-shards-follows-attack = { $n } → { $m } до щитів
web-shards-follows-health = ваше здоров’я { $n } → { $m }
web-shards-unplayed = незіграні карти: { $n }
web-you-named = { $name } (ви)
web-shards-all = { $n ->
    [one] Зіграти карту
    [few] Зіграти всі { $n } карти
   *[many] Зіграти всі { $n } карт
}
web-shards-then = самоцвіти { $gems }, сила { $power }
web-key-a = A
web-key-a-say = Зіграти всю руку в доброму порядку
web-shards-played = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
web-shards-recruited = найнято:
web-shards-attacked = атака силою { $n }, ціль: { $seat }
web-end-won = Перемога
web-end-lost = Поразка
web-end-table = Подивитися на стіл
web-shards-damage = шкода
web-shards-prevented = відвернено
web-shards-heaviest = Найважчий удар
web-shards-all-shields = Відкрити всі щити
web-set-pace = Темп ботів
web-set-pace-say = Скільки бот чекає між ходами, щоб ви встигали стежити.
web-set-pace-normal = звичайний
web-set-pace-slow = повільний
web-set-pace-quick = швидкий
web-set-pace-at-once = одразу
web-replay-turn-before = Попередній хід
web-replay-turn-after = Наступний хід
web-replay-autoplay = Відтворити
web-replay-speed = Швидкість
