//! Cards and the tools for a real table: pages that belong to no table of ours.

use axum::extract::{Form, Path, Query};
use axum::response::Redirect;
use maud::Markup;
use serde::Deserialize;
use talon_table::games;

use super::Fields;
use crate::pages;
use crate::trouble::Trouble;

#[derive(Deserialize)]
pub(super) struct Search {
    #[serde(default)]
    q: String,
}

pub(super) async fn cards(Path(game): Path<String>, Query(search): Query<Search>) -> Result<Markup, Trouble> {
    let game = games::NAMES.iter().find(|name| **name == game).ok_or(Trouble::NotFound)?;
    pages::cards::gallery(game, &search.q.chars().take(80).collect::<String>())
}

pub(super) async fn score(Query(fields): Query<Fields>) -> Markup {
    pages::score::score(&pages::score::Asked::read(fields))
}

#[derive(Deserialize)]
pub(super) struct Draw {
    #[serde(default = "two")]
    players: usize,
    #[serde(default)]
    seed: u64,
}

const fn two() -> usize {
    2
}

pub(super) async fn setup(Query(draw): Query<Draw>) -> Markup {
    pages::setup::setup(draw.players.clamp(1, 4), draw.seed)
}

/// Draws anew: the address it leads to holds the seed.
pub(super) async fn draw_setup(Form(draw): Form<Draw>) -> Redirect {
    let seed = crate::hall::random() >> 32;
    Redirect::to(&format!("/tools/setup?players={}&seed={seed}", draw.players.clamp(1, 4)))
}
