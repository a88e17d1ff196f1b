//! The parts of a position, each with what lies there and how to change it.

use maud::{Markup, html};
use talon_core::{GivenPart, GivenValue, Mark, Seat, Value};

use crate::editor::{Sheet, name_of};
use crate::layouts::face;
use crate::layouts::pictures::{has, picture};
use crate::layouts::widgets::capital;
use crate::pages::{choices, counted, sign, speech, word};

/// More cards than this that nobody has touched are folded away.
const PILE: usize = 12;

/// Every part, by where it belongs: the table, the nemesis, each seat.
pub(super) fn all(game: &'static str, sheet: &Sheet) -> Markup {
    let groups: Vec<&[GivenPart]> = sheet.parts.chunk_by(|one, other| group(one) == group(other)).collect();
    html! {
        @for parts in groups {
            @let name = group(&parts[0]);
            section class="box editor-group" id={ "g-" (if name.is_empty() { "table" } else { name }) } {
                h2 { (title(game, name)) }
                div class="editor-figures" {
                    @for part in parts.iter().filter(|part| !is_list(part)) { (figure(game, sheet, part)) }
                }
                @for part in parts.iter().filter(|part| is_list(part)) { (zone(game, sheet, part)) }
            }
        }
    }
}

/// The key above a part; nothing for what belongs to the table.
fn group(part: &GivenPart) -> &str {
    part.path.split_once('.').map_or("", |(above, _)| above)
}

const fn is_list(part: &GivenPart) -> bool {
    matches!(part.allowed, GivenValue::Cards { .. })
}

fn title(game: &'static str, group: &str) -> String {
    match Seat::parse(group, "seat") {
        Some(seat) => counted("web-seat", seat.number()),
        None if group.is_empty() => word("editor-table"),
        None => label_of(game, group),
    }
}

/// What a key is called.
fn label_of(game: &'static str, key: &str) -> String {
    if key == "to_act" {
        return word("editor-to-act");
    }
    let zone = format!("cli-zone-{game}-{}", key.replace('_', "-"));
    match face::find(game, key) {
        Some(card) => speech().name(&card.name),
        None if speech().knows(&zone) => word(&zone),
        None => key.to_string(),
    }
}

/// What a part is called within its group.
fn label(game: &'static str, part: &GivenPart) -> String {
    let within = part.path.split_once('.').map_or(part.path.as_str(), |(_, within)| within);
    let words: Vec<String> = within.split('.').map(|key| label_of(game, key)).collect();
    capital(&words.join(" "))
}

/// What a word means under a key.
fn value_name(game: &'static str, key: &str, value: &str) -> String {
    if let ("to_act", Ok(number)) = (key, value.parse()) {
        return counted("web-seat", number);
    }
    let name = name_of(game, key, value);
    if name == value { choices::value_name(value) } else { name }
}

/// A value as a form sends it.
fn sent(value: Option<&Value>) -> String {
    match value {
        Some(Value::Text(text)) => text.clone(),
        Some(value @ (Value::Int(_) | Value::Bool(_))) => value.to_string(),
        Some(Value::Bag(_) | Value::Row(_) | Value::Map(_)) | None => String::new(),
    }
}

/// What stands in a field that was left as dealt.
fn as_dealt(game: &'static str, key: &str, value: Option<&Value>) -> String {
    let said = match value {
        Some(Value::Bool(yes)) => word(if *yes { "editor-yes" } else { "editor-no" }),
        other => match sent(other) {
            empty if empty.is_empty() => return word("editor-as-dealt"),
            sent => value_name(game, key, &sent),
        },
    };
    format!("{said} ({})", word("editor-as-dealt"))
}

/// A number, a word, or a word for each place.
fn figure(game: &'static str, sheet: &Sheet, part: &GivenPart) -> Markup {
    let (written, lies) = (sheet.written(&part.path), sheet.position.at(&part.path));
    let field = format!("f-{}", part.path);
    let key = part.key();
    let yes_no = [("true".to_string(), word("editor-yes")), ("false".to_string(), word("editor-no"))];
    let words = |ids: &[String]| -> Vec<(String, String)> {
        ids.iter().map(|id| (id.clone(), capital(&value_name(game, key, id)))).collect()
    };
    html! {
        @match &part.allowed {
            GivenValue::Whole { from, to, or } => label {
                span class="label" { (label(game, part)) }
                input name=(field) id=(field) type=(if or.is_some() { "text" } else { "number" }) inputmode="numeric"
                    min=(from) max=(to) value=(sent(written)) placeholder=(sent(lies)) autocomplete="off" data-written[written.is_some()];
            },
            GivenValue::YesNo => (select(&field, &label(game, part), &yes_no, &sent(written), &as_dealt(game, key, lies))),
            GivenValue::OneOf(ids) => (select(&field, &label(game, part), &words(ids), &sent(written), &as_dealt(game, key, lies))),
            GivenValue::Each { words: ids, places } => {
                @for place in 0..*places {
                    @let at = |value: Option<&Value>| value.and_then(Value::as_list).and_then(|list| list.get(place)).cloned();
                    (select(&format!("{field}.{place}"), &format!("{} {}", label(game, part), place + 1), &words(ids),
                        &sent(at(written).as_ref()), &as_dealt(game, key, at(lies).as_ref())))
                }
            },
            GivenValue::Cards { .. } => {},
        }
    }
}

fn select(field: &str, label: &str, values: &[(String, String)], written: &str, dealt: &str) -> Markup {
    html! {
        label {
            span class="label" { (label) }
            select name=(field) id=(field) data-written[!written.is_empty()] {
                option value="" selected[written.is_empty()] { (dealt) }
                @for (value, name) in values { option value=(value) selected[value == written] { (name) } }
            }
        }
    }
}

/// Cards that lie somewhere: each can be taken away or moved up, others can be added.
fn zone(game: &'static str, sheet: &Sheet, part: &GivenPart) -> Markup {
    let GivenValue::Cards { ordered, marks, ids } = &part.allowed else { return html! {} };
    let cards = sheet.lies(&part.path).and_then(Value::as_list).unwrap_or_default();
    let (path, name) = (&part.path, label(game, part));
    let is_written = sheet.written(path).is_some();
    let here = format!("/tools/editor/{game}#z-{path}");
    let pile = html! {
        @if *ordered && cards.len() > 1 { p class="hint" { (word("editor-order")) } }
        ol class="editor-cards" {
            @for (place, card) in cards.iter().enumerate() {
                (one(game, sheet, part, marks, *ordered, (place, card)))
            }
        }
    };
    html! {
        fieldset class="editor-zone" id={ "z-" (path) } data-zone=(path) data-written[is_written] {
            legend { (name) " " small { (counted("web-cards-found", cards.len())) @if !is_written { " · " (word("editor-as-dealt")) } } }
            @if cards.len() > PILE && !is_written {
                details { summary { (word("editor-see-all")) } (pile) }
            } @else { (pile) }
            div class="ways" {
                label class="editor-add" {
                    span class="sr" { (name) ": " (word("editor-add")) }
                    input name={ "add-" (path) } list=(list_id(sheet, ids)) placeholder=(word("editor-add")) autocomplete="off" maxlength="400";
                }
                button class="act" formaction=(here) { (sign("plus")) (word("editor-add-do")) span class="sr" { ": " (name) } }
                @if !cards.is_empty() { button class="act" formaction=(here) name="do" value={ "empty " (path) } { (word("editor-empty")) span class="sr" { ": " (name) } } }
                @if is_written { button class="act" formaction=(here) name="do" value={ "as-dealt " (path) } { (capital(&word("editor-as-dealt"))) span class="sr" { ": " (name) } } }
            }
        }
    }
}

/// A card in a zone.
fn one(
    game: &'static str,
    sheet: &Sheet,
    part: &GivenPart,
    marks: &[Mark],
    ordered: bool,
    (place, card): (usize, &Value),
) -> Markup {
    let id = id_of(card);
    let name = name_of(game, part.key(), id);
    let here = format!("/tools/editor/{game}#z-{}", part.path);
    let said = |key: &str| speech().say(&talon_core::Phrase::new(message(key)).with("card", name.clone()));
    html! {
        li class="editor-card" data-card=(id) {
            @if has(game, id) { (picture(game, id)) }
            span class="nm" { (name) }
            @for mark in marks { (marked(game, sheet, part, *mark, place, card)) }
            @if ordered && place > 0 {
                button class="act small" formaction=(here) name="do" value={ "up " (part.path) " " (place) } aria-label=(said("up")) title=(said("up")) { "↑" }
            }
            button class="act small" formaction=(here) name="do" value={ "remove " (part.path) " " (place) } aria-label=(said("remove")) title=(said("remove")) { (sign("x")) }
        }
    }
}

fn message(key: &str) -> &'static str {
    if key == "up" { "editor-up" } else { "editor-remove" }
}

/// The id of a card, with or without what is said about it.
fn id_of(card: &Value) -> &str {
    card.as_text().or_else(|| card.as_map()?.get("card")?.as_text()).unwrap_or_default()
}

/// What is said about a card, as far as it applies to it: the position as it lies knows that.
fn marked(
    game: &'static str,
    sheet: &Sheet,
    part: &GivenPart,
    mark: Mark,
    place: usize,
    card: &Value,
) -> Markup {
    let of = |card: &Value| card.as_map().and_then(|map| map.get(mark.key())).cloned();
    let lies = sheet.position.at(&part.path).and_then(Value::as_list).unwrap_or_default();
    let usual = lies.iter().find(|other| id_of(other) == id_of(card)).and_then(of);
    let Some(value) = of(card).or(usual) else { return html! {} };
    let (field, name) = (format!("m-{}.{place}.{}", part.path, mark.key()), label_of(game, mark.key()));
    html! {
        label class="editor-mark" {
            span { (name) }
            @match mark {
                Mark::Number(_) => input type="number" name=(field) min="0" value=(sent(Some(&value)));,
                Mark::Flag(_) => select name=(field) {
                    @for (sent, key) in [("false", "editor-no"), ("true", "editor-yes")] {
                        option value=(sent) selected[value.to_string() == sent] { (word(key)) }
                    }
                },
            }
        }
    }
}

/// Zones that take the same cards share a list of names.
fn list_id(sheet: &Sheet, ids: &[String]) -> String {
    let same =
        |part: &GivenPart| matches!(&part.allowed, GivenValue::Cards { ids: other, .. } if other == ids);
    format!("names-{}", sheet.parts.iter().position(same).unwrap_or_default())
}

/// The names of all cards that can be added somewhere.
pub(super) fn lists(game: &'static str, sheet: &Sheet) -> Markup {
    let mut lists: Vec<(&str, &[String])> = Vec::new();
    for part in &sheet.parts {
        if let GivenValue::Cards { ids, .. } = &part.allowed
            && lists.iter().all(|(_, known)| *known != ids.as_slice())
        {
            lists.push((part.key(), ids));
        }
    }
    html! {
        @for (key, ids) in lists {
            datalist id=(list_id(sheet, ids)) { @for id in ids { option value=(name_of(game, key, id)) {} } }
        }
    }
}
