//! Ratings of a pool: the Bradley-Terry law, and its like for tables of more than two.
//!
//! Who wins a table is drawn in proportion to strength. With two seats that is the law behind Elo numbers; with more it is the first
//! choice of Plackett and Luce. The strengths that make the results most likely are found by minorisation (Hunter 2004),
//! their errors from the curvature there and from how whole deals differ, so that mirrored games count for what they are worth.

use super::Interval;

const ROUNDS_MAX: usize = 10_000;
const CLOSE: f64 = 1e-12;

/// Games of one set of seats.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Group {
    /// How many seats each of the pool has here.
    pub seats: Vec<u32>,
    /// What the deals brought.
    pub played: Vec<Played>,
}

/// Deals that ended alike.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Games of one such deal.
    pub games: f64,
    /// What each of the pool won in it: a win is a point, a shared win a part of one.
    pub points: Vec<f64>,
    /// How many such deals.
    pub times: u64,
}

/// The strength of one of the pool, in Elo above the mean of all.
pub type Rating = Interval;

/// Rates a pool. Each of it is given `prior` games, half won, against an average player: without them somebody who never lost
/// would be infinitely strong.
pub fn rate(pool: usize, groups: &[Group], prior: f64) -> Ratings {
    let strengths = fit(pool, groups, prior);
    let logs: Vec<f64> = strengths.iter().map(|strength| strength.ln()).collect();
    let covariances = covariances(pool, groups, &strengths, prior);
    let mean = logs.iter().sum::<f64>() / pool.max(1) as f64;
    let found = covariances.as_ref().map(|both| both.each_ref().map(|one| centred(one)));
    let error = |index: usize| found.as_ref().map_or(f64::INFINITY, |[a, b]| a[index].max(b[index]));
    let rating = |(index, log): (usize, &f64)| Interval::around(SCALE * (log - mean), SCALE * error(index));
    let of = logs.iter().enumerate().map(rating).collect();
    Ratings { of, logs, covariances }
}

/// Elo points in a natural logarithm of strength.
const SCALE: f64 = 400.0 / core::f64::consts::LN_10;

/// The ratings of a pool.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// Of each.
    pub of: Vec<Rating>,
    logs: Vec<f64>,
    covariances: Option<[Vec<Vec<f64>>; 2]>,
}

impl Ratings {
    /// By how much one is above another. What both share cancels out, so this is not the difference of their intervals.
    pub fn difference(&self, one: usize, other: usize) -> Interval {
        let error = |of: &Vec<Vec<f64>>| {
            (of[one][one] + of[other][other] - of[one][other] - of[other][one]).max(0.0).sqrt()
        };
        let found = self.covariances.as_ref();
        let error = found.map_or(f64::INFINITY, |[a, b]| error(a).max(error(b)));
        Interval::around(SCALE * (self.logs[one] - self.logs[other]), SCALE * error)
    }
}

fn fit(pool: usize, groups: &[Group], prior: f64) -> Vec<f64> {
    let mut wins = vec![prior / 2.0; pool];
    for played in groups.iter().flat_map(|group| &group.played) {
        for (sum, points) in wins.iter_mut().zip(&played.points) {
            *sum += played.times as f64 * points;
        }
    }
    let mut strengths = vec![1.0; pool];
    for _ in 0..ROUNDS_MAX {
        let mut chances: Vec<f64> = strengths.iter().map(|strength| prior / (strength + 1.0)).collect();
        for group in groups {
            let all: f64 = group.seats.iter().zip(&strengths).map(|(&n, s)| f64::from(n) * s).sum();
            let games: f64 = group.played.iter().map(|played| played.games * played.times as f64).sum();
            for (chance, &n) in chances.iter_mut().zip(&group.seats) {
                *chance += games * f64::from(n) / all;
            }
        }
        let next = wins.iter().zip(&chances).zip(&strengths);
        let mut next: Vec<f64> =
            next.map(|((won, chance), old)| if *chance > 0.0 { won / chance } else { *old }).collect();
        // Without a prior only ratios mean anything; the scale is held fast.
        if prior == 0.0 {
            let mean = next.iter().map(|strength| strength.ln()).sum::<f64>() / pool as f64;
            for strength in &mut next {
                *strength /= mean.exp();
            }
        }
        let moved = next.iter().zip(&strengths).map(|(new, old)| (new / old).ln().abs()).fold(0.0, f64::max);
        strengths = next;
        if moved < CLOSE {
            break;
        }
    }
    strengths
}

/// How the errors of the logarithms hang together, from the spread between deals and from the curvature; the larger error of both
/// holds. Deals that all end alike show no spread, which is no proof that there is none: the law's own error is the least.
fn covariances(pool: usize, groups: &[Group], strengths: &[f64], prior: f64) -> Option<[Vec<Vec<f64>>; 2]> {
    // The pull towards the mean keeps the matrix regular; it does not matter for differences.
    let mut curve = vec![vec![1.0 / pool.max(1) as f64; pool]; pool];
    let mut spread = vec![vec![0.0; pool]; pool];
    for (index, strength) in strengths.iter().enumerate() {
        curve[index][index] += prior * strength / (strength + 1.0).powi(2);
    }
    for group in groups {
        let all: f64 = group.seats.iter().zip(strengths).map(|(&n, s)| f64::from(n) * s).sum();
        let parts: Vec<f64> =
            group.seats.iter().zip(strengths).map(|(&n, s)| f64::from(n) * s / all).collect();
        for played in &group.played {
            let (games, times) = (played.games, played.times as f64);
            let off: Vec<f64> = (0..pool)
                .map(|i| if group.seats[i] > 0 { played.points[i] - games * parts[i] } else { 0.0 })
                .collect();
            for i in 0..pool {
                curve[i][i] += times * games * parts[i];
                for j in 0..pool {
                    curve[i][j] -= times * games * parts[i] * parts[j];
                    spread[i][j] += times * off[i] * off[j];
                }
            }
        }
    }
    let inverse = inverse(curve)?;
    let covariance = product(&product(&inverse, &spread), &inverse);
    Some([covariance, inverse])
}

/// The deviations of each number less the mean of all.
fn centred(covariance: &[Vec<f64>]) -> Vec<f64> {
    let n = covariance.len() as f64;
    let all: f64 = covariance.iter().flatten().sum::<f64>() / (n * n);
    let row = |i: usize| covariance[i].iter().sum::<f64>() / n;
    (0..covariance.len()).map(|i| (covariance[i][i] - 2.0 * row(i) + all).max(0.0).sqrt()).collect()
}

fn product(one: &[Vec<f64>], other: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let cell = |row: &[f64], column: usize| row.iter().zip(other).map(|(x, line)| x * line[column]).sum();
    one.iter().map(|row| (0..other.len()).map(|column| cell(row, column)).collect()).collect()
}

/// Gauss and Jordan, with the largest pivot; `None` for a singular matrix.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let n = matrix.len();
    for (index, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|column| f64::from(u8::from(column == index))));
    }
    for column in 0..n {
        let best =
            (column..n).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))?;
        matrix.swap(column, best);
        let pivot = matrix[column][column];
        if pivot.abs() < 1e-12 {
            return None;
        }
        matrix[column].iter_mut().for_each(|x| *x /= pivot);
        let line = matrix[column].clone();
        for (index, row) in matrix.iter_mut().enumerate().filter(|(index, _)| *index != column) {
            debug_assert_ne!(index, column);
            let factor = row[column];
            row.iter_mut().zip(&line).for_each(|(x, y)| *x -= factor * y);
        }
    }
    Some(matrix.into_iter().map(|row| row[n..].to_vec()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(pool: usize, a: usize, b: usize, won: u64, lost: u64) -> Group {
        let mut seats = vec![0; pool];
        (seats[a], seats[b]) = (1, 1);
        let result = |winner: usize, times| {
            let mut points = vec![0.0; pool];
            points[winner] = 1.0;
            Played { games: 1.0, points, times }
        };
        Group { seats, played: vec![result(a, won), result(b, lost)] }
    }

    /// With two players everything is known: the odds, and the error of a logarithm of odds.
    #[test]
    fn two_players_have_the_elo_of_their_odds() {
        let ratings = rate(2, &[pair(2, 0, 1, 300, 100)], 0.0);
        let (found, apart) = (&ratings.of, ratings.difference(0, 1));
        let elo = 400.0 * 3f64.log10();
        assert!((found[0].value - elo / 2.0).abs() < 1e-6 && (found[0].value + found[1].value).abs() < 1e-9);
        let error = 400.0 / std::f64::consts::LN_10 / (400.0 * 0.75 * 0.25f64).sqrt() / 2.0;
        // The difference is known half as well as either number: both err at once, in opposite ways.
        assert!(
            (apart.value - elo).abs() < 1e-6
                && (apart.high - apart.value - 1.959_964 * 2.0 * error).abs() < 2e-3
        );
        assert!((found[0].high - found[0].value - 1.959_964 * error).abs() < 1e-3, "{found:?}");
    }

    /// Results that follow the law exactly give back the strengths they were made with.
    #[test]
    fn strengths_are_found_again() {
        let strengths = [1.0_f64, 2.0, 5.0];
        let mut groups = Vec::new();
        for (a, b) in [(0, 1), (0, 2), (1, 2)] {
            let part = strengths[a] / (strengths[a] + strengths[b]);
            let won = (42_000.0 * part).round() as u64;
            groups.push(pair(3, a, b, won, 42_000 - won));
        }
        let found = rate(3, &groups, 0.0).of;
        let apart = |i: usize, j: usize| 400.0 * f64::log10(strengths[i] / strengths[j]);
        assert!((found[1].value - found[0].value - apart(1, 0)).abs() < 1e-3, "{found:?}");
        assert!((found[2].value - found[0].value - apart(2, 0)).abs() < 1e-3, "{found:?}");
    }

    /// Three at a table: the winner is drawn in proportion to strength.
    #[test]
    fn a_table_of_three_is_rated_too() {
        let result = |winner: usize, times| Played {
            games: 1.0,
            points: (0..3).map(|i| f64::from(u8::from(i == winner))).collect(),
            times,
        };
        let group = Group { seats: vec![1; 3], played: vec![result(0, 100), result(1, 200), result(2, 500)] };
        let found = rate(3, &[group], 0.0).of;
        assert!((found[2].value - found[0].value - 400.0 * 5f64.log10()).abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn somebody_who_never_lost_is_strong_but_not_infinitely() {
        let found = rate(2, &[pair(2, 0, 1, 50, 0)], 1.0).of;
        assert!(
            found[0].value.is_finite() && found[0].value > 100.0 && found[0].high.is_finite(),
            "{found:?}"
        );
    }

    /// A deal and its mirror image that always end alike are one game, not two.
    #[test]
    fn deals_that_end_alike_widen_the_error() {
        let twice = |times, winner: usize| Played {
            games: 2.0,
            points: (0..2).map(|i| 2.0 * f64::from(u8::from(i == winner))).collect(),
            times,
        };
        let group = Group { seats: vec![1; 2], played: vec![twice(150, 0), twice(50, 1)] };
        let (found, plain) = (rate(2, &[group], 0.0).of, rate(2, &[pair(2, 0, 1, 300, 100)], 0.0).of);
        let width = |rating: Rating| rating.high - rating.low;
        assert!((width(found[0]) / width(plain[0]) - 2f64.sqrt()).abs() < 1e-6, "{found:?} {plain:?}");
    }
}
