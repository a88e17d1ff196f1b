//! How good a decision was, from what the seat knew when it was made.

use talon_bots::{Bot, Budget, Engine, Thoughts};
use talon_core::{Eyes, Luck, Seat};

use crate::effort::Effort;
use crate::reviewed::{Reviewed, Unit};
use crate::worth::{self, LEVEL, Worth};

/// A choice that got less of a search than this is not judged by it.
const TRIED: f32 = 40.0;

/// What a search found at a decision.
pub(crate) struct Found<C> {
    /// What it would have played.
    pub(crate) best: C,
    /// How much less the choice that was made seemed to bring, as the search counts.
    pub(crate) gap: f64,
    /// The same with its error, if both were tried often enough.
    cost: Option<Worth>,
}

/// Looks at a decision. `None` if there was nothing to decide, or nothing better was found.
pub(crate) fn look<G: Reviewed>(
    engine: &Engine<'_, G>,
    (game, state, seat): (&G, &G::State, Seat),
    played: &G::Choice,
    iterations: u32,
    mut luck: Luck,
) -> Option<Found<G::Choice>> {
    let eyes = Eyes::new(game, state, seat);
    let bot = Bot { level: LEVEL, budget: Budget::Iterations(iterations) };
    let thoughts = engine.think(bot, &eyes, &mut luck);
    let best = thoughts.moves.first()?;
    if thoughts.moves.len() < 2 || best.choice == *played || game.is_clock(played) {
        return None;
    }
    let gap = gap(&thoughts, played);
    Some(Found { best: best.choice, gap, cost: cost(&thoughts, played) })
}

/// What was never tried may be as bad as can be; it is looked at again.
fn gap<C: Copy + PartialEq>(thoughts: &Thoughts<C>, played: &C) -> f64 {
    let best = thoughts.moves.first().map_or(0.0, |best| best.value);
    let tried = thoughts.moves.iter().find(|tried| tried.choice == *played);
    f64::from(best - tried.map_or(0.0, |tried| tried.value))
}

fn cost<C: Copy + PartialEq>(thoughts: &Thoughts<C>, played: &C) -> Option<Worth> {
    let tries = |share: f32| share * thoughts.iterations as f32;
    let best = thoughts.moves.first()?;
    let other = thoughts.moves.iter().find(|tried| tried.choice == *played)?;
    if tries(other.share) < TRIED || tries(best.share) < TRIED {
        return None;
    }
    let variance =
        |value: f32, share: f32| f64::from(value * (1.0 - value)).max(0.0) / f64::from(tries(share));
    let error = (variance(best.value, best.share) + variance(other.value, other.share)).sqrt();
    Some(Worth { value: f64::from(best.value - other.value), error })
}

/// Looks at a decision again, with care: what would have been better, and what the choice that was made cost.
pub(crate) fn look_again<G: Reviewed>(
    engine: &Engine<'_, G>,
    at: (&G, &G::State, Seat),
    played: &G::Choice,
    effort: Effort,
    line: usize,
) -> Option<(G::Choice, Worth)> {
    let found = look(engine, at, played, effort.again(), Luck::of(AGAIN, line as u64))?;
    let choices = [&found.best, played];
    let paired = worth::of_difference(engine, at, choices, effort.worlds, Luck::of(PAIRED, line as u64));
    // Points are counted in the worlds played out; a chance is what the search found, which also plans the rest of the turn. Both
    // have to agree that something was lost.
    let cost = match (G::UNIT, found.cost) {
        (Unit::Chance, Some(cost)) if paired.value > -paired.error => cost,
        (Unit::Chance, Some(_)) => return None,
        _ => paired,
    };
    Some((found.best, cost)).filter(|(_, cost)| cost.value > G::LEAST && cost.value > 2.0 * cost.error)
}

/// What the two looks draw their luck from.
const AGAIN: u64 = 0x61_6761_696e;
const PAIRED: u64 = 0x70_6169_7265;
