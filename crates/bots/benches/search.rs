//! The speed figures of docs/bots.md: games of random and greedy players, playouts, iterations of the search, and the
//! share of the playouts' speed that the search keeps. One thread; a line of JSON for each figure.
//! `cargo bench -p talon-bots --bench search [-- shards|realms|aeons]`.
#![allow(clippy::disallowed_types, reason = "a benchmark reads the clock")]

use std::time::{Duration, Instant};

use talon_bots::{Bot, Budget, Engine, Judged, Level};
use talon_core::{Dice, Eyes, Luck, Options, Seat, Silent, Value};
use talon_table::playout;

/// For how many seconds each figure is measured.
const SECONDS: u64 = 4;
/// About how many positions are searched.
const POSITIONS: usize = 60;
/// Iterations of one search.
const ITERATIONS: u32 = 1_000;

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

    fn is_over(&self) -> bool {
        self.begun.elapsed() >= Duration::from_secs(SECONDS)
    }

    fn seconds(&self) -> f64 {
        let running = self.before.and_then(|before| Some(Self::running()? - before));
        running.unwrap_or_else(|| self.begun.elapsed().as_secs_f64())
    }
}

/// A position where a search is asked for a move, in a world that its seat holds possible.
struct Position<G: Judged> {
    world: G::State,
    seat: Seat,
}

/// Whole games, played through what a table uses: views, choices, judgement.
fn games<G: Judged>(game: &G, setup: &G::Setup, level: Level) {
    let (engine, bot) = (Engine::new(game), Bot::new(level));
    let (mut games, mut decisions, watch) = (0u64, 0, Watch::start());
    while !watch.is_over() {
        let mut luck = Luck::of(1, games);
        let played = playout::play(game, setup, games, &mut luck, &mut Silent, |eyes, choices, luck| {
            engine.choose(bot, eyes, choices, luck)
        });
        games += 1;
        decisions += played.decisions;
    }
    let seconds = watch.seconds();
    println!(
        r#"{{"game":"{}","what":"{bot} games","per_second":{:.0},"decisions_per_second":{:.0},"decisions_a_game":{:.0}}}"#,
        G::NAME,
        games as f64 / seconds,
        decisions as f64 / seconds,
        decisions as f64 / games as f64,
    );
}

/// Real questions from greedy games, spread over their whole length.
fn positions<G: Judged>(game: &G, setup: &G::Setup) -> Vec<Position<G>> {
    let engine = Engine::new(game);
    let mut kept = Vec::new();
    for seed in 0..20 {
        let mut luck = Luck::of(2, seed);
        playout::play(game, setup, seed, &mut luck, &mut Silent, |eyes, choices, luck| {
            if choices.len() > 2 {
                let world = eyes.resample(&mut Dice::new(luck.word()));
                kept.push(Position { world, seat: eyes.seat() });
            }
            engine.choose(Bot::new(Level::Greedy), eyes, choices, luck)
        });
    }
    let step = kept.len().div_ceil(POSITIONS).max(1);
    kept.into_iter().step_by(step).collect()
}

/// Playouts from the positions, without tree and without resampling.
fn playouts<G: Judged>(game: &G, positions: &[Position<G>], level: Level) -> f64 {
    let engine = Engine::new(game);
    let (mut luck, mut done, watch) = (Luck::of(3, 0), 0u64, Watch::start());
    while !watch.is_over() {
        for position in positions {
            let mut world = position.world.clone();
            std::hint::black_box(engine.play_out(level, &mut world, &mut luck));
            done += 1;
        }
    }
    done as f64 / watch.seconds()
}

/// Iterations of searches, one search from each position.
fn iterations<G: Judged>(game: &G, positions: &[Position<G>], level: Level) -> f64 {
    let (engine, bot) = (Engine::new(game), Bot { level, budget: Budget::Iterations(ITERATIONS) });
    let (mut luck, mut done, watch) = (Luck::of(4, 0), 0u64, Watch::start());
    for position in positions {
        let thoughts = engine.think(bot, &Eyes::new(game, &position.world, position.seat), &mut luck);
        done += u64::from(thoughts.iterations);
    }
    done as f64 / watch.seconds()
}

/// The longest that a choice with a budget of 20 ms took, in milliseconds. This is wall-clock time, so it means something
/// only on a quiet machine.
fn longest<G: Judged>(game: &G, positions: &[Position<G>], level: Level) -> f64 {
    let (engine, bot) = (Engine::new(game), Bot { level, budget: Budget::Millis(20) });
    let mut luck = Luck::of(5, 0);
    let time = |position: &Position<G>| {
        let eyes = Eyes::new(game, &position.world, position.seat);
        let choices = eyes.choices();
        let begun = Instant::now();
        std::hint::black_box(engine.choose(bot, &eyes, &choices, &mut luck));
        begun.elapsed().as_secs_f64() * 1e3
    };
    positions.iter().map(time).fold(0.0, f64::max)
}

fn measure<G: Judged>(game: &G, options: &[(&str, i64)]) {
    if std::env::args().skip(1).any(|word| !word.starts_with('-') && word != G::NAME) {
        return;
    }
    let options: Options = options.iter().map(|(key, n)| ((*key).to_string(), Value::Int(*n))).collect();
    let setup = game.setup(&options).expect("the options of a benchmark are good");
    games(game, &setup, Level::Random);
    games(game, &setup, Level::Greedy);
    let positions = positions(game, &setup);
    let mut start = game.deal(&setup, 1);
    game.open(&mut start, &mut Silent);
    let start = [Position { world: start, seat: Seat::at(0) }];
    for level in [Level::Expert, Level::Master] {
        let name = Bot::new(level);
        let whole = playouts(game, &start, level);
        let raw = playouts(game, &positions, level);
        let search = iterations(game, &positions, level);
        println!(
            r#"{{"game":"{}","what":"{name}","playouts_of_whole_games_per_second":{whole:.0},"playouts_per_second":{raw:.0},"iterations_per_second":{search:.0},"share":{:.3},"longest_of_20_ms":{:.1}}}"#,
            G::NAME,
            search / raw,
            longest(game, &positions, level),
        );
    }
}

fn main() {
    measure(&talon_shards::Catalogue::load(), &[("players", 2)]);
    measure(&talon_realms::Realms::load(), &[("players", 3)]);
    measure(&talon_aeons::Catalogue::load(), &[("players", 2)]);
}
