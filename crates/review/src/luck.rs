//! The price of a draw: what it brought, less the mean over what could have come instead.

use talon_bots::Engine;
use talon_core::{Dice, Eyes, Luck, Seat, Silent, Viewer};

use crate::onward;
use crate::reviewed::{Reviewed, Unit};
use crate::worth::of_end;

/// Worlds that are asked whether a move can show anything new.
const PROBES: u32 = 12;

/// What a move brought each seat beyond what the mover could expect of it; `None` if it can show nothing new.
///
/// The mean is taken over worlds the mover could not tell apart before the move, each after the same move; what came of it over worlds
/// it cannot tell apart afterwards.
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
    // What really came is not asked: if only surprises were priced, the prices would not even out.
    let seen = game.view(&moved(&mut luck), Viewer::Seat(seat));
    if (1..PROBES).all(|_| game.view(&moved(&mut luck), Viewer::Seat(seat)) == seen) {
        return None;
    }
    let seats = game.seats(before);
    let (mut came, mut could) = (vec![0.0; seats], vec![0.0; seats]);
    let found = Eyes::new(game, after, seat);
    for _ in 0..worlds {
        let world = found.resample(&mut Dice::new(luck.word()));
        add(engine, game, (world, seat), &mut luck, &mut came);
        add(engine, game, (moved(&mut luck), seat), &mut luck, &mut could);
    }
    // Points hang on what others hold, and the mover does not know that: only its own are priced.
    let is_priced = |index: usize| G::UNIT == Unit::Chance || index == seat.index();
    let mean = |(index, (came, could)): (usize, (f64, f64))| {
        if is_priced(index) { (came - could) / f64::from(worlds) } else { 0.0 }
    };
    Some(came.into_iter().zip(could).enumerate().map(mean).collect())
}

/// Adds how each seat stands in a world, once the mover has used what came.
fn add<G: Reviewed>(
    engine: &Engine<'_, G>,
    game: &G,
    (mut world, mover): (G::State, Seat),
    luck: &mut Luck,
    sums: &mut [f64],
) {
    if !G::SEES_HANDS {
        onward::past_own_turn(engine, game, &mut world, mover, Luck::of(luck.word(), 0));
    }
    for (index, sum) in sums.iter_mut().enumerate() {
        *sum += of_end(engine, (game, &world, Seat::at(index)));
    }
}

#[cfg(test)]
mod tests {
    use talon_bots::{Bot, Level};
    use talon_core::Options;
    use talon_table::Table;

    use super::*;
    use crate::games;
    use crate::worth::{Mean, Worth};

    /// The luck of the first seat in each of these games between bots at a glance.
    struct Games(core::ops::Range<u64>);

    impl games::Visitor for Games {
        type Out = Vec<f64>;

        fn visit<G: Reviewed>(self, game: &'static G) -> Vec<f64> {
            self.0.map(|seed| luck_of_a_game(game, seed)).collect()
        }
    }

    fn luck_of_a_game<G: Reviewed>(game: &'static G, seed: u64) -> f64 {
        let (engine, mut luck) = (Engine::new(game), Luck::of(seed, 7));
        let (mut table, mut sum) = (Table::new(game, &Options::new(), seed).unwrap(), 0.0);
        for number in 0.. {
            let Some(seat) = table.to_act().lowest() else { break };
            let eyes = Eyes::new(game, table.state(), seat);
            let choices = eyes.choices();
            let chosen = engine.choose(Bot::new(Level::Greedy), &eyes, &choices, &mut luck);
            let before = table.state().clone();
            let text = game.print(&before, seat, &choices[chosen]);
            table.play(seat, &text).unwrap();
            let by = (seat, &choices[chosen]);
            let brought = price(&engine, game, [&before, table.state()], by, (8, Luck::of(seed, number)));
            sum += brought.map_or(0.0, |brought| brought[0]);
        }
        sum
    }

    #[test]
    fn luck_evens_out_over_games_and_matters_in_each() {
        for (game, matters) in [("shards", 0.1), ("aeons", 0.1), ("realms", 5.0)] {
            let sums = games::visit(game, Games(0..60)).unwrap();
            let (mut mean, mut size) = (Mean::default(), 0.0);
            for sum in &sums {
                mean.add(*sum);
                size += sum.abs() / sums.len() as f64;
            }
            let Worth { value, error } = mean.worth();
            assert!(value.abs() < 3.0 * error, "{game}: {value} ± {error} is left over");
            assert!(size > matters, "{game}: {size}, as if there were no luck in it");
        }
    }
}
