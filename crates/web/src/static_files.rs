//! Files that do not change while the program runs; their address carries a digest, so they may be kept for good.

use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::layouts::pictures::SPRITES;
use crate::layouts::terms;

/// A file of the site.
pub struct File {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

const SVG: &str = "image/svg+xml";
const STYLE: &str = "text/css; charset=utf-8";
const CODE: &str = "text/javascript; charset=utf-8";

/// What all pages share: tokens, plain elements, faces of cards.
pub(crate) static CSS: File = File {
    name: "talon.css",
    kind: STYLE,
    text: concat!(
        include_str!("../static/talon.css"),
        include_str!("../static/cards.css"),
        include_str!("../static/faces.css")
    ),
};
/// What a table shows before its own style sheets have arrived.
pub(crate) static FIRST_CSS: File = File::css("first.css", include_str!("../static/first.css"));
/// Every table.
pub(crate) static TABLE_CSS: File = File {
    name: "table.css",
    kind: STYLE,
    text: concat!(
        include_str!("../static/board.css"),
        include_str!("../static/play.css"),
        include_str!("../static/frame.css")
    ),
};
/// The tables of one game.
pub(crate) static REALMS: File = File::css("realms.css", include_str!("../static/realms.css"));
pub(crate) static SHARDS: File = File::css("shards.css", include_str!("../static/shards.css"));
pub(crate) static AEONS: File = File::css("aeons.css", include_str!("../static/aeons.css"));
/// All other pages.
pub(crate) static PAGES_CSS: File =
    File::css("pages.css", concat!(include_str!("../static/pages.css"), include_str!("../static/daily.css")));
/// The review of a game.
pub(crate) static REVIEW_CSS: File = File::css("review.css", include_str!("../static/review.css"));
/// The position editor.
pub(crate) static EDITOR_CSS: File = File::css("editor.css", include_str!("../static/editor.css"));
pub(crate) static SCRIPT: File =
    File { name: "table.js", kind: CODE, text: include_str!(concat!(env!("OUT_DIR"), "/table.js")) };
pub(crate) static PAGES_SCRIPT: File = File {
    name: "pages.js",
    kind: CODE,
    text: concat!(
        include_str!("../static/tools.js"),
        include_str!("../static/editor.js"),
        include_str!("../static/review.js"),
        include_str!("../static/tell.js")
    ),
};
/// The mark, as it stands beside the name.
pub(crate) static ICON: File = File::svg("icon.svg", include_str!("../static/icon.svg"));
/// The mark on a tab.
pub(crate) static FAVICON: File = File::svg("favicon.svg", include_str!("../static/favicon.svg"));
/// What keeps rules, cards and tools readable without the server. It has an address at the root, because a worker
/// serves only what is below its own address.
pub(crate) const WORKER: &str = include_str!("../static/sw.js");
/// The mark in pixels, for home screens.
static IMAGES: [(&str, &[u8]); 2] = [
    ("icon-192.png", include_bytes!("../static/icon-192.png")),
    ("icon-512.png", include_bytes!("../static/icon-512.png")),
];
/// Drawings of the pages: the three worlds, bots, people, signs.
pub(crate) static SITE: File = File::svg("site.svg", include_str!("../static/site.svg"));

/// The glyphs of tables and cards.
pub(crate) static GLYPHS: File = File::svg("glyphs.svg", include_str!("../static/glyphs.svg"));

impl File {
    /// A drawing.
    pub(crate) const fn svg(name: &'static str, text: &'static str) -> Self {
        Self { name, kind: SVG, text }
    }

    /// A style sheet.
    const fn css(name: &'static str, text: &'static str) -> Self {
        Self { name, kind: STYLE, text }
    }

    /// Its address.
    pub(crate) fn url(&self) -> String {
        format!("/static/{}?{:x}", self.name, talon_core::digest(self.text))
    }

    /// What is in it.
    pub(crate) const fn inside(&self) -> &'static str {
        self.text
    }
}

/// The file of this name.
pub(crate) fn find(name: &str) -> Option<Response> {
    if let Some((_, image)) = IMAGES.iter().find(|(known, _)| *known == name) {
        let headers =
            [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=604800")];
        return Some((headers, *image).into_response());
    }
    let pictures = SPRITES.iter().map(|sprite| &sprite.file);
    let files = [
        &CSS,
        &FIRST_CSS,
        &TABLE_CSS,
        &REALMS,
        &SHARDS,
        &AEONS,
        &PAGES_CSS,
        &EDITOR_CSS,
        &REVIEW_CSS,
        &SCRIPT,
        &PAGES_SCRIPT,
        &ICON,
        &FAVICON,
        &SITE,
        &GLYPHS,
    ];
    let file = files.into_iter().chain(pictures).find(|file| file.name == name);
    let (kind, text) = match file {
        Some(file) => (file.kind, file.text),
        None => ("text/html; charset=utf-8", terms::file(name)?),
    };
    let headers =
        [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Some((headers, text).into_response())
}
