//! Something to say to a person, before it is put into words.

use alloc::string::String;
use alloc::vec::Vec;

use serde::Serialize;

use crate::Seat;

/// A message key with its arguments. Words live in the locale files; arguments are numbers and named terms, never
/// fragments of sentences.
///
/// ```
/// use talon_core::{Arg, Phrase, Seat};
///
/// let said = Phrase::new("realms-log-took")
///     .with("seat", Seat::at(1))
///     .with("card", "realms-card-king".to_string());
/// assert_eq!(said.args[0], ("seat", Arg::Seat(Seat::at(1))));
/// assert_eq!(said.args[1], ("card", Arg::Term("realms-card-king".to_string())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    /// The message, e.g. `realms-log-drew`.
    pub key: &'static str,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Arg {
    /// A number; the language picks its plural form.
    Number(i64),
    /// Another message by its key, e.g. the name of a card (`realms-card-king`).
    Term(String),
    /// The same, with a mark for what it names, for pages that colour such words: a suit by its id, or `card`.
    Marked(String, &'static str),
    /// A player.
    Seat(Seat),
    /// What a player is called; used as it is.
    Name(String),
    /// Several arguments, joined the way the language does it ("a, b and c").
    List(Vec<Arg>),
    /// The same, joined with "or".
    Either(Vec<Arg>),
    /// Whole sentences, quoted one after the other: a rules text inside a log line or on a button.
    Said(Vec<Phrase>),
}

impl Phrase {
    /// A message without arguments.
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// The same message, calling players by their names where they are known; `names` are in seat order.
    #[must_use]
    pub fn named(&self, names: &[String]) -> Self {
        let args = self.args.iter().map(|(key, arg)| (*key, arg.named(names)));
        Self { key: self.key, args: args.collect() }
    }
}

impl Arg {
    fn named(&self, names: &[String]) -> Self {
        let all = |args: &[Self]| args.iter().map(|arg| arg.named(names)).collect();
        match self {
            Self::Seat(seat) => {
                names.get(seat.index()).map_or_else(|| self.clone(), |name| Self::Name(name.clone()))
            }
            Self::List(args) => Self::List(all(args)),
            Self::Either(args) => Self::Either(all(args)),
            Self::Said(phrases) => Self::Said(phrases.iter().map(|phrase| phrase.named(names)).collect()),
            Self::Number(_) | Self::Term(_) | Self::Marked(..) | Self::Name(_) => self.clone(),
        }
    }
}

impl From<i64> for Arg {
    fn from(n: i64) -> Self {
        Self::Number(n)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(key: String) -> Self {
        Self::Term(key)
    }
}
