//! Shared parts of every table: a card, a back, a pile, numbers, buttons for offers and for what cannot be done.

use maud::{Markup, html};
use talon_core::{Anchor, CardText, ChoiceKind, Seat, Spot};
use talon_table::Told;

use super::pictures::picture;
use super::turn::ends;
use super::{Face, Scene, face, icons};

/// How much of a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Size {
    /// Name, figures, kind and text.
    #[default]
    Table,
    /// Name and figures.
    Tile,
    /// One line.
    Chip,
}

/// What a layout adds to a card.
#[derive(Default)]
pub(crate) struct Extra {
    /// How much of it is drawn.
    pub(crate) size: Size,
    /// More classes: `exhausted`, `new` …
    pub(crate) class: &'static str,
    /// A short line at the foot.
    pub(crate) foot: Option<Markup>,
    /// Shown over the card while it is pointed at or focused.
    pub(crate) glance: Option<String>,
    /// The moves one would expect of it here. Where none is offered, the table says why.
    pub(crate) tries: Vec<String>,
}

/// A card face up; `spots` are the places of its equal copies, none for a card that is only shown. No offer: it shows
/// its large face and why it cannot be used. One: the card is the button. Several: a menu on it.
pub(crate) fn card(scene: &Scene<'_>, id: &str, spots: &[Spot], extra: &Extra) -> Markup {
    let offers: Vec<&Told> = spots.iter().flat_map(|spot| scene.on_card(*spot)).collect();
    let place = spots.first().map_or_else(|| id.to_string(), |spot| spot_id(*spot));
    let zone = spots.first().map_or("shown", |spot| spot.area);
    let Some(text) = face::find(scene.table.name(), id) else {
        return unknown(id, &offers, scene);
    };
    let Drawn { class, inside, described } = drawn(scene, text, spots.len(), extra);
    html! {
        @match offers.as_slice() {
            [] => {
                @let why = scene.why_not(&extra.tries);
                @let big = scene.large_face(id, why.as_deref());
                button type="button" class=(class) id={ "c-" (place) } data-card=(id) data-zone=(zone) popovertarget=(big)
                    aria-label={ (described) @if let Some(why) = &why { ". " (why) } } { (inside) }
            }
            [only] => (one_use(scene, (&place, zone), id, only, &Drawn { class, inside, described })),
            many => {
                @let _ = scene.large_face(id, None);
                button type="button" class={ (class) " can" } id={ "c-" (place) } data-card=(id) data-zone=(zone)
                    popovertarget={ "m-" (place) } aria-label=(described) { (inside) }
                (menu(scene, &place, text, many))
            }
        }
    }
}

/// A card that takes an offer whose anchor is another card like it.
pub(crate) fn usable(scene: &Scene<'_>, id: &str, spot: Spot, offer: &Told, extra: &Extra) -> Markup {
    let text = face::find(scene.table.name(), id);
    text.map_or_else(
        || unknown(id, &[offer], scene),
        |text| one_use(scene, (&spot_id(spot), spot.area), id, offer, &drawn(scene, text, 1, extra)),
    )
}

/// What a card is drawn with, whatever it is used for.
struct Drawn {
    class: String,
    inside: Markup,
    described: String,
}

fn drawn(scene: &Scene<'_>, text: &CardText, copies: usize, extra: &Extra) -> Drawn {
    let name = scene.speech.name(&text.name);
    let size = ["", " short", " chip"][extra.size as usize];
    let tint = face::tint(face::kind(text));
    Drawn {
        class: format!("card of-{} {tint}{size} {}", scene.table.name(), extra.class),
        inside: inside(scene, text, &name, copies, extra),
        described: describe(scene, &name, text, copies),
    }
}

/// A card that is the button of its only use.
fn one_use(scene: &Scene<'_>, (place, zone): (&str, &str), id: &str, offer: &Told, drawn: &Drawn) -> Markup {
    let Drawn { class, inside, described } = drawn;
    let _ = scene.large_face(id, None);
    html! {
        button class={ (class) " can" } id={ "c-" (place) } data-card=(id) data-zone=(zone) name="move" value=(offer.text)
            data-move=(offer.text) aria-label={ (scene.say(&offer.say)) ". " (described) } { (inside) }
    }
}

fn inside(scene: &Scene<'_>, text: &CardText, name: &str, copies: usize, extra: &Extra) -> Markup {
    let chip = extra.size == Size::Chip;
    html! {
        @if !chip { (picture(scene.table.name(), &text.id)) }
        (face::band(text, scene.speech, None))
        @if copies > 1 { b class="copies" { "×" (copies) } }
        span class={ "name" (face::name_class(name)) } { (face::parted(name)) }
        @if extra.size == Size::Table {
            span class="type" { (face::short_type_line(scene.table.name(), text, scene.speech)) }
            span class="text" data-rules { @for line in &text.lines { span class=[face::deep(line)] { (icons::line(&line.say, scene.speech)) } } }
        }
        @if !chip { (face::edge(text, scene.speech)) }
        @if let Some(foot) = &extra.foot { span class="foot" { (foot) } }
        @if let Some(glance) = &extra.glance { span class="glance" { (glance) } }
    }
}

/// The uses of a card, in place.
fn menu(scene: &Scene<'_>, place: &str, text: &CardText, offers: &[&Told]) -> Markup {
    html! {
        div popover class="menu" id={ "m-" (place) } data-large=(text.id) {
            (face::large(scene.table.name(), text, scene.speech))
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

/// Equal neighbours of a zone: the card and the places of its copies. In a sorted zone these are all of them.
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

/// A number with its glyph and its name.
pub(crate) fn number(scene: &Scene<'_>, of: Figure, n: impl maud::Render) -> Markup {
    let word = scene.word(of.key);
    html! {
        span class="number" data-n=(of.key) title=(word) {
            (face::glyph(of.glyph)) span class="key" { (word) " " } b { (n) }
        }
    }
}

/// A number with its name and a bar.
pub(crate) fn meter(scene: &Scene<'_>, of: Figure, n: u8, most: u8) -> Markup {
    let most = most.max(n).max(1);
    let low = u32::from(n) * 3 <= u32::from(most);
    html! { span class={ "metered" @if low { " low" } } { (number(scene, of, n)) (bar(n, most)) } }
}

/// A bar that is filled so far; what it says stands beside it.
pub(crate) fn bar(n: u8, most: u8) -> Markup {
    html! {
        svg class="bar" viewBox={ "0 0 " (most) " 1" } preserveAspectRatio="none" aria-hidden="true" {
            rect class="all" width=(most) height="1" {}
            rect class="now" width=(n) height="1" {}
        }
    }
}

/// Cards under a heading, one line each.
pub(crate) fn zone(scene: &Scene<'_>, key: &str, cards: &Markup) -> Markup {
    row_of(scene, key, &html! { div class="row chips" { (cards) } })
}

/// A row under a heading.
pub(crate) fn row_of(scene: &Scene<'_>, key: &str, row: &Markup) -> Markup {
    html! { section class="zone" { h4 { (scene.word(key)) } (row) } }
}

/// Cards under a heading that unfolds; `at` is any place of their zone. Where something may be done with one of them they lie
/// open, in the way of nothing else. Nothing if there are none.
pub(crate) fn fold(scene: &Scene<'_>, of: Figure, at: Spot, count: usize, cards: &Markup) -> Markup {
    let here = |spot: Spot| (spot.seat, spot.area) == (at.seat, at.area);
    if scene.offers().iter().any(|offer| matches!(offer.at, Anchor::Card(spot) if here(spot))) {
        return zone(scene, of.key, cards);
    }
    let word = scene.word(of.key);
    html! {
        @if count > 0 {
            details class="fold" {
                summary title=(word) { (face::glyph(of.glyph)) (word) " " b { (count) } }
                div class="row chips" { (cards) }
            }
        }
    }
}

/// How the sides stand at the end: a heading for each number, then a line for each of them; winners are marked.
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
pub(crate) fn button(scene: &Scene<'_>, offer: &Told, class: &str) -> Markup {
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

/// The large faces of all cards on the table, each once, hidden until asked for.
pub(crate) fn large_faces(scene: &Scene<'_>) -> Markup {
    let game = scene.table.name();
    html! {
        @for Face { name, id, why } in scene.seen.borrow().iter() {
            @if let Some(text) = face::find(game, id) {
                div popover class="look" id=(name) data-large=(id) {
                    @if let Some(why) = why { p class="why" { (why) } }
                    (face::large(game, text, scene.speech))
                }
            }
        }
    }
}

/// The side of the table: what the game shows there, then the log. On a phone each is a sheet behind its button.
pub(crate) fn aside(first: Option<&(String, Markup)>, log: &Markup) -> Markup {
    let tab =
        |id: &str, title: &str| html! { button type="button" class="act" popovertarget=(id) { (title) } };
    html! {
        aside class="side" {
            nav class="tabs" {
                @if let Some((title, _)) = first { (tab("side-game", title)) }
                (tab("side-log", &crate::pages::word("web-log")))
            }
            @if let Some((title, content)) = first {
                section popover class="panel-side" id="side-game" { h2 { (title) } (content) }
            }
            section popover class="panel-side" id="side-log" { (log) }
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

/// A sentence begins with a capital letter.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
