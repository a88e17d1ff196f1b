//! What just happened, for the log and for animation.

use crate::catalogue::{KindId, NONE};
use crate::choice::Choice;

/// The kind of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// The first player was drawn by lot.
    Lot,
    /// A turn-order card was turned up: `n` is the card.
    Turned,
    /// A turn-order card was revealed in the deck: `n` is the card.
    TurnRevealed,
    /// The turn-order deck was shuffled.
    TurnShuffled,
    /// A turn-order card went back into the deck: `n` is the card.
    TurnReturned,
    /// The group decided; see `choice`.
    Decided,
    /// A card was played.
    Played,
    /// A spell was cast; `n` is the breach.
    Cast,
    /// A spell was prepared; `n` is the breach.
    Prepared,
    /// A card was gained.
    Gained,
    /// A card was gained into the hand or onto the deck.
    GainedElsewhere,
    /// A face-down corruption was gained.
    Corrupted,
    /// A corruption is being resolved.
    CorruptionResolved,
    /// A card was drawn.
    Drew,
    /// The discard pile was turned over.
    Flipped,
    /// A player's deck was shuffled.
    Shuffled,
    /// The top card of a deck was revealed.
    TopRevealed,
    /// The top card of a deck was looked at by its owner alone.
    TopLooked,
    /// A card was discarded.
    Discarded,
    /// A card was destroyed.
    Destroyed,
    /// A card came back into the hand.
    Returned,
    /// Aether was gained: `n`.
    Aether,
    /// Charges were gained: `n`.
    Charged,
    /// Charges were lost: `n`.
    Discharged,
    /// A breach was focused: `n`.
    Focused,
    /// A breach was opened: `n`.
    Opened,
    /// A breach was destroyed: `n`.
    BreachLost,
    /// An ability was used.
    Ability,
    /// A while-prepared effect was used.
    Used,
    /// The nemesis lost `n` life.
    NemesisHurt,
    /// The nemesis gained `n` life.
    NemesisHealed,
    /// A minion lost `n` life.
    MinionHurt,
    /// A minion was discarded.
    MinionFell,
    /// `n` husks fell.
    HusksFell,
    /// A player lost `n` life.
    Hurt,
    /// A player gained `n` life.
    Healed,
    /// A player is exhausted.
    Exhausted,
    /// Gravehold lost `n` life.
    GraveholdHurt,
    /// Gravehold gained `n` life.
    GraveholdHealed,
    /// `n` damage was prevented.
    Prevented,
    /// The nemesis unleashes.
    Unleashed,
    /// Fury changed by `n`.
    Fury,
    /// `n` husks were placed.
    HusksPlaced,
    /// The nemesis swarms with `n` husks.
    Swarmed,
    /// A strike card was drawn.
    Struck,
    /// A nemesis card was drawn.
    NemesisDrew,
    /// A nemesis card acts.
    NemesisActs,
    /// A power has `n` tokens left.
    Ticked,
    /// A nemesis card was discarded.
    NemesisDiscarded,
    /// A player was rid of a power.
    PowerDiscarded,
    /// A minion returned.
    MinionReturned,
    /// A supply card was devoured.
    Devoured,
    /// The game ended.
    Ended,
}

/// Something that happened, before it is told to anybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// What kind of thing.
    pub what: What,
    /// The player concerned; 255: nobody.
    pub seat: u8,
    /// The card named; 255: none, or one the hearer may not know.
    pub kind: KindId,
    /// The number in it.
    pub n: i16,
    /// For decisions of the group: what was chosen.
    pub choice: Option<Choice>,
    /// For those: the question in the effects that was answered, if it stands there.
    pub at: Option<u16>,
}

impl Event {
    /// An event without a choice.
    pub const fn new(what: What, seat: u8, kind: KindId, n: i16) -> Self {
        Self { what, seat, kind, n, choice: None, at: None }
    }

    /// A decision of the group, whose answer it was and to which question.
    pub const fn decided(seat: u8, choice: Choice, at: Option<u16>) -> Self {
        Self { what: What::Decided, seat, kind: NONE, n: 0, choice: Some(choice), at }
    }
}
