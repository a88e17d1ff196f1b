//! Aeon's End: the nemesis above, the supply in the middle, breaches and hand below.

use maud::{Markup, html};
use talon_aeons::state::{Breach, InPlay, Slot, turn_card};
use talon_aeons::{Catalogue, KindId, SeatView, Type, View};
use talon_core::{Seat, Spot};
use talon_table::Table;

use super::Scene;
use super::face;
use super::widgets::{Extra, button, card, fold, meter, number, zone};

/// Life of a mage at the start, for the bar.
const LIFE: u8 = 10;
/// The breaches as they are numbered on the board.
const BREACHES: [&str; 4] = ["I", "II", "III", "IV"];

/// Everything on the table.
pub(crate) fn board(scene: &Scene<'_>, table: &Table<Catalogue>) -> Markup {
    let (game, view) = (table.game(), table.view(scene.viewer));
    let me = scene.me();
    let allies = (0..view.seats.len()).map(Seat::at).filter(|seat| Some(*seat) != me);
    html! {
        div class="others" { (nemesis(scene, game, &view)) @for seat in allies { (ally(scene, game, &view, seat)) } }
        section class="middle" {
            h2 { (scene.word("web-zone-supply")) }
            div class="row small" { (supply(scene, game, &view)) }
        }
        @if let Some(me) = me { (mine(scene, game, &view, me)) }
    }
}

fn nemesis(scene: &Scene<'_>, game: &Catalogue, view: &View) -> Markup {
    let board = &game.boards[usize::from(view.board)];
    let places = ["nemesis", "husks"].map(|area| Spot::middle(area, 0));
    html! {
        section class="panel foe k-nemesis" {
            h3 { (face::glyph("nemesis")) " " (scene.word(&term("nemesis", &board.id))) }
            div class="numbers" {
                (meter(scene, "web-zone-life", view.nemesis.0, view.nemesis.1))
                (meter(scene, "web-zone-gravehold", view.gravehold.0, view.gravehold.1))
                @if view.fury > 0 { (number(scene, "web-aeons-fury", view.fury)) }
                @if view.husks.0 > 0 { (number(scene, "web-aeons-husks", view.husks.0)) }
                (number(scene, "web-aeons-tiers", view.tiers.map(|n| n.to_string()).join(" / ")))
                @for offer in places.iter().flat_map(|spot| scene.on_place(*spot)) { (button(scene, offer, "primary")) }
            }
            (turns(scene, view))
            div class="row small" { (in_play(scene, game, view)) }
            (fold(scene, "web-zone-devoured", view.devoured.len(), &row(scene, game, &view.devoured, None, "devoured")))
        }
    }
}

/// What was drawn of the turn order and what is still to come: the chances of the next card.
fn turns(scene: &Scene<'_>, view: &View) -> Markup {
    let name =
        |card: u8| scene.word(&term("turn", turn_card::NAMES[usize::from(card) % turn_card::NAMES.len()]));
    let drawn: Vec<String> = view.turn_discard.iter().rev().map(|card| name(*card)).collect();
    html! {
        p class="hint" {
            (scene.word("web-zone-turn-order-discard")) ": "
            @if drawn.is_empty() { "–" } @else { (drawn.join(", ")) }
            " · " (scene.counted("web-aeons-to-come", view.turn_order.len() as i64))
        }
    }
}

fn in_play(scene: &Scene<'_>, game: &Catalogue, view: &View) -> Markup {
    let extra = |entry: &InPlay| {
        let minion = game.type_of(entry.kind) == Type::Minion;
        let key = if minion { "web-aeons-life-left" } else { "web-aeons-tokens-left" };
        let foot = (entry.left > 0).then(|| html! { (scene.counted(key, i64::from(entry.left))) });
        Extra { foot, ..Extra::default() }
    };
    let resolving = [view.drawn, view.struck].into_iter().flatten();
    html! {
        @for (index, entry) in view.in_play.iter().enumerate() {
            (card(scene, game.id(entry.kind), Some(Spot::middle("in_play", index)), &extra(entry)))
        }
        @for kind in resolving { (card(scene, game.id(kind), None, &Extra { class: "new", ..Extra::default() })) }
    }
}

fn supply(scene: &Scene<'_>, game: &Catalogue, view: &View) -> Markup {
    html! {
        @for (index, pile) in view.supply.iter().enumerate() {
            @let foot = Some(html! { "× " (pile.left) });
            @let class = if pile.left == 0 { "dim" } else { "" };
            (card(scene, game.id(pile.kind), Some(Spot::middle("supply", index)), &Extra { class, foot, glance: None }))
        }
    }
}

fn ally(scene: &Scene<'_>, game: &Catalogue, view: &View, seat: Seat) -> Markup {
    let side = &view.seats[seat.index()];
    html! {
        section class={ "panel" @if view.to_act.has(seat) { " active" } } {
            h3 { (title(scene, game, side, seat)) }
            (figures(scene, side, seat))
            div class="row small" { (breaches(scene, game, side, seat)) }
            (fold(scene, "web-zone-hand", side.hand.len(), &row(scene, game, &side.hand, Some(seat), "hand")))
            (fold(scene, "web-zone-discard", side.discard.len(), &row(scene, game, &side.discard, Some(seat), "discard")))
            @for offer in scene.on_seat(seat) { (button(scene, offer, "")) }
        }
    }
}

fn title(scene: &Scene<'_>, game: &Catalogue, side: &SeatView, seat: Seat) -> String {
    let mage = scene.word(&term("mage", &game.mages[usize::from(side.mage)].id));
    format!("{} · {mage}", scene.names[seat.index()])
}

fn figures(scene: &Scene<'_>, side: &SeatView, seat: Seat) -> Markup {
    let (any, gem, spell) = side.aether;
    html! {
        div class="numbers" {
            (meter(scene, "web-zone-life", side.life, LIFE))
            (meter(scene, "web-zone-charges", side.charges.0, side.charges.1))
            span class="big" { (number(scene, "web-zone-aether", any)) }
            @if gem > 0 { (number(scene, "web-aeons-gem-aether", gem)) }
            @if spell > 0 { (number(scene, "web-aeons-spell-aether", spell)) }
            (number(scene, "web-zone-deck", side.deck.len()))
            @for offer in scene.on_place(Spot::of(seat, "charges", 0)) { (button(scene, offer, "")) }
        }
    }
}

fn mine(scene: &Scene<'_>, game: &Catalogue, view: &View, me: Seat) -> Markup {
    let side = &view.seats[me.index()];
    html! {
        section class={ "mine" @if view.to_act.has(me) { " active" } } {
            div class="numbers" {
                strong { (title(scene, game, side, me)) }
                (figures(scene, side, me))
                @for offer in scene.on_seat(me) { (button(scene, offer, "")) }
            }
            div class="zones" {
                div class="row small breaches" { (breaches(scene, game, side, me)) }
                @if !side.play.is_empty() { (zone(scene, "web-zone-play", &row(scene, game, &side.play, Some(me), "play"))) }
                (fold(scene, "web-zone-discard", side.discard.len(), &row(scene, game, &side.discard, Some(me), "discard")))
            }
            div class="row hand" { (row(scene, game, &side.hand, Some(me), "hand")) }
        }
    }
}

/// The four breaches with what is prepared in them and what turning them costs.
fn breaches(scene: &Scene<'_>, game: &Catalogue, side: &SeatView, seat: Seat) -> Markup {
    let state = |breach: Breach| match breach {
        Breach::None => None,
        Breach::Closed(turned) => Some((format!("closed turn-{turned}"), scene.word("web-aeons-closed"))),
        Breach::Opened => Some(("opened".to_string(), scene.word("web-aeons-opened"))),
    };
    html! {
        @for (index, breach) in side.breaches.iter().enumerate() {
            @if let Some((class, word)) = state(*breach) {
                div class={ "breach " (class) } {
                    span class="disc" { (BREACHES[index]) }
                    span class="state" { (word) }
                    @for slot in side.slots[index].iter().filter(|slot| **slot != Slot::FREE && slot.kind != Slot::FREE.kind) {
                        (card(scene, game.id(slot.kind), Some(Spot::of(seat, "prepared", index)), &Extra::default()))
                    }
                    @for offer in scene.on_place(Spot::of(seat, "breaches", index)) { (button(scene, offer, "")) }
                }
            }
        }
    }
}

fn row(
    scene: &Scene<'_>,
    game: &Catalogue,
    kinds: &[KindId],
    seat: Option<Seat>,
    area: &'static str,
) -> Markup {
    let spot = |index: usize| Spot { seat, area, index: index as u8 };
    html! {
        @for (index, kind) in kinds.iter().enumerate() {
            (card(scene, game.id(*kind), Some(spot(index)), &Extra::default()))
        }
    }
}

fn term(group: &str, id: &str) -> String {
    format!("aeons-{group}-{}", id.replace('_', "-"))
}
