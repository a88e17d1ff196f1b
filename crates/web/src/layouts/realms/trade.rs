//! Chaotic Realms: everybody's open offers, and the form that makes mine.

use maud::{Markup, html};
use talon_core::Seat;
use talon_realms::{Card, Realms, View};
use talon_table::{Table, Told};

use super::{Scene, id, name};
use crate::layouts::face;
use crate::layouts::widgets::{Extra, Size, button, card};

/// The open offers as a list, those made to me with the button that takes them, and my own below.
pub(super) fn trade(scene: &Scene<'_>, table: &Table<Realms>, view: &View) -> Markup {
    let accepts = scene.all_of("accept");
    let withdraw = scene.all_of("withdraw");
    html! {
        section class="middle trade" aria-label=(scene.word("web-trade-open")) {
            h2 { (face::glyph("trade")) (scene.word("web-trade-open")) " " small { (view.offers.len()) } }
            ul class="trades" {
                @if view.offers.is_empty() { li class="hint" { (scene.word("web-trade-none")) } }
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
            (builder(scene, table, &scene.all_of("offer")))
        }
    }
}

fn accept_of<'a>(accepts: &[&'a Told], from: Seat) -> Option<&'a Told> {
    let text = format!("accept {}", from.number());
    accepts.iter().find(|offer| offer.text == text).copied()
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

/// My offer: a card of mine for a card I know of somebody. The fields come from the moves that are offered.
fn builder(scene: &Scene<'_>, table: &Table<Realms>, offers: &[&Told]) -> Markup {
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
            }
        }
    }
}

/// `offer GIVE SEAT WANT` without its verb.
fn parts(text: &str) -> Option<(&str, &str, &str)> {
    let mut words = text.split(' ').skip(1);
    Some((words.next()?, words.next()?, words.next()?))
}
