//! What a scenario's `given` can say.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use talon_core::{GivenPart, GivenValue};

use crate::Realms;
use crate::score::cards_of;
use crate::state::State;

/// The keys that [`crate::lay`] reads.
pub(crate) fn given_parts(realms: &Realms, state: &State) -> Vec<GivenPart> {
    let ids =
        || -> Vec<String> { cards_of(state.every_card()).map(|card| realms.card(card).id.clone()).collect() };
    let mut parts = vec![
        GivenPart::new("to_act", GivenPart::seats(state.seats())),
        GivenPart::new("discard", GivenValue::cards(ids())),
        GivenPart::new("deck", GivenValue::pile(ids())),
    ];
    let hand = |seat| GivenPart::new(format!("{seat}.hand"), GivenValue::cards(ids()));
    parts.extend(state.all_seats().map(hand));
    parts
}
