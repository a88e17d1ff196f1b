//! Which address answers what.

mod lobby;
mod replay;
mod table;
mod tools;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;

pub(crate) use table::seated;

use crate::hall::Hall;
use crate::trouble::Trouble;
use crate::{api, files, pages, reader};

/// No form of ours is longer.
const BODY_MAX: usize = 16 * 1024;
/// Everything comes from this server, and no script or style from within a page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Hallway = State<Arc<Hall>>;
type Fields = Vec<(String, String)>;

/// Everything the server answers.
pub(crate) fn routes(hall: Arc<Hall>) -> Router {
    let fixed = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    Router::new()
        .route("/", get(lobby::front))
        .route("/play/{game}", post(lobby::play_now))
        .route("/new/{game}", get(lobby::new_form).post(lobby::new_table))
        .route("/j/{token}", get(lobby::join_page).post(lobby::join))
        .route("/s/{token}", get(table::page))
        .route("/w/{token}", get(table::page))
        .route("/s/{token}/board", get(table::board))
        .route("/w/{token}/board", get(table::board))
        .route("/s/{token}/events", get(table::events))
        .route("/w/{token}/events", get(table::events))
        .route("/s/{token}/replay", get(replay::replay))
        .route("/w/{token}/replay", get(replay::replay))
        .route("/s/{token}/record", get(replay::record))
        .route("/w/{token}/record", get(replay::record))
        .route("/s/{token}/move", post(table::make_move))
        .route("/s/{token}/undo", post(table::undo))
        .route("/s/{token}/rematch", post(table::rematch))
        .route("/cards", get(async || pages::cards::index()))
        .route("/cards/{game}", get(tools::cards))
        .route("/tools/score", get(tools::score))
        .route("/tools/setup", get(tools::setup).post(tools::draw_setup))
        .route("/settings", post(reader::remember))
        .route("/static/{name}", get(file))
        .route("/healthz", get(async || "ok\n"))
        .route("/metrics", get(metrics))
        .nest("/api", api::routes())
        .fallback(async || Trouble::NotFound)
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(fixed("content-security-policy", POLICY))
        .layer(fixed("x-content-type-options", "nosniff"))
        // The address of a seat is its secret; it goes to nobody else.
        .layer(fixed("referrer-policy", "no-referrer"))
        .layer(fixed("cache-control", "no-store"))
        .layer(axum::middleware::from_fn(reader::read))
        .layer(CompressionLayer::new())
        .with_state(hall)
}

async fn file(Path(name): Path<String>) -> Result<Response, Trouble> {
    files::find(&name).ok_or(Trouble::NotFound)
}

async fn metrics(State(hall): Hallway) -> String {
    hall.metrics.text(hall.tables().len())
}
