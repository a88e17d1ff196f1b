//! The page between two people who share a screen: nobody's cards are in it.

use maud::{Markup, html};
use talon_core::{Seat, Viewer};

use super::table::{Looker, invitation, names};
use super::{counted, game_name, word};
use crate::tables::live::LiveTable;

/// To whom the screen is to be handed. It takes the place of the board.
pub(crate) fn board(live: &LiveTable, looker: &Looker<'_>, seats: &[Seat], wrong: Option<&str>) -> Markup {
    let names = names(live, None);
    // Those at one screen know the same.
    let viewer = live.hot().lowest().map_or(Viewer::Watcher, Viewer::Seat);
    let count = live.count_for(viewer);
    let undo = live.last_hot_mover().is_some_and(|seat| live.undo(seat).is_some());
    let waiting = !live.table.to_act().iter().any(|seat| seats.contains(&seat));
    html! {
        form id="board" class="hand-over" method="post" action={ (looker.base) "/reveal" }
            data-count=(count) data-base=(looker.base) {
            input type="hidden" name="count" value=(count);
            header class="top" {
                a class="brand" href="/" { "Talon" }
                span class="what" { (game_name(live.table.name())) " · " (counted("web-moves", live.moves(viewer))) }
                @if undo { button class="act" id="undo" formaction={ (looker.base) "/undo" } { (word("web-undo")) } }
            }
            main class="page" {
                @if let Some(wrong) = wrong { p class="wrong" role="alert" { (wrong) } }
                @if live.has_open_seat() { (invitation(live, looker)) }
                @else {
                    h1 id="ask" tabindex="-1" { (word(if waiting { "web-hand-over-wait" } else { "web-hand-over" })) }
                    p class="lead" { (word("web-hand-over-say")) }
                    ul class="tables" {
                        @for seat in seats {
                            li {
                                span { (names[seat.index()]) }
                                button class="act primary" name="seat" value=(seat.number()) { (word("web-hand-over-show")) }
                            }
                        }
                    }
                }
            }
        }
    }
}
