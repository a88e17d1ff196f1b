//! Rules text in signs, for faces too small for sentences: the same lines, as `signs/<game>.ftl` writes them. For screen
//! readers the card's label still has the words, and one press opens the large face.

use maud::{Markup, html};
use talon_core::{CardText, TextLine};
use talon_text::{Span, Speech};

use super::face::glyph;
use super::{faces, icons, pictures};

/// The whole text of a card in signs; `reached` is the value its steps are compared with.
pub(crate) fn signs(game: &str, text: &CardText, reached: Option<u8>) -> Markup {
    html! {
        span class="signs" data-symbols aria-hidden="true" {
            @for (heads, line) in faces::run_on(&text.lines) {
                span class="sg" {
                    @for head in heads { (drawn(game, head, reached)) " " }
                    (drawn(game, line, reached))
                }
            }
        }
    }
}

fn drawn(game: &str, line: &TextLine, reached: Option<u8>) -> Markup {
    html! {
        @for span in Speech::signs().spans(&line.say) {
            @match span {
                Span::Text(text) => (text),
                Span::Value { unit, number, word } => (sign(game, &unit, &number, &word, reached)),
            }
        }
    }
}

/// A sign: a step to be reached, the picture of a card, points and keywords in their colour, or else a glyph after its
/// number.
fn sign(game: &str, unit: &str, number: &str, word: &str, reached: Option<u8>) -> Markup {
    match unit {
        "step" => {
            let on = number.parse().is_ok_and(|step: u8| reached.is_some_and(|reached| reached >= step));
            html! { span class={ "step" @if on { " on" } } { (glyph("mastery")) (number) } }
        }
        "card" if !word.is_empty() => html! { span class="thumb-of" { (pictures::picture(game, word)) } },
        "gain" | "help" => html! { b class="good" { (number) (word) } },
        "loss" | "harm" => html! { b class="bad" { (number) (word) } },
        _ => {
            html! { span class={ "value s-" (unit) } { (number) (glyph(icons::glyph_for(unit).unwrap_or(unit))) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use talon_core::Value;

    use super::*;
    use crate::games;
    use crate::layouts::face;
    use crate::static_files::GLYPHS;

    /// Kinds of cards that are never in a hand, a row or a supply.
    const ELSEWHERE: [&str; 6] = ["attack", "minion", "power", "strike", "mage", "nemesis"];

    fn lines() -> impl Iterator<Item = (&'static str, CardText)> {
        let cards =
            games::all().iter().flat_map(|game| game.cards().into_iter().map(|card| (game.name(), card)));
        let kind =
            |card: &CardText| face::figure(card, "kind").and_then(Value::as_text).map(ToString::to_string);
        cards.filter(move |(_, card)| !kind(card).is_some_and(|kind| ELSEWHERE.contains(&kind.as_str())))
    }

    #[test]
    fn every_card_of_a_hand_says_its_whole_text_without_a_letter() {
        let mut cards = 0;
        for (game, card) in lines() {
            cards += 1;
            for line in &card.lines {
                let (said, lacks) = Speech::signs().check(&line.say);
                assert!(lacks.is_empty(), "{game} {}: {lacks:?}", card.id);
                for span in Speech::signs().spans(&line.say) {
                    match span {
                        Span::Text(text) => {
                            assert!(!text.chars().any(char::is_alphabetic), "{game} {}: {said}", card.id);
                        }
                        Span::Value { unit, word, .. } if unit == "card" && !word.is_empty() => {
                            assert!(
                                !pictures::picture(game, &word).0.is_empty(),
                                "{game}: no picture of {word}"
                            );
                        }
                        Span::Value { unit, .. } => {
                            let named = icons::glyph_for(&unit).unwrap_or(&unit);
                            let coloured = ["gain", "loss", "help", "harm", "step"].contains(&unit.as_str());
                            assert!(
                                coloured || GLYPHS.inside().contains(&format!("id=\"g-{named}\"")),
                                "{game} {}: no glyph {named}",
                                card.id
                            );
                        }
                    }
                }
            }
        }
        assert!(cards > 150, "{cards}");
    }

    #[test]
    fn no_two_cards_with_different_texts_have_the_same_signs() {
        let mut seen: Vec<(&str, String, String)> = Vec::new();
        for (game, card) in lines() {
            let words: Vec<String> =
                card.lines.iter().map(|line| Speech::of(talon_text::Lang::En).say(&line.say)).collect();
            let (words, drawn) = (words.join(" "), signs(game, &card, None).0);
            let alike = seen.iter().find(|(of, _, other)| *of == game && *other == drawn);
            assert!(
                alike.is_none_or(|(_, other, _)| *other == words),
                "{game} {}: {words} / {alike:?}",
                card.id
            );
            seen.push((game, words, drawn));
        }
    }
}
