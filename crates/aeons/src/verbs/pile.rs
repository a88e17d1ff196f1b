//! The discard pile and the cards in play: taken back, destroyed, laid elsewhere.

use super::prelude::*;

impl Look<'_> {
    /// Cards of a discard pile from the top. Copies are told apart where taking one or the other leaves another order.
    fn discard_places(self, seat: u8, filter: Filter, with_hand: bool, visit: &mut dyn FnMut(Choice)) {
        let player = self.player(seat);
        let mut copies = [0u8; HAND_MAX];
        if with_hand {
            for &kind in &player.hand {
                copies[usize::from(kind)] = 1;
            }
        }
        let mut above = NONE;
        for &kind in player.discard.iter().rev() {
            if kind != above && self.fits(kind, filter) {
                visit(Choice::Card(kind, copies[usize::from(kind)]));
                copies[usize::from(kind)] += 1;
            }
            above = kind;
        }
    }
}

impl<S: Sink<Event>> Resolver<'_, S> {
    /// Takes the n-th run of equal cards from the top (see `Look::discard_places`).
    fn take_discarded(&mut self, seat: u8, kind: KindId, copy: u8) {
        let discard = &mut self.player(seat).discard;
        let mut left = copy;
        for at in (0..discard.len()).rev() {
            let starts_run = discard[at] == kind && discard.get(at + 1) != Some(&kind);
            if starts_run {
                if left == 0 {
                    discard.remove(at);
                    return;
                }
                left -= 1;
            }
        }
    }
}

/// You destroy up to this many cards in hand or discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Scrap(pub u8);

impl Verb for Scrap {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.question(frame, self.into())
    }

    fn answers(self, look: Look<'_>, frame: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        if frame.step < self.0 {
            let hand = kinds_of(&look.player(frame.by).hand);
            hand.for_each(|kind| visit(Choice::Card(kind, 0)));
            look.discard_places(frame.by, Filter::Any, true, visit);
        }
    }

    /// Hand first, then the discard pile: the order in which copies are numbered.
    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let Choice::Card(kind, copy) = choice else { unreachable!("only listed answers get here") };
        let by = frame.by;
        let in_hand = resolver.look().player(by).hand.contains(&kind);
        match copy.checked_sub(u8::from(in_hand)) {
            None => {
                resolver.player(by).take_hand(kind);
            }
            Some(copy) => resolver.take_discarded(by, kind, copy),
        }
        resolver.destroy_picked(frame, by, kind)
    }

    fn pass(self, frame: &mut Frame) {
        frame.done = frame.step;
    }

    fn is_optional(self) -> bool {
        true
    }

    fn picks_from(self) -> Zone {
        Zone::HandAndDiscard
    }

    fn prompt(self, _: Look<'_>, frame: &Frame) -> Phrase {
        with_n("aeons-prompt-scrap", self.0 - frame.step)
    }

    fn text(self, _: Before) -> Phrase {
        with_n("aeons-scrap", self.0)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("scrap", &mut self.0, 1, STEPS_MAX);
    }
}

/// A player takes cards from the discard pile into the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct FromDiscard(pub Who, pub Count, pub Filter);

impl Verb for FromDiscard {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        Some((&mut self.0, Measure::Free))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.question(frame, self.into())
    }

    fn answers(self, look: Look<'_>, frame: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        let Self(who, count, filter) = self;
        if look.owed(frame, count) > 0 {
            look.discard_places(look.seat(frame, who), filter, false, visit);
        }
    }

    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let Choice::Card(kind, copy) = choice else { unreachable!("only listed answers get here") };
        let owner = resolver.look().seat(frame, self.0);
        resolver.take_discarded(owner, kind, copy);
        resolver.player(owner).hand.push(kind);
        resolver.note(What::Returned, owner, kind, 0);
        frame.step += 1;
        Flow::Next
    }

    fn pass(self, frame: &mut Frame) {
        frame.done = frame.step;
    }

    fn is_optional(self) -> bool {
        self.1.is_optional()
    }

    fn deciders(self, look: Look<'_>, frame: &Frame) -> SeatSet {
        look.decider(look.seat(frame, self.0))
    }

    fn picks_from(self) -> Zone {
        Zone::Discard(self.0)
    }

    fn prompt(self, look: Look<'_>, frame: &Frame) -> Phrase {
        with_n("aeons-prompt-from-discard", look.owed(frame, self.1))
    }

    fn text(self, _: Before) -> Phrase {
        counted_text(&counted!("from-discard"), self.0, self.1, self.2)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        count_figures("from_discard", &mut self.1, &mut self.2, figures);
    }
}

/// You take a gem played this turn back into the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct ReturnGem;

impl Verb for ReturnGem {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.question(frame, self.into())
    }

    fn answers(self, look: Look<'_>, frame: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        kinds_of(&look.player(frame.by).play)
            .filter(|&kind| look.fits(kind, Filter::Gem))
            .for_each(|kind| visit(Choice::Card(kind, 0)));
    }

    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let Choice::Card(kind, _) = choice else { unreachable!("only listed answers get here") };
        let player = resolver.player(frame.by);
        player.take_play(kind);
        player.hand.push(kind);
        resolver.note(What::Returned, frame.by, kind, 0);
        next(frame)
    }

    fn picks_from(self) -> Zone {
        Zone::Played
    }

    fn can(self, look: Look<'_>, frame: &Frame, _: Earlier) -> bool {
        frame.by != NONE && look.player(frame.by).play.iter().any(|&kind| look.fits(kind, Filter::Gem))
    }

    fn prompt(self, _: Look<'_>, _: &Frame) -> Phrase {
        Phrase::new("aeons-prompt-return-gem")
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-return-gem")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// This card is destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct DestroyThis;

impl Verb for DestroyThis {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let player = resolver.player(frame.by);
        let found = player.take_play(frame.source) || player.take_hand(frame.source);
        let task = if found { resolver.destroy(frame.by, frame.source) } else { None };
        resolver.then(frame, task)
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-destroy-this")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// The card just gained goes on top of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct OntoDeck;

impl Verb for OntoDeck {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let player = resolver.player(frame.by);
        let found = if frame.from.1 == 0 {
            let at = player.discard.iter().rposition(|&kind| kind == frame.source);
            at.map(|at| player.discard.remove(at))
        } else {
            player.take_hand(frame.source).then_some(frame.source)
        };
        if let Some(kind) = found {
            player.deck.push(Down::known(kind));
        }
        resolver.then(frame, None)
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-onto-deck")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}
