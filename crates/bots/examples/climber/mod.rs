//! What the fits of Fantasy Realms share.

use talon_core::{Game, Options, Value};
use talon_realms::{Realms, Setup};

/// The tables that games are played at: mostly of three.
pub(crate) fn setups(game: &Realms) -> Vec<Setup> {
    [3, 3, 3, 3, 3, 3, 2, 4, 5, 6].map(|players| setup(game, players)).into()
}

pub(crate) fn setup(game: &Realms, players: i64) -> Setup {
    let mut options: Options = [("players".to_string(), Value::Int(players))].into();
    if players == 2 {
        options.insert("mode".to_string(), Value::from("duel"));
    }
    game.setup(&options).expect("these options are good")
}

/// Numbers that follow their slopes, each at a pace that suits it (Adam).
pub(crate) struct Climber {
    pub(crate) numbers: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Climber {
    pub(crate) fn new(numbers: Vec<f32>) -> Self {
        let zero = vec![0.0; numbers.len()];
        Self { numbers, mean: zero.clone(), square: zero, steps: 0 }
    }

    pub(crate) fn step(&mut self, pace: f32, slope: &[f32]) {
        self.steps += 1;
        let (first, second) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for (place, slope) in slope.iter().enumerate() {
            self.mean[place] += 0.1 * (slope - self.mean[place]);
            self.square[place] += 0.001 * (slope * slope - self.square[place]);
            let size = (self.square[place] / second).sqrt() + 1e-8;
            self.numbers[place] -= pace * self.mean[place] / first / size;
        }
    }
}
