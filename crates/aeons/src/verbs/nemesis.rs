//! What the nemesis does, and what is done to its cards.

use super::prelude::*;

/// The nemesis unleashes this many times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Unleash(pub u8);

impl Verb for Unleash {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.repeat(frame, self.0, |resolver| {
            resolver.note(What::Unleashed, NONE, NONE, 0);
            let board = &resolver.catalogue.board_facts[usize::from(resolver.state.board)];
            Task::Run(Frame::new(board.unleash[usize::from(resolver.state.expert)], NONE, NONE))
        })
    }

    fn text(self, _: Before) -> Phrase {
        with_n("aeons-unleash", self.0)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("unleash", &mut self.0, 1, 5);
    }
}

/// It strikes this many times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Strike(pub u8);

impl Verb for Strike {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.repeat(frame, self.0, |_| Task::Strike(false))
    }

    fn text(self, _: Before) -> Phrase {
        with_n("aeons-strike", self.0)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("strike", &mut self.0, 1, 5);
    }
}

/// Fury tokens are added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Fury(pub u8);

impl Verb for Fury {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.state.fury = resolver.state.fury.saturating_add(self.0);
        resolver.note(What::Fury, NONE, NONE, self.0);
        resolver.then(frame, None)
    }

    fn text(self, _: Before) -> Phrase {
        with_n("aeons-fury", self.0)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("fury", &mut self.0, 0, STEPS_MAX);
    }
}

/// The minion that enters gets this life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct SetLife(pub Amount);

impl Verb for SetLife {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let life = resolver.look().amount(frame, self.0);
        if let Some(at) = resolver.state.entry(frame.source) {
            resolver.state.in_play[at].left = life;
        }
        resolver.then(frame, None)
    }

    fn text(self, before: Before) -> Phrase {
        amount_text(keys_by_amount!("set-life"), self.0, before)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        amount_figures("life", &mut self.0, figures);
    }
}

/// The last discarded minion returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct ReturnMinion;

impl Verb for ReturnMinion {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let Some(at) = resolver.look().last_minion() else { return resolver.then(frame, None) };
        let kind = resolver.state.nemesis_discard.remove(at);
        resolver.enter(kind);
        resolver.note(What::MinionReturned, NONE, kind, 0);
        let immediate = resolver.catalogue.at(kind).immediate;
        resolver.then(frame, Some(Task::Run(Frame::new(immediate, NONE, kind))))
    }

    fn can(self, look: Look<'_>, _: &Frame, _: Earlier) -> bool {
        look.last_minion().is_some()
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-return-minion")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

impl Look<'_> {
    /// The most recently discarded minion card.
    fn last_minion(self) -> Option<usize> {
        self.state.nemesis_discard.iter().rposition(|&kind| self.catalogue.type_of(kind) == Type::Minion)
    }
}

/// Nemesis cards are discarded unresolved; done counts those of tier 3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct DropNemesis(pub u8);

impl Verb for DropNemesis {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        frame.done = 0;
        for _ in 0..self.0 {
            let Some(kind) = resolver.state.nemesis_deck.pop() else { break };
            frame.done += u8::from(resolver.catalogue.at(kind).tier == 3);
            resolver.state.nemesis_discard.push(kind);
            resolver.note(What::NemesisDiscarded, NONE, kind, 0);
        }
        resolver.then(frame, None)
    }

    fn text(self, _: Before) -> Phrase {
        with_n("aeons-drop-nemesis", self.0)
    }

    fn told(self) -> Option<Before> {
        Some(Before::Tier3)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("drop_nemesis", &mut self.0, 1, STEPS_MAX);
    }
}

/// The drawn nemesis card is discarded without effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Ward;

impl Verb for Ward {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let kind = core::mem::replace(&mut resolver.state.drawn, NONE);
        resolver.state.nemesis_discard.push(kind);
        resolver.note(What::NemesisDiscarded, NONE, kind, 0);
        resolver.then(frame, None)
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-ward")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// The players lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Lose;

impl Verb for Lose {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.end(Ending::Swarmed);
        resolver.then(frame, None)
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-lose")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// The running attack or power goes to the nemesis discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiscardThis;

impl Verb for DiscardThis {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let kind = frame.source;
        if resolver.state.drawn == kind {
            resolver.state.drawn = NONE;
        } else if let Some(at) = resolver.state.entry(kind) {
            resolver.state.in_play.remove(at);
            resolver.state.husks_hurt = if resolver.husk_life() == 1 { 0 } else { resolver.state.husks_hurt };
        }
        resolver.state.nemesis_discard.push(kind);
        let what = if frame.by == NONE { What::NemesisDiscarded } else { What::PowerDiscarded };
        resolver.note(what, frame.by, kind, 0);
        resolver.then(frame, None)
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-text-to-discard")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}
