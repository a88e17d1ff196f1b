//! Which penalties are void and which cards are blanked: steps 3 to 5 of the scoring.

use super::hand::{HAND_MAX, Hand, Held};
use crate::code::{Formulas, Lowered, Match, mark};

/// Positions of the hand as bits.
pub(crate) type Places = u8;

/// What clearing and blanking did to a hand.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Blanking {
    /// Cards whose whole penalty is void.
    pub cleared: Places,
    /// Cards that lost everything.
    pub blanked: Places,
    /// Cards whose penalties lost a word.
    pub touched: Places,
    /// Whom each card blanks, if it is not blanked itself.
    pub hits: [Places; HAND_MAX],
    /// Cards blanked in a ring of blanking.
    pub ring: Places,
    /// Cards that blanked themselves for want of something, or for the presence of something.
    pub by_itself: Places,
}

impl Blanking {
    /// `marks` are those of all cards together; `chosen` is what an island clears.
    #[inline]
    pub(crate) fn of(table: &Formulas, hand: &Hand, marks: u8, chosen: Places) -> Self {
        let mut standing = Self { cleared: chosen, ..Self::default() };
        if marks & mark::HELPS != 0 {
            standing.clear(table, hand);
        }
        if marks & mark::BLANKS != 0 {
            standing.blank_by_others(table, hand);
        }
        if marks & mark::FALLS != 0 {
            standing.blank_by_themselves(table, hand);
        }
        standing
    }

    /// All marks of a hand.
    #[inline]
    pub(crate) fn marks(hand: &Hand) -> u8 {
        hand.held().iter().fold(0, |marks, held| marks | held.bonus_marks | held.penalty_marks)
    }

    /// Clearing comes first, and also from cards that are blanked later (R5, step 3).
    fn clear(&mut self, table: &Formulas, hand: &Hand) {
        for held in hand.held().iter().filter(|held| held.bonus_marks & mark::HELPS != 0) {
            let kind = &table.kinds[held.bonus as usize];
            for (place, target) in hand.held().iter().enumerate() {
                self.cleared |= u8::from(kind.clears.takes(target.suit, target.name)) << place;
                let struck = kind.strike_word != 0 && kind.strike_from.takes(target.suit, target.name);
                self.touched |= u8::from(struck) << place;
            }
        }
    }

    /// Suits whose words are struck out of the penalties of this card.
    #[inline]
    pub(crate) fn struck(&self, table: &Formulas, hand: &Hand, place: usize) -> u64 {
        if self.touched & 1 << place == 0 { 0 } else { struck_words(table, hand, &hand.cards[place]) }
    }

    /// From the outside in: a card that no standing card can hit is active, and what an active card hits is blanked. What
    /// stays undecided hangs on a ring; the outermost ring falls together and hits nobody else (R7, R17).
    fn blank_by_others(&mut self, table: &Formulas, hand: &Hand) {
        let mut undecided: Places = 0;
        for (place, held) in hand.held().iter().enumerate() {
            if held.penalty_marks & mark::BLANKS != 0 && self.cleared & 1 << place == 0 {
                self.hits[place] = self.hits_of(table, hand, place);
                undecided |= u8::from(self.hits[place] != 0) << place;
            }
        }
        while undecided != 0 {
            let threats = places(undecided).fold(0, |all, place| all | self.hits[place]);
            let safe = undecided & !threats;
            if safe == 0 {
                let ring = self.outermost_ring(undecided);
                self.ring |= ring;
                self.blanked |= ring;
            } else {
                places(safe).for_each(|place| self.blanked |= self.hits[place]);
            }
            undecided &= !safe & !self.blanked;
        }
    }

    /// Whom an uncleared card blanks.
    #[inline]
    fn hits_of(&self, table: &Formulas, hand: &Hand, place: usize) -> Places {
        let by = &hand.cards[place];
        let kind = &table.kinds[by.penalty as usize];
        let struck = self.struck(table, hand, place);
        let mut hits = 0;
        for (target, held) in hand.held().iter().enumerate() {
            let word_is_out = struck >> (4 * held.suit) & 1 != 0;
            let names = if word_is_out { &kind.hits_if_struck } else { &kind.hits };
            hits |= ((names[held.suit as usize] >> held.name & 1) as u8) << target;
        }
        let spares_itself = kind.spares_itself >> by.suit & 1 != 0;
        hits & !(u8::from(spares_itself) << place)
    }

    /// Cards that hit each other in a circle which no other circle reaches.
    #[cold]
    fn outermost_ring(&self, undecided: Places) -> Places {
        let mut reach = [0; HAND_MAX];
        for place in places(undecided) {
            reach[place] = self.hits[place] & undecided;
        }
        for through in places(undecided) {
            for place in places(undecided) {
                if reach[place] & 1 << through != 0 {
                    reach[place] |= reach[through];
                }
            }
        }
        let on_ring = |place: usize| reach[place] & 1 << place != 0;
        let mut ring = 0;
        for place in places(undecided).filter(|&place| on_ring(place)) {
            let reached_from_elsewhere = places(undecided).any(|other| {
                on_ring(other) && reach[other] & 1 << place != 0 && reach[place] & 1 << other == 0
            });
            ring |= u8::from(!reached_from_elsewhere) << place;
        }
        ring
    }

    /// Step 5: first those that miss something, then those that mind something, until nothing changes (R21, R22).
    fn blank_by_themselves(&mut self, table: &Formulas, hand: &Hand) {
        let falls = |(place, held): (usize, &Held)| u8::from(held.penalty_marks & mark::FALLS != 0) << place;
        let candidates = hand.held().iter().enumerate().map(falls).fold(0, |all, bit| all | bit);
        loop {
            let before = self.blanked;
            while self.fall(table, hand, candidates, false, |kind| kind.needs) {}
            self.fall(table, hand, candidates, true, |kind| kind.shuns);
            if self.blanked == before {
                return;
            }
        }
    }

    /// Blanks every uncleared candidate whose condition is met (`minds`) or not met; at once, not one after the other. A
    /// condition with nothing left in it is no condition (R21).
    fn fall(
        &mut self,
        table: &Formulas,
        hand: &Hand,
        candidates: Places,
        minds: bool,
        condition: impl Fn(&Lowered) -> Match,
    ) -> bool {
        let mut falling = 0;
        for place in places(candidates & !self.cleared & !self.blanked) {
            let kind = &table.kinds[hand.cards[place].penalty as usize];
            let of = condition(kind).without(self.struck(table, hand, place));
            if !of.is_empty() && self.is_present(hand, of) == minds {
                falling |= 1 << place;
            }
        }
        self.blanked |= falling;
        self.by_itself |= falling;
        falling != 0
    }

    fn is_present(&self, hand: &Hand, of: Match) -> bool {
        let mut cards = hand.held().iter().enumerate();
        cards.any(|(place, held)| self.blanked & 1 << place == 0 && of.takes(held.suit, held.name))
    }
}

/// The words that the hand strikes out of this card's penalties.
#[cold]
fn struck_words(table: &Formulas, hand: &Hand, target: &Held) -> u64 {
    let kinds = hand.held().iter().map(|held| &table.kinds[held.bonus as usize]);
    let striking = kinds.filter(|kind| kind.strike_from.takes(target.suit, target.name));
    striking.fold(0, |words, kind| words | kind.strike_word)
}

/// The set places in order.
#[inline]
pub(crate) fn places(mut set: Places) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let place = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(place)
    })
}
