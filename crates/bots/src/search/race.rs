//! A race between the moves of one question: in every round each of them is played out in the same world with the same luck, so that
//! what they have in common cancels out, and those that fall behind for certain drop out.

use talon_core::{Dice, Luck, Silent};

use super::Search;
use crate::clock::Clock;
use crate::judge::Judged;
use crate::playout;

/// Nobody drops out before so many rounds, and then only every so many.
const ROUNDS: usize = 12;
/// So many standard errors behind the leader is behind for certain.
const CERTAIN: f32 = 2.2;

/// A move in the race, with what came of it in each round.
struct Runner {
    edge: u32,
    values: Vec<f32>,
}

impl Runner {
    fn mean(&self) -> f32 {
        self.values.iter().sum::<f32>() / self.values.len().max(1) as f32
    }

    /// Is this one surely behind that one? Both ran the same rounds.
    fn is_behind(&self, leader: &Self) -> bool {
        let count = self.values.len() as f32;
        let lead = leader.mean() - self.mean();
        let apart = leader.values.iter().zip(&self.values).map(|(one, other)| one - other - lead);
        let spread = apart.map(|apart| apart * apart).sum::<f32>() / (count - 1.0).max(1.0);
        lead > CERTAIN * (spread / count).sqrt()
    }
}

impl<G: Judged> Search<'_, G> {
    /// Runs rounds until the limit, or until one move is left.
    pub(super) fn race(&mut self, most: u32, clock: &mut impl Clock) {
        let root = self.root.clone();
        let Some((seat, _)) = self.question(&root, true) else { return };
        self.grow(0, &root, seat);
        let mut runners: Vec<Runner> =
            self.chain(0).map(|(edge, _)| Runner { edge, values: Vec::new() }).collect();
        let mut round = Vec::new();
        while runners.len() > 1 && self.run_round(&runners, most, &mut round, clock) {
            for (runner, &value) in runners.iter_mut().zip(&round) {
                runner.values.push(value);
                let edge = &mut self.edges[runner.edge as usize];
                edge.visits += 1;
                edge.sum += value;
            }
            self.iterations += runners.len() as u32;
            if runners[0].values.len().is_multiple_of(ROUNDS) {
                drop_behind(&mut runners);
            }
        }
    }

    /// One round; says whether there was time for all of it.
    fn run_round(
        &mut self,
        runners: &[Runner],
        most: u32,
        round: &mut Vec<f32>,
        clock: &mut impl Clock,
    ) -> bool {
        round.clear();
        if self.iterations + runners.len() as u32 > most {
            return false;
        }
        let (world_seed, luck_seed) = (self.luck.word(), self.luck.word());
        for runner in runners {
            if clock.is_up() {
                return false;
            }
            let mut world = self.game.resample(&self.root, self.seat, &mut Dice::new(world_seed));
            let edge = self.edges[runner.edge as usize];
            self.game.advance(&mut world, edge.seat, &edge.choice, &mut Silent);
            let (game, judge, mut luck) = (self.game, self.judge, Luck::of(luck_seed, 0));
            let played = playout::play_out(game, judge, &mut world, &mut luck, &mut self.choices, clock);
            let Some(chances) = played else { return false };
            round.push(chances[edge.seat.index()]);
        }
        true
    }
}

/// Leaves those that may still be the best.
fn drop_behind(runners: &mut Vec<Runner>) {
    let Some(leader) =
        (0..runners.len()).max_by(|&one, &other| runners[one].mean().total_cmp(&runners[other].mean()))
    else {
        return;
    };
    let stays: Vec<bool> = runners.iter().map(|runner| !runner.is_behind(&runners[leader])).collect();
    let mut number = 0;
    runners.retain(|_| {
        number += 1;
        stays[number - 1]
    });
}
