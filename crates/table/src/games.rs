//! The games by name, for code that learns the name only at run time.

use talon_core::{Gallery, Game};
pub use talon_games::{Loaded, NAMES, UnknownGame};

use crate::Host;

/// Something to do with a game whose name is known only at run time, with its own types at hand.
///
/// ```
/// use talon_core::{Gallery, Game};
/// use talon_table::games::{self, Visitor};
///
/// /// How many bytes a position of a game takes.
/// struct Bytes;
///
/// impl Visitor for Bytes {
///     type Out = usize;
///     fn visit<G: Game + Gallery + Send + 'static>(self, _game: &'static G) -> usize {
///         size_of::<G::State>()
///     }
/// }
///
/// assert!(games::visit("realms", Bytes)? < 4096);
/// # Ok::<(), games::UnknownGame>(())
/// ```
pub trait Visitor {
    /// The result.
    type Out;
    /// Does it.
    fn visit<G: Game + Gallery + Send + 'static>(self, game: &'static G) -> Self::Out;
}

talon_games::each_game!(by_name);
use talon_games::visit_by_name as by_name;

/// The game with this name, as text only.
///
/// ```
/// assert_eq!(talon_table::games::named("realms").unwrap().name(), "realms");
/// assert!(talon_table::games::named("chess").is_err());
/// ```
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
