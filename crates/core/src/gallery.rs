//! The cards of a game as they are shown to a reader.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Phrase, Value};

/// A card, a mage, a nemesis: whatever has an id and a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardText {
    /// The id of the contract.
    pub id: String,
    /// The message key of its name.
    pub name: String,
    /// Its figures in the order they are shown: suit, cost, copies …
    pub figures: Vec<(&'static str, Value)>,
    /// Its rules text, one phrase a line, made from its definition.
    pub lines: Vec<Phrase>,
}

/// A game that can show its cards.
pub trait Gallery {
    /// Every card once, in the order of the facts.
    fn gallery(&self) -> Vec<CardText>;
}
