//! The question before a turn ends with something left to do, for those who play without script.

use maud::{Markup, html};
use talon_core::{Seat, Viewer};

use super::table::{Looker, people, warning};
use super::{page, speech, word};
use crate::layouts::Scene;
use crate::tables::live::LiveTable;

/// The page that asks once more; `None` if the move leaves nothing undone, or the table has moved on anyway.
pub(crate) fn before(
    live: &LiveTable,
    looker: &Looker<'_>,
    seat: Seat,
    count: u64,
    text: &str,
) -> Option<Markup> {
    let scene = Scene::new(live.table.as_ref(), Viewer::Seat(seat), speech(), people(live, Some(seat)), true);
    let ending = scene.ending(text).filter(|_| !live.is_stale(seat, count))?;
    let warning = warning(&scene, ending)?;
    let title = word("web-warn-title");
    let content = html! {
        h1 { (title) }
        p class="lead" { (warning) }
        form method="post" action={ (looker.base) "/move" } class="ways" {
            input type="hidden" name="count" value=(count);
            input type="hidden" name="seat" value=(seat.number());
            input type="hidden" name="sure" value="true";
            a class="act primary" href=(looker.base) { (word("web-warn-no")) }
            button class="act" name="move" value=(text) { (word("web-warn-yes")) }
        }
    };
    Some(page("table", live.table.name(), &title, &content))
}
