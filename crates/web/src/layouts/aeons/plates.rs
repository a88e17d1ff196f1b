//! The mages as plates: life, charges, breaches at a glance, what lies where; my own with what I can do with its charges.

use maud::{Markup, html};
use talon_aeons::state::{Breach, Slot};
use talon_aeons::{Catalogue, Choice, KindId, PhaseView};
use talon_core::{Seat, Spot};

use super::{LIFE, Seen, figure, term};
use crate::layouts::faces::{self, Form, Lying};
use crate::layouts::frame::{self, Answer, Plate, bar};
use crate::layouts::pictures::picture;
use crate::layouts::widgets::cannot;
use crate::layouts::{face, frame::Look};

/// The plate of somebody else.
pub(super) fn plate(seen: &Seen<'_>, seat: Seat) -> Markup {
    frame::plate(seen.scene, &drawn(seen, seat, &html! {}))
}

/// My own plate, with charge and ability.
pub(super) fn own(seen: &Seen<'_>, me: Seat) -> Markup {
    let side = seen.side(me);
    let aether = html! {
        span class="purse" data-n="web-zone-aether" title=(seen.scene.word("web-zone-aether")) {
            (face::glyph("aether")) b { (side.aether.0) } span class="key" { (seen.scene.word("web-zone-aether")) }
        }
    };
    let plate = drawn(seen, me, &html! { (aether) (powers(seen, me)) });
    html! { div class="own" { (frame::plate(seen.scene, &plate)) } }
}

fn drawn(seen: &Seen<'_>, seat: Seat, more: &Markup) -> Plate {
    let (scene, view, side) = (seen.scene, &seen.view, seen.side(seat));
    let mage = seen.mage(seat);
    let life = bar(side.life.into(), LIFE.into(), 0, &[], "health");
    let offers: Vec<Answer> = scene.on_seat(seat).into_iter().map(|offer| Answer::of(scene, offer)).collect();
    let marks = [
        ("mage", true),
        ("active", usize::from(view.active) == seat.index() && view.phase != PhaseView::Over),
        ("out", side.exhausted),
        ("alone", view.seats.len() == 1),
    ];
    let big = scene.large_face(mage, None);
    Plate {
        id: seat.number().to_string(),
        portrait: Some(mage.to_string()),
        kind: "mage".into(),
        name: seen.name(seat),
        mine: seen.me() == Some(seat),
        class: marks.into_iter().filter(|(_, on)| *on).map(|(class, _)| class).collect::<Vec<_>>().join(" "),
        vitals: html! {
            button type="button" class="named mage-of" data-card=(mage) data-zone="mage" popovertarget=(big) { (scene.word(&term("mage", mage))) }
            span class="counts" {
                @if side.exhausted { span class="vital v-skull" { (face::glyph("skull")) (scene.word("web-aeons-exhausted")) } }
                @else { (figure(seen, "web-zone-life", "health", side.life)) }
                (charges(seen, seat))
            }
            (life)
            (piles(seen, seat))
            (more)
            @if !offers.is_empty() { span class="aims" { @for offer in &offers { (offer.button()) } } }
        },
        notes: notes(seen, seat),
        ..Plate::default()
    }
}

/// Charges as dots and as numbers.
fn charges(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (now, most) = seen.side(seat).charges;
    let word = seen.scene.word("web-zone-charges");
    html! {
        span class="charges" data-n="web-zone-charges" title=(word) {
            span class="pips" aria-hidden="true" { @for at in 0..most { i class=[(at < now).then_some("on")] {} } }
            span class="sr" { (word) " " } b { (now) } span class="most" { "/" (most) }
        }
    }
}

/// The breaches at a glance, and what lies in hand, deck and discard. Hands and discards are open in this game.
fn piles(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (scene, side) = (seen.scene, seen.side(seat));
    let mine = seen.me() == Some(seat);
    html! {
        span class="lies" {
            @if !mine { (rings(seen, seat)) }
            @if !mine { (open_pile(seen, seat, "web-zone-hand", "hand", &side.hand)) }
            span class="pile" data-n="web-zone-deck" title=(scene.word("web-zone-deck")) { (face::glyph("deck")) span class="sr" { (scene.word("web-zone-deck")) } b { (side.deck.len()) } }
            (open_pile(seen, seat, "web-zone-discard", "discard", &side.discard))
        }
    }
}

/// The breaches of somebody else: a ring each, with the picture of the spell that is prepped there.
fn rings(seen: &Seen<'_>, seat: Seat) -> Markup {
    let side = seen.side(seat);
    let breaches = side.breaches.iter().enumerate().filter(|(_, breach)| **breach != Breach::None);
    html! {
        span class="rings" {
            @for (index, breach) in breaches {
                @let spells: Vec<&Slot> = side.slots[index].iter().filter(|slot| slot.kind != Slot::FREE.kind).collect();
                @if spells.is_empty() {
                    @let word = seen.scene.word(if *breach == Breach::Opened { "web-aeons-opened" } else { "web-aeons-closed" });
                    span class={ "ring" @if *breach != Breach::Opened { " shut" } } title=(word) { span class="sr" { (index + 1) " " (word) } }
                }
                @for slot in spells {
                    @let big = seen.scene.large_face(seen.id(slot.kind), None);
                    button type="button" class="ring held" data-card=(seen.id(slot.kind)) data-zone="prepared" popovertarget=(big)
                        aria-label=(seen.card_name(slot.kind)) { (picture(seen.scene.table.name(), seen.id(slot.kind))) }
                }
            }
        }
    }
}

/// A pile that lies open: its number opens it, the top first.
fn open_pile(seen: &Seen<'_>, seat: Seat, key: &str, zone: &'static str, kinds: &[KindId]) -> Markup {
    let (scene, id) = (seen.scene, format!("pile-{}-{zone}", seat.number()));
    html! {
        button type="button" class="pile" popovertarget=[(!kinds.is_empty()).then_some(&id)] disabled[kinds.is_empty()] data-n=(key) title=(scene.word(key)) {
            (face::glyph(zone)) span class="sr" { (scene.word(key)) " " } b { (kinds.len()) }
        }
        @if !kinds.is_empty() {
            div popover class="card-sheet pile-of" id=(id) {
                h2 { (scene.word(key)) " · " (seen.name(seat)) }
                div class="tiles" {
                    @for kind in kinds {
                        (faces::card(scene, seen.id(*kind), &[], &Lying { form: Form::Tile, zone, with_text: true, ..Lying::default() }))
                    }
                }
            }
        }
    }
}

/// Charge and ability, or why not.
fn powers(seen: &Seen<'_>, me: Seat) -> Markup {
    let scene = seen.scene;
    let offers = scene.on_place(Spot::of(me, "charges", 0));
    let find = |choice: Choice| offers.iter().find(|offer| offer.choice::<Catalogue>() == Some(choice));
    let label = html! { "+1" (face::glyph("charges")) span class="for" { "2" (face::glyph("aether")) } };
    let ability = scene.word(&term("ability", seen.mage(me)));
    html! {
        span class="powers" {
            @match find(Choice::Charge) {
                Some(offer) => button class="act charge" name="move" value=(offer.text) data-move=(offer.text) aria-label=(scene.say(&offer.say)) { (label) },
                None => (cannot(scene, "charge", &label, "charge")),
            }
            @match find(Choice::Ability) {
                Some(offer) => (Answer { look: Look::Main, say: ability.clone(), ..Answer::of(scene, offer) }.button()),
                None => (cannot(scene, "ability", &ability, "ability")),
            }
        }
    }
}

/// A warning, if the threats together could exhaust this mage.
fn notes(seen: &Seen<'_>, seat: Seat) -> Markup {
    let side = seen.side(seat);
    let Some(foreseen) = seen.foreseen() else { return html! {} };
    let most: u16 = foreseen.threats.iter().map(|threat| threat.players.1).sum();
    html! {
        @if !side.exhausted && most >= u16::from(side.life) {
            p class="note bad" { (face::glyph("skull")) span { (seen.counted("web-aeons-may-exhaust", i64::from(most))) } }
        }
    }
}
