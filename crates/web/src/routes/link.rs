//! What every request to a table begins with: whose link it came through.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use talon_core::Seat;

use crate::ahead::{self, Ahead, Sight};
use crate::error::WebError;
use crate::pages::{self, table::Looker};
use crate::tables::live::{LiveTable, Role, Screen};
use crate::tables::registry::{Registry, TableHandle};
use crate::thinking::Hint;

/// The link of a seat, of the shared screen or of a watcher, and how its owner wants to be answered.
pub(crate) struct Link {
    pub(crate) registry: Arc<Registry>,
    pub(crate) handle: Arc<TableHandle>,
    pub(crate) role: Role,
    /// The address of the table through this link.
    pub(crate) base: String,
    /// The address people reached us at, for links to send.
    origin: String,
    /// A script gets the part it swaps; without one, the browser is sent back to the page.
    by_script: bool,
    /// The cards whose large faces that script has already, by their ids.
    faces: String,
}

impl FromRequestParts<Arc<Registry>> for Link {
    type Rejection = WebError;

    async fn from_request_parts(parts: &mut Parts, registry: &Arc<Registry>) -> Result<Self, WebError> {
        let token = Path::<String>::from_request_parts(parts, registry).await;
        let Path(token) = token.map_err(|rejection| WebError::Bad(rejection.body_text()))?;
        let (handle, role) = registry.find(&token).await?;
        let door = door(role).ok_or(WebError::NotFound)?;
        // A seat's token in the address of a watcher would let people play, and somebody who passes that address on would
        // not know.
        let asked = parts.uri.path().split('/').nth(1);
        if asked != Some(door) && asked != Some("api") {
            return Err(WebError::NotFound);
        }
        let base = format!("/{door}/{token}");
        let (origin, by_script) = (origin(&parts.headers), parts.headers.contains_key("x-talon"));
        let faces = parts.headers.get("x-talon-faces").and_then(|faces| faces.to_str().ok());
        let faces = faces.unwrap_or_default().to_string();
        Ok(Self { registry: Arc::clone(registry), handle, role, base, origin, by_script, faces })
    }
}

impl Link {
    /// Who looks at the table, and with which hints.
    pub(crate) fn looker<'a>(&'a self, hints: &'a [Hint]) -> Looker<'a> {
        Looker {
            role: self.role,
            base: &self.base,
            origin: &self.origin,
            hints,
            ahead: Ahead::Nothing,
            faces: &self.faces,
        }
    }

    /// The table as it stands.
    pub(crate) async fn show(
        &self,
        draw: impl FnOnce(&LiveTable, &Looker<'_>) -> Markup,
    ) -> Result<Markup, WebError> {
        let sight = self.look_ahead().await?;
        let live = self.handle.lock().await?;
        Ok(draw(&live, &self.with_sight(&live, &[], &sight)))
    }

    /// What the viewer can know of the turns to come. This is found out before the table is locked to be drawn.
    async fn look_ahead(&self) -> Result<Sight, WebError> {
        let viewer = |live: &LiveTable| self.looker(&[]).viewer(live).ok();
        self.registry.look_ahead(&self.handle, viewer).await
    }

    /// Who looks, with what is known of the turns to come.
    fn with_sight<'a>(&'a self, live: &LiveTable, hints: &'a [Hint], sight: &Sight) -> Looker<'a> {
        let looker = self.looker(hints);
        let viewer = looker.viewer(live).ok();
        let moment = viewer.and_then(|viewer| ahead::moment(live, self.handle.id(), viewer));
        Looker { ahead: sight.at(moment), ..looker }
    }

    /// The seat that acts: the link's own, or the one whose page was on the shared screen (counted from 1).
    pub(crate) async fn seat(&self, on_screen: usize) -> Result<Seat, WebError> {
        match self.role {
            Role::Seat(seat) => Ok(seat),
            Role::Screen => match self.handle.lock().await?.screen() {
                Screen::Seat(seat) if seat.number() == on_screen => Ok(seat),
                _ => Err(WebError::Stale),
            },
            Role::Watcher | Role::Guest | Role::Challenged => Err(WebError::NotFound),
        }
    }

    /// The question before a turn ends with something left to do; a script has asked it already.
    pub(crate) async fn asks_first(
        &self,
        seat: Seat,
        count: u64,
        text: &str,
    ) -> Result<Option<Markup>, WebError> {
        let live = self.handle.lock().await?;
        let asks = || pages::confirm::before(&live, &self.looker(&[]), seat, count, text);
        Ok(if self.by_script { None } else { asks() })
    }

    /// The fresh table, with the reason if the action was refused.
    pub(crate) async fn answer(&self, done: Result<(), WebError>) -> Result<Response, WebError> {
        self.answer_with(done, &[]).await
    }

    /// The same with hints.
    pub(crate) async fn answer_with(
        &self,
        done: Result<(), WebError>,
        hints: &[Hint],
    ) -> Result<Response, WebError> {
        if done.is_ok() && !self.by_script && hints.is_empty() {
            return Ok(Redirect::to(&self.base).into_response());
        }
        let (status, headers, wrong) = match &done {
            Ok(()) => (StatusCode::OK, HeaderMap::new(), None),
            Err(error) => (error.status(), error.headers(), Some(pages::reason(error))),
        };
        let sight = self.look_ahead().await?;
        let live = self.handle.lock().await?;
        let looker = self.with_sight(&live, hints, &sight);
        let draw = if self.by_script { pages::table::board } else { pages::table::page };
        Ok((status, headers, draw(&live, &looker, wrong.as_deref())).into_response())
    }
}

/// The address below which a link of this role opens.
const fn door(role: Role) -> Option<&'static str> {
    match role {
        Role::Seat(_) => Some("s"),
        Role::Screen => Some("h"),
        Role::Watcher => Some("w"),
        Role::Guest | Role::Challenged => None,
    }
}

/// The address people reached us at.
pub(crate) fn origin(headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let scheme = headers.get("x-forwarded-proto").and_then(|scheme| scheme.to_str().ok());
    let scheme = if scheme == Some("https") { "https" } else { "http" };
    format!("{scheme}://{host}")
}
