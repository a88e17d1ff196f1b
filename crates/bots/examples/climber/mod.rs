//! How the fits follow a slope.

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
