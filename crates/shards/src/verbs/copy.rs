//! Effects of cards played this turn, resolved once more.

use super::prelude::*;

/// The card that copies waits while the copied one is resolved.
fn hand_over<S: Sink<Event>>(
    catalogue: &Catalogue,
    state: &mut State,
    run: Execution,
    kind: u8,
    sink: &mut S,
) -> Flow {
    state.agenda.push(Task::Execution(run));
    sink.note(|| Event::Copied { seat: state.my_seat(), kind: Kind(kind) });
    let at = catalogue.facts(kind).play;
    state.agenda.push(Task::Execution(Execution { at, kind, copied: true, ..Execution::default() }));
    Flow::HandOver
}

/// The same for a step that copies one card, which it remembers.
fn copy_one<S: Sink<Event>>(
    catalogue: &Catalogue,
    state: &mut State,
    run: &mut Execution,
    kind: u8,
    sink: &mut S,
) -> Flow {
    run.memo = kind + 1;
    run.at += 1;
    hand_over(catalogue, state, *run, kind, sink)
}

/// The effect of one card played this turn is resolved again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Copy(pub Copied);

impl Copy {
    /// P2: a card is copied at most once in a chain of copies, and never by itself.
    fn may_copy(self, catalogue: &Catalogue, state: &State, run: Execution, held: u8) -> bool {
        let kind = held & KIND_BITS;
        let fits = match self.0 {
            Copied::Ally => true, // champions do not lie in the play zone
            Copied::AllyOf(faction) => catalogue.facts(kind).faction == faction,
        };
        let in_chain = |task: &Task| matches!(task, Task::Execution(below) if below.kind == kind);
        fits && kind != run.kind && !state.agenda.waiting().iter().any(in_chain)
    }
}

impl Verb for Copy {
    fn perform<S: Sink<Event>>(
        self,
        catalogue: &Catalogue,
        state: &mut State,
        run: &mut Execution,
        sink: &mut S,
    ) -> Flow {
        pick_or_ask(self, catalogue, state, run, sink)
    }

    fn answers(self, catalogue: &Catalogue, state: &State, run: Execution, mut visit: impl FnMut(Choice)) {
        let played = state.me().play().iter();
        let fitting = played.filter(|&&held| self.may_copy(catalogue, state, run, held));
        distinct_kinds(fitting, Zone::Play, &mut visit);
    }

    fn answer<S: Sink<Event>>(
        self,
        catalogue: &Catalogue,
        state: &mut State,
        run: &mut Execution,
        choice: Choice,
        sink: &mut S,
    ) -> Flow {
        let Choice::Card { kind, .. } = choice else { return Flow::Next };
        copy_one(catalogue, state, run, kind.0, sink)
    }

    fn picks_from(self) -> Among {
        Among::Cards(Zone::Play)
    }

    fn prompt(self) -> Phrase {
        Phrase::new("shards-prompt-copy")
    }

    fn uses_recruited(self) -> bool {
        true
    }

    fn key(self) -> &'static str {
        match self.0 {
            Copied::Ally => "shards-copy",
            Copied::AllyOf(_) => "shards-copy-ally",
        }
    }

    fn arguments(self, phrase: Phrase, _: &'static str) -> Phrase {
        match self.0 {
            Copied::Ally => phrase,
            Copied::AllyOf(faction) => phrase.with("faction", faction_term(faction)),
        }
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// Once more the effect that was just copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct CopyAgain;

impl Verb for CopyAgain {
    fn perform<S: Sink<Event>>(
        self,
        catalogue: &Catalogue,
        state: &mut State,
        run: &mut Execution,
        sink: &mut S,
    ) -> Flow {
        match run.memo.checked_sub(1) {
            Some(kind) => copy_one(catalogue, state, run, kind, sink),
            None => Flow::Next,
        }
    }

    fn uses_recruited(self) -> bool {
        true
    }

    fn key(self) -> &'static str {
        "shards-copy-again"
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// The effect of each ally of a faction, played this turn before or after, is resolved again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct CopyEvery(pub Faction);

impl Verb for CopyEvery {
    /// The step stays where it is until every ally had its turn.
    fn perform<S: Sink<Event>>(
        self,
        catalogue: &Catalogue,
        state: &mut State,
        run: &mut Execution,
        sink: &mut S,
    ) -> Flow {
        state.marks.twice |= self.0.bit(); // P11: those played later resolve twice
        let mut played = state.me().play().iter().rev().copied().enumerate().skip(run.memo as usize);
        let Some((place, card)) = played.find(|&(_, card)| catalogue.facts(card).faction == self.0) else {
            return Flow::Next;
        };
        run.memo = place as u8 + 1;
        hand_over(catalogue, state, *run, card & KIND_BITS, sink)
    }

    fn uses_recruited(self) -> bool {
        true
    }

    fn minds_order(self) -> bool {
        true
    }

    fn key(self) -> &'static str {
        "shards-copy-every"
    }

    fn arguments(self, phrase: Phrase, _: &'static str) -> Phrase {
        phrase.with("faction", faction_term(self.0))
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}
