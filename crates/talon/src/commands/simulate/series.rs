//! Plays the games of a series on several threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::{Result, bail};
use indicatif::ProgressBar;
use talon_bots::{Bot, Judged, Mind};
use talon_core::{Gallery, Options, Viewer};
use talon_table::playout::{self, Luck};

use super::tally::{self, Tally};
use crate::players;

/// A thread takes at most this many games at a time.
const CHUNK_MAX: u64 = 64;

/// What to play.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) options: Options,
    pub(crate) bots: Vec<Bot>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) mirror: bool,
    pub(crate) threads: usize,
}

/// Plays a plan with a game.
pub(crate) struct Series<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) progress: &'a ProgressBar,
}

impl players::Visitor for Series<'_> {
    type Out = Result<Tally>;

    fn visit<G: Judged + Gallery + Send + 'static>(self, game: &'static G) -> Result<Tally> {
        let setup = game.setup(&self.plan.options)?;
        let seats = game.seats(&game.deal(&setup, self.plan.seed));
        let bots = match self.plan.bots.as_slice() {
            [one] => vec![*one; seats],
            many if many.len() == seats => many.to_vec(),
            many => bail!("{} bots for {seats} seats; name one for all or one per seat", many.len()),
        };
        let dealt = game.position(&game.view(&game.deal(&setup, self.plan.seed), Viewer::Judge));
        let mind = Mind::new(game);
        let table = Table { game, mind, setup, bots, plan: self.plan, looks: tally::tells(&dealt) };
        let next = AtomicU64::new(0);
        let tally = thread::scope(|scope| {
            let spawn = |_| scope.spawn(|| table.work(&next, self.progress));
            let workers: Vec<_> = (0..self.plan.threads).map(spawn).collect();
            let join = |worker: thread::ScopedJoinHandle<'_, Tally>| {
                worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            workers.into_iter().map(join).fold(Tally::default(), Tally::plus)
        });
        self.progress.finish_and_clear();
        Ok(tally)
    }
}

struct Table<'a, G: Judged> {
    game: &'a G,
    mind: Mind<'a, G>,
    setup: G::Setup,
    bots: Vec<Bot>,
    plan: &'a Plan,
    /// Does a position of this game tell anything that is counted? Printing one takes longer than many a move.
    looks: bool,
}

impl<G: Judged> Table<'_, G> {
    /// Takes games until none is left. Every count is a sum over games, so it does not matter who plays which.
    fn work(&self, next: &AtomicU64, progress: &ProgressBar) -> Tally {
        let mut tally = Tally::default();
        // Small enough that no thread is left alone with many long games.
        let chunk = (self.plan.games / (8 * self.plan.threads as u64)).clamp(1, CHUNK_MAX);
        loop {
            let first = next.fetch_add(chunk, Ordering::Relaxed);
            if first >= self.plan.games {
                return tally;
            }
            let last = (first + chunk).min(self.plan.games);
            for number in first..last {
                self.play(number, &mut tally);
            }
            progress.inc(last - first);
        }
    }

    fn play(&self, number: u64, tally: &mut Tally) {
        let mut luck = Luck::of(self.plan.seed, number);
        let turns = if self.plan.mirror { self.bots.len() as u64 } else { 1 };
        let seed = self.plan.seed.wrapping_add(number / turns);
        let mut bots = self.bots.clone();
        bots.rotate_right((number % turns) as usize);
        let played = playout::play(self.game, &self.setup, seed, &mut luck, |eyes, choices, luck| {
            self.mind.choose(bots[eyes.seat().index()], eyes, choices, luck)
        });
        let position = self.looks.then(|| self.game.position(&self.game.view(&played.state, Viewer::Judge)));
        tally.add(played.outcome, played.decisions, played.turns, &bots, position.as_ref());
    }
}
