//! Fits what hidden hands of Fantasy Realms are guessed by: greedy players play, and which of the cards that are unseen they
//! hold is what is learnt. Reproducible from the seed.
//!
//! `cargo run --release -p talon-bots --example fit_hands -- GAMES SEED > crates/bots/weights/realms_hands.txt`
//!
//! What happens meanwhile is told on stderr.

mod climber;
mod tables;

use core::ops::Range;

use talon_bots::{Judge, Judged, RealmsClues, RealmsHands, RealmsJudge};
use talon_core::{Game, Luck, Seat, Silent};
use talon_realms::{Card, CardSet, Choice, Realms, Setup, State};

use self::climber::Climber;
use self::tables::setups;

/// Parts of the games that are played side by side, and of the hands that are learnt from.
const PARTS: usize = 2;
/// Games that are played before their hands are learnt from, and how many hands at once.
const GAMES: u64 = 1_000;
const HANDS: usize = 512;
/// How often each hand is learnt from, with other cards of it held for known.
const ROUNDS: usize = 2;
/// How far the numbers move at the beginning and at the end.
const PACE: (f32, f32) = (0.002, 0.000_03);
/// Games of three by which it is told how well hands are guessed; they are not learnt from.
const FRESH: u64 = 300;
/// How often that is told.
const TELL_EVERY: u64 = 20_000;

/// What was known of a hand, and what was hidden in it.
struct Met {
    clues: RealmsClues,
    hidden: CardSet,
}

/// Hands of greedy players, as others know them when their turn begins.
fn play(game: &Realms, setups: &[Setup], seeds: &Range<u64>) -> Vec<Met> {
    let part = |number: u64| seeds.clone().filter(move |seed| seed % PARTS as u64 == number);
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..PARTS as u64)
            .map(|number| scope.spawn(move || play_some(game, setups, part(number))))
            .collect();
        parts.into_iter().flat_map(|part| part.join().expect("games end")).collect()
    })
}

fn play_some(game: &Realms, setups: &[Setup], seeds: impl Iterator<Item = u64>) -> Vec<Met> {
    let (greedy, judge) = (game.greedy(), game.judge());
    let (mut met, mut choices) = (Vec::new(), Vec::new());
    for seed in seeds {
        let setup = &setups[(seed / PARTS as u64) as usize % setups.len()];
        let (mut state, mut luck) = (game.deal(setup, seed), Luck::of(seed, 8));
        game.open(&mut state, &mut Silent);
        // In half of the games somebody plans ahead; that hand is not guessed.
        let planner = luck.below(2 * game.seats(&state));
        while let Some(seat) = game.to_act(&state).lowest() {
            let moves = if seat.index() == planner {
                RealmsJudge::own_playout_move
            } else {
                RealmsJudge::playout_move
            };
            let Some(mut choice) = moves(&judge, game, &state, seat, &mut choices, &mut luck) else { break };
            if choices[0] == Choice::Draw && !state.turns().is_empty() {
                look_around(game, &state, seat, planner, &mut met);
            }
            // As greedy plays at a real table, which takes longer than what others take it for.
            if seat.index() != planner && !state.drafts() {
                choice = most(&choices, |choice| greedy.decision_score(game, &state, seat, choice));
            }
            game.advance(&mut state, seat, &choice, &mut Silent);
        }
    }
    met
}

/// The first of the choices that are worth most.
fn most(choices: &[Choice], worth: impl Fn(&Choice) -> f32) -> Choice {
    let mut best = (f32::MIN, choices[0]);
    for choice in choices.iter().filter(|_| choices.len() > 1) {
        let worth = worth(choice);
        if worth > best.0 {
            best = (worth, *choice);
        }
    }
    best.1
}

/// What a seat knows of the hands of greedy others.
fn look_around(game: &Realms, state: &State, seat: Seat, planner: usize, met: &mut Vec<Met>) {
    for other in (0..game.seats(state)).filter(|&other| other != seat.index() && other != planner) {
        let clues = RealmsClues::of(game, state, seat, Seat::at(other));
        let hidden = state.held(Seat::at(other)) & clues.unseen;
        if hidden != 0 {
            met.push(Met { clues, hidden });
        }
    }
}

/// This many of these cards.
fn some_of(cards: CardSet, count: usize, luck: &mut Luck) -> CardSet {
    let mut some: CardSet = 0;
    while (some.count_ones() as usize) < count {
        some |= 1 << luck.below(Card::COUNT) & cards;
    }
    some
}

/// How much less surprising hidden hands are than by an even deal, in natural units of information: card by card, in any order.
fn gain(hands: &RealmsHands, met: &[Met], luck: &mut Luck) -> f64 {
    let (mut gain, mut slope) = (0.0, vec![0.0; RealmsHands::SIZE]);
    for Met { clues, hidden } in met {
        let mut held = 0;
        while held != *hidden {
            let card = some_of(hidden & !held, 1, luck);
            let free = f64::from((clues.unseen & !held).count_ones());
            gain += free.ln() - f64::from(hands.learn(clues, held, held | card, &mut slope));
            held |= card;
        }
    }
    gain / met.len() as f64
}

/// How the surprise at some hands changes with each number.
fn slope(hands: &RealmsHands, some: &[Met], mut luck: Luck) -> Vec<f32> {
    let mut slope = vec![0.0; RealmsHands::SIZE];
    for met in some {
        let known = luck.below(met.hidden.count_ones() as usize);
        hands.learn(&met.clues, some_of(met.hidden, known, &mut luck), met.hidden, &mut slope);
    }
    slope
}

/// Learns from some hands, side by side; the same whatever the number of processors.
fn learn(climber: &mut Climber, some: &[Met], pace: f32, word: u64) {
    let hands = &RealmsHands::from_slice(&climber.numbers);
    let slopes: Vec<Vec<f32>> = std::thread::scope(|scope| {
        let parts: Vec<_> = some
            .chunks(HANDS / PARTS)
            .zip(0..)
            .map(|(some, number)| scope.spawn(move || slope(hands, some, Luck::of(word, number))))
            .collect();
        parts.into_iter().map(|part| part.join().expect("it is learnt")).collect()
    });
    let mut all = vec![0.0; RealmsHands::SIZE];
    for slope in &slopes {
        all.iter_mut().zip(slope).for_each(|(all, slope)| *all += slope / some.len() as f32);
    }
    climber.step(pace, &all);
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let number =
        |place: usize, usual: u64| words.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (games, seed) = (number(1, 200_000), number(2, 1));
    let game = Realms::load();
    let setups = setups(&game);
    let from = seed << 32;
    let fresh = play(&game, &setups[..1], &(from..from + FRESH));
    let mut luck = Luck::of(seed, 0);
    let mut draw = || luck.below(1 << 16) as f32 / 32_768.0 - 1.0;
    let mut climber = Climber::new((0..RealmsHands::SIZE).map(|_| 0.1 * draw()).collect());
    for played in (0..games).step_by(GAMES as usize) {
        let mut met = play(&game, &setups, &(from + FRESH + played..from + FRESH + played + GAMES));
        let pace = PACE.0 * (PACE.1 / PACE.0).powf(played as f32 / games as f32);
        for _ in 0..ROUNDS {
            for place in (1..met.len()).rev() {
                met.swap(place, luck.below(place + 1));
            }
            for some in met.chunks(HANDS) {
                learn(&mut climber, some, pace, luck.word());
            }
        }
        if (played + GAMES).is_multiple_of(TELL_EVERY) {
            let gain = gain(&RealmsHands::from_slice(&climber.numbers), &fresh, &mut Luck::of(1, 1));
            eprintln!("{} games: {gain:.3} nats gained for each of {} others", played + GAMES, fresh.len());
        }
    }
    println!("# cargo run --release -p talon-bots --example fit_hands -- {games} {seed}");
    print!("{}", RealmsHands::from_slice(&climber.numbers).print());
}
