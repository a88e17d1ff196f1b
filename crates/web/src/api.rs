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

use crate::hall::Hall;
use crate::journal::Who;
use crate::pages::{new, reason, speech};
use crate::room::{Role, Room};
use crate::routes::seated;
use crate::trouble::Trouble;

type Hallway = State<Arc<Hall>>;

/// A trouble as a program reads it.
struct Refused(Trouble);

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
        (self.0.status(), Json(json!({ "error": error }))).into_response()
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
    /// By seat: `human`, `open` or `bot:LEVEL`; what is not said is a bot.
    #[serde(default)]
    seats: Vec<String>,
}

async fn create(
    State(hall): Hallway,
    body: Result<Json<Create>, JsonRejection>,
) -> Result<(StatusCode, Json<Value>), Refused> {
    let Json(create) = body?;
    let options: Result<Options, Trouble> =
        create.options.iter().map(|(key, value)| Ok((key.clone(), option(value)?))).collect();
    let who = |seat: usize| match create.seats.get(seat).map(String::as_str) {
        Some("human") => Who::Human(String::new()),
        Some("open") => Who::Open,
        other => new::level(other.unwrap_or_default()),
    };
    let cell = hall.deal(&create.game, &options?, who, false).await?;
    let room = cell.room.lock().await;
    let places = room.deal.places.iter();
    let seats: Vec<Value> = places
        .map(|place| match place.who {
            Who::Human(_) => json!({ "token": place.token }),
            Who::Open => json!({ "open": true }),
            Who::Bot(ref level) => json!({ "bot": level }),
        })
        .collect();
    let made = json!({ "join": room.deal.join, "watch": room.deal.watch, "seats": seats });
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
    hall.sit(&cell, seat, new::name(&join.name)).await?;
    let room = cell.room.lock().await;
    Ok(Json(json!({ "token": room.place(seat).token })))
}

async fn view(State(hall): Hallway, Path(token): Path<String>) -> Result<Json<Value>, Refused> {
    let (cell, role) = hall.find(&token)?;
    let room = cell.room.lock().await;
    match role {
        Role::Seat(seat) => Ok(Json(seen(&room, Viewer::Seat(seat)))),
        Role::Watcher => Ok(Json(seen(&room, Viewer::Watcher))),
        Role::Guest => Err(Trouble::NotFound.into()),
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
    hall.play(&cell, seat, play.count, &play.text).await?;
    let room = cell.room.lock().await;
    Ok(Json(seen(&room, Viewer::Seat(seat))))
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
    })
}
