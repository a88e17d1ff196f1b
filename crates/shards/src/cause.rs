//! Why the player won or lost against the Nemesis.

/// A cause; its id is the word that outcomes and messages use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// The Nemesis has no health left.
    NemesisDefeated,
    /// The player has none.
    PlayerFell,
    /// The row can no longer be filled.
    RowEmpty,
    /// The Nemesis has all the mastery there is.
    NemesisMastery,
    /// A game that does not end by itself.
    OutOfTime,
}

impl Cause {
    /// The ids of all causes.
    pub(crate) const IDS: [&str; 5] =
        ["nemesis-defeated", "player-fell", "row-empty", "nemesis-mastery", "out-of-time"];

    pub(crate) const fn id(self) -> &'static str {
        let [defeated, fell, row, mastery, time] = Self::IDS;
        match self {
            Self::NemesisDefeated => defeated,
            Self::PlayerFell => fell,
            Self::RowEmpty => row,
            Self::NemesisMastery => mastery,
            Self::OutOfTime => time,
        }
    }
}
