//! Passing a request on to another node, and its answer back, as it comes.

use std::net::IpAddr;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::request::Parts;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderName, Request, header};
use axum::response::Response;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use tokio::time::timeout;

use super::proof::Proof;

/// Nodes are near each other.
const CONNECT_MAX: Duration = Duration::from_secs(1);
/// The longest that a node may take until it begins to answer; thinking about a hint is the slowest.
const ANSWER_MAX: Duration = Duration::from_secs(10);

/// What belongs to a connection and not to what is said on it.
const OF_THE_CONNECTION: [HeaderName; 5] =
    [header::CONNECTION, header::TRANSFER_ENCODING, header::UPGRADE, header::TE, header::CONTENT_LENGTH];

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Undelivered {
    /// It was never sent.
    Surely,
    /// It may have been done.
    Perhaps,
}

/// Connections to the other nodes.
pub(super) struct Forwarder(Client<HttpConnector, Body>);

impl Default for Forwarder {
    fn default() -> Self {
        let mut connector = HttpConnector::new();
        connector.set_connect_timeout(Some(CONNECT_MAX));
        connector.set_nodelay(true);
        let mut client = Client::builder(TokioExecutor::new());
        client.pool_timer(TokioTimer::new()).pool_idle_timeout(Duration::from_secs(20));
        // A request is sent again by us, who know whether it may be.
        client.retry_canceled_requests(false);
        Self(client.build(connector))
    }
}

impl Forwarder {
    /// Asks another node what was asked here.
    pub(super) async fn send(
        &self,
        address: &str,
        proof: &Proof,
        parts: &Parts,
        body: Bytes,
        client: IpAddr,
    ) -> Result<Response, Undelivered> {
        let path = parts.uri.path_and_query().map_or("/", PathAndQuery::as_str);
        let mut request = Request::new(Body::from(body));
        *request.method_mut() = parts.method.clone();
        *request.uri_mut() =
            format!("{}{path}", address.trim_end_matches('/')).parse().map_err(|_| Undelivered::Surely)?;
        *request.headers_mut() = parts.headers.clone();
        for name in OF_THE_CONNECTION {
            request.headers_mut().remove(name);
        }
        proof.sign(&parts.method, path, client, request.headers_mut());
        let answer = timeout(ANSWER_MAX, self.0.request(request)).await;
        match answer {
            Ok(Ok(answer)) => {
                let mut answer = answer.map(Body::new);
                for name in [header::CONNECTION, header::TRANSFER_ENCODING] {
                    answer.headers_mut().remove(name);
                }
                Ok(answer)
            }
            Ok(Err(error)) if error.is_connect() => Err(Undelivered::Surely),
            Ok(Err(_)) | Err(_) => Err(Undelivered::Perhaps),
        }
    }
}
