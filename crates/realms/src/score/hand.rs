//! A hand while it is scored: what each card counts as after the choices.

use crate::card::Card;
pub(crate) use crate::code::Held;
use crate::code::{Formulas, INERT, PLACES};

/// Seven cards and the one the necromancer brings.
pub(crate) const HAND_MAX: usize = 8;

/// The cards of a hand in catalogue order.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hand {
    pub cards: [Held; HAND_MAX],
    pub len: usize,
}

impl Hand {
    /// The cards of the mask, as printed. A mask of more than eight cards is cut off: callers check.
    #[inline]
    pub(crate) fn of(table: &Formulas, mut mask: u64) -> Self {
        let mut hand = Self::default();
        while mask != 0 && hand.len < HAND_MAX {
            hand.cards[hand.len] = table.printed[mask.trailing_zeros() as usize % PLACES];
            hand.len += 1;
            mask &= mask - 1;
        }
        hand
    }

    #[inline]
    pub(crate) fn held(&self) -> &[Held] {
        &self.cards[..self.len]
    }
}

impl Held {
    /// Name, suit, strength and penalty of another card, never its bonus.
    #[inline]
    pub(crate) fn copy_of(table: &Formulas, kind: u8) -> Self {
        Self { bonus: INERT, bonus_marks: 0, ..table.printed[kind as usize] }
    }

    /// Name and suit of another card and nothing else.
    #[inline]
    pub(crate) fn named(table: &Formulas, kind: u8) -> Self {
        let suit = table.printed[kind as usize].suit;
        Self { name: kind, suit, bonus: INERT, penalty: INERT, ..Self::default() }
    }
}

/// The cards of a mask.
pub(crate) fn cards_of(mut mask: u64) -> impl Iterator<Item = Card> {
    core::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let card = Card(mask.trailing_zeros() as u8);
        mask &= mask - 1;
        Some(card)
    })
}

/// The set of one card.
pub(crate) const fn bit(card: Card) -> super::CardSet {
    1 << card.0
}
