//! Everything that changes: zones, counters, the agenda. Plain bytes, so that a clone is one small copy.

use talon_core::{Agenda, Dice, List, Outcome};

use crate::catalogue::{HAND_MAX, KindId, NONE, PLAYER_MAX};
use crate::code::Range;
pub use crate::player::{Breach, Down, Player, Slot};

/// No zone of a player holds more: all cards of a box that can come to one player, with room for scenarios.
pub(crate) const ZONE: usize = 112;
/// Nemesis zones; the box has 58 cards for them.
pub(crate) const NEMESIS_ZONE: usize = 64;
/// Devoured cards: nine piles at most.
pub(crate) const DEVOURED: usize = 64;
/// Corruptions: the eleven of the box, and as many that a scenario makes for other zones and that come back here.
pub(crate) const CORRUPTIONS: usize = 24;
/// Turn-order cards.
pub(crate) const TURNS: usize = 16;
/// Most players.
pub(crate) const SEATS: usize = 4;
/// Supply piles.
pub(crate) const PILES: usize = 9;
/// Husk tokens in the box.
pub(crate) const HUSKS_MAX: u8 = 15;

/// A nemesis card in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct InPlay {
    /// Which card; there is one of each.
    pub kind: KindId,
    /// Life of a minion, tokens of a power.
    pub left: u8,
    /// Already done in this nemesis main phase.
    pub acted: bool,
}

/// A supply pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pile {
    /// Its card.
    pub kind: KindId,
    /// How many are left.
    pub left: u8,
}

/// A turn-order card.
pub mod turn_card {
    /// Cards below this are players' numbers, from 0.
    pub const WILD: u8 = 4;
    /// A nemesis card.
    pub const NEMESIS: u8 = 5;
    /// Their names in scenarios and moves.
    pub const NAMES: [&str; 6] = ["p1", "p2", "p3", "p4", "wild", "nemesis"];

    /// The message that names the card with this name.
    pub(crate) fn key(name: &str) -> Option<&'static str> {
        const KEYS: [&str; 6] = [
            "aeons-turn-p1",
            "aeons-turn-p2",
            "aeons-turn-p3",
            "aeons-turn-p4",
            "aeons-turn-wild",
            "aeons-turn-nemesis",
        ];
        let card = NAMES.iter().position(|known| *known == name)?;
        Some(KEYS[card])
    }

    /// How many there are in the box. Alone, every numbered card gives the one player a turn.
    pub(crate) const fn in_box(card: u8, seats: u8) -> u8 {
        match card {
            0 if seats == 1 => 6,
            0 | 1 | NEMESIS => 2,
            _ => 1,
        }
    }
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ending {
    /// It is still on.
    #[default]
    Open,
    /// Nemesis life 0.
    NemesisDefeated,
    /// Nemesis deck empty and nothing of it in play.
    NemesisSpent,
    /// Gravehold life 0.
    GraveholdFell,
    /// All players exhausted.
    AllExhausted,
    /// A swarm of 13 husks or more.
    Swarmed,
    /// Every supply pile is empty.
    SupplyDevoured,
}

impl Ending {
    /// The ids of all causes.
    pub(crate) const CAUSES: [&str; 6] = [
        "nemesis-defeated",
        "nemesis-spent",
        "gravehold-fell",
        "all-exhausted",
        "swarmed",
        "supply-devoured",
    ];

    /// What it means for the players; `None` while the game is still on.
    pub(crate) const fn outcome(self) -> Option<Outcome> {
        let [defeated, spent, fell, exhausted, swarmed, devoured] = Self::CAUSES;
        match self {
            Self::Open => None,
            Self::NemesisDefeated => Some(Outcome::PlayersWon { cause: defeated }),
            Self::NemesisSpent => Some(Outcome::PlayersWon { cause: spent }),
            Self::GraveholdFell => Some(Outcome::PlayersLost { cause: fell }),
            Self::AllExhausted => Some(Outcome::PlayersLost { cause: exhausted }),
            Self::Swarmed => Some(Outcome::PlayersLost { cause: swarmed }),
            Self::SupplyDevoured => Some(Outcome::PlayersLost { cause: devoured }),
        }
    }
}

/// Phases of a player's turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Corruptions in hand are resolved.
    Start,
    /// Spells are cast.
    Casting,
    /// While-prepared effects of the end of casting.
    CastingEnd,
    /// The eight actions.
    Main,
    /// Corruptions drawn this turn are resolved.
    MainEnd,
    /// Played cards are discarded in an order.
    Discard,
    /// Draw up to five.
    Draw,
}

/// Phases of the nemesis' turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NemesisPhase {
    /// Cards in play, oldest first.
    Main,
    /// A card is drawn.
    Draw,
    /// The drawn card enters or is resolved.
    Enter,
    /// What the board does at the end.
    End,
    /// The turn is over.
    Close,
}

/// An effect in progress: where it is and what it remembers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frame {
    /// Next node.
    pub at: u16,
    /// One past the last node.
    pub end: u16,
    /// `You`: a seat, or 255 for the group.
    pub by: u8,
    /// The player picked last.
    pub same: u8,
    /// The card it belongs to.
    pub source: KindId,
    /// Whose breach it was cast from (seat, breach), or what a gain needs to know.
    pub from: (u8, u8),
    /// How often the step before was done.
    pub done: u8,
    /// How far the present node is.
    pub step: u8,
    /// Added to its damage.
    pub plus: u8,
    /// The card picked last.
    pub picked: KindId,
}

impl Frame {
    /// An effect about to start.
    pub(crate) const fn new(range: Range, by: u8, source: KindId) -> Self {
        Self {
            at: range.from,
            end: range.to,
            by,
            same: NONE,
            source,
            from: (NONE, 0),
            done: 0,
            step: 0,
            plus: 0,
            picked: NONE,
        }
    }
}

/// What still has to be done. The task on top is the question, if it is one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Task {
    /// Nothing; never waits.
    #[default]
    Idle,
    /// A player's turn.
    Turn(u8, Phase),
    /// The nemesis' turn.
    Nemesis(NemesisPhase),
    /// The group says who takes the wild turn.
    Wild,
    /// This seat may use the ability of the turn-order window.
    Rune(u8),
    /// This seat may use the ability of the nemesis draw window.
    Ward(u8),
    /// An effect.
    Run(Frame),
    /// A strike: whether its card has been resolved.
    Strike(bool),
    /// A player is exhausted: excess damage, step.
    Exhaust(u8, u8, u8),
    /// This seat may suffer 1 to spread this damage over husks.
    Spread(u8, u8),
    /// A destroyed corruption waits for the discard pile the group chooses.
    Stray(KindId),
}

/// The whole position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Number of players.
    pub seats: u8,
    /// Index of the nemesis board.
    pub board: u8,
    /// Increased difficulty, as an index.
    pub expert: u8,
    /// Life of players never rises above this.
    pub life_max: u8,
    /// Nor Gravehold's above this.
    pub gravehold_max: u8,
    /// Nor the nemesis' above this.
    pub nemesis_max: u8,
    /// How it ended.
    pub ending: Ending,
    /// Whose turn it is; 255 for the nemesis.
    pub active: u8,
    /// All damage to players and Gravehold is prevented this turn.
    pub sheltered: bool,
    /// The first player, if drawn by lot; 255 otherwise.
    pub lot: u8,
    /// Chance.
    pub dice: Dice,
    /// What is to be done.
    pub agenda: Agenda<Task, 28>,
    /// Gravehold's life.
    pub gravehold: u8,
    /// The nemesis' life.
    pub nemesis: u8,
    /// Fury tokens.
    pub fury: u8,
    /// Husks, the hurt ones included.
    pub husks: u8,
    /// Husks with 1 of 2 life left.
    pub husks_hurt: u8,
    /// The nemesis card that was drawn and is not yet placed; 255: none.
    pub drawn: KindId,
    /// The strike card being resolved; 255: none.
    pub struck: KindId,
    /// Cards that everybody saw during the last move and that may lie hidden again by now.
    pub glimpsed: List<KindId, 8>,
    /// How often each card was played this turn.
    pub plays: [u8; PLAYER_MAX],
    /// Destroyed cards by kind.
    pub destroyed: [u8; PLAYER_MAX],
    /// The supply.
    pub supply: [Pile; PILES],
    /// The Prince's pile, top last.
    pub devoured: List<KindId, DEVOURED>,
    /// Turn-order deck, top last.
    pub turn_deck: List<Down, TURNS>,
    /// Turn-order discard pile, top last.
    pub turn_discard: List<u8, TURNS>,
    /// Nemesis deck, top last; nobody ever knows a card of it.
    pub nemesis_deck: List<KindId, NEMESIS_ZONE>,
    /// Basic cards that stayed in the box.
    pub unused: List<KindId, NEMESIS_ZONE>,
    /// Nemesis cards in play, oldest first.
    pub in_play: List<InPlay, NEMESIS_ZONE>,
    /// Nemesis discard pile, top last.
    pub nemesis_discard: List<KindId, NEMESIS_ZONE>,
    /// Strikes, top last; always shuffled.
    pub strikes: List<KindId, 8>,
    /// Corruption deck, top last.
    pub corruptions: List<Down, CORRUPTIONS>,
    /// The players.
    pub players: [Player; SEATS],
}

impl State {
    /// The players at the table.
    #[inline]
    pub(crate) fn playing(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// Is it a solo game?
    #[inline]
    pub(crate) const fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// The seat after this one.
    #[inline]
    pub(crate) const fn after(&self, seat: u8) -> u8 {
        if seat + 1 >= self.seats { 0 } else { seat + 1 }
    }

    /// All seats, as bits.
    #[inline]
    pub(crate) const fn everybody(&self) -> u8 {
        (1 << self.seats) - 1
    }

    /// The nemesis card in play of this kind.
    #[inline]
    pub(crate) fn entry(&self, kind: KindId) -> Option<usize> {
        self.in_play.iter().position(|card| card.kind == kind)
    }
}

/// The kinds of a zone, each once, lowest first.
#[inline]
pub(crate) fn kinds_of(cards: &[KindId]) -> Kinds {
    Kinds(cards.iter().fold(0, |bits, &kind| bits | 1 << kind))
}

/// A set of kinds that may lie in a hand.
#[derive(Clone, Debug)]
pub(crate) struct Kinds(u64);

const _: () = assert!(HAND_MAX <= 64, "kinds in a hand are told apart by the bits of a word");

impl Kinds {
    /// How many different kinds.
    pub(crate) const fn len(&self) -> usize {
        self.0.count_ones() as usize
    }
}

impl Iterator for Kinds {
    type Item = KindId;
    #[inline]
    fn next(&mut self) -> Option<KindId> {
        if self.0 == 0 {
            return None;
        }
        let kind = self.0.trailing_zeros() as KindId;
        self.0 &= self.0 - 1;
        Some(kind)
    }
}
