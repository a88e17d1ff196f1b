//! The table in a terminal.
//!
//! A [`Session`] plays a table with the people at the terminal. It is shown and answered on a [`Face`]: [`Plain`] lines from any input to any
//! output, as in a pipe or for a screen reader, or the [`Full`] screen, where lines can be edited.

mod advice;
mod card;
mod clock;
mod command;
mod face;
mod full;
mod heard;
mod list;
mod offers;
mod picture;
mod plain;
mod programs;
mod save;
mod session;
mod show;
mod together;
pub mod words;

pub use advice::{expected, weighed};
pub use card::text_of;
pub use face::{Board, Face};
pub use full::Full;
pub use offers::{Listed, listed};
pub use plain::{Plain, Screen};
pub use session::Session;
pub use show::fit;
use talon_bots::Bot;
use talon_program::Program;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// Somebody at this terminal.
    Human,
    /// One of our bots.
    Bot(Bot),
    /// Somebody else's program.
    Program(Program),
}

impl core::str::FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "human" => Ok(Self::Human),
            _ if text.starts_with("bot:") => {
                text.parse().map(Self::Bot).map_err(|unknown| format!("{unknown}"))
            }
            _ if Program::is_meant(text) => text.parse().map(Self::Program).map_err(|bad| format!("{bad}")),
            _ => {
                Err("a seat is `human`, `bot:NAME`, e.g. `bot:expert`, or a program: `cmd:./mybot`"
                    .to_string())
            }
        }
    }
}
