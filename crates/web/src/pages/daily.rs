//! The deal of the day: today's before and after the one try, earlier ones, and how the deals are drawn.

mod histogram;

use std::sync::Arc;

use maud::{Markup, html};

use super::table::copy;
use super::{counted, drawing, game_name, page, sign, speech, word};
use crate::clock::now;
use crate::daily::{BotResult, Chain, Code, Day, Dealt, Try};
use crate::layouts::widgets::capital;
use crate::pages::new::NAME_MAX;

/// For how many days the keys are shown.
const KEYS: u64 = 7;

/// A game's deal of today, for the list of all games.
pub(crate) struct OfGame {
    pub(crate) dealt: Dealt,
    pub(crate) played: usize,
    pub(crate) mine: Option<Try>,
}

/// A friend to compare with.
pub(crate) struct Friend {
    pub(crate) code: Code,
    pub(crate) name: String,
    pub(crate) tried: Option<Try>,
}

/// Everything the page of a deal may show its visitor.
pub(crate) struct Shown {
    pub(crate) dealt: Dealt,
    /// Whether the visitor may see what others reached: their own try is over, or the day is.
    pub(crate) is_open: bool,
    pub(crate) mine: Option<Try>,
    /// The link to the visitor's own try.
    pub(crate) seat: Option<String>,
    pub(crate) code: Option<Code>,
    pub(crate) tries: Arc<Vec<Try>>,
    pub(crate) friends: Vec<Friend>,
    pub(crate) stranger: Option<Friend>,
    /// `None` while they are still playing.
    pub(crate) bots: Option<Arc<Vec<BotResult>>>,
    pub(crate) week: Vec<(Day, Option<i64>)>,
    /// The day before, with its best try.
    pub(crate) before: Option<(Day, Try)>,
    pub(crate) origin: String,
}

impl Shown {
    /// All results that count.
    fn results(&self) -> Vec<i64> {
        self.tries.iter().filter_map(|tried| tried.counted(self.dealt.day)).collect()
    }

    /// The visitor's own result, if it counts.
    fn own(&self) -> Option<i64> {
        self.mine.as_ref()?.counted(self.dealt.day)
    }
}

/// The best try that counts; among equals, the earliest.
pub(crate) fn best(tries: &[Try], day: Day) -> Option<&Try> {
    let counted = tries.iter().filter(|tried| tried.counted(day).is_some());
    counted.min_by_key(|tried| (std::cmp::Reverse(tried.reached.points), tried.reached.ended))
}

/// A result in writing.
pub(super) fn written(points: i64) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

pub(super) fn named(name: &str) -> String {
    if name.is_empty() { word("web-somebody") } else { name.to_string() }
}

/// How long it is until the next deal.
fn left() -> String {
    let seconds = Day::today().end().saturating_sub(now());
    let part = |n: u64| i64::try_from(n).unwrap_or(0).into();
    speech().fill("daily-left", &[("h", part(seconds / 3600)), ("m", part(seconds / 60 % 60))])
}

/// The strip on the front page that leads here.
pub(crate) fn strip() -> Markup {
    html! {
        a class="box daily-strip" href="/daily" {
            (sign("die")) strong { (word("daily-title")) } span { (word("daily-front")) } span class="hint" { (left()) }
        }
    }
}

/// The deals of today.
pub(crate) fn index(games: &[OfGame]) -> Markup {
    let title = word("daily-title");
    let content = html! {
        div class="title" { h1 { (title) } p class="lead" { (word("daily-lead")) } }
        ul class="links" {
            @for OfGame { dealt, played, mine } in games {
                li class={ "w-" (dealt.game) } data-daily=(dealt.game) {
                    a class="banner" href={ "/daily/" (dealt.game) } {
                        (drawing("pic", &format!("w-{}", dealt.game))) strong { (game_name(dealt.game)) }
                        span { (standing(mine.as_ref(), dealt.day)) }
                        small { (counted("daily-played", *played)) }
                    }
                }
            }
        }
        p { (left()) }
        (how())
    };
    page("daily", "", &title, &content)
}

/// How the visitor stands in one of today's deals, in a few words.
fn standing(mine: Option<&Try>, day: Day) -> String {
    match mine {
        None => word("daily-open"),
        Some(mine) => match mine.counted(day) {
            Some(points) => speech().fill("daily-own", &[("n", written(points).into())]),
            None if mine.reached.points.is_some() => word("daily-late"),
            None => word("daily-begun"),
        },
    }
}

/// The rules of the one try, and a link to the proof.
fn how() -> Markup {
    html! {
        section class="box" {
            h2 { (word("daily-how")) }
            p { (word("daily-rules")) }
            p { (word("daily-public")) }
            p class="ways" { a class="act" href="/daily/proof" { (sign("lock")) (word("daily-proof")) } }
        }
    }
}

/// The page of one day's deal in one game.
pub(crate) fn of_game(shown: &Shown) -> Markup {
    let Dealt { day, game } = shown.dealt;
    let title = format!("{} · {}", word("daily-title"), game_name(game));
    let content = html! {
        div class="title" {
            h1 { (word("daily-title")) }
            p class="lead" { (game_name(game)) " · " time datetime=(day) { (weekday(day)) " " (day) } @if !day.is_over() { " · " (left()) } }
        }
        div class="daily" data-daily=(game) data-day=(day) data-open[shown.is_open] {
            div class="new-left" {
                (hero(shown))
                @if shown.is_open { (everybody(shown)) }
                @if !shown.is_open { (how()) }
            }
            div class="new-left" { (friends(shown)) (week(shown)) (yesterday(shown)) @if shown.is_open { (how()) } }
        }
    };
    page("daily", game, &title, &content)
}

/// What the deal is about and how to start; afterwards, the result.
fn hero(shown: &Shown) -> Markup {
    let Dealt { day, game } = shown.dealt;
    html! {
        section class={ "banner daily-hero w-" (game) } {
            (drawing("pic", &format!("w-{game}")))
            @if let Some(own) = shown.own() { (result(shown, own)) }
            @else {
                small { (word("daily-one")) }
                strong { (game_name(game)) }
                @if let Some(rules) = shown.dealt.rules() { p { (word(rules.what)) } p { (word(rules.counts)) } }
                p { b { (counted("daily-played", shown.results().len())) } }
                @if shown.mine.as_ref().is_some_and(|mine| mine.reached.points.is_some()) { p { (word("daily-late")) } }
                @else if !day.is_over() { (way_in(shown)) }
                @else if shown.mine.is_some() { p { (word("daily-late")) } }
            }
        }
    }
}

fn way_in(shown: &Shown) -> Markup {
    html! {
        form class="ways" method="post" action={ "/daily/" (shown.dealt.game) } {
            @if shown.mine.is_some() && let Some(seat) = &shown.seat {
                a class="act primary" id="go-on" href=(seat) { (word("daily-begun")) }
            } @else {
                label { span class="sr" { (word("daily-name")) } input name="name" maxlength=(NAME_MAX) placeholder=(word("daily-name")) autocomplete="nickname"; }
                button class="act primary" id="play" { (word("daily-play")) }
            }
        }
    }
}

/// What the visitor reached, and how that compares with everybody.
fn result(shown: &Shown, own: i64) -> Markup {
    let results = shown.results();
    let place = results.iter().filter(|other| **other > own).count() + 1;
    let won = shown.mine.as_ref().is_some_and(|mine| mine.reached.won);
    let part = |n: usize| i64::try_from(n).unwrap_or(i64::MAX).into();
    html! {
        small { (speech().fill("daily-place", &[("place", part(place)), ("n", part(results.len()))])) }
        strong { (word(if won { "daily-won" } else { "daily-lost" })) }
        p class="points" { b { (written(own)) } }
        @if let Some(rules) = shown.dealt.rules() { p { (word(rules.counts)) } }
        @if let Some(seat) = &shown.seat { p class="ways" { a class="act" href=(seat) { (word("daily-see-mine")) } } }
    }
}

/// What everybody reached, and what bots reached in the same seat.
fn everybody(shown: &Shown) -> Markup {
    let results = shown.results();
    let best = best(&shown.tries, shown.dealt.day);
    html! {
        section class="box" id="everybody" {
            h2 { (word("daily-all")) small { (counted("daily-played", results.len())) } }
            (histogram::drawn(&results, shown.own(), shown.bots.as_deref().map_or(&[], Vec::as_slice)))
            @match &shown.bots {
                Some(bots) => p class="hint" id="bots" {
                    (word("daily-bots")) " "
                    @for (place, bot) in bots.iter().enumerate() {
                        @if place > 0 { ", " }
                        span data-bot=(bot.level) { (word(&format!("web-bot-{}", bot.level))) " " b { (written(bot.points)) } }
                    }
                },
                None => p class="hint" id="bots-playing" { (word("daily-bots-playing")) },
            }
            @if let Some(best) = best { (best_of(best, shown.dealt.day)) }
        }
    }
}

/// The best result of a day, with a link to the game once the day is over.
fn best_of(best: &Try, day: Day) -> Markup {
    let points = best.reached.points.unwrap_or_default();
    html! {
        p class="best" {
            (word("daily-best")) " " b { (written(points)) } " · " (named(&best.reached.name))
            @if day.is_over() { " " a class="act" href={ "/w/" (best.reached.watch) "/replay" } { (sign("play")) (word("daily-see-best")) } }
        }
    }
}

/// The visitor's friends, and the link to send to others.
fn friends(shown: &Shown) -> Markup {
    let game = shown.dealt.game;
    html! {
        section class="box" id="friends" {
            h2 { (sign("user")) (word("daily-friends")) }
            @if let Some(stranger) = &shown.stranger {
                form class="winner ways" method="post" action="/daily/friends" {
                    input type="hidden" name="game" value=(game);
                    span { (named(&stranger.name)) ": " (sealed(shown, stranger)) }
                    button class="act primary" name="with" value=(stranger.code) { (word("daily-with")) }
                }
            }
            @if shown.friends.is_empty() { p class="hint" { (word("daily-friends-none")) } }
            @else { (ranks(shown)) }
            @if let Some(code) = shown.code {
                label class="label" for="friend-link" { (word("daily-link")) }
                span class="share" {
                    input class="link" id="friend-link" readonly value={ (shown.origin) "/daily/" (game) "?with=" (code) };
                    (copy())
                }
            }
        }
    }
}

/// Friends, best result first. While the visitor's own try is open, no result is shown, not even through the order.
fn ranks(shown: &Shown) -> Markup {
    let day = shown.dealt.day;
    let points = |friend: &Friend| friend.tried.as_ref().and_then(|tried| tried.counted(day));
    let mut friends: Vec<&Friend> = shown.friends.iter().collect();
    if shown.is_open {
        friends.sort_by_key(|friend| std::cmp::Reverse(points(friend)));
    }
    html! {
        ul class="rows" {
            @if let Some(own) = shown.own() { li class="ways winner" { strong { (capital(&word("web-you"))) } b class="end" { (written(own)) } } }
            @for friend in friends {
                li class="ways" data-friend=(friend.code) {
                    strong { (named(&friend.name)) } span class="end" { (sealed(shown, friend)) }
                    form method="post" action="/daily/friends" {
                        input type="hidden" name="game" value=(shown.dealt.game);
                        button class="act quiet" name="forget" value=(friend.code) aria-label={ (word("daily-forget")) ": " (named(&friend.name)) } { (sign("x")) }
                    }
                }
            }
        }
    }
}

/// A friend's result, as far as the visitor may know it.
fn sealed(shown: &Shown, friend: &Friend) -> Markup {
    let points = friend.tried.as_ref().and_then(|tried| tried.reached.points);
    html! {
        @match points {
            None => span class="hint" { (word("daily-not-yet")) },
            Some(_) if !shown.is_open => span class="hint" { (word("daily-score-sealed")) },
            Some(points) => b { (written(points)) },
        }
    }
}

/// How the visitor did in the last few days.
fn week(shown: &Shown) -> Markup {
    if shown.week.iter().all(|(_, points)| points.is_none()) {
        return html! {};
    }
    html! {
        section class="box" id="week" {
            h2 { (word("daily-week")) }
            ol class="week" {
                @for (day, points) in &shown.week {
                    li class=[points.map(|_| "done")] {
                        b { @if let Some(points) = points { (written(*points)) } @else { "–" } }
                        a href={ "/daily/" (shown.dealt.game) "/" (day) } { (weekday(*day)) }
                    }
                }
            }
        }
    }
}

/// The deal of the day before, with its best game.
fn yesterday(shown: &Shown) -> Markup {
    let Some((day, best)) = &shown.before else { return html! {} };
    html! {
        section class="box" id="before" {
            h2 { (word("daily-before")) }
            (best_of(best, *day))
            p class="ways" { a class="act" href={ "/daily/" (shown.dealt.game) "/" (day) } { (word("daily-before-all")) } }
        }
    }
}

fn weekday(day: Day) -> String {
    let days = ["daily-mon", "daily-tue", "daily-wed", "daily-thu", "daily-fri", "daily-sat", "daily-sun"];
    word(days[day.weekday()])
}

/// How deals are drawn, what everybody can check, and what nobody can.
pub(crate) fn proof(chain: &Chain) -> Markup {
    let title = word("daily-proof");
    let today = Day::today();
    let days: Vec<(Day, String)> = (1..=KEYS)
        .map(|days| today.before(days))
        .filter_map(|day| Some((day, chain.published(day)?)))
        .collect();
    let content = html! {
        div class="title" { h1 { (title) } }
        section class="box" {
            p { (word("daily-proof-chain")) }
            p { (word("daily-proof-anchor")) " (" (chain.first) ")" }
            p { code id="anchor" { (chain.anchor) } }
            pre { code { "printf %s KEY | sha256sum" } }
            p { (word("daily-proof-seed")) }
            pre { code { "printf '%s %s %s' DATE GAME KEY | sha256sum" } }
            p { (word("daily-proof-honest")) }
        }
        section class="box" {
            h2 { (word("daily-proof-keys")) }
            @if days.is_empty() { p class="hint" { (word("daily-proof-none")) } }
            div class="wide" tabindex="0" role="region" aria-label=(word("daily-proof-keys")) {
                table class="figures" { @for (day, key) in &days { tr { th scope="row" { (day) } td { code data-key=(day) { (key) } } } } }
            }
        }
    };
    page("daily", "", &title, &content)
}
