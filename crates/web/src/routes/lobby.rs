//! From the front page to a seat: dealing, inviting, sitting down.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Form, FromRequest as _, Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;
use talon_core::{Allowed, First, Options, Seat, Value};
use talon_table::Host;

use super::table::plays_forced;
use super::{Fields, RegistryState};
use crate::error::WebError;
use crate::pages;
use crate::pages::fitting::Filled;
use crate::tables::journal::Who;
use crate::tables::live::{Role, host};
use crate::tables::registry::{DealRequest, Registry, TableHandle};

/// Somebody counts as waiting if they were heard from within this many seconds; a page without script is only reloaded
/// now and then.
const PRESENT: u64 = 120;

/// What this is, the visitor's own games, and the tables anybody may join.
pub(super) async fn front(State(registry): RegistryState, headers: HeaderMap) -> Markup {
    let mine = super::mine::latest(&registry, &headers).await;
    pages::front::front(&mine, &registry.listed().await)
}

#[derive(Deserialize)]
pub(super) struct Which {
    #[serde(default)]
    game: String,
}

/// Every table that was opened to everybody.
pub(super) async fn lobby(State(registry): RegistryState, Query(which): Query<Which>) -> Markup {
    pages::lobby::lobby(&registry.listed().await, &which.game)
}

#[derive(Deserialize)]
pub(super) struct Strength {
    #[serde(default)]
    level: String,
}

/// One click: the first seat against bots; who begins is drawn.
pub(super) async fn play_now(
    State(registry): RegistryState,
    Path(game): Path<String>,
    Form(strength): Form<Strength>,
) -> Result<Redirect, WebError> {
    let mut options = Options::new();
    First::draw_unless_asked(&host(&game)?.option_specs(), &mut options);
    let bot = pages::new::level(&format!("bot:{}", strength.level));
    let mut seats = vec![bot; pages::new::SEATS_MAX];
    seats[0] = Who::Human(String::new());
    let mut wanted = DealRequest::fresh(&game, &options, seats)?;
    wanted.forced = plays_forced();
    let handle = registry.deal(wanted).await?;
    to_first_person(&handle).await
}

#[derive(Deserialize)]
pub(super) struct Find {
    game: String,
    #[serde(default)]
    name: String,
}

/// Sits down where somebody waits for one more, or opens a table and waits.
pub(super) async fn find(State(registry): RegistryState, request: Request) -> Result<Redirect, WebError> {
    let (parts, body) = request.into_parts();
    // Another server may have to be asked the same.
    let body = Bytes::from_request(Request::from_parts(parts.clone(), body), &()).await;
    let body = body.map_err(|_| WebError::TooLarge)?;
    let form = Request::from_parts(parts.clone(), body.clone().into());
    let Form(asked): Form<Find> =
        Form::from_request(form, &()).await.map_err(|error| WebError::Bad(error.to_string()))?;
    let game = host(&asked.game)?;
    let name = pages::new::name(&asked.name);
    // Whoever waits already is led back: nobody plays against themselves.
    let mine = super::mine::waiting(&registry, &parts.headers, game.name()).await;
    if let Some(link) = mine {
        return Ok(Redirect::to(&link));
    }
    for table in registry.listed().await.iter().filter(|table| table.is_waiting_for_one(game.name())) {
        let seat = match sit_with_somebody(&registry, &table.join, &name).await {
            Err(WebError::Elsewhere(address)) => {
                registry.led_by(&address, &format!("/j/{}/beside", table.join), &parts, &body).await
            }
            seat => seat.ok(),
        };
        if let Some(seat) = seat {
            return Ok(Redirect::to(&seat));
        }
    }
    let options = for_two(game).ok_or(WebError::NotFound)?;
    let mut wanted = DealRequest::fresh(game.name(), &options, vec![Who::Human(name), Who::Open])?;
    (wanted.settings.listed, wanted.forced) = (true, plays_forced());
    let handle = registry.deal(wanted).await?;
    to_first_person(&handle).await
}

/// How a game is played by two: in the first of its modes that two can play.
fn for_two(game: &dyn Host) -> Option<Options> {
    let specs = game.option_specs();
    let modes = specs.iter().find(|spec| spec.key == "mode").map(|spec| &spec.allowed);
    let modes = if let Some(Allowed::OneOf(words)) = modes { words.as_slice() } else { &[] };
    let two = Options::from([("players".to_string(), Value::Int(2))]);
    let in_mode = |mode: &String| {
        let mut options = two.clone();
        options.insert("mode".to_string(), Value::from(mode.as_str()));
        options
    };
    let ways = std::iter::once(two.clone()).chain(modes.iter().map(in_mode));
    let mut options = ways.into_iter().find(|options| game.check_options(options).is_ok())?;
    First::draw_unless_asked(&specs, &mut options);
    Some(options)
}

/// Takes the free seat of a table where somebody is present, and returns the way to it.
async fn sit_with_somebody(registry: &Arc<Registry>, join: &str, name: &str) -> Result<String, WebError> {
    let handle = guest(registry, join).await?;
    let free = {
        let live = handle.lock().await?;
        let now = live.clock.now();
        let is_there = live.people().iter().any(|seat| handle.presence(seat).was_heard_within(PRESENT, now));
        let open = live.deal.places.iter().position(|place| place.who == Who::Open);
        open.filter(|_| is_there).map(Seat::at).ok_or(WebError::NotFound)?
    };
    registry.sit(&handle, free, name.to_string(), plays_forced()).await?;
    let live = handle.lock().await?;
    Ok(live.way_in(free))
}

/// Sits down at this table, if somebody waits there for one more: what a server asks the one that has the table.
pub(super) async fn beside(
    State(registry): RegistryState,
    Path(token): Path<String>,
    Form(asked): Form<Find>,
) -> Result<Redirect, WebError> {
    let name = pages::new::name(&asked.name);
    Ok(Redirect::to(&sit_with_somebody(&registry, &token, &name).await?))
}

pub(super) async fn new_form(
    Path(game): Path<String>,
    Query(fields): Query<Fields>,
) -> Result<Markup, WebError> {
    pages::new::form(&game, Filled(&fields), None)
}

pub(super) async fn new_table(
    State(registry): RegistryState,
    Path(game): Path<String>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Result<Response, WebError> {
    let hook = fields.iter().find(|(key, url)| key == "webhook" && !url.trim().is_empty());
    let hook = hook.map(|(_, url)| registry.outbox.hook(url, super::link::origin(&headers))).transpose()?;
    let dealt = match pages::new::read(&game, &fields) {
        Ok(mut wanted) => {
            wanted.settings.hook = hook;
            registry.deal(DealRequest { forced: plays_forced(), ..wanted }).await
        }
        Err(error) => Err(error),
    };
    match dealt {
        Ok(handle) => Ok(to_first_person(&handle).await?.into_response()),
        Err(error @ WebError::Option(_)) => {
            let reason = pages::reason(&error);
            Ok((StatusCode::BAD_REQUEST, pages::new::form(&game, Filled(&fields), Some(&reason))?)
                .into_response())
        }
        Err(error) => Err(error),
    }
}

/// To the seat of the one who made the table; if they have none, to its free seats, or to watching if only bots play.
pub(super) async fn to_first_person(handle: &TableHandle) -> Result<Redirect, WebError> {
    let live = handle.lock().await?;
    Ok(Redirect::to(&match live.people().lowest() {
        Some(seat) => live.way_in(seat),
        None if live.has_open_seat() => format!("/j/{}", live.deal.join),
        None => format!("/w/{}", live.deal.watch),
    }))
}

pub(super) async fn join_page(
    State(registry): RegistryState,
    Path(token): Path<String>,
) -> Result<Markup, WebError> {
    let handle = guest(&registry, &token).await?;
    let live = handle.lock().await?;
    Ok(pages::join::join(&live))
}

#[derive(Deserialize)]
pub(super) struct Sitting {
    seat: usize,
    #[serde(default)]
    name: String,
}

pub(super) async fn join(
    State(registry): RegistryState,
    Path(token): Path<String>,
    Form(sitting): Form<Sitting>,
) -> Result<Redirect, WebError> {
    let handle = guest(&registry, &token).await?;
    let seat = Seat::numbered(sitting.seat).ok_or(WebError::NotFound)?;
    registry.sit(&handle, seat, pages::new::name(&sitting.name), plays_forced()).await?;
    let live = handle.lock().await?;
    Ok(Redirect::to(&format!("/s/{}", live.place(seat).token)))
}

pub(super) async fn guest(registry: &Arc<Registry>, token: &str) -> Result<Arc<TableHandle>, WebError> {
    match registry.find(token).await? {
        (handle, Role::Guest) => Ok(handle),
        _ => Err(WebError::NotFound),
    }
}
