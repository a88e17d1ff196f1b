//! A gem of the hand, played twice and destroyed.

use super::hand::{Pick, price_unpaid};
use super::prelude::*;

/// Choose a gem in hand, play it twice, destroy it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct PlayTwice;

impl PlayTwice {
    const PICK: Pick = Pick { who: Who::You, count: Count::Exactly(Amount::Fixed(1)), filter: Filter::Gem };
}

impl Verb for PlayTwice {
    fn followed_by(self) -> &'static [Leaf] {
        const PLAY: Leaf = Leaf::PlayPicked(PlayPicked);
        &[PLAY, PLAY, Leaf::DestroyPicked(DestroyPicked)]
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.question(frame, self.into())
    }

    fn answers(self, look: Look<'_>, frame: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        Self::PICK.answers(look, frame, visit);
    }

    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let kind = resolver.take_answered(frame.by, choice);
        frame.step += 1;
        frame.picked = kind;
        resolver.player(frame.by).play.push(kind);
        Flow::Next
    }

    fn pass(self, frame: &mut Frame) {
        frame.done = frame.step;
    }

    fn picks_from(self) -> Zone {
        Zone::Hand(Who::You)
    }

    fn can(self, look: Look<'_>, frame: &Frame, earlier: Earlier) -> bool {
        Self::PICK.can(look, frame, earlier)
    }

    fn prompt(self, look: Look<'_>, frame: &Frame) -> Phrase {
        with_n("aeons-prompt-play-twice", look.owed(frame, Self::PICK.count))
    }

    fn reason(self, look: Look<'_>, frame: &Frame, choice: Choice) -> Refusal {
        Self::PICK.reason(look, frame, choice)
    }

    fn unpaid(self, _: Look<'_>, _: u8) -> Refusal {
        price_unpaid()
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-play-twice")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// The picked gem is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayPicked;

impl Verb for PlayPicked {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let kind = frame.picked;
        resolver.state.plays[usize::from(kind)] += 1;
        resolver.note(What::Played, frame.by, kind, 0);
        let task = Task::Run(Frame::new(resolver.catalogue.at(kind).main, frame.by, kind));
        resolver.then(frame, Some(task))
    }

    fn text(self, _: Before) -> Phrase {
        PlayTwice.text(Before::Nothing)
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// The picked gem is destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DestroyPicked;

impl Verb for DestroyPicked {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let found = resolver.player(frame.by).take_play(frame.picked);
        let task = if found { resolver.destroy(frame.by, frame.picked) } else { None };
        resolver.then(frame, task)
    }

    fn text(self, _: Before) -> Phrase {
        PlayTwice.text(Before::Nothing)
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}
