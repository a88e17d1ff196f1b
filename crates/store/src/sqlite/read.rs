//! Reading a file.

use rusqlite::{Connection, OptionalExtension as _, Row};

use super::{schema, write};
use crate::backend::Journal;
use crate::{
    Entry, Found, Link, LinkHash, Notice, RequestId, Search, StoreError, TableId, TableRow, TableStatus,
};

/// The columns of a row, in the order in which they are read.
const ROW: &str = "id, epoch, next, listed, over, moves, due, created, changed, game, lobby, num, tail";
/// The columns of an entry.
const ENTRY: &str = "seq, epoch, request, sum, body";

/// A row that cannot be read is its own table's fault.
pub(super) fn bad_row(table: TableId, error: &rusqlite::Error) -> StoreError {
    use rusqlite::Error::{FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, Utf8Error};
    match error {
        IntegralValueOutOfRange(..)
        | FromSqlConversionFailure(..)
        | InvalidColumnType(..)
        | Utf8Error(..) => StoreError::Damaged { table, seq: 0, reason: format!("its row: {error}") },
        other => StoreError::Database(other.to_string()),
    }
}

/// A row, and the last entry of its table.
fn read_row(row: &Row<'_>) -> rusqlite::Result<(TableRow, i64, Option<i64>)> {
    let number = |place| -> rusqlite::Result<u64> {
        let number: i64 = row.get(place)?;
        u64::try_from(number).map_err(|_| rusqlite::Error::IntegralValueOutOfRange(place, number))
    };
    let due = row.get::<_, Option<i64>>(6)?;
    let standing = TableStatus {
        listed: row.get(3)?,
        over: row.get(4)?,
        moves: number(5)?,
        due: due.map(|due| due.max(0) as u64),
        changed: number(8)?,
        lobby: row.get(10)?,
    };
    let table = TableId(u128::from_be_bytes(row.get(0)?));
    let (epoch, next, created) = (number(1)?, number(2)?, number(7)?);
    let found = TableRow { table, owner: None, epoch, next, game: row.get(9)?, created, standing };
    Ok((found, row.get(11)?, row.get(12)?))
}

/// An entry and its checksum, as far as they can be read.
fn read_entry(row: &Row<'_>) -> Result<(Entry, Option<u32>), String> {
    let said = |error: rusqlite::Error| error.to_string();
    let number = |place| -> Result<u64, String> {
        let number: i64 = row.get(place).map_err(said)?;
        u64::try_from(number).map_err(|_| format!("{number} is not a place or an epoch"))
    };
    let request: Option<[u8; 16]> = row.get(2).map_err(said)?;
    let request = request.map_or(RequestId::NONE, |bytes| RequestId(u128::from_be_bytes(bytes)));
    let sum: Option<u32> = row.get(3).map_err(said)?;
    let body = write::text(row.get_ref(4).map_err(said)?)?;
    // An entry without a checksum was not written by us.
    Ok((Entry { seq: number(0)?, epoch: number(1)?, request, body }, Some(sum.unwrap_or(0))))
}

pub(super) fn link(connection: &Connection, hash: LinkHash) -> Result<Option<(TableId, u8)>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT tbl.id, link.role FROM link JOIN tbl ON tbl.num = link.tbl WHERE link.hash = ?1",
    )?;
    let found =
        select.query_row([hash.bytes()], |row| Ok((TableId(u128::from_be_bytes(row.get(0)?)), row.get(1)?)));
    Ok(found.optional()?)
}

pub(super) fn links(connection: &Connection, table: TableId) -> Result<Vec<Link>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT link.hash, link.role FROM link JOIN tbl ON tbl.num = link.tbl WHERE tbl.id = ?1 ORDER BY link.hash",
    )?;
    let link =
        |row: &Row<'_>| Ok(Link { hash: LinkHash(u128::from_be_bytes(row.get(0)?)), role: row.get(1)? });
    Ok(select.query_map([table.bytes()], link)?.collect::<Result<_, _>>()?)
}

pub(super) fn notices(connection: &Connection, link: LinkHash) -> Result<Vec<Notice>, StoreError> {
    let mut select = connection.prepare_cached("SELECT device, body FROM notice WHERE link = ?1")?;
    let notice =
        |row: &Row<'_>| Ok(Notice { device: LinkHash(u128::from_be_bytes(row.get(0)?)), body: row.get(1)? });
    Ok(select.query_map([link.bytes()], notice)?.collect::<Result<_, _>>()?)
}

pub(super) fn row(connection: &Connection, table: TableId) -> Result<Option<TableRow>, StoreError> {
    let mut select = connection.prepare_cached(&format!("SELECT {ROW} FROM tbl WHERE id = ?1"))?;
    let found = select.query_row([table.bytes()], |row| Ok(read_row(row)?.0)).optional();
    found.map_err(|error| bad_row(table, &error))
}

pub(super) fn journal(
    connection: &mut Connection,
    table: TableId,
    next: u64,
) -> Result<Vec<Entry>, StoreError> {
    // Row and entries of the same moment.
    let look = connection.transaction()?;
    entries(&look, table, next)
}

/// The entries of a table, no more than `next`.
pub(super) fn entries(connection: &Connection, table: TableId, next: u64) -> Result<Vec<Entry>, StoreError> {
    let mut select = connection.prepare_cached(&format!("SELECT {ROW} FROM tbl WHERE id = ?1"))?;
    let found = select.query_row([table.bytes()], read_row).optional();
    let found = found.map_err(|error| bad_row(table, &error))?;
    let Some((row, num, tail)) = found else { return Ok(Vec::new()) };
    let mut journal = chain(connection, &row, num, tail)?.whole()?;
    journal.truncate(usize::try_from(next).unwrap_or(usize::MAX));
    if next != u64::MAX && (journal.len() as u64) < next {
        let reason = "it is missing".to_string();
        return Err(StoreError::Damaged { table, seq: journal.len() as u64, reason });
    }
    Ok(journal)
}

/// Follows the entries of a table from the last to the first. Any wrong turn is a fault of this table.
fn chain(
    connection: &Connection,
    row: &TableRow,
    num: i64,
    tail: Option<i64>,
) -> Result<Journal, StoreError> {
    let sql = format!("SELECT {ENTRY}, prev FROM log WHERE id = ?1 AND tbl = ?2");
    let mut select = connection.prepare_cached(&sql)?;
    let (mut backwards, mut at) = (Vec::new(), tail);
    while let Some(id) = at {
        // More than there should be: entries before it came before it, so it ends in any case.
        if backwards.len() as u64 >= row.next {
            break;
        }
        let read = select.query_row((id, num), |row| {
            let prev = row.get::<_, Option<i64>>(5).ok().flatten();
            Ok((read_entry(row), prev.filter(|prev| *prev < id)))
        });
        match read {
            Ok((entry, prev)) => {
                backwards.push(entry);
                at = prev;
            }
            Err(rusqlite::Error::QueryReturnedNoRows) => break,
            Err(error) => return Err(error.into()),
        }
    }
    let mut journal = Journal::of(row.table);
    for entry in backwards.into_iter().rev() {
        journal.add(entry);
    }
    journal.close(row.next);
    Ok(journal)
}

fn many(
    connection: &Connection,
    rest: &str,
    values: impl rusqlite::Params,
) -> Result<Vec<TableRow>, StoreError> {
    let mut select = connection.prepare_cached(&format!("SELECT {ROW} FROM tbl {rest}"))?;
    let mut rows = select.query(values)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        // A row that cannot be read is left out; a caller who asks for its table, or for all, hears of it.
        found.extend(read_row(row).ok().map(|(row, ..)| row));
    }
    Ok(found)
}

pub(super) fn listed(connection: &Connection, limit: usize) -> Result<Vec<TableRow>, StoreError> {
    many(connection, "WHERE listed = 1 AND over = 0 ORDER BY created DESC LIMIT ?1", [limit as i64])
}

pub(super) fn due(connection: &Connection, before: u64, limit: usize) -> Result<Vec<TableRow>, StoreError> {
    let rest = "WHERE due IS NOT NULL AND due < ?1 ORDER BY due LIMIT ?2";
    many(connection, rest, [i64::try_from(before).unwrap_or(i64::MAX), limit as i64])
}

pub(super) fn rows(connection: &Connection, search: &Search) -> Result<Vec<TableRow>, StoreError> {
    let rest = "WHERE (?1 IS NULL OR id > ?1) AND (?2 IS NULL OR over = ?2) AND (?3 IS NULL OR changed < ?3) \
                ORDER BY id LIMIT ?4";
    let after = search.after.map(TableId::bytes);
    let before = search.changed_before.map(|before| i64::try_from(before).unwrap_or(i64::MAX));
    many(connection, rest, (after, search.over, before, search.limit as i64))
}

pub(super) fn scan(connection: &mut Connection, visit: &mut dyn FnMut(Found)) -> Result<(), StoreError> {
    let look = connection.transaction()?;
    let mut select = look.prepare(&format!("SELECT {ROW} FROM tbl ORDER BY id"))?;
    let mut rows = select.query(())?;
    while let Some(row) = rows.next()? {
        match read_row(row) {
            Ok((row, num, tail)) => {
                let journal = chain(&look, &row, num, tail);
                visit(match journal {
                    Ok(journal) => journal.found(Some(row)),
                    Err(fault) => lost(row.table, fault),
                });
            }
            Err(error) => {
                let id = row.get(0).map_or(0, u128::from_be_bytes);
                visit(lost(TableId(id), bad_row(TableId(id), &error)));
            }
        }
    }
    Ok(())
}

fn lost(table: TableId, fault: StoreError) -> Found {
    Found { table, row: None, entries: Vec::new(), fault: Some(fault) }
}

/// The journals of a file from before tables had rows.
pub(super) fn scan_old(
    connection: &Connection,
    version: u32,
    visit: &mut dyn FnMut(Found),
) -> Result<(), StoreError> {
    if version == 0 {
        return Ok(());
    }
    let mut select = connection.prepare(schema::old_entries(version))?;
    let mut rows = select.query(())?;
    let mut open: Option<(String, Journal)> = None;
    while let Some(row) = rows.next()? {
        let name = schema::old_name(row);
        if let Some((_, journal)) = open.take_if(|(other, _)| *other != name) {
            visit(journal.found(None));
        }
        let table = TableId::of_old(&name);
        let (_, journal) = open.get_or_insert_with(|| (name, Journal::of(table)));
        let seq = row.get::<_, i64>(1).map_err(|error| error.to_string());
        let body = row.get_ref(2).map_err(|error| error.to_string()).and_then(write::text);
        let entry = |(seq, body)| (Entry { seq, epoch: 0, request: RequestId::NONE, body }, None);
        journal.add(seq.and_then(|seq| body.map(|body| entry((seq as u64, body)))));
    }
    if let Some((_, journal)) = open {
        visit(journal.found(None));
    }
    Ok(())
}
