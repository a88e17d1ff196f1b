//! Line by line: no colour, no cursor movement. It reads well over ssh, in a pipe and with a screen reader.

use std::io::{BufRead, Read as _, Write};

use anyhow::Result;

use crate::face::{Board, Face};
use crate::list;
use crate::show::{height, text_of, width};

/// Nobody types a line longer than this.
const LINE_MAX: u64 = 4096;
/// Rows of a large screen.
const ROWS: usize = 100;
/// Wipes the screen and what was scrolled away, and begins at the top.
const WIPE: &str = "\u{1b}[H\u{1b}[2J\u{1b}[3J";

/// What the program writes to.
#[derive(Clone, Copy)]
pub struct Screen {
    /// Somebody looks at it: what the last one saw is taken away.
    pub is_terminal: bool,
    /// It can be wiped; otherwise it is scrolled.
    pub wipes: bool,
    /// What is typed appears on it by itself, with the end of the line.
    pub echoes: bool,
}

/// Lines read from any input and written to any output, so that a test plays like a person.
pub struct Plain<I, O> {
    screen: Screen,
    input: I,
    output: O,
}

impl<I: BufRead, O: Write> Plain<I, O> {
    /// Lines from `input`, answers to `output`.
    pub const fn new(screen: Screen, input: I, output: O) -> Self {
        Self { screen, input, output }
    }

    /// A line without its end; nothing at the end of the input. Bytes that are no text become question marks.
    fn read_line(&mut self) -> Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = (&mut self.input).take(LINE_MAX).read_until(b'\n', &mut bytes)?;
        if read as u64 == LINE_MAX && !bytes.ends_with(b"\n") {
            // The rest of it does not count as a line.
            self.input.skip_until(b'\n')?;
        }
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}

impl<I: BufRead, O: Write> Face for Plain<I, O> {
    fn write(&mut self, text: &str) -> Result<()> {
        Ok(self.output.write_all(text.as_bytes())?)
    }

    fn show(&mut self, board: Board) -> Result<()> {
        self.write(&in_lines(&board, width(), height()))
    }

    fn ask(&mut self, before: &str) -> Result<Option<String>> {
        write!(self.output, "{before}")?;
        self.output.flush()?;
        let line = self.read_line()?;
        if line.is_none() || !self.screen.echoes {
            writeln!(self.output)?;
        }
        Ok(line)
    }

    fn wipe(&mut self) -> Result<()> {
        if self.screen.wipes {
            self.write(WIPE)
        } else if self.screen.is_terminal {
            self.write(&"\n".repeat(ROWS))
        } else {
            Ok(())
        }
    }

    fn is_typed(&self) -> bool {
        self.screen.echoes
    }
}

/// The table from top to bottom. What matters most is last, nearest to what is typed; on a screen with few rows the moves are set
/// closer, so that the player's own part is still in sight.
fn in_lines(board: &Board, width: usize, height: Option<usize>) -> String {
    let own = text_of(&board.own, width);
    let (question, notes) = (text_of(&board.question, width), text_of(&board.notes, width));
    let taken = [&own, &question, &notes].into_iter().map(|text| text.lines().count()).sum::<usize>();
    // One row is for what is typed.
    let room = height.map(|rows| rows.saturating_sub(taken + 1));
    let moves = list::laid_out(&board.moves, width, room);
    format!("{}{own}{question}{moves}{notes}", text_of(&board.others, width))
}
