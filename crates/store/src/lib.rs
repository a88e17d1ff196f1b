//! Journals of tables in `SQLite`.
//!
//! A table is a list of entries that only grows; what an entry means is the business of whoever writes it. One thread
//! writes: it takes every entry that waits, of all tables, commits them in one transaction and answers each after the
//! commit, so that what was answered survives a crash.

mod schema;
mod writer;

use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;

use writer::Job;

/// One line of a table's journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The table.
    pub table: String,
    /// Its place in the journal, from 0 without gaps.
    pub seq: u64,
    /// What it says.
    pub body: String,
}

/// Why something could not be stored or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another entry has that place.
    #[error("entry {seq} of table {table} is already there")]
    Taken {
        /// The table.
        table: String,
        /// The place.
        seq: u64,
    },
    /// The file was written by a newer program.
    #[error("the database has version {found}, this program knows versions up to {known}")]
    TooNew {
        /// What the file says.
        found: u32,
        /// The newest version known here.
        known: u32,
    },
    /// The database itself failed.
    #[error("database: {0}")]
    Database(String),
    /// The writer has stopped.
    #[error("the store is closed")]
    Closed,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error.to_string())
    }
}

/// Called once, after the commit (or when it failed).
pub type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// The open store. Dropping it writes what waits and stops the writer.
#[derive(Debug)]
pub struct Store {
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    /// Readers share one connection: they read whole journals, and that only at the start.
    reader: Mutex<Connection>,
}

impl Store {
    /// Opens or makes the file and brings its schema up to date.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let mut connection = connect(path)?;
        schema::migrate(&mut connection)?;
        let reader = connect(path)?;
        let (jobs, waiting) = channel();
        let run = move || writer::run(connection, &waiting);
        let writer = thread::Builder::new().name("talon-store".into()).spawn(run);
        let writer = writer.map_err(|error| StoreError::Database(error.to_string()))?;
        Ok(Self { jobs: Some(jobs), writer: Some(writer), reader: Mutex::new(reader) })
    }

    /// Hands an entry to the writer; `answer` is called after its commit.
    pub fn append(&self, entry: Entry, answer: Answer) {
        let job = Job { entry, answer };
        match &self.jobs {
            Some(jobs) => {
                if let Err(refused) = jobs.send(job) {
                    (refused.0.answer)(Err(StoreError::Closed));
                }
            }
            None => (job.answer)(Err(StoreError::Closed)),
        }
    }

    /// The same, waiting for the commit.
    pub fn append_and_wait(&self, entry: Entry) -> Result<(), StoreError> {
        let (send, receive) = channel();
        self.append(entry, Box::new(move |result| drop(send.send(result))));
        receive.recv().unwrap_or(Err(StoreError::Closed))
    }

    /// Every journal, table by table, each in its order.
    pub fn journals(&self) -> Result<Vec<Vec<Entry>>, StoreError> {
        // A reader that panicked has left nothing half done: reading changes nothing.
        let reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let mut rows = reader.prepare("SELECT tbl, seq, body FROM entry ORDER BY tbl, seq")?;
        let entries = rows.query_map((), |row| {
            Ok(Entry { table: row.get(0)?, seq: row.get::<_, i64>(1)? as u64, body: row.get(2)? })
        })?;
        let mut journals: Vec<Vec<Entry>> = Vec::new();
        for entry in entries {
            let entry = entry?;
            match journals.last_mut() {
                Some(last) if last[0].table == entry.table => last.push(entry),
                _ => journals.push(vec![entry]),
            }
        }
        Ok(journals)
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        drop(self.jobs.take());
        if let Some(writer) = self.writer.take() {
            // A writer that panicked has already failed every waiting answer.
            let _ = writer.join();
        }
    }
}

/// A connection that is durable by default: a commit is on the disk before it returns.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    Ok(connection)
}
