//! Players that see what a seat sees, and no more.
//!
//! A [`Bot`] is a name with a budget, an [`Engine`] is a game with its judgement read. An engine is given
//! [`Eyes`](talon_core::Eyes) and says which choice it makes, or what it thinks of each. All it can get from the eyes is a view and states
//! resampled for the seat, so it cannot use what the seat does not know. The same luck gives the same choices, unless
//! the budget is a time.
// Counts of visits become shares; the seventh digit does not matter.
#![allow(clippy::cast_precision_loss)]

mod aeons;
mod bot;
mod clock;
mod engine;
pub mod games;
mod judge;
mod ladder;
mod playout;
mod realms;
mod search;
mod shards;

pub use aeons::{AeonsJudge, AeonsLore, AeonsWeights};
pub use bot::{BadBot, Bot, Budget, Level};
pub use engine::{Engine, Thought, Thoughts};
pub use judge::{Chances, Judge, Judged, Style};
pub use ladder::{Bird, Lapses, Rung};
pub use realms::{
    Belief as RealmsBelief, Clues as RealmsClues, RealmsHands, RealmsJudge, RealmsOutlook,
    Situation as RealmsSituation,
};
pub use search::ExpectedMove;
pub use shards::{ShardsJudge, ShardsWeights};
