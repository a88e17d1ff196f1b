//! Who plays: one of our bots, or somebody else's program.

use core::fmt;
use core::str::FromStr;

use talon_bots::Bot;
use talon_program::Program;

/// A player of a run.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// One of our bots.
    Bot(Bot),
    /// A program.
    Program(Program),
}

impl From<Bot> for Player {
    fn from(bot: Bot) -> Self {
        Self::Bot(bot)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(bot) => bot.fmt(f),
            Self::Program(program) => program.fmt(f),
        }
    }
}

/// Why a text does not name a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPlayer(String);

impl fmt::Display for BadPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for BadPlayer {}

impl FromStr for Player {
    type Err = BadPlayer;

    fn from_str(text: &str) -> Result<Self, BadPlayer> {
        if Program::is_meant(text) {
            return text.parse().map(Self::Program).map_err(|bad| BadPlayer(format!("{bad}")));
        }
        text.parse().map(Self::Bot).map_err(|bad: talon_bots::BadBot| BadPlayer(bad.to_string()))
    }
}
