//! The review page of a finished game.

use axum::extract::Query;
use maud::Markup;
use serde::Deserialize;

use super::link::Link;
use crate::error::WebError;
use crate::{limits, pages};

#[derive(Deserialize)]
pub(super) struct Chosen {
    /// The decision shown in full, counted from 1.
    #[serde(default)]
    decision: usize,
}

/// The review, or how far it has come. A single look at the table decides both whether it may be shown and what is shown.
pub(super) async fn review(link: Link, Query(chosen): Query<Chosen>) -> Result<Markup, WebError> {
    let live = link.handle.lock().await?;
    if !live.is_reviewable() {
        return Err(WebError::TooEarly("review-too-early"));
    }
    let (registry, looker) = (&link.registry, link.looker(&[]));
    let game = (link.handle.id(), live.table.record());
    let progress = registry.reviews.ask(registry.pool.searchers(), limits::caller(), game)?;
    Ok(pages::review::page(&live, &looker, &progress, chosen.decision))
}
