//! The tasks that puzzles set.

use core::fmt;

/// The task of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Fantasy Realms: find the discard that leaves the most valuable hand; it ends the game.
    Discard,
    /// Fantasy Realms: find the draw, or the card to take, that gives the most valuable hand at the end of the turn, on
    /// average.
    Draw,
    /// Shards of Infinity: the opponent falls in this turn. Aeon's End: the nemesis falls in this turn.
    Win,
    /// Shards of Infinity: the opponent cannot win in their next turn.
    Survive,
    /// Aeon's End: the next turn is not lost, whoever takes it.
    Save,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::Discard, Self::Draw, Self::Win, Self::Survive, Self::Save];

    /// Its name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Discard => "discard",
            Self::Draw => "draw",
            Self::Win => "win",
            Self::Survive => "survive",
            Self::Save => "save",
        }
    }

    /// The kind of this name.
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
