//! Fits the weights of the judgement of Aeon's End by self-play: every round tries changed weights on the same deals of all
//! nemeses and keeps them if more games are won, or the nemesis is brought lower.
//!
//! `cargo run --release -p talon-bots --example fit_aeons -- ROUNDS GAMES SEED`; with no rounds it only measures.

use std::env;

use talon_aeons::{Catalogue, Setup, Supply};
use talon_bots::{AeonsJudge, AeonsLore, AeonsWeights, Judge};
use talon_core::{Game, Luck, Outcome, Silent};

/// Nobody plays longer than this.
const MOVES_MAX: usize = 5_000;

fn main() {
    let numbers: Vec<u64> = env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let &[rounds, games, seed] = numbers.as_slice() else {
        eprintln!("fit_aeons ROUNDS GAMES SEED");
        return;
    };
    let game = Catalogue::load();
    let mut luck = Luck::of(seed, 0);
    let mut best = AeonsWeights::default();
    let mut value = measure(&game, best, games, seed, true);
    for round in 0..rounds {
        let tried = changed(best, &mut luck);
        // The deals change now and then, so that weights are not fitted to a few of them.
        let deals = seed + round / 25;
        if round % 25 == 0 && round > 0 {
            value = measure(&game, best, games, deals, false);
        }
        let now = measure(&game, tried, games, deals, false);
        if now > value {
            (best, value) = (tried, now);
            println!("round {round}: {value:.4}\n{best:?}");
        }
    }
    measure(&game, best, games, seed + 1_000, true);
}

/// A few weights, each made larger or smaller by up to a half.
fn changed(mut weights: AeonsWeights, luck: &mut Luck) -> AeonsWeights {
    let row = weights.row();
    let count = row.len();
    let some = 1 + luck.below(4);
    let picked: Vec<usize> = (0..some).map(|_| luck.below(count)).collect();
    for (place, weight) in row.into_iter().enumerate() {
        if picked.contains(&place) {
            let step = luck.below(2_001) as f32 / 1_000.0 - 1.0;
            *weight = *weight * (0.5 * step).exp() + 0.02 * step;
        }
    }
    weights
}

/// The mean over all nemeses: a victory counts 1, a defeat a part of the damage done.
fn measure(game: &Catalogue, weights: AeonsWeights, games: u64, seed: u64, prints: bool) -> f32 {
    let judge = AeonsJudge::new(game, weights, AeonsLore::fitted(game));
    let mut sum = 0.0;
    for (nemesis, board) in game.boards.iter().enumerate() {
        let (mut won, mut value) = (0, 0.0);
        for number in 0..games {
            // Mostly the first printed supply, but the cards of others are to be judged as well.
            let supply = match number % 4 {
                0 | 1 => Supply::Printed(0),
                2 => Supply::Printed(1),
                _ => Supply::Random,
            };
            let setup = Setup { nemesis: Some(nemesis), supply, ..Setup::default() };
            let mut state = game.deal(&setup, seed.wrapping_mul(1_000_003).wrapping_add(number));
            game.open(&mut state, &mut Silent);
            let (mut luck, mut choices) = (Luck::of(seed, number), Vec::new());
            for _ in 0..MOVES_MAX {
                let Some(seat) = game.to_act(&state).lowest() else { break };
                let Some(choice) = judge.playout_move(game, &state, seat, &mut choices, &mut luck) else {
                    break;
                };
                game.advance(&mut state, seat, &choice, &mut Silent);
            }
            let Some(outcome) = game.outcome(&state) else { continue };
            won += u64::from(matches!(outcome, Outcome::PlayersWon { .. }));
            value += judge.reward(game, &state, outcome)[0];
        }
        if prints {
            println!("{}: {won} of {games} won", board.id);
        }
        sum += value / games as f32;
    }
    sum / game.boards.len() as f32
}
