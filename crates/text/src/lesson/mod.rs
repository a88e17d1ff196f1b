//! Games with a coach: `lessons/<game>/<name>.toml`.
//!
//! A lesson is a deal, and steps that each say one thing, point at something on the table and wait for a move. Its words are
//! messages of `locales/<lang>/lessons.ftl`. It knows moves only as text; its caller plays them on the real engine.

mod follow;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use serde::Deserialize;
use talon_core::{Options, Seat, Value};

pub use follow::LessonProgress;

/// The lesson files: game, name, text.
const FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

static READ: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = FILES.iter().map(|(game, name, text)| match Lesson::read(game, name, text) {
        Ok(lesson) => lesson,
        Err(reason) => panic!("lessons/{game}/{name}.toml, part of this program, can be read: {reason}"),
    });
    let mut lessons: Vec<Lesson> = read.collect();
    lessons.sort_by_key(|lesson| lesson.order);
    lessons
});

/// The lessons of a game, in the order they are best taken.
///
/// ```
/// use talon_text::{Lang, Speech, lessons};
///
/// let first = lessons("realms").next().unwrap();
/// assert_eq!(Speech::new(Lang::En).name(&first.key("title")), "Your first game");
/// ```
pub fn lessons(game: &str) -> impl Iterator<Item = &'static Lesson> {
    READ.iter().filter(move |lesson| lesson.game == game)
}

/// The lesson with this name.
pub fn lesson(game: &str, name: &str) -> Option<&'static Lesson> {
    lessons(game).find(|lesson| lesson.name == name)
}

/// A deal with a coach.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    #[serde(skip)]
    game: String,
    #[serde(skip)]
    name: String,
    /// Its place among the lessons of its game.
    pub order: u8,
    /// How long it takes, about.
    pub minutes: u8,
    /// The seed of the deal.
    pub seed: u64,
    /// The learner's seat, counted from 1.
    #[serde(default = "first_seat")]
    pub seat: usize,
    /// The options of the game, as in a scenario.
    #[serde(default)]
    setup: BTreeMap<String, toml::Value>,
    /// Moves made before the learner sits down: `"2 draw"`.
    #[serde(default)]
    pub before: Vec<String>,
    /// What is told and asked, in order.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

const fn first_seat() -> usize {
    1
}

/// One thing that the coach says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What is said: the last part of its message key.
    pub say: String,
    /// What it is about.
    pub point: Option<Point>,
    /// The move that is asked for, or any of several; empty if the learner only reads. `*` stands for any ending of a word or of
    /// the move.
    #[serde(default, rename = "do")]
    pub moves: Vec<String>,
    /// How often.
    #[serde(default = "once")]
    pub times: usize,
    /// May it be done before its time, because the order does not matter?
    #[serde(default)]
    pub early: bool,
    /// What the others do afterwards: `"2 draw"`.
    #[serde(default)]
    pub others: Vec<String>,
    /// What the coach answers to other moves.
    #[serde(default)]
    pub instead: Vec<Instead>,
}

const fn once() -> usize {
    1
}

/// What the coach answers to another move than the one asked for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Instead {
    /// To which moves.
    pub moves: Vec<String>,
    /// What is said: the last part of its message key.
    pub say: String,
    /// What follows.
    pub then: Then,
}

/// What follows from another move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// It does not matter: the lesson goes on.
    GoOn,
    /// It does no harm, but the learner still has to do what was asked.
    Stay,
    /// The lesson cannot go on from there: the coach offers to take the move back.
    TakeBack,
}

/// What a step is about: a card, what makes a move, a zone, a number, somebody's plate. Everything given must match.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// A card by its id.
    pub card: Option<String>,
    /// The zone of a card; alone: the first card of it.
    pub zone: Option<String>,
    /// What makes this move.
    #[serde(rename = "move")]
    pub text: Option<String>,
    /// A number, by what it is called on the page.
    pub number: Option<String>,
    /// The plate of a seat, counted from 1, or of what has none (`nemesis`).
    pub plate: Option<String>,
    /// A part of the page: `question`, `log`.
    pub part: Option<String>,
}

impl Point {
    /// The same for a page: a selector of its hooks.
    pub fn selector(&self) -> String {
        let hooks = [("card", &self.card), ("zone", &self.zone), ("n", &self.number), ("plate", &self.plate)];
        let named = |(hook, value): &(&str, &Option<String>)| {
            // A word of a file of ours: letters, digits, spaces, `_`, `#` and `-`.
            value.as_ref().map(|value| format!("[data-{hook}=\"{value}\"]"))
        };
        let mut selector: String = hooks.iter().filter_map(named).collect();
        // Writing to a string cannot fail.
        if let Some(text) = &self.text {
            let _ = write!(selector, ":is([data-move=\"{text}\"], [name=\"move\"][value=\"{text}\"])");
        }
        if let Some(part) = &self.part {
            let _ = write!(selector, "[data-{part}]");
        }
        selector
    }
}

impl Lesson {
    /// Reads a lesson and checks what does not depend on the rules.
    fn read(game: &str, name: &str, text: &str) -> Result<Self, String> {
        let mut lesson: Self = toml::from_str(text).map_err(|error| error.to_string())?;
        (lesson.game, lesson.name) = (game.to_string(), name.to_string());
        if Seat::numbered(lesson.seat).is_none() {
            return Err(format!("there is no seat {}", lesson.seat));
        }
        let others = lesson.steps.iter().flat_map(|step| &step.others);
        match lesson.before.iter().chain(others).find(|line| follow::line(line).is_none()) {
            Some(wrong) => Err(format!("`{wrong}` is no move of a seat; write \"2 draw\"")),
            None if lesson.steps.iter().any(|step| step.times == 0) => {
                Err("`times` is at least 1".to_string())
            }
            None => Ok(lesson),
        }
    }

    /// The game it is about.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Its name, as addresses and journals write it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The learner's seat.
    pub fn learner(&self) -> Seat {
        Seat::numbered(self.seat).unwrap_or(Seat::at(0))
    }

    /// The message with this last part: `title`, `lead`, `end`, or what a step says.
    pub fn key(&self, say: &str) -> String {
        format!("lesson-{}-{}-{say}", self.game, self.name)
    }

    /// Every message it asks for.
    pub fn keys(&self) -> impl Iterator<Item = String> {
        let said = self.steps.iter().flat_map(|step| {
            std::iter::once(&step.say).chain(step.instead.iter().map(|instead| &instead.say))
        });
        ["title", "lead", "end"].into_iter().chain(said.map(String::as_str)).map(|say| self.key(say))
    }

    /// The options of the deal.
    pub fn options(&self) -> Options {
        self.setup.iter().map(|(key, value)| (key.clone(), option(value))).collect()
    }

    /// The moves made before the learner sits down.
    pub fn opening(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.before.iter().filter_map(|text| follow::line(text))
    }
}

/// An option as a scenario would write it.
fn option(value: &toml::Value) -> Value {
    match value {
        toml::Value::Integer(n) => Value::Int(*n),
        toml::Value::Boolean(yes) => Value::Bool(*yes),
        toml::Value::Array(values) => Value::Row(values.iter().map(option).collect()),
        toml::Value::String(word) => Value::from(word.as_str()),
        other => Value::from(other.to_string().as_str()),
    }
}
