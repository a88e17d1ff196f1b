//! Before the first turn: the characters with their relics, to be bid for and chosen; relics laid out to be drafted.

use maud::{Markup, html};
use talon_core::{Game, Seat, Spot};
use talon_shards::{Catalogue, Character, Choice, Kind};

use super::Seen;
use crate::layouts::face;
use crate::layouts::faces::{self, Form, Lying};
use crate::layouts::frame::Answer;
use crate::layouts::pictures::picture;

/// The characters, each with its relics in full, and the row that lies open.
pub(super) fn auction(seen: &Seen<'_>) -> Markup {
    html! {
        section class="characters" aria-label=(seen.scene.word("web-shards-step-auction")) {
            @for (place, character) in seen.game().characters().iter().enumerate() { (plate(seen, place, character)) }
        }
        (row(seen))
    }
}

fn plate(seen: &Seen<'_>, place: usize, character: &Character) -> Markup {
    let scene = seen.scene;
    let holds = |side: &talon_shards::SideView| side.character.map(usize::from) == Some(place);
    let owner = seen.view.sides.iter().position(holds).map(Seat::at);
    let offers = scene.all_that::<Catalogue>(|choice| choice == Choice::Character(place as u8));
    let faction = character.faction.id();
    html! {
        article class={ "character " (face::tint(faction)) @if owner.is_some() { " taken" } } {
            div class="likeness" {
                (picture(Catalogue::NAME, &character.id))
                div class="named-so" {
                    h2 { (scene.word(&seen.game().character_term(place as u8))) }
                    p { (face::glyph(faction)) (face::kind_name(Catalogue::NAME, faction, scene.speech)) }
                }
                @if let Some(owner) = owner { p class="owner" { (seen.name(owner)) } }
            }
            @for id in [&character.relics.0, &character.relics.1] {
                (faces::card(scene, id, &[], &Lying { form: Form::Tile, zone: "relics", class: "relic".into(), with_text: true, ..Lying::default() }))
            }
            @for offer in offers { (Answer { look: crate::layouts::frame::Look::Main, ..Answer::of(scene, offer) }.button()) }
        }
    }
}

/// The relics to draft in full, and the row that lies open.
pub(super) fn draft(seen: &Seen<'_>) -> Markup {
    let scene = seen.scene;
    let lying = || Lying { zone: "relic_pool", class: "relic".into(), ..Lying::default() };
    html! {
        section class="row relics" aria-label=(scene.word("web-zone-relic-pool")) {
            @for (index, kind) in seen.view.relic_pool.iter().enumerate() {
                (faces::card(scene, seen.id(*kind), &[Spot::middle("relic_pool", index)], &lying()))
            }
        }
        (row(seen))
    }
}

/// The centre row as a strip: nothing of it can be taken yet.
fn row(seen: &Seen<'_>) -> Markup {
    html! {
        section class="strip-row" aria-label=(seen.scene.word("web-zone-row")) {
            @for kind in &seen.view.row { (tile(seen, *kind)) }
        }
    }
}

fn tile(seen: &Seen<'_>, kind: Kind) -> Markup {
    faces::card(seen.scene, seen.id(kind), &[], &Lying { form: Form::Tile, zone: "row", ..Lying::default() })
}
