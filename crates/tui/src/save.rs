//! Games that are saved to files and continued.

use std::fs::OpenOptions;
use std::io::Write as _;

use anyhow::Result;
use talon_bots::Judged;
use talon_core::Gallery;

use crate::face::Face;
use crate::session::Session;
use crate::words::{self, one_line, say};

impl<G: Judged + Gallery + Send + 'static, F: Face> Session<G, F> {
    /// Is there anything that would be lost?
    pub(crate) fn is_unsaved(&self) -> bool {
        self.saved < self.table.lines().len()
    }

    pub(crate) fn save(&mut self, path: &str) -> Result<()> {
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
