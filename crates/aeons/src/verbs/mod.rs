//! The cards' verbs. Each is defined once: a file in this folder holds its form in the card files, what it does,
//! what may be answered and why not, its words and its figures; the list below makes it part of the game.
//!
//! Control nodes (if, ask, one of, each, times, pick) are not verbs: they are in `card.rs`, `code.rs` and `effect.rs`.

mod aether;
mod breach;
mod charges;
mod corruption;
mod damage;
mod deck;
mod form;
mod hand;
mod husks;
mod life;
mod nemesis;
mod pile;
mod play_twice;
mod prelude;
mod prepared;
mod supply;
mod turn_order;
mod wording;

use talon_core::{Figures, Phrase, Refusal, SeatSet, Sink};

use crate::card::Who;
use crate::choice::Choice;
use crate::code::Measure;
use crate::effect::Flow;
use crate::events::Event;
use crate::look::{Earlier, Look};
use crate::refusal::rule;
use crate::resolver::Resolver;
use crate::state::Frame;

pub(crate) use wording::{Before, subject, with_n};

/// Hands the verbs to a macro: those that card files may name, then those that only lowering makes.
macro_rules! verbs {
    ($then:ident! ($($rest:tt)*)) => {
        $then! {
            [
                aether::Aether aether::AetherFor aether::Discount aether::Pay
                breach::Focus
                charges::Charge charges::LoseCharges
                corruption::Corrupt
                damage::Deal damage::Suffer damage::HurtGravehold damage::HurtThis damage::Shelter
                deck::Draw deck::LookTop deck::RevealTop deck::KeepTop deck::DiscardTop deck::DestroyTop
                deck::DiscardOntoDeck deck::ShuffleDeck deck::Recycle
                hand::Discard hand::Destroy hand::DiscardTogether play_twice::PlayTwice
                husks::PlaceHusks husks::DropHusks husks::Swarm
                life::Heal life::HealGravehold life::HealNemesis
                nemesis::Unleash nemesis::Strike nemesis::Fury nemesis::SetLife nemesis::ReturnMinion
                nemesis::DropNemesis nemesis::Ward nemesis::Lose
                pile::Scrap pile::FromDiscard pile::ReturnGem pile::DestroyThis pile::OntoDeck
                prepared::DiscardPrepared prepared::DestroyPrepared prepared::Cast prepared::DoublePrepare
                supply::Devour supply::DevourEachGem supply::Gain
                turn_order::RevealTurn turn_order::KeepTurn turn_order::BuryTurn turn_order::ShuffleTurn
                turn_order::Arrange
            ]
            [play_twice::PlayPicked play_twice::DestroyPicked nemesis::DiscardThis]
            $($rest)*
        }
    };
}
use verbs;

/// What every verb implements. By default a verb asks nothing, names no player and can always be done.
pub(crate) trait Verb: Copy + Into<Leaf> {
    /// Does it, or asks first. The frame stands at the verb; whatever is done ends with [`next`](crate::effect::next).
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow;

    /// Its line in the rules text.
    fn text(self, before: Before) -> Phrase;

    /// The numbers an experiment may change.
    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>);

    /// The player it names, and what somebody must be able to do to be picked for it.
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        None
    }

    /// Further steps that always follow it.
    fn followed_by(self) -> &'static [Leaf] {
        &[]
    }

    /// Calls `visit` with every answer (without `done`), as `seat` may give it.
    fn answers(self, _: Look<'_>, _: &Frame, _seat: u8, _visit: &mut dyn FnMut(Choice)) {}

    /// Carries out a listed answer.
    fn answer<S: Sink<Event>>(self, _: &mut Resolver<'_, S>, _: &mut Frame, _seat: u8, _: Choice) -> Flow {
        unreachable!("a verb that asks nothing gets no answer")
    }

    /// What the frame remembers when no answer is possible, or no more is wanted.
    fn pass(self, frame: &mut Frame) {
        frame.done = 0;
    }

    /// Does its question also take `done`?
    fn is_optional(self) -> bool {
        false
    }

    /// Must everything that fits go, so that there is nothing to choose?
    fn is_sweep(self, _: Look<'_>, _: &Frame) -> bool {
        false
    }

    /// On a nemesis card: is this decided by the group rather than by the player it hits?
    fn is_groups(self) -> bool {
        false
    }

    /// Who answers.
    fn deciders(self, look: Look<'_>, frame: &Frame) -> SeatSet {
        look.decider(frame.by)
    }

    /// Where its answers are.
    fn picks_from(self) -> Zone {
        Zone::Nowhere
    }

    /// Can it be done in full now, after these earlier steps of the same branch?
    fn can(self, _: Look<'_>, _: &Frame, _: Earlier) -> bool {
        true
    }

    /// Does it bring cards into a hand, which can pay for what comes after?
    fn brings_cards(self) -> bool {
        false
    }

    /// Is it paid for in life, so that it pays for nothing while damage is prevented (A17)?
    fn costs_life(self) -> bool {
        false
    }

    /// What somebody who is offered it must be able to do.
    fn offered_to(self) -> Measure {
        Measure::Free
    }

    /// What its question says.
    fn prompt(self, _: Look<'_>, _: &Frame) -> Phrase {
        Phrase::new("aeons-prompt-ask")
    }

    /// Why an answer is wrong.
    fn reason(self, _: Look<'_>, _: &Frame, _: Choice) -> Refusal {
        rule("aeons-refusal-choose", "choose one of the cards that fit (`choose ID`)")
    }

    /// Why a power that begins its price with it cannot be discarded.
    fn unpaid(self, _: Look<'_>, _seat: u8) -> Refusal {
        rule("aeons-refusal-power-full", "the price to discard a power must be paid in full by you alone")
    }

    /// What later lines call it ("for each card discarded"); `None` leaves the word as it was.
    fn told(self) -> Option<Before> {
        None
    }
}

/// Where the answers to a verb's question are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Zone {
    /// In no zone of cards, or where copies are not told apart.
    Nowhere,
    /// In one player's hand.
    Hand(Who),
    /// In every hand: each player names own cards.
    EveryHand,
    /// In your hand and discard pile.
    HandAndDiscard,
    /// In a player's discard pile.
    Discard(Who),
    /// Among the cards you played.
    Played,
    /// At a player's breaches.
    Prepared(Who),
    /// In the supply.
    Supply,
}

/// The leaf of the tree in the card files and of the lowered table alike.
macro_rules! leaf {
    ([$($file:ident::$name:ident)*] [$($inner_file:ident::$inner:ident)*]) => {
        $(pub use $file::$name;)*
        $(pub use $inner_file::$inner;)*

        /// One verb with its figures.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Leaf {
            $(
                #[doc = concat!("See [`", stringify!($name), "`].")]
                $name($name),
            )*
            $(
                #[doc = concat!("See [`", stringify!($inner), "`].")]
                $inner($inner),
            )*
        }

        $(impl From<$name> for Leaf {
            fn from(verb: $name) -> Self {
                Self::$name(verb)
            }
        })*
        $(impl From<$inner> for Leaf {
            fn from(verb: $inner) -> Self {
                Self::$inner(verb)
            }
        })*
    };
}
verbs!(leaf!());

/// The same call for whichever verb it is.
macro_rules! dispatch {
    ([$($file:ident::$name:ident)*] [$($inner_file:ident::$inner:ident)*] $leaf:expr, $verb:ident => $call:expr) => {
        match $leaf {
            $(Leaf::$name($verb) => $call,)*
            $(Leaf::$inner($verb) => $call,)*
        }
    };
}

/// See [`Verb`].
impl Leaf {
    #[inline]
    pub(crate) fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        verbs!(dispatch!(self, verb => verb.perform(resolver, frame)))
    }

    pub(crate) fn text(self, before: Before) -> Phrase {
        verbs!(dispatch!(self, verb => verb.text(before)))
    }

    pub(crate) fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        verbs!(dispatch!(self, verb => verb.figures(figures)));
    }

    pub(crate) fn names(&mut self) -> Option<(&mut Who, Measure)> {
        verbs!(dispatch!(self, verb => verb.names()))
    }

    pub(crate) fn followed_by(self) -> &'static [Self] {
        verbs!(dispatch!(self, verb => verb.followed_by()))
    }

    #[inline]
    pub(crate) fn answers(self, look: Look<'_>, frame: &Frame, seat: u8, visit: &mut dyn FnMut(Choice)) {
        verbs!(dispatch!(self, verb => verb.answers(look, frame, seat, visit)));
    }

    #[inline]
    pub(crate) fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        seat: u8,
        choice: Choice,
    ) -> Flow {
        verbs!(dispatch!(self, verb => verb.answer(resolver, frame, seat, choice)))
    }

    pub(crate) fn pass(self, frame: &mut Frame) {
        verbs!(dispatch!(self, verb => verb.pass(frame)));
    }

    #[inline]
    pub(crate) fn is_optional(self) -> bool {
        verbs!(dispatch!(self, verb => verb.is_optional()))
    }

    pub(crate) fn is_sweep(self, look: Look<'_>, frame: &Frame) -> bool {
        verbs!(dispatch!(self, verb => verb.is_sweep(look, frame)))
    }

    pub(crate) fn is_groups(self) -> bool {
        verbs!(dispatch!(self, verb => verb.is_groups()))
    }

    #[inline]
    pub(crate) fn deciders(self, look: Look<'_>, frame: &Frame) -> SeatSet {
        verbs!(dispatch!(self, verb => verb.deciders(look, frame)))
    }

    pub(crate) fn picks_from(self) -> Zone {
        verbs!(dispatch!(self, verb => verb.picks_from()))
    }

    #[inline]
    pub(crate) fn can(self, look: Look<'_>, frame: &Frame, earlier: Earlier) -> bool {
        verbs!(dispatch!(self, verb => verb.can(look, frame, earlier)))
    }

    pub(crate) fn brings_cards(self) -> bool {
        verbs!(dispatch!(self, verb => verb.brings_cards()))
    }

    pub(crate) fn costs_life(self) -> bool {
        verbs!(dispatch!(self, verb => verb.costs_life()))
    }

    pub(crate) fn offered_to(self) -> Measure {
        verbs!(dispatch!(self, verb => verb.offered_to()))
    }

    pub(crate) fn prompt(self, look: Look<'_>, frame: &Frame) -> Phrase {
        verbs!(dispatch!(self, verb => verb.prompt(look, frame)))
    }

    pub(crate) fn reason(self, look: Look<'_>, frame: &Frame, choice: Choice) -> Refusal {
        verbs!(dispatch!(self, verb => verb.reason(look, frame, choice)))
    }

    pub(crate) fn unpaid(self, look: Look<'_>, seat: u8) -> Refusal {
        verbs!(dispatch!(self, verb => verb.unpaid(look, seat)))
    }

    pub(crate) fn told(self) -> Option<Before> {
        verbs!(dispatch!(self, verb => verb.told()))
    }
}
