//! Counting points: step 6 of the scoring.

use super::blanking::{Blanking, Places, places};
use super::hand::{HAND_MAX, Hand, Held};
use crate::code::{Alternative, Condition, Formulas, Match, PLACES, Per, Side, Term, mark};

/// What the cards that are not blanked amount to.
#[derive(Clone, Copy, Debug, Default)]
struct Present {
    /// Their names.
    names: u64,
    /// How many of each suit, four bits each.
    counts: u64,
    /// Their places.
    active: Places,
}

impl Present {
    #[inline]
    fn take(&mut self, held: &Held, place: usize) {
        self.names |= 1 << held.name;
        self.counts += 1 << (4 * held.suit);
        self.active |= 1 << place;
    }

    fn of(hand: &Hand, active: Places) -> Self {
        let mut present = Self::default();
        places(active).for_each(|place| present.take(&hand.cards[place], place));
        present
    }

    #[inline]
    const fn has(&self, of: Match) -> bool {
        self.names & of.names | self.counts & of.suits != 0
    }
}

/// Base, bonus and penalty of one card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Points {
    pub base: i32,
    pub bonus: i32,
    pub penalty: i32,
}

/// The total of a hand whose choices are made. The hot path of everything.
#[inline]
pub(crate) fn total(table: &Formulas, hand: &Hand, chosen: Places) -> i32 {
    let (mut present, mut marks) = (Present::default(), 0);
    for (place, held) in hand.held().iter().enumerate() {
        present.take(held, place);
        marks |= held.bonus_marks | held.penalty_marks;
    }
    if marks & (mark::HELPS | mark::BLANKS | mark::FALLS) == 0 {
        return sum_up(table, hand, &present, chosen, &Blanking::default());
    }
    let standing = Blanking::of(table, hand, marks, chosen);
    if standing.blanked != 0 {
        present = Present::of(hand, present.active & !standing.blanked);
    }
    sum_up(table, hand, &present, standing.cleared, &standing)
}

#[inline]
fn sum_up(table: &Formulas, hand: &Hand, present: &Present, cleared: Places, standing: &Blanking) -> i32 {
    let mut sum = 0;
    for place in places(present.active) {
        let held = &hand.cards[place % HAND_MAX];
        let side = &table.bonus[held.bonus as usize % PLACES];
        sum += i32::from(held.base) + slots(side, held, present);
        if held.bonus_marks & mark::RICH != 0 {
            sum += rest(table, side, hand, place, present, 0);
        }
        if held.penalty_marks & mark::PENALTY != 0 && cleared & 1 << place == 0 {
            sum += penalty(table, hand, place, present, standing);
        }
    }
    sum
}

#[inline]
fn penalty(table: &Formulas, hand: &Hand, place: usize, present: &Present, standing: &Blanking) -> i32 {
    let held = &hand.cards[place % HAND_MAX];
    let side = &table.penalty[held.penalty as usize % PLACES];
    if standing.touched & 1 << place != 0 {
        return struck_penalty(table, hand, place, present, standing);
    }
    let slots = slots(side, held, present);
    if held.penalty_marks & mark::RICH == 0 {
        slots
    } else {
        slots + rest(table, side, hand, place, present, 0)
    }
}

/// A penalty that lost words.
#[cold]
fn struck_penalty(
    table: &Formulas,
    hand: &Hand,
    place: usize,
    present: &Present,
    standing: &Blanking,
) -> i32 {
    let held = &hand.cards[place];
    let side = &table.penalty[held.penalty as usize];
    let struck = standing.struck(table, hand, place);
    slots(&strike(side, struck), held, present) + rest(table, side, hand, place, present, struck)
}

/// The same, card by card, for a score sheet.
pub(crate) fn sheet(table: &Formulas, hand: &Hand, standing: &Blanking) -> [Points; HAND_MAX] {
    let active = ((1u16 << hand.len) - 1) as u8 & !standing.blanked;
    let present = Present::of(hand, active);
    let mut sheet = [Points::default(); HAND_MAX];
    for place in places(active) {
        let held = &hand.cards[place];
        let side = &table.bonus[held.bonus as usize];
        let cleared = standing.cleared & 1 << place != 0;
        sheet[place] = Points {
            base: i32::from(held.base),
            bonus: slots(side, held, &present) + rest(table, side, hand, place, &present, 0),
            penalty: if cleared { 0 } else { penalty(table, hand, place, &present, standing) },
        };
    }
    sheet
}

/// The slots every side has, without a branch.
#[inline]
fn slots(side: &Side, held: &Held, present: &Present) -> i32 {
    let itself = (side.other_suits >> (4 * held.suit) & 1) as i32;
    let met = present.has(side.with[0]) & present.has(side.with[1]);
    side.per * (count(present, side.per_suits) - itself) + (side.once & -i32::from(met))
}

/// Counts are below 16 in all, so one multiplication adds up the nibbles.
#[inline]
const fn count(present: &Present, suits: u64) -> i32 {
    ((present.counts & suits).wrapping_mul(0x1111_1111_1111_1111) >> 60) as i32
}

/// The terms that fit no slot; `struck` are the words that are out of the text.
#[inline]
fn rest(table: &Formulas, side: &Side, hand: &Hand, place: usize, present: &Present, struck: u64) -> i32 {
    let terms = &table.terms[side.rest.start as usize..side.rest.end as usize];
    terms.iter().map(|term| value(term, hand, place, present, struck)).sum()
}

fn value(term: &Term, hand: &Hand, place: usize, present: &Present, struck: u64) -> i32 {
    match term {
        Term::If(alternative) => worth(alternative, hand, place, present, struck),
        Term::Best(alternatives) => {
            let worths = alternatives.iter().map(|one| worth(one, hand, place, present, struck));
            worths.max().unwrap_or(0)
        }
        Term::BestBase(of) => matching(*of, hand, present).max().unwrap_or(0),
        Term::SumBase(of) => matching(*of, hand, present).sum(),
        Term::Sets(points) => sets(points, hand, present),
        Term::Runs(points) => runs_of(points, places(present.active).map(|place| hand.cards[place].base)),
        // Wild is no suit, so wild cards share none (R16).
        Term::SuitsDiffer(points) => {
            let shared = present.counts & 0x00ee_eeee_eeee;
            if shared == 0 { *points } else { 0 }
        }
    }
}

fn worth(one: &Alternative, hand: &Hand, place: usize, present: &Present, struck: u64) -> i32 {
    if !met(&one.condition, present, struck) {
        return 0;
    }
    one.per.as_ref().map_or(one.n, |per| per_value(per, hand, place, present, struck))
}

/// Is the condition met? One that lost all its words is no reason for points any more (R21).
fn met(condition: &Condition, present: &Present, struck: u64) -> bool {
    let Condition { with, without } = condition;
    let lost = |of: &Match| !of.is_empty() && of.without(struck).is_empty();
    !lost(without)
        && !present.has(without.without(struck))
        && with.iter().all(|of| !lost(of) && present.has(of.without(struck)))
}

fn per_value(per: &Per, hand: &Hand, place: usize, present: &Present, struck: u64) -> i32 {
    let of = per.of.without(struck);
    let mut cards = count(present, of.suits);
    if of.names != 0 {
        // A card that matches by suit and by name counts once (R19).
        let by_name_only =
            |held: &Held| of.names >> held.name & 1 != 0 && of.suits >> (4 * held.suit) & 1 == 0;
        cards += places(present.active).filter(|&place| by_name_only(&hand.cards[place])).count() as i32;
    }
    let held = &hand.cards[place];
    per.n * (cards - i32::from(per.other && of.takes(held.suit, held.name)))
}

/// The slots without the struck words.
pub(crate) fn strike(side: &Side, struck: u64) -> Side {
    let mut side = side.clone();
    side.per_suits &= !struck;
    side.other_suits &= !struck;
    if side.with.iter().any(|of| of.without(struck).is_empty()) {
        side.once = 0;
    }
    side.with = side.with.map(|of| of.without(struck));
    side
}

/// Base strengths of the matching cards.
fn matching(of: Match, hand: &Hand, present: &Present) -> impl Iterator<Item = i32> {
    let held = places(present.active).map(move |place| hand.cards[place]);
    held.filter(move |held| of.takes(held.suit, held.name)).map(|held| i32::from(held.base))
}

/// Every suit pays by its different names (R15).
fn sets(points: &[i32; 9], hand: &Hand, present: &Present) -> i32 {
    // Without three of a suit there is nothing to pay: 4 and up have a high bit, 3 has both low ones.
    let counts = present.counts & 0x00ff_ffff_ffff;
    let (low, high) = (counts & 0x0033_3333_3333, counts & 0x00cc_cccc_cccc);
    if high == 0 && low & (low >> 1) & 0x0011_1111_1111 == 0 {
        return 0;
    }
    (0..10)
        .map(|suit| {
            let held = places(present.active).map(|place| hand.cards[place]).filter(|held| held.suit == suit);
            let names = held.fold(0u64, |names, held| names | 1 << held.name);
            points[names.count_ones() as usize]
        })
        .sum()
}

/// Disjoint runs of base strengths each pay, the longest first; a spare copy may serve in another run (R14).
pub(crate) fn runs_of(points: &[i32; 9], bases: impl Iterator<Item = u8>) -> i32 {
    let (mut once, mut spare) = (0u64, [0u64; HAND_MAX]);
    let mut spares = 0;
    for base in bases {
        let bit = 1u64 << base;
        if once & bit == 0 {
            once |= bit;
        } else {
            spare[spares] = bit;
            spares += 1;
        }
    }
    let mut sum = 0;
    while let Some(run) = longest_run(once) {
        sum += points[run.count_ones() as usize];
        once &= !run;
        for bit in &mut spare[..spares] {
            if once & *bit == 0 {
                once |= *bit;
                *bit = 0;
            }
        }
    }
    sum
}

/// The longest run of at least three neighbouring bits.
fn longest_run(bits: u64) -> Option<u64> {
    let (mut starts, mut length) = (bits & bits >> 1 & bits >> 2, 3);
    if starts == 0 {
        return None;
    }
    while starts & bits >> length != 0 {
        starts &= bits >> length;
        length += 1;
    }
    Some(((1 << length) - 1) << starts.trailing_zeros())
}
