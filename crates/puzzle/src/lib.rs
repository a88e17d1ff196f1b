//! Puzzles with proof.
//!
//! A [`Puzzle`] is a position of a scenario, a task, the solution and a [`Certificate`]. [`verify`] proves it from scratch;
//! a [`Maker`] finds more puzzles in records of games. What exactly is proven: `docs/puzzles.md`.
//!
//! ```
//! let (_, _, text) = talon_puzzle::SHIPPED[0];
//! let puzzle = talon_puzzle::Puzzle::read(text)?;
//! assert_eq!(talon_puzzle::verify(&puzzle), Ok(()));
//! # Ok::<(), talon_puzzle::BadPuzzle>(())
//! ```

mod aeons;
mod difficulty;
mod file;
pub mod games;
mod kind;
mod make;
mod prove;
mod realms;
mod search;
mod shards;
mod trial;
mod verify;

pub use file::{BYTES_MAX, BadPuzzle, Certificate, Move, Puzzle, Worth};
pub use games::{Answer, kinds_of};
pub use kind::Kind;
pub use make::{BadSource, Maker};
pub use verify::{Flaw, answer, is_done, verify};

/// The puzzles in the repository: game, name, file.
pub const SHIPPED: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/shipped.rs"));
