# Words that belong to no game.

seat = Hráč { $n }

refusal-over = Hra skončila.
refusal-not-your-turn = Nejsi na řadě; na řadě: { $seats }.
refusal-unreadable = Takový tah v této hře není.
refusal-too-few = Nedostatek { $what }: je třeba { $need }, k dispozici { $have }.
refusal-not-there = Tato karta není { $place }.
refusal-clock = Tento tah dělá jen časomíra stolu.

place-your-hand = v tvé ruce

# Who begins.
log-first = Začíná { $seat }, rozhodl los.
option-first = Kdo začíná; random losuje.

date = { $day }. { $month ->
    [1] ledna
    [2] února
    [3] března
    [4] dubna
    [5] května
    [6] června
    [7] července
    [8] srpna
    [9] září
    [10] října
    [11] listopadu
   *[12] prosince
} { $year }
date-time = { $date }, { $time } UTC
