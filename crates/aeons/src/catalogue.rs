//! The loaded cards: everything that never changes.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::de::DeserializeOwned;

use crate::card::{Board, Class, Effect, Mage, NemesisCard, NemesisKind, PlayerCard, Usable, Window};
use crate::code::{Lowering, Node, Range};
use crate::setup::PRINTED;
use crate::state::PILES;
use crate::verbs::{DiscardThis, Unleash};

/// Nothing, nobody, none.
pub const NONE: u8 = u8::MAX;
/// Kinds of player cards come first; there are this many in the box.
pub const PLAYER_KINDS: usize = 37;
/// Corruptions follow them, so that whatever may lie in a hand is below this.
pub const HAND_KINDS: usize = 48;
/// Kinds that may lie in a hand with cards of one's own beside those of the box: they are the bits of a word.
pub(crate) const HAND_MAX: usize = 64;
/// Kinds of player cards then.
pub(crate) const PLAYER_MAX: usize = HAND_MAX - (HAND_KINDS - PLAYER_KINDS);
/// Kinds of any card then; what lies above is used for other things.
const KINDS_MAX: usize = 190;

/// Room for the brief table: looking something up needs no test.
const BRIEF: usize = 256;

/// The card files that come with the crate: starters, market, the nemeses' own cards, basic cards, mages, nemeses.
pub const FILES: [&str; 6] = [
    include_str!("../cards/starters.ron"),
    include_str!("../cards/market.ron"),
    include_str!("../cards/unique.ron"),
    include_str!("../cards/basic.ron"),
    include_str!("../cards/mages.ron"),
    include_str!("../cards/boards.ron"),
];

/// What is printed on a card, as a small number.
pub type KindId = u8;

/// The type line of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    /// A gem.
    Gem,
    /// A relic.
    Relic,
    /// A spell.
    Spell,
    /// A nemesis attack.
    Attack,
    /// A minion.
    Minion,
    /// A power.
    Power,
    /// A strike.
    Strike,
    /// A corruption.
    Corruption,
}

/// The lowered card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardFacts {
    pub of_type: Type,
    pub cost: u8,
    /// Play, cast, or the main text of a nemesis card.
    pub main: Range,
    pub gained: Range,
    pub using: Range,
    pub usable: Usable,
    pub casting_end: Range,
    pub anywhere: bool,
    /// Index of the board a nemesis card belongs to; 255 for basics and player cards.
    pub owner: u8,
    pub tier: u8,
    pub figure: u8,
    pub to_discard: Range,
    pub immediate: Range,
    pub hit: Range,
    pub hit_cap: u8,
    pub guarded: bool,
    pub husk_life: u8,
}

/// The lowered mage.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MageFacts {
    pub charges: u8,
    pub window: Window,
    pub ability: Range,
    /// Starting hand.
    pub hand: [KindId; 5],
    /// Starting deck from the top.
    pub deck: [KindId; 5],
}

/// The lowered board; index 1 of a pair is increased difficulty.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardFacts {
    pub start: [Range; 2],
    pub unleash: [Range; 2],
    pub turn_end: Range,
    pub swarm: Range,
    pub strike_fury: [u8; 2],
    pub corruption_spreads: [bool; 2],
    pub starves: bool,
}

/// Every card, mage and nemesis of the box.
#[derive(Debug)]
pub struct Catalogue {
    /// Starters, then market cards, in the order of the facts file.
    pub players: Vec<PlayerCard>,
    /// Corruptions, then all other nemesis cards.
    pub nemesis_cards: Vec<NemesisCard>,
    /// The mages.
    pub mages: Vec<Mage>,
    /// The nemeses.
    pub boards: Vec<Board>,
    pub(crate) nodes: Vec<Node>,
    /// Type and price of each kind once more, side by side: every list of choices reads them.
    brief: [(Type, u8); BRIEF],
    pub(crate) origins: BTreeMap<u16, Vec<Vec<Effect>>>,
    pub(crate) kinds: Vec<CardFacts>,
    pub(crate) mage_facts: Vec<MageFacts>,
    pub(crate) board_facts: Vec<BoardFacts>,
    /// What an empty nemesis deck does: three unleashes.
    pub(crate) thrice: Range,
    /// The piles of the printed supplies.
    pub(crate) printed: [[KindId; PILES]; 2],
    pub(crate) crystal: KindId,
    /// Nothing but the box.
    pub(crate) own: Option<String>,
}

/// Why the card files cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoadError(pub String);

impl core::fmt::Display for LoadError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for LoadError {}

fn read<T: DeserializeOwned>(name: &str, text: &str) -> Result<Vec<T>, LoadError> {
    ron::from_str(text).map_err(|error| LoadError(format!("cards/{name}: {error}")))
}

impl Catalogue {
    /// Reads the cards that come with the crate.
    ///
    /// # Panics
    /// When the shipped card files are broken, which the tests exclude.
    pub fn load() -> Self {
        Self::try_load().expect("the shipped card files are sound")
    }

    /// Reads the cards that come with the crate, naming file, line and column of a mistake.
    pub fn try_load() -> Result<Self, LoadError> {
        Self::from_files(&FILES)
    }

    /// Reads card files, in the order of [`FILES`], naming file, line and column of a mistake.
    pub fn from_files(files: &[&str; 6]) -> Result<Self, LoadError> {
        let [starters, market, unique, basic, mages, boards] = files;
        let mut players: Vec<PlayerCard> = read("starters.ron", starters)?;
        players.extend(read("market.ron", market)?);
        let mut nemesis_cards: Vec<NemesisCard> = read("unique.ron", unique)?;
        nemesis_cards.extend(read("basic.ron", basic)?);
        nemesis_cards.sort_by_key(|card| card.kind != NemesisKind::Corruption);
        Self::of(players, nemesis_cards, read("mages.ron", mages)?, read("boards.ron", boards)?, None)
    }

    /// A catalogue of these cards; those of the box in its order, cards of somebody's own behind them.
    pub(crate) fn of(
        players: Vec<PlayerCard>,
        nemesis_cards: Vec<NemesisCard>,
        mages: Vec<Mage>,
        boards: Vec<Board>,
        own: Option<String>,
    ) -> Result<Self, LoadError> {
        let crystal = players.iter().position(|card| card.id == "crystal").unwrap_or_default() as KindId;
        let mut catalogue = Self {
            players,
            nemesis_cards,
            mages,
            boards,
            nodes: Vec::new(),
            brief: [(Type::Gem, 0); BRIEF],
            origins: BTreeMap::new(),
            kinds: Vec::new(),
            mage_facts: Vec::new(),
            board_facts: Vec::new(),
            thrice: Range::default(),
            printed: [[0; PILES]; 2],
            crystal,
            own,
        };
        catalogue.check()?;
        catalogue.lower();
        Ok(catalogue)
    }

    /// What the layout of kinds relies on.
    fn check(&self) -> Result<(), LoadError> {
        let corruptions =
            self.nemesis_cards.iter().filter(|card| card.kind == NemesisKind::Corruption).count();
        let (players, kinds) = (self.players.len(), self.players.len() + self.nemesis_cards.len());
        if players > PLAYER_MAX || players + corruptions > HAND_MAX || kinds > KINDS_MAX {
            return Err(LoadError(format!(
                "{players} player cards and {kinds} cards in all; there is room for {PLAYER_MAX} and {KINDS_MAX}"
            )));
        }
        if self.is_printed() && (players != PLAYER_KINDS || players + corruptions != HAND_KINDS) {
            return Err(LoadError("cards: expected 37 player cards and 11 corruptions".to_string()));
        }
        for mage in &self.mages {
            if let Some(id) = mage.hand.iter().chain(&mage.deck).find(|id| self.player_kind(id).is_none()) {
                return Err(LoadError(format!(
                    "cards/mages.ron: {} starts with the unknown `{id}`",
                    mage.id
                )));
            }
        }
        match self.nemesis_cards.iter().find(|card| !card.of.is_empty() && self.board(&card.of).is_none()) {
            Some(card) => {
                Err(LoadError(format!("cards/unique.ron: {} belongs to the unknown `{}`", card.id, card.of)))
            }
            None => Ok(()),
        }
    }

    /// Everything the interpreter walks: no string is read after this.
    fn lower(&mut self) {
        let mut lowering = Lowering::default();
        for card in &self.players {
            self.kinds.push(player_kind(&mut lowering, card));
        }
        for card in &self.nemesis_cards {
            let owner = self.board(&card.of).map_or(NONE, |board| board as u8);
            self.kinds.push(nemesis_kind(&mut lowering, card, owner));
        }
        self.printed = PRINTED.map(|(_, ids)| ids.map(|id| self.player_kind(id).unwrap_or_default()));
        for (brief, kind) in self.brief.iter_mut().zip(&self.kinds) {
            *brief = (kind.of_type, kind.cost);
        }
        for mage in &self.mages {
            let ability = lowering.lower(&mage.ability);
            let kinds =
                |ids: &[String; 5]| core::array::from_fn(|at| self.player_kind(&ids[at]).unwrap_or_default());
            let (hand, deck) = (kinds(&mage.hand), kinds(&mage.deck));
            self.mage_facts.push(MageFacts {
                charges: mage.charges,
                window: mage.window,
                ability,
                hand,
                deck,
            });
        }
        for board in &self.boards {
            self.board_facts.push(board_facts(&mut lowering, board));
        }
        self.thrice = lowering.lower(&[Effect::Do(Unleash(3).into())]);
        self.nodes = lowering.nodes;
        self.origins = lowering.origins;
    }

    /// Are these the cards of the box, and nothing else?
    pub const fn is_printed(&self) -> bool {
        self.own.is_none()
    }

    /// Can a player hold cards of this kind?
    pub(crate) fn is_holdable(&self, kind: KindId) -> bool {
        self.is_player_card(kind) || self.type_of(kind) == Type::Corruption
    }

    /// Is it a card of a deck or of the supply?
    pub(crate) fn is_player_card(&self, kind: KindId) -> bool {
        usize::from(kind) < self.players.len()
    }

    /// The id of a kind.
    pub fn id(&self, kind: KindId) -> &str {
        let index = usize::from(kind);
        match index.checked_sub(self.players.len()) {
            None => &self.players[index].id,
            Some(index) => &self.nemesis_cards[index].id,
        }
    }

    /// The kind with this id.
    pub fn kind(&self, id: &str) -> Option<KindId> {
        let nemesis = || Some(self.players.len() + self.nemesis_cards.iter().position(|card| card.id == id)?);
        self.players.iter().position(|card| card.id == id).or_else(nemesis).map(|index| index as KindId)
    }

    /// The player card with this id.
    pub fn player_kind(&self, id: &str) -> Option<KindId> {
        self.players.iter().position(|card| card.id == id).map(|index| index as KindId)
    }

    /// The board with this id.
    pub fn board(&self, id: &str) -> Option<usize> {
        self.boards.iter().position(|board| board.id == id)
    }

    /// The mage with this id.
    pub fn mage(&self, id: &str) -> Option<usize> {
        self.mages.iter().position(|mage| mage.id == id)
    }

    /// The nemesis card of a kind, if it is one.
    pub fn nemesis_card(&self, kind: KindId) -> Option<&NemesisCard> {
        self.nemesis_cards.get(usize::from(kind).checked_sub(self.players.len())?)
    }

    /// The type line of a kind.
    #[inline]
    pub fn type_of(&self, kind: KindId) -> Type {
        self.brief[usize::from(kind) % BRIEF].0
    }

    /// The price of a kind.
    #[inline]
    pub fn cost(&self, kind: KindId) -> u8 {
        self.brief[usize::from(kind) % BRIEF].1
    }

    #[inline]
    pub(crate) fn at(&self, kind: KindId) -> &CardFacts {
        &self.kinds[usize::from(kind)]
    }

    /// Every id, for "did you mean".
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        (0..self.kinds.len()).map(|kind| self.id(kind as KindId))
    }
}

fn player_kind(lowering: &mut Lowering, card: &PlayerCard) -> CardFacts {
    let kind = match card.class {
        Class::Gem => Type::Gem,
        Class::Relic => Type::Relic,
        Class::Spell => Type::Spell,
    };
    let main = if card.class == Class::Spell { &card.cast } else { &card.play };
    CardFacts {
        of_type: kind,
        cost: card.cost,
        main: lowering.lower(main),
        gained: lowering.lower(&card.gained),
        using: lowering.lower(&card.using),
        usable: card.usable,
        casting_end: lowering.lower(&card.casting_end),
        anywhere: card.anywhere,
        owner: NONE,
        tier: 0,
        figure: 0,
        to_discard: Range::default(),
        immediate: Range::default(),
        hit: Range::default(),
        hit_cap: 0,
        guarded: false,
        husk_life: 0,
    }
}

fn nemesis_kind(lowering: &mut Lowering, card: &NemesisCard, owner: u8) -> CardFacts {
    let kind = match card.kind {
        NemesisKind::Attack => Type::Attack,
        NemesisKind::Minion => Type::Minion,
        NemesisKind::Power => Type::Power,
        NemesisKind::Strike => Type::Strike,
        NemesisKind::Corruption => Type::Corruption,
    };
    let main = match kind {
        Type::Attack | Type::Power => lowering.lower_then(&card.effect, Node::Do(DiscardThis.into())),
        _ => lowering.lower(&card.effect),
    };
    let to_discard = if card.to_discard.is_empty() {
        Range::default()
    } else {
        lowering.lower_then(&card.to_discard, Node::Do(DiscardThis.into()))
    };
    CardFacts {
        of_type: kind,
        cost: 0,
        main,
        gained: Range::default(),
        using: Range::default(),
        usable: Usable::Never,
        casting_end: Range::default(),
        anywhere: false,
        owner,
        tier: card.tier,
        figure: card.figure,
        to_discard,
        immediate: lowering.lower(&card.immediate),
        hit: lowering.lower(&card.hit),
        hit_cap: card.hit_cap,
        guarded: card.guarded,
        husk_life: card.husk_life,
    }
}

fn board_facts(lowering: &mut Lowering, board: &Board) -> BoardFacts {
    let start = lowering.lower(&board.start);
    let start_expert = lowering.lower(&board.start_expert);
    let unleash = lowering.lower(&board.unleash);
    let unleash_expert =
        if board.unleash_expert.is_empty() { unleash } else { lowering.lower(&board.unleash_expert) };
    // The table is read once per swarm: each line jumps to the end, so husks placed by it do not fall into the next.
    let lines = board.swarm.iter().map(|(from, to, effects)| (*from, *to, effects.as_slice()));
    BoardFacts {
        start: [start, start_expert],
        unleash: [unleash, unleash_expert],
        turn_end: lowering.lower(&board.turn_end),
        swarm: lowering.lower_table(lines),
        strike_fury: [board.strike_fury, board.strike_fury_expert],
        corruption_spreads: [false, board.corruption_spreads_expert],
        starves: board.starves,
    }
}
