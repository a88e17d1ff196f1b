//! Files that do not change while the program runs; their address carries a digest, so they may be kept for good.

use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::layouts::pictures::SPRITES;

/// A file of the site.
pub(crate) struct File {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

const SVG: &str = "image/svg+xml";

pub(crate) static CSS: File = File {
    name: "talon.css",
    kind: "text/css; charset=utf-8",
    text: concat!(
        include_str!("../static/talon.css"),
        include_str!("../static/cards.css"),
        include_str!("../static/board.css"),
        include_str!("../static/play.css")
    ),
};
pub(crate) static SCRIPT: File = File {
    name: "table.js",
    kind: "text/javascript; charset=utf-8",
    text: concat!(
        include_str!("../static/hands.js"),
        include_str!("../static/table.js"),
        include_str!("../static/tools.js")
    ),
};
pub(crate) static ICON: File = File { name: "icon.svg", kind: SVG, text: include_str!("../static/icon.svg") };

/// The glyphs, put into every page once.
pub(crate) const GLYPHS: &str = include_str!("../static/glyphs.svg");

impl File {
    /// A drawing.
    pub(crate) const fn svg(name: &'static str, text: &'static str) -> Self {
        Self { name, kind: SVG, text }
    }

    /// Its address.
    pub(crate) fn url(&self) -> String {
        format!("/static/{}?{:x}", self.name, talon_core::digest(self.text))
    }

    /// What is in it.
    #[cfg(test)]
    pub(crate) fn text(&self) -> &'static str {
        self.text
    }
}

/// The file of this name.
pub(crate) fn find(name: &str) -> Option<Response> {
    let pictures = SPRITES.iter().map(|sprite| &sprite.file);
    let file = [&CSS, &SCRIPT, &ICON].into_iter().chain(pictures).find(|file| file.name == name)?;
    let headers =
        [(header::CONTENT_TYPE, file.kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Some((headers, file.text).into_response())
}
