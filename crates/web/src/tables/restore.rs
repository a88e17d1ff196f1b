//! From stored journals back to tables.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::channel;

use talon_core::Record;
use talon_store::{Entry, Found, Store, TableId};

use crate::error::WebError;
use crate::tables::live::{LiveTable, public_id};
use crate::{Config, ServeError, open_store};

/// Plays a journal again, entry by entry.
pub(crate) fn reopen(id: TableId, journal: &[Entry]) -> Result<LiveTable, WebError> {
    let mut live = replayed(id, journal.iter().map(|entry| entry.body.as_str()))?;
    for entry in journal {
        live.note_request(entry.request);
    }
    Ok(live)
}

/// The same, from the bodies of the entries alone.
pub(crate) fn replayed<'a>(
    id: TableId,
    mut bodies: impl Iterator<Item = &'a str>,
) -> Result<LiveTable, WebError> {
    let broken = |place: usize| move |reason: String| WebError::Broken(format!("entry {place}: {reason}"));
    let first = bodies.next().ok_or(WebError::NotFound)?;
    let deal = serde_json::from_str(first).map_err(|error| broken(0)(error.to_string()))?;
    let mut live = LiveTable::new(id, deal)?;
    live.stored.push(first);
    for (place, body) in (1..).zip(bodies) {
        let note = serde_json::from_str(body).map_err(|error| broken(place)(error.to_string()))?;
        live.redo(&note).map_err(|error| broken(place)(error.to_string()))?;
        live.stored.push(body);
    }
    Ok(live)
}

/// The table as the store has it, after a change that was not kept.
pub(crate) fn undo(live: &mut LiveTable) -> Result<(), WebError> {
    let bodies = live.stored.bodies();
    let mut before = replayed(live.id, bodies.iter().map(String::as_str))?;
    (before.epoch, before.shown) = (live.epoch, live.shown);
    before.clock = live.clock.clone();
    before.requests = std::mem::take(&mut live.requests);
    *live = before;
    Ok(())
}

/// Every table of a store: its id, and the table or the reason why it cannot be opened. One at a time is in memory.
fn each(
    store: &Store,
    mut visit: impl FnMut(TableId, Result<LiveTable, WebError>) + Send + 'static,
) -> Result<(), WebError> {
    let opened = move |found: Found| {
        let opened = match &found.fault {
            Some(fault) => Err(WebError::Broken(fault.to_string())),
            // Numbers that are in no journal of ours may make the rules panic.
            None => catch_unwind(|| reopen(found.table, &found.entries))
                .unwrap_or_else(|_| Err(WebError::Broken("its rules panicked".into()))),
        };
        visit(found.table, opened);
    };
    Ok(store.scan(opened)?)
}

/// What a look through a store has found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// Tables that replay.
    pub tables: usize,
    /// Moves they hold.
    pub moves: usize,
    /// Tables that are over.
    pub finished: usize,
    /// Tables that do not replay: the beginning of the id, and why.
    pub broken: Vec<(String, String)>,
}

/// Replays every stored game and writes nothing. The server may be running.
pub fn check(config: &Config) -> Result<Checked, ServeError> {
    let store = open_store::open_read_only(config)?;
    let (send, receive) = channel();
    let visit = move |id, opened: Result<LiveTable, WebError>| {
        let verified = opened.and_then(|live| {
            let verified = catch_unwind(AssertUnwindSafe(|| verified(&live)));
            verified.unwrap_or_else(|_| Err(WebError::Broken("its rules panicked".into())))?;
            Ok((live.table.lines().len(), live.table.outcome().is_some()))
        });
        // The receiver is still there: it is read below.
        let _ = send.send((id, verified));
    };
    each(&store, visit).map_err(|error| ServeError::Database(error.to_string()))?;
    let mut checked = Checked::default();
    for (id, verified) in receive {
        match verified {
            Ok((moves, is_over)) => {
                checked.tables += 1;
                checked.moves += moves;
                checked.finished += usize::from(is_over);
            }
            Err(error) => checked.broken.push((public_id(id), error.to_string())),
        }
    }
    Ok(checked)
}

/// Does a table's record replay by itself, does its deal, and does its proof hold?
fn verified(live: &LiveTable) -> Result<(), WebError> {
    let broken = |reason: String| WebError::Broken(reason);
    let record = live.table.record();
    let host = crate::tables::live::host(&record.game)?;
    host.replay(&record).map_err(|error| broken(error.to_string()))?;
    // What it branched off is part of how it was dealt; how its options are spelt is not.
    let dealt = Record::parse(&live.deal.record).map_err(|error| broken(error.to_string()))?;
    host.replay(&dealt).map_err(|error| broken(format!("its deal does not replay: {error}")))?;
    match &live.deal.proof {
        Some(proof) if !proof.holds(&live.deal.record) => Err(broken("its proof does not hold".into())),
        _ => Ok(()),
    }
}
