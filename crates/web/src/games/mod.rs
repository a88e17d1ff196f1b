//! The tables of the games: a layout each, over shared widgets.
//!
//! A layout gets a [`Scene`]: the table through one viewer's eyes, what that viewer may do, and the words. It returns
//! markup. It draws each offer on its anchor by asking the scene for it; what no layout asked for is drawn in the
//! prompt bar, so that every offer is drawn exactly once whatever a layout forgets.

mod aeons;
pub(crate) mod face;
mod realms;
mod shards;
pub(crate) mod sheet;
pub(crate) mod turn;
pub(crate) mod widgets;

use std::cell::RefCell;
use std::time::Duration;

use maud::Markup;
use talon_core::{Anchor, Phrase, Seat, Spot, Viewer};
use talon_realms::Realms;
use talon_table::{AnyTable, Told};
use talon_text::Speech;

use crate::bots::Hint;

/// A table as one viewer meets it.
pub(crate) struct Scene<'a> {
    /// The table. Only [`AnyTable::position`] and views for `viewer` may be read from it.
    pub(crate) table: &'a dyn AnyTable,
    /// Through whose eyes.
    pub(crate) viewer: Viewer,
    /// The words.
    pub(crate) speech: &'a Speech,
    /// Who sits where, as shown.
    pub(crate) names: Vec<String>,
    /// Large faces to be laid down once, after the board.
    pub(crate) seen: RefCell<Vec<String>>,
    offers: Vec<Told>,
    drawn: RefCell<Vec<bool>>,
}

impl<'a> Scene<'a> {
    /// The table with what `viewer` may do. `acting` is false in replays and while seats are open.
    pub(crate) fn new(
        table: &'a dyn AnyTable,
        viewer: Viewer,
        speech: &'a Speech,
        names: Vec<String>,
        acting: bool,
    ) -> Self {
        let mut offers = Vec::new();
        if let (Viewer::Seat(seat), true) = (viewer, acting) {
            offers = table.offers(seat);
            // The clock's move is the server's to make.
            let clock = table.clock_move(seat);
            offers.retain(|offer| Some(&offer.text) != clock.as_ref());
        }
        let drawn = RefCell::new(vec![false; offers.len()]);
        Self { table, viewer, speech, names, seen: RefCell::default(), offers, drawn }
    }

    /// The seat that looks, if a player does.
    pub(crate) const fn me(&self) -> Option<Seat> {
        if let Viewer::Seat(seat) = self.viewer { Some(seat) } else { None }
    }

    /// The words for a bare key.
    pub(crate) fn word(&self, key: &str) -> String {
        self.speech.name(key)
    }

    /// The words for a key with one number.
    pub(crate) fn counted(&self, key: &'static str, n: i64) -> String {
        self.speech.say(&Phrase::new(key).with("n", n))
    }

    /// What may be done with the card at a spot; drawn from now on.
    pub(crate) fn on_card(&self, spot: Spot) -> Vec<&Told> {
        self.take(|at| *at == Anchor::Card(spot))
    }

    /// What may be done at a place.
    pub(crate) fn on_place(&self, spot: Spot) -> Vec<&Told> {
        self.take(|at| *at == Anchor::Place(spot))
    }

    /// What may be done with a player.
    pub(crate) fn on_seat(&self, seat: Seat) -> Vec<&Told> {
        self.take(|at| *at == Anchor::Seat(seat))
    }

    /// What is left for the prompt bar. To be asked last.
    pub(crate) fn on_bar(&self) -> Vec<&Told> {
        self.take(|_| true)
    }

    /// What ending the turn now would leave undone.
    pub(crate) fn undone(&self) -> Vec<&Told> {
        self.me().map_or_else(Vec::new, |me| turn::undone(self.table.name(), me, &self.offers))
    }

    /// Does this offer end the turn?
    pub(crate) fn ends(&self, offer: &Told) -> bool {
        turn::ends(self.table.name(), offer)
    }

    /// Hints with the offers they are about, in the order of the hints.
    pub(crate) fn hinted<'h>(&self, hints: &'h [Hint]) -> Vec<(&'h Hint, &Told)> {
        let offered = |hint: &'h Hint| {
            let offer = self.offers.iter().find(|offer| offer.text == hint.text)?;
            Some((hint, offer))
        };
        hints.iter().filter_map(offered).collect()
    }

    /// The large face of this card belongs on the page.
    pub(crate) fn note_seen(&self, id: &str) {
        let mut seen = self.seen.borrow_mut();
        if !seen.iter().any(|known| known == id) {
            seen.push(id.to_string());
        }
    }

    /// Is there anything to do at all?
    pub(crate) fn has_offers(&self) -> bool {
        !self.offers.is_empty()
    }

    fn take(&self, wanted: impl Fn(&Anchor) -> bool) -> Vec<&Told> {
        let mut drawn = self.drawn.borrow_mut();
        let mut taken = Vec::new();
        for (offer, drawn) in self.offers.iter().zip(drawn.iter_mut()) {
            if !*drawn && wanted(&offer.at) {
                *drawn = true;
                taken.push(offer);
            }
        }
        taken
    }
}

/// The middle of the page: everything that lies on the table.
pub(crate) fn board(scene: &Scene<'_>) -> Markup {
    if let Some(table) = scene.table.typed::<Realms>() {
        return realms::board(scene, table);
    }
    if let Some(table) = scene.table.typed::<talon_shards::Catalogue>() {
        return shards::board(scene, table);
    }
    if let Some(table) = scene.table.typed::<talon_aeons::Catalogue>() {
        return aeons::board(scene, table);
    }
    // A game without a layout can be played from the prompt bar.
    maud::html! {}
}

/// What stands at the side, above the log.
pub(crate) fn side(scene: &Scene<'_>) -> Option<Markup> {
    realms::side(scene, scene.table.typed::<Realms>()?)
}

/// How long a table with a clock plays.
pub(crate) fn clock(table: &dyn AnyTable) -> Option<Duration> {
    realms::clock(table.typed::<Realms>()?)
}
