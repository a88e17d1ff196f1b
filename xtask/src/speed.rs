//! The promised speeds, measured and printed beside the figures of the documentation.
//!
//! `docs/speed.toml` holds the figures; each names the document that says it, and a test keeps the two alike.

use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use serde::Deserialize;
use talon_core::{Dice, Gallery, Game, Luck, Options, Seat, Silent};
use talon_table::games;

/// A figure further from the documented one than this share of it gets a warning.
pub const TOLERANCE: f64 = 0.25;

/// A speed that the documentation quotes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Speed {
    /// The game.
    pub game: String,
    /// What is measured.
    pub what: What,
    /// The set-up.
    #[serde(default)]
    pub options: toml::Table,
    /// The figure that was promised, if one was; in the unit of what is measured.
    pub promised: Option<f64>,
    /// The figure that was measured when the document was written.
    pub documented: f64,
    /// The document, from the folder of the workspace.
    pub document: String,
    /// How the document writes the figure, to the letter.
    pub says: String,
}

/// What can be measured of any game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Moves of random games per second, dealing included.
    MovesPerSecond,
    /// Nanoseconds to copy a state into another.
    CloneNanoseconds,
    /// Nanoseconds to list the choices of the seat to act.
    ChoicesNanoseconds,
    /// Nanoseconds to make a state that the seat to act could not tell from the real one.
    ResampleNanoseconds,
}

impl What {
    fn words(self) -> &'static str {
        match self {
            Self::MovesPerSecond => "moves per second",
            Self::CloneNanoseconds => "copying a state, ns",
            Self::ChoicesNanoseconds => "listing choices, ns",
            Self::ResampleNanoseconds => "a resampled state, ns",
        }
    }
}

/// The figures of `docs/speed.toml`.
pub fn documented(root: &Path) -> Result<Vec<Speed>, String> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        speed: Vec<Speed>,
    }
    let path = root.join("docs/speed.toml");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let file: File = toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(file.speed)
}

/// The line of a figure, with a warning where it is too far from the documented one.
pub fn told(speed: &Speed, measured: f64) -> String {
    let change = measured / speed.documented - 1.0;
    let promised = speed.promised.map_or_else(|| "–".to_string(), figure);
    let mut line = format!("{:<8} {:<24} ", speed.game, speed.what.words());
    // Writing to a string cannot fail.
    let _ = write!(line, "{promised:>12} {:>12} {:>12}  ", figure(speed.documented), figure(measured));
    let _ = write!(line, "{:+.0} %", change * 100.0);
    if is_far(speed, measured) {
        let _ = write!(line, "  WARNING: more than a quarter from {}", speed.document);
    }
    line
}

/// The heading over those lines.
pub fn heading() -> String {
    format!("{:<33} {:>12} {:>12} {:>12}", "", "promised", "documented", "measured")
}

/// Is this figure too far from the documented one to leave both as they are?
pub fn is_far(speed: &Speed, measured: f64) -> bool {
    (measured / speed.documented - 1.0).abs() > TOLERANCE
}

/// A whole number in groups of three digits.
fn figure(n: f64) -> String {
    let digits = format!("{n:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(",")
}

/// Measures a figure for about this long.
pub fn measure(speed: &Speed, time: Duration) -> Result<f64, String> {
    let options: Options = speed
        .options
        .iter()
        .map(|(key, value)| Ok((key.clone(), option(value)?)))
        .collect::<Result<_, String>>()?;
    let visitor = Measuring { what: speed.what, options, time };
    games::visit(&speed.game, visitor).map_err(|unknown| unknown.to_string())?
}

fn option(value: &toml::Value) -> Result<talon_core::Value, String> {
    match value {
        toml::Value::Integer(n) => Ok((*n).into()),
        toml::Value::String(text) => Ok(text.as_str().into()),
        toml::Value::Array(items) => {
            items.iter().map(option).collect::<Result<_, _>>().map(talon_core::Value::Row)
        }
        other => Err(format!("an option is a number, a text or a list of them, not {other}")),
    }
}

struct Measuring {
    what: What,
    options: Options,
    time: Duration,
}

impl games::Visitor for Measuring {
    type Out = Result<f64, String>;

    fn visit<G: Game + Gallery + Send + 'static>(self, game: &'static G) -> Self::Out {
        let setup = game.setup(&self.options).map_err(|bad| bad.to_string())?;
        Ok(match self.what {
            What::MovesPerSecond => moves_per_second(game, &setup, self.time),
            What::CloneNanoseconds => {
                let states = states(game, &setup);
                let mut place = states[0].0.clone();
                nanoseconds(&states, self.time, |(state, _)| {
                    place.clone_from(black_box(state));
                    black_box(&place);
                })
            }
            What::ChoicesNanoseconds => {
                let mut choices = Vec::with_capacity(256);
                nanoseconds(&states(game, &setup), self.time, |(state, seat)| {
                    choices.clear();
                    game.choices(state, *seat, &mut choices);
                    black_box(&choices);
                })
            }
            What::ResampleNanoseconds => {
                let mut dice = Dice::new(1);
                nanoseconds(&states(game, &setup), self.time, |(state, seat)| {
                    black_box(game.resample(state, *seat, &mut dice));
                })
            }
        })
    }
}

/// Plays a random game and shows every state that asks something; the answer is how many moves it took.
fn random_game<G: Game>(
    game: &G,
    state: &mut G::State,
    luck: &mut Luck,
    choices: &mut Vec<G::Choice>,
    mut look: impl FnMut(&G::State, Seat),
) -> u64 {
    let mut moves = 0;
    while let Some(seat) = game.to_act(state).lowest() {
        look(state, seat);
        choices.clear();
        game.choices(state, seat, choices);
        let choice = &choices[luck.below(choices.len())];
        game.advance(state, seat, choice, &mut Silent);
        moves += 1;
    }
    moves
}

fn moves_per_second<G: Game>(game: &G, setup: &G::Setup, time: Duration) -> f64 {
    let (mut luck, mut choices) = (Luck::of(1, 0), Vec::with_capacity(256));
    let (mut moves, mut seed) = (0, 0);
    let watch = Watch::start();
    while watch.begun.elapsed() < time {
        for _ in 0..16 {
            let mut state = game.deal(setup, seed);
            game.open(&mut state, &mut Silent);
            moves += random_game(game, &mut state, &mut luck, &mut choices, |_, _| {});
            seed += 1;
        }
    }
    moves as f64 / watch.seconds()
}

/// Every sixteenth question of some random games, with the seat that is asked.
fn states<G: Game>(game: &G, setup: &G::Setup) -> Vec<(G::State, Seat)> {
    let (mut luck, mut choices, mut kept, mut count) = (Luck::of(3, 0), Vec::new(), Vec::new(), 0u32);
    for seed in 0..20 {
        let mut state = game.deal(setup, seed);
        game.open(&mut state, &mut Silent);
        random_game(game, &mut state, &mut luck, &mut choices, |state, seat| {
            if count.is_multiple_of(16) {
                kept.push((state.clone(), seat));
            }
            count += 1;
        });
    }
    kept
}

fn nanoseconds<S>(states: &[S], time: Duration, mut act: impl FnMut(&S)) -> f64 {
    let (watch, mut done) = (Watch::start(), 0u64);
    while watch.begun.elapsed() < time {
        states.iter().for_each(&mut act);
        done += states.len() as u64;
    }
    watch.seconds() * 1e9 / done as f64
}

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
        let told = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        Some(told.split(' ').next()?.parse::<f64>().ok()? / 1e9)
    }

    fn seconds(&self) -> f64 {
        let running = self.before.and_then(|before| Some(Self::running()? - before));
        running.unwrap_or_else(|| self.begun.elapsed().as_secs_f64())
    }
}
