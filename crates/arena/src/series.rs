//! Plays a plan on several threads, batch by batch.
//!
//! A batch is a fixed run of deals; the next free thread takes the next one. Batches are put together in their order, and a
//! sequential test looks only at that: so the result is the same whatever the number of threads, and wherever a run was broken off.

use core::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use serde::{Deserialize, Serialize};
use talon_bots::Engine;
use talon_core::{Closing, Eyes, Luck, Outcome, Record, Seat};
use talon_program::{Fault, Greeting};
use talon_table::playout;

use crate::deal::DealSums;
use crate::facts::{self, Facts, Names, Observed};
use crate::hall::{FORFEIT, Hall, Log, forfeited};
use crate::journal::{Journal, Part};
use crate::origin::{Origin, run_name};
use crate::paired::{Comparison, Sums};
use crate::plan::{Plan, Refused, rotated};
use crate::player::Player;
use crate::rows::{self, Row, Rows};
use crate::scribe::{Scribe, position_digest};
use crate::sitting::Sitting;
use crate::stats::Verdict;
use crate::tally::{Counted, Tally};

/// The sums of a batch: of the game as it is, of the changed one, and of their differences.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Batch {
    /// One tally, or two where cards are changed.
    pub arms: Vec<Tally>,
    /// What the change moves.
    pub compared: Comparison,
    /// How many deals it holds.
    #[serde(default)]
    pub deals: u64,
    /// Games that programs forfeited: how many, by their place in the plan and the kind of fault.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub forfeited: BTreeMap<String, u64>,
    /// The first of them, as they were.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<Forfeit>,
    /// A row for each game and seat, where they are wanted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Row>,
}

/// A game that a program forfeited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forfeit {
    /// The number of the game in the run.
    pub game: u64,
    /// The seed of its deal.
    pub seed: u64,
    /// The seat, counted from 1.
    pub seat: usize,
    /// Its program, as a place in the plan.
    pub bot: usize,
    /// `crashed`, `late`, `illegal` or `garbled`.
    pub kind: String,
    /// What happened.
    pub reason: String,
    /// The end of what the program wrote to standard error.
    pub stderr: String,
}

/// So many forfeits of a batch are described, and so many of a run; all are counted.
const FORFEITS_MAX: (usize, usize) = (3, 20);

impl Batch {
    pub(crate) fn plus(&mut self, other: &Self) {
        self.deals += other.deals;
        for (key, count) in &other.forfeited {
            *self.forfeited.entry(key.clone()).or_default() += count;
        }
        let room = FORFEITS_MAX.1.saturating_sub(self.forfeits.len());
        self.forfeits.extend(other.forfeits.iter().take(room).cloned());
        if self.arms.len() < other.arms.len() {
            self.arms.resize(other.arms.len(), Tally::default());
        }
        self.arms.iter_mut().zip(&other.arms).for_each(|(sum, arm)| sum.plus(arm));
        self.compared.plus(&other.compared);
    }

    pub(crate) fn games(&self) -> u64 {
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
    /// Was it broken off? What was played until then is there.
    pub is_interrupted: bool,
    /// Which program was asked for what, and when.
    pub origin: Origin,
}

/// Hears how far a run is.
pub trait Watch: Sync {
    /// This many more games are finished.
    fn played(&self, games: u64);

    /// Is it to be broken off?
    fn is_over(&self) -> bool {
        false
    }
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
    /// The whole run on so many threads, and nothing kept.
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

/// The tables of a run.
struct Bench<'a, G: Observed> {
    plan: &'a Plan,
    names: Names,
    arms: Vec<Arm<'a, G>>,
    setups: Vec<G::Setup>,
    /// What is compared between the arms, with nothing in it.
    sums: Sums,
    part: Part,
    scribes: Scribes,
}

/// What is written down of each game.
struct Scribes {
    rows: bool,
    records: Option<PathBuf>,
    keeps_time: bool,
    log: Option<Log>,
    run: String,
}

struct Arm<'a, G: Observed> {
    game: &'a G,
    engine: Engine<'a, G>,
    /// Numbers on cards that are changed in it.
    changes: Vec<String>,
}

/// What a thread of a run has to itself.
struct Worker<'a> {
    hall: RefCell<Hall>,
    stop: &'a AtomicBool,
    watch: &'a dyn Watch,
}

impl Worker<'_> {
    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.watch.is_over()
    }
}

/// One game of a plan.
struct Seated<'a> {
    setup: usize,
    seed: u64,
    number: u64,
    seats: &'a [usize],
}

impl<'a, G: Observed> Bench<'a, G> {
    fn new(plan: &'a Plan, games: &[&'a G], means: &Means<'_>) -> Result<Self, Refused> {
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
        let scribes = Scribes {
            rows: means.rows.is_some(),
            records: means.records.clone(),
            keeps_time: means.keeps_time,
            log: means.log.clone(),
            run: run_name(plan),
        };
        Ok(Self { plan, names, arms, setups, sums, part: means.part, scribes })
    }

    fn run(self, mut means: Means<'_>) -> Result<Finished, Trouble> {
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
                    let hall = RefCell::new(Hall::new(bench.scribes.log.clone()));
                    bench.work(next, &Worker { hall, stop, watch }, kept, &send);
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

    /// Plays a game and says how it ended and after how many decisions; `None`: it was broken off.
    fn play(
        &self,
        arm: &Arm<'_, G>,
        seated: &Seated<'_>,
        facts: &mut Facts,
        worker: &Worker<'_>,
        batch: &mut Batch,
    ) -> Result<Option<(Option<Outcome>, u64)>, Trouble> {
        let is_told = self.scribes.rows || self.scribes.records.is_some() || self.plan.has_programs();
        if is_told {
            return self.play_told(arm, seated, facts, worker, batch);
        }
        let setup = &self.setups[seated.setup];
        let mut luck = Luck::of(self.plan.seed, seated.number);
        let (played, gave_up) =
            Sitting::follow(arm.game, setup, seated.seed, &mut luck, |eyes, choices, luck| {
                self.choose(arm, seated, (eyes, choices), luck, facts, worker)
            });
        facts.turns = played.turns;
        arm.game.read(setup, &played.state, facts);
        Ok(gave_up.is_none().then_some((played.outcome, played.decisions)))
    }

    /// What the seat that is asked chooses; nothing of a run that is broken off.
    fn choose(
        &self,
        arm: &Arm<'_, G>,
        seated: &Seated<'_>,
        (eyes, choices): (&Eyes<'_, G>, &[G::Choice]),
        luck: &mut Luck,
        facts: &mut Facts,
        worker: &Worker<'_>,
    ) -> Option<usize> {
        let seat = eyes.seat().index();
        let chosen = match &self.plan.bots[seated.seats[seat]] {
            _ if worker.is_over() => return None,
            Player::Bot(bot) => arm.engine.choose(*bot, eyes, choices, luck),
            Player::Program(_) => worker.hall.borrow_mut().choose(eyes, choices)?,
        };
        // A single choice is made and not chosen.
        if choices.len() > 1
            && let Some(card) = choices.get(chosen).and_then(|choice| arm.game.bought(choice))
        {
            facts.seats[seat].cards |= 1 << card;
            facts.seats[seat].opening.get_or_insert(card);
        }
        Some(chosen)
    }

    /// The same game, with everything written down that somebody wants.
    fn play_told(
        &self,
        arm: &Arm<'_, G>,
        seated: &Seated<'_>,
        facts: &mut Facts,
        worker: &Worker<'_>,
        batch: &mut Batch,
    ) -> Result<Option<(Option<Outcome>, u64)>, Trouble> {
        let (start, setup) = (Instant::now(), &self.setups[seated.setup]);
        let mut luck = Luck::of(self.plan.seed, seated.number);
        let options = arm.game.options(setup);
        let greeting = Greeting {
            game: G::NAME.to_string(),
            rules: G::RULES,
            options: options.clone(),
            seat: 0,
            seats: seated.seats.len(),
        };
        worker.hall.borrow_mut().begin(&self.plan.bots, seated.seats, &greeting);
        let mut scribe = Scribe::new(arm.game, &worker.hall, self.scribes.records.is_some());
        let played =
            playout::follow(arm.game, setup, seated.seed, &mut luck, &mut scribe, |eyes, choices, luck| {
                self.choose(arm, seated, (eyes, choices), luck, facts, worker)
            });
        facts.turns = scribe.turns;
        arm.game.read(setup, &played.state, facts);
        let mut hall = worker.hall.borrow_mut();
        let fault = hall.fault();
        if played.gave_up.is_some() && fault.is_none() {
            return Ok(None);
        }
        let teams = if self.plan.in_teams { self.names.teams.as_slice() } else { &[] };
        let seats = seated.seats.len();
        let forfeited =
            fault.map(|(seat, fault)| (forfeited(seat, seats, self.plan.together, teams), fault.kind()));
        let (outcome, kind) = forfeited.map_or((played.outcome, None), |(end, kind)| (Some(end), Some(kind)));
        let names: Vec<(String, String)> = (0..seats).map(|seat| self.called(seated, &hall, seat)).collect();
        batch.forfeit(seated, hall.end(outcome));
        drop(hall);
        if let (Some(folder), Some(lines)) = (&self.scribes.records, scribe.lines) {
            let closing = Closing {
                outcome: played.outcome.map_or_else(|| "ongoing".into(), |outcome| outcome.to_string()),
                digest: position_digest(arm.game, &played.state),
            };
            let (game, rules, seed) = (G::NAME.to_string(), G::RULES, seated.seed);
            let record = Record { game, rules, seed, options: options.clone(), lines, closing };
            write_record(folder, seated.number, &record).map_err(Trouble::Record)?;
        }
        if self.scribes.rows {
            let cause = kind.map(|kind| format!("{FORFEIT} {kind}"));
            let told = rows::Game {
                run: &self.scribes.run,
                index: Some(seated.number),
                seed: seated.seed,
                options: &options,
                changes: &arm.changes,
                players: &names,
                outcome,
                cause: cause.as_deref(),
                decisions: played.decisions,
                seconds: self.scribes.keeps_time.then(|| start.elapsed().as_secs_f64()),
                facts,
                bought: &scribe.bought,
            };
            batch.rows.extend(rows::rows(arm.game, setup, &played.state, &told));
        }
        Ok(Some((outcome, played.decisions)))
    }

    /// Who sits there, and what it calls itself.
    fn called(&self, seated: &Seated<'_>, hall: &Hall, seat: usize) -> (String, String) {
        let player = self.plan.bots[seated.seats[seat]].to_string();
        let name = hall.name(seat).unwrap_or_else(|| player.clone());
        (player, name)
    }

    /// Puts the batches together in their order, until all are there or the test is decided.
    fn collect(
        &self,
        kept: &BTreeMap<u64, Batch>,
        receive: &mpsc::Receiver<(u64, Result<Batch, Trouble>)>,
        mut journal: Option<&mut Journal>,
        mut rows: Option<&mut Rows>,
    ) -> Result<Collected, Trouble> {
        let mut waiting = BTreeMap::new();
        let mut collected = Collected::default();
        for place in 0.. {
            let number = self.part.batch(place);
            if number >= self.plan.batches() {
                break;
            }
            let mut batch = match kept.get(&number) {
                Some(batch) => batch.clone(),
                None => loop {
                    if let Some(batch) = waiting.remove(&number) {
                        break batch;
                    }
                    // A worker that is gone without its batch was stopped, or has panicked; the scope passes that on.
                    let Ok((done, batch)) = receive.recv() else { return Ok(collected) };
                    let batch: Batch = batch?;
                    if let Some(journal) = journal.as_deref_mut() {
                        journal.keep(done, &batch).map_err(Trouble::File)?;
                    }
                    collected.played.0 += batch.games();
                    collected.played.1 += batch.arms.iter().map(|arm| arm.decisions).sum::<u64>();
                    waiting.insert(done, batch);
                },
            };
            if let Some(rows) = rows.as_deref_mut() {
                if let (true, Some(journal)) = (batch.rows.is_empty(), journal.as_deref_mut()) {
                    batch.rows = journal.rows(number).map_err(Trouble::File)?;
                }
                rows.write(&core::mem::take(&mut batch.rows)).map_err(Trouble::Rows)?;
            }
            if collected.add(self.plan, self.part, &batch) {
                break;
            }
        }
        collected.is_whole = true;
        Ok(collected)
    }
}

impl Batch {
    /// Counts a game that a program forfeited, if it did.
    fn forfeit(&mut self, seated: &Seated<'_>, fault: Option<(Seat, Fault, String)>) {
        let Some((seat, fault, stderr)) = fault else { return };
        let bot = seated.seats[seat.index()];
        *self.forfeited.entry(format!("{bot} {}", fault.kind())).or_default() += 1;
        if self.forfeits.len() < FORFEITS_MAX.0 {
            self.forfeits.push(Forfeit {
                game: seated.number,
                seed: seated.seed,
                seat: seat.number(),
                bot,
                kind: fault.kind().to_string(),
                reason: fault.to_string(),
                stderr,
            });
        }
    }
}

/// A record beside its place first, so that a file of that name is a whole one.
fn write_record(folder: &Path, number: u64, record: &Record) -> io::Result<()> {
    let (path, beside) =
        (folder.join(format!("{number:08}.record")), folder.join(format!(".{number:08}.part")));
    std::fs::write(&beside, record.to_string())?;
    std::fs::rename(&beside, &path)
}

/// Batches put together in their order.
#[derive(Default)]
pub(crate) struct Collected {
    pub(crate) sums: Batch,
    pub(crate) verdict: Option<Verdict>,
    played: (u64, u64),
    pub(crate) is_whole: bool,
}

impl Collected {
    /// Adds the next batch; is it decided now? A part of a run decides nothing.
    pub(crate) fn add(&mut self, plan: &Plan, part: Part, batch: &Batch) -> bool {
        self.sums.plus(batch);
        let test = plan.test.filter(|_| !self.sums.arms.is_empty() && part == Part::WHOLE);
        self.verdict = test.map(|(_, bounds)| bounds.judge(&self.sums.arms[0].points(0)));
        self.verdict.is_some_and(|verdict| verdict.decided.is_some())
    }
}
