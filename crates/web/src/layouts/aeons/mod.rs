//! Aeon's End: the nemesis above, the supply in the middle, breaches and hand below.

mod breach;
mod figure;
mod foresight;
mod nemesis;

use maud::{Markup, html};
use talon_aeons::{Catalogue, Choice, KindId, SeatView, Type, View};
use talon_core::{Seat, Spot};
use talon_table::Table;

use super::Scene;
use super::face;
use super::widgets::{
    Extra, Size, bar, button, cannot, capital, card, fold, meter, number, row_of, stacks, usable, zone,
};

pub(crate) use foresight::side;

/// Life of a mage at the start, for the bar.
const LIFE: u8 = 10;
/// A turn that is nobody's.
const NEMESIS: u8 = u8::MAX;

/// Everything on the table.
pub(crate) fn board(scene: &Scene<'_>, table: &Table<Catalogue>) -> Markup {
    let (game, view) = (table.game(), table.view(scene.viewer));
    let me = scene.me();
    let allies = (0..view.seats.len()).map(Seat::at).filter(|seat| Some(*seat) != me);
    html! {
        (nemesis::nemesis(scene, table, &view))
        @if view.seats.len() > 1 || me.is_none() {
            div class="others" { @for seat in allies { (ally(scene, game, &view, seat)) } }
        }
        section class="middle" aria-label=(scene.word("web-zone-supply")) {
            div class="row supply market" { (supply(scene, game, &view)) }
        }
        @if let Some(me) = me { (mine(scene, game, &view, me)) }
    }
}

/// Whose turn, which phase.
pub(crate) fn status(scene: &Scene<'_>, table: &Table<Catalogue>) -> Markup {
    let view = table.view(scene.viewer);
    if table.outcome().is_some() {
        return html! {};
    }
    let seat = (view.active != NEMESIS).then(|| Seat::at(view.active.into()));
    let name = match seat.and_then(|seat| scene.names.get(seat.index())) {
        Some(name) => name.clone(),
        None => capital(&scene.word("web-kind-nemesis")),
    };
    html! {
        span class="turn" { (scene.turn_of(&name, seat)) }
        span class="phase" { (scene.word(&format!("web-phase-{}", view.phase.replace('_', "-")))) }
    }
}

fn supply(scene: &Scene<'_>, game: &Catalogue, view: &View) -> Markup {
    html! {
        @for (index, pile) in view.supply.iter().enumerate() {
            @let id = game.id(pile.kind);
            @let extra = Extra {
                size: Size::Tile,
                class: if pile.left == 0 { "dim" } else { "" },
                foot: Some(html! { "×" (pile.left) }),
                tries: vec![format!("buy {id}")],
                ..Extra::default()
            };
            (card(scene, id, &[Spot::middle("supply", index)], &extra))
        }
    }
}

fn ally(scene: &Scene<'_>, game: &Catalogue, view: &View, seat: Seat) -> Markup {
    let side = &view.seats[seat.index()];
    let active = view.to_act.has(seat) || usize::from(view.active) == seat.index();
    html! {
        section class={ "panel" @if active { " active" } @if side.exhausted { " out" } } {
            div class="who" {
                h3 { (title(scene, game, side, seat)) }
                div class="numbers" {
                    @if side.aether.0 > 0 { (aether(scene, side)) }
                    (figures(scene, side))
                    @for offer in scene.on_place(Spot::of(seat, "charges", 0)) { (button(scene, offer, "")) }
                    (fold(scene, figure::HAND, Spot::of(seat, "hand", 0), side.hand.len(), &row(scene, game, &side.hand, Some(seat), "hand")))
                    (fold(scene, figure::DISCARD, Spot::of(seat, "discard", 0), side.discard.len(), &row(scene, game, &side.discard, Some(seat), "discard")))
                }
            }
            (breach::breaches(scene, game, side, seat))
            @for offer in scene.on_seat(seat) { (button(scene, offer, "")) }
        }
    }
}

fn title(scene: &Scene<'_>, game: &Catalogue, side: &SeatView, seat: Seat) -> String {
    let mage = scene.word(&term("mage", &game.mages[usize::from(side.mage)].id));
    format!("{} · {mage}", scene.names[seat.index()])
}

/// Aether for anything; it stands first, it is what one looks for.
fn aether(scene: &Scene<'_>, side: &SeatView) -> Markup {
    html! { span class="big" { (number(scene, figure::AETHER, side.aether.0)) } }
}

fn figures(scene: &Scene<'_>, side: &SeatView) -> Markup {
    let (_, gem, spell) = side.aether;
    let (charges, slots) = side.charges;
    html! {
        (meter(scene, figure::LIFE_LEFT, side.life, LIFE))
        span class="metered" { (number(scene, figure::CHARGES, format!("{charges}/{slots}"))) (bar(charges, slots)) }
        @if gem > 0 { (number(scene, figure::GEM_AETHER, gem)) }
        @if spell > 0 { (number(scene, figure::SPELL_AETHER, spell)) }
        (number(scene, figure::DECK, side.deck.len()))
    }
}

fn mine(scene: &Scene<'_>, game: &Catalogue, view: &View, me: Seat) -> Markup {
    let side = &view.seats[me.index()];
    html! {
        section class={ "mine" @if view.to_act.has(me) { " active" } } aria-label=(scene.word("web-my-side")) {
            div class="numbers own" {
                (mage(scene, game, side, me))
                (aether(scene, side))
                (figures(scene, side))
                (powers(scene, me))
                (fold(scene, figure::DISCARD, Spot::of(me, "discard", 0), side.discard.len(), &row(scene, game, &side.discard, Some(me), "discard")))
                @for offer in scene.on_seat(me) { (button(scene, offer, "")) }
            }
            (breach::breaches(scene, game, side, me))
            div class="below" {
                div class="row hand" { (hand(scene, game, view, me)) }
                @if !side.play.is_empty() { (played(scene, game, view, me)) }
            }
        }
    }
}

/// My mage by name; the name opens the ability and says why it cannot be used now.
fn mage(scene: &Scene<'_>, game: &Catalogue, side: &SeatView, me: Seat) -> Markup {
    let id = &game.mages[usize::from(side.mage)].id;
    let big = scene.large_face(id, scene.why_not(&["ability".to_string()]).as_deref());
    html! {
        button type="button" class="act who" data-card=(id) popovertarget=(big) {
            span class="full" { (title(scene, game, side, me)) } span class="brief" aria-hidden="true" { (face::glyph("mage")) }
        }
    }
}

/// Charge and ability, or why not.
fn powers(scene: &Scene<'_>, me: Seat) -> Markup {
    let offers = scene.on_place(Spot::of(me, "charges", 0));
    let missing = |verb: &str| !offers.iter().any(|offer| offer.text == verb);
    html! {
        @for offer in &offers {
            @if offer.text == "charge" {
                button class="act charge" name="move" value=(offer.text) aria-label=(scene.speech.say(&offer.say)) {
                    span class="full" { (scene.word("web-aeons-charge")) }
                    span class="brief" aria-hidden="true" { (face::glyph("aether")) "2→" (face::glyph("charges")) }
                }
            } @else { (button(scene, offer, "primary")) }
        }
        @if missing("charge") { (cannot(scene, "charge", scene.word("web-aeons-charge"), "charge")) }
        @if missing("ability") { (cannot(scene, "ability", scene.word("web-aeons-ability"), "ability")) }
    }
}

fn hand(scene: &Scene<'_>, game: &Catalogue, view: &View, me: Seat) -> Markup {
    let mut held = view.seats[me.index()].hand.clone();
    // The order of a hand means nothing, but offers name places in it: equal cards are brought together by their places.
    let all = held.clone();
    held.sort_unstable();
    held.dedup();
    let spots = |kind: KindId| -> Vec<Spot> {
        let places = all.iter().enumerate().filter(|(_, other)| **other == kind);
        places.map(|(place, _)| Spot::of(me, "hand", place)).collect()
    };
    let tries = |kind: KindId| {
        let id = game.id(kind);
        match (game.type_of(kind), view.phase) {
            (Type::Spell, "main") => (1..=4).map(|breach| format!("prepare {id} {breach}")).collect(),
            _ => vec![format!("play {id}")],
        }
    };
    html! {
        @for kind in held {
            (card(scene, game.id(kind), &spots(kind), &Extra { tries: tries(kind), ..Extra::default() }))
        }
    }
}

/// What was played this turn. At its end the cards go to the discard pile one by one, the first of them deepest.
fn played(scene: &Scene<'_>, game: &Catalogue, view: &View, me: Seat) -> Markup {
    let play = &view.seats[me.index()].play;
    let next = scene.all_that::<Catalogue>(|choice| matches!(choice, Choice::Next(_)));
    if next.is_empty() {
        return zone(scene, "web-zone-play", &row(scene, game, play, Some(me), "play"));
    }
    let chip = |(index, kind): (usize, &KindId)| {
        let (id, spot) = (game.id(*kind), Spot::of(me, "play", index));
        // Equal cards share an offer, and each of them takes it.
        let offer = next.iter().find(|offer| offer.choice::<Catalogue>() == Some(Choice::Next(*kind)));
        let extra = Extra { size: Size::Chip, ..Extra::default() };
        offer.map_or_else(|| card(scene, id, &[spot], &extra), |offer| usable(scene, id, spot, offer, &extra))
    };
    let chips = html! { @for played in play.iter().enumerate() { (chip(played)) } };
    row_of(
        scene,
        "web-aeons-order",
        &html! { div class="row chips" data-order=(scene.word("web-aeons-ordered")) { (chips) } },
    )
}

fn row(
    scene: &Scene<'_>,
    game: &Catalogue,
    kinds: &[KindId],
    seat: Option<Seat>,
    area: &'static str,
) -> Markup {
    html! {
        @for (kind, spots) in stacks(kinds, seat, area) {
            (card(scene, game.id(kind), &spots, &Extra { size: Size::Chip, ..Extra::default() }))
        }
    }
}

fn term(group: &str, id: &str) -> String {
    format!("aeons-{group}-{}", id.replace('_', "-"))
}
