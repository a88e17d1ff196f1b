//! Fantasy Realms: cards are formulas, scoring is exact, and there are three ways to play.
#![no_std]

extern crate alloc;

mod advance;
mod advise;
mod card;
mod catalogue;
mod census;
mod change;
mod choice;
mod choices;
mod code;
mod events;
mod gallery;
mod game;
mod given;
mod glance;
mod lay;
mod notation;
mod offers;
mod own_cards;
mod position;
mod query;
mod refusal;
mod resample;
mod score;
mod setup;
mod state;
mod text;
mod trade;
mod view;

pub use advise::{Advice, Reason};
pub use card::{Card, CardFileError, Clause, Printed, Suit, Target, read_cards};
pub use catalogue::Realms;
pub use census::{Best, CHUNKS, Census, HANDS};
pub use choice::Choice;
pub use events::Event;
pub use glance::PromptKind;
pub use query::{BadHand, Query};
pub use score::{Blanked, CardSet, CardSheet, Chosen, NextBest, Scorer, Sheet};
pub use setup::{Mode, Setup};
pub use state::{State, Turn};
pub use trade::Wish;
pub use view::{HandView, Result as GameResult, View};
