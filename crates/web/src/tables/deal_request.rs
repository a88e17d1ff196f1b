//! What somebody wants a new table to be.

use talon_core::{Options, Record};

use crate::error::WebError;
use crate::tables::commitment::Commitment;
use crate::tables::journal::{Deal, Place, TableSettings, Who};
use crate::tables::live::{first_record, host};
use crate::tables::registry::{random, token};
use crate::thinking::usual;

/// What somebody wants a new table to be.
#[derive(Clone)]
pub(crate) struct DealRequest {
    /// Game, options and seed; moves, if it branches off another game.
    pub(crate) record: Record,
    /// Who sits where; seats that are not listed get bots.
    pub(crate) seats: Vec<Who>,
    pub(crate) settings: TableSettings,
    /// Whether hints may be asked for; `None`: only if nobody else plays.
    pub(crate) hints: Option<bool>,
    /// Do the people who sit here from the start want forced moves made automatically?
    pub(crate) forced: bool,
}

impl DealRequest {
    /// A fresh game with these seats.
    pub(crate) fn fresh(game: &str, options: &Options, seats: Vec<Who>) -> Result<Self, WebError> {
        Self::seeded(game, options, seats, random())
    }

    /// The same with this seed.
    pub(crate) fn seeded(
        game: &str,
        options: &Options,
        seats: Vec<Who>,
        seed: u64,
    ) -> Result<Self, WebError> {
        let record = first_record(game, options, seed)?;
        Ok(Self { record, seats, settings: TableSettings::default(), hints: None, forced: false })
    }

    /// The first entry of its journal, dealt at this time.
    pub(crate) fn dealt(self, now: u64) -> Result<Deal, WebError> {
        let table = host(&self.record.game)?.beginning(&self.record);
        let seats = table.map_err(|error| WebError::Bad(error.to_string()))?.seats();
        let sits = |seat: usize| self.seats.get(seat).cloned().unwrap_or_else(|| Who::Bot(usual()));
        let place = |seat| Place { token: token(), who: sits(seat), forced: self.forced };
        let places: Vec<Place> = (0..seats).map(place).collect();
        let hints = self.hints.unwrap_or_else(|| with_one_person(&places));
        let record = self.record.to_string();
        Ok(Deal {
            proof: Some(Commitment::new(&record, token())),
            record,
            places,
            watch: token(),
            join: token(),
            screen: token(),
            dealt_at: now,
            settings: TableSettings { hints, ..self.settings },
        })
    }
}

/// Do all people who sit here now share one screen, with nobody else to come?
fn with_one_person(places: &[Place]) -> bool {
    let humans = places.iter().filter(|place| matches!(place.who, Who::Human(_) | Who::Open)).count();
    let hot = places.iter().any(|place| matches!(place.who, Who::Hot(_)));
    humans + usize::from(hot) <= 1
}
