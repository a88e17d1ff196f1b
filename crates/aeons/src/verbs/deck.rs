//! Players' decks: cards drawn from them, their top cards, their shuffling.

use talon_core::List;

use super::prelude::*;
use crate::code::Node;

/// A player draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Draw(pub Who, pub u8);

impl Verb for Draw {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        Some((&mut self.0, Measure::Drawable))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let seat = resolver.look().seat(frame, self.0);
        if seat != NONE {
            resolver.draw(seat, self.1);
        }
        next(frame)
    }

    fn brings_cards(self) -> bool {
        true
    }

    fn offered_to(self) -> Measure {
        Measure::Drawable
    }

    fn text(self, _: Before) -> Phrase {
        number(bent!("draw", self.0), self.1)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("draw", &mut self.1, 0, STEPS_MAX);
    }
}

/// A player looks at the top card of their deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct LookTop(pub Who);

impl Verb for LookTop {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        Some((&mut self.0, Measure::Free))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let seat = resolver.look().seat(frame, self.0);
        if resolver.has_top(seat) {
            let top = resolver.player(seat).deck.last_mut().map(|card| {
                card.seen |= 1 << seat;
                card.kind
            });
            resolver.note(What::TopLooked, seat, top.unwrap_or(NONE), 0);
        }
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        bent!("look-top", self.0)
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// The player picked reveals the top card of their deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct RevealTop;

impl Verb for RevealTop {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let seat = frame.same;
        next(frame);
        if resolver.has_top(seat) {
            if let Some(card) = resolver.player(seat).deck.last_mut() {
                card.seen = Down::ALL;
                let kind = card.kind;
                resolver.note(What::TopRevealed, seat, kind, 0);
            }
            return Flow::Next;
        }
        // Nothing to reveal: the choice that follows is skipped with its branches.
        if let Node::OneOf(_, n) = resolver.catalogue.nodes[usize::from(frame.at)]
            && let Node::Branch(last) = resolver.catalogue.nodes[usize::from(frame.at) + usize::from(n)]
        {
            frame.at = last.to;
        }
        Flow::Next
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-reveal-top")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// And leaves it there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct KeepTop;

impl Verb for KeepTop {
    fn perform<S: Sink<Event>>(self, _: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-keep-top")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// Or discards it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct DiscardTop;

impl Verb for DiscardTop {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        if let Some(card) = resolver.player(frame.same).deck.pop() {
            resolver.discard(frame.same, card.kind);
        }
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-discard-top")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// The top cards of a player's deck are destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct DestroyTop(pub Who, pub u8);

impl Verb for DestroyTop {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        Some((&mut self.0, Measure::Free))
    }

    /// Cards are destroyed from the top, turning the pile over if need be. Stray corruptions are laid afterwards.
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let seat = resolver.look().seat(frame, self.0);
        next(frame);
        let mut strays: List<Task, 8> = List::new();
        for _ in 0..self.1 {
            if !resolver.has_top(seat) {
                break;
            }
            let Some(card) = resolver.player(seat).deck.pop() else { break };
            strays.extend(resolver.destroy(seat, card.kind));
        }
        if strays.is_empty() {
            return Flow::Next;
        }
        resolver.store(*frame);
        strays.iter().for_each(|&stray| resolver.state.agenda.push(stray));
        Flow::Yield
    }

    fn can(self, look: Look<'_>, frame: &Frame, earlier: Earlier) -> bool {
        look.is_able(frame, earlier, self.0, |seat| look.score(seat, Measure::Drawable) > 0)
    }

    fn text(self, _: Before) -> Phrase {
        number(bent!("destroy-top", self.0), self.1)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("destroy_top", &mut self.1, 1, STEPS_MAX);
    }
}

/// The discard pile goes onto the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct DiscardOntoDeck(pub Who);

impl Verb for DiscardOntoDeck {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        Some((&mut self.0, Measure::Cards(4)))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.discard_onto_deck(resolver.look().seat(frame, self.0));
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        bent!("discard-onto-deck", self.0)
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// The deck is shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct ShuffleDeck(pub Who);

impl Verb for ShuffleDeck {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        Some((&mut self.0, Measure::Free))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.shuffle_deck(resolver.look().seat(frame, self.0));
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        bent!("shuffle-deck", self.0)
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// The discard pile is shuffled into the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Recycle(pub Who);

impl Verb for Recycle {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        Some((&mut self.0, Measure::Free))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let seat = resolver.look().seat(frame, self.0);
        resolver.discard_onto_deck(seat);
        resolver.shuffle_deck(seat);
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        bent!("recycle", self.0)
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}
