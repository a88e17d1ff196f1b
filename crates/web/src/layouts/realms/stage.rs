//! The stage: what the others took and put away since I last did, and which step of the turn this is.

use maud::{Markup, html};
use talon_core::{Game, Seat};
use talon_realms::{Card, Choice, Realms, Turn};

use super::Seen;
use crate::layouts::pictures::picture;
use crate::layouts::{face, frame};
use crate::pages::log::sentence;

/// In a draft this many sentences are told.
const SENTENCES: usize = 4;

/// What happens now.
pub(super) fn stage(seen: &Seen<'_>) -> Markup {
    let scene = seen.scene;
    let me = scene.me();
    let turns = recent(seen.table.state().turns(), me, seen.view.seats.len());
    let title = match seen.view.to_act.as_slice() {
        [seat] => scene.turn_of(&scene.names[seat.index()], Some(*seat)),
        _ => scene.word("web-realms-area"),
    };
    let put = seen.may_discard();
    let steps = [(scene.word("web-realms-step-take"), !put), (scene.word("web-realms-step-put"), put)];
    html! {
        div class="now" {
            h2 class="acts" { (title) }
            @if scene.is_asked() && (put || seen.may(Choice::Draw)) && !seen.table.state().drafts() { (frame::steps(&steps)) }
            div class="past" {
                @for turn in &turns { (told(seen, turn)) }
                @if turns.is_empty() { (sentences(seen)) }
            }
        }
    }
}

/// The turns since the viewer's own last one, the oldest first; for somebody who has none, one round.
fn recent(turns: &[Turn], me: Option<Seat>, seats: usize) -> Vec<Turn> {
    let others: Vec<Turn> = turns.iter().rev().take(seats).copied().collect();
    let mut own = others.into_iter().skip_while(|turn| Some(turn.seat) == me && turn.put.is_none());
    let mut recent: Vec<Turn> = own.by_ref().take_while(|turn| Some(turn.seat) != me).collect();
    recent.reverse();
    recent
}

/// A turn as everybody saw it.
fn told(seen: &Seen<'_>, turn: &Turn) -> Markup {
    let scene = seen.scene;
    html! {
        section class="told" data-of=(turn.seat.number()) {
            h3 { (scene.names[turn.seat.index()]) }
            p {
                @match turn.took {
                    Some(took) => { (scene.word("web-realms-took")) " " (chip(seen, took)) }
                    None => (scene.word("web-realms-drew")),
                }
            }
            @if let Some(put) = turn.put { p { (scene.word("web-realms-put")) " " (chip(seen, put)) } }
        }
    }
}

/// A card by its picture and name; it opens the card.
pub(super) fn chip(seen: &Seen<'_>, held: Card) -> Markup {
    let (id, name) = (seen.id(held), seen.name(held));
    let big = seen.scene.large_face(id, None);
    let kind = face::find(Realms::NAME, id).map_or_else(String::new, |card| face::tint(face::kind(card)));
    html! {
        button type="button" class={ "chip named " (kind) } popovertarget=(big) data-card=(id) data-zone="told" {
            span class="thumb-art" { (picture(Realms::NAME, id)) } b { (name) }
        }
    }
}

/// Where no turns are taken yet: the last sentences of the log.
fn sentences(seen: &Seen<'_>) -> Markup {
    let told: Vec<_> = seen.scene.story.iter().flat_map(|step| step.told.iter().copied()).collect();
    let first = told.len().saturating_sub(SENTENCES);
    html! {
        @if told.is_empty() { p class="calm" { (seen.scene.word("web-realms-nothing-yet")) } }
        @else { ul class="said-now" { @for told in &told[first..] { li { (sentence(&told.say, seen.scene)) } } } }
    }
}
