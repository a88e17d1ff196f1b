//! Questions inside an effect: which answers there are, whether one may decline, and who answers.

use talon_core::{Seat, SeatSet};

use crate::card::{Filter, TurnCards, Which, Who};
use crate::catalogue::{HAND_KINDS, NONE, Type};
use crate::choice::Choice;
use crate::look::Look;
use crate::lower::{Fate, Node, Quota, Range};
use crate::state::{Breach, Frame, PILES, kinds_of, turn_card};

impl Look<'_> {
    /// How many cards a pick still takes: 0 once the quota is met.
    pub(crate) fn owed(self, frame: &Frame, quota: Quota) -> u8 {
        self.amount(frame, quota.limit).saturating_sub(frame.step)
    }

    /// Calls `visit` with every answer to the question at a node (without `done`), as `seat` may give it.
    pub(crate) fn answers(self, frame: &Frame, node: Node, seat: u8, visit: &mut dyn FnMut(Choice)) {
        match node {
            Node::Pick(who, measure) => {
                let picked = self.candidates(frame, who, measure);
                self.seats(self.who_can_be_asked(frame, picked), visit);
            }
            Node::Hand(who, quota, filter, _) if self.owed(frame, quota) > 0 => {
                self.hand_kinds(self.seat(frame, who), filter, visit);
            }
            Node::Hands(quota, filter) if self.owed(frame, quota) > 0 => self.hand_kinds(seat, filter, visit),
            Node::Prepared(who, n, filter, _) if frame.step < n => {
                self.spell_places(self.seat(frame, who), filter, false, visit);
            }
            Node::Cast { whose, fresh, .. } => {
                self.spell_places(self.seat(frame, whose), Filter::Any, fresh, visit);
            }
            Node::Scrap(n) if frame.step < n => {
                let hand = kinds_of(&self.player(frame.by).hand);
                hand.for_each(|kind| visit(Choice::Card(kind, 0)));
                self.discard_places(frame.by, Filter::Any, true, visit);
            }
            Node::FromDiscard(who, quota, filter) if self.owed(frame, quota) > 0 => {
                self.discard_places(self.seat(frame, who), filter, false, visit);
            }
            Node::ReturnGem => {
                let play = kinds_of(&self.player(frame.by).play);
                play.filter(|&kind| self.fits(kind, Filter::Gem))
                    .for_each(|kind| visit(Choice::Card(kind, 0)));
            }
            Node::Focus(who, which) => self.focusable(self.seat(frame, who), which, visit),
            Node::Deal(_) => self.targets(visit),
            Node::OneOf(_, n) => self.branches(frame, n, visit),
            Node::Ask(_, skip) => {
                if self.is_payable(frame, Range { from: frame.at + 1, to: skip }) {
                    visit(Choice::Yes);
                }
                visit(Choice::No);
            }
            Node::Gain(_, piles, _) | Node::Devour(_, piles) => {
                let piles = self.piles(piles);
                (0..PILES)
                    .filter(|at| piles & 1 << at != 0)
                    .for_each(|at| visit(Choice::Card(self.state.supply[at].kind, 0)));
            }
            Node::ShuffleTurn(cards) => self.turn_cards(cards, visit),
            Node::Arrange => {
                let rest =
                    self.state.turn_deck.len() - usize::from(frame.step).min(self.state.turn_deck.len());
                let bits = self.state.turn_deck[..rest].iter().fold(0u64, |bits, card| bits | 1 << card.kind);
                (0..6).filter(|card| bits & 1 << card != 0).for_each(|card| visit(Choice::Turn(card)));
            }
            _ => {}
        }
    }

    /// Where a pick leads to an offer, only those who could accept it are picked (A9, A17).
    fn who_can_be_asked(self, frame: &Frame, seats: u8) -> u8 {
        let at = frame.at + 1;
        let Some(&Node::Ask(Who::Same, skip)) = self.catalogue.nodes.get(usize::from(at)) else {
            return seats;
        };
        let could = |seat: u8| {
            let asked = Frame { same: seat, ..*frame };
            self.is_payable(&asked, Range { from: at + 1, to: skip })
        };
        (0..self.state.seats)
            .filter(|&seat| seats & 1 << seat != 0 && could(seat))
            .fold(0, |bits, seat| bits | 1 << seat)
    }

    fn seats(self, seats: u8, visit: &mut dyn FnMut(Choice)) {
        (0..self.state.seats)
            .filter(|seat| seats & 1 << seat != 0)
            .for_each(|seat| visit(Choice::Seat(seat)));
    }

    /// Equal cards in a hand are one answer.
    fn hand_kinds(self, seat: u8, filter: Filter, visit: &mut dyn FnMut(Choice)) {
        if seat == NONE {
            return;
        }
        let kinds = kinds_of(&self.player(seat).hand);
        kinds.filter(|&kind| self.fits(kind, filter)).for_each(|kind| visit(Choice::Card(kind, 0)));
    }

    /// Prepared spells of one player; which breach they lie at matters, for its +1 and its neighbours.
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
        let mut copies = [0u8; HAND_KINDS];
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

    /// Any closed breach, or the cheapest one: opened and missing ones never count.
    fn focusable(self, seat: u8, which: Which, visit: &mut dyn FnMut(Choice)) {
        if seat == NONE {
            return;
        }
        let mut closed = (0..4)
            .filter(|&breach| matches!(self.player(seat).breaches[usize::from(breach)], Breach::Closed(_)));
        match which {
            Which::Free => closed.for_each(|breach| visit(Choice::Breach(breach))),
            // Focus prices rise from I to IV.
            Which::Cheapest => closed.next().into_iter().for_each(|breach| visit(Choice::Breach(breach))),
        }
    }

    /// The nemesis, a minion, or any one husk: damage has one target (nemesis digest R14).
    fn targets(self, visit: &mut dyn FnMut(Choice)) {
        visit(Choice::TargetNemesis);
        for card in &self.state.in_play {
            if self.catalogue.type_of(card.kind) == Type::Minion {
                visit(Choice::Target(card.kind));
            }
        }
        if self.state.husks > 0 {
            visit(Choice::TargetHusk);
        }
    }

    /// A branch that can be done completely beats one that cannot (player digest R8, nemesis digest R5).
    fn branches(self, frame: &Frame, n: u8, visit: &mut dyn FnMut(Choice)) {
        let possible = |index: u8| match self.catalogue.nodes[usize::from(frame.at) + 1 + usize::from(index)]
        {
            Node::Branch(range) => self.is_feasible(frame, range),
            _ => false,
        };
        let none = !(0..n).any(possible);
        (0..n).filter(|&index| none || possible(index)).for_each(|index| visit(Choice::Option(index)));
    }

    /// Discarded turn-order cards. The wild is a player card (R18), but nobody's number (X19).
    fn turn_cards(self, cards: TurnCards, visit: &mut dyn FnMut(Choice)) {
        let bits = self.state.turn_discard.iter().fold(0u8, |bits, card| bits | 1 << card);
        let last = match cards {
            TurnCards::Numbered => turn_card::WILD,
            TurnCards::Players => turn_card::NEMESIS,
            TurnCards::Nemesis => 0,
        };
        (0..last).filter(|card| bits & 1 << card != 0).for_each(|card| visit(Choice::Turn(card)));
    }

    /// Does the question at a node also take `done`?
    pub(crate) const fn is_optional(node: Node) -> bool {
        match node {
            Node::Hand(_, quota, _, _) | Node::Hands(quota, _) | Node::FromDiscard(_, quota, _) => {
                quota.optional
            }
            Node::Scrap(_) => true,
            Node::Cast { may, .. } => may,
            _ => false,
        }
    }

    /// Must every card that fits go, so that nothing is to be chosen?
    pub(crate) fn is_sweep(self, frame: &Frame, node: Node) -> bool {
        match node {
            Node::Hand(who, quota, filter, Fate::Destroy) => {
                !quota.optional
                    && self.in_hand(self.seat(frame, who), filter) <= self.owed(frame, quota).into()
            }
            Node::Prepared(who, n, filter, Fate::Destroy) => {
                self.spells(self.seat(frame, who), filter).count() <= usize::from(n - frame.step)
            }
            _ => false,
        }
    }

    /// Who answers the question at a node.
    pub(crate) fn deciders(self, frame: &Frame, node: Node) -> SeatSet {
        let group = || SeatSet::first(self.state.seats.into());
        let one = |seat: u8| {
            if seat == NONE { group() } else { SeatSet::one(Seat::at(seat.into())) }
        };
        match node {
            Node::Hands(quota, filter) if !quota.optional => (0..self.state.seats)
                .filter(|&seat| self.in_hand(seat, filter) > 0)
                .map(|seat| Seat::at(seat.into()))
                .collect(),
            Node::Hands(..) => group(),
            Node::Hand(who, ..)
            | Node::Prepared(who, ..)
            | Node::FromDiscard(who, ..)
            | Node::Gain(who, ..)
            | Node::OneOf(who, _)
            | Node::Ask(who, _) => one(self.seat(frame, who)),
            Node::Focus(who, _) => one(if frame.by == NONE { self.seat(frame, who) } else { frame.by }),
            _ => one(frame.by),
        }
    }
}
