//! Journals of tables, in `SQLite` or `PostgreSQL`.
//!
//! A table is a list of entries that only grows; what an entry means is the business of whoever writes it. One thread
//! has the database: it takes every entry that waits, of all tables, commits them in one transaction and answers each
//! after the commit, so that what was answered survives a crash. What a database has to do is the [`Backend`].

mod backend;
mod postgres;
mod sqlite;
mod writer;

use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, JoinHandle};

pub use backend::{Backend, Placed};
use writer::{Ask, Job};

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
    /// The entry before it is missing.
    #[error("entry {seq} of table {table} cannot stand where entry {next} is due")]
    Gap {
        /// The table.
        table: String,
        /// The place asked for.
        seq: u64,
        /// The place that is due.
        next: u64,
    },
    /// The database was written by a newer program.
    #[error("the database has version {found}, this program knows versions up to {known}")]
    TooNew {
        /// What the database says.
        found: u32,
        /// The newest version known here.
        known: u32,
    },
    /// Another server works with the same database.
    #[error("another server uses it")]
    InUse,
    /// The database itself failed.
    #[error("database: {0}")]
    Database(String),
    /// The writer has stopped.
    #[error("the store is closed")]
    Closed,
}

/// Called once, after the commit (or when it failed).
pub type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// The open store. Dropping it writes what waits and stops the writer.
#[derive(Debug)]
pub struct Store {
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
}

impl Store {
    /// Opens or makes an `SQLite` file and brings its schema up to date.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::on(sqlite::Sqlite::open(path)?)
    }

    /// Opens an `SQLite` file that is there, to read only.
    pub fn open_read_only(path: &Path) -> Result<Self, StoreError> {
        Self::on(sqlite::Sqlite::open_read_only(path)?)
    }

    /// Opens a `PostgreSQL` database (`postgres://…`) and brings its schema up to date.
    pub fn connect(url: &str) -> Result<Self, StoreError> {
        Self::on_made(postgres::Postgres::opener(url, true)?)
    }

    /// Opens a `PostgreSQL` database to read only.
    pub fn connect_read_only(url: &str) -> Result<Self, StoreError> {
        Self::on_made(postgres::Postgres::opener(url, false)?)
    }

    /// A store on any backend.
    pub fn on(backend: impl Backend + Send + 'static) -> Result<Self, StoreError> {
        Self::on_made(move || Ok(backend))
    }

    /// A store on a backend that is made on the writer's own thread.
    fn on_made<S: Backend + 'static>(
        make: impl FnOnce() -> Result<S, StoreError> + Send + 'static,
    ) -> Result<Self, StoreError> {
        let (jobs, waiting) = channel();
        let (made, is_made) = channel();
        let run = move || match make() {
            Ok(mut backend) => {
                // Whoever opens the store waits for this.
                let _ = made.send(Ok(()));
                writer::run(&mut backend, &waiting);
            }
            Err(error) => drop(made.send(Err(error))),
        };
        let writer = thread::Builder::new().name("talon-store".into()).spawn(run);
        let writer = writer.map_err(|error| StoreError::Database(error.to_string()))?;
        is_made.recv().unwrap_or(Err(StoreError::Closed))?;
        Ok(Self { jobs: Some(jobs), writer: Some(writer) })
    }

    /// Hands an entry to the writer; `answer` is called after its commit.
    pub fn append(&self, entry: Entry, answer: Answer) {
        if let Err(Job::Append(_, answer)) = self.hand(Job::Append(entry, answer)) {
            answer(Err(StoreError::Closed));
        }
    }

    /// The same, waiting for the commit.
    pub fn append_and_wait(&self, entry: Entry) -> Result<(), StoreError> {
        let (send, receive) = channel();
        self.append(entry, Box::new(move |result| drop(send.send(result))));
        receive.recv().unwrap_or(Err(StoreError::Closed))
    }

    /// Every journal, table by table, each in its order. One at a time is in memory.
    pub fn each_journal(&self, mut visit: impl FnMut(Vec<Entry>) + Send + 'static) -> Result<(), StoreError> {
        self.ask(move |backend| backend.each_journal(&mut visit))
    }

    /// The journals as a list, for tests and small stores.
    pub fn journals(&self) -> Result<Vec<Vec<Entry>>, StoreError> {
        let (send, receive) = channel();
        self.each_journal(move |journal| drop(send.send(journal)))?;
        Ok(receive.iter().collect())
    }

    /// One table's journal, in its order; empty if there is no such table.
    pub fn journal(&self, table: &str) -> Result<Vec<Entry>, StoreError> {
        let table = table.to_string();
        self.ask(move |backend| backend.journal(&table))
    }

    /// The same without waiting: `answer` is called with it.
    pub fn read(&self, table: &str, answer: impl FnOnce(Result<Vec<Entry>, StoreError>) + Send + 'static) {
        let table = table.to_string();
        self.ask_later(Box::new(move |backend| answer(backend.and_then(|backend| backend.journal(&table)))));
    }

    /// Calls `answer` when the database has said that it is there, or why not.
    pub fn probe(&self, answer: Answer) {
        self.ask_later(Box::new(|backend| answer(backend.and_then(Backend::probe))));
    }

    /// Asks the backend something on its own thread and waits for the answer.
    fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut dyn Backend) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (send, receive) = channel();
        self.ask_later(Box::new(move |backend| drop(send.send(backend.and_then(question)))));
        receive.recv().unwrap_or(Err(StoreError::Closed))
    }

    fn ask_later(&self, ask: Ask) {
        if let Err(Job::Ask(ask)) = self.hand(Job::Ask(ask)) {
            ask(Err(StoreError::Closed));
        }
    }

    /// Gives a job to the writer, or gives it back if the writer is gone.
    fn hand(&self, job: Job) -> Result<(), Job> {
        match &self.jobs {
            Some(jobs) => jobs.send(job).map_err(|refused| refused.0),
            None => Err(job),
        }
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
