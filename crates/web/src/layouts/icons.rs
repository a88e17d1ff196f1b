//! Values in the rules text of cards, with our own small glyphs: a number with its word gets the glyph of the value. The
//! word stays for those who do not see the glyph, and on a large face for everybody.

use maud::{Markup, html};
use talon_core::Phrase;
use talon_text::{Span, Speech};

use super::face::glyph;
use crate::games;

/// A line of rules text with its glyphs.
pub(crate) fn line(phrase: &Phrase, speech: &Speech) -> Markup {
    html! {
        @for span in speech.spans(phrase) {
            @match span {
                Span::Text(text) => (text),
                Span::Value { unit, number, word } => @match glyph_for(&unit) {
                    Some(kind) => span class="value" { (number) (glyph(kind)) span class="word" { (word) } },
                    // This unit marks a colour; it has no glyph.
                    None => { (number) (word) },
                },
            }
        }
    }
}

/// The glyph that a layout gives a unit of the locale files. No two games call different values by one name.
pub(super) fn glyph_for(unit: &str) -> Option<&'static str> {
    let mut values = games::all().iter().flat_map(|game| game.values());
    values.find(|(value, _)| *value == unit).map(|(_, glyph)| *glyph)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::speeches;

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
}
