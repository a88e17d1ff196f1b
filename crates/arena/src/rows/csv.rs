//! Rows as CSV (RFC 4180): a header, commas, quotes where they are needed.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

use super::{Cell, Column, Row};

/// A file that is being written.
pub(super) struct Csv {
    file: File,
}

impl Csv {
    pub(super) fn begin(path: &Path, columns: &[Column]) -> io::Result<Self> {
        let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
        let mut file = File::create(path)?;
        file.write_all(format!("{}\n", names.join(",")).as_bytes())?;
        Ok(Self { file })
    }

    /// One write for all of them, so that the file holds whole lines whenever somebody looks.
    pub(super) fn write(&mut self, rows: &[Row]) -> io::Result<()> {
        let mut text = String::new();
        for row in rows {
            for (index, cell) in row.iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                append(&mut text, cell);
            }
            text.push('\n');
        }
        self.file.write_all(text.as_bytes())
    }

    pub(super) fn close(self) -> io::Result<()> {
        self.file.sync_all()
    }
}

fn append(text: &mut String, cell: &Cell) {
    // Writing to a string cannot fail.
    let _ = match cell {
        Cell::Empty => Ok(()),
        Cell::Flag(flag) => write!(text, "{flag}"),
        Cell::Whole(n) => write!(text, "{n}"),
        Cell::Seed(n) => write!(text, "{n}"),
        Cell::Real(n) => write!(text, "{n}"),
        Cell::Text(words) if words.contains([',', '"', '\n', '\r']) => {
            write!(text, "\"{}\"", words.replace('"', "\"\""))
        }
        Cell::Text(words) => write!(text, "{words}"),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_with_commas_and_quotes_is_one_cell() {
        let mut text = String::new();
        append(&mut text, &Cell::from("{\"players\":2,\"row\":5}"));
        assert_eq!(text, "\"{\"\"players\"\":2,\"\"row\"\":5}\"");
    }
}
