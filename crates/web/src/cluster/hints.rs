//! What servers tell each other so that nobody waits longer than necessary. All of it may get lost: after a while, tables
//! are looked for again and the list is read again anyway.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use talon_store::{Hint, Lane};
use tokio::sync::Notify;
use tokio::sync::futures::Notified;

use crate::tables::registry::{Registry, held};

/// A server sends hints no more often than this, however many there are; those in between are sent together.
const REST: Duration = Duration::from_millis(100);

/// The hints to send, and those received.
#[derive(Default)]
pub(crate) struct Hints {
    waiting: Mutex<BTreeSet<Hint>>,
    came: Notify,
    /// Signals that tables have become free.
    free: Notify,
}

impl Hints {
    /// Waits for tables to become free, from now on.
    pub(super) fn free(&self) -> Notified<'_> {
        self.free.notified()
    }

    fn say(&self, hint: Hint) {
        if held(&self.waiting).insert(hint) {
            self.came.notify_one();
        }
    }
}

impl Registry {
    /// A table on the list has changed: the list is read again here, and on the other servers as soon as they hear of it.
    pub(crate) fn list_changed(&self) {
        self.lobby.is_old();
        if self.cluster.get().is_some() {
            self.hints.say(Hint::Lobby);
        }
    }

    /// Another server has sent a hint.
    pub(crate) fn heed(&self, hint: Hint) {
        match hint {
            Hint::Free => self.hints.free.notify_waiters(),
            Hint::Lobby => self.lobby.is_old(),
        }
    }

    /// Sends hints until the server stops.
    pub(crate) async fn keep_hinting(self: Arc<Self>) {
        loop {
            tokio::select! {
                biased;
                () = self.stopping.begun() => return,
                () = self.hints.came.notified() => {}
            }
            let hints: Vec<Hint> = std::mem::take(&mut *held(&self.hints.waiting)).into_iter().collect();
            // If nobody hears the hint, they find out for themselves.
            let _ = self.ask(Lane::Own, move |store| store.hint(&hints)).await;
            tokio::time::sleep(REST).await;
        }
    }
}
