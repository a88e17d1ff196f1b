//! Every hand there is: the best one, proven, and the distribution of all.
//!
//! The work is cut into chunks by the three lowest cards, so that it can be spread over threads, shown as progress, stopped
//! and taken up again. Nothing in here knows of threads or files.

use alloc::vec::Vec;

use crate::card::Card;
use crate::score::bound::bound;
use crate::score::{CardSet, Scorer};

/// How many chunks the work is cut into.
pub const CHUNKS: usize = Card::COUNT * (Card::COUNT - 1) * (Card::COUNT - 2) / 6;

/// Hands of seven.
pub const HANDS: u64 = 154_143_080;

const SIZE: usize = 7;
/// Scores are kept from here on; no hand is worth less (its penalties are bounded far above).
const LOWEST: i32 = -200;
const SPAN: usize = 800;

/// The distribution of exact scores over some hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Census {
    /// How many hands were scored.
    pub hands: u64,
    counts: Vec<u64>,
    /// The best hand met, with the lowest cards among equals.
    pub best: Option<(i32, CardSet)>,
    /// The worst hand met, likewise.
    pub worst: Option<(i32, CardSet)>,
}

impl Default for Census {
    fn default() -> Self {
        Self { hands: 0, counts: alloc::vec![0; SPAN], best: None, worst: None }
    }
}

impl Census {
    fn take(&mut self, score: i32, hand: CardSet) {
        self.hands += 1;
        self.counts[(score - LOWEST).clamp(0, SPAN as i32 - 1) as usize] += 1;
        self.best = better(self.best, Some((score, hand)), |new, old| new > old);
        self.worst = better(self.worst, Some((score, hand)), |new, old| new < old);
    }

    /// Adds another part of the whole.
    pub fn merge(&mut self, other: &Self) {
        self.hands += other.hands;
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
        self.best = better(self.best, other.best, |new, old| new > old);
        self.worst = better(self.worst, other.worst, |new, old| new < old);
    }

    /// Scores that occur, with how many hands have them, in rising order.
    pub fn counts(&self) -> impl Iterator<Item = (i32, u64)> {
        let found = self.counts.iter().enumerate().filter(|(_, count)| **count > 0);
        found.map(|(index, count)| (index as i32 + LOWEST, *count))
    }

    /// Rebuilds a part from its counts, e.g. out of a progress file.
    pub fn from_parts(
        counts: impl IntoIterator<Item = (i32, u64)>,
        best: Option<(i32, CardSet)>,
        worst: Option<(i32, CardSet)>,
    ) -> Option<Self> {
        let mut census = Self { best, worst, ..Self::default() };
        for (score, count) in counts {
            let place = usize::try_from(score - LOWEST).ok()?;
            *census.counts.get_mut(place)? = count;
            census.hands += count;
        }
        Some(census)
    }

    /// The mean score.
    pub fn mean(&self) -> f64 {
        let sum: i64 = self.counts().map(|(score, count)| i64::from(score) * count as i64).sum();
        sum as f64 / self.hands.max(1) as f64
    }

    /// The smallest score that at least `share` of the hands do not exceed.
    pub fn quantile(&self, share: f64) -> i32 {
        let wanted = share * self.hands as f64;
        let mut seen = 0;
        for (score, count) in self.counts() {
            seen += count;
            if seen as f64 >= wanted {
                return score;
            }
        }
        0
    }
}

type Scored = Option<(i32, CardSet)>;

/// Of two scored hands the one that `beats` the other; among equals the one with the lower cards, so that the order in
/// which parts are merged does not matter.
fn better(old: Scored, new: Scored, beats: impl Fn(i32, i32) -> bool) -> Scored {
    match (old, new) {
        (Some(old), Some(new)) => {
            let replace =
                beats(new.0, old.0) || new.0 == old.0 && new.1.reverse_bits() > old.1.reverse_bits();
            Some(if replace { new } else { old })
        }
        (old, new) => old.or(new),
    }
}

/// The best of some hands, with how it was proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Best {
    /// The best hand met.
    pub best: Option<(i32, CardSet)>,
    /// How many hands were scored exactly.
    pub scored: u64,
    /// How many hands could be ruled out because their bound lies below a score already met.
    pub ruled_out: u64,
}

impl Best {
    /// Adds another part of the whole.
    pub fn merge(&mut self, other: &Self) {
        self.best = better(self.best, other.best, |new, old| new > old);
        self.scored += other.scored;
        self.ruled_out += other.ruled_out;
    }
}

impl Scorer {
    /// Scores every hand of seven of one chunk exactly.
    pub fn census_of(&self, chunk: usize) -> Census {
        let mut census = Census::default();
        each_hand(chunk, (1 << Card::COUNT) - 1, &mut |hand| census.take(self.score(hand), hand));
        census
    }

    /// The best hand of seven of one chunk; `floor` is a score already met elsewhere.
    pub fn best_of(&self, chunk: usize, floor: i32) -> Best {
        let mut best = Best::default();
        each_hand(chunk, (1 << Card::COUNT) - 1, &mut |hand| self.contend(&mut best, hand, floor));
        best
    }

    /// The best hand of eight of one chunk: a fetching card, six others and one it may have fetched.
    pub fn best_fetched_of(&self, chunk: usize, floor: i32) -> Best {
        let mut best = Best::default();
        for (fetcher, of) in &self.fetchers {
            let others = ((1 << Card::COUNT) - 1) & !(1 << fetcher.0);
            each_hand(chunk, others, &mut |hand| {
                if hand & of != 0 {
                    self.contend(&mut best, hand | 1 << fetcher.0, floor);
                }
            });
        }
        best
    }

    fn contend(&self, best: &mut Best, hand: CardSet, floor: i32) {
        let to_beat = best.best.map_or(floor, |(score, _)| score.max(floor));
        if self.choosers(hand) != 0 && bound(self.table(), hand) < to_beat {
            best.ruled_out += 1;
            return;
        }
        best.scored += 1;
        best.best = better(best.best, Some((self.score(hand), hand)), |new, old| new > old);
    }

    /// At least the score of the hand; cheap.
    pub fn bound(&self, hand: CardSet) -> i32 {
        bound(self.table(), hand)
    }
}

/// Calls `visit` with every set of seven of `pool` whose three lowest cards are those of the chunk.
fn each_hand(chunk: usize, pool: CardSet, visit: &mut impl FnMut(CardSet)) {
    let [low, middle, high] = lowest(chunk);
    let start = 1u64 << low | 1 << middle | 1 << high;
    if start & !pool != 0 {
        return;
    }
    let cards: Vec<u64> =
        (high + 1..Card::COUNT).map(|index| 1u64 << index).filter(|bit| pool & bit != 0).collect();
    extend(start, SIZE - 3, &cards, visit);
}

fn extend(hand: CardSet, missing: usize, cards: &[u64], visit: &mut impl FnMut(CardSet)) {
    if missing == 1 {
        for card in cards {
            visit(hand | card);
        }
        return;
    }
    for (index, card) in cards.iter().enumerate() {
        extend(hand | card, missing - 1, &cards[index + 1..], visit);
    }
}

/// The three lowest cards of a chunk.
fn lowest(chunk: usize) -> [usize; 3] {
    let mut rest = chunk;
    for low in 0..Card::COUNT {
        for middle in low + 1..Card::COUNT {
            let partners = Card::COUNT - 1 - middle;
            if rest < partners {
                return [low, middle, middle + 1 + rest];
            }
            rest -= partners;
        }
    }
    [Card::COUNT; 3]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_hold_every_hand_once() {
        let choose = |n: usize, k: usize| {
            (0..k).fold(1u64, |all, i| all * n.saturating_sub(i) as u64 / (i as u64 + 1))
        };
        let sizes: u64 = (0..CHUNKS).map(|chunk| choose(Card::COUNT - 1 - lowest(chunk)[2], SIZE - 3)).sum();
        assert_eq!(sizes, HANDS);
        let mut firsts: Vec<_> = (0..CHUNKS).map(lowest).collect();
        firsts.dedup();
        assert_eq!(firsts.len(), CHUNKS);
        let mut hands = 0;
        each_hand(CHUNKS / 2, (1 << Card::COUNT) - 1, &mut |hand| {
            assert_eq!(hand.count_ones(), 7);
            hands += 1;
        });
        assert_eq!(hands, choose(Card::COUNT - 1 - lowest(CHUNKS / 2)[2], SIZE - 3));
    }
}
