//! `cargo bench -p talon-realms --bench games`: random games, one thread.
#![allow(clippy::disallowed_types, reason = "a benchmark has a clock")]

use std::time::Instant;

use talon_core::{Game, Options, Silent, Value};
use talon_realms::Realms;

/// A fast generator for the picks; the game's own dice stay those of the engine.
struct Picks(u64);

impl Picks {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * n as u64) >> 32) as usize
    }
}

fn main() {
    let realms = Realms::load();
    let options: Options = [("players".to_string(), Value::Int(4))].into();
    let setup = realms.setup(&options).expect("four players");
    let (mut picks, mut choices) = (Picks(0x9e37_79b9_7f4a_7c15), Vec::new());
    for round in 0..5 {
        let (games, mut moves) = (20_000, 0u64);
        let start = Instant::now();
        for game in 0..games {
            let mut state = realms.deal(&setup, round * games + game);
            realms.open(&mut state, &mut Silent);
            while let Some(seat) = realms.to_act(&state).lowest() {
                choices.clear();
                realms.choices(&state, seat, &mut choices);
                let choice = choices[picks.below(choices.len())];
                realms.advance(&mut state, seat, &choice, &mut Silent);
                moves += 1;
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "random four-player games: {:.2} million moves/s, {:.0} games/s, {:.1} moves a game",
            moves as f64 / seconds / 1e6,
            games as f64 / seconds,
            moves as f64 / games as f64
        );
    }
    println!("state: {} bytes", size_of::<talon_realms::State>());
}
