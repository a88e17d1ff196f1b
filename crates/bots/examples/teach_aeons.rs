//! Teaches the judgement of Aeon's End by self-play: whole games with any market, mages, nemesis and number of mages are played by chance
//! according to the judgement, each deal several times; what was done more often where a deal went better than its other games is worth
//! more from then on (the slope of the expected reward). Reproducible to the byte from the seed, whatever the threads.
//!
//! `cargo run --release -p talon-bots --example teach_aeons -- STEPS DEALS SEED > crates/bots/weights/aeons.txt`; what happens meanwhile
//! is told on stderr.

mod climber;

use std::thread;

use climber::Climber;
use talon_aeons::{Catalogue, Choice, Setup, Supply};
use talon_bots::{AeonsJudge, AeonsLore, AeonsWeights, Judge};
use talon_core::{Game, Luck, Outcome, Silent};

/// Games of one deal.
const GAMES: usize = 4;
/// How much better a choice must look to be made three times as often, about.
const HEAT: f32 = 0.8;
/// How far the numbers move in a step, at the beginning and at the end.
const PACE: (f32, f32) = (0.06, 0.01);
/// Nobody plays longer than this.
const MOVES_MAX: usize = 5_000;
/// A choice that is made less often than this teaches nothing.
const RARE: f32 = 0.002;
/// How often it is told how the games go.
const TELL_EVERY: u32 = 25;

/// What games are played with.
struct School<'a> {
    game: &'a Catalogue,
    judge: &'a AeonsJudge,
    /// How many numbers there are.
    count: usize,
}

/// A game as it was played.
struct Lesson {
    reward: f32,
    won: bool,
    /// By number of the lore: how much more it would have been counted, were this game made likelier.
    slope: Vec<f32>,
}

fn setup(deal: u64) -> Setup {
    let players = [1, 2, 3, 4, 2, 4][(deal % 6) as usize];
    Setup { players, nemesis: None, supply: Supply::Random, ..Setup::default() }
}

fn play(school: &School<'_>, deal: u64, number: u64) -> Lesson {
    let &School { game, judge, count } = school;
    let mut state = game.deal(&setup(deal), deal);
    game.open(&mut state, &mut Silent);
    let (mut luck, mut choices, mut slope) = (Luck::of(deal, number), Vec::new(), vec![0.0; count]);
    for _ in 0..MOVES_MAX {
        let Some(seat) = game.to_act(&state).lowest() else { break };
        choices.clear();
        game.choices(&state, seat, &mut choices);
        let chosen = if choices.len() < 2 {
            0
        } else if let Some(number) = judge.obvious(game, &state, seat, &choices) {
            number
        } else {
            let lean = |choice: &Choice| judge.policy_score(game, &state, seat, choice) / HEAT;
            let shares = shares(choices.iter().map(lean).collect());
            let chosen = drawn(&shares, &mut luck);
            if shares[chosen] < 1.0 - RARE {
                for (place, share) in
                    shares.iter().enumerate().filter(|(place, share)| **share > RARE || *place == chosen)
                {
                    let more = (f32::from(u8::from(place == chosen)) - share) / HEAT;
                    judge.traits(game, &state, seat, &choices[place], &mut |number, times| {
                        slope[number] += more * times;
                    });
                }
            }
            chosen
        };
        let Some(choice) = choices.get(chosen) else { break };
        game.advance(&mut state, seat, choice, &mut Silent);
    }
    let outcome = game.outcome(&state);
    let reward = outcome.map_or(0.0, |outcome| judge.reward(game, &state, outcome)[0]);
    Lesson { reward, won: matches!(outcome, Some(Outcome::PlayersWon { .. })), slope }
}

fn shares(mut leans: Vec<f32>) -> Vec<f32> {
    let most = leans.iter().copied().fold(f32::MIN, f32::max);
    for lean in &mut leans {
        *lean = (*lean - most).exp();
    }
    let sum: f32 = leans.iter().sum();
    for lean in &mut leans {
        *lean /= sum;
    }
    leans
}

fn drawn(shares: &[f32], luck: &mut Luck) -> usize {
    let mut left = luck.below(1 << 20) as f32 / (1 << 20) as f32;
    for (number, share) in shares.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return number;
        }
    }
    shares.iter().zip(0..).max_by(|one, other| one.0.total_cmp(other.0)).map_or(0, |(_, number)| number)
}

/// All games of a deal: the slope of what they brought, and how many were won.
fn study(school: &School<'_>, deal: u64) -> (Vec<f32>, usize) {
    let lessons: Vec<Lesson> = (0..GAMES as u64).map(|number| play(school, deal, number)).collect();
    let sum: f32 = lessons.iter().map(|lesson| lesson.reward).sum();
    let mut slope = vec![0.0; school.count];
    for lesson in &lessons {
        let others = (sum - lesson.reward) / (GAMES - 1) as f32;
        let better = (lesson.reward - others) / GAMES as f32;
        slope.iter_mut().zip(&lesson.slope).for_each(|(sum, one)| *sum -= better * one);
    }
    (slope, lessons.iter().filter(|lesson| lesson.won).count())
}

/// The deals of a step on all cores, put together in their order.
fn studied(school: &School<'_>, deals: &[u64]) -> Vec<(Vec<f32>, usize)> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let part = deals.len().div_ceil(threads).max(1);
    thread::scope(|scope| {
        let work = |part: &'_ [u64]| part.iter().map(|&deal| study(school, deal)).collect::<Vec<_>>();
        let parts: Vec<_> = deals.chunks(part).map(|part| scope.spawn(move || work(part))).collect();
        parts.into_iter().flat_map(|part| part.join().expect("a game does not panic")).collect()
    })
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let &[steps, deals, seed] = numbers.as_slice() else {
        eprintln!("teach_aeons STEPS DEALS SEED");
        return;
    };
    let game = Catalogue::load();
    let mut lore = AeonsLore::blank(&game);
    let count = lore.numbers().len();
    let mut climber = Climber::new(lore.numbers().to_vec());
    let (mut mean, mut counted) = (vec![0.0; count], 0.0);
    let mut wins = [[0; 2]; 5];
    for step in 0..steps {
        lore.numbers().copy_from_slice(&climber.numbers);
        let judge = AeonsJudge::new(&game, AeonsWeights::default(), lore.clone());
        let done = step as f32 / steps as f32;
        let school = School { game: &game, judge: &judge, count };
        let first = (seed << 32) + step * deals;
        let deals: Vec<u64> = (first..first + deals).collect();
        let mut slope = vec![0.0; count];
        for (&deal, (one, won)) in deals.iter().zip(studied(&school, &deals)) {
            slope.iter_mut().zip(&one).for_each(|(sum, one)| *sum += one / deals.len() as f32);
            let of = &mut wins[setup(deal).players];
            *of = [of[0] + won, of[1] + GAMES];
        }
        climber.step(PACE.0 + done * (PACE.1 - PACE.0), &slope);
        // The mean over the last third is steadier than any one step.
        if done >= 0.66 {
            counted += 1.0;
            mean.iter_mut().zip(&climber.numbers).for_each(|(mean, now)| *mean += (now - *mean) / counted);
        }
        if (step + 1).is_multiple_of(TELL_EVERY.into()) {
            let told = wins[1..]
                .iter()
                .map(|[won, all]| format!("{:.1} %", 100.0 * *won as f32 / (*all).max(1) as f32));
            eprintln!("step {}: won by 1 to 4 mages {}", step + 1, told.collect::<Vec<_>>().join(", "));
            wins = [[0; 2]; 5];
        }
    }
    lore.numbers().copy_from_slice(&mean);
    println!("# cargo run --release -p talon-bots --example teach_aeons -- {}", words.join(" "));
    print!("{}", lore.print());
}
