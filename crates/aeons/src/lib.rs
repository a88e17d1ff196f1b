//! Aeon's End: eight mages, four nemeses, the whole market, one to four players.
//!
//! Cards are data ([`card`]), lowered once to a flat table of nodes (`code.rs`); the position is plain bytes
//! ([`state`]); a small interpreter walks the nodes and stops where somebody has to be asked. Hands are open in this
//! cooperative game; hidden are the nemesis deck, the turn-order deck, strikes, corruptions and shuffled decks.
#![no_std]

extern crate alloc;

mod advance;
mod ask;
pub mod card;
mod catalogue;
mod change;
mod choice;
mod choices;
mod code;
mod deal;
mod effect;
mod events;
mod foresight;
mod gallery;
mod game;
mod given;
mod lay;
mod look;
mod notation;
mod offers;
mod own_cards;
mod player;
mod position;
mod refusal;
mod resample;
mod resolver;
mod setup;
pub mod state;
mod text;
mod turn;
pub mod verbs;
mod view;
mod worlds;

pub use catalogue::{Catalogue, FILES, HAND_KINDS, KindId, LoadError, NONE, PLAYER_KINDS, Type};
pub use choice::{Choice, ORDER_MAX, Order};
pub use events::{Event, What};
pub use foresight::{Chance, Foresight, Threat, Waiting};
pub use setup::{DIFFICULTIES, Drawn, Setup, Supply};
pub use view::{PhaseView, SeatView, View};
