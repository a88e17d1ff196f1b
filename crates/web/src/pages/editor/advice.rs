//! What is best in a position, with its reason.

use maud::{Markup, html};
use talon_core::{Seat, Viewer};
use talon_table::AnyTable;

use super::super::hints;
use crate::layouts::{Names, Scene};
use crate::pages::{counted, speech};
use crate::thinking::Hint;

/// What a strong bot would do in this seat, from what the seat knows.
pub(super) fn shown(table: &dyn AnyTable, seat: Seat, found: &[Hint]) -> Markup {
    let names: Vec<String> = (1..=table.seats()).map(|number| counted("web-seat", number)).collect();
    let names = Names { besides: vec![String::new(); names.len()], spoken: names.clone(), shown: names };
    let scene = Scene::new(table, Viewer::Seat(seat), speech(), names, true);
    html! {
        div id="editor-best" data-best=(found.first().map_or("", |best| best.text.as_str())) {
            (hints::told(&scene, found, None))
        }
    }
}
