//! The catalogue has what the facts file has: everything that is not a formula, and which cards have one.

use std::collections::BTreeSet;

use serde::Deserialize;
use talon_realms::{Card, Realms, Suit};

#[derive(Deserialize)]
struct Facts {
    meta: Meta,
    card: Vec<FactCard>,
}

#[derive(Deserialize)]
struct Meta {
    game: String,
    cards: usize,
    hand: usize,
}

/// One card; the formulas are still words.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactCard {
    no: usize,
    id: String,
    name_en: String,
    name_cs: String,
    suit: String,
    strength: i32,
    bonus: Vec<String>,
    penalty: Vec<String>,
}

/// Reads the file of this workspace.
fn facts() -> Facts {
    toml::from_str(include_str!("../../../facts/realms.toml")).expect("the facts are TOML of this shape")
}

#[test]
fn the_facts_are_of_this_game() {
    let facts = facts();
    assert_eq!((facts.meta.game.as_str(), facts.meta.cards, facts.meta.hand), ("realms", Card::COUNT, 7));
    assert_eq!(facts.card.len(), Card::COUNT);
    for (place, card) in facts.card.iter().enumerate() {
        assert_eq!(card.no, place + 1, "{}", card.id);
    }
}

#[test]
fn no_name_is_there_twice() {
    let facts = facts();
    let different = |names: BTreeSet<&str>| assert_eq!(names.len(), Card::COUNT);
    different(facts.card.iter().map(|card| card.id.as_str()).collect());
    different(facts.card.iter().map(|card| card.name_en.as_str()).collect());
    different(facts.card.iter().map(|card| card.name_cs.as_str()).collect());
}

#[test]
fn the_catalogue_has_the_cards_of_the_facts_in_their_order() {
    let realms = Realms::load();
    let facts = facts();
    assert_eq!(realms.catalogue().count(), facts.card.len());
    for ((card, printed), fact) in realms.catalogue().zip(&facts.card) {
        assert_eq!(card.index() + 1, fact.no);
        assert_eq!(printed.id, fact.id);
        assert_eq!(printed.suit.id(), fact.suit, "{}", fact.id);
        assert_eq!(i32::from(printed.base), fact.strength, "{}", fact.id);
        assert_eq!(realms.find(&fact.id), Some(card));
    }
}

#[test]
fn a_card_has_a_bonus_or_a_penalty_where_the_facts_have_one() {
    let realms = Realms::load();
    for ((_, printed), fact) in realms.catalogue().zip(facts().card) {
        assert_eq!(printed.bonus.is_empty(), fact.bonus.is_empty(), "bonus of {}", fact.id);
        assert_eq!(printed.penalty.is_empty(), fact.penalty.is_empty(), "penalty of {}", fact.id);
    }
}

#[test]
fn each_suit_has_five_cards_and_wild_three() {
    let realms = Realms::load();
    let count = |suit| realms.catalogue().filter(|(_, card)| card.suit == suit).count();
    assert!(Suit::TEN.into_iter().all(|suit| count(suit) == 5));
    assert_eq!(count(Suit::Wild), 3);
}
