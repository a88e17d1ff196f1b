//! From stored journals back to tables.

use std::path::Path;
use std::sync::mpsc::channel;

use talon_core::Viewer;
use talon_store::{Entry, Found, Store, TableId};

use crate::error::WebError;
use crate::tables::live::{LiveTable, StoredEntries, public_id};
use crate::{Config, ServeError, open_store};

/// Plays a journal again, entry by entry.
pub(crate) fn reopen(id: TableId, bodies: &[String]) -> Result<LiveTable, WebError> {
    let broken = |place: usize| move |reason: String| WebError::Broken(format!("entry {place}: {reason}"));
    let first = bodies.first().ok_or(WebError::NotFound)?;
    let deal = serde_json::from_str(first).map_err(|error| broken(0)(error.to_string()))?;
    let mut live = LiveTable::new(id, deal)?;
    for (place, body) in bodies.iter().enumerate().skip(1) {
        let note = serde_json::from_str(body).map_err(|error| broken(place)(error.to_string()))?;
        live.redo(&note).map_err(|error| broken(place)(error.to_string()))?;
    }
    live.stored = StoredEntries::from(bodies);
    Ok(live)
}

/// A table of the store by its id, opened again or with the reason why it cannot be.
type Reopened = (TableId, Result<LiveTable, WebError>);

/// Every table of a store.
pub(crate) fn reopen_all(store: &Store) -> Result<Vec<Reopened>, WebError> {
    let (send, receive) = channel();
    let visit = move |found: Found| {
        let opened = match found.fault {
            Some(fault) => Err(WebError::Broken(fault.to_string())),
            None => reopen(found.table, &bodies(found.entries)),
        };
        // Whoever asked waits for it below.
        let _ = send.send((found.table, opened));
    };
    store.scan(visit)?;
    Ok(receive.iter().collect())
}

pub(crate) fn bodies(journal: Vec<Entry>) -> Vec<String> {
    journal.into_iter().map(|entry| entry.body).collect()
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
    let store = match &config.database {
        Some(url) => {
            Store::connect_read_only(url).map_err(|error| ServeError::Database(error.to_string()))?
        }
        None => open_read_only(&config.data)?,
    };
    let mut checked = Checked::default();
    let tables = reopen_all(&store).map_err(|error| ServeError::Database(error.to_string()))?;
    for (id, opened) in tables {
        match opened.and_then(|live| verified(&live).map(|()| live)) {
            Ok(live) => {
                checked.tables += 1;
                checked.moves += live.table.lines().len();
                checked.finished += usize::from(live.table.outcome().is_some());
            }
            Err(error) => checked.broken.push((public_id(id), error.to_string())),
        }
    }
    Ok(checked)
}

fn open_read_only(folder: &Path) -> Result<Store, ServeError> {
    let bad = |error: String| ServeError::Data(folder.display().to_string(), error);
    let file = folder.join(open_store::FILE);
    if !file.exists() {
        return Err(bad(format!("there is no {}", open_store::FILE)));
    }
    Store::open_read_only(&file).map_err(|error| bad(error.to_string()))
}

/// Does a table's record stand up to the rules by itself, is it dealt as it was, does its proof hold?
fn verified(live: &LiveTable) -> Result<(), WebError> {
    let broken = |reason: String| WebError::Broken(reason);
    let record = live.table.record();
    let host = crate::tables::live::host(&record.game)?;
    host.replay(&record).map_err(|error| broken(error.to_string()))?;
    // What it branched off is part of how it was dealt.
    let mut dealt = host.table(&record.options, record.seed).map_err(WebError::Option)?;
    for line in &record.lines[..live.first_own] {
        dealt.play(line.seat, &line.text, Viewer::Watcher).map_err(WebError::Refused)?;
    }
    if dealt.record().to_string() != live.deal.record {
        return Err(broken("it was dealt otherwise".into()));
    }
    match &live.deal.proof {
        Some(proof) if !proof.holds(&live.deal.record) => Err(broken("its proof does not hold".into())),
        _ => Ok(()),
    }
}
