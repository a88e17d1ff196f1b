//! How a verb is put into words: which key, with which arguments.
//!
//! A key is made of the verb and what bends it in a language: who does it (`you`, `they`), how many (`up-to`, `all`),
//! which cards. The macros write all forms of a key out, so that no key is put together while the game runs.

use alloc::format;
use alloc::string::{String, ToString};

use talon_core::{Arg, Phrase};

use crate::card::{Amount, Count, Filter, Piles, Source, Who};

/// What the step before was, for words like "if you do".
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Before {
    Nothing,
    Discarded,
    Destroyed,
    Revealed,
    Asked,
    Husks,
    Tier3,
}

impl Before {
    const fn word(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Discarded => "discarded",
            Self::Destroyed => "destroyed",
            Self::Revealed => "revealed",
            Self::Asked => "asked",
            Self::Husks => "husks",
            Self::Tier3 => "tier-three",
        }
    }
}

/// A sentence with a number.
pub(crate) fn with_n(key: &'static str, n: u8) -> Phrase {
    number(Phrase::new(key), n)
}

/// The number of a sentence.
pub(crate) fn number(phrase: Phrase, n: u8) -> Phrase {
    phrase.with("n", i64::from(n))
}

/// The form for you, or the form for somebody named.
pub(crate) const fn person(who: Who) -> usize {
    if matches!(who, Who::You) { 0 } else { 1 }
}

/// A sentence about what a player does: the verb's key for `you` and for `they`.
macro_rules! bent {
    ($verb:literal, $who:expr) => {{
        let keys = [concat!("aeons-", $verb, "-you"), concat!("aeons-", $verb, "-they")];
        subject(Phrase::new(keys[person($who)]), $who)
    }};
}
pub(super) use bent;

/// The forms of a number that may depend on something, in the order of [`amount_text`].
macro_rules! keys_by_amount {
    ($verb:literal) => {
        [
            concat!("aeons-", $verb),
            concat!("aeons-", $verb, "-more"),
            concat!("aeons-", $verb, "-per"),
            concat!("aeons-", $verb, "-plus"),
            concat!("aeons-", $verb, "-minus"),
        ]
    };
}
pub(super) use keys_by_amount;

/// The forms for each filter, in the order of [`filter_form`].
macro_rules! keys_by_filter {
    ([$($head:literal)*] [$($tail:literal)*]) => {
        [
            concat!($($head,)* $($tail,)*),
            concat!($($head,)* "-gem", $($tail,)*),
            concat!($($head,)* "-spell", $($tail,)*),
            concat!($($head,)* "-crystal", $($tail,)*),
            concat!($($head,)* "-clean", $($tail,)*),
            concat!($($head,)* "-cost", $($tail,)*),
            concat!($($head,)* "-free", $($tail,)*),
            concat!($($head,)* "-dearest", $($tail,)*),
        ]
    };
}
pub(super) use keys_by_filter;

/// The forms by person, count and filter, for [`counted_text`].
macro_rules! counted {
    ($verb:literal) => {
        [keys_by_count!("aeons-" $verb "-you"), keys_by_count!("aeons-" $verb "-they")]
    };
}
pub(super) use counted;

macro_rules! keys_by_count {
    ($($head:literal)*) => {
        [
            keys_by_filter!([$($head)*] []),
            keys_by_filter!([$($head)* "-some"] []),
            keys_by_filter!([$($head)* "-up-to"] []),
            keys_by_filter!([$($head)* "-all"] []),
        ]
    };
}
pub(super) use keys_by_count;

/// A number that may depend on something: fixed, an amount per thing, or a base plus that.
pub(super) fn amount_text(keys: [&'static str; 5], amount: Amount, before: Before) -> Phrase {
    let [fixed, more, per, plus, minus] = keys;
    let (base, times, of) = match amount {
        Amount::Fixed(n) => return Phrase::new(fixed).with("n", i64::from(n)),
        Amount::Sum { base, each, per } => (base, each, per),
    };
    let yes_or_no =
        of == Source::AllOpened || of == Source::Done && matches!(before, Before::Revealed | Before::Asked);
    let key = match (base, times) {
        _ if yes_or_no => more,
        (0, _) => per,
        (_, 1..) => plus,
        _ => minus,
    };
    let of = if of == Source::Done { format!("done-{}", before.word()) } else { source(of).to_string() };
    Phrase::new(key)
        .with("n", i64::from(base))
        .with("times", i64::from(times.unsigned_abs()))
        .with("of", word(&format!("aeons-count-{of}")))
}

/// Discard, destroy or take back: how many and which.
pub(super) fn counted_text(
    keys: &[[[&'static str; 8]; 4]; 2],
    who: Who,
    count: Count,
    filter: Filter,
) -> Phrase {
    let (form, n) = match count {
        Count::Exactly(Amount::Fixed(n)) => (0, i64::from(n)),
        Count::Exactly(_) => (1, 0),
        Count::UpTo(n) => (2, i64::from(n)),
        Count::All => (3, 0),
    };
    let key = keys[person(who)][form][filter_form(filter)];
    priced(subject(Phrase::new(key), who).with("n", n), filter)
}

/// What a player does with cards that fit: the forms for `you` and for `they`.
pub(super) fn filtered(keys: [[&'static str; 8]; 2], who: Who, n: u8, filter: Filter) -> Phrase {
    let key = keys[person(who)][filter_form(filter)];
    priced(number(subject(Phrase::new(key), who), n), filter)
}

const fn filter_form(filter: Filter) -> usize {
    match filter {
        Filter::Any => 0,
        Filter::Gem => 1,
        Filter::Spell => 2,
        Filter::Crystal => 3,
        Filter::Clean => 4,
        Filter::CostAtLeast(_) => 5,
        Filter::Costs(_) => 6,
        Filter::Dearest => 7,
    }
}

fn priced(phrase: Phrase, filter: Filter) -> Phrase {
    match filter {
        Filter::CostAtLeast(n) | Filter::Costs(n) => phrase.with("cost", i64::from(n)),
        Filter::Any | Filter::Gem | Filter::Spell | Filter::Crystal | Filter::Clean | Filter::Dearest => {
            phrase
        }
    }
}

/// The subject of a clause, in the nominative.
pub(crate) fn subject(phrase: Phrase, who: Who) -> Phrase {
    let name = match who {
        Who::You => return phrase,
        Who::Same => "same",
        Who::Active => "active",
        Who::Ally => "ally",
        Who::Player => "player",
        Who::Any => "any",
        Who::Other => "other",
        Who::Pair => "pair",
        Who::LowestLife => "lowest-life",
        Who::MostLife => "most-life",
        Who::MostPrepared => "most-prepared",
        Who::MostOpened => "most-opened",
        Who::MostCharges => "most-charges",
        Who::MostCrystals => "most-crystals",
        Who::DearestSpell => "dearest-spell",
    };
    phrase.with("who", word(&format!("aeons-who-{name}")))
}

fn word(text: &str) -> Arg {
    Arg::Term(text.to_string())
}

const fn source(source: Source) -> &'static str {
    match source {
        Source::Done => "done",
        Source::Fury => "fury",
        Source::Husks => "husks",
        Source::HalfHusks => "half-husks",
        Source::ThisLife => "this-life",
        Source::EmptyPiles => "empty-piles",
        Source::PreparedBySame => "prepared",
        Source::TurnDiscard => "turn-discard",
        Source::Opened => "opened",
        Source::AllOpened => "all-opened",
        Source::Neighbours => "neighbours",
        Source::CostOfPicked => "cost",
        Source::HalfCostOfPicked => "half-cost",
    }
}

/// Which supply piles, as a word.
pub(super) fn pile_word(piles: Piles) -> Arg {
    let name: String = match piles {
        Piles::Every => "every".into(),
        Piles::Cheapest => "cheapest".into(),
        Piles::CheapestGem => "cheapest-gem".into(),
        Piles::DearestGem => "dearest-gem".into(),
        Piles::SecondGem => "second-gem".into(),
        Piles::CheapestRelic => "cheapest-relic".into(),
        Piles::Relics => "relics".into(),
        Piles::Spells => "spells".into(),
        Piles::CostAtMost(n) => format!("cost-at-most-{n}"),
    };
    word(&format!("aeons-pile-{name}"))
}
