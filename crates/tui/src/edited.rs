//! Line by line at a keyboard, where a line can be edited and called back before it is sent.

use std::io::{self, Write as _};

use anyhow::Result;
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{Config, Editor};

use crate::face::{Board, Face};
use crate::plain::{WIPE, in_lines};
use crate::show::{height, width};

/// The terminal of the program, with a line that can be edited.
pub struct Edited {
    line: Editor<(), MemHistory>,
}

impl Edited {
    /// The terminal the program was started on.
    pub fn new() -> Result<Self> {
        Ok(Self { line: Editor::with_history(Config::default(), MemHistory::new())? })
    }
}

impl Face for Edited {
    fn write(&mut self, text: &str) -> Result<()> {
        Ok(io::stdout().write_all(text.as_bytes())?)
    }

    fn show(&mut self, board: Board) -> Result<()> {
        self.write(&in_lines(&board, width(), height()))
    }

    fn ask(&mut self, before: &str) -> Result<Option<String>> {
        io::stdout().flush()?;
        match self.line.readline(before) {
            Ok(line) => {
                if !line.trim().is_empty() {
                    self.line.add_history_entry(line.as_str())?;
                }
                Ok(Some(line))
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// What the last player typed could be called back: it goes too.
    fn wipe(&mut self) -> Result<()> {
        self.line.clear_history()?;
        self.write(WIPE)
    }

    fn is_typed(&self) -> bool {
        true
    }
}
