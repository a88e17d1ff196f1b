//! Compares what a file expects with what there is. Only the keys that are written count.

use std::collections::BTreeMap;

use talon_core::Value;

use super::Flaw;
use super::source::{Map, Node, Shape};

/// Compares named parts; every part that differs is a separate flaw, and a part that does not exist is a fault in the
/// file.
pub(crate) fn compare_map(path: &str, wanted: &Map, found: &BTreeMap<String, Value>, flaws: &mut Vec<Flaw>) {
    for (key, node) in wanted {
        let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        if let Some(value) = found.get(key) {
            compare(&path, node, value, flaws);
        } else {
            let known: Vec<&str> = found.keys().map(String::as_str).collect();
            flaws.push(Flaw::unknown_key(node.line, &path, &known));
        }
    }
}

fn compare(path: &str, wanted: &Node, found: &Value, flaws: &mut Vec<Flaw>) {
    if let (Shape::Map(map), Value::Map(parts)) = (&wanted.kind, found) {
        compare_map(path, map, parts, flaws);
    } else if !matches(wanted, found) {
        flaws.push(Flaw::check(wanted.line, path, wanted.value().to_string(), found.to_string()));
    }
}

/// Does a value fit what was written?
fn matches(wanted: &Node, found: &Value) -> bool {
    match (&wanted.kind, found) {
        (Shape::Bool(wanted), Value::Bool(found)) => wanted == found,
        (Shape::Int(wanted), Value::Int(found)) => *wanted == i128::from(*found),
        (Shape::Int(wanted), Value::Bag(items) | Value::Row(items)) => counts(*wanted, items),
        // A bare amount means the unrestricted part of an amount with kinds.
        (Shape::Int(_), Value::Map(parts)) => parts.get("any").is_some_and(|any| matches(wanted, any)),
        (Shape::Text(wanted), Value::Text(found)) => wanted == found,
        // A bare id is the card, whatever is marked on it.
        (Shape::Text(_), Value::Map(parts)) => parts.get("card").is_some_and(|card| matches(wanted, card)),
        (Shape::List(wanted), Value::Row(items)) => {
            wanted.len() == items.len() && wanted.iter().zip(items).all(|(node, item)| matches(node, item))
        }
        (Shape::List(wanted), Value::Bag(items)) => match_in_any_order(wanted, items),
        (Shape::Map(wanted), Value::Bag(items) | Value::Row(items)) => {
            any_order(wanted).is_some_and(|wanted| match_in_any_order(wanted, items))
        }
        (Shape::Map(wanted), Value::Map(parts)) => {
            wanted.iter().all(|(key, node)| parts.get(key).is_some_and(|part| matches(node, part)))
        }
        (Shape::Map(wanted), Value::Text(_)) => {
            wanted.len() == 1 && wanted.get("card").is_some_and(|card| matches(card, found))
        }
        _ => false,
    }
}

/// A whole number in place of a list of cards is its length. In a list of numbers, such as winners, it is the one number
/// there: read as a length it could pass by accident.
fn counts(wanted: i128, items: &[Value]) -> bool {
    match items {
        [Value::Int(only)] => wanted == i128::from(*only),
        [Value::Int(_), ..] => false,
        _ => wanted == items.len() as i128,
    }
}

/// The items of `{ any_order = [...] }`.
fn any_order(map: &Map) -> Option<&[Node]> {
    match map.get("any_order") {
        Some(Node { kind: Shape::List(items), .. }) if map.len() == 1 => Some(items),
        _ => None,
    }
}

/// Can every pattern be given its own item? Patterns may be partial and fit several items, so this is a matching
/// problem; augmenting paths solve it quickly, whatever the file says.
fn match_in_any_order(wanted: &[Node], items: &[Value]) -> bool {
    if wanted.len() != items.len() {
        return false;
    }
    let mut taken_by = vec![None; items.len()];
    (0..wanted.len()).all(|pattern| {
        let mut tried = vec![false; items.len()];
        assign(pattern, wanted, items, &mut taken_by, &mut tried)
    })
}

fn assign(
    pattern: usize,
    wanted: &[Node],
    items: &[Value],
    taken_by: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for place in 0..items.len() {
        if tried[place] || !matches(&wanted[pattern], &items[place]) {
            continue;
        }
        tried[place] = true;
        let free = taken_by[place].is_none_or(|other| assign(other, wanted, items, taken_by, tried));
        if free {
            taken_by[place] = Some(pattern);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::super::source::read;
    use super::*;

    fn position() -> BTreeMap<String, Value> {
        let champion = |damage: i64| Value::map([("card", "guard".into()), ("damage", damage.into())]);
        let Value::Map(map) = Value::map([
            ("health", Value::Int(7)),
            ("out", Value::Bool(false)),
            ("hand", Value::Bag(vec!["a".into(), "b".into(), "a".into()])),
            ("deck", Value::Row(vec!["a".into(), "b".into()])),
            ("champions", Value::Bag(vec![champion(0), champion(2)])),
            ("winner", Value::Row(vec![Value::Int(1), Value::Int(3)])),
            ("loser", Value::Row(vec![Value::Int(2)])),
            ("aether", Value::map([("any", Value::Int(3)), ("gem", Value::Int(1))])),
        ]) else {
            unreachable!("a map")
        };
        map
    }

    fn flaws(wanted: &str) -> Vec<String> {
        let mut flaws = Vec::new();
        compare_map("then", &read(wanted).unwrap(), &position(), &mut flaws);
        flaws.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_value_that_fits_passes() {
        for wanted in [
            "health = 7\nout = false",
            "hand = [\"b\", \"a\", \"a\"]",
            "hand = 3\ndeck = 2\nchampions = 2",
            "deck = [\"a\", \"b\"]",
            "deck = { any_order = [\"b\", \"a\"] }",
            "champions = [\"guard\", \"guard\"]",
            "champions = [{ card = \"guard\" }, { damage = 0 }]",
            "champions = [{ damage = 2 }, \"guard\"]",
            "aether = 3",
            "winner = [1, 3]\nloser = 2",
            "aether = { gem = 1 }",
            "aether.any = 3",
            "",
        ] {
            assert_eq!(flaws(wanted), [""; 0], "{wanted}");
        }
    }

    #[test]
    fn a_value_that_does_not_fit_is_named() {
        for (wanted, word) in [
            ("health = 8", "then.health: expected 8, found 7"),
            ("health = \"7\"", "expected \"7\""),
            ("out = true", "found false"),
            ("hand = [\"a\", \"b\"]", "expected [\"a\", \"b\"], found [\"a\", \"a\", \"b\"]"),
            ("hand = [\"a\", \"b\", \"b\"]", "then.hand"),
            ("hand = 2", "expected 2"),
            ("deck = [\"b\", \"a\"]", "expected [\"b\", \"a\"]"),
            ("deck = { any_order = [\"b\", \"b\"] }", "any_order"),
            ("deck = { any_order = [\"a\", \"b\"], x = 1 }", "any_order"),
            ("champions = [{ damage = 2 }, { damage = 2 }]", "then.champions"),
            ("champions = [{ damaged = 2 }, \"guard\"]", "then.champions"),
            ("aether = 4", "then.aether"),
            ("winner = 2", "expected 2, found [1, 3]"),
            ("loser = 1", "expected 1, found [2]"),
            ("aether = { gem = 2 }", "then.aether.gem: expected 2, found 1"),
            ("aether = { spell = 0 }", "unknown key `then.aether.spell`; known here: any, gem"),
            ("wealth = 3", "unknown key `then.wealth`"),
        ] {
            let flaws = flaws(wanted);
            assert!(flaws.len() == 1 && flaws[0].contains(word), "{wanted} gave {flaws:?}");
        }
    }

    #[test]
    fn many_equal_patterns_stay_quick() {
        let items: Vec<Value> =
            (0..200).map(|n| Value::map([("card", "x".into()), ("n", Value::Int(n))])).collect();
        let wanted = read(&format!("all = [{}]", "\"x\", ".repeat(199) + "\"y\"")).unwrap();
        assert!(!matches(&wanted["all"], &Value::Bag(items)));
    }
}
