//! The table in a terminal, line by line.
//!
//! Plain text in the columns there are (80 in a pipe), no colour, no cursor movement: it reads well over ssh, in a pipe and with a screen reader.
//! A [`Session`] plays a table with the people at the terminal; it reads from any input and writes to any output, so a
//! test plays it like a person.

mod advice;
mod card;
mod clock;
mod command;
mod heard;
mod offers;
mod programs;
mod save;
mod session;
mod show;
mod together;
pub mod words;

pub use advice::{expected, weighed};
pub use card::text_of;
pub use offers::{Listed, listed};
pub use session::{Screen, Session};
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
