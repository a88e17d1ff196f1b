# Play by day: hours or days for each move.

day-minutes = { $n } хв
day-hours = { $n ->
    [one] { $n } година
    [few] { $n } години
    [many] { $n } годин
   *[other] { $n } години
}
day-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
    [many] { $n } днів
   *[other] { $n } дня
}
day-left = залишилося: { $span }
day-per-move = Час на хід
day-per-none = Без обмежень
day-late = Коли час вийде
day-late-turn = Цей хід зіграє бот
day-late-bot = Бот грає, доки гравець не повернеться
day-late-forfeit = Гравець програє
day-rest = Перерви для кожного гравця
day-rest-none = Немає
day-rest-most = Разом щонайбільше: { $span }
day-say = Час гравця йде лише тоді, коли стіл чекає на нього. Розмова його не змінює. Коли залишиться чверть часу, надійде нагадування.
day-agreed = Гра по днях, на кожен хід: { $span }.
day-agreed-turn = Коли час вийде, цей хід зіграє бот.
day-agreed-bot = Коли час вийде, бот грає, доки гравець не повернеться.
day-agreed-forfeit = У кого вийде час, той програв.
day-agreed-rest = Перерви для кожного гравця, щонайбільше: { $span }.
day-resting = перерва, щонайбільше ще: { $span }
day-rest-do = Зробити перерву (залишилося: { $span })
day-rest-end = Закінчити перерву
day-leave = Віддати місце боту
day-log-late = час вийшов; цей хід грає бот.
day-log-forfeit = час вийшов, це поразка.
day-log-rest = починається перерва.
day-log-rest-end = перерва закінчилася.
day-lost = Ваш час вийшов, тож ви програли. Ваше місце догравати буде бот.
day-won = В усіх інших вийшов час: ви перемогли. Можна грати далі з ботами.
day-trouble-rest = За цим столом у вас більше немає перерв.
day-trouble-leave = Місце можна віддати лише під час гри, коли за столом є інші люди.
day-trouble-forfeited = Ваш час вийшов, і гра йде без вас.
