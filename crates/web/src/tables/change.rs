//! Changing a table: in memory, then in the store, then for everybody to see.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll};
use std::time::Duration;

use talon_core::Seat;
use talon_store::{Change, RequestId, StoreError, Work};
use tokio::runtime::Handle;
use tracing::{debug, error};

use crate::error::WebError;
use crate::tables::handle::{Locked, TableHandle};
use crate::tables::journal::{Note, Written};
use crate::tables::live::LiveTable;
use crate::tables::registry::Registry;
use crate::tables::restore;
use crate::tables::standing::standing;

/// How soon a change whose answer was lost is sent again: the first wait, and the longest.
const REPEAT_FIRST: Duration = Duration::from_millis(100);
const REPEAT_MAX: Duration = Duration::from_secs(2);

/// A change to a table on its way.
type ChangeFuture = Pin<Box<dyn Future<Output = Result<(), WebError>> + Send>>;

/// Work that continues even if whoever waits for it leaves.
struct UntilDone(Option<ChangeFuture>);

impl Future for UntilDone {
    type Output = Result<(), WebError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let done = self.0.as_mut().map_or(Poll::Pending, |work| work.as_mut().poll(context));
        if done.is_ready() {
            self.0 = None;
        }
        done
    }
}

impl Drop for UntilDone {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return; // the work itself panicked
        }
        // Without a runtime the server is gone, and nobody was told that the work was done.
        if let (Some(work), Ok(runtime)) = (self.0.take(), Handle::try_current()) {
            runtime.spawn(work);
        }
    }
}

impl Registry {
    /// Changes a table: in memory, then in the store, then for everybody to see. `work` returns notes of what it has done,
    /// and does nothing if it fails. The table stays locked until the commit, so nobody sees what is not durable. The
    /// change always runs to its end, because a client that hangs up must not leave it half done.
    pub(crate) async fn change(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        work: impl FnOnce(&mut LiveTable) -> Result<Vec<Note>, WebError> + Send + 'static,
    ) -> Result<(), WebError> {
        self.change_once(handle, RequestId::fresh(), None, work).await
    }

    /// The same for a request that may be sent again: it is done only once. Whoever sent it gets the answer, so their own
    /// streams hear of it a little later than everybody else's.
    pub(crate) async fn change_once(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        request: RequestId,
        by: Option<Seat>,
        work: impl FnOnce(&mut LiveTable) -> Result<Vec<Note>, WebError> + Send + 'static,
    ) -> Result<(), WebError> {
        let (registry, handle) = (Arc::clone(self), Arc::clone(handle));
        let change = async move {
            let mut live = handle.lock().await?;
            if live.has_done(request) {
                return Ok(());
            }
            let (first, at) = (live.count, live.clock.now());
            let notes = work(&mut live)?;
            live.stamp(at);
            let written = notes.into_iter().map(|note| Written { at, note });
            if let Some(change) = prepared(&live, first, request, written)? {
                return registry.keep(&handle, live, change, by).await;
            }
            registry.changed(&handle, live, by);
            Ok(())
        };
        UntilDone(Some(Box::pin(change))).await
    }

    /// Gives a change to the store. If it is not kept, the table is as it was; if nobody can tell, the table is frozen
    /// until it is known.
    async fn keep(
        self: Arc<Self>,
        handle: &Arc<TableHandle>,
        mut live: Locked<'_>,
        change: Change,
        by: Option<Seat>,
    ) -> Result<(), WebError> {
        match self.commit(Work::Append(change.clone())).await {
            Ok(()) => {
                live.kept(&change);
                self.changed(handle, live, by);
                Ok(())
            }
            Err(error @ StoreError::Unknown(_)) => {
                error!(table = live.public_id(), line = change.first, %error, "frozen");
                handle.freeze();
                drop(live);
                let request = change.request;
                tokio::spawn(Arc::clone(&self).settle_fate(Arc::clone(handle), change));
                // Locking waits a while for the answer. If the table still cannot be looked at, nobody knows: what was
                // sent may yet be kept.
                let live = handle.lock().await.map_err(|_| WebError::Unknown)?;
                if live.has_done(request) { Ok(()) } else { Err(WebError::Store(error.to_string())) }
            }
            Err(error) => {
                error!(table = live.public_id(), line = change.first, %error, "a change was not stored");
                if matches!(error, StoreError::Fenced { .. }) {
                    self.retire(handle);
                } else {
                    restore::undo(&mut live)?;
                }
                Err(WebError::Store(error.to_string()))
            }
        }
    }

    /// Sends a change whose answer was lost again and again, word for word, until the store says what became of it.
    async fn settle_fate(self: Arc<Self>, handle: Arc<TableHandle>, change: Change) {
        let mut rest = REPEAT_FIRST;
        while !self.stopping.has_begun() {
            match self.commit(Work::Append(change.clone())).await {
                Ok(()) => {
                    let mut live = handle.lock_frozen().await;
                    live.kept(&change);
                    handle.thaw();
                    self.changed(&handle, live, None);
                    return;
                }
                // It was not kept and never will be: the next request wakes the table as the store has it.
                Err(StoreError::Fenced { .. }) => return self.retire(&handle),
                Err(_) => tokio::time::sleep(rest).await,
            }
            rest = (rest * 2).min(REPEAT_MAX);
        }
    }

    /// Forgets all tables here: none is certain to match the store any more.
    pub(crate) fn retire_all(&self) {
        self.leases.fetch_add(1, Ordering::AcqRel);
        self.residents.all().iter().for_each(|table| self.retire(table));
    }

    /// Forgets a table that does not match the store.
    pub(super) fn retire(&self, handle: &TableHandle) {
        self.residents.remove(handle);
        handle.retire();
    }

    /// Tells everybody that a table has changed, and a bot that it is its turn.
    fn changed(self: &Arc<Self>, handle: &Arc<TableHandle>, live: Locked<'_>, by: Option<Seat>) {
        debug!(table = live.public_id(), line = live.count, "changed");
        if handle.updates.announce(live.counts(), by) {
            self.late.add(handle);
        }
        handle.note_due(&live);
        self.tell_hook(handle, &live);
        self.tell_browsers(handle, &live);
        if live.deal.settings.listed {
            self.list_changed();
        }
        let for_a_bot = live.bot_to_act().or_else(|| live.bot_to_propose()).is_some();
        drop(live);
        if for_a_bot {
            self.drive(handle);
        }
    }
}

/// What the store is to keep of what was done; `None` if nothing was done.
fn prepared(
    live: &LiveTable,
    first: u64,
    request: RequestId,
    written: impl Iterator<Item = Written>,
) -> Result<Option<Change>, WebError> {
    let bodies: Result<Vec<String>, _> = written.map(|written| serde_json::to_string(&written)).collect();
    let bodies = bodies.map_err(|error| WebError::Store(error.to_string()))?;
    if bodies.is_empty() {
        return Ok(None);
    }
    let (table, epoch, standing) = (live.id, live.epoch, standing(live));
    Ok(Some(Change { table, epoch, first, request, bodies, standing, links: Vec::new() }))
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn work_goes_on_when_nobody_waits_for_it_any_more() {
        let (go_on, may_go_on) = oneshot::channel();
        let (done, is_done) = oneshot::channel();
        let work = async move {
            assert_eq!(may_go_on.await, Ok(()));
            done.send(()).map_err(|()| WebError::NotFound)
        };
        let mut waiting = UntilDone(Some(Box::pin(work)));
        tokio::select! {
            biased;
            _ = &mut waiting => panic!("it is not done yet"),
            () = std::future::ready(()) => {}
        }
        drop(waiting);
        assert_eq!(go_on.send(()), Ok(()));
        assert_eq!(is_done.await, Ok(()));
    }
}
