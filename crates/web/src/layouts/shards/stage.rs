//! The stage: what happens now. On my turn what I have and what I played; otherwise the turn of the player who acts, and after it
//! what it came to, until I do something.

use maud::{Markup, html};
use talon_core::{Anchor, Game, Seat, Spot};
use talon_shards::{Catalogue, Kind};

use super::turns::{Act, Turn, turns};
use super::{Seen, ask, looks};
use crate::layouts::face;
use crate::layouts::faces::{self, Form, Lying};
use crate::layouts::pictures::picture;
use crate::layouts::widgets::capital;
use crate::pages::log::sentence;

/// The stage tells at most this many turns of others.
const TURNS_MAX: usize = 3;

/// What happens now.
pub(super) fn stage(seen: &Seen<'_>) -> Markup {
    let turns = turns(seen.scene);
    let mine = seen.me() == Some(seen.view.turn);
    let picks = picks(seen);
    if !picks.0.is_empty() {
        return html! { (pool(seen, seen.me().unwrap_or(seen.view.turn))) div class="picks" { (picks) } };
    }
    let now = turns.last().filter(|turn| turn.seat == Some(seen.view.turn));
    let acted = now.is_some_and(|turn| !turn.acts.is_empty() || !turn.said.is_empty());
    if mine && !acted {
        let from = turns.iter().rposition(|turn| turn.seat == seen.me()).map_or(0, |at| at);
        let before = turns[..from].iter().rposition(|turn| turn.seat == seen.me()).map_or(0, |at| at + 1);
        let others = &turns[before.max(from.saturating_sub(TURNS_MAX))..from];
        return html! { (pool(seen, seen.view.turn)) div class="past" tabindex="0" { @for turn in others { (told(seen, turn)) } @if others.is_empty() { p class="calm" { (seen.scene.word("web-shards-nothing-played")) } } } };
    }
    html! {
        (pool(seen, seen.view.turn))
        @if let Some(turn) = now { (flow(seen, turn)) @if !mine { (said(seen, turn)) } }
        @if mine { (aim(seen)) }
    }
}

/// Gems and power of the player who acts.
fn pool(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (scene, side) = (seen.scene, &seen.view.sides[seat.index()]);
    let counter = |key: &str, sign: &str, n: String| {
        html! {
            span class={ "counter c-" (sign) } data-n=(key) { (face::glyph(sign)) b { (n) } span class="key" { (scene.word(key)) } }
        }
    };
    html! {
        div class="pool" {
            @if seen.me() != Some(seat) { p class="acts" { (scene.turn_of(&seen.name(seat), Some(seat))) } }
            (counter("web-zone-gems", "gems", side.gems.to_string()))
            (counter("web-zone-power", "bolt", looks::amount(side.power)))
        }
    }
}

/// The cards of a turn in the order they were played, with what each brought.
pub(super) fn flow(seen: &Seen<'_>, turn: &Turn<'_>) -> Markup {
    let mut grouped: Vec<(Act, usize)> = Vec::new();
    for act in &turn.acts {
        match grouped.last_mut() {
            Some((same, times)) if same.kind == act.kind && same.exhausted == act.exhausted => {
                *times += 1;
                same.gems += act.gems;
                same.power += act.power;
                same.mastery += act.mastery;
                same.health += act.health;
                same.drew += act.drew;
            }
            _ => grouped.push((act.clone(), 1)),
        }
    }
    html! {
        div class={ "flow" @if grouped.len() > 6 { " many" } } {
            @for (place, (act, times)) in grouped.iter().enumerate() {
                @let class = if act.exhausted { "exhausted".to_string() } else { String::new() };
                @let lying = Lying { form: Form::Mini, zone: "play", class, order: Some(place + 1), foot: gains(seen, act, *times), ..Lying::default() };
                (faces::card(seen.scene, seen.id(act.kind), &[], &lying))
            }
        }
    }
}

/// What a card brought.
fn gains(seen: &Seen<'_>, act: &Act, times: usize) -> Markup {
    let gain =
        |n: i64, sign: &str| html! { @if n != 0 { span class="gain" { "+" (n) (face::glyph(sign)) } } };
    html! {
        @if times > 1 { span { "×" (times) } }
        (gain(act.gems, "gems")) (gain(act.power, "bolt")) (gain(act.mastery, "mastery")) (gain(act.health, "health"))
        @if act.drew > 0 { span { (seen.counted("web-shards-drew", act.drew)) } }
    }
}

/// A turn that is over: whose, what they played, and what came of it.
fn told(seen: &Seen<'_>, turn: &Turn<'_>) -> Markup {
    let name = turn.seat.map(|seat| seen.name(seat)).unwrap_or_default();
    html! {
        section class="told" {
            h3 { (name) }
            (flow(seen, turn))
            (said(seen, turn))
        }
    }
}

/// What is worth a sentence.
fn said(seen: &Seen<'_>, turn: &Turn<'_>) -> Markup {
    html! {
        @if !turn.said.is_empty() {
            ul class="said-now" { @for told in &turn.said { li { (sentence(&told.say, seen.scene)) } } }
        }
    }
}

/// What my power would do now: an arrow to everybody it can reach.
fn aim(seen: &Seen<'_>) -> Markup {
    let Some(me) = seen.me() else { return html! {} };
    let (scene, view) = (seen.scene, &seen.view);
    let power = view.sides[me.index()].power;
    let targets: Vec<Seat> =
        (0..view.sides.len()).map(Seat::at).filter(|seat| ask::may_attack(seen, *seat)).collect();
    html! {
        @if power > 0 && !targets.is_empty() {
            div class="aim" {
                @for seat in targets {
                    @let side = &view.sides[seat.index()];
                    @let left = u16::from(side.health).saturating_sub(power);
                    div class="target" {
                        span class="arrow" aria-hidden="true" {}
                        p {
                            span class="at" { (seen.name(seat)) }
                            b { (side.health) " → " (left) }
                            small { (scene.word("web-shards-before-shields")) }
                        }
                        @if let Some(character) = side.character {
                            span class="hex" { (picture(Catalogue::NAME, &seen.game().characters()[usize::from(character)].id)) }
                        }
                    }
                }
            }
        }
    }
}

/// Cards that can be chosen and have no place of their own on the page: in a discard, among those played.
fn picks(seen: &Seen<'_>) -> Markup {
    let places: Vec<(Option<Seat>, &'static str, Vec<Kind>)> = (0..seen.view.sides.len())
        .flat_map(|seat| {
            let side = &seen.view.sides[seat];
            let played = side.play.iter().map(|(kind, _)| *kind).collect();
            [(Some(Seat::at(seat)), "discard", side.discard.clone()), (Some(Seat::at(seat)), "play", played)]
        })
        .collect();
    let offered = |spot: Spot| seen.scene.offers().iter().any(|offer| offer.at == Anchor::Card(spot));
    html! {
        @for (seat, area, kinds) in &places {
            @let spot = |index: usize| Spot { seat: *seat, area, index: index as u8 };
            @if (0..kinds.len()).any(|index| offered(spot(index))) {
                section class="pick" {
                    h3 { (capital(&seen.scene.word(if *area == "discard" { "web-zone-discard" } else { "web-zone-play" }))) }
                    div class="tiles" {
                        @for (index, kind) in kinds.iter().enumerate() {
                            @if offered(spot(index)) {
                                (faces::card(seen.scene, seen.id(*kind), &[spot(index)], &Lying { form: Form::Tile, zone: area, with_text: true, ..Lying::default() }))
                            }
                        }
                    }
                }
            }
        }
    }
}
