//! The loaded cards: the game itself, which never changes.

use alloc::string::String;
use alloc::vec::Vec;

use crate::card::{Card, CardFileError, Printed, read_cards};
use crate::score::{CardSet, Scorer};

/// The catalogue of cards, and the game over it.
#[derive(Clone, Debug)]
pub struct Realms {
    pub(crate) cards: Vec<Printed>,
    pub(crate) scorer: Scorer,
    /// The mark of cards of somebody's own among them.
    pub(crate) own: Option<String>,
}

const BASE: &str = include_str!("../cards/base.ron");

impl Realms {
    /// The base game.
    ///
    /// # Panics
    /// If the card file in the binary is broken, which a test rules out.
    pub fn load() -> Self {
        Self::from_cards(BASE).expect("the card file that was built in is read by a test")
    }

    /// A catalogue from the text of a card file.
    pub fn from_cards(text: &str) -> Result<Self, CardFileError> {
        let cards = read_cards(text)?;
        let scorer = Scorer::new(&cards);
        Ok(Self { cards, scorer, own: None })
    }

    /// Are these the cards of the box, and nothing else?
    pub const fn is_printed(&self) -> bool {
        self.own.is_none()
    }

    /// Every card there is.
    pub const fn every_card(&self) -> CardSet {
        (1 << self.cards.len()) - 1
    }

    /// What is printed on a card.
    pub fn card(&self, card: Card) -> &Printed {
        &self.cards[card.index()]
    }

    /// All cards in catalogue order.
    pub fn catalogue(&self) -> impl Iterator<Item = (Card, &Printed)> {
        self.cards.iter().enumerate().map(|(index, card)| (Card::at(index), card))
    }

    /// The scorer over these cards.
    pub const fn scorer(&self) -> &Scorer {
        &self.scorer
    }

    /// The card with this id.
    pub fn find(&self, id: &str) -> Option<Card> {
        self.cards.iter().position(|card| card.id == id).map(Card::at)
    }
}
