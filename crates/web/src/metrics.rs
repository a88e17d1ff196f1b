//! What the keeper of the server may want to see, in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::http::StatusCode;

use crate::fair::Load;
use crate::history::History;

/// Upper bounds of the buckets of every histogram, in microseconds.
const BOUNDS: [u64; 14] = [
    100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
    5_000_000,
];

/// How long something took, as counts by bucket.
#[derive(Default)]
pub(crate) struct Histogram {
    /// The last one is for what took longer than every bound.
    counts: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    /// Counts one more.
    pub(crate) fn note(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let place = BOUNDS.partition_point(|bound| *bound < micros);
        self.counts[place].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// What was counted so far.
    pub(crate) fn counts(&self) -> Counts {
        Counts(self.counts.each_ref().map(|count| count.load(Ordering::Relaxed)))
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (place, count) in self.counts.iter().enumerate() {
            sum += count.load(Ordering::Relaxed);
            let bound = BOUNDS
                .get(place)
                .map_or_else(|| "+Inf".to_string(), |micros| (*micros as f64 / 1e6).to_string());
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {sum}");
        }
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_sum {seconds}\n{name}_count {sum}");
    }
}

/// The counts of a histogram at some moment.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Counts([u64; BOUNDS.len() + 1]);

impl Counts {
    /// What came since an earlier moment.
    pub(crate) fn since(&self, earlier: &Self) -> Self {
        let mut counts = self.0;
        counts.iter_mut().zip(&earlier.0).for_each(|(count, before)| *count = count.saturating_sub(*before));
        Self(counts)
    }

    /// How many there are.
    pub(crate) fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The seconds that this share of them did not exceed, estimated: within a bucket they count as evenly spread.
    pub(crate) fn quantile(&self, share: f64) -> f64 {
        let wanted = share * self.total() as f64;
        let (mut below, mut lower) = (0.0, 0.0);
        for (place, count) in self.0.iter().enumerate() {
            let upper = BOUNDS.get(place).map_or(lower, |micros| *micros as f64 / 1e6);
            let count = *count as f64;
            if count > 0.0 && below + count >= wanted {
                return ((wanted - below) / count).mul_add(upper - lower, lower);
            }
            (below, lower) = (below + count, upper);
        }
        0.0
    }
}

/// Why a post was refused, by the status it was answered with.
const REASONS: [(StatusCode, &str); 10] = [
    (StatusCode::INTERNAL_SERVER_ERROR, "fault"),
    (StatusCode::CONFLICT, "stale"),
    (StatusCode::UNPROCESSABLE_ENTITY, "rule"),
    (StatusCode::SERVICE_UNAVAILABLE, "store"),
    (StatusCode::BAD_REQUEST, "bad"),
    (StatusCode::NOT_FOUND, "not_found"),
    (StatusCode::PAYLOAD_TOO_LARGE, "size"),
    (StatusCode::TOO_MANY_REQUESTS, "limit"),
    (StatusCode::FORBIDDEN, "forged"),
    (StatusCode::UNSUPPORTED_MEDIA_TYPE, "type"),
];

/// Counters since the start.
#[derive(Default)]
pub(crate) struct Metrics {
    moves: AtomicU64,
    /// By reason; the last one is for all others.
    rejected: [AtomicU64; REASONS.len() + 1],
    pub(crate) posts: Histogram,
    /// How long a commit took, from handing the entry over to its answer.
    pub(crate) commits: Histogram,
    /// How long it took to wake a table.
    pub(crate) wakes: Histogram,
    damaged: AtomicU64,
    /// How long bots thought.
    pub(crate) thoughts: Histogram,
    /// The last hour.
    pub(crate) history: History,
}

/// What is counted elsewhere.
pub(crate) struct Gauges {
    pub(crate) tables: usize,
    pub(crate) streams: usize,
    pub(crate) connections: usize,
    /// What waits, by the threads it waits for.
    pub(crate) queues: [(&'static str, Load); 3],
    pub(crate) limited: Vec<(&'static str, u64)>,
    /// Tables that panicked, as logs call them.
    pub(crate) quarantined: Vec<String>,
}

impl Metrics {
    /// A move of a person, a bot or a clock was played.
    pub(crate) fn played(&self) {
        self.moves.fetch_add(1, Ordering::Relaxed);
    }

    /// How many moves were played.
    pub(crate) fn moves(&self) -> u64 {
        self.moves.load(Ordering::Relaxed)
    }

    /// How many posts failed through no fault of the sender.
    pub(crate) fn failed(&self) -> u64 {
        let ours = REASONS.iter().map(|(status, _)| status.is_server_error()).chain([true]);
        let counts = ours.zip(&self.rejected).filter(|(is_ours, _)| *is_ours);
        counts.map(|(_, count)| count.load(Ordering::Relaxed)).sum()
    }

    /// A table that was asked for is damaged in the store.
    pub(crate) fn damaged(&self) {
        self.damaged.fetch_add(1, Ordering::Relaxed);
    }

    /// A post was answered.
    pub(crate) fn posted(&self, status: StatusCode, took: Duration) {
        self.posts.note(took);
        if status.is_client_error() || status.is_server_error() {
            let known = REASONS.iter().position(|(answered, _)| *answered == status);
            self.rejected[known.unwrap_or(REASONS.len())].fetch_add(1, Ordering::Relaxed);
        }
    }

    /// The page for a collector.
    pub(crate) fn text(&self, gauges: &Gauges, waits: &Histogram) -> String {
        let get = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: u64| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        };
        line("talon_tables", "gauge", "Tables in memory.", gauges.tables as u64);
        line("talon_streams", "gauge", "Open event streams.", gauges.streams as u64);
        line("talon_connections", "gauge", "Open connections.", gauges.connections as u64);
        let damaged = "How often a requested table was damaged in the store.";
        line("talon_damaged_total", "counter", damaged, get(&self.damaged));
        line("talon_moves_total", "counter", "Moves played and stored.", get(&self.moves));
        let _ = writeln!(
            text,
            "# HELP talon_rejected_total Posts refused, by reason.\n# TYPE talon_rejected_total counter"
        );
        let reasons = REASONS.iter().map(|(_, reason)| *reason).chain(["other"]);
        for (reason, counter) in reasons.zip(&self.rejected) {
            let _ = writeln!(text, "talon_rejected_total{{reason=\"{reason}\"}} {}", get(counter));
        }
        let _ = writeln!(
            text,
            "# HELP talon_limited_total Requests over a limit.\n# TYPE talon_limited_total counter"
        );
        for (kind, count) in &gauges.limited {
            let _ = writeln!(text, "talon_limited_total{{kind=\"{kind}\"}} {count}");
        }
        let _ = writeln!(
            text,
            "# HELP talon_quarantined Tables that panicked, by the name logs give them.\n# TYPE talon_quarantined gauge"
        );
        for table in &gauges.quarantined {
            let _ = writeln!(text, "talon_quarantined{{table=\"{table}\"}} 1");
        }
        let _ = writeln!(
            text,
            "# HELP talon_waiting Thoughts and other work waiting for a thread.\n# TYPE talon_waiting gauge"
        );
        for (queue, load) in &gauges.queues {
            let _ = writeln!(text, "talon_waiting{{queue=\"{queue}\"}} {}", load.waiting);
        }
        self.posts.write(&mut text, "talon_post_seconds", "From the arrival of a post to its answer.");
        self.commits.write(&mut text, "talon_commit_seconds", "From a change to its durable commit.");
        self.wakes.write(
            &mut text,
            "talon_wake_seconds",
            "From a request for a sleeping table until it is awake.",
        );
        self.thoughts.write(&mut text, "talon_bot_seconds", "How long bots thought about a move.");
        waits.write(&mut text, "talon_thinking_wait_seconds", "How long a thought waited for a thread.");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_lie_between_the_bounds() {
        let histogram = Histogram::default();
        assert!(histogram.counts().quantile(0.5) <= 0.0, "nothing took no time");
        for micros in [600, 700, 800, 900, 3_000, 3_000, 3_000, 3_000, 3_000, 40_000] {
            histogram.note(Duration::from_micros(micros));
        }
        let counts = histogram.counts();
        assert_eq!(counts.total(), 10);
        assert!((0.0005..=0.001).contains(&counts.quantile(0.4)));
        assert!((0.0025..=0.005).contains(&counts.quantile(0.5)));
        assert!((0.025..=0.05).contains(&counts.quantile(0.99)));
        assert_eq!(counts.since(&counts).total(), 0);
    }

    #[test]
    fn a_histogram_counts_up_to_each_bound() {
        let (histogram, mut text) = (Histogram::default(), String::new());
        for micros in [100, 101, 9_000_000] {
            histogram.note(Duration::from_micros(micros));
        }
        histogram.write(&mut text, "x", "X.");
        for line in [
            "x_bucket{le=\"0.0001\"} 1",
            "x_bucket{le=\"0.00025\"} 2",
            "x_bucket{le=\"5\"} 2",
            "x_bucket{le=\"+Inf\"} 3",
            "x_count 3",
            "x_sum 9.000201",
        ] {
            assert!(text.lines().any(|written| written == line), "{line} is not in\n{text}");
        }
    }
}
