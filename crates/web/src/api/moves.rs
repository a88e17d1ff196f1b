//! A program's move: the request a server gets more often than all others together.
//!
//! One that is plainly that is answered without the router and its extractors, which cost it more than the rules do. Whatever
//! is unusual about a request sends it the usual way, to the same function.

use std::sync::Arc;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, HeaderValue, Method, Request, header};
use axum::response::{IntoResponse, Response};
use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use serde::Deserialize;
use talon_core::{Seat, Viewer};

use super::{Refused, Seen, Standing};
use crate::deeds::Poster;
use crate::hall::{Cell, Hall};
use crate::routes::seated;
use crate::trouble::Trouble;

/// As many headers as an answer has.
const HEADERS: usize = 8;

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
        hall: &Arc<Hall>,
        (cell, seat): (Arc<Cell>, Seat),
        minimal: bool,
    ) -> Result<Response, Refused> {
        hall.play(&cell, seat, self.count, self.text, Poster::Program).await?;
        Ok(after(&cell, seat, minimal).await)
    }
}

/// The token of the seat, if this is plainly a move: a post of JSON whose length is announced.
fn token<B>(request: &Request<B>) -> Option<&str> {
    let token = request.uri().path().strip_prefix("/api/seats/")?.strip_suffix("/moves")?;
    let headers = request.headers();
    let is_plain = request.method() == Method::POST
        && token.bytes().all(|letter| letter.is_ascii_alphanumeric())
        && headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json")
        && headers.contains_key(header::CONTENT_LENGTH);
    is_plain.then_some(token)
}

/// Is it plainly a move?
pub(crate) fn is_plain<B>(request: &Request<B>) -> bool {
    token(request).is_some()
}

/// Answers what is plainly a move. Its length was looked at when it was let in.
pub(crate) async fn answer(hall: &Arc<Hall>, mut request: Request<Incoming>) -> Response {
    // What was read of the request is let go before the commit is waited for: its memory serves the next one.
    let asked = async {
        let body = whole(request.body_mut()).await?;
        let play = read(&body)?;
        let door = seated(hall, token(&request).unwrap_or_default())?;
        Ok((play, door, wants_little(request.headers())))
    };
    let asked: Result<_, Refused> = asked.await;
    drop(request);
    let answered = match asked {
        Ok((play, door, minimal)) => play.answer(hall, door, minimal).await,
        Err(refused) => Err(refused),
    };
    answered.unwrap_or_else(IntoResponse::into_response)
}

/// The body; nearly always it comes in one piece.
async fn whole(body: &mut Incoming) -> Result<Bytes, Trouble> {
    let mut whole = Bytes::new();
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|error| Trouble::Bad(error.to_string()))?;
        let Ok(piece) = frame.into_data() else { continue };
        whole = if whole.is_empty() { piece } else { [whole, piece].concat().into() };
    }
    Ok(whole)
}

fn read(body: &[u8]) -> Result<Play, JsonRejection> {
    // The slower reader knows where in the body it stood.
    serde_json::from_slice(body).or_else(|_| Json::<Play>::from_bytes(body).map(|Json(play)| play))
}

/// Does a program want to hear only how the table stands?
pub(super) fn wants_little(headers: &HeaderMap) -> bool {
    headers.get("prefer").is_some_and(|wish| wish == "return=minimal")
}

/// The table after a post.
pub(super) async fn after(cell: &Cell, seat: Seat, minimal: bool) -> Response {
    let room = cell.room.lock().await;
    let body = if minimal {
        serde_json::to_vec(&Standing::of(&room, Some(seat)))
    } else {
        serde_json::to_vec(&Seen::of(&room, Viewer::Seat(seat)))
    };
    drop(room);
    let Ok(body) = body else { return Refused(Trouble::Bad(String::new())).into_response() };
    let mut response = Response::new(Body::from(body));
    *response.headers_mut() = HeaderMap::with_capacity(HEADERS);
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}
