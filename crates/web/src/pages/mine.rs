//! My games: what this browser plays, what came of it, and how to take it along or forget it.

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};
use serde::Serialize;
use talon_core::{Seat, Viewer};

use super::{ago, counted, drawing, game_name, mode_of, page, position_mark, share, sign, word};
use crate::layouts::face;
use crate::tables::journal::Who;
use crate::tables::live::{LiveTable, Role, has_won};

/// How many favourite cards are named.
const FAVOURITES: usize = 3;
/// What is shown for every way to play.
const COLUMNS: [&str; 6] = [
    "web-mine-col-game",
    "web-mine-col-played",
    "web-mine-col-won",
    "web-mine-col-share",
    "web-mine-col-best",
    "web-mine-col-cards",
];
/// How many finished games are shown.
const FINISHED: usize = 12;

/// A game of mine, as its seat knows it.
#[derive(Serialize)]
pub(crate) struct Mine {
    pub(crate) game: &'static str,
    /// How it is played, in words.
    pub(crate) mode: String,
    /// With whom, in words.
    pub(crate) with: String,
    /// The way to the seat.
    pub(crate) link: String,
    pub(crate) is_over: bool,
    pub(crate) my_turn: bool,
    /// Whose turn it is, if not mine.
    pub(crate) waits_for: String,
    pub(crate) won: Option<bool>,
    pub(crate) score: Option<i64>,
    pub(crate) moves: usize,
    /// When something last happened, in seconds since 1970.
    pub(crate) changed_at: u64,
    /// When the time for my move is over, in seconds since 1970.
    pub(crate) deadline: Option<u64>,
    /// Whether little of that time is left.
    pub(crate) is_pressed: bool,
    #[serde(skip)]
    cards: Vec<String>,
}

impl Mine {
    /// The game of a seat or of a shared screen.
    pub(crate) fn of(live: &LiveTable, role: Role, link: String) -> Option<Self> {
        let (seat, mine) = match role {
            Role::Seat(seat) => (seat, live.together(seat)),
            Role::Screen => (live.hot().lowest()?, live.hot()),
            Role::Watcher | Role::Guest | Role::Challenged => return None,
        };
        // A finished lesson does not count as a game won, nor does a position that somebody made.
        let was_made = live.deal.settings.lesson.is_some() || live.table.given().is_some();
        if live.deal.settings.archive || (was_made && live.table.outcome().is_some()) {
            return None;
        }
        let outcome = live.table.outcome();
        let forfeit = live.won_by_forfeit().map(|winner| mine.has(winner));
        let forfeit = forfeit.or_else(|| live.has_forfeited(seat).then_some(false));
        let is_over = outcome.is_some() || forfeit.is_some();
        let to_act = live.table.to_act();
        let my_turn = !is_over && !live.has_open_seat() && mine.iter().any(|seat| to_act.has(seat));
        let waits_for = to_act.iter().next().filter(|_| !my_turn && !is_over);
        let deadline = mine.iter().filter_map(|seat| live.deadline(seat)).min();
        Some(Self {
            game: live.table.name(),
            mode: mode_of(&live.ways()) + &position_mark(live),
            with: others(live, |other| mine.has(other)),
            link,
            is_over,
            my_turn,
            waits_for: waits_for.map_or_else(String::new, |seat| named(live, seat)),
            won: forfeit.or_else(|| outcome.map(|outcome| mine.iter().any(|seat| has_won(outcome, seat)))),
            score: outcome.and_then(|_| score(live, seat)),
            moves: live.moves(Viewer::Seat(seat)),
            changed_at: live.changed_at,
            deadline,
            is_pressed: mine.iter().any(|seat| live.is_pressed(seat)),
            cards: live.table.cards_named(seat),
        })
    }
}

/// The name of the player on a seat.
fn named(live: &LiveTable, seat: Seat) -> String {
    match &live.place(seat).who {
        Who::Human(name) | Who::Hot(name) if name.is_empty() => word("web-somebody"),
        Who::Human(name) | Who::Hot(name) => name.clone(),
        Who::Open => word("web-seat-free"),
        Who::Bot(level) => word(&format!("web-bot-{level}")),
    }
}

/// Everybody else at the table, each name once.
fn others(live: &LiveTable, mine: impl Fn(Seat) -> bool) -> String {
    let mut names: Vec<String> = Vec::new();
    for seat in (0..live.table.seats()).map(Seat::at).filter(|seat| !mine(*seat)) {
        let name = named(live, seat);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

/// The points of a seat, where the game counts any.
fn score(live: &LiveTable, seat: Seat) -> Option<i64> {
    live.table.position(Viewer::Seat(seat)).as_map()?.get(&seat.to_string())?.as_map()?.get("score")?.as_int()
}

/// What I can continue, for the front page.
pub(crate) fn going_on(games: &[&Mine], shown: usize) -> Markup {
    let turns = games.iter().filter(|game| game.my_turn).count();
    html! {
        section class="box" id="continue" {
            h2 { (word("web-mine-continue")) @if turns > 0 { span class="count" { (counted("web-mine-turns", turns)) } } }
            @if games.is_empty() { p class="hint" { (word("web-mine-none")) } }
            ul class="rows" { @for game in games.iter().take(shown) { (row(game)) } }
            p class="ways" {
                a class="act" href="/mine" { (word("web-mine")) }
                @if !games.is_empty() {
                    (super::tell_button(&games.iter().map(|game| game.link.as_str()).collect::<Vec<_>>().join(" ")))
                    (super::tell_words())
                }
            }
        }
    }
}

fn row(game: &Mine) -> Markup {
    html! {
        li class="game-row" data-turn=[game.my_turn.then_some("mine")] {
            span class="thumb" { (drawing("pic", &format!("w-{}", game.game))) }
            div {
                strong { (game_name(game.game)) @if !game.with.is_empty() { " · " (game.with) } }
                span class="hint" {
                    @if !game.mode.is_empty() { (game.mode) " · " }
                    (counted("web-moves", game.moves)) " · " (ago(crate::clock::now().saturating_sub(game.changed_at)))
                    @if !game.is_over && !game.my_turn && !game.waits_for.is_empty() { " · " (word("web-status-turn")) " " (game.waits_for) }
                }
                @if let Some(at) = game.deadline.filter(|_| game.my_turn) {
                    span class={ "hint" @if game.is_pressed { " soon" } } { (super::days::left(at, crate::clock::now())) }
                }
            }
            @if game.is_over { a class="act" href=(game.link) { (result(game)) } }
            @else if game.my_turn { a class="act primary" href=(game.link) { (word("web-status-mine")) } }
            @else { a class="act" href=(game.link) { (word("web-mine-continue")) } }
        }
    }
}

fn result(game: &Mine) -> Markup {
    let key = if game.won == Some(true) { "web-mine-won" } else { "web-mine-lost" };
    html! {
        span class=(if game.won == Some(true) { "good" } else { "bad" }) { (word(key)) }
        @if let Some(score) = game.score { " · " (score) }
    }
}

/// The page of all of them.
pub(crate) fn page_of(games: &[Mine], along: Option<&str>) -> Markup {
    let title = word("web-mine");
    let (over, going): (Vec<&Mine>, Vec<&Mine>) = games.iter().partition(|game| game.is_over);
    let content = html! {
        div class="title" {
            h1 { (title) }
            p class="lead" { (word("web-mine-lead")) }
        }
        div class="below mine" {
            (going_on(&going, going.len()))
            section class="box" {
                h2 { (word("web-mine-finished")) }
                @if over.is_empty() { p class="hint" { (word("web-mine-finished-none")) } }
                ul class="rows" { @for game in over.iter().take(FINISHED) { (row(game)) } }
            }
            section class="box" {
                h2 { (sign("phone")) (word("web-mine-along")) }
                p { (word("web-mine-along-say")) }
                @match along {
                    Some(address) => (way_along(address)),
                    None => form method="post" action="/mine/along" { button class="act" disabled[games.is_empty()] { (word("web-mine-along-do")) } },
                }
            }
        }
        (statistics(&over))
        section class="box" {
            h2 { (word("web-mine-data")) }
            p class="hint" { (word("web-mine-data-say")) }
            div class="ways" {
                a class="act" href="/mine/export" download="talon-games.json" { (word("web-mine-export")) }
                details class="fold" {
                    summary { span class="lot" { (sign("x")) } (word("web-mine-forget")) }
                    p class="hint" { (word("web-mine-forget-say")) }
                    form method="post" action="/mine/forget" { button class="act danger" { (word("web-mine-forget-do")) } }
                }
            }
        }
    };
    page("mine", "", &title, &content)
}

/// The link to another device, as text and as a picture for its camera.
fn way_along(address: &str) -> Markup {
    html! {
        div class="along" {
            (PreEscaped(share::code(address)))
            input class="link" readonly value=(address) aria-label=(word("web-mine-along")) id="along";
            p class="hint" { (word("web-mine-along-once")) }
        }
    }
}

/// Results for one way to play.
#[derive(Default)]
struct Sums {
    played: usize,
    won: usize,
    best: Option<i64>,
    cards: BTreeMap<String, usize>,
}

fn statistics(over: &[&Mine]) -> Markup {
    let mut sums: BTreeMap<(&str, &str), Sums> = BTreeMap::new();
    for game in over {
        let sum = sums.entry((game.game, &game.mode)).or_default();
        sum.played += 1;
        sum.won += usize::from(game.won == Some(true));
        sum.best = sum.best.max(game.score);
        for card in &game.cards {
            *sum.cards.entry(card.clone()).or_default() += 1;
        }
    }
    html! {
        @if !sums.is_empty() {
            section class="box" {
                h2 { (word("web-mine-statistics")) }
                div class="wide" tabindex="0" role="region" aria-label=(word("web-mine-statistics")) {
                    table class="figures" {
                        thead { tr {
                            @for key in COLUMNS { th scope="col" { (word(key)) } }
                        } }
                        tbody { @for ((game, mode), sum) in &sums { (line(game, mode, sum)) } }
                    }
                }
            }
        }
    }
}

fn line(game: &str, mode: &str, sum: &Sums) -> Markup {
    let mut cards: Vec<(&String, &usize)> = sum.cards.iter().collect();
    cards.sort_by_key(|(id, count)| (std::cmp::Reverse(**count), (*id).clone()));
    let name = |id: &str| {
        crate::games::named(game).and_then(|game| face::find(game.name(), id)).map(|card| word(&card.name))
    };
    let names: Vec<String> = cards.iter().take(FAVOURITES).filter_map(|(id, _)| name(id)).collect();
    html! {
        tr {
            th scope="row" { (game_name(game)) @if !mode.is_empty() { " " small { (mode) } } }
            td { (sum.played) }
            td { (sum.won) }
            td { meter min="0" max=(sum.played) value=(sum.won) aria-label=(word("web-mine-col-share")) {} " " (100 * sum.won / sum.played) " %" }
            td { @if let Some(best) = sum.best { (best) } @else { "–" } }
            td { (names.join(", ")) }
        }
    }
}

/// The page behind the link to another device.
pub(crate) fn arriving(code: &str, seats: Option<usize>) -> Markup {
    let title = word("web-mine-along");
    let content = html! {
        h1 { (title) }
        @match seats {
            Some(seats) => {
                p class="lead" { (counted("web-mine-arrive", seats)) }
                form method="post" action={ "/mine/along/" (code) } { button class="act primary" { (word("web-mine-arrive-do")) } }
            }
            None => p class="wrong" role="alert" { (word("web-mine-arrive-late")) }
        }
    };
    page("mine", "", &title, &content)
}
