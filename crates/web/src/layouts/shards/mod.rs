//! Shards of Infinity: plates at the edges, the centre row above, the stage in the middle, the hand below.

mod ask;
mod board;
mod finale;
mod foresee;
mod lines;
mod looks;
mod opening;
mod plates;
mod stage;
mod turns;

use maud::{Markup, html};
use talon_core::{Phrase, Seat};
use talon_shards::{Catalogue, Kind, Mode, PhaseView, View};
use talon_table::Table;

use super::widgets::capital;
use super::{Parts, Scene, frame};

pub(crate) use ask::{follows, lays_down, question};
pub(crate) use finale::{finale, poster};
pub(crate) use lines::line;
pub(crate) use looks::{reached, side};
pub(crate) use turns::{summary, turn_of};

/// Health at the start, and the most there can be.
const HEALTH: u16 = 50;
/// The highest mastery.
const MASTERY: u16 = 30;

/// Everything on the table.
pub(crate) fn parts(scene: &Scene<'_>, table: &Table<Catalogue>) -> Parts {
    let seen = Seen { scene, table, view: table.view(scene.viewer) };
    let (left, right) = plates::rails(&seen);
    let rail = |seats: &[Seat]| html! { @for seat in seats { (plates::plate(&seen, *seat)) } };
    let mut parts = Parts { left: rail(&left), right: rail(&right), ..Parts::default() };
    match seen.view.phase {
        PhaseView::Auction => parts.board = opening::auction(&seen),
        PhaseView::Draft => parts.board = opening::draft(&seen),
        PhaseView::Play | PhaseView::Attack | PhaseView::Shield | PhaseView::Over => {
            return in_turns(&seen, parts);
        }
    }
    parts
}

/// The table once the game has begun.
fn in_turns(seen: &Seen<'_>, mut parts: Parts) -> Parts {
    parts.board = board::board(seen);
    parts.hand = board::hand(seen);
    parts.stage = stage::stage(seen);
    parts
}

/// The table through the viewer's eyes, with the words for it.
struct Seen<'a> {
    scene: &'a Scene<'a>,
    table: &'a Table<Catalogue>,
    view: View,
}

impl Seen<'_> {
    fn game(&self) -> &Catalogue {
        self.table.game()
    }

    fn me(&self) -> Option<Seat> {
        self.scene.me()
    }

    /// The id of a card.
    fn id(&self, kind: Kind) -> &str {
        &self.game().card(kind).id
    }

    /// Is it my turn to play?
    fn is_my_turn(&self) -> bool {
        self.scene.is_asked() && self.me() == Some(self.view.turn) && self.view.phase == PhaseView::Play
    }

    /// What a side is called: its player's name, or the Nemesis.
    fn name(&self, seat: Seat) -> String {
        match self.scene.names.get(seat.index()) {
            Some(name) if self.view.mode != Mode::Nemesis || seat.index() == 0 => name.clone(),
            _ => capital(&self.scene.word("web-kind-nemesis")),
        }
    }

    /// The words for a key with one number.
    fn counted(&self, key: &'static str, n: impl Into<i64>) -> String {
        self.scene.counted(key, n.into())
    }

    /// Says a key with a number before and after.
    fn change(&self, key: &'static str, from: i64, to: i64) -> String {
        self.scene.say(&Phrase::new(key).with("n", from).with("m", to))
    }
}

/// Round, whose turn, which step of it.
pub(crate) fn status(scene: &Scene<'_>, table: &Table<Catalogue>) -> Markup {
    let seen = Seen { scene, table, view: table.view(scene.viewer) };
    let view = &seen.view;
    if view.outcome.is_some() {
        return html! {};
    }
    // How many turns were taken is known to all.
    let round = i64::from(table.state().turns()) / view.sides.len().max(1) as i64 + 1;
    let opening = matches!(view.phase, PhaseView::Auction | PhaseView::Draft);
    let now = |phases: &[PhaseView]| phases.contains(&view.phase);
    let steps: Vec<(String, bool)> = if opening {
        [
            ("web-shards-step-auction", now(&[PhaseView::Auction])),
            ("web-shards-step-draft", now(&[PhaseView::Draft])),
            ("web-shards-step-first", false),
        ]
    } else {
        [
            ("web-shards-step-play", now(&[PhaseView::Play])),
            ("web-shards-step-attack", now(&[PhaseView::Attack, PhaseView::Shield])),
            ("web-shards-step-end", false),
        ]
    }
    .map(|(key, now)| (scene.word(key), now))
    .into();
    html! {
        @if !opening { span class="round" { (scene.counted("web-status-round", round)) } }
        span class="turn" { (scene.turn_of(&seen.name(view.turn), Some(view.turn))) }
        (frame::steps(&steps))
        span class="deck" { (scene.counted("web-shards-centre-deck", view.center_deck.len() as i64)) }
    }
}
