//! Corruptions.

use super::prelude::*;

/// A player gains corruptions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Corrupt(pub Who, pub u8, pub To);

impl Verb for Corrupt {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        Some((&mut self.0, Measure::Free))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let Self(who, n, to) = self;
        let seat = resolver.look().seat(frame, who);
        if seat != NONE {
            resolver.corrupt(seat, n, to);
        }
        resolver.then(frame, None)
    }

    fn text(self, _: Before) -> Phrase {
        match self {
            Self(who, n, To::Hand) => number(bent!("corrupt-hand", who), n),
            Self(who, n, To::DiscardTop | To::DeckTop) => number(bent!("corrupt", who), n),
        }
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("corrupt", &mut self.1, 1, 5);
    }
}
