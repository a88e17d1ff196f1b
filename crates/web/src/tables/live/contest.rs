//! A deal that others play too: how long it is sealed, what was reached, and bots that play the same for everybody.

use serde::{Deserialize, Serialize};
use talon_core::{Outcome, Seat};

use super::LiveTable;
use crate::daily::{Day, bots_luck};
use crate::games;
use crate::tables::journal::{Contest, Who};

/// The result of a deal that others play too, as stored beside the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Reached {
    /// The player's name, if they gave one.
    pub(crate) name: String,
    /// `None` while it is still played.
    pub(crate) points: Option<i64>,
    pub(crate) won: bool,
    /// When it ended, in seconds since 1970.
    pub(crate) ended: u64,
    /// The secret in the link for watching. Nobody is shown it while the deal is sealed.
    pub(crate) watch: String,
}

impl LiveTable {
    /// Until when only its player may see anything of it, in seconds since 1970.
    pub(crate) fn sealed_until(&self) -> u64 {
        match self.deal.settings.contest {
            Some(Contest::Daily(day)) => Day(day).end(),
            Some(Contest::Challenge(_)) | None => 0,
        }
    }

    /// Whether it is still hidden from everybody else.
    pub(crate) fn is_sealed(&self) -> bool {
        self.clock.now() < self.sealed_until()
    }

    /// The seat of the person playing the deal.
    fn contestant(&self) -> Option<Seat> {
        self.deal.settings.contest.as_ref().and_then(|_| self.people().lowest())
    }

    /// The result so far, if others play the same deal.
    pub(crate) fn reached(&self) -> Option<Reached> {
        let seat = self.contestant()?;
        let (name, outcome) = (&self.place(seat).who, self.table.outcome());
        let Who::Human(name) = name else { return None };
        let points = outcome.and_then(|_| games::of(self.table.as_ref()).reached(self.table.as_ref(), seat));
        Some(Reached {
            name: name.clone(),
            points,
            won: outcome.is_some_and(|outcome| has_won(outcome, seat)),
            ended: self.ended_at.unwrap_or(0),
            watch: self.deal.watch.clone(),
        })
    }

    /// The dice of the bot whose turn it is, where everybody must meet the same bots; otherwise `None`, and they are
    /// random.
    pub(crate) fn bots_luck(&self) -> Option<u64> {
        self.deal.settings.contest.as_ref()?;
        Some(bots_luck(self.table.record().seed, self.table.lines().len()))
    }
}

/// Whether this seat is among the winners.
pub(crate) fn has_won(outcome: Outcome, seat: Seat) -> bool {
    match outcome {
        Outcome::Seats(seats) | Outcome::Team { seats, .. } => seats.has(seat),
        Outcome::PlayersWon { .. } => true,
        Outcome::PlayersLost { .. } => false,
    }
}
