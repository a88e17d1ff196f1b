//! What is counted. Only whole numbers are added up, so that the order of the games cannot affect the result.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use talon_core::{Outcome, SeatSet};

use crate::deal::{Deal, DealSums, Duel, WHOLE};
use crate::facts::{Cards, Facts};
use crate::stats::{Clusters, Counts};

/// How often something was there, how often it won, and what it scored.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Share {
    /// How often.
    pub seen: u64,
    /// How often it won.
    pub won: u64,
    /// The sum of its scores, where the game keeps them.
    pub score: i64,
    /// How such games were lost by all together, by cause.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub causes: Counts<String>,
}

impl Share {
    fn plus(&mut self, other: &Self) {
        self.seen += other.seen;
        self.won += other.won;
        self.score += other.score;
        merge(&mut self.causes, &other.causes);
    }
}

/// The sums of a series.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Choices made.
    pub decisions: u64,
    /// Games by their number of turns.
    pub turns: Counts<u64>,
    /// Games won alone, by seat.
    pub seat_wins: Vec<u64>,
    /// Games won by a bot on one of its seats, by bot.
    pub bot_wins: Vec<u64>,
    /// Games by the team that won.
    pub team_wins: Counts<u8>,
    /// Games the players won together, by cause.
    pub victories: Counts<String>,
    /// Games the players lost together, by cause.
    pub defeats: Counts<String>,
    /// Games that several seats won.
    pub draws: u64,
    /// Games that did not end within the bound of their game; there should be none.
    pub unfinished: u64,
    /// Seats by their final score, where the game keeps one.
    pub scores: Counts<i64>,
    /// Seats, and how many of them won.
    pub seats: Share,
    /// Seats by character or mage.
    pub people: Vec<Share>,
    /// Seats that had a card.
    pub cards: Vec<Share>,
    /// Seats by what they bought first.
    pub openings: Vec<Share>,
    /// Games by nemesis.
    pub nemeses: Vec<Share>,
    /// Games by difficulty.
    pub difficulties: Vec<Share>,
    /// Games in which a card was on offer.
    pub market: Vec<Share>,
    /// Games by the options that are varied.
    pub setups: Vec<Share>,
    /// What deals brought, and how many brought it.
    #[serde(with = "pairs")]
    pub deals: BTreeMap<Deal, u64>,
    /// Comparisons of two bots by deal, and how many deals brought it.
    #[serde(with = "pairs")]
    pub duels: BTreeMap<(u32, u32, Duel), u64>,
}

/// One game as it is counted.
#[derive(Clone, Copy, Debug)]
pub struct Counted<'a> {
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Choices made.
    pub decisions: u64,
    /// Turns taken.
    pub turns: u64,
    /// Bots by seat, as places in the plan.
    pub seats: &'a [usize],
    /// How many bots the plan has.
    pub bots: usize,
    /// Which set-up it was.
    pub setup: usize,
    /// What else it told.
    pub facts: &'a Facts,
}

impl Counted<'_> {
    /// Who won.
    pub fn winners(&self) -> SeatSet {
        match self.outcome {
            Some(Outcome::Seats(seats) | Outcome::Team { seats, .. }) => seats,
            Some(Outcome::PlayersWon { .. }) => SeatSet::first(self.seats.len()),
            Some(Outcome::PlayersLost { .. }) | None => SeatSet::NONE,
        }
    }

    /// Is it shared by rivals?
    fn is_draw(&self) -> bool {
        matches!(self.outcome, Some(Outcome::Seats(seats)) if seats.len() > 1)
    }
}

impl Tally {
    /// Counts one game.
    pub fn add(&mut self, game: &Counted<'_>) {
        self.games += 1;
        self.decisions += game.decisions;
        *self.turns.entry(game.turns).or_default() += 1;
        grow(&mut self.seat_wins, game.seats.len());
        grow(&mut self.bot_wins, game.bots);
        let winners = game.winners();
        match game.outcome {
            Some(Outcome::Seats(seats)) if seats.len() > 1 => self.draws += 1,
            Some(Outcome::Seats(seats)) => seats.iter().for_each(|seat| self.seat_wins[seat.index()] += 1),
            Some(Outcome::Team { team, .. }) => *self.team_wins.entry(team).or_default() += 1,
            Some(Outcome::PlayersWon { cause }) => *self.victories.entry(cause.into()).or_default() += 1,
            Some(Outcome::PlayersLost { cause }) => *self.defeats.entry(cause.into()).or_default() += 1,
            None => self.unfinished += 1,
        }
        for (bot, won) in self.bot_wins.iter_mut().enumerate() {
            *won += u64::from(won_by(game, bot, winners));
        }
        self.add_seats(game, winners);
        self.add_table(game, winners);
    }

    fn add_seats(&mut self, game: &Counted<'_>, winners: SeatSet) {
        for (index, facts) in game.facts.seats.iter().enumerate().take(game.seats.len()) {
            let won = winners.has(talon_core::Seat::at(index));
            let score = facts.score.unwrap_or(0);
            let count = |share: &mut Share| {
                share.seen += 1;
                share.won += u64::from(won);
                share.score += score;
            };
            count(&mut self.seats);
            if let Some(score) = facts.score {
                *self.scores.entry(score).or_default() += 1;
            }
            facts.person.into_iter().for_each(|person| count(at(&mut self.people, person)));
            facts.opening.into_iter().for_each(|card| count(at(&mut self.openings, card)));
            each(facts.cards, |card| count(at(&mut self.cards, card)));
        }
    }

    /// For a whole table to win is to win together, or for the bot that was named first to win. A bot that plays itself always
    /// does; there it is the first seat that counts.
    fn add_table(&mut self, game: &Counted<'_>, winners: SeatSet) {
        let won = if game.bots == 1 {
            !game.is_draw() && winners.has(talon_core::Seat::at(0))
        } else {
            won_by(game, 0, winners)
        };
        let cause = match game.outcome {
            Some(Outcome::PlayersLost { cause }) => Some(cause),
            _ => None,
        };
        let count = |share: &mut Share, with_cause: bool| {
            share.seen += 1;
            share.won += u64::from(won);
            if let (Some(cause), true) = (cause, with_cause) {
                *share.causes.entry(cause.into()).or_default() += 1;
            }
        };
        game.facts.nemesis.into_iter().for_each(|nemesis| count(at(&mut self.nemeses, nemesis), true));
        game.facts.difficulty.into_iter().for_each(|level| count(at(&mut self.difficulties, level), true));
        each(game.facts.market, |card| count(at(&mut self.market, card), false));
        count(at(&mut self.setups, game.setup as u16), true);
    }

    /// Counts the games of one deal together, once they are all played.
    pub fn close(&mut self, lineup: usize, games: &DealSums) {
        *self.deals.entry(games.deal(lineup)).or_default() += 1;
        for (&(one, other), duel) in games.duels() {
            *self.duels.entry((one as u32, other as u32, *duel)).or_default() += 1;
        }
    }

    /// Both together.
    pub fn plus(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        self.seats.plus(&other.seats);
        merge(&mut self.turns, &other.turns);
        merge(&mut self.team_wins, &other.team_wins);
        merge(&mut self.victories, &other.victories);
        merge(&mut self.defeats, &other.defeats);
        merge(&mut self.scores, &other.scores);
        merge(&mut self.deals, &other.deals);
        merge(&mut self.duels, &other.duels);
        for (mine, theirs) in [(&mut self.seat_wins, &other.seat_wins), (&mut self.bot_wins, &other.bot_wins)]
        {
            grow(mine, theirs.len());
            mine.iter_mut().zip(theirs).for_each(|(sum, n)| *sum += n);
        }
        for (mine, theirs) in [
            (&mut self.people, &other.people),
            (&mut self.cards, &other.cards),
            (&mut self.openings, &other.openings),
            (&mut self.nemeses, &other.nemeses),
            (&mut self.difficulties, &other.difficulties),
            (&mut self.market, &other.market),
            (&mut self.setups, &other.setups),
        ] {
            grow(mine, theirs.len());
            mine.iter_mut().zip(theirs).for_each(|(sum, share)| sum.plus(share));
        }
    }

    /// The points of a bot out of games, by deal.
    pub fn points(&self, bot: usize) -> Clusters {
        let mut clusters = Clusters::default();
        for (deal, &times) in &self.deals {
            let points = deal.points.get(bot).copied().unwrap_or_default();
            clusters.add(f64::from(points) / f64::from(WHOLE), f64::from(deal.games), times);
        }
        clusters
    }

    /// The games a bot won alone, by deal.
    pub fn wins(&self, bot: usize) -> Clusters {
        let mut clusters = Clusters::default();
        for (deal, &times) in &self.deals {
            let wins = deal.wins.get(bot).copied().unwrap_or_default();
            clusters.add(f64::from(wins), f64::from(deal.games), times);
        }
        clusters
    }

    /// One bot against another, by deal.
    pub fn duel(&self, one: usize, other: usize) -> Clusters {
        let mut clusters = Clusters::default();
        for ((first, second, duel), &times) in &self.duels {
            if (*first as usize, *second as usize) == (one, other) {
                clusters.add(f64::from(duel.halves) / 2.0, f64::from(duel.compared), times);
            }
        }
        clusters
    }
}

/// Did this bot win, on one of its seats? A win that is shared by rivals is nobody's.
pub(crate) fn won_by(game: &Counted<'_>, bot: usize, winners: SeatSet) -> bool {
    !game.is_draw()
        && game
            .seats
            .iter()
            .enumerate()
            .any(|(seat, &at)| at == bot && winners.has(talon_core::Seat::at(seat)))
}

pub(crate) fn grow<T: Clone + Default>(list: &mut Vec<T>, len: usize) {
    if list.len() < len {
        list.resize(len, T::default());
    }
}

fn at(list: &mut Vec<Share>, index: u16) -> &mut Share {
    grow(list, usize::from(index) + 1);
    &mut list[usize::from(index)]
}

fn each(cards: Cards, mut take: impl FnMut(u16)) {
    let mut left = cards;
    while left != 0 {
        take(left.trailing_zeros() as u16);
        left &= left - 1;
    }
}

fn merge<K: Ord + Clone>(counts: &mut Counts<K>, other: &Counts<K>) {
    for (key, count) in other {
        if let Some(sum) = counts.get_mut(key) {
            *sum += count;
        } else {
            counts.insert(key.clone(), *count);
        }
    }
}

/// Maps whose keys are not text, as lists of pairs.
mod pairs {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<K: Serialize, S: Serializer>(
        map: &BTreeMap<K, u64>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(map)
    }

    pub(super) fn deserialize<'de, K: Ord + Deserialize<'de>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<BTreeMap<K, u64>, D::Error> {
        Vec::<(K, u64)>::deserialize(from).map(|list| list.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use talon_core::Seat;

    use super::*;

    fn counted(winner: usize, seats: &'static [usize], facts: &'static Facts) -> Counted<'static> {
        let outcome = Some(Outcome::Seats(SeatSet::one(Seat::at(winner))));
        Counted { outcome, decisions: 3, turns: 2, seats, bots: 2, setup: 0, facts }
    }

    fn facts() -> &'static Facts {
        let mut facts = Facts::default();
        facts.seats[0].score = Some(7);
        facts.seats[0].cards = 0b101;
        facts.seats[1].score = Some(5);
        facts.seats[1].person = Some(3);
        Box::leak(Box::new(facts))
    }

    #[test]
    fn it_does_not_matter_who_counts_which_game_nor_whether_it_was_written_down() {
        let count = |times: usize| {
            let mut tally = Tally::default();
            for _ in 0..times {
                let mut sums = DealSums::default();
                let game = counted(0, &[0, 1], facts());
                tally.add(&game);
                sums.add(&game);
                tally.close(0, &sums);
            }
            serde_json::from_str::<Tally>(&serde_json::to_string(&tally).unwrap()).unwrap()
        };
        let (mut one, mut other) = (count(2), count(4));
        one.plus(&count(4));
        other.plus(&count(2));
        assert_eq!(one, other);
        assert_eq!(one, count(6));
        assert_eq!((one.scores[&7], one.people[3].seen, one.people[3].won), (6, 6, 0));
        assert_eq!((one.cards[0].seen, one.cards[1].seen, one.cards[2].won), (6, 0, 6));
    }

    /// The bots change places; the same bot wins both games of the deal.
    #[test]
    fn a_mirrored_deal_is_one_deal() {
        let mut tally = Tally::default();
        let mut sums = DealSums::default();
        for game in [counted(0, &[0, 1], facts()), counted(1, &[1, 0], facts())] {
            tally.add(&game);
            sums.add(&game);
        }
        tally.close(0, &sums);
        assert_eq!((tally.bot_wins.as_slice(), tally.seat_wins.as_slice()), (&[2, 0][..], &[1, 1][..]));
        assert!(
            (tally.points(0).ratio() - 1.0).abs() < 1e-12 && (tally.points(0).count() - 1.0).abs() < 1e-12
        );
        assert!((tally.duel(0, 1).trials() - 2.0).abs() < 1e-12);
    }
}
