//! The cards' verbs. Each is defined once: a file in this folder holds its form in the card files, what it does,
//! what may be answered and why not, its words and its figures; the list below makes it part of the game.
//!
//! Control nodes (all, when, tiers) are not verbs: they are in `card.rs`, `code.rs` and `effect.rs`.

mod banish;
mod copy;
mod discard;
mod draw;
mod enemies;
mod form;
mod gain;
mod mark;
mod prelude;
mod recruit;

use talon_core::{Figures, Phrase, Refusal, Sink};

use crate::catalogue::Catalogue;
use crate::choice::{Choice, Zone};
use crate::effect::Flow;
use crate::events::Event;
use crate::glance::PromptKind;
use crate::state::{Execution, State};

/// Hands the verbs to a macro.
macro_rules! verbs {
    ($then:ident! ($($rest:tt)*)) => {
        $then! {
            [
                gain::Gain gain::Per gain::InfinitePower gain::DoublePower
                draw::Draw
                banish::Banish
                discard::Return discard::ReturnEvery
                recruit::FreeRecruit
                enemies::Destroy enemies::Weaken
                copy::Copy copy::CopyAgain copy::CopyEvery
                mark::Mark
            ]
            $($rest)*
        }
    };
}
use verbs;

/// What every verb implements. By default a verb asks nothing and its message takes no arguments.
pub(crate) trait Verb: core::marker::Copy + Into<Leaf> {
    /// Does it, or asks first.
    fn perform<S: Sink<Event>>(
        self,
        catalogue: &Catalogue,
        state: &mut State,
        run: &mut Execution,
        sink: &mut S,
    ) -> Flow;

    /// Its message in the rules text: one for each subject it can have.
    fn key(self) -> &'static str;

    /// The numbers an experiment may change.
    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>);

    /// The numbers and names its message takes. Its own number is `n`, and `m` as the second of two on one line.
    fn arguments(self, phrase: Phrase, _number: &'static str) -> Phrase {
        phrase
    }

    /// The message for both, where another verb is on the same printed line; `None` gives each its own line.
    fn key_with(self, _second: Leaf) -> Option<&'static str> {
        None
    }

    /// A line under its own: the mastery from which that holds, and its message.
    fn line_below(self) -> Option<(u8, &'static str)> {
        None
    }

    /// Calls `visit` with every answer (without `done`); equal cards once.
    fn answers(self, _: &Catalogue, _: &State, _: Execution, _visit: impl FnMut(Choice)) {}

    /// Carries out a listed answer.
    fn answer<S: Sink<Event>>(
        self,
        _: &Catalogue,
        _: &mut State,
        _: &mut Execution,
        _: Choice,
        _: &mut S,
    ) -> Flow {
        Flow::Next
    }

    /// Can it bring into play, fetch, count or copy a card recruited earlier in the same turn?
    fn uses_recruited(self) -> bool {
        false
    }

    /// Does it matter to it in which order the cards in play were played?
    fn minds_order(self) -> bool {
        false
    }

    /// Does its question also take `done`? Everything a card says is mandatory unless it says "may" (P5).
    fn is_optional(self) -> bool {
        false
    }

    /// What its answers are picked from.
    fn picks_from(self) -> Among {
        Among::Cards(Zone::Hand)
    }

    /// What a judgement has to know about its question.
    fn prompt_kind(self) -> PromptKind {
        PromptKind::Pick
    }

    /// What its question says; the name of the card is added as `card`.
    fn prompt(self) -> Phrase {
        Phrase::new("shards-prompt-choose")
    }

    /// Why an answer is wrong.
    fn reason(self, catalogue: &Catalogue, state: &State, choice: Choice) -> Refusal {
        catalogue.why_no_answer(state, choice)
    }
}

/// What the answers to a question are picked from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Among {
    /// Cards of one zone.
    Cards(Zone),
    /// Cards of one's own hand and discard; copies are counted in this order.
    HandAndDiscard,
    /// Champions of enemies.
    Champions,
    /// Enemies.
    Seats,
}

/// The leaf of the tree in the card files and of the lowered table alike.
macro_rules! leaf {
    ([$($file:ident::$name:ident)*]) => {
        $(pub use $file::$name;)*

        /// One verb with its figures.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Leaf {
            $(
                #[doc = concat!("See [`struct@", stringify!($name), "`].")]
                $name($name),
            )*
        }

        $(impl From<$name> for Leaf {
            fn from(verb: $name) -> Self {
                Self::$name(verb)
            }
        })*
    };
}
verbs!(leaf!());

/// The same call for whichever verb it is.
macro_rules! dispatch {
    ([$($file:ident::$name:ident)*] $leaf:expr, $verb:ident => $call:expr) => {
        match $leaf {
            $(Leaf::$name($verb) => $call,)*
        }
    };
}

/// See [`Verb`].
impl Leaf {
    #[inline]
    pub(crate) fn perform<S: Sink<Event>>(
        self,
        catalogue: &Catalogue,
        state: &mut State,
        run: &mut Execution,
        sink: &mut S,
    ) -> Flow {
        verbs!(dispatch!(self, verb => verb.perform(catalogue, state, run, sink)))
    }

    pub(crate) fn key(self) -> &'static str {
        verbs!(dispatch!(self, verb => verb.key()))
    }

    pub(crate) fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        verbs!(dispatch!(self, verb => verb.figures(figures)));
    }

    pub(crate) fn arguments(self, phrase: Phrase, number: &'static str) -> Phrase {
        verbs!(dispatch!(self, verb => verb.arguments(phrase, number)))
    }

    pub(crate) fn key_with(self, second: Self) -> Option<&'static str> {
        verbs!(dispatch!(self, verb => verb.key_with(second)))
    }

    pub(crate) fn line_below(self) -> Option<(u8, &'static str)> {
        verbs!(dispatch!(self, verb => verb.line_below()))
    }

    #[inline]
    pub(crate) fn answers(
        self,
        catalogue: &Catalogue,
        state: &State,
        run: Execution,
        visit: impl FnMut(Choice),
    ) {
        verbs!(dispatch!(self, verb => verb.answers(catalogue, state, run, visit)));
    }

    #[inline]
    pub(crate) fn answer<S: Sink<Event>>(
        self,
        catalogue: &Catalogue,
        state: &mut State,
        run: &mut Execution,
        choice: Choice,
        sink: &mut S,
    ) -> Flow {
        verbs!(dispatch!(self, verb => verb.answer(catalogue, state, run, choice, sink)))
    }

    #[inline]
    pub(crate) fn is_optional(self) -> bool {
        verbs!(dispatch!(self, verb => verb.is_optional()))
    }

    pub(crate) fn uses_recruited(self) -> bool {
        verbs!(dispatch!(self, verb => verb.uses_recruited()))
    }

    pub(crate) fn minds_order(self) -> bool {
        verbs!(dispatch!(self, verb => verb.minds_order()))
    }

    pub(crate) fn picks_from(self) -> Among {
        verbs!(dispatch!(self, verb => verb.picks_from()))
    }

    #[inline]
    pub(crate) fn prompt_kind(self) -> PromptKind {
        verbs!(dispatch!(self, verb => verb.prompt_kind()))
    }

    pub(crate) fn prompt(self) -> Phrase {
        verbs!(dispatch!(self, verb => verb.prompt()))
    }

    pub(crate) fn reason(self, catalogue: &Catalogue, state: &State, choice: Choice) -> Refusal {
        verbs!(dispatch!(self, verb => verb.reason(catalogue, state, choice)))
    }
}
