//! The table as a seat or a watcher meets it.

use maud::{Markup, html};
use talon_core::{Outcome, Phrase, Seat, Viewer};

use super::{counted, game_name, shell, speech, word};
use crate::games::widgets::{button, capital, large_faces};
use crate::games::{self, Scene};
use crate::journal::Who;
use crate::room::Room;

/// How many sentences of the log a page shows.
const LOG_MAX: usize = 60;

/// Who looks, through which link.
pub(crate) struct Looker<'a> {
    pub(crate) viewer: Viewer,
    /// The address of the link, e.g. `/s/…`.
    pub(crate) base: &'a str,
    /// The address of this server, for links to send.
    pub(crate) origin: &'a str,
}

/// The whole page.
pub(crate) fn page(room: &Room, looker: &Looker<'_>, wrong: Option<&str>) -> Markup {
    let content = board(room, looker, wrong);
    shell(&game_name(room.table.name()), "at-table", &content)
}

/// The part that is swapped when something happens.
pub(crate) fn board(room: &Room, looker: &Looker<'_>, wrong: Option<&str>) -> Markup {
    let acting = !room.has_open_seat();
    let names = names(
        room,
        match looker.viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        },
    );
    let scene = Scene::new(room.table.as_ref(), looker.viewer, speech(), names, acting);
    let (middle, side) = (games::board(&scene), games::side(&scene));
    html! {
        form id="board" class={ "table game-" (room.table.name()) } method="post" action={ (looker.base) "/move" }
            data-count=(room.count) data-base=(looker.base) {
            input type="hidden" name="count" value=(room.count);
            (top(room, &scene, looker))
            div class="felt" { (middle) }
            aside class="side" { @if let Some(side) = side { (side) } (log(room, &scene, looker)) (super::verify::seal(room)) }
            (prompt(room, &scene, looker, wrong))
            (large_faces(&scene))
        }
    }
}

fn top(room: &Room, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    let can_undo = scene.me().is_some_and(|me| room.undo_to(me).is_some());
    html! {
        header class="top" {
            a class="brand" href="/" { "Talon" }
            span class="what" { (game_name(room.table.name())) " · " (counted("web-moves", room.table.lines().len())) }
            span class="ways" {
                @if can_undo { button class="act" id="undo" formaction={ (looker.base) "/undo" } { (word("web-undo")) } }
                a class="act" href={ "/w/" (room.deal.watch) } { (word("web-watch-link")) }
            }
        }
    }
}

/// What is asked, with the answers that belong to no card.
fn prompt(room: &Room, scene: &Scene<'_>, looker: &Looker<'_>, wrong: Option<&str>) -> Markup {
    html! {
        footer class={ "prompt" @if scene.has_offers() { " asked" } } {
            @if let Some(wrong) = wrong { p class="wrong" role="alert" { (wrong) } }
            @if let Some(outcome) = room.table.outcome() { (ending(room, outcome, scene, looker)) }
            @else if room.has_open_seat() { (invitation(room, looker)) }
            @else { (question(room, scene)) }
        }
    }
}

fn question(room: &Room, scene: &Scene<'_>) -> Markup {
    let asked = scene.me().and_then(|me| room.table.prompt(me));
    let waiting: Vec<&str> =
        room.table.to_act().iter().map(|seat| scene.names[seat.index()].as_str()).collect();
    html! {
        p class="ask" id="ask" {
            @match asked {
                Some(phrase) => (capital(&speech().say(&phrase))),
                None => { (word("web-waiting")) " " (waiting.join(", ")) "…" }
            }
        }
        div class="answers" {
            @for (place, offer) in scene.on_bar().into_iter().enumerate() {
                (button(scene, offer, if place == 0 { "primary" } else { "" }))
            }
        }
    }
}

fn invitation(room: &Room, looker: &Looker<'_>) -> Markup {
    let free = room.deal.places.iter().filter(|place| place.who == Who::Open).count();
    html! {
        p class="ask" id="ask" { (counted("web-invite", free)) }
        div class="answers" {
            input class="link" readonly value={ (looker.origin) "/j/" (room.deal.join) } aria-label=(word("web-invite-link"));
            a class="act" href={ "/j/" (room.deal.join) } { (word("web-invite-open")) }
        }
    }
}

fn ending(room: &Room, outcome: Outcome, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    html! {
        p class="ask" id="ask" { (won(outcome, scene)) }
        div class="answers" {
            @match &room.again {
                Some(join) => a class="act primary" href={ "/j/" (join) } { (word("web-rematch-join")) },
                None => @if scene.me().is_some() {
                    button class="act primary" formaction={ (looker.base) "/rematch" } { (word("web-rematch")) }
                }
            }
            a class="act" href={ (looker.base) "/replay" } { (word("web-replay")) }
            a class="act" href={ (looker.base) "/record" } download={ "talon-" (room.table.name()) ".record" } { (word("web-record")) }
        }
    }
}

/// How it ended, in a sentence.
pub(crate) fn won(outcome: Outcome, scene: &Scene<'_>) -> String {
    match outcome {
        Outcome::Seats(seats) => {
            let names: Vec<&str> = seats.iter().map(|seat| scene.names[seat.index()].as_str()).collect();
            format!("{} {}", word("web-won"), names.join(", "))
        }
        Outcome::Team(team) => counted("web-won-team", usize::from(team)),
        Outcome::PlayersWon { .. } => word("web-won-players"),
        Outcome::PlayersLost { .. } => word("web-lost-players"),
    }
}

/// The sentences so far, the newest first; those since the viewer's own last move stand out.
fn log(room: &Room, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    let mut fresh = true;
    let mut lines: Vec<(usize, bool, &Phrase)> = Vec::new();
    for (number, (seat, told)) in room.told(scene.viewer).enumerate().collect::<Vec<_>>().into_iter().rev() {
        fresh = fresh && Some(seat) != scene.me();
        lines.extend(told.iter().rev().map(|phrase| (number + 1, fresh, phrase)));
        if lines.len() >= LOG_MAX {
            break;
        }
    }
    html! {
        section class="log" {
            h2 { (word("web-log")) }
            ol {
                @for (number, fresh, phrase) in lines {
                    li class=[fresh.then_some("fresh")] {
                        a href={ (looker.base) "/replay?step=" (number) } { (capital(&speech().say(phrase))) }
                    }
                }
            }
        }
    }
}

/// Who sits where, as it is shown to `me`.
pub(crate) fn names(room: &Room, me: Option<Seat>) -> Vec<String> {
    let places = room.deal.places.iter().enumerate();
    places
        .map(|(seat, place)| {
            let number = counted("web-seat", seat + 1);
            let who = match &place.who {
                _ if me == Some(Seat::at(seat)) => word("web-you"),
                Who::Human(name) if name.is_empty() => return number,
                Who::Human(name) => name.clone(),
                Who::Open => word("web-nobody"),
                Who::Bot(level) => word(&format!("web-bot-{level}")),
            };
            format!("{number} · {who}")
        })
        .collect()
}
