//! One table behind its lock: who may look at it now, and what happens to it when its code panics.

use std::collections::BTreeSet;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use talon_store::TableId;
use tokio::sync::MutexGuard;
use tracing::error;

use crate::error::WebError;
use crate::tables::live::{LiveTable, public_id};
use crate::tables::presence::Presence;
use crate::tables::registry::now;
use crate::tables::updates::Updates;

/// Nobody waits longer than this for somebody else's change of the same table.
const LOCK_MAX: Duration = Duration::from_secs(5);

/// Tables that panicked, by their ids. Nobody opens them again before the server is started anew.
#[derive(Default)]
pub(crate) struct Quarantine(Mutex<BTreeSet<TableId>>);

impl Quarantine {
    /// Takes a table out of play. What is in the store stays as it is.
    pub(crate) fn take(&self, id: TableId) {
        error!(
            table = public_id(id),
            "a table panicked and is quarantined; its journal is kept under this name"
        );
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
    }

    /// The tables as logs call them.
    pub(crate) fn names(&self) -> Vec<String> {
        let held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        held.iter().map(|id| public_id(*id)).collect()
    }
}

/// A table behind its lock, and the updates for those who watch it.
pub(crate) struct TableHandle {
    id: TableId,
    live: tokio::sync::Mutex<LiveTable>,
    /// Its code panicked: nobody looks any more.
    is_out: AtomicBool,
    quarantine: Arc<Quarantine>,
    pub(crate) updates: Updates,
    /// A bot's move is on its way.
    pub(crate) scheduled: AtomicBool,
    /// How long bots wait here before they move, in hundredths of the usual pause: as whoever looked last wants it.
    pub(crate) pace: AtomicU32,
    /// Held while a hint is thought about.
    pub(crate) thinking: tokio::sync::Mutex<()>,
    /// Held while the table that follows this one is dealt.
    pub(crate) rematch: tokio::sync::Mutex<()>,
    /// By seat: is somebody there?
    pub(crate) presences: Vec<Presence>,
    /// When somebody last looked or did something, in seconds since 1970.
    touched: AtomicU64,
    /// Rung whenever somebody comes by.
    looked: tokio::sync::Notify,
}

impl TableHandle {
    pub(crate) fn new(live: LiveTable, quarantine: Arc<Quarantine>) -> Self {
        Self {
            id: live.id,
            updates: Updates::of(live.counts()),
            presences: live.deal.places.iter().map(|_| Presence::default()).collect(),
            live: tokio::sync::Mutex::new(live),
            is_out: AtomicBool::new(false),
            quarantine,
            scheduled: AtomicBool::new(false),
            pace: AtomicU32::new(100),
            thinking: tokio::sync::Mutex::default(),
            rematch: tokio::sync::Mutex::default(),
            touched: AtomicU64::new(now()),
            looked: tokio::sync::Notify::new(),
        }
    }

    /// The table, for as long as nobody else may look. The wait for it is bounded.
    pub(crate) async fn lock(&self) -> Result<Locked<'_>, WebError> {
        let live = if let Ok(live) = self.live.try_lock() {
            live
        } else {
            let waited = tokio::time::timeout(LOCK_MAX, self.live.lock()).await;
            waited.map_err(|_| WebError::Busy)?
        };
        self.is_well()?;
        Ok(Locked { live, handle: self })
    }

    /// What logs call the table.
    pub(crate) fn public_id(&self) -> String {
        public_id(self.id)
    }

    /// Somebody came by.
    pub(crate) fn touch(&self) {
        self.touched.store(now(), Ordering::Relaxed);
        self.looked.notify_waiters();
    }

    /// Waits while nobody has looked for this many seconds and nobody listens.
    pub(crate) async fn until_looked_at(&self, seconds: u64) {
        let looked = self.looked.notified();
        if self.is_left_for(seconds) {
            looked.await;
        }
    }

    /// The table, if nobody else looks just now.
    pub(crate) fn try_lock(&self) -> Option<Locked<'_>> {
        let live = self.live.try_lock().ok()?;
        self.is_well().ok()?;
        Some(Locked { live, handle: self })
    }

    /// Nobody has looked for this many seconds, and nobody listens.
    pub(crate) fn is_left_for(&self, seconds: u64) -> bool {
        !self.updates.is_heard() && self.touched.load(Ordering::Relaxed) + seconds <= now()
    }

    /// Forgets what can be made again, unless somebody is just looking.
    pub(crate) fn forget(&self) {
        if let Some(mut live) = self.try_lock() {
            live.forget();
        }
    }

    /// Takes the table out of play: its code panicked.
    pub(crate) fn quarantine(&self) {
        if !self.is_out.swap(true, Ordering::AcqRel) {
            self.quarantine.take(self.id);
            self.updates.close();
        }
    }

    fn is_well(&self) -> Result<(), WebError> {
        if self.is_out.load(Ordering::Acquire) { Err(WebError::Quarantined) } else { Ok(()) }
    }
}

/// A table while it is looked at or changed. Whoever panics meanwhile leaves it in nobody knows which state, so it is
/// quarantined then.
pub(crate) struct Locked<'a> {
    live: MutexGuard<'a, LiveTable>,
    handle: &'a TableHandle,
}

impl Deref for Locked<'_> {
    type Target = LiveTable;

    fn deref(&self) -> &LiveTable {
        &self.live
    }
}

impl DerefMut for Locked<'_> {
    fn deref_mut(&mut self) -> &mut LiveTable {
        &mut self.live
    }
}

impl Drop for Locked<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.handle.quarantine();
        }
    }
}
