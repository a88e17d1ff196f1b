//! The visitor's own games, as their browser remembers them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;

use super::RegistryState;
use super::link::origin;
use crate::daily::Player;
use crate::error::WebError;
use crate::pages;
use crate::pages::mine::Mine;
use crate::push::Device;
use crate::seat_memory::{self, merged, remembered};
use crate::tables::live::{LiveTable, public_id};
use crate::tables::registry::{Registry, token};

/// The front page wakes no more tables than this for one visitor.
const LATEST: usize = 8;

/// What the browser remembers and we still have: first the games where it is the visitor's turn, then what changed
/// last.
async fn games(registry: &Arc<Registry>, headers: &HeaderMap, most: usize) -> Vec<Mine> {
    let mut games = Vec::new();
    for seat in remembered(headers).into_iter().take(most) {
        let (handle, role) = match registry.find(&seat.secret).await {
            Ok(found) => found,
            // Tables are deleted when the keeper's settings say so; what is gone is not shown.
            Err(WebError::NotFound) => continue,
            Err(WebError::Elsewhere(_)) => {
                if let Ok((live, role)) = registry.peek(&seat.secret).await {
                    games.extend(Mine::of(&live, role, seat.path()));
                }
                continue;
            }
            Err(_) => break,
        };
        let Ok(live) = handle.lock().await else { continue };
        games.extend(Mine::of(&live, role, seat.path()));
    }
    games.sort_by_key(|game| (!game.my_turn, std::cmp::Reverse(game.changed_at)));
    games
}

/// The way to a table of this game at which the visitor waits for somebody.
pub(super) async fn waiting(registry: &Arc<Registry>, headers: &HeaderMap, game: &str) -> Option<String> {
    for seat in remembered(headers).into_iter().take(LATEST) {
        let waits =
            |live: &LiveTable| live.table.name() == game && live.deal.settings.listed && live.has_open_seat();
        let is_waiting = match registry.find(&seat.secret).await {
            Ok((handle, _)) => handle.lock().await.is_ok_and(|live| waits(&live)),
            Err(WebError::Elsewhere(_)) => {
                registry.peek(&seat.secret).await.is_ok_and(|(live, _)| waits(&live))
            }
            Err(_) => false,
        };
        if is_waiting {
            return Some(seat.path());
        }
    }
    None
}

/// Those looked at last.
pub(super) async fn latest(registry: &Arc<Registry>, headers: &HeaderMap) -> Vec<Mine> {
    games(registry, headers, LATEST).await
}

pub(super) async fn mine(State(registry): RegistryState, headers: HeaderMap) -> Markup {
    pages::mine::page_of(&games(&registry, &headers, usize::MAX).await, None)
}

/// Everything we could say about somebody, for their own programs.
pub(super) async fn export(State(registry): RegistryState, headers: HeaderMap) -> Response {
    let name = [(header::CONTENT_DISPOSITION, "attachment; filename=\"talon-games.json\"")];
    (name, Json(games(&registry, &headers, usize::MAX).await)).into_response()
}

/// The browser forgets every seat and whom it compares its deals of the day with, and it is told nothing any more.
pub(super) async fn forget(State(registry): RegistryState, headers: HeaderMap) -> Response {
    if let Some(device) = Device::of(&headers) {
        registry.forget_device(device.hash()).await;
    }
    let mut answer = Redirect::to("/mine").into_response();
    let cookies =
        [seat_memory::cookie(&[], &headers), Player::forgotten(&headers), Device::forgotten(&headers)];
    for cookie in cookies.into_iter().flatten() {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    answer
}

/// From the public name of a table to the visitor's own seat there, as far as their browser remembers one.
pub(super) async fn at(
    State(registry): RegistryState,
    headers: HeaderMap,
    Path(table): Path<String>,
) -> Redirect {
    for seat in remembered(&headers) {
        let led = registry.led_to(&seat.secret).await;
        if led.is_ok_and(|(id, _)| public_id(id) == table) {
            return Redirect::to(&seat.path());
        }
    }
    Redirect::to("/mine")
}

/// Makes the link that takes the seats to another device.
pub(super) async fn along(State(registry): RegistryState, headers: HeaderMap) -> Result<Markup, WebError> {
    let code = token();
    if !registry.along.put(code.clone(), remembered(&headers)) {
        return Err(WebError::TooMany("web-trouble-full"));
    }
    let address = format!("{}/mine/along/{code}", origin(&headers));
    Ok(pages::mine::page_of(&games(&registry, &headers, usize::MAX).await, Some(&address)))
}

/// Asks first: showing a link to somebody must not use it up.
pub(super) async fn arriving(
    State(registry): RegistryState,
    Path(code): Path<String>,
) -> (StatusCode, Markup) {
    let seats = registry.along.count(&code);
    let status = if seats.is_some() { StatusCode::OK } else { StatusCode::NOT_FOUND };
    (status, pages::mine::arriving(&code, seats))
}

/// This device gets the seats too, and keeps its own.
pub(super) async fn arrive(
    State(registry): RegistryState,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Result<Response, WebError> {
    let seats = registry.along.take(&code).ok_or(WebError::NotFound)?;
    let all = merged(seats, remembered(&headers));
    let cookie = seat_memory::cookie(&all, &headers).map(|cookie| [(header::SET_COOKIE, cookie)]);
    Ok((cookie, Redirect::to("/mine")).into_response())
}
