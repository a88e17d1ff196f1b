//! Who sits where at a new table, and as whom: each seat has its own choice, with pictures and abilities.

use maud::{Markup, html};
use talon_core::{Allowed, Game as _};
use talon_shards::Catalogue;
use talon_table::games::Loaded as _;

use super::fitting::{Filled, Fitting};
use super::lobby::crest;
use super::new::NAME_MAX;
use super::{choices, counted, drawing, sign, speech, word};
use crate::layouts::face;
use crate::layouts::pictures::picture;
use crate::thinking::for_people;

/// Every seat: who sits there, and as whom.
pub(crate) fn all(game: &'static str, options: &[Fitting], seats: usize, filled: Filled<'_>) -> Markup {
    // A lot can be overruled for a seat; an auction cannot.
    let by_lot = |option: &&Fitting| option.by_seat && option.values.first() == Some(&option.chosen);
    let roles: Vec<&Fitting> = options.iter().filter(by_lot).collect();
    html! {
        p class="hint" { (word("web-new-seats-say")) }
        (levels())
        div class="seats" {
            @for number in 1..=seats {
                div class="seat" id={ "s-" (number) } {
                    (who(number, filled))
                    @for option in &roles { (role(game, option, number, filled)) }
                }
            }
        }
    }
}

/// The field of a seat that names its player's mage or character.
pub(crate) fn field(key: &str, seat: usize) -> String {
    format!("o-{key}-{seat}")
}

fn who(seat: usize, filled: Filled<'_>) -> Markup {
    let (key, name) = (format!("seat{seat}"), format!("name{seat}"));
    let title = counted("web-seat", seat);
    // A table to play with friends begins with free seats for them.
    let usual = filled
        .field("friends")
        .filter(|_| seat > 1)
        .map_or(if seat == 1 { "me" } else { "bot:kestrel" }, |_| "open");
    let is = |value: &str| filled.field(&key).unwrap_or(usual) == value;
    html! {
        span class="emblem" aria-hidden="true" {
            @if seat == 1 { span class="e-me" { (crest(0)) } }
            span class="e-hot" { (crest(seat - 1)) }
            span class="e-open open" { (sign("link")) }
            @for level in for_people() { span class={ "e-" (level) } { (drawing("bird", &format!("b-{level}"))) } }
        }
        div {
            label for=(key) { span class="label" { (title) } }
            select id=(key) name=(key) {
                @if seat == 1 { option value="me" selected[is("me")] { (word("web-seat-me")) } }
                option value="open" selected[is("open")] { (word("web-seat-open")) }
                option value="hot" selected[is("hot")] { (word("web-seat-hot")) }
                @for level in for_people() {
                    @let bot = format!("bot:{level}");
                    option value=(bot) selected[is(&bot)] { (word(&format!("web-bot-{level}"))) }
                }
            }
        }
        @if seat > 1 {
            input class="named" name=(name) maxlength=(NAME_MAX) placeholder=(word("web-hot-name"))
                aria-label={ (title) ": " (word("web-hot-name")) } value=[filled.field(&name)];
        }
    }
}

/// What the levels of the bots mean.
fn levels() -> Markup {
    html! {
        details class="levels" {
            summary { (word("web-levels")) }
            dl {
                @for level in for_people() {
                    div {
                        dt { (drawing("bird", &format!("b-{level}"))) (word(&format!("web-bot-{level}"))) }
                        dd { (word(&format!("web-level-{level}"))) }
                    }
                }
            }
        }
    }
}

/// The mage or character of a seat: by lot, or chosen from pictures with what each can do.
fn role(game: &'static str, option: &Fitting, seat: usize, filled: Filled<'_>) -> Markup {
    let Allowed::WordOrIds { ids, .. } = &option.spec.allowed else { return html! {} };
    let key = option.spec.key;
    let field = field(key, seat);
    let chosen = filled.field(&field).filter(|id| ids.iter().any(|known| known == id)).unwrap_or_default();
    html! {
        details class="fold" name=(key) id={ "f-" (field) } {
            summary {
                @if chosen.is_empty() { span class="lot" { (sign("die")) } span { (choices::name(key)) ": " (word("web-by-lot")) } }
                @else { (picture(game, chosen)) span { (choices::value_name(chosen)) } }
            }
            div class="people" role="radiogroup" aria-label={ (counted("web-seat", seat)) ": " (choices::name(key)) } {
                label class="who" {
                    input class="tick" type="radio" name=(field) value="" checked[chosen.is_empty()];
                    span class="lot" { (sign("die")) } span { b { (word("web-by-lot")) } (word("web-by-lot-say")) }
                }
                @for id in ids {
                    label class="who" {
                        input class="tick" type="radio" name=(field) value=(id) checked[id == chosen] id={ (field) "-" (id) };
                        (picture(game, id))
                        span { b { (choices::value_name(id)) } (abilities(game, id)) }
                    }
                }
            }
        }
    }
}

/// What somebody can do: the lines of their own card, or the cards that come with them.
fn abilities(game: &'static str, id: &str) -> Markup {
    let with_them = belongings(game, id);
    html! {
        @if let Some(card) = face::find(game, id) { (face::lines(card, speech())) }
        @else if !with_them.is_empty() {
            ul class="lines" {
                @for card in with_them.iter().filter_map(|id| face::find(game, id)) { li { strong { (speech().name(&card.name)) } (face::lines(card, speech())) } }
            }
        }
    }
}

/// The cards that come with a character.
fn belongings(game: &str, id: &str) -> Vec<&'static str> {
    let characters = if game == Catalogue::NAME { Catalogue::loaded().characters() } else { &[] };
    let known = characters.iter().find(|character| character.id == id);
    known.map_or_else(Vec::new, |character| vec![character.relics.0.as_str(), character.relics.1.as_str()])
}
