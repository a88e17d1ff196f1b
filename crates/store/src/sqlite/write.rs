//! Writing to a file: everything that is waiting, in one transaction.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension as _, Transaction};

use super::{Sqlite, read, schema};
use crate::backend::is_kept;
use crate::{Change, Claim, Derived, Entry, NewTable, StoreError, TableId, TableStatus, Work};

/// A table that was claimed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Held {
    /// Its row.
    num: i64,
    pub(super) epoch: u64,
    next: u64,
    /// The id of its last entry.
    tail: Option<i64>,
    /// What the file says about how it stands, as far as that was written or read.
    standing: Option<TableStatus>,
}

impl Sqlite {
    /// One process has the file: a claim is a note in its memory, and the epoch is written with the first change.
    pub(super) fn take(&mut self, table: TableId) -> Result<Claim, StoreError> {
        let before = self.held.get(&table).map_or(0, |held| held.epoch);
        let mut held = find(&self.connection, table)?.ok_or(StoreError::NoTable { table })?;
        held.epoch = held.epoch.max(before) + 1;
        let claim = Claim { epoch: held.epoch, next: held.next };
        self.held.insert(table, held);
        Ok(claim)
    }

    pub(super) fn write_all(&mut self, works: &[Work]) -> Vec<Result<(), StoreError>> {
        match self.try_write(works) {
            Ok(results) => results,
            Err(error) => self.after_failure(works, &error),
        }
    }

    /// Stores what may be stored, all in one transaction; `Err` if it did not complete.
    fn try_write(&mut self, works: &[Work]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut done: Vec<(TableId, Held)> = Vec::with_capacity(works.len());
        let mut results = Vec::with_capacity(works.len());
        let work = self.connection.transaction()?;
        for one in works {
            let (table, kept) = match one {
                Work::Create(new) => (new.table, create(&work, new)?),
                Work::Append(change) => (change.table, append(&work, self.held.get(&change.table), change)?),
            };
            results.push(match kept {
                Ok(Some(held)) => {
                    done.push((table, held));
                    Ok(())
                }
                Ok(None) => Ok(()),
                Err(refusal) => Err(refusal),
            });
        }
        work.commit()?;
        self.held.extend(done);
        Ok(results)
    }

    /// After a failed commit the file says what is there; if it does not say, nobody knows.
    fn after_failure(&mut self, works: &[Work], error: &StoreError) -> Vec<Result<(), StoreError>> {
        let mut asked = |work: &Work| -> Result<(), StoreError> {
            let (table, first) = match work {
                Work::Create(new) => (new.table, 0),
                Work::Append(change) => (change.table, change.first),
            };
            let unknown = |said: StoreError| StoreError::Unknown(format!("{error}; {said}"));
            let found = find(&self.connection, table).map_err(unknown)?;
            let length = found.as_ref().map_or(0, |found| found.next);
            if let (Some(held), Some(found)) = (self.held.get_mut(&table), found) {
                *held = Held { epoch: held.epoch, standing: None, ..found };
            }
            if length > first { Ok(()) } else { Err(error.clone()) }
        };
        works.iter().map(&mut asked).collect()
    }

    pub(super) fn remove(&mut self, table: TableId) -> Result<bool, StoreError> {
        let work = self.connection.transaction()?;
        let Some(held) = find(&work, table)? else { return Ok(false) };
        // Along the chain: there is no index by table, which every entry would have to pay for.
        let mut at = held.tail;
        while let Some(id) = at {
            let prev = work
                .query_row("SELECT prev FROM log WHERE id = ?1 AND tbl = ?2", (id, held.num), |row| {
                    row.get::<_, Option<i64>>(0)
                })
                .optional()?;
            work.execute("DELETE FROM log WHERE id = ?1 AND tbl = ?2", (id, held.num))?;
            at = prev.flatten().filter(|prev| *prev < id);
        }
        let notices = "DELETE FROM notice WHERE link IN (SELECT hash FROM link WHERE tbl = ?1)";
        work.execute(notices, [held.num])?;
        work.execute("DELETE FROM link WHERE tbl = ?1", [held.num])?;
        work.execute("DELETE FROM tbl WHERE num = ?1", [held.num])?;
        work.commit()?;
        self.held.remove(&table);
        Ok(true)
    }
}

/// What the file says about a table.
fn find(connection: &Connection, table: TableId) -> Result<Option<Held>, StoreError> {
    let mut select = connection.prepare_cached("SELECT num, epoch, next, tail FROM tbl WHERE id = ?1")?;
    let held = select.query_row([table.bytes()], |row| {
        let number = |place| -> rusqlite::Result<u64> {
            let number: i64 = row.get(place)?;
            u64::try_from(number).map_err(|_| rusqlite::Error::IntegralValueOutOfRange(place, number))
        };
        let (epoch, next) = (number(1)?, number(2)?);
        Ok(Held { num: row.get(0)?, epoch, next, tail: row.get(3)?, standing: None })
    });
    held.optional().map_err(|error| read::bad_row(table, &error))
}

/// What came of one piece of work: the table as it is now, nothing if it was kept before, or why it may not be.
type Outcome = Result<Result<Option<Held>, StoreError>, StoreError>;

fn create(work: &Transaction<'_>, new: &NewTable) -> Outcome {
    let table = new.table;
    if find(work, table)?.is_some() {
        return Ok(if has(work, table, 0, new.entries())? {
            Ok(None)
        } else {
            Err(StoreError::Taken { table })
        });
    }
    let derived = Derived {
        game: new.game.clone(),
        created: new.created,
        standing: new.standing.clone(),
        links: new.links.clone(),
    };
    let next = new.bodies.len() as u64;
    let num = schema::put_row(work, table, crate::FIRST_EPOCH, next, &derived)?;
    let tail = put_entries(work, table, num, None, new.entries())?;
    work.prepare_cached("UPDATE tbl SET tail = ?2 WHERE num = ?1")?.execute((num, tail))?;
    let standing = Some(new.standing.clone());
    Ok(Ok(Some(Held { num, epoch: crate::FIRST_EPOCH, next, tail, standing })))
}

fn append(work: &Transaction<'_>, held: Option<&Held>, change: &Change) -> Outcome {
    let (table, fenced) = (change.table, StoreError::Fenced { table: change.table });
    let fits = |held: &&Held| held.epoch == change.epoch && held.next == change.first;
    let Some(held) = held.filter(fits) else {
        let kept = has(work, table, change.first, change.entries())?;
        return Ok(if kept { Ok(None) } else { Err(fenced) });
    };
    let (num, next) = (held.num, change.first + change.bodies.len() as u64);
    let tail = put_entries(work, table, num, held.tail, change.entries())?;
    if !update(work, held, change, next, tail)? {
        // Somebody else wrote into the file, which nobody may: the whole transaction is taken back.
        return Err(fenced);
    }
    schema::put_links(work, num, &change.links)?;
    let standing = Some(change.standing.clone());
    Ok(Ok(Some(Held { num, epoch: change.epoch, next, tail, standing })))
}

/// Writes the row, if it is as it was. What is looked for by an index is written only when it changes.
fn update(
    work: &Transaction<'_>,
    held: &Held,
    change: &Change,
    next: u64,
    tail: Option<i64>,
) -> Result<bool, StoreError> {
    let TableStatus { listed, over, moves, due, changed, lobby } = &change.standing;
    let same = held.standing.as_ref().is_some_and(|before| {
        (before.listed, before.over, before.due, &before.lobby) == (*listed, *over, *due, lobby)
    });
    let (epoch, first) = (change.epoch as i64, change.first as i64);
    let (moves, changed) = (*moves as i64, *changed as i64);
    let count = if same {
        work.prepare_cached(
            "UPDATE tbl SET epoch = ?2, next = ?4, tail = ?5, moves = ?6, changed = ?7 \
             WHERE num = ?1 AND epoch <= ?2 AND next = ?3",
        )?
        .execute((held.num, epoch, first, next as i64, tail, moves, changed))?
    } else {
        work.prepare_cached(
            "UPDATE tbl SET epoch = ?2, next = ?4, tail = ?5, moves = ?6, changed = ?7, listed = ?8, over = ?9, \
             due = ?10, lobby = ?11 WHERE num = ?1 AND epoch <= ?2 AND next = ?3",
        )?
        .execute(rusqlite::params![
            held.num,
            epoch,
            first,
            next as i64,
            tail,
            moves,
            changed,
            listed,
            over,
            due.map(|due| due as i64),
            lobby
        ])?
    };
    Ok(count == 1)
}

/// Writes entries after the table's last one; returns the id of the new last one.
pub(super) fn put_entries(
    work: &Transaction<'_>,
    table: TableId,
    num: i64,
    mut tail: Option<i64>,
    entries: impl Iterator<Item = Entry>,
) -> Result<Option<i64>, StoreError> {
    let mut insert = work.prepare_cached(
        "INSERT INTO log (tbl, seq, prev, epoch, request, sum, body) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for entry in entries {
        let sum = entry.checksum(table);
        let request = entry.request.bytes();
        let values = (num, entry.seq as i64, tail, entry.epoch as i64, request, sum, &entry.body);
        tail = Some(insert.insert(values)?);
    }
    Ok(tail)
}

/// Is this already in the journal, word for word?
fn has(
    connection: &Connection,
    table: TableId,
    first: u64,
    entries: impl Iterator<Item = Entry>,
) -> Result<bool, StoreError> {
    let journal = read::entries(connection, table, u64::MAX)?;
    Ok(journal.get(first as usize..).is_some_and(|there| is_kept(there, entries)))
}

/// A value that should be a text.
pub(super) fn text(value: ValueRef<'_>) -> Result<String, String> {
    match value {
        ValueRef::Text(bytes) => {
            std::str::from_utf8(bytes).map(ToString::to_string).map_err(|error| error.to_string())
        }
        other => Err(format!("it is not text but {}", other.data_type())),
    }
}
