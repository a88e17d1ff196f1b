//! Mean, spread and quantiles of counted numbers.

use std::collections::BTreeMap;

/// Counts by some key.
pub type Counts<K> = BTreeMap<K, u64>;

/// Mean, spread and quantiles of counted numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spread {
    /// How many.
    pub count: u64,
    /// Their mean.
    pub mean: f64,
    /// Their standard deviation.
    pub deviation: f64,
    /// The least of them.
    pub least: i64,
    /// The greatest of them.
    pub most: i64,
    /// At 5, 25, 50, 75 and 95 in a hundred.
    pub quantiles: [i64; 5],
}

impl Spread {
    /// The parts at which quantiles are taken, in hundredths.
    pub const PARTS: [u64; 5] = [5, 25, 50, 75, 95];

    /// The spread of counted numbers; `None` of none.
    pub fn of(counts: &Counts<i64>) -> Option<Self> {
        let (&least, _) = counts.first_key_value()?;
        let (&most, _) = counts.last_key_value()?;
        let count: u64 = counts.values().sum();
        let sum: i128 = counts.iter().map(|(&n, &times)| i128::from(n) * i128::from(times)).sum();
        let squares: i128 = counts.iter().map(|(&n, &times)| i128::from(n).pow(2) * i128::from(times)).sum();
        let mean = sum as f64 / count as f64;
        let variance = (squares as f64 / count as f64 - mean * mean).max(0.0);
        let quantile = |part: u64| {
            let rank = u128::from(count) * u128::from(part);
            let mut below = 0u128;
            let found = counts.iter().find(|&(_, &times)| {
                below += u128::from(times);
                below * 100 >= rank
            });
            found.map_or(most, |(&n, _)| n)
        };
        let quantiles = Self::PARTS.map(quantile);
        Some(Self { count, mean, deviation: variance.sqrt(), least, most, quantiles })
    }
}

/// A part of a whole; 0 of nothing.
pub(crate) fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_of_the_counted_numbers() {
        let counts: Counts<i64> = (1..=100).map(|n| (n, 1)).collect();
        let spread = Spread::of(&counts).unwrap();
        assert_eq!(spread.quantiles, [5, 25, 50, 75, 95]);
        assert_eq!((spread.count, spread.least, spread.most), (100, 1, 100));
        assert!((spread.mean - 50.5).abs() < 1e-9 && (spread.deviation - 28.866).abs() < 1e-3);
        assert_eq!(Spread::of(&Counts::new()), None);
    }
}
