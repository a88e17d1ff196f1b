# Words that belong to no game.

seat = Гравець { $n }

refusal-over = Гру завершено.
refusal-not-your-turn = Зараз не ваша черга. Діє: { $seats }.
refusal-unreadable = У цій грі немає такого ходу.
refusal-too-few = Не вистачає { $what }: потрібно { $need }, є { $have }.
refusal-not-there = Цієї карти немає { $place }.
refusal-clock = Цей хід робить лише годинник столу.

place-your-hand = у вашій руці

# Who begins.
log-first = Починає { $seat }: так випав жереб.
option-first = Хто починає; random — за жеребом.

date = { $day } { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[12] грудня
} { $year } року
date-time = { $date }, { $time } UTC
