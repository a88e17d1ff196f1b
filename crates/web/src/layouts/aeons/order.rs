//! The turn order, for the top bar: what was drawn, whose turn it is, what is left, and how likely the nemesis is next.

use maud::{Markup, html};
use talon_aeons::Catalogue;
use talon_aeons::state::turn_card;
use talon_core::Seat;
use talon_table::Table;

use super::{Seen, term};
use crate::layouts::{Scene, face};

/// Whose turn, which phase, and the turn order.
pub(crate) fn status(scene: &Scene<'_>, table: &Table<Catalogue>) -> Markup {
    let seen = Seen::new(scene, table);
    if table.outcome().is_some() {
        return html! {};
    }
    let view = &seen.view;
    let seat = (view.active != super::NEMESIS).then(|| Seat::at(view.active.into()));
    let name = match seat {
        Some(seat) => seen.name(seat),
        None => seen.nemesis_name(),
    };
    html! {
        span class="turn" { (scene.turn_of(&name, seat)) }
        span class="phase" { (scene.word(view.phase.key())) }
        (cards(&seen))
        @if let Some((chance, brief)) = nemesis_next(&seen) {
            span class="next" title=(chance) { span class="long" { (chance) } span class="brief" aria-hidden="true" { (face::glyph("nemesis")) (brief) } }
        }
    }
}

/// The cards of the turn order: those drawn, the present one marked, then those to come. Unknown ones are sorted, because
/// nobody knows their order.
fn cards(seen: &Seen<'_>) -> Markup {
    let view = &seen.view;
    let mut rest: Vec<u8> = unknown(seen);
    rest.sort_unstable();
    let known = view.turn_order.iter().flatten().copied();
    let drawn = view.turn_discard.len();
    html! {
        span class="order-strip" aria-label=(seen.scene.word("web-aeons-turns")) role="list" {
            @for (place, card) in view.turn_discard.iter().rev().enumerate() {
                @let now = place + 1 == drawn;
                (chip(seen, *card, if now { "now" } else { "gone" }))
            }
            @if !view.turn_order.is_empty() { span class="sep" role="presentation" { (seen.scene.word("web-aeons-left")) } }
            @for card in known { (chip(seen, card, "known")) }
            @for card in rest { (chip(seen, card, "")) }
        }
    }
}

/// The cards that lie face down in the turn order: all that may be at the first unknown place.
fn unknown(seen: &Seen<'_>) -> Vec<u8> {
    let places = seen.foreseen().map_or(&[][..], |foreseen| &foreseen.turns);
    let open = seen.view.turn_order.iter().position(Option::is_none);
    let Some(place) = open.and_then(|at| places.get(at)) else { return Vec::new() };
    place.iter().flat_map(|chance| std::iter::repeat_n(chance.card, chance.cases.into())).collect()
}

fn chip(seen: &Seen<'_>, card: u8, class: &str) -> Markup {
    let name = seen.scene.word(&term("turn", turn_card::NAMES[usize::from(card) % turn_card::NAMES.len()]));
    let owner = (usize::from(card) < seen.view.seats.len()).then(|| Seat::at(card.into()));
    let mine = owner.is_some() && owner == seen.me();
    let title = owner.map_or(name, |seat| seen.name(seat));
    html! {
        span class={ "tc " (class) @if card == turn_card::NEMESIS { " foe" } @if mine { " mine" } } role="listitem" title=(title) {
            span class="sr" { (title) }
            span aria-hidden="true" {
                @match card {
                    turn_card::NEMESIS => (face::glyph("nemesis")),
                    turn_card::WILD => (face::glyph("wild")),
                    seat => (seat + 1)
                }
            }
        }
    }
}

/// How likely the nemesis is next, in words and in short.
fn nemesis_next(seen: &Seen<'_>) -> Option<(String, String)> {
    let next = seen.foreseen()?.turns.first()?;
    let foe = next.iter().find(|chance| chance.card == turn_card::NEMESIS);
    let of = next.first().map_or(0, |chance| chance.of);
    let brief = format!("{}/{of}", foe.map_or(0, |chance| chance.cases));
    let words = match foe {
        Some(chance) if chance.cases == chance.of => seen.scene.word("web-aeons-nemesis-next"),
        Some(chance) => seen.of("web-aeons-nemesis-next-of", chance.cases, chance.of),
        None => seen.scene.word("web-aeons-nemesis-not-next"),
    };
    Some((words, brief))
}
