//! The tables in memory: woken from their journals when somebody or something needs them, put to sleep when nobody does.

use std::collections::{BTreeSet, HashMap};
use std::hash::{BuildHasherDefault, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use talon_store::{Entry, Lane, StoreError, TableId};
use tokio::sync::OnceCell;
use tracing::{debug, warn};

use crate::error::WebError;
use crate::tables::clock::Clock;
use crate::tables::handle::{Quarantine, TableHandle};
use crate::tables::live::{LiveTable, Role, public_id};
use crate::tables::registry::{Registry, held};
use crate::tables::restore;

/// Ids are chance already, so half of one is as good a hash as any, and the order of tables is the same each time.
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
    /// What they take, as reckoned last, in bytes.
    weight: AtomicUsize,
    /// Tables that did not open when something was due at them; they are left alone until somebody asks for them.
    given_up: Mutex<BTreeSet<TableId>>,
}

impl Residents {
    /// A table that has just been made.
    pub(crate) fn admit(&self, table: TableHandle) -> Arc<TableHandle> {
        let table = Arc::new(table);
        let slot = Arc::new(OnceCell::new_with(Some(Arc::clone(&table))));
        held(&self.slots).insert(table.id(), slot);
        table
    }

    /// The place of a table, whether it is there or not.
    fn slot(&self, id: TableId) -> Slot {
        Arc::clone(held(&self.slots).entry(id).or_default())
    }

    /// Is it awake?
    pub(crate) fn has(&self, id: TableId) -> bool {
        held(&self.slots).get(&id).is_some_and(|slot| slot.initialized())
    }

    /// A table that could not be woken leaves no trace.
    fn leave_empty(&self, id: TableId) {
        let mut slots = held(&self.slots);
        // The next one who waits for this table tries again.
        let is_left = |slot: &Slot| !slot.initialized() && Arc::strong_count(slot) == 1;
        if slots.get(&id).is_some_and(is_left) {
            slots.remove(&id);
        }
    }

    /// Forgets this very table; those who still hold it find it out of use.
    pub(crate) fn remove(&self, table: &TableHandle) {
        let mut slots = held(&self.slots);
        let is_it = |slot: &Slot| slot.get().is_some_and(|other| std::ptr::eq(Arc::as_ptr(other), table));
        if slots.get(&table.id()).is_some_and(is_it) {
            slots.remove(&table.id());
        }
    }

    /// Nobody wakes this one for what is due any more.
    pub(super) fn give_up(&self, id: TableId) {
        held(&self.given_up).insert(id);
    }

    /// Is it asleep, and may it be woken for what is due?
    pub(super) fn may_wake(&self, id: TableId) -> bool {
        !self.has(id) && !held(&self.given_up).contains(&id)
    }

    /// All of them.
    pub(crate) fn all(&self) -> Vec<Arc<TableHandle>> {
        held(&self.slots).values().filter_map(|slot| slot.get().cloned()).collect()
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        held(&self.slots).len()
    }

    /// What they take, in bytes, as far as it can be reckoned.
    pub(crate) fn weight(&self) -> usize {
        self.weight.load(Ordering::Relaxed)
    }

    /// Takes out those that nobody has in hand and that `may_sleep`.
    pub(super) fn put_to_sleep(&self, may_sleep: impl Fn(&TableHandle) -> bool) -> Vec<Arc<TableHandle>> {
        let mut asleep = Vec::new();
        let mut weight = 0;
        held(&self.slots).retain(|_, slot| {
            let Some(table) = slot.get() else { return true };
            // A newcomer waits for the lock of this map, and finds it gone.
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
    /// A table, woken if it slept.
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
        // A long journal takes a while, and nobody's page waits for it.
        let opened = aside(move || open(id, claim.epoch, &journal, quarantine, clock)).await;
        let Some(Some(opened)) = opened else {
            self.quarantine.take(id);
            return Err(WebError::Quarantined);
        };
        let handle = Arc::new(opened.inspect_err(|error| {
            warn!(table = public_id(id), %error, "a table is not opened");
        })?);
        // The lease ran out meanwhile: another may have it by now.
        if self.leases.load(Ordering::Acquire) != lease {
            return Err(WebError::Busy);
        }
        self.metrics.wakes.note(began.elapsed());
        debug!(table = handle.public_id(), line = claim.next, "woken");
        if *self.stopping.borrow() {
            handle.updates.close();
        }
        Ok(handle)
    }

    /// The table behind a link as the store has it, whoever has it in memory: to be looked at, and then forgotten.
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
            warn!(table = public_id(id), %error, "a table is not opened");
            self.metrics.damaged();
        }
    }

    /// Makes room for this many more tables in memory: tables that nobody needs go to sleep.
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

    /// Puts to sleep what nobody looked at for this many seconds and where nothing is due soon.
    pub(super) fn sleep(self: &Arc<Self>, idle: u64) {
        for table in self.residents.put_to_sleep(|table| table.may_sleep(idle)) {
            debug!(table = table.public_id(), "asleep");
            let (id, epoch) = (table.id(), table.epoch());
            self.tell(Lane::Own, move |store| store.release(id, epoch));
        }
    }
}

/// Does it on a thread for what takes long; nothing: it did not come to its end.
#[cfg(not(test))]
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    tokio::task::spawn_blocking(work).await.ok()
}

/// In tests of this crate it is done on the spot: no thread takes part in a simulated world.
#[cfg(test)]
async fn aside<T>(work: impl FnOnce() -> T) -> Option<T> {
    std::future::ready(Some(work())).await
}

/// A table from its journal; nothing: its rules panicked.
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
