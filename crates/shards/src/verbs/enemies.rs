//! What is done to enemies.

use super::prelude::*;

impl Catalogue {
    /// A champion goes to its owner's discard; one of the Nemesis is banished (R37).
    pub(crate) fn destroy<S: Sink<Event>>(state: &mut State, seat: usize, place: usize, sink: &mut S) {
        let nemesis = state.mode == Mode::Nemesis && seat == NEMESIS;
        let side = state.side_mut(seat);
        let Champion { kind, .. } = side.champions.remove(place);
        if nemesis {
            side.banished[kind as usize] += 1;
        } else {
            side.stock.push_second(kind);
        }
        sink.note(|| Event::Destroyed { seat: Seat::at(seat), kind: Kind(kind) });
    }
}

fn destroy_every<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    for seat in 0..state.sides_len as usize {
        if state.are_enemies(state.turn as usize, seat) && state.side(seat).is_alive() {
            while !state.side(seat).champions.is_empty() {
                Catalogue::destroy(state, seat, 0, sink);
            }
        }
    }
}

/// Enemy champions are destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Destroy(pub Reach);

impl Verb for Destroy {
    fn perform<S: Sink<Event>>(
        self,
        catalogue: &Catalogue,
        state: &mut State,
        run: &mut Execution,
        sink: &mut S,
    ) -> Flow {
        match self.0 {
            Reach::One => pick_or_ask(self, catalogue, state, run, sink),
            Reach::Every => {
                destroy_every(state, sink);
                Flow::Next
            }
        }
    }

    fn answers(self, _: &Catalogue, state: &State, _: Execution, mut visit: impl FnMut(Choice)) {
        for seat in state.enemies() {
            distinct_champions(state, seat, |place| visit(Choice::Champion { seat: Seat::at(seat), place }));
        }
    }

    fn answer<S: Sink<Event>>(
        self,
        _: &Catalogue,
        state: &mut State,
        _: &mut Execution,
        choice: Choice,
        sink: &mut S,
    ) -> Flow {
        if let Choice::Champion { seat, place } = choice {
            Catalogue::destroy(state, seat.index(), place as usize, sink);
        }
        Flow::Next
    }

    fn picks_from(self) -> Among {
        Among::Champions
    }

    fn prompt(self) -> Phrase {
        Phrase::new("shards-prompt-destroy")
    }

    fn key(self) -> &'static str {
        match self.0 {
            Reach::One => "shards-destroy-one",
            Reach::Every => "shards-destroy-every",
        }
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// One enemy player loses this much mastery.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Weaken(pub u8);

impl Verb for Weaken {
    fn perform<S: Sink<Event>>(
        self,
        catalogue: &Catalogue,
        state: &mut State,
        run: &mut Execution,
        sink: &mut S,
    ) -> Flow {
        pick_or_ask(self, catalogue, state, run, sink)
    }

    fn answers(self, _: &Catalogue, state: &State, _: Execution, mut visit: impl FnMut(Choice)) {
        state.enemies().for_each(|seat| visit(Choice::Seat(Seat::at(seat))));
    }

    fn answer<S: Sink<Event>>(
        self,
        _: &Catalogue,
        state: &mut State,
        _: &mut Execution,
        choice: Choice,
        sink: &mut S,
    ) -> Flow {
        if let Choice::Seat(seat) = choice {
            let side = state.side_mut(seat.index());
            side.mastery = side.mastery.saturating_sub(self.0);
            sink.note(|| Event::Weakened { seat, n: u16::from(self.0) });
        }
        Flow::Next
    }

    fn picks_from(self) -> Among {
        Among::Seats
    }

    fn prompt(self) -> Phrase {
        Phrase::new("shards-prompt-weaken")
    }

    fn key(self) -> &'static str {
        "shards-weaken"
    }

    fn arguments(self, phrase: Phrase, number: &'static str) -> Phrase {
        phrase.with(number, i64::from(self.0))
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("weaken", &mut self.0, 0, MASTERY_MAX);
    }
}
