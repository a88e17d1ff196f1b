//! Who is there: an open stream or a post is a sign of life. Not kept; after a restart people come back by themselves.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use talon_core::{Seat, SeatSet};

use crate::tables::registry::TableHandle;

/// A seat's signs of life.
#[derive(Default)]
pub(crate) struct Presence {
    streams: AtomicU32,
    /// The last sign, in seconds since 1970.
    last: AtomicU64,
}

impl Presence {
    /// Something was heard from the seat just now.
    fn sign(&self, now: u64) {
        self.last.store(now, Ordering::Relaxed);
    }

    /// Was something heard from it in this many seconds before `now`, by the clock of its table?
    pub(crate) fn was_heard_within(&self, seconds: u64, now: u64) -> bool {
        self.gone_since().is_none_or(|last| last + seconds > now)
    }

    /// Since when nothing was heard; `None` if it is there.
    pub(crate) fn gone_since(&self) -> Option<u64> {
        (self.streams.load(Ordering::Relaxed) == 0).then(|| self.last.load(Ordering::Relaxed))
    }
}

/// An open stream of these seats; dropping it means that they have left.
pub(crate) struct PresenceGuard {
    handle: Arc<TableHandle>,
    seats: SeatSet,
}

impl PresenceGuard {
    /// Somebody listens for these seats.
    pub(crate) fn new(handle: Arc<TableHandle>, seats: SeatSet) -> Self {
        for seat in seats.iter() {
            handle.presence(seat).streams.fetch_add(1, Ordering::Relaxed);
        }
        Self { handle, seats }
    }

    /// Who listens.
    pub(crate) const fn seats(&self) -> SeatSet {
        self.seats
    }

    /// Where they listen.
    pub(crate) fn handle(&self) -> &TableHandle {
        &self.handle
    }
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        for seat in self.seats.iter() {
            let presence = self.handle.presence(seat);
            presence.sign(self.handle.clock.now());
            presence.streams.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

impl TableHandle {
    /// Something was heard from a seat just now.
    pub(crate) fn sign(&self, seat: Seat) {
        self.presence(seat).sign(self.clock.now());
    }

    /// The signs of life of a seat.
    pub(crate) fn presence(&self, seat: Seat) -> &Presence {
        &self.presences[seat.index()]
    }
}
