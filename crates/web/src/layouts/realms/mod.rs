//! Fantasy Realms: the discard area as a board of places, the hand, the score sheet beside.

mod trade;

use std::time::Duration;

use maud::{Markup, html};
use talon_core::{Seat, Spot};
use talon_realms::{Card, CardSet, CardSheet, Choice, Mode, Realms, Sheet, View};
use talon_table::Table;

use super::widgets::{Extra, Size, back, button, capital, card};
use super::{Scene, face, sheet};

/// Everything on the table.
pub(crate) fn board(scene: &Scene<'_>, table: &Table<Realms>) -> Markup {
    let view = table.view(scene.viewer);
    // First, because it draws what would else be drawn on the panels and on the cards.
    let trade = is_trading(table, &view).then(|| trade::trade(scene, table, &view));
    html! {
        div class="others" { @for seat in others(scene, &view) { (panel(scene, table, &view, seat)) } }
        @if view.result.is_some() { (result(scene, table, &view)) }
        @else if let Some(trade) = trade { (trade) }
        @else { (middle(scene, table, &view)) }
        // At the end the sheets show what lies in every hand.
        @if let Some(me) = scene.me().filter(|_| view.result.is_none()) { (mine(scene, table, &view, me)) }
    }
}

/// Do all trade at once now?
fn is_trading(table: &Table<Realms>, view: &View) -> bool {
    table.setup().mode == Mode::Chaos && view.to_act.len() > 1
}

/// Whose turn, how near the end, the clock.
pub(crate) fn status(scene: &Scene<'_>, table: &Table<Realms>) -> Markup {
    let view = table.view(scene.viewer);
    let places = places(table);
    html! {
        @if let [seat] = view.to_act.as_slice() {
            span class="turn" { (scene.turn_of(&scene.names[seat.index()], Some(*seat))) }
        }
        @if places > 0 { span class="phase" { (scene.word("web-realms-area")) " " (view.area.len()) "/" (places) } }
        @if let Some(left) = scene.left.filter(|_| is_trading(table, &view)) {
            @let seconds = left.as_secs();
            span class="clock" role="timer" data-left=(seconds) {
                (face::glyph("clock")) b { (seconds / 60) ":" (format!("{:02}", seconds % 60)) }
                span class="sr" { (scene.word("web-clock-left")) }
            }
        }
    }
}

/// The places of the discard area; when all are taken the game is over.
fn places(table: &Table<Realms>) -> i64 {
    match table.setup().mode {
        Mode::Standard => 10,
        Mode::Duel => 12,
        Mode::Chaos => 0,
    }
}

/// The other seats, in turn order from the one that looks.
fn others(scene: &Scene<'_>, view: &View) -> Vec<Seat> {
    let (seats, first) = (view.seats.len(), scene.me().map_or(0, |me| me.index() + 1));
    let count = if scene.me().is_some() { seats - 1 } else { seats };
    (first..first + count).map(|seat| Seat::at(seat % seats)).collect()
}

fn panel(scene: &Scene<'_>, table: &Table<Realms>, view: &View, seat: Seat) -> Markup {
    let hand = &view.seats[seat.index()];
    let active = view.to_act.contains(&seat);
    html! {
        section class={ "panel" @if active { " active" } } {
            h3 { (scene.names[seat.index()]) " " small { (scene.counted("web-hand-count", (hand.known.len() + hand.hidden) as i64)) } }
            @if !hand.known.is_empty() && view.result.is_none() {
                div class="row chips known" {
                    span class="hint" { (face::glyph("eye")) span class="sr" { (scene.word("web-known-cards")) } }
                    @for held in &hand.known {
                        (card(scene, id(table, *held), &[], &Extra { size: Size::Chip, ..Extra::default() }))
                    }
                }
            }
            @for offer in scene.on_seat(seat) { (button(scene, offer, "")) }
        }
    }
}

/// The deck and the discard area; its empty places show how near the end is.
fn middle(scene: &Scene<'_>, table: &Table<Realms>, view: &View) -> Markup {
    let places = places(table);
    let values = takes(scene, table);
    let spot = Spot::middle("deck", 0);
    let extra = |held: &Card| {
        let glance = values.iter().find(|(card, _)| card == held).map(|(_, value)| value.clone());
        let tries = vec![format!("take {}", id(table, *held))];
        Extra { class: "wide", glance, tries, ..Extra::default() }
    };
    html! {
        section class="middle" aria-label=(scene.word("web-realms-area")) {
            h2 {
                (scene.word("web-realms-area")) " "
                @if places > 0 {
                    small { (view.area.len()) "/" (places) " · " (scene.counted("web-realms-ends", places)) }
                }
            }
            div class="row area" {
                (deck(scene, view, spot))
                @for (index, held) in view.area.iter().enumerate() {
                    (card(scene, id(table, *held), &[Spot::middle("discard", index)], &extra(held)))
                }
                @for _ in view.area.len()..usize::try_from(places).unwrap_or(0) { span class="card wide empty" {} }
            }
        }
    }
}

fn deck(scene: &Scene<'_>, view: &View, spot: Spot) -> Markup {
    let left = scene.counted("web-deck-count", view.deck.len() as i64);
    html! {
        @match scene.on_place(spot).as_slice() {
            [only] => {
                button class="card wide back b-deck can" id="c-deck" name="move" value=(only.text)
                    aria-label={ (scene.speech.say(&only.say)) ". " (left) } {
                    span class="do" { (capital(&scene.speech.say(&only.say))) } span class="name" { (left) }
                }
            }
            _ => (back("deck wide", &html! { span class="name" { (left) } }))
        }
    }
}

/// What my total would be after taking a card and making the best discard: from what my seat knows.
fn takes(scene: &Scene<'_>, table: &Table<Realms>) -> Vec<(Card, String)> {
    let Some(me) = scene.me().filter(|_| scene.has_offers()) else { return Vec::new() };
    let advice = table.game().advise(table.state(), me);
    let value = |advice: &talon_realms::Advice| match advice.choice {
        Choice::Take(card) => Some((card, scene.counted("web-realms-would-be", advice.value as i64))),
        _ => None,
    };
    advice.iter().filter_map(value).collect()
}

/// My hand, each card with what it gives now.
fn mine(scene: &Scene<'_>, table: &Table<Realms>, view: &View, me: Seat) -> Markup {
    let hand = &view.seats[me.index()].known;
    let sheet = my_sheet(table, view, me);
    let active = view.to_act.contains(&me);
    html! {
        section class={ "mine" @if active { " active" } } aria-label=(scene.word("web-my-hand")) {
            h2 {
                (scene.word("web-my-hand")) " "
                @if let Some(sheet) = &sheet { small { (scene.counted("web-realms-total-now", i64::from(sheet.score))) } }
            }
            div class="row hand" {
                @for (index, held) in hand.iter().enumerate() {
                    @let line = sheet.as_ref().and_then(|sheet| sheet.cards.iter().find(|line| line.card == *held));
                    (card(scene, id(table, *held), &[Spot::of(me, "hand", index)], &in_hand(scene, table, view, *held, line)))
                }
            }
        }
    }
}

fn in_hand(
    scene: &Scene<'_>,
    table: &Table<Realms>,
    view: &View,
    held: Card,
    line: Option<&CardSheet>,
) -> Extra {
    let foot = line.map(|line| {
        let total = line.base + line.bonus + line.penalty;
        html! {
            @if line.blanked.is_some() { s { (total) } " " (scene.word("web-realms-blanked")) }
            @else { (scene.counted("web-realms-gives", i64::from(total))) }
        }
    });
    let blanked = line.is_some_and(|line| line.blanked.is_some());
    let class = if blanked {
        "dim"
    } else if view.drawn.contains(&held) {
        "new"
    } else {
        ""
    };
    // In chaos a card is used in the form that makes an offer.
    let trading = table.setup().mode == Mode::Chaos;
    let tries = if trading { Vec::new() } else { vec![format!("discard {}", id(table, held))] };
    Extra { class, foot, tries, ..Extra::default() }
}

/// The score sheet of the seat that looks.
pub(crate) fn side(scene: &Scene<'_>, table: &Table<Realms>) -> Option<(String, Markup)> {
    let view = table.view(scene.viewer);
    let me = scene.me().filter(|_| view.result.is_none())?;
    let sheet = my_sheet(table, &view, me)?;
    let content = html! { div class="sheet" { (sheet::table(table.game(), &sheet, scene.speech)) } };
    Some((scene.word("web-realms-sheet"), content))
}

/// My hand as it would score now; the scorer takes at most eight cards.
fn my_sheet(table: &Table<Realms>, view: &View, me: Seat) -> Option<Sheet> {
    let hand = set(&view.seats[me.index()].known);
    let fits = (1..=8).contains(&hand.count_ones());
    fits.then(|| table.game().scorer().sheet(hand, 0))
}

/// All sheets side by side, the winner first in words.
fn result(scene: &Scene<'_>, table: &Table<Realms>, view: &View) -> Markup {
    let Some(result) = &view.result else { return html! {} };
    let seats = view.seats.iter().enumerate();
    html! {
        section class="result" {
            h2 { (scene.word("web-realms-sheets")) }
            p class="hint" { (scene.word("web-realms-tie")) }
            div class="sheets" {
                @for (seat, hand) in seats {
                    @let won = result.winners.contains(&Seat::at(seat));
                    section class={ "sheet" @if won { " won" } } {
                        h3 { (scene.names[seat]) " " small { (result.scores[seat]) } }
                        (sheet::table(table.game(), &table.game().scorer().sheet(set(&hand.known), 0), scene.speech))
                    }
                }
            }
        }
    }
}

/// How long the trading of chaos lasts.
pub(crate) fn clock(table: &Table<Realms>) -> Option<Duration> {
    let setup = table.setup();
    (setup.mode == Mode::Chaos).then(|| Duration::from_secs(u64::from(setup.minutes) * 60))
}

fn set(cards: &[Card]) -> CardSet {
    cards.iter().fold(0, |all, card| all | 1 << card.index())
}

fn id(table: &Table<Realms>, held: Card) -> &'static str {
    table.game().card(held).id.as_str()
}

fn name(scene: &Scene<'_>, table: &Table<Realms>, held: Card) -> String {
    capital(&scene.word(&table.game().name_key(held)))
}
