//! The chunks of the work, spread over threads.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use talon_realms::{Best, CHUNKS, HANDS, Scorer};

use super::progress::Progress;

/// Set when the work should stop early.
pub(super) type Stop = &'static AtomicBool;

/// How often progress is written down.
const SAVE_EVERY: Duration = Duration::from_secs(5);

/// The best hands, proven.
pub(super) struct Proof {
    pub seven: Best,
    pub eight: Best,
}

/// Scores or rules out every hand of seven, then every hand of eight that a fetching card allows.
pub(super) fn proof(scorer: &Scorer, threads: usize) -> Proof {
    let bar = bar(2 * CHUNKS as u64);
    let seven = contest(threads, &bar, |chunk, floor| scorer.best_of(chunk, floor));
    let eight = contest(threads, &bar, |chunk, floor| scorer.best_fetched_of(chunk, floor));
    bar.finish_and_clear();
    Proof { seven, eight }
}

/// Chunks are taken from a common counter; what one thread finds raises the bar for all.
fn contest(threads: usize, bar: &ProgressBar, work: impl Fn(usize, i32) -> Best + Sync) -> Best {
    let (next, floor) = (AtomicUsize::new(0), AtomicI32::new(0));
    let whole = Mutex::new(Best::default());
    let worker = || {
        let mut mine = Best::default();
        loop {
            let chunk = next.fetch_add(1, Ordering::Relaxed);
            if chunk >= CHUNKS {
                break;
            }
            mine.merge(&work(chunk, floor.load(Ordering::Relaxed)));
            floor.fetch_max(mine.best.map_or(0, |(score, _)| score), Ordering::Relaxed);
            bar.inc(1);
        }
        whole.lock().expect("no worker panics").merge(&mine);
    };
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(worker))));
    whole.into_inner().expect("no worker panics")
}

/// Scores every hand of the chunks that are not done yet; stops early when asked to.
pub(super) fn census(scorer: &Scorer, threads: usize, file: Option<&Path>, stop: Stop) -> Result<Progress> {
    let progress = match file {
        Some(path) => Progress::open(path)?,
        None => Progress::default(),
    };
    let todo: Vec<usize> = progress.missing().collect();
    let bar = bar(HANDS);
    bar.set_position(progress.census.hands);
    let (next, saved) = (AtomicUsize::new(0), Mutex::new(Instant::now()));
    let whole = Mutex::new(progress);
    let worker = || -> Result<()> {
        while !stop.load(Ordering::Relaxed) {
            let Some(&chunk) = todo.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
            let part = scorer.census_of(chunk);
            bar.inc(part.hands);
            let mut whole = whole.lock().expect("no worker panics");
            whole.take(chunk, &part);
            let mut saved = saved.lock().expect("no worker panics");
            if let Some(path) = file
                && saved.elapsed() >= SAVE_EVERY
            {
                whole.save(path)?;
                *saved = Instant::now();
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("no worker panics"))
    })?;
    bar.finish_and_clear();
    let progress = whole.into_inner().expect("no worker panics");
    if let Some(path) = file {
        progress.save(path)?;
    }
    Ok(progress)
}

/// A progress bar on a terminal, nothing in a pipe.
fn bar(length: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{bar:40} {percent}%  {elapsed} gone, {eta} to go");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}
