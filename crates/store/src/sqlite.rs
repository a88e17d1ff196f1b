//! The embedded database: one file, and beside it a lock that only one server holds.

use std::fs;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, Row};

use crate::shelf::Journals;
use crate::{Entry, Placed, Shelf, StoreError};

/// Each step leads from the version of its place to the next. Steps are only ever added.
const STEPS: &[&str] = &["CREATE TABLE entry (
        tbl TEXT NOT NULL,
        seq INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (tbl, seq)
    ) WITHOUT ROWID, STRICT"];

/// The write-ahead log is brought into the file when it has this many pages (of 4 KiB).
const CHECKPOINT_PAGES: u32 = 16_384;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error.to_string())
    }
}

/// An open file.
pub(crate) struct File {
    connection: Connection,
    /// Held as long as the file is open for writing; the system lets go of it when a process dies.
    _lock: Option<fs::File>,
}

impl File {
    /// Opens or makes a file and brings its schema up to date.
    pub(crate) fn open(path: &Path) -> Result<Self, StoreError> {
        let lock = lock(path)?;
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(Duration::from_secs(5))?;
        // A commit is on the disk before it returns.
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        // Many moves touch the same pages: they are brought into the file less often than they are committed.
        connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
        migrate(&mut connection, STEPS)?;
        Ok(Self { connection, _lock: Some(lock) })
    }

    /// Opens a file that is there, to read only; a server may have it open.
    pub(crate) fn look_into(path: &Path) -> Result<Self, StoreError> {
        let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        connection.busy_timeout(Duration::from_secs(5))?;
        version(&connection, STEPS.len() as u32)?;
        Ok(Self { connection, _lock: None })
    }
}

impl Shelf for File {
    fn keep(&mut self, entries: &[Entry]) -> Result<Placed, StoreError> {
        let work = self.connection.transaction()?;
        let mut placed = Vec::with_capacity(entries.len());
        {
            let mut insert = work.prepare_cached("INSERT INTO entry (tbl, seq, body) VALUES (?1, ?2, ?3)")?;
            for entry in entries {
                let done = insert.execute((&entry.table, entry.seq as i64, &entry.body));
                placed.push(match done {
                    Ok(_) => Ok(()),
                    Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                        Err(StoreError::Taken { table: entry.table.clone(), seq: entry.seq })
                    }
                    Err(error) => return Err(error.into()),
                });
            }
        }
        work.commit()?;
        Ok(placed)
    }

    fn journal(&mut self, table: &str) -> Result<Vec<Entry>, StoreError> {
        let mut rows =
            self.connection.prepare_cached("SELECT tbl, seq, body FROM entry WHERE tbl = ?1 ORDER BY seq")?;
        let entries = rows.query_map([table], entry)?;
        Ok(entries.collect::<Result<_, _>>()?)
    }

    fn each_journal(&mut self, visit: &mut dyn FnMut(Vec<Entry>)) -> Result<(), StoreError> {
        let mut rows = self.connection.prepare("SELECT tbl, seq, body FROM entry ORDER BY tbl, seq")?;
        let mut journals = Journals::new(visit);
        for entry in rows.query_map((), entry)? {
            journals.add(entry?);
        }
        journals.close();
        Ok(())
    }

    fn probe(&mut self) -> Result<(), StoreError> {
        Ok(self.connection.query_row("SELECT count(*) FROM sqlite_schema", (), |_| Ok(()))?)
    }
}

fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    Ok(Entry { table: row.get(0)?, seq: row.get::<_, i64>(1)? as u64, body: row.get(2)? })
}

/// One server at a time: two would each believe their own memory.
fn lock(path: &Path) -> Result<fs::File, StoreError> {
    let bad = |error: std::io::Error| StoreError::Database(error.to_string());
    let name = path.with_added_extension("lock");
    let file = fs::OpenOptions::new().create(true).truncate(false).write(true).open(name).map_err(bad)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(fs::TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(fs::TryLockError::Error(error)) => Err(bad(error)),
    }
}

/// The version of a file, if it is one of the known.
fn version(connection: &Connection, known: u32) -> Result<u32, StoreError> {
    let found: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    Ok(found)
}

/// Brings a file to the newest version, all or nothing.
fn migrate(connection: &mut Connection, steps: &[&str]) -> Result<(), StoreError> {
    let known = steps.len() as u32;
    let work = connection.transaction()?;
    let found = version(&work, known)?;
    for step in &steps[found as usize..] {
        work.execute_batch(step)?;
    }
    work.pragma_update(None, "user_version", known)?;
    work.commit()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_run_once_each_in_their_order_from_any_version_on() {
        let second = "ALTER TABLE entry ADD COLUMN at INTEGER NOT NULL DEFAULT 7";
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, STEPS).unwrap();
        connection.execute("INSERT INTO entry (tbl, seq, body) VALUES ('a', 0, 'deal')", ()).unwrap();
        for _ in 0..2 {
            migrate(&mut connection, &[STEPS[0], second]).unwrap();
        }
        let at: i64 = connection.query_row("SELECT at FROM entry", (), |row| row.get(0)).unwrap();
        assert_eq!((at, version(&connection, 2).unwrap()), (7, 2));
    }

    #[test]
    fn a_step_that_fails_leaves_the_file_as_it_was() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, STEPS).unwrap();
        let steps = [STEPS[0], "CREATE TABLE half (x) STRICT; nonsense"];
        assert!(migrate(&mut connection, &steps).is_err());
        assert_eq!(version(&connection, 1).unwrap(), 1);
        let half = "SELECT count(*) FROM sqlite_schema WHERE name = 'half'";
        assert_eq!(connection.query_row(half, (), |row| row.get(0)), Ok(0));
    }
}
