//! Shared parts of every table: a card, a back, a pile, buttons for offers.

use maud::{Markup, html};
use talon_core::Spot;
use talon_table::Told;

use super::Scene;
use super::face;

/// What a layout adds to a card.
#[derive(Default)]
pub(crate) struct Extra {
    /// More classes: `exhausted`, `new` …
    pub(crate) class: &'static str,
    /// A short line at the foot.
    pub(crate) foot: Option<Markup>,
    /// Shown over the card while it is pointed at or focused.
    pub(crate) glance: Option<String>,
}

/// A card face up. No offer: it shows its large face. One: the card is the button. Several: a menu on it.
pub(crate) fn card(scene: &Scene<'_>, id: &str, at: Option<Spot>, extra: &Extra) -> Markup {
    let offers = at.map_or_else(Vec::new, |spot| scene.on_card(spot));
    let place = at.map_or_else(|| id.to_string(), spot_id);
    let Some(text) = face::find(scene.table.name(), id) else {
        return unknown(id, &offers, scene);
    };
    scene.note_seen(id);
    let name = scene.speech.name(&text.name);
    let kind = face::kind(text);
    let inside = html! {
        span class="band" { (face::glyph(kind)) (face::figures(text, scene.speech)) }
        span class="name" { (name) }
        span class="type" { (face::type_line(scene.table.name(), text, scene.speech)) }
        span class="text" aria-hidden="true" {
            @for line in &text.lines { span { (scene.speech.say(line)) } }
        }
        @if let Some(foot) = &extra.foot { span class="foot" { (foot) } }
        @if let Some(glance) = &extra.glance { span class="glance" { (glance) } }
    };
    let class = format!("card {} {}", face::tint(kind), extra.class);
    let big = format!("big-{id}");
    html! {
        @match offers.as_slice() {
            [] => {
                button type="button" class=(class) id={ "c-" (place) } data-card=(id) popovertarget=(big)
                    aria-label=(describe(scene, &name, text)) { (inside) }
            }
            [only] => {
                button class={ (class) " can" } id={ "c-" (place) } data-card=(id) name="move" value=(only.text)
                    aria-label={ (scene.speech.say(&only.say)) ". " (describe(scene, &name, text)) } { (inside) }
            }
            many => {
                button type="button" class={ (class) " can" } id={ "c-" (place) } data-card=(id)
                    popovertarget={ "m-" (place) } aria-label=(describe(scene, &name, text)) { (inside) }
                (menu(scene, &place, id, many))
            }
        }
    }
}

/// The uses of a card, in place.
fn menu(scene: &Scene<'_>, place: &str, id: &str, offers: &[&Told]) -> Markup {
    html! {
        div popover class="menu" id={ "m-" (place) } {
            @if let Some(text) = face::find(scene.table.name(), id) {
                (face::large(scene.table.name(), text, scene.speech))
            }
            @for offer in offers { (button(scene, offer, "")) }
        }
    }
}

/// A card whose face is not in the gallery, such as a token: its word.
fn unknown(id: &str, offers: &[&Told], scene: &Scene<'_>) -> Markup {
    html! {
        span class="card plain" { span class="name" { (id.replace('_', " ")) } }
        @for offer in offers { (button(scene, offer, "")) }
    }
}

/// A card face down: nothing of it is in the page.
pub(crate) fn back(kind: &str) -> Markup {
    html! { span class={ "card back b-" (kind) } aria-hidden="true" {} }
}

/// A number with its name.
pub(crate) fn number(scene: &Scene<'_>, key: &str, n: impl maud::Render) -> Markup {
    html! { span class="number" { span class="key" { (scene.word(key)) } " " b { (n) } } }
}

/// A number with its name and a bar.
pub(crate) fn meter(scene: &Scene<'_>, key: &str, n: u8, most: u8) -> Markup {
    let most = most.max(n);
    html! {
        span class="number" {
            span class="key" { (scene.word(key)) } " " b { (n) }
            meter min="0" max=(most) value=(n) aria-hidden="true" {}
        }
    }
}

/// Cards under a heading.
pub(crate) fn zone(scene: &Scene<'_>, key: &str, cards: &Markup) -> Markup {
    html! { section class="zone" { h4 { (scene.word(key)) } div class="row small" { (cards) } } }
}

/// Cards under a heading that unfolds; open where something may be done with one of them. Nothing if there are none.
pub(crate) fn fold(scene: &Scene<'_>, key: &str, count: usize, cards: &Markup) -> Markup {
    let usable = cards.0.contains("name=\"move\"");
    html! {
        @if count > 0 {
            details class="fold" open[usable] {
                summary { (scene.word(key)) " " b { (count) } }
                div class="row small" { (cards) }
            }
        }
    }
}

/// A button for an offer.
pub(crate) fn button(scene: &Scene<'_>, offer: &Told, class: &str) -> Markup {
    html! { button class={ "act " (class) } name="move" value=(offer.text) data-ends[scene.ends(offer)] { (capital(&scene.speech.say(&offer.say))) } }
}

/// The large faces of all cards on the table, each once, hidden until asked for.
pub(crate) fn large_faces(scene: &Scene<'_>) -> Markup {
    let game = scene.table.name();
    html! {
        @for id in scene.seen.borrow().iter() {
            @if let Some(text) = face::find(game, id) {
                div popover class="look" id={ "big-" (id) } { (face::large(game, text, scene.speech)) }
            }
        }
    }
}

/// A card in words: name, kind, figures.
fn describe(scene: &Scene<'_>, name: &str, text: &talon_core::CardText) -> String {
    let figures = text.figures.iter().filter_map(|(key, value)| {
        let word = scene.speech.name(&format!("web-figure-{key}"));
        value.as_int().map(|n| format!(", {word} {n}"))
    });
    let kind = face::type_line(scene.table.name(), text, scene.speech);
    format!("{name}, {kind}{}", figures.collect::<String>())
}

/// The id of a place on the page: the same for the same spot in every rendering.
fn spot_id(spot: Spot) -> String {
    let seat = spot.seat.map_or_else(|| "t".to_string(), |seat| seat.number().to_string());
    format!("{seat}-{}-{}", spot.area, spot.index)
}

/// A sentence begins with a capital letter.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
