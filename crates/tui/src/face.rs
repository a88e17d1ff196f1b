//! What a session is seen and typed on: line by line, or a whole screen.

use anyhow::Result;

use crate::show::Line;

/// A terminal as a session sees it.
pub trait Face {
    /// Whole lines, below those before.
    fn write(&mut self, text: &str) -> Result<()>;
    /// The table with a question.
    fn show(&mut self, board: Board) -> Result<()>;
    /// What is typed behind these words; nothing at the end of the input.
    fn ask(&mut self, before: &str) -> Result<Option<String>>;
    /// Takes away what the last player saw and typed.
    fn wipe(&mut self) -> Result<()>;
    /// Does somebody type, who may try again?
    fn is_typed(&self) -> bool;
}

/// The table as one seat sees it, what the seat is asked, and its moves.
#[derive(Clone, Default, Debug)]
pub struct Board {
    /// The middle and the others.
    pub(crate) others: Vec<Line>,
    /// The part of the seat itself.
    pub(crate) own: Vec<Line>,
    pub(crate) question: Vec<Line>,
    /// The list of the moves, and shorter ones for a screen with less room.
    pub(crate) moves: Vec<Vec<String>>,
    /// What else can be done.
    pub(crate) notes: Vec<Line>,
}
