//! Lowering: the effect trees become one flat table of small nodes with jumps.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::card::{Condition, Effect, Filter, Who};
use crate::verbs::{Leaf, Zone};

/// A run of nodes, from..to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Range {
    /// First node.
    pub(crate) from: u16,
    /// One past the last.
    pub(crate) to: u16,
}

impl Range {
    /// Is there nothing in it?
    pub(crate) const fn is_empty(self) -> bool {
        self.from == self.to
    }
}

/// What a player must be able to do to be picked: the pick goes where most happens (nemesis digest R4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Measure {
    /// Anybody will do.
    Free,
    /// Cards in hand, up to this many.
    Hand(u8, Filter),
    /// Prepared spells, up to this many.
    Prepared(u8, Filter),
    /// A closed breach.
    Closed,
    /// Below the starting life, and not exhausted.
    LifeRoom,
    /// A free charge slot.
    ChargeRoom,
    /// A card to draw.
    Drawable,
    /// Cards in deck and discard pile, up to this many.
    Cards(u8),
}

/// One step of an effect: a verb, or where to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Node {
    /// A verb.
    Do(Leaf),
    /// Go on there.
    Jump(u16),
    /// Skip to there unless it holds.
    Unless(Condition, u16),
    /// Yes or no; skip to there on no.
    Ask(Who, u16),
    /// One of the next this many branches.
    OneOf(Who, u8),
    /// A branch of the choice before.
    Branch(Range),
    /// Start with the player after you.
    EachStart,
    /// Go back there for the next player, until it was you.
    EachNext(u16),
    /// A player is picked.
    Pick(Who, Measure),
}

impl Node {
    /// On a nemesis card: is this decided by the group rather than by the player it hits?
    pub(crate) fn is_groups(self) -> bool {
        match self {
            Self::Do(leaf) => leaf.is_groups(),
            Self::Pick(..) => true,
            Self::OneOf(who, _) | Self::Ask(who, _) => who == Who::You,
            Self::Jump(_) | Self::Unless(..) | Self::Branch(_) | Self::EachStart | Self::EachNext(_) => false,
        }
    }

    /// Where the answers to its question are.
    pub(crate) fn picks_from(self) -> Zone {
        match self {
            Self::Do(leaf) => leaf.picks_from(),
            Self::Pick(..)
            | Self::OneOf(..)
            | Self::Ask(..)
            | Self::Jump(_)
            | Self::Unless(..)
            | Self::Branch(_)
            | Self::EachStart
            | Self::EachNext(_) => Zone::Nowhere,
        }
    }
}

/// Grows the table.
#[derive(Debug, Default)]
pub(crate) struct Lowering {
    /// All nodes so far.
    pub(crate) nodes: Vec<Node>,
    /// The branches of each choice by its node, for the words of the offers.
    pub(crate) origins: BTreeMap<u16, Vec<Vec<Effect>>>,
}

impl Lowering {
    /// Appends the nodes of `effects`.
    pub(crate) fn lower(&mut self, effects: &[Effect]) -> Range {
        let from = self.nodes.len() as u16;
        self.steps(effects);
        Range { from, to: self.nodes.len() as u16 }
    }

    /// The same, with one more node at the end.
    pub(crate) fn lower_then(&mut self, effects: &[Effect], last: Node) -> Range {
        let Range { from, .. } = self.lower(effects);
        self.nodes.push(last);
        Range { from, to: self.nodes.len() as u16 }
    }

    /// A table of which exactly the first line that fits is done.
    pub(crate) fn lower_table<'a>(&mut self, lines: impl Iterator<Item = (u8, u8, &'a [Effect])>) -> Range {
        let from = self.nodes.len() as u16;
        let mut jumps = Vec::new();
        for (low, high, effects) in lines {
            let head = self.nodes.len();
            self.nodes.push(Node::Jump(0));
            self.steps(effects);
            jumps.push(self.nodes.len());
            self.nodes.push(Node::Jump(0));
            self.nodes[head] = Node::Unless(Condition::HusksWithin(low, high), self.nodes.len() as u16);
        }
        let to = self.nodes.len() as u16;
        for jump in jumps {
            self.nodes[jump] = Node::Jump(to);
        }
        Range { from, to }
    }

    fn steps(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.step(effect);
        }
    }

    /// Emits the pick that a description of a player needs, and gives the reference to use.
    fn pick(&mut self, who: Who, measure: Measure) -> Who {
        if who.is_reference() {
            return who;
        }
        self.nodes.push(Node::Pick(who, measure));
        Who::Same
    }

    fn step(&mut self, effect: &Effect) {
        match effect {
            Effect::If(condition, then) => self.guarded(then, |end| Node::Unless(*condition, end)),
            Effect::Ask(who, then) => {
                let who = self.pick(*who, asked_measure(then));
                self.origins.insert(self.nodes.len() as u16, Vec::from([then.clone()]));
                self.guarded(then, |end| Node::Ask(who, end));
            }
            Effect::OneOf(who, branches) => self.one_of(*who, branches),
            Effect::Each(body) => {
                self.nodes.push(Node::EachStart);
                let back = self.nodes.len() as u16;
                self.steps(body);
                self.nodes.push(Node::EachNext(back));
            }
            Effect::Times(n, body) => (0..*n).for_each(|_| self.steps(body)),
            Effect::Pick(who) => {
                self.pick(*who, Measure::Free);
            }
            Effect::Do(leaf) => self.leaf(*leaf),
        }
    }

    /// A verb, after the pick that the player it names may need.
    fn leaf(&mut self, mut leaf: Leaf) {
        if let Some((who, measure)) = leaf.names() {
            *who = self.pick(*who, measure);
        }
        self.nodes.push(Node::Do(leaf));
        self.nodes.extend(leaf.followed_by().iter().copied().map(Node::Do));
    }

    /// `head(end)` before the body; the end is known only afterwards.
    fn guarded(&mut self, body: &[Effect], head: impl Fn(u16) -> Node) {
        let at = self.nodes.len();
        self.nodes.push(head(0));
        self.steps(body);
        self.nodes[at] = head(self.nodes.len() as u16);
    }

    fn one_of(&mut self, who: Who, branches: &[Vec<Effect>]) {
        self.origins.insert(self.nodes.len() as u16, branches.to_vec());
        self.nodes.push(Node::OneOf(who, branches.len() as u8));
        let heads = self.nodes.len();
        self.nodes.extend(branches.iter().map(|_| Node::Branch(Range::default())));
        let mut jumps = Vec::new();
        for (index, branch) in branches.iter().enumerate() {
            let range = self.lower(branch);
            self.nodes[heads + index] = Node::Branch(range);
            jumps.push(self.nodes.len());
            self.nodes.push(Node::Jump(0));
        }
        let end = self.nodes.len() as u16;
        for jump in jumps {
            self.nodes[jump] = Node::Jump(end);
        }
    }
}

/// Somebody who is asked must be able to do it: a card to destroy, a card to draw.
fn asked_measure(then: &[Effect]) -> Measure {
    let measure = |effect: &Effect| match effect {
        Effect::Do(leaf) => leaf.offered_to(),
        Effect::Pick(_)
        | Effect::If(..)
        | Effect::Ask(..)
        | Effect::OneOf(..)
        | Effect::Each(_)
        | Effect::Times(..) => Measure::Free,
    };
    let of_hand = then.iter().map(measure).find(|measure| matches!(measure, Measure::Hand(..)));
    of_hand.or_else(|| then.first().map(measure)).unwrap_or(Measure::Free)
}
