//! Scoring hands as they are printed, without any choice: half of all hands, and the quick half.
//!
//! While every card is what it says, "any wizard" is a fixed set of cards, so each condition is one `and`. The tables are
//! made from the same lowered formulas as the general way in `points.rs`, and a test compares the two.

use alloc::vec::Vec;

use super::CardSet;
use super::hand::Held;
use super::points::{runs_of, strike};
use crate::card::Card;
use crate::code::{Alternative, Formulas, Lowered, Match, PLACES, Side, Term};

/// A clause with its conditions as sets of cards.
#[derive(Clone, Copy, Debug)]
struct Part {
    n: i32,
    /// Times the cards that match; else once.
    counts: bool,
    /// Suits that count, four bits each.
    per_suits: u64,
    /// Cards that count by name and not already by suit.
    per_names: CardSet,
    /// The card itself is taken off.
    itself: i32,
    with: [CardSet; 3],
    without: CardSet,
}

#[derive(Clone, Debug)]
enum Rest {
    Part(Part),
    Best(Vec<Part>),
    BestBase(CardSet),
    SumBase(CardSet),
    Sets([i32; 9]),
    Runs([i32; 9]),
    SuitsDiffer(i32),
}

/// The simple slots of a side.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    per: i32,
    itself: i32,
    per_suits: u64,
    once: i32,
    with: [CardSet; 2],
}

/// What a penalty does to other cards, and what it minds.
#[derive(Clone, Copy, Debug, Default)]
struct Effect {
    hits: CardSet,
    needs: CardSet,
    shuns: CardSet,
}

/// Penalties that are void, and penalties that lost a word.
#[derive(Clone, Copy)]
struct Void {
    cleared: CardSet,
    touched: CardSet,
}

impl Void {
    /// Which of the two readings of a penalty holds.
    #[inline]
    const fn is_touched(self, card: usize) -> usize {
        (self.touched >> card & 1) as usize
    }
}

/// The formulas over sets of printed cards.
#[derive(Clone, Debug)]
pub(crate) struct Plain {
    base: [i32; PLACES],
    count: [u64; PLACES],
    bonus: [Slot; PLACES],
    bonus_rest: Vec<Vec<Rest>>,
    /// Whose penalties each card clears, and out of whose it strikes the word.
    clears_of: [CardSet; PLACES],
    strikes_of: [CardSet; PLACES],
    /// Penalties as printed, and with the word struck out.
    penalty: [[Slot; PLACES]; 2],
    effect: [[Effect; PLACES]; 2],
    penalty_rest: [Vec<Vec<Rest>>; 2],
    /// Cards with something in a slot of their bonus or penalty, or with more than that.
    has_slot: CardSet,
    has_rest: CardSet,
    has_penalty_slot: CardSet,
    has_penalty_rest: CardSet,
    clears: CardSet,
    strikes: CardSet,
    /// All who strike out a word strike the same one; otherwise such hands are scored the general way.
    one_word: bool,
    blanks: CardSet,
    falls: CardSet,
}

impl Plain {
    pub(crate) fn of(table: &Formulas) -> Self {
        let words = || table.kinds.iter().map(|kind| kind.strike_word).filter(|word| *word != 0);
        let word = words().next().unwrap_or(0);
        let bits = |has: &dyn Fn(usize) -> bool| {
            (0..Card::MAX).filter(|index| has(*index)).fold(0, |all, index| all | 1 << index)
        };
        let (bonus, penalty, kinds) = (&table.bonus, &table.penalty, &table.kinds);
        let (as_printed, struck) = (|index| effect(table, index, 0), |index| effect(table, index, word));
        Self {
            base: core::array::from_fn(|index| i32::from(table.printed[index].base)),
            count: core::array::from_fn(|index| 1 << (4 * table.printed[index].suit)),
            bonus: core::array::from_fn(|index| slot(table, &bonus[index], index, 0)),
            bonus_rest: (0..Card::MAX).map(|index| rest(table, &bonus[index], index, 0)).collect(),
            clears_of: core::array::from_fn(|index| cards_by(table, index, |kind| kind.clears)),
            strikes_of: core::array::from_fn(|index| cards_by(table, index, |kind| kind.strike_from)),
            penalty: [0, word]
                .map(|word| core::array::from_fn(|index| slot(table, &penalty[index], index, word))),
            effect: [core::array::from_fn(as_printed), core::array::from_fn(struck)],
            penalty_rest: [0, word]
                .map(|word| (0..Card::MAX).map(|index| rest(table, &penalty[index], index, word)).collect()),
            has_slot: bits(&|index| bonus[index].per != 0 || bonus[index].once != 0),
            has_rest: bits(&|index| !bonus[index].rest.is_empty()),
            has_penalty_slot: bits(&|index| penalty[index].per != 0 || penalty[index].once != 0),
            has_penalty_rest: bits(&|index| !penalty[index].rest.is_empty()),
            clears: bits(&|index| !kinds[index].clears.is_empty()),
            strikes: bits(&|index| kinds[index].strike_word != 0),
            one_word: words().all(|other| other == word),
            blanks: bits(&|index| effect(table, index, 0).hits != 0),
            falls: bits(&|index| !kinds[index].needs.is_empty() || !kinds[index].shuns.is_empty()),
        }
    }

    /// Can this hand be scored here?
    #[inline]
    pub(crate) const fn suits(&self, hand: CardSet) -> bool {
        self.one_word || self.strikes & hand == 0
    }

    /// The total of a hand as printed.
    #[inline]
    pub(crate) fn total(&self, hand: CardSet) -> i32 {
        let cleared = each(hand & self.clears).fold(0, |all, card| all | self.clears_of[card]);
        let touched = each(hand & self.strikes).fold(0, |all, card| all | self.strikes_of[card]);
        let void = Void { cleared, touched };
        let mut active = hand;
        if hand & (self.blanks | self.falls) & !cleared != 0 {
            active = self.standing(hand, void);
        }
        let (mut sum, mut counts) = (0, 0);
        for card in each(active) {
            sum += self.base[card];
            counts += self.count[card];
        }
        for card in each(active & self.has_slot) {
            sum += slot_value(&self.bonus[card], active, counts);
        }
        for card in each(active & self.has_rest) {
            for rest in &self.bonus_rest[card] {
                sum += self.rest_value(rest, active, counts);
            }
        }
        for card in each(active & self.has_penalty_slot & !cleared) {
            sum += slot_value(&self.penalty[void.is_touched(card)][card], active, counts);
        }
        for card in each(active & self.has_penalty_rest & !cleared) {
            for rest in &self.penalty_rest[void.is_touched(card)][card] {
                sum += self.rest_value(rest, active, counts);
            }
        }
        sum
    }

    /// The cards that are not blanked. Printed cards never blank each other in a ring, so going from the outside in
    /// decides them all; a ring, if a card file had one, would be left standing.
    #[inline]
    fn standing(&self, hand: CardSet, void: Void) -> CardSet {
        let hits = |card: usize| self.effect[void.is_touched(card)][card].hits;
        let (mut active, mut undecided) = (hand, hand & self.blanks & !void.cleared);
        while undecided != 0 {
            let threats = each(undecided).fold(0, |all, card| all | hits(card));
            let safe = undecided & !threats;
            if safe == 0 {
                break;
            }
            active &= !each(safe).fold(0, |all, card| all | hits(card));
            undecided &= active & !safe;
        }
        if active & self.falls & !void.cleared != 0 { self.after_falls(active, void) } else { active }
    }

    /// First those that miss something, then those that mind something, until nothing changes.
    fn after_falls(&self, mut active: CardSet, void: Void) -> CardSet {
        let effect = |card: usize| &self.effect[void.is_touched(card)][card];
        loop {
            let before = active;
            loop {
                let stands = active;
                let misses = |card: &usize| effect(*card).needs != 0 && effect(*card).needs & stands == 0;
                let fallible = each(stands & self.falls & !void.cleared);
                active &= !fallible.filter(misses).fold(0, |all, card| all | 1 << card);
                if active == stands {
                    break;
                }
            }
            let stands = active;
            let minds = |card: &usize| effect(*card).shuns & stands != 0;
            active &=
                !each(stands & self.falls & !void.cleared).filter(minds).fold(0, |all, card| all | 1 << card);
            if active == before {
                return active;
            }
        }
    }

    fn rest_value(&self, rest: &Rest, active: CardSet, counts: u64) -> i32 {
        let bases = |of: CardSet| each(active & of).map(|card| self.base[card]);
        match rest {
            Rest::Part(part) => part_value(part, active, counts),
            Rest::Best(parts) => parts.iter().map(|part| part_value(part, active, counts)).max().unwrap_or(0),
            Rest::BestBase(of) => bases(*of).max().unwrap_or(0),
            Rest::SumBase(of) => bases(*of).sum(),
            // Printed names differ, so a suit has as many names as cards; wild is no suit.
            Rest::Sets(points) => (0..10).map(|suit| points[(counts >> (4 * suit) & 0xf) as usize]).sum(),
            Rest::Runs(points) => runs_of(points, bases(CardSet::MAX).map(|base| base as u8)),
            Rest::SuitsDiffer(points) => {
                if counts & 0x00ee_eeee_eeee == 0 {
                    *points
                } else {
                    0
                }
            }
        }
    }
}

#[inline]
fn slot_value(slot: &Slot, active: CardSet, counts: u64) -> i32 {
    let count = (counts & slot.per_suits).wrapping_mul(0x1111_1111_1111_1111) >> 60;
    let met = active & slot.with[0] != 0 && active & slot.with[1] != 0;
    slot.per * (count as i32 - slot.itself) + (slot.once & -i32::from(met))
}

fn part_value(part: &Part, active: CardSet, counts: u64) -> i32 {
    if active & part.without != 0 || part.with.iter().any(|of| active & of == 0) {
        return 0;
    }
    if !part.counts {
        return part.n;
    }
    let by_suit = ((counts & part.per_suits).wrapping_mul(0x1111_1111_1111_1111) >> 60) as i32;
    part.n * (by_suit + (active & part.per_names).count_ones() as i32 - part.itself)
}

/// The cards of a match, which without a word may be none.
fn cards_matching(table: &Formulas, of: Match) -> CardSet {
    if of == Match::ANY {
        return CardSet::MAX;
    }
    let cards = table.printed[..table.cards].iter();
    cards.filter(|held| of.takes(held.suit, held.name)).fold(0, |all, held| all | 1 << held.name)
}

fn cards_by(table: &Formulas, index: usize, of: impl Fn(&Lowered) -> Match) -> CardSet {
    table.kinds.get(index).map_or(0, |kind| cards_matching(table, of(kind)))
}

fn effect(table: &Formulas, index: usize, struck: u64) -> Effect {
    let Some(kind) = table.kinds.get(index) else { return Effect::default() };
    let hit = |held: &&Held| {
        let word_is_out = struck >> (4 * held.suit) & 1 != 0;
        let names = if word_is_out { &kind.hits_if_struck } else { &kind.hits };
        let itself = held.name as usize == index && kind.spares_itself >> held.suit & 1 != 0;
        !itself && names[held.suit as usize] >> held.name & 1 != 0
    };
    Effect {
        hits: table.printed[..table.cards].iter().filter(hit).fold(0, |all, held| all | 1 << held.name),
        needs: cards_matching(table, kind.needs.without(struck)),
        shuns: cards_matching(table, kind.shuns.without(struck)),
    }
}

fn slot(table: &Formulas, side: &Side, index: usize, struck: u64) -> Slot {
    let side = strike(side, struck);
    Slot {
        per: side.per,
        itself: (side.other_suits >> (4 * table.printed[index].suit) & 1) as i32,
        per_suits: side.per_suits,
        once: side.once,
        with: side.with.map(|of| cards_matching(table, of)),
    }
}

fn rest(table: &Formulas, side: &Side, index: usize, struck: u64) -> Vec<Rest> {
    let of = |of: Match| cards_matching(table, of.without(struck));
    let part = |one: &Alternative| part(table, one, index, struck);
    let terms = table.terms[side.rest.start as usize..side.rest.end as usize].iter();
    terms
        .map(|term| match term {
            Term::If(one) => Rest::Part(part(one)),
            Term::Best(alternatives) => Rest::Best(alternatives.iter().map(part).collect()),
            Term::BestBase(cards) => Rest::BestBase(of(*cards)),
            Term::SumBase(cards) => Rest::SumBase(of(*cards)),
            Term::Sets(points) => Rest::Sets(*points),
            Term::Runs(points) => Rest::Runs(*points),
            Term::SuitsDiffer(points) => Rest::SuitsDiffer(*points),
        })
        .collect()
}

/// A part that lost all its words matches no card, so that it pays nothing: neither what it needs nor what it counts is
/// ever there. What it must not meet is always there then.
fn part(table: &Formulas, one: &Alternative, index: usize, struck: u64) -> Part {
    let held = &table.printed[index];
    let per = one.per.unwrap_or_default();
    let of = per.of.without(struck);
    let by_suit = cards_matching(table, Match { suits: of.suits, names: 0 });
    let without = one.condition.without;
    let lost = !without.is_empty() && without.without(struck).is_empty();
    Part {
        n: one.n,
        counts: one.per.is_some(),
        per_suits: of.suits,
        per_names: of.names & !by_suit,
        itself: i32::from(per.other && of.takes(held.suit, held.name)),
        with: one.condition.with.map(|of| {
            if of == Match::ANY { CardSet::MAX } else { cards_matching(table, of.without(struck)) }
        }),
        without: if lost { CardSet::MAX } else { cards_matching(table, without.without(struck)) },
    }
}

/// The cards of a set as indices.
#[inline]
fn each(mut set: CardSet) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let card = set.trailing_zeros() as usize % PLACES;
        set &= set - 1;
        Some(card)
    })
}
