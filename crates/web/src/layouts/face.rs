//! The faces of cards, drawn in CSS with a small set of our own glyphs; colour and shape tell the kind.

use std::collections::HashMap;
use std::sync::LazyLock;

use maud::{Markup, html};
use talon_core::{CardText, LineKind, TextLine, Value};
use talon_text::Speech;

use super::icons;
use super::pictures::picture;
use super::terms;
use crate::games;
use crate::pages::rules;
use crate::static_files::GLYPHS;

/// The main figure, in the right corner: the first of these that a card has.
const MAIN: [&str; 5] = ["strength", "defense", "life", "power", "charges"];
/// Figures that say what kind of card it is, the most telling one first.
const KINDS: [&str; 4] = ["suit", "faction", "kind", "type"];
/// Those that have a colour and a glyph.
const TELLING: [&str; 3] = ["suit", "faction", "kind"];
/// Words longer than this may be split on a card, with a hyphen.
const WORD_MAX: usize = 13;

/// Every card of every game by game and id.
static CARDS: LazyLock<HashMap<(&'static str, String), CardText>> = LazyLock::new(|| {
    let hosts = games::all().iter().map(|game| (game.name(), game));
    let cards = hosts.flat_map(|(name, host)| host.cards().into_iter().map(move |card| (name, card)));
    cards.map(|(name, card)| ((name, card.id.clone()), card)).collect()
});

/// The card with this id.
pub(crate) fn find(game: &'static str, id: &str) -> Option<&'static CardText> {
    CARDS.get(&(game, id.to_string()))
}

/// The word that decides colour and glyph.
pub(crate) fn kind(card: &CardText) -> &str {
    TELLING.iter().find_map(|name| figure(card, name)?.as_text()).unwrap_or("none")
}

/// A figure of a card.
pub(crate) fn figure<'a>(card: &'a CardText, name: &str) -> Option<&'a Value> {
    card.figures.iter().find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// Where the glyphs are; the digest of their file is made once.
static GLYPHS_AT: LazyLock<String> = LazyLock::new(|| GLYPHS.url());

/// The glyph of a kind. It stands beside words that say the same, so it has no text of its own.
pub(crate) fn glyph(kind: &str) -> Markup {
    html! { svg class="glyph" aria-hidden="true" { use href={ (*GLYPHS_AT) "#g-" (kind) } {} } }
}

/// The class that carries the colour of a kind.
pub(crate) fn tint(kind: &str) -> String {
    format!("k-{kind}")
}

/// The header: the cost in its shape, the glyph, and the main figure.
pub(crate) fn band(card: &CardText, speech: &Speech, name: Option<&str>) -> Markup {
    let main = MAIN.iter().find_map(|name| Some((*name, figure(card, name)?.as_int()?)));
    html! {
        span class="band" {
            @if let Some(n) = figure(card, "cost").and_then(Value::as_int) { (shape("cost", n, speech)) }
            (glyph(kind(card)))
            @if let Some(name) = name { strong { (name) } }
            @if let Some((key, n)) = main { (shape(key, n, speech)) }
        }
    }
}

/// The shield, on the left edge.
pub(crate) fn edge(card: &CardText, speech: &Speech) -> Markup {
    html! {
        @if let Some(n) = figure(card, "shield").and_then(Value::as_int) {
            span class="edge" { (glyph("shield")) (shape("shield", n, speech)) }
        }
    }
}

/// A figure in the shape that belongs to it, with its name for those who do not see it.
fn shape(key: &str, n: i64, speech: &Speech) -> Markup {
    let word = speech.name(&format!("web-figure-{key}"));
    html! { span class={ "figure f-" (key) } title=(word) { span class="sr" { (word) " " } (n) } }
}

/// The type line: every figure that is a word.
pub(crate) fn type_line(game: &str, card: &CardText, speech: &Speech) -> String {
    types(game, card, speech, |_| true)
}

/// The type line of a small face. The faction is told there by colour and shape, so its word leaves room for the text.
pub(crate) fn short_type_line(game: &str, card: &CardText, speech: &Speech) -> String {
    types(game, card, speech, |key| key != "faction")
}

fn types(game: &str, card: &CardText, speech: &Speech, wanted: impl Fn(&str) -> bool) -> String {
    let figures = card.figures.iter().filter(|(key, _)| wanted(key));
    let words = figures.filter_map(|(key, value)| match value {
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

/// How small a name has to be written so that its longest word fits on a card.
pub(crate) fn name_class(name: &str) -> &'static str {
    let longest = name.split([' ', '-']).map(live).max().unwrap_or(0);
    match longest {
        0..=9 => "",
        10..=11 => " n-1",
        12..=13 => " n-2",
        _ => " n-3",
    }
}

/// How much room a word takes, in letters. Cyrillic letters are wider, so such a word counts one more.
fn live(word: &str) -> usize {
    let wide = word.chars().any(|letter| ('\u{400}'..='\u{4ff}').contains(&letter));
    word.chars().count() + usize::from(wide)
}

/// A name whose longest words may be split after a vowel near their middle; all others stay whole.
pub(crate) fn parted(name: &str) -> String {
    parted_beyond(WORD_MAX, name)
}

/// The same for words longer than this, where there is less room than on a card.
pub(crate) fn parted_beyond(most: usize, name: &str) -> String {
    let part = |word: &str| {
        let letters: Vec<char> = word.chars().collect();
        if live(word) <= most {
            return word.to_string();
        }
        let vowel = |at: &usize| "aeiouyáéíóúůýěąęóаеиіоуюяєї".contains(letters[at - 1]);
        let middle = letters.len() / 2;
        let near = (4..letters.len() - 3).filter(vowel).min_by_key(|at| at.abs_diff(middle));
        let at = near.unwrap_or(middle);
        letters[..at].iter().chain(&['\u{ad}']).chain(&letters[at..]).collect()
    };
    name.split(' ').map(part).collect::<Vec<_>>().join(" ")
}

/// The large face: everything that is printed, and the rulings on it.
pub(crate) fn large(game: &'static str, card: &CardText, speech: &Speech) -> Markup {
    let foot = html! { (terms::on_card(game, card, speech)) (rules::of_card(game, &card.id, speech)) };
    face(game, card, speech, Some(&foot))
}

/// The large face as it is printed.
pub(crate) fn printed(game: &'static str, card: &CardText, speech: &Speech) -> Markup {
    face(game, card, speech, None)
}

fn face(game: &'static str, card: &CardText, speech: &Speech, foot: Option<&Markup>) -> Markup {
    let kind = kind(card);
    html! {
        div class={ "large of-" (game) " " (tint(kind)) } data-card=(card.id) data-large {
            (picture(game, &card.id))
            (band(card, speech, Some(&parted(&speech.name(&card.name)))))
            p class="type" { (type_line(game, card, speech)) (edge(card, speech)) }
            (lines(card, speech))
            @if let Some(foot) = foot { (foot) }
        }
    }
}

/// The rules text of a card alone.
pub(crate) fn lines(card: &CardText, speech: &Speech) -> Markup {
    html! { ul class="lines" data-rules { (nested(&card.lines, speech)) } }
}

/// Lines as the items of a list; those under a line are a list inside its item.
fn nested(lines: &[TextLine], speech: &Speech) -> Markup {
    let depth = lines.first().map_or(0, |line| line.depth);
    html! {
        @for group in lines.chunk_by(|_, next| next.depth > depth) {
            @if let [line, under @ ..] = group {
                li {
                    span class=[(line.kind == LineKind::Heading).then_some("when")] { (icons::line(&line.say, speech)) }
                    @if !under.is_empty() { ul { (nested(under, speech)) } }
                }
            }
        }
    }
}

/// The class of a line that stands under others.
pub(crate) fn deep(line: &TextLine) -> Option<&'static str> {
    match line.depth {
        0 => None,
        1 => Some("deep-1"),
        2 => Some("deep-2"),
        3.. => Some("deep-3"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_very_long_words_are_parted() {
        assert_eq!(parted("Consuming Void"), "Consuming Void");
        assert_eq!(parted("Непередбачуваність"), "Непередба\u{ad}чуваність");
        assert_eq!((name_class("Consuming Void"), name_class("Непередбачуваність")), ("", " n-3"));
        assert_eq!((name_class("Amplified"), name_class("Посилення")), ("", " n-1"), "Cyrillic is wide");
    }
}
