//! What is counted. Only whole numbers are summed, so that the order of the games cannot show in the result.

use std::collections::{BTreeMap, BTreeSet};

use talon_bots::Bot;
use talon_core::{Outcome, Seat, SeatSet, Value};

/// Counts by some key.
pub(crate) type Counts<K> = BTreeMap<K, u64>;

/// The sums of a series.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    /// Games by their number of turns.
    pub(crate) turns: Counts<u64>,
    pub(crate) seat_wins: Counts<Seat>,
    /// Games won by a bot on one of its seats.
    pub(crate) bot_wins: Counts<Bot>,
    pub(crate) team_wins: Counts<u8>,
    /// Games the players won together, by cause.
    pub(crate) victories: Counts<&'static str>,
    /// Games the players lost together, by cause.
    pub(crate) defeats: Counts<&'static str>,
    /// Games that several seats won.
    pub(crate) draws: u64,
    /// Games that did not end within the bound of their game; there should be none.
    pub(crate) unfinished: u64,
    /// Seats by their final score, where the game keeps one.
    pub(crate) scores: Counts<i64>,
    /// Seats by character, and how many of them won.
    pub(crate) characters: BTreeMap<String, Share>,
}

/// How often something was there, and how often it won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Share {
    pub(crate) seen: u64,
    pub(crate) won: u64,
}

impl Tally {
    /// Counts one game, from its outcome and the judge's view of its end.
    pub(crate) fn add(
        &mut self,
        outcome: Option<Outcome>,
        decisions: u64,
        turns: u64,
        bots: &[Bot],
        position: Option<&Value>,
    ) {
        self.games += 1;
        self.decisions += decisions;
        *self.turns.entry(turns).or_default() += 1;
        let mut winners = SeatSet::NONE;
        match outcome {
            Some(Outcome::Seats(seats)) if seats.len() > 1 => {
                winners = seats;
                self.draws += 1;
            }
            Some(Outcome::Seats(seats)) => {
                winners = seats;
                for seat in seats.iter() {
                    *self.seat_wins.entry(seat).or_default() += 1;
                }
            }
            Some(Outcome::Team(team)) => {
                winners = seats_of_team(team);
                *self.team_wins.entry(team).or_default() += 1;
            }
            Some(Outcome::PlayersWon { cause }) => {
                winners = SeatSet::first(bots.len());
                *self.victories.entry(cause).or_default() += 1;
            }
            Some(Outcome::PlayersLost { cause }) => *self.defeats.entry(cause).or_default() += 1,
            None => self.unfinished += 1,
        }
        self.add_bots(outcome, winners, bots);
        if let Some(position) = position {
            for (index, _) in bots.iter().enumerate() {
                self.add_seat(Seat::at(index), winners, position);
            }
        }
    }

    /// A win that is shared by rivals is nobody's.
    fn add_bots(&mut self, outcome: Option<Outcome>, winners: SeatSet, bots: &[Bot]) {
        if matches!(outcome, Some(Outcome::Seats(_))) && winners.len() > 1 {
            return;
        }
        let won: BTreeSet<Bot> = winners.iter().filter_map(|seat| bots.get(seat.index()).copied()).collect();
        for bot in won {
            *self.bot_wins.entry(bot).or_default() += 1;
        }
    }

    /// What a seat's part of the position tells, in whichever game has it.
    fn add_seat(&mut self, seat: Seat, winners: SeatSet, position: &Value) {
        let Some(part) = part_of(position, seat) else { return };
        if let Some(Value::Int(score)) = part.get("score") {
            *self.scores.entry(*score).or_default() += 1;
        }
        if let Some(Value::Text(character)) = part.get("character") {
            let share = self.characters.entry(character.clone()).or_default();
            share.seen += 1;
            share.won += u64::from(winners.has(seat));
        }
    }

    /// Both together.
    pub(crate) fn plus(mut self, other: Self) -> Self {
        self.games += other.games;
        self.decisions += other.decisions;
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        merge(&mut self.turns, other.turns);
        merge(&mut self.seat_wins, other.seat_wins);
        merge(&mut self.bot_wins, other.bot_wins);
        merge(&mut self.team_wins, other.team_wins);
        merge(&mut self.victories, other.victories);
        merge(&mut self.defeats, other.defeats);
        merge(&mut self.scores, other.scores);
        for (character, share) in other.characters {
            let mine = self.characters.entry(character).or_default();
            mine.seen += share.seen;
            mine.won += share.won;
        }
        self
    }
}

/// Does a position of this kind tell anything that [`Tally`] counts?
pub(crate) fn tells(position: &Value) -> bool {
    let first = part_of(position, Seat::at(0));
    first.is_some_and(|part| part.contains_key("score") || part.contains_key("character"))
}

fn part_of(position: &Value, seat: Seat) -> Option<&BTreeMap<String, Value>> {
    position.as_map()?.get(&seat.to_string())?.as_map()
}

/// Seats 1 and 4 play against 2 and 3 (contract, section 4).
fn seats_of_team(team: u8) -> SeatSet {
    let seats = if team == 1 { [0, 3] } else { [1, 2] };
    seats.map(Seat::at).into_iter().collect()
}

fn merge<K: Ord>(counts: &mut Counts<K>, other: Counts<K>) {
    for (key, count) in other {
        *counts.entry(key).or_default() += count;
    }
}

/// Between which shares the true one lies, with 95 in 100 (Wilson's score interval).
pub(crate) fn wilson(won: u64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, share) = (games as f64, won as f64 / games as f64);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let (middle, scale) = (share + Z * Z / (2.0 * n), 1.0 + Z * Z / n);
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

/// Mean, spread and quantiles of counted numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Spread {
    pub(crate) count: u64,
    pub(crate) mean: f64,
    pub(crate) deviation: f64,
    pub(crate) least: i64,
    pub(crate) most: i64,
    /// At 5, 25, 50, 75 and 95 in a hundred.
    pub(crate) quantiles: [i64; 5],
}

impl Spread {
    /// The parts at which quantiles are taken, in hundredths.
    pub(crate) const PARTS: [u64; 5] = [5, 25, 50, 75, 95];

    /// The spread of counted numbers; `None` of none.
    pub(crate) fn of(counts: &Counts<i64>) -> Option<Self> {
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

#[cfg(test)]
mod tests {
    use talon_bots::Level;

    use super::*;

    #[test]
    fn an_interval_is_wilsons() {
        // Ten of ten is no proof of certainty.
        let (low, high) = wilson(10, 10);
        assert!((low - 0.7225).abs() < 1e-3 && (high - 1.0).abs() < 1e-9, "{low} {high}");
        let (low, high) = wilson(50, 100);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(0, 0), (0.0, 1.0));
    }

    #[test]
    fn quantiles_are_of_the_counted_numbers() {
        let counts: Counts<i64> = (1..=100).map(|n| (n, 1)).collect();
        let spread = Spread::of(&counts).unwrap();
        assert_eq!(spread.quantiles, [5, 25, 50, 75, 95]);
        assert_eq!((spread.count, spread.least, spread.most), (100, 1, 100));
        assert!((spread.mean - 50.5).abs() < 1e-9 && (spread.deviation - 28.866).abs() < 1e-3);
        assert_eq!(Spread::of(&Counts::new()), None);
    }

    #[test]
    fn it_does_not_matter_who_counts_which_game() {
        let position = Value::map([(
            "seat1",
            Value::map([("score", Value::Int(7)), ("character", Value::from("volos"))]),
        )]);
        let win = Some(Outcome::Seats(SeatSet::one(Seat::at(0))));
        let count = |times: usize| {
            let mut tally = Tally::default();
            for turn in 0..times {
                tally.add(win, 3, turn as u64 % 2, &[Bot::new(Level::Random)], Some(&position));
            }
            tally
        };
        assert_eq!(count(2).plus(count(4)), count(4).plus(count(2)));
        assert_eq!(count(6).characters["volos"], Share { seen: 6, won: 6 });
        assert_eq!(count(6).scores[&7], 6);
    }
}
