# Aeon's End.

## Names

# ours
aeons-card-crystal = Кристал
# ours
aeons-card-spark = Іскра
# ours
aeons-card-amethyst-shard = Уламок аметисту
# ours
aeons-card-buried-light = Поховане світло
# ours
aeons-card-moonstone-shard = Уламок місячного каменю
# ours
aeons-card-emerald-shard = Уламок смарагду
# ours
aeons-card-quartz-shard = Уламок кварцу
# ours
aeons-card-garnet-shard = Уламок гранату
# ours
aeons-card-tourmaline-shard = Уламок турмаліну
# ours
aeons-card-flare = Спалах
# ours
aeons-card-burning-opal = Полум’яний опал
# ours
aeons-card-clouded-sapphire = Затуманений сапфір
# ours
aeons-card-diamond-cluster = Гроно діамантів
# ours
aeons-card-jade = Нефрит
# ours
aeons-card-searing-ruby = Розпечений рубін
# ours
aeons-card-sifters-pearl = Перлина просіювача
# ours
aeons-card-vriswood-amber = В’рисвудський бурштин
# ours
aeons-card-blasting-staff = Руйнівний посох
# ours
aeons-card-bottled-vortex = Вихор у пляшці
# ours
aeons-card-flexing-dagger = Гнучкий кинджал
# ours
aeons-card-focusing-orb = Сфера фокусування
# ours
aeons-card-mages-talisman = Талісман мага
# ours
aeons-card-unstable-prism = Нестабільна призма
# ours
aeons-card-amplify-vision = Посилення зору
# ours
aeons-card-arcane-nexus = Чародійний вузол
# ours
aeons-card-chaos-arc = Дуга хаосу
# ours
aeons-card-consuming-void = Ненаситна порожнеча
# ours
aeons-card-dark-fire = Темний вогонь
# ours
aeons-card-essence-theft = Крадіжка сутності
# ours
aeons-card-feral-lightning = Дика блискавка
# ours
aeons-card-ignite = Займання
# ours
aeons-card-lava-tendril = Лавовий пагін
# ours
aeons-card-oblivion-swell = Хвиля забуття
# ours
aeons-card-phoenix-flame = Полум’я фенікса
# ours
aeons-card-planar-insight = Осяяння вимірів
# ours
aeons-card-spectral-echo = Примарне відлуння
# ours
aeons-card-wildfire-whip = Вогняний батіг
# ours
aeons-card-agony-field = Поле агонії
# ours
aeons-card-bane-sire = Пращур згуби
# ours
aeons-card-bleed-static = Витік розрядів
# ours
aeons-card-eye-of-nothing = Око небуття
# ours
aeons-card-haze-spewer = Вивергач імли
# ours
aeons-card-skewer = Пронизання
# ours
aeons-card-slaughter = Різанина
# ours
aeons-card-woven-sky = Зіткане небо
# ours
aeons-card-awaken = Пробудження
# ours
aeons-card-cauterizer = Припікач
# ours
aeons-card-dispel = Розвіяння
# ours
aeons-card-lay-waste = Спустошення
# ours
aeons-card-needlemaw = Голкопащ
# ours
aeons-card-pulverizing-ray = Нищівний промінь
# ours
aeons-card-venomite = Веноміт
# ours
aeons-card-doom-aegis = Егіда приреченості
# ours
aeons-card-gather-darkness = Згущення темряви
# ours
aeons-card-jagged-one = Зазублений
# ours
aeons-card-obliterate = Винищення
# ours
aeons-card-reality-rupture = Розрив реальності
# ours
aeons-card-sunder = Розкол
# ours
aeons-card-topple = Повалення
# ours
aeons-card-broodwomb = Лоно виводку
# ours
aeons-card-endless-throng = Нескінченна юрба
# ours
aeons-card-hatch = Вилуплення
# ours
aeons-card-blot-the-sun = Затьмарення сонця
# ours
aeons-card-foul-multitudes = Мерзенні полчища
# ours
aeons-card-infest = Зараження
# ours
aeons-card-legion-beacon = Маяк легіону
# ours
aeons-card-maggot-engine = Личинкова машина
# ours
aeons-card-spawn = Породження
# ours
aeons-card-burden = Тягар
# ours
aeons-card-corrupter = Осквернитель
# ours
aeons-card-tempt = Спокуса
# ours
aeons-card-pain-sower = Сіяч болю
# ours
aeons-card-twisting-madness = Покручене божевілля
# ours
aeons-card-vex = Дошкуляння
# ours
aeons-card-afflict = Напасть
# ours
aeons-card-bedlam-sage = Мудрець бедламу
# ours
aeons-card-ruin-priest = Жрець руїни
# ours
aeons-card-blind-abandon = Сліпа нестяма
# ours
aeons-card-contagion = Пошесть
# ours
aeons-card-delirium-veil = Завіса марення
# ours
aeons-card-dire-wisdom = Зловісна мудрість
# ours
aeons-card-endless-hunger = Нескінченний голод
# ours
aeons-card-fever-of-war = Лихоманка війни
# ours
aeons-card-grim-sight = Похмурий зір
# ours
aeons-card-insatiable-avarice = Невситима жадібність
# ours
aeons-card-lust-for-power = Жага влади
# ours
aeons-card-nothingness = Небуття
# ours
aeons-card-reckless-might = Безоглядна міць
# ours
aeons-card-gorge = Обжирання
# ours
aeons-card-lobotomize = Лоботомія
# ours
aeons-card-thought-biter = Кусач думок
# ours
aeons-card-cerephage = Церефаг
# ours
aeons-card-godfeeders = Богоїди
# ours
aeons-card-mindguzzler = Випивач розуму
# ours
aeons-card-digest = Перетравлення
# ours
aeons-card-memory-eater = Пожирач спогадів
# ours
aeons-card-vile-feast = Огидний бенкет
# ours
aeons-card-cleave = Розсікання
# ours
aeons-card-provoker = Провокатор
# ours
aeons-card-unrelenting-ire = Невгамовний гнів
# ours
aeons-card-blood-cry = Крик крові
# ours
aeons-card-invoke-carnage = Заклик до бійні
# ours
aeons-card-scorn = Зневага
# ours
aeons-card-avatar-of-wrath = Утілення гніву
# ours
aeons-card-onslaught = Навала
# ours
aeons-card-rolling-death = Невпинна смерть
# ours
aeons-card-convoke = Скликання
# ours
aeons-card-devastate = Плюндрування
# ours
aeons-card-eviscerate = Патрання
# ours
aeons-card-frenzy = Шал
# ours
aeons-card-raze = Руйнація
# ours
aeons-card-seize = Захоплення

# ours
aeons-mage-adelheim = Адельгейм
# ours
aeons-mage-brama = Брама
# ours
aeons-mage-jian = Джіан
# ours
aeons-mage-kadir = Кадір
# ours
aeons-mage-lash = Леш
# ours
aeons-mage-mist = Імла
# ours
aeons-mage-phaedraxa = Федракса
# ours
aeons-mage-xaxos = Ксаксос
# ours
aeons-ability-adelheim = Ефірний захист
# ours
aeons-ability-brama = Сифон межі
# ours
aeons-ability-jian = Чорне дзеркало
# ours
aeons-ability-kadir = Потойбічні ворота
# ours
aeons-ability-lash = Прискорення думки
# ours
aeons-ability-mist = Божественне віщування
# ours
aeons-ability-phaedraxa = Руна провіщення
# ours
aeons-ability-xaxos = Метафізичний зв’язок
# ours
aeons-nemesis-rageborne = Лютонароджений
# ours
aeons-nemesis-carapace-queen = Панцирна королева
# ours
aeons-nemesis-crooked-mask = Скривлена маска
# ours
aeons-nemesis-prince-of-gluttons = Принц ненажер
aeons-turn-p1 = Гравець 1
aeons-turn-p2 = Гравець 2
aeons-turn-p3 = Гравець 3
aeons-turn-p4 = Гравець 4
aeons-turn-wild = Вільна карта
aeons-turn-nemesis = Немезида

## Who does it, as the subject of a clause

aeons-who-same = Цей гравець
aeons-who-active = Активний гравець
aeons-who-ally = Союзник
aeons-who-player = Будь-який гравець
aeons-who-any = Будь-який гравець
aeons-who-other = Інший гравець
aeons-who-pair = Один гравець
aeons-who-lowest-life = Гравець із найменшою кількістю життя
aeons-who-most-life = Гравець із найбільшою кількістю життя
aeons-who-most-prepared = Гравець із найбільшою кількістю підготовлених заклять
aeons-who-most-opened = Гравець із найбільшою кількістю відкритих розломів
aeons-who-most-charges = Гравець із найбільшою кількістю зарядів
aeons-who-most-crystals = Гравець із найбільшою кількістю Кристалів у руці
aeons-who-dearest-spell = Гравець із найдорожчим підготовленим закляттям

## What is counted, after "for each" or "if"

aeons-count-all-opened = всі ваші розломи відкриті
aeons-count-done-asked = ви це зробили
aeons-count-done-revealed = це карта гравця
aeons-count-done-destroyed = кожну знищену так карту
aeons-count-done-discarded = кожну скинуту так карту
aeons-count-done-husks = кожну скинуту так оболонку
aeons-count-done-tier-three = кожну карту рівня 3 серед них
aeons-count-cost = кожну одиницю ціни скинутого самоцвіту
aeons-count-half-cost = кожні дві одиниці ціни здобутої карти (округлюйте вгору)
aeons-count-empty-piles = кожен порожній стос запасу
aeons-count-fury = кожен жетон люті
aeons-count-husks = кожну оболонку
aeons-count-neighbours = кожне закляття, підготовлене в сусідньому розломі
aeons-count-opened = кожен ваш відкритий розлом
aeons-count-prepared = кожне підготовлене закляття цього гравця
aeons-count-this-life = кожну одиницю життя цього прислужника
aeons-count-turn-discard = кожну карту у скиді черговості

## Supply piles, after "from"

aeons-pile-every = будь-якого стосу запасу
aeons-pile-cheapest = найдешевшого стосу запасу
aeons-pile-cheapest-gem = найдешевшого стосу самоцвітів
aeons-pile-dearest-gem = найдорожчого стосу самоцвітів
aeons-pile-second-gem = другого за ціною стосу самоцвітів
aeons-pile-cheapest-relic = найдешевшого стосу реліквій
aeons-pile-relics = будь-якого стосу реліквій
aeons-pile-spells = будь-якого стосу заклять
aeons-pile-cost-at-most-4 = будь-якого стосу запасу ціною 4 або менше

## Rules text: headings

aeons-text-cast = Накладання:
aeons-text-casting-end = Поки підготовлене, наприкінці вашої фази накладання:
aeons-text-use-once = Поки підготовлене, раз за хід у своїй основній фазі можете виконати:
aeons-text-use-often = Поки підготовлене, у своїй основній фазі можете виконати:
aeons-text-anywhere = Можна підготувати в закритому розломі, який цього ходу не фокусували.
aeons-text-gained = Коли здобуваєте цю карту:
aeons-text-play = Коли граєте цю карту:
aeons-text-may-you = Можете виконати:
aeons-text-may-they = { $who } може виконати:
aeons-text-one-of = Одне на вибір:
aeons-text-or = АБО
aeons-text-each = Кожен гравець по черзі:
aeons-text-times = { $n ->
    [one] { $n } раз:
    [2] Двічі:
    [few] { $n } рази:
   *[other] { $n } разів:
}
aeons-text-if-done = Якщо ви це зробили:
aeons-text-if-player-card = Якщо це карта гравця:
aeons-text-if-play = { $n ->
    [1] Якщо цього ходу ви граєте таку карту вперше:
    [2] Якщо цього ходу ви граєте таку карту вдруге:
   *[other] Якщо це { $n }-та така карта, яку ви граєте цього ходу:
}
aeons-text-if-fury = Якщо жетонів люті { $n } або більше:
aeons-text-if-nemesis-turns = { $n ->
    [one] Якщо у скиді черговості { $n } карта немезиди:
    [few] Якщо у скиді черговості { $n } карти немезиди:
   *[other] Якщо у скиді черговості { $n } карт немезиди:
}
aeons-text-if-seats-at-most = Якщо гравців { $n } або менше:
aeons-text-if-seats-at-least = Якщо гравців { $n } або більше:
aeons-text-to-discard = ЩОБ СКИНУТИ:
aeons-text-immediate = НЕГАЙНО:
aeons-text-persistent = ПОСТІЙНО:
aeons-text-power = СИЛА { $n }:
aeons-text-hit = Коли ви завдаєте цій карті пошкоджень:
aeons-text-hit-cap = Кожне влучання в цю карту зменшується до { $n ->
    [one] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
}.
aeons-text-guarded = Не зазнає пошкоджень, доки у грі є оболонка.
aeons-text-husk-life = Кожна оболонка має <life>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} життя</life>; пошкоджені оболонки відновлюються наприкінці кожного ходу.
aeons-text-ability = { $ability }
aeons-text-window-own-main = У вашій основній фазі:
aeons-text-window-any-main = В основній фазі будь-якого гравця:
aeons-text-window-nemesis-draw = Коли немезида тягне атаку або силу, до її виконання:
aeons-text-window-turn-drawn = Одразу після того, як витягнуто карту черговості:
aeons-text-set-up = ПРИГОТУВАННЯ:
aeons-text-unleash = ВИВІЛЬНЕННЯ:
aeons-text-turn-end = Наприкінці ходу немезиди:
aeons-text-strike-rule = Удар: потягніть карту удару, виконайте її та замішайте назад; потім приберіть { $n ->
    [one] { $n } жетон люті
    [few] { $n } жетони люті
   *[other] { $n } жетонів люті
}.
aeons-text-swarm = Роїння, якщо оболонок від { $from } до { $to }:
aeons-text-husks = Оболонка — це прислужник з <life>1 одиницею життя</life>. Зазнайте <damage>1 пошкодження</damage>, щоб розподілити одне влучання між кількома оболонками. Понад 15 оболонок кожна наступна замість цього завдає Грейвголду <damage>1 пошкодження</damage>.
aeons-text-corruptions = Карти скверни в руці виконують перед вашою фазою накладання, а витягнуті цього ходу — наприкінці основної фази. Знищена карта скверни йде під низ своєї колоди. Якщо карт скверни не лишилося, за кожну, якої бракує, Грейвголд зазнає <damage>2 пошкоджень</damage>.
aeons-text-corruption-spreads = Знищена карта скверни замість цього йде у скид будь-якого гравця.
aeons-text-devoured = За кожну карту, якої бракує під час поглинання стосу, Грейвголд зазнає <damage>2 пошкоджень</damage>. Верхню поглинуту карту можна здобути так само, як карту із запасу. Гравці програють, коли всі стоси запасу порожні.
aeons-text-expert = ПІДВИЩЕНА СКЛАДНІСТЬ:
aeons-text-expert-unleash = ВИВІЛЬНЕННЯ натомість:
aeons-text-expert-set-up = ПРИГОТУВАННЯ, додатково:

## Rules text: what happens

aeons-aether = Отримайте <aether>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} ефіру</aether>.
aeons-aether-gem = Отримайте ще <aether>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} ефіру</aether> лише для здобуття самоцвітів.
aeons-aether-spell = Отримайте ще <aether>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} ефіру</aether> лише для здобуття заклять.
aeons-deal = Завдайте { $n ->
    [one] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
}.
aeons-deal-per = Завдайте { $times ->
    [one] <damage>{ $times } пошкодження</damage>
   *[other] <damage>{ $times } пошкоджень</damage>
} за { $of }.
aeons-deal-plus = Завдайте { $n ->
    [one] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
} і ще { $times } за { $of }.
aeons-deal-more = Завдайте { $n ->
    [one] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
} і ще { $times }, якщо { $of }.
aeons-suffer-you = Зазнайте { $n ->
    [one] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
}.
aeons-suffer-you-per = Зазнайте { $times ->
    [one] <damage>{ $times } пошкодження</damage>
   *[other] <damage>{ $times } пошкоджень</damage>
} за { $of }.
aeons-suffer-they = { $who } зазнає { $n ->
    [one] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
}.
aeons-suffer-they-per = { $who } зазнає { $times ->
    [one] <damage>{ $times } пошкодження</damage>
   *[other] <damage>{ $times } пошкоджень</damage>
} за { $of }.
aeons-suffer-they-plus = { $who } зазнає { $n ->
    [one] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
} і ще { $times } за { $of }.
aeons-hurt-gravehold = Грейвголд зазнає { $n ->
    [one] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
}.
aeons-hurt-gravehold-per = Грейвголд зазнає { $times ->
    [one] <damage>{ $times } пошкодження</damage>
   *[other] <damage>{ $times } пошкоджень</damage>
} за { $of }.
aeons-hurt-gravehold-minus = Грейвголд зазнає { $n ->
    [one] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
}, на { $times } менше за { $of }.
aeons-hurt-this = Цей прислужник втрачає <life>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} життя</life>.
aeons-heal-you = Отримайте <life>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} життя</life>.
aeons-heal-they = { $who } отримує <life>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} життя</life>.
aeons-heal-gravehold = Грейвголд отримує <life>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} життя</life>.
aeons-heal-nemesis = Немезида отримує <life>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} життя</life>.
aeons-charge-you = Отримайте { $n ->
    [one] <charges>{ $n } заряд</charges>
    [few] <charges>{ $n } заряди</charges>
   *[other] <charges>{ $n } зарядів</charges>
}.
aeons-charge-they = { $who } отримує { $n ->
    [one] <charges>{ $n } заряд</charges>
    [few] <charges>{ $n } заряди</charges>
   *[other] <charges>{ $n } зарядів</charges>
}.
aeons-lose-charges-you = Втратьте { $n ->
    [one] <charges>{ $n } заряд</charges>
    [few] <charges>{ $n } заряди</charges>
   *[other] <charges>{ $n } зарядів</charges>
}.
aeons-lose-all-charges-they = { $who } втрачає всі заряди.
aeons-draw-you = Потягніть { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}.
aeons-draw-they = { $who } тягне { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}.
aeons-discard-you = Скиньте з руки { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}.
aeons-discard-you-up-to = { $n ->
    [1] Можете скинути карту з руки.
    [one] Скиньте з руки до { $n } карти.
   *[other] Скиньте з руки до { $n } карт.
}
aeons-discard-you-up-to-gem = { $n ->
    [1] Можете скинути самоцвіт із руки.
    [one] Скиньте з руки до { $n } самоцвіту.
   *[other] Скиньте з руки до { $n } самоцвітів.
}
aeons-discard-you-clean = Скиньте з руки { $n ->
    [1] карту, що не є скверною
    [one] { $n } карту, що не є скверною
    [few] { $n } карти, що не є скверною
   *[other] { $n } карт, що не є скверною
}.
aeons-discard-they = { $who } скидає з руки { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}.
aeons-discard-they-clean = { $who } скидає з руки { $n ->
    [1] карту, що не є скверною
    [one] { $n } карту, що не є скверною
    [few] { $n } карти, що не є скверною
   *[other] { $n } карт, що не є скверною
}.
aeons-discard-they-all-crystal = { $who } скидає з руки всі Кристали.
aeons-discard-together-per = Гравці разом скидають із рук { $times ->
    [1] карту
    [one] { $times } карту
    [few] { $times } карти
   *[other] { $times } карт
} за { $of }.
aeons-discard-together-up-to-gem = Гравці разом можуть скинути з рук до { $n ->
    [one] { $n } самоцвіту
   *[other] { $n } самоцвітів
}.
aeons-destroy-you-cost = Знищіть у руці { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
} ціною { $cost } або більше.
aeons-destroy-you-up-to = { $n ->
    [1] Можете знищити карту в руці.
    [one] Знищіть до { $n } карти в руці.
   *[other] Знищіть до { $n } карт у руці.
}
aeons-destroy-you-up-to-clean = { $n ->
    [1] Можете знищити карту в руці, що не є скверною.
    [one] Знищіть до { $n } карти в руці, що не є скверною.
   *[other] Знищіть до { $n } карт у руці, що не є скверною.
}
aeons-destroy-they = { $who } знищує { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
} в руці.
aeons-destroy-top-you = Знищіть { $n ->
    [1] верхню карту
    [one] { $n } верхню карту
    [few] { $n } верхні карти
   *[other] { $n } верхніх карт
} своєї колоди.
aeons-destroy-top-they = { $who } знищує { $n ->
    [1] верхню карту
    [one] { $n } верхню карту
    [few] { $n } верхні карти
   *[other] { $n } верхніх карт
} своєї колоди.
aeons-discard-prepared-they = { $who } скидає { $n ->
    [1] підготовлене закляття
    [one] { $n } підготовлене закляття
    [few] { $n } підготовлені закляття
   *[other] { $n } підготовлених заклять
}.
aeons-discard-prepared-cost-they = { $who } скидає { $n ->
    [1] підготовлене закляття
    [one] { $n } підготовлене закляття
    [few] { $n } підготовлені закляття
   *[other] { $n } підготовлених заклять
} ціною { $cost } або більше.
aeons-discard-prepared-dearest-they = { $who } скидає { $n ->
    [1] своє найдорожче підготовлене закляття
    [one] { $n } своє найдорожче підготовлене закляття
    [few] { $n } свої найдорожчі підготовлені закляття
   *[other] { $n } своїх найдорожчих підготовлених заклять
}.
aeons-destroy-prepared-cost-you = Знищіть { $n ->
    [1] своє підготовлене закляття
    [one] { $n } своє підготовлене закляття, кожне
    [few] { $n } свої підготовлені закляття, кожне
   *[other] { $n } своїх підготовлених заклять, кожне
} ціною { $cost } або більше.
aeons-scrap = Знищіть до { $n ->
    [one] { $n } карти
   *[other] { $n } карт
} у своїй руці або скиді.
aeons-from-discard-you-free = Поверніть зі свого скиду в руку { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
} ціною { $cost }.
aeons-from-discard-they-up-to-spell = { $who } може повернути зі свого скиду в руку до { $n ->
    [one] { $n } закляття
   *[other] { $n } заклять
}.
aeons-return-gem = Поверніть у руку самоцвіт, зіграний вами цього ходу.
aeons-cast = Накладіть підготовлене закляття будь-якого гравця.
aeons-cast-fresh = Можете накласти закляття, підготовлене вами цього ходу; воно завдає на { $n ->
    [one] <damage>{ $n } пошкодження</damage>
    [few] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
} більше.
aeons-cast-twice = Накладіть підготовлене закляття будь-якого гравця, не скидаючи його, а потім накладіть його ще раз.
aeons-play-twice = Зіграйте самоцвіт із руки двічі, потім знищіть його.
aeons-focus-you = Сфокусуйте один зі своїх закритих розломів.
aeons-focus-they = { $who } фокусує один зі своїх закритих розломів.
aeons-focus-cheapest-you = Сфокусуйте свій закритий розлом із найменшою ціною фокусування.
aeons-discount = Наступний розлом, який ви сфокусуєте або відкриєте цього ходу, коштує на { $n } менше.
aeons-pay = Сплатіть <aether>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} ефіру</aether>.
aeons-destroy-this = Знищіть цю карту.
aeons-onto-deck = Покладіть її зверху на свою колоду.
aeons-reveal-turn = Відкрийте верхню карту колоди черговості.
aeons-keep-turn = Залиште її зверху.
aeons-bury-turn = Покладіть її під низ.
aeons-shuffle-turn-numbered = Замішайте нумеровану карту гравця зі скиду черговості в колоду черговості.
aeons-shuffle-turn-players = Замішайте карту гравця зі скиду черговості в колоду черговості.
aeons-shuffle-turn-nemesis = Замішайте всі карти немезиди зі скиду черговості в колоду черговості.
aeons-arrange = Відкрийте колоду черговості та поверніть її карти в будь-якому порядку.
aeons-reveal-top = Відкрийте верхню карту своєї колоди.
aeons-keep-top = Поверніть її на місце.
aeons-discard-top = Скиньте її.
aeons-look-top-you = Подивіться на верхню карту своєї колоди.
aeons-discard-onto-deck-they = { $who } кладе свій скид на свою колоду.
aeons-shuffle-deck-they = { $who } тасує свою колоду.
aeons-recycle-they = { $who } замішує свій скид у свою колоду.
aeons-double-prepare = Цього ходу активний гравець може підготувати до двох заклять у кожному відкритому розломі.
aeons-shelter = Цього ходу відверніть усі пошкодження гравцям і Грейвголду.
aeons-ward = Скиньте витягнуту карту. Вона не має ефекту.
aeons-gain-you = Здобудьте карту з { $pile }.
aeons-gain-you-deck = Здобудьте карту з { $pile } і покладіть її зверху на свою колоду.
aeons-gain-you-hand = Здобудьте в руку карту з { $pile }.
aeons-gain-they = { $who } здобуває карту з { $pile }.
aeons-corrupt-you = Здобудьте { $n ->
    [1] карту скверни
    [one] { $n } карту скверни
    [few] { $n } карти скверни
   *[other] { $n } карт скверни
} зверху на свою колоду.
aeons-corrupt-they = { $who } здобуває { $n ->
    [1] карту скверни
    [one] { $n } карту скверни
    [few] { $n } карти скверни
   *[other] { $n } карт скверни
} зверху на свою колоду.
aeons-corrupt-hand-they = { $who } здобуває в руку { $n ->
    [1] карту скверни
    [one] { $n } карту скверни
    [few] { $n } карти скверни
   *[other] { $n } карт скверни
}.
aeons-unleash = { $n ->
    [1] Вивільнення.
    [2] Вивільнення двічі.
    [one] Вивільнення { $n } раз.
    [few] Вивільнення { $n } рази.
   *[other] Вивільнення { $n } разів.
}
aeons-strike = { $n ->
    [1] Удар.
    [2] Удар двічі.
    [one] Удар { $n } раз.
    [few] Удар { $n } рази.
   *[other] Удар { $n } разів.
}
aeons-swarm = { $n ->
    [1] Роїння.
    [2] Роїння двічі.
    [one] Роїння { $n } раз.
    [few] Роїння { $n } рази.
   *[other] Роїння { $n } разів.
}
aeons-fury = Покладіть { $n ->
    [1] жетон люті
    [one] { $n } жетон люті
    [few] { $n } жетони люті
   *[other] { $n } жетонів люті
}.
aeons-place-husks = Розмістіть { $n ->
    [1] оболонку
    [one] { $n } оболонку
    [few] { $n } оболонки
   *[other] { $n } оболонок
}.
aeons-place-husks-per = Розмістіть { $times ->
    [1] оболонку
    [one] { $times } оболонку
    [few] { $times } оболонки
   *[other] { $times } оболонок
} за { $of }.
aeons-drop-husks = Скиньте { $n ->
    [1] оболонку
    [one] { $n } оболонку
    [few] { $n } оболонки
   *[other] { $n } оболонок
}.
aeons-drop-husks-half = Скиньте половину оболонок (округлюйте вгору).
aeons-set-life-per = Цей прислужник входить у гру, маючи <life>{ $times ->
    [one] { $times } одиницю
    [few] { $times } одиниці
   *[other] { $times } одиниць
} життя</life> за { $of }.
aeons-set-life-plus = Цей прислужник входить у гру, маючи <life>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} життя</life> і ще { $times } за { $of }.
aeons-devour = Поглиньте { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
} з { $pile }.
aeons-devour-per = Поглиньте { $times ->
    [1] карту
    [one] { $times } карту
    [few] { $times } карти
   *[other] { $times } карт
} з { $pile } за { $of }.
aeons-devour-each-gem = Поглиньте по карті з кожного стосу самоцвітів, починаючи з найдорожчого.
aeons-return-minion = Останній скинутий прислужник повертається у гру.
aeons-drop-nemesis = Скиньте { $n ->
    [1] верхню карту
    [one] { $n } верхню карту
    [few] { $n } верхні карти
   *[other] { $n } верхніх карт
} колоди немезиди.
aeons-lose = Гравці програють.
aeons-pick = { $who } стає ціллю.

## Offers

aeons-offer-cast = Накласти закляття { $card } з розлому { $n }
aeons-offer-play = Зіграти карту { $card }
aeons-offer-buy = Здобути карту { $card } за <aether>{ $cost ->
    [one] { $cost } одиницю
    [few] { $cost } одиниці
   *[other] { $cost } одиниць
} ефіру</aether>
aeons-offer-buy-devoured = Здобути поглинуту карту { $card } за <aether>{ $cost ->
    [one] { $cost } одиницю
    [few] { $cost } одиниці
   *[other] { $cost } одиниць
} ефіру</aether>
aeons-offer-charge = Купити заряд за <aether>2 одиниці ефіру</aether>
aeons-offer-focus = Сфокусувати розлом { $n } за <aether>{ $cost ->
    [one] { $cost } одиницю
    [few] { $cost } одиниці
   *[other] { $cost } одиниць
} ефіру</aether>
aeons-offer-open = Відкрити розлом { $n } за <aether>{ $cost ->
    [one] { $cost } одиницю
    [few] { $cost } одиниці
   *[other] { $cost } одиниць
} ефіру</aether>
aeons-offer-prepare = Підготувати закляття { $card } в розломі { $n }
aeons-offer-ability = Використати здібність { $ability }
aeons-offer-use = Використати карту { $card }
aeons-offer-discard-power = Позбутися карти { $card }
aeons-offer-target-nemesis = Вразити немезиду ({ $nemesis })
aeons-offer-target = Вразити карту { $card }
aeons-offer-target-husk = Вразити оболонку
aeons-offer-option = Варіант { $n }
aeons-offer-branch = { $said }
aeons-offer-next = Наступна карта: { $card }
aeons-offer-next-all = Скинути всі, як лежать
aeons-offer-end = Завершити основну фазу
aeons-offer-done = Готово
aeons-offer-yes = Так
aeons-offer-no = Ні
aeons-offer-card = { $card }
aeons-offer-spell = { $card } в розломі { $n }
aeons-offer-seat = { $seat }
aeons-offer-breach = Розлом { $n }
aeons-offer-turn = { $turn }

## What is asked

aeons-prompt-over = Гру завершено.
aeons-prompt-wait = Очікування на інших гравців.
aeons-prompt-casting = Фаза накладання: накладіть свої підготовлені закляття або завершіть її.
aeons-prompt-main = Основна фаза: грайте, здобувайте, відкривайте, готуйте закляття або завершіть її.
aeons-prompt-other-main = Основна фаза іншого гравця: можете використати свою здібність.
aeons-prompt-order = У якому порядку зіграні карти йдуть у ваш скид? Перша лежатиме найглибше.
aeons-prompt-corruption = Яку карту скверни виконати наступною?
aeons-prompt-wild = Хто ходить за вільною картою?
aeons-prompt-rune = Використати вашу здібність для ходу, що починається?
aeons-prompt-ward = Використати вашу здібність, щоб скинути карту { $card }?
aeons-prompt-breach-to-lose = Ви виснажені. Який із ваших розломів буде знищено?
aeons-prompt-spread = Зазнати <damage>1 пошкодження</damage>, щоб розподілити { $n ->
    [one] <damage>{ $n } пошкодження</damage>
    [few] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
} між кількома оболонками?
aeons-prompt-stray = У чий скид іде карта { $card }?
aeons-prompt-pick = Виберіть гравця.
aeons-prompt-discard = { $n ->
    [1] Скиньте карту.
    [one] Скиньте ще { $n } карту.
    [few] Скиньте ще { $n } карти.
   *[other] Скиньте ще { $n } карт.
}
aeons-prompt-may-discard = { $n ->
    [1] Скиньте карту або відмовтеся.
    [one] Скиньте ще до { $n } карти.
   *[other] Скиньте ще до { $n } карт.
}
aeons-prompt-destroy = { $n ->
    [1] Знищіть карту.
    [one] Знищіть ще { $n } карту.
    [few] Знищіть ще { $n } карти.
   *[other] Знищіть ще { $n } карт.
}
aeons-prompt-may-destroy = { $n ->
    [1] Знищіть карту або відмовтеся.
    [one] Знищіть ще до { $n } карти.
   *[other] Знищіть ще до { $n } карт.
}
aeons-prompt-play-twice = Виберіть самоцвіт, який буде зіграно двічі та знищено.
aeons-prompt-discard-together = { $n ->
    [one] Разом скиньте ще { $n } карту.
    [few] Разом скиньте ще { $n } карти.
   *[other] Разом скиньте ще { $n } карт.
}
aeons-prompt-may-discard-together = { $n ->
    [1] Разом скиньте ще один самоцвіт або зупиніться.
    [one] Разом скиньте ще до { $n } самоцвіту.
   *[other] Разом скиньте ще до { $n } самоцвітів.
}
aeons-prompt-discard-spell = { $n ->
    [1] Виберіть підготовлене закляття, яке буде скинуто.
    [one] Виберіть ще { $n } підготовлене закляття, яке буде скинуто.
    [few] Виберіть ще { $n } підготовлені закляття, які буде скинуто.
   *[other] Виберіть ще { $n } підготовлених заклять, які буде скинуто.
}
aeons-prompt-destroy-spell = { $n ->
    [1] Виберіть підготовлене закляття, яке буде знищено.
    [one] Виберіть ще { $n } підготовлене закляття, яке буде знищено.
    [few] Виберіть ще { $n } підготовлені закляття, які буде знищено.
   *[other] Виберіть ще { $n } підготовлених заклять, які буде знищено.
}
aeons-prompt-cast = Виберіть закляття, яке накладете.
aeons-prompt-may-cast = Виберіть закляття, яке накладете, або відмовтеся.
aeons-prompt-scrap = { $n ->
    [1] Знищіть карту у своїй руці або скиді чи зупиніться.
    [one] Знищіть ще до { $n } карти у своїй руці або скиді.
   *[other] Знищіть ще до { $n } карт у своїй руці або скиді.
}
aeons-prompt-from-discard = { $n ->
    [1] Виберіть карту зі свого скиду.
    [one] Виберіть до { $n } карти зі свого скиду.
   *[other] Виберіть до { $n } карт зі свого скиду.
}
aeons-prompt-return-gem = Виберіть самоцвіт, який повернеться вам у руку.
aeons-prompt-focus = Виберіть розлом, який сфокусуєте.
aeons-prompt-target = Виберіть ціль, якій завдасте { $n ->
    [one] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
}.
aeons-prompt-option = Виберіть щось одне.
aeons-prompt-ask = Зробити це?
aeons-prompt-gain = Виберіть карту, яку здобудете.
aeons-prompt-devour = Виберіть стос, який буде поглинуто.
aeons-prompt-shuffle-turn = Виберіть карту черговості, яку буде замішано назад.
aeons-prompt-arrange = Виберіть наступну карту колоди черговості, починаючи зверху.

## The log

aeons-log-lot = Жереб: перший гравець — { $seat }, номер 1 у черговості.
aeons-log-turned = Черговість: { $turn }.
aeons-log-turn-revealed = Верхня карта колоди черговості: { $turn }.
aeons-log-turn-shuffled = Колоду черговості перетасовано.
aeons-log-turn-returned = Карту черговості ({ $turn }) замішано назад.
aeons-log-decided = { $seat } вирішує за групу.
aeons-log-decided-seat = { $seat } вирішує за групу: { $who }.
aeons-log-decided-card = { $seat } вирішує за групу: { $card }.
aeons-log-decided-option = { $seat } вирішує за групу: { $said }
aeons-log-decided-done = { $seat } вирішує за групу: цього досить.
aeons-log-played = { $seat } грає карту { $card }.
aeons-log-cast = { $seat } накладає закляття { $card } з розлому { $n }.
aeons-log-prepared = { $seat } готує закляття { $card } в розломі { $n }.
aeons-log-gained = { $seat } здобуває карту { $card }.
aeons-log-gained-elsewhere = { $seat } здобуває карту { $card }, але не у скид.
aeons-log-corrupted = { $seat } здобуває карту скверни долілиць.
aeons-log-corruption-resolved = { $seat } виконує карту { $card }.
aeons-log-drew = { $seat } тягне карту { $card }.
aeons-log-flipped = { $seat } перевертає свій скид.
aeons-log-shuffled = { $seat }: колоду перетасовано.
aeons-log-top-revealed = { $seat } відкриває карту { $card }.
aeons-log-top-looked = { $seat } дивиться на карту { $card }.
aeons-log-top-looked-hidden = { $seat } дивиться на верхню карту своєї колоди.
aeons-log-discarded = { $seat } скидає карту { $card }.
aeons-log-destroyed = { $seat }: карту { $card } знищено.
aeons-log-returned = { $seat } повертає в руку карту { $card }.
aeons-log-aether = { $seat } отримує <aether>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} ефіру</aether>.
aeons-log-charged = { $seat } отримує { $n ->
    [1] заряд
    [one] <charges>{ $n } заряд</charges>
    [few] <charges>{ $n } заряди</charges>
   *[other] <charges>{ $n } зарядів</charges>
}.
aeons-log-discharged = { $seat } втрачає { $n ->
    [1] заряд
    [one] <charges>{ $n } заряд</charges>
    [few] <charges>{ $n } заряди</charges>
   *[other] <charges>{ $n } зарядів</charges>
}.
aeons-log-focused = { $seat } фокусує розлом { $n }.
aeons-log-opened = { $seat } відкриває розлом { $n }.
aeons-log-breach-lost = { $seat }: розлом { $n } знищено.
aeons-log-ability = { $seat } використовує здібність мага.
aeons-log-used = { $seat } використовує карту { $card }.
aeons-log-nemesis-hurt = Немезида втрачає <life>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} життя</life>.
aeons-log-nemesis-healed = Немезида отримує <life>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} життя</life>.
aeons-log-minion-hurt = { $card }: втрачено <life>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} життя</life>.
aeons-log-minion-fell = Прислужника { $card } знищено.
aeons-log-husks-fell = { $n ->
    [0] Жодної оболонки не знищено.
    [one] Знищено { $n } оболонку.
    [few] Знищено { $n } оболонки.
   *[other] Знищено { $n } оболонок.
}
aeons-log-hurt = { $seat } зазнає { $n ->
    [one] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
}.
aeons-log-healed = { $seat } отримує <life>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} життя</life>.
aeons-log-exhausted = { $seat } виснажується.
aeons-log-gravehold-hurt = Грейвголд зазнає { $n ->
    [one] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
}.
aeons-log-gravehold-healed = Грейвголд отримує <life>{ $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} життя</life>.
aeons-log-prevented = Відвернено { $n ->
    [one] <damage>{ $n } пошкодження</damage>
    [few] <damage>{ $n } пошкодження</damage>
   *[other] <damage>{ $n } пошкоджень</damage>
}.
aeons-log-unleashed = Немезида виконує вивільнення.
aeons-log-fury = Немезида отримує { $n ->
    [1] жетон люті
    [one] { $n } жетон люті
    [few] { $n } жетони люті
   *[other] { $n } жетонів люті
}.
aeons-log-fury-lost = Немезида втрачає лють ({ $n }).
aeons-log-husks-placed = { $n ->
    [0] Жодної оболонки не розміщено.
    [one] Розміщено { $n } оболонку.
    [few] Розміщено { $n } оболонки.
   *[other] Розміщено { $n } оболонок.
}
aeons-log-swarmed = Немезида виконує роїння: { $n ->
    [one] { $n } оболонка
    [few] { $n } оболонки
   *[other] { $n } оболонок
}.
aeons-log-struck = Немезида завдає удару: { $card }.
aeons-log-nemesis-drew = Немезида тягне карту { $card }.
aeons-log-nemesis-acts = Діє карта { $card }.
aeons-log-ticked = { $n ->
    [0] { $card }: жетонів не лишилося.
    [one] { $card }: лишився { $n } жетон.
    [few] { $card }: лишилося { $n } жетони.
   *[other] { $card }: лишилося { $n } жетонів.
}
aeons-log-nemesis-discarded = Карту { $card } скинуто.
aeons-log-power-discarded = { $seat } позбувається карти { $card }.
aeons-log-minion-returned = Прислужник { $card } повертається.
aeons-log-devoured = Карту { $card } поглинуто.
aeons-log-ended = Гру завершено.

## Set-up options

aeons-option-players = Скільки гравців: від 1 до 4.
aeons-option-first = Перший гравець: має в черговості номер 1; хто грає перший хід, вирішує колода черговості.
aeons-option-nemesis = Немезида або випадково.
aeons-option-mages = Маги за місцями, кожен один раз, або випадково.
aeons-option-supply = Один із двох надрукованих запасів, випадково або дев’ять карт: 3 самоцвіти, 2 реліквії, 4 закляття.
aeons-option-difficulty = «Початківець» і «вимирання» змінюють кількість життя; «експерт» і «вимирання» додають підвищену складність із планшета.
aeons-option-solo-turns = Лише для одного гравця: карти гравця в колоді черговості.
aeons-option-solo-life = Лише для одного гравця: початкове життя.

## Resources and places in refusals

resource-aether = ефіру
resource-charges = зарядів
place-the-supply = у запасі
place-your-breaches = у ваших розломах
place-play = у грі

## Refusals

aeons-refusal-ability-window = Зараз вашу здібність використати не можна.
aeons-refusal-ask = Дайте відповідь: yes або no.
aeons-refusal-breach-closed = У закритому розломі можна підготувати закляття, лише якщо того самого ходу ви цей розлом сфокусували.
aeons-refusal-breach-full = У цьому розломі вже є закляття.
aeons-refusal-breach-none = У вас немає такого розлому.
aeons-refusal-breach-open = Цей розлом уже відкрито.
aeons-refusal-breach-to-lose = Виберіть, який із ваших розломів буде знищено (від choose 1 до choose 4).
aeons-refusal-cast-phase = Закляття накладають у фазі накладання, а зараз основна фаза.
aeons-refusal-casting = Зараз фаза накладання: накладіть підготовлене закляття (cast N) або завершіть її командою done.
aeons-refusal-casting-done = Зараз фаза накладання: її завершує done.
aeons-refusal-charges-full = Усі комірки зарядів заповнено: більше зарядів купити не можна.
aeons-refusal-choose = Виберіть одну з придатних карт (choose ID).
aeons-refusal-closed-breach = Виберіть закритий розлом (choose N).
aeons-refusal-corruption = Виберіть, яку карту скверни у вашій руці виконати наступною.
aeons-refusal-devoured = Здобути можна лише верхню з поглинутих карт.
aeons-refusal-focus-last = Розлом, повернутий жовтою чвертю догори, можна лише відкрити, а не сфокусувати ще раз.
aeons-refusal-main = Зараз основна фаза: виберіть дію або завершіть її.
aeons-refusal-main-end = Основну фазу завершує end.
aeons-refusal-must-cast = Закляття в закритих розломах треба накласти, перш ніж завершити фазу накладання.
aeons-refusal-no-spell = У цьому розломі немає підготовленого закляття.
aeons-refusal-no-use = Це закляття не має ефекту, який можна використати, поки воно підготовлене.
aeons-refusal-not-done = Перш ніж завершити (done), треба вибрати ще карти з руки.
aeons-refusal-option = Цей варіант зараз неможливий, тому треба вибрати інший.
aeons-refusal-options = Виберіть один варіант: option 1, option 2 …
aeons-refusal-order = Назвіть карту, зіграну цього ходу (next ID), або всі такі карти по порядку (next-all ID ID …).
aeons-refusal-other-main = Зараз не ваш хід: в основній фазі іншого гравця можна використати лише заряджену здібність.
aeons-refusal-pick = Цього гравця тут вибрати не можна: ціллю має бути інший.
aeons-refusal-pile = Виберіть один із придатних стосів запасу (choose ID).
aeons-refusal-pile-empty = Цей стос запасу порожній.
aeons-refusal-play-corruption = Карту скверни не грають: її виконують на початку ходу або наприкінці основної фази.
aeons-refusal-play-spell = Закляття не грають: підготуйте його в розломі.
aeons-refusal-power-full = Ціну скидання сили має повністю сплатити один гравець — ви.
aeons-refusal-power-stays = На цій карті не вказано, як її скинути.
aeons-refusal-prepare-kind = У розломі готують лише закляття; цю карту натомість зіграйте.
aeons-refusal-seat = Виберіть гравця (choose seatN).
aeons-refusal-spell = Виберіть одне з придатних підготовлених заклять (choose ID).
aeons-refusal-target = Виберіть ціль: target nemesis, target ID прислужника у грі або target husk.
aeons-refusal-turn-card = Виберіть одну з карт черговості (choose p1, choose nemesis …).
aeons-refusal-unfit-card = Ця карта в руці не відповідає запиту.
aeons-refusal-use-nothing = Цей ефект немає на чому використати: цього ходу не зіграно жодного самоцвіту.
aeons-refusal-used = Цей ефект цього ходу вже використано: раз за хід для кожної копії.
aeons-refusal-window = Дайте відповідь: ability, щоб використати здібність зараз, або no.
aeons-refusal-yes-no = Дайте відповідь: yes, щоб зазнати <damage>1 пошкодження</damage> й розподілити влучання між оболонками, або no.
aeons-refusal-power-hand = Ціну скидання цієї сили треба сплатити повністю: у вашій руці замало придатних карт.
aeons-refusal-power-spells = Ціну скидання цієї сили треба сплатити повністю: підготовлено замало придатних заклять.

## How it ended, as part of a sentence

aeons-cause-nemesis-defeated = немезиду переможено
aeons-cause-nemesis-spent = у немезиди не лишилося карт ні в колоді, ні у грі
aeons-cause-gravehold-fell = Грейвголд упав
aeons-cause-all-exhausted = усі маги виснажені
aeons-cause-swarmed = оболонки заполонили все
aeons-cause-supply-devoured = увесь запас поглинуто

## Позиція словами

aeons-breach-open = відкритий
aeons-breach-none = немає
aeons-breach-closed = { $n ->
    [0] закритий
   *[other] закритий (повернуто на { $n })
}
aeons-phase-casting = фаза накладання
aeons-phase-main = основна фаза
aeons-phase-draw = фаза добору
aeons-phase-nemesis-main = основна фаза немезиди
aeons-phase-nemesis-draw = фаза добору немезиди
aeons-phase-over = кінець
