//! A Fantasy Realms score sheet that explains itself.

use maud::{Markup, html};
use talon_core::{Arg, Phrase};
use talon_realms::{Blanked, Card, CardSheet, Chosen, Realms, Sheet};
use talon_text::Speech;

use super::face;

/// Card by card, with a line of words where something happened to it, and the choices below.
pub(crate) fn table(realms: &Realms, sheet: &Sheet, speech: &Speech) -> Markup {
    let word = |key: &str| speech.name(key);
    html! {
        table {
            thead {
                tr {
                    th { (word("realms-sheet-card")) }
                    th { (word("realms-sheet-base")) }
                    th { (word("realms-sheet-bonus")) }
                    th { (word("realms-sheet-penalty")) }
                    th { (word("realms-sheet-total")) }
                }
            }
            tbody { @for card in &sheet.cards { (row(realms, card, speech)) } }
            tfoot {
                tr { th colspan="4" { (word("realms-sheet-total")) } td { strong { (sheet.score) } } }
            }
        }
        @if !sheet.choices.is_empty() {
            ul class="choices" { @for (card, chosen) in &sheet.choices { (choice(realms, sheet, *card, *chosen, speech)) } }
        }
    }
}

fn row(realms: &Realms, card: &CardSheet, speech: &Speech) -> Markup {
    let suit = card.suit.id();
    let signed = |n: i32| if n == 0 { String::from("·") } else { format!("{n:+}").replace('-', "−") };
    html! {
        tr class=[card.blanked.as_ref().map(|_| "dim")] {
            th scope="row" class=(face::tint(suit)) {
                (face::glyph(suit)) (speech.name(&realms.name_key(card.card)))
            }
            td { (card.base) }
            td { (signed(card.bonus)) }
            td { (signed(card.penalty)) }
            td { (card.base + card.bonus + card.penalty) }
        }
        @for note in notes(realms, card) { tr class="noted" { td colspan="5" { (speech.say(&note)) } } }
    }
}

fn choice(realms: &Realms, sheet: &Sheet, card: Card, chosen: Chosen, speech: &Speech) -> Markup {
    let next = sheet.next_best.iter().find(|(by, _)| *by == card).map(|(_, next)| next);
    html! {
        li {
            (speech.say(&decision(realms, card, chosen)))
            @if let Some(next) = next {
                small {
                    (speech.say(&Phrase::new("realms-sheet-next").with("score", i64::from(next.score)))) " "
                    (speech.say(&decision(realms, card, next.instead)))
                }
            }
        }
    }
}

/// What happened to a card, in words.
fn notes(realms: &Realms, card: &CardSheet) -> Vec<Phrase> {
    let names =
        |cards: &[Card]| Arg::List(cards.iter().map(|card| Arg::Term(realms.name_key(*card))).collect());
    let mut notes = Vec::new();
    if card.name != card.card || realms.card(card.card).suit != card.suit {
        let counts_as = Phrase::new("realms-sheet-as").with("name", realms.name_key(card.name));
        notes.push(counts_as.with("suit", card.suit.name_key()));
    }
    for (key, by) in [("realms-sheet-cleared", &card.cleared_by), ("realms-sheet-struck", &card.struck_by)] {
        if !by.is_empty() {
            notes.push(Phrase::new(key).with("by", names(by)));
        }
    }
    let counted = |card: Card| Phrase::new("realms-sheet-counts").with("card", realms.name_key(card));
    notes.extend(card.counts.map(counted));
    notes.extend(card.blanked.as_ref().map(|why| match why {
        Blanked::By(by) => Phrase::new("realms-sheet-blanked").with("by", names(by)),
        Blanked::Ring(by) => Phrase::new("realms-sheet-ring").with("by", names(by)),
        Blanked::Needs => Phrase::new("realms-sheet-needs"),
        Blanked::Shuns => Phrase::new("realms-sheet-shuns"),
    }));
    notes
}

/// What a card's owner decided, in words.
fn decision(realms: &Realms, card: Card, chosen: Chosen) -> Phrase {
    let say = |key| Phrase::new(key).with("card", realms.name_key(card));
    let about = |key, target: Card| say(key).with("target", realms.name_key(target));
    match chosen {
        Chosen::Unused => say("realms-chose-nothing"),
        Chosen::Copy(target) => about("realms-chose-copy", target),
        Chosen::Become(target) => about("realms-chose-name", target),
        Chosen::ClearOne(target) => about("realms-chose-clear", target),
        Chosen::Fetch(target) => about("realms-chose-fetch", target),
        Chosen::ChangeSuit(target, suit) => about("realms-chose-suit", target).with("suit", suit.name_key()),
    }
}
