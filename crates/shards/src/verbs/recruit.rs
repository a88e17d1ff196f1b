//! Cards from the row that cost nothing.

use super::prelude::*;

/// A card from the row up to a printed cost is recruited for free.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct FreeRecruit {
    /// The dearest that may be taken.
    pub cost_max: u8,
    /// The mastery from which it goes to the hand.
    pub to_hand_from: u8,
}

impl Verb for FreeRecruit {
    /// The Nemesis has no purse (shards 10.3).
    fn perform<S: Sink<Event>>(
        self,
        catalogue: &Catalogue,
        state: &mut State,
        run: &mut Execution,
        sink: &mut S,
    ) -> Flow {
        if state.is_nemesis_turn() {
            return Flow::Next;
        }
        pick_or_ask(self, catalogue, state, run, sink)
    }

    fn answers(self, catalogue: &Catalogue, state: &State, _: Execution, mut visit: impl FnMut(Choice)) {
        let cheap = state.row.iter().filter(|&&held| catalogue.facts(held).cost <= self.cost_max);
        distinct_kinds(cheap, Zone::Row, &mut visit);
    }

    fn answer<S: Sink<Event>>(
        self,
        catalogue: &Catalogue,
        state: &mut State,
        _: &mut Execution,
        choice: Choice,
        sink: &mut S,
    ) -> Flow {
        let Choice::Card { kind, .. } = choice else { return Flow::Next };
        let to_hand = state.me().mastery >= self.to_hand_from;
        if let Some(place) = state.row.iter().position(|&card| card == kind.0) {
            Catalogue::take_from_row(state, place, sink);
            catalogue.recruit(state, kind.0, to_hand, sink);
        }
        Flow::Next
    }

    fn picks_from(self) -> Among {
        Among::Cards(Zone::Row)
    }

    fn prompt(self) -> Phrase {
        Phrase::new("shards-prompt-free-recruit")
    }

    fn uses_recruited(self) -> bool {
        true
    }

    fn key(self) -> &'static str {
        "shards-free-recruit"
    }

    fn arguments(self, phrase: Phrase, number: &'static str) -> Phrase {
        phrase.with(number, i64::from(self.cost_max))
    }

    fn line_below(self) -> Option<(u8, &'static str)> {
        Some((self.to_hand_from, "shards-recruit-to-hand"))
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("free_cost", &mut self.cost_max, 0, COST_MAX);
        figures.byte("to_hand_from", &mut self.to_hand_from, 0, MASTERY_MAX);
    }
}
