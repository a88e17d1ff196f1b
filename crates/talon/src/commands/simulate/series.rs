//! Plays the games of a series on several threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::{Result, bail};
use indicatif::ProgressBar;
use talon_core::{Gallery, Game, Options, Viewer};
use talon_table::games::Visitor;
use talon_table::playout::{self, Luck};

use super::bots::Bot;
use super::tally::{self, Tally};

/// A thread takes this many games at a time.
const CHUNK: u64 = 64;

/// What to play.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) options: Options,
    pub(crate) bots: Vec<Bot>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// Plays a plan with a game.
pub(crate) struct Series<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) progress: &'a ProgressBar,
}

impl Visitor for Series<'_> {
    type Out = Result<Tally>;

    fn visit<G: Game + Gallery + Send + 'static>(self, game: &'static G) -> Result<Tally> {
        let setup = game.setup(&self.plan.options)?;
        let seats = game.seats(&game.deal(&setup, self.plan.seed));
        let bots = match self.plan.bots.as_slice() {
            [one] => vec![*one; seats],
            many if many.len() == seats => many.to_vec(),
            many => bail!("{} bots for {seats} seats; name one for all or one per seat", many.len()),
        };
        let dealt = game.position(&game.view(&game.deal(&setup, self.plan.seed), Viewer::Judge));
        let table = Table { game, setup, bots, plan: self.plan, looks: tally::tells(&dealt) };
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

struct Table<'a, G: Game> {
    game: &'a G,
    setup: G::Setup,
    bots: Vec<Bot>,
    plan: &'a Plan,
    /// Does a position of this game tell anything that is counted? Printing one takes longer than many a move.
    looks: bool,
}

impl<G: Game> Table<'_, G> {
    /// Takes games until none is left. Every count is a sum over games, so it does not matter who plays which.
    fn work(&self, next: &AtomicU64, progress: &ProgressBar) -> Tally {
        let mut tally = Tally::default();
        loop {
            let first = next.fetch_add(CHUNK, Ordering::Relaxed);
            if first >= self.plan.games {
                return tally;
            }
            let last = (first + CHUNK).min(self.plan.games);
            for number in first..last {
                self.play(number, &mut tally);
            }
            progress.inc(last - first);
        }
    }

    fn play(&self, number: u64, tally: &mut Tally) {
        let mut luck = Luck::of(self.plan.seed, number);
        let seed = self.plan.seed.wrapping_add(number);
        let played = playout::play(self.game, &self.setup, seed, &mut luck, |eyes, choices, luck| {
            self.bots[eyes.seat().index()].choose(eyes, choices, luck)
        });
        let position = self.looks.then(|| self.game.position(&self.game.view(&played.state, Viewer::Judge)));
        tally.add(played.outcome, played.decisions, played.turns, &self.bots, position.as_ref());
    }
}
