//! Every card of a game, with a search.

use maud::{Markup, html};
use talon_core::{CardText, Value};
use talon_text::rulings_of;

use super::{counted, game_name, page, sign, speech, word, worlds};
use crate::error::WebError;
use crate::games;
use crate::layouts::face;
use crate::preferences::link;
use crate::search;
use crate::tables::live::host;

/// A search takes at most this many kinds.
const KINDS_MAX: usize = 40;
/// Figures one can choose cards by, in the order they are offered.
const FILTERS: [&str; 4] = ["suit", "faction", "kind", "type"];

/// The games whose cards can be read.
pub(crate) fn index() -> Markup {
    let title = word("web-nav-cards");
    let about = |game: &'static str| {
        let count = host(game).map_or(0, |host| host.cards().len());
        html! { span { (word(&format!("web-game-{game}-say"))) } small { (counted("web-cards-found", count)) } }
    };
    let content = html! {
        h1 { (title) }
        (worlds("/cards", about))
    };
    page("cards", "", &title, &content)
}

/// What is looked for: words, kinds, cards with rulings.
#[derive(Default)]
pub(crate) struct Search {
    query: String,
    kinds: Vec<String>,
    ruled: bool,
}

impl Search {
    /// Reads `q=…&kind=…&kind=…&ruled=yes`.
    pub(crate) fn read(fields: Vec<(String, String)>) -> Self {
        let mut search = Self::default();
        for (key, value) in fields {
            match key.as_str() {
                "q" => search.query = value.chars().take(80).collect(),
                "kind" if !value.is_empty() && search.kinds.len() < KINDS_MAX => search.kinds.push(value),
                "ruled" => search.ruled = true,
                _ => {}
            }
        }
        search
    }

    fn fits(&self, game: &str, card: &CardText) -> bool {
        (self.kinds.is_empty() || kinds(card).any(|word| self.kinds.iter().any(|kind| kind == word)))
            && (!self.ruled || rulings_of(speech().lang(), game, &card.id).next().is_some())
            && matches(game, card, &self.query)
    }
}

/// The cards of the chosen kinds that match every word of the search, in whatever language it is written.
pub(crate) fn gallery(game: &'static str, search: &Search) -> Result<Markup, WebError> {
    let all = host(game)?.cards();
    let cards: Vec<&CardText> = all.iter().filter(|card| search.fits(game, card)).collect();
    let title = game_name(game);
    let content = html! {
        form class="cards-page" role="search" id="gallery" {
            div class="cards-head" {
                h1 { (word("web-nav-cards")) span class="sr" { ": " (title) } }
                nav class="seg" aria-label=(word("web-new-which")) {
                    @for other in games::names() {
                        a href=(link(&format!("/cards/{other}"))) aria-current=[(other == game).then_some("page")] { (game_name(other)) }
                    }
                }
                div class="search find" {
                    input type="hidden" name="lang" value=(speech().lang().code());
                    (sign("search"))
                    input type="search" name="q" value=(search.query) maxlength="80" placeholder=(word("web-search-say")) aria-label=(word("web-search"));
                    button class="act primary" { (word("web-search")) }
                }
            }
            fieldset class="chips bare" {
                legend class="sr" { (word("web-filter")) }
                @for word in all_kinds(&all) {
                    label class={ "chip " (face::tint(&word)) } {
                        input class="tick" type="checkbox" name="kind" value=(word) checked[search.kinds.contains(&word)];
                        (face::glyph(&word)) (face::kind_name(game, &word, speech()))
                    }
                }
                label class="chip" {
                    input class="tick" type="checkbox" name="ruled" value="yes" checked[search.ruled];
                    (sign("book")) (word("web-filter-ruled"))
                }
            }
        }
        p class="hint" role="status" { @if cards.is_empty() { (word("web-cards-none")) } @else { (counted("web-cards-found", cards.len())) } }
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

/// Every such word once, filter by filter, in the order of the cards.
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
