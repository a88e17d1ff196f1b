//! Breaches: discs that turn, with the spell prepared in them and what turning them costs.

use maud::{Markup, html};
use talon_aeons::state::{Breach, Slot};
use talon_aeons::{Catalogue, SeatView};
use talon_core::{Seat, Spot};

use super::Scene;
use crate::games::widgets::{Extra, Size, button, cannot, card};

/// The breaches as they are numbered on the board.
const NUMBERS: [&str; 4] = ["I", "II", "III", "IV"];

/// The breaches a seat has.
pub(super) fn breaches(scene: &Scene<'_>, game: &Catalogue, side: &SeatView, seat: Seat) -> Markup {
    html! {
        div class="breaches" {
            @for (index, breach) in side.breaches.iter().enumerate().filter(|(_, breach)| **breach != Breach::None) {
                div class={ "breach" @if *breach == Breach::Opened { " opened" } } {
                    (disc(scene, *breach, index))
                    (prepared(scene, game, side, seat, index))
                    (turning(scene, side, seat, index))
                }
            }
        }
    }
}

/// The disc, turned as it lies; the bright quarter comes to the top with the last turn.
fn disc(scene: &Scene<'_>, breach: Breach, index: usize) -> Markup {
    let (turned, word) = match breach {
        Breach::Closed(turned) => (turned, "web-aeons-closed"),
        _ => (0, "web-aeons-opened"),
    };
    let word = scene.word(word);
    html! {
        svg class="disc" viewBox="0 0 44 44" role="img" aria-label={ (NUMBERS[index]) ", " (word) } {
            title { (NUMBERS[index]) ", " (word) }
            circle class="all" cx="22" cy="22" r="18" {}
            @if breach != Breach::Opened {
                g transform={ "rotate(" (u16::from(turned) * 90 + 45) " 22 22)" } {
                    path class="quarter" d="M22 22L22 4A18 18 0 0 1 40 22z" transform="rotate(0 22 22)" {}
                    path class="cuts" d="M22 4V40M4 22H40" {}
                }
            }
            circle class="eye" cx="22" cy="22" r="10.5" {}
            text x="22" y="26.500" text-anchor="middle" { (NUMBERS[index]) }
        }
    }
}

fn prepared(scene: &Scene<'_>, game: &Catalogue, side: &SeatView, seat: Seat, index: usize) -> Markup {
    let tries = |id: &str| {
        let own = scene.me() == Some(seat);
        if own { vec![format!("cast {} {id}", index + 1)] } else { Vec::new() }
    };
    html! {
        @for slot in side.slots[index].iter().filter(|slot| slot.kind != Slot::FREE.kind) {
            @let id = game.id(slot.kind);
            (card(scene, id, &[Spot::of(seat, "prepared", index)], &Extra { size: Size::Chip, tries: tries(id), ..Extra::default() }))
        }
    }
}

/// Focus and open with their prices: buttons where they can be paid, else why not.
fn turning(scene: &Scene<'_>, side: &SeatView, seat: Seat, index: usize) -> Markup {
    let offers = scene.on_place(Spot::of(seat, "breaches", index));
    let own = scene.me() == Some(seat);
    let (focus, open) = side.prices[index];
    html! {
        span class="turning" {
            @for (verb, key, price) in [("focus", "web-aeons-focus-for", focus), ("open", "web-aeons-open-for", open)] {
                @if let Some(price) = price {
                    @let tried = format!("{verb} {}", index + 1);
                    @let label = scene.counted(key, i64::from(price));
                    @match offers.iter().find(|offer| offer.text == tried) {
                        Some(offer) => button class="act" name="move" value=(offer.text) aria-label=(scene.speech.say(&offer.say)) { (label) },
                        None if own => (cannot(scene, &format!("{verb}-{index}"), &label, &tried)),
                        None => {}
                    }
                }
            }
            @for offer in offers.iter().filter(|offer| !offer.text.starts_with("focus") && !offer.text.starts_with("open")) {
                (button(scene, offer, ""))
            }
        }
    }
}
