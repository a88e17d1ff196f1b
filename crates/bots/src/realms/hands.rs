//! What others may hold, judging by what they were seen doing. A player who draws found nothing better in the area, and one who
//! puts a card down has no use for it. A small network has learnt from games how likely each hidden card is beside those already
//! known or guessed, so a hand is guessed card by card.

use talon_core::{Game, Luck, Seat, SeatSet};
use talon_realms::{Card, CardSet, Realms, State};

use super::{bit, each, in_thousandths, thousandths};

/// Units of the layer.
pub(super) const UNITS: usize = 128;
/// This many of them are added side by side.
const LANES: usize = 8;

/// A number for each unit.
type Row = [f32; UNITS];

// Where the rows begin: those of the cards by what was seen of them, then of the number of turns that were seen, of the places that
// the area has left, and of the number of players; then those by which the units are read for each card, and one
// that holds for each card what is added whatever was seen.
const DECLINED: usize = 0;
const FRESH: usize = DECLINED + Card::COUNT;
const PASSED: usize = FRESH + Card::COUNT;
const KNOWN: usize = PASSED + Card::COUNT;
const PUT: usize = KNOWN + Card::COUNT;
const LAST: usize = PUT + Card::COUNT;
const HELD: usize = LAST + Card::COUNT;
const TURNS: usize = HELD + Card::COUNT;
const TURNS_MAX: usize = 16;
const PLACES: usize = TURNS + TURNS_MAX;
const PLACES_MAX: usize = 13;
const TABLES: usize = PLACES + PLACES_MAX;
const TABLES_MAX: usize = 8;
const READ: usize = TABLES + TABLES_MAX;
const ALWAYS: usize = READ + Card::COUNT;
pub(super) const ROWS: usize = ALWAYS + 1;

/// What a seat knows of another one's hand.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Clues {
    /// What lies in the area, and lay there when the other had its last turn.
    pub declined: CardSet,
    /// What came there since.
    pub fresh: CardSet,
    /// What lay there in a turn of the other, and is gone.
    pub passed: CardSet,
    /// What the other is known to hold.
    pub known: CardSet,
    /// What the other has put down.
    pub put: CardSet,
    /// What of it was the last.
    pub last: CardSet,
    /// Cards that may be among the others it holds.
    pub unseen: CardSet,
    /// How many those are.
    pub hidden: usize,
    /// How many turns of the other were seen.
    pub turns: usize,
    /// How many cards the area still takes.
    pub places: usize,
    /// How many play.
    pub seats: usize,
}

impl Clues {
    /// What `seat` knows of the hand of `other`.
    ///
    /// ```
    /// use talon_bots::RealmsClues;
    /// use talon_core::{Game, Options, Seat, Silent};
    /// use talon_realms::Realms;
    ///
    /// let game = Realms::load();
    /// let mut state = game.deal(&game.setup(&Options::new())?, 8812);
    /// game.open(&mut state, &mut Silent);
    ///
    /// let clues = RealmsClues::of(&game, &state, Seat::at(0), Seat::at(1));
    /// assert_eq!((clues.hidden, clues.turns), (7, 0), "seven cards, and nothing seen yet");
    /// # Ok::<(), talon_core::BadOption>(())
    /// ```
    pub fn of(game: &Realms, world: &State, seat: Seat, other: Seat) -> Self {
        let (hand, unseen, area) = (world.held(other), world.unseen(seat), world.discards());
        let mut clues = Self {
            known: hand & !unseen,
            unseen,
            hidden: (hand & unseen).count_ones() as usize,
            places: world.places_left() as usize,
            seats: game.seats(world),
            ..Self::default()
        };
        clues.look_back(world, other, area);
        clues
    }

    /// Through the turns from the last to the first.
    fn look_back(&mut self, world: &State, other: Seat, now: CardSet) {
        let set = |card: Option<Card>| card.map_or(0, bit);
        let mut area = now;
        for turn in world.turns().iter().rev() {
            let (took, put) = (set(turn.took), set(turn.put));
            let left = area & !put;
            area = left | took;
            if turn.seat != other || put == 0 {
                continue;
            }
            if self.turns == 0 {
                (self.declined, self.last) = (left & now, put);
            }
            self.put |= put;
            self.passed |= left & !now;
            self.turns += 1;
        }
        self.fresh = now & !self.declined;
    }

    /// Calls `visit` with the rows that speak.
    pub fn each_row(&self, mut visit: impl FnMut(usize)) {
        let sets = [
            (DECLINED, self.declined),
            (FRESH, self.fresh),
            (PASSED, self.passed),
            (KNOWN, self.known),
            (PUT, self.put),
            (LAST, self.last),
        ];
        for (from, set) in sets {
            each(set).for_each(|card| visit(from + card.trailing_zeros() as usize));
        }
        visit(TURNS + self.turns.min(TURNS_MAX - 1));
        visit(PLACES + self.places.min(PLACES_MAX - 1));
        visit(TABLES + self.seats.min(TABLES_MAX - 1));
    }
}

/// What is known of the others in a search, with what the network makes of it.
#[derive(Clone, Default, Debug)]
pub struct Belief {
    others: Vec<(Seat, Clues, Row)>,
}

/// How likely hidden cards are, by what was seen; learnt from greedy games.
#[derive(Clone, PartialEq, Debug)]
pub struct RealmsHands {
    rows: Vec<Row>,
}

impl RealmsHands {
    /// How many numbers there are.
    pub const SIZE: usize = ROWS * UNITS;

    /// As fitted.
    pub fn fitted() -> Self {
        Self::from_slice(&thousandths(include_str!("../../weights/realms_hands.txt")))
    }

    /// From all numbers in order.
    pub fn from_slice(numbers: &[f32]) -> Self {
        let mut rows = vec![[0.0; UNITS]; ROWS];
        for (number, &value) in numbers.iter().enumerate().take(Self::SIZE) {
            rows[number / UNITS][number % UNITS] = value;
        }
        Self { rows }
    }

    /// The sum of the rows that clues are made of.
    fn sum(&self, clues: &Clues) -> Row {
        let mut sum = [0.0; UNITS];
        clues.each_row(|row| add(&mut sum, &self.rows[row]));
        sum
    }

    /// How likely each of these cards is to be held beside what the sum speaks of: logarithms of odds.
    fn read(&self, sum: &Row, cards: CardSet) -> [f32; Card::COUNT] {
        let lit = sum.map(|unit| if unit > 0.0 { unit } else { 0.0 });
        let mut odds = [0.0; Card::COUNT];
        for card in each(cards) {
            let card = card.trailing_zeros() as usize;
            let mut parts = [0.0; LANES];
            let (lit, row) = (lit.as_chunks::<LANES>().0, self.rows[READ + card].as_chunks::<LANES>().0);
            for (lit, row) in lit.iter().zip(row) {
                for lane in 0..LANES {
                    parts[lane] += lit[lane] * row[lane];
                }
            }
            odds[card] = parts.iter().sum::<f32>() + self.rows[ALWAYS][card];
        }
        odds
    }

    /// Adds to `slope` how the surprise at the hidden cards changes with each number, once some of them are held for known;
    /// returns the surprise at one card more.
    pub fn learn(&self, clues: &Clues, held: CardSet, hidden: CardSet, slope: &mut [f32]) -> f32 {
        let mut sum = self.sum(clues);
        each(held).for_each(|card| add(&mut sum, &self.rows[HELD + card.trailing_zeros() as usize]));
        let (free, rest) = (clues.unseen & !held, hidden & !held);
        let odds = self.read(&sum, free);
        let most = each(free).map(|card| odds[card.trailing_zeros() as usize]).fold(f32::MIN, f32::max);
        let all: f32 = each(free).map(|card| (odds[card.trailing_zeros() as usize] - most).exp()).sum();
        let share = 1.0 / rest.count_ones() as f32;
        let (mut surprise, mut back) = (0.0, [0.0; UNITS]);
        for card in each(free) {
            let place = card.trailing_zeros() as usize;
            let chance = (odds[place] - most).exp() / all;
            let aim = if rest & card == 0 { 0.0 } else { share };
            if aim > 0.0 {
                surprise -= aim * chance.ln();
            }
            let off = chance - aim;
            slope[ALWAYS * UNITS + place] += off;
            let weights = &self.rows[READ + place];
            let slope = &mut slope[(READ + place) * UNITS..(READ + place + 1) * UNITS];
            for unit in 0..UNITS {
                let lit = if sum[unit] > 0.0 { sum[unit] } else { 0.0 };
                slope[unit] += off * lit;
                back[unit] += off * weights[unit];
            }
        }
        for unit in 0..UNITS {
            if sum[unit] <= 0.0 {
                back[unit] = 0.0;
            }
        }
        let mut blame = |row: usize| {
            let row = &mut slope[row * UNITS..(row + 1) * UNITS];
            row.iter_mut().zip(&back).for_each(|(slope, back)| *slope += back);
        };
        clues.each_row(&mut blame);
        each(held).for_each(|card| blame(HELD + card.trailing_zeros() as usize));
        surprise
    }

    /// Deals the others likelier hands in a resampled world.
    pub(super) fn refine_world(
        &self,
        game: &Realms,
        world: &mut State,
        seat: Seat,
        belief: &mut Belief,
        luck: &mut Luck,
    ) {
        if belief.others.is_empty() {
            let others = SeatSet::first(game.seats(world)).without(seat);
            let clues = |other| (other, Clues::of(game, world, seat, other));
            belief.others =
                others.iter().map(clues).map(|(other, clues)| (other, clues, self.sum(&clues))).collect();
        }
        let count = belief.others.len();
        // The first hand guessed has all cards to choose from, so the order changes from guess to guess.
        let first = luck.below(count.max(1));
        let mut free = world.unseen(seat);
        for (other, clues, sum) in belief.others.iter().cycle().skip(first).take(count) {
            let hidden = self.deal(clues, sum, free, luck);
            free &= !hidden;
            let (had, want) = (world.held(*other), clues.known | hidden);
            for (gone, come) in each(had & !want).zip(each(want & !had)) {
                world.interchange(gone, come);
            }
        }
    }

    /// Hidden cards, one after the other.
    fn deal(&self, clues: &Clues, sum: &Row, free: CardSet, luck: &mut Luck) -> CardSet {
        let (mut sum, mut hidden) = (*sum, 0);
        for _ in 0..clues.hidden {
            let rest = free & !hidden;
            let card = pick(&self.read(&sum, rest), rest, luck);
            add(&mut sum, &self.rows[HELD + card.trailing_zeros() as usize]);
            hidden |= card;
        }
        hidden
    }

    /// As a file of text: a line for each row, in thousandths.
    pub fn print(&self) -> String {
        in_thousandths(&self.rows)
    }
}

/// One of the cards, each as likely as its odds say.
fn pick(odds: &[f32; Card::COUNT], cards: CardSet, luck: &mut Luck) -> CardSet {
    let odd = |card: CardSet| odds[card.trailing_zeros() as usize];
    let most = each(cards).map(odd).fold(f32::MIN, f32::max);
    let all: f32 = each(cards).map(|card| (odd(card) - most).exp()).sum();
    let mut rest = fraction(luck) * all;
    let mut last = 0;
    for card in each(cards) {
        last = card;
        rest -= (odd(card) - most).exp();
        if rest <= 0.0 {
            break;
        }
    }
    last
}

fn add(sum: &mut Row, row: &Row) {
    sum.iter_mut().zip(row).for_each(|(sum, row)| *sum += row);
}

/// Between 0 and 1, and neither.
fn fraction(luck: &mut Luck) -> f32 {
    (luck.below(1 << 20) as f32 + 0.5) / (1 << 20) as f32
}

#[cfg(test)]
mod tests {
    use talon_core::{Dice, Silent, Viewer};

    use super::*;
    use crate::judge::{Judge, Judged};

    /// Calls `visit` with every position of some games by the quick judgement.
    fn each_position(games: u64, mut visit: impl FnMut(&Realms, &State, Seat)) {
        let game = Realms::load();
        let (judge, setup) = (game.judge(), game.setup(&[].into()).unwrap());
        let (mut luck, mut choices) = (Luck::of(5, 0), Vec::new());
        for seed in 0..games {
            let mut state = game.deal(&setup, seed);
            game.open(&mut state, &mut Silent);
            while let Some(seat) = game.to_act(&state).lowest() {
                visit(&game, &state, seat);
                let choice = judge.playout_move(&game, &state, seat, &mut choices, &mut luck).unwrap();
                game.advance(&mut state, seat, &choice, &mut Silent);
            }
        }
    }

    #[test]
    fn the_clues_of_a_seat_are_what_everybody_saw() {
        let (mut seen, mut before) = ([Clues::default(); 3], None);
        each_position(30, |game, state, seat| {
            // What the turn before left lying, and what it put down.
            if let Some((was, last)) = before.take().filter(|_| !state.turns().is_empty()) {
                let (was, last): (State, Seat) = (was, last);
                let put = state.discards() & !was.discards();
                let clues = &mut seen[last.index()];
                (clues.put, clues.last) = (clues.put | put, put);
                (clues.declined, clues.passed) = (was.discards(), clues.passed | was.discards());
            } else if state.turns().is_empty() {
                seen = [Clues::default(); 3];
            }
            // Of a game that long the first turns are forgotten.
            let all = if state.turns().len() < 60 { SeatSet::first(3).without(seat) } else { SeatSet::NONE };
            for other in all.iter() {
                let (clues, seen, area) =
                    (Clues::of(game, state, seat, other), seen[other.index()], state.discards());
                assert_eq!((clues.put, clues.last), (seen.put, seen.last));
                assert_eq!((clues.declined, clues.passed), (seen.declined & area, seen.passed & !area));
                assert_eq!(clues.fresh, area & !clues.declined);
            }
            let drew = state.held(seat).count_ones() > 7;
            before = drew.then_some((*state, seat));
        });
    }

    #[test]
    fn what_the_seat_sees_stays_and_no_card_is_lost() {
        let (hands, mut luck) = (RealmsHands::fitted(), Luck::of(6, 0));
        each_position(6, |game, state, seat| {
            let dream = game.resample(state, seat, &mut Dice::new(luck.word()));
            let mut settled = dream;
            hands.refine_world(game, &mut settled, seat, &mut Belief::default(), &mut luck);
            let seen = |world: &State| game.view(world, Viewer::Seat(seat));
            assert_eq!(seen(&settled), seen(&dream));
            let cards = |world: &State| {
                let mut cards = Vec::new();
                game.cards(world, &mut cards);
                cards.sort_unstable();
                cards
            };
            assert_eq!(cards(&settled), cards(&dream));
        });
    }

    #[test]
    fn guesses_tell_more_than_an_even_deal() {
        const WORLDS: usize = 24;
        let (hands, mut luck) = (RealmsHands::fitted(), Luck::of(7, 0));
        // How many cards of real hands are met, guessed and dealt evenly.
        let (mut guessed, mut even) = (0.0, 0.0);
        each_position(20, |game, state, seat| {
            if state.discards().count_ones() < 4 {
                return;
            }
            let real = |world: &State| {
                let others = SeatSet::first(3).without(seat).iter();
                let met = others.map(|other| (world.held(other) & state.held(other)).count_ones());
                f64::from(met.sum::<u32>()) / WORLDS as f64
            };
            let mut belief = Belief::default();
            for _ in 0..WORLDS {
                let mut world = game.resample(state, seat, &mut Dice::new(luck.word()));
                even += real(&world);
                hands.refine_world(game, &mut world, seat, &mut belief, &mut luck);
                guessed += real(&world);
            }
        });
        assert!(guessed > even * 1.15, "{guessed:.0} cards met, {even:.0} by an even deal");
    }
}
