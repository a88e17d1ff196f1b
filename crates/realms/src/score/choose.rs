//! Every joint choice a hand allows: doppelganger, mirage and shapeshifter, book, island, in the order of the rules.
//!
//! Only choices that can differ in points are tried. A suit that no formula of the hand mentions is as good as any other
//! such suit, and a name that none mentions is as good as any other of its suit, so one of each stands for all; the
//! tests compare this with trying everything.

use alloc::vec::Vec;

use super::blanking::{Blanking, Places, places};
use super::bound::{Open, most};
use super::hand::{HAND_MAX, Hand, Held, cards_of};
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

/// What a walk over the choices of a hand is for.
pub(crate) trait Visit {
    /// Does nothing that can still be decided matter? `next` is the first card with a choice that has not been decided, `target`
    /// the card whose suit is about to change.
    #[inline]
    fn is_hopeless(&self, _walk: &Walk<'_>, _hand: &Hand, _next: usize, _target: Option<usize>) -> bool {
        false
    }

    /// A joint choice and its total.
    fn visit(&mut self, total: i32, decisions: &Decisions);
}

impl<F: FnMut(i32, &Decisions)> Visit for F {
    #[inline]
    fn visit(&mut self, total: i32, decisions: &Decisions) {
        self(total, decisions);
    }
}

/// Decisions that are made already, by place.
pub(crate) type Fixed = [Option<Chosen>; HAND_MAX];

/// A walk over all choices of one hand.
pub(crate) struct Walk<'a> {
    table: &'a Formulas,
    /// The cards as printed: choices name them by these.
    printed: Hand,
    /// The places of the cards with a choice, in the order they are decided.
    choosers: [u8; HAND_MAX],
    count: usize,
    /// The first of them copy or become something: what each may be taken for.
    jokers: [Match; HAND_MAX],
    copies: usize,
    wilds: usize,
    /// Up to here, those that change a suit.
    books: usize,
    /// What the formulas of the hand mention.
    mentions: Match,
    fixed: Fixed,
}

/// Calls `visit` with the total of every joint choice worth trying.
#[inline]
pub(crate) fn explore(table: &Formulas, mask: u64, visit: &mut impl Visit) {
    let printed = Hand::of(table, mask);
    if mask & table.choosers == 0 {
        visit.visit(total(table, &printed, 0), &Decisions::default());
        return;
    }
    Walk::new(table, printed, [None; HAND_MAX]).run(visit);
}

/// The decisions of one card alone, by its place.
pub(crate) fn fix(table: &Formulas, mask: u64, (card, chosen): (Card, Chosen)) -> Option<Fixed> {
    let place = Hand::of(table, mask).held().iter().position(|held| held.name == card.0)?;
    let mut fixed = [None; HAND_MAX];
    fixed[place] = Some(chosen);
    Some(fixed)
}

impl<'a> Walk<'a> {
    pub(crate) fn new(table: &'a Formulas, printed: Hand, fixed: Fixed) -> Self {
        let mut walk = Self {
            table,
            printed,
            choosers: [0; HAND_MAX],
            count: 0,
            jokers: [Match::default(); HAND_MAX],
            copies: 0,
            wilds: 0,
            books: 0,
            mentions: Match::default(),
            fixed,
        };
        walk.line_up();
        walk
    }

    /// Calls `visit` with every joint choice worth trying; nothing is visited if this hand does not allow a decision that
    /// is made already.
    #[inline]
    pub(crate) fn run(&self, visit: &mut impl Visit) {
        self.decide(0, &mut { self.printed }, &mut Decisions::default(), visit);
    }

    /// The same from the middle: everything before `next` is decided in the hand; if there is a target, the suit of it is next.
    #[cfg(test)]
    pub(crate) fn run_from(&self, hand: &Hand, next: usize, target: Option<usize>, visit: &mut impl Visit) {
        let Some(target) = target else {
            return self.decide(next, &mut { *hand }, &mut Decisions::default(), visit);
        };
        for suit in (0..10).filter(|suit| self.suits_worth_trying(hand.cards[target].suit) >> suit & 1 != 0) {
            let mut changed = *hand;
            changed.cards[target].suit = suit;
            self.decide(next, &mut changed, &mut Decisions::default(), visit);
        }
    }

    /// The cards with a choice, by place, in the order they are decided.
    pub(crate) fn choosers(&self) -> &[u8] {
        &self.choosers[..self.count]
    }

    /// What is decided already.
    pub(crate) const fn fixed(&self) -> Fixed {
        self.fixed
    }

    /// The same walk with other decisions made already.
    pub(crate) fn fixing(&self, fixed: Fixed) -> Self {
        Self { fixed, ..*self }
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
        let [copies, wilds, books, _] = stages.map(|stage| stage.count_ones() as usize);
        self.copies = copies;
        self.wilds = copies + wilds;
        self.books = self.wilds + books;
        for next in 0..self.wilds {
            self.jokers[next] = self.joker(self.choosers[next] as usize);
        }
    }

    /// What the wild card at a place may be taken for.
    fn joker(&self, place: usize) -> Match {
        match self.table.kinds[self.printed.cards[place].name as usize].power {
            Power::Become(suits) => {
                (0..10).filter(|suit| suits >> suit & 1 != 0).fold(Match::default(), |all, suit: usize| {
                    Match {
                        suits: all.suits | 0xf << (4 * suit),
                        names: all.names | self.table.names_of_suit[suit],
                    }
                })
            }
            _ => self.printed.held().iter().fold(Match::default(), |all, held| Match {
                suits: all.suits | 0xf << (4 * held.suit),
                names: all.names | 1 << held.name,
            }),
        }
    }

    /// At least the best total that can be reached from the printed hand.
    pub(crate) fn most(&self) -> i32 {
        self.most_from(&self.printed, 0, None)
    }

    /// At least the best total that can be reached from here. Decisions that are made already count as made.
    pub(crate) fn most_from(&self, hand: &Hand, next: usize, target: Option<usize>) -> i32 {
        if !self.table.is_tame {
            return i32::MAX;
        }
        let (mut hoped, mut jokers, mut count) = (*hand, [Match::default(); HAND_MAX], 0);
        let mut open = Open { jokers: &[], places: 0, copies: 0, books: 0, target };
        for (at, &place) in self.choosers[..self.books].iter().enumerate().skip(next) {
            match self.fixed[place as usize] {
                Some(chosen)
                    if !self.is_about(chosen, open.places)
                        && self.carry_out(place as usize, chosen, &mut hoped).is_some() => {}
                _ if at >= self.wilds => open.books += 1,
                _ => {
                    jokers[count] = self.jokers[at];
                    count += 1;
                    open.places |= 1 << place;
                    open.copies += usize::from(at < self.copies);
                }
            }
        }
        most(self.table, &hoped, Open { jokers: &jokers[..count], ..open })
    }

    /// Would the suit of one of these cards change? What it becomes is not known yet.
    fn is_about(&self, chosen: Chosen, places: Places) -> bool {
        let Chosen::ChangeSuit(card, _) = chosen else { return false };
        self.place_of(card).is_some_and(|place| places >> place & 1 != 0)
    }

    /// Where a card of the hand is held.
    fn place_of(&self, card: Card) -> Option<usize> {
        self.printed.held().iter().position(|held| held.name == card.0)
    }

    /// Does what was decided before anything is cleared; nothing if this hand does not allow it.
    fn carry_out(&self, place: usize, chosen: Chosen, hand: &mut Hand) -> Option<()> {
        match chosen {
            Chosen::Unused | Chosen::Fetch(_) | Chosen::ClearOne(_) => {}
            Chosen::Copy(card) => {
                self.place_of(card)?;
                hand.cards[place] = Held::copy_of(self.table, card.0);
            }
            Chosen::Become(card) => hand.cards[place] = Held::named(self.table, card.0),
            Chosen::ChangeSuit(card, suit) => hand.cards[self.place_of(card)?].suit = suit as u8,
        }
        Some(())
    }

    fn decide(&self, next: usize, hand: &mut Hand, decisions: &mut Decisions, visit: &mut impl Visit) {
        if next == self.count {
            visit.visit(total(self.table, hand, 0), decisions);
            return;
        }
        let place = self.choosers[next] as usize;
        if let Some(chosen) = self.fixed[place] {
            self.decide_fixed(next, place, chosen, *hand, decisions, visit);
            return;
        }
        match self.table.kinds[self.printed.cards[place].name as usize].power {
            Power::ClearOne => self.clear_one(place, hand, decisions, visit),
            _ if visit.is_hopeless(self, hand, next, None) => {}
            Power::Copy => self.copy(next, place, hand, decisions, visit),
            Power::Become(suits) => self.become_named(next, place, suits, hand, decisions, visit),
            Power::ChangeSuit => self.change_suit(next, place, hand, decisions, visit),
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
        visit: &mut impl Visit,
    ) {
        if let Chosen::ClearOne(card) = chosen {
            let of = self.table.kinds[self.printed.cards[place].name as usize].clear_one;
            let allowed = |target: &usize| of.takes(hand.cards[*target].suit, hand.cards[*target].name);
            if let Some(target) = self.place_of(card).filter(allowed) {
                decisions[place] = chosen;
                visit.visit(total(self.table, &hand, 1 << target), decisions);
                decisions[place] = Chosen::Unused;
            }
            return;
        }
        if self.carry_out(place, chosen, &mut hand).is_some() {
            decisions[place] = chosen;
            self.decide(next + 1, &mut hand, decisions, visit);
            decisions[place] = Chosen::Unused;
        }
    }

    /// Copies take what is printed (R12); a copied wild card is as good as none.
    fn copy(
        &self,
        next: usize,
        place: usize,
        hand: &mut Hand,
        decisions: &mut Decisions,
        visit: &mut impl Visit,
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
        visit: &mut impl Visit,
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

    /// Every other suit that is mentioned, and one that is not.
    fn suits_worth_trying(&self, own: u8) -> u16 {
        let mentioned = (0..10)
            .filter(|suit| self.mentions.suits >> (4 * suit) & 1 != 0)
            .fold(0u16, |all, suit| all | 1 << suit);
        let spare = !mentioned & 0x3ff;
        let was_mentioned = mentioned & 1 << own != 0;
        mentioned & !(1 << own) | if was_mentioned { spare & spare.wrapping_neg() } else { 0 }
    }

    fn change_suit(
        &self,
        next: usize,
        place: usize,
        hand: &mut Hand,
        decisions: &mut Decisions,
        visit: &mut impl Visit,
    ) {
        self.decide(next + 1, hand, decisions, visit);
        for target in (0..hand.len).filter(|&target| target != place) {
            if visit.is_hopeless(self, hand, next + 1, Some(target)) {
                continue;
            }
            let own = hand.cards[target].suit;
            let mut suits = self.suits_worth_trying(own);
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
    fn clear_one(&self, place: usize, hand: &mut Hand, decisions: &mut Decisions, visit: &mut impl Visit) {
        visit.visit(total(self.table, hand, 0), decisions);
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
            visit.visit(total(self.table, hand, 1 << target), decisions);
        }
        decisions[place] = Chosen::Unused;
    }

    /// Every decision of the card at a place that a walk would try, whatever the others decide.
    pub(crate) fn options(&self, place: usize) -> Vec<Chosen> {
        let kind = &self.table.kinds[self.printed.cards[place].name as usize];
        let mut options = alloc::vec![Chosen::Unused];
        let others = || (0..self.printed.len).filter(|&other| other != place);
        let card = |place: usize| Card(self.printed.cards[place].name);
        match kind.power {
            Power::None | Power::Fetch(_) => {}
            Power::Copy => options.extend(self.copied(place).map(|other| Chosen::Copy(card(other)))),
            Power::Become(suits) => {
                options.extend(cards_of(self.names_worth_trying(&self.printed, suits)).map(Chosen::Become));
            }
            Power::ChangeSuit => {
                for target in others() {
                    let forms = self.forms(target).into_iter();
                    let suits = forms.fold(0, |all, form| all | self.suits_worth_trying(form.suit));
                    let worth = (0..10).filter(|suit| suits >> suit & 1 != 0);
                    options
                        .extend(worth.map(|suit: usize| Chosen::ChangeSuit(card(target), Suit::TEN[suit])));
                }
            }
            Power::ClearOne => {
                let clearable = |target: &usize| self.may_be_clearable(kind.clear_one, *target);
                options.extend((0..self.printed.len).filter(clearable).map(|at| Chosen::ClearOne(card(at))));
            }
        }
        options
    }

    /// The places of what a copier at this place may copy.
    fn copied(&self, place: usize) -> impl Iterator<Item = usize> {
        let is_wild = |other: usize| self.printed.cards[other].suit == Suit::Wild as u8;
        (0..self.printed.len).filter(move |&other| other != place && !is_wild(other))
    }

    /// Everything that the card at a place may count as before a suit is changed.
    fn forms(&self, place: usize) -> Vec<Held> {
        let own = self.printed.cards[place];
        let mut forms = alloc::vec![own];
        match self.table.kinds[own.name as usize].power {
            Power::Copy => forms.extend(
                self.copied(place).map(|other| Held::copy_of(self.table, self.printed.cards[other].name)),
            ),
            Power::Become(suits) => {
                let names = cards_of(self.names_worth_trying(&self.printed, suits));
                forms.extend(names.map(|name| Held::named(self.table, name.0)));
            }
            _ => {}
        }
        forms
    }

    /// May this card have a penalty that this clears and that no other card clears anyway?
    fn may_be_clearable(&self, of: Match, target: usize) -> bool {
        let has_book = self.books > self.wilds;
        let clears = |held: &Held, suit: u8| {
            let is_cleared = |by: &Held| {
                by.bonus_marks & mark::HELPS != 0
                    && self.table.kinds[by.bonus as usize].clears.takes(suit, held.name)
            };
            of.takes(suit, held.name) && !self.printed.held().iter().any(is_cleared)
        };
        self.forms(target).iter().filter(|held| held.penalty_marks & mark::PENALTY != 0).any(|held| {
            let suits = if has_book { self.suits_worth_trying(held.suit) } else { 0 };
            clears(held, held.suit) || (0..10).any(|suit| suits >> suit & 1 != 0 && clears(held, suit))
        })
    }
}
