//! Aeon's End: the nemesis and its cards above, the supply below them, mages at the left, breaches and hand in the middle, and
//! beside them what happens now.

mod ask;
mod breach;
mod finale;
mod foresee;
mod foresight;
mod hand;
mod nemesis;
mod order;
mod plates;
mod stage;
mod turns;

use maud::{Markup, html};
use talon_aeons::{Catalogue, Choice, Foresight, KindId, SeatView, Type, View};
use talon_core::{Anchor, Phrase, Seat, Spot};
use talon_games::{Aeons, Loaded};
use talon_table::Table;

use super::widgets::capital;
use super::{Parts, Scene};

pub(crate) use ask::{follows, question};
pub(crate) use finale::{finale, poster, reached};
pub(crate) use foresight::{ahead, side};
pub(crate) use order::status;
pub(crate) use turns::{summary, turn_of};

/// Life of a mage at the start, and the most there can be.
const LIFE: u8 = 10;
/// The picture of the city.
const CITY: &str = "gravehold";
/// The active seat in a turn of the nemesis.
const NEMESIS: u8 = u8::MAX;

/// Everything on the table.
pub(crate) fn parts(scene: &Scene<'_>, table: &Table<Catalogue>) -> Parts {
    let seen = Seen::new(scene, table);
    // Drawn first, because what is asked there must not be drawn on the cards again.
    let stage = stage::stage(&seen);
    let others = (0..seen.view.seats.len()).map(Seat::at).filter(|seat| Some(*seat) != seen.me());
    Parts {
        left: html! { @for seat in others { (plates::plate(&seen, seat)) } },
        board: html! { (nemesis::row(&seen)) (hand::supply(&seen)) (breach::breaches(&seen)) },
        stage,
        hand: html! { @if let Some(me) = seen.me() { (plates::own(&seen, me)) (hand::hand(&seen, me)) } },
        ..Parts::default()
    }
}

/// Does this choice lay down a gem of the hand? Gems that ask nothing can be played at one press.
pub(crate) fn lays_down(choice: Choice) -> bool {
    matches!(choice, Choice::Play(kind) if Aeons::loaded().type_of(kind) == Type::Gem)
}

/// The table through the viewer's eyes, with the words for it.
struct Seen<'a> {
    scene: &'a Scene<'a>,
    table: &'a Table<Catalogue>,
    view: View,
}

impl<'a> Seen<'a> {
    fn new(scene: &'a Scene<'_>, table: &'a Table<Catalogue>) -> Self {
        Self { scene, table, view: table.view(scene.viewer) }
    }

    fn game(&self) -> &'a Catalogue {
        self.table.game()
    }

    fn me(&self) -> Option<Seat> {
        self.scene.me()
    }

    /// The id of a card.
    fn id(&self, kind: KindId) -> &'a str {
        self.table.game().id(kind)
    }

    fn side(&self, seat: Seat) -> &SeatView {
        &self.view.seats[seat.index()]
    }

    /// The id of a seat's mage.
    fn mage(&self, seat: Seat) -> &'a str {
        &self.table.game().mages[usize::from(self.side(seat).mage)].id
    }

    /// The id of the nemesis.
    fn board(&self) -> &'a str {
        &self.table.game().boards[usize::from(self.view.board)].id
    }

    fn card_name(&self, kind: KindId) -> String {
        self.scene.word(&term("card", self.id(kind)))
    }

    fn nemesis_name(&self) -> String {
        self.scene.word(&term("nemesis", self.board()))
    }

    /// What a seat is called, at the beginning of a line.
    fn name(&self, seat: Seat) -> String {
        self.scene.names.get(seat.index()).map_or_else(String::new, |name| capital(name))
    }

    /// What can be known of the turns to come.
    fn foreseen(&self) -> Option<&'a Foresight> {
        self.scene.ahead.known()
    }

    fn is_my_turn(&self) -> bool {
        self.me().is_some_and(|me| me.index() == usize::from(self.view.active))
    }

    /// May a card at this spot be used now?
    fn is_offered(&self, spot: Spot) -> bool {
        self.scene.offers().iter().any(|offer| offer.at == Anchor::Card(spot))
    }

    /// May this be chosen now?
    fn may(&self, choice: Choice) -> bool {
        self.scene.may::<Catalogue>(|offered| offered == choice)
    }

    /// The words for a key with one number.
    fn counted(&self, key: &'static str, n: impl Into<i64>) -> String {
        self.scene.counted(key, n.into())
    }

    /// The words for a key with a number out of another.
    fn of(&self, key: &'static str, n: impl Into<i64>, most: impl Into<i64>) -> String {
        self.scene.say(&Phrase::new(key).with("n", n.into()).with("most", most.into()))
    }
}

fn term(group: &str, id: &str) -> String {
    format!("aeons-{group}-{}", id.replace('_', "-"))
}

/// A number with its sign; its word is a tooltip, and there for screen readers.
fn figure(seen: &Seen<'_>, key: &str, sign: &str, n: impl maud::Render) -> Markup {
    let word = seen.scene.word(key);
    html! {
        span class={ "vital v-" (sign) } data-n=(key) title=(word) {
            (super::face::glyph(sign)) span class="sr" { (word) " " } b { (n) }
        }
    }
}
