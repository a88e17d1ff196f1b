//! The lessons: of all games, and of one.

use maud::{Markup, html};
use talon_text::{Lesson, lessons};

use super::{counted, game_name, page, word, worlds};
use crate::preferences::link;

/// The games one can learn.
pub(crate) fn index() -> Markup {
    let about = |game| {
        let count = lessons(game).count();
        html! { span { (counted("lesson-count", count)) } }
    };
    let content = html! {
        div class="title" {
            h1 { (word("lesson-nav")) }
            p class="lead" { (word("lesson-lead")) }
        }
        (worlds("/learn", about))
    };
    page("learn", "", &word("lesson-nav"), &content)
}

/// The lessons of a game; `None` if it has none.
pub(crate) fn of_game(game: &str) -> Option<Markup> {
    lessons(game).next()?;
    let title = format!("{} · {}", game_name(game), word("lesson-nav"));
    let content = html! {
        div class="title" {
            h1 { (title) }
            p class="lead" { (word("lesson-lead")) }
        }
        div class="below" {
            @for (place, lesson) in lessons(game).enumerate() { (offered(lesson, place == 0)) }
        }
        p class="ways" {
            a class="act" href=(link(&format!("/rules/{game}"))) { (word("guide-nav")) }
            a class="act" href={ "/new/" (game) } { (word("lesson-play")) }
            a class="act" href=(link(&format!("/puzzles/{game}"))) { (word("puzzle-nav")) }
        }
    };
    Some(page("learn", game, &title, &content))
}

fn offered(lesson: &Lesson, is_first: bool) -> Markup {
    let say = |part| word(&lesson.key(part));
    html! {
        section class="box" data-lesson=(lesson.name()) {
            h2 { (say("title")) span class="count" { (counted("lesson-minutes", lesson.minutes.into())) } }
            p { (say("lead")) }
            form class="ways" method="post" action={ "/learn/" (lesson.game()) "/" (lesson.name()) } {
                button class={ "act" @if is_first { " primary" } } aria-label={ (word("lesson-begin")) ": " (say("title")) } { (word("lesson-begin")) }
            }
        }
    }
}
