//! The tables of the database, and how older files become newer ones.

use rusqlite::Connection;

use crate::StoreError;

/// Each step leads from the version of its place to the next. Steps are only ever added.
const STEPS: &[&str] = &["CREATE TABLE entry (
        tbl TEXT NOT NULL,
        seq INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (tbl, seq)
    ) WITHOUT ROWID, STRICT"];

/// Brings a file to the newest version, all or nothing.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let known = STEPS.len() as u32;
    let work = connection.transaction()?;
    let found: u32 = work.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    for step in &STEPS[found as usize..] {
        work.execute_batch(step)?;
    }
    work.pragma_update(None, "user_version", known)?;
    work.commit()?;
    Ok(())
}
