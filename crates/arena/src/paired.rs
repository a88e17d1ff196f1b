//! The unchanged game and the changed one on the same deals: what the change moves.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use talon_core::Outcome;

use crate::deal::WHOLE;
use crate::facts::Names;
use crate::plan::Plan;
use crate::stats::Interval;
use crate::tally::Counted;

/// Something a change may move, as a sum over the games of a deal.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Measure {
    /// The mean score of a seat.
    Score,
    /// Games won together.
    Victories,
    /// The points of the bot that was named first.
    FirstBot,
    /// Games won by the first seat.
    FirstSeat,
    /// The length of a game.
    Turns,
    /// Seats that had a card, by its number.
    Card(u16),
}

/// Sums of one measure over deals: the unchanged game, the changed one, their difference and its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Paired {
    /// Deals.
    pub deals: u64,
    /// How much there was of it in both, e.g. games or seats.
    pub trials: u64,
    /// The sum in the unchanged game.
    pub before: i64,
    /// The sum in the changed game.
    pub after: i64,
    /// The sum of the squared differences by deal.
    pub squares: i64,
}

impl Paired {
    /// The mean before, per trial.
    pub fn mean_before(&self) -> f64 {
        self.before as f64 / (self.trials as f64).max(1.0)
    }

    /// The mean after, per trial.
    pub fn mean_after(&self) -> f64 {
        self.after as f64 / (self.trials as f64).max(1.0)
    }

    /// By how much the change moves it. Both games are played on the same deal, so what the deal brings cancels out.
    pub fn difference(&self) -> Interval {
        let deals = self.deals as f64;
        if self.deals < 2 {
            return Interval::default();
        }
        let per_deal = self.trials as f64 / deals;
        let mean = (self.after - self.before) as f64 / deals;
        let variance = ((self.squares as f64 - deals * mean * mean) / (deals - 1.0)).max(0.0);
        Interval::around(mean / per_deal, (variance / deals).sqrt() / per_deal)
    }

    fn plus(&mut self, other: &Self) {
        self.deals += other.deals;
        self.trials += other.trials;
        self.before += other.before;
        self.after += other.after;
        self.squares += other.squares;
    }
}

/// Every measure.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Comparison(Vec<(Measure, Paired)>);

impl Comparison {
    /// The measures in the order they are shown; what never was there is left out.
    pub fn measures(&self) -> impl Iterator<Item = &(Measure, Paired)> {
        self.0.iter().filter(|(_, paired)| paired.before != 0 || paired.after != 0)
    }

    /// Both together.
    pub fn plus(&mut self, other: &Self) {
        let mut all: BTreeMap<Measure, Paired> = self.0.drain(..).collect();
        for (measure, paired) in &other.0 {
            all.entry(measure.clone()).or_default().plus(paired);
        }
        self.0 = all.into_iter().collect();
    }

    /// Adds a deal that was played in both games.
    pub fn add(&mut self, before: &Sums, after: &Sums) {
        let pairs = before.0.iter().zip(&after.0);
        let pair = |((measure, one), (_, other)): (&(Measure, Sum), &(Measure, Sum))| {
            let paired = Paired {
                deals: 1,
                trials: one.trials,
                before: one.sum,
                after: other.sum,
                squares: (other.sum - one.sum).pow(2),
            };
            (measure.clone(), paired)
        };
        self.plus(&Self(pairs.map(pair).collect()));
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Sum {
    sum: i64,
    trials: u64,
}

/// The measures of one deal in one of the games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sums(Vec<(Measure, Sum)>);

impl Sums {
    /// Empty sums of what matters in this plan.
    pub fn new(plan: &Plan, names: &Names, has_scores: bool) -> Self {
        let mut measures = Vec::new();
        if has_scores {
            measures.push(Measure::Score);
        }
        if plan.together {
            measures.push(Measure::Victories);
        } else {
            if plan.bots.len() > 1 {
                measures.push(Measure::FirstBot);
            }
            measures.push(Measure::FirstSeat);
        }
        measures.push(Measure::Turns);
        for change in &plan.changes {
            let card = names.cards.iter().position(|name| name.id == change.id).map(|at| at as u16);
            let measure = card.map(Measure::Card);
            measures.extend(measure.filter(|measure| !measures.contains(measure)));
        }
        measures.sort();
        Self(measures.into_iter().map(|measure| (measure, Sum::default())).collect())
    }

    /// Adds a game. Scores are summed in whole points, shares of a win in parts of one.
    pub fn add(&mut self, game: &Counted<'_>) {
        let winners = game.winners();
        let seats = game.facts.seats.iter().take(game.seats.len());
        for (measure, sum) in &mut self.0 {
            let (n, trials) = match measure {
                Measure::Score => (seats.clone().filter_map(|seat| seat.score).sum(), game.seats.len()),
                Measure::Victories => {
                    (i64::from(matches!(game.outcome, Some(Outcome::PlayersWon { .. }))), 1)
                }
                Measure::FirstBot => {
                    let part = i64::from(WHOLE / (winners.len() as u32).max(1));
                    let won = winners.iter().filter(|seat| game.seats.get(seat.index()) == Some(&0)).count();
                    (part * won as i64, WHOLE as usize)
                }
                Measure::FirstSeat => {
                    let alone = winners.len() == 1 || matches!(game.outcome, Some(Outcome::Team { .. }));
                    (i64::from(alone && winners.has(talon_core::Seat::at(0))), 1)
                }
                Measure::Turns => (game.turns as i64, 1),
                Measure::Card(card) => {
                    let had = seats.clone().filter(|seat| seat.cards >> *card & 1 != 0).count();
                    (had as i64, game.seats.len())
                }
            };
            sum.sum += n;
            sum.trials += trials as u64;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Four deals with differences 1, 2, 3, 4 in two games each: mean 2.5, deviation sqrt(5/3), error of the mean half of it.
    #[test]
    fn a_difference_has_the_error_of_its_deals() {
        let mut all = Comparison::default();
        for by in 1..=4 {
            let sums = |sum| Sums(vec![(Measure::Turns, Sum { sum, trials: 2 })]);
            all.add(&sums(10 * by), &sums(11 * by));
        }
        let (_, paired) = all.measures().next().unwrap();
        let found = paired.difference();
        assert!((found.value - 1.25).abs() < 1e-12, "{found:?}");
        let error = (5.0f64 / 3.0).sqrt() / 2.0 / 2.0;
        assert!((found.high - found.value - 1.959_964 * error).abs() < 1e-6, "{found:?}");
        assert!((paired.mean_after() - paired.mean_before() - 1.25).abs() < 1e-12);
    }
}
