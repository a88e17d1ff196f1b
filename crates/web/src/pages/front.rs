//! The front page: three worlds to choose from, games to go on with, tables to join, tools for a real table.

use maud::{Markup, html};

use super::lobby::{self, Listed};
use super::mine::{self, Mine};
use super::{drawing, game_name, page, sign, word};
use crate::games::{self, Playable};
use crate::layouts::face;
use crate::preferences::link;
use crate::thinking::for_people;

/// How many games to continue, and how many open tables, are shown here; the rest has pages of its own.
const SHOWN: usize = 3;

/// What this is, and every way in.
pub(crate) fn front(mine: &[Mine], tables: &[Listed]) -> Markup {
    let going = mine.iter().filter(|game| !game.is_over).collect::<Vec<_>>();
    let content = html! {
        div class="title" {
            h1 { (word("web-front-which")) }
            p class="lead" { (word("web-front-lead")) }
        }
        section class="worlds" aria-label=(word("web-front-which")) {
            @for game in games::all() { (world(*game)) }
        }
        (super::daily::strip())
        div class="below" {
            (mine::going_on(&going, SHOWN))
            (lobby::open_tables(tables, SHOWN))
            (tools())
        }
    };
    // Even a tab in the background says in how many games it is my turn.
    let turns = mine.iter().filter(|game| game.my_turn).count();
    let title = word("web-front-title");
    page("front", "", &if turns > 0 { format!("({turns}) {title}") } else { title }, &content)
}

/// A game: its scene, and every way into it.
fn world(game: &dyn Playable) -> Markup {
    let (signs, game) = (game.signs(), game.name());
    let facts = format!("web-game-{game}-facts");
    html! {
        article class={ "world w-" (game) } {
            (drawing("pic", &format!("w-{game}")))
            h2 { (game_name(game)) }
            @if super::speech().knows(&facts) { p class="facts" { (word(&facts)) } }
            @else { p class="facts" aria-hidden="true" { @for sign in signs { (face::glyph(sign)) } } }
            p { (word(&format!("web-game-{game}-say"))) }
            div {
                form method="post" action={ "/play/" (game) } {
                    button class="act primary" { (word("web-play")) }
                    select name="level" aria-label={ (game_name(game)) ": " (word("web-play-level")) } {
                        @for level in for_people() { option value=(level) selected[level == "kestrel"] { (word(&format!("web-bot-{level}"))) } }
                    }
                }
                p class="ways" {
                    a class="act" href=(link(&format!("/learn/{game}"))) { (word("lesson-front")) }
                    a class="act quiet" href=(link(&format!("/puzzles/{game}"))) { (word("puzzle-nav")) }
                    a class="act" href=(link(&format!("/rules/{game}"))) { (word("web-play-learn")) }
                    a class="act" href={ "/new/" (game) "?friends=yes" } { (word("web-play-with")) }
                    a class="act" href={ "/new/" (game) } { (word("web-play-options")) }
                }
            }
        }
    }
}

/// What helps at a real table.
fn tools() -> Markup {
    let tools = [
        ("/tools/score", "i-count", "web-tool-score"),
        ("/tools/setup", "i-die", "web-tool-setup"),
        ("/cards", "i-search", "web-tool-cards"),
        ("/rules", "i-book", "web-tool-rules"),
        (super::editor::PATH, "i-quill", "web-tool-editor"),
        ("/replay", "i-play", "web-upload"),
    ];
    html! {
        section class="box" {
            h2 { (word("web-front-tools")) }
            ul class="rows tools-list" {
                @for (path, picture, key) in tools {
                    li { a href=(link(path)) { (sign(picture.trim_start_matches("i-"))) span { (word(key)) } } }
                }
            }
        }
    }
}
