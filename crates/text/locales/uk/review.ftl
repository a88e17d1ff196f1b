# Розбір завершеної гри.

review-title = { $game }: розбір
review-lead-chance = Шанси на перемогу після кожного ходу, щоразу з того, що це місце тоді знало, зі стандартною похибкою.
review-lead-points = Очікувані очки наприкінці після кожного ходу, щоразу з того, що це місце тоді знало, зі стандартною похибкою.
review-turn = після { $n }-го ходу
review-turn-of = після { $n }-го ходу ({ $who })
review-start = перед першим кроком
review-end = наприкінці
review-table = інші
review-values = Перебіг гри
review-mistakes = Найгірші рішення
review-no-mistakes = Жодне рішення не вирізняється.
review-mistake = Крок { $line }, { $seat }: { $played }. Краще: { $better }. Це коштувало { $cost } (± { $error }).
review-ledger = Гра й удача
review-ledger-seat = { $seat }: гра { $play }, удача { $luck }
review-ledger-note = Гра — це ціна слабких рішень. Удача оцінює кожне добирання й відкриття середнім із того, що могло прийти натомість. Решта результату — гра інших.
review-moments = Щасливі й нещасливі миті
review-moment = Крок { $line } ({ $move }): { $brought }
review-goes-on = гра ще триває; розбирають лише завершені ігри
review-no-seat = місця { $n } немає; у грі їх { $seats }
review-points = { $n ->
    [one] { $shown } очко
    [few] { $shown } очки
    [many] { $shown } очок
   *[other] { $shown } очка
}
review-percent = { $shown } %
review-working = переглянуто { $done } з { $all }

review-why-chance = З ігор, дограних звідси, виграє на { $n } % більше.
review-why-points = Ігри, дограні звідси, закінчуються на { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
} краще.

review-shards-foe-more = До твого наступного ходу найслабший суперник мав би на { $n } здоров’я більше: зараз менше, згодом більше.
review-shards-foe-less = До твого наступного ходу найслабший суперник мав би на { $n } здоров’я менше.
review-shards-health-more = До наступного ходу в тебе було б на { $n } здоров’я більше.
review-shards-health-less = До наступного ходу це коштує { $n } здоров’я, і все ж воно того варте.
review-shards-mastery-more = До наступного ходу в тебе було б на { $n } опанування більше.
review-shards-mastery-less = До наступного ходу ти віддаєш { $n } опанування за щось краще.
review-shards-champions-more = До наступного ходу в тебе було б у грі на { $n ->
    [one] { $n } захисника
   *[other] { $n } захисників
} більше.
review-shards-champions-less = До наступного ходу ти віддаєш { $n ->
    [one] { $n } захисника
   *[other] { $n } захисників
} за щось краще.
review-shards-cards-more = Твоя колода мала б до наступного ходу на { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
} більше.
review-shards-cards-less = Твоя колода була б до наступного ходу на { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
} тонша.

review-realms-hand-more = До наступного ходу твоя рука була б варта на { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
} більше.
review-realms-hand-less = Твоя рука була б до наступного ходу варта на { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
} менше, але більше ще прийде.
review-realms-other-more = Найкраща чужа рука тоді на { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
} сильніша, і все ж воно того варте.
review-realms-other-less = Найкраща чужа рука тоді на { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
} слабша.

review-aeons-nemesis-more = До твого наступного ходу немезида мала б на { $n } життя більше: куплене зараз ударить згодом.
review-aeons-nemesis-less = До твого наступного ходу немезида мала б на { $n } життя менше.
review-aeons-gravehold-more = До твого наступного ходу Грейвголд мав би на { $n } життя більше.
review-aeons-gravehold-less = До твого наступного ходу це коштує Грейвголду { $n } життя, і все ж воно того варте.
review-aeons-life-more = До наступного ходу в тебе було б на { $n } життя більше.
review-aeons-life-less = До наступного ходу це коштує тобі { $n } життя, і все ж воно того варте.
review-aeons-allies-more = До твого наступного ходу союзники мали б разом на { $n } життя більше.
review-aeons-allies-less = До твого наступного ходу це коштує союзникам разом { $n } життя, і все ж воно того варте.
review-aeons-threats-more = До твого наступного ходу в грі лишається на { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
} немезиди більше, і все ж воно того варте.
review-aeons-threats-less = До твого наступного ходу в грі було б на { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
} немезиди менше.
review-aeons-breaches-more = До наступного ходу в тебе було б на { $n ->
    [one] { $n } відкритий розлом
    [few] { $n } відкриті розломи
   *[other] { $n } відкритих розломів
} більше.
review-aeons-breaches-less = До наступного ходу відкриває на { $n ->
    [one] { $n } розлом
    [few] { $n } розломи
   *[other] { $n } розломів
} менше за щось краще.
review-aeons-charges-more = До наступного ходу в тебе було б на { $n ->
    [one] { $n } заряд
    [few] { $n } заряди
   *[other] { $n } зарядів
} більше.
review-aeons-charges-less = До наступного ходу лишає тобі на { $n ->
    [one] { $n } заряд
    [few] { $n } заряди
   *[other] { $n } зарядів
} менше за щось краще.
