//! Fantasy Realms: cards are formulas, scoring is exact, three ways to play.
#![no_std]

extern crate alloc;

mod advise;
mod card;
mod census;
mod change;
mod event;
mod gallery;
mod game;
mod glance;
mod lay;
mod lowered;
mod notation;
mod play;
mod query;
mod score;
mod setup;
mod state;
mod text;
mod trade;
mod view;

pub use advise::{Advice, Reason};
pub use card::{Card, CardFileError, Clause, Printed, Suit, Target, read_cards};
pub use census::{Best, CHUNKS, Census, HANDS};
pub use event::Event;
pub use play::Choice;
pub use query::{BadHand, Query};
pub use score::{Blanked, CardSet, CardSheet, Chosen, NextBest, Scorer, Sheet};
pub use setup::{Mode, Setup};
pub use state::{State, Turn};
pub use trade::Wish;
pub use view::{HandView, Result as GameResult, View};

use alloc::vec::Vec;

/// The catalogue of cards, and the game over it.
#[derive(Clone, Debug)]
pub struct Realms {
    cards: Vec<Printed>,
    scorer: Scorer,
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
        Ok(Self { cards, scorer })
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
