//! Reading.

use super::connection::Connection;
use super::values::{Key, entry, number, row, table_row};
use crate::backend::Journal;
use crate::{Entry, Found, Link, LinkHash, Notice, RequestId, Search, StoreError, TableId, TableRow};

/// Tables that a look through all takes at a time.
const PAGE: i64 = 500;

fn bad_row((table, reason): (TableId, String)) -> StoreError {
    StoreError::Damaged { table, seq: 0, reason: format!("its row: {reason}") }
}

pub(super) fn link(connection: &mut Connection, hash: LinkHash) -> Result<Option<(TableId, u8)>, StoreError> {
    let rows = connection.ask("SELECT tbl, role FROM talon_link WHERE hash = $1", &[&Key(hash.0)])?;
    Ok(rows.first().map(|row| (TableId(row.get::<_, Key>(0).0), row.get::<_, i16>(1) as u8)))
}

pub(super) fn links(connection: &mut Connection, table: TableId) -> Result<Vec<Link>, StoreError> {
    let sql = "SELECT hash, role FROM talon_link WHERE tbl = $1 ORDER BY hash";
    let rows = connection.ask(sql, &[&Key(table.0)])?;
    let link = |row: &tokio_postgres::Row| Link {
        hash: LinkHash(row.get::<_, Key>(0).0),
        role: row.get::<_, i16>(1) as u8,
    };
    Ok(rows.iter().map(link).collect())
}

pub(super) fn notices(connection: &mut Connection, link: LinkHash) -> Result<Vec<Notice>, StoreError> {
    let rows = connection.ask("SELECT device, body FROM talon_notice WHERE link = $1", &[&Key(link.0)])?;
    let notice =
        |row: &tokio_postgres::Row| Notice { device: LinkHash(row.get::<_, Key>(0).0), body: row.get(1) };
    Ok(rows.iter().map(notice).collect())
}

pub(super) fn row(connection: &mut Connection, table: TableId) -> Result<Option<TableRow>, StoreError> {
    let sql = concat!("SELECT ", row!(), " FROM talon_table t WHERE t.tbl = $1");
    let rows = connection.ask(sql, &[&Key(table.0)])?;
    rows.first().map(|row| table_row(row).map_err(bad_row)).transpose()
}

pub(super) fn journal(
    connection: &mut Connection,
    table: TableId,
    next: u64,
) -> Result<Vec<Entry>, StoreError> {
    let sql =
        "SELECT seq, epoch, request, sum, body FROM talon_entry WHERE tbl = $1 AND seq < $2 ORDER BY seq";
    let rows = connection.ask(sql, &[&Key(table.0), &number(next)])?;
    let mut journal = Journal::of(table);
    for row in &rows {
        journal.add(entry(row, 0));
    }
    journal.close(next);
    journal.whole()
}

/// Rows that cannot be read are left out; a caller who asks for their table, or for all, hears of it.
fn readable(rows: &[tokio_postgres::Row]) -> Vec<TableRow> {
    rows.iter().filter_map(|row| table_row(row).ok()).collect()
}

pub(super) fn listed(connection: &mut Connection, limit: usize) -> Result<Vec<TableRow>, StoreError> {
    let sql = concat!(
        "SELECT ",
        row!(),
        " FROM talon_table t WHERE listed AND NOT over ORDER BY created DESC LIMIT $1"
    );
    Ok(readable(&connection.ask(sql, &[&(limit as i64)])?))
}

pub(super) fn due(
    connection: &mut Connection,
    before: u64,
    limit: usize,
) -> Result<Vec<TableRow>, StoreError> {
    let sql = concat!(
        "SELECT ",
        row!(),
        " FROM talon_table t WHERE due IS NOT NULL AND due < $1 ORDER BY due LIMIT $2"
    );
    Ok(readable(&connection.ask(sql, &[&number(before), &(limit as i64)])?))
}

pub(super) fn rows(connection: &mut Connection, search: &Search) -> Result<Vec<TableRow>, StoreError> {
    let sql = concat!(
        "SELECT ",
        row!(),
        " FROM talon_table t WHERE ($1::uuid IS NULL OR tbl > $1) AND ($2::boolean IS NULL OR over = $2) \
         AND ($3::bigint IS NULL OR changed < $3) ORDER BY tbl LIMIT $4"
    );
    let after = search.after.map(|table| Key(table.0));
    let before = search.changed_before.map(number);
    Ok(readable(&connection.ask(sql, &[&after, &search.over, &before, &(search.limit as i64)])?))
}

pub(super) fn scan(connection: &mut Connection, visit: &mut dyn FnMut(Found)) -> Result<(), StoreError> {
    let tables = concat!(
        "SELECT ",
        row!(),
        " FROM talon_table t WHERE ($1::uuid IS NULL OR tbl > $1) ORDER BY tbl LIMIT $2"
    );
    let entries = "SELECT tbl, seq, epoch, request, sum, body FROM talon_entry \
                   WHERE tbl = ANY($1::uuid[]) ORDER BY tbl, seq";
    let mut after: Option<Key> = None;
    loop {
        let page = connection.ask(tables, &[&after, &PAGE])?;
        let keys: Vec<Key> = page.iter().map(|row| row.get(0)).collect();
        let Some(last) = keys.last().copied() else { return Ok(()) };
        let rows = connection.ask(entries, &[&keys])?;
        let mut rows = rows.iter().peekable();
        for found in &page {
            let key: Key = found.get(0);
            let table = TableId(key.0);
            let row = table_row(found);
            let mut journal = Journal::of(table);
            let next = row.as_ref().map_or(u64::MAX, |row| row.next);
            while let Some(read) = rows.next_if(|read| read.get::<_, Key>(0) == key) {
                // What was written after the row was read is of another moment.
                let read = entry(read, 1);
                if read.as_ref().map_or(true, |(entry, _)| entry.seq < next) {
                    journal.add(read);
                }
            }
            journal.close(if next == u64::MAX { 0 } else { next });
            let mut found = journal.found(row.as_ref().ok().cloned());
            if let Err(bad) = row {
                found.fault = Some(bad_row(bad));
            }
            visit(found);
        }
        after = Some(last);
    }
}

/// The journals of a database from before tables had rows.
pub(super) fn scan_old(connection: &mut Connection, visit: &mut dyn FnMut(Found)) -> Result<(), StoreError> {
    let there = connection.ask("SELECT to_regclass('talon_entry') IS NOT NULL", &[])?;
    if !there.first().is_some_and(|row| row.get(0)) {
        return Ok(());
    }
    let names =
        "SELECT DISTINCT tbl FROM talon_entry WHERE $1::text IS NULL OR tbl > $1 ORDER BY tbl LIMIT $2";
    let entries = "SELECT seq, body FROM talon_entry WHERE tbl = $1 ORDER BY seq";
    let mut after: Option<String> = None;
    loop {
        let page: Vec<String> =
            connection.ask(names, &[&after, &PAGE])?.iter().map(|row| row.get(0)).collect();
        let Some(last) = page.last().cloned() else { return Ok(()) };
        for name in page {
            let mut journal = Journal::of(TableId::of_old(&name));
            for row in connection.ask(entries, &[&name])? {
                let (seq, request): (i64, _) = (row.get(0), RequestId::NONE);
                journal.add(Ok((Entry { seq: seq as u64, epoch: 0, request, body: row.get(1) }, None)));
            }
            visit(journal.found(None));
        }
        after = Some(last);
    }
}
