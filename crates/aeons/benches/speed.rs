//! The speed figures of the crate: random games of two mages against Rageborne on one thread, and cloning a state.
//!
//! Run with `cargo bench -p talon-aeons`.

#![allow(clippy::disallowed_types, reason = "a benchmark needs a clock")]
#![allow(clippy::cast_precision_loss, reason = "figures are rounded for the reader")]

use std::hint::black_box;
use std::time::Instant;

use talon_aeons::state::State;
use talon_aeons::{Catalogue, Choice, Setup};
use talon_core::{Game, Outcome, Silent};

/// A small generator for the choices: what is measured is the game, not the dice.
struct Xorshift(u64);

impl Xorshift {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 32) as usize * n) >> 32
    }
}

/// A clock that stands still while other programs use the processor, if the system has such a clock.
struct Stopwatch {
    wall: Instant,
    running: Option<u64>,
}

impl Stopwatch {
    fn start() -> Self {
        Self { wall: Instant::now(), running: Self::running() }
    }

    /// Nanoseconds this thread has run so far.
    fn running() -> Option<u64> {
        std::fs::read_to_string("/proc/thread-self/schedstat").ok()?.split_whitespace().next()?.parse().ok()
    }

    /// Seconds of processor time, or of wall-clock time if the system does not tell.
    fn seconds(&self) -> f64 {
        match (self.running, Self::running()) {
            (Some(start), Some(now)) => (now - start) as f64 / 1e9,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// Plays one random game and returns the number of moves.
fn random_game(game: &Catalogue, state: &mut State, random: &mut Xorshift, buffer: &mut Vec<Choice>) -> u64 {
    let mut moves = 0;
    loop {
        let to_act = game.to_act(state);
        let Some(seat) = to_act.iter().nth(if to_act.len() > 1 { random.below(to_act.len()) } else { 0 })
        else {
            return moves;
        };
        buffer.clear();
        game.choices(state, seat, buffer);
        let choice = buffer[random.below(buffer.len())];
        game.advance(state, seat, &choice, &mut Silent);
        moves += 1;
    }
}

fn main() {
    let game = Catalogue::load();
    let setup = Setup { mages: Some(vec![0, 3]), ..Setup::default() };
    let mut random = Xorshift(0x9e37_79b9_7f4a_7c15);
    let mut buffer = Vec::with_capacity(256);
    let (mut moves, mut games, mut won) = (0u64, 0u64, 0u64);
    let mut best = 0f64;
    for round in 0..5u64 {
        let (start, before) = (Stopwatch::start(), moves);
        for seed in 0..4000 {
            let mut state = game.deal(&setup, round * 4000 + seed);
            game.open(&mut state, &mut Silent);
            moves += random_game(&game, &mut state, &mut random, &mut buffer);
            games += 1;
            won += u64::from(matches!(game.outcome(&state), Some(Outcome::PlayersWon { .. })));
        }
        best = best.max((moves - before) as f64 / start.seconds());
    }
    println!("random games: {games}, {won} won, {:.1} moves each", moves as f64 / games as f64);
    println!("moves per second of processor time (best of 5 rounds, dealing included): {best:.0}");
    let state = game.deal(&setup, 1);
    let start = Stopwatch::start();
    let rounds = 2_000_000u32;
    for _ in 0..rounds {
        black_box(Clone::clone(black_box(&state)));
    }
    let nanoseconds = start.seconds() * 1e9 / f64::from(rounds);
    println!(
        "state: {} bytes, choice: {} bytes, clone: {nanoseconds:.0} ns",
        size_of::<State>(),
        size_of::<Choice>()
    );
}
