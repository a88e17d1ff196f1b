//! The same deal again: results side by side, the link to send on, and the button to take it up.

use maud::{Markup, html};
use talon_core::Seat;

use super::daily::{named, written};
use super::new::NAME_MAX;
use super::table::copy;
use super::{drawing, game_name, page, sign, speech, word};
use crate::daily::{Day, Try};
use crate::tables::challenge::{First, code};
use crate::tables::journal::Contest;
use crate::tables::live::LiveTable;

/// What the page of a challenge shows.
pub(crate) struct Shown<'a> {
    pub(crate) game: &'static str,
    /// What was reached in the original game.
    pub(crate) firsts: Vec<First>,
    /// What those who took it up reached.
    pub(crate) answers: &'a [Try],
    pub(crate) code: &'a str,
    /// Whose result is to be beaten.
    pub(crate) asked: Option<Seat>,
    pub(crate) origin: &'a str,
}

/// A line of the comparison.
struct Line<'a> {
    name: &'a str,
    points: i64,
    won: bool,
    is_first: bool,
}

/// At the end of a game: links to what others reached with this deal, or to the page for sending it on.
pub(crate) fn compare(live: &LiveTable, me: Option<Seat>) -> Markup {
    let (way, key) = match &live.deal.settings.contest {
        Some(Contest::Daily(day)) => (format!("/daily/{}/{}", live.table.name(), Day(*day)), "daily-compare"),
        Some(Contest::Challenge(code)) => (format!("/c/{code}"), "daily-compare"),
        None => match me.filter(|_| live.challengers().is_ok_and(|firsts| !firsts.is_empty())) {
            Some(me) => (format!("/c/{}?seat={}", code(&live.deal), me.number()), "challenge-send"),
            None => return html! {},
        },
    };
    let class = if live.deal.settings.contest.is_some() { "act primary" } else { "act" };
    html! { a class=(class) id="compare" href=(way) { (word(key)) } }
}

/// The page; `None` if there is no result to compare.
pub(crate) fn page_of(shown: &Shown<'_>) -> Option<Markup> {
    let first = shown.firsts.iter().find(|first| Some(first.seat) == shown.asked).or(shown.firsts.first())?;
    let title = speech()
        .fill("challenge-title", &[("name", named(&first.name).into()), ("n", written(first.points).into())]);
    let address = format!("{}/c/{}?seat={}", shown.origin, shown.code, first.seat.number());
    let content = html! {
        div class="title" { h1 { (title) } p class="lead" { (game_name(shown.game)) } }
        div class="daily" data-challenge=(shown.code) {
            div class="new-left" {
                section class={ "banner daily-hero w-" (shown.game) } {
                    (drawing("pic", &format!("w-{}", shown.game)))
                    small { (word("challenge-same")) }
                    strong { (title) }
                    p { (word("challenge-say")) }
                    form class="ways" method="post" action={ "/c/" (shown.code) } {
                        input type="hidden" name="seat" value=(first.seat.number());
                        label { span class="sr" { (word("challenge-name")) } input name="name" maxlength=(NAME_MAX) placeholder=(word("challenge-name")) autocomplete="nickname"; }
                        button class="act primary" id="play" { (word("challenge-play")) }
                    }
                }
            }
            div class="new-left" {
                (side_by_side(shown))
                section class="box" {
                    h2 { (sign("link")) (word("challenge-link")) }
                    span class="share" { input class="link" id="challenge-link" readonly value=(address) aria-label=(word("challenge-link")); (copy()) }
                }
            }
        }
    };
    Some(page("challenge", shown.game, &title, &content))
}

/// Everybody who finished the deal, best first.
fn side_by_side(shown: &Shown<'_>) -> Markup {
    let firsts = shown.firsts.iter();
    let firsts =
        firsts.map(|first| Line { name: &first.name, points: first.points, won: first.won, is_first: true });
    let answers = shown.answers.iter().filter_map(|tried| {
        let points = tried.reached.points?;
        Some(Line { name: &tried.reached.name, points, won: tried.reached.won, is_first: false })
    });
    let mut lines: Vec<Line<'_>> = firsts.chain(answers).collect();
    lines.sort_by_key(|line| std::cmp::Reverse(line.points));
    html! {
        section class="box" id="side-by-side" {
            h2 { (word("challenge-results")) }
            ul class="rows" {
                @for line in lines {
                    li class={ "ways" @if line.is_first { " winner" } } {
                        strong { (named(line.name)) }
                        span class="hint" { (word(if line.won { "web-mine-won" } else { "web-mine-lost" })) }
                        b class="end" { (written(line.points)) }
                    }
                }
            }
        }
    }
}
