//! Cards that leave the game.

use super::prelude::*;

/// The player may banish up to this many cards from hand and discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Banish(pub u8);

impl Verb for Banish {
    /// One card after the other, until the player stops. The Nemesis has nothing to banish (shards 10.3).
    fn perform<S: Sink<Event>>(
        self,
        _: &Catalogue,
        state: &mut State,
        run: &mut Execution,
        _: &mut S,
    ) -> Flow {
        let me = state.me();
        let any = !me.hand().is_empty() || !me.discard().is_empty();
        if run.given < self.0 && any && !state.is_nemesis_turn() {
            return Flow::Wait;
        }
        run.given = 0;
        Flow::Next
    }

    fn answers(self, _: &Catalogue, state: &State, _: Execution, mut visit: impl FnMut(Choice)) {
        let me = state.me();
        distinct_kinds(me.hand().iter(), Zone::Hand, &mut visit);
        distinct_kinds(me.discard().iter(), Zone::Discard, &mut visit);
    }

    fn answer<S: Sink<Event>>(
        self,
        _: &Catalogue,
        state: &mut State,
        run: &mut Execution,
        choice: Choice,
        sink: &mut S,
    ) -> Flow {
        let Choice::Card { zone, kind } = choice else { return Flow::Next };
        banish(state, zone, kind.0);
        run.given += 1;
        sink.note(|| Event::Banished { seat: state.my_seat(), kind });
        Flow::Wait
    }

    fn is_optional(self) -> bool {
        true
    }

    fn picks_from(self) -> Among {
        Among::HandAndDiscard
    }

    fn prompt_kind(self) -> PromptKind {
        PromptKind::Banish
    }

    fn prompt(self) -> Phrase {
        Phrase::new("shards-prompt-banish")
    }

    fn reason(self, catalogue: &Catalogue, state: &State, choice: Choice) -> Refusal {
        match catalogue.why_no_answer(state, choice) {
            Refusal::NotThere { .. } => rule(
                "shards-refusal-not-fitting",
                "this card is neither in your hand nor in your discard; a card in the play zone cannot be banished",
            ),
            other => other,
        }
    }

    fn uses_recruited(self) -> bool {
        true
    }

    fn key(self) -> &'static str {
        "shards-banish"
    }

    fn arguments(self, phrase: Phrase, number: &'static str) -> Phrase {
        phrase.with(number, i64::from(self.0))
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("banish", &mut self.0, 0, CARDS_MAX);
    }
}

fn banish(state: &mut State, zone: Zone, kind: u8) {
    let me = state.me_mut();
    let place = if zone == Zone::Hand { me.find_in_hand(kind) } else { me.find_in_discard(kind) };
    if let Some(place) = place {
        if zone == Zone::Hand {
            me.table.take_first(place)
        } else {
            me.stock.take_second(place)
        };
        me.banished[kind as usize] += 1;
    }
}
