//! Games seen again, and their records.

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use serde::Deserialize;

use super::Hallway;
use super::table::{eyes, origin};
use crate::pages::{self, table::Looker};
use crate::trouble::Trouble;

#[derive(Deserialize)]
pub(super) struct Moment {
    #[serde(default)]
    step: usize,
    eyes: Option<usize>,
}

pub(super) async fn replay(
    State(hall): Hallway,
    Path(token): Path<String>,
    Query(moment): Query<Moment>,
    headers: HeaderMap,
) -> Result<Markup, Trouble> {
    let door = hall.find(&token)?;
    let (viewer, base) = eyes(&door, &token)?;
    let room = door.0.room.lock().await;
    let looker = Looker { viewer, base: &base, origin: &origin(&headers) };
    pages::replay::page(&room, &looker, &pages::replay::Step { step: moment.step, eyes: moment.eyes })
}

/// The record holds the seed, so it leaves the server only when the game is over.
pub(super) async fn record(State(hall): Hallway, Path(token): Path<String>) -> Result<Response, Trouble> {
    let door = hall.find(&token)?;
    eyes(&door, &token)?;
    let room = door.0.room.lock().await;
    if room.table.outcome().is_none() {
        return Err(Trouble::Cannot("web-trouble-record"));
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, room.table.record().to_string()).into_response())
}
