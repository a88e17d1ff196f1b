//! The games that can be played by numbers, by name and with their types.

use talon_core::Gallery;
pub use talon_games::UnknownGame;
use talon_games::visit_by_name as by_name;

use crate::Encoded;

/// Something to do with a game that can be written as numbers, with its own types at hand.
pub trait Visitor {
    /// The result.
    type Out;
    /// Does it.
    fn visit<G: Encoded + Gallery + Send + 'static>(self, game: &'static G) -> Self::Out;
}

talon_games::each_game!(by_name);
