//! The people as plates: who they are, how many cards they hold, which of them are known; and how near the end is.

use maud::{Markup, html};
use talon_core::{Game, Phrase, Seat};
use talon_realms::{Mode, Realms};

use super::{Seen, others};
use crate::layouts::face;
use crate::layouts::frame::{self, Plate};
use crate::layouts::pictures::picture;
use crate::layouts::widgets::button;

/// How many cards a hand has by the rules.
const HAND: usize = 7;

/// All plates, and between them the places of the discard area.
pub(super) fn strip(seen: &Seen<'_>) -> Markup {
    let others = others(seen);
    let half = others.len().div_ceil(2);
    html! {
        @for seat in &others[..half] { (plate(seen, *seat)) }
        (tally(seen))
        @for seat in &others[half..] { (plate(seen, *seat)) }
    }
}

fn plate(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (scene, view) = (seen.scene, &seen.view);
    let hand = &view.seats[seat.index()];
    let active = !seen.is_trading() && view.to_act.contains(&seat) && view.result.is_none();
    let held = hand.known.len() + hand.hidden;
    let vitals = html! {
        @if view.result.is_none() {
            span class="held" data-n={ "hand-" (seat.number()) } {
                span class="sr" { b { (held) } " " (scene.counted("web-hand-count", held as i64)) }
                @if !hand.known.is_empty() { span class="sr" { (scene.word("web-known-cards")) } }
                @for known in &hand.known { (known_card(seen, seat, seen.id(*known), &seen.name(*known))) }
                @for _ in 0..hand.hidden { span class="down" aria-hidden="true" {} }
                @for _ in held..HAND { span class="hole" aria-hidden="true" {} }
            }
        }
    };
    let besides = scene.besides.get(seat.index()).cloned().unwrap_or_default();
    let known = Phrase::new("web-realms-known").with("n", hand.known.len() as i64).with("m", held as i64);
    let known = (view.result.is_none() && !hand.known.is_empty()).then(|| scene.say(&known));
    let sub: Vec<String> = Some(besides).into_iter().filter(|words| !words.is_empty()).chain(known).collect();
    let notes = scene.on_seat(seat);
    frame::plate(
        scene,
        &Plate {
            id: seat.number().to_string(),
            kind: "none".into(),
            name: scene.names[seat.index()].clone(),
            sub: sub.join(" · "),
            class: if active { "active".into() } else { String::new() },
            vitals,
            notes: html! { @for offer in notes { (button(scene, offer, "")) } },
            ..Plate::default()
        },
    )
}

/// A card of somebody that the viewer has seen: a small picture that opens it.
fn known_card(seen: &Seen<'_>, seat: Seat, id: &'static str, name: &str) -> Markup {
    let big = seen.scene.large_face(id, None);
    let kind = face::find(Realms::NAME, id).map_or_else(String::new, |card| face::tint(face::kind(card)));
    html! {
        button type="button" class={ "known source " (kind) } id={ "c-" (seat.number()) "-known-" (id) } popovertarget=(big)
            data-card=(id) data-zone="known" title=(name) aria-label=(name) { (picture(Realms::NAME, id)) }
    }
}

/// How many places of the discard area are taken.
fn tally(seen: &Seen<'_>) -> Markup {
    let places = seen.places();
    let open = seen.view.area.len();
    if places == 0 || seen.view.result.is_some() {
        return html! {};
    }
    let say = Phrase::new("web-realms-open").with("n", open as i64).with("m", places as i64);
    let duel = seen.table.setup().mode == Mode::Duel;
    html! {
        div class={ "tally" @if duel { " twelve" } } role="group" aria-label=(seen.scene.word("web-realms-area")) {
            h2 { (seen.scene.say(&say)) }
            p class="seals" aria-hidden="true" {
                @for place in 0..places { span class=[(place < open).then_some("on")] { (place + 1) } }
            }
            p class="sub" { (seen.scene.counted("web-realms-ends", places as i64)) }
        }
    }
}
