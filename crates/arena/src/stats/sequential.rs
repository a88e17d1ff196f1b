//! Sequential tests: play on until it is clear which of two statements holds, and no longer.
//!
//! The test is the generalised sequential probability ratio test on the results of whole deals: the logarithm of how much better
//! one share explains the deals than the other, with the spread between deals taken from the deals themselves.

use super::Clusters;

/// Fewer deals never decide anything: their spread is not known yet.
const DEALS_MIN: f64 = 8.0;

/// Two shares to tell apart, and how often each error may be made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// The share if the lower statement holds.
    pub share0: f64,
    /// The share if the upper statement holds.
    pub share1: f64,
    /// How often the upper may be taken though the lower holds.
    pub alpha: f64,
    /// How often the lower may be taken though the upper holds.
    pub beta: f64,
}

/// How the test stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Verdict {
    /// The logarithm of the likelihood ratio.
    pub llr: f64,
    /// At or below this the lower statement is taken.
    pub lower: f64,
    /// At or above this the upper one is.
    pub upper: f64,
    /// Which statement is taken: the upper one (`true`), the lower one, or none yet.
    pub decided: Option<bool>,
}

impl Bounds {
    /// Tells two shares apart with a 5 in 100 chance of error either way.
    pub const fn new(share0: f64, share1: f64) -> Self {
        Self { share0, share1, alpha: 0.05, beta: 0.05 }
    }

    /// What these deals say. `deals` are points out of games.
    pub fn judge(&self, deals: &Clusters) -> Verdict {
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        let llr = self.llr(deals);
        let decided = if deals.count() < DEALS_MIN {
            None
        } else if llr >= upper {
            Some(true)
        } else if llr <= lower {
            Some(false)
        } else {
            None
        };
        Verdict { llr, lower, upper, decided }
    }

    /// One deal won and one lost are added for the spread alone, so that a clean sweep has one.
    fn llr(&self, deals: &Clusters) -> f64 {
        if deals.count() < 1.0 {
            return 0.0;
        }
        let games = deals.trials() / deals.count();
        let mut widened = *deals;
        widened.add(games, games, 1);
        widened.add(0.0, games, 1);
        let variance = widened.variance() * widened.count() / deals.count();
        let step = self.share1 - self.share0;
        step * (2.0 * deals.ratio() - self.share0 - self.share1) / (2.0 * variance)
    }
}

/// The share of `mine` out of `seats` seats if they are so much stronger than the others.
pub fn share_of(elo: f64, mine: usize, seats: usize) -> f64 {
    let strength = mine as f64 * 10f64.powf(elo / 400.0);
    strength / (strength + (seats - mine) as f64)
}

/// How much stronger `mine` out of `seats` seats are that win such a share.
pub fn elo_of(share: f64, mine: usize, seats: usize) -> f64 {
    let odds = share / (1.0 - share) * (seats - mine) as f64 / mine as f64;
    400.0 * odds.log10()
}

#[cfg(test)]
mod tests {
    use talon_core::Luck;

    use super::*;

    #[test]
    fn elo_and_share_are_two_words_for_one_thing() {
        assert!((share_of(0.0, 1, 2) - 0.5).abs() < 1e-12);
        assert!((share_of(400.0, 1, 2) - 10.0 / 11.0).abs() < 1e-12);
        assert!((share_of(0.0, 1, 3) - 1.0 / 3.0).abs() < 1e-12);
        for share in [0.1, 0.5, 0.77] {
            assert!((share_of(elo_of(share, 1, 4), 1, 4) - share).abs() < 1e-12);
        }
    }

    /// For independent games the ratio has a closed form; a thousand games make the two extra deals small.
    #[test]
    fn the_ratio_is_that_of_the_normal_law() {
        let mut deals = Clusters::default();
        deals.add(1.0, 1.0, 5400);
        deals.add(0.0, 1.0, 4600);
        let bounds = Bounds::new(0.5, 0.53);
        let exact = 10_000.0 * 0.03 * (2.0 * 0.54 - 1.03) / (2.0 * 0.54 * 0.46);
        let found = bounds.judge(&deals);
        assert!((found.llr - exact).abs() < 0.02 * exact, "{found:?} {exact}");
        assert_eq!(found.decided, Some(true));
        assert!((found.upper - 19f64.ln()).abs() < 1e-12 && (found.lower + 19f64.ln()).abs() < 1e-12);
    }

    /// Plays the test many times where the lower statement holds, and where the upper one does.
    #[test]
    fn a_sequential_test_errs_as_rarely_as_it_says() {
        let bounds = Bounds::new(0.5, 0.6);
        let wrong = |share: f64, right: bool| {
            let errors = (0..400).filter(|&run| {
                let mut luck = Luck::of(7, run);
                let mut deals = Clusters::default();
                loop {
                    let mut won = || f64::from(luck.below(1_000_000) < (1e6 * share) as usize);
                    let points = won() + won();
                    deals.add(points, 2.0, 1);
                    if let Some(decided) = bounds.judge(&deals).decided {
                        return decided != right;
                    }
                }
            });
            errors.count()
        };
        // 5 in 100 of 400 are 20; thirty would be more than two deviations above.
        let (first, second) = (wrong(0.5, false), wrong(0.6, true));
        assert!(first <= 30 && second <= 30, "{first} {second}");
        assert!(first + second > 0, "a test that never errs plays too long");
    }

    #[test]
    fn a_clean_sweep_decides_and_a_few_games_do_not() {
        let sweep = |times| {
            let mut deals = Clusters::default();
            deals.add(2.0, 2.0, times);
            Bounds::new(0.5, share_of(20.0, 1, 2)).judge(&deals).decided
        };
        assert_eq!((sweep(0), sweep(7), sweep(40)), (None, None, Some(true)));
    }
}
