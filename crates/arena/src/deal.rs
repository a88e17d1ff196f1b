//! The games of one deal, which belong together.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use talon_core::{Outcome, SeatSet};

use crate::tally::{Counted, grow, won_by};

/// A win is worth this many parts, so that it can be shared among two to eight.
pub(crate) const WHOLE: u32 = 840;

/// What the games of one deal brought to each bot of the plan.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Which line-up played.
    pub lineup: u32,
    /// How many games.
    pub games: u32,
    /// Games won alone, by bot.
    pub wins: Vec<u32>,
    /// Parts of wins, `WHOLE` each, by bot.
    pub points: Vec<u32>,
}

/// The comparisons of one bot with another in one deal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Duel {
    /// Half points of the first.
    pub halves: u32,
    /// How often they were compared.
    pub compared: u32,
}

/// The games of one deal, while they are played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DealSums {
    games: u32,
    wins: Vec<u32>,
    points: Vec<u32>,
    duels: BTreeMap<(usize, usize), Duel>,
}

impl DealSums {
    /// Adds a game.
    pub fn add(&mut self, game: &Counted<'_>) {
        let winners = game.winners();
        self.games += 1;
        grow(&mut self.wins, game.bots);
        grow(&mut self.points, game.bots);
        let together = matches!(game.outcome, Some(Outcome::PlayersWon { .. }));
        for bot in 0..game.bots {
            self.wins[bot] += u32::from(won_by(game, bot, winners));
        }
        if together {
            self.points.iter_mut().for_each(|points| *points += WHOLE);
        } else {
            let part = WHOLE / (winners.len() as u32).max(1);
            for seat in winners.iter().filter(|seat| seat.index() < game.seats.len()) {
                self.points[game.seats[seat.index()]] += part;
            }
            self.compare(game, winners);
        }
    }

    /// Every seat against every other of another bot: by score where there is one, else by who won. Two that both lost to a third
    /// are not compared.
    fn compare(&mut self, game: &Counted<'_>, winners: SeatSet) {
        let place = |index: usize| {
            let won = i64::from(winners.has(talon_core::Seat::at(index)));
            (won, game.facts.seats[index].score.unwrap_or(0))
        };
        let has_scores = game.facts.seats[0].score.is_some();
        for one in 0..game.seats.len() {
            for other in 0..game.seats.len() {
                let (first, second) = (game.seats[one], game.seats[other]);
                if first >= second {
                    continue;
                }
                let (mine, theirs) = (place(one), place(other));
                if !has_scores && mine.0 + theirs.0 == 0 {
                    continue;
                }
                let duel = self.duels.entry((first, second)).or_default();
                duel.compared += 1;
                duel.halves += match mine.cmp(&theirs) {
                    core::cmp::Ordering::Greater => 2,
                    core::cmp::Ordering::Equal => 1,
                    core::cmp::Ordering::Less => 0,
                };
            }
        }
    }

    pub(crate) fn deal(&self, lineup: usize) -> Deal {
        Deal {
            lineup: lineup as u32,
            games: self.games,
            wins: self.wins.clone(),
            points: self.points.clone(),
        }
    }

    pub(crate) const fn duels(&self) -> &BTreeMap<(usize, usize), Duel> {
        &self.duels
    }
}
