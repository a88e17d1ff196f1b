//! Where the batches of a run begin.
//!
//! A batch is what a thread takes at a time, what is saved of a run that may be interrupted, and where a sequential test looks. Where batches
//! begin must not depend on how many games are asked for: a longer run of the same plan starts with the batches of the shorter one.

/// A batch is at least one deal, and a large enough share of all deals before it that no run has too many batches.
const PART: u64 = 500;

/// The first deal of each batch.
pub(crate) fn starts(deals: u64) -> Vec<u64> {
    let mut starts = Vec::new();
    let mut next = 0;
    while next < deals {
        starts.push(next);
        next += (next / PART).max(1);
    }
    starts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longer_run_begins_with_the_batches_of_a_shorter_one() {
        let long = starts(1_000_000);
        for deals in [1, 499, 500, 1000, 77_777] {
            assert!(long.starts_with(&starts(deals)), "{deals}");
        }
        assert_eq!(starts(3), [0, 1, 2]);
        assert!(starts(0).is_empty());
    }

    #[test]
    fn no_run_has_too_many_batches() {
        assert!(starts(1_000_000_000_000).len() < 20_000);
    }
}
