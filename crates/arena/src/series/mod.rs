//! Plays a plan on several threads, batch by batch.
//!
//! A batch is a fixed run of deals; the next free thread takes the next one. Batches are put together in their order, and a
//! sequential test looks only at that: so the result is the same whatever the number of threads, and wherever a run was broken off.

mod batch;
mod bench;
mod collect;
mod game;

use std::io;
use std::path::PathBuf;

use self::bench::Bench;
use crate::facts::{self, Names, Observed};
use crate::journal::{Journal, Part};
use crate::origin::Origin;
use crate::plan::{Plan, Refused};
use crate::processes::Log;
use crate::rows::Rows;
use crate::stats::Verdict;

pub use self::batch::{Batch, Forfeit, Forfeited};
pub(crate) use self::collect::Collected;

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
    /// Was it broken off? What was played until then is there.
    pub is_interrupted: bool,
    /// Which program was asked for what, and when.
    pub origin: Origin,
}

/// Hears how far a run has come.
pub trait Watch: Sync {
    /// This many more games are finished.
    fn played(&self, games: u64);

    /// Should it stop?
    fn is_over(&self) -> bool {
        false
    }
}

/// Nobody is watching.
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
    /// The rows cannot be written.
    Rows(io::Error),
    /// A record cannot be written.
    Record(io::Error),
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
            Self::Rows(error) => write!(f, "cannot write rows: {error}"),
            Self::Record(error) => write!(f, "cannot write a record: {error}"),
        }
    }
}

impl core::error::Error for Trouble {}

/// What a run is played with, besides its plan.
pub struct Means<'a> {
    /// How many threads.
    pub threads: usize,
    /// Where finished batches are kept.
    pub journal: Option<Journal>,
    /// Which part of the run is played.
    pub part: Part,
    /// Where rows go.
    pub rows: Option<Rows>,
    /// The folder that records go to.
    pub records: Option<PathBuf>,
    /// Where the standard error of programs goes.
    pub log: Option<Log>,
    /// Do rows say how long a game took?
    pub keeps_time: bool,
    /// Which program was asked for what, and when.
    pub origin: Origin,
    /// Who hears how far it is.
    pub watch: &'a dyn Watch,
}

impl Means<'_> {
    /// The whole run on this many threads, and nothing kept.
    pub fn on(threads: usize) -> Self {
        Self {
            threads,
            journal: None,
            part: Part::WHOLE,
            rows: None,
            records: None,
            log: None,
            keeps_time: true,
            origin: Origin::default(),
            watch: &(),
        }
    }
}

/// Plays a plan.
pub fn run(
    plan: &Plan,
    threads: usize,
    journal: Option<Journal>,
    watch: &dyn Watch,
) -> Result<Finished, Trouble> {
    run_with(plan, Means { journal, watch, ..Means::on(threads) })
}

/// Plays a plan with all that it may be played with.
pub fn run_with(plan: &Plan, means: Means<'_>) -> Result<Finished, Trouble> {
    struct Run<'a>(&'a Plan, Means<'a>);
    impl facts::Visitor for Run<'_> {
        type Out = Result<Finished, Trouble>;
        fn visit<G: Observed>(self, game: &'static G) -> Self::Out {
            run_of(game, self.0, self.1)
        }
    }
    facts::visit(&plan.game, Run(plan, means)).map_err(Refused::from)?
}

/// Plays a plan of a game that is at hand, on the list or not.
pub fn run_of<G: Observed>(game: &G, plan: &Plan, means: Means<'_>) -> Result<Finished, Trouble> {
    let changed = game.changed(&plan.changes).map_err(Refused::from)?;
    let arms: Vec<&G> = if plan.changes.is_empty() { vec![game] } else { vec![game, &changed] };
    Bench::new(plan, &arms, &means)?.run(means)
}
