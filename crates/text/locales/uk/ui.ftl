# Words that belong to no game.

seat = Гравець { $n }

refusal-over = Гру завершено.
refusal-not-your-turn = Зараз не ваша черга. Діє: { $seats }.
refusal-unreadable = У цій грі немає такого ходу.
refusal-too-few = Не вистачає { $what }: потрібно { $need }, є { $have }.
refusal-not-there = Цієї карти немає { $place }.

place-your-hand = у вашій руці
