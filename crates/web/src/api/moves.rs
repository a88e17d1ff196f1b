//! A program's move: the request a server gets more often than all others together.
//!
//! A request that is plainly a move is answered without the router and its extractors, which cost more than the rules do. If
//! anything about it is unusual, it goes the usual way, to the same function.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, Method, Request, header};
use axum::response::{IntoResponse, Response};
use http_body_util::BodyExt as _;
use hyper::body::Body;
use serde::Deserialize;
use talon_core::{Seat, Viewer};

use super::{Prefers, Refused, Seen, TableSummary};
use crate::error::WebError;
use crate::routes::{body_max, seated};
use crate::tables::actions::Actor;
use crate::tables::registry::{Registry, TableHandle};

/// What is posted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Play {
    count: u64,
    #[serde(rename = "move")]
    text: String,
}

impl Play {
    /// Plays it and answers.
    pub(super) async fn answer(
        self,
        registry: &Arc<Registry>,
        (handle, seat): (Arc<TableHandle>, Seat),
        prefers: &Prefers,
    ) -> Result<Response, Refused> {
        let request = prefers.request(seat, &format!("move {} {}", self.count, self.text));
        registry.play(&handle, seat, self.count, self.text, Actor::Program, request).await?;
        after(&handle, seat, prefers.minimal).await
    }
}

/// The token in the address of a move.
fn seat_in(path: &str) -> Option<&str> {
    path.strip_prefix("/api/seats/")?.strip_suffix("/moves")
}

/// Is this plainly a move: a post of JSON whose length is known and not too long?
pub(crate) fn is_plain<B: Body>(request: &Request<B>) -> bool {
    let path = request.uri().path();
    let is_json =
        || request.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    request.method() == Method::POST
        && seat_in(path).is_some_and(|token| token.bytes().all(|letter| letter.is_ascii_alphanumeric()))
        && is_json()
        && request.body().size_hint().exact().is_some_and(|length| length <= body_max(path) as u64)
}

/// Answers what is plainly a move.
pub(crate) async fn answer<B>(registry: &Arc<Registry>, mut request: Request<B>) -> Response
where
    B: Body<Data = Bytes> + Unpin,
    B::Error: std::fmt::Display,
{
    // The request is dropped before we wait for the commit, so that its memory serves the next one.
    let asked = async {
        let play = read(&whole(request.body_mut()).await?)?;
        let token = seat_in(request.uri().path()).unwrap_or_default();
        Ok((play, seated(registry, token).await?, Prefers::of(request.headers())))
    };
    let asked: Result<_, Refused> = asked.await;
    drop(request);
    let answered = match asked {
        Ok((play, door, prefers)) => play.answer(registry, door, &prefers).await,
        Err(refused) => Err(refused),
    };
    answered.unwrap_or_else(IntoResponse::into_response)
}

/// The body; nearly always it comes in one piece.
async fn whole<B>(body: &mut B) -> Result<Bytes, WebError>
where
    B: Body<Data = Bytes> + Unpin,
    B::Error: std::fmt::Display,
{
    let mut whole = Bytes::new();
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|error| WebError::Bad(error.to_string()))?;
        let Ok(piece) = frame.into_data() else { continue };
        whole = if whole.is_empty() { piece } else { [whole, piece].concat().into() };
    }
    Ok(whole)
}

fn read(body: &[u8]) -> Result<Play, JsonRejection> {
    // The slower reader can say where in the body the mistake is.
    serde_json::from_slice(body).or_else(|_| Json::<Play>::from_bytes(body).map(|Json(play)| play))
}

/// Does a program want to hear only how the table stands?
pub(super) fn wants_little(headers: &HeaderMap) -> bool {
    headers.get("prefer").is_some_and(|wish| wish == "return=minimal")
}

/// The table after a post.
pub(super) async fn after(handle: &TableHandle, seat: Seat, minimal: bool) -> Result<Response, Refused> {
    // The post is done. If we cannot show how the table stands, we must not say that nothing happened.
    let live = handle.lock().await.map_err(|_| WebError::Unknown)?;
    Ok(if minimal {
        Json(TableSummary::of(&live, Some(seat))).into_response()
    } else {
        Json(Seen::of(&live, Viewer::Seat(seat))).into_response()
    })
}
