//! News of a table, announced whenever its journal has grown.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;

use futures_util::task::AtomicWaker;
use talon_core::Seat;

use crate::tables::streams::Line;

/// The last announcement; no journal is that long.
pub(super) const LAST: u64 = u64::MAX;

/// Who is told.
enum Ear {
    /// Somebody who waits for one change.
    Waiting(Arc<AtomicWaker>),
    /// A stream, which is written to.
    Listening(Arc<Line>),
}

/// How many entries of a table's journal each viewer knows of, for those who wait for more: the seats, then the watcher.
pub(crate) struct Updates {
    counts: Vec<AtomicU64>,
    ears: Mutex<Vec<Ear>>,
}

impl Updates {
    /// For a table whose viewers know of this many entries.
    pub(crate) fn of(counts: &[u64]) -> Self {
        Self { counts: counts.iter().map(|count| AtomicU64::new(*count)).collect(), ears: Mutex::default() }
    }

    /// The viewers now know of this many entries. Whoever made the change already has the answer, so their own streams are
    /// told with the next news, or together with other late ones; returns whether there are any.
    pub(crate) fn announce(&self, counts: &[u64], by: Option<Seat>) -> bool {
        for (told, count) in self.counts.iter().zip(counts) {
            told.fetch_max(*count, Ordering::AcqRel);
        }
        let (own, mut later) = (by.map(Seat::index), false);
        for ear in self.ears().iter() {
            match ear {
                Ear::Waiting(ear) => ear.wake(),
                Ear::Listening(line) if Some(line.place()) == own => later = true,
                Ear::Listening(line) => line.tell(self.count(line.place())),
            }
        }
        later
    }

    /// Tells every stream what it has not been told yet.
    pub(super) fn tell_all(&self) {
        for ear in self.ears().iter() {
            if let Ear::Listening(line) = ear {
                line.tell(self.count(line.place()));
            }
        }
    }

    /// Whether anybody listens.
    pub(crate) fn is_heard(&self) -> bool {
        !self.ears().is_empty()
    }

    /// The last announcement: everybody who listens leaves.
    pub(crate) fn close(&self) {
        self.announce(&vec![LAST; self.counts.len()], None);
    }

    /// How many entries a viewer knows of.
    pub(super) fn count(&self, place: usize) -> u64 {
        self.counts[place].load(Ordering::Acquire)
    }

    /// The place of a viewer among those with a count.
    pub(super) fn place(&self, viewer: Option<Seat>) -> usize {
        viewer.map_or(self.counts.len() - 1, Seat::index)
    }

    /// Waits until a viewer's count differs from this one; no seat means the watcher.
    pub(crate) async fn another_than(&self, viewer: Option<Seat>, told: u64) {
        let place = self.place(viewer);
        let ear = Arc::new(AtomicWaker::new());
        self.ears().push(Ear::Waiting(Arc::clone(&ear)));
        let waiting = Waiting { updates: self, ear };
        std::future::poll_fn(|context| {
            waiting.ear.register(context.waker());
            // Checked only after there is a task to wake.
            if self.count(place) == told { Poll::Pending } else { Poll::Ready(()) }
        })
        .await;
    }

    /// A stream is written to from now on.
    pub(super) fn listen(&self, line: &Arc<Line>) {
        self.ears().push(Ear::Listening(Arc::clone(line)));
    }

    /// A stream has ended.
    pub(super) fn leave(&self, line: &Arc<Line>) {
        self.ears().retain(|ear| !matches!(ear, Ear::Listening(other) if Arc::ptr_eq(other, line)));
    }

    #[cfg(test)]
    pub(super) fn lines(&self) -> Vec<Arc<Line>> {
        let line = |ear: &Ear| match ear {
            Ear::Listening(line) => Some(Arc::clone(line)),
            Ear::Waiting(_) => None,
        };
        self.ears().iter().filter_map(line).collect()
    }

    fn ears(&self) -> std::sync::MutexGuard<'_, Vec<Ear>> {
        self.ears.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who waits for one change.
struct Waiting<'a> {
    updates: &'a Updates,
    ear: Arc<AtomicWaker>,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.updates
            .ears()
            .retain(|ear| !matches!(ear, Ear::Waiting(other) if Arc::ptr_eq(other, &self.ear)));
    }
}
