//! The same deal again: the link under which others can play the deal of a finished game, and what they need for it.

use talon_core::{Record, Seat};

use crate::daily::{digest, half};
use crate::error::WebError;
use crate::games;
use crate::tables::journal::{Contest, Deal, Place, TableSettings, Who};
use crate::tables::live::{LiveTable, has_won};
use crate::tables::registry::DealRequest;
use crate::thinking::usual;

/// The length of a code.
const CODE: usize = 32;

/// The secret in the link to a table's challenge. It shows only results, and leads to no seat and no record of the table
/// itself.
pub(crate) fn code(deal: &Deal) -> String {
    let mut code = digest(&format!("challenge {}", deal.watch));
    code.truncate(CODE);
    code
}

/// What the ids of all tables that took up a challenge begin with.
pub(crate) fn prefix(code: &str) -> u64 {
    half(&format!("challenge {code}"))
}

/// What somebody reached in the original game.
pub(crate) struct First {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    pub(crate) points: i64,
    pub(crate) won: bool,
}

impl LiveTable {
    /// What the people in a finished game reached, each in their seat; an error while it is still played or sealed.
    pub(crate) fn challengers(&self) -> Result<Vec<First>, WebError> {
        let outcome = self.table.outcome().filter(|_| self.is_revealed());
        let outcome = outcome.ok_or(WebError::Cannot("challenge-going-on"))?;
        let game = games::of(self.table.as_ref());
        let first = |seat: Seat| {
            let (Who::Human(name) | Who::Hot(name)) = &self.place(seat).who else { return None };
            let points = game.reached(self.table.as_ref(), seat)?;
            Some(First { seat, name: name.clone(), points, won: has_won(outcome, seat) })
        };
        Ok(self.people().iter().filter_map(first).collect())
    }

    /// The same deal for somebody else in this seat: bots stay as strong as they were, and an ordinary bot takes the place
    /// of each other person.
    pub(crate) fn challenge(&self, seat: Seat, name: &str) -> Result<DealRequest, WebError> {
        let record = Record::parse(&self.deal.record).map_err(|error| WebError::Broken(error.to_string()))?;
        let sits = |(other, place): (usize, &Place)| match &place.who {
            _ if other == seat.index() => Who::Human(name.to_string()),
            Who::Bot(level) => Who::Bot(level.clone()),
            Who::Human(_) | Who::Hot(_) | Who::Open => Who::Bot(usual()),
        };
        let contest = Some(Contest::Challenge(code(&self.deal)));
        Ok(DealRequest {
            record,
            seats: self.deal.places.iter().enumerate().map(sits).collect(),
            settings: TableSettings { contest, ..TableSettings::default() },
            hints: Some(false),
            forced: false,
        })
    }
}
