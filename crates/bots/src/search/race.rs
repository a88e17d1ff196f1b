//! A race between the moves of one question: in every round each of them is played out in the same world with the same luck, so that
//! what they have in common cancels out, and those that fall behind for certain drop out. The move that the judgement prefers
//! is chosen unless another is better by more than chance would have it: with few rounds the best of many is mostly luck.

use talon_core::{Dice, Game, Luck, Seat, Silent};

use super::Search;
use crate::clock::Clock;
use crate::judge::Judge;
use crate::playout;

/// Nobody drops out before this many rounds, and after that only at every such number of them.
const ROUNDS: usize = 12;
/// A move in the race, with what came of it in each round.
struct Runner {
    edge: u32,
    values: Vec<f32>,
}

impl Runner {
    fn mean(&self) -> f32 {
        self.values.iter().sum::<f32>() / self.values.len().max(1) as f32
    }

    /// Whether two moves came to the same in every round. Where endings are many, that is no chance: both lead to the same
    /// position, such as putting down one or the other card that was just taken. Where most endings are alike it tells nothing.
    fn is_twin(&self, other: &Self) -> bool {
        let mut endings: Vec<u32> = self.values.iter().map(|value| value.to_bits()).collect();
        endings.sort_unstable();
        endings.dedup();
        endings.len() * 2 > self.values.len() && self.values == other.values
    }

    /// How many standard errors this one is behind that one, over the rounds that both ran.
    fn behind(&self, leader: &Self) -> f32 {
        let pairs = || leader.values.iter().zip(&self.values).map(|(one, other)| one - other);
        let count = pairs().count().max(1) as f32;
        let lead = pairs().sum::<f32>() / count;
        let spread = pairs().map(|apart| (apart - lead) * (apart - lead)).sum::<f32>();
        let error = (spread / (count - 1.0).max(1.0) / count).sqrt();
        lead / error.max(f32::MIN_POSITIVE)
    }
}

impl<G: Game, J: Judge<G>> Search<'_, G, J> {
    /// Runs rounds until the limit, or until one move is left.
    pub(super) fn race(&mut self, most: u32, clock: &mut impl Clock) {
        let root = self.root.clone();
        let Some((seat, _)) = self.question(&root, true) else { return };
        self.grow(0, &root, seat);
        let mut runners: Vec<Runner> =
            self.chain(0).map(|(edge, _)| Runner { edge, values: Vec::new() }).collect();
        let favourite = self.favourite(&root, seat, clock);
        let mut dropped = Vec::new();
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
                dropped.extend(drop_behind(&mut runners, self.style.certain));
            }
        }
        let Some(leader) = leader(&runners) else { return };
        let all = runners.iter().chain(&dropped);
        let is_favourite = |runner: &&Runner| Some(runner.edge) == favourite;
        let beaten = |runner: &Runner| runner.behind(&runners[leader]) > self.style.better;
        let stays = all.clone().find(is_favourite).filter(|runner| !beaten(runner));
        let chosen = stays.unwrap_or(&runners[leader]).edge as usize;
        // The most tried move is the choice of a search.
        let most_tried = all.map(|runner| runner.values.len()).max().unwrap_or_default() as u32;
        if most_tried > 0 {
            let edge = &mut self.edges[chosen];
            edge.sum *= (most_tried + 1) as f32 / edge.visits.max(1) as f32;
            edge.visits = most_tried + 1;
        }
    }

    /// The move that looks best with all the care of a real decision, of those for which there is time.
    fn favourite(&self, root: &G::State, seat: Seat, clock: &mut impl Clock) -> Option<u32> {
        let mut best: Option<(f32, u32)> = None;
        for (place, edge) in self.chain(0) {
            if clock.is_up() {
                break;
            }
            let value = self.judge.decision_score(self.game, root, seat, &edge.choice);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, place));
            }
        }
        best.map(|(_, place)| place)
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
        let settled = self.likely_world(world_seed);
        for runner in runners {
            if clock.is_up() {
                return false;
            }
            let mut world = settled.clone();
            let edge = self.edges[runner.edge as usize];
            self.game.advance(&mut world, edge.seat, &edge.choice, &mut Silent);
            let (game, judge, mut luck) = (self.game, self.judge, Luck::of(luck_seed, 0));
            let played =
                playout::play_out(game, judge, (&mut world, self.seat), &mut luck, &mut self.choices, clock);
            let Some(chances) = played else { return false };
            round.push(chances[edge.seat.index()]);
        }
        true
    }

    /// A world that the seat holds possible, and likely by what others did.
    pub(super) fn likely_world(&mut self, seed: u64) -> G::State {
        let mut world = self.game.resample(&self.root, self.seat, &mut Dice::new(seed));
        let (belief, mut luck) = (&mut self.belief, Luck::of(seed, 0));
        self.judge.refine_world(self.game, &mut world, self.seat, belief, &mut luck);
        world
    }
}

fn leader(runners: &[Runner]) -> Option<usize> {
    (0..runners.len()).max_by(|&one, &other| runners[one].mean().total_cmp(&runners[other].mean()))
}

/// Leaves those that may still be the best, and one of those that always came to the same; the others are returned.
fn drop_behind(runners: &mut Vec<Runner>, certain: f32) -> Vec<Runner> {
    let Some(first) = leader(runners) else { return Vec::new() };
    let is_twin = |place: usize| runners[..place].iter().any(|other| other.is_twin(&runners[place]));
    let is_behind = |place: usize| runners[place].behind(&runners[first]) > certain;
    let gone: Vec<u32> = (0..runners.len())
        .filter(|&place| is_behind(place) || is_twin(place))
        .map(|place| runners[place].edge)
        .collect();
    runners.extract_if(.., |runner| gone.contains(&runner.edge)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runner(edge: u32, values: &[f32]) -> Runner {
        Runner { edge, values: values.into() }
    }

    #[test]
    fn moves_that_always_come_to_the_same_run_once() {
        let mut runners = vec![
            runner(0, &[0.51, 0.62, 0.43, 0.55]),
            runner(1, &[0.51, 0.62, 0.43, 0.55]),
            runner(2, &[0.52, 0.60, 0.44, 0.55]),
        ];
        let gone = drop_behind(&mut runners, 3.0);
        assert_eq!(gone.iter().map(|runner| runner.edge).collect::<Vec<_>>(), [1]);
        // Won and lost say nothing about the way there.
        let mut runners = vec![runner(0, &[1.0, 0.0, 1.0, 1.0]), runner(1, &[1.0, 0.0, 1.0, 1.0])];
        assert!(drop_behind(&mut runners, 3.0).is_empty());
    }

    #[test]
    fn a_move_that_is_certainly_behind_drops_out() {
        let ahead: Vec<f32> = (0..24).map(|round| 0.5 + 0.01 * (round % 7) as f32).collect();
        let behind: Vec<f32> =
            ahead.iter().zip(0..).map(|(value, round)| value - 0.01 * (round % 3) as f32).collect();
        let mut runners = vec![runner(0, &behind), runner(1, &ahead)];
        assert!(drop_behind(&mut runners, 99.0).is_empty());
        let gone = drop_behind(&mut runners, 3.0);
        assert_eq!(gone.iter().map(|runner| runner.edge).collect::<Vec<_>>(), [0]);
    }
}
