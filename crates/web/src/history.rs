//! The last hour, for the keeper's page: what was counted every half minute.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::metrics::{Counts, Metrics};
use crate::tables::registry::Registry;

/// How often it is counted.
pub(crate) const EVERY: Duration = Duration::from_secs(30);
/// How many counts make an hour, including the one at its beginning.
const KEPT: usize = 121;

/// What had been counted at some moment.
#[derive(Clone)]
pub(crate) struct Sample {
    pub(crate) at: Instant,
    pub(crate) moves: u64,
    pub(crate) posts: Counts,
    pub(crate) commits: Counts,
    pub(crate) thoughts: Counts,
    pub(crate) waits: Counts,
    /// Posts that failed through no fault of the sender.
    pub(crate) failed: u64,
}

impl Sample {
    /// As it stands now.
    pub(crate) fn now(metrics: &Metrics, waits: Counts) -> Self {
        Self {
            at: Instant::now(),
            moves: metrics.moves(),
            posts: metrics.posts.counts(),
            commits: metrics.commits.counts(),
            thoughts: metrics.thoughts.counts(),
            waits,
            failed: metrics.failed(),
        }
    }
}

/// The samples of the last hour, the oldest first.
pub(crate) struct History {
    pub(crate) start: Instant,
    samples: Mutex<VecDeque<Sample>>,
}

impl Default for History {
    fn default() -> Self {
        Self { start: Instant::now(), samples: Mutex::default() }
    }
}

impl History {
    fn note(&self, sample: Sample) {
        let mut samples = self.samples.lock().unwrap_or_else(PoisonError::into_inner);
        samples.push_back(sample);
        while samples.len() > KEPT {
            samples.pop_front();
        }
    }

    pub(crate) fn samples(&self) -> Vec<Sample> {
        self.samples.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }
}

/// Keeps counting until the server stops.
pub(crate) async fn keep(registry: Arc<Registry>) {
    loop {
        registry.metrics.history.note(Sample::now(&registry.metrics, registry.pool.waits.counts()));
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = registry.stopping.begun() => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_hour_is_kept_and_no_more() {
        let (history, metrics) = (History::default(), Metrics::default());
        for _ in 0..500 {
            metrics.played();
            history.note(Sample::now(&metrics, Counts::default()));
        }
        let samples = history.samples();
        assert_eq!(samples.len(), KEPT);
        assert_eq!((samples[0].moves, samples[KEPT - 1].moves), (380, 500));
    }
}
