//! Husks and the swarm.

use super::prelude::*;

/// Husks are placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct PlaceHusks(pub Amount);

impl Verb for PlaceHusks {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.place_husks(resolver.look().amount(frame, self.0));
        resolver.then(frame, None)
    }

    fn text(self, before: Before) -> Phrase {
        amount_text(keys_by_amount!("place-husks"), self.0, before)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        amount_figures("husks", &mut self.0, figures);
    }
}

/// Husks are discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct DropHusks(pub Amount);

impl Verb for DropHusks {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        frame.done = resolver.drop_husks(resolver.look().amount(frame, self.0));
        resolver.then(frame, None)
    }

    fn text(self, before: Before) -> Phrase {
        match self.0 {
            Amount::Sum { base: 0, each: 1, per: Source::HalfHusks } => Phrase::new("aeons-drop-husks-half"),
            amount => amount_text(keys_by_amount!("drop-husks"), amount, before),
        }
    }

    fn told(self) -> Option<Before> {
        Some(Before::Husks)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        amount_figures("husks", &mut self.0, figures);
    }
}

/// The nemesis swarms this many times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Swarm(pub u8);

impl Verb for Swarm {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.repeat(frame, self.0, |resolver| {
            resolver.note(What::Swarmed, NONE, NONE, resolver.state.husks);
            let board = &resolver.catalogue.board_facts[usize::from(resolver.state.board)];
            Task::Run(Frame::new(board.swarm, NONE, NONE))
        })
    }

    fn text(self, _: Before) -> Phrase {
        with_n("aeons-swarm", self.0)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("swarm", &mut self.0, 1, 5);
    }
}
