//! The only source of chance: a counter into a `ChaCha8` key stream.
//!
//! Records must replay for years, so nothing here may ever change its values; the golden tests below pin them.
//! `ChaCha` rather than a small generator because a player sees shuffles, and a weak generator could be solved from them.

use serde::{Deserialize, Serialize};

/// What all of a game's chance comes from; written into the record, shown to players only when the game is over.
pub type Seed = u64;

const WORDS: usize = 16;

/// Plain data: the seed and how many words of its stream are used up.
///
/// ```
/// use talon_core::Dice;
///
/// let mut dice = Dice::new(8812);
/// let thrown: Vec<u32> = (0..5).map(|_| dice.below(6) + 1).collect();
///
/// // The same seed throws the same, on every machine and in every version.
/// let mut again = Dice::new(8812);
/// assert!(thrown.iter().all(|&eyes| again.below(6) + 1 == eyes));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Dice {
    seed: Seed,
    used: u32,
}

impl Dice {
    /// Fresh dice for a seed.
    pub const fn new(seed: Seed) -> Self {
        Self { seed, used: 0 }
    }

    /// How much chance has been used: undo is allowed only while this does not change.
    ///
    /// ```
    /// use talon_core::Dice;
    ///
    /// let mut dice = Dice::new(1);
    /// assert_eq!(dice.below(1), 0);
    /// assert_eq!(dice.used(), 0, "where there is nothing to decide nothing is drawn");
    /// dice.below(6);
    /// assert_eq!(dice.used(), 1);
    /// ```
    pub const fn used(self) -> u32 {
        self.used
    }

    /// A number below `n`, each equally likely. `n` of 0 or 1 costs no chance and gives 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let mut stream = Stream::open(*self);
        let drawn = stream.below(n);
        self.used = stream.used;
        drawn
    }

    /// A whole word of the stream, to seed other dice with.
    ///
    /// ```
    /// use talon_core::Dice;
    ///
    /// // One seed for a series, one for each of its games.
    /// let mut series = Dice::new(7);
    /// let games: Vec<u64> = (0..3).map(|_| series.word()).collect();
    /// assert!(games[0] != games[1] && games[1] != games[2]);
    /// ```
    pub fn word(&mut self) -> u64 {
        let mut stream = Stream::open(*self);
        let word = u64::from(stream.next()) << 32 | u64::from(stream.next());
        self.used = stream.used;
        word
    }

    /// Puts `items` into random order (Fisher–Yates from the end).
    ///
    /// ```
    /// use talon_core::Dice;
    ///
    /// let mut deck: Vec<u8> = (0..52).collect();
    /// Dice::new(8812).shuffle(&mut deck);
    /// assert_ne!(deck, (0..52).collect::<Vec<u8>>());
    ///
    /// deck.sort_unstable();
    /// assert_eq!(deck, (0..52).collect::<Vec<u8>>(), "no card is lost");
    /// ```
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut stream = Stream::open(*self);
        for last in (1..items.len()).rev() {
            items.swap(last, stream.below(last as u32 + 1) as usize);
        }
        self.used = stream.used;
    }
}

/// A number below `n` from a separate stream: a lot that can be drawn, or not, without changing any draw in the deal.
pub(crate) fn lot(seed: Seed, n: u32) -> u32 {
    let mut stream = Stream { seed, used: LOT_FROM, block: [0; WORDS] };
    stream.below(n)
}

/// Where the stream of the lot begins: far beyond any word that the draws of a game reach.
const LOT_FROM: u32 = 1 << 31;

/// The stream while it is being read: keeps the current block so that a shuffle computes each block once.
struct Stream {
    seed: Seed,
    used: u32,
    block: [u32; WORDS],
}

impl Stream {
    fn open(dice: Dice) -> Self {
        let block = if (dice.used as usize).is_multiple_of(WORDS) {
            [0; WORDS] // filled by the first read
        } else {
            chacha::<8>(key(dice.seed), dice.used / WORDS as u32)
        };
        Self { seed: dice.seed, used: dice.used, block }
    }

    #[inline]
    fn next(&mut self) -> u32 {
        let place = self.used as usize % WORDS;
        if place == 0 {
            self.block = chacha::<8>(key(self.seed), self.used / WORDS as u32);
        }
        self.used += 1;
        self.block[place]
    }

    /// Lemire's bounded draw: the high half of a product, rejecting the few low halves that would bias it.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        let mut product = u64::from(self.next()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.next()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

/// The seed fills the first two words of the key; the rest is our own constant tag.
const fn key(seed: Seed) -> [u32; 8] {
    [seed as u32, (seed >> 32) as u32, 0x7461_6c6f, 0x6e20_6469, 0x6365_2076, 0x3100_0000, 0, 0]
}

/// One block of `ChaCha` with a 64-bit block counter (its low word) and a nonce of zero.
fn chacha<const ROUNDS: usize>(key: [u32; 8], counter: u32) -> [u32; WORDS] {
    let mut start = [0u32; WORDS];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    start[4..12].copy_from_slice(&key);
    start[12] = counter;
    let mut x = start;
    for _ in 0..ROUNDS / 2 {
        for i in 0..4 {
            quarter(&mut x, i, 4 + i, 8 + i, 12 + i);
        }
        for i in 0..4 {
            quarter(&mut x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
        }
    }
    for (word, first) in x.iter_mut().zip(start) {
        *word = word.wrapping_add(first);
    }
    x
}

// The letters are those of the published description; inlined because shuffles are hot.
#[allow(clippy::many_single_char_names, clippy::inline_always)]
#[inline(always)]
fn quarter(x: &mut [u32; WORDS], a: usize, b: usize, c: usize, d: usize) {
    x[a] = x[a].wrapping_add(x[b]);
    x[d] = (x[d] ^ x[a]).rotate_left(16);
    x[c] = x[c].wrapping_add(x[d]);
    x[b] = (x[b] ^ x[c]).rotate_left(12);
    x[a] = x[a].wrapping_add(x[b]);
    x[d] = (x[d] ^ x[a]).rotate_left(8);
    x[c] = x[c].wrapping_add(x[d]);
    x[b] = (x[b] ^ x[c]).rotate_left(7);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published key streams for the all-zero key.
    #[test]
    fn the_block_function_is_chacha() {
        assert_eq!(chacha::<20>([0; 8], 0)[..2], [0xade0_b876, 0x903d_f1a0]);
        assert_eq!(chacha::<8>([0; 8], 0)[..3], [0x2fef_003e, 0xd640_5f89, 0xe8b8_5b7f]);
    }

    #[test]
    fn draws_are_pinned_for_good() {
        let mut dice = Dice::new(1);
        let draws: [u32; 8] = core::array::from_fn(|i| dice.below(10 + i as u32));
        assert_eq!((draws, dice.used()), ([5, 7, 2, 8, 5, 2, 7, 1], 8));
    }

    #[test]
    fn a_shuffle_is_pinned_for_good() {
        let mut items: [u8; 12] = core::array::from_fn(|i| i as u8);
        let mut dice = Dice::new(8812);
        dice.shuffle(&mut items);
        assert_eq!((items, dice.used()), ([7, 10, 11, 1, 9, 8, 3, 2, 4, 0, 5, 6], 11));
    }

    #[test]
    fn reading_word_by_word_or_in_one_go_is_the_same() {
        let (mut single, mut whole) = (Dice::new(7), Stream::open(Dice::new(7)));
        for n in 2..90 {
            assert_eq!(single.below(n), whole.below(n));
        }
        assert_eq!(single.used(), whole.used);
    }

    #[test]
    fn every_number_below_n_comes_equally_often() {
        let mut counts = [0u32; 6];
        let mut dice = Dice::new(3);
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 500), "{counts:?}");
    }

    #[test]
    fn a_choice_of_one_uses_no_chance() {
        let mut dice = Dice::new(3);
        assert_eq!((dice.below(0), dice.below(1), dice.used()), (0, 0, 0));
    }
}
