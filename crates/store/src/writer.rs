//! The one thread that writes.

use std::sync::mpsc::Receiver;

use rusqlite::{Connection, ErrorCode};

use crate::{Answer, Entry, StoreError};

/// No transaction holds more entries than this, so that nobody waits long behind a crowd.
const BATCH_MAX: usize = 512;

/// An entry and who waits for it.
pub(crate) struct Job {
    pub(crate) entry: Entry,
    pub(crate) answer: Answer,
}

/// Writes until every sender is gone.
pub(crate) fn run(mut connection: Connection, waiting: &Receiver<Job>) {
    while let Ok(first) = waiting.recv() {
        let jobs: Vec<Job> = std::iter::once(first).chain(waiting.try_iter().take(BATCH_MAX - 1)).collect();
        let results = commit(&mut connection, &jobs);
        for (place, job) in jobs.into_iter().enumerate() {
            let result = match &results {
                Ok(each) => each[place].clone(),
                Err(error) => Err(error.clone()),
            };
            (job.answer)(result);
        }
    }
}

/// One transaction. An entry whose place is taken fails alone; anything else fails them all.
fn commit(connection: &mut Connection, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let work = connection.transaction()?;
    let mut results = Vec::with_capacity(jobs.len());
    {
        let mut insert = work.prepare_cached("INSERT INTO entry (tbl, seq, body) VALUES (?1, ?2, ?3)")?;
        for Job { entry, .. } in jobs {
            let done = insert.execute((&entry.table, entry.seq as i64, &entry.body));
            results.push(match done {
                Ok(_) => Ok(()),
                Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                    Err(StoreError::Taken { table: entry.table.clone(), seq: entry.seq })
                }
                Err(error) => return Err(error.into()),
            });
        }
    }
    work.commit()?;
    Ok(results)
}
