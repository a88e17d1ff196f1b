//! Passes a request on to another node, and the answer back as it arrives.

use std::net::IpAddr;
use std::pin::Pin;
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

/// Short, because nodes are near each other.
const CONNECT_MAX: Duration = Duration::from_secs(1);
/// The longest a node may take to begin its answer; thinking about a hint is the slowest case.
const ANSWER_MAX: Duration = Duration::from_secs(10);

/// Headers that belong to one connection and must not be passed on.
const OF_THE_CONNECTION: [HeaderName; 5] =
    [header::CONNECTION, header::TRANSFER_ENCODING, header::UPGRADE, header::TE, header::CONTENT_LENGTH];

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Undelivered {
    /// The request was never sent.
    Surely,
    /// The request may have been carried out.
    Perhaps,
}

/// An answer on its way.
pub(crate) type Sent = Pin<Box<dyn Future<Output = Result<Response, Undelivered>> + Send>>;

/// A way for requests to reach another node.
pub(crate) trait Network: Send + Sync {
    /// Sends a request to the host named in its address.
    fn send(&self, request: Request<Body>) -> Sent;
}

/// Connections to the other nodes.
struct Http(Client<HttpConnector, Body>);

impl Default for Http {
    fn default() -> Self {
        let mut connector = HttpConnector::new();
        connector.set_connect_timeout(Some(CONNECT_MAX));
        connector.set_nodelay(true);
        let mut client = Client::builder(TokioExecutor::new());
        client.pool_timer(TokioTimer::new()).pool_idle_timeout(Duration::from_secs(20));
        // We do the retrying, because we know when it is safe.
        client.retry_canceled_requests(false);
        Self(client.build(connector))
    }
}

impl Network for Http {
    fn send(&self, request: Request<Body>) -> Sent {
        let asked = self.0.request(request);
        Box::pin(async move {
            match asked.await {
                Ok(answer) => Ok(answer.map(Body::new)),
                Err(error) if error.is_connect() => Err(Undelivered::Surely),
                Err(_) => Err(Undelivered::Perhaps),
            }
        })
    }
}

/// Passes requests on to other nodes.
pub(super) struct Forwarder(Box<dyn Network>);

impl Default for Forwarder {
    fn default() -> Self {
        Self(Box::new(Http::default()))
    }
}

impl Forwarder {
    /// The same over another network.
    #[cfg(test)]
    pub(super) fn over(network: impl Network + 'static) -> Self {
        Self(Box::new(network))
    }

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
        let mut answer =
            timeout(ANSWER_MAX, self.0.send(request)).await.unwrap_or(Err(Undelivered::Perhaps))?;
        for name in [header::CONNECTION, header::TRANSFER_ENCODING] {
            answer.headers_mut().remove(name);
        }
        Ok(answer)
    }
}
