//! The list of games. It is here and nowhere else.
//!
//! A new game is one line in [`each_game`]. Every layer (tables, bots, the lab, pages, the terminal) makes its own
//! look-up from the list and asks each game for its own trait, so a game that lacks one does not compile.

use core::fmt;

pub use talon_aeons::Catalogue as Aeons;
pub use talon_core::Game;
pub use talon_realms::Realms;
pub use talon_shards::Catalogue as Shards;

/// Calls a macro with the types of all games, in the order they are shown.
///
/// ```
/// macro_rules! count {
///     ($($game:ty),* $(,)?) => { [$(<$game as talon_games::Game>::NAME),*].len() };
/// }
/// assert_eq!(talon_games::each_game!(count), talon_games::NAMES.len());
/// ```
#[macro_export]
macro_rules! each_game {
    ($then:ident) => {
        $then! { $crate::Realms, $crate::Shards, $crate::Aeons }
    };
}

/// Makes a `visit` by name for the `Visitor` in scope, whose bound every game on the list has to meet.
#[macro_export]
macro_rules! visit_by_name {
    ($($game:ty),* $(,)?) => {
        /// Calls the visitor with the game of this name, as its own type.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Out, $crate::UnknownGame> {
            match name {
                $(<$game as $crate::Game>::NAME => Ok(visitor.visit(<$game as $crate::Loaded>::loaded())),)*
                _ => Err($crate::UnknownGame { name: name.to_string() }),
            }
        }
    };
}

/// A game whose cards are read once, when it is first asked for.
pub trait Loaded: Sized + 'static {
    /// The one game of this type.
    fn loaded() -> &'static Self;

    /// Plays with these cards from now on, in every layer. Only before anybody has asked for the game.
    fn install(self) -> Result<(), AlreadyLoaded>;
}

/// The cards of a game were read before others could take their place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlreadyLoaded;

impl fmt::Display for AlreadyLoaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the cards of this game were read already; give others before it is first used")
    }
}

impl core::error::Error for AlreadyLoaded {}

macro_rules! names_and_cards {
    ($($game:ty),* $(,)?) => {
        /// The names of all games.
        pub const NAMES: &[&str] = &[$(<$game as Game>::NAME),*];

        $(const _: () = {
            static GAME: std::sync::OnceLock<$game> = std::sync::OnceLock::new();

            impl Loaded for $game {
                fn loaded() -> &'static Self {
                    GAME.get_or_init(<$game>::load)
                }

                fn install(self) -> Result<(), AlreadyLoaded> {
                    GAME.set(self).map_err(|_| AlreadyLoaded)
                }
            }
        };)*
    };
}

each_game!(names_and_cards);

/// A name that no game has.
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
