//! Which moves are listed where there are more than anybody reads.

use std::collections::BTreeMap;

/// More moves than this are not listed.
const LISTED_MAX: usize = 40;

/// A move of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its place among all moves.
    pub place: usize,
    /// How many of its kind are left out after it.
    pub left_out: usize,
}

/// The moves to be listed. Moves of a kind begin with the same word. The first few of each kind are listed, and at least one of every kind: the
/// one pass among fifty bids is what matters.
pub fn listed(moves: &[String]) -> Vec<Listed> {
    let kind = |text: &'_ String| text.split(' ').next().unwrap_or_default().to_string();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for text in moves {
        *counts.entry(kind(text)).or_default() += 1;
    }
    let fits = |most: &usize| counts.values().map(|count| count.min(most)).sum::<usize>() <= LISTED_MAX;
    let most = (1..=moves.len()).take_while(fits).last().unwrap_or(1);
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut list = Vec::new();
    for (place, text) in moves.iter().enumerate() {
        let number = seen.entry(kind(text)).or_default();
        *number += 1;
        if *number <= most {
            let left_out = if *number == most { counts[&kind(text)] - most } else { 0 };
            list.push(Listed { place, left_out });
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_move_is_listed() {
        let mut moves: Vec<String> = (0..50).map(|bid| format!("bid {bid}")).collect();
        moves.push("pass".to_string());
        let list = listed(&moves);
        assert_eq!(list.len(), LISTED_MAX);
        assert_eq!(list.last(), Some(&Listed { place: 50, left_out: 0 }));
        assert_eq!(list[38], Listed { place: 38, left_out: 11 });
    }

    #[test]
    fn what_fits_is_listed_in_order() {
        let moves: Vec<String> = (0..40).map(|card| format!("play {card}")).collect();
        let places: Vec<usize> = listed(&moves).iter().map(|listed| listed.place).collect();
        assert_eq!(places, (0..40).collect::<Vec<_>>());
        assert!(listed(&moves).iter().all(|listed| listed.left_out == 0));
    }
}
