//! Exact scores of hands, remembered: a game looks at the same hands again and again, and a hand with a choice takes a
//! hundred times as long as a plain one.

use core::fmt;
use core::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use talon_realms::{Card, CardSet, Scorer};

/// Places, as a power of two: 2 MB, which a core keeps near.
const PLACES: u32 = 18;
/// The hand takes the upper bits of a place, its score the lower ones.
const SCORE_BITS: u32 = 64 - Card::COUNT as u32;
/// Scores below zero are stored above it. No hand has all bits, so a place of ones is empty.
const SHIFT: i32 = 1 << (SCORE_BITS - 2);

/// Hands with their scores. A place holds one of them whole, so threads may share it without a lock, and as every
/// entry is exact it does not matter who wrote it, or whether it is still there.
///
/// The places are laid out when the first hand is scored: a server makes three judges for every move of a bot, and asks one of them.
#[derive(Clone, Default)]
pub(super) struct Memo {
    places: Arc<OnceLock<Box<[AtomicU64]>>>,
}

impl fmt::Debug for Memo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memo").field("is_laid_out", &self.places.get().is_some()).finish()
    }
}

impl Memo {
    #[inline]
    fn places(&self) -> &[AtomicU64] {
        self.places.get_or_init(|| (0..1 << PLACES).map(|_| AtomicU64::new(u64::MAX)).collect())
    }

    /// The best total of exactly these cards.
    #[inline]
    pub(super) fn score(&self, scorer: &Scorer, hand: CardSet) -> i32 {
        let place = &self.places()[(hand.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - PLACES)) as usize];
        let known = place.load(Ordering::Relaxed);
        if known >> SCORE_BITS == hand && hand >> Card::COUNT == 0 {
            return (known & ((1 << SCORE_BITS) - 1)) as i32 - SHIFT;
        }
        let score = scorer.score(hand);
        let stored = (score + SHIFT) as u64;
        // A card that is not of the box has no bit here.
        if (stored >> SCORE_BITS) | (hand >> Card::COUNT) == 0 {
            place.store(hand << SCORE_BITS | stored, Ordering::Relaxed);
        }
        score
    }

    /// The best total if the game ended now, an eighth card from the area included.
    #[inline]
    pub(super) fn score_with_area(&self, scorer: &Scorer, hand: CardSet, area: CardSet) -> i32 {
        let mut best = self.score(scorer, hand);
        let mut rest = scorer.fetchable(hand, area);
        while rest != 0 {
            best = best.max(self.score(scorer, hand | rest & rest.wrapping_neg()));
            rest &= rest - 1;
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use talon_core::Dice;
    use talon_realms::Realms;

    use super::*;

    #[test]
    fn a_memo_remembers_exactly_what_was_scored() {
        let (game, memo, mut dice) = (Realms::load(), Memo::default(), Dice::new(3));
        let mut hands: Vec<CardSet> = Vec::new();
        for _ in 0..4_000 {
            let mut hand: CardSet = 0;
            while hand.count_ones() < 7 {
                hand |= 1 << dice.below(Card::COUNT as u32);
            }
            hands.push(hand);
        }
        for _ in 0..2 {
            for &hand in &hands {
                assert_eq!(memo.score(game.scorer(), hand), game.scorer().score(hand), "{hand:#x}");
            }
        }
        let worst = game.scorer().score(0);
        assert_eq!(memo.score(game.scorer(), 0), worst, "an empty hand is not an empty place");
    }
}
