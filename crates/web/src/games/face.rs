//! The faces of cards: own drawings in CSS and a small set of glyphs; the kind is told by colour and by shape.

use std::collections::HashMap;
use std::sync::LazyLock;

use maud::{Markup, html};
use talon_core::{CardText, Value};
use talon_table::games;
use talon_text::Speech;

use crate::pages::rules;

/// Figures that stand in the corner of a card, and their order there.
const CORNERS: [&str; 7] = ["strength", "cost", "defense", "life", "power", "shield", "charges"];
/// Figures that say what kind of card it is, the telling one first.
const KINDS: [&str; 4] = ["suit", "faction", "kind", "type"];
/// Those that have a colour and a glyph.
const TELLING: [&str; 3] = ["suit", "faction", "kind"];

/// Every card of every game by game and id.
static CARDS: LazyLock<HashMap<(&'static str, String), CardText>> = LazyLock::new(|| {
    let hosts = games::NAMES.iter().filter_map(|name| Some((*name, games::named(name).ok()?)));
    let cards = hosts.flat_map(|(name, host)| host.cards().into_iter().map(move |card| (name, card)));
    cards.map(|(name, card)| ((name, card.id.clone()), card)).collect()
});

/// The card with this id.
pub(crate) fn find(game: &'static str, id: &str) -> Option<&'static CardText> {
    CARDS.get(&(game, id.to_string()))
}

/// The word that decides colour and glyph.
pub(crate) fn kind(card: &CardText) -> &str {
    let figure = |name: &&str| card.figures.iter().find(|(key, _)| key == name)?.1.as_text();
    TELLING.iter().find_map(figure).unwrap_or("none")
}

/// The glyph of a kind; beside words that say the same, so it has no text of its own.
pub(crate) fn glyph(kind: &str) -> Markup {
    html! { svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" { use href={ "#g-" (kind) } {} } }
}

/// The class that carries the colour of a kind.
pub(crate) fn tint(kind: &str) -> String {
    format!("k-{kind}")
}

/// The figures in the corners, with their names for those who do not see them.
pub(crate) fn figures(card: &CardText, speech: &Speech) -> Markup {
    let corner =
        |name: &&'static str| Some((*name, card.figures.iter().find(|(key, _)| key == name)?.1.as_int()?));
    html! {
        span class="figures" {
            @for (name, n) in CORNERS.iter().filter_map(corner) {
                @let word = speech.name(&format!("web-figure-{name}"));
                span class={ "figure f-" (name) } title=(word) { span class="sr" { (word) " " } (n) }
            }
        }
    }
}

/// The type line: every figure that is a word.
pub(crate) fn type_line(game: &str, card: &CardText, speech: &Speech) -> String {
    let words = card.figures.iter().filter_map(|(key, value)| match value {
        Value::Text(word) if KINDS.contains(key) => Some(kind_name(game, word, speech)),
        Value::Bool(true) => Some(speech.name(&format!("web-figure-{key}"))),
        _ => None,
    });
    words.collect::<Vec<_>>().join(" · ")
}

/// The name of a suit, faction or type.
pub(crate) fn kind_name(game: &str, word: &str, speech: &Speech) -> String {
    let own = format!("{game}-suit-{word}");
    if speech.knows(&own) { speech.name(&own) } else { speech.name(&format!("web-kind-{word}")) }
}

/// The large face: everything that is printed, and the rulings on it.
pub(crate) fn large(game: &'static str, card: &CardText, speech: &Speech) -> Markup {
    face(game, card, speech, Some(&rules::of_card(game, &card.id, speech)))
}

/// The large face as it is printed.
pub(crate) fn printed(game: &'static str, card: &CardText, speech: &Speech) -> Markup {
    face(game, card, speech, None)
}

fn face(game: &'static str, card: &CardText, speech: &Speech, foot: Option<&Markup>) -> Markup {
    let kind = kind(card);
    html! {
        div class={ "large " (tint(kind)) } {
            div class="band" { (glyph(kind)) strong { (speech.name(&card.name)) } (figures(card, speech)) }
            p class="type" { (type_line(game, card, speech)) }
            ul class="lines" { @for line in &card.lines { li { (speech.say(line)) } } }
            @if let Some(foot) = foot { (foot) }
        }
    }
}
