//! The rest of a game, played quickly.

use talon_core::{Game, Luck, Seat, Silent};

use crate::clock::Clock;
use crate::judge::{Chances, Judge};

/// Plays on by the quick judgement, the seat that thinks with more care, and says what came of it; nothing if the clock
/// stopped it.
pub(crate) fn play_out<G: Game, J: Judge<G>>(
    game: &G,
    judge: &J,
    (world, thinker): (&mut G::State, Seat),
    luck: &mut Luck,
    choices: &mut Vec<G::Choice>,
    clock: &mut impl Clock,
) -> Option<Chances> {
    for number in 1..=judge.horizon(world) {
        let to_act = game.to_act(world);
        let seat = match to_act.len() {
            0 => break,
            1 => to_act.lowest()?,
            many => to_act.iter().nth(luck.below(many))?,
        };
        let choice = if seat == thinker {
            judge.own_playout_move(game, world, seat, choices, luck)
        } else {
            judge.playout_move(game, world, seat, choices, luck)
        };
        let Some(choice) = choice else { break };
        game.advance(world, seat, &choice, &mut Silent);
        if number.is_multiple_of(J::LOOK_EVERY) && clock.is_up() {
            return None;
        }
    }
    Some(match game.outcome(world) {
        Some(outcome) => judge.reward(game, world, outcome),
        None => judge.chances(game, world),
    })
}

/// The move a judgement favours most, and now and then a random one.
pub(crate) fn by_policy<G: Game, J: Judge<G> + ?Sized>(
    game: &G,
    judge: &J,
    (world, seat): (&G::State, Seat),
    choices: &mut Vec<G::Choice>,
    luck: &mut Luck,
) -> Option<G::Choice> {
    list(game, world, seat, choices);
    if choices.len() < 2 {
        return choices.first().copied();
    }
    if let Some(number) = judge.obvious(game, world, seat, choices) {
        return choices.get(number).copied();
    }
    judge.prune(game, world, seat, choices);
    let random_one_in = judge.style().random_one_in;
    if random_one_in > 0 && luck.below(random_one_in) == 0 {
        return choices.get(luck.below(choices.len())).copied();
    }
    let mut best = (f32::MIN, *choices.first()?);
    for choice in choices.iter() {
        let lean = judge.policy_score(game, world, seat, choice);
        if lean > best.0 {
            best = (lean, *choice);
        }
    }
    Some(best.1)
}

/// The choices of a seat, without the table's clock unless there is nothing else.
pub(crate) fn list<G: Game>(game: &G, world: &G::State, seat: Seat, choices: &mut Vec<G::Choice>) {
    choices.clear();
    game.choices(world, seat, choices);
    if choices.iter().any(|choice| !game.is_clock(choice)) {
        choices.retain(|choice| !game.is_clock(choice));
    }
}
