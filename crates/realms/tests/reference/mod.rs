//! A second scorer, slow and plain, written from the rules digest and the facts file without a look at the first.
//!
//! Cards are places in the facts file. Every step of the scoring is one function over a list of held cards, and the best
//! total is found by trying every choice.

mod choices;
mod notation;
mod rules;

pub(crate) use choices::Choices;
pub(crate) use notation::{Bonus, Penalty};
pub(crate) use rules::{Held, Why, points};

use notation::Reader;
use serde::Deserialize;
use talon_realms::Suit;

/// The part of the facts file that scoring needs; the formulas are still words.
#[derive(Deserialize)]
struct Facts {
    card: Vec<Words>,
}

/// One card of it.
#[derive(Deserialize)]
struct Words {
    id: String,
    suit: String,
    strength: i32,
    bonus: Vec<String>,
    penalty: Vec<String>,
}

const FACTS: &str = include_str!("../../../../facts/realms.toml");

/// A card with its formulas understood.
pub(crate) struct Fact {
    pub(crate) id: String,
    pub(crate) suit: Suit,
    pub(crate) strength: i32,
    pub(crate) bonus: Vec<Bonus>,
    pub(crate) penalty: Vec<Penalty>,
}

/// The whole box.
pub(crate) struct Reference {
    pub(crate) cards: Vec<Fact>,
}

impl Reference {
    /// From the facts file.
    pub(crate) fn load() -> Self {
        let facts: Facts = toml::from_str(FACTS).expect("the facts are TOML of this shape");
        let reader = Reader { ids: facts.card.iter().map(|card| card.id.clone()).collect() };
        let cards = facts.card.iter().map(|card| Fact {
            id: card.id.clone(),
            suit: Suit::TEN.into_iter().find(|suit| suit.id() == card.suit).unwrap_or(Suit::Wild),
            strength: card.strength,
            bonus: card.bonus.iter().map(|text| reader.bonus(text)).collect(),
            penalty: card.penalty.iter().map(|text| reader.penalty(text)).collect(),
        });
        let mut cards: Vec<Fact> = cards.collect();
        let warlock = cards.iter_mut().find(|card| card.id == "warlock_lord").expect("it is in the box");
        never_counts_itself(warlock);
        Self { cards }
    }

    /// The place of a card.
    pub(crate) fn at(&self, id: &str) -> usize {
        self.cards.iter().position(|card| card.id == id).unwrap_or_else(|| panic!("no card {id}"))
    }

    /// The places of cards written with spaces between them.
    pub(crate) fn hand(&self, ids: &str) -> Vec<usize> {
        ids.split_whitespace().map(|id| self.at(id)).collect()
    }

    /// The ids of a hand, for messages.
    pub(crate) fn ids(&self, hand: &[usize]) -> String {
        let ids: Vec<&str> = hand.iter().map(|&card| self.cards[card].id.as_str()).collect();
        ids.join(" ")
    }
}

/// Ruling R20: the "other" before the last word of the penalty covers all its words.
fn never_counts_itself(card: &mut Fact) {
    for penalty in &mut card.penalty {
        if let Penalty::Points(award) = penalty {
            award.per.iter_mut().for_each(|per| per.other = true);
        }
    }
}
