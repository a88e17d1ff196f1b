//! Which moves are listed when there are more than anybody would read.

use std::collections::HashMap;
use std::mem::{Discriminant, discriminant};

/// More moves than this are not listed.
const LISTED_MAX: usize = 40;
/// How long a list may be, where there is less and less room.
pub(crate) const SHORTER: [usize; 4] = [LISTED_MAX, 30, 20, 12];

/// A move of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its place among all moves.
    pub place: usize,
    /// How many of its kind are left out after it.
    pub left_out: usize,
}

/// The moves to be listed. The first few of each kind are listed, and at least one of every kind: the one pass among fifty
/// bids is what matters.
pub fn listed<C>(moves: &[C]) -> Vec<Listed> {
    at_most(moves, LISTED_MAX)
}

/// The same in a shorter list; it is longer only where there are more kinds of moves.
pub(crate) fn at_most<C>(moves: &[C], listed_max: usize) -> Vec<Listed> {
    let mut counts: HashMap<Discriminant<C>, usize> = HashMap::new();
    for choice in moves {
        *counts.entry(discriminant(choice)).or_default() += 1;
    }
    let fits = |most: &usize| counts.values().map(|count| count.min(most)).sum::<usize>() <= listed_max;
    let most = (1..=moves.len()).take_while(fits).last().unwrap_or(1);
    let mut seen: HashMap<Discriminant<C>, usize> = HashMap::new();
    let mut list = Vec::new();
    for (place, choice) in moves.iter().enumerate() {
        let kind = discriminant(choice);
        let number = seen.entry(kind).or_default();
        *number += 1;
        if *number <= most {
            let left_out = if *number == most { counts[&kind] - most } else { 0 };
            list.push(Listed { place, left_out });
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    enum Move {
        Bid,
        Pass,
    }

    #[test]
    fn every_kind_of_move_is_listed() {
        let mut moves: Vec<Move> = (0..50).map(|_| Move::Bid).collect();
        moves.push(Move::Pass);
        let list = listed(&moves);
        assert_eq!(list.len(), LISTED_MAX);
        assert_eq!(list.last(), Some(&Listed { place: 50, left_out: 0 }));
        assert_eq!(list[38], Listed { place: 38, left_out: 11 });
    }

    #[test]
    fn what_fits_is_listed_in_order() {
        let moves: Vec<Move> = (0..40).map(|_| Move::Bid).collect();
        let places: Vec<usize> = listed(&moves).iter().map(|listed| listed.place).collect();
        assert_eq!(places, (0..40).collect::<Vec<_>>());
        assert!(listed(&moves).iter().all(|listed| listed.left_out == 0));
    }
}
