//! My hand, each card with what it gives, and what all of it is worth.

use maud::{Markup, html};
use talon_core::{Phrase, Seat, Spot};
use talon_realms::{Card, CardSheet, Choice, Event, Realms, Sheet};

use super::{Seen, bit, board, change};
use crate::layouts::faces::{self, Lying};

/// How many cards a hand has by the rules.
const HAND: usize = 7;

/// My cards, and the total.
pub(super) fn hand(seen: &Seen<'_>) -> Markup {
    let Some(me) = seen.scene.me() else { return html! {} };
    let known = &seen.view.seats[me.index()].known;
    let sheet = seen.sheet();
    let new = news(seen, me);
    let least = least(seen, known);
    html! {
        (realm(seen, sheet.as_ref(), known.len()))
        @for (index, held) in known.iter().enumerate() {
            @let line = sheet.as_ref().and_then(|sheet| sheet.cards.iter().find(|line| line.card == *held));
            @let lying = in_hand(seen, *held, line, new.contains(held));
            @let spot = Spot::of(me, "hand", index);
            @if seen.is_trading() { (to_give(seen, *held, &lying, least == Some(*held))) }
            @else { (faces::card(seen.scene, seen.id(*held), &[spot], &lying)) }
        }
        @if seen.table.state().drafts() {
            @for place in known.len()..HAND { span class="place" { b { (place + 1) } } }
        }
    }
}

/// What the hand is worth, what it could be, and the way to the sheet.
fn realm(seen: &Seen<'_>, sheet: Option<&Sheet>, held: usize) -> Markup {
    let scene = seen.scene;
    html! {
        section class="realm" aria-label=(scene.word("web-my-hand")) {
            h2 { (scene.word("web-realms-realm")) }
            @if let Some(sheet) = sheet { p class="total" data-n="web-realms-realm" { b { (sheet.score) } } }
            p class="counted" { (scene.counted("web-hand-count", held as i64)) }
            @if let Some((card, worth)) = board::fetch(seen) {
                @let say = Phrase::new("web-realms-fetch-now").with("card", seen.game().name_key(card)).with("n", worth);
                p class="fetch" { (scene.say(&say)) }
            }
            button type="button" class="adds" popovertarget="side-log" { (scene.word("web-realms-adds")) }
        }
    }
}

/// A card in hand: what it gives or, while I choose what to discard or keep, the total after that choice.
fn in_hand(seen: &Seen<'_>, held: Card, line: Option<&CardSheet>, new: bool) -> Lying {
    let (scene, id) = (seen.scene, seen.id(held));
    let (hand, blanked) = (seen.own(), line.is_some_and(|line| line.blanked.is_some()));
    let then = if seen.may(Choice::Discard(held)) {
        seen.worth(hand & !bit(held)).map(|then| ("web-realms-leaves", then))
    } else if seen.may(Choice::Keep(held)) {
        let other = seen.view.drawn.iter().fold(0, |all, card| all | bit(*card));
        seen.worth(hand & !other | bit(held)).map(|then| ("web-realms-makes", then))
    } else {
        None
    };
    let foot = match (then, line) {
        (Some((key, then)), _) => html! { span { (scene.word(key)) } b class="total then" { (then) } },
        (None, Some(line)) => gives(seen, line),
        _ => html! {},
    };
    let mut class = Vec::new();
    class.extend(blanked.then_some("blanked"));
    class.extend(new.then_some("new"));
    Lying {
        zone: "hand",
        signs: true,
        class: class.join(" "),
        foot,
        cost: Some(seen.strength(held)),
        tries: if seen.is_trading() { Vec::new() } else { vec![format!("discard {id}")] },
        ..Lying::default()
    }
}

/// What a card counts: its strength, what is added, and both together.
fn gives(seen: &Seen<'_>, line: &CardSheet) -> Markup {
    let total = line.base + line.bonus + line.penalty;
    let more = i64::from(line.bonus + line.penalty);
    html! {
        @if line.blanked.is_some() { span class="struck" { (seen.scene.word("web-realms-blanked")) } b class="total" { "0" } }
        @else {
            span { (line.base) " " @if more != 0 { (change(0, more)) } }
            b class="total" { (total) }
        }
    }
}

/// A card of mine that a press puts into the offer.
fn to_give(seen: &Seen<'_>, held: Card, lying: &Lying, first: bool) -> Markup {
    let id = seen.id(held);
    html! {
        div class="give" {
            (faces::card(seen.scene, id, &[], lying))
            label class="giving" {
                input type="radio" name="give" value=(id) checked[first];
                span { (seen.scene.word("web-trade-give")) } span class="sr" { " " (seen.name(held)) }
            }
        }
    }
}

/// The card that costs least to give.
fn least(seen: &Seen<'_>, known: &[Card]) -> Option<Card> {
    let hand = seen.own();
    known.iter().copied().max_by_key(|card| seen.worth(hand & !bit(*card)))
}

/// What I took last, while I am asked what to do with it.
fn news(seen: &Seen<'_>, me: Seat) -> Vec<Card> {
    if !seen.view.drawn.is_empty() {
        return seen.view.drawn.clone();
    }
    if !seen.may_discard() {
        return Vec::new();
    }
    let own = seen.scene.story.iter().rev().find(|step| step.seat == me);
    let told = own.into_iter().flat_map(|step| &step.told);
    told.filter_map(|told| match told.event::<Realms>()? {
        Event::Drew { card, .. } => *card,
        Event::Took { card, .. } => Some(*card),
        _ => None,
    })
    .collect()
}
