//! Lessons: the list, taking one, and what the learner says to the coach.

use axum::extract::{Form, Path, State};
use axum::response::{Redirect, Response};
use maud::Markup;
use talon_core::Viewer;
use talon_text::Lesson;

use super::RegistryState;
use super::link::Link;
use super::lobby::to_first_person;
use crate::error::WebError;
use crate::pages;
use crate::tables::actions::ToCoach;
use crate::tables::journal::{TableSettings, Who};
use crate::tables::live::host;
use crate::tables::registry::DealRequest;
use crate::thinking;

pub(super) async fn index() -> Markup {
    pages::learn::index()
}

pub(super) async fn of_game(Path(game): Path<String>) -> Result<Markup, WebError> {
    pages::learn::of_game(host(&game)?.name()).ok_or(WebError::NotFound)
}

/// Deals the table of a lesson and leads to it.
pub(super) async fn begin(
    State(registry): RegistryState,
    Path((game, name)): Path<(String, String)>,
) -> Result<Redirect, WebError> {
    let lesson = talon_text::lesson(&game, &name).ok_or(WebError::NotFound)?;
    let handle = registry.deal(wanted(lesson)?).await?;
    to_first_person(&handle).await
}

/// The table of a lesson: its deal, its opening, bots on the other seats.
fn wanted(lesson: &Lesson) -> Result<DealRequest, WebError> {
    let mut table = host(lesson.game())?.table(&lesson.options(), lesson.seed).map_err(WebError::Option)?;
    for (seat, text) in lesson.opening() {
        table.play(seat, text, Viewer::Watcher).map_err(WebError::Refused)?;
    }
    let sits = |seat: usize| {
        if seat == lesson.learner().index() { Who::Human(String::new()) } else { Who::Bot(thinking::usual()) }
    };
    Ok(DealRequest {
        record: table.record(),
        seats: (0..table.seats()).map(sits).collect(),
        settings: TableSettings { lesson: Some(lesson.name().to_string()), ..TableSettings::default() },
        // One thing at a time: the coach speaks, nobody else.
        hints: Some(false),
        forced: false,
    })
}

pub(super) async fn coach(link: Link, Form(said): Form<ToCoach>) -> Result<Response, WebError> {
    let seat = link.seat(0).await?;
    let done = link.registry.coach(&link.handle, seat, said).await;
    link.answer(done).await
}
