//! Tables that begin from a written position: an example of the rules, or what somebody laid out in the editor.

use talon_core::Seat;
use talon_table::AnyTable;

use crate::tables::journal::{TableSettings, Who};
use crate::tables::registry::DealRequest;

/// Who plays the other seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Others {
    /// Bots of this level.
    Bots(String),
    /// Whoever sits at the same screen.
    SameScreen,
}

/// A private table in this position. Whoever asks for it has this seat.
pub(crate) fn wanted(table: &dyn AnyTable, seat: Seat, others: &Others) -> DealRequest {
    let sits = |at: usize| match others {
        Others::SameScreen => Who::Hot(String::new()),
        Others::Bots(_) if at == seat.index() => Who::Human(String::new()),
        Others::Bots(level) => Who::Bot(level.clone()),
    };
    DealRequest {
        record: table.record(),
        seats: (0..table.seats()).map(sits).collect(),
        // The seed is written with the position, so somebody may know every card.
        settings: TableSettings { seeded: true, ..TableSettings::default() },
        hints: Some(true),
        forced: false,
    }
}

/// The seat that a position is about: the one that moves first, if it may.
pub(crate) fn mover(table: &dyn AnyTable, named: Option<Seat>) -> Seat {
    let to_act = table.to_act();
    named.filter(|seat| to_act.has(*seat)).or_else(|| to_act.lowest()).unwrap_or(Seat::at(0))
}
