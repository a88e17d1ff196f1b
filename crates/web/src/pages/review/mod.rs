//! The review of a finished game: how the chances went, which decisions cost the most, and what was luck.

mod chart;
mod decisions;
mod ledger;

use maud::{Markup, html};
use talon_core::{Seat, Viewer};
use talon_review::{Review, Unit, Worth};

use super::table::{Looker, copy, people, won};
use super::{Setting, game_name, page_in, speech, word};
use crate::layouts::widgets::capital;
use crate::layouts::{Names, Scene};
use crate::reviews::Progress;
use crate::tables::live::LiveTable;

/// A review and who is reading it.
struct Reading<'a> {
    review: &'a Review,
    live: &'a LiveTable,
    scene: &'a Scene<'a>,
    /// The reader's seat, if they played.
    me: Option<Seat>,
    base: &'a str,
    /// The decision shown in full.
    chosen: usize,
}

/// The review, or how far it has come.
pub(crate) fn page(live: &LiveTable, looker: &Looker<'_>, progress: &Progress, chosen: usize) -> Markup {
    let game = live.table.name();
    let viewer = looker.viewer(live).unwrap_or(Viewer::Watcher);
    let me = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    // The sentences use the names from the table; a reader who played is "you".
    let names: Names = people(live, me);
    let scene = Scene::new(live.table.as_ref(), viewer, speech(), names, false);
    let content = html! {
        div class="title review-top" {
            h1 { (word("review-page")) }
            p class="lead" { (game_name(game)) @if let Some(outcome) = live.table.outcome() { " · " (won(outcome, &scene)) } }
            p class="ways" {
                a class="act" href=(looker.base) { (word("web-replay-back")) }
                a class="act" href={ (looker.base) "/replay" } { (word("web-replay")) }
            }
        }
        @match progress {
            Progress::Working { done, all } => (working(looker, *done, *all)),
            Progress::Done(review) => {
                @let chosen = chosen.clamp(1, review.mistakes.len().max(1)) - 1;
                (done(&Reading { review, live, scene: &scene, me, base: looker.base, chosen }, looker))
            },
        }
    };
    let title = format!("{} · {}", game_name(game), word("review-page"));
    page_in("review", Setting::Study(game), &title, &content)
}

/// How far the review has come. A script checks again by itself; without one, the page reloads.
fn working(looker: &Looker<'_>, done: usize, all: usize) -> Markup {
    let here = format!("{}/review", looker.base);
    let share = 100 * done / all.max(1);
    html! {
        section class="box working" id="working" data-review=(here) role="status" {
            h2 { (word("review-working")) }
            progress max="100" value=(share) aria-label=(word("review-working")) {}
            p class="share" { (share) "\u{a0}%" }
            p { (word("review-working-say")) }
            noscript { meta http-equiv="refresh" content="2"; p class="ways" { a class="act primary" href=(here) { (word("web-look-again")) } } }
        }
    }
}

fn done(reading: &Reading<'_>, looker: &Looker<'_>) -> Markup {
    html! {
        div class="review" id="reviewed" {
            (chart::panel(reading))
            (ledger::panel(reading))
            (decisions::list(reading))
            (decisions::detail(reading))
            (ledger::turning_points(reading))
            (ledger::moments(reading))
            (ledger::turns(reading))
            section class="box" {
                h2 { (word("review-share")) }
                p { (word("review-share-say")) }
                p class="ways" {
                    input class="link" readonly value={ (looker.origin) "/w/" (reading.live.deal.watch) "/review" } aria-label=(word("review-share"));
                    (copy())
                }
            }
        }
    }
}

impl Reading<'_> {
    /// A value as people read it.
    fn shown(&self, value: f64) -> String {
        let lang = speech().lang();
        match self.review.unit {
            Unit::Points => lang.decimal(value, 0),
            Unit::Chance => format!("{}\u{a0}%", lang.decimal(100.0 * value, 0)),
        }
    }

    /// A gain or a loss as people read it.
    fn signed(&self, value: f64) -> String {
        let shown = self.shown(value.abs());
        // A value that rounds to nothing gets no sign.
        let is_nothing = !shown.bytes().any(|byte| (b'1'..=b'9').contains(&byte));
        let sign = if is_nothing {
            ""
        } else if value < 0.0 {
            "−"
        } else {
            "+"
        };
        format!("{sign}{shown}")
    }

    /// A value with its error.
    fn with_error(&self, worth: &Worth) -> String {
        if worth.error == 0.0 {
            return self.shown(worth.value);
        }
        format!("{} ±\u{a0}{}", self.shown(worth.value), self.shown(worth.error))
    }

    /// A player's name.
    fn name(&self, seat: usize) -> &str {
        self.scene.names.get(seat).map_or("", String::as_str)
    }

    /// The link to a moment of the game, seen from a seat.
    fn moment(&self, line: usize, seat: Seat) -> String {
        format!("{}/replay?step={line}&eyes={}", self.base, seat.number())
    }

    /// What the player who made a move was told about it.
    fn told(&self, line: usize) -> String {
        let lines = self.live.table.lines();
        let Some(seat) = line.checked_sub(1).and_then(|place| lines.get(place)).map(|line| line.seat) else {
            return String::new();
        };
        let steps = self.live.told_in_steps(Viewer::Seat(seat));
        let said = steps.get(line - 1).and_then(|(_, told)| told.first());
        said.map_or_else(String::new, |news| capital(&self.scene.say(&news.say)))
    }

    /// The moment a value belongs to, in a few words.
    fn when(&self, place: usize) -> String {
        let turn = &self.review.turns[place];
        if place == 0 {
            return capital(&word("review-start"));
        }
        if place + 1 == self.review.turns.len() {
            return capital(&word("review-end"));
        }
        let n = ("n", i64::try_from(turn.turn).unwrap_or_default().into());
        let said = match turn.seat {
            Some(seat) => speech().fill("review-turn-of", &[n, ("who", self.name(seat).into())]),
            None => speech().fill("review-turn", &[n]),
        };
        capital(&said)
    }
}
