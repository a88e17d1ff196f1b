//! What a table's journal says: how it was dealt, then one note for everything that changed it.

use serde::{Deserialize, Serialize};

use crate::proof::Proof;

/// The first entry: all that is needed to deal the same table again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Deal {
    /// The record before its first move: game, rules, seed and options in the one format the project keeps.
    pub(crate) record: String,
    /// Who sits where.
    pub(crate) places: Vec<Place>,
    /// Whoever has this sees what the public sees.
    pub(crate) watch: String,
    /// Whoever has this may take a free seat.
    pub(crate) join: String,
    /// When it was dealt, in seconds since 1970: the clock of a table survives a restart.
    pub(crate) dealt_at: u64,
    /// Shown on the front page.
    pub(crate) listed: bool,
    /// What everybody is shown of the seed before the first move; tables from before there was such a thing have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) proof: Option<Proof>,
}

/// A seat and who has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Place {
    /// The secret of its link.
    pub(crate) token: String,
    /// Who plays it.
    pub(crate) who: Who,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Who {
    /// A person, by the name they gave (or none).
    Human(String),
    /// Nobody yet.
    Open,
    /// A bot of this level.
    Bot(String),
}

impl Who {
    /// The level, if it is a bot.
    pub(crate) fn bot(&self) -> Option<&str> {
        if let Self::Bot(level) = self { Some(level) } else { None }
    }
}

/// A later entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Note {
    /// A seat (from 0) made a move.
    Move(usize, String),
    /// A seat took moves back until this many were left.
    Undo(usize, usize),
    /// Somebody took a seat.
    Sit(usize, String),
    /// The table was dealt again: the secret of the new table's join link.
    Again(String),
}
