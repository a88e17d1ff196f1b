# Стіл гри Aeon's End: що з чого випливає, що загрожує, що сталося.

web-aeons-would-win = гру виграно
web-aeons-would-lose = гру програно
web-aeons-exhausts = виснаження: { $seat }
web-aeons-loses-supply = поглинуто: { $card }
web-aeons-loses = знищено: { $card }
web-aeons-discards = скинуто: { $card }
web-aeons-loses-breach = розлом { $n } знищено
web-aeons-only-gems = і { $n } лише на самоцвіти
web-aeons-only-spells = і { $n } лише на закляття
web-aeons-all-gems = Зіграти всі самоцвіти ({ $n })
web-aeons-lost = пропаде ефір: { $n }
web-aeons-leaves = залишиться ефір: { $n }
web-aeons-left = лишилося
web-aeons-nemesis-next = далі немезида
web-aeons-nemesis-next-of = далі немезида: { $n } з { $most }
web-aeons-nemesis-not-next = далі не немезида
web-aeons-no-threats = Немезида не має карт у грі.
web-aeons-sheet = Правила
web-aeons-do = Зробити це? { $what }
web-aeons-of-life = з { $n }
web-aeons-husks-warn = Оболонки: { $n } з { $most } до поразки
web-aeons-swarm-now = Роїння зараз:
web-aeons-devoured = Поглинуто: { $n }
web-aeons-may-fall = може впасти до вашого ходу: до { $n }
web-aeons-may-lose = до вашого ходу щонайбільше { $n }
web-aeons-exhausted = виснаження
web-aeons-may-exhaust = карти у грі можуть завдати { $n }
web-aeons-hand-empty = У руці нічого немає.
web-aeons-breaches = Розломи
web-aeons-opened-empty = відкритий, порожній
web-aeons-fresh = підготовлено цього ходу
web-aeons-used = { $n ->
    [one] використано { $n } карту
    [few] використано { $n } карти
    [many] використано { $n } карт
   *[other] використано { $n } карти
}
web-aeons-gained = здобуто:
web-aeons-dealt = завдано пошкоджень: { $n }
web-aeons-suffered = зазнано пошкоджень: { $n }
web-aeons-to-spend = ефіру можна витратити
web-aeons-this-turn = Цього ходу
web-aeons-if-next = Якщо далі немезида
web-aeons-draws-tier = бере карту рівня { $n }; у колоді лишилося { $most }
web-aeons-deck-empty = її колода порожня
web-aeons-draws = Далі ви візьмете:
web-aeons-against = Супротивник: { $nemesis }
web-aeons-stands = Грейвголд вистояв
web-aeons-fallen = Грейвголд упав
web-aeons-damage-dealt = Завдано пошкоджень
web-aeons-cards-gained = Здобуто карт
web-end-decisive = Вирішальний хід
