//! What ending a turn would leave undone.

use talon_core::{Anchor, ChoiceKind, Seat};
use talon_table::AnyOffer;

/// Does a choice of this kind end the turn, or the part of it in which cards are played?
pub(crate) const fn ends(kind: ChoiceKind) -> bool {
    matches!(kind, ChoiceKind::EndsTurn | ChoiceKind::Attacks)
}

/// The offers that would be left undone by ending the turn this way: cards in hand that could be played, what can still be
/// paid for, and the strongest attack on each target, unless the turn ends with an attack.
pub(crate) fn undone(me: Seat, offers: &[AnyOffer], by: ChoiceKind) -> Vec<&AnyOffer> {
    let in_hand = |offer: &AnyOffer| matches!(offer.at, Anchor::Card(spot) if spot.seat == Some(me) && spot.area == "hand");
    let is_left = |(place, offer): &(usize, &AnyOffer)| match offer.kind {
        ChoiceKind::Pays => true,
        ChoiceKind::Attacks => {
            let stronger = |other: &AnyOffer| other.kind == ChoiceKind::Attacks && other.at == offer.at;
            by == ChoiceKind::EndsTurn && !offers[place + 1..].iter().any(stronger)
        }
        ChoiceKind::Plain
        | ChoiceKind::EndsTurn
        | ChoiceKind::Declines
        | ChoiceKind::Tells
        | ChoiceKind::Clock => in_hand(offer),
    };
    if !offers.iter().any(|offer| offer.kind == by) {
        return Vec::new();
    }
    let mut undone: Vec<&AnyOffer> =
        offers.iter().enumerate().filter(is_left).map(|(_, offer)| offer).collect();
    // There may be too many to name them all, and an attack is what one would miss most.
    undone.sort_by_key(|offer| offer.kind != ChoiceKind::Attacks);
    undone
}
