//! Chaotic Realms: everybody's open offers and calls, and the form that makes mine.

use maud::{Markup, html};
use talon_core::Seat;
use talon_realms::{Card, Realms, View, Wish};
use talon_table::{Table, Told};

use super::{Scene, id, name};
use crate::layouts::face;
use crate::layouts::widgets::{Extra, Size, button, capital, card};

/// The open offers as a list, those made to me with the button that takes them, and my own below.
pub(super) fn trade(scene: &Scene<'_>, table: &Table<Realms>, view: &View) -> Markup {
    let accepts = scene.all_of("accept");
    let withdraw = scene.all_of("withdraw");
    html! {
        section class="middle trade" aria-label=(scene.word("web-trade-open")) {
            h2 { (face::glyph("trade")) (scene.word("web-trade-open")) " " small { (view.offers.len() + view.calls.len()) } }
            ul class="trades" {
                @for (from, give, wish) in &view.calls {
                    li class="call" data-call=(from.number()) {
                        (called(scene, table, (*from, *give), *wish))
                        @if scene.me() == Some(*from) { @for offer in &withdraw { (button(scene, offer, "")) } }
                        @else { (answers(scene, table, *from)) }
                    }
                }
                @if view.offers.is_empty() && view.calls.is_empty() { li class="hint" { (scene.word("web-trade-none")) } }
                @for (from, give, to, want) in &view.offers {
                    li class=[(scene.me() == Some(*to)).then_some("to-me")] {
                        (swap(scene, table, (*from, *give), (*to, *want)))
                        @if let Some(accept) = accept_of(&accepts, *from).filter(|_| scene.me() == Some(*to)) {
                            (button(scene, accept, "primary"))
                        }
                        @if scene.me() == Some(*from) { @for offer in &withdraw { (button(scene, offer, "")) } }
                    }
                }
            }
            (builder(scene, table, &scene.all_of("offer"), &scene.all_of("call")))
        }
    }
}

fn accept_of<'a>(accepts: &[&'a Told], from: Seat) -> Option<&'a Told> {
    let text = format!("accept {}", from.number());
    accepts.iter().find(|offer| offer.text == text).copied()
}

/// Who calls out what, for what.
fn called(scene: &Scene<'_>, table: &Table<Realms>, (from, give): (Seat, Card), wish: Wish) -> Markup {
    let chip =
        |held: Card| card(scene, id(table, held), &[], &Extra { size: Size::Chip, ..Extra::default() });
    html! {
        span class="swap" {
            (scene.names[from.index()]) (chip(give)) span aria-hidden="true" { "⇄" }
            @match wish.card() {
                Some(wanted) => (chip(wanted)),
                None => (capital(&scene.word(&table.game().wish_key(wish)))),
            }
        }
    }
}

/// The cards of mine that answer the call of this seat, a button each.
fn answers(scene: &Scene<'_>, table: &Table<Realms>, from: Seat) -> Markup {
    let start = format!("answer {} ", from.number());
    let answers = scene.all_of_start(&start);
    let held = |offer: &Told| offer.text.strip_prefix(&start).and_then(|id| table.game().find(id));
    html! {
        @if !answers.is_empty() {
            span class="hint" { (scene.word("web-trade-answer")) }
            @for offer in answers {
                @if let Some(held) = held(offer) {
                    button class="act" name="move" value=(offer.text) aria-label=(capital(&scene.speech.say(&offer.say))) {
                        (name(scene, table, held))
                    }
                }
            }
        }
    }
}

/// Who gives what for what of whom.
fn swap(
    scene: &Scene<'_>,
    table: &Table<Realms>,
    (from, give): (Seat, Card),
    (to, want): (Seat, Card),
) -> Markup {
    let chip =
        |held: Card| card(scene, id(table, held), &[], &Extra { size: Size::Chip, ..Extra::default() });
    html! {
        span class="swap" {
            (scene.names[from.index()]) (chip(give)) span aria-hidden="true" { "⇄" } (scene.names[to.index()]) (chip(want))
        }
    }
}

/// My offer: a card of mine for a card I know of somebody, or called out for what anybody may have. The fields come from the
/// moves that are offered.
fn builder(scene: &Scene<'_>, table: &Table<Realms>, offers: &[&Told], calls: &[&Told]) -> Markup {
    let Some(me) = scene.me() else { return html! {} };
    let parts: Vec<(&str, &str, &str)> = offers.iter().filter_map(|offer| parts(&offer.text)).collect();
    let mut gives: Vec<&str> = parts.iter().map(|(give, ..)| *give).collect();
    let mut wants: Vec<(&str, &str)> = parts.iter().map(|(_, seat, want)| (*seat, *want)).collect();
    gives.sort_unstable();
    gives.dedup();
    wants.sort_unstable();
    wants.dedup();
    let word = |held: &str| table.game().find(held).map_or_else(String::new, |held| name(scene, table, held));
    let of = |seat: &str| seat.parse::<usize>().ok().and_then(|seat| scene.names.get(seat - 1));
    html! {
        @if wants.is_empty() { p class="hint" { (scene.word("web-trade-know-none")) } }
        @else {
            div class="builder" aria-label=(scene.word("web-trade-make")) role="group" {
                label { (scene.word("web-trade-give"))
                    select name="give" id={ "give-" (me.number()) } { @for give in &gives { option value=(give) { (word(give)) } } }
                }
                label { (scene.word("web-trade-want"))
                    select name="want" id={ "want-" (me.number()) } {
                        @for (seat, want) in &wants {
                            option value={ (seat) " " (want) } { (word(want)) @if let Some(of) = of(seat) { " (" (of) ")" } }
                        }
                    }
                }
                button class="act primary" name="move" value="offer" { (scene.word("web-trade-make")) }
                label { (scene.word("web-trade-wish"))
                    select name="wish" id={ "wish-" (me.number()) } {
                        @for (wish, say) in wishes(scene, table, calls) { option value=(wish) { (say) } }
                    }
                }
                button class="act" name="move" value="call" { (scene.word("web-trade-call")) }
            }
        }
    }
}

/// What can be called for, with its name: anything and the suits before single cards.
fn wishes(scene: &Scene<'_>, table: &Table<Realms>, calls: &[&Told]) -> Vec<(String, String)> {
    let wish = |offer: &&Told| offer.text.rsplit(' ').next().unwrap_or_default().to_string();
    let mut wishes: Vec<String> = calls.iter().map(wish).collect();
    wishes.sort_unstable();
    wishes.dedup();
    let game = table.game();
    let named = |wish: String| match game.find(&wish) {
        Some(held) => (1, name(scene, table, held), wish),
        None if wish == "any" => (0, capital(&scene.word("realms-any-card")), wish),
        None => (0, capital(&scene.word(&format!("realms-suit-{wish}"))), wish),
    };
    let mut named: Vec<(usize, String, String)> = wishes.into_iter().map(named).collect();
    named.sort();
    named.into_iter().map(|(_, say, wish)| (wish, say)).collect()
}

/// `offer GIVE SEAT WANT` without its verb.
fn parts(text: &str) -> Option<(&str, &str, &str)> {
    let mut words = text.split(' ').skip(1);
    Some((words.next()?, words.next()?, words.next()?))
}
