//! A hand somebody asks about: read, checked, and ready to be scored.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::Realms;
use crate::card::Card;
use crate::score::{CardSet, cards_of};
use crate::state::HAND;

/// A hand to score, and what may still be fetched for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Query {
    /// The hand.
    pub hand: CardSet,
    /// The discard area, as far as an eighth card may still come from it.
    pub area: CardSet,
}

/// Why a hand cannot be scored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadHand(String);

impl fmt::Display for BadHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for BadHand {}

impl Realms {
    /// Checks a hand of seven cards; or of eight, if the necromancer is among them and one of the others can have come
    /// from the discard area. With `partial` any hand of one to eight cards will do.
    pub fn query(&self, hand: &[&str], discard: Option<&[&str]>, partial: bool) -> Result<Query, BadHand> {
        let cards = self.read_set(hand, "hand")?;
        let area = self.read_set(discard.unwrap_or_default(), "discard")?;
        check_size(hand.len(), partial)?;
        let complete = hand.len() > HAND as usize;
        if complete && self.scorer.fetcher(cards).is_none() && !partial {
            let rule = "a hand has 7 cards; only the necromancer brings an eighth";
            return Err(BadHand(format!("the hand has 8 cards: {rule}")));
        }
        if complete && !partial && discard.is_some() {
            self.check_eighth(cards, area)?;
            return Ok(Query { hand: cards, area: 0 });
        }
        match cards_of(cards & area).next() {
            Some(card) => {
                Err(BadHand(format!("{} is in the hand and in the discard area", self.card(card).id)))
            }
            None => Ok(Query { hand: cards, area: if complete { 0 } else { area } }),
        }
    }

    /// The eighth card is the one that is in the hand and was in the area.
    fn check_eighth(&self, hand: CardSet, area: CardSet) -> Result<(), BadHand> {
        let both: Vec<Card> = cards_of(hand & area).collect();
        match both.as_slice() {
            [card] if self.scorer.fetchable(hand, 1 << card.index()) != 0 => Ok(()),
            [card] => {
                let rule = "the eighth card must be an army, leader, wizard or beast";
                Err(BadHand(format!("{} cannot be fetched: {rule}", self.card(*card).id)))
            }
            [] => Err(BadHand(
                "the hand has 8 cards, but none of them was in the discard area; list the eighth card in `discard` too, or leave `discard` out"
                    .to_string(),
            )),
            [first, second, ..] => {
                let (first, second) = (&self.card(*first).id, &self.card(*second).id);
                Err(BadHand(format!("{first} and {second} are both in hand and discard area; only one can be fetched")))
            }
        }
    }

    fn read_set(&self, ids: &[&str], place: &str) -> Result<CardSet, BadHand> {
        let mut set = 0;
        for id in ids {
            let card = self.find(id).ok_or_else(|| BadHand(self.unknown_card(id)))?;
            if set & 1 << card.index() != 0 {
                return Err(BadHand(format!("{id} is in the {place} twice; there is only one")));
            }
            set |= 1 << card.index();
        }
        Ok(set)
    }
}

fn check_size(cards: usize, partial: bool) -> Result<(), BadHand> {
    let good = if partial { 1..=8 } else { 7..=8 };
    if good.contains(&cards) {
        return Ok(());
    }
    let rule =
        if partial { "1 to 8 cards can be scored" } else { "a hand has 7 cards, or 8 with the necromancer" };
    Err(BadHand(format!("the hand has {cards} cards: {rule}")))
}
