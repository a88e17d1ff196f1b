//! The bots that can be asked for by name.

use clap::ValueEnum;
use talon_core::Game;
use talon_table::playout::{Eyes, Luck};

/// A bot. A new one is an arm here and in [`Bot::choose`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ValueEnum)]
pub(crate) enum Bot {
    /// Any choice, each equally likely.
    Random,
}

impl Bot {
    /// The name it is asked for by.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// The number of its choice. It sees what its seat sees.
    #[inline]
    pub(crate) fn choose<G: Game>(
        self,
        _eyes: &Eyes<'_, G>,
        choices: &[G::Choice],
        luck: &mut Luck,
    ) -> usize {
        match self {
            Self::Random => luck.below(choices.len()),
        }
    }
}
