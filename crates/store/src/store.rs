//! The open store.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use crate::hint::{Ears, Hint};
use crate::postgres::{NodeAt, Server};
use crate::sqlite::{Salvaged, Sqlite};
use crate::threads::{Make, Threads, Workers};
use crate::{Backend, Derive, Entry, Found, RequestId, StoreError, TableId, Work, postgres, sqlite};

/// Nobody waits longer than this for an answer.
const WAIT_MAX: Duration = Duration::from_secs(10);
/// How many connections read journals at the same time.
const READERS: usize = 3;

/// Called once, after the commit (or when it failed).
pub type Answer<T> = Box<dyn FnOnce(Result<T, StoreError>) + Send>;
/// A question to the backend; it hears `Err` if there is none to answer.
pub type Ask = Box<dyn FnOnce(Result<&mut dyn Backend, StoreError>) + Send>;

/// Which backend is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// The writer, between two commits.
    Write,
    /// The one that claims and gives back tables; it does not wait for commits where the database allows it.
    Own,
    /// A reader.
    Read,
}

/// The way to the backends: their own threads, or a simulated world.
pub trait Door: Send + Sync {
    /// Keeps something; `answer` is called after its commit.
    fn write(&self, work: Work, answer: Answer<()>);
    /// Asks a backend something.
    fn ask(&self, lane: Lane, ask: Ask);
}

/// The open store. Dropping it writes what is waiting and stops its threads.
#[derive(Clone)]
pub struct Store {
    door: Arc<dyn Door>,
    /// Where hints of other servers are heard, if there may be any.
    ears: Option<Ears>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Store")
    }
}

impl Store {
    /// Opens or makes an `SQLite` file and brings its schema up to date.
    pub fn open(path: &Path, derive: &Derive) -> Result<Self, StoreError> {
        let (path, derive) = (path.to_path_buf(), Arc::clone(derive));
        Self::on(Workers { owns: false, readers: 2 }, move |lane| {
            Ok(Box::new(if lane == Lane::Write {
                Sqlite::open(&path, &derive)?
            } else {
                Sqlite::open_read_only(&path)?
            }))
        })
    }

    /// Opens an existing `SQLite` file, read-only.
    pub fn open_read_only(path: &Path) -> Result<Self, StoreError> {
        let path = path.to_path_buf();
        Self::on(Workers { owns: false, readers: 0 }, move |_| Ok(Box::new(Sqlite::open_read_only(&path)?)))
    }

    /// Reads what can be read of an `SQLite` file into a new one.
    pub fn salvage(from: &Path, to: &Path, derive: &Derive) -> Result<Salvaged, StoreError> {
        sqlite::salvage(from, to, derive)
    }

    /// Opens a `PostgreSQL` database (`postgres://…`) and brings its schema up to date. Without a name the server is
    /// alone, and another one is refused; with one it shares the database with others that have names.
    pub fn connect(url: &str, node: Option<NodeAt>, derive: &Derive) -> Result<Self, StoreError> {
        let (server, derive) = (Server::new(url, node)?, Arc::clone(derive));
        let ears = server.clone();
        let store = Self::on(Workers { owns: true, readers: READERS }, move |lane| {
            Ok(match lane {
                Lane::Write => Box::new(postgres::Postgres::writer(&server, &derive)?),
                Lane::Own => Box::new(postgres::Postgres::owner(&server)?),
                Lane::Read => Box::new(postgres::Postgres::reader(&server)?),
            })
        })?;
        Ok(Self { ears: Some(Ears::new(move |heard, open| ears.listen(heard, open))), ..store })
    }

    /// Opens a `PostgreSQL` database read-only.
    pub fn connect_read_only(url: &str) -> Result<Self, StoreError> {
        let server = Server::new(url, None)?;
        Self::on(Workers { owns: false, readers: 0 }, move |_| {
            Ok(Box::new(postgres::Postgres::looker(&server)?))
        })
    }

    /// A store on backends that are made on the threads that use them, the one that writes first.
    pub fn on(
        staff: Workers,
        make: impl Fn(Lane) -> Result<Box<dyn Backend>, StoreError> + Send + Sync + 'static,
    ) -> Result<Self, StoreError> {
        let make: Make = Arc::new(make);
        Ok(Self { door: Arc::new(Threads::start(staff, &make)?), ears: None })
    }

    /// A store behind any door.
    pub fn behind(door: impl Door + 'static) -> Self {
        Self { door: Arc::new(door), ears: None }
    }

    /// Hears what other servers on the same database say, from now on. Some of it may never come.
    pub fn listen(&self, heard: impl Fn(Hint) + Send + 'static) {
        if let Some(ears) = &self.ears {
            ears.listen(Box::new(heard));
        }
    }

    /// Keeps something; `answer` is called after its commit.
    pub fn write(&self, work: Work, answer: Answer<()>) {
        self.door.write(work, answer);
    }

    /// The same, waiting for the commit.
    pub fn write_and_wait(&self, work: Work) -> Result<(), StoreError> {
        wait(Some(WAIT_MAX), |answer| self.write(work, answer)).map_err(StoreError::lost)
    }

    /// Asks the backend something; `answer` is called with what it says.
    pub fn ask<T: Send + 'static>(
        &self,
        lane: Lane,
        question: impl FnOnce(&mut dyn Backend) -> Result<T, StoreError> + Send + 'static,
        answer: Answer<T>,
    ) {
        self.door.ask(lane, Box::new(move |backend| answer(backend.and_then(question))));
    }

    /// The same, waiting for the answer.
    pub fn ask_and_wait<T: Send + 'static>(
        &self,
        lane: Lane,
        question: impl FnOnce(&mut dyn Backend) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        wait(Some(WAIT_MAX), |answer| self.ask(lane, question, answer))
    }

    /// Every journal, table by table; one that is damaged is told as it is, and the others follow. One at a time is in
    /// memory.
    pub fn scan(&self, mut visit: impl FnMut(Found) + Send + 'static) -> Result<(), StoreError> {
        wait(None, |answer| self.ask(Lane::Read, move |backend| backend.scan(&mut visit), answer))
    }

    /// What a scan finds, as a list, for tests and small stores.
    pub fn found(&self) -> Result<Vec<Found>, StoreError> {
        let (send, receive) = channel();
        self.scan(move |found| drop(send.send(found)))?;
        Ok(receive.iter().collect())
    }

    /// One table's whole journal, in its order.
    pub fn journal(&self, table: TableId) -> Result<Vec<Entry>, StoreError> {
        self.ask_and_wait(Lane::Read, move |backend| {
            let row = backend.row(table)?.ok_or(StoreError::NoTable { table })?;
            backend.journal(table, row.next)
        })
    }

    /// The request that a change of unknown fate belongs to is in the journal, so it was kept.
    pub fn is_kept(entries: &[Entry], request: RequestId) -> bool {
        entries.iter().any(|entry| entry.request == request)
    }
}

/// Waits for an answer, no longer than `most`.
fn wait<T: Send + 'static>(most: Option<Duration>, ask: impl FnOnce(Answer<T>)) -> Result<T, StoreError> {
    let (send, receive) = channel();
    // The caller waited too long and has gone.
    ask(Box::new(move |result| drop(send.send(result))));
    match most {
        None => receive.recv().unwrap_or(Err(StoreError::Closed)),
        Some(most) => match receive.recv_timeout(most) {
            Ok(result) => result,
            Err(RecvTimeoutError::Timeout) => Err(StoreError::TimedOut),
            Err(RecvTimeoutError::Disconnected) => Err(StoreError::Closed),
        },
    }
}
