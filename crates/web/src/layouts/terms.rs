//! Words, signs and zones explain themselves in place, with the glossary's sentences that the rules pages show too.
//!
//! The explanations of a game in one language are one file, which browsers keep. The script fetches it when somebody first
//! points at something, focuses it or taps it. Without the script, a word is a link to the glossary on the rules page.

use std::sync::LazyLock;

use maud::{Markup, html};
use talon_core::CardText;
use talon_text::{Entry, Speech, glossary};

use super::face;
use super::widgets::capital;
use crate::games;
use crate::pages::speeches;

/// The kinds of entries that appear at a table.
const MET: [&str; 7] = ["keyword", "symbol", "zone", "kind", "figure", "phase", "supply"];
/// Words at least this long may have a different ending and still be the same word.
const STEM_MIN: usize = 5;

/// The entries of a game that are explained at its table.
fn met(game: &'static str, speech: &Speech) -> impl Iterator<Item = (&'static str, &'static Entry)> {
    let entries = glossary(speech.lang()).of(game);
    entries.filter(|(id, entry)| {
        entry.say.is_some() && id.split('.').nth(1).is_some_and(|kind| MET.contains(&kind))
    })
}

/// The id of an explanation, on the page and in the glossary of the rules.
fn id_of(entry: &str) -> String {
    format!("term-{}", entry.replace('.', "-"))
}

/// The file with the explanations of a game in the language of the page: its address.
pub(crate) fn url(game: &str, speech: &Speech) -> Option<String> {
    let name = name_of(game, speech);
    let (_, text) = FILES.iter().find(|(known, _)| *known == name)?;
    Some(format!("/static/{name}?{:x}", talon_core::digest(text)))
}

/// What is in the file of this name.
pub(crate) fn file(name: &str) -> Option<&'static str> {
    FILES.iter().find(|(known, _)| known == name).map(|(_, text)| text.as_str())
}

/// One file for each game and language.
static FILES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let each = speeches().iter().flat_map(|speech| games::names().map(move |game| (game, speech)));
    each.map(|(game, speech)| (name_of(game, speech), explanations(game, speech).into_string())).collect()
});

fn name_of(game: &str, speech: &Speech) -> String {
    format!("words-{game}-{}.html", speech.lang().code())
}

/// All explanations of a game, hidden until asked for, and the list that leads to them.
fn explanations(game: &'static str, speech: &Speech) -> Markup {
    html! {
        div popover id="terms" class="look" {
            h2 { (speech.name("term-words")) }
            p class="terms" { @for (id, entry) in met(game, speech) { (term(game, id, entry)) } }
        }
        @for (id, entry) in met(game, speech) {
            div popover id=(id_of(id)) class="look term-of" data-forms=(forms(entry)) {
                b { (capital(&entry.term)) } p { (entry.say.as_deref().unwrap_or_default()) }
            }
        }
    }
}

/// The same as a part of the rules, to be read.
pub(crate) fn glossary_of(game: &'static str, speech: &Speech) -> Markup {
    html! {
        dl class="words" {
            @for (id, entry) in met(game, speech) {
                div id=(id_of(id)) { dt { (capital(&entry.term)) } dd { (entry.say.as_deref().unwrap_or_default()) } }
            }
        }
    }
}

/// The words of a card that the glossary explains, each a link to its explanation.
pub(crate) fn on_card(game: &'static str, card: &CardText, speech: &Speech) -> Markup {
    let said = card.lines.iter().map(|line| speech.say(&line.say));
    let text = words(&(said.collect::<Vec<_>>().join(" ") + " " + &face::type_line(game, card, speech)));
    let found: Vec<_> = met(game, speech).filter(|(_, entry)| stands_in(entry, &text)).collect();
    html! {
        @if !found.is_empty() { p class="terms" { @for (id, entry) in found { (term(game, id, entry)) } } }
    }
}

fn term(game: &str, id: &str, entry: &Entry) -> Markup {
    html! { a class="term" href={ "/rules/" (game) "#" (id_of(id)) } target="_blank" { (entry.term) } }
}

/// The word and its other forms, for the script.
fn forms(entry: &Entry) -> String {
    core::iter::once(&entry.term).chain(&entry.forms).map(String::as_str).collect::<Vec<_>>().join("|")
}

fn words(text: &str) -> Vec<String> {
    let parts = text.split(|letter: char| !letter.is_alphabetic() && !"’'-".contains(letter));
    parts.filter(|part| !part.is_empty()).map(str::to_lowercase).collect()
}

/// Whether a form of the word appears in the text.
fn stands_in(entry: &Entry, text: &[String]) -> bool {
    let forms = core::iter::once(&entry.term).chain(&entry.forms);
    forms.map(|form| words(form)).any(|form| {
        !form.is_empty()
            && text
                .windows(form.len())
                .any(|part| part.iter().zip(&form).all(|(word, own)| is_same(word, own)))
    })
}

/// Whether two words are the same in any grammatical case: long words may have different endings.
fn is_same(word: &str, own: &str) -> bool {
    let (letters, length) = (own.chars().count(), word.chars().count());
    let stem: String = own.chars().take(letters.saturating_sub(2)).collect();
    word == own || (letters >= STEM_MIN && length.abs_diff(letters) < 4 && word.starts_with(&stem))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_known_in_its_cases_and_no_other_word_is() {
        assert!(is_same("mistrovství", "mistrovství") && is_same("šampióna", "šampión"));
        assert!(
            is_same("champions", "champion") && !is_same("charge", "champion") && !is_same("gem", "gems")
        );
    }

    #[test]
    fn cards_of_every_game_and_language_explain_words_of_theirs() {
        for speech in speeches() {
            for game in games::names() {
                let cards = games::named(game).unwrap().cards();
                let explained = cards.iter().filter(|card| !on_card(game, card, speech).0.is_empty()).count();
                assert!(
                    explained * 2 > cards.len(),
                    "{} {game}: {explained} of {}",
                    speech.lang().code(),
                    cards.len()
                );
                assert!(met(game, speech).count() > 4, "{game}");
            }
        }
    }
}
