//! The supply and my hand: whole texts on the faces, and what each would leave or bring.

use maud::{Markup, html};
use talon_aeons::{Choice, KindId, PhaseView, Type};
use talon_core::{Seat, Spot};

use super::{Seen, foresee};
use crate::layouts::face;
use crate::layouts::faces::{self, Lying};

/// The nine piles.
pub(super) fn supply(seen: &Seen<'_>) -> Markup {
    html! {
        section class="row supply market" aria-label=(seen.scene.word("web-zone-supply")) {
            @for (index, pile) in seen.view.supply.iter().enumerate() {
                @let spot = Spot::middle("supply", index);
                (faces::card(seen.scene, seen.id(pile.kind), &[spot], &pile_of(seen, pile.kind, pile.left)))
            }
        }
    }
}

/// A pile: how many are left, and whether I have too little aether to gain one.
fn pile_of(seen: &Seen<'_>, kind: KindId, left: u8) -> Lying {
    let mut lying = Lying {
        zone: "supply",
        signs: true,
        left: Some(left),
        tries: vec![format!("buy {}", seen.id(kind))],
        ..Lying::default()
    };
    if left == 0 {
        lying.class = "gone".into();
        return lying;
    }
    let Some(me) = seen.me().filter(|_| seen.is_my_turn() && seen.view.phase == PhaseView::Main) else {
        return lying;
    };
    let (free, gems, spells) = seen.side(me).aether;
    let more = match seen.game().type_of(kind) {
        Type::Gem => gems,
        Type::Spell => spells,
        _ => 0,
    };
    let missing = i64::from(seen.game().cost(kind)) - i64::from(free) - i64::from(more);
    if missing > 0 {
        lying.class = "short".into();
    }
    lying
}

/// My cards; equal ones lie in one stack.
pub(super) fn hand(seen: &Seen<'_>, me: Seat) -> Markup {
    let all = &seen.side(me).hand;
    let mut kinds: Vec<KindId> = Vec::new();
    for kind in all {
        if !kinds.contains(kind) {
            kinds.push(*kind);
        }
    }
    let spots = |kind: KindId| -> Vec<Spot> {
        let places = all.iter().enumerate().filter(|(_, other)| **other == kind);
        places.map(|(place, _)| Spot::of(me, "hand", place)).collect()
    };
    html! {
        div class={ "cards of-" (kinds.len()) } {
            @for kind in &kinds {
                @let spots = spots(*kind);
                (faces::card(seen.scene, seen.id(*kind), &spots, &in_hand(seen, *kind)))
            }
            @if kinds.is_empty() { p class="empty" { (seen.scene.word("web-aeons-hand-empty")) } }
        }
    }
}

/// A card in hand: what playing it brings, or where it can be prepped.
fn in_hand(seen: &Seen<'_>, kind: KindId) -> Lying {
    let id = seen.id(kind);
    let spell = seen.game().type_of(kind) == Type::Spell && seen.view.phase == PhaseView::Main;
    let tries: Vec<String> = if spell {
        (1..=4).map(|breach| format!("prepare {id} {breach}")).collect()
    } else {
        vec![format!("play {id}")]
    };
    let play = Choice::Play(kind);
    let foot = if seen.may(play) {
        let brings = foresee::then(seen, play);
        let own = brings.iter().filter(|change| matches!(change.sign, "aether" | "charges"));
        html! { @for change in own {
            @if let Some((from, to)) = change.numbers { span class="gain" { "+" (to - from) (face::glyph(change.sign)) } }
        } }
    } else {
        html! {}
    };
    Lying { zone: "hand", signs: true, foot, tries, ..Lying::default() }
}
