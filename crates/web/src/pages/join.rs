//! The page behind the link that is sent to friends.

use maud::{Markup, html};
use talon_core::Viewer;

use super::new::NAME_MAX;
use super::table::names;
use super::{counted, game_name, page, word};
use crate::tables::journal::Who;
use crate::tables::live::LiveTable;

/// The seats of a table, free ones to be taken.
pub(crate) fn join(live: &LiveTable) -> Markup {
    let title = game_name(live.table.name());
    let people = names(live, None);
    let places = live.deal.places.iter().enumerate();
    let content = html! {
        h1 { (title) }
        p class="lead" { (word(if live.has_open_seat() { "web-join-lead" } else { "web-join-full" })) }
        form method="post" action={ "/j/" (live.deal.join) } class="options" {
            @if live.has_open_seat() {
                label { (word("web-your-name")) input name="name" maxlength=(NAME_MAX) autocomplete="nickname"; }
            }
            ul class="tables" {
                @for (seat, place) in places {
                    li {
                        span { (people[seat]) }
                        @if place.who == Who::Open {
                            button class="act primary" name="seat" value=(seat + 1) { (word("web-sit-here")) }
                        }
                    }
                }
            }
        }
        p { a class="act" href={ "/w/" (live.deal.watch) } { (word("web-watch")) } }
        p class="hint" { (counted("web-moves", live.moves(Viewer::Watcher))) }
    };
    page("join", live.table.name(), &title, &content)
}
