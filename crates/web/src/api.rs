//! The same tables for programs: JSON in, JSON out, the same links and rules.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use talon_core::{Options, Viewer};

use crate::deeds::Poster;
use crate::hall::{Hall, Wanted};
use crate::journal::Who;
use crate::pages::{new, reason, speech};
use crate::proof::header;
use crate::room::{Role, Room};
use crate::routes::seated;
use crate::trouble::Trouble;

type Hallway = State<Arc<Hall>>;

/// A trouble as a program reads it.
pub(crate) struct Refused(pub(crate) Trouble);

impl From<Trouble> for Refused {
    fn from(trouble: Trouble) -> Self {
        Self(trouble)
    }
}

impl From<JsonRejection> for Refused {
    fn from(rejection: JsonRejection) -> Self {
        Self(Trouble::Bad(rejection.body_text()))
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        // A program wants to know which values would be right, in the words of the contract.
        let error = if let Trouble::Option(bad) = &self.0 { bad.to_string() } else { reason(&self.0) };
        (self.0.status(), self.0.headers(), Json(json!({ "error": error }))).into_response()
    }
}

/// Below `/api`.
pub(crate) fn routes() -> Router<Arc<Hall>> {
    Router::new()
        .route("/tables", post(create))
        .route("/tables/{token}/seats", post(join))
        .route("/seats/{token}", get(view))
        .route("/seats/{token}/moves", post(play))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Create {
    game: String,
    #[serde(default)]
    options: Map<String, Value>,
    /// By seat: `human`, `hot`, `open` or `bot:LEVEL`; what is not said is a bot.
    #[serde(default)]
    seats: Vec<String>,
    /// May people ask for hints? Not said: where nobody else plays.
    hints: Option<bool>,
    /// After so many seconds away on their turn a bot plays for somebody; 0: never.
    #[serde(default)]
    away_seconds: u64,
}

async fn create(
    State(hall): Hallway,
    body: Result<Json<Create>, JsonRejection>,
) -> Result<(StatusCode, Json<Value>), Refused> {
    let Json(create) = body?;
    let options: Result<Options, Trouble> =
        create.options.iter().map(|(key, value)| Ok((key.clone(), option(value)?))).collect();
    let who = |word: &String| match word.as_str() {
        "human" => Who::Human(String::new()),
        "hot" => Who::Hot(String::new()),
        "open" => Who::Open,
        other => new::level(other),
    };
    let seats = create.seats.iter().take(new::SEATS_MAX).map(who).collect();
    let mut wanted = Wanted::fresh(&create.game, &options?, seats)?;
    wanted.hints = create.hints;
    wanted.manners.away_seconds = create.away_seconds.min(new::AWAY_MAX);
    let cell = hall.deal(wanted).await?;
    let room = cell.room.lock().await;
    let places = room.deal.places.iter();
    let seats: Vec<Value> = places
        .map(|place| match place.who {
            Who::Human(_) => json!({ "token": place.token }),
            Who::Hot(_) => json!({ "token": place.token, "hot": true }),
            Who::Open => json!({ "open": true }),
            Who::Bot(ref level) => json!({ "bot": level }),
        })
        .collect();
    let screen = (!room.hot().is_empty()).then_some(&room.deal.screen);
    let made = json!({ "join": room.deal.join, "watch": room.deal.watch, "screen": screen, "seats": seats });
    Ok((StatusCode::CREATED, Json(made)))
}

/// An option as JSON writes it.
fn option(value: &Value) -> Result<talon_core::Value, Trouble> {
    match value {
        Value::Bool(yes) => Ok((*yes).into()),
        Value::String(text) => Ok(text.as_str().into()),
        Value::Number(n) => {
            n.as_i64().map(Into::into).ok_or_else(|| Trouble::Bad(format!("{n} is not a whole number")))
        }
        Value::Array(items) => {
            Ok(talon_core::Value::Row(items.iter().map(option).collect::<Result<_, _>>()?))
        }
        Value::Null | Value::Object(_) => Err(Trouble::Bad("an option is a word, a number or a list".into())),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Join {
    seat: usize,
    #[serde(default)]
    name: String,
}

async fn join(
    State(hall): Hallway,
    Path(token): Path<String>,
    body: Result<Json<Join>, JsonRejection>,
) -> Result<Json<Value>, Refused> {
    let Json(join) = body?;
    let (cell, Role::Guest) = hall.find(&token)? else { return Err(Trouble::NotFound.into()) };
    let seat = talon_core::Seat::numbered(join.seat).ok_or(Trouble::NotFound)?;
    hall.sit(&cell, seat, new::name(&join.name), false).await?;
    let room = cell.room.lock().await;
    Ok(Json(json!({ "token": room.place(seat).token })))
}

async fn view(State(hall): Hallway, Path(token): Path<String>) -> Result<Json<Value>, Refused> {
    let (cell, role) = hall.find(&token)?;
    let room = cell.room.lock().await;
    match role {
        Role::Seat(seat) => Ok(Json(seen(&room, Viewer::Seat(seat)))),
        Role::Watcher => Ok(Json(seen(&room, Viewer::Watcher))),
        Role::Screen | Role::Guest => Err(Trouble::NotFound.into()),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Play {
    count: u64,
    #[serde(rename = "move")]
    text: String,
}

async fn play(
    State(hall): Hallway,
    Path(token): Path<String>,
    body: Result<Json<Play>, JsonRejection>,
) -> Result<Json<Value>, Refused> {
    let Json(play) = body?;
    let (cell, seat) = seated(&hall, &token)?;
    hall.play(&cell, seat, play.count, &play.text, Poster::Program).await?;
    let room = cell.room.lock().await;
    Ok(Json(seen(&room, Viewer::Seat(seat))))
}

/// Once the game is over: what the commitment was taken of.
fn revealed(room: &Room) -> Option<Value> {
    let proof = room.deal.proof.as_ref().filter(|_| room.table.outcome().is_some())?;
    Some(json!({ "header": header(&room.deal.record), "salt": proof.salt }))
}

/// The table through one viewer's eyes, and what that viewer may do.
fn seen(room: &Room, viewer: Viewer) -> Value {
    let table = room.table.as_ref();
    let me = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let clock = me.and_then(|seat| table.clock_move(seat));
    let offers = me.filter(|_| !room.has_open_seat()).map_or_else(Vec::new, |seat| table.offers(seat));
    let offers: Vec<Value> = offers
        .iter()
        .filter(|offer| Some(&offer.text) != clock.as_ref())
        .map(|offer| json!({ "move": offer.text, "say": speech().say(&offer.say), "at": offer.at }))
        .collect();
    json!({
        "game": table.name(),
        "count": room.count,
        "moves": table.lines().len(),
        "seat": me.map(talon_core::Seat::number),
        "to_act": table.to_act().iter().map(talon_core::Seat::number).collect::<Vec<_>>(),
        "outcome": table.outcome().map(|outcome| outcome.to_string()),
        "prompt": me.and_then(|seat| table.prompt(seat)).map(|phrase| speech().say(&phrase)),
        "offers": offers,
        "position": table.position(viewer),
        "commitment": room.deal.proof.as_ref().map(|proof| &proof.commitment),
        "proof": revealed(room),
    })
}
