//! From the front page to a seat: dealing, inviting, sitting down.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;
use talon_core::{Options, Seat};

use super::table::plays_forced;
use super::{Fields, Hallway};
use crate::hall::{Cell, Hall, Wanted};
use crate::journal::Who;
use crate::pages;
use crate::pages::fitting::Filled;
use crate::room::Role;
use crate::trouble::Trouble;

/// Tables shown on the front page.
const LISTED_MAX: usize = 20;

pub(super) async fn front(State(hall): Hallway) -> Markup {
    let mut listed = Vec::new();
    for cell in hall.listed() {
        let room = cell.room.lock().await;
        if room.table.outcome().is_some() {
            hall.unlist(&cell);
        } else {
            listed.push(pages::front::Listed {
                game: room.table.name(),
                seats: room.table.seats(),
                free: room.deal.places.iter().filter(|place| place.who == Who::Open).count(),
                moves: room.table.lines().len(),
                watch: room.deal.watch.clone(),
                join: room.deal.join.clone(),
            });
        }
        if listed.len() >= LISTED_MAX {
            break;
        }
    }
    pages::front::front(&listed)
}

/// One click: the first seat against bots.
pub(super) async fn play_now(State(hall): Hallway, Path(game): Path<String>) -> Result<Redirect, Trouble> {
    let mut wanted = Wanted::fresh(&game, &Options::new(), vec![Who::Human(String::new())])?;
    wanted.manners.listed = true;
    wanted.forced = plays_forced();
    let cell = hall.deal(wanted).await?;
    Ok(to_first_person(&cell).await)
}

pub(super) async fn new_form(
    Path(game): Path<String>,
    Query(fields): Query<Fields>,
) -> Result<Markup, Trouble> {
    pages::new::form(&game, Filled(&fields), None)
}

pub(super) async fn new_table(
    State(hall): Hallway,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Trouble> {
    let dealt = match pages::new::read(&game, &fields) {
        Ok(wanted) => hall.deal(Wanted { forced: plays_forced(), ..wanted }).await,
        Err(trouble) => Err(trouble),
    };
    match dealt {
        Ok(cell) => Ok(to_first_person(&cell).await.into_response()),
        Err(trouble @ Trouble::Option(_)) => {
            let reason = pages::reason(&trouble);
            Ok((StatusCode::BAD_REQUEST, pages::new::form(&game, Filled(&fields), Some(&reason))?)
                .into_response())
        }
        Err(trouble) => Err(trouble),
    }
}

/// To the seat of whoever made the table; to the rail if only bots play.
pub(super) async fn to_first_person(cell: &Cell) -> Redirect {
    let room = cell.room.lock().await;
    Redirect::to(&match room.people().lowest() {
        Some(seat) => room.way_in(seat),
        None if room.has_open_seat() => format!("/j/{}", room.deal.join),
        None => format!("/w/{}", room.deal.watch),
    })
}

pub(super) async fn join_page(State(hall): Hallway, Path(token): Path<String>) -> Result<Markup, Trouble> {
    let cell = guest(&hall, &token)?;
    let room = cell.room.lock().await;
    Ok(pages::join::join(&room))
}

#[derive(Deserialize)]
pub(super) struct Sitting {
    seat: usize,
    #[serde(default)]
    name: String,
}

pub(super) async fn join(
    State(hall): Hallway,
    Path(token): Path<String>,
    Form(sitting): Form<Sitting>,
) -> Result<Redirect, Trouble> {
    let cell = guest(&hall, &token)?;
    let seat = Seat::numbered(sitting.seat).ok_or(Trouble::NotFound)?;
    hall.sit(&cell, seat, pages::new::name(&sitting.name), plays_forced()).await?;
    let room = cell.room.lock().await;
    Ok(Redirect::to(&format!("/s/{}", room.place(seat).token)))
}

pub(super) fn guest(hall: &Hall, token: &str) -> Result<Arc<Cell>, Trouble> {
    match hall.find(token)? {
        (cell, Role::Guest) => Ok(cell),
        _ => Err(Trouble::NotFound),
    }
}
