//! Breaches: discs that turn, with the spell prepared in them and what turning them costs.

use maud::{Markup, html};
use talon_aeons::state::{Breach, Slot};
use talon_aeons::{Catalogue, Choice, SeatView};
use talon_core::{Seat, Spot};
use talon_table::Told;

use super::Scene;
use crate::layouts::face;
use crate::layouts::widgets::{Extra, Size, button, cannot, card};

/// The breaches as they are numbered on the board.
const NUMBERS: [&str; 4] = ["I", "II", "III", "IV"];

/// The breaches a seat has. A disc that can be turned is the button that turns it.
pub(super) fn breaches(scene: &Scene<'_>, game: &Catalogue, side: &SeatView, seat: Seat) -> Markup {
    html! {
        div class="breaches" {
            @for (index, breach) in side.breaches.iter().enumerate().filter(|(_, breach)| **breach != Breach::None) {
                @let disc = disc(scene, *breach, index);
                @let turning = Turning { scene, offers: scene.on_place(Spot::of(seat, "breaches", index)), seat, index };
                @let (focus, open) = side.prices[index];
                div class={ "breach" @if *breach == Breach::Opened { " opened" } } {
                    (turning.button("focus", focus, "web-aeons-focus-for", &disc).unwrap_or_else(|| disc.clone()))
                    (prepared(scene, game, side, seat, index))
                    @if let Some(open) = turning.button("open", open, "web-aeons-open-for", &face::glyph("opened")) { (open) }
                    (turning.others())
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

/// What may be done with a breach.
struct Turning<'a> {
    scene: &'a Scene<'a>,
    offers: Vec<&'a Told>,
    seat: Seat,
    index: usize,
}

impl Turning<'_> {
    /// Focus or open with its price: a button where it can be paid, else one that says why not. On a phone the sign
    /// stands for the word.
    fn button(&self, verb: &str, price: Option<u8>, key: &'static str, sign: &Markup) -> Option<Markup> {
        let (scene, price) = (self.scene, price?);
        let tried = format!("{verb} {}", self.index + 1);
        let label = html! {
            (sign) span class="full" { (scene.counted(key, i64::from(price))) } b class="brief" aria-hidden="true" { (price) }
        };
        if let Some(offer) = self.offers.iter().find(|offer| offer.text == tried) {
            let said = scene.speech.say(&offer.say);
            return Some(html! {
                button class={ "act " (verb) } name="move" value=(offer.text) aria-label=(said) { (label) }
            });
        }
        let own = scene.me() == Some(self.seat);
        let refused = own && scene.why_not(std::slice::from_ref(&tried)).is_some();
        refused.then(|| cannot(scene, &format!("{verb}-{}", self.index), &label, &tried))
    }

    /// Everything else that is asked of it, such as which breach a spell goes to.
    fn others(&self) -> Markup {
        let turns =
            |offer: &Told| matches!(offer.choice::<Catalogue>(), Some(Choice::Focus(_) | Choice::Open(_)));
        html! { @for offer in self.offers.iter().filter(|offer| !turns(offer)) { (button(self.scene, offer, "")) } }
    }
}
