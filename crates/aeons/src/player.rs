//! A player's side of the table: mage, breaches, cards.

use alloc::format;
use alloc::string::{String, ToString};

use talon_core::{List, Phrase};

use crate::catalogue::{KindId, NONE};
use crate::state::ZONE;

/// A card lying face down, with the seats that know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Down {
    /// What it is.
    pub kind: KindId,
    /// Seats that know it, as bits; [`Down::CORRUPTION`] if everybody knows only that it is a corruption.
    pub seen: u8,
}

impl Down {
    /// The mark of a corruption that was put there unseen, in sight of everybody.
    pub const CORRUPTION: u8 = 0x80;
    /// Known to everybody.
    pub const ALL: u8 = 0x0f;

    /// A card everybody knows.
    pub const fn known(kind: KindId) -> Self {
        Self { kind, seen: Self::ALL }
    }

    /// A card nobody knows.
    pub const fn unknown(kind: KindId) -> Self {
        Self { kind, seen: 0 }
    }
}

/// A breach.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Breach {
    /// Never there, or destroyed.
    #[default]
    None,
    /// Turned this many times (0 to 3).
    Closed(u8),
    /// Opened for good.
    Opened,
}

impl Breach {
    /// The word that scenarios use.
    pub(crate) fn word(self) -> String {
        match self {
            Self::None => "none".to_string(),
            Self::Closed(turned) => format!("closed {turned}"),
            Self::Opened => "open".to_string(),
        }
    }

    /// The breach that scenarios call so.
    pub(crate) fn read(word: &str) -> Option<Self> {
        match word {
            "none" => Some(Self::None),
            "open" => Some(Self::Opened),
            _ => word.strip_prefix("closed ")?.parse().ok().map(Self::Closed),
        }
    }

    /// How it lies, for a person.
    pub(crate) fn phrase(self) -> Phrase {
        match self {
            Self::None => Phrase::new("aeons-breach-none"),
            Self::Closed(turned) => Phrase::new("aeons-breach-closed").with("n", i64::from(turned)),
            Self::Opened => Phrase::new("aeons-breach-open"),
        }
    }
}

/// A prepared spell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot {
    /// What it is; 255 if the place is free.
    pub kind: KindId,
    /// Prepared in this turn.
    pub fresh: bool,
    /// Its once-per-turn effect was used.
    pub used: bool,
}

impl Slot {
    /// A free place.
    pub const FREE: Self = Self { kind: NONE, fresh: false, used: false };
}

/// A player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Index of the mage.
    pub mage: u8,
    /// Life; 0 once exhausted.
    pub life: u8,
    /// Exhausted for the rest of the game.
    pub exhausted: bool,
    /// Charges.
    pub charges: u8,
    /// Free aether of this turn.
    pub aether: u8,
    /// Aether for gems only.
    pub gem_aether: u8,
    /// Aether for spells only.
    pub spell_aether: u8,
    /// What the next focus or open costs less.
    pub discount: u8,
    /// May prepare two spells at each opened breach this turn.
    pub double: bool,
    /// Breaches I to IV.
    pub breaches: [Breach; 4],
    /// Breaches focused this turn, as bits.
    pub focused: u8,
    /// Spells at the breaches; the second place is used only with `double`.
    pub slots: [[Slot; 2]; 4],
    /// The hand: open to all, in this cooperative game.
    pub hand: List<KindId, ZONE>,
    /// The deck, top last.
    pub deck: List<Down, ZONE>,
    /// The discard pile, top last.
    pub discard: List<KindId, ZONE>,
    /// Gems and relics played this turn.
    pub play: List<KindId, ZONE>,
}

impl Player {
    /// An empty place at the table.
    pub(crate) fn new() -> Self {
        Self {
            mage: 0,
            life: 0,
            exhausted: false,
            charges: 0,
            aether: 0,
            gem_aether: 0,
            spell_aether: 0,
            discount: 0,
            double: false,
            breaches: [Breach::None; 4],
            focused: 0,
            slots: [[Slot::FREE; 2]; 4],
            hand: List::new(),
            deck: List::new(),
            discard: List::new(),
            play: List::new(),
        }
    }

    /// Takes a card out of the hand, whose order means nothing.
    #[inline]
    pub(crate) fn take_hand(&mut self, kind: KindId) -> bool {
        take_loose(&mut self.hand, kind)
    }

    /// Takes a card out of the play area, whose order means nothing either.
    #[inline]
    pub(crate) fn take_play(&mut self, kind: KindId) -> bool {
        take_loose(&mut self.play, kind)
    }

    /// How many spells lie at a breach.
    #[inline]
    pub(crate) fn spells_at(&self, breach: usize) -> usize {
        self.slots[breach].iter().filter(|slot| slot.kind != NONE).count()
    }

    /// How many spells lie at all breaches.
    #[inline]
    pub(crate) fn prepared(&self) -> usize {
        (0..4).map(|breach| self.spells_at(breach)).sum()
    }

    /// Every prepared spell with its breach and place.
    #[inline]
    pub(crate) fn spells(&self) -> impl Iterator<Item = (usize, usize, Slot)> + '_ {
        (0..8).map(|at| (at / 2, at % 2, self.slots[at / 2][at % 2])).filter(|(_, _, slot)| slot.kind != NONE)
    }

    /// Takes a spell off its breach; a second one moves up.
    pub(crate) fn take_spell(&mut self, breach: usize, place: usize) -> KindId {
        let kind = self.slots[breach][place].kind;
        if place == 0 {
            self.slots[breach][0] = self.slots[breach][1];
        }
        self.slots[breach][1] = Slot::FREE;
        kind
    }

    /// How many breaches are opened.
    #[inline]
    pub(crate) fn opened(&self) -> usize {
        self.breaches.iter().filter(|breach| **breach == Breach::Opened).count()
    }

    /// Is a breach closed?
    #[inline]
    pub(crate) fn has_closed(&self) -> bool {
        self.breaches.iter().any(|breach| matches!(breach, Breach::Closed(_)))
    }
}

#[inline]
fn take_loose(zone: &mut List<KindId, ZONE>, kind: KindId) -> bool {
    let found = zone.iter().position(|&held| held == kind);
    found.map(|at| zone.swap_remove(at)).is_some()
}
