//! `talon.bot`: a player that sees what its seat sees, and no more.

use pyo3::prelude::*;
use talon_core::Luck;

use crate::convert::refused;
use crate::game::Game;

/// A bot: `random`, `greedy`, `expert`, `master`, `expert@200` (iterations), `expert@200ms`. Called with a game it names its move.
#[pyclass(module = "talon", frozen)]
pub(crate) struct Bot {
    bot: talon_bots::Bot,
    seed: u64,
}

/// The bot of this name. The same seed and position give the same move, unless its budget is a time.
#[pyfunction]
#[pyo3(signature = (name, *, seed = 0))]
pub(crate) fn bot(name: &str, seed: u64) -> PyResult<Bot> {
    Ok(Bot { bot: name.parse().map_err(refused)?, seed })
}

impl Bot {
    fn luck(&self, game: &Game) -> Luck {
        Luck::of(self.seed, game.board.moves_made().len() as u64)
    }
}

#[pymethods]
impl Bot {
    /// Its move for the seat that is to act, or for `seat`.
    #[pyo3(signature = (game, seat = None))]
    fn __call__(&self, py: Python<'_>, game: &Game, seat: Option<usize>) -> PyResult<String> {
        let (seat, mut luck) = (game.meant(seat)?, self.luck(game));
        let (board, bot) = (&game.board, self.bot);
        let found = py.detach(|| board.choose(bot, seat, &mut luck));
        found.ok_or_else(|| refused(format!("{seat} is not to act")))
    }

    /// Every move it considered, the best first: the move, its value (a chance from 0 to 1 after a search), its share of the search.
    #[pyo3(signature = (game, seat = None))]
    fn think(&self, py: Python<'_>, game: &Game, seat: Option<usize>) -> PyResult<Vec<(String, f32, f32)>> {
        let (seat, mut luck) = (game.meant(seat)?, self.luck(game));
        let (board, bot) = (&game.board, self.bot);
        Ok(py.detach(|| board.think(bot, seat, &mut luck)))
    }

    fn __repr__(&self) -> String {
        format!("talon.bot({:?})", self.bot.to_string())
    }
}
