//! What every request to a table begins with: whose link it came through.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use talon_core::Seat;

use crate::bots::Hint;
use crate::hall::{Cell, Hall};
use crate::pages::{self, table::Looker};
use crate::room::{Role, Room, Screen};
use crate::trouble::Trouble;

/// The link of a seat, of the shared screen or of a watcher, and how whoever has it wants to be answered.
pub(crate) struct Link {
    pub(crate) hall: Arc<Hall>,
    pub(crate) cell: Arc<Cell>,
    pub(crate) role: Role,
    /// The address of the table through this link.
    pub(crate) base: String,
    /// The address people reached us at, for links to send.
    origin: String,
    /// A script takes the part it swaps; without one the browser is sent back to the page.
    by_script: bool,
}

impl FromRequestParts<Arc<Hall>> for Link {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        let token = Path::<String>::from_request_parts(parts, hall).await;
        let Path(token) = token.map_err(|rejection| Trouble::Bad(rejection.body_text()))?;
        let (cell, role) = hall.find(&token)?;
        let base = match role {
            Role::Seat(_) => format!("/s/{token}"),
            Role::Screen => format!("/h/{token}"),
            Role::Watcher => format!("/w/{token}"),
            Role::Guest => return Err(Trouble::NotFound),
        };
        let (origin, by_script) = (origin(&parts.headers), parts.headers.contains_key("x-talon"));
        Ok(Self { hall: Arc::clone(hall), cell, role, base, origin, by_script })
    }
}

impl Link {
    /// Who looks at the table, and with which hints.
    pub(crate) fn looker<'a>(&'a self, hints: &'a [Hint]) -> Looker<'a> {
        Looker { role: self.role, base: &self.base, origin: &self.origin, hints }
    }

    /// The table as it stands.
    pub(crate) async fn show(&self, draw: impl FnOnce(&Room, &Looker<'_>) -> Markup) -> Markup {
        draw(&*self.cell.room.lock().await, &self.looker(&[]))
    }

    /// The seat that acts: the link's own, or the one whose page was on the shared screen (counted from 1).
    pub(crate) async fn seat(&self, on_screen: usize) -> Result<Seat, Trouble> {
        match self.role {
            Role::Seat(seat) => Ok(seat),
            Role::Screen => match self.cell.room.lock().await.screen() {
                Screen::Seat(seat) if seat.number() == on_screen => Ok(seat),
                _ => Err(Trouble::Stale),
            },
            Role::Watcher | Role::Guest => Err(Trouble::NotFound),
        }
    }

    /// The question before a turn ends with something left to do; a script has asked it already.
    pub(crate) async fn asks_first(&self, seat: Seat, count: u64, text: &str) -> Option<Markup> {
        let room = self.cell.room.lock().await;
        let asks = || pages::confirm::before(&room, &self.looker(&[]), seat, count, text);
        if self.by_script { None } else { asks() }
    }

    /// The fresh table, with the reason if the deed was refused.
    pub(crate) async fn answer(&self, done: Result<(), Trouble>) -> Response {
        self.answer_with(done, &[]).await
    }

    /// The same with hints.
    pub(crate) async fn answer_with(&self, done: Result<(), Trouble>, hints: &[Hint]) -> Response {
        if done.is_ok() && !self.by_script && hints.is_empty() {
            return Redirect::to(&self.base).into_response();
        }
        let (status, wrong) = match &done {
            Ok(()) => (StatusCode::OK, None),
            Err(trouble) => (trouble.status(), Some(pages::reason(trouble))),
        };
        let room = self.cell.room.lock().await;
        let draw = if self.by_script { pages::table::board } else { pages::table::page };
        (status, draw(&room, &self.looker(hints), wrong.as_deref())).into_response()
    }
}

fn origin(headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let scheme = headers.get("x-forwarded-proto").and_then(|scheme| scheme.to_str().ok());
    let scheme = if scheme == Some("https") { "https" } else { "http" };
    format!("{scheme}://{host}")
}
