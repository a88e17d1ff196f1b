# Сторінки довкола столу: рядок угорі, перша сторінка, зала, новий стіл, мої ігри.

web-nav = Головне
web-nav-play = Грати
web-nav-lobby = Зала
web-nav-mine = Мої ігри
web-front-which = Який світ сьогодні ввечері?
web-game-realms-facts = 2–7 гравців · 15 хвилин
web-game-shards-facts = 1–4 гравці · 30 хвилин
web-game-aeons-facts = 1–4 разом · 60 хвилин
web-play = Грати зараз
web-play-level = Наскільки сильні боти
web-play-learn = Як грати
web-play-with = З друзями
web-play-options = Параметри
web-tool-editor = Розкласти позицію, зіграти її далі, спитати, що найкраще
web-tool-rules = Знайти правило чи роз’яснення
web-mine = Мої ігри
web-mine-lead = Без облікового запису: ваші місця пам’ятає лише цей браузер.
web-mine-continue = Продовжити
web-mine-turns = { $n } × ваш хід
web-mine-none = Тут будуть ігри, за якими ви сидите.
web-mine-finished = Завершені
web-mine-finished-none = Ще нічого не завершено.
web-mine-won = перемога
web-mine-lost = поразка
web-mine-statistics = Моя статистика
web-mine-col-game = Гра
web-mine-col-played = Зіграно
web-mine-col-won = Виграно
web-mine-col-share = Частка перемог
web-mine-col-best = Найкращий рахунок
web-mine-col-cards = Найчастіші карти
web-mine-along = Взяти місця із собою
web-mine-along-say = Інший пристрій теж отримає ваші місця; цей їх збереже.
web-mine-along-do = Створити посилання й код
web-mine-along-once = Наведіть на нього камеру іншого пристрою або відкрийте там посилання. Діє один раз, десять хвилин.
web-mine-arrive = { $n ->
    [one] На цей пристрій перейде { $n } місце.
    [few] На цей пристрій перейдуть { $n } місця.
    [many] На цей пристрій перейде { $n } місць.
   *[other] На цей пристрій перейде { $n } місця.
}
web-mine-arrive-do = Перенести сюди
web-mine-arrive-late = Це посилання вже використано, або йому понад десять хвилин. Створіть нове на іншому пристрої.
web-mine-data = Що про вас відомо
web-mine-data-say = Лише цей список, і він лежить у вашому браузері. Столи зберігають вписані за ними імена.
web-mine-export = Зберегти у файл
web-mine-forget = Забути тут усе
web-mine-forget-say = Цей браузер втратить шлях до своїх місць. Столи залишаться; без збереженого посилання до них не повернутися.
web-mine-forget-do = Так, забути
web-lobby = Відкриті столи
web-lobby-free = { $n ->
    [one] Чекає { $n } вільне місце.
    [few] Чекають { $n } вільні місця.
    [many] Чекає { $n } вільних місць.
   *[other] Чекає { $n } вільного місця.
}
web-lobby-which = Які ігри
web-lobby-all = Усі ігри
web-lobby-all-of-them = Усі відкриті столи
web-lobby-open = Є вільні місця
web-lobby-going = Триває гра, можна дивитися
web-lobby-none = Зараз ніхто не чекає на компанію. Відкрийте стіл: він буде тут, доки хтось не сяде.
web-lobby-own = Нічого не підходить?
web-lobby-own-say = Відкрийте власний стіл; він буде тут, доки місця не займуть.
web-somebody = Хтось
web-seat-free = Вільне місце
web-sit-down = Сісти
web-ago-now = щойно
web-ago-minutes = { $n } хв тому
web-ago-hours = { $n } год тому
web-ago-days = { $n ->
    [one] { $n } день тому
    [few] { $n } дні тому
    [many] { $n } днів тому
   *[other] { $n } дня тому
}
web-join-asked = Вас кличуть грати
web-join-name-say = Його побачить лише цей стіл. Без облікового запису; місце запам’ятає ваш браузер.
web-join-seats = Хто де сидить
web-new = Новий стіл
web-new-lead = Оберіть і роздайте. Грайте самі проти ботів або надішліть посилання друзям.
web-new-which = Гра
web-new-yours = Ваш стіл
web-new-who-comes = Хто може зайняти вільні місця
web-new-by-link = Лише з посиланням
web-new-in-lobby = У залі
web-by-lot = жеребом
web-by-lot-say = Тягнуть під час роздачі.
web-game-realms-mode-standard = Кожен збирає королівство із семи карт.
web-game-realms-mode-duel = Двоє гравців; берете з трьох карт.
web-game-realms-mode-chaos = Усі торгують одночасно, на час.
web-game-shards-mode-standard = Кожен проти кожного.
web-game-shards-mode-teams = Двоє на двоє; б’єте ворога навпроти.
web-game-shards-mode-melee = Троє; кожна атака повністю влучає в обох інших.
web-game-shards-mode-nemesis = Наодинці проти ворога, якому не потрібна колода.
web-game-aeons-nemesis-rageborne = Збирає лють і тяжко б’є.
web-game-aeons-nemesis-carapace-queen = Плодить оболонки, доки вони не затоплять місто.
web-game-aeons-nemesis-crooked-mask = Псує колоди самих магів.
web-game-aeons-nemesis-prince-of-gluttons = Пожирає запас стос за стосом.
web-game-aeons-nemesis-random = Вирішить жереб.
web-score-why = Чому?
web-filter-ruled = з роз’ясненнями
web-set-look = Вигляд
web-set-table = За столом
web-set-device = Цей пристрій
web-offline = Сервер недосяжний. Відвідані правила й карти можна читати; для підрахунку й гри він потрібен.
web-offline-title = Немає зв’язку
web-offline-kept = Що можна читати зараз
