//! Many games at once: the same seed gives the same bytes, on any number of threads.

use talon_bots::{Bot, Level};
use talon_core::{Game, Options, Seat};
use talon_games::{Aeons, Loaded, Realms, Shards};
use talon_tensor::{Autoreset, BadAction, Encoded, Observations, Others, Rows, Settings, Vector};

const GAMES: usize = 10;

/// The rows of a caller.
struct Arrays {
    bytes: Vec<u8>,
    floats: Vec<f32>,
    mask: Vec<bool>,
    to_act: Vec<i8>,
    rewards: Vec<f32>,
    terminated: Vec<bool>,
    truncated: Vec<bool>,
}

impl Arrays {
    fn new<G: Encoded>(vector: &Vector<G>) -> Self {
        let layout = vector.layout();
        Self {
            bytes: vec![7; GAMES * layout.observation],
            floats: vec![7.0; GAMES * layout.observation],
            mask: vec![true; GAMES * layout.actions],
            to_act: vec![7; GAMES],
            rewards: vec![7.0; GAMES * layout.seats],
            terminated: vec![true; GAMES],
            truncated: vec![true; GAMES],
        }
    }

    fn rows(&mut self, floats: bool) -> Rows<'_> {
        Rows {
            observations: if floats {
                Observations::Floats(&mut self.floats)
            } else {
                Observations::Bytes(&mut self.bytes)
            },
            mask: &mut self.mask,
            to_act: &mut self.to_act,
            rewards: &mut self.rewards,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
        }
    }
}

fn vector<G: Encoded + 'static>(game: &'static G, threads: usize, others: Option<Others>) -> Vector<G> {
    let setup = game.setup(&Options::new()).unwrap();
    Vector::new(
        game,
        setup,
        Settings {
            games: GAMES,
            seed: 5,
            threads,
            others,
            skip_forced: false,
            autoreset: Autoreset::SameStep,
        },
    )
    .unwrap()
}

/// Everything that is written in this many steps, folded into a number.
fn digest<G: Encoded + 'static>(game: &'static G, threads: usize, steps: usize) -> (u64, usize) {
    let mut vector = vector(game, threads, None);
    let (mut arrays, mut actions) = (Arrays::new(&vector), [0; GAMES]);
    let (mut sum, mut ended) = (0u64, 0);
    vector.write(arrays.rows(false)).unwrap();
    for _ in 0..steps {
        vector.sample(&mut actions);
        vector.step(&actions, arrays.rows(false)).unwrap();
        let numbers = arrays.bytes.iter().map(|&byte| u64::from(byte));
        let more = arrays.mask.iter().chain(&arrays.terminated).map(|&yes| u64::from(yes));
        let rewards = arrays.rewards.iter().map(|reward| u64::from(reward.to_bits()));
        let acts = arrays.to_act.iter().map(|&seat| seat as u64);
        sum = numbers
            .chain(more)
            .chain(rewards)
            .chain(acts)
            .fold(sum, |sum, number| (sum ^ number).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(5));
        ended += arrays.terminated.iter().filter(|over| **over).count();
    }
    (sum, ended)
}

fn same_seed_same_bytes<G: Encoded + 'static>(game: &'static G) {
    let once = digest(game, 1, 1500);
    assert_eq!(once, digest(game, 1, 1500));
    assert_eq!(once, digest(game, 3, 1500), "threads change nothing");
    assert!(once.1 > 0, "games end and the next begin");
}

#[test]
fn the_same_seed_gives_the_same_bytes_on_any_number_of_threads() {
    same_seed_same_bytes(Realms::loaded());
    same_seed_same_bytes(Shards::loaded());
    same_seed_same_bytes(Aeons::loaded());
}

#[test]
fn floats_are_the_same_numbers_as_bytes() {
    let mut vector = vector(Shards::loaded(), 2, None);
    let mut arrays = Arrays::new(&vector);
    vector.write(arrays.rows(false)).unwrap();
    vector.write(arrays.rows(true)).unwrap();
    assert!(
        arrays
            .bytes
            .iter()
            .zip(&arrays.floats)
            .all(|(&byte, &float)| f32::from(byte).to_bits() == float.to_bits())
    );
    assert!(arrays.terminated.iter().chain(&arrays.truncated).all(|over| !over));
}

#[test]
fn a_move_that_is_not_legal_changes_nothing() {
    let mut vector = vector(Shards::loaded(), 1, None);
    let (mut arrays, mut actions) = (Arrays::new(&vector), [0; GAMES]);
    vector.write(arrays.rows(false)).unwrap();
    let before = arrays.bytes.clone();
    vector.sample(&mut actions);
    actions[4] = -1;
    let refused = vector.step(&actions, arrays.rows(false)).unwrap_err();
    assert_eq!(refused, BadAction::Illegal { game: 4, action: -1 });
    vector.write(arrays.rows(false)).unwrap();
    assert_eq!(arrays.bytes, before);
    assert_eq!(vector.step(&actions[1..], arrays.rows(false)), Err(BadAction::Rows));
    arrays.to_act.pop();
    assert_eq!(vector.write(arrays.rows(false)), Err(BadAction::Rows));
}

#[test]
fn rewards_come_with_the_end_and_are_shared_out() {
    let mut vector = vector(Realms::loaded(), 1, None);
    let (mut arrays, mut actions, mut ended) = (Arrays::new(&vector), [0; GAMES], 0);
    for _ in 0..400 {
        vector.sample(&mut actions);
        vector.step(&actions, arrays.rows(false)).unwrap();
        for (rewards, &over) in arrays.rewards.chunks(3).zip(&arrays.terminated) {
            let sum: f32 = rewards.iter().sum();
            assert!(sum.abs() < 1e-6);
            assert_eq!(over, rewards.iter().any(|reward| reward.abs() > 0.0));
            ended += usize::from(over);
        }
    }
    assert!(ended > 10, "{ended}");
}

#[test]
fn with_bots_on_the_other_seats_only_one_seat_is_asked() {
    let others = Others { seat: Seat::at(1), bot: Bot::new(Level::Greedy) };
    let mut vector = vector(Shards::loaded(), 2, Some(others));
    let (mut arrays, mut actions, mut lost) = (Arrays::new(&vector), [0; GAMES], 0);
    vector.write(arrays.rows(false)).unwrap();
    for _ in 0..800 {
        assert!(arrays.to_act.iter().all(|&seat| seat == 1));
        vector.sample(&mut actions);
        vector.step(&actions, arrays.rows(false)).unwrap();
        lost += arrays.rewards.chunks(2).filter(|rewards| rewards[1] < 0.0).count();
    }
    assert!(lost > 0, "random play loses to the greedy bot");
}

#[test]
fn the_next_game_begins_when_it_was_asked_for() {
    for autoreset in [Autoreset::NextStep, Autoreset::Never] {
        let game = Realms::loaded();
        let settings =
            Settings { games: GAMES, seed: 5, threads: 1, others: None, skip_forced: true, autoreset };
        let mut vector = Vector::new(game, game.setup(&Options::new()).unwrap(), settings).unwrap();
        let (mut arrays, mut actions, mut ended) = (Arrays::new(&vector), [0; GAMES], 0);
        vector.write(arrays.rows(false)).unwrap();
        for _ in 0..300 {
            let over = arrays.terminated.clone();
            vector.sample(&mut actions);
            vector.step(&actions, arrays.rows(false)).unwrap();
            let masks = arrays.mask.chunks(vector.layout().actions);
            for ((mask, before), &now) in masks.zip(over).zip(&arrays.terminated) {
                assert_eq!(mask.iter().any(|legal| *legal), !now, "an end has no legal move");
                assert!(!before || now == (autoreset == Autoreset::Never));
                ended += usize::from(now && !before);
            }
        }
        assert_eq!(ended > GAMES, autoreset == Autoreset::NextStep);
    }
}
