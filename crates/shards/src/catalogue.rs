//! The loaded cards: the game itself, which never changes.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use talon_core::nearest;

use crate::card::{Card, Character, Faction, Kind, Set, Shield, Untouchable, WhileInPlay};
use crate::code::{Code, Test};
use crate::state::{CENTER_MAX, CHAMPIONS_MAX};

/// How many different cards there are in the box.
pub const KINDS: usize = 69;
/// How many there can be with cards of one's own beside them.
pub(crate) const KINDS_MAX: usize = 88;
/// Cards everybody begins with.
const STARTERS: usize = 10;
/// With fewer the row could not be filled for long.
const CENTER_LEAST: usize = 40;
/// A card is held as its kind and one mark beside it.
pub(crate) const KIND_BITS: u8 = 0x7f;

/// The card files that come with the game, in the order of the facts file, each with its name.
pub const FILES: [(&str, &str); 7] = [
    ("base/starter.ron", include_str!("../cards/base/starter.ron")),
    ("base/homodeus.ron", include_str!("../cards/base/homodeus.ron")),
    ("base/order.ron", include_str!("../cards/base/order.ron")),
    ("base/undergrowth.ron", include_str!("../cards/base/undergrowth.ron")),
    ("base/wraethe.ron", include_str!("../cards/base/wraethe.ron")),
    ("relics/centre.ron", include_str!("../cards/relics/centre.ron")),
    ("relics/relics.ron", include_str!("../cards/relics/relics.ron")),
];

/// The file of the characters that come with the game.
pub const CHARACTERS: &str = include_str!("../cards/characters.ron");

/// When a champion cannot be attacked, with names looked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Guard {
    Open,
    Always,
    WhileControlling(Kind),
    ByLowerMastery,
}

/// What the rules ask of a card while they run: small, flat, with programs as places.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools)] // independent marks printed on a card
pub(crate) struct Facts {
    pub(crate) faction: Faction,
    pub(crate) champion: bool,
    pub(crate) relic: bool,
    pub(crate) mercenary: bool,
    pub(crate) recall: bool,
    pub(crate) protects: bool,
    pub(crate) cost: u8,
    pub(crate) defense: u8,
    pub(crate) shield: Shield,
    pub(crate) cheaper: Option<Faction>,
    pub(crate) guard: Guard,
    /// More defense for all champions of this character.
    pub(crate) aura: Option<(u8, u8)>,
    /// A shield while in play: its value, a mastery, its value from there on.
    pub(crate) wall: Option<(u8, u8, u8)>,
    pub(crate) usable: Option<Test>,
    pub(crate) play: u16,
    pub(crate) exhaust: u16,
}

impl Facts {
    const NONE: Self = Self {
        faction: Faction::Neutral,
        champion: false,
        relic: false,
        mercenary: false,
        recall: false,
        protects: false,
        cost: 0,
        defense: 0,
        shield: Shield::None,
        cheaper: None,
        guard: Guard::Open,
        aura: None,
        wall: None,
        usable: None,
        play: 0,
        exhaust: 0,
    };
}

/// All cards and characters, parsed and lowered once.
#[derive(Clone, Debug)]
pub struct Catalogue {
    cards: Vec<Card>,
    characters: Vec<Character>,
    facts: [Facts; KIND_BITS as usize + 1],
    pub(crate) code: Code,
    pub(crate) character_facts: Vec<CharacterFacts>,
    /// The mark of cards of somebody's own among them.
    pub(crate) own: Option<String>,
}

/// A character with its names looked up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CharacterFacts {
    pub(crate) faction: Faction,
    pub(crate) relics: [Kind; 2],
    pub(crate) eleventh: Kind,
}

impl Catalogue {
    /// Reads the cards that come with the game.
    ///
    /// # Panics
    /// When the card files that are part of the program are broken; a test loads them.
    pub fn load() -> Self {
        Self::from_files(&FILES, CHARACTERS)
            .unwrap_or_else(|fault| panic!("the built-in cards are broken: {fault}"))
    }

    /// Reads card files, each with its name, and the file of the characters; a fault names the file, the line and the
    /// column.
    pub fn from_files(files: &[(&str, &str)], characters: &str) -> Result<Self, String> {
        let characters: Vec<Character> =
            ron::from_str(characters).map_err(|fault| format!("characters.ron: {fault}"))?;
        let mut cards: Vec<Card> = Vec::new();
        for (name, text) in files {
            let more: Vec<Card> = ron::from_str(text).map_err(|fault| format!("{name}: {fault}"))?;
            cards.extend(more);
        }
        Self::lowered(cards, characters)
    }

    /// Are these the cards of the box, and nothing else?
    pub const fn is_printed(&self) -> bool {
        self.own.is_none()
    }

    /// Decks and tables have room for a bounded number of cards.
    pub(crate) fn check_room(&self) -> Result<(), String> {
        let within = |what: &str, count: usize, most: usize| {
            let fits = count <= most;
            fits.then_some(())
                .ok_or_else(|| format!("{what}: {count}, and there is room for {most}; lower some `copies`"))
        };
        within("cards in the centre deck", self.center_cards(true).count(), CENTER_MAX)?;
        let champions = self.cards.iter().filter(|card| card.kind.is_champion());
        let copies: usize = champions.map(|card| usize::from(card.copies.max(1))).sum();
        within("champions", copies, CHAMPIONS_MAX)?;
        if self.starters().count() != STARTERS {
            return Err(format!(
                "a starting deck has {STARTERS} cards; these make {}",
                self.starters().count()
            ));
        }
        let least = self.center_cards(false).count();
        if least < CENTER_LEAST {
            return Err(format!("the centre deck has {least} cards; a game needs {CENTER_LEAST}"));
        }
        Ok(())
    }

    /// A catalogue of the box: these cards, and no other number of them.
    pub(crate) fn lowered(cards: Vec<Card>, characters: Vec<Character>) -> Result<Self, String> {
        if cards.len() != KINDS {
            return Err(format!("{} cards instead of {KINDS}", cards.len()));
        }
        Self::of_cards(cards, characters)
    }

    /// A catalogue of these cards.
    pub(crate) fn of_cards(cards: Vec<Card>, characters: Vec<Character>) -> Result<Self, String> {
        if cards.len() > KINDS_MAX {
            return Err(format!("{} different cards; at most {KINDS_MAX} can be played with", cards.len()));
        }
        let code = Code::new(characters.iter().map(|character| character.id.clone()).collect());
        let facts = [Facts::NONE; KIND_BITS as usize + 1];
        let mut catalogue = Self { cards, characters, facts, code, character_facts: Vec::new(), own: None };
        catalogue.lower()?;
        Ok(catalogue)
    }

    fn lower(&mut self) -> Result<(), String> {
        for place in 0..self.cards.len() {
            let card = self.cards[place].clone();
            self.facts[place] =
                self.lower_card(&card).map_err(|name| format!("{}: unknown name `{name}`", card.id))?;
        }
        for character in &self.characters {
            let find =
                |id: &String| self.kind(id).ok_or_else(|| format!("{}: unknown card `{id}`", character.id));
            self.character_facts.push(CharacterFacts {
                faction: character.faction,
                relics: [find(&character.relics.0)?, find(&character.relics.1)?],
                eleventh: find(&character.eleventh)?,
            });
        }
        Ok(())
    }

    fn lower_card(&mut self, card: &Card) -> Result<Facts, String> {
        let mut facts = Facts {
            faction: card.faction,
            champion: card.kind.is_champion(),
            relic: card.kind.is_relic(),
            mercenary: card.mercenary,
            recall: card.recall,
            cost: card.cost,
            defense: card.defense,
            shield: card.shield,
            cheaper: card.cheaper,
            usable: card.usable.as_ref().map(|condition| self.code.test(condition)).transpose()?,
            play: self.code.add(&card.play)?,
            exhaust: self.code.add(&card.exhaust)?,
            ..Facts::NONE
        };
        for standing in &card.standing {
            match standing {
                WhileInPlay::Untouchable(Untouchable::Always) => facts.guard = Guard::Always,
                WhileInPlay::Untouchable(Untouchable::ByLowerMastery) => facts.guard = Guard::ByLowerMastery,
                WhileInPlay::Untouchable(Untouchable::WhileControlling(id)) => {
                    facts.guard = Guard::WhileControlling(self.kind(id).ok_or_else(|| id.clone())?);
                }
                WhileInPlay::ProtectsOthers => facts.protects = true,
                WhileInPlay::Defense(n, id) => {
                    facts.aura = Some((*n, self.character(id).ok_or_else(|| id.clone())?));
                }
                WhileInPlay::Shield { value, from, then } => facts.wall = Some((*value, *from, *then)),
            }
        }
        Ok(facts)
    }

    /// What the rules ask of a card. The mark beside a held card's kind does not matter.
    #[inline]
    pub(crate) fn facts(&self, card: u8) -> &Facts {
        &self.facts[(card & KIND_BITS) as usize]
    }

    /// Every card, in the order of the facts file.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The four characters.
    pub fn characters(&self) -> &[Character] {
        &self.characters
    }

    /// A card by its kind.
    pub fn card(&self, kind: Kind) -> &Card {
        &self.cards[kind.index()]
    }

    /// The kind with this id.
    pub fn kind(&self, id: &str) -> Option<Kind> {
        self.cards.iter().position(|card| card.id == id).map(|place| Kind(place as u8))
    }

    /// The place of the character with this id.
    pub fn character(&self, id: &str) -> Option<u8> {
        self.characters.iter().position(|character| character.id == id).map(|place| place as u8)
    }

    /// The id of a held card.
    pub(crate) fn id(&self, card: u8) -> &str {
        &self.cards[(card & KIND_BITS) as usize].id
    }

    /// The id of a character; `none` before one is chosen.
    pub fn character_id(&self, character: u8) -> &str {
        self.characters.get(character as usize).map_or("none", |character| character.id.as_str())
    }

    /// The kinds of one copy each that make up the centre deck.
    pub(crate) fn center_cards(&self, expansion: bool) -> impl Iterator<Item = u8> {
        let belongs = move |card: &&Card| match card.set {
            Set::Starter => false,
            Set::Base => true,
            Set::Relics => expansion && !card.kind.is_relic(),
        };
        self.copies(belongs, |card| card.copies)
    }

    /// One player's starting deck.
    pub(crate) fn starters(&self) -> impl Iterator<Item = u8> {
        self.copies(|card| card.set == Set::Starter, |card| card.each)
    }

    fn copies(
        &self,
        belongs: impl Fn(&&Card) -> bool,
        count: impl Fn(&Card) -> u8,
    ) -> impl Iterator<Item = u8> {
        self.cards
            .iter()
            .enumerate()
            .filter(move |(_, card)| belongs(card))
            .flat_map(move |(place, card)| core::iter::repeat_n(place as u8, count(card) as usize))
    }

    /// The ids most like a misspelt one, for refusals.
    pub(crate) fn nearest_cards(&self, text: &str) -> String {
        let near = nearest(text, self.cards.iter().map(|card| card.id.as_str()));
        if near.is_empty() { "none; `talon cards shards` lists them".to_string() } else { near.join(", ") }
    }

    /// The ids of all characters, for refusals.
    pub(crate) fn known_characters(&self) -> String {
        let ids: Vec<&str> = self.characters.iter().map(|character| character.id.as_str()).collect();
        ids.join(", ")
    }
}

/// Cards counted by kind: listed in order without sorting.
pub(crate) struct Tally([u16; KIND_BITS as usize + 1]);

impl Default for Tally {
    fn default() -> Self {
        Self([0; KIND_BITS as usize + 1])
    }
}

impl Tally {
    pub(crate) fn add(&mut self, cards: &[u8]) {
        for &card in cards {
            self.0[(card & KIND_BITS) as usize] += 1;
        }
    }

    pub(crate) fn add_counts(&mut self, counts: &[u8; KINDS_MAX]) {
        self.0.iter_mut().zip(counts).for_each(|(sum, &n)| *sum += u16::from(n));
    }

    pub(crate) fn list(&self, out: &mut Vec<u16>) {
        for (kind, &n) in self.0.iter().enumerate() {
            out.extend(core::iter::repeat_n(kind as u16, n as usize));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_cards_load() {
        let catalogue = Catalogue::load();
        assert_eq!(catalogue.center_cards(true).count(), 112);
        assert_eq!(catalogue.center_cards(false).count(), 88);
        assert_eq!(catalogue.starters().count(), 10);
    }

    #[test]
    fn a_broken_file_is_named_with_its_place() {
        let fault =
            Catalogue::from_files(&[("a.ron", "[(id: \"x\", kind: Ally, copies: 1, plai: [])]")], "[]")
                .unwrap_err();
        assert!(fault.starts_with("a.ron: 1:") && fault.contains("plai"), "{fault}");
        let fault = Catalogue::from_files(
            &[("a.ron", "[(id: \"x\", kind: Ally, copies: 1, play: [Gian(1, Gem)])]")],
            "[]",
        );
        assert!(fault.unwrap_err().contains("Gain"));
    }

    #[test]
    fn misspelt_ids_find_their_neighbours() {
        assert!(Catalogue::load().nearest_cards("cristal").starts_with("crystal"));
    }
}
