//! One answer to what is asked.

use talon_core::Seat;

use crate::card::Card;
use crate::trade::Wish;

/// One move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Draw from the deck.
    Draw,
    /// Take this card from the discard area.
    Take(Card),
    /// Keep this one of the two cards drawn; the other goes to the area.
    Keep(Card),
    /// Put this card into the area.
    Discard(Card),
    /// Offer one of my cards for one of that seat's.
    Offer {
        /// My card.
        give: Card,
        /// Whom I ask.
        to: Seat,
        /// What I want.
        want: Card,
    },
    /// Call out one of my cards to everybody, for what I want.
    Call {
        /// My card.
        give: Card,
        /// What I want for it.
        wish: Wish,
    },
    /// Answer that seat's call with one of my cards: an offer to that seat only.
    Answer {
        /// Who called.
        to: Seat,
        /// My card.
        give: Card,
    },
    /// Accept what this seat offers me.
    Accept(Seat),
    /// Take back my offer or my call.
    Withdraw,
    /// Time is up.
    Time,
    /// Take this card as the eighth.
    Fetch(Card),
    /// Take no eighth card.
    Done,
}
