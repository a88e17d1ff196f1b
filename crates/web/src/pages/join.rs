//! The page behind the link that is sent to friends.

use maud::{Markup, html};

use super::new::NAME_MAX;
use super::table::names;
use super::{counted, game_name, page, word};
use crate::journal::Who;
use crate::room::Room;

/// The seats of a table, free ones to be taken.
pub(crate) fn join(room: &Room) -> Markup {
    let title = game_name(room.table.name());
    let people = names(room, None);
    let places = room.deal.places.iter().enumerate();
    let content = html! {
        h1 { (title) }
        p class="lead" { (word(if room.has_open_seat() { "web-join-lead" } else { "web-join-full" })) }
        form method="post" action={ "/j/" (room.deal.join) } class="options" {
            @if room.has_open_seat() {
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
        p { a class="act" href={ "/w/" (room.deal.watch) } { (word("web-watch")) } }
        p class="hint" { (counted("web-moves", room.table.lines().len())) }
    };
    page(&title, &content)
}
