//! Amounts as they are written, and how the sides stand at the end.

use maud::Markup;
use talon_core::{Outcome, Seat, Viewer};
use talon_shards::{Catalogue, SideView, View};
use talon_table::Table;

use super::{Scene, Seen};
use crate::layouts::widgets::standing;

/// Power as it is written; infinite power has its own sign.
pub(super) fn amount(power: u16) -> String {
    if power == u16::MAX { "∞".to_string() } else { power.to_string() }
}

/// How every side stands at the end.
pub(crate) fn side(scene: &Scene<'_>, table: &Table<Catalogue>) -> Option<(String, Markup)> {
    let seen = Seen { scene, table, view: table.view(scene.viewer) };
    seen.view.outcome.is_some().then(|| (scene.word("web-result"), result(&seen)))
}

pub(super) fn has_won(view: &View, seat: Seat) -> bool {
    match view.outcome {
        Some(Outcome::Seats(seats) | Outcome::Team { seats, .. }) => seats.has(seat),
        Some(Outcome::PlayersWon { .. }) => seat.index() == 0,
        Some(Outcome::PlayersLost { .. }) => seat.index() != 0,
        None => false,
    }
}

/// What a winner has left, or what the strongest of the others has left, with a minus.
pub(crate) fn reached(table: &Table<Catalogue>, seat: Seat) -> Option<i64> {
    let view = table.view(Viewer::Seat(seat));
    view.outcome?;
    if has_won(&view, seat) {
        return Some(view.sides.get(seat.index())?.health.into());
    }
    let others = view.sides.iter().enumerate().filter(|(other, _)| *other != seat.index());
    others.map(|(_, side)| -i64::from(side.health)).min()
}

fn result(seen: &Seen<'_>) -> Markup {
    let line = |(seat, side): (usize, &SideView)| {
        let seat = Seat::at(seat);
        let numbers = [usize::from(side.health), usize::from(side.mastery), side.champions.len()];
        (seen.name(seat), has_won(&seen.view, seat), numbers.map(|n| n.to_string()).to_vec())
    };
    let lines: Vec<_> = seen.view.sides.iter().enumerate().map(line).collect();
    standing(seen.scene, &["web-zone-health", "web-zone-mastery", "web-zone-champions"], &lines)
}
