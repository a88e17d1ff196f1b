//! What happened, in sentences: card names open their cards, and every line leads to its moment.

use std::collections::HashMap;
use std::sync::LazyLock;

use maud::{Markup, html};
use talon_core::{Arg, Phrase, Seat};
use talon_table::News;

use super::table::Looker;
use super::{speech, word};
use crate::games;
use crate::layouts::widgets::capital;
use crate::layouts::{self, Scene, StoryMove};
use crate::tables::live::{Aside, LiveTable};

/// How many lines of the log a page shows.
const LOG_MAX: usize = 24;

/// The cards, by the keys of their names.
static CARDS: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    games::all().iter().flat_map(|game| game.cards()).map(|card| (card.name, card.id)).collect()
});

/// The card named in a sentence.
pub(crate) fn card_in(phrase: &Phrase) -> Option<&'static str> {
    terms(phrase).into_iter().find_map(|key| CARDS.get(key)).map(String::as_str)
}

/// What happened since the viewer's own previous turn, oldest first; once the game is over, the whole game is the
/// story.
pub(crate) fn story<'a>(live: &'a LiveTable, scene: &Scene<'_>) -> Vec<StoryMove<'a>> {
    let told = live.told_in_steps(scene.viewer);
    if live.table.outcome().is_some() {
        return told.into_iter().map(|(seat, told)| StoryMove { seat, told }).collect();
    }
    story_of(told, scene, live.table.seats())
}

/// The end of what was told, starting with the viewer's own previous turn.
pub(crate) fn story_of<'a>(
    told: Vec<(Seat, Vec<&'a News>)>,
    scene: &Scene<'_>,
    seats: usize,
) -> Vec<StoryMove<'a>> {
    let begins = |told: &[&News]| told.iter().find_map(|told| layouts::turn_of(scene.table, told));
    // For a viewer without a turn of their own, two rounds are enough.
    let (mut own, mut turns) = (0, 0);
    let mut first = told.len();
    while first > 0 && own < 2 && turns < 2 * seats {
        first -= 1;
        if let Some(seat) = begins(&told[first].1) {
            turns += 1;
            own += usize::from(Some(seat) == scene.me());
        }
    }
    told.into_iter().skip(first).map(|(seat, told)| StoryMove { seat, told }).collect()
}

/// A line of the log: after which move, and what.
struct Line<'a> {
    number: usize,
    fresh: bool,
    /// How often in a row.
    times: usize,
    what: What<'a>,
}

enum What<'a> {
    Told(&'a News),
    Aside(&'a Aside),
}

/// The sentences so far, newest first. Those since the viewer's own last turn come first, turn by turn and in the order
/// they happened.
pub(crate) fn log(live: &LiveTable, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    let lines = lines(live, scene);
    let (fresh, earlier): (Vec<&Line<'_>>, Vec<&Line<'_>>) = lines.iter().partition(|line| line.fresh);
    html! {
        div class="log" id="log" tabindex="-1" data-log {
            @if fresh.is_empty() { h2 { (word("web-log")) } }
            @else {
                h2 { (word("web-log-fresh")) }
                @if let Some(first) = fresh.last() {
                    p { a class="act" href={ (looker.base) "/replay?step=" (first.number) } { (word("web-log-step")) } }
                }
                @for turn in by_turn(fresh, scene) { (told_turn(&turn, scene, looker)) }
                @if !earlier.is_empty() { h2 { (word("web-log-earlier")) } }
            }
            ol { @for line in earlier { (item(line, scene, looker)) } }
            @if lines.len() >= LOG_MAX { p class="hint" { a href={ (looker.base) "/replay" } { (word("web-log-rest")) } } }
        }
    }
}

/// Lines in the order they happened, split where a turn begins.
fn by_turn<'l, 'a>(mut lines: Vec<&'l Line<'a>>, scene: &Scene<'_>) -> Vec<Vec<&'l Line<'a>>> {
    lines.reverse();
    let begins = |line: &Line<'_>| matches!(line.what, What::Told(told) if layouts::turn_of(scene.table, told).is_some());
    lines.chunk_by(|_, next| !begins(next)).map(<[_]>::to_vec).collect()
}

/// Somebody's turn: a line that says what it came to, with all of it below.
fn told_turn(turn: &[&Line<'_>], scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    let told: Vec<&News> = turn
        .iter()
        .filter_map(|line| if let What::Told(told) = line.what { Some(told) } else { None })
        .collect();
    let seat = told.first().and_then(|first| layouts::turn_of(scene.table, first));
    html! {
        @match seat {
            Some(seat) => details class="turn-told" id={ "turn-" (turn[0].number) } open {
                summary {
                    b { (scene.names.get(seat.index()).cloned().unwrap_or_else(|| capital(&word("web-kind-nemesis")))) }
                    @if let Some(summary) = layouts::summary(scene, &told) { ": " (summary) }
                }
                ol { @for line in &turn[1..] { (item(line, scene, looker)) } }
            },
            None => ol { @for line in turn { (item(line, scene, looker)) } },
        }
    }
}

/// Which steps are news to the viewer: those after their own last turn, whatever they have answered since. In a game that
/// does not report turns, those after their own last move.
fn news(told: &[(Seat, Vec<&News>)], scene: &Scene<'_>) -> std::ops::Range<usize> {
    let Some(me) = scene.me() else { return 0..0 };
    let begins =
        |step: &(Seat, Vec<&News>)| step.1.iter().find_map(|told| layouts::turn_of(scene.table, told));
    let turns: Vec<(usize, Seat)> =
        told.iter().enumerate().filter_map(|(at, step)| Some((at, begins(step)?))).collect();
    let Some((last, others)) = turns.split_last() else {
        let own = told.iter().rposition(|(seat, _)| *seat == me);
        return own.map_or(0, |own| own + 1)..told.len();
    };
    // The current turn is news only if it is somebody else's.
    let end = if last.1 == me { last.0 } else { told.len() };
    let own = others.iter().rposition(|(_, seat)| *seat == me);
    let first = own.and_then(|own| turns.get(own + 1)).map_or(0, |(at, _)| *at);
    first.min(end)..end
}

fn lines<'a>(live: &'a LiveTable, scene: &Scene<'_>) -> Vec<Line<'a>> {
    let mut lines: Vec<Line<'a>> = Vec::new();
    let mut asides = live.asides.iter().rev().peekable();
    let (told, steps) = (live.told_in_steps(scene.viewer), live.steps(scene.viewer));
    let step_of = |moves: usize| steps.partition_point(|&end| end <= moves) - 1;
    let news = news(&told, scene);
    for number in (0..=told.len()).rev() {
        let fresh = number.checked_sub(1).is_some_and(|at| news.contains(&at));
        while let Some((_, aside)) = asides.next_if(|(after, _)| step_of(*after) >= number) {
            lines.push(Line { number, fresh, times: 1, what: What::Aside(aside) });
        }
        let told = match number.checked_sub(1) {
            Some(place) => told[place].1.clone(),
            None => live.opening(scene.viewer).iter().collect(),
        };
        for told in told.into_iter().rev() {
            match lines.last_mut() {
                // The same sentence several times is one line, for example five cards drawn.
                Some(Line { what: What::Told(same), times, number: at, .. })
                    if same.say == told.say && *at == number =>
                {
                    *times += 1;
                }
                _ => lines.push(Line { number, fresh, times: 1, what: What::Told(told) }),
            }
        }
        if lines.len() >= LOG_MAX {
            break;
        }
    }
    lines
}

fn item(line: &Line<'_>, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    let class = match (&line.what, line.fresh) {
        (What::Aside(Aside::Said(..)), _) => "aside chat",
        (What::Aside(_), _) => "aside",
        (What::Told(_), true) => "fresh",
        (What::Told(_), false) => "",
    };
    html! {
        li class=(class) data-line=(line.number) {
            span class="said" {
                @match line.what {
                    What::Told(told) => { (sentence(&told.say, scene)) @if line.times > 1 { " ×" (line.times) } }
                    What::Aside(aside) => (remark(aside, scene)),
                }
            }
            a class="jump" href={ (looker.base) "/replay?step=" (line.number) } aria-label=(word("web-log-jump")) { "›" }
        }
    }
}

fn remark(aside: &Aside, scene: &Scene<'_>) -> Markup {
    let name = |seat: &Seat| scene.names[seat.index()].as_str();
    html! {
        @match aside {
            Aside::TakenBack(seat) => { (name(seat)) ": " (word("web-log-taken-back")) }
            Aside::Away(seat) => { (name(seat)) ": " (word("web-log-away")) }
            Aside::Home(seat) => { (name(seat)) ": " (word("web-log-home")) }
            Aside::Late(seat) => { (name(seat)) ": " (word("day-log-late")) }
            Aside::Forfeited(seat) => { (name(seat)) ": " (word("day-log-forfeit")) }
            Aside::Rest(seat, true) => { (name(seat)) ": " (word("day-log-rest")) }
            Aside::Rest(seat, false) => { (name(seat)) ": " (word("day-log-rest-end")) }
            Aside::Said(seat, text) => { b { (name(seat)) ":" } " " (text) }
        }
    }
}

/// A sentence whose card names open their cards. A name that the language has inflected beyond recognition stays plain
/// text.
pub(crate) fn sentence(phrase: &Phrase, scene: &Scene<'_>) -> Markup {
    let text = capital(&scene.say(phrase));
    let mut found: Vec<(usize, usize, &str)> = Vec::new();
    for key in terms(phrase) {
        let Some(id) = CARDS.get(key) else { continue };
        let name = capital(&speech().name(key));
        let free = |(at, end): &(usize, usize)| found.iter().all(|(from, to, _)| end <= from || at >= to);
        let place = text.match_indices(&name).map(|(at, part)| (at, at + part.len())).find(free);
        if let Some((at, end)) = place {
            found.push((at, end, id));
        }
    }
    found.sort_unstable();
    // Punctuation after a name stays on the same line with it.
    let mark = |to: usize| text[to..].chars().next().filter(|letter| ".,;:".contains(*letter));
    let ends = found.iter().map(|(_, to, _)| to + mark(*to).map_or(0, char::len_utf8));
    let starts: Vec<usize> = std::iter::once(0).chain(ends).collect();
    html! {
        @for ((from, to, id), start) in found.iter().zip(&starts) {
            (&text[*start..*from])
            span class="nb" { (named(scene, id, &text[*from..*to])) @if let Some(mark) = mark(*to) { (mark) } }
        }
        (&text[starts[found.len()]..])
    }
}

fn named(scene: &Scene<'_>, id: &str, name: &str) -> Markup {
    let big = scene.large_face(id, None);
    html! { button type="button" class="named" data-card=(id) popovertarget=(big) { (name) } }
}

/// The names a phrase is made with.
fn terms(phrase: &Phrase) -> Vec<&str> {
    fn gather<'a>(arg: &'a Arg, into: &mut Vec<&'a str>) {
        match arg {
            Arg::Term(key) | Arg::Marked(key, _) => into.push(key),
            Arg::List(args) | Arg::Either(args) => args.iter().for_each(|arg| gather(arg, into)),
            Arg::Said(phrases) => {
                phrases.iter().flat_map(|phrase| &phrase.args).for_each(|(_, arg)| gather(arg, into));
            }
            Arg::Number(_) | Arg::Seat(_) | Arg::Name(_) => {}
        }
    }
    let mut terms = Vec::new();
    phrase.args.iter().for_each(|(_, arg)| gather(arg, &mut terms));
    terms
}
