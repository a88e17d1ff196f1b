//! Values in the rules text of cards, by our own small glyphs: a number with its word gets the glyph of the value. The word
//! stays for those who do not see the glyph, and on a large face for everybody.

use std::sync::LazyLock;

use maud::{Markup, html};
use talon_core::Phrase;
use talon_text::{Lang, Speech};

use super::face::glyph;
use crate::games;
use crate::pages::speeches;

/// A form that a language has for a value.
struct Form {
    lang: Lang,
    game: &'static str,
    word: String,
    glyph: &'static str,
}

/// Every form of every value in every language, the longest first.
static FORMS: LazyLock<Vec<Form>> = LazyLock::new(|| {
    let mut forms = Vec::new();
    for speech in speeches() {
        let values =
            games::all().iter().flat_map(|game| game.values().iter().map(|value| (game.name(), value)));
        for (game, &(value, glyph)) in values {
            let words = speech.name(&format!("web-icon-{game}-{value}"));
            let form = |word: &str| Form { lang: speech.lang(), game, word: word.trim().to_string(), glyph };
            forms.extend(words.split(',').map(form));
        }
    }
    forms.sort_by_key(|form| std::cmp::Reverse(form.word.len()));
    forms
});

/// A number with its value in a text: where the number begins and ends, where the word ends, the glyph.
type Found = (usize, usize, usize, &'static str);

/// A line of rules text with its glyphs.
pub(crate) fn line(phrase: &Phrase, speech: &Speech) -> Markup {
    let text = speech.say(phrase);
    let game = phrase.key.split('-').next().unwrap_or_default();
    let mut rest = text.as_str();
    html! {
        @while let Some((from, number, end, kind)) = found(rest, game, speech.lang()) {
            (&rest[..from])
            span class="value" { (&rest[from..number]) (glyph(kind)) span class="word" { (&rest[number..end]) } }
            ({ rest = &rest[end..]; "" })
        }
        (rest)
    }
}

/// Is this line the heading of those below it?
pub(crate) fn is_heading(phrase: &Phrase, speech: &Speech) -> bool {
    speech.say(phrase).ends_with(':')
}

/// The first number of a text that is followed by the word of a value.
fn found(text: &str, game: &str, lang: Lang) -> Option<Found> {
    let mut from = None;
    for (at, letter) in text.char_indices() {
        match (letter.is_ascii_digit(), from) {
            (true, None) => from = Some(at),
            (false, Some(start)) => {
                if let Some((end, glyph)) = value_at(&text[at..], game, lang) {
                    return Some((start, at, at + end, glyph));
                }
                from = None;
            }
            _ => {}
        }
    }
    None
}

/// The value that a text begins with, after a space: its length and its glyph.
fn value_at(text: &str, game: &str, lang: Lang) -> Option<(usize, &'static str)> {
    let space = text.chars().next().filter(|letter| letter.is_whitespace())?.len_utf8();
    let after = &text[space..];
    let fits = |form: &&Form| {
        let same = after.get(..form.word.len()).is_some_and(|part| part.to_lowercase() == form.word);
        let next = || after[form.word.len()..].chars().next();
        form.lang == lang && form.game == game && same && !next().is_some_and(char::is_alphanumeric)
    };
    FORMS.iter().find(fits).map(|form| (space + form.word.len(), form.glyph))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many glyphs of a kind the cards of a game have.
    fn count(game: &str, glyph: &str, speech: &Speech) -> usize {
        let cards = games::named(game).unwrap().cards();
        let lines = cards.iter().flat_map(|card| &card.lines).map(|line| &line.say);
        let drawn = |phrase: &Phrase| line(phrase, speech).0.matches(&format!("#g-{glyph}\"")).count();
        lines.map(drawn).sum()
    }

    #[test]
    fn every_language_draws_the_values_and_keeps_every_letter() {
        let english = &speeches()[0];
        let values =
            games::all().iter().flat_map(|game| game.values().iter().map(|value| (game.name(), value)));
        for (game, &(value, glyph)) in values {
            let usual = count(game, glyph, english);
            assert!(usual > 4, "{game} {value}: {usual}");
            for speech in speeches() {
                let drawn = count(game, glyph, speech);
                assert!(
                    drawn * 10 >= usual * 9, // a language may say a thing in other words now and then
                    "{} {game} {value}: {drawn} of {usual}",
                    speech.lang().code()
                );
            }
        }
        for card in games::named("aeons").unwrap().cards() {
            for phrase in card.lines.iter().map(|line| &line.say) {
                let mut text = String::new();
                let mut inside = false;
                for letter in line(phrase, english).0.chars() {
                    match letter {
                        '<' => inside = true,
                        '>' => inside = false,
                        _ if !inside => text.push(letter),
                        _ => {}
                    }
                }
                assert_eq!(text, english.say(phrase).replace('&', "&amp;").replace('"', "&quot;"));
            }
        }
    }

    #[test]
    fn a_word_that_goes_on_is_no_value() {
        assert_eq!(found("Gain 2 aether.", "aeons", Lang::En), Some((5, 6, 13, "aether")));
        assert_eq!(found("2 aethers, aether 2", "aeons", Lang::En), None);
        assert_eq!(found("+12 power", "shards", Lang::En), Some((1, 3, 9, "bolt")));
        assert_eq!(found("+12 power", "aeons", Lang::En), None);
    }
}
