# Words that belong to no game.

seat = Hráč { $n }

refusal-over = Hra skončila.
refusal-not-your-turn = Nejsi na řadě; na řadě: { $seats }.
refusal-unreadable = Takový tah v této hře není.
refusal-too-few = Nedostatek { $what }: je třeba { $need }, k dispozici { $have }.
refusal-not-there = Tato karta není { $place }.

place-your-hand = v tvé ruce
