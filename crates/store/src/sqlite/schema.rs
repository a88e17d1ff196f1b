//! The tables of a file, and how an older file is brought up to date.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row, Transaction};

use crate::types::underived;
use crate::{Derive, Derived, Entry, RequestId, StoreError, TableId};

/// The version of a newly made file.
pub(super) const VERSION: u32 = 3;

/// The present tables. Entries are stored in order of arrival: those of many tables arrive together and so fill only a few
/// pages; ordered by table, they would touch a page each. `prev` is the table's entry before this one.
const SCHEMA: &str = "
    CREATE TABLE tbl (
        num INTEGER PRIMARY KEY,
        id BLOB NOT NULL UNIQUE,
        epoch INTEGER NOT NULL,
        next INTEGER NOT NULL,
        tail INTEGER,
        listed INTEGER NOT NULL,
        over INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        due INTEGER,
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        game TEXT NOT NULL,
        lobby TEXT NOT NULL
    ) STRICT;
    CREATE INDEX tbl_listed ON tbl (created) WHERE listed = 1 AND over = 0;
    CREATE INDEX tbl_due ON tbl (due) WHERE due IS NOT NULL;
    CREATE TABLE link (
        hash BLOB PRIMARY KEY,
        tbl INTEGER NOT NULL,
        role INTEGER NOT NULL
    ) WITHOUT ROWID, STRICT;
    CREATE INDEX link_tbl ON link (tbl);
    CREATE TABLE log (
        id INTEGER PRIMARY KEY,
        tbl INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        prev INTEGER,
        epoch INTEGER NOT NULL,
        request BLOB,
        sum INTEGER,
        body ANY NOT NULL
    ) STRICT;
    CREATE TABLE beat (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
    INSERT INTO beat VALUES (1, 0)";

/// Words that are kept for good, and browsers that want to be told something. An older program leaves these tables alone,
/// so the version stays as it is.
const WORDS: &str =
    "CREATE TABLE IF NOT EXISTS word (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
    CREATE TABLE IF NOT EXISTS notice (
        link BLOB NOT NULL,
        device BLOB NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (link, device)
    ) WITHOUT ROWID, STRICT;
    CREATE INDEX IF NOT EXISTS notice_device ON notice (device)";

/// Entries of a file of the first or second version, table by table.
pub(super) fn old_entries(version: u32) -> &'static str {
    if version == 1 {
        "SELECT tbl, seq, body FROM entry ORDER BY tbl, seq"
    } else {
        "SELECT tbl, seq, body FROM old_log ORDER BY tbl, seq"
    }
}

/// The version of a file, if it is one of the known; 0: it is empty.
pub(super) fn version(connection: &Connection) -> Result<u32, StoreError> {
    let found: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if found > VERSION {
        return Err(StoreError::TooNew { found, known: VERSION });
    }
    Ok(found)
}

/// Brings a file to the newest version, all or nothing.
pub(super) fn migrate(connection: &mut Connection, derive: &Derive) -> Result<(), StoreError> {
    let found = version(connection)?;
    if found == VERSION {
        return Ok(connection.execute_batch(WORDS)?);
    }
    let work = connection.transaction()?;
    if found == 2 {
        work.execute_batch("ALTER TABLE log RENAME TO old_log")?;
    }
    work.execute_batch(SCHEMA)?;
    work.execute_batch(WORDS)?;
    if found > 0 {
        carry_over(&work, found, derive)?;
        work.execute_batch(if found == 1 { "DROP TABLE entry" } else { "DROP TABLE old_log" })?;
    }
    work.pragma_update(None, "user_version", VERSION)?;
    Ok(work.commit()?)
}

/// Puts every old journal into the present tables, one at a time.
fn carry_over(work: &Transaction<'_>, found: u32, derive: &Derive) -> Result<(), StoreError> {
    let mut rows = work.prepare(old_entries(found))?;
    let mut rows = rows.query(())?;
    let mut journal: Option<OldJournal> = None;
    while let Some(row) = rows.next()? {
        let name = old_name(row);
        if let Some(whole) = journal.take_if(|journal| journal.name != name) {
            whole.put(work, derive)?;
        }
        journal.get_or_insert_with(|| OldJournal { name, rows: Vec::new() }).rows.push(old_row(row)?);
    }
    journal.map_or(Ok(()), |whole| whole.put(work, derive))
}

/// The name of the table an old entry belongs to; bytes that are no text become another name.
pub(super) fn old_name(row: &Row<'_>) -> String {
    match row.get_ref(0) {
        Ok(ValueRef::Text(text) | ValueRef::Blob(text)) => String::from_utf8_lossy(text).into_owned(),
        _ => String::new(),
    }
}

/// An old entry as it is: its place and its body, which may be anything.
pub(super) fn old_row(row: &Row<'_>) -> Result<(i64, rusqlite::types::Value), StoreError> {
    Ok((row.get(1).unwrap_or(-1), row.get_ref(2)?.to_owned_value()))
}

/// A value as it is, text or not.
trait ToOwnedValue {
    fn to_owned_value(&self) -> rusqlite::types::Value;
}

impl ToOwnedValue for ValueRef<'_> {
    fn to_owned_value(&self) -> rusqlite::types::Value {
        use rusqlite::types::Value;
        match self {
            ValueRef::Null => Value::Null,
            ValueRef::Integer(n) => Value::Integer(*n),
            ValueRef::Real(n) => Value::Real(*n),
            ValueRef::Text(text) => match std::str::from_utf8(text) {
                Ok(text) => Value::Text(text.to_string()),
                Err(_) => Value::Blob(text.to_vec()),
            },
            ValueRef::Blob(bytes) => Value::Blob(bytes.to_vec()),
        }
    }
}

/// A journal of an older version.
struct OldJournal {
    name: String,
    rows: Vec<(i64, rusqlite::types::Value)>,
}

impl OldJournal {
    /// Writes it as it is. What is damaged stays damaged, at its own table only.
    fn put(self, work: &Transaction<'_>, derive: &Derive) -> Result<(), StoreError> {
        use rusqlite::types::Value;
        let table = TableId::of_old(&self.name);
        let is_right =
            |(place, row): (usize, &(i64, Value))| row.0 == place as i64 && matches!(row.1, Value::Text(_));
        let right = self.rows.iter().enumerate().take_while(|row| is_right(*row)).count();
        let bodies: Vec<String> = self.rows[..right]
            .iter()
            .filter_map(|(_, body)| if let Value::Text(text) = body { Some(text.clone()) } else { None })
            .collect();
        let derived = if right == self.rows.len() { derive(table, &bodies).ok() } else { None };
        let num = put_row(work, table, 0, self.rows.len() as u64, &derived.unwrap_or_else(underived))?;
        let mut prev = None;
        for (seq, body) in self.rows {
            let text = if let Value::Text(text) = &body { text.clone() } else { String::new() };
            let entry = Entry { seq: seq as u64, epoch: 0, request: RequestId::NONE, body: text };
            // What was no text gets a checksum that cannot fit.
            let sum = matches!(body, Value::Text(_)).then(|| entry.checksum(table));
            work.prepare_cached(
                "INSERT INTO log (tbl, seq, prev, epoch, request, sum, body) VALUES (?1, ?2, ?3, 0, NULL, ?4, ?5)",
            )?
            .execute((num, seq, prev, sum.unwrap_or(0), body))?;
            prev = Some(work.last_insert_rowid());
        }
        work.execute("UPDATE tbl SET tail = ?2 WHERE num = ?1", (num, prev))?;
        Ok(())
    }
}

/// Writes the row and the links of a table; its number.
pub(super) fn put_row(
    work: &Transaction<'_>,
    table: TableId,
    epoch: u64,
    next: u64,
    derived: &Derived,
) -> Result<i64, StoreError> {
    let Derived { game, created, standing, links } = derived;
    let num = work
        .prepare_cached(
            "INSERT INTO tbl (id, epoch, next, listed, over, moves, due, created, changed, game, lobby) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
        )?
        .insert(rusqlite::params![
            table.bytes(),
            epoch as i64,
            next as i64,
            standing.listed,
            standing.over,
            standing.moves as i64,
            standing.due.map(|due| due as i64),
            *created as i64,
            standing.changed as i64,
            game,
            standing.lobby,
        ])?;
    put_links(work, num, links)?;
    Ok(num)
}

/// Writes links to a table.
pub(super) fn put_links(work: &Transaction<'_>, num: i64, links: &[crate::Link]) -> Result<(), StoreError> {
    for link in links {
        work.prepare_cached("INSERT OR IGNORE INTO link (hash, tbl, role) VALUES (?1, ?2, ?3)")?
            .execute((link.hash.bytes(), num, link.role))?;
    }
    Ok(())
}
