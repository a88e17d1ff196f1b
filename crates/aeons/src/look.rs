//! Reading a position: amounts, conditions, who may be picked, what can be done.

use talon_core::List;

use crate::card::{Amount, Condition, Filter, Piles, Source, Who};
use crate::catalogue::{Catalogue, KindId, NONE, Type};
use crate::code::{Measure, Node, Range};
use crate::state::{Frame, PILES, Player, State, turn_card};

/// Focus prices of breaches I to IV. I is always opened or absent in this box.
pub(crate) const FOCUS_COST: [u8; 4] = [1, 2, 3, 4];
/// Open prices by rotation. At the last one a breach can only be opened, for its focus price.
pub(crate) const OPEN_COST: [[u8; 4]; 4] = [[1, 1, 1, 1], [5, 4, 3, 2], [9, 7, 5, 3], [13, 10, 7, 4]];
/// Price of a charge.
pub(crate) const CHARGE_COST: u8 = 2;

/// A position with the cards to read it by.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub catalogue: &'a Catalogue,
    pub state: &'a State,
}

/// What steps before have brought, where a whole branch is judged.
#[derive(Clone, Copy, Default)]
pub(crate) struct Earlier {
    /// A player was picked.
    pub(crate) picked: bool,
    /// Cards were drawn.
    pub(crate) drew: bool,
}

impl<'a> Look<'a> {
    #[inline]
    pub(crate) fn player(self, seat: u8) -> &'a Player {
        &self.state.players[usize::from(seat)]
    }

    /// The player a reference means; 255 for nobody.
    #[inline]
    pub(crate) fn seat(self, frame: &Frame, who: Who) -> u8 {
        match who {
            Who::You => frame.by,
            Who::Active => self.state.active,
            _ => frame.same,
        }
    }

    /// The value of an amount, never negative.
    pub(crate) fn amount(self, frame: &Frame, amount: Amount) -> u8 {
        match amount {
            Amount::Fixed(n) | Amount::Sum { base: n, each: 0, .. } => n.max(0) as u8,
            Amount::Sum { base, each, per } => {
                let value = i32::from(base) + i32::from(each) * i32::from(self.count(frame, per));
                value.clamp(0, 250) as u8
            }
        }
    }

    fn count(self, frame: &Frame, source: Source) -> u8 {
        let state = self.state;
        match source {
            Source::Done => frame.done,
            Source::Fury => state.fury,
            Source::Husks => state.husks,
            Source::HalfHusks => state.husks.div_ceil(2),
            Source::ThisLife => state.entry(frame.source).map_or(0, |at| state.in_play[at].left),
            Source::EmptyPiles => state.supply.iter().filter(|pile| pile.left == 0).count() as u8,
            Source::PreparedBySame => {
                if frame.same == NONE {
                    0
                } else {
                    self.player(frame.same).prepared() as u8
                }
            }
            Source::TurnDiscard => state.turn_discard.len() as u8,
            Source::Opened => self.player(frame.by).opened() as u8,
            Source::AllOpened => u8::from(!self.player(frame.by).has_closed()),
            Source::Neighbours => self.neighbours(frame.from),
            Source::CostOfPicked => self.picked_cost(frame),
            Source::HalfCostOfPicked => self.picked_cost(frame).div_ceil(2),
        }
    }

    fn picked_cost(self, frame: &Frame) -> u8 {
        if frame.picked == NONE { 0 } else { self.catalogue.cost(frame.picked) }
    }

    /// Spells at the breaches beside this one; an absent breach keeps its place (player digest X7).
    fn neighbours(self, (owner, breach): (u8, u8)) -> u8 {
        if owner == NONE {
            return 0;
        }
        let (owner, breach) = (self.player(owner), usize::from(breach));
        let left = breach.checked_sub(1).map_or(0, |left| owner.spells_at(left));
        let right = if breach < 3 { owner.spells_at(breach + 1) } else { 0 };
        (left + right) as u8
    }

    pub(crate) fn holds(self, frame: &Frame, condition: Condition) -> bool {
        let state = self.state;
        match condition {
            Condition::Done => frame.done > 0,
            Condition::PlayOfTurn(n) => state.plays[usize::from(frame.source)] == n,
            Condition::FuryAtLeast(n) => state.fury >= n,
            Condition::NemesisTurns(n) => {
                let nemesis = state.turn_discard.iter().filter(|card| **card == turn_card::NEMESIS);
                nemesis.map(|_| 1u8).sum::<u8>() == n
            }
            Condition::SeatsAtMost(n) => state.seats <= n,
            Condition::SeatsAtLeast(n) => state.seats >= n,
            Condition::HusksWithin(from, to) => (from..=to).contains(&state.husks),
        }
    }

    /// Does a card fit? [`Filter::Dearest`] is a matter of the whole zone and fits everything here.
    #[inline]
    pub(crate) fn fits(self, kind: KindId, filter: Filter) -> bool {
        match filter {
            Filter::Any | Filter::Dearest => true,
            Filter::Gem => self.catalogue.type_of(kind) == Type::Gem,
            Filter::Spell => self.catalogue.type_of(kind) == Type::Spell,
            Filter::Crystal => kind == self.catalogue.crystal,
            Filter::Clean => self.catalogue.type_of(kind) != Type::Corruption,
            Filter::CostAtLeast(n) => self.catalogue.cost(kind) >= n,
            Filter::Costs(n) => self.catalogue.cost(kind) == n,
        }
    }

    pub(crate) fn in_hand(self, seat: u8, filter: Filter) -> usize {
        self.player(seat).hand.iter().filter(|&&kind| self.fits(kind, filter)).count()
    }

    fn dearest_of(self, player: &Player) -> u8 {
        player.spells().map(|(_, _, slot)| self.catalogue.cost(slot.kind)).max().unwrap_or(0)
    }

    /// Breach and place of the prepared spells that fit.
    pub(crate) fn spells(self, seat: u8, filter: Filter) -> impl Iterator<Item = (usize, usize)> + 'a {
        let player = self.player(seat);
        let dearest = if filter == Filter::Dearest { self.dearest_of(player) } else { 0 };
        player
            .spells()
            .filter(move |(_, _, slot)| {
                self.fits(slot.kind, filter) && self.catalogue.cost(slot.kind) >= dearest
            })
            .map(|(breach, place, _)| (breach, place))
    }

    /// Is an ability charged, and its window this one?
    #[inline]
    pub(crate) fn is_charged(self, seat: u8) -> bool {
        let player = self.player(seat);
        player.charges >= self.catalogue.mage_facts[usize::from(player.mage)].charges
    }

    /// Players who may be picked, as bits.
    pub(crate) fn candidates(self, frame: &Frame, who: Who, measure: Measure) -> u8 {
        let described = self.described(frame, who);
        if measure == Measure::Free {
            return described;
        }
        let scores =
            self.state.playing().iter().enumerate().map(|(seat, _)| {
                if described & 1 << seat == 0 { 0 } else { self.score(seat as u8, measure) }
            });
        let best = scores.clone().max().unwrap_or(0);
        if best == 0 {
            // What nobody can do still hits somebody if more follows (nemesis digest R3).
            return if matches!(measure, Measure::Hand(..) | Measure::Cards(_)) { described } else { 0 };
        }
        scores.enumerate().filter(|&(_, score)| score == best).fold(0, |bits, (seat, _)| bits | 1 << seat)
    }

    /// How much of what is wanted a player can do.
    pub(crate) fn score(self, seat: u8, measure: Measure) -> usize {
        let player = self.player(seat);
        match measure {
            Measure::Free => 1,
            Measure::Hand(n, filter) => self.in_hand(seat, filter).min(n.into()),
            Measure::Prepared(n, filter) => self.spells(seat, filter).count().min(n.into()),
            Measure::Closed => player.has_closed().into(),
            Measure::LifeRoom => (!player.exhausted && player.life < self.state.life_max).into(),
            Measure::ChargeRoom => self.charge_room(seat).min(1).into(),
            Measure::Drawable => (player.deck.len() + player.discard.len()).min(1),
            Measure::Cards(n) => (player.deck.len() + player.discard.len()).min(n.into()),
        }
    }

    pub(crate) fn charge_room(self, seat: u8) -> u8 {
        let player = self.player(seat);
        self.catalogue.mage_facts[usize::from(player.mage)].charges.saturating_sub(player.charges)
    }

    /// The selectors of the nemesis digest, section 5. Ties are left in: the group decides them (R6).
    fn described(self, frame: &Frame, who: Who) -> u8 {
        let all = self.state.everybody();
        let but = |seat: u8| if self.state.is_solo() || seat == NONE { all } else { all & !(1 << seat) };
        match who {
            Who::Ally => but(frame.by),
            Who::Other => but(frame.same),
            // Two of two players are no choice.
            Who::Pair => {
                if self.state.seats <= 2 {
                    1
                } else {
                    all
                }
            }
            Who::LowestLife => self.lowest_life(),
            Who::MostLife => self.most(|player| player.life.into()),
            // Nobody has a spell: nothing will happen, so nobody is asked.
            Who::MostPrepared if self.state.playing().iter().all(|player| player.prepared() == 0) => 0,
            Who::MostPrepared => self.most(Player::prepared),
            Who::MostOpened => self.most(Player::opened),
            Who::MostCharges => self.most(|player| player.charges.into()),
            Who::MostCrystals => self.most(|player| {
                player.hand.iter().map(|&kind| usize::from(kind == self.catalogue.crystal)).sum()
            }),
            Who::DearestSpell if self.state.playing().iter().all(|player| player.prepared() == 0) => 0,
            Who::DearestSpell => {
                self.most(
                    |player| {
                        if player.prepared() == 0 { 0 } else { 1 + usize::from(self.dearest_of(player)) }
                    },
                )
            }
            Who::You | Who::Same | Who::Active | Who::Player | Who::Any => all,
        }
    }

    fn most(self, measure: impl Fn(&Player) -> usize) -> u8 {
        let best = self.state.playing().iter().map(&measure).max().unwrap_or(0);
        let seats = self.state.playing().iter().enumerate().filter(|(_, player)| measure(player) == best);
        seats.fold(0, |bits, (seat, _)| bits | 1 << seat)
    }

    /// The exhausted never count (R23), but somebody alone is the only target there is (H4).
    fn lowest_life(self) -> u8 {
        let standing = || self.state.playing().iter().enumerate().filter(|(_, player)| !player.exhausted);
        match standing().map(|(_, player)| player.life).min() {
            None => self.state.everybody(),
            Some(least) => standing()
                .filter(|(_, player)| player.life == least)
                .fold(0, |bits, (seat, _)| bits | 1 << seat),
        }
    }

    /// Can every step of a branch, a price or a use be done completely now?
    pub(crate) fn is_feasible(self, frame: &Frame, range: Range) -> bool {
        let mut earlier = Earlier::default();
        self.catalogue.nodes[usize::from(range.from)..usize::from(range.to)].iter().all(|node| match *node {
            Node::Pick(who, measure) => {
                earlier.picked = true;
                self.is_pickable(frame, who, measure)
            }
            Node::Do(leaf) => {
                let can = leaf.can(self, frame, earlier);
                earlier.drew |= leaf.brings_cards();
                can
            }
            Node::Jump(_)
            | Node::Unless(..)
            | Node::Ask(..)
            | Node::OneOf(..)
            | Node::Branch(_)
            | Node::EachStart
            | Node::EachNext(_) => true,
        })
    }

    /// Can an offer be accepted? Damage that would be prevented is not suffered, so it pays for nothing (A17).
    pub(crate) fn is_payable(self, frame: &Frame, range: Range) -> bool {
        let steps = &self.catalogue.nodes[usize::from(range.from)..usize::from(range.to)];
        let costs_life = steps.iter().any(|node| matches!(node, Node::Do(leaf) if leaf.costs_life()));
        !(costs_life && self.state.sheltered) && self.is_feasible(frame, range)
    }

    /// Is there somebody who can do all of it?
    fn is_pickable(self, frame: &Frame, who: Who, measure: Measure) -> bool {
        let full = match measure {
            Measure::Hand(n, _) | Measure::Prepared(n, _) | Measure::Cards(n) => usize::from(n),
            _ => 1,
        };
        let described = self.described(frame, who);
        (0..self.state.seats).any(|seat| described & 1 << seat != 0 && self.score(seat, measure) >= full)
    }

    /// Can the player a verb names do it? A player who is picked is picked so that it can be done.
    pub(crate) fn is_able(
        self,
        frame: &Frame,
        earlier: Earlier,
        who: Who,
        test: impl Fn(u8) -> bool,
    ) -> bool {
        let seat = if earlier.picked && who == Who::Same { NONE } else { self.seat(frame, who) };
        seat == NONE || test(seat)
    }

    /// Supply piles that fit, as bits; empty ones never do.
    pub(crate) fn piles(self, piles: Piles) -> u16 {
        let of = |test: &dyn Fn(Type, u8) -> bool| {
            (0..PILES).fold(0, |bits, at| {
                let pile = self.state.supply[at];
                let fits =
                    pile.left > 0 && test(self.catalogue.type_of(pile.kind), self.catalogue.cost(pile.kind));
                if fits { bits | 1 << at } else { bits }
            })
        };
        match piles {
            Piles::Every => of(&|_, _| true),
            Piles::Relics => of(&|kind, _| kind == Type::Relic),
            Piles::Spells => of(&|kind, _| kind == Type::Spell),
            Piles::CostAtMost(n) => of(&|_, cost| cost <= n),
            Piles::Cheapest => self.by_cost(of(&|_, _| true), 0, false),
            Piles::CheapestRelic => self.by_cost(of(&|kind, _| kind == Type::Relic), 0, false),
            Piles::CheapestGem => self.by_cost(of(&|kind, _| kind == Type::Gem), 0, false),
            Piles::DearestGem => self.by_cost(of(&|kind, _| kind == Type::Gem), 0, true),
            // One gem pile left: it is the best there is (H6).
            Piles::SecondGem => self.second(of(&|kind, _| kind == Type::Gem)),
        }
    }

    /// The piles at the n-th price from below or above.
    fn by_cost(self, piles: u16, skip: usize, dear: bool) -> u16 {
        let cost = |at: usize| self.catalogue.cost(self.state.supply[at].kind);
        let mut order: List<u8, PILES> = (0..PILES).filter(|at| piles & 1 << at != 0).map(cost).collect();
        order.sort_unstable();
        if dear {
            order.reverse();
        }
        match order.get(skip.min(order.len().saturating_sub(1))) {
            None => 0,
            Some(&price) => (0..PILES)
                .filter(|&at| piles & 1 << at != 0 && cost(at) == price)
                .fold(0, |bits, at| bits | 1 << at),
        }
    }

    /// Second by price. Equal prices share the first and second place.
    fn second(self, gems: u16) -> u16 {
        let first = self.by_cost(gems, 0, true);
        if first.count_ones() >= 2 { first } else { self.by_cost(gems, 1, true) }
    }
}
