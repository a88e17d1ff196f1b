//! The position editor: a set-up, a position on it, and what can be done with it.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use maud::Markup;
use serde::Deserialize;
use talon_core::Seat;
use talon_table::Host;

use super::lobby::to_first_person;
use super::{Fields, RegistryState};
use crate::editor::{self, Sheet};
use crate::error::WebError;
use crate::fair::{Asker, Urgency};
use crate::pages::fitting::Filled;
use crate::tables::position::{self, Others};
use crate::tables::registry::Registry;
use crate::{games, limits, pages};

pub(super) async fn index() -> Markup {
    pages::editor::index(None, "")
}

#[derive(Deserialize)]
pub(super) struct Pasted {
    text: String,
    #[serde(default)]
    moves: String,
    #[serde(default)]
    case: String,
}

/// Opens a scenario or a record that somebody pasted.
pub(super) async fn open(
    State(registry): RegistryState,
    Form(pasted): Form<Pasted>,
) -> Result<Response, WebError> {
    let number = |text: &str| text.trim().parse::<usize>().ok();
    let (moves, case) = (number(&pasted.moves), number(&pasted.case));
    let text = Arc::new(pasted.text);
    let read = Arc::clone(&text);
    let work = move || editor::opened(&read, moves, case).and_then(|draft| Sheet::of(draft, Vec::new()));
    match sheet(&registry, work).await {
        Ok(sheet) => Ok(shown(&sheet)?.into_response()),
        Err(
            error @ (WebError::Bad(_) | WebError::Cannot(_) | WebError::Option(_) | WebError::Refused(_)),
        ) => {
            let page = pages::editor::index(Some(&pages::reason(&error)), &text);
            Ok((StatusCode::BAD_REQUEST, page).into_response())
        }
        Err(error) => Err(error),
    }
}

/// The set-up of a new position; or, of a scenario that the rules name, its position.
pub(super) async fn of_game(
    State(registry): RegistryState,
    Path(game): Path<String>,
    Query(fields): Query<Fields>,
) -> Result<Response, WebError> {
    let game = named(&game)?;
    let filled = Filled(&fields);
    let Some(name) = filled.field("scenario") else {
        return Ok(pages::editor::setup(game, filled, None)?.into_response());
    };
    let text = pages::rules::scenario(game, &format!("{name}.toml")).ok_or(WebError::NotFound)?;
    let case = filled.field("case").and_then(|case| case.parse().ok());
    let work = move || editor::opened(text, None, case).and_then(|draft| Sheet::of(draft, Vec::new()));
    Ok(shown(&sheet(&registry, work).await?)?.into_response())
}

/// Takes over what was changed, and shows how it lies.
pub(super) async fn edit(
    State(registry): RegistryState,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, WebError> {
    let game = named(&game)?;
    if Filled(&fields).field("draft").is_some() {
        let sheet = changed(&registry, game, fields).await?;
        return answer(&sheet);
    }
    let (begins, fields) = (fields.clone(), fields);
    match sheet(&registry, move || editor::begun(game, Filled(&begins))).await {
        Ok(sheet) => answer(&sheet),
        Err(error @ WebError::Option(_)) => {
            let page = pages::editor::setup(game, Filled(&fields), Some(&pages::reason(&error)))?;
            Ok((StatusCode::BAD_REQUEST, page).into_response())
        }
        Err(error) => Err(error),
    }
}

/// The position as a scenario file.
pub(super) async fn file(
    State(registry): RegistryState,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, WebError> {
    let sheet = changed(&registry, named(&game)?, fields).await?;
    if !sheet.wrong.is_empty() {
        return answer(&sheet);
    }
    let headers = [
        (header::CONTENT_TYPE, "application/toml; charset=utf-8".to_string()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}-position.toml\"", sheet.draft.game)),
    ];
    Ok((headers, sheet.draft.to_string()).into_response())
}

/// Plays on from the position, at a table of its own.
pub(super) async fn play(
    State(registry): RegistryState,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, WebError> {
    let wishes = fields.clone();
    let filled = Filled(&wishes);
    let mut sheet = changed(&registry, named(&game)?, fields).await?;
    let table = match &sheet.table {
        Some(table) if sheet.wrong.is_empty() => table,
        _ => return answer(&sheet),
    };
    if table.outcome().is_some() {
        sheet.wrong.push(pages::word("editor-over"));
        return answer(&sheet);
    }
    let seat = filled.field("seat").and_then(|seat| seat.parse().ok()).and_then(Seat::numbered);
    let seat = seat.filter(|seat| seat.index() < table.seats());
    let seat = seat.unwrap_or_else(|| position::mover(table.as_ref(), None));
    let others = match filled.field("others").unwrap_or_default() {
        "screen" => Others::SameScreen,
        level => Others::Bots(pages::new::level_named(level)),
    };
    let handle = registry.deal(position::wanted(table.as_ref(), seat, &others)).await?;
    Ok(to_first_person(&handle).await?.into_response())
}

/// What a strong bot would do here, from what the seat to move knows.
pub(super) async fn best(
    State(registry): RegistryState,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, WebError> {
    let mut sheet = changed(&registry, named(&game)?, fields).await?;
    let table = match &sheet.table {
        Some(table) if sheet.wrong.is_empty() => table,
        _ => return answer(&sheet),
    };
    if table.outcome().is_some() {
        sheet.wrong.push(pages::word("editor-over"));
        return answer(&sheet);
    }
    registry.limiter.take(limits::LimitKind::Work)?;
    let seat = position::mover(table.as_ref(), None);
    let asker = Asker { urgency: Urgency::Person, address: limits::caller(), table: 0 };
    let thought = registry.pool.advise(asker, table.copy(), seat).await?;
    let (hints, took) = thought.ok_or(WebError::Busy)?;
    registry.metrics.thoughts.note(took);
    Ok(pages::editor::page(&sheet, Some((seat, &hints)))?.into_response())
}

fn named(game: &str) -> Result<&'static str, WebError> {
    games::named(game).map(Host::name).ok_or(WebError::NotFound)
}

async fn changed(registry: &Arc<Registry>, game: &'static str, fields: Fields) -> Result<Sheet, WebError> {
    sheet(registry, move || editor::edited(game, Filled(&fields))).await
}

/// Lays a position out. A deal that everybody has only one try at is not shown before its day is over.
async fn sheet(
    registry: &Arc<Registry>,
    work: impl FnOnce() -> Result<Sheet, WebError> + Send + 'static,
) -> Result<Sheet, WebError> {
    let sheet = registry.desk.run(registry, crate::preferences::for_this_reader(work)).await??;
    registry.daily.check_seed(&sheet.draft.game, sheet.draft.seed)?;
    Ok(sheet)
}

fn shown(sheet: &Sheet) -> Result<Markup, WebError> {
    pages::editor::page(sheet, None)
}

fn answer(sheet: &Sheet) -> Result<Response, WebError> {
    let status = if sheet.wrong.is_empty() { StatusCode::OK } else { StatusCode::BAD_REQUEST };
    Ok((status, shown(sheet)?).into_response())
}
