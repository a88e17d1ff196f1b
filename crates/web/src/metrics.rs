//! What the keeper of the server may want to see, in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::trouble::Trouble;

/// Counters since the start.
#[derive(Default)]
pub(crate) struct Metrics {
    moves: AtomicU64,
    stale: AtomicU64,
    refused: AtomicU64,
    failed: AtomicU64,
    other: AtomicU64,
}

impl Metrics {
    /// A move was tried.
    pub(crate) fn played(&self, trouble: Option<&Trouble>) {
        let counter = match trouble {
            None => &self.moves,
            Some(Trouble::Stale) => &self.stale,
            Some(Trouble::Refused(_)) => &self.refused,
            Some(Trouble::Store(_)) => &self.failed,
            Some(_) => &self.other,
        };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// The page for a collector.
    pub(crate) fn text(&self, tables: usize) -> String {
        let get = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut text = format!("# TYPE talon_tables gauge\ntalon_tables {tables}\n");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "# TYPE talon_moves_total counter\ntalon_moves_total {}", get(&self.moves));
        let _ = writeln!(text, "# TYPE talon_rejected_total counter");
        for (reason, counter) in
            [("stale", &self.stale), ("rule", &self.refused), ("store", &self.failed), ("other", &self.other)]
        {
            let _ = writeln!(text, "talon_rejected_total{{reason=\"{reason}\"}} {}", get(counter));
        }
        text
    }
}
