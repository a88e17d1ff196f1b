//! The centre row, my hand, and the relics I may take.

use maud::{Markup, html};
use talon_core::{Anchor, Seat, Spot};
use talon_shards::{Catalogue, Choice, Kind, PhaseView, SideView};

use super::{Seen, foresee};
use crate::layouts::face;
use crate::layouts::faces::{self, Lying};
use crate::layouts::widgets::stacks;

/// What lies in the middle for all.
pub(super) fn board(seen: &Seen<'_>) -> Markup {
    let (scene, view) = (seen.scene, &seen.view);
    html! {
        section class="row market" aria-label=(scene.word("web-zone-row")) {
            @for (index, kind) in view.row.iter().enumerate() {
                (faces::card(scene, seen.id(*kind), &[Spot::middle("row", index)], &in_row(seen, *kind)))
            }
        }
    }
}

/// A card of the row: how many gems it would leave me, or how many are missing.
fn in_row(seen: &Seen<'_>, kind: Kind) -> Lying {
    let (scene, id) = (seen.scene, seen.id(kind));
    let mut lying =
        Lying { zone: "row", signs: true, tries: vec![format!("recruit {id}")], ..Lying::default() };
    let Some(me) = seen.me() else { return lying };
    let own = &seen.view.sides[me.index()];
    lying.reached = Some(own.mastery);
    let price = i64::from(seen.game().price_for(seen.table.state().glance(me), kind));
    lying.cost = Some(price);
    if !seen.is_my_turn() {
        return lying;
    }
    let gems = i64::from(own.gems);
    let may = |wanted: Choice| scene.may::<Catalogue>(|choice| choice == wanted);
    if may(Choice::Recruit(kind)) {
        let key = if may(Choice::FastPlay(kind)) { "web-shards-recruit-fast" } else { "web-shards-recruit" };
        lying.foot =
            html! { b { (scene.word(key)) } span { (seen.counted("web-shards-leaves", gems - price)) } };
    } else if price > gems {
        lying.class = "short".into();
        lying.foot = html! { span class="short" { (seen.counted("web-shards-short", price - gems)) } };
    }
    lying
}

/// My cards, and the relics I may take now.
pub(super) fn hand(seen: &Seen<'_>) -> Markup {
    let Some(me) = seen.me() else { return html! {} };
    let side = &seen.view.sides[me.index()];
    let known: Vec<Kind> = side.hand.iter().copied().flatten().collect();
    let relics: Vec<Kind> = side.relics.iter().copied().flatten().collect();
    let offered = |at: Anchor| seen.scene.offers().iter().any(|offer| offer.at == at);
    html! {
        @for (kind, spots) in stacks(&known, Some(me), "hand") {
            (faces::card(seen.scene, seen.id(kind), &spots, &in_hand(seen, me, side, kind, offered(Anchor::Card(spots[0])))))
        }
        @for (index, kind) in relics.into_iter().enumerate() {
            @let spot = Spot::of(me, "relics", index);
            @if offered(Anchor::Card(spot)) {
                @let foot = html! { b { (seen.scene.word("web-shards-take")) } span { (seen.scene.word("web-shards-free")) } };
                (faces::card(seen.scene, seen.id(kind), &[spot], &Lying { zone: "relics", signs: true, class: "relic".into(), foot, reached: Some(side.mastery), ..Lying::default() }))
            }
        }
        @if known.is_empty() { p class="empty" { (seen.scene.word("web-shards-hand-empty")) } }
    }
}

/// A card in hand: what playing it brings, what it would prevent.
fn in_hand(seen: &Seen<'_>, me: Seat, side: &SideView, kind: Kind, offered: bool) -> Lying {
    let (scene, id) = (seen.scene, seen.id(kind));
    let shielding = seen.view.phase == PhaseView::Shield;
    let verb = if shielding { "shield" } else { "play" };
    let shield = i64::from(seen.game().shield_of(seen.table.state().glance(me), kind));
    let foot = match (shielding, offered) {
        (true, true) => html! { b { (seen.counted("web-shards-prevents", shield)) } },
        (true, false) if shield == 0 => html! { span { (scene.word("web-shards-no-shield")) } },
        (false, true) if seen.is_my_turn() => {
            html! { b { (scene.word("web-shards-play")) } span { (gains(&foresee::card(seen, me, kind))) } }
        }
        (false, true) => html! { b { (scene.word("web-shards-choose")) } },
        _ => html! {},
    };
    Lying {
        zone: "hand",
        signs: true,
        foot,
        tries: vec![format!("{verb} {id}")],
        reached: Some(side.mastery),
        ..Lying::default()
    }
}

/// What playing a card brings at once, in signs.
fn gains(gain: &foresee::Gain) -> Markup {
    let parts =
        [(gain.gems, "gems"), (gain.power, "bolt"), (gain.mastery, "mastery"), (gain.health, "health")];
    // Infinite power is written on the card itself.
    let parts = parts.into_iter().filter(|(n, _)| *n != 0 && n.abs() < 1000);
    html! { @for (n, sign) in parts { span class="gain" { @if n > 0 { "+" } (n) (face::glyph(sign)) } } }
}
