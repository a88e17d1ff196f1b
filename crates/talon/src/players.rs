//! The games that bots can play, by name and with their types.

use talon_bots::Judged;
use talon_core::{Gallery, Game};
use talon_table::games::{Loaded, UnknownGame};

/// Something to be done with a game that bots can judge, in terms of its own types.
pub(crate) trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Judged + Gallery + Send + 'static>(self, game: &'static G) -> Self::Out;
}

/// Calls the visitor with the game of this name.
pub(crate) fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Out, UnknownGame> {
    match name {
        talon_realms::Realms::NAME => Ok(visitor.visit(talon_realms::Realms::loaded())),
        talon_shards::Catalogue::NAME => Ok(visitor.visit(talon_shards::Catalogue::loaded())),
        talon_aeons::Catalogue::NAME => Ok(visitor.visit(talon_aeons::Catalogue::loaded())),
        _ => Err(UnknownGame { name: name.to_string() }),
    }
}
