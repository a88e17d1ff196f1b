//! An upper bound on a hand's score that needs no search: every choice card may serve everywhere at once, and nothing is
//! ever taken away. Proving the best hand rests on it, so it must never be too low; a test compares it with exact scores.

use super::hand::Hand;
use super::points::runs_of;
use crate::card::Suit;
use crate::code::{Alternative, Formulas, Match, Power, Term};

/// What a hand could reach at most.
struct Hope<'a> {
    table: &'a Formulas,
    hand: Hand,
    /// Cards that may take any suit or name, and books that may move one card to any suit.
    jokers: i32,
    copies: i32,
    best_base: i32,
    names: u64,
    counts: u64,
}

/// At least the best total of these cards.
pub(crate) fn bound(table: &Formulas, mask: u64) -> i32 {
    let hand = Hand::of(table, mask);
    let mut hope = Hope { table, hand, jokers: 0, copies: 0, best_base: 0, names: mask, counts: 0 };
    let mut sum = 0;
    for held in hand.held() {
        sum += i32::from(held.base);
        hope.best_base = hope.best_base.max(i32::from(held.base));
        hope.counts += 1 << (4 * held.suit);
    }
    for chooser in super::cards_of(mask & table.choosers) {
        match table.kinds[chooser.index()].power {
            Power::Copy => (hope.jokers, hope.copies) = (hope.jokers + 1, hope.copies + 1),
            Power::Become(_) | Power::ChangeSuit => hope.jokers += 1,
            Power::None | Power::ClearOne | Power::Fetch(_) => {}
        }
    }
    sum += hope.copies * hope.best_base;
    for held in hand.held() {
        let side = &table.bonus[held.bonus as usize];
        let itself = side.other_suits >> (4 * held.suit) & 1;
        sum += side.per.max(0) * hope.count(Match { suits: side.per_suits, names: 0 }, itself != 0);
        sum += if hope.may_meet(&side.with) { side.once.max(0) } else { 0 };
        let rest = &table.terms[side.rest.start as usize..side.rest.end as usize];
        sum += rest.iter().map(|term| hope.value(term, held.suit)).sum::<i32>();
    }
    sum
}

impl Hope<'_> {
    fn value(&self, term: &Term, own_suit: u8) -> i32 {
        match term {
            Term::If(one) => self.worth(one, own_suit),
            Term::Best(alternatives) => {
                alternatives.iter().map(|one| self.worth(one, own_suit)).max().unwrap_or(0)
            }
            Term::BestBase(_) => self.best_base,
            Term::SumBase(of) => {
                let matching = self.hand.held().iter().filter(|held| of.takes(held.suit, held.name));
                matching.map(|held| i32::from(held.base)).sum::<i32>() + self.jokers * self.best_base
            }
            Term::Sets(points) => self.sets(points),
            Term::Runs(points) => self.runs(points),
            Term::SuitsDiffer(points) => *points,
        }
    }

    fn worth(&self, one: &Alternative, own_suit: u8) -> i32 {
        if !self.may_meet(&one.condition.with) {
            return 0;
        }
        let times = one.per.as_ref().map_or(1, |per| {
            let itself = per.other && per.of.suits >> (4 * own_suit) & 1 != 0;
            self.count(per.of, itself)
        });
        one.n.max(0) * times
    }

    /// Each joker may stand in for one missing group.
    fn may_meet(&self, groups: &[Match]) -> bool {
        let missing = |of: &Match| i32::from(self.names & of.names | self.counts & of.suits == 0);
        groups.iter().map(missing).sum::<i32>() <= self.jokers
    }

    /// How many cards could match, the jokers included.
    fn count(&self, of: Match, without_itself: bool) -> i32 {
        let by_suit = ((self.counts & of.suits).wrapping_mul(0x1111_1111_1111_1111) >> 60) as i32;
        let by_name = (self.names & of.names).count_ones() as i32;
        (by_suit + by_name - i32::from(without_itself) + self.jokers).min(self.hand.len as i32)
    }

    /// Jokers join the fullest suit or lift others to the first step.
    fn sets(&self, points: &[i32; 9]) -> i32 {
        let count = |suit: usize| (self.counts >> (4 * suit) & 0xf) as usize;
        let value = |count: usize| points[count.min(8)];
        let suits = 0..Suit::TEN.len();
        let plain: i32 = suits.clone().map(|suit| value(count(suit))).sum();
        let jokers = self.jokers as usize;
        let gain = suits.map(|suit| value(count(suit) + jokers) - value(count(suit))).max().unwrap_or(0);
        plain + gain + if jokers > 1 { (jokers as i32 - 1) * points[3] } else { 0 }
    }

    /// Strengths are printed, but for what a doppelganger copies.
    fn runs(&self, points: &[i32; 9]) -> i32 {
        let bases = || self.hand.held().iter().map(|held| held.base);
        let plain = runs_of(points, bases());
        if self.copies == 0 {
            return plain;
        }
        let copied = |base: u8| {
            let copier = |kind: u8| self.table.kinds[kind as usize].power == Power::Copy;
            let held = self.hand.held().iter();
            runs_of(points, held.map(|held| if copier(held.name) { base } else { held.base }))
        };
        bases().map(copied).fold(plain, i32::max)
    }
}
