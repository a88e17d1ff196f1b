//! Cards as they lie on a table: a portrait with its whole text, a tile with picture and name, a small picture of what
//! was played. Each opens its large face, and each carries the moves that belong to it.

use maud::{Markup, html};
use talon_core::{CardText, LineKind, Spot, TextLine, Value};
use talon_table::AnyOffer;
use talon_text::{Span, Speech};

use super::pictures::picture;
use super::widgets::{button, capital, describe, spot_id};
use super::{Scene, face, frame, signs};
use crate::games;

/// How much of a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Form {
    /// A portrait: cost, name, picture, kind, the whole text, a foot.
    #[default]
    Portrait,
    /// Picture and name side by side, with the text if the layout asks for it.
    Tile,
    /// A small picture with its name: what was played.
    Mini,
}

/// What a layout says about a card on the table.
#[derive(Default)]
pub(crate) struct Lying {
    /// How much of it is drawn.
    pub(crate) form: Form,
    /// Where it lies, in the terms of the scenario keys.
    pub(crate) zone: &'static str,
    /// More classes: `exhausted`, `new`, `relic` …
    pub(crate) class: String,
    /// What it gives here, or why not: the line at its foot.
    pub(crate) foot: Markup,
    /// A figure to show in the upper corner instead of the printed one, such as a defense that has changed.
    pub(crate) defense: Option<i64>,
    /// The price here, if it differs from the printed one.
    pub(crate) cost: Option<i64>,
    /// Its place in the order in which cards were played.
    pub(crate) order: Option<usize>,
    /// The moves one would expect here. If none is offered, the table says why.
    pub(crate) tries: Vec<String>,
    /// The value its steps are compared with: steps that are reached stand out.
    pub(crate) reached: Option<u8>,
    /// A tile shows the text too.
    pub(crate) with_text: bool,
    /// It has its text in signs too, for screens without room for words.
    pub(crate) signs: bool,
    /// How many cards of a pile are left.
    pub(crate) left: Option<u8>,
    /// The number of the place where it lies, as the board writes it: `III`.
    pub(crate) number: Option<&'static str>,
}

/// A card face up; `spots` are the places of its equal copies, none for a card that is only shown. Without an offer it
/// opens its large face and says why it cannot be used. With one offer, the card is the button. With several, it opens a
/// sheet with the large face and the buttons.
pub(crate) fn card(scene: &Scene<'_>, id: &str, spots: &[Spot], lying: &Lying) -> Markup {
    let offers: Vec<&AnyOffer> = spots.iter().flat_map(|spot| scene.on_card(*spot)).collect();
    drawn(scene, id, spots, &offers, lying)
}

/// A card that carries an offer anchored on another copy of it.
pub(crate) fn usable(
    scene: &Scene<'_>,
    id: &str,
    spot: Spot,
    offer: Option<&AnyOffer>,
    lying: &Lying,
) -> Markup {
    drawn(scene, id, &[spot], offer.as_slice(), lying)
}

fn drawn(scene: &Scene<'_>, id: &str, spots: &[Spot], offers: &[&AnyOffer], lying: &Lying) -> Markup {
    let Some(text) = face::find(scene.table.name(), id) else {
        return html! { span class="face" { (id) } @for offer in offers { (button(scene, offer, "")) } };
    };
    let place = spots.first().map_or_else(|| format!("{}-{id}", lying.zone), |spot| spot_id(*spot));
    let shape = ["portrait", "tile", "mini"][lying.form as usize];
    let tint = face::tint(face::kind(text));
    let class = format!("face {shape} of-{} {tint} {}", scene.table.name(), lying.class);
    let (inside, described) = (inside(scene, text, spots.len(), lying), whole(scene, text, spots.len()));
    html! {
        @match offers {
            [] => {
                @let why = scene.why_not(&lying.tries);
                @let big = scene.large_face(id, why.as_deref());
                button type="button" class=(class) id={ "c-" (place) } data-card=(id) data-zone=(lying.zone) popovertarget=(big)
                    aria-label={ (described) @if let Some(why) = &why { ". " (why) } } { (inside) }
            }
            [only] => {
                @let _ = scene.large_face(id, None);
                @let say = capital(&scene.say(&only.say));
                button class={ (class) " can" } id={ "c-" (place) } data-card=(id) data-zone=(lying.zone) name="move" value=(only.text)
                    data-move=(only.text) data-say=(say) data-follows=[scene.follows(only)]
                    aria-label={ (say) ". " (described) } { (inside) }
            }
            many => {
                button type="button" class={ (class) " can" } id={ "c-" (place) } data-card=(id) data-zone=(lying.zone)
                    popovertarget={ "m-" (place) } aria-label=(described) { (inside) }
                (sheet(scene, &place, text, many))
            }
        }
    }
}

/// Several uses of a card: its large face with a button for each.
fn sheet(scene: &Scene<'_>, place: &str, text: &'static CardText, offers: &[&AnyOffer]) -> Markup {
    let _ = scene.large_face(&text.id, None);
    html! {
        div popover class="card-sheet menu" id={ "m-" (place) } data-large=(text.id) {
            (scene.large(text))
            div class="does" {
                @for (at, offer) in offers.iter().enumerate() {
                    @let answer = frame::Answer::of(scene, offer);
                    (frame::Answer { look: if at == 0 { frame::Look::Main } else { answer.look }, ..answer }.button())
                }
            }
        }
    }
}

fn inside(scene: &Scene<'_>, text: &CardText, copies: usize, lying: &Lying) -> Markup {
    let (game, speech) = (scene.table.name(), scene.speech);
    let name = speech.name(&text.name);
    let portrait = lying.form == Form::Portrait;
    let (long, short) = (face::name_class(&name), weight(text, speech));
    html! {
        span class="head" {
            @if lying.form != Form::Mini { (cost(text, speech, lying)) }
            span class={ "name" (long) } { (face::parted(&name)) }
            @if let Some(left) = lying.left { b class="copies" { "×" (left) } }
            @else if copies > 1 { b class="copies" { "×" (copies) } }
        }
        span class="window" {
            (picture(game, &text.id))
            (corner(text, speech, lying))
            @if let Some(order) = lying.order { b class="order" { (order) } }
            @if let Some(number) = lying.number { b class="order" { (number) } }
            @if portrait || lying.form == Form::Tile { (kind_line(game, text, speech)) }
        }
        @if portrait || lying.with_text {
            span class={ "lines t-" (short) } data-rules { (lines(game, text, speech, lying.reached)) }
        }
        @if lying.signs { (signs::signs(game, text, lying.reached)) }
        @if !lying.foot.0.is_empty() { span class="foot" { (lying.foot) } }
    }
}

/// The price in its shape. A card that cannot be bought has none.
fn cost(text: &CardText, speech: &Speech, lying: &Lying) -> Markup {
    let key = if face::figure(text, "strength").is_some() { "strength" } else { "cost" };
    let (printed, word) =
        (face::figure(text, key).and_then(Value::as_int), speech.name(&format!("web-figure-{key}")));
    html! {
        @if let Some(n) = lying.cost.or(printed) {
            span class="cost" title=(word) { span class="sr" { (word) " " } (n) }
        }
    }
}

/// Defense, life, power or charges above, the shield below, each in its own shape.
fn corner(text: &CardText, speech: &Speech, lying: &Lying) -> Markup {
    let figure = |name: &'static str, own: Option<i64>| {
        let n = own.or_else(|| face::figure(text, name).and_then(Value::as_int))?;
        let word = speech.name(&format!("web-figure-{name}"));
        Some(
            html! { span class={ "badge-" (name) } title=(word) { (face::glyph(if name == "life" { "health" } else { name })) span class="sr" { (word) " " } b { (n) } } },
        )
    };
    html! {
        @for name in ["defense", "life", "power", "charges"] {
            @if let Some(drawn) = figure(name, lying.defense.filter(|_| name == "defense" || face::figure(text, name).is_some())) { (drawn) }
        }
        @if lying.form != Form::Mini && let Some(drawn) = figure("shield", None) { (drawn) }
    }
}

/// The kind of a card with its sign.
fn kind_line(game: &str, text: &CardText, speech: &Speech) -> Markup {
    html! { span class="kind" { (face::glyph(face::kind(text))) span { (face::short_type_line(game, text, speech)) } } }
}

/// The whole text, one clause per line.
pub(crate) fn lines(game: &str, text: &CardText, speech: &Speech, reached: Option<u8>) -> Markup {
    let Some(host) = games::named(game) else { return html! {} };
    html! {
        @for (head, line) in run_on(&text.lines) {
            span class={ "ln" @if let Some(deep) = face::deep(line) { " " (deep) } } {
                @for head in head { b class="when" { (host.line(head, speech, reached)) } " " }
                (host.line(line, speech, reached))
            }
        }
    }
}

/// Lines with the headings above them: a heading runs on into the next line.
pub(super) fn run_on(lines: &[TextLine]) -> Vec<(Vec<&TextLine>, &TextLine)> {
    let (mut all, mut heads) = (Vec::new(), Vec::new());
    for (at, line) in lines.iter().enumerate() {
        let deeper = lines.get(at + 1).is_some_and(|next| next.depth > line.depth);
        if deeper && line.kind == LineKind::Heading {
            heads.push(line);
        } else {
            all.push((std::mem::take(&mut heads), line));
        }
    }
    all
}

/// How much room the text of a card needs, in five steps.
fn weight(text: &CardText, speech: &Speech) -> usize {
    let of = |span: Span| match span {
        Span::Text(text) => text.chars().count(),
        Span::Value { number, .. } => number.chars().count() + 2,
    };
    let letters: usize =
        text.lines.iter().map(|line| 6 + speech.spans(&line.say).into_iter().map(of).sum::<usize>()).sum();
    [70, 100, 130, 165].iter().take_while(|most| letters > **most).count()
}

/// A card in words, with its text.
fn whole(scene: &Scene<'_>, text: &CardText, copies: usize) -> String {
    let name = scene.speech.name(&text.name);
    let lines: Vec<String> = text.lines.iter().map(|line| scene.speech.say(&line.say)).collect();
    format!("{}. {}", describe(scene, &name, text, copies), lines.join(". "))
}
