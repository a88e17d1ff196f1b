//! Two zones of one player in one piece of memory.

use core::hash::{Hash, Hasher};
use core::{fmt, ops::Range};

/// A player never owns more cards than this: ten starters, the centre cards and a relic, with room for a scenario's extras.
pub(crate) const CARDS_MAX: usize = 160;

/// Cards that move between two zones share a piece of memory: one zone grows from its start, the other from its end.
/// Both together hold no more cards than their owner has, so neither needs room for all of them twice.
#[derive(Clone, Copy)]
pub(crate) struct Pair {
    first: u8,
    second: u8,
    cards: [u8; CARDS_MAX],
}

impl Pair {
    pub(crate) const fn new() -> Self {
        Self { first: 0, second: 0, cards: [0; CARDS_MAX] }
    }

    /// The first zone, oldest first.
    #[inline]
    pub(crate) fn first(&self) -> &[u8] {
        &self.cards[..self.first as usize]
    }

    #[inline]
    pub(crate) fn first_mut(&mut self) -> &mut [u8] {
        &mut self.cards[..self.first as usize]
    }

    /// The second zone, newest first.
    #[inline]
    pub(crate) fn second(&self) -> &[u8] {
        &self.cards[self.second_range()]
    }

    #[inline]
    pub(crate) fn second_mut(&mut self) -> &mut [u8] {
        let range = self.second_range();
        &mut self.cards[range]
    }

    #[inline]
    fn second_range(&self) -> Range<usize> {
        CARDS_MAX - self.second as usize..CARDS_MAX
    }

    #[inline]
    pub(crate) fn push_first(&mut self, card: u8) {
        self.cards[self.first as usize] = card;
        self.first += 1;
    }

    #[inline]
    pub(crate) fn pop_first(&mut self) -> Option<u8> {
        self.first = self.first.checked_sub(1)?;
        Some(self.cards[self.first as usize])
    }

    #[inline]
    pub(crate) fn push_second(&mut self, card: u8) {
        self.second += 1;
        self.cards[CARDS_MAX - self.second as usize] = card;
    }

    /// Takes a card out of the first zone; the last one fills its place.
    #[inline]
    pub(crate) fn take_first(&mut self, place: usize) -> u8 {
        let card = self.first()[place];
        self.first -= 1;
        self.cards[place] = self.cards[self.first as usize];
        card
    }

    /// Takes a card out of the second zone; the newest one fills its place.
    #[inline]
    pub(crate) fn take_second(&mut self, place: usize) -> u8 {
        let card = self.second()[place];
        let newest = CARDS_MAX - self.second as usize;
        self.cards[newest + place] = self.cards[newest];
        self.second -= 1;
        card
    }

    #[inline]
    pub(crate) fn clear_first(&mut self) {
        self.first = 0;
    }

    #[inline]
    pub(crate) fn clear_second(&mut self) {
        self.second = 0;
    }

    /// Moves the whole second zone onto the first.
    #[inline]
    pub(crate) fn gather(&mut self) {
        let (from, to, len) = (self.second_range(), self.first as usize, self.second as usize);
        self.cards.copy_within(from, to);
        self.first += len as u8;
        self.second = 0;
    }
}

impl PartialEq for Pair {
    fn eq(&self, other: &Self) -> bool {
        self.first() == other.first() && self.second() == other.second()
    }
}

impl Eq for Pair {}

impl Hash for Pair {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.first().hash(hasher);
        self.second().hash(hasher);
    }
}

impl fmt::Debug for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} | {:?}", self.first(), self.second())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_zones_do_not_touch() {
        let mut pair = Pair::new();
        (1..=4).for_each(|card| pair.push_first(card));
        (5..=7).for_each(|card| pair.push_second(card));
        assert_eq!((pair.first(), pair.second()), (&[1, 2, 3, 4][..], &[7, 6, 5][..]));
        assert_eq!((pair.take_first(0), pair.take_second(2), pair.pop_first()), (1, 5, Some(3)));
        pair.gather();
        assert_eq!((pair.first(), pair.second()), (&[4, 2, 6, 7][..], &[][..]));
    }

    #[test]
    fn both_zones_together_may_fill_the_memory() {
        let mut pair = Pair::new();
        (0..100).for_each(|card| pair.push_first(card));
        (0..60).for_each(|card| pair.push_second(card));
        pair.gather();
        assert_eq!((pair.first().len(), pair.second().len()), (CARDS_MAX, 0));
    }
}
