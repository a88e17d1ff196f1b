//! What can go wrong with a request, and how it is answered.

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use talon_core::{BadOption, Refusal};
use talon_store::StoreError;

/// Why something asked for cannot be done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum WebError {
    /// There is no such page, table or seat.
    #[error("there is nothing here")]
    NotFound,
    /// The post was made from an older state of the table.
    #[error("the table has moved on since")]
    Stale,
    /// A rule forbids the move.
    #[error("{0}")]
    Refused(Refusal),
    /// The request itself is wrong.
    #[error("{0}")]
    Bad(String),
    /// Something that cannot be done now: the message that says why.
    #[error("{0}")]
    Cannot(&'static str),
    /// Something that has to wait until the game is over: the message that says why.
    #[error("{0}")]
    TooEarly(&'static str),
    /// A set-up option that does not fit.
    #[error("{0}")]
    Option(BadOption),
    /// Too much of something: the message that says what.
    #[error("{0}")]
    TooMany(&'static str),
    /// Too often: when to come again, in seconds.
    #[error("too often; try again in {0} s")]
    TooFast(u64),
    /// Too much work was asked for: when to come again, in seconds.
    #[error("too much work was asked for; try again in {0} s")]
    Costly(u64),
    /// A body longer than any of ours.
    #[error("the request is too large")]
    TooLarge,
    /// A form that was not posted from one of our pages.
    #[error("posted from another site")]
    Forged,
    /// A stored table that does not replay.
    #[error("this table cannot be replayed: {0}")]
    Broken(String),
    /// Its code panicked, now or before; what is stored stays as it is.
    #[error("this table is out of order; what was played is kept")]
    Quarantined,
    /// Something of ours panicked.
    #[error("something broke while this was answered")]
    Fault,
    /// No room for one more table in memory.
    #[error("there is no room for one more table at the moment")]
    Full,
    /// The store has not said what became of a change.
    #[error("it is not known yet whether this was kept; it is safe to send the same again")]
    Unknown,
    /// Another server has the table, at this address.
    #[error("another server has this table")]
    Elsewhere(String),
    /// Somebody else's change of the table takes too long.
    #[error("the table is busy")]
    Busy,
    /// The store failed; nothing has changed.
    #[error("it could not be stored, and nothing has changed: {0}")]
    Store(String),
}

impl WebError {
    /// The status it is answered with.
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Stale | Self::TooEarly(_) => StatusCode::CONFLICT,
            Self::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Bad(_) | Self::Cannot(_) | Self::Option(_) => StatusCode::BAD_REQUEST,
            Self::TooMany(_) | Self::TooFast(_) | Self::Costly(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Forged => StatusCode::FORBIDDEN,
            Self::Elsewhere(_) => StatusCode::MISDIRECTED_REQUEST,
            Self::Broken(_) => StatusCode::GONE,
            Self::Quarantined | Self::Fault => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Store(_) | Self::Busy | Self::Full | Self::Unknown => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl WebError {
    /// When to come again, where that is known.
    pub(crate) fn headers(&self) -> HeaderMap {
        let seconds = match self {
            Self::TooFast(seconds) | Self::Costly(seconds) => Some(*seconds),
            Self::Store(_) | Self::Busy => Some(1),
            Self::Unknown => Some(2),
            Self::Full => Some(10),
            _ => None,
        };
        seconds.map(|seconds| (header::RETRY_AFTER, HeaderValue::from(seconds))).into_iter().collect()
    }
}

impl IntoResponse for WebError {
    fn into_response(self) -> Response {
        let page = crate::pages::error(&self);
        (self.status(), self.headers(), page).into_response()
    }
}

impl From<StoreError> for WebError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoTable { .. } => Self::NotFound,
            StoreError::Held { address, .. } => Self::Elsewhere(address),
            StoreError::Damaged { .. } => Self::Broken(error.to_string()),
            StoreError::Unknown(_) => Self::Unknown,
            _ => Self::Store(error.to_string()),
        }
    }
}
