//! Between which values the true one lies, with 95 in 100.

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

    /// Does it leave this value out?
    pub fn excludes(&self, value: f64) -> bool {
        value < self.low || value > self.high
    }
}

/// A share of independent trials (Wilson's score interval).
pub fn wilson(won: u64, trials: u64) -> Interval {
    wilson_of(super::spread::ratio(won, trials), trials as f64)
}

/// The same for a share and a number of trials that need not be whole.
fn wilson_of(share: f64, trials: f64) -> Interval {
    if trials <= 0.0 {
        return Interval { value: 0.0, low: 0.0, high: 1.0 };
    }
    let square = Z95 * Z95;
    let spread = Z95 * (share * (1.0 - share) / trials + square / (4.0 * trials * trials)).sqrt();
    let (middle, scale) = (share + square / (2.0 * trials), 1.0 + square / trials);
    let bound = |value: f64| (value / scale).clamp(0.0, 1.0);
    Interval { value: share, low: bound(middle - spread), high: bound(middle + spread) }
}

/// The difference of two independent shares (Newcombe: both Wilson intervals together).
pub fn difference(won: u64, trials: u64, other_won: u64, other_trials: u64) -> Option<Interval> {
    if trials == 0 || other_trials == 0 {
        return None;
    }
    let (one, other) = (wilson(won, trials), wilson(other_won, other_trials));
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
        wilson_of(ratio, worth)
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
