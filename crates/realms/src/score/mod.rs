//! Exact scoring: the optimum over every joint choice a hand allows.

mod blanking;
pub(crate) mod bound;
mod choose;
mod hand;
mod plain;
mod points;
mod search;
mod sheet;
#[cfg(test)]
mod tests;

pub use choose::Chosen;
pub(crate) use hand::{bit, cards_of};
pub use sheet::{Blanked, CardSheet, NextBest, Sheet};

use crate::card::{Card, Printed};
use crate::code::{Formulas, Match, Power};

/// A set of cards, one bit each.
pub type CardSet = u64;

/// Scores hands.
#[derive(Clone, Debug)]
pub struct Scorer {
    table: Formulas,
    plain: plain::Plain,
    /// Cards that may fetch another from the discard area, with what they may fetch.
    pub(crate) fetchers: alloc::vec::Vec<(Card, CardSet)>,
}

impl Scorer {
    pub(crate) fn new(cards: &[Printed]) -> Self {
        let table = Formulas::lower(cards);
        let mut fetchers = alloc::vec::Vec::new();
        for (index, kind) in table.kinds[..table.cards].iter().enumerate() {
            if let Power::Fetch(of) = kind.power {
                fetchers.push((Card::at(index), matching(&table, of)));
            }
        }
        let plain = plain::Plain::of(&table);
        Self { table, plain, fetchers }
    }

    /// The best total of exactly these cards, at most eight.
    #[inline]
    pub fn score(&self, hand: CardSet) -> i32 {
        if self.choosers(hand) == 0 && self.plain.suits(hand) {
            return self.plain.total(hand);
        }
        // Two of them are tried sooner than bounded.
        if self.choosers(hand).count_ones() > 2 {
            return search::score(&self.table, hand);
        }
        let mut best = i32::MIN;
        choose::explore(&self.table, hand, &mut |score: i32, _: &_| best = best.max(score));
        best
    }

    /// Cards of this hand that come with a choice (the necromancer's is made before: [`Scorer::fetchable`]).
    #[inline]
    pub const fn choosers(&self, hand: CardSet) -> CardSet {
        self.table.choosers & hand
    }

    /// What the hand may fetch from the discard area as its eighth card.
    pub fn fetchable(&self, hand: CardSet, area: CardSet) -> CardSet {
        let able = self.fetchers.iter().filter(|(card, _)| hand & 1 << card.0 != 0);
        able.fold(0, |cards, (_, of)| cards | of & area)
    }

    /// Who in this hand may fetch.
    pub(crate) fn fetcher(&self, hand: CardSet) -> Option<Card> {
        self.fetchers.iter().map(|(card, _)| *card).find(|card| hand & 1 << card.0 != 0)
    }

    /// The best total if the game ended now: with or without an eighth card from the area.
    pub fn score_with_area(&self, hand: CardSet, area: CardSet) -> i32 {
        let fetched = cards_of(self.fetchable(hand, area)).map(|card| self.score(hand | 1 << card.0));
        fetched.fold(self.score(hand), i32::max)
    }

    pub(crate) const fn table(&self) -> &Formulas {
        &self.table
    }
}

fn matching(table: &Formulas, of: Match) -> CardSet {
    let cards = table.printed[..table.cards].iter();
    cards.filter(|held| of.takes(held.suit, held.name)).fold(0, |cards, held| cards | 1 << held.name)
}
