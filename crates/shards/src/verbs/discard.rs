//! Cards that come back from the discard. The Nemesis has none (shards 10.3).

use super::prelude::*;

impl Catalogue {
    /// Discard to hand; everybody sees which card.
    pub(crate) fn take_back<S: Sink<Event>>(state: &mut State, kind: u8, sink: &mut S) {
        let seat = state.my_seat();
        let me = state.me_mut();
        if let Some(place) = me.find_in_discard(kind) {
            me.stock.take_second(place);
            me.table.push_first(kind | MARKED);
            sink.note(|| Event::Returned { seat, kind: Kind(kind) });
        }
    }
}

fn passes(facts: &Facts, filter: Filter) -> bool {
    match filter {
        Filter::Champion => facts.champion,
        Filter::Mercenary => facts.mercenary,
        Filter::Faction(faction) => facts.faction == faction,
    }
}

fn with_faction(phrase: Phrase, filter: Filter) -> Phrase {
    match filter {
        Filter::Faction(faction) => phrase.with("faction", faction_term(faction)),
        Filter::Champion | Filter::Mercenary => phrase,
    }
}

/// One such card returns from the discard to the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Return(pub Filter);

impl Verb for Return {
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
        let discard = state.me().discard().iter();
        let fitting = discard.filter(|&&held| passes(catalogue.facts(held), self.0));
        distinct_kinds(fitting, Zone::Discard, &mut visit);
    }

    fn answer<S: Sink<Event>>(
        self,
        _: &Catalogue,
        state: &mut State,
        _: &mut Execution,
        choice: Choice,
        sink: &mut S,
    ) -> Flow {
        if let Choice::Card { kind, .. } = choice {
            Catalogue::take_back(state, kind.0, sink);
        }
        Flow::Next
    }

    fn picks_from(self) -> Among {
        Among::Cards(Zone::Discard)
    }

    fn prompt(self) -> Phrase {
        Phrase::new("shards-prompt-return")
    }

    fn uses_recruited(self) -> bool {
        true
    }

    fn key(self) -> &'static str {
        match self.0 {
            Filter::Champion => "shards-return-champion",
            Filter::Mercenary => "shards-return-mercenary",
            Filter::Faction(_) => "shards-return-faction",
        }
    }

    fn arguments(self, phrase: Phrase, _: &'static str) -> Phrase {
        with_faction(phrase, self.0)
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// Every such card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct ReturnEvery(pub Filter);

impl Verb for ReturnEvery {
    fn perform<S: Sink<Event>>(
        self,
        catalogue: &Catalogue,
        state: &mut State,
        _: &mut Execution,
        sink: &mut S,
    ) -> Flow {
        if state.is_nemesis_turn() {
            return Flow::Next;
        }
        let fits = |card: &&u8| passes(catalogue.facts(**card), self.0);
        while let Some(&card) = state.me().discard().iter().find(fits) {
            Catalogue::take_back(state, card, sink);
        }
        Flow::Next
    }

    fn uses_recruited(self) -> bool {
        true
    }

    fn key(self) -> &'static str {
        match self.0 {
            Filter::Champion => "shards-return-every-champion",
            Filter::Mercenary => "shards-return-every-mercenary",
            Filter::Faction(_) => "shards-return-every-faction",
        }
    }

    fn arguments(self, phrase: Phrase, _: &'static str) -> Phrase {
        with_faction(phrase, self.0)
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}
