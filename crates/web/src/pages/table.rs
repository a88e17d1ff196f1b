//! The table as a seat, the shared screen or a watcher sees it.

use std::time::{Duration, UNIX_EPOCH};

use maud::{Markup, html};
use talon_core::{ChoiceKind, Outcome, Record, Seat, Viewer};
use talon_text::Lang;

use super::{
    Setting, counted, game_name, hand_over, log, position_mark, preview, shell_with, speech, together, word,
};
use crate::ahead::Ahead;
use crate::games;
use crate::layouts::widgets::{capital, large_faces};
use crate::layouts::{self, Names, Parts, Scene, face, frame};
use crate::preferences::{link, preferences};
use crate::tables::actions::CHAT_MAX;
use crate::tables::journal::Who;
use crate::tables::live::{Aside, LiveTable, Role, Screen, Undo};
use crate::thinking::Hint;

/// How many things left undone are named before a turn ends.
const UNDONE_MAX: usize = 4;

/// Who is looking, through which link.
pub(crate) struct Looker<'a> {
    pub(crate) role: Role,
    /// The address of the link, e.g. `/s/…`.
    pub(crate) base: &'a str,
    /// The address of this server, for links to send.
    pub(crate) origin: &'a str,
    /// What a bot thinks of the moves, if it was asked.
    pub(crate) hints: &'a [Hint],
    /// What can be known of the turns to come.
    pub(crate) ahead: Ahead,
    /// The cards whose large faces the reader's page already has: they are not sent again.
    pub(crate) faces: &'a str,
}

impl Looker<'_> {
    /// Through whose eyes; nobody's while the screen is being handed over.
    pub(crate) fn viewer(&self, live: &LiveTable) -> Result<Viewer, Vec<Seat>> {
        match self.role {
            Role::Seat(seat) => Ok(Viewer::Seat(seat)),
            Role::Watcher | Role::Guest | Role::Challenged => Ok(Viewer::Watcher),
            Role::Screen => match live.screen() {
                Screen::Seat(seat) => Ok(Viewer::Seat(seat)),
                Screen::HandOver(seats) => Err(seats),
            },
        }
    }
}

/// The whole page.
pub(crate) fn page(live: &LiveTable, looker: &Looker<'_>, wrong: Option<&str>) -> Markup {
    let content = html! { (board(live, looker, wrong)) (around(live, looker)) };
    let game = live.table.name();
    let head = if looker.role == Role::Watcher {
        preview::tags(live, looker, "")
    } else {
        html! {}
    };
    shell_with("table", &game_name(game), Setting::Table(game), &head, &content)
}

/// The part that is swapped when something happens.
pub(crate) fn board(live: &LiveTable, looker: &Looker<'_>, wrong: Option<&str>) -> Markup {
    let viewer = match looker.viewer(live) {
        Ok(viewer) => viewer,
        Err(seats) => return hand_over::board(live, looker, &seats, wrong),
    };
    let me = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let acting = !live.has_open_seat() && me.is_some_and(|seat| !live.away.has(seat));
    let mut scene = Scene::new(live.seen_by(viewer), viewer, speech(), people(live, me), acting);
    scene.ahead = looker.ahead.clone();
    scene.left = clock_left(live);
    scene.faces = looker.faces;
    scene.story = log::story(live, &scene);
    let parts = layouts::parts(&scene);
    let side = layouts::side(&scene);
    let count = live.count_for(viewer);
    html! {
        form id="board" class={ "table framed game-" (live.table.name()) @if live.has_open_seat() { " idle" } } method="post" action={ (looker.base) "/move" }
            data-table=(live.table.name()) data-seat=(me.map_or(0, Seat::number)) data-count=(count) data-base=(looker.base)
            data-warn=[warning(&scene, ChoiceKind::EndsTurn)] data-warn-attack=[warning(&scene, ChoiceKind::Attacks)]
            data-title=(tab_title(live, &scene)) data-mine[scene.is_asked()] {
            input type="hidden" name="count" value=(count);
            @if looker.role == Role::Screen && let Some(me) = me { input type="hidden" name="seat" value=(me.number()); }
            (top(live, &scene, looker))
            (around_the_middle(live, &scene, looker, &parts, side.as_ref(), wrong))
            (super::coach::panel(live, &scene, looker))
            (large_faces(&scene))
        }
    }
}

/// Everything below the top bar.
fn around_the_middle(
    live: &LiveTable,
    scene: &Scene<'_>,
    looker: &Looker<'_>,
    parts: &Parts,
    side: Option<&(String, Markup)>,
    wrong: Option<&str>,
) -> Markup {
    let log = told(live, scene, looker);
    let heading = html! { h1 class="sr" { (game_name(live.table.name())) } };
    let prompt = prompt(live, scene, looker, wrong);
    let area =
        |name: &str, inside: &Markup| html! { @if !inside.0.is_empty() { div class=(name) { (inside) } } };
    html! {
        main class="parts" {
            (heading)
            (area("rail left", &parts.left))
            (area("on-board", &parts.board))
            (area("stage", &parts.stage))
            (area("rail right", &parts.right))
            div class="thumb" { (area("hand", &parts.hand)) (prompt) }
            @if live.table.outcome().is_some() { (super::finale::finale(scene)) }
        }
        section popover class="side-drawer" id="side-log" aria-label=(word("web-log")) {
            button type="button" class="act close" popovertarget="side-log" popovertargetaction="hide" { (word("web-close")) }
            @if let Some((title, content)) = side { section class="panel-side" id="side-game" { h2 { (title) } (content) } }
            (log)
        }
    }
}

/// What happened, with the proof of the deal and, if it was drawn, who goes first.
fn told(live: &LiveTable, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    let over = live.table.outcome().is_some();
    html! {
        @if let Some(lot) = live.table.lot(scene.viewer) { p class="hint" data-lot { (capital(&scene.say(&lot))) } }
        @if over { (super::verify::seal(live)) }
        (log::log(live, scene, looker))
        @if !over { (super::verify::seal(live)) }
    }
}

/// The title of the page's tab: whose turn it is comes first.
fn tab_title(live: &LiveTable, scene: &Scene<'_>) -> String {
    let game = game_name(live.table.name());
    if scene.is_asked() {
        format!("● {} · {game}", word("web-status-mine"))
    } else {
        format!("{game} · Talon")
    }
}

/// What stays when the board is swapped: the list of keys, the chat, and the question before a turn ends.
fn around(live: &LiveTable, looker: &Looker<'_>) -> Markup {
    let keys = ["arrows", "enter", "digits", "a", "u", "h", "w", "p", "s", "l", "i", "order", "help", "esc"];
    html! {
        p id="live" data-live="off" role="status" data-on=(word("web-live-on")) data-retry=(word("web-live-retry")) data-slow=(word("web-live-slow")) {}
        (super::tell_words())
        div popover id="keys" class="look" {
            h2 { (word("web-keys")) }
            dl class="keys" {
                @for key in keys { dt { kbd { (word(&format!("web-key-{key}"))) } } dd { (word(&format!("web-key-{key}-say"))) } }
            }
        }
        @if matches!(looker.role, Role::Seat(_)) && live.people().len() > 1 {
            form popover id="chat" class="look" method="post" action={ (looker.base) "/chat" } {
                ul id="chat-said" class="chat-said" {}
                label for="say-it" { (word("web-chat-say")) }
                input id="say-it" name="say" maxlength=(CHAT_MAX) autocomplete="off" required;
                button class="act primary" { (word("web-chat-send")) }
            }
        }
        @if looker.role != Role::Watcher && live.table.outcome().is_none() {
            dialog id="warn" class="look" {
                p id="warn-what" {}
                div class="answers" {
                    button class="act" id="warn-no" { (word("web-warn-no")) }
                    button class="act primary" id="warn-yes" { (word("web-warn-yes")) }
                }
            }
        }
    }
}

/// The warning before a turn ends this way with something left to do; `None` if there is nothing, or the reader does not
/// want it.
pub(super) fn warning(scene: &Scene<'_>, by: ChoiceKind) -> Option<String> {
    let undone = scene.undone(by);
    if undone.is_empty() || preferences().wish("warn") != "on" {
        return None;
    }
    let named = undone.iter().take(UNDONE_MAX).map(|offer| capital(&scene.say(&offer.say)));
    let more = undone.len().saturating_sub(UNDONE_MAX);
    let more = (more > 0).then(|| counted("web-warn-more", more));
    Some(format!("{} {}.", word("web-warn"), named.chain(more).collect::<Vec<_>>().join("; ")))
}

/// Time left on the table's clock.
fn clock_left(live: &LiveTable) -> Option<Duration> {
    let rings = UNIX_EPOCH + Duration::from_secs(live.deal.dealt_at) + layouts::clock(live.table.as_ref())?;
    Some(rings.duration_since(UNIX_EPOCH + Duration::from_millis(live.clock.millis())).unwrap_or_default())
}

fn top(live: &LiveTable, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    html! {
        header class="top" {
            a class="brand" href="/" { "Talon" }
            span class="what" {
                (game_name(live.table.name()))
                (position_mark(live))
                @if live.first_own > 0 { " · " (counted("web-branch", live.first_own)) }
            }
            span class="status" {
                @if live.has_open_seat() { span class="turn" { (word("web-status-free")) } } @else { (layouts::status(scene)) }
            }
            (ways(live, scene, looker))
        }
    }
}

/// The actions at the top of every table.
fn ways(live: &LiveTable, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    let undo = scene.me().and_then(|me| live.undo(me));
    let hints = live.deal.settings.hints && scene.has_offers();
    let said = live.asides.iter().filter(|(_, aside)| matches!(aside, Aside::Said(..))).count();
    let to = |what: &str| format!("{}/{what}", looker.base);
    let label = |sign: &str, key: &str| html! { (face::glyph(sign)) span class="label" { (word(key)) } };
    html! {
        span class="ways" {
            @if let Some(undo) = undo {
                @let what = taken_back(scene);
                button class="act" id="undo" formaction=(to("undo")) title=[what.as_deref()]
                    aria-label={ (word(undo_word(undo))) @if let Some(what) = &what { ": " (what) } } {
                    (label("undo", undo_word(undo)))
                    @if let Some(what) = &what { span class="back" { (what) } }
                }
            }
            (together::wait(live, scene, looker))
            @if hints { button class="act" id="hint" formaction=(to("hint")) { (label("bulb", "web-hint")) } }
            @if looker.role == Role::Screen && live.hot().len() > 1 {
                button class="act" id="cover" formaction=(to("reveal")) name="cover" value="1" { (word("web-cover")) }
            }
            @if matches!(looker.role, Role::Seat(_)) && live.people().len() > 1 {
                button type="button" class="act" id="talk" popovertarget="chat" data-said=(said) { (label("chat", "web-chat")) }
            }
            button type="button" class="act" id="what" popovertarget="side-log" { (label("log", "web-log")) }
            button type="button" class="act more" popovertarget="more-ways" { (label("more", "web-menu")) }
            span popover id="more-ways" {
                button type="button" class="act" id="help" popovertarget="keys" { (word("web-keys-short")) }
                a class="act" id="words" href={ (link(&format!("/rules/{}", live.table.name()))) "#words" } target="_blank" { (word("term-words")) }
                a class="act" href=(link(&format!("/rules/{}", live.table.name()))) target="_blank" { (word("guide-nav")) }
                @if !live.is_sealed() { a class="act" href={ "/w/" (live.deal.watch) } { (word("web-watch-link")) } }
                (super::days::ways(live, scene, looker))
                @if looker.role != Role::Watcher && live.table.outcome().is_none() && !live.deal.settings.archive { (super::tell_button("")) }
                (super::settings_link())
            }
        }
    }
}

/// What would be taken back, in words: the viewer's own last step.
fn taken_back(scene: &Scene<'_>) -> Option<String> {
    let me = scene.me()?;
    let last = scene.story.iter().rev().find(|step| step.seat == me)?;
    Some(capital(&scene.say(&last.told.first()?.say)))
}

const fn undo_word(undo: Undo) -> &'static str {
    match undo {
        Undo::Free(_) => "web-undo",
        Undo::Marked(_) => "web-undo-marked",
        Undo::Ask(_) => "web-undo-ask",
    }
}

/// The question, with the answers that belong to no card.
fn prompt(live: &LiveTable, scene: &Scene<'_>, looker: &Looker<'_>, wrong: Option<&str>) -> Markup {
    let away = scene.me().is_some_and(|me| live.away.has(me));
    html! {
        footer class={ "prompt" @if scene.has_offers() { " asked" } } {
            @if let Some(wrong) = wrong { p class="wrong" role="alert" { (wrong) } }
            @if live.table.outcome().is_none() { (super::days::clocks(live, scene)) }
            @if let Some(outcome) = live.table.outcome() { (ending(live, outcome, scene, looker)) }
            @else if live.deal.settings.archive { (archive(looker)) }
            @else if live.has_open_seat() { (invitation(live, looker)) }
            @else if scene.me().is_some_and(|me| live.has_forfeited(me)) { p class="ask" id="ask" tabindex="-1" { (word("day-lost")) } }
            @else if away { (taking_back_the_seat(looker)) }
            @else { (request(live, scene, looker)) (question(live, scene, looker)) (together::proposals(live, scene, looker)) (super::hints::hints(scene, looker)) }
        }
    }
}

fn question(live: &LiveTable, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    if let Some(asked) = layouts::question(scene) {
        return frame::question(scene, &asked);
    }
    let waiting: Vec<&str> =
        live.table.to_act().iter().map(|seat| scene.names[seat.index()].as_str()).collect();
    html! {
        div class="asking" {
            div class="words" {
                p class="ask" id="ask" tabindex="-1" {
                    (word("web-waiting")) " " (waiting.join(", ")) "…"
                    noscript { " " a href="" { (word("web-look-again")) } }
                }
            }
        }
        @let left = frame::answers(scene);
        @if !left.is_empty() { div class="answers" { @for answer in left { (answer.button()) } } }
        @else { (together::steps(live, scene, looker)) }
    }
}

/// Somebody asks to take a move back: those who have to agree answer, the others wait.
fn request(live: &LiveTable, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    let Some(request) = live.request else { return html! {} };
    let asked = scene.me().is_some_and(|me| live.is_asked(me).is_some());
    html! {
        div class="request" role="status" {
            @if asked {
                p { (scene.names[request.seat.index()]) ": " (word("web-undo-asks")) }
                button class="act primary" formaction={ (looker.base) "/reply" } name="yes" value="true" { (word("web-undo-yes")) }
                button class="act" formaction={ (looker.base) "/reply" } name="yes" value="false" { (word("web-undo-no")) }
            } @else { p { (word("web-undo-waits")) } }
        }
    }
}

fn archive(looker: &Looker<'_>) -> Markup {
    html! {
        p class="ask" id="ask" tabindex="-1" { (word("web-archive")) }
        div class="answers" { a class="act primary" href={ (looker.base) "/replay" } { (word("web-replay")) } }
    }
}

fn taking_back_the_seat(looker: &Looker<'_>) -> Markup {
    html! {
        p class="ask" id="ask" tabindex="-1" { (word("web-away-here")) }
        div class="answers" {
            button class="act primary" id="home" formaction={ (looker.base) "/home" } { (word("web-away-back")) }
        }
    }
}

/// The link for friends while a seat is free.
pub(super) fn invitation(live: &LiveTable, looker: &Looker<'_>) -> Markup {
    let free = live.deal.places.iter().filter(|place| place.who == Who::Open).count();
    html! {
        p class="ask" id="ask" tabindex="-1" { (counted("web-invite", free)) }
        div class="answers" {
            input class="link" readonly value={ (looker.origin) "/j/" (live.deal.join) } aria-label=(word("web-invite-link"));
            (copy())
            a class="act" href={ "/j/" (live.deal.join) } { (word("web-invite-open")) }
        }
    }
}

/// A button that copies the link in the field before it; without script, people copy from the field themselves.
pub(super) fn copy() -> Markup {
    html! { button type="button" class="act primary" data-copy=(word("web-copied")) { (word("web-copy")) } }
}

fn ending(live: &LiveTable, outcome: Outcome, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    html! {
        p class="ask" id="ask" tabindex="-1" {
            (won(outcome, scene))
            @if live.marks() > 0 { " " small { (counted("web-marks", live.marks())) } }
        }
        div class="answers" {
            (super::challenge::compare(live, scene.me()))
            @match &live.again {
                // Its seats are for those who played, not for watchers.
                Some(join) => @if scene.me().is_some() {
                    a class="act primary" href={ "/j/" (join) } { (word("web-rematch-join")) }
                },
                None => @if scene.me().is_some() {
                    button class="act primary" formaction={ (looker.base) "/rematch" } { (word("web-rematch")) }
                }
            }
            @if live.is_reviewable() { a class="act" id="review" href={ (looker.base) "/review" } { (word("review-link")) } }
            a class="act" href={ (looker.base) "/replay" } { (word("web-replay")) }
            @if live.is_open_to_all() {
                span class="share" {
                    input class="link" readonly value={ (looker.origin) "/w/" (live.deal.watch) "/replay" } aria-label=(word("web-replay-share"));
                    (copy())
                }
                a class="act" href={ (looker.base) "/record" } download={ "talon-" (live.table.name()) ".record" } { (word("web-record")) }
            }
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
        Outcome::Team { team, .. } => counted("web-won-team", usize::from(team)),
        Outcome::PlayersWon { cause } => format!("{} {}", word("web-won-players"), why(cause, scene)),
        Outcome::PlayersLost { cause } => format!("{} {}", word("web-lost-players"), why(cause, scene)),
    }
}

/// Why the players won or lost together, in a sentence.
fn why(cause: &str, scene: &Scene<'_>) -> String {
    capital(&scene.speech.cause(scene.table.name(), cause)) + "."
}

/// What the players are called at the table: people by their names, bots by names we give them, and `me` is "you".
pub(crate) fn people(live: &LiveTable, me: Option<Seat>) -> Names {
    let mut people = Names::default();
    // Only in English do sentences about what somebody did read the same with "you".
    let says_you = games::of(live.table.as_ref()).says_you() && speech().lang() == Lang::En;
    for (seat, place) in live.deal.places.iter().enumerate() {
        let number = counted("web-seat", seat + 1);
        let own = match &place.who {
            Who::Human(name) | Who::Hot(name) if name.is_empty() => number.clone(),
            Who::Human(name) | Who::Hot(name) => name.clone(),
            Who::Open => word("web-nobody"),
            Who::Bot(_) => word(&format!("web-bot-name-{}", seat + 1)),
        };
        let is_me = me == Some(Seat::at(seat));
        let besides = match &place.who {
            Who::Bot(level) => format!("{} · {number}", word(&format!("web-bot-{level}"))),
            _ if own == number => String::new(),
            _ => number,
        };
        let named = speech().fill("web-you-named", &[("name", own.clone().into())]);
        let you = if says_you { word("web-you") } else { named };
        people.spoken.push(if is_me { you } else { own.clone() });
        people.shown.push(if is_me { capital(&word("web-you")) } else { own });
        people.besides.push(besides);
    }
    // The nemesis plays against everybody and has no seat.
    people.spoken.push(word("web-kind-nemesis"));
    people
}

/// The record of a game with comments that say who sat where: people by their names, bots by the names we give them and
/// their strength.
pub(crate) fn named_record(live: &LiveTable) -> Record {
    let people = people(live, None);
    let places = live.deal.places.iter().zip(&people.shown);
    let called = places.map(|(place, name)| match &place.who {
        Who::Bot(level) => format!("{name} ({})", word(&format!("web-bot-{level}"))),
        _ => name.clone(),
    });
    let called: Vec<String> = called.collect();
    live.table.record().with_names(called.iter().map(String::as_str))
}

/// Who sits where, as it is shown to `me`.
pub(crate) fn names(live: &LiveTable, me: Option<Seat>) -> Vec<String> {
    let places = live.deal.places.iter().enumerate();
    places
        .map(|(seat, place)| {
            let number = counted("web-seat", seat + 1);
            let who = match &place.who {
                _ if me == Some(Seat::at(seat)) => word("web-you"),
                Who::Human(name) | Who::Hot(name) if name.is_empty() => return number,
                Who::Human(name) | Who::Hot(name) => name.clone(),
                Who::Open => word("web-nobody"),
                Who::Bot(level) => word(&format!("web-bot-{level}")),
            };
            format!("{number} · {who}")
        })
        .collect()
}
