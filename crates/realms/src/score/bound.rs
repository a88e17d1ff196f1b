//! An upper bound on a hand's score that needs no search: every open choice may serve everywhere at once, and nothing is
//! taken away but what nothing can save. Proving the best hand and leaving out hopeless choices rest on it, so it must never be too low; tests
//! compare it with exact scores, also in the middle of a search.

use super::blanking::{Blanking, Places};
use super::choose::Walk;
use super::hand::{HAND_MAX, Hand, Held};
use super::points::runs_of;
use crate::card::Suit;
use crate::code::{Alternative, Formulas, Match, Term, mark};

/// What is still to be decided about a hand.
#[derive(Clone, Copy)]
pub(crate) struct Open<'a> {
    /// Cards that may still become something, and what each may be taken for.
    pub jokers: &'a [Match],
    /// Their places.
    pub places: Places,
    /// How many of them copy a strength too.
    pub copies: usize,
    /// How many cards may still be given another suit.
    pub books: usize,
    /// The one card that is about to get another suit.
    pub target: Option<usize>,
}

/// What a hand could reach at most.
struct Hope<'a> {
    table: &'a Formulas,
    hand: &'a Hand,
    open: Open<'a>,
    /// Cards that are blanked whatever is decided, but for a change of their own suit.
    doomed: Places,
    /// How many of each suit for certain, four bits each.
    counts: u64,
    names: u64,
    best_base: i32,
}

/// At least the best total of these cards.
pub(crate) fn bound(table: &Formulas, mask: u64) -> i32 {
    Walk::new(table, Hand::of(table, mask), [None; HAND_MAX]).most()
}

/// At least the best total of a hand whose choices are partly made.
pub(crate) fn most(table: &Formulas, hand: &Hand, open: Open<'_>) -> i32 {
    let mut hope = Hope { table, hand, open, doomed: 0, counts: 0, names: 0, best_base: 0 };
    hope.doomed = hope.doomed();
    for (place, held) in hand.held().iter().enumerate() {
        hope.best_base = hope.best_base.max(i32::from(held.base));
        hope.names |= 1 << held.name;
        hope.counts += u64::from(hope.is_certain(place)) << (4 * held.suit);
    }
    let (mut sum, mut saved) = (open.copies as i32 * hope.best_base, 0);
    for (place, held) in hand.held().iter().enumerate() {
        if hope.doomed >> place & 1 == 0 {
            sum += hope.points(place, held);
        } else if open.books > 0 {
            saved = saved.max(hope.points(place, held));
        }
    }
    sum + open.books as i32 * saved
}

impl Hope<'_> {
    /// What a card may bring at most.
    fn points(&self, place: usize, held: &Held) -> i32 {
        let side = &self.table.bonus[held.bonus as usize];
        let mut sum = i32::from(held.base);
        if side.per > 0 {
            let of = Match { suits: side.per_suits, names: 0 };
            sum += side.per * (self.count(of) - self.itself(side.other_suits, place, held));
        }
        if side.once > 0 && self.may_meet(&side.with) {
            sum += side.once;
        }
        if held.bonus_marks & mark::RICH != 0 {
            let rest = &self.table.terms[side.rest.start as usize..side.rest.end as usize];
            sum += rest.iter().map(|term| self.value(term, place, held)).sum::<i32>();
        }
        sum
    }

    /// Is its suit known, and does it stand?
    fn is_certain(&self, place: usize) -> bool {
        (self.open.places | self.doomed) >> place & 1 == 0 && self.open.target != Some(place)
    }

    /// The cards that are hit by a blanker which nothing can stop.
    fn doomed(&self) -> Places {
        let held = self.hand.held();
        if held.iter().all(|held| held.penalty_marks & mark::BLANKS == 0) {
            return 0;
        }
        let kind = |held: &Held| &self.table.kinds[held.bonus as usize];
        let words_are_out = held.iter().any(|held| kind(held).strike_word != 0);
        let mut doomed = 0;
        for (at, by) in held.iter().enumerate() {
            if by.penalty_marks & mark::BLANKS == 0 || self.may_be_stopped(at, by) {
                continue;
            }
            let blanks = &self.table.kinds[by.penalty as usize];
            for (place, target) in held.iter().enumerate().filter(|(place, _)| *place != at) {
                let suit = target.suit as usize;
                let names = blanks.hits[suit] & if words_are_out { blanks.hits_if_struck[suit] } else { !0 };
                doomed |= u8::from(self.is_certain(place) && names >> target.name & 1 != 0) << place;
            }
        }
        doomed
    }

    /// May this blanker be cleared or blanked, or fall by itself?
    fn may_be_stopped(&self, at: usize, by: &Held) -> bool {
        let moves = self.open.books > 0 || self.open.target == Some(at);
        let takes = |of: Match| of.takes(by.suit, by.name) || moves && of.suits != 0;
        let suits = if moves { 0..Suit::TEN.len() + 1 } else { by.suit as usize..by.suit as usize + 1 };
        by.penalty_marks & mark::FALLS != 0
            || self.hand.held().iter().any(|held| {
                let bonus = &self.table.kinds[held.bonus as usize];
                let blanks = &self.table.kinds[held.penalty as usize];
                takes(bonus.clears)
                    || takes(bonus.clear_one)
                    || held.penalty_marks & mark::BLANKS != 0
                        && suits.clone().any(|suit| blanks.hits[suit] >> by.name & 1 != 0)
            })
    }

    /// Choices that may add to a suit.
    const fn free(&self) -> usize {
        self.open.jokers.len() + self.open.books + self.open.target.is_some() as usize
    }

    /// Choices that may add a strength to a suit.
    const fn movable(&self) -> usize {
        self.open.copies + self.open.books + self.open.target.is_some() as usize
    }

    fn value(&self, term: &Term, place: usize, held: &Held) -> i32 {
        match term {
            Term::If(one) => self.worth(one, place, held),
            Term::Best(alternatives) => {
                alternatives.iter().map(|one| self.worth(one, place, held)).max().unwrap_or(0)
            }
            Term::BestBase(of) if self.movable() == 0 => self.bases(*of).max().unwrap_or(0),
            Term::BestBase(_) => self.best_base,
            Term::SumBase(of) => self.bases(*of).sum::<i32>() + self.movable() as i32 * self.best_base,
            Term::Sets(points) => self.sets(points),
            Term::Runs(points) => self.runs(points),
            Term::SuitsDiffer(points) => {
                if self.must_share() > self.open.books {
                    0
                } else {
                    *points
                }
            }
        }
    }

    /// How many cards share a suit with another for certain. Those that may be blanked need not.
    fn must_share(&self) -> usize {
        let mut counts = self.counts;
        if Blanking::marks(self.hand) & (mark::BLANKS | mark::FALLS) != 0 {
            for (place, held) in self.hand.held().iter().enumerate() {
                let gone = self.is_certain(place) && self.may_be_blanked(held);
                counts -= u64::from(gone) << (4 * held.suit);
            }
        }
        let shared = |suit: usize| ((counts >> (4 * suit) & 0xf) as usize).saturating_sub(1);
        (0..Suit::TEN.len()).map(shared).sum()
    }

    /// Does a card of the hand blank this one as it is, or does it fall by itself?
    fn may_be_blanked(&self, held: &Held) -> bool {
        let hits = |by: &Held| {
            by.penalty_marks & mark::BLANKS != 0
                && self.table.kinds[by.penalty as usize].hits[held.suit as usize] >> held.name & 1 != 0
        };
        held.penalty_marks & mark::FALLS != 0 || self.hand.held().iter().any(hits)
    }

    /// The strengths of the cards that match as they are.
    fn bases(&self, of: Match) -> impl Iterator<Item = i32> {
        let matching = self.hand.held().iter().filter(move |held| of.takes(held.suit, held.name));
        matching.map(|held| i32::from(held.base))
    }

    fn worth(&self, one: &Alternative, place: usize, held: &Held) -> i32 {
        if one.n <= 0 || !self.may_meet(&one.condition.with) {
            return 0;
        }
        let Some(per) = &one.per else { return one.n };
        let own = if per.other { per.of.suits } else { 0 };
        one.n * (self.count(per.of) - self.itself(own, place, held))
    }

    /// Does the card itself stand among those that were counted, and should not?
    fn itself(&self, other_suits: u64, place: usize, held: &Held) -> i32 {
        if self.open.target == Some(place) {
            return i32::from(other_suits != 0);
        }
        (other_suits >> (4 * held.suit) & 1) as i32
    }

    /// Each open choice may stand in for one missing group.
    fn may_meet(&self, groups: &[Match]) -> bool {
        let mut missing = 0;
        for of in groups {
            if self.names & of.names | self.counts & of.suits == 0 {
                missing += 1;
                if missing > self.free() || self.helpers(*of) == 0 {
                    return false;
                }
            }
        }
        true
    }

    /// How many open choices could bring a card that matches.
    fn helpers(&self, of: Match) -> usize {
        let by_suit =
            if of.suits == 0 { 0 } else { self.open.books + usize::from(self.open.target.is_some()) };
        let may = |joker: &&Match| joker.suits & of.suits | joker.names & of.names != 0;
        by_suit + self.open.jokers.iter().filter(may).count()
    }

    /// How many cards could match, with every open choice.
    fn count(&self, of: Match) -> i32 {
        let mut cards = ((self.counts & of.suits).wrapping_mul(0x1111_1111_1111_1111) >> 60) as i32;
        if of.names != 0 {
            let by_name =
                |held: &&Held| of.names >> held.name & 1 != 0 && of.suits >> (4 * held.suit) & 1 == 0;
            cards += self.hand.held().iter().filter(by_name).count() as i32;
        }
        (cards + self.helpers(of) as i32).min(self.hand.len as i32)
    }

    /// The open choices join suits in the best way: `best[n]` is what n of them can bring.
    fn sets(&self, points: &[i32; 9]) -> i32 {
        let free = self.free().min(HAND_MAX);
        let mut best = [0; HAND_MAX + 1];
        for suit in 0..Suit::TEN.len() {
            let count = (self.counts >> (4 * suit) & 0xf) as usize;
            for used in (0..=free).rev() {
                let with = |more: usize| best[used - more] + points[(count + more).min(8)];
                best[used] = (0..=used).map(with).max().unwrap_or(0);
            }
        }
        best[free]
    }

    /// Strengths are printed, but for what a doppelganger copies.
    fn runs(&self, points: &[i32; 9]) -> i32 {
        let bases = || self.hand.held().iter().map(|held| held.base);
        match self.open.copies {
            0 => runs_of(points, bases()),
            1 => {
                // Whatever is open counts 0 until then, so any of them can stand for the copier.
                let copier = self.open.places.trailing_zeros() as usize;
                let copied = |new: u8| {
                    let or_new = |(place, base): (usize, u8)| if place == copier { new } else { base };
                    runs_of(points, bases().enumerate().map(or_new))
                };
                bases().map(copied).fold(runs_of(points, bases()), i32::max)
            }
            _ => points.iter().copied().max().unwrap_or(0) * 2,
        }
    }
}
