//! The price of a draw: what it brought, less the mean over what could have come instead.

use talon_bots::Engine;
use talon_core::{Dice, Eyes, Luck, Seat, Silent, Viewer};

use crate::reviewed::{Reviewed, Unit};
use crate::worth::of_end;

/// Worlds that are asked whether a move shows anything new.
const PROBES: u32 = 6;

/// What a move brought each seat beyond what the mover could expect of it; `None` if nothing was drawn or shown.
///
/// The mean is taken over worlds the mover could not tell apart before the move, each after the same move; what came of it over worlds
/// it cannot tell apart afterwards. Both are judged at a glance.
pub(crate) fn price<G: Reviewed>(
    engine: &Engine<'_, G>,
    game: &G,
    [before, after]: [&G::State; 2],
    (seat, choice): (Seat, &G::Choice),
    (worlds, mut luck): (u32, Luck),
) -> Option<Vec<f64>> {
    let expected = Eyes::new(game, before, seat);
    let moved = |luck: &mut Luck| {
        let mut world = expected.resample(&mut Dice::new(luck.word()));
        game.advance(&mut world, seat, choice, &mut Silent);
        world
    };
    let seen = game.view(after, Viewer::Seat(seat));
    if (0..PROBES).all(|_| game.view(&moved(&mut luck), Viewer::Seat(seat)) == seen) {
        return None;
    }
    let seats = game.seats(before);
    let (mut came, mut could) = (vec![0.0; seats], vec![0.0; seats]);
    let found = Eyes::new(game, after, seat);
    for _ in 0..worlds {
        let world = found.resample(&mut Dice::new(luck.word()));
        add(engine, game, &world, &mut came);
        add(engine, game, &moved(&mut luck), &mut could);
    }
    // Points hang on what others hold, and the mover does not know that: only its own are priced.
    let is_priced = |index: usize| G::UNIT == Unit::Chance || index == seat.index();
    let mean = |(index, (came, could)): (usize, (f64, f64))| {
        if is_priced(index) { (came - could) / f64::from(worlds) } else { 0.0 }
    };
    Some(came.into_iter().zip(could).enumerate().map(mean).collect())
}

/// Adds how each seat stands in a world.
fn add<G: Reviewed>(engine: &Engine<'_, G>, game: &G, world: &G::State, sums: &mut [f64]) {
    for (index, sum) in sums.iter_mut().enumerate() {
        *sum += of_end(engine, (game, world, Seat::at(index)));
    }
}
