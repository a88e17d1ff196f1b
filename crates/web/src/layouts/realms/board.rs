//! The deck and the discard area: every open card whole, with what taking it would make of my hand.

use maud::{Markup, html};
use talon_core::Spot;
use talon_realms::{Card, Choice, Realms};

use super::{Seen, bit, change, set};
use crate::layouts::faces::{self, Form, Lying};
use crate::layouts::widgets::capital;

/// What lies on the table for all.
pub(super) fn area(seen: &Seen<'_>) -> Markup {
    let (scene, view) = (seen.scene, &seen.view);
    let values = takes(seen);
    let open = view.area.len();
    let wide = match open {
        0..=7 => "",
        8..=9 => " c5",
        _ => " c6",
    };
    html! {
        section class={ "area" (wide) } aria-label=(scene.word("web-realms-area")) {
            (deck(seen))
            @for (index, held) in view.area.iter().enumerate() {
                (faces::card(scene, seen.id(*held), &[Spot::middle("discard", index)], &in_area(seen, *held, &values)))
            }
            @for held in from_deck(seen) {
                (faces::card(scene, seen.id(held), &[], &Lying { zone: "deck", ..in_area(seen, held, &values) }))
            }
            @if open < seen.places() { span class="place" { b aria-hidden="true" { (open + 1) } (scene.word("web-realms-place")) } }
        }
    }
}

/// Cards of the deck that I may keep as my eighth: chosen in the question, only to be read here.
fn from_deck(seen: &Seen<'_>) -> Vec<Card> {
    let fetched = |choice| if let Choice::Fetch(card) = choice { Some(card) } else { None };
    let cards = seen.scene.choices::<Realms>().filter_map(fetched);
    cards.filter(|card| !seen.view.area.contains(card)).collect()
}

/// An open card: what my hand could be worth with it.
fn in_area(seen: &Seen<'_>, held: Card, values: &[(Card, i64)]) -> Lying {
    let scene = seen.scene;
    let then = values.iter().find(|(card, _)| *card == held).map(|(_, value)| *value);
    let sure = seen.may(Choice::Fetch(held)) || seen.table.state().drafts();
    let key = if sure { "web-realms-makes" } else { "web-realms-then" };
    let foot = then.map_or_else(Markup::default, |then| foot(seen, key, then));
    Lying {
        form: Form::Tile,
        zone: "discard",
        foot,
        cost: Some(seen.strength(held)),
        tries: if scene.is_asked() { vec![format!("take {}", seen.id(held))] } else { Vec::new() },
        with_text: true,
        ..Lying::default()
    }
}

fn foot(seen: &Seen<'_>, key: &str, then: i64) -> Markup {
    let now = seen.worth(seen.own()).unwrap_or(0);
    html! { span { (seen.scene.word(key)) " " b { (then) } } (change(now, then)) }
}

/// The deck, face down: a press draws.
fn deck(seen: &Seen<'_>) -> Markup {
    let scene = seen.scene;
    let left = scene.counted("web-deck-count", seen.view.deck.len() as i64);
    html! {
        @match scene.on_place(Spot::middle("deck", 0)).as_slice() {
            [only] => {
                button class="deck-pile can" id="c-deck" name="move" value=(only.text) data-move=(only.text)
                    aria-label={ (scene.say(&only.say)) ". " (left) } {
                    b { (capital(&scene.say(&only.say))) } span { (left) }
                }
            }
            _ => span class="deck-pile" { b { (left) } }
        }
    }
}

/// What my total would be after taking each card and making the best discard, or with each card that the hand may fetch: from
/// what my seat knows.
fn takes(seen: &Seen<'_>) -> Vec<(Card, i64)> {
    let tells = seen.scene.has_offers() && !seen.scene.is_puzzle;
    let Some(me) = seen.scene.me().filter(|_| tells) else { return Vec::new() };
    let advice = seen.game().advise(seen.table.state(), me);
    let value = |advice: &talon_realms::Advice| match advice.choice {
        Choice::Take(card) | Choice::Fetch(card) => Some((card, advice.value as i64)),
        _ => None,
    };
    advice.iter().filter_map(value).collect()
}

/// The card that my hand would fetch if the game ended now, and the total with it.
pub(super) fn fetch(seen: &Seen<'_>) -> Option<(Card, i64)> {
    let (hand, area) = (seen.own(), set(&seen.view.area));
    if hand.count_ones() != 7 {
        return None;
    }
    let fetchable = seen.game().scorer().fetchable(hand, area);
    let open = seen.view.area.iter().copied().filter(|card| fetchable & bit(*card) != 0);
    open.filter_map(|card| Some((card, seen.worth(hand | bit(card))?))).max_by_key(|(_, worth)| *worth)
}
