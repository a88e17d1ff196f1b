//! A guess at hidden hands. Nobody keeps bad cards, so what others hold is no even sample of what is unseen: it was chosen
//! among what came by, and what somebody put down or took tells what goes with the rest.

use talon_core::{Game, Luck, Seat, SeatSet};
use talon_realms::{Card, CardSet, Realms, Scorer, State};

use super::outlook::plain;
use super::{each, thousandths};

/// Hands that are guessed for a seat, one of which is believed.
const GUESSES: usize = 8;
/// What a card with a choice counts for here.
const CHOOSER: f32 = 25.0;
/// So many points more in the area do not tempt anybody who may hope for as much of the deck.
const EASE: f32 = 5.0;
/// Points that matter much for what is believed, in what the area offers and in the hand itself.
const TEMPTED: f32 = 5.0;
const WEALTH: f32 = 50.0;

/// A number for each card.
type Row = [f32; Card::COUNT];

// Where the rows begin: how likely a card is to be held, and how that changes as the area fills; then for each card that lies
// in the area, that the seat is known to hold, and that the seat has put down.
const BIAS: usize = 0;
const LATE: usize = 1;
const AREA: usize = 2;
const KNOWN: usize = AREA + Card::COUNT;
const PUT: usize = KNOWN + Card::COUNT;
const ROWS: usize = PUT + Card::COUNT;

/// What a seat knows of another one's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clues {
    /// What lies in the area.
    pub area: CardSet,
    /// What the other is known to hold.
    pub known: CardSet,
    /// What the other has put down.
    pub put_down: CardSet,
    /// Cards that may be among the others it holds.
    pub unseen: CardSet,
    /// How many those are.
    pub hidden: usize,
}

impl Clues {
    /// What `seat` knows of the hand of `other`.
    pub fn of(world: &State, seat: Seat, other: Seat) -> Self {
        let (hand, unseen) = (world.held(other), world.unseen(seat));
        Self {
            area: world.discards(),
            known: hand & !unseen,
            put_down: world.put_down(other),
            unseen,
            hidden: (hand & unseen).count_ones() as usize,
        }
    }
}

/// How likely hidden cards are, by what is seen: logarithms of odds against an even deal, fitted on greedy games.
#[derive(Clone, PartialEq, Debug)]
pub struct RealmsHands {
    rows: Vec<Row>,
}

impl RealmsHands {
    /// How many numbers there are.
    pub const SIZE: usize = ROWS * Card::COUNT;

    /// As fitted.
    pub fn fitted() -> Self {
        Self::from_slice(&thousandths(include_str!("../../weights/realms_hands.txt")))
    }

    /// From all numbers in order.
    pub fn from_slice(numbers: &[f32]) -> Self {
        let mut rows = vec![[0.0; Card::COUNT]; ROWS];
        for (number, &value) in numbers.iter().enumerate().take(Self::SIZE) {
            rows[number / Card::COUNT][number % Card::COUNT] = value;
        }
        Self { rows }
    }

    /// What each card's odds to be held are multiplied by, as a logarithm.
    pub fn leanings(&self, clues: &Clues) -> Row {
        let mut sum = [0.0; Card::COUNT];
        Self::each_row(clues, |row, weight| {
            sum.iter_mut().zip(&self.rows[row]).for_each(|(sum, number)| *sum += weight * number);
        });
        sum
    }

    /// Calls `visit` with the rows that speak, and how much each says.
    pub fn each_row(clues: &Clues, mut visit: impl FnMut(usize, f32)) {
        visit(BIAS, 1.0);
        visit(LATE, clues.area.count_ones() as f32 / 10.0);
        for (from, set) in [(AREA, clues.area), (KNOWN, clues.known), (PUT, clues.put_down)] {
            each(set).for_each(|card| visit(from + card.trailing_zeros() as usize, 1.0));
        }
    }

    /// Makes the hidden hands of a resampled world likelier.
    pub(super) fn settle(&self, game: &Realms, world: &mut State, seat: Seat, luck: &mut Luck) {
        let others = SeatSet::first(game.seats(world)).without(seat);
        let first = luck.below(others.len().max(1));
        let mut free = world.unseen(seat);
        for other in others.iter().skip(first).chain(others.iter().take(first)) {
            let clues = Clues::of(world, seat, other);
            let leanings = self.leanings(&clues);
            let mut guesses = [*world; GUESSES];
            let mut doubts = [0.0; GUESSES];
            for (guess, doubt) in guesses.iter_mut().zip(&mut doubts) {
                deal(guess, other, (&clues, &leanings), free, luck);
                improve(game, guess, other, clues.unseen & free, luck);
                *doubt = doubt_of(game.scorer(), guess.held(other), clues.area);
            }
            *world = guesses[believe(&doubts, luck)];
            free &= !world.held(other);
        }
    }
}

/// Deals a seat hidden cards from those that are free, each as likely as it is held to be.
fn deal(world: &mut State, seat: Seat, (clues, leanings): (&Clues, &Row), free: CardSet, luck: &mut Luck) {
    let mut order = [(0.0, 0); Card::COUNT];
    let mut count = 0;
    for card in each(free) {
        // Who waits longest is left out: waits are as the odds are (an exponential race).
        let wait = -fraction(luck).ln() * (-leanings[card.trailing_zeros() as usize]).exp();
        order[count] = (wait, card);
        count += 1;
    }
    let order = &mut order[..count];
    order.sort_unstable_by(|one, other| one.0.total_cmp(&other.0));
    let want = order.iter().take(clues.hidden).fold(clues.known, |hand, (_, card)| hand | card);
    let had = world.held(seat);
    for (gone, come) in each(had & !want).zip(each(want & !had)) {
        world.interchange(gone, come);
    }
}

/// Lets a seat exchange hidden cards for better ones of the deck, now and then: what goes together is kept together.
fn improve(game: &Realms, world: &mut State, seat: Seat, hidden: CardSet, luck: &mut Luck) {
    let tries = world.discards().count_ones() as usize * 3 / (2 * game.seats(world));
    for _ in 0..tries {
        let place = luck.below(world.coming().count().max(1));
        let Some(card) = world.coming().nth(place) else { return };
        let hand = world.held(seat);
        let mut best = (rough(game.scorer(), hand), 0);
        for gone in each(hand & hidden) {
            let score = rough(game.scorer(), hand & !gone | card);
            if score > best.0 {
                best = (score, gone);
            }
        }
        if best.1 != 0 {
            world.interchange(best.1, card);
        }
    }
}

/// Why a seat would not hold this hand: it is poor, or a card that it left lying would make it much better.
fn doubt_of(scorer: &Scorer, hand: CardSet, area: CardSet) -> f32 {
    let now = rough(scorer, hand);
    let with = |card: CardSet| each(hand).map(move |gone| rough(scorer, hand & !gone | card));
    let most = each(area).flat_map(with).fold(now, f32::max);
    (most - now - EASE).max(0.0) / TEMPTED - now / WEALTH
}

/// One of the guesses, the less likely the more doubtful.
fn believe(doubts: &[f32; GUESSES], luck: &mut Luck) -> usize {
    let least = doubts.iter().copied().fold(f32::MAX, f32::min);
    let weights = doubts.map(|doubt| (least - doubt).exp());
    let mut rest = fraction(luck) * weights.iter().sum::<f32>();
    for (place, weight) in weights.iter().enumerate() {
        rest -= weight;
        if rest <= 0.0 {
            return place;
        }
    }
    0
}

/// Between 0 and 1, and neither.
fn fraction(luck: &mut Luck) -> f32 {
    (luck.below(1 << 20) as f32 + 0.5) / (1 << 20) as f32
}

fn rough(scorer: &Scorer, hand: CardSet) -> f32 {
    plain(scorer, hand) + CHOOSER * scorer.choosers(hand).count_ones() as f32
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
                let choice = judge.quick(&game, &state, seat, &mut choices, &mut luck).unwrap();
                game.advance(&mut state, seat, &choice, &mut Silent);
            }
        }
    }

    #[test]
    fn the_file_is_whole() {
        let text = include_str!("../../weights/realms_hands.txt");
        let rows: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(rows.len(), ROWS);
        let is_number = |word: &str| word.parse::<i32>().is_ok();
        assert!(rows.iter().all(|row| row.split(' ').filter(|word| is_number(word)).count() == Card::COUNT));
    }

    #[test]
    fn what_the_seat_sees_stays_and_no_card_is_lost() {
        let (hands, mut luck) = (RealmsHands::fitted(), Luck::of(6, 0));
        each_position(6, |game, state, seat| {
            let dream = game.resample(state, seat, &mut Dice::new(luck.word()));
            let mut settled = dream;
            hands.settle(game, &mut settled, seat, &mut luck);
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
            for _ in 0..WORLDS {
                let mut world = game.resample(state, seat, &mut Dice::new(luck.word()));
                even += real(&world);
                hands.settle(game, &mut world, seat, &mut luck);
                guessed += real(&world);
            }
        });
        assert!(guessed > even * 1.15, "{guessed:.0} cards met, {even:.0} by an even deal");
    }
}
