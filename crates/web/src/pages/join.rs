//! The page behind the link that is sent to friends.

use maud::{Markup, html};
use talon_core::Viewer;

use super::lobby::emblem;
use super::new::NAME_MAX;
use super::table::names;
use super::{counted, drawing, game_name, page, word};
use crate::tables::journal::Who;
use crate::tables::live::LiveTable;

/// The seats of a table, free ones to be taken.
pub(crate) fn join(live: &LiveTable) -> Markup {
    let game = live.table.name();
    let title = game_name(game);
    let people = names(live, None);
    let places = live.deal.places.iter().enumerate();
    let asked = if live.has_open_seat() { "web-join-lead" } else { "web-join-full" };
    let content = html! {
        div class="join" {
            div class="banner" {
                (drawing("pic", &format!("w-{game}")))
                p { (word("web-join-asked")) }
                h1 { (title) }
                p { (super::mode_of(&live.ways())) }
            }
            p class="lead" { (word(asked)) }
            @if let Some(by_day) = live.deal.settings.by_day { (super::days::agreed(by_day)) }
            form method="post" action={ "/j/" (live.deal.join) } class="sitting-form" {
                @if live.has_open_seat() {
                    div class="options" {
                        label { (word("web-your-name")) input name="name" maxlength=(NAME_MAX) autocomplete="nickname" id="name"; }
                        p class="hint" { (word("web-join-name-say")) }
                    }
                }
                h2 { (word("web-join-seats")) }
                ul class="sitting" {
                    @for (seat, place) in places {
                        @let free = place.who == Who::Open;
                        li class=[free.then_some("yours")] {
                            (emblem(seat, &place.who))
                            div {
                                strong { @if free { (word("web-seat-free")) } @else { (people[seat]) } }
                                @if free { span class="hint" { (counted("web-seat", seat + 1)) } }
                            }
                            @if free { button class="act primary" name="seat" value=(seat + 1) { (word("web-sit-here")) } }
                        }
                    }
                }
            }
            p class="ways" {
                a class="act" href={ "/w/" (live.deal.watch) } { (word("web-watch")) }
                a class="act" href=(crate::preferences::link(&format!("/rules/{game}"))) { (word("web-play-learn")) }
            }
            p class="hint" { (counted("web-moves", live.moves(Viewer::Watcher))) }
        }
    };
    page("join", game, &title, &content)
}
