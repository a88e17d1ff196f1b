//! A printed position: what a scenario file lays out, and what it is compared with.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::Serialize;

/// A tree of plain values with the keys of the scenario format.
///
/// ```
/// use talon_core::Value;
///
/// // A bag has no order and is printed in one; a row keeps its own.
/// let cards = || vec![Value::from("queen"), Value::from("king")];
/// let position = Value::map([("hand", Value::Bag(cards())), ("deck", Value::Row(cards()))]);
/// assert_eq!(position.to_string(), r#"{ deck = ["queen", "king"], hand = ["king", "queen"] }"#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A card id, a phase, a word. A card that may not be known is `"?"`.
    Text(String),
    /// Cards without an order: a multiset.
    Bag(Vec<Value>),
    /// Cards with an order, first = top or oldest.
    Row(Vec<Value>),
    /// Named parts.
    Map(BTreeMap<String, Value>),
}

/// What is wrong with a written position, and where.
///
/// ```
/// use talon_core::Fault;
///
/// let fault = Fault::new("seat1.hand", "there is no card `knig`");
/// assert_eq!(fault.to_string(), "seat1.hand: there is no card `knig`");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The key, e.g. `seat1.hand`; empty for the whole.
    pub path: String,
    /// The reason, in English.
    pub reason: String,
}

impl Fault {
    /// A fault at a key.
    pub fn new(path: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { path: path.into(), reason: reason.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            f.write_str(&self.reason)
        } else {
            write!(f, "{}: {}", self.path, self.reason)
        }
    }
}

impl core::error::Error for Fault {}

impl Value {
    /// A map from its entries.
    pub fn map<const N: usize>(entries: [(&str, Value); N]) -> Self {
        Self::Map(entries.into_iter().map(|(key, value)| (key.to_string(), value)).collect())
    }

    /// The whole number in here, also when written as text.
    ///
    /// ```
    /// use talon_core::Value;
    ///
    /// assert_eq!(Value::Int(4).as_int(), Some(4));
    /// assert_eq!(Value::from("4").as_int(), Some(4));
    /// assert_eq!(Value::from("four").as_int(), None);
    /// ```
    pub fn as_int(&self) -> Option<i64> {
        match self {
            Self::Int(n) => Some(*n),
            Self::Text(text) => text.parse().ok(),
            Self::Bool(_) | Self::Bag(_) | Self::Row(_) | Self::Map(_) => None,
        }
    }

    /// The text in here.
    pub fn as_text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    /// The items in here, if it is a list of either kind.
    pub fn as_list(&self) -> Option<&[Value]> {
        match self {
            Self::Bag(items) | Self::Row(items) => Some(items),
            Self::Bool(_) | Self::Int(_) | Self::Text(_) | Self::Map(_) => None,
        }
    }

    /// The named parts in here.
    pub fn as_map(&self) -> Option<&BTreeMap<String, Value>> {
        if let Self::Map(map) = self { Some(map) } else { None }
    }
}

impl From<i64> for Value {
    fn from(n: i64) -> Self {
        Self::Int(n)
    }
}

impl From<usize> for Value {
    fn from(n: usize) -> Self {
        Self::Int(n as i64)
    }
}

impl From<bool> for Value {
    fn from(yes: bool) -> Self {
        Self::Bool(yes)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_string())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// One stable spelling per value, because digests are computed from it.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(yes) => write!(f, "{yes}"),
            Self::Int(n) => write!(f, "{n}"),
            Self::Text(text) => write!(f, "\"{text}\""),
            Self::Bag(items) => {
                let mut printed: Vec<String> = items.iter().map(ToString::to_string).collect();
                printed.sort_unstable();
                write!(f, "[{}]", printed.join(", "))
            }
            Self::Row(items) => {
                let printed: Vec<String> = items.iter().map(ToString::to_string).collect();
                write!(f, "[{}]", printed.join(", "))
            }
            Self::Map(map) => {
                let printed: Vec<String> =
                    map.iter().map(|(key, value)| alloc::format!("{key} = {value}")).collect();
                write!(f, "{{ {} }}", printed.join(", "))
            }
        }
    }
}
