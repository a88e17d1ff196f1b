//! What the front page shows of listed tables: read from the store, remembered for a moment, and shown as last read if the
//! store does not answer.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use talon_store::{Lane, TableRow};

use crate::games;
use crate::pages::lobby::Listed;
use crate::tables::journal::Who;
use crate::tables::registry::{Registry, held};
use crate::tables::standing::InLobby;

/// How many tables the front page shows.
const LISTED_MAX: usize = 20;
/// How long a list that was read stays good.
const FRESH: Duration = Duration::from_secs(2);
/// The longest the front page waits.
const PATIENCE: Duration = Duration::from_millis(500);
/// A store that did not answer is asked again after this.
const ONCE_MORE: Duration = Duration::from_secs(5);

/// The list as it was read last.
#[derive(Default)]
pub(crate) struct Lobby {
    rows: Mutex<Arc<Vec<TableRow>>>,
    /// It is not read again before this; `None`: it is read at once.
    good_until: Mutex<Option<Instant>>,
    /// Something on it has changed here.
    old: AtomicBool,
    /// Held while it is read.
    reading: tokio::sync::Mutex<()>,
}

impl Lobby {
    /// Notes that something on the list has changed.
    pub(crate) fn is_old(&self) {
        self.old.store(true, Ordering::Release);
    }

    fn is_good(&self) -> bool {
        held(&self.good_until).is_some_and(|until| Instant::now() < until)
    }
}

impl Registry {
    /// The tables for the front page, newest first.
    pub(crate) async fn listed(&self) -> Vec<Listed> {
        let lobby = &self.lobby;
        if lobby.old.swap(false, Ordering::AcqRel) || !lobby.is_good() {
            self.read_lobby().await;
        }
        let rows = Arc::clone(&held(&lobby.rows));
        let now = self.clock.now();
        rows.iter().filter_map(|row| listed(row, now)).collect()
    }

    /// Reads the list, once for all who ask at the same time.
    async fn read_lobby(&self) {
        let lobby = &self.lobby;
        let Ok(_turn) = lobby.reading.try_lock() else {
            // What is being read may be from before the change.
            lobby.is_old();
            return;
        };
        let read = self.ask(Lane::Read, |store| store.listed(LISTED_MAX));
        let rest = match tokio::time::timeout(PATIENCE, read).await {
            Ok(Ok(rows)) => {
                *held(&lobby.rows) = Arc::new(rows);
                FRESH
            }
            // The front page works without it.
            _ => ONCE_MORE,
        };
        *held(&lobby.good_until) = Some(Instant::now() + rest);
    }
}

fn listed(row: &TableRow, now: u64) -> Option<Listed> {
    let shown: InLobby = serde_json::from_str(&row.standing.lobby).ok()?;
    let game = games::named(&row.game)?.name();
    let InLobby { seats, free, who, mode, moves, watch, join } = shown;
    // A row written before names were kept says only how many seats are free.
    let unknown = |seat: usize| if seat < free { Who::Open } else { Who::Human(String::new()) };
    let seats = if who.is_empty() { (0..seats).map(unknown).collect() } else { who };
    Some(Listed { game, mode, seats, moves, age: now.saturating_sub(row.created), watch, join })
}
