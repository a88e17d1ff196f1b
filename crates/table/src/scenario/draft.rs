//! A position that is about to be written down, and its text.

use std::fmt::{self, Write as _};

use talon_core::{Options, Seed, Value};

use super::file::Scenario;
use super::run::options_of;
use super::{Flaw, source};

/// A scenario that lays out a position and plays nothing.
///
/// ```
/// use talon_core::{Options, Value};
/// use talon_table::scenario::Draft;
///
/// let given = Value::map([("to_act", Value::Int(2))]);
/// let draft =
///     Draft { game: "realms".into(), title: "Seat 2 begins".into(), seed: 1, options: Options::new(), given };
/// assert_eq!(draft.scenario().map(|scenario| Draft::of(&scenario)), Ok(draft));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The game's name.
    pub game: String,
    /// What it is about; may be empty.
    pub title: String,
    /// The seed of the deal.
    pub seed: Seed,
    /// The set-up.
    pub options: Options,
    /// The position, a map.
    pub given: Value,
}

impl Draft {
    /// The position that a scenario begins with.
    pub fn of(scenario: &Scenario) -> Self {
        let given = scenario.given.as_ref().map_or_else(|| Value::map([]), source::Node::value);
        Self {
            game: scenario.game.clone(),
            title: scenario.title.clone(),
            seed: scenario.seed,
            options: scenario.setup.as_ref().map_or_else(Options::new, options_of),
            given,
        }
    }

    /// The same as it is read from its text, so that what is wrong with it has a line.
    pub fn scenario(&self) -> Result<Scenario, Flaw> {
        Scenario::read(&self.to_string())
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game = {}", text(&self.game))?;
        if !self.title.is_empty() {
            writeln!(f, "title = {}", text(&self.title))?;
        }
        let options: Vec<String> = self.options.iter().map(|(key, value)| pair(key, value)).collect();
        write!(f, "seed = {}\nsetup = {{ {} }}\n", self.seed, options.join(", "))?;
        let Some(parts) = self.given.as_map() else { return Ok(()) };
        let (tables, plain): (Vec<_>, Vec<_>) =
            parts.iter().partition(|(_, value)| matches!(value, Value::Map(_)));
        writeln!(f, "\n[given]")?;
        for (key, value) in plain {
            writeln!(f, "{}", pair(key, value))?;
        }
        for (key, value) in tables {
            writeln!(f, "\n[given.{}]", name(key))?;
            for (part, value) in value.as_map().into_iter().flatten() {
                writeln!(f, "{}", pair(part, value))?;
            }
        }
        Ok(())
    }
}

fn pair(key: &str, value: &Value) -> String {
    format!("{} = {}", name(key), written(value))
}

/// A key, in quotes if it needs them.
fn name(key: &str) -> String {
    let bare = |byte: u8| byte.is_ascii_alphanumeric() || b"_-".contains(&byte);
    if !key.is_empty() && key.bytes().all(bare) { key.to_string() } else { text(key) }
}

/// A text in quotes, whatever somebody typed.
fn text(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            // Writing to a string cannot fail.
            _ if letter.is_control() => drop(write!(out, "\\u{:04X}", u32::from(letter))),
            _ => out.push(letter),
        }
    }
    out.push('"');
    out
}

fn written(value: &Value) -> String {
    let each = |items: &[Value]| -> Vec<String> { items.iter().map(written).collect() };
    match value {
        Value::Bool(yes) => yes.to_string(),
        Value::Int(n) => n.to_string(),
        Value::Text(said) => text(said),
        // What has no order is written in one.
        Value::Bag(items) => {
            let mut items = each(items);
            items.sort_unstable();
            format!("[{}]", items.join(", "))
        }
        Value::Row(items) => format!("[{}]", each(items).join(", ")),
        Value::Map(map) => {
            let pairs: Vec<String> = map.iter().map(|(key, value)| pair(key, value)).collect();
            format!("{{ {} }}", pairs.join(", "))
        }
    }
}
