//! Breaches.

use super::prelude::*;

/// A breach is focused for free.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Focus(pub Who, pub Which);

impl Verb for Focus {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        Some((&mut self.0, Measure::Closed))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.question(frame, self.into())
    }

    /// Any closed breach, or the cheapest one: opened and missing ones never count.
    fn answers(self, look: Look<'_>, frame: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        let seat = look.seat(frame, self.0);
        if seat == NONE {
            return;
        }
        let breaches = look.player(seat).breaches;
        let mut closed = (0..4).filter(|&breach| matches!(breaches[usize::from(breach)], Breach::Closed(_)));
        match self.1 {
            Which::Free => closed.for_each(|breach| visit(Choice::Breach(breach))),
            // Focus prices rise from I to IV.
            Which::Cheapest => closed.next().into_iter().for_each(|breach| visit(Choice::Breach(breach))),
        }
    }

    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let Choice::Breach(breach) = choice else { unreachable!("only listed answers get here") };
        let owner = resolver.look().seat(frame, self.0);
        resolver.focus(owner, breach);
        next(frame)
    }

    fn deciders(self, look: Look<'_>, frame: &Frame) -> SeatSet {
        look.decider(if frame.by == NONE { look.seat(frame, self.0) } else { frame.by })
    }

    fn can(self, look: Look<'_>, frame: &Frame, earlier: Earlier) -> bool {
        look.is_able(frame, earlier, self.0, |seat| look.player(seat).has_closed())
    }

    fn prompt(self, _: Look<'_>, _: &Frame) -> Phrase {
        Phrase::new("aeons-prompt-focus")
    }

    fn reason(self, _: Look<'_>, _: &Frame, _: Choice) -> Refusal {
        rule("aeons-refusal-closed-breach", "choose a closed breach (`choose N`)")
    }

    fn text(self, _: Before) -> Phrase {
        match self.1 {
            Which::Cheapest => bent!("focus-cheapest", self.0),
            Which::Free => bent!("focus", self.0),
        }
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}
