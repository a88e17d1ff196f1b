//! My breaches: rings that turn, with the spell that is prepped there and what turning them costs.

use maud::{Markup, html};
use talon_aeons::state::{Breach, Slot};
use talon_aeons::{Catalogue, Choice};
use talon_core::{Seat, Spot};
use talon_table::AnyOffer;

use super::{Scene, Seen};
use crate::layouts::face;
use crate::layouts::faces::{self, Form, Lying};
use crate::layouts::frame::Answer;
use crate::layouts::widgets::cannot;

/// The breaches as they are numbered on the board.
const NUMBERS: [&str; 4] = ["I", "II", "III", "IV"];

/// The breaches I have. While spells are being cast, they show their whole text.
pub(super) fn breaches(seen: &Seen<'_>) -> Markup {
    let Some(me) = seen.me() else { return html! {} };
    let side = seen.side(me);
    let casting = (0..4).any(|index| seen.is_offered(Spot::of(me, "prepared", index)));
    html! {
        section class={ "breaches" @if casting { " casting" } } aria-label=(seen.scene.word("web-aeons-breaches")) {
            @for (index, breach) in side.breaches.iter().enumerate() {
                @if *breach != Breach::None { (one(seen, me, index, *breach)) }
            }
        }
    }
}

fn one(seen: &Seen<'_>, me: Seat, index: usize, breach: Breach) -> Markup {
    let (scene, side) = (seen.scene, seen.side(me));
    let turning = Turning { scene, offers: scene.on_place(Spot::of(me, "breaches", index)), index };
    let (focus, open) = side.prices[index];
    let spells: Vec<&Slot> = side.slots[index].iter().filter(|slot| slot.kind != Slot::FREE.kind).collect();
    let opened = breach == Breach::Opened;
    html! {
        div class={ "breach" @if opened { " opened" } @if !spells.is_empty() { " held" } } {
            @if spells.is_empty() { (disc(scene, breach, index)) }
            @else { (spell(seen, me, index, &spells)) }
            div class="turning" {
                @if spells.is_empty() { p class="how" { (scene.word(if opened { "web-aeons-opened-empty" } else { "web-aeons-closed" })) } }
                (turning.button("focus", Choice::Focus(index as u8), focus, "web-aeons-focus-for"))
                (turning.button("open", Choice::Open(index as u8), open, "web-aeons-open-for"))
                (turning.others())
            }
        }
    }
}

/// The ring, turned as it lies; the bright quarter comes to the top with the last turn.
fn disc(scene: &Scene<'_>, breach: Breach, index: usize) -> Markup {
    let (turned, word) = match breach {
        Breach::Closed(turned) => (turned, "web-aeons-closed"),
        _ => (0, "web-aeons-opened"),
    };
    let word = scene.word(word);
    html! {
        svg class="disc" viewBox="0 0 44 44" role="img" aria-label={ (NUMBERS[index]) ", " (word) } {
            title { (NUMBERS[index]) ", " (word) }
            circle class="all" cx="22" cy="22" r="19" {}
            @if breach != Breach::Opened {
                g transform={ "rotate(" (u16::from(turned) * 90 + 45) " 22 22)" } {
                    path class="quarter" d="M22 22L22 3A19 19 0 0 1 41 22z" {}
                    path class="cuts" d="M22 3V41M3 22H41" {}
                }
            }
            circle class="eye" cx="22" cy="22" r="13" {}
            text x="22" y="26.500" text-anchor="middle" { (NUMBERS[index]) }
        }
    }
}

/// The spells that are prepped at a breach; with their text where one can be chosen.
fn spell(seen: &Seen<'_>, me: Seat, index: usize, spells: &[&Slot]) -> Markup {
    let spot = Spot::of(me, "prepared", index);
    let can = seen.is_offered(spot);
    html! {
        @for slot in spells {
            @let id = seen.id(slot.kind);
            @let foot = html! { @if slot.fresh { span { (seen.scene.word("web-aeons-fresh")) } } };
            @let lying = Lying { form: Form::Tile, zone: "prepared", class: "spell-at".into(), foot, tries: vec![format!("cast {} {id}", index + 1)], with_text: can, number: Some(NUMBERS[index]), ..Lying::default() };
            (faces::card(seen.scene, id, &[spot], &lying))
        }
    }
}

/// What may be done with a breach.
struct Turning<'a> {
    scene: &'a Scene<'a>,
    offers: Vec<&'a AnyOffer>,
    index: usize,
}

impl Turning<'_> {
    /// Focus or open with its price: a button where it can be paid, else one that says why not.
    fn button(&self, verb: &str, choice: Choice, price: Option<u8>, key: &'static str) -> Markup {
        let (scene, Some(price)) = (self.scene, price) else { return html! {} };
        let tried = format!("{verb} {}", self.index + 1);
        let label = html! { span { (scene.counted(key, i64::from(price))) } (face::glyph("aether")) };
        html! {
            @match self.offers.iter().find(|offer| offer.choice::<Catalogue>() == Some(choice)) {
                Some(offer) => button class={ "act " (verb) } name="move" value=(offer.text) data-move=(offer.text) aria-label=(scene.say(&offer.say)) { (label) },
                None => (cannot(scene, &format!("{verb}-{}", self.index), &label, &tried)),
            }
        }
    }

    /// Everything else that is asked of it, such as which breach a spell goes to.
    fn others(&self) -> Markup {
        let turns = |offer: &AnyOffer| {
            matches!(offer.choice::<Catalogue>(), Some(Choice::Focus(_) | Choice::Open(_)))
        };
        html! { @for offer in self.offers.iter().filter(|offer| !turns(offer)) { (Answer::of(self.scene, offer).button()) } }
    }
}
