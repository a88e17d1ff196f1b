//! The one thread that has the database.

use std::sync::mpsc::Receiver;

use crate::{Answer, Backend, Entry, StoreError};

/// No transaction holds more entries than this, so that nobody waits long behind a crowd.
const BATCH_MAX: usize = 512;

/// A question to the backend; it hears `Err` if there is no backend any more.
pub(crate) type Ask = Box<dyn FnOnce(Result<&mut dyn Backend, StoreError>) + Send>;

/// Something for the writer to do.
pub(crate) enum Job {
    /// An entry, and who waits for it.
    Append(Entry, Answer),
    /// A question between two batches.
    Ask(Ask),
}

/// Writes until every sender is gone.
pub(crate) fn run(backend: &mut dyn Backend, waiting: &Receiver<Job>) {
    let (mut entries, mut answers) = (Vec::new(), Vec::new());
    while let Ok(first) = waiting.recv() {
        let mut asked = take(first, &mut entries, &mut answers);
        while asked.is_none()
            && entries.len() < BATCH_MAX
            && let Ok(job) = waiting.try_recv()
        {
            asked = take(job, &mut entries, &mut answers);
        }
        if !entries.is_empty() {
            commit(backend, &entries, answers.drain(..));
            entries.clear();
        }
        if let Some(ask) = asked {
            ask(Ok(backend));
        }
    }
}

/// Puts an entry to the batch; a question ends it.
fn take(job: Job, entries: &mut Vec<Entry>, answers: &mut Vec<Answer>) -> Option<Ask> {
    match job {
        Job::Append(entry, answer) => {
            entries.push(entry);
            answers.push(answer);
            None
        }
        Job::Ask(ask) => Some(ask),
    }
}

fn commit(backend: &mut dyn Backend, entries: &[Entry], answers: impl Iterator<Item = Answer>) {
    match backend.append_batch(entries) {
        Ok(placed) => answers.zip(placed).for_each(|(answer, result)| answer(result)),
        Err(error) => answers.for_each(|answer| answer(Err(error.clone()))),
    }
}
