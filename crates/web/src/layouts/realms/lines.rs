//! Rules text on faces: suits in their colours, names of cards bold, points and keywords marked, steps as a ladder.

use maud::{Markup, html};
use talon_core::{LineKind, TextLine};
use talon_text::{Span, Speech};

/// A line of a card.
pub(crate) fn line(line: &TextLine, speech: &Speech, _reached: Option<u8>) -> Markup {
    if let LineKind::Rung { count, points } = line.kind {
        return html! { span class="rung" { b { (count) } span { "+" (points) } } };
    }
    html! {
        @for span in speech.spans(&line.say) {
            @match span {
                Span::Text(text) => (text),
                Span::Value { unit, number, word } => b class=(class(&unit)) { (number) (word) },
            }
        }
    }
}

/// The class of a marked word: the locale files mark points and keywords, the rules mark suits and cards.
fn class(mark: &str) -> String {
    match mark {
        "gain" => "points good".into(),
        "loss" => "points bad".into(),
        "help" => "keyword good".into(),
        "harm" => "keyword bad".into(),
        "card" => "c".into(),
        suit => format!("s-{suit}"),
    }
}

#[cfg(test)]
mod tests {
    use talon_core::{Game, Phrase};
    use talon_games::Realms;

    use super::*;
    use crate::games;
    use crate::pages::speeches;

    fn marks(phrase: &Phrase, speech: &Speech) -> Vec<String> {
        let unit = |span| if let Span::Value { unit, .. } = span { Some(unit) } else { None };
        let mut marks: Vec<String> = speech.spans(phrase).into_iter().filter_map(unit).collect();
        marks.sort();
        marks
    }

    #[test]
    fn every_language_marks_the_same_points_keywords_suits_and_cards() {
        let cards = games::named(Realms::NAME).unwrap().cards();
        let english = &speeches()[0];
        for line in cards.iter().flat_map(|card| &card.lines) {
            let expected = marks(&line.say, english);
            for speech in speeches() {
                assert_eq!(marks(&line.say, speech), expected, "{} {:?}", speech.lang().code(), line.say);
            }
        }
        let all: Vec<String> =
            cards.iter().flat_map(|card| &card.lines).flat_map(|line| marks(&line.say, english)).collect();
        for mark in ["gain", "loss", "help", "harm", "card", "flood"] {
            assert!(all.iter().filter(|one| *one == mark).count() > 2, "{mark}");
        }
    }
}
