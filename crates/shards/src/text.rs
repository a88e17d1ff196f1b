//! Cards, questions and offers as phrases; the words are in the locale files.

use alloc::format;
use alloc::string::String;

use talon_core::{Anchor, Offer, Phrase, Seat};

use crate::card::Kind;
use crate::catalogue::Catalogue;
use crate::choice::Choice;
use crate::state::State;

impl Catalogue {
    /// The message that holds a card's name.
    pub fn term(&self, kind: Kind) -> String {
        format!("shards-card-{}", self.card(kind).id.replace('_', "-"))
    }

    /// The message that holds a character's name.
    pub fn character_term(&self, character: u8) -> String {
        format!("shards-character-{}", self.character_id(character).replace('_', "-"))
    }

    pub(crate) fn question(&self, _state: &State) -> Phrase {
        Phrase::new("shards-prompt-play")
    }

    pub(crate) fn offered(&self, _state: &State, _seat: Seat, choice: Choice) -> Offer<Choice> {
        Offer { choice, at: Anchor::Bar, say: Phrase::new("shards-offer") }
    }
}
