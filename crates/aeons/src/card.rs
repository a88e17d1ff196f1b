//! What a card, a mage and a nemesis board are: the effect tree, as it is written in the card files.
//!
//! One tree serves both sides of the table. A player's card speaks of `You`; on a nemesis card `You` is nobody, so
//! whatever `You` would decide is decided by the group (nemesis digest R12).

use alloc::string::String;
use alloc::vec::Vec;

use serde::Deserialize;

use crate::verbs::Leaf;

/// A kind of player card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Class {
    /// Gives aether.
    Gem,
    /// Does something when played.
    Relic,
    /// Is prepared at a breach and cast later.
    Spell,
}

/// A kind of nemesis card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum NemesisKind {
    /// Resolved at once.
    Attack,
    /// Stays until its life is gone.
    Minion,
    /// Counts down.
    Power,
    /// Rageborne's level-0 cards.
    Strike,
    /// Crooked Mask's level-0 cards; they live in players' decks.
    Corruption,
}

/// A player, by reference or by a description that the right people fill in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Who {
    /// The player who plays or casts; on a nemesis card nobody, so the group decides.
    You,
    /// The player picked last in this effect.
    Same,
    /// Whose turn it is.
    Active,
    /// Another player of your choice (solo: yourself).
    Ally,
    /// Any player of your choice.
    Player,
    /// Any player; the group decides.
    Any,
    /// Somebody other than the player picked last (solo: the same one).
    Other,
    /// The first of two different players.
    Pair,
    /// Lowest life; the exhausted do not count.
    LowestLife,
    /// Highest life.
    MostLife,
    /// Most prepared spells.
    MostPrepared,
    /// Most opened breaches.
    MostOpened,
    /// Most charges.
    MostCharges,
    /// Most Crystals in hand.
    MostCrystals,
    /// Holder of a most expensive prepared spell of the whole table.
    DearestSpell,
}

impl Who {
    /// Is it known without a pick?
    pub const fn is_reference(self) -> bool {
        matches!(self, Self::You | Self::Same | Self::Active)
    }
}

/// What an amount counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Source {
    /// How often the step before was done (a yes counts 1).
    Done,
    /// Fury tokens.
    Fury,
    /// Husks.
    Husks,
    /// Half the husks, rounded up.
    HalfHusks,
    /// Life of the minion that is being resolved.
    ThisLife,
    /// Empty supply piles.
    EmptyPiles,
    /// Spells prepared by the player picked last.
    PreparedBySame,
    /// Cards in the turn-order discard pile.
    TurnDiscard,
    /// Your opened breaches.
    Opened,
    /// 1 if all your breaches are opened.
    AllOpened,
    /// Spells at breaches beside the one this was cast from.
    Neighbours,
    /// Price of the card picked or gained last; 0 if none was.
    CostOfPicked,
    /// Half of it, rounded up.
    HalfCostOfPicked,
}

/// A number: fixed, or a base plus an amount for each thing counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Amount {
    /// As printed.
    Fixed(i8),
    /// `(base: 2, each: 1, per: Opened)`; a base of 0 is not written.
    Sum {
        /// What it is where nothing is counted.
        #[serde(default)]
        base: i8,
        /// What each thing adds.
        each: i8,
        /// What is counted.
        per: Source,
    },
}

/// How many cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Count {
    /// This many, or as many as there are.
    Exactly(Amount),
    /// At most this many; the chooser may stop.
    UpTo(u8),
    /// Every one.
    All,
}

impl Count {
    /// At most that many.
    pub(crate) const fn limit(self) -> Amount {
        match self {
            Self::Exactly(amount) => amount,
            Self::UpTo(n) => Amount::Fixed(n as i8),
            Self::All => Amount::Fixed(i8::MAX),
        }
    }

    /// May the chooser stop earlier?
    pub(crate) const fn is_optional(self) -> bool {
        matches!(self, Self::UpTo(_))
    }
}

/// Which cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Filter {
    /// All of them.
    Any,
    /// Gems.
    Gem,
    /// Spells.
    Spell,
    /// Crystals.
    Crystal,
    /// Everything but corruptions.
    Clean,
    /// Costs at least this much.
    CostAtLeast(u8),
    /// Costs exactly this much.
    Costs(u8),
    /// The most expensive ones.
    Dearest,
}

/// Which supply piles; empty ones never count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Piles {
    /// Any pile.
    Every,
    /// The cheapest pile.
    Cheapest,
    /// The cheapest gem.
    CheapestGem,
    /// The most expensive gem.
    DearestGem,
    /// The second most expensive gem.
    SecondGem,
    /// The cheapest relic.
    CheapestRelic,
    /// Any relic.
    Relics,
    /// Any spell.
    Spells,
    /// Any pile that costs at most this much.
    CostAtMost(u8),
}

/// Where a gained card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum To {
    /// On top of the discard pile.
    DiscardTop,
    /// Into the hand.
    Hand,
    /// On top of the deck.
    DeckTop,
}

/// Which closed breach is focused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Which {
    /// Any closed breach.
    Free,
    /// The closed breach with the lowest focus price.
    Cheapest,
}

/// Which turn-order cards are shuffled back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum TurnCards {
    /// One numbered player's card.
    Numbered,
    /// One player card, the wild included.
    Players,
    /// All nemesis cards.
    Nemesis,
}

/// What must be true.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Condition {
    /// The step before was done at least once.
    Done,
    /// This is the n-th play of this card by this player this turn.
    PlayOfTurn(u8),
    /// At least this much fury.
    FuryAtLeast(u8),
    /// This many nemesis cards in the turn-order discard pile.
    NemesisTurns(u8),
    /// At most this many players.
    SeatsAtMost(u8),
    /// At least this many players.
    SeatsAtLeast(u8),
    /// Husks from..=to; made from the swarm table.
    HusksWithin(u8, u8),
}

/// How often a while-prepared effect may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Usable {
    /// There is none.
    #[default]
    Never,
    /// Once per turn and copy.
    Once,
    /// As often as it can be paid for.
    Often,
}

/// When a mage's ability may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Window {
    /// In your own main phase.
    OwnMain,
    /// In the main phase of any player.
    AnyMain,
    /// When the nemesis has drawn an attack or a power.
    NemesisDraw,
    /// Right after a turn-order card is drawn.
    TurnDrawn,
}

/// A breach on a mage's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum BreachStart {
    /// This mage has none.
    Absent,
    /// Turned this many times already.
    Closed(u8),
    /// Open from the start.
    Opened,
}

/// What a card does, step by step: a verb, or what decides whether, how often and by whom verbs are done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Something is done; in the card files this is just the verb.
    Do(Leaf),
    /// A player is picked for what follows.
    Pick(Who),
    /// Only if.
    If(Condition, Vec<Effect>),
    /// This player may do it, or not at all.
    Ask(Who, Vec<Effect>),
    /// Exactly one of these.
    OneOf(Who, Vec<Vec<Effect>>),
    /// For each player in turn.
    Each(Vec<Effect>),
    /// This many times.
    Times(u8, Vec<Effect>),
}

/// A player card as written.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerCard {
    /// The id that moves and scenarios use.
    pub id: String,
    /// Gem, relic or spell.
    pub class: Class,
    /// Price in aether.
    pub cost: u8,
    /// Cards in its supply pile; 0 for a starter.
    #[serde(default)]
    pub pile: u8,
    /// When it is played.
    #[serde(default)]
    pub play: Vec<Effect>,
    /// When it is cast.
    #[serde(default)]
    pub cast: Vec<Effect>,
    /// When it is gained.
    #[serde(default)]
    pub gained: Vec<Effect>,
    /// How often its while-prepared effect may be used.
    #[serde(default)]
    pub usable: Usable,
    /// The while-prepared effect of the main phase.
    #[serde(default)]
    pub using: Vec<Effect>,
    /// While prepared, at the end of the casting phase.
    #[serde(default)]
    pub casting_end: Vec<Effect>,
    /// May be prepared at a closed breach that was not focused.
    #[serde(default)]
    pub anywhere: bool,
}

/// A mage as written.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mage {
    /// The id that moves and scenarios use.
    pub id: String,
    /// Breaches I to IV.
    pub breaches: [BreachStart; 4],
    /// Starting hand.
    pub hand: [String; 5],
    /// Starting deck from the top.
    pub deck: [String; 5],
    /// Charges the ability takes.
    pub charges: u8,
    /// When it may be used.
    pub window: Window,
    /// What it does.
    pub ability: Vec<Effect>,
}

/// A nemesis card as written.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NemesisCard {
    /// The id that moves and scenarios use.
    pub id: String,
    /// The nemesis it belongs to; empty for a basic card.
    #[serde(default)]
    pub of: String,
    /// 1 to 3; 0 for strikes and corruptions.
    pub tier: u8,
    /// Attack, minion, power, strike or corruption.
    pub kind: NemesisKind,
    /// Life of a minion (0: set as it enters), tokens of a power.
    #[serde(default)]
    pub figure: u8,
    /// What one player may do to get rid of a power.
    #[serde(default)]
    pub to_discard: Vec<Effect>,
    /// On entering play.
    #[serde(default)]
    pub immediate: Vec<Effect>,
    /// The main text: attack, persistent, power, strike, corruption.
    pub effect: Vec<Effect>,
    /// When a player's damage hits this minion; `You` dealt it.
    #[serde(default)]
    pub hit: Vec<Effect>,
    /// Each hit is reduced to this much; 0 for no limit.
    #[serde(default)]
    pub hit_cap: u8,
    /// Cannot be hurt while there is a husk.
    #[serde(default)]
    pub guarded: bool,
    /// Life of each husk while this is in play; 0: as always.
    #[serde(default)]
    pub husk_life: u8,
}

/// A nemesis board as written.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The id that moves and scenarios use.
    pub id: String,
    /// Starting life.
    pub life: u8,
    /// 1 (easy) to 10; for people only.
    pub rating: u8,
    /// The set-up line.
    #[serde(default)]
    pub start: Vec<Effect>,
    /// What increased difficulty adds to it.
    #[serde(default)]
    pub start_expert: Vec<Effect>,
    /// The Unleash.
    pub unleash: Vec<Effect>,
    /// The Unleash at increased difficulty; empty: the same.
    #[serde(default)]
    pub unleash_expert: Vec<Effect>,
    /// At the end of each nemesis turn.
    #[serde(default)]
    pub turn_end: Vec<Effect>,
    /// Husks from..=to and what a swarm does then.
    #[serde(default)]
    pub swarm: Vec<(u8, u8, Vec<Effect>)>,
    /// Fury lost by a strike.
    #[serde(default)]
    pub strike_fury: u8,
    /// The same at increased difficulty.
    #[serde(default)]
    pub strike_fury_expert: u8,
    /// At increased difficulty a destroyed corruption goes to a player's discard pile.
    #[serde(default)]
    pub corruption_spreads_expert: bool,
    /// The players lose when every supply pile is empty.
    #[serde(default)]
    pub starves: bool,
}
