//! A browser asks to be told when it is its turn.

use axum::extract::{Form, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::RegistryState;
use super::link::Link;
use crate::error::WebError;
use crate::preferences::preferences;
use crate::push::{Device, Subscription};
use crate::tables::live::Role;

/// The key by which push services know this server.
pub(super) async fn key(State(registry): RegistryState) -> Result<String, WebError> {
    Ok(registry.push_identity().await?.public())
}

/// What the script sends: a subscription, or nothing to end it.
#[derive(Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    endpoint: String,
    #[serde(default)]
    p256dh: String,
    #[serde(default)]
    auth: String,
}

/// Tells this browser about the seat of the link from now on, or no longer.
pub(super) async fn tell(
    headers: HeaderMap,
    link: Link,
    Form(asked): Form<Asked>,
) -> Result<Response, WebError> {
    let seat = match link.role {
        Role::Seat(seat) => seat,
        Role::Screen => link.handle.lock().await?.hot().lowest().ok_or(WebError::NotFound)?,
        Role::Watcher | Role::Guest | Role::Challenged => return Err(WebError::NotFound),
    };
    let device = Device::of(&headers);
    if asked.endpoint.is_empty() {
        if let Some(device) = device {
            link.registry.unsubscribe(&link.handle, seat, &device).await?;
        }
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let device = device.unwrap_or_else(Device::fresh);
    let subscription = Subscription {
        endpoint: asked.endpoint,
        p256dh: asked.p256dh,
        auth: asked.auth,
        lang: preferences().lang.code().to_string(),
        origin: super::link::origin(&headers),
    };
    link.registry.subscribe(&link.handle, seat, &device, subscription).await?;
    let mut answer = StatusCode::NO_CONTENT.into_response();
    if let Some(cookie) = device.cookie(&headers) {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(answer)
}
