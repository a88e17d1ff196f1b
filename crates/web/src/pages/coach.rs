//! The coach of a lesson: one thing at a time, and what it is about.

use maud::{Markup, html};
use talon_text::{Lesson, LessonProgress, lessons};

use super::table::Looker;
use super::{speech, word};
use crate::layouts::Scene;
use crate::layouts::widgets::capital;
use crate::tables::live::{LiveTable, Role};

/// What the coach says to whoever learns; nothing for everybody else.
pub(super) fn panel(live: &LiveTable, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    match live.coached() {
        Some((lesson, standing)) if looker.role == Role::Seat(lesson.learner()) => {
            let inside = match &standing {
                LessonProgress::At { step, aside } => at(lesson, *step, *aside, live, looker),
                LessonProgress::Strayed { line, say, .. } => {
                    strayed(lesson, *line, *say, live, scene, looker)
                }
                LessonProgress::Done { aside } => done(lesson, *aside, looker),
            };
            frame(lesson, &standing, &inside)
        }
        _ => html! {},
    }
}

/// The panel around it, with what scripts and helpers need to know.
fn frame(lesson: &Lesson, standing: &LessonProgress<'_>, inside: &Markup) -> Markup {
    let (place, steps) = (standing.step().unwrap_or(lesson.steps.len()), lesson.steps.len());
    let (stands, step) = match standing {
        LessonProgress::At { step, .. } => ("at", lesson.steps.get(*step)),
        LessonProgress::Strayed { .. } => ("strayed", None),
        LessonProgress::Done { .. } => ("done", None),
    };
    let point = step.and_then(|step| step.point.as_ref()).map(talon_text::Point::selector);
    let wanted = step.and_then(|step| step.moves.first());
    html! {
        section class="coach" id="coach" role="region" aria-label=(word("lesson-coach")) data-coach=(stands) data-step=(place)
            data-point=[point] data-do=[wanted] {
            input type="hidden" name="step" value=(place);
            p class="coach-head" {
                b { (word(&lesson.key("title"))) }
                span aria-hidden="true" { (place.min(steps)) " / " (steps) }
                progress max=(steps) value=(place) aria-hidden="true" {}
            }
            (inside)
        }
    }
}

/// What the coach says about the last move.
fn about(lesson: &Lesson, aside: Option<&str>) -> Markup {
    html! { @if let Some(aside) = aside { p class="coach-aside" { (word(&lesson.key(aside))) } } }
}

fn at(lesson: &Lesson, step: usize, aside: Option<&str>, live: &LiveTable, looker: &Looker<'_>) -> Markup {
    let Some(step) = lesson.steps.get(step) else { return html! {} };
    let reads = step.moves.is_empty();
    let waits = !reads && !live.table.to_act().has(lesson.learner());
    html! {
        (about(lesson, aside))
        @if waits { p { (word("lesson-others")) } }
        @else { p id="coach-say" { (word(&lesson.key(&step.say))) } }
        @if reads { div class="coach-ways" { (wish(looker, "read", "lesson-next", true)) } }
    }
}

/// A different move from the one asked for: what it led to, and the way back.
fn strayed(
    lesson: &Lesson,
    line: usize,
    say: Option<&str>,
    live: &LiveTable,
    scene: &Scene<'_>,
    looker: &Looker<'_>,
) -> Markup {
    html! {
        @match say {
            Some(say) => p id="coach-say" { (word(&lesson.key(say))) },
            None => {
                p id="coach-say" { (word("lesson-stray")) }
                @let told = led_to(live, scene, line);
                @if !told.is_empty() { p class="coach-aside" { (told) } }
            }
        }
        div class="coach-ways" {
            (wish(looker, "take-back", "lesson-take-back", true))
            (wish(looker, "alone", "lesson-alone", false))
        }
    }
}

/// What a move led to, in the words of the log.
fn led_to(live: &LiveTable, scene: &Scene<'_>, line: usize) -> String {
    let ends = live.steps(scene.viewer);
    let Some(step) = ends.windows(2).position(|ends| (ends[0]..ends[1]).contains(&line)) else {
        return String::new();
    };
    let told = live.told_in_steps(scene.viewer);
    let said = told.get(step).map(|(_, said)| said.as_slice()).unwrap_or_default();
    said.iter().map(|news| capital(&scene.say(&news.say)) + ".").collect::<Vec<_>>().join(" ")
}

fn done(lesson: &Lesson, aside: Option<&str>, looker: &Looker<'_>) -> Markup {
    let next = lessons(lesson.game()).find(|other| other.order > lesson.order);
    html! {
        (about(lesson, aside))
        p id="coach-say" { (word(&lesson.key("end"))) }
        div class="coach-ways" {
            @if let Some(next) = next {
                button class="act primary" formaction={ "/learn/" (next.game()) "/" (next.name()) } {
                    (speech().fill("lesson-go-on", &[("title", word(&next.key("title")).into())]))
                }
            }
            a class="act" href={ "/learn/" (lesson.game()) } { (word("lesson-all")) }
            a class="act" href={ "/new/" (lesson.game()) } { (word("lesson-play")) }
            (wish(looker, "alone", "lesson-close", false))
        }
    }
}

fn wish(looker: &Looker<'_>, wish: &str, key: &str, is_first: bool) -> Markup {
    html! {
        button class={ "act" @if is_first { " primary" } } id={ "coach-" (wish) } formaction={ (looker.base) "/coach" }
            name="coach" value=(wish) { (word(key)) }
    }
}
