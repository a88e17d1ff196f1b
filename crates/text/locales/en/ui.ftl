# Words that belong to no game.

seat = seat { $n }

refusal-over = The game is over.
refusal-not-your-turn = It is not your turn; waiting for { $seats }.
refusal-unreadable = That is not a move in this game.
refusal-too-few = Not enough { $what }: this needs { $need }, you have { $have }.
refusal-not-there = That card is not in { $place }.
refusal-clock = Only the table’s clock can make this move.

place-your-hand = your hand

# Who goes first.
log-first = { $seat } won the draw for the first turn.
option-first = Which seat goes first; random draws one.

date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
date-time = { $date }, { $time } UTC
