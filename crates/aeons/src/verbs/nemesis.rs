//! What the nemesis does, and what is done to its cards.

use super::prelude::*;

/// The nemesis unleashes this many times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Unleash(pub u8);

impl Verb for Unleash {
    fn perform<S: Sink<Event>>(self, table: &mut Table<'_, S>, frame: &mut Frame) -> Flow {
        table.repeat(frame, self.0, |table| {
            table.note(What::Unleashed, NONE, NONE, 0);
            let board = &table.catalogue.board_facts[usize::from(table.state.board)];
            Task::Run(Frame::new(board.unleash[usize::from(table.state.expert)], NONE, NONE))
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
    fn perform<S: Sink<Event>>(self, table: &mut Table<'_, S>, frame: &mut Frame) -> Flow {
        table.repeat(frame, self.0, |_| Task::Strike(false))
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
    fn perform<S: Sink<Event>>(self, table: &mut Table<'_, S>, frame: &mut Frame) -> Flow {
        table.state.fury = table.state.fury.saturating_add(self.0);
        table.note(What::Fury, NONE, NONE, self.0);
        table.then(frame, None)
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
    fn perform<S: Sink<Event>>(self, table: &mut Table<'_, S>, frame: &mut Frame) -> Flow {
        let life = table.look().amount(frame, self.0);
        if let Some(at) = table.state.entry(frame.source) {
            table.state.in_play[at].left = life;
        }
        table.then(frame, None)
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
    fn perform<S: Sink<Event>>(self, table: &mut Table<'_, S>, frame: &mut Frame) -> Flow {
        let Some(at) = table.look().last_minion() else { return table.then(frame, None) };
        let kind = table.state.nemesis_discard.remove(at);
        table.enter(kind);
        table.note(What::MinionReturned, NONE, kind, 0);
        let immediate = table.catalogue.at(kind).immediate;
        table.then(frame, Some(Task::Run(Frame::new(immediate, NONE, kind))))
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
    fn perform<S: Sink<Event>>(self, table: &mut Table<'_, S>, frame: &mut Frame) -> Flow {
        frame.done = 0;
        for _ in 0..self.0 {
            let Some(kind) = table.state.nemesis_deck.pop() else { break };
            frame.done += u8::from(table.catalogue.at(kind).tier == 3);
            table.state.nemesis_discard.push(kind);
            table.note(What::NemesisDiscarded, NONE, kind, 0);
        }
        table.then(frame, None)
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
    fn perform<S: Sink<Event>>(self, table: &mut Table<'_, S>, frame: &mut Frame) -> Flow {
        let kind = core::mem::replace(&mut table.state.drawn, NONE);
        table.state.nemesis_discard.push(kind);
        table.note(What::NemesisDiscarded, NONE, kind, 0);
        table.then(frame, None)
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
    fn perform<S: Sink<Event>>(self, table: &mut Table<'_, S>, frame: &mut Frame) -> Flow {
        table.end(Ending::Swarmed);
        table.then(frame, None)
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
    fn perform<S: Sink<Event>>(self, table: &mut Table<'_, S>, frame: &mut Frame) -> Flow {
        let kind = frame.source;
        if table.state.drawn == kind {
            table.state.drawn = NONE;
        } else if let Some(at) = table.state.entry(kind) {
            table.state.in_play.remove(at);
            table.state.husks_hurt = if table.husk_life() == 1 { 0 } else { table.state.husks_hurt };
        }
        table.state.nemesis_discard.push(kind);
        let what = if frame.by == NONE { What::NemesisDiscarded } else { What::PowerDiscarded };
        table.note(what, frame.by, kind, 0);
        table.then(frame, None)
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-text-to-discard")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}
