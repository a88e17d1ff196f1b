# Words that belong to no game.

seat = Gracz { $n }

refusal-over = Gra jest już skończona.
refusal-not-your-turn = To nie twoja kolej; teraz działa: { $seats }.
refusal-unreadable = W tej grze nie ma takiego ruchu.
refusal-too-few = Za mało { $what }: potrzeba { $need }, jest { $have }.
refusal-not-there = Tej karty nie ma { $place }.
refusal-clock = Ten ruch należy wyłącznie do zegara stołu.

place-your-hand = na twojej ręce

# Who begins.
log-first = Zaczyna { $seat }, zdecydował los.
option-first = Kto zaczyna; random losuje.

date = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
} { $year }
date-time = { $date }, { $time } UTC
