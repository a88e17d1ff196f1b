//! The full screen at the end of a game: who won and how, before anything else. The bar below keeps the buttons for
//! what comes next.

use maud::{Markup, html};

use super::word;
use crate::layouts::{self, Scene};

/// The full screen at the end, over the table; it folds away to show the table.
pub(super) fn finale(scene: &Scene<'_>) -> Markup {
    let Some(shown) = layouts::finale(scene) else { return html! {} };
    html! {
        details class="finale" id="finale" open {
            summary class="act" { (word("web-end-table")) }
            div class="scene" { (shown) }
        }
    }
}
