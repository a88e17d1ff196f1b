//! What ending a turn would leave undone.

use talon_core::{Anchor, ChoiceKind, Seat};
use talon_table::Told;

/// The offers that would be left undone by ending the turn: what lies in the own hand and waits to be played, and what
/// can still be paid for.
pub(crate) fn undone(me: Seat, offers: &[Told]) -> Vec<&Told> {
    let in_hand =
        |offer: &Told| matches!(offer.at, Anchor::Card(spot) if spot.seat == Some(me) && spot.area == "hand");
    let pays = |offer: &Told| offer.kind == ChoiceKind::Pays;
    let ending = offers.iter().any(|offer| offer.kind == ChoiceKind::EndsTurn);
    offers.iter().filter(|offer| ending && (in_hand(offer) || pays(offer))).collect()
}
