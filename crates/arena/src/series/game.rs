//! One game of a run: who chooses, and what is written down of it.

use core::cell::RefCell;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use talon_bots::Engine;
use talon_core::{Closing, Eyes, Luck, Outcome, Record};
use talon_program::Greeting;
use talon_table::playout;

use super::bench::Bench;
use super::{Batch, Trouble, Watch};
use crate::facts::{Facts, Observed};
use crate::player::Player;
use crate::processes::{FORFEIT, Processes, forfeited};
use crate::recorder::{Recorder, position_digest};
use crate::rows;
use crate::sitting::Sitting;

pub(super) struct Arm<'a, G: Observed> {
    pub(super) game: &'a G,
    pub(super) engine: Engine<'a, G>,
    /// Numbers on cards that are changed in it.
    pub(super) changes: Vec<String>,
}

/// What a thread of a run has to itself.
pub(super) struct Worker<'a> {
    pub(super) processes: RefCell<Processes>,
    pub(super) stop: &'a AtomicBool,
    pub(super) watch: &'a dyn Watch,
}

impl Worker<'_> {
    pub(super) fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.watch.is_over()
    }
}

/// One game of a plan.
pub(super) struct Seated<'a> {
    pub(super) setup: usize,
    pub(super) seed: u64,
    pub(super) number: u64,
    pub(super) seats: &'a [usize],
}

impl<G: Observed> Bench<'_, G> {
    /// Plays a game and says how it ended and after how many decisions; `None`: it was broken off.
    pub(super) fn play(
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
            Player::Program(_) => worker.processes.borrow_mut().choose(eyes, choices)?,
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
        worker.processes.borrow_mut().begin(&self.plan.bots, seated.seats, &greeting);
        let mut scribe = Recorder::new(arm.game, &worker.processes, self.scribes.records.is_some());
        let played =
            playout::follow(arm.game, setup, seated.seed, &mut luck, &mut scribe, |eyes, choices, luck| {
                self.choose(arm, seated, (eyes, choices), luck, facts, worker)
            });
        facts.turns = scribe.turns;
        arm.game.read(setup, &played.state, facts);
        let mut processes = worker.processes.borrow_mut();
        let fault = processes.fault();
        if played.gave_up.is_some() && fault.is_none() {
            return Ok(None);
        }
        let teams = if self.plan.in_teams { self.names.teams.as_slice() } else { &[] };
        let seats = seated.seats.len();
        let forfeited =
            fault.map(|(seat, fault)| (forfeited(seat, seats, self.plan.together, teams), fault.kind()));
        let (outcome, kind) = forfeited.map_or((played.outcome, None), |(end, kind)| (Some(end), Some(kind)));
        let names: Vec<(String, String)> =
            (0..seats).map(|seat| self.called(seated, &processes, seat)).collect();
        batch.forfeit(seated, processes.end(outcome));
        drop(processes);
        if let (Some(folder), Some(lines)) = (&self.scribes.records, scribe.lines) {
            let closing = Closing {
                outcome: played.outcome.map_or_else(|| "ongoing".into(), |outcome| outcome.to_string()),
                digest: position_digest(arm.game, &played.state),
            };
            let (game, rules, seed) = (G::NAME.to_string(), G::RULES, seated.seed);
            let comments = Vec::new();
            let record =
                Record { game, rules, seed, options: options.clone(), given: None, comments, lines, closing };
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
    fn called(&self, seated: &Seated<'_>, processes: &Processes, seat: usize) -> (String, String) {
        let player = self.plan.bots[seated.seats[seat]].to_string();
        let name = processes.name(seat).unwrap_or_else(|| player.clone());
        (player, name)
    }
}

/// Written under a temporary name first, so that a file of that name is always complete.
fn write_record(folder: &Path, number: u64, record: &Record) -> io::Result<()> {
    let (path, beside) =
        (folder.join(format!("{number:08}.record")), folder.join(format!(".{number:08}.part")));
    std::fs::write(&beside, record.to_string())?;
    std::fs::rename(&beside, &path)
}
