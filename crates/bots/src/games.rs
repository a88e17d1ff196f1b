//! The games that bots can play, by name and with their types.

use talon_core::Gallery;
pub use talon_games::UnknownGame;
use talon_games::visit_by_name as by_name;

use crate::Judged;

/// Something to be done with a game that bots can judge, in terms of its own types.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Judged + Gallery + Send + 'static>(self, game: &'static G) -> Self::Out;
}

talon_games::each_game!(by_name);
