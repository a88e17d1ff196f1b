//! The tables in memory: woken from their journals when they are needed, put to sleep when they are not.

use std::collections::{BTreeSet, HashMap};
use std::hash::{BuildHasherDefault, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use talon_store::{Entry, Lane, StoreError, TableId};
use tokio::sync::OnceCell;
use tracing::{debug, warn};

use crate::clock::Clock;
use crate::error::WebError;
use crate::tables::handle::{Quarantine, TableHandle};
use crate::tables::live::{LiveTable, Role, public_id};
use crate::tables::registry::{Registry, held};
use crate::tables::restore;

/// Ids are random already, so half of one is as good a hash as any, and the order of tables is the same each time.
#[derive(Default)]
struct IdHash(u64);

impl Hasher for IdHash {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |sum, byte| sum.rotate_left(8) ^ u64::from(*byte));
    }

    fn write_u128(&mut self, id: u128) {
        self.0 = id as u64;
    }
}

/// A table that is in memory or about to be.
type Slot = Arc<OnceCell<Arc<TableHandle>>>;

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Residents {
    slots: Mutex<HashMap<TableId, Slot, BuildHasherDefault<IdHash>>>,
    /// How much memory they take, as last estimated, in bytes.
    weight: AtomicUsize,
    /// Tables that did not open when something was due there; they are left alone until somebody asks for them.
    given_up: Mutex<BTreeSet<TableId>>,
}

impl Residents {
    /// Adds a table that has just been made.
    pub(crate) fn admit(&self, table: TableHandle) -> Arc<TableHandle> {
        let table = Arc::new(table);
        let slot = Arc::new(OnceCell::new_with(Some(Arc::clone(&table))));
        held(&self.slots).insert(table.id(), slot);
        table
    }

    /// The slot of a table, whether or not the table is there.
    fn slot(&self, id: TableId) -> Slot {
        Arc::clone(held(&self.slots).entry(id).or_default())
    }

    /// Whether it is awake.
    pub(crate) fn has(&self, id: TableId) -> bool {
        held(&self.slots).get(&id).is_some_and(|slot| slot.initialized())
    }

    /// A table that could not be woken leaves no trace.
    fn leave_empty(&self, id: TableId) {
        let mut slots = held(&self.slots);
        // The next request waiting for this table tries again.
        let is_left = |slot: &Slot| !slot.initialized() && Arc::strong_count(slot) == 1;
        if slots.get(&id).is_some_and(is_left) {
            slots.remove(&id);
        }
    }

    /// Forgets exactly this table; those who still hold it find it out of use.
    pub(crate) fn remove(&self, table: &TableHandle) {
        let mut slots = held(&self.slots);
        let is_it = |slot: &Slot| slot.get().is_some_and(|other| std::ptr::eq(Arc::as_ptr(other), table));
        if slots.get(&table.id()).is_some_and(is_it) {
            slots.remove(&table.id());
        }
    }

    /// From now on this table is not woken for what is due.
    pub(super) fn give_up(&self, id: TableId) {
        held(&self.given_up).insert(id);
    }

    /// Whether it is asleep and may be woken for what is due.
    pub(super) fn may_wake(&self, id: TableId) -> bool {
        !self.has(id) && !held(&self.given_up).contains(&id)
    }

    pub(crate) fn all(&self) -> Vec<Arc<TableHandle>> {
        held(&self.slots).values().filter_map(|slot| slot.get().cloned()).collect()
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        held(&self.slots).len()
    }

    /// About how much memory they take, in bytes.
    pub(crate) fn weight(&self) -> usize {
        self.weight.load(Ordering::Relaxed)
    }

    /// Removes those that nobody holds and that `may_sleep`.
    pub(super) fn put_to_sleep(&self, may_sleep: impl Fn(&TableHandle) -> bool) -> Vec<Arc<TableHandle>> {
        let mut asleep = Vec::new();
        let mut weight = 0;
        held(&self.slots).retain(|_, slot| {
            let Some(table) = slot.get() else { return true };
            // A newcomer waits for the lock of this map, and then finds the table gone.
            let in_hand = Arc::strong_count(slot) > 1 || Arc::strong_count(table) > 1;
            if !in_hand && may_sleep(table) {
                asleep.push(Arc::clone(table));
                return false;
            }
            weight += table.weight();
            true
        });
        self.weight.store(weight, Ordering::Relaxed);
        asleep
    }
}

impl Registry {
    /// A table, woken if it was asleep.
    pub(crate) async fn resident(self: &Arc<Self>, id: TableId) -> Result<Arc<TableHandle>, WebError> {
        if self.quarantine.has(id) {
            return Err(WebError::Quarantined);
        }
        let slot = self.residents.slot(id);
        if let Some(table) = slot.get() {
            return Ok(Arc::clone(table));
        }
        let woken = slot.get_or_try_init(|| self.wake(id)).await.cloned();
        drop(slot);
        match &woken {
            Ok(table) => self.attend(table).await,
            Err(_) => self.residents.leave_empty(id),
        }
        woken
    }

    /// Opens a table from its journal.
    async fn wake(self: &Arc<Self>, id: TableId) -> Result<Arc<TableHandle>, WebError> {
        self.make_room(0)?;
        let (began, lease) = (Instant::now(), self.leases.load(Ordering::Acquire));
        let claim = self.ask(Lane::Own, move |store| store.claim(id)).await?;
        let journal = self.ask(Lane::Read, move |store| store.journal(id, claim.next)).await;
        let journal = journal.inspect_err(|error| self.tell_of(id, error))?;
        let (quarantine, clock) = (Arc::clone(&self.quarantine), self.clock.clone());
        // A long journal takes a while, and nobody's page should wait for it.
        let opened = aside(move || open(id, claim.epoch, &journal, quarantine, clock)).await;
        let Some(Some(opened)) = opened else {
            self.quarantine.take(id);
            return Err(WebError::Quarantined);
        };
        let handle = Arc::new(opened.inspect_err(|error| {
            warn!(table = public_id(id), %error, "a table could not be opened");
        })?);
        // The lease ran out meanwhile: another server may have the table by now.
        if self.leases.load(Ordering::Acquire) != lease {
            return Err(WebError::Busy);
        }
        self.metrics.wakes.note(began.elapsed());
        debug!(table = handle.public_id(), line = claim.next, "woken");
        if self.stopping.has_begun() {
            handle.updates.close();
        }
        Ok(handle)
    }

    /// The table behind a link as the store has it, whichever server has it in memory: to look at, and then forget.
    pub(crate) async fn peek(&self, secret: &str) -> Result<(LiveTable, Role), WebError> {
        let (id, role) = self.led_to(secret).await?;
        let journal = self.ask(Lane::Read, move |store| {
            let row = store.row(id)?.ok_or(StoreError::NoTable { table: id })?;
            store.journal(id, row.next)
        });
        let journal = journal.await?;
        let opened = aside(move || catch_unwind(|| restore::reopen(id, &journal))).await;
        let Some(Ok(opened)) = opened else { return Err(WebError::Quarantined) };
        Ok((opened?, role))
    }

    fn tell_of(&self, id: TableId, error: &StoreError) {
        if matches!(error, StoreError::Damaged { .. }) {
            warn!(table = public_id(id), %error, "a table could not be opened");
            self.metrics.damaged();
        }
    }

    /// Makes room for this many more tables in memory: tables that nobody needs are put to sleep.
    pub(super) fn make_room(self: &Arc<Self>, more: usize) -> Result<(), WebError> {
        let life = &self.life;
        let is_full =
            || self.residents.count() + more > life.tables_max || self.residents.weight() > life.memory_max;
        if is_full() {
            self.sleep(0);
            if is_full() {
                return Err(WebError::Full);
            }
        }
        Ok(())
    }

    /// Puts tables to sleep that nobody has looked at for this many seconds and where nothing is due soon.
    pub(super) fn sleep(self: &Arc<Self>, idle: u64) {
        for table in self.residents.put_to_sleep(|table| table.may_sleep(idle)) {
            debug!(table = table.public_id(), "asleep");
            let (id, epoch) = (table.id(), table.epoch());
            self.tell(Lane::Own, move |store| store.release(id, epoch));
        }
    }
}

/// Does it on a thread for long work; `None` if it did not finish.
#[cfg(not(test))]
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    tokio::task::spawn_blocking(work).await.ok()
}

/// In this crate's tests it is done on the spot: no thread takes part in a simulated world.
#[cfg(test)]
async fn aside<T>(work: impl FnOnce() -> T) -> Option<T> {
    std::future::ready(Some(work())).await
}

/// Opens a table from its journal; `None` if its rules panicked.
fn open(
    id: TableId,
    epoch: u64,
    journal: &[Entry],
    quarantine: Arc<Quarantine>,
    clock: Clock,
) -> Option<Result<TableHandle, WebError>> {
    let opened = || {
        let mut live = restore::reopen(id, journal)?;
        live.epoch = epoch;
        Ok(TableHandle::new(live, quarantine, clock))
    };
    catch_unwind(AssertUnwindSafe(opened)).ok()
}
