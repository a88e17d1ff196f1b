//! A table for any game, from its printed position: numbers, zones of cards, and the offers on them.

use std::collections::BTreeMap;

use maud::{Markup, html};
use talon_core::{Seat, Spot, Value};

use super::Scene;
use super::widgets::{Extra, back, button, card};

type Parts = BTreeMap<String, Value>;

/// Zones that are piles: their size matters more than their order.
const PILES: [&str; 10] = [
    "deck", "discard", "banished", "center_deck", "destroyed", "turn_order", "turn_order_discard", "strike_deck",
    "corruption_deck", "devoured",
];

/// Everything on the table.
pub(crate) fn board(scene: &Scene<'_>) -> Markup {
    let position = scene.table.position(scene.viewer);
    let Some(parts) = position.as_map() else { return html! {} };
    let seats = scene.table.seats();
    let first = scene.me().map_or(0, |me| me.index() + 1);
    let count = if scene.me().is_some() { seats - 1 } else { seats };
    let others = (first..first + count).map(|seat| Seat::at(seat % seats));
    html! {
        div class="others" {
            @for seat in others {
                @if let Some(own) = parts.get(&seat.to_string()).and_then(Value::as_map) { (panel(scene, own, seat)) }
            }
        }
        section class="middle" { (zones(scene, parts, None)) (groups(scene, parts)) }
        @if let Some(me) = scene.me() {
            @if let Some(own) = parts.get(&me.to_string()).and_then(Value::as_map) { (mine(scene, own, me)) }
        }
    }
}

fn panel(scene: &Scene<'_>, own: &Parts, seat: Seat) -> Markup {
    let active = scene.table.to_act().has(seat);
    html! {
        section class={ "panel wide" @if active { " active" } } {
            h3 { (scene.names[seat.index()]) }
            (numbers(scene, own))
            (zones(scene, own, Some(seat)))
            @for offer in scene.on_seat(seat) { (button(scene, offer, "")) }
        }
    }
}

fn mine(scene: &Scene<'_>, own: &Parts, me: Seat) -> Markup {
    let active = scene.table.to_act().has(me);
    html! {
        section class={ "mine" @if active { " active" } } {
            (numbers(scene, own))
            @for offer in scene.on_seat(me) { (button(scene, offer, "")) }
            (zones(scene, own, Some(me)))
        }
    }
}

/// Named parts that are neither seats nor zones, such as the nemesis.
fn groups(scene: &Scene<'_>, parts: &Parts) -> Markup {
    let is_group = |key: &str| Seat::parse(key, "seat").is_none();
    let groups = parts.iter().filter(|(key, _)| is_group(key));
    html! {
        @for (key, group) in groups.filter_map(|(key, value)| Some((key, value.as_map()?))) {
            section class="group" {
                h3 { (label(scene, key)) }
                (numbers(scene, group))
                (zones(scene, group, None))
            }
        }
    }
}

/// Everything that is one number or word.
fn numbers(scene: &Scene<'_>, parts: &Parts) -> Markup {
    html! {
        dl class="numbers" {
            @for (key, value) in parts {
                @if let Some(shown) = plain(value) { div { dt { (label(scene, key)) } dd { (shown) } } }
            }
        }
    }
}

fn plain(value: &Value) -> Option<String> {
    match value {
        Value::Int(n) => Some(n.to_string()),
        Value::Text(text) => Some(text.replace('_', " ")),
        Value::Bool(yes) => yes.then(|| "✓".to_string()),
        Value::Bag(_) | Value::Row(_) | Value::Map(_) => None,
    }
}

/// Every list of cards.
fn zones(scene: &Scene<'_>, parts: &Parts, seat: Option<Seat>) -> Markup {
    let lists = parts.iter().filter_map(|(key, value)| Some((key.as_str(), value.as_list()?)));
    html! {
        @for (key, cards) in lists.filter(|(key, cards)| !cards.is_empty() && *key != "to_act") {
            section class={ "zone z-" (key) } {
                h4 { (label(scene, key)) " " small { (cards.len()) } }
                @if PILES.contains(&key) { (pile(scene, key, cards, seat)) }
                @else {
                    div class="row" {
                        @for (index, entry) in cards.iter().enumerate() { (entry_of(scene, key, index, entry, seat)) }
                    }
                }
            }
        }
    }
}

/// A pile shows what may be done with its cards, and unfolds.
fn pile(scene: &Scene<'_>, key: &str, cards: &[Value], seat: Option<Seat>) -> Markup {
    let known = cards.iter().any(|card| card.as_text().is_some_and(|id| id != "?"));
    html! {
        @if known {
            details { summary { (scene.word("web-show-pile")) }
                div class="row" {
                    @for (index, entry) in cards.iter().enumerate() { (entry_of(scene, key, index, entry, seat)) }
                }
            }
        }
    }
}

/// A card as positions write it: an id, or a map with its marks.
fn entry_of(scene: &Scene<'_>, key: &str, index: usize, entry: &Value, seat: Option<Seat>) -> Markup {
    let spot = area(key).map(|area| Spot { seat, area, index: index as u8 });
    match entry {
        Value::Text(id) if id == "?" => back("deck"),
        Value::Text(id) => card(scene, id, spot, &Extra::default()),
        Value::Map(marks) => marked(scene, marks, spot),
        Value::Bag(items) | Value::Row(items) => html! {
            @for (index, item) in items.iter().enumerate() { (entry_of(scene, key, index, item, seat)) }
        },
        Value::Int(_) | Value::Bool(_) => html! { span class="mark" { (plain(entry).unwrap_or_default()) } },
    }
}

fn marked(scene: &Scene<'_>, marks: &Parts, spot: Option<Spot>) -> Markup {
    let id = marks.get("card").and_then(Value::as_text).unwrap_or_default();
    let exhausted = marks.get("exhausted") == Some(&Value::Bool(true));
    let numbers = marks.iter().filter_map(|(key, value)| match value {
        Value::Int(n) if *n > 0 => Some(format!("{} {n}", label(scene, key))),
        _ => None,
    });
    let numbers = numbers.collect::<Vec<_>>().join(", ");
    let foot = (!numbers.is_empty()).then(|| html! { (numbers) });
    card(scene, id, spot, &Extra { class: if exhausted { "exhausted" } else { "" }, foot, glance: None })
}

/// Areas are named by the rules, so their names live as long as the program.
fn area(key: &str) -> Option<&'static str> {
    const AREAS: [&str; 12] = [
        "hand", "discard", "row", "champions", "relics", "play", "relic_pool", "deck", "supply", "in_play", "devoured",
        "banished",
    ];
    AREAS.into_iter().find(|area| *area == key)
}

fn label(scene: &Scene<'_>, key: &str) -> String {
    scene.word(&format!("web-zone-{}", key.replace('_', "-")))
}
