//! The threads of a run, and the batches they take.

use core::cell::RefCell;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use talon_bots::Engine;
use talon_core::Luck;

use super::collect::Collected;
use super::game::{Arm, Seated, Worker};
use super::{Batch, Finished, Means, Trouble};
use crate::deal::DealSums;
use crate::facts::{Facts, Names, Observed};
use crate::journal::Part;
use crate::origin::run_name;
use crate::paired::Sums;
use crate::plan::{Plan, Refused, rotated};
use crate::processes::{Log, Processes};
use crate::sitting::Sitting;
use crate::tally::{Counted, Tally};

/// The tables of a run.
pub(super) struct Bench<'a, G: Observed> {
    pub(super) plan: &'a Plan,
    pub(super) names: Names,
    arms: Vec<Arm<'a, G>>,
    pub(super) setups: Vec<G::Setup>,
    /// What is compared between the arms, with nothing in it.
    sums: Sums,
    pub(super) part: Part,
    pub(super) scribes: Recorders,
}

/// What is written down of each game.
pub(super) struct Recorders {
    pub(super) rows: bool,
    pub(super) records: Option<PathBuf>,
    pub(super) keeps_time: bool,
    log: Option<Log>,
    pub(super) run: String,
}

impl<'a, G: Observed> Bench<'a, G> {
    pub(super) fn new(plan: &'a Plan, games: &[&'a G], means: &Means<'_>) -> Result<Self, Refused> {
        let game = games[0];
        let setups: Result<Vec<G::Setup>, _> =
            plan.setups.iter().map(|options| game.setup(options)).collect();
        let setups = setups?;
        let names = game.names();
        let mut facts = Facts::default();
        let probe = Sitting::play(game, &setups[0], plan.seed, &mut Luck::of(1, 1), |_, _, _| 0);
        game.read(&setups[0], &probe.state, &mut facts);
        let sums = Sums::new(plan, &names, facts.seats[0].score.is_some());
        let changes: Vec<String> = plan.changes.iter().map(ToString::to_string).collect();
        let arm = |(index, &game): (usize, &&'a G)| {
            let changes = if index == 0 { Vec::new() } else { changes.clone() };
            Arm { game, engine: Engine::new(game), changes }
        };
        let arms = games.iter().enumerate().map(arm).collect();
        let scribes = Recorders {
            rows: means.rows.is_some(),
            records: means.records.clone(),
            keeps_time: means.keeps_time,
            log: means.log.clone(),
            run: run_name(plan),
        };
        Ok(Self { plan, names, arms, setups, sums, part: means.part, scribes })
    }

    pub(super) fn run(self, mut means: Means<'_>) -> Result<Finished, Trouble> {
        let start = Instant::now();
        let (wants_rows, watch) = (self.scribes.rows, means.watch);
        let kept = means.journal.as_mut().map(|journal| journal.take(wants_rows)).unwrap_or_default();
        watch.played(kept.values().map(Batch::games).sum());
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let (send, receive) = mpsc::channel();
        let collected = thread::scope(|scope| {
            for _ in 0..means.threads {
                let (send, bench, kept) = (send.clone(), &self, &kept);
                let (next, stop) = (&next, &stop);
                scope.spawn(move || {
                    let processes = RefCell::new(Processes::new(bench.scribes.log.clone()));
                    bench.work(next, &Worker { processes, stop, watch }, kept, &send);
                });
            }
            drop(send);
            let collected = self.collect(&kept, &receive, means.journal.as_mut(), means.rows.as_mut());
            stop.store(true, Ordering::Relaxed);
            collected
        });
        let Collected { sums, verdict, played, is_whole } = collected?;
        if let Some(rows) = means.rows {
            rows.close().map_err(Trouble::Rows)?;
        }
        Ok(Finished {
            plan: self.plan.clone(),
            names: self.names,
            sums,
            verdict,
            seconds: start.elapsed().as_secs_f64(),
            played,
            threads: means.threads,
            is_interrupted: !is_whole,
            origin: means.origin,
        })
    }

    /// Takes batches until none is left or nobody wants them any more.
    fn work(
        &self,
        next: &AtomicU64,
        worker: &Worker<'_>,
        kept: &BTreeMap<u64, Batch>,
        send: &mpsc::Sender<(u64, Result<Batch, Trouble>)>,
    ) {
        loop {
            let number = self.part.batch(next.fetch_add(1, Ordering::Relaxed));
            if number >= self.plan.batches() || worker.is_over() {
                return;
            }
            if kept.contains_key(&number) {
                continue;
            }
            let batch = match self.batch(number, worker) {
                Ok(None) => return,
                Ok(Some(batch)) => Ok(batch),
                Err(trouble) => Err(trouble),
            };
            if send.send((number, batch)).is_err() {
                return;
            }
        }
    }

    /// Plays a batch; nothing comes of one that is broken off.
    fn batch(&self, number: u64, worker: &Worker<'_>) -> Result<Option<Batch>, Trouble> {
        let deals = self.plan.batch(number);
        let mut batch = Batch {
            arms: vec![Tally::default(); self.arms.len()],
            deals: deals.end - deals.start,
            ..Batch::default()
        };
        for deal in deals {
            let mut sums = vec![self.sums.clone(); self.arms.len()];
            for (arm, sums) in sums.iter_mut().enumerate() {
                for lineup in 0..self.plan.lineups.len() {
                    if self.deal(arm, deal, lineup, &mut batch, sums, worker)?.is_none() {
                        return Ok(None);
                    }
                }
            }
            if let [before, after] = sums.as_slice() {
                batch.compared.add(before, after);
            }
        }
        Ok(Some(batch))
    }

    /// One deal with one line-up in all its rotations.
    fn deal(
        &self,
        arm: usize,
        deal: u64,
        lineup: usize,
        batch: &mut Batch,
        sums: &mut Sums,
        worker: &Worker<'_>,
    ) -> Result<Option<()>, Trouble> {
        let mut together = DealSums::default();
        let first = deal * self.plan.block() + (lineup * self.plan.rotations) as u64;
        let (setup, seed) = self.plan.deal(deal);
        let last = (first + self.plan.rotations as u64).min(self.plan.games);
        for (rotation, number) in (first..last).enumerate() {
            let seats = rotated(&self.plan.lineups[lineup], rotation);
            let mut facts = Facts::default();
            let seated = Seated { setup, seed, number, seats: &seats };
            let Some(played) = self.play(&self.arms[arm], &seated, &mut facts, worker, batch)? else {
                return Ok(None);
            };
            let game = Counted {
                outcome: played.0,
                decisions: played.1,
                turns: facts.turns,
                seats: &seats,
                bots: self.plan.bots.len(),
                setup,
                facts: &facts,
            };
            batch.arms[arm].add(&game);
            together.add(&game);
            sums.add(&game);
            worker.watch.played(1);
        }
        batch.arms[arm].close(lineup, &together);
        Ok(Some(()))
    }
}
