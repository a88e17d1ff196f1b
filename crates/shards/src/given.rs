//! What a scenario's `given` can say.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use talon_core::{GivenPart, GivenValue, Mark, Seat};

use crate::card::Card;
use crate::catalogue::Catalogue;
use crate::lay::{AMOUNT_MAX, Fits};
use crate::state::{HEALTH_MAX, MASTERY_MAX, Mode, State, Task};

/// What can be said about a champion.
const CHAMPION: &[Mark] = &[Mark::Number("damage"), Mark::Flag("exhausted")];

/// The keys that [`crate::lay`] reads.
pub(crate) fn given_parts(catalogue: &Catalogue, state: &State) -> Vec<GivenPart> {
    let mut parts = vec![GivenPart::new("to_act", GivenPart::seats(state.players()))];
    let drafting = matches!(state.agenda.top(), Some(Task::Draft(_)));
    if !drafting && !matches!(state.agenda.top(), Some(Task::Bid)) {
        let phases = ["play", "attack"].map(ToString::to_string);
        parts.push(GivenPart::new("phase", GivenValue::OneOf(phases.into())));
    }
    parts.push(GivenPart::new("row", GivenValue::cards(catalogue.ids_for(Fits::Center))));
    parts.push(GivenPart::new("center_deck", GivenValue::pile(catalogue.ids_for(Fits::Center))));
    if drafting {
        parts.push(GivenPart::new("relic_pool", GivenValue::cards(catalogue.ids_for(Fits::Relic))));
    }
    if state.mode == Mode::Nemesis {
        parts.push(GivenPart::new("banished", GivenValue::cards(catalogue.ids_for(Fits::Anything))));
        catalogue.figures_of("nemesis", &mut parts);
    }
    for seat in 0..state.players() {
        catalogue.side_parts(&Seat::at(seat).to_string(), &mut parts);
    }
    parts
}

impl Catalogue {
    /// The ids of all cards that may lie in such a zone.
    fn ids_for(&self, fits: Fits) -> Vec<String> {
        let right = |card: &&Card| fits.refused(card).is_none();
        self.cards().iter().filter(right).map(|card| card.id.clone()).collect()
    }

    /// What players and the Nemesis share.
    fn figures_of(&self, whose: &str, parts: &mut Vec<GivenPart>) {
        let ids = self.characters().iter().map(|character| character.id.clone()).collect();
        let power = GivenValue::Whole { from: 0, to: AMOUNT_MAX, or: Some("infinite") };
        let champions =
            GivenValue::Cards { ids: self.ids_for(Fits::Champion), ordered: false, marks: CHAMPION };
        parts.extend(
            [
                ("character", GivenValue::OneOf(ids)),
                ("health", GivenValue::whole(0, i64::from(HEALTH_MAX))),
                ("mastery", GivenValue::whole(0, i64::from(MASTERY_MAX))),
                ("power", power),
                ("champions", champions),
            ]
            .map(|(key, allowed)| GivenPart::new(format!("{whose}.{key}"), allowed)),
        );
    }

    fn side_parts(&self, seat: &str, parts: &mut Vec<GivenPart>) {
        self.figures_of(seat, parts);
        let anything = || self.ids_for(Fits::Anything);
        parts.extend(
            [
                ("gems", GivenValue::whole(0, AMOUNT_MAX)),
                ("focused", GivenValue::YesNo),
                ("hand", GivenValue::cards(anything())),
                ("play", GivenValue::cards(self.ids_for(Fits::NoChampion))),
                ("deck", GivenValue::pile(anything())),
                ("discard", GivenValue::cards(anything())),
                ("relics", GivenValue::cards(self.ids_for(Fits::Relic))),
                ("banished", GivenValue::cards(anything())),
            ]
            .map(|(key, allowed)| GivenPart::new(format!("{seat}.{key}"), allowed)),
        );
    }
}
