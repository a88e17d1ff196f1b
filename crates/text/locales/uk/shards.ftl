# Shards of Infinity with Relics of the Future.

## Names

shards-card-crystal = Кристал
shards-card-blaster = Бластер
shards-card-shard-reactor = Уламковий реактор
shards-card-infinity-shard = Уламок нескінченності
# ours
shards-card-kiln-drone = Дрон-випалювач
# ours
shards-card-mining-drones = Гірничі дрони
shards-card-reactor-drone = Реакторний дрон
# ours
shards-card-korvus-legionnaire = Легіонер Корвуса
# ours
shards-card-venator-of-the-wastes = Венатор пусток
# ours
shards-card-numeri-drones = Дрони Нумері
# ours
shards-card-evokatus = Евокат
# ours
shards-card-optio-crusher = Оптіон-трощитель
# ours
shards-card-primus-pilus = Приміпіл
# ours
shards-card-drakonarius = Драконарій
# ours
shards-card-general-decurion = Генерал Декуріон
# ours
shards-card-order-initiate = Неофіт Ордену
shards-card-cache-warden = Вартова кешу
# ours
shards-card-portal-monk = Монах порталу
# ours
shards-card-data-heretic = Єретик даних
# ours
shards-card-shard-abstractor = Абстрактор уламків
shards-card-command-seer = Провидець наказів
# ours
shards-card-cryptofist-monk = Монах криптокулака
# ours
shards-card-omnius-the-all-knowing = Омніус, Всезнавець
# ours
shards-card-the-grand-architect = Великий архітектор
# ours
shards-card-giga-source-adept = Гіга, Адепт джерела
shards-card-systema-ai = Система Ш. І.
# ours
shards-card-zetta-the-encryptor = Зетта, Шифрувальниця
# ours
shards-card-undergrowth-aspirant = Послідовник Чагарників
shards-card-spore-cleric = Клірик спори
shards-card-fungal-hermit = Грибкова відлюдниця
# ours
shards-card-leshai-knight = Лицар Ле’шай
shards-card-thorn-zealot = Тернова фанатичка
# ours
shards-card-shardwood-guardian = Вартовий Уламкового лісу
# ours
shards-card-ghostwillow-avenger = Месник верби-привида
# ours
shards-card-ojas-genesis-druid = Оджас, Друїд першотворення
# ours
shards-card-furrowing-elemental = Елементаль-орач
# ours
shards-card-root-of-the-forest = Корінь лісу
# ours
shards-card-additri-gaiamancer = Аддітрі, Геямантка
# ours
shards-card-wraethe-skirmisher = Застрільник Примарних
# ours
shards-card-nil-assassin = Асасин Порожнечі
shards-card-shadow-apostle = Тінь
# ours
shards-card-umbral-scourge = Тіньовий бич
# ours
shards-card-shadebound-sentry = Скутий тінню вартовий
# ours
shards-card-aetherbreaker = Руйнівник ефіру
# ours
shards-card-scion-of-nothingness = Нащадок небуття
# ours
shards-card-zara-ra-soulflayer = Зара Ра, Душодерка
shards-card-li-hin-the-shattered = Лі Гін, Розколота
# ours
shards-card-fao-cutul-the-formless = Фао Ку’тул, Безформний
# ours
shards-card-zen-chi-set-godkiller = Зен Чі Сет, Боговбивця
# ours
shards-card-limiter-drones = Дрони-обмежувачі
# ours
shards-card-ferrata-guard = Гвардієць Феррати
# ours
shards-card-axia = Аксія
# ours
shards-card-cloud-oracles = Оракули хмари
# ours
shards-card-mainframe-abbot = Абат мейнфрейму
# ours
shards-card-raidian-cloud-master = Райдіан, Володар хмари
# ours
shards-card-arach-devotees = Віряни арахів
# ours
shards-card-hounds-of-volos = Гончаки Волоса
# ours
shards-card-taur-arachpriest = Таур, Жрець арахів
# ours
shards-card-pall-shades = Тіні покрову
# ours
shards-card-the-lost = Загублені
# ours
shards-card-ru-bo-vai-the-transcendant = Ру Бо Вай, Трансцендентний
# ours
shards-card-praetorian-01 = Преторіанець-01
# ours
shards-card-praetorian-02 = Преторіанець-02
# ours
shards-card-datic-robes = Шати даних
# ours
shards-card-terminal-crescents = Термінальні серпи
# ours
shards-card-entropic-talons = Ентропійні кігті
# ours
shards-card-panconscious-crown = Корона всесвідомості
# ours
shards-card-the-heart-of-nothing = Серце небуття
# ours
shards-card-the-world-piercer = Пронизувач світу

# ours
shards-character-decima = Децима
# ours
shards-character-ko-syn-wu = Ко Сін Ву
# ours
shards-character-tetra = Тетра
# ours
shards-character-volos = Волос
shards-character-none = ніхто

shards-faction-homodeus = Homo Deus
shards-faction-order = Орден
shards-faction-undergrowth = Чагарники
shards-faction-wraethe = Примарні
shards-faction-none = без фракції

## Rules text: what stands before the colon

shards-lead-none = { "" }
shards-lead-play = Коли зіграно:{ " " }
shards-lead-exhaust = Виснажити:{ " " }
shards-lead-mastery-5 = Опанування 5:{ " " }
shards-lead-mastery-10 = Опанування 10:{ " " }
shards-lead-mastery-15 = Опанування 15:{ " " }
shards-lead-mastery-20 = Опанування 20:{ " " }
shards-lead-mastery-30 = Опанування 30:{ " " }
shards-lead-mastery-20-unify-undergrowth = Опанування 20, Об’єднання (Чагарники):{ " " }
# ours
shards-lead-inspire = Натхнення:{ " " }
shards-lead-unify-undergrowth = Об’єднання (Чагарники):{ " " }
shards-lead-dominion = Домініон:{ " " }
shards-lead-exhaust-dominion = Виснажити, лише за умови «Домініон»:{ " " }
# ours
shards-lead-echo-wraethe = Відлуння (Примарні):{ " " }
shards-lead-tetra = Тетра:{ " " }
shards-lead-volos = Волос:{ " " }
shards-lead-ko-syn-wu = Ко Сін Ву:{ " " }
shards-lead-full-health = Якщо у вас <health>50 здоров’я</health>:{ " " }
shards-lead-exhaust-control-3-homodeus = Виснажити, якщо у вас троє або більше захисників фракції Homo Deus:{ " " }
shards-lead-most-mastery = Якщо у вас більше опанування, ніж у кожного іншого гравця:{ " " }
shards-instead = { " " }замість цього
shards-not-instead = { "" }

## Rules text: the lines

shards-gain-gem = { $lead }+{ $n ->
    [one] <gems>{ $n } кристал</gems>
    [few] <gems>{ $n } кристали</gems>
   *[other] <gems>{ $n } кристалів</gems>
}{ $instead }
shards-gain-power = { $lead }+<power>{ $n } сили</power>{ $instead }
shards-gain-mastery = { $lead }+<mastery>{ $n } опанування</mastery>{ $instead }
shards-gain-health = { $lead }+<health>{ $n } здоров’я</health>{ $instead }
shards-gem-per-champion = { $lead }+{ $n ->
    [one] <gems>{ $n } кристал</gems>
    [few] <gems>{ $n } кристали</gems>
   *[other] <gems>{ $n } кристалів</gems>
} за кожного вашого захисника фракції { $faction } у грі{ $instead }
shards-power-per-champion = { $lead }+<power>{ $n } сили</power> за кожного вашого захисника фракції { $faction } у грі{ $instead }
shards-power-per-ally = { $lead }+<power>{ $n } сили</power> за кожного зіграного цього ходу союзника фракції { $faction }{ $instead }
shards-power-per-discarded = { $lead }+<power>{ $n } сили</power> за кожну карту фракції { $faction } у вашому скиді{ $instead }
shards-power-per-mastery = { $lead }+<power>{ $n } сили</power> за кожну одиницю вашого опанування{ $instead }
shards-power-per-half-mastery = { $lead }+<power>{ $n } сили</power> за кожні дві одиниці вашого опанування (округлюйте вгору){ $instead }
shards-infinite-power = { $lead }Нескінченна сила{ $instead }
shards-double-power = { $lead }Подвойте свою силу{ $instead }
shards-draw = { $lead }{ $n ->
    [1] Потягніть карту
    [one] Потягніть { $n } карту
    [few] Потягніть { $n } карти
   *[other] Потягніть { $n } карт
}{ $instead }
shards-banish = { $lead }Можете знищити { $n ->
    [1] карту з руки
    [one] до { $n } карти з руки
   *[other] до { $n } карт із руки
} або скиду{ $instead }
shards-return-champion = { $lead }Поверніть захисника зі свого скиду в руку{ $instead }
shards-return-mercenary = { $lead }Поверніть найманця зі свого скиду в руку{ $instead }
shards-return-faction = { $lead }Поверніть карту фракції { $faction } зі свого скиду в руку{ $instead }
shards-return-every-champion = { $lead }Поверніть усіх захисників зі свого скиду в руку{ $instead }
shards-return-every-mercenary = { $lead }Поверніть усіх найманців зі свого скиду в руку{ $instead }
shards-return-every-faction = { $lead }Поверніть усі карти фракції { $faction } зі свого скиду в руку{ $instead }
shards-free-recruit = { $lead }Безкоштовно найміть із центрального ряду карту ціною { $n } або менше{ $instead }
shards-recruit-to-hand = { $lead }Вона йде вам у руку{ $instead }
shards-destroy-one = { $lead }Подолайте захисника суперника{ $instead }
shards-destroy-every = { $lead }Подолайте всіх захисників суперників{ $instead }
shards-weaken = { $lead }Суперник на ваш вибір втрачає <mastery>{ $n } опанування</mastery>{ $instead }
shards-copy = { $lead }Скопіюйте ефект зіграної цього ходу карти, яка не є захисником{ $instead }
shards-copy-ally = { $lead }Скопіюйте ефект одного зіграного цього ходу союзника фракції { $faction }{ $instead }
shards-copy-again = { $lead }Скопіюйте його ще раз{ $instead }
shards-copy-every = { $lead }Скопіюйте ефект кожного союзника фракції { $faction }, якого ви зіграли чи зіграєте цього ходу{ $instead }
shards-mark-into-play = { $lead }Наступний захисник фракції Homo Deus, якого ви наймете цього ходу, одразу входить у гру{ $instead }
shards-mark-ignore-shields = { $lead }Цього ходу щити не запобігають пошкодженням, яких ви завдаєте{ $instead }
shards-mark-health-is-power = { $lead }Цього ходу кожна отримана вами одиниця здоров’я, навіть понад 50, дає також +<power>1 сили</power>{ $instead }
shards-mark-spoils = { $lead }Якщо цього ходу ви завдасте одному супернику 10 або більше пошкоджень, наприкінці ходу потягніть на три карти більше{ $instead }
shards-gain-gem-draw = { $lead }+{ $n ->
    [one] <gems>{ $n } кристал</gems>
    [few] <gems>{ $n } кристали</gems>
   *[other] <gems>{ $n } кристалів</gems>
}, { $m ->
    [1] потягніть карту
    [one] потягніть { $m } карту
    [few] потягніть { $m } карти
   *[other] потягніть { $m } карт
}{ $instead }
shards-gain-power-draw = { $lead }+<power>{ $n } сили</power>, { $m ->
    [1] потягніть карту
    [one] потягніть { $m } карту
    [few] потягніть { $m } карти
   *[other] потягніть { $m } карт
}{ $instead }
shards-gain-health-draw = { $lead }+<health>{ $n } здоров’я</health>, { $m ->
    [1] потягніть карту
    [one] потягніть { $m } карту
    [few] потягніть { $m } карти
   *[other] потягніть { $m } карт
}{ $instead }
shards-gain-power-mastery = { $lead }+<power>{ $n } сили</power>, +<mastery>{ $m } опанування</mastery>{ $instead }
shards-gain-mastery-health = { $lead }+<mastery>{ $n } опанування</mastery>, +<health>{ $m } здоров’я</health>{ $instead }
shards-gain-power-return = { $lead }+<power>{ $n } сили</power>, поверніть карту фракції { $faction } зі свого скиду в руку{ $instead }
shards-gain-power-per-ally = { $lead }+<power>{ $n } сили</power> та ще +<power>{ $m } сили</power> за кожного зіграного цього ходу союзника фракції { $faction }{ $instead }
shards-cheaper = У центральному ряді коштує на <gems>1 кристал</gems> менше за кожного вашого захисника фракції { $faction } у грі
shards-recall = Коли ви граєте захисника, ця карта повертається зі скиду вам у руку
shards-shield-mastery = Щит у руці дорівнює вашому опануванню
shards-untouchable = Цього захисника не можна атакувати
shards-untouchable-with = Цього захисника не можна атакувати, доки у вас у грі є { $card }
shards-untouchable-lower-mastery = Цього захисника не може атакувати гравець, у якого менше опанування, ніж у вас
shards-protects-others = Вас та інших ваших захисників не можна атакувати
shards-defense = { $character }: ваші захисники мають +<health>{ $n } здоров’я</health>
shards-standing-shield = { $lead }У вас щит { $n }{ $instead }

## What is asked

shards-prompt-play = Ваш хід: грайте карти, наймайте, фокусуйтеся; потім атакуйте або завершіть.
shards-prompt-attack = Атакуйте рештою своєї сили або завершіть хід.
shards-prompt-shield = Вас атакують із силою { $n }; уже відвернено: { $m }. Відкрийте щит або прийміть решту.
shards-prompt-shield-infinite = Вас атакують із нескінченною силою. Жодного щита не вистачить.
shards-prompt-first-bid = Відкрийте торги ставкою здоров’я або спасуйте.
shards-prompt-bid = Поточна ставка — <health>{ $n } здоров’я</health>. Поставте більше або спасуйте.
shards-prompt-character = Виберіть свого персонажа.
shards-prompt-draft = Виберіть реліквію.
shards-prompt-nemesis-tie = Немезида може подолати кількох захисників однакової ціни. Виберіть одного.
shards-prompt-nemesis-row = Немезида грає ці карти ряду. Виберіть, яка наступна, або лишіть решту, як лежать.
shards-prompt-nemesis-champions = Немезида використовує цих захисників. Виберіть, хто наступний, або лишіть решту, як лежать.
shards-prompt-unify = { $card }: відкрити з руки союзника тієї самої фракції для «Об’єднання»?
shards-prompt-dominion = { $card }: відкрити з руки карти відсутніх фракцій для «Домініону»?
shards-prompt-banish = { $card }: виберіть карту, яку знищите, або зупиніться.
shards-prompt-return = { $card }: виберіть карту, яка повернеться вам у руку.
shards-prompt-free-recruit = { $card }: виберіть карту, яку наймете безкоштовно.
shards-prompt-destroy = { $card }: виберіть захисника, якого буде подолано.
shards-prompt-weaken = { $card }: виберіть, хто втратить опанування.
shards-prompt-copy = { $card }: виберіть карту, ефект якої буде скопійовано.
shards-prompt-choose = { $card }: виберіть одне із запропонованого.
shards-prompt-over = Гру завершено.

## What can be done

shards-offer-play = Зіграти карту { $card }
shards-offer-exhaust = Виснажити карту { $card }
shards-offer-recruit = Найняти карту { $card } за { $n ->
    [one] <gems>{ $n } кристал</gems>
    [few] <gems>{ $n } кристали</gems>
   *[other] <gems>{ $n } кристалів</gems>
}
shards-offer-fast-play = Швидко зіграти карту { $card } за { $n ->
    [one] <gems>{ $n } кристал</gems>
    [few] <gems>{ $n } кристали</gems>
   *[other] <gems>{ $n } кристалів</gems>
}
shards-offer-focus = Сфокусуватися: <gems>1 кристал</gems> за <mastery>1 опанування</mastery>
shards-offer-relic = Найняти реліквію { $card }
shards-offer-hit = Подолати карту { $card } ({ $seat }) за <power>{ $n } сили</power>
shards-offer-attack = Атакувати: { $seat }, сила { $n }
shards-offer-attack-infinite = Атакувати: { $seat }, сила нескінченна
shards-offer-shield = Відкрити карту { $card }: відвертає { $n }
shards-offer-no-shield = Більше не відкривати щитів
shards-offer-end = Завершити хід
shards-offer-bid = Поставити <health>{ $n } здоров’я</health>
shards-offer-pass = Спасувати
shards-offer-character = Грати за персонажа { $character }
shards-offer-from-hand = { $card } з руки
shards-offer-from-discard = { $card } зі скиду
shards-offer-choose = Вибрати карту { $card }
shards-offer-champion = { $card } ({ $seat })
shards-offer-seat = Вибрати: { $seat }
shards-offer-done = Готово
shards-offer-as-they-lie = Лишити решту, як лежать

## What happened

shards-log-turn = Ходить { $seat }.
shards-log-played = { $seat } грає карту { $card }.
shards-log-fast-played = { $seat } швидко грає карту { $card }.
shards-log-exhausted = { $seat } виснажує карту { $card }.
shards-log-recruited = { $seat } наймає карту { $card }.
shards-log-relic = { $seat } наймає реліквію { $card }.
shards-log-focused = { $seat } фокусується.
shards-log-gained-gem = { $seat } отримує { $n ->
    [one] <gems>{ $n } кристал</gems>
    [few] <gems>{ $n } кристали</gems>
   *[other] <gems>{ $n } кристалів</gems>
}.
shards-log-gained-power = { $seat } отримує <power>{ $n } сили</power>.
shards-log-gained-mastery = { $seat } отримує <mastery>{ $n } опанування</mastery>.
shards-log-gained-health = { $seat } отримує <health>{ $n } здоров’я</health>.
shards-log-infinite = { $seat } має нескінченну силу.
shards-log-drew = { $seat } тягне карту { $card }.
shards-log-drew-hidden = { $seat } тягне карту.
shards-log-shuffled = { $seat } тасує скид у нову колоду.
shards-log-shown = { $seat } відкриває карту { $card }.
shards-log-banished = { $seat } знищує карту { $card }.
shards-log-returned = { $seat } повертає в руку карту { $card }.
shards-log-weakened = { $seat } втрачає <mastery>{ $n } опанування</mastery>.
shards-log-copied = { $seat } копіює карту { $card }.
shards-log-destroyed = { $seat } втрачає захисника: подолано карту { $card }.
shards-log-attacked = { $by } атакує. Ціль: { $seat }, сила: { $n }.
shards-log-attacked-infinite = { $by } атакує. Ціль: { $seat }, сила нескінченна.
shards-log-shielded = { $seat } відкриває карту { $card } і відвертає { $n ->
    [one] { $n } пошкодження
    [few] { $n } пошкодження
   *[other] { $n } пошкоджень
}.
shards-log-damaged = { $seat } зазнає { $n ->
    [one] { $n } пошкодження
   *[other] { $n } пошкоджень
}.
shards-log-fell = { $seat } вибуває з гри.
shards-log-power-left = Від атаки лишилося сили: { $n } ({ $seat }).
shards-log-hand-discarded = { $seat } скидає з руки { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}.
shards-log-refilled = У центральний ряд виходить карта { $card }.
shards-log-went-under = Карта { $card } йде під низ центральної колоди.
shards-log-bid = { $seat } ставить <health>{ $n } здоров’я</health>.
shards-log-passed = { $seat } пасує.
shards-log-character = { $seat } грає за персонажа { $character }.
shards-log-drafted = { $seat } вибирає реліквію { $card }.
shards-log-revealed = Немезида відкриває карту { $card }.
shards-log-nemesis-played = Немезида грає карту { $card }.

## Why not

shards-refusal-attack-phase = Силу вже розподіляють: лишилися тільки атаки й кінець ходу.
shards-refusal-shield-phase = Спершу атака: відкрийте щит або відмовтеся.
shards-refusal-auction = Спершу торги.
shards-refusal-draft = Спершу вибір реліквій.
shards-refusal-card-asks = Спершу дайте відповідь на запит карти.
shards-refusal-nothing-asked = Зараз немає запиту, на який це було б відповіддю.
shards-refusal-no-auction = Зараз немає торгів, де можна зробити ставку.
shards-refusal-bid-too-high = Після ставки має лишитися щонайменше <health>1 здоров’я</health>: найвища ставка — 49.
shards-refusal-bid-too-low = Ставка має бути не менша за 1 і вища за попередню.
shards-refusal-character-taken = Цього персонажа вже зайнято.
shards-refusal-no-character = Зараз не вибирають персонажа.
shards-refusal-no-ability = Цей захисник не має здібності «Виснажити».
shards-refusal-exhausted = Цього захисника виснажено до кінця ходу.
shards-refusal-dominion = «Домініон» не виконується: карту кожної іншої фракції треба зіграти цього ходу або мати в руці.
shards-refusal-no-mercenary = Швидко зіграти можна лише найманця.
shards-refusal-focused = Фокусуватися можна лише раз на хід.
shards-refusal-second-relic = За гру можна найняти лише одну реліквію.
shards-refusal-no-enemy = Атакувати можна лише захисників суперника, який ще у грі.
shards-refusal-no-such-champion = Цього захисника там у грі немає.
shards-refusal-champion-protected = Цього захисника зараз не можна атакувати.
shards-refusal-no-enemy-seat = Атакувати можна лише суперника, який ще у грі.
shards-refusal-player-protected = Цього гравця прикриває захисник: спершу подолайте його.
shards-refusal-not-opposite = Доки у грі і суперник навпроти, і ваш напарник, атакувати можна лише суперника навпроти.
shards-refusal-infinite = Нескінченну силу призначають як нескінченну, кожному супернику один раз.
shards-refusal-attacked-once = Цього суперника вже атаковано: можна лише раз за хід.
shards-refusal-shown = Цей щит уже відкрито під час цієї атаки.
shards-refusal-no-shield-value = Ця карта не має щита в руці.
shards-refusal-mandatory = Від цього не можна відмовитися: виберіть щось одне.
shards-refusal-not-fitting = Ця карта не відповідає запиту.
shards-refusal-not-offered = Цього немає серед запропонованого.

place-your-champions = серед ваших захисників
place-the-centre-row = у центральному ряді
place-your-relics = серед ваших реліквій
place-your-discard = у вашому скиді
place-your-play-zone = у вашій ігровій зоні
place-the-relics-laid-out = серед викладених реліквій
resource-gems = кристалів
resource-power = сили
resource-mastery = опанування

## Options

shards-option-players = Скільки гравців за столом.
shards-option-mode = Звичайна гра: кожен проти кожного. Двоє проти двох: команди. Сутичка трьох: кожна атака б’є по обох суперниках. Немезида: один проти гри.
shards-option-relics = За персонажем, відкритим вибором, таємною роздачею або лише базова гра.
shards-option-characters = Випадково, торгами за здоров’я або списком за місцями.
shards-option-row = Карт у центральному ряді: шість у більшості видань, п’ять в українському.
shards-option-nemesis = Персонаж Немезиди.
shards-option-nemesis-gain = Що означає піктограма, втрачена з правил Немезиди. Жоден із трьох варіантів не є офіційним.
shards-option-nemesis-order = Хто визначає порядок карт і захисників Немезиди: asked — гравець, lie — як лежать.
shards-option-eleventh-card = Одиночний гравець починає з одинадцятою картою.

## How it ended, as part of a sentence

shards-cause-nemesis-defeated = Немезиду переможено
shards-cause-player-fell = у гравця не лишилося здоров’я
shards-cause-row-empty = ряд карт посередині більше не вдалося заповнити
shards-cause-nemesis-mastery = Немезида досягла найвищого опанування
shards-cause-out-of-time = гра тривала надто довго

## Позиція словами

shards-infinite = нескінченна
shards-phase-auction = торги
shards-phase-draft = вибір реліквій
shards-phase-play = фаза гри
shards-phase-attack = фаза атаки
shards-phase-shield = щити
shards-phase-over = кінець
