//! One answer to the present question: small and flat.

use talon_core::ChoiceKind;

use crate::catalogue::KindId;

/// How many cards one `next-all` names at most; the rest is asked again.
pub const ORDER_MAX: usize = 20;

/// Cards in the order they go onto the discard pile, first = deepest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Order {
    len: u8,
    cards: [KindId; ORDER_MAX],
}

impl Order {
    /// The first [`ORDER_MAX`] of these cards.
    pub fn new(cards: impl Iterator<Item = KindId>) -> Self {
        let mut order = Self { len: 0, cards: [0; ORDER_MAX] };
        for kind in cards.take(ORDER_MAX) {
            order.cards[usize::from(order.len)] = kind;
            order.len += 1;
        }
        order
    }

    /// The cards.
    pub fn cards(&self) -> &[KindId] {
        &self.cards[..usize::from(self.len)]
    }
}

/// A move. Breaches, places and seats count from 0 here and from 1 in the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Cast the spell at a breach (and place there).
    Cast(u8, u8),
    /// Play a gem or relic.
    Play(KindId),
    /// Gain a card from the supply.
    Buy(KindId),
    /// Gain the top card of the devoured pile.
    BuyDevoured(KindId),
    /// Buy a charge.
    Charge,
    /// Focus a breach.
    Focus(u8),
    /// Open a breach.
    Open(u8),
    /// Prepare a spell at a breach.
    Prepare(KindId, u8),
    /// Use the mage's ability.
    Ability,
    /// Use a while-prepared effect.
    Use(KindId),
    /// Get rid of a power.
    DiscardPower(KindId),
    /// Hit the nemesis.
    TargetNemesis,
    /// Hit a minion.
    Target(KindId),
    /// Hit a husk.
    TargetHusk,
    /// One of the branches, from 0.
    Option(u8),
    /// The next card for the discard pile.
    Next(KindId),
    /// All of them at once.
    NextAll(Order),
    /// End the main phase.
    End,
    /// No more picks; end the casting phase.
    Done,
    /// Do it.
    Yes,
    /// Do not.
    No,
    /// Pick a card; the number tells copies apart whose places differ.
    Card(KindId, u8),
    /// Pick a prepared spell by breach and place.
    Spell(u8, u8),
    /// Pick a player.
    Seat(u8),
    /// Pick a breach.
    Breach(u8),
    /// Pick a turn-order card.
    Turn(u8),
}

impl Choice {
    /// What kind of step it is.
    pub(crate) const fn step(self) -> ChoiceKind {
        match self {
            Self::Buy(_) | Self::BuyDevoured(_) | Self::Charge | Self::Open(_) => ChoiceKind::Pays,
            Self::End => ChoiceKind::EndsTurn,
            Self::Done | Self::No => ChoiceKind::Declines,
            Self::Cast(..)
            | Self::Play(_)
            | Self::Focus(_)
            | Self::Prepare(..)
            | Self::Ability
            | Self::Use(_)
            | Self::DiscardPower(_)
            | Self::TargetNemesis
            | Self::Target(_)
            | Self::TargetHusk
            | Self::Option(_)
            | Self::Next(_)
            | Self::NextAll(_)
            | Self::Yes
            | Self::Card(..)
            | Self::Spell(..)
            | Self::Seat(_)
            | Self::Breach(_)
            | Self::Turn(_) => ChoiceKind::Plain,
        }
    }
}
