//! A position as plain text, as wide as the terminal: a heading for each part, its figures on a line, a line for each zone.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use talon_core::{CardText, Phrase, Seat, Value};

use crate::words;

/// The default width of a terminal, and the width of a pipe.
const COLUMNS: usize = 80;
/// Shorter lines break names; longer ones are hard to follow with the eye.
const FITTING: core::ops::RangeInclusive<usize> = 40..=132;

static WIDTH: AtomicUsize = AtomicUsize::new(COLUMNS);
/// Zero where nothing is ever out of sight: in a pipe.
static HEIGHT: AtomicUsize = AtomicUsize::new(0);

/// Uses the room that a terminal has.
pub fn fit(columns: usize, rows: usize) {
    WIDTH.store(columns.clamp(*FITTING.start(), *FITTING.end()), Ordering::Relaxed);
    HEIGHT.store(rows, Ordering::Relaxed);
}

pub(crate) fn width() -> usize {
    WIDTH.load(Ordering::Relaxed)
}

/// How many rows are in sight, where there is an end to them.
pub(crate) fn height() -> Option<usize> {
    Some(HEIGHT.load(Ordering::Relaxed)).filter(|rows| *rows > 0)
}

/// A line of any length, and where it goes on when it is broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    text: String,
    indent: usize,
}

impl Line {
    pub(crate) fn new(text: impl Into<String>, indent: usize) -> Self {
        Self { text: text.into(), indent }
    }
}

/// Lines, broken for this width.
pub(crate) fn text_of(lines: &[Line], width: usize) -> String {
    lines.iter().map(|line| wrap_to(&line.text, line.indent, width)).collect()
}

/// The parts of a table: the middle and the others, and the part of the seat that looks.
pub(crate) struct Parts {
    pub(crate) others: Vec<Line>,
    pub(crate) own: Vec<Line>,
}

/// What is shown, in this order: who it is, how they fare, what lies open, what lies in piles.
const ORDER: [&str; 37] = [
    "character",
    "mage",
    "life",
    "health",
    "mastery",
    "gems",
    "power",
    "aether",
    "charges",
    "tokens",
    "gravehold",
    "score",
    "phase",
    "focused",
    "exhausted",
    "row",
    "supply",
    "relic_pool",
    "hand",
    "play",
    "champions",
    "relics",
    "breaches",
    "prepared",
    "in_play",
    "deck",
    "center_deck",
    "turn_order",
    "turn_order_discard",
    "strike_deck",
    "corruption_deck",
    "discard",
    "devoured",
    "destroyed",
    "banished",
    // The question and the last line say these.
    "to_act",
    "winner",
];
const SAID_ELSEWHERE: [&str; 2] = ["to_act", "winner"];

/// Costs are shown beside cards that can be bought.
const SOLD: [&str; 2] = ["row", "supply"];

/// Shows the positions of a game.
#[derive(Clone, Copy)]
pub(crate) struct Show<'a> {
    pub(crate) game: &'static str,
    pub(crate) cards: &'a [CardText],
    /// Whom all play against.
    pub(crate) foe: Option<&'a str>,
    /// What a word under a key says, where it is not the id of a card.
    pub(crate) words: &'a dyn Fn(&str, &str) -> Option<Phrase>,
}

impl<'a> Show<'a> {
    fn card(self, id: &str) -> Option<&'a CardText> {
        self.cards.iter().find(|card| card.id == id)
    }

    /// The table as a viewer sees it: the middle, the nemesis, the others, and nearest to the question `you`.
    pub(crate) fn position(self, value: &Value, you: Option<Seat>, title: impl Fn(Seat) -> String) -> Parts {
        let Some(parts) = value.as_map() else {
            return Parts { others: vec![Line::new(value.to_string(), 2)], own: Vec::new() };
        };
        let seats = |mine: bool| {
            let all = (0..Seat::MAX).map(Seat::at).filter(move |seat| (you == Some(*seat)) == mine);
            all.filter_map(|seat| {
                let entries = parts.get(&seat.to_string())?.as_map()?;
                Some((title(seat), entries))
            })
        };
        let nemesis = parts.get("nemesis").and_then(Value::as_map);
        let middle = |(key, _): &(&String, &Value)| Seat::parse(key, "seat").is_none() && *key != "nemesis";
        let middle: BTreeMap<String, Value> =
            parts.iter().filter(middle).map(|(key, value)| (key.clone(), value.clone())).collect();
        let mut others = self.part(&words::say("cli-play-table", &[]), &middle);
        if let Some(nemesis) = nemesis {
            let title = self.label("nemesis");
            let named = |foe: &CardText| format!("{title}: {}", words::speech().name(&foe.name));
            let title = self.foe.and_then(|foe| self.card(foe)).map_or(title.clone(), named);
            others.extend(self.part(&title, nemesis));
        }
        others.extend(seats(false).flat_map(|(title, entries)| self.part(&title, entries)));
        let own = seats(true).flat_map(|(title, entries)| self.part(&title, entries)).collect();
        Parts { others, own }
    }

    /// A heading and what is under it. Empty parts are left out.
    fn part(self, title: &str, entries: &BTreeMap<String, Value>) -> Vec<Line> {
        let rank = |key: &str| ORDER.iter().position(|known| *known == key).unwrap_or(ORDER.len());
        let mut entries: Vec<(&str, &Value)> =
            entries.iter().map(|(key, value)| (key.as_str(), value)).collect();
        entries.sort_by_key(|(key, _)| rank(key));
        entries.retain(|(key, _)| !SAID_ELSEWHERE.contains(key));
        let figures: Vec<String> =
            entries.iter().filter_map(|(key, value)| self.figure(key, value)).collect();
        let mut lines = vec![Line::new(title, 2)];
        if !figures.is_empty() {
            lines.push(Line::new(format!("  {}", figures.join("; ")), 4));
        }
        let zones = entries.into_iter().filter_map(|(key, value)| Some((key, self.zone(key, value)?)));
        lines.extend(zones.map(|(key, cards)| Line::new(format!("  {}: {cards}", self.label(key)), 4)));
        lines
    }

    /// A number, a word, or a few numbers.
    fn figure(self, key: &str, value: &Value) -> Option<String> {
        let label = self.label(key);
        match value {
            Value::Int(n) => Some(format!("{label}: {}", words::lang().number(*n))),
            Value::Bool(yes) => yes.then_some(label),
            Value::Text(text) if text == "?" => None,
            Value::Text(text) => Some(format!("{label}: {}", self.word(key, text))),
            Value::Map(map) if key == "aether" || key == "tokens" => {
                let some: Vec<String> = map
                    .iter()
                    .filter_map(|(key, value)| Some((key, value.as_int().filter(|n| *n > 0)?)))
                    .map(|(key, n)| format!("{} {n}", self.note(key)))
                    .collect();
                (key == "aether" || !some.is_empty()).then(|| {
                    format!("{label}: {}", if some.is_empty() { "0".to_string() } else { some.join(", ") })
                })
            }
            Value::Map(_) | Value::Bag(_) | Value::Row(_) => None,
        }
    }

    /// What lies somewhere; equal cards are counted.
    fn zone(self, key: &str, value: &Value) -> Option<String> {
        match value {
            Value::Bag(items) => {
                let mut counts: BTreeMap<String, usize> = BTreeMap::new();
                for item in items {
                    *counts.entry(self.item(key, item)).or_default() += 1;
                }
                counted(counts)
            }
            Value::Row(items) if key == "breaches" => {
                let breach = |(at, item): (usize, &Value)| format!("{} {}", at + 1, self.item(key, item));
                Some(items.iter().enumerate().map(breach).collect::<Vec<_>>().join(", "))
            }
            Value::Row(items) => {
                let mut runs: Vec<(String, usize)> = Vec::new();
                for item in items.iter().map(|item| self.item(key, item)) {
                    match runs.last_mut() {
                        Some((last, count)) if *last == item => *count += 1,
                        _ => runs.push((item, 1)),
                    }
                }
                counted(runs)
            }
            Value::Map(map) if key == "supply" => {
                let piles = map.iter().map(|(id, left)| format!("{left}× {}", self.word(key, id)));
                Some(piles.collect::<Vec<_>>().join("; "))
            }
            Value::Map(map) if key == "prepared" => {
                let spells =
                    map.iter().filter_map(|(breach, spells)| Some((breach, self.zone(key, spells)?)));
                let spells: Vec<String> =
                    spells.map(|(breach, spells)| format!("{breach} {spells}")).collect();
                (!spells.is_empty()).then(|| spells.join(", "))
            }
            _ => None,
        }
    }

    /// One card, followed in brackets by what there is to know about it.
    fn item(self, key: &str, value: &Value) -> String {
        let Some(map) = value.as_map() else {
            return value.as_text().map_or_else(|| value.to_string(), |text| self.word(key, text));
        };
        let card = map.get("card").and_then(Value::as_text).unwrap_or_default();
        let notes: Vec<String> = map
            .iter()
            .filter_map(|(key, value)| match value {
                Value::Bool(true) => Some(self.note(key)),
                Value::Int(n) if *n > 0 => Some(format!("{} {n}", self.note(key))),
                _ => None,
            })
            .collect();
        let name = self.word(key, card);
        if notes.is_empty() { name } else { format!("{name} ({})", notes.join(", ")) }
    }

    /// A word of the position in the language: a card, a phase, a breach, a turn.
    fn word(self, key: &str, text: &str) -> String {
        if text == "?" {
            // Told apart from a card by no card having an empty name; counted in words later.
            return String::new();
        }
        match (self.words)(key, text) {
            Some(said) => words::speech().say(&said),
            None if SOLD.contains(&key) => self.sold(key, text),
            None => self.name(key, text),
        }
    }

    /// A card with what it costs.
    fn sold(self, key: &str, id: &str) -> String {
        let name = self.name(key, id);
        let cost = self.card(id).and_then(|card| card.figures.iter().find(|(figure, _)| *figure == "cost"));
        let Some((_, cost)) = cost else { return name };
        let said =
            words::say(&format!("cli-figure-{}-cost", self.game), &[("value", cost.to_string().into())]);
        format!("{name} ({said})")
    }

    /// The name of a card, character or mage.
    fn name(self, key: &str, id: &str) -> String {
        let speech = words::speech();
        let group = if matches!(key, "character" | "mage") { key } else { "card" };
        let message = format!("{}-{group}-{}", self.game, id.replace('_', "-"));
        if speech.knows(&message) { speech.name(&message) } else { id.to_string() }
    }

    fn label(self, key: &str) -> String {
        words::speech().name(&format!("cli-zone-{}-{}", self.game, key.replace('_', "-")))
    }

    /// A label within a line.
    fn note(self, key: &str) -> String {
        self.label(key).to_lowercase()
    }
}

fn counted(counts: impl IntoIterator<Item = (String, usize)>) -> Option<String> {
    let word = |(item, count): (String, usize)| match count {
        _ if item.is_empty() => words::say("cli-hidden", &[("n", count.into())]),
        1 => item,
        _ => format!("{count}× {item}"),
    };
    let words: Vec<String> = counts.into_iter().map(word).collect();
    // Some names have a comma of their own.
    (!words.is_empty()).then(|| words.join("; "))
}

/// Breaks a text between words so that no line is wider than the terminal.
pub(crate) fn wrap(text: &str, indent: usize) -> String {
    wrap_to(text, indent, width())
}

/// The same for a part of the screen.
pub(crate) fn wrap_to(text: &str, indent: usize, most: usize) -> String {
    let start = text.trim_start_matches(' ');
    let mut column = text.len() - start.len();
    let mut out = " ".repeat(column);
    for (number, word) in start.split(' ').enumerate() {
        let length = words::width(word);
        if number > 0 && column + 1 + length > most {
            out.push('\n');
            out.push_str(&" ".repeat(indent));
            column = indent;
        } else if number > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += length;
    }
    out.push('\n');
    out
}

/// A sentence begins with a capital letter, whatever it begins with.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use talon_core::{Luck, Options, Viewer};
    use talon_table::games;

    use super::*;

    fn shown(parts: [(&str, Value); 2]) -> String {
        let show = Show { game: "realms", cards: &[], foe: None, words: &|_, _| None };
        in_one(&show.position(&Value::map(parts), Some(Seat::at(0)), |seat| seat.to_string()))
    }

    fn in_one(parts: &Parts) -> String {
        text_of(&parts.others, COLUMNS) + &text_of(&parts.own, COLUMNS)
    }

    #[test]
    fn a_position_fits_the_terminal() {
        let cards =
            |n: usize| Value::Bag((0..n).map(|i| Value::from(format!("card_number_{}", i % 9))).collect());
        let seat = Value::map([("hand", cards(20)), ("deck", cards(3)), ("score", Value::Int(3))]);
        let text = shown([("seat1", seat), ("deck", Value::Row(vec![Value::from("?"); 30]))]);
        assert!(text.lines().all(|line| words::width(line) <= COLUMNS), "{text}");
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains("seat1 Score: 3 Hand: 3× card_number_0"), "{text}");
        assert!(words.contains("Deck: 30 hidden cards"), "{text}");
    }

    #[test]
    fn cards_have_their_names_and_what_is_empty_is_left_out() {
        let seat = Value::map([
            ("hand", Value::Bag(vec![Value::from("king"), Value::from("?"), Value::from("?")])),
            ("score", Value::from("?")),
        ]);
        let text = shown([("seat1", seat), ("discard", Value::Bag(Vec::new()))]);
        assert_eq!(text, "Table\nseat1\n  Hand: 2 hidden cards; King\n");
    }

    #[test]
    fn words_are_broken_by_columns() {
        let text = wrap(&"ґанок ".repeat(30), 2);
        assert!(text.lines().all(|line| words::width(line) <= COLUMNS));
        assert!(text.lines().next().is_some_and(|line| words::width(line) > 70), "{text}");
    }

    /// Plays a random game and looks at every position of it.
    fn watched(game: &'static str, options: &[(&str, &str)]) {
        let options =
            options.iter().map(|(key, value)| ((*key).to_string(), Value::from(*value))).collect::<Options>();
        let host = games::named(game).unwrap();
        let (mut table, cards) = (host.table(&options, 7).unwrap(), host.cards());
        let words = |key: &str, word: &str| host.position_word(key, word);
        let show = Show { game, cards: &cards, foe: None, words: &words };
        let mut luck = Luck::of(7, 0);
        while let Some(seat) = table.to_act().lowest() {
            let text = in_one(&show.position(&table.position(Viewer::Judge), Some(seat), words::seat));
            assert!(!text.contains("cli-") && !text.contains('_'), "{game}: words are missing in\n{text}");
            assert!(text.lines().all(|line| words::width(line) <= COLUMNS), "{text}");
            let choices = table.choices(seat);
            table.play(seat, &choices[luck.below(choices.len())], Viewer::Judge).unwrap();
        }
    }

    #[test]
    fn every_position_has_words() {
        watched("realms", &[]);
        watched("realms", &[("mode", "chaos")]);
        watched("shards", &[("relics", "draft"), ("characters", "auction")]);
        watched("shards", &[("mode", "nemesis")]);
        for nemesis in ["rageborne", "carapace_queen", "crooked_mask", "prince_of_gluttons"] {
            watched("aeons", &[("nemesis", nemesis)]);
        }
    }
}
