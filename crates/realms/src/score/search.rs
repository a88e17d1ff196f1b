//! The best joint choice of a hand with several, without trying all: a branch whose upper bound is no better than what was found
//! is left out. What is found is what trying everything would find first, and the tests compare the two.

use super::choose::{Chosen, Decisions, Fixed, Visit, Walk};
use super::hand::{HAND_MAX, Hand};
use crate::code::Formulas;

/// Looks for a total above `floor`.
struct Search {
    floor: i32,
    found: Option<Decisions>,
}

impl Visit for Search {
    #[inline]
    fn is_hopeless(&self, walk: &Walk<'_>, hand: &Hand, next: usize, target: Option<usize>) -> bool {
        walk.most_from(hand, next, target) <= self.floor
    }

    #[inline]
    fn visit(&mut self, total: i32, decisions: &Decisions) {
        if total > self.floor {
            *self = Self { floor: total, found: Some(*decisions) };
        }
    }
}

/// The best total of a hand with several choices.
pub(crate) fn score(table: &Formulas, mask: u64) -> i32 {
    let walk = Walk::new(table, Hand::of(table, mask), [None; HAND_MAX]);
    let mut search = Search { floor: climb(&walk).0, found: None };
    walk.run(&mut search);
    search.floor
}

/// The best total above `floor` with these decisions made already, and the first joint choice that reaches it. Without a floor
/// a good joint choice gives one.
pub(crate) fn best(
    table: &Formulas,
    mask: u64,
    fixed: Fixed,
    floor: Option<i32>,
) -> Option<(i32, Decisions)> {
    let walk = Walk::new(table, Hand::of(table, mask), fixed);
    let floor = match floor {
        Some(floor) if walk.most() <= floor => return None,
        Some(floor) => floor,
        None => climb(&walk).0.saturating_sub(1),
    };
    let mut search = Search { floor, found: None };
    walk.run(&mut search);
    search.found.map(|decisions| (search.floor, decisions))
}

/// A good joint choice: each card in turn decides what is best beside the others, twice over.
fn climb(walk: &Walk<'_>) -> (i32, Decisions) {
    let mut now = walk.fixed();
    for &place in walk.choosers() {
        now[place as usize].get_or_insert(Chosen::Unused);
    }
    let mut best = (i32::MIN, Decisions::default());
    for &place in walk.choosers().iter().chain(walk.choosers()) {
        if walk.fixed()[place as usize].is_some() {
            continue;
        }
        let mut free = now;
        free[place as usize] = None;
        walk.fixing(free).run(&mut |total: i32, decisions: &Decisions| {
            if total > best.0 {
                best = (total, *decisions);
            }
        });
        now[place as usize] = Some(best.1[place as usize]);
    }
    best
}
