//! One table behind its lock: who may look at it now, and what happens to it when its code panics or the store does not say
//! what became of a change.

use std::collections::BTreeSet;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use talon_store::TableId;
use tokio::sync::{MutexGuard, Notify};
use tracing::error;

use crate::clock::Clock;
use crate::error::WebError;
use crate::hooks::Telling;
use crate::push::Pushed;
use crate::tables::live::{LiveTable, public_id};
use crate::tables::presence::Presence;
use crate::tables::registry::held;
use crate::tables::standing::due;
use crate::tables::updates::Updates;

/// The longest anybody waits for another change to the same table.
const LOCK_MAX: Duration = Duration::from_secs(5);
/// The longest anybody waits for the store to say what became of a change.
const FROZEN_MAX: Duration = Duration::from_secs(2);
/// Something that is due this soon, in seconds, keeps a table awake.
const SOON: u64 = 5;
/// Nothing is due.
const NEVER: u64 = u64::MAX;

/// Tables that panicked, by id. Nobody opens them again until the server is restarted.
#[derive(Default)]
pub(crate) struct Quarantine(Mutex<BTreeSet<TableId>>);

impl Quarantine {
    /// Takes a table out of play. What is in the store stays as it is.
    pub(crate) fn take(&self, id: TableId) {
        error!(
            table = public_id(id),
            "a table panicked and is quarantined; its journal is kept under this name"
        );
        held(&self.0).insert(id);
    }

    /// Whether this table is out of play.
    pub(crate) fn has(&self, id: TableId) -> bool {
        held(&self.0).contains(&id)
    }

    /// The tables as logs call them.
    pub(crate) fn names(&self) -> Vec<String> {
        held(&self.0).iter().map(|id| public_id(*id)).collect()
    }
}

/// Whether a table may be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
enum Use {
    /// It may.
    Open,
    /// Its code panicked.
    Quarantined,
    /// The store has something else; the next request wakes the table again.
    Retired,
}

/// A table behind its lock, and the updates for those who watch it.
pub(crate) struct TableHandle {
    id: TableId,
    epoch: u64,
    live: tokio::sync::Mutex<LiveTable>,
    /// The time at this table.
    pub(super) clock: Clock,
    /// A [`Use`].
    using: AtomicU8,
    /// Nobody knows yet what became of its last change.
    frozen: AtomicBool,
    /// Signals that it is known.
    thaws: Notify,
    quarantine: Arc<Quarantine>,
    pub(crate) updates: Updates,
    /// Streams here have not been told of the last move yet.
    pub(crate) late: AtomicBool,
    /// A bot's move is on its way.
    pub(crate) scheduled: AtomicBool,
    /// How long bots pause here before they move, in hundredths of the usual pause, as the last viewer wants it.
    pub(crate) pace: AtomicU32,
    /// The bots here wait until somebody looks in.
    paused: AtomicBool,
    /// Held during the search for a hint.
    pub(crate) thinking: tokio::sync::Mutex<()>,
    /// Held while the table that follows this one is dealt.
    pub(crate) rematch: tokio::sync::Mutex<()>,
    /// What its webhook was told.
    pub(crate) telling: Telling,
    /// What the browsers of its seats were told.
    pub(crate) pushed: Pushed,
    /// For each seat, whether somebody is present.
    pub(crate) presences: Vec<Presence>,
    /// When somebody last looked in, in seconds since 1970.
    touched: AtomicU64,
    /// Until when only its player may look at it, in seconds since 1970.
    sealed_until: u64,
    /// When something has to happen by itself.
    due: AtomicU64,
    weight: AtomicUsize,
}

impl TableHandle {
    pub(crate) fn new(mut live: LiveTable, quarantine: Arc<Quarantine>, clock: Clock) -> Self {
        live.clock = clock.clone();
        Self {
            id: live.id,
            epoch: live.epoch,
            updates: Updates::of(live.counts()),
            presences: live.deal.places.iter().map(|_| Presence::default()).collect(),
            sealed_until: live.sealed_until(),
            due: AtomicU64::new(due(&live).unwrap_or(NEVER)),
            weight: AtomicUsize::new(live.weight()),
            pushed: Pushed::of(&live),
            live: tokio::sync::Mutex::new(live),
            using: AtomicU8::new(Use::Open as u8),
            frozen: AtomicBool::new(false),
            thaws: Notify::new(),
            quarantine,
            late: AtomicBool::new(false),
            scheduled: AtomicBool::new(false),
            pace: AtomicU32::new(100),
            paused: AtomicBool::new(false),
            thinking: tokio::sync::Mutex::default(),
            rematch: tokio::sync::Mutex::default(),
            telling: Telling::default(),
            touched: AtomicU64::new(clock.now()),
            clock,
        }
    }

    pub(crate) const fn id(&self) -> TableId {
        self.id
    }

    /// The epoch in which this server claimed it.
    pub(crate) const fn epoch(&self) -> u64 {
        self.epoch
    }

    /// What logs call the table.
    pub(crate) fn public_id(&self) -> String {
        public_id(self.id)
    }

    /// The table, locked for this caller. The wait for it is bounded.
    pub(crate) async fn lock(&self) -> Result<Locked<'_>, WebError> {
        if self.is_frozen() {
            let known = tokio::time::timeout(FROZEN_MAX, self.thawed()).await;
            known.map_err(|_| WebError::Unknown)?;
        }
        let live = if let Ok(live) = self.live.try_lock() {
            live
        } else {
            let waited = tokio::time::timeout(LOCK_MAX, self.live.lock()).await;
            waited.map_err(|_| WebError::Busy)?
        };
        self.is_open()?;
        // Frozen by whoever held it before.
        if self.is_frozen() { Err(WebError::Unknown) } else { Ok(Locked { live, handle: self }) }
    }

    /// The same, even if it is frozen, in order to thaw it.
    pub(super) async fn lock_frozen(&self) -> Locked<'_> {
        Locked { live: self.live.lock().await, handle: self }
    }

    /// The table, if nobody else holds it right now.
    fn try_lock(&self) -> Option<Locked<'_>> {
        let live = self.live.try_lock().ok()?;
        self.is_open().ok()?;
        Some(Locked { live, handle: self })
    }

    /// Nobody may look until it is known what became of a change.
    pub(super) fn freeze(&self) {
        self.frozen.store(true, Ordering::Release);
    }

    /// What became of it is known.
    pub(super) fn thaw(&self) {
        self.frozen.store(false, Ordering::Release);
        self.thaws.notify_waiters();
    }

    fn is_frozen(&self) -> bool {
        self.frozen.load(Ordering::Acquire)
    }

    /// Waits until it is known; those waiting continue in the order they came.
    async fn thawed(&self) {
        loop {
            // Requested first, so that a signal from now on is heard.
            let thaws = self.thaws.notified();
            if !self.is_frozen() {
                return;
            }
            thaws.await;
        }
    }

    /// Somebody looked in.
    pub(crate) fn touch(&self) {
        self.touched.store(self.clock.now(), Ordering::Relaxed);
    }

    /// Whether only its player may look at it.
    pub(crate) fn is_sealed(&self) -> bool {
        self.clock.now() < self.sealed_until
    }

    /// Whether nobody has looked in for this many seconds, and nobody listens.
    pub(crate) fn is_left_for(&self, seconds: u64) -> bool {
        !self.updates.is_heard() && self.touched.load(Ordering::Relaxed) + seconds <= self.clock.now()
    }

    /// Whether it may be put to sleep: left alone this long, with nothing due.
    pub(super) fn may_sleep(&self, idle: u64) -> bool {
        self.is_left_for(idle)
            && !self.is_frozen()
            && !self.scheduled.load(Ordering::Acquire)
            && self.due.load(Ordering::Relaxed) > self.clock.now().saturating_add(SOON)
    }

    /// Makes bots wait until somebody looks in, or lets them play again.
    pub(super) fn pause(&self, on: bool) {
        self.paused.store(on, Ordering::Release);
    }

    /// Whether bots are waiting for somebody to look in.
    pub(crate) fn is_paused(&self) -> bool {
        self.paused.load(Ordering::Acquire)
    }

    /// Whether something should have happened by itself by now.
    pub(super) fn is_due(&self) -> bool {
        self.due.load(Ordering::Relaxed) <= self.clock.now()
    }

    /// Notes when something is to happen next.
    pub(super) fn note_due(&self, live: &LiveTable) {
        self.due.store(due(live).unwrap_or(NEVER), Ordering::Relaxed);
        self.weight.store(live.weight(), Ordering::Relaxed);
    }

    /// What was due is looked at again in this many seconds.
    pub(super) fn put_off(&self, seconds: u64) {
        self.due.store(self.clock.now() + seconds, Ordering::Relaxed);
    }

    /// About how much memory it takes, in bytes.
    pub(super) fn weight(&self) -> usize {
        self.weight.load(Ordering::Relaxed)
    }

    /// Forgets what can be made again if nobody is looking, and estimates its memory again.
    pub(super) fn tidy(&self, left_for: u64) {
        let is_left = self.is_left_for(left_for);
        if let Some(mut live) = self.try_lock() {
            if is_left {
                live.forget();
            }
            self.weight.store(live.weight(), Ordering::Relaxed);
        }
    }

    /// Takes the table out of play: its code panicked.
    pub(crate) fn quarantine(&self) {
        if self.using.swap(Use::Quarantined as u8, Ordering::AcqRel) == Use::Open as u8 {
            self.quarantine.take(self.id);
            self.updates.close();
        }
    }

    /// Nobody uses this copy any more; listeners reconnect and find another.
    pub(super) fn retire(&self) {
        self.using.store(Use::Retired as u8, Ordering::Release);
        self.thaw();
        self.updates.close();
    }

    fn is_open(&self) -> Result<(), WebError> {
        match self.using.load(Ordering::Acquire) {
            using if using == Use::Open as u8 => Ok(()),
            using if using == Use::Quarantined as u8 => Err(WebError::Quarantined),
            _ => Err(WebError::Busy),
        }
    }
}

/// A table while it is being looked at or changed. A panic in between would leave it in an unknown state, so then it is
/// quarantined.
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
