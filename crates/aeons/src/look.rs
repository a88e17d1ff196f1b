//! Reading a position: amounts, who may be picked, what can be done, which answers there are.

use talon_core::SeatSet;

use crate::card::{Condition, Filter, Piles, Source, TurnCards, Which, Who};
use crate::catalogue::{Catalogue, KindId, NONE, Type};
use crate::choice::Choice;
use crate::lower::{Fate, Measure, Node, Quota, Range, Sum};
use crate::state::{Breach, Frame, PILES, Player, State, kinds_of, turn_card};

/// Focus prices of breaches I to IV. I is always opened or absent in this box.
pub(crate) const FOCUS_COST: [u8; 4] = [1, 2, 3, 4];
/// Open prices by rotation. At the last one a breach can only be opened, for its focus price.
pub(crate) const OPEN_COST: [[u8; 4]; 4] = [[1, 1, 1, 1], [5, 4, 3, 2], [9, 7, 5, 3], [13, 10, 7, 4]];
/// Price of a charge.
pub(crate) const CHARGE_COST: u8 = 2;

/// A position with the cards to read it by.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub cat: &'a Catalogue,
    pub st: &'a State,
}

impl<'a> Look<'a> {
    #[inline]
    pub(crate) fn player(self, seat: u8) -> &'a Player {
        &self.st.players[usize::from(seat)]
    }

    /// The player a reference means; 255 for nobody.
    #[inline]
    pub(crate) fn seat(self, f: &Frame, who: Who) -> u8 {
        match who {
            Who::You => f.by,
            Who::Active => self.st.active,
            _ => f.same,
        }
    }

    /// The value of an amount, never negative.
    pub(crate) fn amount(self, f: &Frame, sum: Sum) -> u8 {
        if sum.times == 0 {
            return sum.base.max(0) as u8;
        }
        let value = i32::from(sum.base) + i32::from(sum.times) * i32::from(self.count(f, sum.of));
        value.clamp(0, 250) as u8
    }

    fn count(self, f: &Frame, source: Source) -> u8 {
        let st = self.st;
        match source {
            Source::Done => f.done,
            Source::Fury => st.fury,
            Source::Husks => st.husks,
            Source::HalfHusks => st.husks.div_ceil(2),
            Source::ThisLife => st.entry(f.source).map_or(0, |at| st.in_play[at].left),
            Source::EmptyPiles => st.supply.iter().filter(|pile| pile.left == 0).count() as u8,
            Source::PreparedBySame => {
                if f.same == NONE { 0 } else { self.player(f.same).prepared() as u8 }
            }
            Source::TurnDiscard => st.turn_discard.len() as u8,
            Source::Opened => self.player(f.by).opened() as u8,
            Source::AllOpened => u8::from(!self.player(f.by).has_closed()),
            Source::Neighbours => self.neighbours(f.from),
            Source::CostOfPicked => self.picked_cost(f),
            Source::HalfCostOfPicked => self.picked_cost(f).div_ceil(2),
        }
    }

    fn picked_cost(self, f: &Frame) -> u8 {
        if f.picked == NONE { 0 } else { self.cat.at(f.picked).cost }
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

    pub(crate) fn holds(self, f: &Frame, condition: Condition) -> bool {
        let st = self.st;
        match condition {
            Condition::Done => f.done > 0,
            Condition::PlayOfTurn(n) => st.plays[usize::from(f.source)] == n,
            Condition::FuryAtLeast(n) => st.fury >= n,
            Condition::NemesisTurns(n) => {
                st.turn_discard.iter().filter(|&&card| card == turn_card::NEMESIS).count() == usize::from(n)
            }
            Condition::SeatsAtMost(n) => st.seats <= n,
            Condition::SeatsAtLeast(n) => st.seats >= n,
            Condition::HusksWithin(from, to) => (from..=to).contains(&st.husks),
        }
    }

    /// Does a card fit? [`Filter::Dearest`] is a matter of the whole zone and fits everything here.
    #[inline]
    pub(crate) fn fits(self, kind: KindId, filter: Filter) -> bool {
        let card = self.cat.at(kind);
        match filter {
            Filter::Any | Filter::Dearest => true,
            Filter::Gem => card.kind == Type::Gem,
            Filter::Spell => card.kind == Type::Spell,
            Filter::Crystal => kind == self.cat.crystal,
            Filter::Clean => card.kind != Type::Corruption,
            Filter::CostAtLeast(n) => card.cost >= n,
            Filter::Costs(n) => card.cost == n,
        }
    }

    pub(crate) fn in_hand(self, seat: u8, filter: Filter) -> usize {
        self.player(seat).hand.iter().filter(|&&kind| self.fits(kind, filter)).count()
    }

    fn dearest_of(self, player: &Player) -> u8 {
        player.spells().map(|(_, _, slot)| self.cat.at(slot.kind).cost).max().unwrap_or(0)
    }

    /// Breach and place of the prepared spells that fit.
    pub(crate) fn spells(self, seat: u8, filter: Filter) -> impl Iterator<Item = (usize, usize)> + 'a {
        let player = self.player(seat);
        let dearest = if filter == Filter::Dearest { self.dearest_of(player) } else { 0 };
        player
            .spells()
            .filter(move |(_, _, slot)| self.fits(slot.kind, filter) && self.cat.at(slot.kind).cost >= dearest)
            .map(|(breach, place, _)| (breach, place))
    }

    /// Is an ability charged, and its window this one?
    #[inline]
    pub(crate) fn is_charged(self, seat: u8) -> bool {
        let player = self.player(seat);
        player.charges >= self.cat.mage_facts[usize::from(player.mage)].charges
    }

    /// Players who may be picked, as bits.
    pub(crate) fn candidates(self, f: &Frame, who: Who, measure: Measure) -> u8 {
        let described = self.described(f, who);
        if measure == Measure::Free {
            return described;
        }
        let scores = self.st.playing().iter().enumerate().map(|(seat, _)| {
            if described & 1 << seat == 0 { 0 } else { self.score(seat as u8, measure) }
        });
        let best = scores.clone().max().unwrap_or(0);
        if best == 0 {
            // What cannot be done by anybody hits somebody nevertheless where more follows (nemesis digest R3).
            return if matches!(measure, Measure::Hand(..) | Measure::Cards(_)) { described } else { 0 };
        }
        scores.enumerate().filter(|&(_, score)| score == best).fold(0, |bits, (seat, _)| bits | 1 << seat)
    }

    fn score(self, seat: u8, measure: Measure) -> usize {
        let player = self.player(seat);
        match measure {
            Measure::Free => 1,
            Measure::Hand(n, filter) => self.in_hand(seat, filter).min(n.into()),
            Measure::Prepared(n, filter) => self.spells(seat, filter).count().min(n.into()),
            Measure::Closed => player.has_closed().into(),
            Measure::LifeRoom => (!player.exhausted && player.life < self.st.life_max).into(),
            Measure::ChargeRoom => self.charge_room(seat).min(1).into(),
            Measure::Drawable => (player.deck.len() + player.discard.len()).min(1),
            Measure::Cards(n) => (player.deck.len() + player.discard.len()).min(n.into()),
        }
    }

    pub(crate) fn charge_room(self, seat: u8) -> u8 {
        let player = self.player(seat);
        self.cat.mage_facts[usize::from(player.mage)].charges.saturating_sub(player.charges)
    }

    fn described(self, f: &Frame, who: Who) -> u8 {
        let all = self.st.everybody();
        let but = |seat: u8| if self.st.is_solo() || seat == NONE { all } else { all & !(1 << seat) };
        match who {
            Who::Ally => but(f.by),
            Who::Other => but(f.same),
            // Two of two players are no choice.
            Who::Pair => if self.st.seats <= 2 { 1 } else { all },
            Who::LowestLife => self.lowest_life(),
            Who::MostLife => self.most(|player| player.life.into()),
            // Nobody has a spell: nothing will happen, so nobody is asked.
            Who::MostPrepared if self.st.playing().iter().all(|player| player.prepared() == 0) => 0,
            Who::MostPrepared => self.most(|player| player.prepared()),
            Who::MostOpened => self.most(|player| player.opened()),
            Who::MostCharges => self.most(|player| player.charges.into()),
            Who::MostCrystals => {
                self.most(|player| player.hand.iter().filter(|&&kind| kind == self.cat.crystal).count())
            }
            Who::DearestSpell if self.st.playing().iter().all(|player| player.prepared() == 0) => 0,
            Who::DearestSpell => self.most(|player| {
                if player.prepared() == 0 { 0 } else { 1 + usize::from(self.dearest_of(player)) }
            }),
            Who::You | Who::Same | Who::Active | Who::Player | Who::Any => all,
        }
    }

    fn most(self, measure: impl Fn(&Player) -> usize) -> u8 {
        let best = self.st.playing().iter().map(&measure).max().unwrap_or(0);
        let seats = self.st.playing().iter().enumerate().filter(|(_, player)| measure(player) == best);
        seats.fold(0, |bits, (seat, _)| bits | 1 << seat)
    }

    /// The exhausted never count (R23), but somebody alone is the only target there is (H4).
    fn lowest_life(self) -> u8 {
        let standing = || self.st.playing().iter().enumerate().filter(|(_, player)| !player.exhausted);
        match standing().map(|(_, player)| player.life).min() {
            None => self.st.everybody(),
            Some(least) => standing()
                .filter(|(_, player)| player.life == least)
                .fold(0, |bits, (seat, _)| bits | 1 << seat),
        }
    }

    /// Can every step of a branch, a price or a use be done completely now?
    pub(crate) fn is_feasible(self, f: &Frame, range: Range) -> bool {
        let (mut picked, mut drew) = (false, false);
        self.cat.nodes[usize::from(range.from)..usize::from(range.to)].iter().all(|node| match *node {
            Node::Pick(who, measure) => {
                picked = true;
                self.is_pickable(f, who, measure)
            }
            Node::Draw(..) => {
                drew = true;
                true
            }
            // A card drawn before can be given for it.
            Node::Hand(..) if drew => true,
            node => self.can(f, node, picked),
        })
    }

    fn is_pickable(self, f: &Frame, who: Who, measure: Measure) -> bool {
        let full = match measure {
            Measure::Hand(n, _) | Measure::Prepared(n, _) | Measure::Cards(n) => usize::from(n),
            _ => 1,
        };
        let described = self.described(f, who);
        (0..self.st.seats).any(|seat| described & 1 << seat != 0 && self.score(seat, measure) >= full)
    }

    fn can(self, f: &Frame, node: Node, picked: bool) -> bool {
        // Whoever is picked is picked so that it can be done.
        let seat_of = |who: Who| if picked && who == Who::Same { NONE } else { self.seat(f, who) };
        let with = |who: Who, test: &dyn Fn(u8) -> bool| {
            let seat = seat_of(who);
            seat == NONE || test(seat)
        };
        match node {
            Node::Hand(who, quota, filter, _) => {
                quota.optional
                    || with(who, &|seat| self.in_hand(seat, filter) >= self.amount(f, quota.limit).into())
            }
            Node::Prepared(who, n, filter, _) => with(who, &|seat| self.spells(seat, filter).count() >= n.into()),
            Node::LoseCharges(who, n) => with(who, &|seat| n == NONE || self.player(seat).charges >= n),
            Node::Pay(n) => f.by == NONE || self.player(f.by).aether >= n,
            Node::ReturnGem => {
                f.by != NONE && self.player(f.by).play.iter().any(|&kind| self.fits(kind, Filter::Gem))
            }
            Node::ReturnMinion => self.last_minion().is_some(),
            Node::Devour(_, piles) => self.piles(piles) != 0,
            Node::DestroyTop(who, _) => with(who, &|seat| self.score(seat, Measure::Drawable) > 0),
            Node::Focus(who, _) => with(who, &|seat| self.player(seat).has_closed()),
            _ => true,
        }
    }

    /// The most recently discarded minion card.
    pub(crate) fn last_minion(self) -> Option<usize> {
        self.st.nemesis_discard.iter().rposition(|&kind| self.cat.at(kind).kind == Type::Minion)
    }

    /// Supply piles that fit, as bits; empty ones never do.
    pub(crate) fn piles(self, piles: Piles) -> u16 {
        let of = |test: &dyn Fn(Type, u8) -> bool| {
            (0..PILES).fold(0, |bits, at| {
                let pile = self.st.supply[at];
                let card = self.cat.at(pile.kind);
                if pile.left > 0 && test(card.kind, card.cost) { bits | 1 << at } else { bits }
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
        let cost = |at: usize| self.cat.at(self.st.supply[at].kind).cost;
        let mut order: talon_core::List<u8, PILES> =
            (0..PILES).filter(|at| piles & 1 << at != 0).map(cost).collect();
        order.sort_unstable();
        if dear {
            order.reverse();
        }
        match order.get(skip.min(order.len().saturating_sub(1))) {
            None => 0,
            Some(&price) => {
                (0..PILES).filter(|&at| piles & 1 << at != 0 && cost(at) == price).fold(0, |bits, at| bits | 1 << at)
            }
        }
    }

    /// Second by price. Equal prices share the first and second place.
    fn second(self, gems: u16) -> u16 {
        let first = self.by_cost(gems, 0, true);
        if first.count_ones() >= 2 { first } else { self.by_cost(gems, 1, true) }
    }

    /// How many cards a pick still takes: 0 once the quota is met.
    pub(crate) fn owed(self, f: &Frame, quota: Quota) -> u8 {
        self.amount(f, quota.limit).saturating_sub(f.step)
    }

    /// Calls `visit` with every answer to the question at a node (without `done`), as `seat` may give it.
    pub(crate) fn answers(self, f: &Frame, node: Node, seat: u8, visit: &mut dyn FnMut(Choice)) {
        match node {
            Node::Pick(who, measure) => self.seats(self.candidates(f, who, measure), visit),
            Node::Hand(who, quota, filter, _) if self.owed(f, quota) > 0 => {
                self.hand_kinds(self.seat(f, who), filter, visit);
            }
            Node::Hands(quota, filter) if self.owed(f, quota) > 0 => self.hand_kinds(seat, filter, visit),
            Node::Prepared(who, n, filter, _) if f.step < n => {
                self.spell_places(self.seat(f, who), filter, false, visit);
            }
            Node::Cast { whose, fresh, .. } => {
                self.spell_places(self.seat(f, whose), Filter::Any, fresh, visit);
            }
            Node::Scrap(n) if f.step < n => {
                let hand = kinds_of(&self.player(f.by).hand);
                hand.for_each(|kind| visit(Choice::Card(kind, 0)));
                self.discard_places(f.by, Filter::Any, true, visit);
            }
            Node::FromDiscard(who, quota, filter) if self.owed(f, quota) > 0 => {
                self.discard_places(self.seat(f, who), filter, false, visit);
            }
            Node::ReturnGem => {
                let play = kinds_of(&self.player(f.by).play);
                play.filter(|&kind| self.fits(kind, Filter::Gem)).for_each(|kind| visit(Choice::Card(kind, 0)));
            }
            Node::Focus(who, which) => self.focusable(self.seat(f, who), which, visit),
            Node::Deal(_) => self.targets(visit),
            Node::OneOf(_, n) => self.branches(f, n, visit),
            Node::Ask(_, skip) => {
                if self.is_feasible(f, Range { from: f.at + 1, to: skip }) {
                    visit(Choice::Yes);
                }
                visit(Choice::No);
            }
            Node::Gain(_, piles, _) | Node::Devour(_, piles) => {
                let piles = self.piles(piles);
                (0..PILES)
                    .filter(|at| piles & 1 << at != 0)
                    .for_each(|at| visit(Choice::Card(self.st.supply[at].kind, 0)));
            }
            Node::ShuffleTurn(cards) => self.turn_cards(cards, visit),
            Node::Arrange => {
                let rest = self.st.turn_deck.len() - usize::from(f.step).min(self.st.turn_deck.len());
                let bits = self.st.turn_deck[..rest].iter().fold(0u64, |bits, card| bits | 1 << card.kind);
                (0..6).filter(|card| bits & 1 << card != 0).for_each(|card| visit(Choice::Turn(card)));
            }
            _ => {}
        }
    }

    fn seats(self, seats: u8, visit: &mut dyn FnMut(Choice)) {
        (0..self.st.seats).filter(|seat| seats & 1 << seat != 0).for_each(|seat| visit(Choice::Seat(seat)));
    }

    fn hand_kinds(self, seat: u8, filter: Filter, visit: &mut dyn FnMut(Choice)) {
        if seat == NONE {
            return;
        }
        let kinds = kinds_of(&self.player(seat).hand);
        kinds.filter(|&kind| self.fits(kind, filter)).for_each(|kind| visit(Choice::Card(kind, 0)));
    }

    fn spell_places(self, seat: u8, filter: Filter, fresh: bool, visit: &mut dyn FnMut(Choice)) {
        if seat == NONE {
            return;
        }
        let player = self.player(seat);
        for (breach, place) in self.spells(seat, filter) {
            let [first, second] = player.slots[breach];
            // Two equal spells at one breach are one answer.
            let twin = place == 1 && first.kind == second.kind && (!fresh || first.fresh);
            if !twin && (!fresh || player.slots[breach][place].fresh) {
                visit(Choice::Spell(breach as u8, place as u8));
            }
        }
    }

    /// Cards of a discard pile from the top. Copies are told apart where taking one or the other leaves another order.
    fn discard_places(self, seat: u8, filter: Filter, with_hand: bool, visit: &mut dyn FnMut(Choice)) {
        let player = self.player(seat);
        let mut copies = [0u8; crate::catalogue::HAND_KINDS];
        if with_hand {
            for &kind in &player.hand {
                copies[usize::from(kind)] = 1;
            }
        }
        let mut above = NONE;
        for &kind in player.discard.iter().rev() {
            if kind != above && self.fits(kind, filter) {
                visit(Choice::Card(kind, copies[usize::from(kind)]));
                copies[usize::from(kind)] += 1;
            }
            above = kind;
        }
    }

    fn focusable(self, seat: u8, which: Which, visit: &mut dyn FnMut(Choice)) {
        if seat == NONE {
            return;
        }
        let mut closed =
            (0..4).filter(|&breach| matches!(self.player(seat).breaches[usize::from(breach)], Breach::Closed(_)));
        match which {
            Which::Free => closed.for_each(|breach| visit(Choice::Breach(breach))),
            // Focus prices rise from I to IV.
            Which::Cheapest => closed.next().into_iter().for_each(|breach| visit(Choice::Breach(breach))),
        }
    }

    fn targets(self, visit: &mut dyn FnMut(Choice)) {
        visit(Choice::TargetNemesis);
        for card in &self.st.in_play {
            if self.cat.at(card.kind).kind == Type::Minion {
                visit(Choice::Target(card.kind));
            }
        }
        if self.st.husks > 0 {
            visit(Choice::TargetHusk);
        }
    }

    /// A branch that can be done completely beats one that cannot (player digest R8, nemesis digest R5).
    fn branches(self, f: &Frame, n: u8, visit: &mut dyn FnMut(Choice)) {
        let possible = |index: u8| match self.cat.nodes[usize::from(f.at) + 1 + usize::from(index)] {
            Node::Branch(range) => self.is_feasible(f, range),
            _ => false,
        };
        let none = !(0..n).any(possible);
        (0..n).filter(|&index| none || possible(index)).for_each(|index| visit(Choice::Option(index)));
    }

    fn turn_cards(self, cards: TurnCards, visit: &mut dyn FnMut(Choice)) {
        let bits = self.st.turn_discard.iter().fold(0u8, |bits, card| bits | 1 << card);
        let last = match cards {
            TurnCards::Numbered => turn_card::WILD,
            TurnCards::Players => turn_card::NEMESIS,
            TurnCards::Nemesis => 0,
        };
        (0..last).filter(|card| bits & 1 << card != 0).for_each(|card| visit(Choice::Turn(card)));
    }

    /// Does the question at a node also take `done`?
    pub(crate) fn is_optional(self, node: Node) -> bool {
        match node {
            Node::Hand(_, quota, _, _) | Node::Hands(quota, _) | Node::FromDiscard(_, quota, _) => quota.optional,
            Node::Scrap(_) => true,
            Node::Cast { may, .. } => may,
            _ => false,
        }
    }

    /// Must every card that fits go, so that nothing is to be chosen?
    pub(crate) fn is_sweep(self, f: &Frame, node: Node) -> bool {
        match node {
            Node::Hand(who, quota, filter, Fate::Destroy) => {
                !quota.optional && self.in_hand(self.seat(f, who), filter) <= self.owed(f, quota).into()
            }
            Node::Prepared(who, n, filter, Fate::Destroy) => {
                self.spells(self.seat(f, who), filter).count() <= usize::from(n - f.step)
            }
            _ => false,
        }
    }

    /// Who answers the question at a node.
    pub(crate) fn deciders(self, f: &Frame, node: Node) -> SeatSet {
        let group = || SeatSet::first(self.st.seats.into());
        let one = |seat: u8| {
            if seat == NONE { group() } else { SeatSet::one(talon_core::Seat::at(seat.into())) }
        };
        match node {
            Node::Hands(quota, filter) if !quota.optional => (0..self.st.seats)
                .filter(|&seat| self.in_hand(seat, filter) > 0)
                .map(|seat| talon_core::Seat::at(seat.into()))
                .collect(),
            Node::Hands(..) => group(),
            Node::Hand(who, ..) | Node::Prepared(who, ..) | Node::FromDiscard(who, ..) | Node::Gain(who, ..) => {
                one(self.seat(f, who))
            }
            Node::OneOf(who, _) | Node::Ask(who, _) => one(self.seat(f, who)),
            Node::Focus(who, _) => one(if f.by == NONE { self.seat(f, who) } else { f.by }),
            _ => one(f.by),
        }
    }
}
