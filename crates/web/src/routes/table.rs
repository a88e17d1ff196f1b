//! A table through a seat's or a watcher's link: looking, listening, moving.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use futures_util::Stream;
use futures_util::stream::unfold;
use maud::Markup;
use serde::Deserialize;
use talon_core::{Seat, Viewer};

use super::Hallway;
use crate::hall::{Cell, Door, Hall};
use crate::journal::Who;
use crate::pages::{self, table::Looker};
use crate::room::{Role, Room};
use crate::trouble::Trouble;

/// Through whose eyes a link looks, and its own address.
pub(super) fn eyes(door: &Door, token: &str) -> Result<(Viewer, String), Trouble> {
    match door.1 {
        Role::Seat(seat) => Ok((Viewer::Seat(seat), format!("/s/{token}"))),
        Role::Watcher => Ok((Viewer::Watcher, format!("/w/{token}"))),
        Role::Guest => Err(Trouble::NotFound),
    }
}

pub(super) async fn page(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Result<Markup, Trouble> {
    show(&hall, &token, &headers, |room, looker| pages::table::page(room, looker, None)).await
}

pub(super) async fn board(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Result<Markup, Trouble> {
    show(&hall, &token, &headers, |room, looker| pages::table::board(room, looker, None)).await
}

pub(super) async fn show(
    hall: &Hall,
    token: &str,
    headers: &HeaderMap,
    draw: impl FnOnce(&Room, &Looker<'_>) -> Markup,
) -> Result<Markup, Trouble> {
    let door = hall.find(token)?;
    let (viewer, base) = eyes(&door, token)?;
    let room = door.0.room.lock().await;
    Ok(draw(&room, &Looker { viewer, base: &base, origin: &origin(headers) }))
}

/// The address people reached us at, for links to send.
pub(super) fn origin(headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let scheme = headers.get("x-forwarded-proto").and_then(|scheme| scheme.to_str().ok());
    let scheme = if scheme == Some("https") { "https" } else { "http" };
    format!("{scheme}://{host}")
}

/// Tells only how many entries the journal has; whoever listens fetches what its own seat may see.
pub(super) async fn events(
    State(hall): Hallway,
    Path(token): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let door = hall.find(&token)?;
    eyes(&door, &token)?;
    let mut bell = door.0.bell.subscribe();
    bell.mark_changed();
    let stop = hall.stopping.subscribe();
    let stream = unfold((bell, stop), async |(mut bell, mut stop)| {
        tokio::select! {
            changed = bell.changed() => changed.ok()?,
            _ = stop.wait_for(|stop| *stop) => return None,
        }
        let count = *bell.borrow_and_update();
        Some((Ok(Event::default().data(count.to_string())), (bell, stop)))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::default()))
}

#[derive(Deserialize)]
pub(super) struct Posted {
    count: u64,
    #[serde(default, rename = "move")]
    text: String,
}

pub(super) async fn make_move(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
    Form(posted): Form<Posted>,
) -> Result<Response, Trouble> {
    let (cell, seat) = seated(&hall, &token)?;
    let done = hall.play(&cell, seat, posted.count, &posted.text).await;
    answer(&cell, seat, &token, &headers, done).await
}

pub(super) async fn undo(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
    Form(posted): Form<Posted>,
) -> Result<Response, Trouble> {
    let (cell, seat) = seated(&hall, &token)?;
    let done = hall.undo(&cell, seat, posted.count).await;
    answer(&cell, seat, &token, &headers, done).await
}

pub(crate) fn seated(hall: &Hall, token: &str) -> Result<(Arc<Cell>, Seat), Trouble> {
    match hall.find(token)? {
        (cell, Role::Seat(seat)) => Ok((cell, seat)),
        _ => Err(Trouble::NotFound),
    }
}

/// After a post: the fresh table, with the reason if it was refused. A script gets the part it swaps; without one the
/// browser is sent back to the page.
pub(super) async fn answer(
    cell: &Cell,
    seat: Seat,
    token: &str,
    headers: &HeaderMap,
    done: Result<(), Trouble>,
) -> Result<Response, Trouble> {
    let base = format!("/s/{token}");
    let by_script = headers.contains_key("x-talon");
    if done.is_ok() && !by_script {
        return Ok(Redirect::to(&base).into_response());
    }
    let (status, wrong) = match &done {
        Ok(()) => (StatusCode::OK, None),
        Err(trouble) => (trouble.status(), Some(pages::reason(trouble))),
    };
    let room = cell.room.lock().await;
    let looker = Looker { viewer: Viewer::Seat(seat), base: &base, origin: &origin(headers) };
    let draw = if by_script { pages::table::board } else { pages::table::page };
    Ok((status, draw(&room, &looker, wrong.as_deref())).into_response())
}

/// The same seats once more: bots stay, the other people are asked again.
pub(super) async fn rematch(State(hall): Hallway, Path(token): Path<String>) -> Result<Redirect, Trouble> {
    let (cell, me) = seated(&hall, &token)?;
    let room = cell.room.lock().await;
    if let Some(join) = &room.again {
        return Ok(Redirect::to(&format!("/j/{join}")));
    }
    if room.table.outcome().is_none() {
        return Err(Trouble::Cannot("web-trouble-going-on"));
    }
    let (record, listed) = (room.table.record(), room.deal.listed);
    let places: Vec<Who> = room.deal.places.iter().map(|place| place.who.clone()).collect();
    drop(room);
    let who = |seat: usize| match &places[seat] {
        Who::Human(_) if seat != me.index() => Who::Open,
        same => same.clone(),
    };
    let next = hall.deal(&record.game, &record.options, who, listed).await?;
    let (join, mine) = {
        let room = next.room.lock().await;
        (room.deal.join.clone(), room.place(me).token.clone())
    };
    hall.follow(&cell, join).await?;
    Ok(Redirect::to(&format!("/s/{mine}")))
}
