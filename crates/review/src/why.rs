//! Why one move is better than another: what differs when the seat is to act on its next turn, found in worlds that the seat
//! cannot tell from the real one.

use serde::{Deserialize, Serialize};
use talon_bots::Engine;
use talon_core::{Dice, Eyes, Luck, Phrase, Silent};

use crate::onward;
use crate::reviewed::{Reviewed, Unit};
use crate::worth::{Mean, Worth};

/// What differs by less than this many standard errors may be chance.
const SURE: f64 = 2.5;

/// What made the difference.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Why {
    /// The number of the measure, if one differs for certain.
    pub measure: Option<usize>,
    /// By how much.
    pub amount: f64,
}

impl Why {
    /// The reason in words; `cost` is what the other move is worth less.
    pub fn say<G: Reviewed>(self, cost: f64) -> Phrase {
        let measured = self.measure.and_then(|number| G::MEASURES.get(number));
        let (key, amount) = match measured {
            Some(measured) if self.amount > 0.0 => (measured.more, self.amount),
            Some(measured) => (measured.less, -self.amount),
            None if G::UNIT == Unit::Points => ("review-why-points", cost),
            None => ("review-why-chance", cost * 100.0),
        };
        Phrase::new(key).with("n", (amount.round() as i64).max(1))
    }
}

/// Plays the same worlds on with either move, to the seat's next turn, and counts what differs.
pub(crate) fn find<G: Reviewed>(
    engine: &Engine<'_, G>,
    eyes: &Eyes<'_, G>,
    choices: [&G::Choice; 2],
    worlds: u32,
    luck: Luck,
) -> Why {
    let worths = differences(engine, eyes, choices, worlds, luck);
    let weight =
        |(number, worth): (usize, Worth)| (worth.value.abs() / G::MEASURES[number].scale, number, worth);
    let told = |worth: &Worth| worth.value.abs() >= 0.5 && worth.value.abs() > SURE * worth.error;
    let worths = worths.into_iter().enumerate().filter(|(_, worth)| told(worth)).map(weight);
    match worths.max_by(|one, other| one.0.total_cmp(&other.0)) {
        Some((_, number, worth)) => Why { measure: Some(number), amount: worth.value },
        None => Why { measure: None, amount: 0.0 },
    }
}

/// By how much each measure differs at the seat's next turn: the first choice less the second, in the same worlds with the same
/// luck. What a reason claims can be held against it.
pub fn differences<G: Reviewed>(
    engine: &Engine<'_, G>,
    eyes: &Eyes<'_, G>,
    choices: [&G::Choice; 2],
    worlds: u32,
    mut luck: Luck,
) -> Vec<Worth> {
    let (game, seat) = (eyes.game(), eyes.seat());
    let mut means = vec![Mean::default(); G::MEASURES.len()];
    for _ in 0..worlds {
        let world = eyes.resample(&mut Dice::new(luck.word()));
        let again = Luck::of(luck.word(), 0);
        let [better, played] = choices.map(|choice| {
            let mut world = world.clone();
            game.advance(&mut world, seat, choice, &mut Silent);
            onward::to_next_turn(engine, game, &mut world, seat, again);
            game.measure(&world, seat)
        });
        for (mean, (better, played)) in means.iter_mut().zip(better.into_iter().zip(played)) {
            mean.add(better - played);
        }
    }
    means.into_iter().map(Mean::worth).collect()
}
