//! The same tables for programs: JSON in, JSON out, the same links and rules.

pub(crate) mod moves;
mod together;

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use talon_core::{Anchor, Options, Seat, SeatSet, Viewer};
use talon_store::RequestId;
use tower_http::compression::CompressionLayer;

use crate::error::WebError;
use crate::pages::{new, reason, speech};
use crate::routes::{self, Link, seated};
use crate::tables::actions::request_of;
use crate::tables::commitment;
use crate::tables::journal::Who;
use crate::tables::live::{LiveTable, Role};
use crate::tables::presence::PresenceGuard;
use crate::tables::proposals::GRACE_MAX;
use crate::tables::registry::{DealRequest, Registry, TableHandle};

type RegistryState = State<Arc<Registry>>;

/// An error as a program reads it.
pub(crate) struct Refused(pub(crate) WebError);

impl From<WebError> for Refused {
    fn from(error: WebError) -> Self {
        Self(error)
    }
}

impl From<JsonRejection> for Refused {
    fn from(rejection: JsonRejection) -> Self {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Self(WebError::TooLarge),
            _ => Self(WebError::Bad(rejection.body_text())),
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        // A program wants to know which values would be right, in the terms of docs/formats.md.
        let error = if let WebError::Option(bad) = &self.0 { bad.to_string() } else { reason(&self.0) };
        (self.0.status(), self.0.headers(), Json(json!({ "error": error }))).into_response()
    }
}

/// What this interface offers, described as `OpenAPI`.
const DESCRIPTION: &str = include_str!("../../../../docs/openapi.json");

/// Every route with its method; a test compares the list with the description. Answers that may be long are compressed.
fn list() -> [(&'static str, &'static str, MethodRouter<Arc<Registry>>); 12] {
    let description = ([(header::CONTENT_TYPE, "application/json")], DESCRIPTION);
    [
        ("get", "/api/openapi.json", get(async move || description).layer(CompressionLayer::new())),
        ("post", "/api/tables", post(create)),
        ("get", "/api/tables/{token}", get(lobby)),
        ("post", "/api/tables/{token}/seats", post(join)),
        ("get", "/api/seats/{token}", get(view).layer(CompressionLayer::new())),
        ("get", "/api/seats/{token}/stream", get(stream)),
        ("get", "/api/seats/{token}/record", get(record).layer(CompressionLayer::new())),
        ("post", "/api/seats/{token}/moves", post(play)),
        ("post", "/api/seats/{token}/undo", post(undo)),
        ("post", "/api/seats/{token}/reply", post(reply)),
        ("post", "/api/seats/{token}/agree", post(together::agree)),
        ("post", "/api/seats/{token}/wait", post(together::wait)),
    ]
}

/// Everything below `/api`.
pub(crate) fn routes() -> Router<Arc<Registry>> {
    list().into_iter().fold(Router::new(), |routes, (_, path, answer)| routes.route(path, answer))
}

/// Whether this path belongs to the interface for programs.
pub(crate) fn has(path: &str) -> bool {
    path.starts_with("/api/")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Create {
    game: String,
    #[serde(default)]
    options: Map<String, Value>,
    /// By seat: `human`, `hot`, `open` or `bot:LEVEL`; seats that are not listed are bots.
    #[serde(default)]
    seats: Vec<String>,
    /// May people ask for hints? If not set: only if nobody else plays.
    hints: Option<bool>,
    /// After this many seconds away on their turn a bot plays for somebody; 0: never.
    #[serde(default)]
    away_seconds: u64,
    /// The level of that bot.
    #[serde(default)]
    stand_in: String,
    /// After this many seconds one person may decide for the group; if not set: the usual time.
    grace_seconds: Option<u64>,
    /// The seed of the deal, for a table without open seats.
    seed: Option<u64>,
    /// An address that is told whose turn it is.
    webhook: Option<String>,
    /// Do bots wait before they move, so that people can follow? If not set: they do.
    bot_pause: Option<bool>,
}

impl Create {
    /// Somebody who knows the seed knows every card, and how long a bot thinks tells something about its hand. So both are only
    /// for a table without a seat for somebody who comes later.
    fn check_private(&self) -> Result<(), WebError> {
        let asked = [(self.seed.is_some(), "seed"), (self.bot_pause == Some(false), "bot_pause")];
        let is_open = self.seats.iter().any(|seat| seat == "open");
        match asked.iter().find(|(asked, _)| *asked && is_open) {
            Some((_, key)) => Err(WebError::Bad(format!(
                "`{key}` needs a table without open seats: name `human` seats, whose tokens you get, and bots"
            ))),
            None => Ok(()),
        }
    }
}

async fn create(
    State(registry): RegistryState,
    headers: HeaderMap,
    body: Result<Json<Create>, JsonRejection>,
) -> Result<(StatusCode, Json<Value>), Refused> {
    let Json(create) = body?;
    let options: Result<Options, WebError> =
        create.options.iter().map(|(key, value)| Ok((key.clone(), option(value)?))).collect();
    let who = |word: &String| match word.as_str() {
        "human" => Who::Human(String::new()),
        "hot" => Who::Hot(String::new()),
        "open" => Who::Open,
        other => new::level(other),
    };
    let seats = create.seats.iter().take(new::SEATS_MAX).map(who).collect();
    create.check_private()?;
    let hook = create.webhook.as_deref().map(|url| registry.outbox.hook(url, routes::origin(&headers)));
    let mut wanted = match create.seed {
        Some(seed) => DealRequest::seeded(&create.game, &options?, seats, seed)?,
        None => DealRequest::fresh(&create.game, &options?, seats)?,
    };
    wanted.settings.seeded = create.seed.is_some();
    wanted.settings.hurried = create.bot_pause == Some(false);
    wanted.hints = create.hints;
    wanted.settings.away_seconds = create.away_seconds.min(new::AWAY_MAX);
    wanted.settings.stand_in = new::stand_in(&create.stand_in);
    wanted.settings.grace_seconds = create.grace_seconds.map(|seconds| seconds.min(GRACE_MAX));
    wanted.settings.hook = hook.transpose()?;
    let handle = registry.deal(wanted).await?;
    let live = handle.lock().await?;
    let places = live.deal.places.iter();
    let seats: Vec<Value> = places
        .map(|place| match place.who {
            Who::Human(_) => json!({ "token": place.token }),
            Who::Hot(_) => json!({ "token": place.token, "hot": true }),
            Who::Open => json!({ "open": true }),
            Who::Bot(ref level) => json!({ "bot": level }),
        })
        .collect();
    let screen = (!live.hot().is_empty()).then_some(&live.deal.screen);
    let made = json!({ "join": live.deal.join, "watch": live.deal.watch, "screen": screen, "seats": seats });
    Ok((StatusCode::CREATED, Json(made)))
}

/// An option, from its JSON.
fn option(value: &Value) -> Result<talon_core::Value, WebError> {
    match value {
        Value::Bool(yes) => Ok((*yes).into()),
        Value::String(text) => Ok(text.as_str().into()),
        Value::Number(n) => {
            n.as_i64().map(Into::into).ok_or_else(|| WebError::Bad(format!("{n} is not a whole number")))
        }
        Value::Array(items) => {
            Ok(talon_core::Value::Row(items.iter().map(option).collect::<Result<_, _>>()?))
        }
        Value::Null | Value::Object(_) => {
            Err(WebError::Bad("an option is a word, a number, true, false or a list".into()))
        }
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
    State(registry): RegistryState,
    Path(token): Path<String>,
    body: Result<Json<Join>, JsonRejection>,
) -> Result<Json<Value>, Refused> {
    let Json(join) = body?;
    let (handle, Role::Guest) = registry.find(&token).await? else { return Err(WebError::NotFound.into()) };
    let seat = Seat::numbered(join.seat).ok_or(WebError::NotFound)?;
    registry.sit(&handle, seat, new::name(&join.name), false).await?;
    let live = handle.lock().await?;
    Ok(Json(json!({ "token": live.place(seat).token })))
}

/// Who sits at a table, for those who have its join link.
async fn lobby(State(registry): RegistryState, Path(token): Path<String>) -> Result<Json<Value>, Refused> {
    let (handle, Role::Guest) = registry.find(&token).await? else { return Err(WebError::NotFound.into()) };
    let live = handle.lock().await?;
    let seat = |(place, who): (usize, &Who)| match who {
        Who::Human(name) | Who::Hot(name) => json!({ "seat": place + 1, "who": "human", "name": name }),
        Who::Open => json!({ "seat": place + 1, "who": "open" }),
        Who::Bot(level) => json!({ "seat": place + 1, "who": "bot", "level": level }),
    };
    let seats: Vec<Value> = live.deal.places.iter().map(|place| &place.who).enumerate().map(seat).collect();
    Ok(Json(json!({ "game": live.table.name(), "watch": live.deal.watch, "seats": seats })))
}

/// Through whose eyes a link looks.
async fn door(registry: &Arc<Registry>, token: &str) -> Result<(Arc<TableHandle>, Viewer), WebError> {
    match registry.find(token).await? {
        (handle, Role::Seat(seat)) => Ok((handle, Viewer::Seat(seat))),
        (handle, Role::Watcher) => Ok((handle, Viewer::Watcher)),
        (_, Role::Screen | Role::Guest | Role::Challenged) => Err(WebError::NotFound),
    }
}

/// The query of a view.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Look {
    /// Wait for a while until the table's count differs from this.
    wait: Option<u64>,
}

/// The table as it stands; with `wait`, once it has changed, or after a while in any case.
async fn view(
    State(registry): RegistryState,
    Path(token): Path<String>,
    look: Result<Query<Look>, QueryRejection>,
) -> Result<Json<Seen>, Refused> {
    let Query(look) = look.map_err(|bad| WebError::Bad(bad.body_text()))?;
    let (handle, viewer) = door(&registry, &token).await?;
    if let Some(told) = look.wait {
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let _pass = registry.limiter.stream()?;
        // A program that waits counts as present.
        let _here = PresenceGuard::new(Arc::clone(&handle), seat.map(SeatSet::one).unwrap_or_default());
        // Running out of time is not an error: the answer says how the table stands.
        let _ = tokio::time::timeout(WAIT_MAX, handle.updates.another_than(seat, told)).await;
    }
    let live = handle.lock().await?;
    Ok(Json(Seen::of(&live, viewer)))
}

/// A waiting call is answered after this long at the latest, before a proxy or a client gives up.
const WAIT_MAX: Duration = Duration::from_secs(25);

/// `data: {"count":7}` now and whenever the table changes.
async fn stream(link: Result<Link, WebError>) -> Result<Response, Refused> {
    Ok(routes::stream(&link?, |count| format!("{{\"count\":{count}}}")).await?)
}

/// The record contains the seed, so it leaves the server only when the game is over.
async fn record(State(registry): RegistryState, Path(token): Path<String>) -> Result<String, Refused> {
    let (handle, _) = door(&registry, &token).await?;
    let live = handle.lock().await?;
    if !live.is_open_to_all() {
        return Err(WebError::Cannot("web-trouble-record").into());
    }
    Ok(crate::pages::table::named_record(&live).to_string())
}

async fn play(
    State(registry): RegistryState,
    Path(token): Path<String>,
    prefers: Prefers,
    body: Result<Json<moves::Play>, JsonRejection>,
) -> Result<Response, Refused> {
    let Json(play) = body?;
    play.answer(&registry, seated(&registry, &token).await?, &prefers).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Undo {
    count: u64,
}

async fn undo(
    State(registry): RegistryState,
    Path(token): Path<String>,
    prefers: Prefers,
    body: Result<Json<Undo>, JsonRejection>,
) -> Result<Response, Refused> {
    let Json(undo) = body?;
    let (handle, seat) = seated(&registry, &token).await?;
    let request = prefers.request(seat, &format!("undo {}", undo.count));
    registry.undo(&handle, seat, undo.count, request).await?;
    moves::after(&handle, seat, prefers.minimal).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reply {
    yes: bool,
}

/// Answers a request to take a move back.
async fn reply(
    State(registry): RegistryState,
    Path(token): Path<String>,
    prefers: Prefers,
    body: Result<Json<Reply>, JsonRejection>,
) -> Result<Response, Refused> {
    let Json(reply) = body?;
    let (handle, seat) = seated(&registry, &token).await?;
    registry.reply(&handle, seat, reply.yes).await?;
    moves::after(&handle, seat, prefers.minimal).await
}

/// How a program wants to be answered, and under which key it may send the same again.
pub(crate) struct Prefers {
    /// It only wants to hear how the table stands.
    minimal: bool,
    /// The value of `Idempotency-Key`.
    key: Option<String>,
}

impl Prefers {
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let key = headers.get("idempotency-key").and_then(|key| key.to_str().ok());
        Self { minimal: moves::wants_little(headers), key: key.map(ToString::to_string) }
    }

    /// The name of a post; without a key, every post has a different one.
    fn request(&self, seat: Seat, what: &str) -> RequestId {
        self.key.as_ref().map_or_else(RequestId::fresh, |key| request_of(seat, what, &format!("key {key}")))
    }
}

impl<S: Sync> FromRequestParts<S> for Prefers {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers))
    }
}

/// Once the game is over: what the commitment was computed from.
fn revealed(live: &LiveTable) -> Option<Value> {
    let kept = live.deal.proof.as_ref().filter(|_| live.is_revealed())?;
    Some(json!({ "header": commitment::header(&live.deal.record), "salt": kept.salt }))
}

/// A move that can be made.
#[derive(Serialize)]
struct Offered {
    #[serde(rename = "move")]
    text: String,
    say: String,
    at: Anchor,
}

/// The table through one viewer's eyes, and what that viewer may do.
#[derive(Serialize)]
struct Seen {
    #[serde(flatten)]
    standing: TableSummary,
    /// How many seats there are.
    seats: usize,
    prompt: Option<String>,
    offers: Vec<Offered>,
    position: talon_core::Value,
    commitment: Option<String>,
    proof: Option<Value>,
    asked: bool,
    /// The seed was chosen by hand.
    seeded: bool,
    #[serde(flatten)]
    group: together::Group,
}

impl Seen {
    fn of(live: &LiveTable, viewer: Viewer) -> Self {
        let table = live.seen_by(viewer);
        let me = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let clock = me.and_then(|seat| table.clock_move(seat));
        let offers = me.filter(|_| !live.has_open_seat()).map_or_else(Vec::new, |seat| table.offers(seat));
        let offers = offers.into_iter().filter(|offer| Some(&offer.text) != clock.as_ref());
        Self {
            standing: TableSummary::of(live, me),
            seats: table.seats(),
            prompt: me.and_then(|seat| table.prompt(seat)).map(|phrase| speech().say(&phrase)),
            offers: offers
                .map(|offer| Offered { say: speech().say(&offer.say), text: offer.text, at: offer.at })
                .collect(),
            position: table.position(viewer),
            commitment: live.deal.proof.as_ref().map(|proof| proof.digest.clone()),
            proof: revealed(live),
            asked: me.is_some_and(|seat| live.is_asked(seat).is_some()),
            seeded: live.deal.settings.seeded,
            group: together::Group::of(live, me),
        }
    }
}

/// What a program is told about a table.
#[cfg(test)]
pub(crate) fn seen(live: &LiveTable, viewer: Viewer) -> Value {
    serde_json::to_value(Seen::of(live, viewer)).unwrap_or_default()
}

/// How a table stands, without what is on it.
#[derive(Serialize)]
struct TableSummary {
    game: &'static str,
    count: u64,
    moves: usize,
    seat: Option<usize>,
    to_act: Vec<usize>,
    outcome: Option<String>,
}

impl TableSummary {
    fn of(live: &LiveTable, me: Option<Seat>) -> Self {
        let viewer = me.map_or(Viewer::Watcher, Viewer::Seat);
        let table = live.seen_by(viewer);
        Self {
            game: table.name(),
            count: live.count_for(viewer),
            moves: live.moves(viewer),
            seat: me.map(Seat::number),
            to_act: table.to_act().iter().map(Seat::number).collect(),
            outcome: table.outcome().map(|outcome| outcome.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_knows_every_route_and_no_other() {
        let description: Value = serde_json::from_str(DESCRIPTION).unwrap();
        let paths = description["paths"].as_object().unwrap();
        let mut described: Vec<(String, String)> = Vec::new();
        for (path, methods) in paths {
            let methods = methods.as_object().unwrap().keys().filter(|key| *key != "parameters");
            described.extend(methods.map(|method| (method.clone(), path.clone())));
        }
        let mut served: Vec<(String, String)> =
            list().iter().map(|(method, path, _)| ((*method).to_string(), (*path).to_string())).collect();
        described.sort();
        served.sort();
        assert_eq!(described, served);
    }
}
