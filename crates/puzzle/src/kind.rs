//! What a puzzle asks for.

use core::fmt;

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Fantasy Realms: the discard after which the own hand is worth most; the game ends with it.
    Discard,
    /// Fantasy Realms: the draw, or the card to take, after which the own hand is worth most on average at the end of the turn.
    Draw,
    /// Shards of Infinity: the opponent falls in this turn. Aeon's End: the nemesis falls in this turn.
    Win,
    /// Shards of Infinity: the opponent cannot win in its next turn.
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
