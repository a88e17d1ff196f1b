//! Fantasy Realms: plates above, the discard area in the middle with the stage beside it, the hand below with what it is worth.

mod ask;
mod board;
mod hand;
mod lines;
mod plates;
mod result;
mod stage;
mod trade;

use std::time::Duration;

use maud::{Markup, html};
use talon_core::{Seat, Viewer};
use talon_realms::{Card, CardSet, Choice, Mode, Realms, Sheet, View};
use talon_table::Table;

use super::widgets::capital;
use super::{Parts, Scene, face, sheet};

pub(crate) use ask::{follows, question};
pub(crate) use lines::line;
pub(crate) use result::poster;

/// Everything on the table.
pub(crate) fn parts(scene: &Scene<'_>, table: &Table<Realms>) -> Parts {
    let seen = Seen::new(scene, table);
    let mut parts = Parts::default();
    // Drawn first, because otherwise the plates and the cards would take their offers.
    if seen.view.result.is_some() {
        parts.board = result::ranks(&seen);
    } else if seen.is_trading() {
        parts.board = trade::stalls(&seen);
        parts.stage = trade::builder(&seen);
    } else {
        parts.board = board::area(&seen);
        parts.stage = stage::stage(&seen);
    }
    if seen.view.result.is_none() {
        parts.left = plates::strip(&seen);
        parts.hand = hand::hand(&seen);
    }
    parts
}

/// The table through the viewer's eyes, with the words for it.
struct Seen<'a> {
    scene: &'a Scene<'a>,
    table: &'a Table<Realms>,
    view: View,
}

impl<'a> Seen<'a> {
    fn new(scene: &'a Scene<'_>, table: &'a Table<Realms>) -> Self {
        Self { scene, table, view: table.view(scene.viewer) }
    }

    fn game(&self) -> &Realms {
        self.table.game()
    }

    /// The id of a card.
    fn id(&self, held: Card) -> &'static str {
        id(self.table, held)
    }

    /// The name of a card.
    fn name(&self, held: Card) -> String {
        capital(&self.scene.word(&self.game().name_key(held)))
    }

    /// The strength that is printed on a card.
    fn strength(&self, held: Card) -> i64 {
        i64::from(self.game().card(held).base)
    }

    /// Do all trade at once now?
    fn is_trading(&self) -> bool {
        self.table.state().trades()
    }

    /// The viewer's hand.
    fn own(&self) -> CardSet {
        self.scene.me().map_or(0, |me| set(&self.view.seats[me.index()].known))
    }

    /// What cards are worth together; the scorer takes at most eight.
    fn worth(&self, hand: CardSet) -> Option<i64> {
        let tells = !self.scene.is_puzzle && (1..=8).contains(&hand.count_ones());
        tells.then(|| i64::from(self.game().scorer().score(hand)))
    }

    /// My hand as it would score now.
    fn sheet(&self) -> Option<Sheet> {
        let hand = self.own();
        let tells = !self.scene.is_puzzle && (1..=8).contains(&hand.count_ones());
        tells.then(|| self.game().scorer().sheet(hand, 0))
    }

    /// May this move be made now?
    fn may(&self, wanted: Choice) -> bool {
        self.scene.may::<Realms>(|choice| choice == wanted)
    }

    /// Am I asked for a card to discard?
    fn may_discard(&self) -> bool {
        self.scene.may::<Realms>(|choice| matches!(choice, Choice::Discard(_)))
    }

    /// The places of the discard area; when all are taken the game is over.
    fn places(&self) -> usize {
        match self.table.setup().mode {
            Mode::Standard => 10,
            Mode::Duel => 12,
            Mode::Chaos => 0,
        }
    }
}

/// The difference between two totals.
fn change(from: i64, to: i64) -> Markup {
    let class = match to.cmp(&from) {
        std::cmp::Ordering::Greater => "up",
        std::cmp::Ordering::Less => "down",
        std::cmp::Ordering::Equal => "same",
    };
    html! { span class={ "gain " (class) } { (signed(to - from)) } }
}

/// A number with its sign.
fn signed(n: i64) -> String {
    match n {
        0 => "±0".into(),
        1.. => format!("+{n}"),
        _ => format!("−{}", n.unsigned_abs()),
    }
}

/// Whose turn, how near the end, the clock.
pub(crate) fn status(scene: &Scene<'_>, table: &Table<Realms>) -> Markup {
    let seen = Seen::new(scene, table);
    let places = seen.places();
    html! {
        @if let [seat] = seen.view.to_act.as_slice() {
            span class="turn" { (scene.turn_of(&scene.names[seat.index()], Some(*seat))) }
        }
        @if places > 0 && seen.view.result.is_none() {
            span class="phase" { (scene.word("web-realms-area")) " " (seen.view.area.len()) "/" (places) }
        }
        @if let Some(left) = scene.left.filter(|_| seen.is_trading()) {
            @let seconds = left.as_secs();
            span class="clock" role="timer" data-left=(seconds) {
                (face::glyph("clock")) b { (seconds / 60) ":" (format!("{:02}", seconds % 60)) }
                span class="sr" { (scene.word("web-clock-left")) }
            }
        }
    }
}

/// The score sheet of the seat that looks.
pub(crate) fn side(scene: &Scene<'_>, table: &Table<Realms>) -> Option<(String, Markup)> {
    let seen = Seen::new(scene, table);
    let sheet = seen.sheet().filter(|_| seen.view.result.is_none())?;
    let content = html! { div class="sheet" { (sheet::table(table.game(), &sheet, scene.speech)) } };
    Some((scene.word("web-realms-sheet"), content))
}

/// How long the trading lasts in a game of chaos.
pub(crate) fn clock(table: &Table<Realms>) -> Option<Duration> {
    let setup = table.setup();
    (setup.mode == Mode::Chaos).then(|| Duration::from_secs(u64::from(setup.minutes) * 60))
}

/// The points of a seat at the end.
pub(crate) fn reached(table: &Table<Realms>, seat: Seat) -> Option<i64> {
    let result = table.view(Viewer::Seat(seat)).result?;
    result.scores.get(seat.index()).map(|score| i64::from(*score))
}

/// The calculator with every hand and the discard area, as a judge sees them.
pub(crate) fn calculator(table: &Table<Realms>) -> String {
    let view = table.view(Viewer::Judge);
    let ids = |cards: &[Card]| {
        cards.iter().map(|card| table.game().card(*card).id.as_str()).collect::<Vec<_>>().join(".")
    };
    let hands: Vec<String> = view.seats.iter().map(|hand| format!("h={}", ids(&hand.known))).collect();
    format!("/tools/score?{}&d={}", hands.join("&"), ids(&view.area))
}

/// The other seats, in turn order from the one that looks.
fn others(seen: &Seen<'_>) -> Vec<Seat> {
    let (seats, first) = (seen.view.seats.len(), seen.scene.me().map_or(0, |me| me.index() + 1));
    let count = if seen.scene.me().is_some() { seats - 1 } else { seats };
    (first..first + count).map(|seat| Seat::at(seat % seats)).collect()
}

const fn bit(card: Card) -> CardSet {
    1 << card.index()
}

fn set(cards: &[Card]) -> CardSet {
    cards.iter().fold(0, |all, card| all | bit(*card))
}

fn id(table: &Table<Realms>, held: Card) -> &'static str {
    table.game().card(held).id.as_str()
}
