//! The same deal again: what was reached with it, and taking it up.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Redirect;
use maud::Markup;
use serde::Deserialize;
use talon_core::Seat;
use talon_store::TableId;

use super::RegistryState;
use super::link::origin;
use super::lobby::to_first_person;
use super::table::plays_forced;
use crate::error::WebError;
use crate::pages;
use crate::tables::challenge::prefix;
use crate::tables::live::Role;
use crate::tables::registry::{DealRequest, Registry, TableHandle, random};

#[derive(Deserialize)]
pub(super) struct Asked {
    /// Whose result is to be beaten, counted from 1.
    #[serde(default)]
    seat: usize,
    #[serde(default)]
    name: String,
}

async fn challenged(registry: &Arc<Registry>, code: &str) -> Result<Arc<TableHandle>, WebError> {
    match registry.find(code).await? {
        (handle, Role::Challenged) => Ok(handle),
        _ => Err(WebError::NotFound),
    }
}

/// What the one who sends it reached, and everybody who took it up.
pub(super) async fn page(
    State(registry): RegistryState,
    Path(code): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Markup, WebError> {
    let handle = challenged(&registry, &code).await?;
    let answers = registry.answers(prefix(&code)).await?;
    let live = handle.lock().await?;
    let origin = origin(&headers);
    let shown = pages::challenge::Shown {
        game: live.table.name(),
        firsts: live.challengers()?,
        answers: &answers,
        code: &code,
        asked: Seat::numbered(asked.seat),
        origin: &origin,
    };
    pages::challenge::page_of(&shown).ok_or(WebError::NotFound)
}

/// Deals the same cards to somebody else.
pub(super) async fn take_up(
    State(registry): RegistryState,
    Path(code): Path<String>,
    Form(asked): Form<Asked>,
) -> Result<Redirect, WebError> {
    let handle = challenged(&registry, &code).await?;
    let wanted = {
        let live = handle.lock().await?;
        let firsts = live.challengers()?;
        let asked_for = firsts.iter().find(|first| first.seat.number() == asked.seat).or(firsts.first());
        let seat = asked_for.ok_or(WebError::NotFound)?.seat;
        live.challenge(seat, &pages::new::name(&asked.name))?
    };
    let id = TableId(u128::from(prefix(&code)) << 64 | u128::from(random()));
    let wanted = DealRequest { forced: plays_forced(), ..wanted };
    let table = registry.deal_as(id, wanted).await?;
    to_first_person(&table).await
}
