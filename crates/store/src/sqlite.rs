//! The embedded database: one file, and beside it a lock that only one server holds.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, Row};

use crate::backend::Journals;
use crate::{Backend, Entry, Placed, StoreError};

/// The entries of a file of the first version as rows of `log`.
macro_rules! first_as_log {
    () => {
        "SELECT id, tbl, seq, CASE WHEN seq > 0 THEN id - 1 END AS prev, body
         FROM (SELECT row_number() OVER (ORDER BY tbl, seq) AS id, tbl, seq, body FROM entry)"
    };
}

/// Each step leads from the version of its place to the next. Steps are only ever added.
const STEPS: &[&str] = &[
    "CREATE TABLE entry (
        tbl TEXT NOT NULL,
        seq INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (tbl, seq)
    ) WITHOUT ROWID, STRICT",
    // Entries of many tables arrive together: in the order of their coming they fill a few pages, in the order of their
    // tables they touched a page each. `prev` is the table's entry before this one.
    concat!(
        "CREATE TABLE log (
            id INTEGER PRIMARY KEY,
            tbl TEXT NOT NULL,
            seq INTEGER NOT NULL,
            prev INTEGER,
            body TEXT NOT NULL
        ) STRICT;
        INSERT INTO log (id, tbl, seq, prev, body) ",
        first_as_log!(),
        "; DROP TABLE entry"
    ),
];
/// The write-ahead log is brought into the file when it has this many pages (of 4 KiB).
const CHECKPOINT_PAGES: u32 = 16_384;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error.to_string())
    }
}

/// The last entry of a table: its id and its place.
type Tail = (i64, u64);

/// An open file.
pub(crate) struct Sqlite {
    connection: Connection,
    /// The end of each table's journal; read again when a commit has failed. One server has the file, so nobody else
    /// makes it longer.
    tails: Option<HashMap<String, Tail>>,
    /// Held as long as the file is open for writing; the system lets go of it when a process dies.
    _lock: Option<fs::File>,
}

impl Sqlite {
    /// Opens or makes a file and brings its schema up to date.
    pub(crate) fn open(path: &Path) -> Result<Self, StoreError> {
        let lock = lock(path)?;
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(Duration::from_secs(5))?;
        // A commit is on the disk before it returns.
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
        migrate(&mut connection, STEPS)?;
        Ok(Self { connection, tails: None, _lock: Some(lock) })
    }

    /// Opens a file that is there, to read only; a server may have it open.
    pub(crate) fn open_read_only(path: &Path) -> Result<Self, StoreError> {
        let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        connection.busy_timeout(Duration::from_secs(5))?;
        if version(&connection, STEPS.len() as u32)? < 2 {
            // The file stays as it is; only this connection sees it so.
            connection.execute_batch(concat!("CREATE TEMP VIEW log AS ", first_as_log!()))?;
        }
        Ok(Self { connection, tails: None, _lock: None })
    }

    /// The ends of all journals.
    fn tails(&mut self) -> Result<&mut HashMap<String, Tail>, StoreError> {
        if self.tails.is_none() {
            let mut rows = self.connection.prepare("SELECT tbl, max(id), max(seq) FROM log GROUP BY tbl")?;
            let tail = |row: &Row<'_>| Ok((row.get(0)?, (row.get(1)?, row.get::<_, i64>(2)? as u64)));
            self.tails = Some(rows.query_map((), tail)?.collect::<Result<_, _>>()?);
        }
        // It was put there a line ago.
        self.tails.as_mut().ok_or(StoreError::Closed)
    }
}

impl Backend for Sqlite {
    fn append_batch(&mut self, entries: &[Entry]) -> Result<Placed, StoreError> {
        self.tails()?;
        // Taken out, so that whatever fails leaves none behind and they are read again.
        let mut tails = self.tails.take().unwrap_or_default();
        let work = self.connection.transaction()?;
        let mut placed = Vec::with_capacity(entries.len());
        {
            let mut insert =
                work.prepare_cached("INSERT INTO log (tbl, seq, prev, body) VALUES (?1, ?2, ?3, ?4)")?;
            for entry in entries {
                let tail = tails.get_mut(&entry.table);
                let (prev, next) = tail.as_ref().map_or((None, 0), |tail| (Some(tail.0), tail.1 + 1));
                if let Some(refusal) = misplaced(entry, next) {
                    placed.push(Err(refusal));
                    continue;
                }
                let id = insert.insert((&entry.table, entry.seq as i64, prev, &entry.body))?;
                match tail {
                    Some(tail) => *tail = (id, entry.seq),
                    None => drop(tails.insert(entry.table.clone(), (id, entry.seq))),
                }
                placed.push(Ok(()));
            }
        }
        work.commit()?;
        self.tails = Some(tails);
        Ok(placed)
    }

    fn journal(&mut self, table: &str) -> Result<Vec<Entry>, StoreError> {
        let tail = self.tails()?.get(table).copied();
        let mut row = self.connection.prepare_cached("SELECT tbl, seq, body, prev FROM log WHERE id = ?1")?;
        let (mut journal, mut at) = (Vec::new(), tail.map(|tail| tail.0));
        while let Some(id) = at {
            journal.push(row.query_row([id], |row| {
                // Entries before it came before it: a file that was tampered with must not lead in circles.
                at = row.get::<_, Option<i64>>(3)?.filter(|prev| *prev < id);
                entry(row)
            })?);
        }
        journal.reverse();
        Ok(journal)
    }

    fn each_journal(&mut self, visit: &mut dyn FnMut(Vec<Entry>)) -> Result<(), StoreError> {
        let mut rows = self.connection.prepare("SELECT tbl, seq, body FROM log ORDER BY tbl, seq")?;
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

/// Why an entry may not stand in its place, if it is not the next one of its table.
fn misplaced(entry: &Entry, next: u64) -> Option<StoreError> {
    let Entry { table, seq, .. } = entry;
    match seq.cmp(&next) {
        Ordering::Equal => None,
        Ordering::Less => Some(StoreError::Taken { table: table.clone(), seq: *seq }),
        Ordering::Greater => Some(StoreError::Gap { table: table.clone(), seq: *seq, next }),
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
        let third = "ALTER TABLE log ADD COLUMN at INTEGER NOT NULL DEFAULT 7";
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, &STEPS[..1]).unwrap();
        connection
            .execute("INSERT INTO entry VALUES ('b', 0, 'x'), ('a', 1, 'y'), ('a', 0, 'z')", ())
            .unwrap();
        for _ in 0..2 {
            migrate(&mut connection, &[STEPS[0], STEPS[1], third]).unwrap();
        }
        let mut rows =
            connection.prepare("SELECT id, tbl, seq, prev, body, at FROM log ORDER BY id").unwrap();
        let found = rows.query_map((), |row| {
            Ok((
                row.get(0)?,
                row.get::<_, String>(1)?,
                row.get(2)?,
                row.get(3)?,
                row.get::<_, String>(4)?,
                row.get(5)?,
            ))
        });
        let found: Vec<(i64, String, i64, Option<i64>, String, i64)> =
            found.unwrap().map(Result::unwrap).collect();
        let row =
            |id, tbl: &str, seq, prev, body: &str| (id, tbl.to_string(), seq, prev, body.to_string(), 7);
        assert_eq!(
            found,
            [row(1, "a", 0, None, "z"), row(2, "a", 1, Some(1), "y"), row(3, "b", 0, None, "x")]
        );
        assert_eq!(version(&connection, 3).unwrap(), 3);
    }

    #[test]
    fn a_step_that_fails_leaves_the_file_as_it_was() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, &STEPS[..1]).unwrap();
        let steps = [STEPS[0], "CREATE TABLE half (x ANY) STRICT; nonsense"];
        assert!(migrate(&mut connection, &steps).is_err());
        assert_eq!(version(&connection, 1).unwrap(), 1);
        let half = "SELECT count(*) FROM sqlite_schema WHERE name = 'half'";
        assert_eq!(connection.query_row(half, (), |row| row.get(0)), Ok(0));
    }
}
