//! Fantasy Realms: the discard area as a board of places, the hand, the score sheet beside.

use std::time::Duration;

use maud::{Markup, html};
use talon_core::{Seat, Spot};
use talon_realms::{Card, CardSet, CardSheet, Choice, Mode, Realms, Sheet, View};
use talon_table::Table;

use super::widgets::{Extra, back, button, capital, card};
use super::{Scene, sheet};

/// Everything on the table.
pub(crate) fn board(scene: &Scene<'_>, table: &Table<Realms>) -> Markup {
    let view = table.view(scene.viewer);
    html! {
        div class="others" { @for seat in others(scene, &view) { (panel(scene, table, &view, seat)) } }
        @if view.result.is_some() { (result(scene, table, &view)) } @else { (middle(scene, table, &view)) }
        @if let Some(me) = scene.me() { (mine(scene, table, &view, me)) }
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
    let offer = view.offers.iter().find(|(from, ..)| *from == seat);
    html! {
        section class={ "panel" @if active { " active" } } {
            h3 { (scene.names[seat.index()]) }
            p class="count" { (scene.counted("web-hand-count", (hand.known.len() + hand.hidden) as i64)) }
            @if !hand.known.is_empty() && view.result.is_none() {
                p class="known" {
                    (scene.word("web-known-cards")) " "
                    (hand.known.iter().map(|card| name(scene, table, *card)).collect::<Vec<_>>().join(", "))
                }
            }
            @if let Some((_, give, to, want)) = offer {
                p class="trade" {
                    (name(scene, table, *give)) " → " (scene.names[to.index()]) " · " (name(scene, table, *want))
                }
            }
            @for offer in scene.on_seat(seat) { (button(scene, offer, "")) }
        }
    }
}

/// The deck and the discard area; its empty places show how near the end is.
fn middle(scene: &Scene<'_>, table: &Table<Realms>, view: &View) -> Markup {
    let places = match table.setup().mode {
        Mode::Standard => 10,
        Mode::Duel => 12,
        Mode::Chaos => 0,
    };
    let values = takes(scene, table);
    let spot = Spot::middle("deck", 0);
    html! {
        section class="middle" aria-label=(scene.word("web-realms-area")) {
            h2 {
                (scene.word("web-realms-area")) " "
                @if places > 0 {
                    small { (view.area.len()) "/" (places) " · " (scene.counted("web-realms-ends", places)) }
                }
            }
            div class="row" {
                (deck(scene, view, spot))
                @for (index, held) in view.area.iter().enumerate() {
                    @let glance = values.iter().find(|(card, _)| card == held).map(|(_, value)| value.clone());
                    (card(scene, id(table, *held), Some(Spot::middle("discard", index)), &Extra { glance, ..Extra::default() }))
                }
                @for _ in view.area.len()..usize::try_from(places).unwrap_or(0) { span class="card empty" {} }
            }
        }
    }
}

fn deck(scene: &Scene<'_>, view: &View, spot: Spot) -> Markup {
    let left = scene.counted("web-deck-count", view.deck.len() as i64);
    html! {
        @match scene.on_place(spot).as_slice() {
            [only] => {
                button class="card back b-deck can" id="c-deck" name="move" value=(only.text)
                    aria-label={ (scene.speech.say(&only.say)) ". " (left) } { span class="name" { (left) } }
            }
            _ => span class="card back b-deck" { span class="name" { (left) } }
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
                    (card(scene, id(table, *held), Some(Spot::of(me, "hand", index)), &in_hand(scene, view, *held, line)))
                }
                @if hand.is_empty() { (back("deck")) }
            }
        }
    }
}

fn in_hand(scene: &Scene<'_>, view: &View, held: Card, line: Option<&CardSheet>) -> Extra {
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
    Extra { class, foot, glance: None }
}

/// The score sheet of the seat that looks.
pub(crate) fn side(scene: &Scene<'_>, table: &Table<Realms>) -> Option<Markup> {
    let view = table.view(scene.viewer);
    let me = scene.me().filter(|_| view.result.is_none())?;
    let sheet = my_sheet(table, &view, me)?;
    Some(html! {
        section class="sheet" {
            h2 { (scene.word("web-realms-sheet")) }
            (sheet::table(table.game(), &sheet, scene.speech))
        }
    })
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
