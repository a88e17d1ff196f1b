//! The games that bots can play, by name and with their types.

use talon_core::Gallery;
pub use talon_games::UnknownGame;
use talon_games::visit_by_name as by_name;

use crate::Judged;

/// Something to do with a game that bots can judge, with its own types at hand.
///
/// ```
/// use talon_bots::games::{self, Visitor};
/// use talon_bots::{Judge, Judged};
/// use talon_core::Gallery;
///
/// /// How many iterations a search of a game takes when nobody says.
/// struct Iterations;
///
/// impl Visitor for Iterations {
///     type Out = u32;
///     fn visit<G: Judged + Gallery + Send + 'static>(self, _game: &'static G) -> u32 {
///         <G::Judge as Judge<G>>::ITERATIONS
///     }
/// }
///
/// assert!(games::visit("shards", Iterations)? > 0);
/// # Ok::<(), games::UnknownGame>(())
/// ```
pub trait Visitor {
    /// The result.
    type Out;
    /// Does it.
    fn visit<G: Judged + Gallery + Send + 'static>(self, game: &'static G) -> Self::Out;
}

talon_games::each_game!(by_name);
