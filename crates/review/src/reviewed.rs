//! What the review needs from a game beyond its rules and its judgement.

use talon_bots::{Judge, Judged};
use talon_core::{Gallery, Outcome, Seat};

/// What values are counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Chances to win, from 0 to 1.
    Chance,
    /// Points at the end.
    Points,
}

/// The turn a position belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Changes whenever the turn passes, and only then.
    pub mark: u64,
    /// Whose it is; `None`: the nemesis', or everybody's.
    pub seat: Option<Seat>,
}

/// Something in a position that can be counted and put in a sentence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measured {
    /// The message that says that the better move leaves more of it (`n`: how much).
    pub more: &'static str,
    /// The message that says that it leaves less of it.
    pub less: &'static str,
    /// How much of it matters as much as the whole of another.
    pub scale: f64,
}

/// A game that can be reviewed.
pub trait Reviewed: Judged + Gallery + Send + 'static {
    /// What values are counted in.
    const UNIT: Unit = Unit::Chance;

    /// A cost below this is not worth mentioning.
    const LEAST: f64 = 0.02;

    /// Iterations of the search at each decision of a review that somebody waits for at a page: some ten to twenty seconds of a
    /// processor for a usual game.
    const WAITED: u32 = 400;

    /// Does a glance see what a hand is good for? Where it does not, the price of a draw is found a turn later, when it has been used.
    const SEES_HANDS: bool = false;

    /// What can be counted in a position, for reasons.
    const MEASURES: &'static [Measured];

    /// The turn a position belongs to.
    fn turn(&self, state: &Self::State) -> Turn;

    /// How much there is of each of [`Reviewed::MEASURES`] for a seat.
    fn measure(&self, state: &Self::State, seat: Seat) -> Vec<f64>;

    /// What a seat got at the end.
    fn result(&self, _end: &Self::State, outcome: Outcome, seat: Seat) -> f64 {
        share(outcome, seat)
    }

    /// How a seat stands at a glance, in the same unit.
    fn standing(&self, judge: &Self::Judge, world: &Self::State, seat: Seat) -> f64 {
        f64::from(judge.chances(self, world)[seat.index()])
    }
}

/// A seat's part of the win.
fn share(outcome: Outcome, seat: Seat) -> f64 {
    match outcome {
        Outcome::Seats(winners) if winners.has(seat) => 1.0 / winners.len() as f64,
        Outcome::Team { seats, .. } if seats.has(seat) => 1.0,
        Outcome::PlayersWon { .. } => 1.0,
        Outcome::Seats(_) | Outcome::Team { .. } | Outcome::PlayersLost { .. } => 0.0,
    }
}
