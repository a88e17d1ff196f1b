//! Lowering: the effect trees become one flat table of small nodes with jumps.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::card::{
    Amount, Class, Condition, Count, Effect, Filter, Piles, Source, To, TurnCards, Which, Who,
};

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

/// An amount in its one form: base + times × source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sum {
    /// What is always there.
    pub(crate) base: i8,
    /// How much for each.
    pub(crate) times: i8,
    /// Of what.
    pub(crate) of: Source,
}

impl Sum {
    /// A number as printed.
    pub(crate) const fn fixed(base: i8) -> Self {
        Self { base, times: 0, of: Source::Done }
    }
}

impl From<Amount> for Sum {
    fn from(amount: Amount) -> Self {
        match amount {
            Amount::Fixed(base) => Self::fixed(base),
            Amount::Sum(base, times, of) => Self { base, times, of },
        }
    }
}

/// How many cards are to be picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Quota {
    /// The number; at most that many.
    pub(crate) limit: Sum,
    /// May the chooser stop earlier?
    pub(crate) optional: bool,
}

impl From<Count> for Quota {
    fn from(count: Count) -> Self {
        match count {
            Count::Exactly(amount) => Self { limit: amount.into(), optional: false },
            Count::UpTo(n) => Self { limit: Sum::fixed(n as i8), optional: true },
            Count::All => Self { limit: Sum::fixed(i8::MAX), optional: false },
        }
    }
}

/// What a player must be able to do to be picked: the pick goes where most happens (nemesis digest R4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Measure {
    /// Anybody will do.
    Free,
    /// Cards in hand, up to so many.
    Hand(u8, Filter),
    /// Prepared spells, up to so many.
    Prepared(u8, Filter),
    /// A closed breach.
    Closed,
    /// Below the starting life, and not exhausted.
    LifeRoom,
    /// A free charge slot.
    ChargeRoom,
    /// A card to draw.
    Drawable,
    /// Cards in deck and discard pile, up to so many.
    Cards(u8),
}

/// What happens to a picked card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// To the own discard pile.
    Discard,
    /// Out of the game.
    Destroy,
    /// Into the play area, to be played.
    Play,
}

/// One step of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Node {
    /// Go on there.
    Jump(u16),
    /// Skip to there unless it holds.
    Unless(Condition, u16),
    /// Yes or no; skip to there on no.
    Ask(Who, u16),
    /// One of the next so many branches.
    OneOf(Who, u8),
    /// A branch of the choice before.
    Branch(Range),
    /// Start with the player after you.
    EachStart,
    /// Go back there for the next player, until it was you.
    EachNext(u16),
    /// A player is picked.
    Pick(Who, Measure),
    /// See [`Effect`] for this and the following.
    Aether(u8),
    /// Aether for one class.
    AetherFor(Class, u8),
    /// Damage to nemesis or minion.
    Deal(Sum),
    /// Damage to a player.
    Suffer(Who, Sum),
    /// Damage to Gravehold.
    HurtGravehold(Sum),
    /// Damage to the resolving minion.
    HurtThis(u8),
    /// Life for a player.
    Heal(Who, u8),
    /// Life for Gravehold.
    HealGravehold(u8),
    /// Life for the nemesis.
    HealNemesis(u8),
    /// Charges for a player.
    Charge(Who, u8),
    /// Charges lost.
    LoseCharges(Who, u8),
    /// Cards drawn.
    Draw(Who, u8),
    /// Cards picked from one hand.
    Hand(Who, Quota, Filter, Fate),
    /// Cards picked from all hands.
    Hands(Quota, Filter),
    /// Prepared spells picked.
    Prepared(Who, u8, Filter, Fate),
    /// Cards picked from hand and discard pile and destroyed.
    Scrap(u8),
    /// Cards picked from the discard pile into the hand.
    FromDiscard(Who, Quota, Filter),
    /// A gem back from the play area.
    ReturnGem,
    /// A prepared spell is picked and cast.
    Cast {
        /// Only one prepared this turn.
        fresh: bool,
        /// It may be left.
        may: bool,
        /// Whose: the caster's own or the player picked.
        whose: Who,
        /// Added damage.
        plus: u8,
        /// Twice.
        twice: bool,
    },
    /// The picked gem is played.
    PlayPicked,
    /// The picked gem is destroyed.
    DestroyPicked,
    /// A breach is focused.
    Focus(Who, Which),
    /// Cheaper next focus or open.
    Discount(u8),
    /// Aether paid.
    Pay(u8),
    /// The running card is destroyed.
    DestroyThis,
    /// The running nemesis card is discarded.
    DiscardThis,
    /// The gained card goes on the deck.
    OntoDeck,
    /// Top turn-order card revealed.
    RevealTurn,
    /// It stays.
    KeepTurn,
    /// It goes to the bottom.
    BuryTurn,
    /// Turn-order cards go back.
    ShuffleTurn(TurnCards),
    /// The turn-order deck is arranged.
    Arrange,
    /// Top of the picked player's deck revealed.
    RevealTop,
    /// It stays.
    KeepTop,
    /// It is discarded.
    DiscardTop,
    /// Own top card looked at.
    LookTop(Who),
    /// Top cards destroyed.
    DestroyTop(Who, u8),
    /// Discard pile onto the deck.
    DiscardOntoDeck(Who),
    /// Deck shuffled.
    ShuffleDeck(Who),
    /// Discard pile shuffled into the deck.
    Recycle(Who),
    /// Two spells at each opened breach.
    DoublePrepare,
    /// No damage this turn.
    Shelter,
    /// The drawn card has no effect.
    Ward,
    /// Unleash, so many times.
    Unleash(u8),
    /// Strike, so many times.
    Strike(u8),
    /// Swarm, so many times.
    Swarm(u8),
    /// Fury added.
    Fury(u8),
    /// Husks placed.
    PlaceHusks(Sum),
    /// Husks discarded.
    DropHusks(Sum),
    /// Life of the entering minion.
    SetLife(Sum),
    /// Supply cards devoured.
    Devour(Sum, Piles),
    /// The Prince's set-up.
    DevourEachGem,
    /// A supply card gained.
    Gain(Who, Piles, To),
    /// Corruptions gained.
    Corrupt(Who, u8, To),
    /// A minion returns.
    ReturnMinion,
    /// Nemesis cards discarded.
    DropNemesis(u8),
    /// Defeat.
    Lose,
}

impl Node {
    /// On a nemesis card: is this decided by the group rather than by the player it hits?
    pub(crate) const fn is_groups(self) -> bool {
        matches!(
            self,
            Self::Pick(..)
                | Self::Devour(..)
                | Self::Hands(..)
                | Self::OneOf(Who::You, _)
                | Self::Ask(Who::You, _)
        )
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
            Effect::PlayTwice => {
                let one = Quota { limit: Sum::fixed(1), optional: false };
                let pick = Node::Hand(Who::You, one, Filter::Gem, Fate::Play);
                self.nodes.extend([pick, Node::PlayPicked, Node::PlayPicked, Node::DestroyPicked]);
            }
            Effect::Pick(who) => {
                self.pick(*who, Measure::Free);
            }
            _ => {
                let node = self.verb(effect);
                self.nodes.push(node);
            }
        }
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

    fn verb(&mut self, effect: &Effect) -> Node {
        match *effect {
            Effect::Suffer(who, n) => Node::Suffer(self.pick(who, Measure::Free), n.into()),
            Effect::Heal(who, n) => Node::Heal(self.pick(who, healing_measure(who)), n),
            Effect::Charge(who, n) => Node::Charge(self.pick(who, Measure::ChargeRoom), n),
            Effect::LoseCharges(who, n) => Node::LoseCharges(self.pick(who, Measure::Free), n),
            Effect::Draw(who, n) => Node::Draw(self.pick(who, Measure::Drawable), n),
            Effect::Discard(who, count, filter) => {
                let who = self.pick(who, hand_measure(who, count, filter));
                Node::Hand(who, count.into(), filter, Fate::Discard)
            }
            Effect::Destroy(who, count, filter) => {
                let who = self.pick(who, hand_measure(who, count, filter));
                Node::Hand(who, count.into(), filter, Fate::Destroy)
            }
            Effect::DiscardPrepared(who, n, filter) => {
                Node::Prepared(self.pick(who, prepared_measure(who, n, filter)), n, filter, Fate::Discard)
            }
            Effect::DestroyPrepared(who, n, filter) => {
                Node::Prepared(self.pick(who, prepared_measure(who, n, filter)), n, filter, Fate::Destroy)
            }
            Effect::FromDiscard(who, count, filter) => {
                Node::FromDiscard(self.pick(who, Measure::Free), count.into(), filter)
            }
            Effect::Cast { whose, fresh, may, plus, twice } => {
                let whose = self.pick(whose, Measure::Prepared(1, Filter::Any));
                Node::Cast { fresh, may, whose, plus, twice }
            }
            Effect::Focus(who, which) => Node::Focus(self.pick(who, Measure::Closed), which),
            Effect::LookTop(who) => Node::LookTop(self.pick(who, Measure::Free)),
            Effect::DestroyTop(who, n) => Node::DestroyTop(self.pick(who, Measure::Free), n),
            Effect::DiscardOntoDeck(who) => Node::DiscardOntoDeck(self.pick(who, Measure::Cards(4))),
            Effect::ShuffleDeck(who) => Node::ShuffleDeck(self.pick(who, Measure::Free)),
            Effect::Recycle(who) => Node::Recycle(self.pick(who, Measure::Free)),
            Effect::Gain(who, piles, to) => Node::Gain(self.pick(who, Measure::Free), piles, to),
            Effect::Corrupt(who, n, to) => Node::Corrupt(self.pick(who, Measure::Free), n, to),
            _ => plain(effect),
        }
    }
}

/// Verbs that name no player.
fn plain(effect: &Effect) -> Node {
    match *effect {
        Effect::Aether(n) => Node::Aether(n),
        Effect::AetherFor(class, n) => Node::AetherFor(class, n),
        Effect::Deal(n) => Node::Deal(n.into()),
        Effect::HurtGravehold(n) => Node::HurtGravehold(n.into()),
        Effect::HurtThis(n) => Node::HurtThis(n),
        Effect::HealGravehold(n) => Node::HealGravehold(n),
        Effect::HealNemesis(n) => Node::HealNemesis(n),
        Effect::DiscardTogether(count, filter) => Node::Hands(count.into(), filter),
        Effect::Scrap(n) => Node::Scrap(n),
        Effect::ReturnGem => Node::ReturnGem,
        Effect::Discount(n) => Node::Discount(n),
        Effect::Pay(n) => Node::Pay(n),
        Effect::DestroyThis => Node::DestroyThis,
        Effect::OntoDeck => Node::OntoDeck,
        Effect::RevealTurn => Node::RevealTurn,
        Effect::KeepTurn => Node::KeepTurn,
        Effect::BuryTurn => Node::BuryTurn,
        Effect::ShuffleTurn(cards) => Node::ShuffleTurn(cards),
        Effect::Arrange => Node::Arrange,
        Effect::RevealTop => Node::RevealTop,
        Effect::KeepTop => Node::KeepTop,
        Effect::DiscardTop => Node::DiscardTop,
        Effect::DoublePrepare => Node::DoublePrepare,
        Effect::Shelter => Node::Shelter,
        Effect::Ward => Node::Ward,
        Effect::Unleash(n) => Node::Unleash(n),
        Effect::Strike(n) => Node::Strike(n),
        Effect::Swarm(n) => Node::Swarm(n),
        Effect::Fury(n) => Node::Fury(n),
        Effect::PlaceHusks(n) => Node::PlaceHusks(n.into()),
        Effect::DropHusks(n) => Node::DropHusks(n.into()),
        Effect::SetLife(n) => Node::SetLife(n.into()),
        Effect::Devour(n, piles) => Node::Devour(n.into(), piles),
        Effect::DevourEachGem => Node::DevourEachGem,
        Effect::ReturnMinion => Node::ReturnMinion,
        Effect::DropNemesis(n) => Node::DropNemesis(n),
        Effect::Lose => Node::Lose,
        _ => unreachable!("every verb that names a player is lowered before"),
    }
}

/// Life given by a nemesis card may go to anybody; a player gives it to somebody who can take it.
const fn healing_measure(who: Who) -> Measure {
    if matches!(who, Who::Player) { Measure::LifeRoom } else { Measure::Free }
}

fn hand_measure(who: Who, count: Count, filter: Filter) -> Measure {
    match (who, count) {
        (Who::Any, Count::Exactly(Amount::Fixed(n))) => Measure::Hand(n as u8, filter),
        _ => Measure::Free,
    }
}

const fn prepared_measure(who: Who, n: u8, filter: Filter) -> Measure {
    if matches!(who, Who::Any) { Measure::Prepared(n, filter) } else { Measure::Free }
}

/// Somebody who is asked must be able to do it: a card to destroy, a card to draw.
fn asked_measure(then: &[Effect]) -> Measure {
    let destroys = then.iter().any(|effect| matches!(effect, Effect::Destroy(..)));
    match then.first() {
        _ if destroys => Measure::Hand(1, Filter::Any),
        Some(Effect::Draw(..)) => Measure::Drawable,
        _ => Measure::Free,
    }
}
