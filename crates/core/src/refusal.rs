//! Why a move is refused.

use alloc::string::String;
use core::fmt;

use crate::{Phrase, Seat, SeatSet};

/// A reason that says what was tried and what would have been right. `Display` gives it in plain English for programs,
/// scenario files and logs; [`Refusal::phrase`] gives it to people in their language.
///
/// ```
/// use talon_core::Refusal;
///
/// let refused = Refusal::TooFew { what: "gems", need: 4, have: 3 };
/// assert_eq!(refused.to_string(), "not enough gems: needs 4, there are 3");
/// assert_eq!(refused.phrase().key, "refusal-too-few");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// It is another seat's turn to act.
    NotYourTurn {
        /// Who tried.
        seat: Seat,
        /// Who may.
        to_act: SeatSet,
    },
    /// The text is not a move in this game.
    Unreadable {
        /// What was written.
        text: String,
        /// What could have been written.
        expected: String,
    },
    /// There is too little of a resource.
    TooFew {
        /// In the game's own words: `gems`, `power`, `aether` …
        what: &'static str,
        /// What it takes.
        need: u32,
        /// What there is.
        have: u32,
    },
    /// A card is not where it would have to be.
    NotThere {
        /// The card's id.
        card: String,
        /// The place: `your hand`, `the discard area` …
        place: &'static str,
    },
    /// Only the table's clock makes this move, never a player.
    Clock,
    /// A rule forbids it.
    Rule {
        /// Message key, e.g. `realms-refusal-too-many-takes`.
        key: &'static str,
        /// The same in English.
        english: &'static str,
    },
}

impl Refusal {
    /// The reason as a message for a person.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Over => Phrase::new("refusal-over"),
            Self::NotYourTurn { to_act, .. } => Phrase::new("refusal-not-your-turn")
                .with("seats", crate::Arg::List(to_act.iter().map(crate::Arg::Seat).collect())),
            Self::Unreadable { .. } => Phrase::new("refusal-unreadable"),
            Self::TooFew { what, need, have } => Phrase::new("refusal-too-few")
                .with("what", alloc::format!("resource-{what}"))
                .with("need", i64::from(*need))
                .with("have", i64::from(*have)),
            Self::NotThere { place, .. } => Phrase::new("refusal-not-there")
                .with("place", alloc::format!("place-{}", place.replace(' ', "-"))),
            Self::Clock => Phrase::new("refusal-clock"),
            Self::Rule { key, .. } => Phrase::new(key),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => write!(f, "the game is over"),
            Self::NotYourTurn { seat, to_act } => {
                write!(f, "it is not the turn of {seat}; to act:")?;
                to_act.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Self::Unreadable { text, expected } => write!(f, "cannot read the move `{text}`: {expected}"),
            Self::TooFew { what, need, have } => {
                write!(f, "not enough {what}: needs {need}, there are {have}")
            }
            Self::NotThere { card, place } => write!(f, "{card} is not in {place}"),
            Self::Clock => f.write_str("this is the move of the table's clock; no player makes it"),
            Self::Rule { english, .. } => f.write_str(english),
        }
    }
}

impl core::error::Error for Refusal {}
