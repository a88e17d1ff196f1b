//! Questions inside an effect: which answers there are, whether one may decline, and who answers.

use talon_core::{Seat, SeatSet};

use crate::card::{Filter, Who};
use crate::catalogue::NONE;
use crate::choice::Choice;
use crate::code::{Node, Range};
use crate::look::Look;
use crate::state::Frame;

impl Look<'_> {
    /// Calls `visit` with every answer to the question at a node (without `done`), as `seat` may give it.
    pub(crate) fn answers(self, frame: &Frame, node: Node, seat: u8, visit: &mut dyn FnMut(Choice)) {
        match node {
            Node::Do(leaf) => leaf.answers(self, frame, seat, visit),
            Node::Pick(who, measure) => {
                let picked = self.candidates(frame, who, measure);
                self.seats(self.who_can_be_asked(frame, picked), visit);
            }
            Node::OneOf(_, n) => self.branches(frame, n, visit),
            Node::Ask(_, skip) => {
                if self.is_payable(frame, Range { from: frame.at + 1, to: skip }) {
                    visit(Choice::Yes);
                }
                visit(Choice::No);
            }
            Node::Jump(_) | Node::Unless(..) | Node::Branch(_) | Node::EachStart | Node::EachNext(_) => {}
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

    /// Does the question at a node also take `done`?
    pub(crate) fn is_optional(node: Node) -> bool {
        matches!(node, Node::Do(leaf) if leaf.is_optional())
    }

    /// Must every card that fits go, so that there is nothing to choose?
    pub(crate) fn is_sweep(self, frame: &Frame, node: Node) -> bool {
        matches!(node, Node::Do(leaf) if leaf.is_sweep(self, frame))
    }

    /// This seat answers; a question that is nobody's belongs to the group.
    pub(crate) fn decider(self, seat: u8) -> SeatSet {
        if seat == NONE {
            SeatSet::first(self.state.seats.into())
        } else {
            SeatSet::one(Seat::at(seat.into()))
        }
    }

    /// Everybody with a card in hand that fits.
    pub(crate) fn holders(self, filter: Filter) -> SeatSet {
        (0..self.state.seats)
            .filter(|&seat| self.in_hand(seat, filter) > 0)
            .map(|seat| Seat::at(seat.into()))
            .collect()
    }

    /// Who answers the question at a node.
    pub(crate) fn deciders(self, frame: &Frame, node: Node) -> SeatSet {
        match node {
            Node::Do(leaf) => leaf.deciders(self, frame),
            Node::OneOf(who, _) | Node::Ask(who, _) => self.decider(self.seat(frame, who)),
            Node::Pick(..)
            | Node::Jump(_)
            | Node::Unless(..)
            | Node::Branch(_)
            | Node::EachStart
            | Node::EachNext(_) => self.decider(frame.by),
        }
    }
}
