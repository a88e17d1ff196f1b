//! Cards, rules and the tools for a real table: pages that belong to no table of ours.

use std::sync::{Arc, LazyLock};

use axum::extract::{Form, Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;
use talon_table::scenario::{File, Flaw};

use super::lobby::to_first_person;
use super::{Fields, RegistryState};
use crate::error::WebError;
use crate::games;
use crate::pages::score::{ScoreQuery, Scored};
use crate::tables::live::host;
use crate::tables::position::{self, Others};
use crate::thinking::usual;
use crate::work::Kept;
use crate::{pages, preferences};

/// Half the number of scores kept, about a kilobyte each.
const SCORES_KEPT: usize = 1_000;

/// A gallery has hundreds of cards with their texts, and takes longer than any other page.
pub(super) async fn cards(
    State(registry): RegistryState,
    Path(game): Path<String>,
    Query(fields): Query<Fields>,
) -> Result<Markup, WebError> {
    let game = games::named(&game).ok_or(WebError::NotFound)?.name();
    let search = pages::cards::Search::read(fields);
    let draw = preferences::for_this_reader(move || pages::cards::gallery(game, &search));
    registry.desk.run(&registry, draw).await?
}

pub(super) async fn rules(Path(game): Path<String>) -> Result<Markup, WebError> {
    let game = games::named(&game).ok_or(WebError::NotFound)?.name();
    pages::rules::rules(game)
}

/// The file of a scenario, to be read and run.
pub(super) async fn scenario(Path((game, name)): Path<(String, String)>) -> Result<Response, WebError> {
    let text = pages::rules::scenario(&game, &name).ok_or(WebError::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

#[derive(Deserialize)]
pub(super) struct Shown {
    case: Option<usize>,
}

/// Lays the position of a scenario on a table, for whoever wants to try it.
pub(super) async fn show_me(
    State(registry): RegistryState,
    Path((game, name)): Path<(String, String)>,
    Form(shown): Form<Shown>,
) -> Result<Redirect, WebError> {
    let text = pages::rules::scenario(&game, &name).ok_or(WebError::NotFound)?;
    let broken = |flaw: Flaw| WebError::Broken(flaw.to_string());
    let file = File::read(text).map_err(broken)?;
    let number = shown.case.filter(|number| (1..=file.cases.len()).contains(number)).unwrap_or(1);
    let scenario = file.into_scenario(Some(number)).map_err(broken)?;
    let table = host(&game)?.laid(&scenario, 0).map_err(broken)?;
    let seat = position::mover(table.as_ref(), scenario.first_seat());
    let wanted = position::wanted(table.as_ref(), seat, &Others::Bots(usual()));
    let handle = registry.deal(wanted).await?;
    to_first_person(&handle).await
}

/// Exact scores take a while where a hand has many choices; the same hands are scored once.
pub(super) async fn score(
    State(registry): RegistryState,
    Query(fields): Query<Fields>,
) -> Result<Markup, WebError> {
    static SCORES: LazyLock<Kept<talon_realms::Query, Scored>> = LazyLock::new(|| Kept::new(SCORES_KEPT));
    let asked = Arc::new(ScoreQuery::read(fields));
    let hands = Arc::clone(&asked);
    let sheets = registry.desk.run(&registry, move || pages::score::sheets(&hands, &SCORES)).await?;
    Ok(pages::score::score(&asked, &sheets))
}

/// The set-up that the address names; if it names none, a random one, under an address that keeps it.
pub(super) async fn setup(Query(fields): Query<Fields>) -> Response {
    let asked = pages::setup::SetupForm::read(&fields);
    let is_named = fields.iter().any(|(key, _)| ["nemesis", "seed"].contains(&key.as_str()));
    if is_named {
        pages::setup::setup(&asked).into_response()
    } else {
        Redirect::to(&asked.drawn_anew(crate::tables::registry::random())).into_response()
    }
}

/// Draws what is not kept: the address it leads to holds the set-up.
pub(super) async fn draw_setup(Form(fields): Form<Fields>) -> Redirect {
    Redirect::to(&pages::setup::SetupForm::read(&fields).drawn_anew(crate::tables::registry::random()))
}

#[derive(Deserialize)]
pub(super) struct From {
    #[serde(default)]
    back: String,
}

/// What a reader can set; they come back to where they were.
pub(super) async fn settings(Query(from): Query<From>) -> Result<Markup, WebError> {
    if preferences::is_garbled(&from.back) {
        return Err(WebError::Cannot("keeper-back"));
    }
    let back = preferences::leading_back(&from.back, preferences::preferences().lang);
    Ok(pages::settings::settings(&back))
}
