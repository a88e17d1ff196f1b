//! What a scenario's `given` can say, for whoever writes a position by hand.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::{Seat, Value};

/// One key of `given` and what may be written under it. [`crate::Game::lay`] has the last word: it also knows what does
/// not fit together.
///
/// ```
/// use talon_core::{Game, GivenValue, Options};
/// use talon_realms::Realms;
///
/// let game = Realms::load();
/// let state = game.deal(&game.setup(&Options::new())?, 1);
/// let parts = game.given_parts(&state);
/// let hand = parts.iter().find(|part| part.path == "seat1.hand").unwrap();
/// assert!(matches!(&hand.allowed, GivenValue::Cards { ids, .. } if ids.iter().any(|id| id == "king")));
/// # Ok::<(), talon_core::BadOption>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenPart {
    /// The key, with those above it: `to_act`, `seat1.hand`, `seat1.prepared.2`.
    pub path: String,
    /// What may be written.
    pub allowed: GivenValue,
}

/// What may be written under a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GivenValue {
    /// A whole number from..=to.
    Whole {
        /// The smallest.
        from: i64,
        /// The largest.
        to: i64,
        /// A word that may be written instead, where no number would do.
        or: Option<&'static str>,
    },
    /// `true` or `false`.
    YesNo,
    /// One of these words.
    OneOf(Vec<String>),
    /// One of these words for each place.
    Each {
        /// The words.
        words: Vec<String>,
        /// How many places there are.
        places: usize,
    },
    /// A list of cards.
    Cards {
        /// The cards that may lie there.
        ids: Vec<String>,
        /// Does their order count? Then the first is the top, or the oldest.
        ordered: bool,
        /// What can be said about each card, and what may be written there.
        marks: &'static [Mark],
    },
}

/// Something that can be said about a card in a list: `{ card = "id", damage = 2 }`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A number under this key.
    Number(&'static str),
    /// `true` or `false` under this key.
    Flag(&'static str),
}

impl GivenPart {
    /// A key of the table.
    pub fn new(path: impl Into<String>, allowed: GivenValue) -> Self {
        Self { path: path.into(), allowed }
    }

    /// The last word of the key.
    pub fn key(&self) -> &str {
        self.path.rsplit('.').next().unwrap_or_default()
    }

    /// The seats of a table, as `to_act` names them.
    pub fn seats(count: usize) -> GivenValue {
        GivenValue::OneOf((0..count).map(|seat| Seat::at(seat).number().to_string()).collect())
    }
}

impl GivenValue {
    /// A whole number from..=to.
    pub const fn whole(from: i64, to: i64) -> Self {
        Self::Whole { from, to, or: None }
    }

    /// Cards without an order.
    pub const fn cards(ids: Vec<String>) -> Self {
        Self::Cards { ids, ordered: false, marks: &[] }
    }

    /// Cards with an order, the top first.
    pub const fn pile(ids: Vec<String>) -> Self {
        Self::Cards { ids, ordered: true, marks: &[] }
    }
}

impl Mark {
    /// Its key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Number(key) | Self::Flag(key) => key,
        }
    }
}

impl Value {
    /// The part of a position under a path such as `seat1.hand`.
    ///
    /// ```
    /// use talon_core::Value;
    ///
    /// let position = Value::map([("seat1", Value::map([("life", Value::Int(7))]))]);
    /// assert_eq!(position.at("seat1.life"), Some(&Value::Int(7)));
    /// assert_eq!(position.at("seat2.life"), None);
    /// ```
    pub fn at(&self, path: &str) -> Option<&Self> {
        path.split('.').try_fold(self, |value, key| value.as_map()?.get(key))
    }

    /// Writes a part of a position, or takes it away; tables that hold nothing any more go with it.
    ///
    /// ```
    /// use talon_core::Value;
    ///
    /// let mut given = Value::map([]);
    /// given.put("seat1.life", Some(Value::Int(7)));
    /// assert_eq!(given.to_string(), "{ seat1 = { life = 7 } }");
    /// given.put("seat1.life", None);
    /// assert_eq!(given, Value::map([]));
    /// ```
    pub fn put(&mut self, path: &str, part: Option<Self>) {
        let Self::Map(map) = self else { return };
        match path.split_once('.') {
            None => match part {
                Some(part) => drop(map.insert(path.to_string(), part)),
                None => drop(map.remove(path)),
            },
            Some((key, rest)) => {
                let below = map.entry(key.to_string()).or_insert_with(|| Self::Map(BTreeMap::new()));
                if !matches!(below, Self::Map(_)) {
                    *below = Self::Map(BTreeMap::new());
                }
                below.put(rest, part);
                if below.as_map().is_some_and(BTreeMap::is_empty) {
                    map.remove(key);
                }
            }
        }
    }
}

/// What these parts of a position say, as a scenario writes it. What no part may say is left out.
pub fn given_of(parts: &[GivenPart], position: &Value) -> Value {
    let mut given = Value::Map(BTreeMap::new());
    for part in parts {
        let found = position.at(&part.path).filter(|value| part.allowed.may_hold(value));
        given.put(&part.path, found.cloned());
    }
    given
}

impl GivenValue {
    /// Is this the kind of value that may be written here?
    fn may_hold(&self, value: &Value) -> bool {
        match self {
            Self::Whole { or, .. } => {
                matches!(value, Value::Int(_)) || value.as_text().is_some_and(|text| *or == Some(text))
            }
            Self::YesNo => matches!(value, Value::Bool(_)),
            Self::OneOf(words) => match value {
                Value::Text(text) => words.contains(text),
                Value::Int(n) => words.contains(&format!("{n}")),
                Value::Bool(_) | Value::Bag(_) | Value::Row(_) | Value::Map(_) => false,
            },
            Self::Each { places, .. } => value.as_list().is_some_and(|list| list.len() == *places),
            Self::Cards { .. } => value.as_list().is_some(),
        }
    }
}
