//! The speed figures of the documentation: random games on one thread, the cost of a clone, of listing choices, of a
//! resampled state. `cargo bench -p talon-shards`.
#![allow(clippy::disallowed_types, reason = "a benchmark reads the clock")]
#![allow(clippy::cast_precision_loss, reason = "rates are printed rounded")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use talon_core::{Dice, Game, Options, Seat, Silent, Value};
use talon_shards::{Catalogue, Choice, State};

const SECONDS: u64 = 3;

/// A stopwatch that counts only while this thread is running, so that other work on the machine does not count; where
/// the system does not tell, it shows wall-clock time.
struct Watch {
    begun: Instant,
    before: Option<f64>,
}

impl Watch {
    fn start() -> Self {
        Self { begun: Instant::now(), before: Self::running() }
    }

    /// Seconds this thread has been running.
    fn running() -> Option<f64> {
        let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        Some(told.split(' ').next()?.parse::<f64>().ok()? / 1e9)
    }

    fn is_over(&self, seconds: u64) -> bool {
        self.begun.elapsed() >= Duration::from_secs(seconds)
    }

    fn seconds(&self) -> f64 {
        let running = self.before.and_then(|before| Some(Self::running()? - before));
        running.unwrap_or_else(|| self.begun.elapsed().as_secs_f64())
    }
}

/// A small generator for the choices of random players; the games' own chance comes from their dice.
struct Picker(u64);

impl Picker {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (((word ^ (word >> 31)) >> 32) as usize * n) >> 32
    }
}

fn random_game(
    game: &Catalogue,
    start: &State,
    picker: &mut Picker,
    choices: &mut Vec<Choice>,
    mut look: impl FnMut(&State),
) -> usize {
    let mut state = *start;
    let mut moves = 0;
    while let Some(seat) = game.to_act(&state).lowest() {
        choices.clear();
        game.choices(&state, seat, choices);
        let choice = choices[picker.below(choices.len())];
        game.advance(&mut state, seat, &choice, &mut Silent);
        look(&state);
        moves += 1;
    }
    moves
}

fn play_random_games(game: &Catalogue, name: &str, options: &[(&str, Value)]) {
    let options: Options = options.iter().map(|(key, value)| ((*key).to_string(), value.clone())).collect();
    let setup = game.setup(&options).expect("the options of a benchmark are good");
    let (mut games, mut moves, mut longest) = (0u64, 0usize, 0usize);
    let (mut picker, mut choices) = (Picker(7), Vec::with_capacity(256));
    let watch = Watch::start();
    while !watch.is_over(SECONDS) {
        for _ in 0..64 {
            let mut state = game.deal(&setup, games);
            game.open(&mut state, &mut Silent);
            let length = random_game(game, &state, &mut picker, &mut choices, |_| {});
            games += 1;
            moves += length;
            longest = longest.max(length);
        }
    }
    let seconds = watch.seconds();
    println!(
        "random {name}: {:.2} M moves/s, {:.0} games/s ({:.0} moves a game, longest {longest})",
        moves as f64 / seconds / 1e6,
        games as f64 / seconds,
        moves as f64 / games as f64,
    );
}

/// States from the middle of random games.
fn samples(game: &Catalogue) -> Vec<State> {
    let setup = game.setup(&Options::new()).expect("the default set-up is good");
    let (mut picker, mut choices, mut kept) = (Picker(3), Vec::new(), Vec::new());
    for seed in 0..20 {
        let mut state = game.deal(&setup, seed);
        game.open(&mut state, &mut Silent);
        let mut count = 0;
        random_game(game, &state, &mut picker, &mut choices, |state| {
            count += 1;
            if count % 16 == 0 && !game.to_act(state).is_empty() {
                kept.push(*state);
            }
        });
    }
    kept
}

fn time_each(name: &str, states: &[State], mut act: impl FnMut(&State)) {
    let (watch, mut done) = (Watch::start(), 0u64);
    while !watch.is_over(1) {
        states.iter().for_each(&mut act);
        done += states.len() as u64;
    }
    println!("{name}: {:.1} ns", watch.seconds() * 1e9 / done as f64);
}

fn main() {
    let game = Catalogue::load();
    let mode = |mode: &str, players: i64| [("mode", Value::from(mode)), ("players", Value::Int(players))];
    play_random_games(&game, "two players", &mode("standard", 2));
    play_random_games(&game, "three players", &mode("standard", 3));
    play_random_games(&game, "four players", &mode("standard", 4));
    play_random_games(&game, "teams", &mode("teams", 4));
    play_random_games(&game, "melee", &mode("melee", 3));
    play_random_games(&game, "nemesis", &mode("nemesis", 1));
    let states = samples(&game);
    println!("state: {} bytes, choice: {} bytes", size_of::<State>(), size_of::<Choice>());
    time_each("clone", &states, |state| drop(black_box(Box::new(*black_box(state)))));
    let mut place = states[0];
    time_each("copy in place", &states, |state| {
        place.clone_from(black_box(state));
        black_box(&place);
    });
    let mut choices = Vec::with_capacity(256);
    time_each("choices", &states, |state| {
        choices.clear();
        if let Some(seat) = game.to_act(state).lowest() {
            game.choices(state, seat, &mut choices);
        }
        black_box(&choices);
    });
    time_each("glance at both sides", &states, |state| {
        black_box([Seat::at(0), Seat::at(1)].map(|seat| {
            let side = state.glance(seat);
            (side.health(), side.mastery(), side.power(), side.cards(), side.owned().count())
        }));
    });
    let mut dice = Dice::new(1);
    time_each("resample", &states, |state| {
        if let Some(seat) = game.to_act(state).lowest() {
            black_box(game.resample(state, seat, &mut dice));
        }
    });
}
