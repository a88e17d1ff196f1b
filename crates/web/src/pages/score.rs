//! The Fantasy Realms score calculator. The address holds the hand, so it can be sent to somebody.

use maud::{Markup, html};
use talon_realms::{Card, Realms, Suit};
use talon_table::games::Loaded;

use super::{page, speech, word};
use crate::games::{face, sheet};

/// A hand in the address: cards held and, for the Necromancer, cards in the discard area.
#[derive(Default)]
pub(crate) struct Asked {
    pub(crate) hand: Vec<String>,
    pub(crate) discard: Vec<String>,
}

impl Asked {
    /// Reads `c=king&c=queen&d=…`.
    pub(crate) fn read(fields: Vec<(String, String)>) -> Self {
        let mut asked = Self::default();
        for (key, value) in fields {
            match key.as_str() {
                "c" => asked.hand.push(value),
                "d" => asked.discard.push(value),
                _ => {}
            }
        }
        asked
    }
}

/// Cards to pick, and the sheet of those picked.
pub(crate) fn score(asked: &Asked) -> Markup {
    let realms = Realms::loaded();
    let title = word("web-tool-score");
    let content = html! {
        h1 { (title) }
        p class="lead" { (word("web-score-lead")) }
        form class="score" id="score" {
            div class="pick" {
                (picker(realms, "c", &asked.hand))
                details open[!asked.discard.is_empty()] {
                    summary { (word("web-score-discard")) }
                    (picker(realms, "d", &asked.discard))
                }
            }
            div class="answer" {
                div id="result" { (result(realms, asked)) }
                div class="ways" {
                    button class="act primary" { (word("web-score-do")) }
                    a class="act" href="/tools/score" { (word("web-score-clear")) }
                }
            }
        }
    };
    page(&title, &content)
}

fn picker(realms: &Realms, name: &str, picked: &[String]) -> Markup {
    let suits = Suit::TEN.into_iter().chain([Suit::Wild]);
    html! {
        @for suit in suits {
            fieldset class={ "suit " (face::tint(suit.id())) } {
                legend { (face::glyph(suit.id())) (speech().name(&suit.name_key())) }
                @for (card, printed) in realms.catalogue().filter(|(_, printed)| printed.suit == suit) {
                    (pick(realms, name, card, &printed.id, picked.contains(&printed.id)))
                }
            }
        }
    }
}

fn pick(realms: &Realms, name: &str, card: Card, id: &str, picked: bool) -> Markup {
    html! {
        label class="pick-card" {
            input type="checkbox" name=(name) value=(id) checked[picked];
            span { (speech().name(&realms.name_key(card))) " " small { (realms.card(card).base) } }
        }
    }
}

fn result(realms: &Realms, asked: &Asked) -> Markup {
    if asked.hand.is_empty() {
        return html! { p class="hint" { (word("web-score-none")) } };
    }
    let hand: Vec<&str> = asked.hand.iter().map(String::as_str).collect();
    let discard: Vec<&str> = asked.discard.iter().map(String::as_str).collect();
    let discard = (!discard.is_empty()).then_some(discard.as_slice());
    match realms.query(&hand, discard, true) {
        Err(bad) => {
            html! { p class="wrong" role="alert" { (crate::games::widgets::capital(&bad.to_string())) } }
        }
        Ok(query) => {
            let scored = realms.scorer().sheet(query.hand, query.area);
            html! {
                p class="total" { strong { (scored.score) } " " (word("web-score-points")) }
                section class="sheet" { (sheet::table(realms, &scored, speech())) }
            }
        }
    }
}
