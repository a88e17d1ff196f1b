//! What a card is: the words card files are written in.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::verbs::Leaf;

/// What is printed on a card; every copy of a card has the same kind. A place in the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub struct Kind(pub(crate) u8);

impl Kind {
    /// The place in the catalogue, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The four factions, and the starters' lack of one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Faction {
    /// Red machines and their legions.
    Homodeus,
    /// Blue monks.
    Order,
    /// Green forest.
    Undergrowth,
    /// Purple void.
    Wraethe,
    /// Starters.
    #[default]
    Neutral,
}

impl Faction {
    /// The word of the facts file.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Homodeus => "homodeus",
            Self::Order => "order",
            Self::Undergrowth => "undergrowth",
            Self::Wraethe => "wraethe",
            Self::Neutral => "none",
        }
    }

    /// A bit per faction, for sets of them.
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Where a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Set {
    /// One of the ten cards everybody starts with.
    Starter,
    /// The base game.
    #[default]
    Base,
    /// Relics of the Future.
    Relics,
}

/// The type line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum CardType {
    /// Resolved when played, discarded at the end of the turn.
    Ally,
    /// Stays in play.
    Champion,
    /// A relic that counts as an ally.
    RelicAlly,
    /// A relic that counts as a champion.
    RelicChampion,
}

impl CardType {
    /// The words of the facts file.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ally => "ally",
            Self::Champion => "champion",
            Self::RelicAlly => "relic-ally",
            Self::RelicChampion => "relic-champion",
        }
    }

    /// Is it a champion?
    pub const fn is_champion(self) -> bool {
        matches!(self, Self::Champion | Self::RelicChampion)
    }

    /// Is it a relic?
    pub const fn is_relic(self) -> bool {
        matches!(self, Self::RelicAlly | Self::RelicChampion)
    }
}

/// What can be gained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Resource {
    /// Buys cards, this turn only.
    Gem,
    /// Attacks, this turn only.
    Power,
    /// Progress; never spent.
    #[default]
    Mastery,
    /// Life.
    Health,
}

impl Resource {
    /// The word of the set-up options and the facts file.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Gem => "gem",
            Self::Power => "power",
            Self::Mastery => "mastery",
            Self::Health => "health",
        }
    }
}

/// What an effect requires before it happens. Checked when the line is reached (shards 4, 9).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Condition {
    /// Mastery of at least this.
    Mastery(u8),
    /// A champion is controlled.
    Inspire,
    /// Another ally of the faction was played this turn or is shown from hand.
    Unify(Faction),
    /// A card of each other faction was played this turn or is shown from hand.
    Dominion,
    /// A card of the faction is in the player's own discard.
    Echo(Faction),
    /// Played by this character.
    Character(String),
    /// Health stands at its maximum.
    FullHealth,
    /// At least this many champions of a faction are controlled.
    Control(u8, Faction),
    /// More mastery than each other player.
    MostMastery,
}

/// What an amount is counted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Count {
    /// Own champions of a faction.
    Champions(Faction),
    /// Own allies of a faction played this turn.
    AlliesPlayed(Faction),
    /// Cards of a faction in the player's own discard.
    Discarded(Faction),
    /// Own mastery.
    Mastery,
    /// Half of it, rounded up.
    HalfMastery,
}

/// Which cards may be taken back from the discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Filter {
    /// Champions, relics among them.
    Champion,
    /// Mercenaries.
    Mercenary,
    /// Cards of a faction, whatever their type.
    Faction(Faction),
}

/// Which cards played this turn may be copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Copied {
    /// Everything that is not a champion.
    Ally,
    /// Allies of a faction.
    AllyOf(Faction),
}

/// How many enemy champions fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Reach {
    /// One of the player's choice.
    One,
    /// All of them.
    Every,
}

/// What stays true until the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum TurnMark {
    /// The next Homodeus champion recruited enters play.
    RecruitIntoPlay,
    /// Shields do not prevent damage this turn.
    IgnoreShields,
    /// Health gained is gained as power as well.
    HealthIsPower,
    /// Ten damage to one opponent is worth three more cards.
    Spoils,
}

/// The effect tree: a verb, or what decides whether and which verbs are done. Each effect of a card's list is one printed
/// line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Something is done; in the card files this is just the verb.
    Do(Leaf),
    /// Several things of one printed line.
    All(Vec<Effect>),
    /// Only where a condition holds.
    When(Condition, Box<Effect>),
    /// The last tier whose condition holds replaces what comes before it.
    Tiers(Box<Effect>, Vec<(Condition, Effect)>),
}

/// What holds while a champion is in play.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum WhileInPlay {
    /// It cannot be attacked.
    Untouchable(Untouchable),
    /// Its controller and the other champions there cannot be attacked.
    ProtectsOthers,
    /// Its controller's champions have more defense, if that is this character.
    Defense(u8, String),
    /// Its controller has a shield that needs no showing.
    Shield {
        /// What it prevents.
        value: u8,
        /// The mastery from which it prevents more.
        from: u8,
        /// What it prevents then.
        then: u8,
    },
}

/// When a champion cannot be attacked.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Untouchable {
    /// Ever.
    Always,
    /// While its controller has another champion.
    WhileControlling(String),
    /// By a player of lower mastery than its controller's.
    ByLowerMastery,
}

/// What a card prevents when it is shown from hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Shield {
    /// Nothing.
    #[default]
    None,
    /// A printed value.
    Fixed(u8),
    /// As much as its owner's mastery.
    Mastery,
}

/// A card as its file has it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The id of the facts file.
    pub id: String,
    /// Where it comes from.
    #[serde(default)]
    pub set: Set,
    /// Its faction.
    #[serde(default)]
    pub faction: Faction,
    /// Its type line.
    pub kind: CardType,
    /// May be fast-played from the row.
    #[serde(default)]
    pub mercenary: bool,
    /// Gems.
    #[serde(default)]
    pub cost: u8,
    /// Copies in the box.
    pub copies: u8,
    /// Copies in one player's starting deck.
    #[serde(default)]
    pub each: u8,
    /// Damage that destroys it.
    #[serde(default)]
    pub defense: u8,
    /// What it prevents from hand.
    #[serde(default)]
    pub shield: Shield,
    /// It costs a gem less for each champion of this faction the buyer controls.
    #[serde(default)]
    pub cheaper: Option<Faction>,
    /// It returns from the discard to the hand when its owner plays a champion.
    #[serde(default)]
    pub recall: bool,
    /// What happens when it is played, line by line.
    #[serde(default)]
    pub play: Vec<Effect>,
    /// What must be possible for it to be exhausted.
    #[serde(default)]
    pub usable: Option<Condition>,
    /// What happens when it is exhausted, line by line.
    #[serde(default)]
    pub exhaust: Vec<Effect>,
    /// What holds while it is in play.
    #[serde(default)]
    pub standing: Vec<WhileInPlay>,
}

impl Card {
    /// Can it make use of a card that its player recruited earlier in the same turn?
    pub fn uses_recruited(&self) -> bool {
        self.recall
            || self.has(&|condition| matches!(condition, Condition::Echo(_)), &|leaf| leaf.uses_recruited())
    }

    /// Does it matter to it in which order the cards in play were played?
    pub fn minds_order(&self) -> bool {
        self.has(&|_| false, &|leaf| leaf.minds_order())
    }

    fn has(&self, asks: &impl Fn(&Condition) -> bool, does: &impl Fn(Leaf) -> bool) -> bool {
        self.play.iter().chain(&self.exhaust).any(|effect| effect.has(asks, does))
    }
}

impl Effect {
    /// Is there such a condition or such a verb in it?
    fn has(&self, asks: &impl Fn(&Condition) -> bool, does: &impl Fn(Leaf) -> bool) -> bool {
        match self {
            Self::Do(leaf) => does(*leaf),
            Self::All(parts) => parts.iter().any(|part| part.has(asks, does)),
            Self::When(condition, effect) => asks(condition) || effect.has(asks, does),
            Self::Tiers(first, tiers) => {
                first.has(asks, does)
                    || tiers.iter().any(|(condition, effect)| asks(condition) || effect.has(asks, does))
            }
        }
    }
}

/// A character as its file has it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// The id of the facts file.
    pub id: String,
    /// Its faction.
    pub faction: Faction,
    /// The two relics set aside for it.
    pub relics: (String, String),
    /// The card it may add to its deck in the solo game.
    pub eleventh: String,
}
