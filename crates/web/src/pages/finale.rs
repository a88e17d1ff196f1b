//! The end of a game as a moment: who won and how, before anything else.

use maud::{Markup, html};

use super::table::Looker;
use crate::layouts::{self, Scene};
use crate::tables::live::LiveTable;

/// The full screen at the end, over the table.
pub(super) fn finale(_live: &LiveTable, scene: &Scene<'_>, _looker: &Looker<'_>) -> Markup {
    html! { @if let Some(shown) = layouts::finale(scene) { (shown) } }
}
