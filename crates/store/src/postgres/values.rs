//! Our numbers as the database takes them.

use std::error::Error;

use tokio_postgres::Row;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::{Entry, RequestId, TableId, TableRow, TableStatus};

/// 128 bits, which the database calls a `uuid`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key(pub(super) u128);

impl ToSql for Key {
    fn to_sql(&self, _: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        out.extend_from_slice(&self.0.to_be_bytes());
        Ok(IsNull::No)
    }

    fn accepts(kind: &Type) -> bool {
        *kind == Type::UUID
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Key {
    fn from_sql(_: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(Self(u128::from_be_bytes(raw.try_into()?)))
    }

    fn accepts(kind: &Type) -> bool {
        *kind == Type::UUID
    }
}

/// Numbers of ours are far below what the database's cannot hold.
pub(super) fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn natural(row: &Row, place: usize) -> Result<u64, String> {
    let number: i64 = row.try_get(place).map_err(|error| error.to_string())?;
    u64::try_from(number).map_err(|_| format!("{number} is not a number we write"))
}

/// The columns of a row, in the order in which they are read.
macro_rules! row {
    () => {
        "t.tbl, t.owner, t.epoch, t.next, t.listed, t.over, t.moves, t.due, t.created, t.changed, t.game, t.lobby"
    };
}
pub(super) use row;

/// Reads what `row!` names.
pub(super) fn table_row(row: &Row) -> Result<TableRow, (TableId, String)> {
    let table = TableId(row.try_get::<_, Key>(0).map_or(0, |key| key.0));
    let said = |error: tokio_postgres::Error| error.to_string();
    let read = || -> Result<TableRow, String> {
        let due: Option<i64> = row.try_get(7).map_err(said)?;
        let standing = TableStatus {
            listed: row.try_get(4).map_err(said)?,
            over: row.try_get(5).map_err(said)?,
            moves: natural(row, 6)?,
            due: due.map(|due| due.max(0) as u64),
            changed: natural(row, 9)?,
            lobby: row.try_get(11).map_err(said)?,
        };
        let owner: Option<i64> = row.try_get(1).map_err(said)?;
        Ok(TableRow {
            table,
            owner: owner.map(|owner| owner as u64),
            epoch: natural(row, 2)?,
            next: natural(row, 3)?,
            game: row.try_get(10).map_err(said)?,
            created: natural(row, 8)?,
            standing,
        })
    };
    read().map_err(|reason| (table, reason))
}

/// Reads `seq, epoch, request, sum, body` from this column on.
pub(super) fn entry(row: &Row, at: usize) -> Result<(Entry, Option<u32>), String> {
    let said = |error: tokio_postgres::Error| error.to_string();
    let (seq, epoch) = (natural(row, at)?, natural(row, at + 1)?);
    let request = RequestId(row.try_get::<_, Key>(at + 2).map_err(said)?.0);
    let body = row.try_get(at + 4).map_err(said)?;
    Ok((Entry { seq, epoch, request, body }, Some(natural(row, at + 3)? as u32)))
}
