# Words that belong to no game.

seat = Gracz { $n }

refusal-over = Gra jest już skończona.
refusal-not-your-turn = To nie twoja kolej; teraz działa: { $seats }.
refusal-unreadable = W tej grze nie ma takiego ruchu.
refusal-too-few = Za mało { $what }: potrzeba { $need }, jest { $have }.
refusal-not-there = Tej karty nie ma { $place }.

place-your-hand = na twojej ręce
