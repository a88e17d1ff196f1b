//! Games that are kept in files and gone on with.

use std::fs::OpenOptions;
use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::{Error, Result};
use talon_bots::Judged;
use talon_core::Gallery;
use talon_table::Table;

use super::session::Session;
use crate::commands::record;
use crate::output::one_line;
use crate::words::{self, say};

/// The table of a saved game.
pub(super) fn go_on<G: Judged + 'static>(game: &'static G, path: &Path) -> Result<Table<G>> {
    let record = record::read(path).map_err(Error::msg)?;
    Table::replay(game, &record).map_err(|fault| Error::msg(record::fault(path, &fault)))
}

impl<G: Judged + Gallery + Send + 'static, I: BufRead, O: Write> Session<G, I, O> {
    /// Is there anything that would be lost?
    pub(super) fn is_unsaved(&self) -> bool {
        self.saved < self.table.lines().len()
    }

    pub(super) fn save(&mut self, path: &str) -> Result<()> {
        let text = self.table.record().to_string();
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        let name = ("file", one_line(path).into());
        match file.and_then(|mut file| file.write_all(text.as_bytes())) {
            Ok(()) => {
                self.saved = self.table.lines().len();
                self.tell(&say("cli-play-saved", &[name.clone(), ("n", self.saved.into())]))?;
                let command = format!("talon play {} --from {}", G::NAME, one_line(path));
                match self.table.outcome() {
                    None => self.tell(&say("cli-play-go-on", &[("command", command.into())])),
                    Some(_) => Ok(()),
                }
            }
            Err(error) => {
                self.tell(&say("cli-play-not-saved", &[name, ("reason", words::io_reason(&error).into())]))
            }
        }
    }
}
