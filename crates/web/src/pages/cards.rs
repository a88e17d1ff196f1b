//! Every card of a game, with a search.

use maud::{Markup, html};
use talon_core::{CardText, Value};

use super::{counted, game_name, page, speech, word};
use crate::error::WebError;
use crate::games;
use crate::layouts::face;
use crate::preferences::link;
use crate::search;
use crate::tables::live::host;

/// Figures one can choose cards by, in the order they are offered.
const FILTERS: [&str; 4] = ["suit", "faction", "kind", "type"];

/// The games whose cards can be read.
pub(crate) fn index() -> Markup {
    let title = word("web-nav-cards");
    let content = html! {
        h1 { (title) }
        ul class="links" {
            @for game in games::names() {
                li { a href=(link(&format!("/cards/{game}"))) { strong { (game_name(game)) } span { (word(&format!("web-game-{game}-say"))) } } }
            }
        }
    };
    page("cards", "", &title, &content)
}

/// The cards of a kind that match every word of the search, in whatever language it is written.
pub(crate) fn gallery(game: &'static str, query: &str, kind: &str) -> Result<Markup, WebError> {
    let all = host(game)?.cards();
    let fits = |card: &&CardText| {
        (kind.is_empty() || kinds(card).any(|word| word == kind)) && matches(game, card, query)
    };
    let cards: Vec<&CardText> = all.iter().filter(fits).collect();
    let title = game_name(game);
    let content = html! {
        h1 { (title) }
        form class="search" role="search" {
            input type="hidden" name="lang" value=(speech().lang().code());
            input type="search" name="q" value=(query) maxlength="80" placeholder=(word("web-search-say")) aria-label=(word("web-search"));
            select name="kind" aria-label=(word("web-filter")) {
                option value="" { (word("web-filter-all")) }
                @for word in all_kinds(&all) {
                    option value=(word) selected[word == kind] { (face::kind_name(game, &word, speech())) }
                }
            }
            button class="act primary" { (word("web-search")) }
        }
        p class="hint" { @if cards.is_empty() { (word("web-cards-none")) } @else { (counted("web-cards-found", cards.len())) } }
        div class="gallery" {
            @for card in &cards { article id=(card.id) { (face::large(game, card, speech())) } }
        }
    };
    Ok(page("cards", game, &title, &content))
}

/// The words a card can be chosen by.
fn kinds(card: &CardText) -> impl Iterator<Item = &str> {
    FILTERS.iter().filter_map(|name| face::figure(card, name).and_then(Value::as_text))
}

/// Every such word once, in the order the cards bring them.
fn all_kinds(cards: &[CardText]) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for name in FILTERS {
        for word in cards.iter().filter_map(|card| face::figure(card, name).and_then(Value::as_text)) {
            if !words.iter().any(|known| known == word) {
                words.push(word.to_string());
            }
        }
    }
    words
}

fn matches(game: &str, card: &CardText, query: &str) -> bool {
    let lines = card.lines.iter().map(|line| speech().say(&line.say)).collect::<Vec<_>>().join(" ");
    let kind = face::type_line(game, card, speech());
    let own = talon_text::fold(&format!("{} {kind} {lines}", card.id));
    search::fits(&format!("{} {own}", search::all_names(&card.name)), query)
}
