//! How a game ended, in words.

use crate::Speech;

impl Speech {
    /// Why players won or lost together, as part of a sentence: "Gravehold has fallen". The causes of a game are
    /// [`talon_core::Game::CAUSES`].
    pub fn cause(&self, game: &str, cause: &str) -> String {
        self.name(&format!("{game}-cause-{cause}"))
    }
}
