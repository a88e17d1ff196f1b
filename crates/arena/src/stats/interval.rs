//! The range that holds the true value 95 times in 100.

use super::Z95;

/// A figure and the bounds of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Interval {
    /// The figure.
    pub value: f64,
    /// Its lower bound.
    pub low: f64,
    /// Its upper bound.
    pub high: f64,
}

impl Interval {
    /// A figure with its standard error.
    pub fn around(value: f64, error: f64) -> Self {
        Self { value, low: value - Z95 * error, high: value + Z95 * error }
    }

    /// The same in another unit.
    #[must_use]
    pub fn times(self, factor: f64) -> Self {
        Self { value: self.value * factor, low: self.low * factor, high: self.high * factor }
    }

    /// Does it exclude this value?
    pub fn excludes(&self, value: f64) -> bool {
        value < self.low || value > self.high
    }
}

/// A share of independent trials (Wilson's score interval).
pub fn wilson(won: u64, trials: u64) -> Interval {
    wilson_among(1, won, trials)
}

/// The same for one of several that are compared: widened until all of them hold together with 95 in 100 (Bonferroni).
pub fn wilson_among(compared: usize, won: u64, trials: u64) -> Interval {
    wilson_of(super::spread::ratio(won, trials), trials as f64, deviations(compared))
}

/// Within how many deviations a figure lies, if this many are to hold together with 95 in 100.
pub fn deviations(compared: usize) -> f64 {
    if compared < 2 { Z95 } else { normal_quantile(1.0 - 0.025 / compared as f64) }
}

/// The number below which a normal figure lies with this chance, by halving: it is asked for once a list.
fn normal_quantile(chance: f64) -> f64 {
    let (mut low, mut high) = (0.0, 40.0);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if above(middle) > 1.0 - chance {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// The chance of a normal figure above `x` (at least 0): the continued fraction of Laplace where it converges quickly, the series
/// elsewhere.
fn above(x: f64) -> f64 {
    let density = (-x * x / 2.0).exp() / (2.0 * core::f64::consts::PI).sqrt();
    if x > 3.0 {
        let fraction = (1..=60).rev().fold(x, |tail, n| x + f64::from(n) / tail);
        return density / fraction;
    }
    let (mut term, mut sum) = (x, x);
    for n in 1..100 {
        term *= x * x / f64::from(2 * n + 1);
        sum += term;
    }
    0.5 - density * sum
}

/// The same for a share and a number of trials that need not be whole.
fn wilson_of(share: f64, trials: f64, z: f64) -> Interval {
    if trials <= 0.0 {
        return Interval { value: 0.0, low: 0.0, high: 1.0 };
    }
    let square = z * z;
    let spread = z * (share * (1.0 - share) / trials + square / (4.0 * trials * trials)).sqrt();
    let (middle, scale) = (share + square / (2.0 * trials), 1.0 + square / trials);
    let bound = |value: f64| (value / scale).clamp(0.0, 1.0);
    Interval { value: share, low: bound(middle - spread), high: bound(middle + spread) }
}

/// The difference of two independent shares (Newcombe: both Wilson intervals together).
pub fn difference(won: u64, trials: u64, other_won: u64, other_trials: u64) -> Option<Interval> {
    difference_among(1, (won, trials), (other_won, other_trials))
}

/// The same for one of several that are compared, widened until all of them hold together with 95 in 100.
pub fn difference_among(
    compared: usize,
    (won, trials): (u64, u64),
    (other_won, other_trials): (u64, u64),
) -> Option<Interval> {
    if trials == 0 || other_trials == 0 {
        return None;
    }
    let one = wilson_among(compared, won, trials);
    let other = wilson_among(compared, other_won, other_trials);
    let value = one.value - other.value;
    let below = ((one.value - one.low).powi(2) + (other.high - other.value).powi(2)).sqrt();
    let above = ((one.high - one.value).powi(2) + (other.value - other.low).powi(2)).sqrt();
    Some(Interval { value, low: value - below, high: value + above })
}

/// Sums over clusters: games of one deal are not independent of each other, deals are.
///
/// Each cluster brings `x` out of `n`, e.g. points out of games; what is asked for is the ratio of the sums. Its error comes from
/// how the clusters differ, so games that hang together are not counted as more than they are.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Clusters {
    count: f64,
    x: f64,
    n: f64,
    xx: f64,
    xn: f64,
    nn: f64,
}

impl Clusters {
    /// Adds `times` clusters with these sums.
    pub fn add(&mut self, x: f64, n: f64, times: u64) {
        let times = times as f64;
        self.count += times;
        self.x += times * x;
        self.n += times * n;
        self.xx += times * x * x;
        self.xn += times * x * n;
        self.nn += times * n * n;
    }

    /// How many clusters.
    pub const fn count(&self) -> f64 {
        self.count
    }

    /// How much there was to win.
    pub const fn trials(&self) -> f64 {
        self.n
    }

    /// The ratio; 0 of nothing.
    pub fn ratio(&self) -> f64 {
        if self.n > 0.0 { self.x / self.n } else { 0.0 }
    }

    /// The variance of the ratio, from the differences between clusters.
    pub fn variance(&self) -> f64 {
        if self.count < 2.0 || self.n <= 0.0 {
            return 0.0;
        }
        let ratio = self.ratio();
        let squares = (self.xx - 2.0 * ratio * self.xn + ratio * ratio * self.nn).max(0.0);
        squares * self.count / (self.count - 1.0) / (self.n * self.n)
    }

    /// The ratio as a share from 0 to 1: Wilson's interval with as many trials as the clusters are worth.
    ///
    /// Where no cluster differs from another nothing is known about how they hang together: each counts as one trial. Few clusters say
    /// little about their spread: below thirty they are never worth more than the trials in them.
    pub fn share(&self) -> Interval {
        let (ratio, variance) = (self.ratio(), self.variance());
        let worth = if variance > 0.0 { ratio * (1.0 - ratio) / variance } else { self.count };
        let worth = if self.count < 30.0 { worth.min(self.n) } else { worth };
        wilson_of(ratio, worth, Z95)
    }

    /// The ratio as a mean that may be anything.
    pub fn mean(&self) -> Interval {
        Interval::around(self.ratio(), self.variance().sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64, by: f64) -> bool {
        (one - other).abs() < by
    }

    /// Values of the usual tables.
    #[test]
    fn intervals_of_many_comparisons_are_wider_as_the_normal_law_says() {
        for (compared, z) in
            [(1, 1.959_964), (2, 2.241_403), (5, 2.575_829), (69, 3.380_084), (5000, 4.417_173)]
        {
            assert!(near(deviations(compared), z, 2e-6), "{compared}: {}", deviations(compared));
        }
        let (one, many) = (wilson(30, 100), wilson_among(20, 30, 100));
        assert!(many.low < one.low && many.high > one.high && near(many.value, one.value, 1e-12));
    }

    #[test]
    fn a_share_has_the_interval_of_wilson() {
        // Ten of ten is no proof of certainty.
        let all = wilson(10, 10);
        assert!(near(all.low, 0.722_467, 1e-6) && near(all.high, 1.0, 1e-12), "{all:?}");
        let half = wilson(50, 100);
        assert!(near(half.low, 0.403_832, 1e-6) && near(half.high, 0.596_168, 1e-6), "{half:?}");
        assert_eq!(wilson(0, 0), Interval { value: 0.0, low: 0.0, high: 1.0 });
    }

    /// The example of Newcombe's paper: 56/70 against 48/80.
    #[test]
    fn a_difference_of_shares_has_the_interval_of_newcombe() {
        let found = difference(56, 70, 48, 80).unwrap();
        assert!(near(found.value, 0.2, 1e-9), "{found:?}");
        assert!(near(found.low, 0.0524, 1e-4) && near(found.high, 0.3339, 1e-4), "{found:?}");
        assert_eq!(difference(1, 1, 0, 0), None);
    }

    #[test]
    fn clusters_of_one_game_are_independent_games() {
        let mut clusters = Clusters::default();
        clusters.add(1.0, 1.0, 600);
        clusters.add(0.0, 1.0, 400);
        let (found, plain) = (clusters.share(), wilson(600, 1000));
        assert!(
            near(found.low, plain.low, 1e-4) && near(found.high, plain.high, 1e-4),
            "{found:?} {plain:?}"
        );
    }

    /// Two games that always end alike are worth one; the interval is as wide as that of half the games.
    #[test]
    fn games_that_hang_together_count_once() {
        let mut clusters = Clusters::default();
        clusters.add(2.0, 2.0, 300);
        clusters.add(0.0, 2.0, 200);
        let (found, plain) = (clusters.share(), wilson(300, 500));
        assert!(
            near(found.low, plain.low, 1e-3) && near(found.high, plain.high, 1e-3),
            "{found:?} {plain:?}"
        );
        assert!(found.low < wilson(600, 1000).low);
    }

    /// Where the better seat wins every deal, mirrored deals say exactly that nobody is stronger.
    #[test]
    fn a_mirror_that_cancels_the_deal_narrows_the_interval() {
        let mut clusters = Clusters::default();
        clusters.add(1.0, 2.0, 480);
        clusters.add(2.0, 2.0, 10);
        clusters.add(0.0, 2.0, 10);
        let (found, plain) = (clusters.share(), wilson(500, 1000));
        assert!(found.high - found.low < 0.3 * (plain.high - plain.low), "{found:?} {plain:?}");
    }

    #[test]
    fn a_mean_has_the_error_of_its_deals() {
        let mut clusters = Clusters::default();
        for x in [1.0, 2.0, 3.0, 4.0, 5.0] {
            clusters.add(x, 1.0, 1);
        }
        // Mean 3, deviation sqrt(2.5), error sqrt(0.5).
        let found = clusters.mean();
        assert!(
            near(found.value, 3.0, 1e-12) && near(found.high - 3.0, Z95 * 0.5f64.sqrt(), 1e-9),
            "{found:?}"
        );
    }
}
