//! Scenario files: rulings as data.
//!
//! A file sets a game up, lays a position over it, makes moves and says what must be true then. The format is a public
//! contract; nothing in it is ignored in silence, so that a misspelt check can never pass.

mod compare;
mod file;
mod flaw;
mod run;
mod source;

pub use file::Scenario;
pub use flaw::{Flaw, What};
pub use run::{play_out, run_for};

use crate::games;

/// No honest scenario comes near this; a larger file is a mistake.
pub const BYTES_MAX: usize = 1 << 20;

/// How a file fared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its title, if it came that far.
    pub title: String,
    /// What is wrong; nothing: it passed.
    pub flaws: Vec<Flaw>,
}

impl Report {
    /// Did everything hold?
    pub fn passed(&self) -> bool {
        self.flaws.is_empty()
    }
}

/// Reads and runs a scenario of any game.
pub fn run(text: &str) -> Report {
    let scenario = match Scenario::read(text) {
        Ok(scenario) => scenario,
        Err(flaw) => return Report { title: String::new(), flaws: vec![flaw] },
    };
    let flaws = match games::named(&scenario.game) {
        Ok(game) => game.run(&scenario),
        Err(unknown) => vec![Flaw::file(scenario.game_line, unknown.to_string())],
    };
    Report { title: scenario.title, flaws }
}
