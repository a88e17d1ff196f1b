//! What a position is worth to a seat, from what the seat knows.

use serde::{Deserialize, Serialize};
use talon_bots::{Engine, Level};
use talon_core::{Dice, Eyes, Luck, Seat, Silent};

use crate::reviewed::Reviewed;

/// A mean with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Worth {
    /// The mean.
    pub value: f64,
    /// Its standard error; 0 for what is certain.
    pub error: f64,
}

/// A mean in progress.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    pub(crate) fn worth(self) -> Worth {
        if self.count < 2.0 {
            return Worth { value: self.sum, error: 0.0 };
        }
        let value = self.sum / self.count;
        let variance = (self.squares / self.count - value * value).max(0.0);
        Worth { value, error: (variance / (self.count - 1.0)).sqrt() }
    }
}

/// The judgement that reviews.
pub(crate) const LEVEL: Level = Level::Master;

/// What the seat may expect in this position.
pub(crate) fn of_position<G: Reviewed>(
    engine: &Engine<'_, G>,
    (game, state, seat): (&G, &G::State, Seat),
    worlds: u32,
    mut luck: Luck,
) -> Worth {
    if let Some(outcome) = game.outcome(state) {
        return Worth { value: game.result(state, outcome, seat), error: 0.0 };
    }
    let (eyes, mut mean) = (Eyes::new(game, state, seat), Mean::default());
    for _ in 0..worlds {
        let mut world = eyes.resample(&mut Dice::new(luck.word()));
        engine.play_out_for(LEVEL, &mut world, seat, &mut luck);
        mean.add(of_end(engine, (game, &world, seat)));
    }
    mean.worth()
}

/// What a world is worth where a playout left it.
pub(crate) fn of_end<G: Reviewed>(engine: &Engine<'_, G>, (game, world, seat): (&G, &G::State, Seat)) -> f64 {
    match game.outcome(world) {
        Some(outcome) => game.result(world, outcome, seat),
        None => game.standing(engine.judge_of(LEVEL), world, seat),
    }
}

/// How much better one choice is than another, in the same worlds with the same luck.
pub(crate) fn of_difference<G: Reviewed>(
    engine: &Engine<'_, G>,
    (game, state, seat): (&G, &G::State, Seat),
    [better, other]: [&G::Choice; 2],
    worlds: u32,
    mut luck: Luck,
) -> Worth {
    let (eyes, mut mean) = (Eyes::new(game, state, seat), Mean::default());
    for _ in 0..worlds {
        let world = eyes.resample(&mut Dice::new(luck.word()));
        let again = Luck::of(luck.word(), 0);
        let [better, other] = [better, other].map(|choice| of_choice(engine, &eyes, &world, choice, again));
        mean.add(better - other);
    }
    mean.worth()
}

/// What comes of a choice in one world, played on with this luck.
pub(crate) fn of_choice<G: Reviewed>(
    engine: &Engine<'_, G>,
    eyes: &Eyes<'_, G>,
    world: &G::State,
    choice: &G::Choice,
    mut luck: Luck,
) -> f64 {
    let (game, seat, mut world) = (eyes.game(), eyes.seat(), world.clone());
    game.advance(&mut world, seat, choice, &mut Silent);
    engine.play_out_for(LEVEL, &mut world, seat, &mut luck);
    of_end(engine, (game, &world, seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_knows_how_sure_it_is() {
        let mut mean = Mean::default();
        for value in [1.0, 3.0, 1.0, 3.0] {
            mean.add(value);
        }
        let worth = mean.worth();
        assert!((worth.value - 2.0).abs() < 1e-9);
        assert!((worth.error - (1.0_f64 / 3.0).sqrt()).abs() < 1e-9, "{worth:?}");
    }
}
