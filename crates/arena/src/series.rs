//! Plays a plan on several threads, batch by batch.
//!
//! A batch is a fixed run of deals; the next free thread takes the next one. Batches are put together in their order, and a
//! sequential test looks only at that: so the result is the same whatever the number of threads, and wherever a run was broken off.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use serde::{Deserialize, Serialize};
use talon_bots::Engine;
use talon_core::Luck;

use crate::deal::DealSums;
use crate::facts::{self, Facts, Names, Observed};
use crate::journal::Journal;
use crate::paired::{Comparison, Sums};
use crate::plan::{Plan, Refused, rotated};
use crate::sitting::Sitting;
use crate::stats::Verdict;
use crate::tally::{Counted, Tally};

/// The sums of a batch: of the game as it is, of the changed one, and of their differences.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Batch {
    /// One tally, or two where cards are changed.
    pub arms: Vec<Tally>,
    /// What the change moves.
    pub compared: Comparison,
}

impl Batch {
    fn plus(&mut self, other: &Self) {
        if self.arms.len() < other.arms.len() {
            self.arms.resize(other.arms.len(), Tally::default());
        }
        self.arms.iter_mut().zip(&other.arms).for_each(|(sum, arm)| sum.plus(arm));
        self.compared.plus(&other.compared);
    }

    fn games(&self) -> u64 {
        self.arms.iter().map(|arm| arm.games).sum()
    }
}

/// A finished run.
#[derive(Clone, Debug)]
pub struct Finished {
    /// What was played.
    pub plan: Plan,
    /// What the numbers in the tallies stand for.
    pub names: Names,
    /// The sums.
    pub sums: Batch,
    /// What the sequential test says, and after how many games of each arm.
    pub verdict: Option<Verdict>,
    /// How long this process took.
    pub seconds: f64,
    /// Games and decisions of this process; a run that was taken up again has more.
    pub played: (u64, u64),
    /// How many threads.
    pub threads: usize,
}

/// Hears how far a run is.
pub trait Watch: Sync {
    /// This many more games are finished.
    fn played(&self, games: u64);
}

/// Nobody looks.
impl Watch for () {
    fn played(&self, _games: u64) {}
}

/// Why a run broke off.
#[derive(Debug)]
pub enum Trouble {
    /// It cannot be played.
    Refused(Refused),
    /// The file of finished batches cannot be written.
    File(io::Error),
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl core::fmt::Display for Trouble {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Refused(refused) => refused.fmt(f),
            Self::File(error) => write!(f, "cannot keep a finished batch: {error}"),
        }
    }
}

impl core::error::Error for Trouble {}

/// Plays a plan.
pub fn run(
    plan: &Plan,
    threads: usize,
    journal: Option<Journal>,
    watch: &dyn Watch,
) -> Result<Finished, Trouble> {
    struct Run<'a> {
        plan: &'a Plan,
        threads: usize,
        journal: Option<Journal>,
        watch: &'a dyn Watch,
    }
    impl facts::Visitor for Run<'_> {
        type Out = Result<Finished, Trouble>;
        fn visit<G: Observed>(self, game: &'static G) -> Self::Out {
            run_of(game, self.plan, self.threads, self.journal, self.watch)
        }
    }
    facts::visit(&plan.game, Run { plan, threads, journal, watch }).map_err(Refused::from)?
}

/// Plays a plan of a game that is at hand, on the list or not.
pub fn run_of<G: Observed>(
    game: &G,
    plan: &Plan,
    threads: usize,
    journal: Option<Journal>,
    watch: &dyn Watch,
) -> Result<Finished, Trouble> {
    let changed = game.changed(&plan.changes).map_err(Refused::from)?;
    let arms: Vec<&G> = if plan.changes.is_empty() { vec![game] } else { vec![game, &changed] };
    Bench::new(plan, &arms)?.run(threads, journal, watch)
}

/// The tables of a run.
struct Bench<'a, G: Observed> {
    plan: &'a Plan,
    names: Names,
    arms: Vec<Arm<'a, G>>,
    setups: Vec<G::Setup>,
    /// What is compared between the arms, with nothing in it.
    sums: Sums,
}

struct Arm<'a, G: Observed> {
    game: &'a G,
    engine: Engine<'a, G>,
}

impl<'a, G: Observed> Bench<'a, G> {
    fn new(plan: &'a Plan, games: &[&'a G]) -> Result<Self, Refused> {
        let game = games[0];
        let setups: Result<Vec<G::Setup>, _> =
            plan.setups.iter().map(|options| game.setup(options)).collect();
        let setups = setups?;
        let names = game.names();
        let mut facts = Facts::default();
        let probe = Sitting::play(game, &setups[0], plan.seed, &mut Luck::of(1, 1), |_, _, _| 0);
        game.read(&setups[0], &probe.state, &mut facts);
        let sums = Sums::new(plan, &names, facts.seats[0].score.is_some());
        let arms = games.iter().map(|&game| Arm { game, engine: Engine::new(game) }).collect();
        Ok(Self { plan, names, arms, setups, sums })
    }

    fn run(
        self,
        threads: usize,
        mut journal: Option<Journal>,
        watch: &dyn Watch,
    ) -> Result<Finished, Trouble> {
        let start = Instant::now();
        let kept = journal.as_mut().map(Journal::take).unwrap_or_default();
        watch.played(kept.values().map(Batch::games).sum());
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let (send, receive) = mpsc::channel();
        let collected = thread::scope(|scope| {
            for _ in 0..threads {
                let (send, bench, kept) = (send.clone(), &self, &kept);
                let (next, stop) = (&next, &stop);
                scope.spawn(move || bench.work(next, stop, kept, watch, &send));
            }
            drop(send);
            let collected = self.collect(&kept, &receive, journal.as_mut());
            stop.store(true, Ordering::Relaxed);
            collected
        });
        let Collected { sums, verdict, played } = collected?;
        let seconds = start.elapsed().as_secs_f64();
        Ok(Finished { plan: self.plan.clone(), names: self.names, sums, verdict, seconds, played, threads })
    }

    /// Takes batches until none is left or nobody wants them any more.
    fn work(
        &self,
        next: &AtomicU64,
        stop: &AtomicBool,
        kept: &BTreeMap<u64, Batch>,
        watch: &dyn Watch,
        send: &mpsc::Sender<(u64, Batch)>,
    ) {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.plan.batches() || stop.load(Ordering::Relaxed) {
                return;
            }
            if kept.contains_key(&number) {
                continue;
            }
            let Some(batch) = self.batch(number, stop, watch) else { return };
            if send.send((number, batch)).is_err() {
                return;
            }
        }
    }

    fn batch(&self, number: u64, stop: &AtomicBool, watch: &dyn Watch) -> Option<Batch> {
        let mut batch =
            Batch { arms: vec![Tally::default(); self.arms.len()], compared: Comparison::default() };
        let first = number * self.plan.batch;
        for deal in first..(first + self.plan.batch).min(self.plan.deals()) {
            let mut sums = vec![self.sums.clone(); self.arms.len()];
            for (arm, (tally, sums)) in self.arms.iter().zip(batch.arms.iter_mut().zip(&mut sums)) {
                for lineup in 0..self.plan.lineups.len() {
                    self.deal(arm, deal, lineup, tally, sums, stop, watch)?;
                }
            }
            if let [before, after] = sums.as_slice() {
                batch.compared.add(before, after);
            }
        }
        Some(batch)
    }

    /// One deal with one line-up in all its rotations.
    #[allow(clippy::too_many_arguments)] // the sums are filled side by side
    fn deal(
        &self,
        arm: &Arm<'_, G>,
        deal: u64,
        lineup: usize,
        tally: &mut Tally,
        sums: &mut Sums,
        stop: &AtomicBool,
        watch: &dyn Watch,
    ) -> Option<()> {
        let mut together = DealSums::default();
        let first = deal * self.plan.block() + (lineup * self.plan.rotations) as u64;
        let setup = (deal % self.setups.len() as u64) as usize;
        let last = (first + self.plan.rotations as u64).min(self.plan.games);
        for (rotation, number) in (first..last).enumerate() {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let seats = rotated(&self.plan.lineups[lineup], rotation);
            let seed = self.plan.seed.wrapping_add(deal / self.setups.len() as u64);
            let mut facts = Facts::default();
            let played = self.play(arm, setup, seed, number, &seats, &mut facts);
            let game = Counted {
                outcome: played.outcome,
                decisions: played.decisions,
                turns: facts.turns,
                seats: &seats,
                bots: self.plan.bots.len(),
                setup,
                facts: &facts,
            };
            tally.add(&game);
            together.add(&game);
            sums.add(&game);
            watch.played(1);
        }
        tally.close(lineup, &together);
        Some(())
    }

    fn play(
        &self,
        arm: &Arm<'_, G>,
        setup: usize,
        seed: u64,
        number: u64,
        seats: &[usize],
        facts: &mut Facts,
    ) -> Sitting<G> {
        let setup = &self.setups[setup];
        let mut luck = Luck::of(self.plan.seed, number);
        let played = Sitting::play(arm.game, setup, seed, &mut luck, |eyes, choices, luck| {
            let seat = eyes.seat().index();
            let chosen = arm.engine.choose(self.plan.bots[seats[seat]], eyes, choices, luck);
            if let Some(card) = choices.get(chosen).and_then(|choice| arm.game.bought(choice)) {
                facts.seats[seat].cards |= 1 << card;
                facts.seats[seat].opening.get_or_insert(card);
            }
            chosen
        });
        facts.turns = played.turns;
        arm.game.read(setup, &played.state, facts);
        played
    }

    /// Puts the batches together in their order, until all are there or the test is decided.
    fn collect(
        &self,
        kept: &BTreeMap<u64, Batch>,
        receive: &mpsc::Receiver<(u64, Batch)>,
        mut journal: Option<&mut Journal>,
    ) -> Result<Collected, Trouble> {
        let mut waiting = BTreeMap::new();
        let mut collected = Collected::default();
        let mut number = 0;
        while number < self.plan.batches() {
            let batch = match kept.get(&number) {
                Some(batch) => batch.clone(),
                None => loop {
                    if let Some(batch) = waiting.remove(&number) {
                        break batch;
                    }
                    // A worker that is gone without its batch has panicked; the scope passes that on.
                    let Ok((done, batch)) = receive.recv() else { return Ok(collected) };
                    if let Some(journal) = journal.as_deref_mut() {
                        journal.keep(done, &batch).map_err(Trouble::File)?;
                    }
                    collected.played.0 += batch.games();
                    collected.played.1 += batch.arms.iter().map(|arm| arm.decisions).sum::<u64>();
                    waiting.insert(done, batch);
                },
            };
            collected.sums.plus(&batch);
            number += 1;
            let test = self.plan.test.filter(|_| !collected.sums.arms.is_empty());
            collected.verdict = test.map(|(_, bounds)| bounds.judge(&collected.sums.arms[0].points(0)));
            if collected.verdict.is_some_and(|verdict| verdict.decided.is_some()) {
                break;
            }
        }
        Ok(collected)
    }
}

#[derive(Default)]
struct Collected {
    sums: Batch,
    verdict: Option<Verdict>,
    played: (u64, u64),
}
