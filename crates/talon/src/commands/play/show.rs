//! A position as plain text in 80 columns.

use std::collections::BTreeMap;

use talon_core::{Seat, Value};

/// The width of a terminal that nobody has widened.
const COLUMNS: usize = 80;

/// The table as a viewer sees it: first the middle, then each seat.
pub(crate) fn position(value: &Value, you: Option<Seat>) -> String {
    let Some(parts) = value.as_map() else { return value.to_string() };
    let mut text = String::new();
    let middle: Vec<String> = parts.iter().filter(|part| !is_part(*part)).map(entry).collect();
    text.push_str(&wrapped("Table: ", &middle));
    for (name, part) in parts.iter().filter(|part| is_part(*part)) {
        let Some(entries) = part.as_map() else { continue };
        let mine = you.is_some_and(|seat| seat.to_string() == *name);
        let title = format!("{}{}: ", capital(name), if mine { " (you)" } else { "" });
        let entries: Vec<String> = entries.iter().map(entry).collect();
        text.push_str(&wrapped(&title, &entries));
    }
    text
}

/// A part of its own: a seat, the nemesis.
fn is_part((key, value): (&String, &Value)) -> bool {
    value.as_map().is_some_and(|map| map.len() > 2 || key.starts_with("seat"))
}

fn entry((key, value): (&String, &Value)) -> String {
    format!("{} {}", key.replace('_', " "), brief(value))
}

/// A value in few words: equal cards are counted, an unknown card is a question mark.
fn brief(value: &Value) -> String {
    match value {
        Value::Bool(true) => "yes".to_string(),
        Value::Bool(false) => "no".to_string(),
        Value::Int(n) => n.to_string(),
        Value::Text(text) => text.clone(),
        Value::Bag(items) | Value::Row(items) if items.is_empty() => "none".to_string(),
        Value::Bag(items) => {
            let mut counts: BTreeMap<String, usize> = BTreeMap::new();
            for item in items {
                *counts.entry(brief(item)).or_default() += 1;
            }
            joined(counts.into_iter())
        }
        Value::Row(items) => {
            let mut runs: Vec<(String, usize)> = Vec::new();
            for item in items.iter().map(brief) {
                match runs.last_mut() {
                    Some((last, count)) if *last == item => *count += 1,
                    _ => runs.push((item, 1)),
                }
            }
            joined(runs.into_iter())
        }
        Value::Map(map) => {
            let parts: Vec<String> =
                map.iter().map(|(key, value)| format!("{key} {}", brief(value))).collect();
            format!("({})", parts.join(", "))
        }
    }
}

fn joined(counts: impl Iterator<Item = (String, usize)>) -> String {
    let word = |(item, count)| if count == 1 { item } else { format!("{count} x {item}") };
    counts.map(word).collect::<Vec<_>>().join(", ")
}

fn capital(word: &str) -> String {
    let spaced =
        word.strip_prefix("seat").map_or_else(|| word.to_string(), |number| format!("seat {number}"));
    let mut letters = spaced.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Entries with semicolons, broken between words, later lines indented.
fn wrapped(title: &str, entries: &[String]) -> String {
    wrap(&format!("{title}{}.", entries.join("; ")), 4)
}

/// Breaks a text between words so that no line is wider than a terminal.
pub(crate) fn wrap(text: &str, indent: usize) -> String {
    let words = text.trim_start_matches(' ');
    let mut width = text.len() - words.len();
    let mut out = " ".repeat(width);
    for (number, word) in words.split(' ').enumerate() {
        let length = word.chars().count();
        if number > 0 && width + 1 + length > COLUMNS {
            out.push('\n');
            out.push_str(&" ".repeat(indent));
            width = indent;
        } else if number > 0 {
            out.push(' ');
            width += 1;
        }
        out.push_str(word);
        width += length;
    }
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_fits_the_terminal() {
        let cards =
            |n: usize| Value::Bag((0..n).map(|i| Value::from(format!("card_number_{}", i % 9))).collect());
        let seat = Value::map([("hand", cards(20)), ("deck", cards(3)), ("score", Value::Int(3))]);
        let text = position(&Value::map([("seat1", seat), ("turn", Value::Int(1))]), Some(Seat::at(0)));
        assert!(text.lines().all(|line| line.chars().count() <= COLUMNS), "{text}");
        assert!(text.contains("Seat 1 (you): ") && text.contains("3 x card_number_0"), "{text}");
    }
}
