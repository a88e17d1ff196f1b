//! The options of a game, to be chosen by pictures where there are any: the way to play, the nemesis; the rest side by side.

use maud::{Markup, html};
use talon_core::{Allowed, CardText, Value};

use super::fitting::{Filled, Fitting, value};
use super::{counted, drawing, speech, word};
use crate::games;
use crate::layouts::pictures::picture;
use crate::layouts::{face, pictures};
use crate::tables::live::host;

/// A range of more numbers than this is typed, not chosen.
const NUMBERS_MAX: i64 = 10;
/// More values than this are a list that opens, not a row.
const ROW_MAX: usize = 5;

/// Every option that leaves something to choose, except what is chosen for each seat.
pub(crate) fn all(game: &'static str, options: &[Fitting], filled: Filled<'_>) -> Markup {
    let open: Vec<&Fitting> = options.iter().filter(|option| option.is_open()).collect();
    let (pictured, plain): (Vec<&Fitting>, Vec<&Fitting>) =
        open.into_iter().partition(|option| is_pictured(game, option));
    html! {
        @for option in pictured { (tiles(game, option, options)) }
        div class="opts" { @for option in plain { (choice(game, option, filled)) } }
    }
}

/// Is the option chosen by pictures? The way to play always is, and so is one with pictures for more than one value.
fn is_pictured(game: &str, option: &Fitting) -> bool {
    let known = |word: &String| way(game, word).is_some() || pictures::has(game, word);
    option.spec.key == "mode" || option.values.iter().filter(|word| known(word)).count() > 1
}

fn way(game: &str, word: &str) -> Option<(&'static str, &'static [&'static str])> {
    let known = games::named(game)?.ways().iter().find(|(way, ..)| *way == word);
    known.map(|(_, stand, ids)| (*stand, *ids))
}

fn tiles(game: &'static str, option: &Fitting, options: &[Fitting]) -> Markup {
    let key = option.spec.key;
    html! {
        fieldset class="choose" {
            legend { (name(key)) }
            div class="modes" {
                @for word in &option.values {
                    label class="mode" {
                        input class="tick" type="radio" id={ "o-" (key) "-" (word) } name={ "o-" (key) } value=(word) checked[*word == option.chosen];
                        (shown(game, word))
                        span class="tx" { b { (face::parted(&value_name(word))) } (about(game, key, word)) }
                        @if key == "mode" { span class="seats-of" { (seats_of(game, word, options)) } }
                    }
                }
            }
        }
    }
}

/// The pictures of a value; one that has none gets the picture of its game.
fn shown(game: &'static str, word: &str) -> Markup {
    html! {
        @match way(game, word) {
            Some((stand, ids)) => span class={ "im " (stand) } { @for id in ids { (picture(game, id)) } },
            None if pictures::has(game, word) => span class="im" { (picture(game, word)) },
            None => span class="im" { (drawing("art", &format!("w-{game}"))) },
        }
    }
}

/// What a value means, in a few words.
fn about(game: &'static str, key: &str, word: &str) -> Markup {
    let own = format!("web-game-{game}-{key}-{word}").replace('_', "-");
    html! { @if speech().knows(&own) { span { (speech().name(&own)) } } }
}

/// How many can play this way.
fn seats_of(game: &str, word: &str, options: &[Fitting]) -> String {
    let Some(Allowed::Whole { from, to, .. }) =
        options.iter().find(|option| option.spec.key == "players").map(|option| &option.spec.allowed)
    else {
        return String::new();
    };
    let fits = |n: &i64| {
        let chosen = [("mode".to_string(), value(word)), ("players".to_string(), Value::Int(*n))];
        host(game).is_ok_and(|host| host.check_options(&chosen.into_iter().collect()).is_ok())
    };
    let fitting: Vec<i64> = (*from..=*to).filter(fits).collect();
    match (fitting.first(), fitting.last()) {
        (Some(least), Some(most)) if least == most => least.to_string(),
        (Some(least), Some(most)) => format!("{least}–{most}"),
        _ => String::new(),
    }
}

fn choice(game: &'static str, option: &Fitting, filled: Filled<'_>) -> Markup {
    let key = option.spec.key;
    let said = speech().say(&option.spec.say);
    html! {
        @match &option.spec.allowed {
            Allowed::Whole { from, to, .. } if to - from > NUMBERS_MAX => {
                label title=(said) { span class="label" { (name(key)) }
                    input type="number" id={ "o-" (key) } name={ "o-" (key) } min=(from) max=(to) value=(option.chosen);
                }
            }
            Allowed::OneOf(_) | Allowed::Whole { .. } if key == "first" || option.values.len() > ROW_MAX => {
                label title=(said) { span class="label" { (name(key)) } (list(option)) }
            }
            Allowed::OneOf(_) | Allowed::Whole { .. } => (row(option, &said)),
            Allowed::WordOrIds { .. } if option.by_seat && option.values.len() < 2 => {},
            Allowed::WordOrIds { .. } if option.by_seat => (row(option, &said)),
            Allowed::WordOrIds { ids, .. } => {
                div { (row(option, &said)) (piles(game, option, ids, filled)) }
            }
        }
    }
}

fn row(option: &Fitting, said: &str) -> Markup {
    let key = option.spec.key;
    html! {
        fieldset class="choose" title=(said) {
            legend { (name(key)) }
            div class="seg" {
                @for word in &option.values {
                    label { input class="tick" type="radio" id={ "o-" (key) "-" (word) } name={ "o-" (key) } value=(word) checked[*word == option.chosen]; (value_name(word)) }
                }
            }
        }
    }
}

fn list(option: &Fitting) -> Markup {
    let key = option.spec.key;
    html! {
        select id={ "o-" (key) } name={ "o-" (key) } {
            @for word in &option.values { option value=(word) selected[*word == option.chosen] { (value_name(word)) } }
        }
    }
}

/// Cards to choose several of, by kind.
fn piles(game: &'static str, option: &Fitting, ids: &[String], filled: Filled<'_>) -> Markup {
    let field = format!("o-{}-ids", option.spec.key);
    let chosen: Vec<&str> = filled.all(&field).collect();
    let mut cards: Vec<&CardText> = ids.iter().filter_map(|id| face::find(game, id)).collect();
    cards.sort_by_key(|card| face::type_line(game, card, speech()));
    html! {
        details class="fold" open[!chosen.is_empty()] {
            summary { span class="lot" { (super::sign("search")) } (word("web-option-choose")) @if !chosen.is_empty() { " " (counted("web-cards-found", chosen.len())) } }
            p class="hint" { (speech().say(&option.spec.say)) }
            @for group in cards.chunk_by(|one, next| face::type_line(game, one, speech()) == face::type_line(game, next, speech())) {
                h3 { (face::type_line(game, group[0], speech())) }
                div class="piles" {
                    @for card in group {
                        label class={ "lay-of " (face::tint(face::kind(card))) } title=(text(card)) {
                            input class="tick" type="checkbox" name=(field) value=(card.id) checked[chosen.contains(&card.id.as_str())];
                            (picture(game, &card.id)) span { (speech().name(&card.name)) }
                        }
                    }
                }
            }
        }
    }
}

/// The rules text of a card in one line.
fn text(card: &CardText) -> String {
    card.lines.iter().map(|line| speech().say(&line.say)).collect::<Vec<_>>().join(" ")
}

/// The name of an option.
pub(crate) fn name(key: &str) -> String {
    word(&format!("web-option-{}", key.replace('_', "-")))
}

/// A value in words; a number stands for itself.
pub(crate) fn value_name(value: &str) -> String {
    speech().option_value(value).unwrap_or_else(|| value.to_string())
}
