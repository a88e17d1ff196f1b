//! A game step by step, through any eyes that may see it.

use maud::{Markup, html};
use talon_core::{Phrase, Record, Seat, Viewer};
use talon_table::{AnyTable, News};

use super::log::{sentence, story_of};
use super::table::{Looker, copy, names, people};
use super::{Setting, counted, game_name, page as page_of, preview, shell_with, speech, word};
use crate::ahead::Ahead;
use crate::error::WebError;
use crate::games;
use crate::layouts::widgets::large_faces;
use crate::layouts::{self, Parts, Scene};
use crate::tables::live::{LiveTable, host};

/// A record may have at most this many letters.
pub(crate) const RECORD_MAX: usize = 200_000;

/// Where in the game, and through whose eyes.
pub(crate) struct ReplayPoint {
    /// After this many moves.
    pub(crate) step: usize,
    /// The seat whose eyes were asked for; 0: the public's.
    pub(crate) eyes: Option<usize>,
}

/// A moment of a game, which will be played again up to it.
pub(crate) struct Moment {
    record: Record,
    /// The step, and how many there are.
    step: usize,
    last: usize,
    /// After how many moves the step begins and ends.
    moves: (usize, usize),
    viewer: Viewer,
}

/// The game as it stood then, what was told of the last step, and what could be known of the turns to come.
pub(crate) struct Then {
    table: Box<dyn AnyTable>,
    told: Vec<Phrase>,
    ahead: Ahead,
}

impl Moment {
    /// What is asked for. While the game goes on only the looker's own eyes may be used.
    pub(crate) fn of(live: &LiveTable, looker: &Looker<'_>, asked: &ReplayPoint) -> Self {
        let over = live.is_open_to_all();
        let viewer = match asked.eyes {
            Some(0) if over => Viewer::Watcher,
            Some(number) if over && number <= live.table.seats() => Viewer::Seat(Seat::at(number - 1)),
            // A record that somebody brought hides nothing: whoever acts shows their hand.
            None if live.deal.settings.archive => acting(live, asked.step),
            _ => looker.viewer(live).unwrap_or(Viewer::Watcher),
        };
        let steps = live.steps(viewer);
        let last = steps.len() - 1;
        let step = asked.step.min(last);
        let moves = (steps[step.saturating_sub(1)], steps[step]);
        Self { record: live.table.record(), step, last, moves, viewer }
    }

    /// Plays the game again up to this moment, and keeps what was told of the last step.
    pub(crate) fn replayed(&self) -> Result<Then, WebError> {
        let dealt = host(&self.record.game)?.beginning(&self.record);
        let mut table = dealt.map_err(|bad| WebError::Broken(bad.to_string()))?;
        let mut told = Vec::new();
        for (place, line) in self.record.lines[..self.moves.1].iter().enumerate() {
            let said = table.play(line.seat, &line.text, self.viewer).map_err(WebError::Refused)?;
            if place >= self.moves.0 {
                told.extend(said);
            }
        }
        let found = match self.viewer {
            Viewer::Seat(seat) => games::of(table.as_ref()).ahead(table.as_ref(), seat),
            Viewer::Watcher | Viewer::Judge => None,
        };
        Ok(Then { table, told, ahead: found.map_or(Ahead::Nothing, Ahead::Known) })
    }
}

/// The eyes of whoever makes the next move; at the end, of whoever made the last one.
fn acting(live: &LiveTable, step: usize) -> Viewer {
    let lines = live.table.lines();
    let line = lines.get(step).or_else(|| lines.last());
    line.map_or(Viewer::Watcher, |line| Viewer::Seat(line.seat))
}

/// The table after some moves.
pub(crate) fn page(
    live: &LiveTable,
    looker: &Looker<'_>,
    asked: &ReplayPoint,
    moment: &Moment,
    then: &Then,
) -> Markup {
    let Then { table, told, ahead } = then;
    let (over, viewer) = (live.is_open_to_all(), moment.viewer);
    let (step, last) = (moment.step, moment.last);
    let me = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let mut scene = Scene::new(table.as_ref(), viewer, speech(), people(live, me), false);
    scene.ahead = ahead.clone();
    let steps_told = live.told_in_steps(viewer);
    let begins = |told: &[&News]| told.iter().any(|told| layouts::turn_of(scene.table, told).is_some());
    let turns =
        steps_told.iter().enumerate().filter(|(_, (_, told))| begins(told)).map(|(at, _)| at + 1).collect();
    scene.story = story_of(steps_told.into_iter().take(step).collect(), &scene, live.table.seats());
    let way = Way { step, last, turns, eyes: asked.eyes };
    let parts = layouts::parts(&scene);
    let side = html! {
        h2 { (word("web-replay-move")) }
        div class="log" { ol { @for line in told { li { span class="said" { (sentence(line, &scene)) } } } } }
        @if over { (eyes(live, looker, step, me)) (onward(live, looker, step, me)) }
    };
    let bar = html! { footer class="prompt" { (bar(looker, &way)) } };
    let content = html! {
        div id="board" class={ "table replay framed game-" (table.name()) } data-table=(table.name()) data-count=(step) data-seat=(me.map_or(0, Seat::number)) {
            header class="top" {
                a class="brand" href="/" { "Talon" }
                span class="what" { (game_name(table.name())) " · " (word("web-replay")) }
                span class="status" { (layouts::status(&scene)) }
                @if live.is_reviewable() { a class="act" id="review" href={ (looker.base) "/review" } { (word("review-link")) } }
                a class="act" href=(looker.base) { (word("web-replay-back")) }
            }
            h1 class="sr" { (game_name(table.name())) " · " (word("web-replay")) }
            (middle(&parts, &side, &bar))
            (large_faces(&scene))
        }
    };
    let game = table.name();
    let head = preview::tags(live, looker, &format!("/replay?step={step}"));
    shell_with("replay", &game_name(game), Setting::Table(game), &head, &content)
}

/// The table and what stands beside it.
fn middle(parts: &Parts, side: &Markup, bar: &Markup) -> Markup {
    let area =
        |name: &str, inside: &Markup| html! { @if !inside.0.is_empty() { div class=(name) { (inside) } } };
    html! {
        main class="parts" {
            (area("rail left", &parts.left))
            (area("on-board", &parts.board))
            (area("stage", &parts.stage))
            (area("rail right", &parts.right))
            div class="thumb" { (area("hand", &parts.hand)) (bar) }
        }
        aside class="side" { (side) }
    }
}

/// Where a replay is, and where its turns begin.
struct Way {
    step: usize,
    last: usize,
    turns: Vec<usize>,
    eyes: Option<usize>,
}

/// Step by turn or by move, back and forth; jump to any moment; or play by itself, at four speeds.
fn bar(looker: &Looker<'_>, way: &Way) -> Markup {
    let Way { step, last, ref turns, eyes } = *way;
    let link = |to: usize| {
        let eyes = eyes.map_or_else(String::new, |eyes| format!("&eyes={eyes}"));
        format!("{}/replay?step={to}{eyes}", looker.base)
    };
    let before = turns.iter().copied().rfind(|turn| *turn < step).unwrap_or(0);
    let after = turns.iter().copied().find(|turn| *turn > step).unwrap_or(last);
    html! {
        p class="ask" id="ask" { (counted("web-replay-step", step)) " / " (last) }
        form class="stepper" method="get" action={ (looker.base) "/replay" } {
            @if let Some(eyes) = eyes { input type="hidden" name="eyes" value=(eyes); }
            input type="range" id="slider" name="step" min="0" max=(last) value=(step) aria-label=(word("web-replay-jump"));
            noscript { button class="act" { (word("web-replay-jump")) } }
        }
        nav class="answers" aria-label=(word("web-replay")) {
            a class="act" id="first" href=(link(0)) { (word("web-replay-first")) }
            a class="act" id="turn-before" href=(link(before)) { (word("web-replay-turn-before")) }
            a class="act" id="prev" href=(link(step.saturating_sub(1))) { (word("web-replay-prev")) }
            button type="button" class="act" id="autoplay" aria-pressed="false" { (word("web-replay-autoplay")) }
            a class="act primary" id="next" href=(link((step + 1).min(last))) { (word("web-replay-next")) }
            a class="act" id="turn-after" href=(link(after)) { (word("web-replay-turn-after")) }
            a class="act" id="last" href=(link(last)) { (word("web-replay-last")) }
            select id="auto-by" aria-label=(word("web-replay-by")) {
                @for (by, key) in [("move", "web-replay-by-move"), ("turn", "web-replay-by-turn")] { option value=(by) { (word(key)) } }
            }
            select id="speed" aria-label=(word("web-replay-speed")) {
                @for (speed, name) in [("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×")] { option value=(speed) selected[speed == "1"] { (name) } }
            }
        }
    }
}

/// What can be done with a game that hides nothing any more: send it on, play on from here.
fn onward(live: &LiveTable, looker: &Looker<'_>, step: usize, me: Option<Seat>) -> Markup {
    let people = names(live, None);
    html! {
        section class="onward" {
            h2 { (word("web-replay-share")) }
            input class="link" readonly value={ (looker.origin) "/w/" (live.deal.watch) "/replay?step=" (step) }
                aria-label=(word("web-replay-share"));
            (copy())
            h2 { (word("web-branch-title")) }
            form method="post" action={ (looker.base) "/branch" } class="ways" {
                input type="hidden" name="step" value=(step);
                select name="seat" aria-label=(word("web-branch-seat")) {
                    @for (seat, name) in people.iter().enumerate() {
                        option value=(seat + 1) selected[me == Some(Seat::at(seat))] { (name) }
                    }
                }
                button class="act primary" id="branch" { (word("web-branch-do")) }
            }
        }
    }
}

fn eyes(live: &LiveTable, looker: &Looker<'_>, step: usize, me: Option<Seat>) -> Markup {
    let people = names(live, None);
    html! {
        nav class="eyes" {
            h2 { (word("web-replay-eyes")) }
            @for (seat, name) in people.iter().enumerate() {
                a class={ "act" @if me == Some(Seat::at(seat)) { " primary" } }
                    href={ (looker.base) "/replay?step=" (step) "&eyes=" (seat + 1) } { (name) }
            }
            a class={ "act" @if me.is_none() { " primary" } } href={ (looker.base) "/replay?step=" (step) "&eyes=0" } {
                (word("web-replay-public"))
            }
        }
    }
}

/// The page that takes a record, with what was wrong with the last one.
pub(crate) fn upload(wrong: Option<&str>, record: &str) -> Markup {
    let title = word("web-upload");
    let content = html! {
        h1 { (title) }
        p class="lead" { (word("web-upload-lead")) }
        @if let Some(wrong) = wrong { p class="wrong" role="alert" { (wrong) } }
        form method="post" action="/replay" class="options" {
            label { (word("web-upload-file")) input type="file" id="record-file" accept=".record,.txt,text/plain"; }
            label { (word("web-upload-paste")) textarea id="record" name="record" rows="12" required maxlength=(RECORD_MAX) spellcheck="false" { (record) } }
            button class="act primary" { (word("web-upload-do")) }
        }
    };
    page_of("replay", "", &title, &content)
}
