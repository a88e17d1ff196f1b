//! Writing: whole changes, fenced in the statement that writes them.

use std::collections::HashSet;

use super::connection::{Connection, Failure};
use super::values::{Key, entry, number};
use crate::backend::is_kept;
use crate::{Change, Entry, Link, NewTable, StoreError, TableId, TableStatus, Work};

/// All or nothing for each table: owner, epoch and place are checked under the lock of the row that is written. That a place is
/// given once is the second fence.
const APPEND: &str = "
    WITH w AS MATERIALIZED (
        SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::boolean[], $6::boolean[],
                             $7::bigint[], $8::bigint[], $9::bigint[], $10::text[])
        AS w (tbl, epoch, first, n, listed, over, moves, due, changed, lobby)
    ), held AS (
        UPDATE talon_table t
        SET next = t.next + w.n, listed = w.listed, over = w.over, moves = w.moves, due = w.due,
            changed = w.changed, lobby = w.lobby
        FROM w WHERE t.tbl = w.tbl AND t.owner = $11 AND t.epoch = w.epoch AND t.next = w.first
        RETURNING t.tbl
    ), put AS (
        INSERT INTO talon_entry
        SELECT u.* FROM unnest($12::uuid[], $13::bigint[], $14::bigint[], $15::uuid[], $16::bigint[], $17::text[])
        AS u (tbl, seq, epoch, request, sum, body) JOIN held USING (tbl)
    ), linked AS (
        INSERT INTO talon_link
        SELECT l.hash, l.tbl, l.role FROM unnest($18::uuid[], $19::uuid[], $20::smallint[])
        AS l (hash, tbl, role) JOIN held USING (tbl) ON CONFLICT DO NOTHING
    )
    SELECT tbl FROM held";

/// New tables, which belong to their maker.
const CREATE: &str = "
    WITH made AS (
        INSERT INTO talon_table (tbl, owner, epoch, next, listed, over, moves, due, changed, lobby, created, game)
        SELECT w.tbl, $11, w.epoch, w.n, w.listed, w.over, w.moves, w.due, w.changed, w.lobby, w.created, w.game
        FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::boolean[], $6::boolean[],
                    $7::bigint[], $8::bigint[], $9::bigint[], $10::text[], $21::bigint[], $22::text[])
        AS w (tbl, epoch, first, n, listed, over, moves, due, changed, lobby, created, game)
        ON CONFLICT DO NOTHING
        RETURNING tbl
    ), put AS (
        INSERT INTO talon_entry
        SELECT u.* FROM unnest($12::uuid[], $13::bigint[], $14::bigint[], $15::uuid[], $16::bigint[], $17::text[])
        AS u (tbl, seq, epoch, request, sum, body) JOIN made USING (tbl)
    ), linked AS (
        INSERT INTO talon_link
        SELECT l.hash, l.tbl, l.role FROM unnest($18::uuid[], $19::uuid[], $20::smallint[])
        AS l (hash, tbl, role) JOIN made USING (tbl) ON CONFLICT DO NOTHING
    )
    SELECT tbl FROM made";

/// A journal of an older version with what was derived of it; nobody owns it.
pub(super) const PUT_DERIVED: &str = "
    WITH made AS (
        INSERT INTO talon_table (tbl, epoch, next, listed, over, moves, due, created, changed, game, lobby)
        VALUES ($1, 0, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    ), put AS (
        INSERT INTO talon_entry
        SELECT $1, u.seq, 0, '00000000-0000-0000-0000-000000000000', u.sum, u.body
        FROM unnest($11::bigint[], $12::bigint[], $13::text[]) AS u (seq, sum, body)
    )
    INSERT INTO talon_link SELECT l.hash, $1, l.role FROM unnest($14::uuid[], $15::smallint[]) AS l (hash, role)
    ON CONFLICT DO NOTHING";

const THERE: &str = "SELECT seq, epoch, request, sum, body FROM talon_entry \
                     WHERE tbl = $1 AND seq >= $2 AND seq < $3 ORDER BY seq";

/// Columns of what is written, one value a table, entry or link.
#[derive(Default)]
struct Columns {
    tables: Vec<Key>,
    epochs: Vec<i64>,
    firsts: Vec<i64>,
    counts: Vec<i64>,
    listed: Vec<bool>,
    over: Vec<bool>,
    moves: Vec<i64>,
    due: Vec<Option<i64>>,
    changed: Vec<i64>,
    lobbies: Vec<String>,
    created: Vec<i64>,
    games: Vec<String>,
    entry_tables: Vec<Key>,
    seqs: Vec<i64>,
    entry_epochs: Vec<i64>,
    requests: Vec<Key>,
    sums: Vec<i64>,
    bodies: Vec<String>,
    hashes: Vec<Key>,
    link_tables: Vec<Key>,
    roles: Vec<i16>,
}

impl Columns {
    fn add(&mut self, work: &Work) {
        match work {
            Work::Append(Change { table, epoch, first, bodies, standing, links, .. }) => {
                self.table(*table, *epoch, *first, bodies.len(), standing);
                self.rest(*table, entries(work), links);
            }
            Work::Create(NewTable { table, bodies, standing, links, created, game, .. }) => {
                self.table(*table, crate::FIRST_EPOCH, 0, bodies.len(), standing);
                self.created.push(number(*created));
                self.games.push(game.clone());
                self.rest(*table, entries(work), links);
            }
        }
    }

    fn table(&mut self, table: TableId, epoch: u64, first: u64, count: usize, standing: &TableStatus) {
        self.tables.push(Key(table.0));
        self.epochs.push(number(epoch));
        self.firsts.push(number(first));
        self.counts.push(count as i64);
        self.listed.push(standing.listed);
        self.over.push(standing.over);
        self.moves.push(number(standing.moves));
        self.due.push(standing.due.map(number));
        self.changed.push(number(standing.changed));
        self.lobbies.push(standing.lobby.clone());
    }

    fn rest(&mut self, table: TableId, entries: Vec<Entry>, links: &[Link]) {
        for entry in entries {
            self.entry_tables.push(Key(table.0));
            self.seqs.push(number(entry.seq));
            self.entry_epochs.push(number(entry.epoch));
            self.requests.push(Key(entry.request.0));
            self.sums.push(i64::from(entry.checksum(table)));
            self.bodies.push(entry.body);
        }
        for link in links {
            self.hashes.push(Key(link.hash.0));
            self.link_tables.push(Key(table.0));
            self.roles.push(i16::from(link.role));
        }
    }

    /// Sends them; the tables that were written.
    fn send(&self, connection: &mut Connection, me: i64, creates: bool) -> Result<HashSet<u128>, Failure> {
        let mut values: Vec<&(dyn tokio_postgres::types::ToSql + Sync)> = vec![
            &self.tables,
            &self.epochs,
            &self.firsts,
            &self.counts,
            &self.listed,
            &self.over,
            &self.moves,
            &self.due,
            &self.changed,
            &self.lobbies,
            &me,
            &self.entry_tables,
            &self.seqs,
            &self.entry_epochs,
            &self.requests,
            &self.sums,
            &self.bodies,
            &self.hashes,
            &self.link_tables,
            &self.roles,
        ];
        if creates {
            values.extend([&self.created as &(dyn tokio_postgres::types::ToSql + Sync), &self.games]);
        }
        let rows = connection.query(if creates { CREATE } else { APPEND }, &values)?;
        Ok(rows.iter().map(|row| row.get::<_, Key>(0).0).collect())
    }
}

fn entries(work: &Work) -> Vec<Entry> {
    match work {
        Work::Append(change) => change.entries().collect(),
        Work::Create(new) => new.entries().collect(),
    }
}

/// Keeps everything that may be kept: new tables in one statement, changes in another.
pub(super) fn write(connection: &mut Connection, me: i64, works: &[Work]) -> Vec<Result<(), StoreError>> {
    let mut results: Vec<Result<(), StoreError>> = vec![Err(StoreError::Closed); works.len()];
    for creates in [true, false] {
        let places: Vec<usize> =
            (0..works.len()).filter(|place| matches!(works[*place], Work::Create(_)) == creates).collect();
        if places.is_empty() {
            continue;
        }
        let part: Vec<&Work> = places.iter().map(|place| &works[*place]).collect();
        for (place, result) in places.iter().zip(batch(connection, me, &part, creates)) {
            results[*place] = result;
        }
    }
    results
}

/// One statement, sent a second time if the first answer was lost: the identical change is stored once, and a writer that
/// repeats it learns whether it was.
fn batch(
    connection: &mut Connection,
    me: i64,
    works: &[&Work],
    creates: bool,
) -> Vec<Result<(), StoreError>> {
    let mut columns = Columns::default();
    for work in works {
        columns.add(work);
    }
    let mut sent = columns.send(connection, me, creates);
    let first = if let Err(Failure::Lost(reason)) = &sent { Some(reason.clone()) } else { None };
    if first.is_some() {
        sent = columns.send(connection, me, creates);
    }
    match sent {
        Ok(kept) => works
            .iter()
            .map(|work| if kept.contains(&work.table().0) { Ok(()) } else { refused(connection, work) })
            .collect(),
        // One of them stands where another does: each is sent alone, so that only that one fails.
        Err(Failure::Conflict(_)) if works.len() > 1 => {
            works.iter().flat_map(|work| batch(connection, me, &[work], creates)).collect()
        }
        Err(Failure::Conflict(_)) => works.iter().map(|work| refused(connection, work)).collect(),
        // What was not sent now may have been kept the first time.
        Err(other) => {
            let error = other.of_write();
            let error =
                first.map_or(error.clone(), |reason| StoreError::Unknown(format!("{reason}; {error}")));
            vec![Err(error); works.len()]
        }
    }
}

/// What was not taken is there already, word for word, or may not be.
fn refused(connection: &mut Connection, work: &Work) -> Result<(), StoreError> {
    let asked = entries(work);
    let (first, refusal) = match work {
        Work::Append(change) => (change.first, StoreError::Fenced { table: change.table }),
        Work::Create(new) => (0, StoreError::Taken { table: new.table }),
    };
    let end = number(first + asked.len() as u64);
    let rows = connection.ask(THERE, &[&Key(work.table().0), &number(first), &end]);
    // Whether it was kept is what is asked: without an answer nobody knows.
    let rows = rows.map_err(|error| StoreError::Unknown(error.to_string()))?;
    let there: Vec<Entry> = rows.iter().filter_map(|row| entry(row, 0).ok()).map(|read| read.0).collect();
    if is_kept(&there, asked.into_iter()) { Ok(()) } else { Err(refusal) }
}
