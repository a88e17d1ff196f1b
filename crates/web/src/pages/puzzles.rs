//! Puzzles: the list, and single puzzles on the table of their game.

use std::sync::LazyLock;

use maud::{Markup, html};
use talon_core::{Phrase, Seat, Viewer};
use talon_puzzle::{Answer, Certificate, Kind, Move, Puzzle, SHIPPED};
use talon_table::AnyTable;

use super::{Setting, counted, game_name, page as site_page, shell, speech, word, worlds};
use crate::error::WebError;
use crate::layouts::widgets::{capital, large_faces};
use crate::layouts::{self, Names, Scene, face, frame};
use crate::streak::Streak;
use crate::tables::live::host;

/// A puzzle in the list.
pub(crate) struct Listed {
    pub(crate) name: &'static str,
    pub(crate) puzzle: Puzzle,
    /// Its number among the puzzles of its kind, from 1.
    number: usize,
}

/// What became of an answer.
pub(crate) enum Stand {
    /// The turn is not over yet.
    Open,
    /// It is right.
    Solved,
    /// It is not.
    Missed(Answer),
    /// The visitor gave up.
    GivenUp,
}

/// Every puzzle, by game, kind and difficulty.
static LISTED: LazyLock<Vec<Listed>> = LazyLock::new(|| {
    let read = |&(_, name, text): &(&str, &'static str, &str)| {
        Some(Listed { name, puzzle: Puzzle::read(text).ok()?, number: 0 })
    };
    let mut listed: Vec<Listed> = SHIPPED.iter().filter_map(read).collect();
    let order = |listed: &Listed| {
        let puzzle = &listed.puzzle;
        (puzzle.game.clone(), puzzle.kind, puzzle.difficulty, listed.name)
    };
    listed.sort_by_key(order);
    let (mut last, mut number) = (None, 0);
    for listed in &mut listed {
        let of = Some((listed.puzzle.game.clone(), listed.puzzle.kind));
        number = if of == last { number + 1 } else { 1 };
        last = of;
        listed.number = number;
    }
    listed
});

/// The puzzle of this name.
pub(crate) fn find(game: &str, name: &str) -> Option<&'static Listed> {
    LISTED.iter().find(|listed| listed.puzzle.game == game && listed.name == name)
}

fn of(game: &str) -> impl Iterator<Item = &'static Listed> {
    LISTED.iter().filter(move |listed| listed.puzzle.game == game)
}

fn path(listed: &Listed) -> String {
    format!("/puzzles/{}/{}", listed.puzzle.game, listed.name)
}

/// The task, in words.
fn asked(game: &str, kind: Kind) -> String {
    word(&format!("puzzle-{game}-{kind}"))
}

fn run_of(streak: &Streak) -> Markup {
    html! {
        p class="streak" data-streak=(streak.run) {
            b { (counted("puzzle-streak", streak.run as usize)) } " · " (counted("puzzle-best", streak.best as usize))
        }
    }
}

/// The games that have puzzles.
pub(crate) fn index(streak: &Streak) -> Markup {
    let about = |game| {
        let solved = of(game).filter(|listed| streak.has(listed.name)).count();
        html! { span { (counted("puzzle-count", of(game).count())) " · " (counted("puzzle-solved-count", solved)) } }
    };
    let content = html! {
        div class="title" {
            h1 { (word("puzzle-nav")) }
            p class="lead" { (word("puzzle-lead")) }
            (run_of(streak))
        }
        (worlds("/puzzles", about))
    };
    site_page("puzzle", "", &word("puzzle-nav"), &content)
}

/// The puzzles of a game; `None` if it has none.
pub(crate) fn of_game(game: &str, streak: &Streak) -> Option<Markup> {
    of(game).next()?;
    let title = format!("{} · {}", game_name(game), word("puzzle-nav"));
    let content = html! {
        div class="title" {
            h1 { (title) }
            (run_of(streak))
        }
        @for &kind in talon_puzzle::kinds_of(game) {
            section class="box" data-kind=(kind) {
                h2 { (asked(game, kind)) }
                p { (word(&format!("puzzle-{game}-{kind}-lead"))) }
                @for difficulty in 1..=5 { (rung(game, kind, difficulty, streak)) }
            }
        }
        p class="ways" { a class="act" href="/puzzles" { (word("puzzle-all")) } }
    };
    Some(site_page("puzzle", game, &title, &content))
}

/// The puzzles of one difficulty.
fn rung(game: &str, kind: Kind, difficulty: u8, streak: &Streak) -> Markup {
    let here: Vec<&Listed> = of(game)
        .filter(|listed| listed.puzzle.kind == kind && listed.puzzle.difficulty == difficulty)
        .collect();
    html! {
        @if !here.is_empty() {
            h3 { (counted("puzzle-difficulty", difficulty.into())) }
            ul class="puzzle-numbers" {
                @for listed in here {
                    @let done = streak.has(listed.name);
                    li {
                        a class={ "act" @if done { " primary" } } href=(path(listed)) data-puzzle=(listed.name) data-solved[done] {
                            (listed.number)
                            @if done { span class="sr" { " " (word("puzzle-done")) } }
                        }
                    }
                }
            }
        }
    }
}

/// The table after the moves so far.
fn table_of(listed: &Listed, line: &[Move]) -> Result<Box<dyn AnyTable>, WebError> {
    let puzzle = &listed.puzzle;
    let broken = |reason: String| WebError::Broken(reason);
    let scenario = puzzle.scenario().map_err(|bad| broken(bad.to_string()))?;
    let mut table =
        host(&puzzle.game)?.laid(&scenario, scenario.steps()).map_err(|flaw| broken(flaw.to_string()))?;
    for made in line {
        table.play(made.seat, &made.text, Viewer::Seat(puzzle.seat)).map_err(WebError::Refused)?;
    }
    Ok(table)
}

/// Who makes the next move: the player who is asked, or a partner where all play together.
pub(crate) fn acting(listed: &Listed, line: &[Move]) -> Result<Seat, WebError> {
    let to_act = table_of(listed, line)?.to_act();
    let seat = if to_act.has(listed.puzzle.seat) { Some(listed.puzzle.seat) } else { to_act.lowest() };
    Ok(seat.unwrap_or(listed.puzzle.seat))
}

/// A puzzle on its table.
pub(crate) fn page(
    listed: &Listed,
    line: &[Move],
    stand: &Stand,
    streak: &Streak,
) -> Result<Markup, WebError> {
    let puzzle = &listed.puzzle;
    let is_open = matches!(stand, Stand::Open);
    // After the answer, the original position is shown again.
    let shown = if is_open { line } else { &[] };
    let table = table_of(listed, shown)?;
    let seat = if is_open { acting(listed, shown)? } else { puzzle.seat };
    let mut scene =
        Scene::new(table.as_ref(), Viewer::Seat(seat), speech(), names(table.seats(), seat), is_open);
    scene.is_puzzle = is_open;
    let parts = layouts::parts(&scene);
    let area =
        |name: &str, inside: &Markup| html! { @if !inside.0.is_empty() { div class=(name) { (inside) } } };
    let game = puzzle.game.as_str();
    let title = asked(game, puzzle.kind);
    let bar = if is_open { open_bar(&scene, line) } else { done_bar(listed) };
    let content = html! {
        form id="board" class={ "table framed puzzle game-" (game) } method="post" action=(path(listed))
            data-table=(game) data-count=(line.len()) data-seat=(seat.number()) data-puzzle=(listed.name) {
            @for made in line { input type="hidden" name="m" value=(made); }
            header class="top" {
                a class="brand" href="/" { "Talon" }
                span class="what" { (word("puzzle-nav")) " · " (title) " · " (counted("puzzle-number", listed.number)) }
                span class="status" { (counted("puzzle-difficulty", puzzle.difficulty.into())) }
                span class="ways" { a class="act" href={ "/puzzles/" (game) } { (word("puzzle-all")) } }
            }
            section class="puzzle-task" data-stand=(stand.id()) {
                h1 { (title) }
                @if is_open { p { (word(&format!("puzzle-{game}-{}-lead", puzzle.kind))) } }
                @else { (verdict(&scene, listed, line, stand)) (run_of(streak)) }
            }
            main class="parts" {
                (area("rail left", &parts.left))
                (area("on-board", &parts.board))
                (area("stage", &parts.stage))
                (area("rail right", &parts.right))
                div class="thumb" { (area("hand", &parts.hand)) footer class={ "prompt" @if is_open { " asked" } } { (bar) } }
            }
            (large_faces(&scene))
        }
    };
    Ok(shell("puzzle", &title, Setting::Table(game), &content))
}

impl Stand {
    const fn id(&self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Solved => "solved",
            Self::Missed(_) => "missed",
            Self::GivenUp => "given-up",
        }
    }
}

fn names(seats: usize, me: Seat) -> Names {
    let name = |seat: usize| {
        if seat == me.index() { word("web-you") } else { counted("puzzle-seat", seat + 1) }
    };
    let shown: Vec<String> = (0..seats).map(|seat| capital(&name(seat))).collect();
    let spoken = (0..seats).map(|seat| counted("puzzle-seat", seat + 1)).collect();
    Names { besides: vec![String::new(); shown.len()], shown, spoken }
}

/// The task at this point, and the buttons beside it.
fn open_bar(scene: &Scene<'_>, line: &[Move]) -> Markup {
    html! {
        @if let Some(question) = layouts::question(scene) { (frame::question(scene, &question)) }
        div class="answers puzzle-ways" {
            @if !line.is_empty() { a class="act" href="" id="back" { (word("puzzle-back")) } }
            button class="act" name="give" value="1" id="give-up" { (word("puzzle-give-up")) }
        }
    }
}

fn done_bar(listed: &Listed) -> Markup {
    let mut after = of(&listed.puzzle.game).skip_while(|other| other.name != listed.name).skip(1);
    html! {
        div class="answers" {
            a class="act" href=(path(listed)) id="again" { (word("puzzle-again")) }
            @if let Some(next) = after.next() { a class="act primary" href=(path(next)) id="next" { (word("puzzle-next")) } }
        }
    }
}

/// What became of the answer. The solution is shown to those who found it or gave up.
fn verdict(scene: &Scene<'_>, listed: &Listed, line: &[Move], stand: &Stand) -> Markup {
    let values = matches!(listed.puzzle.certificate, Certificate::Values(_));
    match stand {
        Stand::Open => Markup::default(),
        Stand::Solved => html! {
            p class="good" role="status" {
                b { (word("puzzle-right")) } ". " (word(if values { "puzzle-right-values" } else { "puzzle-right-say" }))
            }
            (proof(listed))
        },
        Stand::GivenUp => html! { p role="status" { b { (word("puzzle-given-up")) } } (proof(listed)) },
        Stand::Missed(answer) => html! {
            p class="wrong" role="status" { b { (word("puzzle-wrong")) } ". " (why_not(scene, answer)) }
            (moves(listed, &word("puzzle-moves"), line))
            @if let Answer::Refuted { course, .. } = answer && !course.is_empty() {
                (course_after(course))
            }
            button class="act" name="give" value="1" id="give-up" { (word("puzzle-give-up")) }
        },
    }
}

fn why_not(scene: &Scene<'_>, answer: &Answer) -> String {
    match answer {
        Answer::Less { missed } => {
            let points = format!("{missed:.1}");
            let points = points.strip_suffix(".0").unwrap_or(&points).to_string();
            speech().say(&Phrase::new("puzzle-wrong-points").with("n", points))
        }
        Answer::Refuted { cards, .. } if !cards.is_empty() => {
            let game = scene.table.name();
            let name = |id: &String| face::find(game, id).map_or_else(|| id.clone(), |card| word(&card.name));
            let cards: Vec<String> = cards.iter().map(name).collect();
            speech().say(&Phrase::new("puzzle-wrong-cards").with("cards", cards.join(", ")))
        }
        Answer::Unclear => word("puzzle-wrong-unclear"),
        Answer::Refuted { .. } | Answer::Solves => word("puzzle-wrong-end"),
    }
}

/// Moves in words, as the log would tell of them.
fn moves(listed: &Listed, title: &str, line: &[Move]) -> Markup {
    let said = in_words(listed, line);
    html! {
        @if !said.is_empty() {
            details class="puzzle-moves" open { summary { (title) } ol { @for said in said { li { (said) } } } }
        }
    }
}

fn in_words(listed: &Listed, line: &[Move]) -> Vec<String> {
    let Ok(mut table) = table_of(listed, &[]) else { return Vec::new() };
    let mut said = Vec::new();
    for made in line {
        let offers = table.offers(made.seat);
        let offer = offers.iter().find(|offer| offer.text == made.text);
        said.push(offer.map_or_else(|| made.text.clone(), |offer| capital(&speech().say(&offer.say))));
        if table.play(made.seat, &made.text, Viewer::Seat(listed.puzzle.seat)).is_err() {
            break;
        }
    }
    said
}

/// What the others do in the world that refutes a line, in the notation: that world is not the one on the table.
fn course_after(course: &[Move]) -> Markup {
    html! {
        details class="puzzle-moves" {
            summary { (word("puzzle-wrong-course")) }
            ol { @for made in course { li { code { (made) } } } }
        }
    }
}

/// The solution, and why it is the only one.
fn proof(listed: &Listed) -> Markup {
    let puzzle = &listed.puzzle;
    html! {
        div class="puzzle-proof" data-proof {
            (moves(listed, &word("puzzle-solution"), &puzzle.solution))
            @match &puzzle.certificate {
                Certificate::EveryWorld { worlds, states } => {
                    p class="hint" { (word("puzzle-order")) }
                    p class="hint" {
                        (speech().say(&Phrase::new("puzzle-proof-worlds").with("worlds", i64::from(*worlds)).with("states", i64::from(*states))))
                    }
                }
                Certificate::Values(values) => (counted_answers(listed, values)),
            }
        }
    }
}

fn counted_answers(listed: &Listed, values: &[talon_puzzle::Worth]) -> Markup {
    let over = values.iter().map(|worth| worth.cases).max().unwrap_or(1);
    let most = values.first().map_or(1.0, talon_puzzle::Worth::mean).max(1.0);
    let say = |text: &String| {
        let made = Move { seat: listed.puzzle.seat, text: text.clone() };
        in_words(listed, &[made]).pop().unwrap_or_default()
    };
    html! {
        table class="puzzle-values" {
            caption { (word("puzzle-values")) }
            @for worth in values {
                tr { th scope="row" { (say(&worth.text)) }
                    td { meter min="0" max=(most) value=(worth.mean().max(0.0)) {} }
                    td class="number" { (format!("{:.*}", usize::from(worth.cases > 1), worth.mean())) } }
            }
        }
        p class="hint" {
            @if over > 1 { (counted("puzzle-values-mean", usize::try_from(over).unwrap_or_default())) }
            @else { (word("puzzle-values-exact")) }
        }
    }
}
