//! The turn-order deck.

use super::prelude::*;

impl<S: Sink<Event>> Resolver<'_, S> {
    /// Before a card is drawn or revealed, an empty deck is rebuilt from all discarded cards.
    pub(crate) fn fill_turn_deck(&mut self) {
        if self.state.turn_deck.is_empty() {
            let discard = self.state.turn_discard;
            self.state.turn_deck.extend(discard.iter().map(|&card| Down::unknown(card)));
            self.state.turn_discard.clear();
            self.state.dice.shuffle(&mut self.state.turn_deck);
            self.note(What::TurnShuffled, NONE, NONE, 0);
        }
    }

    /// One discarded turn-order card is shuffled into the deck.
    fn return_turn(&mut self, card: u8) {
        if self.state.turn_discard.take(card) {
            self.state.turn_deck.push(Down::unknown(card));
            self.state.turn_deck.iter_mut().for_each(|card| card.seen = 0);
            self.state.dice.shuffle(&mut self.state.turn_deck);
            self.note(What::TurnReturned, NONE, NONE, card);
        }
    }
}

fn choose_turn_card() -> Refusal {
    rule("aeons-refusal-turn-card", "choose one of the turn-order cards (`choose p1`, `choose nemesis` …)")
}

/// Reveal the top turn-order card; done if it is a player card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct RevealTurn;

impl Verb for RevealTurn {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.fill_turn_deck();
        frame.done = 0;
        if let Some(card) = resolver.state.turn_deck.last_mut() {
            card.seen = Down::ALL;
            frame.done = u8::from(card.kind != turn_card::NEMESIS);
            let kind = card.kind;
            resolver.note(What::TurnRevealed, frame.by, NONE, kind);
        }
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-reveal-turn")
    }

    fn told(self) -> Option<Before> {
        Some(Before::Revealed)
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// Leave it on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct KeepTurn;

impl Verb for KeepTurn {
    fn perform<S: Sink<Event>>(self, _: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-keep-turn")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// Put it at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct BuryTurn;

impl Verb for BuryTurn {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        if let Some(card) = resolver.state.turn_deck.pop() {
            resolver.state.turn_deck.insert(0, card);
        }
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-bury-turn")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// Shuffle cards of the turn-order discard pile back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct ShuffleTurn(pub TurnCards);

impl Verb for ShuffleTurn {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        match self.0 {
            TurnCards::Numbered | TurnCards::Players => resolver.question(frame, self.into()),
            TurnCards::Nemesis => {
                while resolver.state.turn_discard.contains(&turn_card::NEMESIS) {
                    resolver.return_turn(turn_card::NEMESIS);
                }
                next(frame)
            }
        }
    }

    /// Discarded turn-order cards. The wild is a player card (R18), but nobody's number (X19).
    fn answers(self, look: Look<'_>, _: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        let bits = look.state.turn_discard.iter().fold(0u8, |bits, card| bits | 1 << card);
        let last = match self.0 {
            TurnCards::Numbered => turn_card::WILD,
            TurnCards::Players => turn_card::NEMESIS,
            TurnCards::Nemesis => 0,
        };
        (0..last).filter(|card| bits & 1 << card != 0).for_each(|card| visit(Choice::Turn(card)));
    }

    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let Choice::Turn(card) = choice else { unreachable!("only listed answers get here") };
        frame.same = if card < turn_card::WILD { card } else { NONE };
        resolver.return_turn(card);
        next(frame)
    }

    fn pass(self, frame: &mut Frame) {
        frame.same = NONE;
    }

    fn prompt(self, _: Look<'_>, _: &Frame) -> Phrase {
        Phrase::new("aeons-prompt-shuffle-turn")
    }

    fn reason(self, _: Look<'_>, _: &Frame, _: Choice) -> Refusal {
        choose_turn_card()
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new(match self.0 {
            TurnCards::Numbered => "aeons-shuffle-turn-numbered",
            TurnCards::Players => "aeons-shuffle-turn-players",
            TurnCards::Nemesis => "aeons-shuffle-turn-nemesis",
        })
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// Reveal the turn-order deck and put it back in any order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Arrange;

impl Verb for Arrange {
    /// The whole deck is revealed, then laid out again from the top.
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        if frame.step == 0 {
            resolver.fill_turn_deck(); // Q3: a reveal from an empty deck makes a new one
            for at in 0..resolver.state.turn_deck.len() {
                resolver.state.turn_deck[at].seen = Down::ALL;
                let card = resolver.state.turn_deck[at].kind;
                resolver.note(What::TurnRevealed, frame.by, NONE, card);
            }
        }
        let rest = resolver.state.turn_deck.len() - usize::from(frame.step);
        let left = &resolver.state.turn_deck[..rest];
        if left.iter().all(|card| card.kind == left[0].kind) {
            return next(frame);
        }
        resolver.question(frame, self.into())
    }

    fn answers(self, look: Look<'_>, frame: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        let deck = &look.state.turn_deck;
        let rest = deck.len() - usize::from(frame.step).min(deck.len());
        let bits = deck[..rest].iter().fold(0u64, |bits, card| bits | 1 << card.kind);
        (0..6).filter(|card| bits & 1 << card != 0).for_each(|card| visit(Choice::Turn(card)));
    }

    /// The chosen card moves to the highest place that is still open.
    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let Choice::Turn(card) = choice else { unreachable!("only listed answers get here") };
        let rest = resolver.state.turn_deck.len() - usize::from(frame.step);
        if let Some(at) = resolver.state.turn_deck[..rest].iter().rposition(|held| held.kind == card) {
            resolver.state.turn_deck[at..rest].rotate_left(1);
        }
        frame.step += 1;
        Flow::Next
    }

    fn prompt(self, _: Look<'_>, _: &Frame) -> Phrase {
        Phrase::new("aeons-prompt-arrange")
    }

    fn reason(self, _: Look<'_>, _: &Frame, _: Choice) -> Refusal {
        choose_turn_card()
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-arrange")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}
