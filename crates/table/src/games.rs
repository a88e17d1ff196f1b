//! The games by name. A new game is one line in the list below.

use core::fmt;

use talon_core::{Gallery, Game};

use crate::Host;

/// Makes the lookups from the list of games.
macro_rules! games {
    ($($game:ty),* $(,)?) => {
        $(impl Loaded for $game {
            fn loaded() -> &'static Self {
                static GAME: std::sync::LazyLock<$game> = std::sync::LazyLock::new(<$game>::load);
                &GAME
            }
        })*

        /// The names of all games.
        pub const NAMES: &[&str] = &[$(<$game as Game>::NAME),*];

        /// Calls the visitor with the game of this name, as its own type.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            match name {
                $(<$game as Game>::NAME => Ok(visitor.visit(<$game>::loaded())),)*
                _ => Err(UnknownGame { name: name.to_string() }),
            }
        }
    };
}

games! {
    talon_realms::Realms,
    talon_shards::Catalogue,
    talon_aeons::Catalogue,
}

/// A game whose cards are read once, when it is first asked for.
pub trait Loaded: Sized + 'static {
    /// The one game of this type.
    fn loaded() -> &'static Self;
}

/// Something to be done with a game whose name is known only at run time, but in terms of its own types.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Game + Gallery + Send + 'static>(self, game: &'static G) -> Self::Out;
}

/// The game with this name, by its text alone.
pub fn named(name: &str) -> Result<&'static dyn Host, UnknownGame> {
    struct AsHost;
    impl Visitor for AsHost {
        type Out = &'static dyn Host;
        fn visit<G: Game + Gallery + Send + 'static>(self, game: &'static G) -> Self::Out {
            game
        }
    }
    visit(name, AsHost)
}

/// A name that is no game's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// What was written.
    pub name: String,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown game `{}`; the games are {}", self.name, NAMES.join(", "))
    }
}

impl core::error::Error for UnknownGame {}
