//! What came out: as JSON for programs, as a few lines and as one page with charts for people.

mod cards;
mod chart;
mod html;
mod json;
mod section;
mod sections;
mod setups;
mod text;
mod whatif;
mod words;

use talon_text::Speech;

use crate::deal::WHOLE;
use crate::player::Player;
use crate::series::{Finished, Forfeited};
use crate::stats::{Group, Interval, Played, Ratings, Verdict, rate, wilson};
use crate::tally::Tally;
use words::Words;

/// Each of a pool is taken to have played this many games, half won, against an average player.
const PRIOR: f64 = 1.0;

/// A finished run, ready to report.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    run: &'a Finished,
    is_timeless: bool,
}

impl<'a> Report<'a> {
    /// A report about a run.
    pub const fn new(run: &'a Finished) -> Self {
        Self { run, is_timeless: false }
    }

    /// Without what the clock, the number of threads and the way it was asked for make of it: the same run has the same report, to the
    /// byte, wherever and in however many parts it was played.
    #[must_use]
    pub const fn timeless(self) -> Self {
        Self { is_timeless: true, ..self }
    }

    /// Is the speed known, and wanted?
    const fn has_speed(&self) -> bool {
        !self.is_timeless && self.run.threads > 0
    }

    /// The fields that `docs/formats.md` promises, and what else was counted.
    pub fn json(&self) -> serde_json::Value {
        json::json(self)
    }

    /// A few lines for a person.
    pub fn text(&self, speech: &Speech) -> String {
        text::text(self, &Words::new(speech, &self.run.plan.game))
    }

    /// One page with charts: no script, nothing to fetch.
    pub fn html(&self, speech: &Speech) -> String {
        html::page(self, &Words::new(speech, &self.run.plan.game))
    }

    /// The game as it is.
    fn tally(&self) -> &'a Tally {
        static NOTHING: std::sync::LazyLock<Tally> = std::sync::LazyLock::new(Tally::default);
        self.run.sums.arms.first().unwrap_or_else(|| &NOTHING)
    }

    /// The game with changed cards.
    fn changed(&self) -> Option<&'a Tally> {
        self.run.sums.arms.get(1)
    }

    fn mean_turns(&self) -> f64 {
        let tally = self.tally();
        let turns: u64 = tally.turns.iter().map(|(turns, games)| turns * games).sum();
        turns as f64 / (tally.games as f64).max(1.0)
    }

    fn has_turns(&self) -> bool {
        self.tally().turns.keys().any(|&turns| turns > 0)
    }

    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.run.seconds.max(1e-9)
    }

    /// Each bot with the share of games it won alone; mirrored games of a deal count as one deal.
    fn shares(&self) -> Vec<(&'a Player, u64, Interval)> {
        let tally = self.tally();
        let share = |(index, bot): (usize, &'a Player)| {
            let won = tally.bot_wins.get(index).copied().unwrap_or_default();
            let interval =
                if self.run.plan.mirror { tally.wins(index).share() } else { wilson(won, tally.games) };
            (bot, won, interval)
        };
        self.run.plan.bots.iter().enumerate().map(share).collect()
    }

    /// The part of all games a bot had a seat in.
    fn seen_of(&self, bot: usize) -> f64 {
        let lineups = &self.run.plan.lineups;
        let with = lineups.iter().filter(|lineup| lineup.contains(&bot)).count();
        with as f64 / lineups.len().max(1) as f64
    }

    /// One bot against another, where they met.
    fn duels(&self) -> Vec<(usize, usize, Interval, u64)> {
        let count = self.run.plan.bots.len();
        let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
        let duel = |(one, other)| {
            let clusters = self.tally().duel(one, other);
            (clusters.count() > 0.0).then(|| (one, other, clusters.share(), clusters.trials() as u64))
        };
        pairs.filter_map(duel).collect()
    }

    /// The ratings of a pool.
    fn ratings(&self) -> Option<Ratings> {
        let plan = &self.run.plan;
        if !plan.pool {
            return None;
        }
        let group = |(number, lineup): (usize, &Vec<usize>)| {
            let seats = (0..plan.bots.len()).map(|bot| lineup.iter().filter(|&&at| at == bot).count() as u32);
            let deals = self.tally().deals.iter().filter(|(deal, _)| deal.lineup as usize == number);
            let played = deals.map(|(deal, &times)| Played {
                games: f64::from(deal.games),
                points: deal.points.iter().map(|&points| f64::from(points) / f64::from(WHOLE)).collect(),
                times,
            });
            Group { seats: seats.collect(), played: played.collect() }
        };
        let groups: Vec<Group> = plan.lineups.iter().enumerate().map(group).collect();
        Some(rate(plan.bots.len(), &groups, PRIOR))
    }

    /// Every pair in a pool, the stronger first, with how far it is above the other.
    fn differences(&self) -> Vec<(usize, usize, Interval)> {
        let Some(ratings) = self.ratings() else { return Vec::new() };
        let order = strongest_first(&ratings);
        let pairs = (0..order.len()).flat_map(|at| (at + 1..order.len()).map(move |below| (at, below)));
        pairs
            .map(|(at, below)| (order[at], order[below]))
            .map(|(one, other)| (one, other, ratings.difference(one, other)))
            .collect()
    }

    /// Does a bot play nobody but itself, so that its share of the wins says nothing?
    fn plays_itself(&self) -> bool {
        self.run.plan.bots.len() == 1 && !self.run.plan.together
    }

    /// How many games each program forfeited, by the kind of fault.
    fn forfeited(&self) -> Vec<(usize, &'a str, u64)> {
        let count = |(of, &count): (&'a Forfeited, &u64)| (of.bot, of.kind.as_str(), count);
        self.run.sums.forfeited.iter().map(count).collect()
    }

    fn verdict(&self) -> Option<Verdict> {
        self.run.verdict
    }
}

/// Places in a pool, the strongest first.
fn strongest_first(ratings: &Ratings) -> Vec<usize> {
    let mut order: Vec<usize> = (0..ratings.of.len()).collect();
    order.sort_by(|&a, &b| ratings.of[b].value.total_cmp(&ratings.of[a].value));
    order
}
