//! The position in the keys of the scenario format.

use alloc::collections::BTreeMap;
use alloc::string::ToString;

use talon_core::{Seat, Value};

use crate::Realms;
use crate::card::Card;
use crate::score::CardSet;
use crate::view::View;

/// The keys of the scenario format. A hand is scored if the viewer knows all of it.
pub(crate) fn position(realms: &Realms, view: &View) -> Value {
    let id = |card: &Card| Value::from(realms.card(*card).id.as_str());
    let unknown = || Value::from("?");
    let mut keys = BTreeMap::new();
    for (index, hand) in view.seats.iter().enumerate() {
        let hidden = core::iter::repeat_with(unknown).take(hand.hidden);
        let cards = Value::Bag(hand.known.iter().map(id).chain(hidden).collect());
        let set: CardSet = hand.known.iter().fold(0, |all, card| all | 1 << card.0);
        let score = match (&view.result, hand.hidden) {
            (Some(result), _) => Value::Int(i64::from(result.scores[index])),
            (None, 0) if set == 0 => Value::Int(0),
            (None, 0) => Value::Int(i64::from(realms.scorer.score(set))),
            (None, _) => unknown(),
        };
        keys.insert(Seat::at(index).to_string(), Value::map([("hand", cards), ("score", score)]));
    }
    let numbers = |seats: &[Seat]| match seats {
        [one] => Value::from(one.number()),
        many => Value::Row(many.iter().map(|seat| Value::from(seat.number())).collect()),
    };
    keys.insert("discard".to_string(), Value::Bag(view.area.iter().map(id).collect()));
    let deck = view.deck.iter().map(|card| card.as_ref().map_or_else(unknown, id)).collect();
    keys.insert("deck".to_string(), Value::Row(deck));
    keys.insert("to_act".to_string(), numbers(&view.to_act));
    let winners = view.result.as_ref().map_or(&[][..], |result| &result.winners);
    keys.insert("winner".to_string(), numbers(winners));
    Value::Map(keys)
}
