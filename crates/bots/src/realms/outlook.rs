//! What a hand may become: the score it has now, and what hands like it gained by the end in games of self-play.
//!
//! A small network of one layer. Its inputs are where the seat knows each card to be (in its hand, in the area, in the hands of
//! others), which cards of the area somebody has yet to see there, and the number of players; what it makes of them is read out by another row for each number of cards
//! that the area still takes. Cards that move change a few rows, so the hands within one exchange cost little.

use talon_core::Seat;
use talon_realms::{Card, CardSet, Scorer, State};

use super::{bit, each, in_thousandths, thousandths};

/// Units of the layer.
pub(super) const UNITS: usize = 128;
/// This many of them are added side by side.
const LANES: usize = 8;
/// Cards the area takes at most, and none.
const PLACES: usize = 13;
/// Numbers of players that are told apart.
const TABLES: usize = 8;
/// The network speaks in parts of this many points.
const POINTS: f32 = 40.0;

/// A number for each unit.
pub(super) type Row = [f32; UNITS];

/// What the network is asked about: a seat after its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Situation {
    /// What the seat holds.
    pub hand: CardSet,
    /// What lies in the area.
    pub area: CardSet,
    /// What of it was put down since somebody else had a turn.
    pub fresh: CardSet,
    /// What others are known to hold.
    pub away: CardSet,
    /// How many play.
    pub seats: usize,
    /// How many cards the area still takes.
    pub places: u32,
}

impl Situation {
    /// Where a seat stands.
    pub fn of(world: &State, seat: Seat, seats: usize) -> Self {
        let (hand, area) = (world.held(seat), world.discards());
        let away = world.not_held(seat) & !(area | world.unseen(seat));
        let fresh = area & fresh(world, seat, seats);
        Self { hand, area, fresh, away, seats, places: world.places_left() }
    }

    /// With a card from the area or from the deck.
    pub(super) fn with(self, card: CardSet) -> Self {
        let places = self.places + (self.area & card).count_ones();
        Self { hand: self.hand | card, area: self.area & !card, fresh: self.fresh & !card, places, ..self }
    }

    /// With a card put down.
    pub(super) fn without(self, card: CardSet) -> Self {
        Self {
            hand: self.hand & !card,
            area: self.area | card,
            fresh: self.fresh | card,
            places: self.places.saturating_sub(1),
            ..self
        }
    }
}

/// The rows of the network.
///
/// ```
/// use talon_bots::RealmsOutlook;
///
/// let outlook = RealmsOutlook::fitted();
/// assert_eq!(outlook.to_vec().len(), RealmsOutlook::SIZE);
/// assert_eq!(RealmsOutlook::from_slice(&outlook.to_vec()).to_vec(), outlook.to_vec());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct RealmsOutlook {
    rows: Vec<Row>,
    /// What changes when a card goes from the hand to the area.
    shifts: Vec<Row>,
}

// Where the rows begin: those of the cards by where they are, of the number of players, and those by which the units are read.
const HAND: usize = 0;
const AREA: usize = Card::COUNT;
const AWAY: usize = 2 * Card::COUNT;
const TABLE: usize = 3 * Card::COUNT;
/// What is added to the score without cards that come with a choice: a row for each number of places, and one that holds
/// for each of them what is added whatever the cards.
const ROUGH: usize = TABLE + TABLES;
/// What is added to the exact score, in the same way.
const EXACT: usize = ROUGH + PLACES + 1;
/// What is added to the rough score before a turn that begins with a draw.
const DRAW: usize = EXACT + PLACES + 1;
/// What a draw adds to the exact score for a player who looks only at the present score.
const GREED: usize = DRAW + PLACES + 1;
/// What cards that come with a choice add to the rough score now.
const NOW: usize = GREED + PLACES + 1;
/// What is added for a card of the area that is fresh.
const FRESH: usize = NOW + PLACES + 1;
pub(super) const ROWS: usize = FRESH + Card::COUNT;

impl RealmsOutlook {
    /// As fitted by self-play.
    pub fn fitted() -> Self {
        Self::parse(include_str!("../../weights/realms.txt"))
    }

    /// How many numbers it has.
    pub const SIZE: usize = ROWS * UNITS;

    /// From all its numbers in order.
    pub fn from_slice(numbers: &[f32]) -> Self {
        let mut rows = vec![[0.0; UNITS]; ROWS];
        for (number, &value) in numbers.iter().enumerate().take(Self::SIZE) {
            rows[number / UNITS][number % UNITS] = value;
        }
        let shift = |card: usize| {
            let [hand, area, fresh] = [HAND, AREA, FRESH].map(|from| &rows[from + card]);
            core::array::from_fn(|unit| area[unit] + fresh[unit] - hand[unit])
        };
        Self { shifts: (0..Card::COUNT).map(shift).collect(), rows }
    }

    /// All its numbers in order.
    pub fn to_vec(&self) -> Vec<f32> {
        self.rows.concat()
    }

    /// The sum of the rows that a standing is made of.
    pub(super) fn sum(&self, at: &Situation) -> Row {
        let mut sum = self.rows[TABLE + at.seats.min(TABLES - 1)];
        for (from, set) in [(HAND, at.hand), (AREA, at.area), (FRESH, at.fresh), (AWAY, at.away)] {
            for card in each(set) {
                let row = &self.rows[from + card.trailing_zeros() as usize];
                sum.iter_mut().zip(row).for_each(|(sum, row)| *sum += row);
            }
        }
        sum
    }

    /// The sum after a card went from the deck to the hand.
    pub(super) fn drawn(&self, sum: &Row, card: CardSet) -> Row {
        let row = &self.rows[HAND + card.trailing_zeros() as usize];
        core::array::from_fn(|unit| sum[unit] + row[unit])
    }

    /// The sum after a card went from the area to the hand.
    pub(super) fn taken(&self, sum: &Row, card: CardSet, is_fresh: bool) -> Row {
        let place = card.trailing_zeros() as usize;
        if is_fresh {
            let shift = &self.shifts[place];
            return core::array::from_fn(|unit| sum[unit] - shift[unit]);
        }
        let [hand, area] = [HAND, AREA].map(|from| &self.rows[from + place]);
        core::array::from_fn(|unit| sum[unit] + hand[unit] - area[unit])
    }

    /// What is to be added to the rough score after a card went from the hand to the area, which takes this many more then.
    #[inline]
    pub(super) fn read_without(&self, sum: &Row, card: CardSet, places: u32) -> f32 {
        self.read(sum, &self.shifts[card.trailing_zeros() as usize], ROUGH, places)
    }

    /// What is to be added to the score.
    #[inline]
    fn read(&self, sum: &Row, shift: &Row, head: usize, places: u32) -> f32 {
        let place = (places as usize).min(PLACES - 1);
        let always = self.rows[head + PLACES][place];
        let head = &self.rows[head + place];
        let mut parts = [0.0; LANES];
        let [sum, shift, head] = [sum, shift, head].map(|row| row.as_chunks::<LANES>().0);
        for ((sum, shift), head) in sum.iter().zip(shift).zip(head) {
            for lane in 0..LANES {
                let unit = sum[lane] + shift[lane];
                // Without a branch, so that a machine can do the lanes side by side.
                let lit = if unit > 0.0 { unit } else { 0.0 };
                parts[lane] += lit * head[lane];
            }
        }
        POINTS * (parts.iter().sum::<f32>() + always)
    }

    /// The final score to be expected of a hand, from its exact score now.
    pub(super) fn expect(&self, score: f32, at: &Situation) -> f32 {
        score + self.read(&self.sum(at), &[0.0; UNITS], EXACT, at.places)
    }

    /// The same from the score without choices.
    pub(super) fn expect_roughly(&self, scorer: &Scorer, at: &Situation) -> f32 {
        plain(scorer, at.hand) + self.read(&self.sum(at), &[0.0; UNITS], ROUGH, at.places)
    }

    /// The final score to be expected before a turn that begins with a draw, from the score without choices.
    pub(super) fn hope(&self, rough: f32, sum: &Row, places: u32) -> f32 {
        rough + self.read(sum, &[0.0; UNITS], DRAW, places)
    }

    /// The score now to be expected after a draw and the best discard, from the exact score.
    pub(super) fn greed(&self, score: f32, at: &Situation) -> f32 {
        score + self.read(&self.sum(at), &[0.0; UNITS], GREED, at.places)
    }

    /// The exact score now, as a guess from the rough one, after a card went from the hand to the area.
    pub(super) fn now_without(&self, rough: f32, sum: &Row, card: CardSet, places: u32) -> f32 {
        rough + self.read(sum, &self.shifts[card.trailing_zeros() as usize], NOW, places)
    }

    /// Adds to `slope` how the expectations' squared distances from `aim` change with each number; returns the
    /// distance of the better one. `score` is the exact score of the hand.
    pub fn learn(&self, scorer: &Scorer, at: &Situation, score: f32, aim: f32, slope: &mut [f32]) -> f32 {
        self.learn_by(at, &[(ROUGH, plain(scorer, at.hand)), (EXACT, score)], aim, slope)
    }

    /// The same for what a draw may be hoped to bring.
    pub fn learn_draw(&self, scorer: &Scorer, at: &Situation, aim: f32, slope: &mut [f32]) -> f32 {
        self.learn_by(at, &[(DRAW, plain(scorer, at.hand))], aim, slope)
    }

    /// The same for what a draw brings a player who looks only at the present score.
    pub fn learn_greed(&self, at: &Situation, score: f32, aim: f32, slope: &mut [f32]) -> f32 {
        self.learn_by(at, &[(GREED, score)], aim, slope)
    }

    /// The same for the exact score now.
    pub fn learn_now(&self, scorer: &Scorer, at: &Situation, score: f32, slope: &mut [f32]) -> f32 {
        self.learn_by(at, &[(NOW, plain(scorer, at.hand))], score, slope)
    }

    fn learn_by(&self, at: &Situation, heads: &[(usize, f32)], aim: f32, slope: &mut [f32]) -> f32 {
        let sum = self.sum(at);
        let place = (at.places as usize).min(PLACES - 1);
        let mut back = [0.0; UNITS];
        let mut off = 0.0;
        for &(head, now) in heads {
            off = now + self.read(&sum, &[0.0; UNITS], head, at.places) - aim;
            let pull = off / POINTS;
            slope[(head + PLACES) * UNITS + place] += pull;
            let weights = &self.rows[head + place];
            let slope = &mut slope[(head + place) * UNITS..(head + place + 1) * UNITS];
            for unit in 0..UNITS {
                let lit = if sum[unit] > 0.0 { pull } else { 0.0 };
                slope[unit] += lit * sum[unit];
                back[unit] += lit * weights[unit];
            }
        }
        let mut blame = |row: usize| {
            let row = &mut slope[row * UNITS..(row + 1) * UNITS];
            row.iter_mut().zip(&back).for_each(|(slope, back)| *slope += back);
        };
        blame(TABLE + at.seats.min(TABLES - 1));
        for (from, set) in [(HAND, at.hand), (AREA, at.area), (FRESH, at.fresh), (AWAY, at.away)] {
            each(set).for_each(|card| blame(from + card.trailing_zeros() as usize));
        }
        off
    }

    /// As a file of text: a line for each row, in thousandths.
    pub fn print(&self) -> String {
        in_thousandths(&self.rows)
    }

    /// From a file of text; what is missing there is 0.
    pub fn parse(text: &str) -> Self {
        Self::from_slice(&thousandths(text))
    }
}

/// Cards put down so lately that somebody else has not had a turn since.
fn fresh(world: &State, seat: Seat, seats: usize) -> CardSet {
    let mut others = 2;
    let mut fresh = 0;
    for turn in world.turns().iter().rev() {
        if turn.seat == seat && others > 2 || turn.seat != seat && others >= seats {
            break;
        }
        others += usize::from(turn.seat != seat);
        fresh |= turn.put.map_or(0, bit);
    }
    fresh
}

/// The score without cards that come with a choice: trying every choice takes a hundred times as long.
pub(super) fn plain(scorer: &Scorer, hand: CardSet) -> f32 {
    scorer.score(hand & !scorer.choosers(hand)) as f32
}

#[cfg(test)]
mod tests {
    use talon_core::{Game, Luck, SeatSet, Silent, Value};
    use talon_realms::Realms;

    use super::*;
    use crate::judge::{Judge, Judged};

    /// A standing in the middle of a game of three, with any cards anywhere.
    fn any(luck: &mut Luck) -> Situation {
        let mut pick = |count: u32, not: CardSet| {
            let mut set: CardSet = 0;
            while set.count_ones() < count {
                set |= 1 << luck.below(Card::COUNT) & !not;
            }
            set
        };
        let hand = pick(7, 0);
        let area = pick(4, hand);
        let fresh = each(area).take(2).fold(0, |all, card| all | card);
        Situation { hand, area, fresh, away: pick(2, hand | area), seats: 3, places: 6 }
    }

    #[test]
    fn what_is_printed_is_read_again() {
        let fitted = RealmsOutlook::fitted();
        assert_eq!(RealmsOutlook::parse(&fitted.print()), fitted);
    }

    #[test]
    fn moving_a_card_changes_the_sum_as_if_it_were_made_again() {
        let (outlook, mut luck) = (RealmsOutlook::fitted(), Luck::of(1, 1));
        let near = |one: f32, other: f32| (one - other).abs() < 0.01;
        for _ in 0..200 {
            let at = any(&mut luck);
            let sum = outlook.sum(&at);
            let unseen = each(!(at.hand | at.area | at.away)).next().unwrap();
            let [lately, long] = [at.fresh, at.area & !at.fresh].map(|lying| each(lying).next().unwrap());
            for (after, with) in [
                (outlook.drawn(&sum, unseen), at.with(unseen)),
                (outlook.taken(&sum, lately, true), at.with(lately)),
                (outlook.taken(&sum, long, false), at.with(long)),
            ] {
                let gone = each(at.hand).nth(luck.below(7)).unwrap();
                let left = with.without(gone);
                let anew = outlook.read(&outlook.sum(&left), &[0.0; UNITS], ROUGH, left.places);
                assert!(near(outlook.read_without(&after, gone, left.places), anew));
            }
        }
    }

    #[test]
    fn fresh_is_what_somebody_has_yet_to_see() {
        let game = Realms::load();
        let judge = game.judge();
        let (mut luck, mut choices, mut met) = (Luck::of(3, 1), Vec::new(), 0);
        for (seed, players) in (0..12).zip([3, 4, 5].into_iter().cycle()) {
            let setup = game.setup(&[("players".to_string(), Value::Int(players))].into()).unwrap();
            let (mut state, seats) = (game.deal(&setup, seed), players as usize);
            game.open(&mut state, &mut Silent);
            // For each seat the cards that lay there at the end of its last turn, and since.
            let mut offered = [0; Seat::MAX];
            while let Some(seat) = game.to_act(&state).lowest().filter(|_| state.places_left() > 0) {
                let others = SeatSet::first(seats).without(seat);
                let known = others.iter().fold(CardSet::MAX, |all, other| all & offered[other.index()]);
                let fresh = Situation::of(&state, seat, seats).fresh;
                assert_eq!(fresh, state.discards() & !known);
                met += fresh.count_ones();
                let before = state.discards();
                let choice = judge.playout_move(&game, &state, seat, &mut choices, &mut luck).unwrap();
                game.advance(&mut state, seat, &choice, &mut Silent);
                if state.discards().count_ones() > before.count_ones() {
                    for offered in &mut offered {
                        *offered &= before;
                    }
                    offered[seat.index()] = state.discards();
                }
            }
        }
        assert!(met > 100, "only {met} fresh cards");
    }

    #[test]
    fn what_is_learnt_is_the_slope_of_the_distance() {
        let (game, mut luck) = (Realms::load(), Luck::of(2, 1));
        let numbers = RealmsOutlook::fitted().to_vec();
        let at = any(&mut luck);
        let (score, aim) = (120.0, 240.0);
        // Half the square of both distances, in the network's own points.
        let distance = |numbers: &[f32]| {
            let outlook = RealmsOutlook::from_slice(numbers);
            let read = |head| outlook.read(&outlook.sum(&at), &[0.0; UNITS], head, at.places);
            let off = [plain(game.scorer(), at.hand) + read(ROUGH) - aim, score + read(EXACT) - aim];
            off.iter().map(|off| f64::from(off / POINTS).powi(2) / 2.0).sum::<f64>()
        };
        let mut slope = vec![0.0; RealmsOutlook::SIZE];
        RealmsOutlook::from_slice(&numbers).learn(game.scorer(), &at, score, aim, &mut slope);
        let steep = (0..numbers.len()).filter(|&place| slope[place].abs() > 0.1);
        let mut met = 0;
        for place in steep.step_by(7) {
            let moved = |by: f32| {
                let mut numbers = numbers.clone();
                numbers[place] += by;
                distance(&numbers)
            };
            let measured = (moved(0.002) - moved(-0.002)) / 0.004;
            assert!((measured - f64::from(slope[place])).abs() < 0.05 + 0.05 * measured.abs());
            met += 1;
        }
        assert!(met > 20, "only {met} numbers matter");
    }
}
