//! Shared parts of every table: stacks of equal cards, the result, buttons for offers and for what cannot be done,
//! large faces.

use maud::{Markup, html};
use talon_core::{CardText, ChoiceKind, Seat, Spot};
use talon_table::AnyOffer;

use super::scene::Face;
use super::turn::ends;
use super::{Scene, face};

/// Equal neighbours in a zone: the card and the places of its copies. In a sorted zone that is every copy.
pub(crate) fn stacks<K: Copy + PartialEq>(
    cards: &[K],
    seat: Option<Seat>,
    area: &'static str,
) -> Vec<(K, Vec<Spot>)> {
    let mut stacks: Vec<(K, Vec<Spot>)> = Vec::new();
    for (index, card) in cards.iter().enumerate() {
        let spot = Spot { seat, area, index: index as u8 };
        match stacks.last_mut() {
            Some((same, spots)) if same == card => spots.push(spot),
            _ => stacks.push((*card, vec![spot])),
        }
    }
    stacks
}

/// What a number on the table counts: the message that names it, and its glyph.
#[derive(Clone, Copy)]
pub(crate) struct Figure {
    pub(crate) key: &'static str,
    pub(crate) glyph: &'static str,
}

/// How the sides stand at the end: a heading for each number, then a line for each side; winners are marked.
pub(crate) fn standing(scene: &Scene<'_>, heads: &[&str], lines: &[(String, bool, Vec<String>)]) -> Markup {
    html! {
        table class="standing" {
            thead { tr { td {} @for head in heads { th scope="col" { (scene.word(head)) } } } }
            tbody {
                @for (who, won, numbers) in lines {
                    tr class=[won.then_some("won")] { th scope="row" { (who) } @for number in numbers { td { (number) } } }
                }
            }
        }
    }
}

/// A button for an offer.
pub(crate) fn button(scene: &Scene<'_>, offer: &AnyOffer, class: &str) -> Markup {
    let (ends, attacks) = (ends(offer.kind), offer.kind == ChoiceKind::Attacks);
    html! { button class={ "act " (class) } name="move" value=(offer.text) data-ends[ends] data-attacks[attacks] data-move=(offer.text) { (capital(&scene.say(&offer.say))) } }
}

/// A button for something one would like to do and cannot: it says why.
pub(crate) fn cannot(scene: &Scene<'_>, id: &str, label: impl maud::Render, tried: &str) -> Markup {
    let why = scene.why_not(&[tried.to_string()]);
    html! {
        @if let Some(why) = why {
            button type="button" class="act cannot" popovertarget={ "why-" (id) } { (label) }
            div popover class="look" id={ "why-" (id) } { p class="why" { (why) } }
        }
    }
}

/// The large faces of all cards on the table, each once, hidden until asked for. Those that the reader's page already has are
/// left out.
pub(crate) fn large_faces(scene: &Scene<'_>) -> Markup {
    let game = scene.table.name();
    html! {
        @for Face { name, id, why } in scene.seen.borrow().iter().filter(|face| face.why.is_some() || !scene.has_face(&face.id)) {
            @if let Some(text) = face::find(game, id) {
                div popover class="look" id=(name) data-large=(id) {
                    @if let Some(why) = why { p class="why" { (why) } }
                    (scene.large(text))
                }
            }
        }
    }
}

/// A card in words: name, how many, kind, figures.
pub(super) fn describe(scene: &Scene<'_>, name: &str, text: &CardText, copies: usize) -> String {
    let figures = text.figures.iter().filter_map(|(key, value)| {
        let word = scene.speech.name(&format!("web-figure-{key}"));
        value.as_int().map(|n| format!(", {word} {n}"))
    });
    let kind = face::type_line(scene.table.name(), text, scene.speech);
    let copies = if copies > 1 { format!(" ×{copies}") } else { String::new() };
    format!("{name}{copies}, {kind}{}", figures.collect::<String>())
}

/// The id of a place on the page: the same for the same spot in every rendering.
pub(super) fn spot_id(spot: Spot) -> String {
    let seat = spot.seat.map_or_else(|| "t".to_string(), |seat| seat.number().to_string());
    format!("{seat}-{}-{}", spot.area, spot.index)
}

/// The text with its first letter as a capital.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
