//! What the offers of a turn mean for the way it is shown: which one ends it, which ones it leaves undone, and
//! which one must not be made for anybody.

use talon_core::{Anchor, Seat};
use talon_table::{AnyTable, Told};

/// Would making this only move at once tell the others what is in the hand? An attacked seat is asked whatever it
/// holds, so that the question itself tells nothing; an answer without a pause would.
pub(crate) fn betrays(table: &dyn AnyTable, text: &str) -> bool {
    table.name() == "shards" && text == "no-shield"
}

/// Does this offer end the turn (or the part of it that comes first)?
pub(crate) fn ends(game: &str, offer: &Told) -> bool {
    match game {
        "shards" => offer.text == "end" || offer.text.starts_with("attack "),
        "aeons" => offer.text == "end",
        _ => false,
    }
}

/// The offers that would be left undone by ending the turn: what lies in the own hand and waits to be played, and what
/// can still be paid for.
pub(crate) fn undone<'a>(game: &str, me: Seat, offers: &'a [Told]) -> Vec<&'a Told> {
    let in_hand =
        |offer: &Told| matches!(offer.at, Anchor::Card(spot) if spot.seat == Some(me) && spot.area == "hand");
    let pays = |offer: &Told| {
        let verb = offer.text.split(' ').next().unwrap_or_default();
        match game {
            "shards" => matches!(verb, "recruit" | "fast-play" | "exhaust" | "relic" | "focus"),
            "aeons" => matches!(verb, "buy" | "charge" | "open"),
            _ => false,
        }
    };
    let ending = offers.iter().any(|offer| ends(game, offer));
    offers.iter().filter(|offer| ending && (in_hand(offer) || pays(offer))).collect()
}
