//! The front page.

use maud::{Markup, html};

use super::{counted, drawing, game_name, page, word};
use crate::games::{self, Playable};
use crate::layouts::face;

/// A table in progress, as anybody may see it.
pub(crate) struct Listed {
    pub(crate) game: &'static str,
    pub(crate) seats: usize,
    pub(crate) free: usize,
    pub(crate) moves: usize,
    pub(crate) watch: String,
    pub(crate) join: String,
}

/// What this is, and every way in.
pub(crate) fn front(tables: &[Listed]) -> Markup {
    let content = html! {
        section class="hero" {
            h1 { (word("web-front-title")) }
            p class="lead" { (word("web-front-lead")) }
        }
        section class="games" {
            @for game in games::all() { (tile(*game)) }
        }
        section {
            h2 { (word("web-front-tables")) }
            @if tables.is_empty() { p class="hint" { (word("web-front-no-tables")) } }
            ul class="tables" { @for table in tables { (row(table)) } }
        }
        section class="tools" {
            h2 { (word("web-front-tools")) }
            ul class="links" {
                li { a href="/tools/score" { strong { (word("web-tool-score")) } span { (word("web-tool-score-say")) } } }
                li { a href="/tools/setup?players=2" { strong { (word("web-tool-setup")) } span { (word("web-tool-setup-say")) } } }
                li { a href="/rules" { strong { (word("guide-title")) } span { (word("guide-lead")) } } }
                li { a href="/cards" { strong { (word("web-tool-cards")) } span { (word("web-tool-cards-say")) } } }
                li { a href="/replay" { strong { (word("web-upload")) } span { (word("web-upload-say")) } } }
            }
        }
    };
    page("front", "", &word("web-front-title"), &content)
}

fn tile(game: &dyn Playable) -> Markup {
    let (kinds, game) = (game.signs(), game.name());
    html! {
        article class="tile" {
            (drawing("pic", &format!("w-{game}")))
            div class="kinds" aria-hidden="true" {
                @for kind in kinds { span class=(face::tint(kind)) { (face::glyph(kind)) } }
            }
            h2 { (game_name(game)) }
            p { (word(&format!("web-game-{game}-say"))) }
            form method="post" action={ "/play/" (game) } { button class="act primary" { (word("web-play-now")) } }
            p class="ways" {
                a class="act" href={ "/new/" (game) "?friends=yes" } { (word("web-play-friends")) }
                a class="act" href={ "/rules/" (game) } { (word("guide-nav")) }
                a class="act" href={ "/cards/" (game) } { (word("web-nav-cards")) }
            }
        }
    }
}

fn row(table: &Listed) -> Markup {
    html! {
        li {
            span { strong { (game_name(table.game)) } " " small { (counted("web-seats", table.seats)) " · " (counted("web-moves", table.moves)) } }
            span class="ways" {
                @if table.free > 0 { a class="act" href={ "/j/" (table.join) } { (counted("web-free-seats", table.free)) } }
                a class="act" href={ "/w/" (table.watch) } { (word("web-watch")) }
            }
        }
    }
}
