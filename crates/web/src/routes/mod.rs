//! Which address answers what.

mod challenge;
mod daily;
mod editor;
mod install;
mod keeper;
mod learn;
mod link;
mod lobby;
mod mine;
mod push;
mod puzzles;
mod replay;
mod review;
mod table;
mod tools;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use maud::Markup;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

pub(crate) use link::{Link, origin};
pub(crate) use table::{seated, stream};

use crate::error::WebError;
use crate::metrics::Gauges;
use crate::tables::registry::Registry;
use crate::{api, pages, preferences, static_files};

/// How strongly pages are compressed: beyond this, the time it takes is not worth the bytes it saves.
const COMPRESSION: i32 = 6;
/// No form of ours is longer.
const BODY_MAX: usize = 16 * 1024;
/// A record as a form sends it: every letter may become three.
const UPLOAD_MAX: usize = 3 * pages::replay::RECORD_MAX + 1024;
/// The longest body that an address takes.
pub(crate) fn body_max(path: &str) -> usize {
    let takes_records = path == "/replay" || path.starts_with(pages::editor::PATH);
    if takes_records { UPLOAD_MAX } else { BODY_MAX }
}

type RegistryState = State<Arc<Registry>>;
type Fields = Vec<(String, String)>;

/// Everything the server answers, without the checks that every request goes through.
pub(crate) fn routes(registry: Arc<Registry>) -> Router {
    with_tables(Router::new())
        .route("/", get(lobby::front))
        .route("/play/{game}", post(lobby::play_now))
        .route("/new/{game}", get(lobby::new_form).post(lobby::new_table))
        .route("/lobby", get(lobby::lobby))
        .route("/learn", get(learn::index))
        .route("/learn/{game}", get(learn::of_game))
        .route("/learn/{game}/{lesson}", post(learn::begin))
        .route("/daily", get(daily::index))
        .route("/daily/proof", get(daily::proof))
        .route("/daily/friends", post(daily::befriend))
        .route("/daily/{game}", get(daily::today).post(daily::begin))
        .route("/daily/{game}/{day}", get(daily::of_day))
        .route("/puzzles", get(puzzles::index))
        .route("/puzzles/{game}", get(puzzles::of_game))
        .route("/puzzles/{game}/{name}", get(puzzles::puzzle).post(puzzles::tried))
        .route("/mine", get(mine::mine))
        .route("/mine/export", get(mine::export))
        .route("/mine/forget", post(mine::forget))
        .route("/mine/at/{table}", get(mine::at))
        .route("/push/key", get(push::key))
        .route("/mine/along", post(mine::along))
        .route("/mine/along/{code}", get(mine::arriving).post(mine::arrive))
        .route("/c/{token}", get(challenge::page).post(challenge::take_up))
        .route("/lobby/find", post(lobby::find))
        .route("/j/{token}", get(lobby::join_page).post(lobby::join))
        .route("/j/{token}/beside", post(lobby::beside))
        .route("/replay", get(replay::upload_form).post(replay::upload))
        .route("/cards", get(async || pages::cards::index()))
        .route("/cards/{game}", get(tools::cards))
        .route("/rules", get(async || pages::rules::index()))
        .route("/rules/{game}", get(tools::rules))
        .route("/rules/{game}/{*scenario}", get(tools::scenario).post(tools::show_me))
        .route("/tools/score", get(tools::score))
        .route("/tools/setup", get(tools::setup).post(tools::draw_setup))
        .route("/tools/editor", get(editor::index).post(editor::open))
        .route("/tools/editor/{game}", get(editor::of_game).post(editor::edit))
        .route("/tools/editor/{game}/file", post(editor::file))
        .route("/tools/editor/{game}/play", post(editor::play))
        .route("/tools/editor/{game}/best", post(editor::best))
        .route("/settings", get(tools::settings).post(preferences::remember))
        .route("/static/{name}", get(file))
        .route("/manifest.webmanifest", get(install::manifest))
        .route("/sw.js", get(install::worker))
        .route("/offline", get(install::offline))
        .route("/verify", get(verify))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .route("/keeper", get(keeper::keeper))
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(COMPRESSION)))
        .merge(api::routes())
        .fallback(nothing_here)
        .with_state(registry)
}

async fn nothing_here(uri: Uri) -> Response {
    if api::has(uri.path()) {
        api::Refused(WebError::NotFound).into_response()
    } else {
        WebError::NotFound.into_response()
    }
}

/// Adds what there is below every link to a table; whose link it is decides what is done.
fn with_tables(mut router: Router<Arc<Registry>>) -> Router<Arc<Registry>> {
    for link in ["/s/{token}", "/h/{token}", "/w/{token}"] {
        let below = |what: &str| format!("{link}/{what}");
        router = router
            .route(link, get(table::page))
            .route(&below("board"), get(table::board))
            .route(&below("events"), get(table::events))
            .route(&below("replay"), get(replay::replay))
            .route(&below("review"), get(review::review))
            .route(&below("poster.png"), get(replay::poster))
            .route(&below("record"), get(replay::record))
            .route(&below("branch"), post(replay::branch))
            .route(&below("move"), post(table::make_move).get(table::back))
            .route(&below("undo"), post(table::undo).get(table::back))
            .route(&below("reply"), post(table::reply).get(table::back))
            .route(&below("agree"), post(table::agree).get(table::back))
            .route(&below("decide"), post(table::decide).get(table::back))
            .route(&below("wait"), post(table::wait).get(table::back))
            .route(&below("hold"), post(table::hold).get(table::back))
            .route(&below("step"), post(table::step).get(table::back))
            .route(&below("hint"), post(table::hint).get(table::back))
            .route(&below("reveal"), post(table::reveal).get(table::back))
            .route(&below("home"), post(table::home).get(table::back))
            .route(&below("rest"), post(table::rest).get(table::back))
            .route(&below("leave"), post(table::leave).get(table::back))
            .route(&below("tell"), post(push::tell).get(table::back))
            .route(&below("chat"), post(table::chat).get(table::back))
            .route(&below("coach"), post(learn::coach).get(table::back))
            .route(&below("rematch"), post(table::rematch));
    }
    router
}

async fn file(Path(name): Path<String>) -> Result<Response, WebError> {
    static_files::find(&name).ok_or(WebError::NotFound)
}

async fn metrics(State(registry): RegistryState) -> String {
    registry.metrics.text(&gauges(&registry), &registry.pool.waits)
}

/// What is counted outside the metrics.
fn gauges(registry: &Registry) -> Gauges {
    let [quick, deep] = registry.pool.load();
    Gauges {
        tables: registry.count(),
        streams: registry.limiter.open_streams(),
        connections: registry.limiter.connections.count(),
        queues: [("quick", quick), ("search", deep), ("work", registry.desk.load())],
        limited: registry.limiter.refusals().collect(),
        quarantined: registry.quarantine.names(),
    }
}

/// Healthy if the store is.
async fn health(State(registry): RegistryState) -> Result<&'static str, (StatusCode, String)> {
    let unwell = |error: WebError| (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n"));
    registry.probe().await.map(|()| "ok\n").map_err(unwell)
}

async fn verify(Query(asked): Query<pages::verify::ProofForm>) -> Markup {
    pages::verify::page(&asked)
}
