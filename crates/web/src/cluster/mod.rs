//! Several servers on one database: each table has one owner at a time, and each node passes on requests for tables it does
//! not own.
//!
//! Correctness never depends on this module: the database checks owner, epoch and place with every change. This module only
//! gets a request to the owner, so that nobody notices that there are several servers.

mod forward;
mod hints;
mod proof;
#[cfg(test)]
mod world;

use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::request::Parts;
use axum::http::uri::PathAndQuery;
use axum::http::{Request, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use futures_util::StreamExt as _;
use http_body_util::{BodyExt as _, Limited};
use talon_store::{Lane, Store};
use tokio::time::Instant;
use tracing::{info, warn};

use crate::error::WebError;
use crate::routes::body_max;
use crate::server::Posted;
use crate::tables::registry::{Registry, held};
use crate::tables::streams::EVENTS;
use crate::{ServeError, api, limits};
use forward::{Forwarder, Undelivered};
pub(crate) use hints::Hints;
use proof::Proof;

/// A third of the lease, so two heartbeats in a row may be lost.
const BEAT_EVERY: Duration = Duration::from_secs(2);
/// When the last heartbeat is older than this, nothing is shown any more: the lease of six seconds is about to run out.
const SURE_FOR: Duration = Duration::from_millis(5_500);
/// If a table's owner is dead, a request waits until that node's lease runs out, and a little longer.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long to wait before asking the store again.
const LOOK_AGAIN: Duration = Duration::from_millis(150);

/// How a server takes part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The name its keeper gives it; each server has a different one.
    pub name: String,
    /// Where the other servers reach it: `http://host:port`.
    pub advertise: String,
}

/// Where a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Located {
    /// On this server.
    Here,
    /// On another server, at this address.
    At(String),
}

/// This server as one of several.
pub(crate) struct Cluster {
    proof: Proof,
    forwarder: Forwarder,
    /// When the last answered heartbeat was sent.
    beaten: Mutex<Instant>,
}

/// The secret by which the nodes of a database recognise each other.
pub(crate) fn secret(store: &Store) -> Result<u128, ServeError> {
    let secret = store.ask_and_wait(Lane::Own, |store| store.secret());
    secret.map_err(|error| ServeError::Database(error.to_string()))
}

impl Cluster {
    pub(crate) fn new(secret: u128) -> Self {
        Self {
            proof: Proof::new(secret),
            forwarder: Forwarder::default(),
            beaten: Mutex::new(Instant::now()),
        }
    }

    /// The same over another network.
    #[cfg(test)]
    pub(crate) fn over(secret: u128, network: impl forward::Network + 'static) -> Self {
        Self { forwarder: Forwarder::over(network), ..Self::new(secret) }
    }

    /// Whether this node certainly still owns its tables. After a pause this can be wrong, and then the database refuses
    /// its changes.
    pub(crate) fn is_sure(&self) -> bool {
        held(&self.beaten).elapsed() < SURE_FOR
    }

    /// A heartbeat was answered. Returns whether the lease was never in doubt since the one before.
    fn beat(&self, sent: Instant) -> bool {
        let before = std::mem::replace(&mut *held(&self.beaten), sent);
        sent.saturating_duration_since(before) < SURE_FOR
    }

    /// Who really asks, if another node passed the request on; `None` if no node did.
    pub(crate) fn passed_on<B>(&self, request: &Request<B>) -> Option<IpAddr> {
        self.proof.client(request.method(), path(request.uri()), request.headers())
    }
}

fn path(uri: &axum::http::Uri) -> &str {
    uri.path_and_query().map_or("/", PathAndQuery::as_str)
}

impl Registry {
    /// Tells the database that this node is alive, and learns the time. Returns whether that worked.
    pub(crate) async fn beat(&self, cluster: &Cluster) -> bool {
        let sent = Instant::now();
        let beat = match self.ask(Lane::Own, |store| store.beat()).await {
            Ok(beat) => beat,
            Err(error) => {
                warn!(%error, "no heartbeat");
                return false;
            }
        };
        self.clock.hear(beat.now);
        // The lease ran out, by this node's clock or by the database's.
        if !cluster.beat(sent) || !beat.in_time {
            info!("the lease had run out; tables are claimed again");
            self.retire_all();
        }
        true
    }

    /// Keeps telling the database that this node is alive, until the server stops.
    pub(crate) async fn keep_beating(self: Arc<Self>, cluster: Arc<Cluster>) {
        loop {
            self.beat(&cluster).await;
            tokio::select! {
                biased;
                () = self.stopping.begun() => return,
                () = tokio::time::sleep(BEAT_EVERY) => {}
            }
        }
    }

    /// This node stops: its tables become free for the others.
    pub(crate) async fn hand_over(&self) {
        if self.cluster.get().is_some()
            && let Err(error) = self.ask(Lane::Own, |store| store.leave()).await
        {
            warn!(%error, "not handed over; the lease runs out by itself");
        }
    }

    /// Which server has the table behind a link; if none does, this one claims it.
    pub(crate) async fn locate(self: &Arc<Self>, secret: &str) -> Result<Located, WebError> {
        let (id, _) = self.led_to(secret).await?;
        match self.resident(id).await {
            Ok(_) => Ok(Located::Here),
            Err(WebError::Elsewhere(address)) => Ok(Located::At(address)),
            Err(error) => Err(error),
        }
    }
}

impl Registry {
    /// Asks the server at this address something else than was asked here, with the same body; returns where its answer leads.
    pub(crate) async fn led_by(
        &self,
        address: &str,
        path: &str,
        parts: &Parts,
        body: &Bytes,
    ) -> Option<String> {
        let (cluster, caller) = (self.cluster.get()?, limits::caller()?);
        let mut parts = parts.clone();
        parts.uri = path.parse().ok()?;
        let sent = cluster.forwarder.send(address, &cluster.proof, &parts, body.clone(), caller).await;
        let answer = sent.ok().filter(|answer| answer.status().is_redirection())?;
        answer.headers().get(header::LOCATION)?.to_str().ok().map(ToString::to_string)
    }
}

/// The secret of the link, if the path contains one.
fn token(path: &str) -> Option<&str> {
    let mut parts = path.trim_start_matches('/').split('/');
    match parts.next()? {
        "s" | "h" | "w" | "j" | "c" => parts.next(),
        "api" => parts.next().filter(|part| matches!(*part, "seats" | "tables")).and_then(|_| parts.next()),
        _ => None,
    }
    .filter(|token| !token.is_empty())
}

/// What to do with a request.
pub(crate) enum Passed<B> {
    /// Answer it here; none of it has been read.
    Untouched(Request<B>),
    /// Answer it here. It may already have been carried out elsewhere, and then a refusal here would not be true.
    Here { request: Request<Body>, is_uncertain: bool },
    /// It has been answered.
    Answered(Response),
}

/// Whether a request may be sent once more although it may have been carried out: whoever has the table then can tell by its
/// key.
fn may_repeat(parts: &Parts) -> bool {
    let is_kept = ["moves", "undo", "agree"].iter().any(|end| parts.uri.path().ends_with(&format!("/{end}")));
    parts.method.is_safe() || is_kept && parts.headers.contains_key("idempotency-key")
}

/// Makes sure that a request is answered by the server that has its table. A request passed on by another node is not
/// passed on again.
pub(crate) async fn pass<B: Posted>(
    registry: &Arc<Registry>,
    cluster: &Cluster,
    request: Request<B>,
    caller: IpAddr,
    is_passed_on: bool,
) -> Passed<B> {
    let Some(token) = token(request.uri().path()).map(ToString::to_string) else {
        return Passed::Untouched(request);
    };
    if !cluster.is_sure() {
        registry.retire_all();
    } else if registry.is_here(&token) {
        return Passed::Untouched(request);
    }
    let (parts, body) = request.into_parts();
    let body = Limited::new(body, body_max(parts.uri.path())).collect().await;
    let Ok(body) = body.map(http_body_util::Collected::to_bytes) else {
        return Passed::Answered(trouble(&parts, WebError::TooLarge));
    };
    let (began, mut is_uncertain) = (Instant::now(), false);
    loop {
        let free = registry.hints.free();
        match registry.locate(&token).await {
            Ok(Located::At(_)) if is_passed_on => {
                return Passed::Answered(StatusCode::MISDIRECTED_REQUEST.into_response());
            }
            Ok(Located::At(address)) => {
                let sent = cluster.forwarder.send(&address, &cluster.proof, &parts, body.clone(), caller);
                match sent.await {
                    Ok(answer) if answer.status() != StatusCode::MISDIRECTED_REQUEST => {
                        let answer = honest(parts.uri.path(), answer, is_uncertain);
                        return Passed::Answered(until_the_end(registry, answer));
                    }
                    Err(Undelivered::Perhaps) if !may_repeat(&parts) => {
                        return Passed::Answered(trouble(&parts, WebError::Unknown));
                    }
                    Err(Undelivered::Perhaps) => is_uncertain |= !parts.method.is_safe(),
                    // That node has just lost the table, or is gone: the table will be found again.
                    Ok(_) | Err(Undelivered::Surely) => {}
                }
            }
            // Any error is reported in the usual way.
            Ok(Located::Here) | Err(_) => {
                return Passed::Here { request: rebuilt(parts, body), is_uncertain };
            }
        }
        if began.elapsed() > PATIENCE || registry.stopping.has_begun() {
            let reason = "the server that has this table does not answer";
            let answer = trouble(&parts, WebError::Store(reason.into()));
            return Passed::Answered(honest(parts.uri.path(), answer, is_uncertain));
        }
        // If a hint says that tables have become free, look for this one at once.
        let _ = tokio::time::timeout(LOOK_AGAIN, free).await;
    }
}

/// Ends a stream from another node when this one stops; otherwise the shutdown would wait for its connection.
fn until_the_end(registry: &Registry, answer: Response) -> Response {
    if answer.headers().get(header::CONTENT_TYPE).is_none_or(|kind| kind != EVENTS) {
        return answer;
    }
    let stopped = registry.stopping.begun();
    answer.map(|body| Body::from_stream(body.into_data_stream().take_until(Box::pin(stopped))))
}

fn rebuilt(parts: Parts, body: Bytes) -> Request<Body> {
    Request::from_parts(parts, Body::from(body))
}

fn trouble(parts: &Parts, error: WebError) -> Response {
    refused(parts.uri.path(), error)
}

fn refused(path: &str, error: WebError) -> Response {
    if api::has(path) { api::Refused(error).into_response() } else { error.into_response() }
}

/// The answer to a request. If it was sent before and may yet be carried out, a refusal only says that nobody knows.
pub(crate) fn honest(path: &str, answer: Response, is_uncertain: bool) -> Response {
    let is_refusal = answer.status().is_client_error() || answer.status().is_server_error();
    if is_uncertain && is_refusal { refused(path, WebError::Unknown) } else { answer }
}

#[cfg(test)]
mod tests {
    use super::token;

    #[test]
    fn the_link_is_found_in_every_address_that_has_one() {
        for path in [
            "/s/abc",
            "/c/abc",
            "/w/abc/board",
            "/h/abc/move",
            "/j/abc",
            "/api/seats/abc/moves",
            "/api/tables/abc",
        ] {
            assert_eq!(token(path), Some("abc"), "{path}");
        }
        for path in ["/", "/s/", "/cards/realms", "/api/tables", "/api/openapi.json", "/healthz"] {
            assert_eq!(token(path), None, "{path}");
        }
    }
}
