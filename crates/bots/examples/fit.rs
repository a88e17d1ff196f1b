//! Fits the weights of the judgement of Shards of Infinity by self-play: two neighbours of the present weights play each
//! other, and the weights move towards the winner (simultaneous perturbation). Reproducible from the seed.
//!
//! `cargo run --release -p talon-bots --example fit -- STEPS GAMES SEED [TABLES [FROM]] > crates/bots/weights/shards.txt`
//!
//! `TABLES` is `two` (as without it) or `many`: three and four players, teams, melees and the Nemesis, for `weights/shards_many.txt`. `FROM` is a
//! file of weights to go on from; without it those set by hand. What happens meanwhile is told on stderr.

use talon_bots::{Judge, ShardsJudge, ShardsWeights};
use talon_core::{Game, Luck, Options, Outcome, Seat, Silent, Value};
use talon_shards::{Catalogue, Choice, Mode, Setup, State};

/// How far the two neighbours lie from the present weights, as a part of each weight's size.
const STRIDE: f32 = 0.12;
/// How far the weights move for a match won by all games, at the beginning and at the end.
const PACE: (f32, f32) = (1.5, 0.2);
/// Weights smaller than this are moved as if they were as big.
const SIZE_MIN: f32 = 0.4;
/// Weights that quick games between two do not use stay as they are.
const UNUSED: &str = "stand_";
/// How often it is told how the weights do against those set by hand.
const TELL_EVERY: u32 = 250;

struct Lab {
    game: Catalogue,
    /// The tables that are played at in turn.
    setups: Vec<Setup>,
    choices: Vec<Choice>,
}

impl Lab {
    /// One game by the quick judgement of each seat, every second one or one team with the first judge; what that one got. Where all play
    /// together, both games of a deal are played by one judge alone.
    fn play(&mut self, judges: [&ShardsJudge; 2], seed: u64) -> f32 {
        let (game, mut luck) = (&self.game, Luck::of(seed, 7));
        let setup = &self.setups[(seed % self.setups.len() as u64) as usize];
        let mut state = game.deal(setup, seed);
        game.open(&mut state, &mut Silent);
        while let Some(seat) = game.to_act(&state).lowest() {
            let judge = judges[side(&state, seat)];
            let Some(choice) = judge.playout_move(game, &state, seat, &mut self.choices, &mut luck) else {
                break;
            };
            game.advance(&mut state, seat, &choice, &mut Silent);
        }
        match game.outcome(&state) {
            Some(Outcome::Seats(winners) | Outcome::Team { seats: winners, .. }) => {
                let first = |seat: &Seat| side(&state, *seat) == 0;
                winners.iter().filter(first).count() as f32 / winners.len() as f32
            }
            Some(Outcome::PlayersWon { .. }) => 1.0,
            _ => 0.0,
        }
    }

    /// The share of games the first wins, each deal played from both seats.
    fn share(&mut self, one: &ShardsJudge, other: &ShardsJudge, games: u32, seed: u64) -> f32 {
        let mut won = 0.0;
        for deal in 0..u64::from(games / 2) {
            let seed = seed.wrapping_add(deal);
            won += self.play([one, other], seed) + 1.0 - self.play([other, one], seed);
        }
        won / (games / 2 * 2) as f32
    }

    fn judge(&self, weights: &[f32]) -> ShardsJudge {
        ShardsJudge::new(&self.game, ShardsWeights::from_slice(weights))
    }
}

/// Which judge sits there: every second seat, or the other team.
fn side(world: &State, seat: Seat) -> usize {
    match world.mode() {
        Mode::Teams => usize::from(world.opposed(Seat::at(0), seat)),
        Mode::Standard | Mode::Melee | Mode::Nemesis => seat.index() % 2,
    }
}

/// About normal, from the sum of four draws.
fn bell(luck: &mut Luck) -> f32 {
    let draw = |luck: &mut Luck| luck.below(1 << 16) as f32 / 65_536.0 - 0.5;
    (draw(luck) + draw(luck) + draw(luck) + draw(luck)) * 1.73
}

fn fit(lab: &mut Lab, start: &[f32], steps: u32, games: u32, seed: u64) -> Vec<f32> {
    let hand = lab.judge(&ShardsWeights::HAND.to_vec());
    let sizes: Vec<f32> = ShardsWeights::NAMES
        .iter()
        .zip(ShardsWeights::HAND.to_vec())
        .map(|(name, hand)| if name.starts_with(UNUSED) { 0.0 } else { hand.abs().max(SIZE_MIN) })
        .collect();
    let mut luck = Luck::of(seed, 0);
    let mut present = start.to_vec();
    let mut mean = vec![0.0; present.len()];
    let mut counted = 0.0;
    for step in 0..steps {
        let shifts: Vec<f32> = sizes.iter().map(|size| size * STRIDE * bell(&mut luck)).collect();
        let moved = |sign: f32| -> Vec<f32> {
            present.iter().zip(&shifts).map(|(weight, shift)| weight + sign * shift).collect()
        };
        let (up, down) = (lab.judge(&moved(1.0)), lab.judge(&moved(-1.0)));
        let lead = 2.0 * lab.share(&up, &down, games, luck.word()) - 1.0;
        let done = step as f32 / steps as f32;
        let pace = PACE.0 + done * (PACE.1 - PACE.0);
        for (weight, shift) in present.iter_mut().zip(&shifts) {
            *weight += pace * lead * shift;
        }
        // The mean over the last third is steadier than any one step.
        if done > 0.66 {
            counted += 1.0;
            mean.iter_mut().zip(&present).for_each(|(mean, now)| *mean += (now - *mean) / counted);
        }
        if step % TELL_EVERY == 0 {
            let share = lab.share(&lab.judge(&present), &hand, 4_000, 1);
            eprintln!("step {step}: {share:.3} against the weights set by hand");
        }
    }
    mean
}

/// The tables of two, or all others.
fn tables(game: &Catalogue, many: bool) -> Vec<Setup> {
    let modes: &[(&str, i64)] = if many {
        &[("standard", 3), ("standard", 4), ("melee", 3), ("teams", 4), ("nemesis", 1)]
    } else {
        &[("standard", 2)]
    };
    let setup = |&(mode, players): &(&str, i64)| {
        let options: Options =
            [("mode".to_string(), Value::from(mode)), ("players".to_string(), Value::Int(players))].into();
        game.setup(&options).expect("these options are good")
    };
    modes.iter().map(setup).collect()
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let number =
        |place: usize, usual: u64| words.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (steps, games, seed) = (number(1, 6_000) as u32, number(2, 600) as u32, number(3, 1));
    let start = words.get(5).and_then(|path| std::fs::read_to_string(path).ok());
    let start = start.map_or(ShardsWeights::HAND, |text| ShardsWeights::parse(&text)).to_vec();
    let game = Catalogue::load();
    let setups = tables(&game, words.get(4).is_some_and(|word| word == "many"));
    let mut lab = Lab { game, setups, choices: Vec::new() };
    let fitted = fit(&mut lab, &start, steps, games, seed);
    let (one, hand) = (lab.judge(&fitted), lab.judge(&ShardsWeights::HAND.to_vec()));
    let share = lab.share(&one, &hand, 20_000, 1 << 40);
    println!("# cargo run --release -p talon-bots --example fit -- {}", words[1..].join(" "));
    println!(
        "# Wins {:.1} % of 20,000 mirrored games against the weights set by hand, by the quick judgement alone.",
        share * 100.0
    );
    print!("{}", ShardsWeights::from_slice(&fitted).print());
}
