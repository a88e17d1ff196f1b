//! Every card of a game, with a search.

use maud::{Markup, html};
use talon_core::CardText;
use talon_table::games;

use super::{counted, game_name, page, speech, word};
use crate::games::face;
use crate::room::host;
use crate::trouble::Trouble;

/// The games whose cards can be read.
pub(crate) fn index() -> Markup {
    let title = word("web-nav-cards");
    let content = html! {
        h1 { (title) }
        ul class="links" {
            @for game in games::NAMES {
                li { a href={ "/cards/" (game) } { strong { (game_name(game)) } span { (word(&format!("web-game-{game}-say"))) } } }
            }
        }
    };
    page(&title, &content)
}

/// The cards that match every word of the search.
pub(crate) fn gallery(game: &'static str, query: &str) -> Result<Markup, Trouble> {
    let words: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
    let cards: Vec<CardText> =
        host(game)?.cards().into_iter().filter(|card| matches(game, card, &words)).collect();
    let title = game_name(game);
    let content = html! {
        h1 { (title) }
        form class="search" role="search" {
            input type="search" name="q" value=(query) maxlength="80" placeholder=(word("web-search-say")) aria-label=(word("web-search"));
            button class="act primary" { (word("web-search")) }
        }
        p class="hint" { (counted("web-cards-found", cards.len())) }
        div class="gallery" {
            @for card in &cards { article id=(card.id) { (face::large(game, card, speech())) } }
        }
    };
    Ok(page(&title, &content))
}

fn matches(game: &str, card: &CardText, words: &[String]) -> bool {
    let lines = card.lines.iter().map(|line| speech().say(line)).collect::<Vec<_>>().join(" ");
    let all = format!(
        "{} {} {} {lines}",
        speech().name(&card.name),
        card.id,
        face::type_line(game, card, speech())
    );
    let all = all.to_lowercase();
    words.iter().all(|word| all.contains(word))
}
