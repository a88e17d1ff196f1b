//! Fits what hidden hands of Fantasy Realms are guessed by: greedy players play, and which of the cards that are unseen they
//! hold is what is learnt. Reproducible from the seed.
//!
//! `cargo run --release -p talon-bots --example fit_hands -- GAMES SEED > crates/bots/weights/realms_hands.txt`
//!
//! What happens meanwhile is told on stderr.

mod climber;

use core::ops::Range;

use talon_bots::{Bot, Level, Mind, RealmsClues, RealmsHands};
use talon_core::{Eyes, Game, Luck, Options, Seat, Silent};
use talon_realms::{Card, CardSet, Choice, Realms};

use self::climber::Climber;

/// Parts of the games that are played side by side.
const PARTS: u64 = 2;
/// How often all hands are learnt from, and how many at once.
const ROUNDS: usize = 6;
const HANDS: usize = 256;
/// How far the numbers move at the beginning, and how much they are held back.
const PACE: f32 = 0.01;
const MODESTY: f32 = 2e-5;

/// What was known of a hand, and what was hidden in it.
struct Met {
    clues: RealmsClues,
    hidden: CardSet,
}

impl Met {
    fn has(&self, card: usize) -> bool {
        self.hidden >> card & 1 != 0
    }

    /// How likely each unseen card is to be in the hand: by an even deal, and as it was learnt.
    fn chances(&self, hands: &RealmsHands) -> impl Iterator<Item = (usize, f32, f32)> + use<'_> {
        let even = self.clues.hidden as f32 / self.clues.unseen.count_ones() as f32;
        let leanings = hands.leanings(&self.clues);
        let unseen = (0..Card::COUNT).filter(|card| self.clues.unseen >> card & 1 != 0);
        unseen.map(move |card| (card, even, even / (even + (1.0 - even) * (-leanings[card]).exp())))
    }
}

/// Hands of greedy games, as the seat whose turn begins knows them.
fn play(game: &Realms, seeds: Range<u64>) -> Vec<Met> {
    let part = |number: u64| seeds.clone().filter(move |seed| seed % PARTS == number);
    std::thread::scope(|scope| {
        let parts: Vec<_> =
            (0..PARTS).map(|number| scope.spawn(move || play_some(game, part(number)))).collect();
        parts.into_iter().flat_map(|part| part.join().expect("games end")).collect()
    })
}

fn play_some(game: &Realms, seeds: impl Iterator<Item = u64>) -> Vec<Met> {
    let (mind, greedy) = (Mind::new(game), Bot::new(Level::Greedy));
    let setup = game.setup(&Options::new()).expect("nothing is asked for");
    let mut met = Vec::new();
    for seed in seeds {
        let (mut state, mut luck) = (game.deal(&setup, seed), Luck::of(seed, 8));
        game.open(&mut state, &mut Silent);
        while let Some(seat) = game.to_act(&state).lowest() {
            let eyes = Eyes::new(game, &state, seat);
            let choices = eyes.choices();
            if choices[0] == Choice::Draw && state.discards() != 0 {
                for other in (0..game.seats(&state)).map(Seat::at).filter(|&other| other != seat) {
                    let clues = RealmsClues::of(&state, seat, other);
                    met.push(Met { clues, hidden: state.held(other) & clues.unseen });
                }
            }
            let choice = choices[mind.choose(greedy, &eyes, &choices, &mut luck)];
            game.advance(&mut state, seat, &choice, &mut Silent);
        }
    }
    met
}

/// How much less surprising hidden cards are than by an even deal, for each hand, in natural units of information.
fn gain(hands: &RealmsHands, met: &[Met]) -> f64 {
    let surprise = |chance: f32, has: bool| -f64::from(if has { chance } else { 1.0 - chance }).ln();
    let gains = met.iter().flat_map(|met| {
        let chances = met.chances(hands);
        chances.map(|(card, even, learnt)| surprise(even, met.has(card)) - surprise(learnt, met.has(card)))
    });
    gains.sum::<f64>() / met.len() as f64
}

/// How the surprise of some hands changes with each number.
fn slope(hands: &RealmsHands, some: &[Met]) -> Vec<f32> {
    let mut slope = vec![0.0; RealmsHands::SIZE];
    for met in some {
        let mut off = [0.0; Card::COUNT];
        for (card, _, learnt) in met.chances(hands) {
            off[card] = learnt - f32::from(u8::from(met.has(card)));
        }
        RealmsHands::each_row(&met.clues, |row, weight| {
            let row = &mut slope[row * Card::COUNT..(row + 1) * Card::COUNT];
            row.iter_mut().zip(&off).for_each(|(slope, off)| *slope += weight * off / some.len() as f32);
        });
    }
    slope
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let number =
        |place: usize, usual: u64| words.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (games, seed) = (number(1, 30_000), number(2, 1));
    let game = Realms::load();
    let from = seed << 32;
    let mut met = play(&game, from..from + games);
    let fresh = play(&game, from + games..from + games + games / 10);
    let mut climber = Climber::new(vec![0.0; RealmsHands::SIZE]);
    let mut luck = Luck::of(seed, 0);
    let steps = (ROUNDS * met.len().div_ceil(HANDS)) as f32;
    for round in 1..=ROUNDS {
        for place in (1..met.len()).rev() {
            met.swap(place, luck.below(place + 1));
        }
        for some in met.chunks(HANDS) {
            let mut slope = slope(&RealmsHands::from_slice(&climber.numbers), some);
            slope.iter_mut().zip(&climber.numbers).for_each(|(slope, number)| *slope += MODESTY * number);
            let pace = PACE * (1.0 - climber.steps as f32 / steps).max(0.01);
            climber.step(pace, &slope);
        }
        let gain = gain(&RealmsHands::from_slice(&climber.numbers), &fresh);
        eprintln!(
            "round {round}: {} hands, {gain:.3} nats gained for each of {} others",
            met.len(),
            fresh.len()
        );
    }
    println!("# cargo run --release -p talon-bots --example fit_hands -- {games} {seed}");
    for row in climber.numbers.chunks(Card::COUNT) {
        let words: Vec<String> = row.iter().map(|number| format!("{:.0}", number * 1_000.0)).collect();
        println!("{}", words.join(" "));
    }
}
