//! Chaotic Realms: everybody's open offers and calls as stalls, and the form that makes mine from a card of the hand.

use maud::{Markup, html};
use talon_core::{Game as _, Phrase, Seat};
use talon_realms::{Card, Choice, Realms, Suit, Wish};
use talon_table::AnyOffer;

use super::{Seen, ask, bit, change, stage};
use crate::layouts::face;
use crate::layouts::faces::{self, Form, Lying};
use crate::layouts::pictures::picture;
use crate::layouts::widgets::{button, capital};

/// The open offers and calls, those to me with the button that takes them and both totals.
pub(super) fn stalls(seen: &Seen<'_>) -> Markup {
    let (scene, view) = (seen.scene, &seen.view);
    let accepts = scene.all_that::<Realms>(|choice| matches!(choice, Choice::Accept(_)));
    let withdraw = scene.all_that::<Realms>(|choice| choice == Choice::Withdraw);
    let back = |from: Seat| html! { @if scene.me() == Some(from) { @for offer in &withdraw { (button(scene, offer, "")) } } };
    html! {
        section class="stalls" aria-label=(scene.word("web-trade-open")) {
            @if view.offers.is_empty() && view.calls.is_empty() { p class="calm" { (scene.word("web-trade-none")) } }
            @for (from, give, wish) in &view.calls {
                article class="stall call" data-call=(from.number()) {
                    (head(seen, *from, "web-trade-calls", None))
                    (goods(seen, *from, *give))
                    p class="for" { (scene.word("web-trade-for")) " " (wished(seen, *wish)) }
                    (back(*from))
                    @if scene.me() != Some(*from) { (answers(seen, *from)) }
                }
            }
            @for (from, give, to, want) in &view.offers {
                article class={ "stall" @if scene.me() == Some(*to) { " to-me" } } data-offer=(from.number()) {
                    (head(seen, *from, "web-trade-offers", Some(*to)))
                    (goods(seen, *from, *give))
                    p class="for" { (scene.word("web-trade-for")) " " (stage::chip(seen, *want)) }
                    (back(*from))
                    @if scene.me() == Some(*to) { @for offer in accepts.iter().filter(|offer| offer.choice::<Realms>() == Some(Choice::Accept(*from))) { (take(seen, offer, &scene.word("web-trade-accept"))) } }
                }
            }
        }
    }
}

/// Who offers, and to whom.
fn head(seen: &Seen<'_>, from: Seat, key: &'static str, to: Option<Seat>) -> Markup {
    let phrase = Phrase::new(key);
    let phrase = if let Some(to) = to { phrase.with("to", to) } else { phrase };
    html! { header { b { (seen.scene.names[from.index()]) } " " span { (seen.scene.say(&phrase)) } } }
}

/// The card on offer, with its whole text.
fn goods(seen: &Seen<'_>, from: Seat, give: Card) -> Markup {
    let own = seen.scene.me() == Some(from);
    let lying = Lying {
        form: Form::Tile,
        zone: "offer",
        class: if own { "own".into() } else { String::new() },
        cost: Some(seen.strength(give)),
        with_text: true,
        ..Lying::default()
    };
    faces::card(seen.scene, seen.id(give), &[], &lying)
}

/// What a call asks for.
fn wished(seen: &Seen<'_>, wish: Wish) -> Markup {
    wish.card().map_or_else(
        || html! { b { (capital(&seen.scene.word(&seen.game().wish_key(wish)))) } },
        |card| stage::chip(seen, card),
    )
}

/// The button of a trade, with my total before and after it.
fn take(seen: &Seen<'_>, offer: &AnyOffer, word: &str) -> Markup {
    let (now, then) = (seen.worth(seen.own()).unwrap_or(0), total(seen, offer));
    let look = match then {
        Some(then) if then > now => "gains",
        Some(then) if then < now => "loses",
        _ => "",
    };
    html! {
        button class={ "act trade-act " (look) } name="move" value=(offer.text) data-move=(offer.text)
            aria-label={ (capital(&seen.scene.say(&offer.say))) @if let Some(then) = then { ": " (now) " → " (then) } } {
            span { (word) }
            @if let Some(then) = then { b { (now) " → " (then) } (change(now, then)) }
        }
    }
}

/// My total after a trade, as far as I can know it.
fn total(seen: &Seen<'_>, offer: &AnyOffer) -> Option<i64> {
    ask::then(seen, offer.choice::<Realms>()?)
}

/// The cards of mine that answer the call of this seat, a button each, the best first.
fn answers(seen: &Seen<'_>, from: Seat) -> Markup {
    let held = |choice| match choice {
        Choice::Answer { to, give } if to == from => Some(give),
        _ => None,
    };
    let mut answers = seen.scene.all_that::<Realms>(|choice| held(choice).is_some());
    answers.sort_by_key(|offer| std::cmp::Reverse(total(seen, offer)));
    html! {
        @if !answers.is_empty() {
            p class="hint" { (seen.scene.word("web-trade-answer")) }
            div class="answers-of" { @for offer in answers { @if let Some(held) = offer.choice::<Realms>().and_then(held) { (take(seen, offer, &seen.name(held))) } } }
        }
    }
}

/// My offer: the card chosen in my hand for a card I know of somebody, or called out for what anybody may have. The fields come
/// from the moves that are offered.
pub(super) fn builder(seen: &Seen<'_>) -> Markup {
    let scene = seen.scene;
    let offers = scene.all_that::<Realms>(|choice| matches!(choice, Choice::Offer { .. }));
    let calls = scene.all_that::<Realms>(|choice| matches!(choice, Choice::Call { .. }));
    let Some(me) = scene.me() else { return html! {} };
    if offers.is_empty() && calls.is_empty() {
        return html! {};
    }
    html! {
        div class="builder" aria-label=(scene.word("web-trade-make")) role="group" {
            h2 { (scene.word("web-trade-yours")) }
            p class="hint" { (scene.word("web-trade-how")) }
            div class="way-of" {
                h3 { (scene.word("web-trade-want")) }
                @if offers.is_empty() { p class="hint" { (scene.word("web-trade-know-none")) } }
                @else {
                    (wants(seen, &offers))
                    button class="act" name="move" value="offer {give} {want}" { (scene.word("web-trade-make")) }
                }
            }
            @if !calls.is_empty() {
                div class="way-of" {
                    h3 { (scene.word("web-trade-wish")) }
                    (wishes(seen, &calls, me))
                    button class="act primary" name="move" value="call {give} for {wish}" { (scene.word("web-trade-call")) }
                }
            }
        }
    }
}

/// The known cards of others, each with the best total it can make, the best first.
fn wants(seen: &Seen<'_>, offers: &[&AnyOffer]) -> Markup {
    let wanted = |offer: &&AnyOffer| match offer.choice::<Realms>() {
        Some(Choice::Offer { to, want, .. }) => Some((want, to)),
        _ => None,
    };
    let mut wants: Vec<(Card, Seat)> = offers.iter().filter_map(wanted).collect();
    wants.sort_unstable();
    wants.dedup();
    let mut wants: Vec<&[(Card, Seat)]> = wants.chunk_by(|one, other| one.0 == other.0).collect();
    wants.sort_by_key(|holders| holders.first().map(|(card, _)| std::cmp::Reverse(up_to(seen, *card))));
    html! {
        div class="found" role="radiogroup" aria-label=(seen.scene.word("web-trade-want")) {
            @for (place, holders) in wants.into_iter().enumerate() {
                @match holders {
                    [(card, seat)] => {
                        @let value = format!("{} {}", seat.number(), seen.id(*card));
                        (candidate(seen, *card, "want", &value, seen.scene.names.get(seat.index()), place == 0))
                    }
                    _ => (held_by_one_of(seen, holders, place == 0)),
                }
            }
        }
    }
}

/// A card that several may have, once, with a button for each of them.
fn held_by_one_of(seen: &Seen<'_>, holders: &[(Card, Seat)], first: bool) -> Markup {
    let Some(&(card, _)) = holders.first() else { return html! {} };
    html! {
        div class="found-of of-several" data-name=(seen.name(card)) {
            (goods_of(seen, card))
            span class="holders" {
                @for (place, (_, seat)) in holders.iter().enumerate() {
                    label {
                        input type="radio" name="want" value={ (seat.number()) " " (seen.id(card)) } checked[first && place == 0]
                            aria-label={ (seen.name(card)) " · " (seen.scene.names[seat.index()]) };
                        span { (seen.scene.names[seat.index()]) }
                    }
                }
            }
        }
    }
}

/// The picture and the name of a card, and the totals before and after.
fn goods_of(seen: &Seen<'_>, card: Card) -> Markup {
    let now = seen.worth(seen.own()).unwrap_or(0);
    html! {
        span class="thumb-of" { (picture(Realms::NAME, seen.id(card))) }
        span { (seen.name(card)) }
        @if let Some(best) = up_to(seen, card) { b { (now) " → " (best) } }
    }
}

/// A card one may wish for: its picture, its name, whose it is, and the totals before and after.
fn candidate(
    seen: &Seen<'_>,
    card: Card,
    field: &str,
    value: &str,
    of: Option<&String>,
    chosen: bool,
) -> Markup {
    let now = seen.worth(seen.own()).unwrap_or(0);
    html! {
        label class="found-of" data-name=(seen.name(card)) {
            input type="radio" name=(field) value=(value) checked[chosen];
            span class="thumb-of" { (picture(Realms::NAME, seen.id(card))) }
            span { (seen.name(card)) @if let Some(of) = of { small { " · " (of) } } }
            @if let Some(best) = up_to(seen, card) { b { (now) " → " (best) } }
        }
    }
}

/// The best total with this card instead of one of mine.
fn up_to(seen: &Seen<'_>, wanted: Card) -> Option<i64> {
    let hand = seen.own();
    let held = seen.scene.me().map(|me| seen.view.seats[me.index()].known.clone()).unwrap_or_default();
    held.iter().filter_map(|give| seen.worth(hand & !bit(*give) | bit(wanted))).max()
}

/// What can be called for: anything or a suit by its sign, or a card, found by its name; each with the best total it can make, the
/// best first.
fn wishes(seen: &Seen<'_>, calls: &[&AnyOffer], me: Seat) -> Markup {
    let wished = |offer: &&AnyOffer| match offer.choice::<Realms>() {
        Some(Choice::Call { wish, .. }) => Some((seen.game().wish_id(wish), wish)),
        _ => None,
    };
    let mut wishes: Vec<(&str, Wish)> = calls.iter().filter_map(wished).collect();
    wishes.sort_unstable_by_key(|(id, _)| *id);
    wishes.dedup();
    let scene = seen.scene;
    let mut cards: Vec<Card> = wishes.iter().filter_map(|(_, wish)| wish.card()).collect();
    cards.sort_by_key(|card| std::cmp::Reverse(up_to(seen, *card)));
    let name = |wish: Wish| capital(&scene.word(&seen.game().wish_key(wish)));
    html! {
        div class="suits-of" role="radiogroup" aria-label=(scene.word("web-trade-suits")) {
            @for (place, (id, wish)) in wishes.iter().filter(|(_, wish)| wish.card().is_none()).enumerate() {
                label class="suit-of" title=(name(*wish)) {
                    input type="radio" name="wish" value=(id) checked[place == 0];
                    (face::glyph(if Suit::TEN.iter().any(|suit| suit.id() == *id) { id } else { "card" }))
                    span class="sr" { (name(*wish)) }
                }
            }
        }
        input type="search" class="find" id={ "find-" (me.number()) } data-find aria-label=(scene.word("web-trade-find"))
            placeholder=(scene.word("web-trade-find")) autocomplete="off";
        div class="found" role="radiogroup" aria-label=(scene.word("web-trade-wish")) {
            @for card in cards { (candidate(seen, card, "wish", seen.id(card), None, false)) }
        }
    }
}
