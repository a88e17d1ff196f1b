//! What a keeper does with stored tables while no server has them: looking, copying, deleting, saving what can be saved.

use std::path::Path;

use serde::{Deserialize, Serialize};
use talon_core::Record;
use talon_store::{
    Derived, Entry, Found, Lane, NewTable, RequestId, Search, Store, StoreError, TableId, TableRow, Work,
};

use crate::clock::now;
use crate::tables::{restore, standing};
use crate::{Config, Life, ServeError, open_store};

/// Rows are read in portions of this size.
const PORTION: usize = 1_000;

/// A table on its way from one store to another: a line of JSON. It contains the secrets of its links.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Copy {
    /// The version of this form.
    #[serde(rename = "talon-table")]
    version: u32,
    table: String,
    entries: Vec<String>,
}

/// Why something could not be done with a stored table.
#[derive(Debug, thiserror::Error)]
pub enum KeeperError {
    /// No table's name begins like this.
    #[error("there is no table {0}")]
    NoTable(String),
    /// More than one table's name does.
    #[error("more than one table begins with {0}")]
    Several(String),
    /// This is not a copy of a table.
    #[error("{0}")]
    BadCopy(String),
    /// A table with this name already exists.
    #[error("there is already a table {0}")]
    Taken(String),
    /// The store cannot be used.
    #[error(transparent)]
    Serve(#[from] ServeError),
    /// The store failed.
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// What is known about a stored table.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Its name in the store; logs use the first eight letters. It gives no access.
    pub table: String,
    /// Its game.
    pub game: String,
    /// Whether the game is over, or is an uploaded record.
    pub over: bool,
    /// Whether it is shown in the lobby.
    pub listed: bool,
    /// How many moves were made.
    pub moves: u64,
    /// How many entries its journal has.
    pub entries: u64,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// When it changed last.
    pub changed: u64,
}

impl From<&TableRow> for Summary {
    fn from(row: &TableRow) -> Self {
        Self {
            table: row.table.to_string(),
            game: row.game.clone(),
            over: row.standing.over,
            listed: row.standing.listed && !row.standing.over,
            moves: row.standing.moves,
            entries: row.next,
            created: row.created,
            changed: row.standing.changed,
        }
    }
}

/// A table and what its journal says.
#[derive(Clone, Debug)]
pub struct Shown {
    /// What is known without opening it.
    pub summary: Summary,
    /// The record of its game, or why it cannot be opened.
    pub record: Result<Record, String>,
}

/// What could be saved from a damaged file.
#[derive(Clone, Debug)]
pub struct Saved {
    /// How many tables are complete.
    pub whole: usize,
    /// Tables of which only the beginning is left: the name, how many entries, and what is wrong after them.
    pub cut: Vec<(String, u64, String)>,
    /// Entries that could not be read.
    pub lost: usize,
}

/// The stored tables.
pub struct Keeper {
    store: Store,
}

impl Keeper {
    /// For looking only; the server may be running.
    pub fn looking(config: &Config) -> Result<Self, KeeperError> {
        Ok(Self { store: open_store::open_read_only(config)? })
    }

    /// For making changes; refused while a server has the store to itself.
    pub fn changing(config: &Config) -> Result<Self, KeeperError> {
        Ok(Self { store: open_store::open(config)? })
    }

    /// Every table, in order of name.
    pub fn each(&self, mut visit: impl FnMut(Summary)) -> Result<(), KeeperError> {
        self.each_row(None, |row| visit(Summary::from(row)))
    }

    fn each_row(&self, over: Option<bool>, mut visit: impl FnMut(&TableRow)) -> Result<(), KeeperError> {
        let mut after = None;
        loop {
            let search = Search { after, over, changed_before: None, limit: PORTION };
            let rows = self.store.ask_and_wait(Lane::Read, move |store| store.rows(&search))?;
            let Some(last) = rows.last() else { return Ok(()) };
            after = Some(last.table);
            rows.iter().for_each(&mut visit);
        }
    }

    /// The table whose name begins like this.
    fn named(&self, name: &str) -> Result<TableRow, KeeperError> {
        let none = || KeeperError::NoTable(name.to_string());
        let is_name =
            !name.is_empty() && name.len() <= 32 && name.bytes().all(|digit| digit.is_ascii_hexdigit());
        let first = is_name.then(|| u128::from_str_radix(&format!("{name:0<32}"), 16).ok()).flatten();
        let first = first.ok_or_else(none)?;
        let after = first.checked_sub(1).map(TableId);
        let search = Search { after, limit: 2, ..Search::default() };
        let rows = self.store.ask_and_wait(Lane::Read, move |store| store.rows(&search))?;
        let begins = |row: &TableRow| row.table.to_string().starts_with(&name.to_ascii_lowercase());
        let mut found = rows.into_iter().filter(begins);
        let row = found.next().ok_or_else(none)?;
        if found.next().is_some() { Err(KeeperError::Several(name.to_string())) } else { Ok(row) }
    }

    /// One table with its record.
    pub fn show(&self, name: &str) -> Result<Shown, KeeperError> {
        let row = self.named(name)?;
        let record = match self.store.journal(row.table) {
            Ok(journal) => std::panic::catch_unwind(|| restore::reopen(row.table, &journal))
                .map_err(|_| "its rules panicked".to_string())
                .and_then(|opened| opened.map_err(|error| error.to_string()))
                .map(|live| live.table.record()),
            Err(error) => Err(error.to_string()),
        };
        Ok(Shown { summary: Summary::from(&row), record })
    }

    /// One table as a line to take elsewhere.
    pub fn export(&self, name: &str) -> Result<String, KeeperError> {
        let row = self.named(name)?;
        Ok(line(row.table, self.store.journal(row.table)?))
    }

    /// Every complete table, one line each; the others are reported.
    pub fn export_all(
        &self,
        mut visit: impl FnMut(Result<String, String>) + Send + 'static,
    ) -> Result<(), KeeperError> {
        Ok(self.store.scan(move |found: Found| {
            visit(match found.fault {
                None => Ok(line(found.table, found.entries)),
                Some(fault) => Err(fault.to_string()),
            });
        })?)
    }

    /// Imports an exported table; returns its name.
    pub fn import(&self, text: &str) -> Result<String, KeeperError> {
        let bad = |reason: String| KeeperError::BadCopy(reason);
        let copy: Copy = serde_json::from_str(text).map_err(|error| bad(error.to_string()))?;
        if copy.version != 1 {
            return Err(bad(format!("this is form {}; only form 1 is known", copy.version)));
        }
        let table: TableId =
            copy.table.parse().map_err(|()| bad(format!("{:?} is not the name of a table", copy.table)))?;
        // A table that does not replay here is not imported.
        let opened = std::panic::catch_unwind(|| {
            restore::replayed(table, copy.entries.iter().map(String::as_str)).map(drop)
        });
        opened.map_err(|_| bad("its rules panicked".into()))?.map_err(|error| bad(error.to_string()))?;
        let Derived { game, created, standing, links } =
            standing::derive(table, &copy.entries).map_err(bad)?;
        let (request, bodies) = (RequestId::fresh(), copy.entries);
        let new = NewTable { table, request, game, created, standing, links, bodies };
        match self.store.write_and_wait(Work::Create(new)) {
            Err(StoreError::Taken { .. }) => Err(KeeperError::Taken(copy.table)),
            other => Ok(other.map(|()| copy.table)?),
        }
    }

    /// Deletes a table with its journal and its links; returns its full name.
    pub fn delete(&self, name: &str) -> Result<String, KeeperError> {
        let table = self.named(name)?.table;
        self.store.ask_and_wait(Lane::Write, move |store| store.delete(table))?;
        Ok(table.to_string())
    }

    /// Deletes expired tables; with `only_say` nothing is deleted.
    pub fn expire(&self, life: &Life, only_say: bool) -> Result<Vec<Summary>, KeeperError> {
        let (mut dead, now) = (Vec::new(), now());
        self.each_row(Some(false), |row| {
            if life.is_dead(row, now) {
                dead.push(row.clone());
            }
        })?;
        for row in dead.iter().filter(|_| !only_say) {
            let table = row.table;
            self.store.ask_and_wait(Lane::Write, move |store| store.delete(table))?;
        }
        Ok(dead.iter().map(Summary::from).collect())
    }
}

/// Copies what can be read of a database file into a new one.
pub fn salvage(from: &Path, to: &Path) -> Result<Saved, KeeperError> {
    let saved = Store::salvage(from, to, &open_store::derive())?;
    let cut = saved.cut.into_iter().map(|(table, entries, reason)| (table.to_string(), entries, reason));
    Ok(Saved { whole: saved.whole, cut: cut.collect(), lost: saved.lost })
}

fn line(table: TableId, journal: Vec<Entry>) -> String {
    let entries = journal.into_iter().map(|entry| entry.body).collect();
    let copy = Copy { version: 1, table: table.to_string(), entries };
    // Texts can always be serialised.
    serde_json::to_string(&copy).unwrap_or_default()
}
