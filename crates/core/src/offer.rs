//! A choice as a person sees it: where it is, and what it is called.

use serde::Serialize;

use crate::{Phrase, Seat};

/// A choice with the place on the table where it is made and the words for it.
///
/// ```
/// use talon_core::{Anchor, Offer, Phrase, Seat, Spot};
///
/// // "Discard", drawn on the third card of the hand of seat 1.
/// let spot = Spot::of(Seat::at(0), "hand", 2);
/// let offer = Offer { choice: 'd', at: Anchor::Card(spot), say: Phrase::new("discard") };
/// assert_eq!(offer.at, Anchor::Card(spot));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer<C> {
    /// What is chosen.
    pub choice: C,
    /// Where it is drawn.
    pub at: Anchor,
    /// What it is called.
    pub say: Phrase,
}

/// Where an offer is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Anchor {
    /// On the card at this spot.
    Card(Spot),
    /// On the place itself, e.g. a deck or an empty breach.
    Place(Spot),
    /// On a player's panel.
    Seat(Seat),
    /// In the prompt bar.
    Bar,
}

/// A place on the table: an area of a seat (or of the table) and an index within it.
///
/// ```
/// use talon_core::{Seat, Spot};
///
/// let own = Spot::of(Seat::at(1), "hand", 0);
/// let shared = Spot::middle("row", 3);
/// assert_eq!((own.seat, shared.seat), (Some(Seat::at(1)), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Spot {
    /// Whose area it is; `None` for the middle of the table.
    pub seat: Option<Seat>,
    /// The area, in the words of the scenario keys (`hand`, `discard`, `row` …).
    pub area: &'static str,
    /// Which card there, from 0.
    pub index: u8,
}

impl Spot {
    /// A spot in a player's area.
    pub const fn of(seat: Seat, area: &'static str, index: usize) -> Self {
        Self { seat: Some(seat), area, index: index as u8 }
    }

    /// A spot in the middle of the table.
    pub const fn middle(area: &'static str, index: usize) -> Self {
        Self { seat: None, area, index: index as u8 }
    }
}
