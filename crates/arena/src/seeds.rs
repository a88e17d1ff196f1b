//! The seed of each deal of a run.

use talon_core::{Luck, Seed};

/// Sets the seeds of deals apart from the luck of the bots, which is drawn from the same pair of numbers.
const DEALS: u64 = 0x6465_616c_7320_6f66;

/// The seed of a deal, hashed from the seed of the run and the deal's number.
///
/// Within a run no seed comes twice: each step of the hash can be undone. Two runs share a deal only by chance, whatever their seeds.
///
/// ```
/// use talon_arena::deal_seed;
///
/// let first: Vec<u64> = (0..1000).map(|index| deal_seed(1, index)).collect();
/// assert!((0..1000).all(|index| !first.contains(&deal_seed(2, index))));
/// ```
pub const fn deal_seed(run: Seed, index: u64) -> Seed {
    Luck::of(run ^ DEALS, index).word()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn neighbouring_seeds_share_no_deal_and_none_comes_twice() {
        let mut all = BTreeSet::new();
        for run in [0, 1, 2, 3, 1000, u64::MAX] {
            all.extend((0..10_000).map(|index| deal_seed(run, index)));
        }
        assert_eq!(all.len(), 60_000);
    }

    /// The seeds of deals never change: a result names only the seed of its run.
    #[test]
    fn the_seeds_are_pinned() {
        assert_eq!(
            [deal_seed(1, 0), deal_seed(1, 1), deal_seed(7, 5)],
            [10_222_120_848_676_483_935, 10_683_233_167_461_530_438, 10_691_141_455_147_968_507]
        );
    }
}
