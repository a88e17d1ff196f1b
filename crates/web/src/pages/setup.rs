//! The Aeon's End set-up drawer for a real table. The address holds the seed, so a set-up can be sent on.

use maud::{Markup, html};
use talon_aeons::{Catalogue, Setup, Supply};
use talon_core::Seed;
use talon_table::games::Loaded;

use super::{counted, page, speech, word};
use crate::games::face;

/// A random, legal set-up: nemesis, mages, supply and the turn-order cards.
pub(crate) fn setup(players: usize, seed: Seed) -> Markup {
    let game = Catalogue::loaded();
    let asked = Setup { players, nemesis: None, supply: Supply::Random, ..Setup::default() };
    let drawn = game.drawn(&asked, seed);
    let supply: Vec<&str> = drawn.supply.iter().map(|kind| game.id(*kind)).collect();
    let turns: Vec<String> =
        drawn.turn_order.iter().map(|card| word(&format!("aeons-turn-{card}"))).collect();
    let title = word("web-tool-setup");
    let content = html! {
        h1 { (title) }
        form class="search" method="post" action="/tools/setup" {
            select name="players" aria-label=(word("web-option-players")) {
                @for n in 1..=4 { option value=(n) selected[n == players] { (counted("web-players", n)) } }
            }
            button class="act primary" { (word("web-setup-draw")) }
        }
        (faces("web-kind-nemesis", &[drawn.nemesis]))
        (faces("web-setup-mages", &drawn.mages))
        (faces("web-zone-supply", &supply))
        section { h2 { (word("web-setup-turns")) } p { (turns.join(", ")) } }
        section {
            h2 { (word("web-setup-basics")) }
            p { (drawn.basics.map(|n| n.to_string()).join(" / ")) }
        }
    };
    page(&title, &content)
}

fn faces(key: &str, ids: &[&str]) -> Markup {
    html! {
        section {
            h2 { (word(key)) }
            div class="gallery" {
                @for card in ids.iter().filter_map(|id| face::find("aeons", id)) { (face::large("aeons", card, speech())) }
            }
        }
    }
}
