# Fantasy Realms.

## Names

# ours
realms-card-mountain = Гора
# ours
realms-card-cavern = Печера
# ours
realms-card-bell-tower = Дзвіниця
# ours
realms-card-forest = Ліс
# ours
realms-card-earth-elemental = Елементаль землі
# ours
realms-card-fountain-of-life = Джерело життя
# ours
realms-card-swamp = Болото
# ours
realms-card-great-flood = Велика повінь
# ours
realms-card-island = Острів
# ours
realms-card-water-elemental = Елементаль води
# ours
realms-card-rainstorm = Злива
# ours
realms-card-blizzard = Хуртовина
# ours
realms-card-smoke = Дим
# ours
realms-card-whirlwind = Вихор
# ours
realms-card-air-elemental = Елементаль повітря
# ours
realms-card-wildfire = Лісова пожежа
# ours
realms-card-candle = Свічка
# ours
realms-card-forge = Кузня
# ours
realms-card-lightning = Блискавка
# ours
realms-card-fire-elemental = Елементаль вогню
# ours
realms-card-knights = Лицарі
# ours
realms-card-elven-archers = Ельфійські лучники
    .each = Ельфійських лучників
# ours
realms-card-light-cavalry = Легка кавалерія
# ours
realms-card-dwarvish-infantry = Гномська піхота
# ours
realms-card-rangers = Слідопити
# ours
realms-card-collector = Колекціонер
# ours
realms-card-beastmaster = Приборкувач звірів
# ours
realms-card-necromancer = Некромант
# ours
realms-card-warlock-lord = Верховний чорнокнижник
# ours
realms-card-enchantress = Чаклунка
# ours
realms-card-king = Король
# ours
realms-card-queen = Королева
# ours
realms-card-princess = Принцеса
# ours
realms-card-warlord = Воєначальник
# ours
realms-card-empress = Імператриця
# ours
realms-card-unicorn = Єдиноріг
# ours
realms-card-basilisk = Василіск
# ours
realms-card-warhorse = Бойовий кінь
# ours
realms-card-dragon = Дракон
# ours
realms-card-hydra = Гідра
# ours
realms-card-warship = Бойовий корабель
# ours
realms-card-magic-wand = Чарівна паличка
# ours
realms-card-sword-of-keth = Меч Кета
# ours
realms-card-elven-longbow = Ельфійський довгий лук
# ours
realms-card-war-dirigible = Бойовий дирижабль
# ours
realms-card-shield-of-keth = Щит Кета
# ours
realms-card-gem-of-order = Самоцвіт порядку
# ours
realms-card-world-tree = Світове дерево
# ours
realms-card-book-of-changes = Книга змін
# ours
realms-card-protection-rune = Руна захисту
# ours
realms-card-shapeshifter = Перевертень
# ours
realms-card-mirage = Міраж
# ours
realms-card-doppelganger = Двійник

## Suits: the name; one of it; any of it; each of it; all of it; several of it

# ours
realms-suit-land = Земля
realms-one-land = Земля
realms-any-land = будь-яка Земля
    .none = жодної Землі
realms-each-land = кожну Землю
realms-all-land = всі Землі
    .of = усіх Земель
realms-plural-land = Землі
# ours
realms-suit-flood = Повінь
realms-one-flood = Повінь
realms-any-flood = будь-яка Повінь
    .none = жодної Повені
realms-each-flood = кожну Повінь
realms-all-flood = всі Повені
    .of = усіх Повеней
realms-plural-flood = Повені
# ours
realms-suit-weather = Погода
realms-one-weather = Погода
realms-any-weather = будь-яка Погода
    .none = жодної Погоди
realms-each-weather = кожну Погоду
realms-all-weather = всю Погоду
    .of = усієї Погоди
realms-plural-weather = Погода
# ours
realms-suit-flame = Полум’я
realms-one-flame = Полум’я
realms-any-flame = будь-яке Полум’я
    .none = жодного Полум’я
realms-each-flame = кожне Полум’я
realms-all-flame = все Полум’я
    .of = усього Полум’я
realms-plural-flame = Полум’я
# ours
realms-suit-army = Армія
realms-one-army = Армія
realms-any-army = будь-яка Армія
    .none = жодної Армії
realms-each-army = кожну Армію
realms-all-army = всі Армії
    .of = усіх Армій
realms-plural-army = Армії
# ours
realms-suit-wizard = Чарівник
realms-one-wizard = Чарівник
realms-any-wizard = будь-який Чарівник
    .none = жодного Чарівника
realms-each-wizard = кожного Чарівника
realms-all-wizard = всіх Чарівників
    .of = усіх Чарівників
realms-plural-wizard = Чарівники
# ours
realms-suit-leader = Лідер
realms-one-leader = Лідер
realms-any-leader = будь-який Лідер
    .none = жодного Лідера
realms-each-leader = кожного Лідера
realms-all-leader = всіх Лідерів
    .of = усіх Лідерів
realms-plural-leader = Лідери
# ours
realms-suit-beast = Звір
realms-one-beast = Звір
realms-any-beast = будь-який Звір
    .none = жодного Звіра
realms-each-beast = кожного Звіра
realms-all-beast = всіх Звірів
    .of = усіх Звірів
realms-plural-beast = Звірі
# ours
realms-suit-weapon = Зброя
realms-one-weapon = Зброя
realms-any-weapon = будь-яка Зброя
    .none = жодної Зброї
realms-each-weapon = кожну Зброю
realms-all-weapon = всю Зброю
    .of = усієї Зброї
realms-plural-weapon = Зброя
# ours
realms-suit-artifact = Артефакт
realms-one-artifact = Артефакт
realms-any-artifact = будь-який Артефакт
    .none = жодного Артефакту
realms-each-artifact = кожен Артефакт
realms-all-artifact = всі Артефакти
    .of = усіх Артефактів
realms-plural-artifact = Артефакти
# ours
realms-suit-wild = Джокер
realms-all-cards = всі карти
realms-any-card = будь-яка карта

## Rules text

realms-add-with = <gain>+{ $n }</gain>, якщо є { $with }
realms-add-with-and-either = <gain>+{ $n }</gain>, якщо є { $with }, а також { $either }
realms-or-add-with = або <gain>+{ $n }</gain>, якщо є { $with }
realms-add-without = <gain>+{ $n }</gain>, якщо немає { $without }
realms-add-per = <gain>+{ $n }</gain> за { $per }
realms-add-per-other = <gain>+{ $n }</gain> за { $per }, крім цієї карти
realms-add-per-with = <gain>+{ $n }</gain> за { $per }, якщо є { $with }
realms-or-add-per-with = або <gain>+{ $n }</gain> за { $per }, якщо є { $with }
realms-lose-per = <loss>−{ $n }</loss> за { $per }
realms-lose-per-other = <loss>−{ $n }</loss> за { $per }, крім цієї карти
realms-lose-without = <loss>−{ $n }</loss>, якщо немає { $without }
realms-best-base = Плюс базова сила однієї карти масті { $of } у вашій руці
realms-sum-base = Плюс сума базових сил { $of }
realms-set = <gain>+{ $n }</gain> за кожну масть із { $count } різними назвами карт
realms-set-or-more = <gain>+{ $n }</gain> за кожну масть із { $count } або більше різними назвами карт
realms-run = <gain>+{ $n }</gain> за послідовність із { $count } значень базової сили
realms-run-or-more = <gain>+{ $n }</gain> за послідовність із { $count } або більше значень базової сили
realms-suits-differ = <gain>+{ $n }</gain>, якщо масті всіх карт різні
realms-clear = <help>Знімає</help> штраф з { $of }
realms-clear-all = <help>Знімає</help> штраф з усіх карт
realms-clear-one = <help>Знімає</help> штраф з однієї карти масті { $of } на ваш вибір
realms-strike = <help>Викреслює</help> слово «{ $word }» зі штрафів { $from }
realms-strike-all = <help>Викреслює</help> з усіх штрафів слово «{ $word }»
realms-blank = <harm>Анулює</harm> { $of }
realms-blank-other = <harm>Анулює</harm> { $of }, крім цієї карти
realms-blank-except = <harm>Анулює</harm> { $of } (виняток: { $except })
realms-blank-all-except = <harm>Анулює</harm> всі карти (винятки: { $except })
realms-needs = <harm>Анульована</harm>, якщо немає { $of }
realms-shuns = <harm>Анульована</harm>, якщо є { $of }
realms-fetch = Наприкінці гри можете взяти із зони скиду карту масті { $of } як восьму
realms-change-suit = Можете змінити масть однієї іншої карти у вашій руці
realms-become = Може набути назви й масті будь-якої карти масті { $of } у цій грі, але нічого більше
realms-copy = Може набути назви, масті, базової сили та штрафу іншої карти у вашій руці, але не її бонусу

## What is asked

realms-prompt-take = Потягніть верхню карту колоди або візьміть карту із зони скиду.
realms-prompt-draft = Візьміть карту із зони скиду або потягніть дві й залиште собі одну.
realms-prompt-discard = Виберіть карту з руки, яку скинете.
realms-prompt-keep = Залиште собі одну з двох витягнутих карт; друга йде в зону скиду.
realms-prompt-trade = Обмінюйте карту на карту, доки не сплине час: пропонуйте, оголошуйте обмін, відповідайте на оголошення.
realms-prompt-fetch = Ваш Некромант може взяти карту із зони скиду як восьму.
realms-prompt-fetch-chaos = Ваш Некромант може залишити собі одну з трьох верхніх карт колоди.
realms-prompt-over = Гру завершено.

## What can be done

realms-offer-draw = Потягнути з колоди
realms-offer-take = Взяти карту { $card }
realms-offer-keep = Залишити карту { $card }
realms-offer-discard = Скинути карту { $card }
realms-offer-offer = Запропонувати обмін ({ $to }): карта { $give } на карту { $want }
realms-offer-call = Оголосити обмін: даєте карту { $give }, хочете: { $wish }
realms-offer-answer = Відповісти на оголошення ({ $to }): карта { $give } на карту { $want }
realms-offer-accept = Прийняти обмін ({ $seat }): карта { $get } на карту { $give }
realms-offer-withdraw = Відкликати свою пропозицію чи оголошення
realms-offer-time = Час сплив
realms-offer-fetch = Взяти карту { $card } як восьму
realms-offer-done = Не брати восьмої карти

## What happened

realms-log-drew = { $seat } тягне карту { $card }.
realms-log-drew-hidden = { $seat } тягне карту.
realms-log-drew-two = { $seat } тягне карти { $first } і { $second }.
realms-log-drew-two-hidden = { $seat } тягне дві карти.
realms-log-took = { $seat } бере із зони скиду карту { $card }.
realms-log-discarded = { $seat } скидає карту { $card }.
realms-log-offered = { $seat } пропонує обмін ({ $to }): карта { $give } на карту { $want }.
realms-log-called = { $seat } оголошує обмін: дає карту { $give }, хоче: { $wish }.
realms-log-answered = { $seat } відповідає на оголошення ({ $to }): карта { $give } на карту { $want }.
realms-log-withdrew = { $seat } відкликає пропозицію чи оголошення.
realms-log-traded = Обмін: { $seat } віддає карту { $give }, { $to } віддає карту { $want }.
realms-log-time-up = Час сплив.
realms-log-fetched = { $seat } бере карту { $card } як восьму.
realms-log-scored = { $seat } набирає { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[other] { $score } очок
}.

## Why not

realms-refusal-must-draw = Три раунди ніхто не тягнув із колоди: цього ходу треба тягнути.
realms-refusal-fetch-suit = Восьма карта має бути масті Армія, Лідер, Чарівник або Звір.
realms-refusal-trading-over = Обмінів уже досить: лишилося дочекатися, доки сплине час.
realms-refusal-no-offer = У вас немає відкритої пропозиції чи оголошення, які можна відкликати.
realms-refusal-offer-seat = Пропонувати обмін можна лише іншому гравцеві за цим столом.
realms-refusal-same-offer = Така сама пропозиція вже відкрита.
realms-refusal-nothing-to-accept = Цей гравець не має відкритої пропозиції для вас.
realms-refusal-call-own = Карта, яку ви просите, у вас у руці.
realms-refusal-nothing-to-answer = Цей гравець нічого не оголошував, відповідати нема на що.
realms-refusal-answer-own = На ваше оголошення відповідають інші.
realms-refusal-answer-wish = В оголошенні просять щось інше.
realms-refusal-asked-take = Спершу візьміть карту: з колоди або із зони скиду.
realms-refusal-asked-discard = Тепер одна карта з вашої руки має піти в зону скиду.
realms-refusal-asked-keep = Тепер виберіть, яку з двох карт залишити.
# ours
realms-refusal-asked-trade = У «Хаотичних королівствах» карти лише обмінюють.
realms-refusal-asked-fetch = Тепер виберіть восьму карту або відмовтеся від неї.

## Options

realms-option-mode = Звичайна гра для трьох–шести гравців, дуель для двох, «Хаотичні королівства» — обмін картами на час.
realms-option-players = Скільки гравців за столом.
realms-option-minutes = Скільки хвилин триває обмін у «Хаотичних королівствах».

## Places

place-the-discard-area = у зоні скиду
place-the-two-cards-drawn = серед двох витягнутих карт
place-the-three-cards-drawn = серед трьох витягнутих карт
place-what-you-know-of-the-hand-of-that-seat = серед відомих вам карт у руці цього гравця

## Score sheet

realms-sheet-card = Карта
realms-sheet-base = База
realms-sheet-bonus = Бонус
realms-sheet-penalty = Штраф
realms-sheet-total = Разом
realms-sheet-as = вважається: { $name }, { $suit }
realms-sheet-cleared = штраф знімає: { $by }
realms-sheet-struck = штраф скорочує: { $by }
realms-sheet-counts = враховує силу карти { $card }
realms-sheet-blanked = анульовано, причина: { $by }
realms-sheet-ring = анулюють одна одну по колу: { $by }
realms-sheet-needs = анульовано: немає того, що їй потрібно
realms-sheet-shuns = анульовано: є те, з чим вона несумісна
realms-sheet-next = наступний найкращий варіант ({ $score }):
realms-chose-nothing = Карта { $card } не використовується.
realms-chose-copy = { $card } копіює карту { $target }.
realms-chose-name = { $card } набуває назви карти { $target }.
realms-chose-suit = { $card } змінює карту { $target }: тепер її масть — { $suit }.
realms-chose-clear = { $card } знімає штраф із карти { $target }.
realms-chose-fetch = { $card } приводить карту { $target }.

## Advice

realms-advice-discard = потім скинути карту { $card }
realms-advice-mean = середнє за невідомими картами ({ $over }); найкраща з них — { $card }: { $value }
realms-advice-hand = рука, якою вона стане
realms-advice-accepted = якщо пропозицію приймуть

## The best hand, and all hands

realms-best-seven = Найкраща рука із семи карт дає { $score }:
realms-best-eight = Найкраща рука з восьми карт, із Некромантом, дає { $score }:
realms-best-proof = доведено: рук обчислено — { GROUPED($scored) }, відкинуто за верхньою межею — { GROUPED($out) }
realms-census-all = Усі руки ({ GROUPED($hands) }), кожна з найкращими для неї рішеннями
realms-census-part = НЕ ВСІ: рук { GROUPED($hands) } з { GROUPED($of) }, лише з першими картами списку; числа стосуються тільки їх
realms-census-mean = середнє
realms-census-quantiles = квантилі
realms-census-best = найкраща ({ $score }):
realms-census-worst = найгірша ({ $score }):
