//! What a browser needs to put us on a home screen and to show the rules without a connection.

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::json;

use crate::pages::{self, word};
use crate::preferences::preferences;
use crate::static_files::{ICON, WORKER};

/// The colour of the bar around an installed page, by day.
const GROUND: &str = "#f3ead6";

/// Name, icons and the way in, in the visitor's language.
pub(super) async fn manifest() -> Response {
    let png = |size: u16| {
        let name = format!("/static/icon-{size}.png");
        json!({ "src": name, "sizes": format!("{size}x{size}"), "type": "image/png", "purpose": "any maskable" })
    };
    let drawn = json!({ "src": ICON.url(), "sizes": "any", "type": "image/svg+xml" });
    let manifest = json!({
        "name": format!("Talon: {}", word("web-front-title")),
        "short_name": "Talon",
        "description": word("web-front-lead"),
        "lang": preferences().lang.code(),
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "icons": [drawn, png(192), png(512)],
        "shortcuts": [{ "name": word("web-mine"), "url": "/mine" }, { "name": word("web-tool-score"), "url": "/tools/score" }],
    });
    ([(header::CONTENT_TYPE, "application/manifest+json")], Json(manifest)).into_response()
}

/// What a browser shows when it cannot reach us.
pub(super) async fn offline() -> Markup {
    let title = word("web-offline-title");
    let content = html! {
        h1 { (title) }
        p class="lead" { (word("web-offline")) }
        section class="box" {
            h2 { (word("web-offline-kept")) }
            ul id="kept-pages" {}
        }
    };
    pages::page("offline", "", &title, &content)
}

/// The worker is asked for at every visit, so that a new one takes over.
pub(super) async fn worker() -> Response {
    let headers =
        [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, WORKER).into_response()
}
