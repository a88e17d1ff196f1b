//! Every joint choice a hand allows: doppelganger, mirage and shapeshifter, book, island, in the order of the rules.
//!
//! Only choices that can differ in points are tried. A suit that no formula of the hand mentions is as good as any other
//! such suit, and a name that none mentions is as good as any other of its suit, so one of each stands for all; the
//! tests compare this with trying everything.

use super::blanking::{Blanking, Places, places};
use super::hand::{HAND_MAX, Hand, Held};
use super::points::total;
use crate::card::{Card, Suit};
use crate::code::{Formulas, Match, Power, mark};

/// What the owner of a card with a choice decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Chosen {
    /// The card has no choice, or it is not used.
    #[default]
    Unused,
    /// Counts as a copy of this card of the hand.
    Copy(Card),
    /// Counts as a card of this name.
    Become(Card),
    /// This card of the hand counts as this suit.
    ChangeSuit(Card, Suit),
    /// The penalty of this card of the hand is void.
    ClearOne(Card),
    /// This card of the discard area joined the hand.
    Fetch(Card),
}

/// The decision of each card of a hand, by its place.
pub(crate) type Decisions = [Chosen; HAND_MAX];

/// A walk over all choices of one hand.
struct Walk<'a> {
    table: &'a Formulas,
    /// The cards as printed: choices name them by these.
    printed: Hand,
    /// The places of the cards with a choice, in the order they are decided.
    choosers: [u8; HAND_MAX],
    count: usize,
    /// What the formulas of the hand mention.
    mentions: Match,
    /// One card whose decision is made already.
    fixed: Option<(usize, Chosen)>,
}

/// Calls `visit` with the total of every joint choice worth trying.
#[inline]
pub(crate) fn explore(table: &Formulas, mask: u64, visit: &mut impl FnMut(i32, &Decisions)) {
    let printed = Hand::of(table, mask);
    if mask & table.choosers == 0 {
        visit(total(table, &printed, 0), &Decisions::default());
        return;
    }
    Walk::new(table, printed, None).decide(0, &mut { printed }, &mut Decisions::default(), visit);
}

/// The same with one card's decision made: the best of everything else. Nothing is visited if this hand does not allow
/// that decision.
pub(crate) fn explore_fixed(
    table: &Formulas,
    mask: u64,
    fixed: (Card, Chosen),
    visit: &mut impl FnMut(i32, &Decisions),
) {
    let printed = Hand::of(table, mask);
    let Some(place) = printed.held().iter().position(|held| held.name == fixed.0.0) else { return };
    let walk = Walk::new(table, printed, Some((place, fixed.1)));
    walk.decide(0, &mut { printed }, &mut Decisions::default(), visit);
}

impl<'a> Walk<'a> {
    fn new(table: &'a Formulas, printed: Hand, fixed: Option<(usize, Chosen)>) -> Self {
        let mut walk =
            Self { table, printed, choosers: [0; HAND_MAX], count: 0, mentions: Match::default(), fixed };
        walk.line_up();
        walk
    }

    fn line_up(&mut self) {
        let mut stages = [0u8; 4];
        for (place, held) in self.printed.held().iter().enumerate() {
            let kind = &self.table.kinds[held.name as usize];
            self.mentions.suits |= kind.mentions.suits;
            self.mentions.names |= kind.mentions.names;
            let stage = match kind.power {
                Power::None | Power::Fetch(_) => continue,
                Power::Copy => 0,
                Power::Become(_) => 1,
                Power::ChangeSuit => 2,
                Power::ClearOne => 3,
            };
            stages[stage] |= 1 << place;
        }
        for place in stages.into_iter().flat_map(places) {
            self.choosers[self.count] = place as u8;
            self.count += 1;
        }
    }

    fn decide(
        &self,
        next: usize,
        hand: &mut Hand,
        decisions: &mut Decisions,
        visit: &mut impl FnMut(i32, &Decisions),
    ) {
        if next == self.count {
            visit(total(self.table, hand, 0), decisions);
            return;
        }
        let place = self.choosers[next] as usize;
        if let Some((fixed, chosen)) = self.fixed
            && fixed == place
        {
            self.decide_fixed(next, place, chosen, *hand, decisions, visit);
            return;
        }
        match self.table.kinds[self.printed.cards[place].name as usize].power {
            Power::Copy => self.copy(next, place, hand, decisions, visit),
            Power::Become(suits) => self.become_named(next, place, suits, hand, decisions, visit),
            Power::ChangeSuit => self.change_suit(next, place, hand, decisions, visit),
            Power::ClearOne => self.clear_one(place, hand, decisions, visit),
            Power::None | Power::Fetch(_) => unreachable!("only cards with a choice line up"),
        }
    }

    /// Carries out the one decision that is made already, if this hand allows it.
    fn decide_fixed(
        &self,
        next: usize,
        place: usize,
        chosen: Chosen,
        mut hand: Hand,
        decisions: &mut Decisions,
        visit: &mut impl FnMut(i32, &Decisions),
    ) {
        let place_of = |card: Card| self.printed.held().iter().position(|held| held.name == card.0);
        match chosen {
            Chosen::Unused | Chosen::Fetch(_) => {}
            Chosen::Copy(card) => {
                if place_of(card).is_none() {
                    return;
                }
                hand.cards[place] = Held::copy_of(self.table, card.0);
            }
            Chosen::Become(card) => hand.cards[place] = Held::named(self.table, card.0),
            Chosen::ChangeSuit(card, suit) => {
                let Some(target) = place_of(card) else { return };
                hand.cards[target].suit = suit as u8;
            }
            Chosen::ClearOne(card) => {
                let of = self.table.kinds[self.printed.cards[place].name as usize].clear_one;
                let allowed = |target: &usize| {
                    let held = &hand.cards[*target];
                    of.takes(held.suit, held.name)
                };
                if let Some(target) = place_of(card).filter(allowed) {
                    decisions[place] = chosen;
                    visit(total(self.table, &hand, 1 << target), decisions);
                }
                return;
            }
        }
        decisions[place] = chosen;
        self.decide(next + 1, &mut hand, decisions, visit);
    }

    /// Copies take what is printed (R12); a copied wild card is as good as none.
    fn copy(
        &self,
        next: usize,
        place: usize,
        hand: &mut Hand,
        decisions: &mut Decisions,
        visit: &mut impl FnMut(i32, &Decisions),
    ) {
        self.decide(next + 1, hand, decisions, visit);
        let own = hand.cards[place];
        for other in 0..hand.len {
            let kind = self.printed.cards[other].name;
            if other == place || self.printed.cards[other].suit == Suit::Wild as u8 {
                continue;
            }
            hand.cards[place] = Held::copy_of(self.table, kind);
            decisions[place] = Chosen::Copy(Card(kind));
            self.decide(next + 1, hand, decisions, visit);
        }
        hand.cards[place] = own;
        decisions[place] = Chosen::Unused;
    }

    fn become_named(
        &self,
        next: usize,
        place: usize,
        suits: u16,
        hand: &mut Hand,
        decisions: &mut Decisions,
        visit: &mut impl FnMut(i32, &Decisions),
    ) {
        self.decide(next + 1, hand, decisions, visit);
        let own = hand.cards[place];
        let mut names = self.names_worth_trying(hand, suits);
        while names != 0 {
            let kind = names.trailing_zeros() as u8;
            names &= names - 1;
            hand.cards[place] = Held::named(self.table, kind);
            decisions[place] = Chosen::Become(Card(kind));
            self.decide(next + 1, hand, decisions, visit);
        }
        hand.cards[place] = own;
        decisions[place] = Chosen::Unused;
    }

    /// Every mentioned name, and for each mentioned suit one name that nobody mentions, best one not yet in the hand:
    /// a second card of a name adds nothing to a set.
    fn names_worth_trying(&self, hand: &Hand, suits: u16) -> u64 {
        let held = hand.held().iter().fold(0u64, |names, held| names | 1 << held.name);
        let mut worth = 0;
        for suit in (0..10).filter(|suit| suits & 1 << suit != 0) {
            let names = self.table.names_of_suit[suit];
            worth |= names & self.mentions.names;
            if self.mentions.suits >> (4 * suit) & 1 != 0 {
                let nobody_mentions = names & !self.mentions.names;
                let fresh = nobody_mentions & !held;
                let pool = if fresh == 0 { nobody_mentions } else { fresh };
                worth |= pool & pool.wrapping_neg();
            }
        }
        worth
    }

    fn change_suit(
        &self,
        next: usize,
        place: usize,
        hand: &mut Hand,
        decisions: &mut Decisions,
        visit: &mut impl FnMut(i32, &Decisions),
    ) {
        self.decide(next + 1, hand, decisions, visit);
        let mentioned = (0..10)
            .filter(|suit| self.mentions.suits >> (4 * suit) & 1 != 0)
            .fold(0u16, |all, suit| all | 1 << suit);
        let spare = !mentioned & 0x3ff;
        for target in (0..hand.len).filter(|&target| target != place) {
            let own = hand.cards[target].suit;
            let was_mentioned = mentioned & 1 << own != 0;
            let mut suits = mentioned & !(1 << own);
            if was_mentioned {
                suits |= spare & spare.wrapping_neg();
            }
            while suits != 0 {
                let suit = suits.trailing_zeros() as usize;
                suits &= suits - 1;
                hand.cards[target].suit = suit as u8;
                decisions[place] = Chosen::ChangeSuit(Card(self.printed.cards[target].name), Suit::TEN[suit]);
                self.decide(next + 1, hand, decisions, visit);
            }
            hand.cards[target].suit = own;
        }
        decisions[place] = Chosen::Unused;
    }

    /// The last decision: what the card is now decides whether it can be cleared (R13).
    fn clear_one(
        &self,
        place: usize,
        hand: &mut Hand,
        decisions: &mut Decisions,
        visit: &mut impl FnMut(i32, &Decisions),
    ) {
        visit(total(self.table, hand, 0), decisions);
        let of = self.table.kinds[self.printed.cards[place].name as usize].clear_one;
        let mut worth: Places = 0;
        for (target, held) in hand.held().iter().enumerate() {
            let clearable = held.penalty_marks & mark::PENALTY != 0 && of.takes(held.suit, held.name);
            worth |= u8::from(clearable) << target;
        }
        if worth == 0 {
            return;
        }
        worth &= !Blanking::of(self.table, hand, Blanking::marks(hand), 0).cleared;
        for target in places(worth) {
            decisions[place] = Chosen::ClearOne(Card(self.printed.cards[target].name));
            visit(total(self.table, hand, 1 << target), decisions);
        }
        decisions[place] = Chosen::Unused;
    }
}
