//! Playing on from a position, as a search would.

use talon_bots::{Engine, Judge as _};
use talon_core::{Luck, Seat, Silent};

use crate::reviewed::Reviewed;
use crate::worth::LEVEL;

/// No turn takes more moves than this.
const MOVES_MAX: usize = 400;

/// Until the seat begins another turn, or the game is over.
pub(crate) fn to_next_turn<G: Reviewed>(
    engine: &Engine<'_, G>,
    game: &G,
    world: &mut G::State,
    seat: Seat,
    luck: Luck,
) {
    let first = game.turn(world).mark;
    play(engine, game, world, seat, luck, |world| {
        let turn = game.turn(world);
        turn.mark != first && turn.seat == Some(seat)
    });
}

/// Until the seat has ended the turn it is in, or else its next one: by then it has used what it holds.
pub(crate) fn past_own_turn<G: Reviewed>(
    engine: &Engine<'_, G>,
    game: &G,
    world: &mut G::State,
    seat: Seat,
    luck: Luck,
) {
    let mut own = None;
    play(engine, game, world, seat, luck, |world| {
        let turn = game.turn(world);
        let is_over = own.is_some_and(|mark| mark != turn.mark);
        if turn.seat == Some(seat) && own.is_none() {
            own = Some(turn.mark);
        }
        is_over
    });
}

fn play<G: Reviewed>(
    engine: &Engine<'_, G>,
    game: &G,
    world: &mut G::State,
    seat: Seat,
    mut luck: Luck,
    mut is_far_enough: impl FnMut(&G::State) -> bool,
) {
    let (judge, mut choices) = (engine.judge_of(LEVEL), Vec::new());
    for _ in 0..MOVES_MAX {
        if is_far_enough(world) {
            return;
        }
        let Some(mover) = game.to_act(world).lowest() else { return };
        let moves = if mover == seat { G::Judge::own_playout_move } else { G::Judge::playout_move };
        let Some(choice) = moves(judge, game, world, mover, &mut choices, &mut luck) else { return };
        game.advance(world, mover, &choice, &mut Silent);
    }
}
