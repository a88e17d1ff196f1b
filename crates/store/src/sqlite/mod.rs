//! The embedded database: one file, and a lock beside it that only one server can hold.

mod read;
mod salvage;
mod schema;
mod write;

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::{
    Backend, Claim, Derive, Entry, Found, Heartbeat, Link, LinkHash, Notice, Search, StoreError, TableId,
    TableRow, Work,
};
pub use salvage::Salvaged;
pub(crate) use salvage::salvage;
use write::Held;

/// The write-ahead log is brought into the file when it has this many pages (of 4 KiB).
const CHECKPOINT_PAGES: u32 = 16_384;
/// How long one waits for the other connections of the file.
const BUSY: Duration = Duration::from_secs(5);

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error.to_string())
    }
}

/// An open file.
pub(crate) struct Sqlite {
    connection: Connection,
    /// The version of its schema; older ones can only be read.
    version: u32,
    /// The tables that were claimed and not given back. One server has the file, so nobody else changes them.
    held: HashMap<TableId, Held>,
    /// Held as long as the file is open for writing; the system lets go of it when a process dies.
    _lock: Option<fs::File>,
}

impl Sqlite {
    /// Opens or makes a file and brings its schema up to date.
    pub(crate) fn open(path: &Path, derive: &Derive) -> Result<Self, StoreError> {
        let lock = lock(path)?;
        make_private(path)?;
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(BUSY)?;
        // A commit is on disk before it returns.
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
        schema::migrate(&mut connection, derive)?;
        connection.set_prepared_statement_cache_capacity(32);
        Ok(Self { connection, version: schema::VERSION, held: HashMap::new(), _lock: Some(lock) })
    }

    /// Opens an existing file read-only; a server may have it open.
    pub(crate) fn open_read_only(path: &Path) -> Result<Self, StoreError> {
        let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        connection.busy_timeout(BUSY)?;
        let version = schema::version(&connection)?;
        if version == 2 {
            // The file stays as it is; only this connection sees it so.
            connection.execute_batch("CREATE TEMP VIEW old_log AS SELECT * FROM log")?;
        }
        Ok(Self { connection, version, held: HashMap::new(), _lock: None })
    }
}

impl Backend for Sqlite {
    fn write(&mut self, works: &[Work]) -> Vec<Result<(), StoreError>> {
        self.write_all(works)
    }

    fn claim(&mut self, table: TableId) -> Result<Claim, StoreError> {
        self.take(table)
    }

    fn release(&mut self, table: TableId, epoch: u64) -> Result<(), StoreError> {
        if self.held.get(&table).is_some_and(|held| held.epoch == epoch) {
            self.held.remove(&table);
        }
        Ok(())
    }

    fn beat(&mut self) -> Result<Heartbeat, StoreError> {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        Ok(Heartbeat { now: since.map_or(0, |since| since.as_millis() as u64), in_time: true })
    }

    fn secret(&mut self) -> Result<u128, StoreError> {
        Err(StoreError::Database("this store is for one server alone".into()))
    }

    fn keep_once(&mut self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let put = "INSERT INTO word (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        self.connection.execute(put, (name, fresh))?;
        let get = "SELECT value FROM word WHERE name = ?1";
        Ok(self.connection.query_row(get, [name], |row| row.get(0))?)
    }

    fn keep_notice(&mut self, link: LinkHash, notice: &Notice, most: usize) -> Result<bool, StoreError> {
        let put = "INSERT INTO notice (link, device, body) SELECT ?1, ?2, ?3 \
                   WHERE (SELECT count(*) FROM notice WHERE link = ?1 AND device <> ?2) < ?4 \
                   ON CONFLICT DO UPDATE SET body = excluded.body";
        let (link, device) = (link.bytes(), notice.device.bytes());
        Ok(self.connection.execute(put, (link, device, &notice.body, most as i64))? > 0)
    }

    fn notices(&mut self, link: LinkHash) -> Result<Vec<Notice>, StoreError> {
        read::notices(&self.connection, link)
    }

    fn forget_notices(&mut self, device: LinkHash, link: Option<LinkHash>) -> Result<(), StoreError> {
        let forget = "DELETE FROM notice WHERE device = ?1 AND (?2 IS NULL OR link = ?2)";
        let link = link.map(LinkHash::bytes);
        Ok(self.connection.execute(forget, (device.bytes(), link)).map(drop)?)
    }

    fn leave(&mut self) -> Result<(), StoreError> {
        self.held.clear();
        Ok(())
    }

    fn delete(&mut self, table: TableId) -> Result<bool, StoreError> {
        self.remove(table)
    }

    fn probe(&mut self) -> Result<(), StoreError> {
        let at = self.beat()?.now as i64;
        Ok(self.connection.execute("UPDATE beat SET at = ?1", [at]).map(drop)?)
    }

    fn link(&mut self, hash: LinkHash) -> Result<Option<(TableId, u8)>, StoreError> {
        read::link(&self.connection, hash)
    }

    fn links(&mut self, table: TableId) -> Result<Vec<Link>, StoreError> {
        read::links(&self.connection, table)
    }

    fn row(&mut self, table: TableId) -> Result<Option<TableRow>, StoreError> {
        read::row(&self.connection, table)
    }

    fn journal(&mut self, table: TableId, next: u64) -> Result<Vec<Entry>, StoreError> {
        read::journal(&mut self.connection, table, next)
    }

    fn listed(&mut self, limit: usize) -> Result<Vec<TableRow>, StoreError> {
        read::listed(&self.connection, limit)
    }

    fn due(&mut self, before: u64, limit: usize) -> Result<Vec<TableRow>, StoreError> {
        read::due(&self.connection, before, limit)
    }

    fn rows(&mut self, search: &Search) -> Result<Vec<TableRow>, StoreError> {
        read::rows(&self.connection, search)
    }

    fn count(&mut self) -> Result<u64, StoreError> {
        let count = self.connection.query_row("SELECT count(*) FROM tbl", (), |row| row.get::<_, i64>(0))?;
        Ok(count as u64)
    }

    fn scan(&mut self, visit: &mut dyn FnMut(Found)) -> Result<(), StoreError> {
        if self.version < schema::VERSION {
            return read::scan_old(&self.connection, self.version, visit);
        }
        read::scan(&mut self.connection, visit)
    }
}

/// One server at a time: two would each believe their own memory.
fn lock(path: &Path) -> Result<fs::File, StoreError> {
    let bad = |error: std::io::Error| StoreError::Database(error.to_string());
    let name = path.with_added_extension("lock");
    make_private(&name)?;
    let file = fs::OpenOptions::new().create(true).truncate(false).write(true).open(name).map_err(bad)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(fs::TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(fs::TryLockError::Error(error)) => Err(bad(error)),
    }
}

/// A file that only its owner can read: it holds the secrets of every seat. `SQLite` gives the files beside it the same
/// rights.
#[cfg(unix)]
fn make_private(path: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
    let bad = |error: std::io::Error| StoreError::Database(error.to_string());
    let made = fs::OpenOptions::new().create(true).append(true).mode(0o600).open(path).map_err(bad)?;
    let rights = made.metadata().map_err(bad)?.permissions().mode() & 0o777;
    if rights & 0o077 != 0 {
        // Somebody else's file keeps the rights its owner gave it.
        let _ = made.set_permissions(fs::Permissions::from_mode(rights & 0o700));
    }
    Ok(())
}

#[cfg(not(unix))]
fn make_private(_: &Path) -> Result<(), StoreError> {
    Ok(())
}
