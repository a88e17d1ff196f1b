//! The keeper's page, for the keeper alone: from this machine, or with the token.

use std::net::IpAddr;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};

use super::RegistryState;
use crate::error::WebError;
use crate::history::Sample;
use crate::limits;
use crate::pages::keeper::{ServerStatus, page};

/// A browser that hears this asks for a name and a password; any name will do.
const ASK: &str = "Basic realm=\"Talon\", charset=\"UTF-8\"";

/// How the server stands. Anybody but the keeper learns nothing, not even that there is such a page, unless there is a
/// token to ask for.
pub(super) async fn keeper(State(registry): RegistryState, headers: HeaderMap) -> Response {
    let token = registry.limiter.keeper_token();
    if !is_here(limits::caller(), &headers) && !token.is_some_and(|token| has_token(&headers, token)) {
        let mut response = WebError::NotFound.into_response();
        if token.is_some() {
            *response.status_mut() = StatusCode::UNAUTHORIZED;
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static(ASK));
        }
        return response;
    }
    let began = std::time::Instant::now();
    let store = registry.probe().await.map(|()| began.elapsed());
    let standing = ServerStatus {
        now: Sample::now(&registry.metrics, registry.pool.waits.counts()),
        samples: registry.metrics.history.samples(),
        up: registry.metrics.history.start.elapsed(),
        store: store.map_err(|error| error.to_string()),
        gauges: super::gauges(&registry),
    };
    page(&standing).into_response()
}

/// Is this somebody on this machine, asking this machine? A proxy here gives itself away in the headers, even one that we were
/// not told about; and a page from elsewhere that makes a browser here ask us calls us by another name.
fn is_here(caller: Option<IpAddr>, headers: &HeaderMap) -> bool {
    let passed_on =
        ["x-forwarded-for", "forwarded", "via", "x-real-ip"].iter().any(|name| headers.contains_key(*name));
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name).trim_matches(['[', ']']);
    let is_us = name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    caller.is_some_and(|caller| caller.is_loopback()) && !passed_on && is_us
}

/// Is the token there, as a bearer token or as a password? Digests are compared, so that the time taken tells nothing.
fn has_token(headers: &HeaderMap, token: &str) -> bool {
    let said = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let known = |told: &[u8]| Sha256::digest(told) == Sha256::digest(token.as_bytes());
    if let Some(told) = said.strip_prefix("Bearer ") {
        return known(told.as_bytes());
    }
    let Some(bytes) = said.strip_prefix("Basic ").and_then(|told| STANDARD.decode(told).ok()) else {
        return false;
    };
    let password = bytes.iter().position(|byte| *byte == b':').map(|at| &bytes[at + 1..]);
    password.is_some_and(known)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn only_a_caller_on_this_machine_counts_as_here() {
        let local = Some(IpAddr::from([127, 0, 0, 1]));
        for (caller, told, here) in [
            (local, headers(&[("host", "localhost:7777")]), true),
            (local, headers(&[("host", "[::1]:7777")]), true),
            (local, headers(&[("host", "127.0.0.1")]), true),
            (local, headers(&[("host", "evil.example:7777")]), false),
            (local, headers(&[("host", "localhost"), ("x-forwarded-for", "203.0.113.9")]), false),
            (Some(IpAddr::from([203, 0, 113, 9])), headers(&[("host", "localhost")]), false),
            (None, headers(&[("host", "localhost")]), false),
        ] {
            assert_eq!(is_here(caller, &told), here, "{caller:?} {told:?}");
        }
    }

    #[test]
    fn the_token_opens_as_bearer_and_as_password_and_nothing_else_does() {
        // keeper:secret, and keeper:secreT
        for (said, good) in [
            ("Bearer secret", true),
            ("Basic a2VlcGVyOnNlY3JldA==", true),
            ("Basic a2VlcGVyOnNlY3JlVA==", false),
            ("Bearer secre", false),
            ("Basic ???", false),
            ("secret", false),
        ] {
            assert_eq!(has_token(&headers(&[("authorization", said)]), "secret"), good, "{said}");
        }
        assert!(!has_token(&headers(&[]), "secret"));
    }
}
