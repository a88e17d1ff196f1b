//! Set-up options: the same keys and values in scenarios, on the command line, in the lobby and in records.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::{Phrase, Value};

/// Options by key, as they were written.
///
/// ```
/// use talon_core::{Game, Options, Value};
/// use talon_realms::Realms;
///
/// let game = Realms::load();
/// let setup = game.setup(&Options::from([("players".to_string(), Value::Int(4))]))?;
/// assert_eq!(game.options(&setup)["players"], Value::Int(4));
/// # Ok::<(), talon_core::BadOption>(())
/// ```
pub type Options = BTreeMap<String, Value>;

/// What an option may be, for the lobby and for refusals.
///
/// ```
/// use talon_core::{Allowed, Game};
/// use talon_realms::Realms;
///
/// let specs = Realms::load().option_specs();
/// let mode = specs.iter().find(|spec| spec.key == "mode").unwrap();
/// let Allowed::OneOf(words) = &mode.allowed else { panic!("a mode is a word") };
/// assert_eq!(words[0], "standard", "the first is the default");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The key, as it is written in files and commands.
    pub key: &'static str,
    /// What may be written; the first is the default.
    pub allowed: Allowed,
    /// A sentence that explains it.
    pub say: Phrase,
}

/// The values of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Allowed {
    /// One of these words (numbers included).
    OneOf(Vec<String>),
    /// A whole number from..=to, with its default.
    Whole {
        /// The smallest.
        from: i64,
        /// The largest.
        to: i64,
        /// What it is by default.
        default: i64,
    },
    /// One of these words, or a list of this many different ids from the second list.
    WordOrIds {
        /// The words; the first is the default.
        words: Vec<String>,
        /// The ids a list may name.
        ids: Vec<String>,
    },
}

/// An impossible option: which one, what was written, and what would be right.
///
/// ```
/// use talon_core::{Game, Options};
/// use talon_realms::Realms;
///
/// let options = Options::from([("mode".to_string(), "chess".into())]);
/// let refused = Realms::load().setup(&options).unwrap_err();
/// assert_eq!(refused.key, "mode");
/// assert!(refused.reason.contains("duel"), "it says what would be right: {refused}");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadOption {
    /// The key.
    pub key: String,
    /// What is wrong and what would be right, in English.
    pub reason: String,
}

impl BadOption {
    /// A bad option with its reason.
    pub fn new(key: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { key: key.into(), reason: reason.into() }
    }
}

impl fmt::Display for BadOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option `{}`: {}", self.key, self.reason)
    }
}

impl core::error::Error for BadOption {}
