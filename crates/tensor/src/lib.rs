//! Positions and moves as numbers, for programs that learn.
//!
//! A game that is [`Encoded`] writes what one seat may know into a row of bytes of a fixed length, and gives each move a fixed
//! index. Both layouts have a name with a number (`shards-v1`) and change only with it; `docs/python.md` says what is where, and
//! [`layout`] says it of a set-up in numbers. An [`Episode`] is one game that is played by these indexes, a [`Vector`] is many of
//! them, stepped on several threads into rows that the caller owns.
//!
//! What a row holds is what its seat may know and no more: in any two worlds that the seat cannot tell apart it is the same, byte by
//! byte. The tests resample to check this.

mod aeons;
mod chaos;
mod encoded;
mod episode;
pub mod games;
mod ink;
mod realms;
mod rows;
mod shards;
mod vector;

pub use encoded::{Encoded, Layout, NoLayout, SPARE, layout};
pub use episode::{Episode, Others, Rules};
pub use ink::{Ink, Segment};
pub use rows::{Observations, Rows};
pub use vector::{Autoreset, BadAction, Settings, Vector};
