//! The position editor: choosing a set-up, laying a position out, and what can be done with it.

mod advice;
mod zones;

use maud::{Markup, html};
use talon_core::Seat;

use super::fitting::{Filled, fitting};
use super::{Setting, choices, counted, game_name, page_in, sign, speech, word, worlds};
use crate::editor::Sheet;
use crate::error::WebError;
use crate::games;
use crate::layouts::widgets::capital;
use crate::preferences::link;
use crate::tables::position;
use crate::thinking::{Hint, for_people};

/// Where the editor is.
pub(crate) const PATH: &str = "/tools/editor";
/// Titles are cut to this many letters.
const TITLE_MAX: usize = 120;

/// The games whose positions can be laid out, and the field for a position that is written somewhere.
pub(crate) fn index(wrong: Option<&str>, text: &str) -> Markup {
    let title = word("editor-nav");
    let about = |game: &'static str| html! { span { (word(&format!("web-game-{game}-say"))) } };
    let content = html! {
        div class="title" { h1 { (title) } p class="lead" { (word("editor-lead")) } }
        @if wrong.is_none() { (worlds(PATH, about)) }
        section class="box" {
            h2 { (word("editor-paste")) }
            p class="hint" { (word("editor-paste-say")) }
            @if let Some(wrong) = wrong { p class="wrong" role="alert" { (wrong) } }
            form class="editor-paste" method="post" action=(PATH) {
                label { span class="label" { (word("editor-text")) }
                    textarea id="text" name="text" rows="12" required spellcheck="false" autocomplete="off" { (text) }
                }
                div class="opts" {
                    label { span class="label" { (word("editor-paste-moves")) } input type="number" name="moves" min="0"; }
                    label { span class="label" { (word("editor-paste-case")) } input type="number" name="case" min="1"; }
                }
                div class="ways" { button class="act primary" { (word("editor-open")) } }
            }
        }
        @if wrong.is_some() { (worlds(PATH, about)) }
    };
    page_in("editor", Setting::Editor(""), &title, &content)
}

/// The set-up that a position is laid over.
pub(crate) fn setup(game: &'static str, filled: Filled<'_>, wrong: Option<&str>) -> Result<Markup, WebError> {
    let options = fitting(game, filled)?;
    let path = format!("{PATH}/{game}");
    let title = format!("{}: {}", word("editor-nav"), game_name(game));
    let content = html! {
        div class="title" { h1 { (title) } p class="lead" { (word("editor-setup-say")) } }
        @if let Some(wrong) = wrong { p class="wrong" role="alert" { (wrong) } }
        form id="new" class="editor-setup" method="post" action=(path) {
            section id="new-game" class="new-left" {
                (choices::all(game, &options, filled))
                noscript { button class="act" formmethod="get" formaction=(path) { (word("web-new-fits")) } }
            }
            section id="new-seats" hidden {}
            div class="ways" {
                button class="act primary" id="begin" { (word("editor-begin")) }
                a class="act" href=(link(PATH)) { (word("editor-paste")) }
            }
        }
    };
    Ok(page_in("editor", Setting::Editor(game), &title, &content))
}

/// A position, to be changed and used; with what is best in it, if that was asked.
pub(crate) fn page(sheet: &Sheet, best: Option<(Seat, &[Hint])>) -> Result<Markup, WebError> {
    let game = games::named(&sheet.draft.game).ok_or(WebError::NotFound)?.name();
    let path = format!("{PATH}/{game}");
    let title = format!("{}: {}", word("editor-nav"), game_name(game));
    let content = html! {
        div class="title" { h1 { (title) } (set_up(sheet)) }
        form id="editor" class="editor" method="post" action=(path) data-game=(game) {
            // Enter in any field takes over what was typed.
            button class="sr" tabindex="-1" { (word("editor-update")) }
            input type="hidden" name="draft" value=(sheet.draft);
            div class="editor-zones" { (zones::all(game, sheet)) }
            aside class="box editor-side" id="editor-side" {
                (state(game, sheet))
                @if let (Some((seat, hints)), Some(table)) = (best, &sheet.table) { (advice::shown(table.as_ref(), seat, hints)) }
                (ways(game, sheet))
            }
            (zones::lists(game, sheet))
        }
        details class="box editor-text" {
            summary { (word("editor-text")) }
            form class="editor-paste" method="post" action=(PATH) {
                textarea name="text" rows="16" spellcheck="false" autocomplete="off" aria-label=(word("editor-text")) { (sheet.draft) }
                div class="ways" { button class="act" { (word("editor-open")) } }
            }
        }
    };
    Ok(page_in("editor", Setting::Editor(game), &title, &content))
}

/// How the deal under the position is set up.
fn set_up(sheet: &Sheet) -> Markup {
    let said = |(key, value): (&String, &talon_core::Value)| {
        let words: Vec<String> = match value.as_list() {
            Some(list) => list.iter().filter_map(|item| item.as_text()).map(choices::value_name).collect(),
            None => vec![value.as_text().map_or_else(|| value.to_string(), choices::value_name)],
        };
        format!("{}: {}", choices::name(key), words.join(", "))
    };
    let options: Vec<String> = sheet.draft.options.iter().map(said).collect();
    html! {
        p class="lead" {
            (options.join(" · ")) " "
            a href={ (PATH) "/" (sheet.draft.game) } { (word("editor-again")) }
        }
    }
}

/// What is wrong with the position; or whose move it is, and what it is worth.
fn state(game: &'static str, sheet: &Sheet) -> Markup {
    html! {
        div id="editor-state" {
            @for wrong in &sheet.wrong { p class="wrong" role="alert" { b { (word("editor-wrong")) } " " (wrong) } }
            @if let Some(table) = sheet.table.as_ref().filter(|_| sheet.wrong.is_empty()) {
                @if table.outcome().is_some() { p role="status" { (word("editor-over")) } }
                @else {
                    @for seat in table.to_act().iter() {
                        @if let Some(prompt) = table.prompt(seat) {
                            p role="status" data-to-act=(seat.number()) { b { (counted("web-seat", seat.number())) ": " } (capital(&speech().say(&prompt))) }
                        }
                    }
                }
                (scores(game, sheet))
            }
        }
    }
}

/// What the hands are worth, where the game counts it exactly.
fn scores(game: &'static str, sheet: &Sheet) -> Markup {
    let Some(table) = &sheet.table else { return html! {} };
    let points = |seat: usize| sheet.position.at(&format!("{}.score", Seat::at(seat)))?.as_int();
    let counted_up: Vec<(usize, i64)> =
        (0..table.seats()).filter_map(|seat| Some((seat, points(seat)?))).collect();
    html! {
        @if !counted_up.is_empty() {
            h3 { (word(&format!("cli-zone-{game}-score"))) }
            dl class="editor-scores" {
                @for (seat, points) in counted_up { div { dt { (counted("web-seat", seat + 1)) } dd data-score=(points) { (points) } } }
            }
            @if let Some(address) = games::of(table.as_ref()).calculator(table.as_ref()) {
                p { a href=(link(&address)) target="_blank" { (word("editor-score-link")) } }
            }
        }
    }
}

/// What can be done with the position.
fn ways(game: &'static str, sheet: &Sheet) -> Markup {
    let path = format!("{PATH}/{game}");
    // The seats are there even while the position cannot be laid out.
    let is_there = |seat: &usize| sheet.position.at(&Seat::at(*seat).to_string()).is_some();
    let seats = (0..Seat::MAX).take_while(is_there).count();
    let mover = sheet.table.as_ref().map(|table| position::mover(table.as_ref(), None));
    html! {
        button class="act" id="update" { (word("editor-update")) }
        button class="act" id="best" formaction={ (path) "/best" } { (sign("search")) (word("editor-best")) }
        fieldset class="editor-play" {
            legend class="label" { (word("editor-play")) }
            label { span class="label" { (word("editor-play-seat")) }
                select name="seat" id="seat" {
                    @for seat in (0..seats).map(Seat::at) { option value=(seat.number()) selected[mover == Some(seat)] { (counted("web-seat", seat.number())) } }
                }
            }
            label { span class="label" { (word("editor-play-others")) }
                select name="others" id="others" {
                    @for level in for_people() { option value=(level) selected[level == "kestrel"] { (word(&format!("web-bot-{level}"))) } }
                    option value="screen" { (word("web-seat-hot")) }
                }
            }
            button class="act primary" id="play" formaction={ (path) "/play" } { (sign("play")) (word("editor-play")) }
        }
        label { span class="label" { (word("editor-title")) } input name="title" maxlength=(TITLE_MAX) autocomplete="off" value=(sheet.draft.title); }
        button class="act" id="file" formaction={ (path) "/file" } { (word("editor-file")) }
        p class="hint" { (word("editor-file-say")) }
    }
}
