//! What can be read from a malformed file.

use std::collections::BTreeMap;
use std::path::Path;

use rusqlite::{Connection, OpenFlags, Transaction};

use super::{Sqlite, schema, write};
use crate::backend::Journal;
use crate::types::underived;
use crate::{Derive, Entry, RequestId, StoreError, TableId};

/// How many ids to try after the last one that could be read, in case the end of the file is lost.
const BEYOND: i64 = 10_000;

/// What came out of a malformed file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Salvaged {
    /// Tables that are whole.
    pub whole: usize,
    /// Tables of which only the beginning is left: how many entries, and what comes then.
    pub cut: Vec<(TableId, u64, String)>,
    /// Entries that could not be read or whose table's beginning is lost.
    pub lost: usize,
}

/// An entry as it lies in the file.
struct Piece {
    entry: Entry,
    sum: u32,
}

/// Reads entry by entry, skipping what fails, and writes a new file with the unbroken beginning of each journal.
pub(crate) fn salvage(from: &Path, to: &Path, derive: &Derive) -> Result<Salvaged, StoreError> {
    if to.exists() {
        return Err(StoreError::Database(format!("{} is already there", to.display())));
    }
    let damaged = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    if schema::version(&damaged)? < schema::VERSION {
        return Err(StoreError::TooOld { found: schema::version(&damaged)? });
    }
    let mut salvaged = Salvaged::default();
    let journals = pieces(&damaged, &mut salvaged);
    let names = names(&damaged);
    let mut file = Sqlite::open(to, derive)?;
    let work = file.connection.transaction()?;
    for (num, pieces) in journals {
        let name = names.get(&num).map_or_else(|| Err(num), |(id, next)| Ok((*id, *next)));
        put(&work, name, pieces, derive, &mut salvaged)?;
    }
    words(&damaged, &work);
    work.commit()?;
    Ok(salvaged)
}

/// Takes the words over as far as they can be read; without them the server makes new ones.
fn words(damaged: &Connection, work: &Transaction<'_>) {
    let Ok(mut select) = damaged.prepare("SELECT name, value FROM word") else { return };
    let Ok(rows) = select.query_map((), |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))
    else {
        return;
    };
    for word in rows.map_while(Result::ok) {
        // One that is not taken over is made anew.
        let _ = work.execute("INSERT OR IGNORE INTO word (name, value) VALUES (?1, ?2)", word);
    }
}

/// Every entry that can be read, by table and place.
fn pieces(damaged: &Connection, salvaged: &mut Salvaged) -> BTreeMap<i64, BTreeMap<u64, Piece>> {
    let mut found: BTreeMap<i64, BTreeMap<u64, Piece>> = BTreeMap::new();
    let tails: Option<i64> =
        damaged.query_row("SELECT max(tail) FROM tbl", (), |row| row.get(0)).ok().flatten();
    let highest: Option<i64> =
        damaged.query_row("SELECT max(id) FROM log", (), |row| row.get(0)).ok().flatten();
    let mut last = highest.max(tails).unwrap_or(0);
    let sql = "SELECT tbl, seq, epoch, request, sum, body FROM log WHERE id = ?1";
    let Ok(mut select) = damaged.prepare(sql) else { return found };
    let mut id = 0;
    while id < last + if highest.is_none() { BEYOND } else { 0 } {
        id += 1;
        let read = select.query_row([id], |row| {
            let request: Option<[u8; 16]> = row.get(3)?;
            let request = request.map_or(RequestId::NONE, |bytes| RequestId(u128::from_be_bytes(bytes)));
            let body = write::text(row.get_ref(5)?).unwrap_or_default();
            let (seq, epoch): (i64, i64) = (row.get(1)?, row.get(2)?);
            let entry = Entry { seq: seq as u64, epoch: epoch as u64, request, body };
            Ok((row.get::<_, i64>(0)?, Piece { entry, sum: row.get::<_, Option<u32>>(4)?.unwrap_or(0) }))
        });
        match read {
            Ok((num, piece)) => {
                last = last.max(id);
                found.entry(num).or_default().insert(piece.entry.seq, piece);
            }
            // A table that was deleted leaves holes.
            Err(rusqlite::Error::QueryReturnedNoRows) => {}
            Err(_) => salvaged.lost += usize::from(id <= last),
        }
    }
    found
}

/// The ids and lengths of tables whose rows can be read, by number.
fn names(damaged: &Connection) -> BTreeMap<i64, (TableId, u64)> {
    let mut found = BTreeMap::new();
    let Ok(mut select) = damaged.prepare("SELECT id, next FROM tbl WHERE num = ?1") else { return found };
    let last: i64 = damaged
        .query_row("SELECT max(num) FROM tbl", (), |row| row.get::<_, Option<i64>>(0))
        .ok()
        .flatten()
        .unwrap_or(BEYOND);
    for num in 1..=last {
        let read = select.query_row([num], |row| Ok((row.get::<_, [u8; 16]>(0)?, row.get::<_, i64>(1)?)));
        if let Ok((id, next)) = read {
            found.insert(num, (TableId(u128::from_be_bytes(id)), next.max(0) as u64));
        }
    }
    found
}

/// Writes the unbroken beginning of one journal. A table whose row is lost gets a new id; its links are in its deal.
fn put(
    work: &rusqlite::Transaction<'_>,
    name: Result<(TableId, u64), i64>,
    pieces: BTreeMap<u64, Piece>,
    derive: &Derive,
    salvaged: &mut Salvaged,
) -> Result<(), StoreError> {
    let count = pieces.len();
    let is_named = name.is_ok();
    let (table, next) = name.unwrap_or_else(|_| (TableId::fresh(), count as u64));
    let mut journal = Journal::of(table);
    for piece in pieces.into_values() {
        // The checksum holds the id: of a table without its row it cannot be compared.
        journal.add(Ok((piece.entry, is_named.then_some(piece.sum))));
    }
    journal.close(next);
    let found = journal.found(None);
    salvaged.lost += count - found.entries.len();
    if found.entries.is_empty() {
        return Ok(());
    }
    let bodies: Vec<String> = found.entries.iter().map(|entry| entry.body.clone()).collect();
    let derived = derive(table, &bodies);
    let reason = found.fault.map(|fault| fault.to_string()).or_else(|| derived.as_ref().err().cloned());
    match reason {
        None => salvaged.whole += 1,
        Some(reason) => salvaged.cut.push((table, found.entries.len() as u64, reason)),
    }
    let length = found.entries.len() as u64;
    let epoch = found.entries.iter().map(|entry| entry.epoch).max().unwrap_or(0);
    let num = schema::put_row(work, table, epoch, length, &derived.unwrap_or_else(|_| underived()))?;
    let tail = write::put_entries(work, table, num, None, found.entries.into_iter())?;
    work.execute("UPDATE tbl SET tail = ?2 WHERE num = ?1", (num, tail))?;
    Ok(())
}
