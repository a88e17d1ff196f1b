//! Aeon's End: eight mages, four nemeses, the whole market, one to four players.
//!
//! Cards are data ([`card`]), lowered once to a flat table of nodes (`lower.rs`); the position is plain bytes
//! ([`state`]); a small interpreter walks the nodes and stops where somebody is to be asked. Hands are open in this
//! cooperative game; hidden are the nemesis deck, the turn-order deck, strikes, corruptions and shuffled decks.
#![no_std]

extern crate alloc;

mod ask;
pub mod card;
mod catalogue;
mod change;
mod choice;
mod deal;
mod effect;
mod event;
mod flow;
mod foresight;
mod gallery;
mod game;
mod lay;
mod look;
mod lower;
mod notation;
mod offer;
mod refusal;
mod setup;
pub mod state;
mod table;
mod text;
pub mod verbs;
mod view;
mod words;

pub use catalogue::{Catalogue, FILES, KindId, LoadError, Type};
pub use choice::{Choice, ORDER_MAX, Order};
pub use event::{Event, What};
pub use foresight::{Chance, Foresight, Threat, Waiting};
pub use setup::{Drawn, Setup, Supply};
pub use view::{SeatView, View};
