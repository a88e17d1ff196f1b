//! TOML as a tree in which every part knows its line.

use std::collections::BTreeMap;

use talon_core::Value;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Flaw;

/// A value of the file. `line` is that of its key, or its own within a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Node {
    pub(crate) line: usize,
    pub(crate) kind: Shape,
}

/// Named parts of the file.
pub(crate) type Map = BTreeMap<String, Node>;

/// What a value can be; scenario files have neither fractions nor dates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    Bool(bool),
    /// Wide enough for every seed and every TOML number.
    Int(i128),
    Text(String),
    List(Vec<Node>),
    Map(Map),
}

impl Node {
    /// The value without its lines; lists keep their order.
    pub(crate) fn value(&self) -> Value {
        match &self.kind {
            Shape::Bool(yes) => Value::Bool(*yes),
            // No number in a game is that large; the code that reads it says so.
            Shape::Int(n) => Value::Int(i64::try_from(*n).unwrap_or(i64::MAX)),
            Shape::Text(text) => Value::Text(text.clone()),
            Shape::List(items) => Value::Row(items.iter().map(Node::value).collect()),
            Shape::Map(map) => value_of(map),
        }
    }

    /// The line of the part that `path` names (`seat1.hand`), or of the last part of it that is written.
    pub(crate) fn line_of(&self, path: &str) -> usize {
        let mut node = self;
        for word in path.split(['.', '[', ']']).filter(|word| !word.is_empty()) {
            let part = match &node.kind {
                Shape::Map(map) => map.get(word),
                Shape::List(items) => word.parse::<usize>().ok().and_then(|index| items.get(index)),
                Shape::Bool(_) | Shape::Int(_) | Shape::Text(_) => None,
            };
            let Some(part) = part else { break };
            node = part;
        }
        node.line
    }
}

/// The values of a map without their lines.
pub(crate) fn value_of(map: &Map) -> Value {
    Value::Map(map.iter().map(|(key, node)| (key.clone(), node.value())).collect())
}

/// Reads a whole file.
pub(crate) fn read(text: &str) -> Result<Map, Flaw> {
    let lines = Lines::of(text);
    let table = DeTable::parse(text).map_err(|error| {
        let line = error.span().map_or(1, |span| lines.at(span.start));
        Flaw::file(line, error.message().trim_end().replace('\n', "; "))
    })?;
    read_table(&lines, table.get_ref())
}

fn read_table(lines: &Lines, table: &DeTable<'_>) -> Result<Map, Flaw> {
    let mut map = Map::new();
    for (key, value) in table {
        let line = lines.at(key.span().start);
        map.insert(key.get_ref().to_string(), read_value(lines, line, value)?);
    }
    Ok(map)
}

fn read_value(lines: &Lines, line: usize, value: &Spanned<DeValue<'_>>) -> Result<Node, Flaw> {
    let bad = |reason: String| Err(Flaw::file(line, reason));
    let kind = match value.get_ref() {
        DeValue::String(text) => Shape::Text(text.to_string()),
        DeValue::Integer(n) => match i128::from_str_radix(n.as_str(), n.radix()) {
            Ok(n) => Shape::Int(n),
            Err(_) => return bad(format!("`{n}` is not a whole number of a size that is used here")),
        },
        DeValue::Boolean(yes) => Shape::Bool(*yes),
        DeValue::Float(n) => return bad(format!("`{n}` is not a whole number")),
        DeValue::Datetime(date) => return bad(format!("`{date}` is a date; none is used here")),
        DeValue::Array(items) => Shape::List(
            items
                .iter()
                .map(|item| read_value(lines, lines.at(item.span().start), item))
                .collect::<Result<_, _>>()?,
        ),
        DeValue::Table(table) => Shape::Map(read_table(lines, table)?),
    };
    Ok(Node { line, kind })
}

/// Where the lines of a text begin.
struct Lines(Vec<usize>);

impl Lines {
    fn of(text: &str) -> Self {
        Self(std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect())
    }

    /// The line of a byte, counted from 1.
    fn at(&self, byte: usize) -> usize {
        self.0.partition_point(|&start| start <= byte)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_knows_its_line() {
        let text =
            "game = \"x\"\n\n[given]\n[given.seat1]\nhand = [\n  \"a\",\n  \"b\"]\n[[step]]\n\ndo = \"p\"\n";
        let root = Node { line: 1, kind: Shape::Map(read(text).unwrap()) };
        for (path, line) in [
            ("game", 1),
            ("given.seat1", 4),
            ("given.seat1.hand", 5),
            ("given.seat1.hand[1]", 7),
            ("given.seat1.deck", 4),
            ("step.0", 8),
            ("step.0.do", 10),
        ] {
            assert_eq!(root.line_of(path), line, "{path}");
        }
    }

    #[test]
    fn what_is_no_toml_is_named_with_its_line() {
        for (text, line, word) in [
            ("a = 1\na = 2\n", 2, "duplicate"),
            ("a = 1\nb = \n", 2, "string"),
            ("a = 1.5\n", 1, "whole number"),
            ("\na = 1979-05-27\n", 2, "date"),
            ("a = 999999999999999999999999999999999999999999\n", 1, "whole number"),
        ] {
            let flaw = read(text).unwrap_err();
            assert!(flaw.line == line && flaw.to_string().contains(word), "{text:?} gave {flaw:?}");
        }
    }
}
