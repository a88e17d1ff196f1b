//! The moves of bots one by one: who sits alone among bots may stop them and let them make a single move. Not stored: after a
//! restart bots play on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use talon_core::Seat;
use tokio::sync::Notify;

use crate::error::WebError;
use crate::tables::live::LiveTable;
use crate::tables::registry::{Registry, TableHandle};

/// Bots are held this long for somebody who is not heard of, in seconds: long enough to load the page again.
const GONE: u64 = 20;
/// How often they look whether that somebody is still there.
const LOOK: Duration = Duration::from_secs(2);

/// Whether the bots of a table wait before each move.
#[derive(Default)]
pub(crate) struct Hold {
    on: AtomicBool,
    /// One move may be made.
    one: AtomicBool,
    changed: Notify,
}

impl Hold {
    /// Stops the bots, or lets them go on.
    fn set(&self, on: bool) {
        self.one.store(false, Ordering::Relaxed);
        self.on.store(on, Ordering::Release);
        self.changed.notify_one();
    }

    /// Lets them make one move.
    fn step(&self) {
        self.one.store(true, Ordering::Release);
        self.changed.notify_one();
    }

    pub(crate) fn is_on(&self) -> bool {
        self.on.load(Ordering::Acquire)
    }

    /// Returns when a bot may move.
    async fn passed(&self, is_there: impl Fn() -> bool) {
        while self.is_on() && is_there() && !self.one.swap(false, Ordering::AcqRel) {
            // Running out of time only means to look again.
            let _ = tokio::time::timeout(LOOK, self.changed.notified()).await;
        }
    }
}

impl LiveTable {
    /// Whether this seat may see the bots' moves one by one: nobody else would have to wait.
    pub(crate) fn may_step(&self, seat: Seat) -> bool {
        let people = self.people();
        people.len() == 1
            && people.has(seat)
            && self.table.seats() > 1
            && !self.has_open_seat()
            && self.table.outcome().is_none()
    }
}

impl Registry {
    /// A person stops the bots, or lets them go on.
    pub(crate) async fn hold(&self, handle: &TableHandle, seat: Seat, on: bool) -> Result<(), WebError> {
        may_step(handle, seat).await.map(|hold| hold.set(on))
    }

    /// A person lets the bots make one move.
    pub(crate) async fn step(&self, handle: &TableHandle, seat: Seat) -> Result<(), WebError> {
        may_step(handle, seat).await.map(|hold| hold.step())
    }

    /// Returns when nobody holds the bots back.
    pub(super) async fn until_let_go(&self, handle: &TableHandle) -> Result<(), WebError> {
        let live = handle.lock().await?;
        let (hold, people) = (Arc::clone(&live.hold), live.people());
        drop(live);
        let is_there =
            || people.iter().any(|seat| handle.presence(seat).was_heard_within(GONE, handle.clock.now()));
        hold.passed(is_there).await;
        Ok(())
    }
}

async fn may_step(handle: &TableHandle, seat: Seat) -> Result<Arc<Hold>, WebError> {
    let live = handle.lock().await?;
    if !live.may_step(seat) {
        return Err(WebError::Cannot("web-trouble-wait"));
    }
    handle.sign(seat);
    Ok(Arc::clone(&live.hold))
}

#[cfg(test)]
mod tests {
    use tokio::time::timeout;

    use super::*;

    const LONG: Duration = Duration::from_hours(1);

    #[tokio::test(start_paused = true)]
    async fn held_bots_move_once_for_each_step_and_go_on_when_let_go_or_left_alone() {
        let hold = Hold::default();
        let passes = || async { timeout(LONG, hold.passed(|| true)).await.is_ok() };
        assert!(passes().await, "nobody holds them");
        hold.set(true);
        assert!(!passes().await, "they wait, however long");
        hold.step();
        assert!(passes().await, "one move");
        assert!(!passes().await, "and no second");
        assert!(timeout(LONG, hold.passed(|| false)).await.is_ok(), "nobody is there to let them go on");
        hold.set(false);
        assert!(passes().await);
    }
}
