//! The games that can be reviewed, by name and with their types.

mod aeons;
mod realms;
mod shards;

pub use talon_games::UnknownGame;
use talon_games::visit_by_name as by_name;

use crate::Reviewed;

/// Something to be done with a game that can be reviewed, in terms of its own types.
pub trait Visitor {
    /// The result.
    type Out;
    /// Does it.
    fn visit<G: Reviewed>(self, game: &'static G) -> Self::Out;
}

talon_games::each_game!(by_name);
