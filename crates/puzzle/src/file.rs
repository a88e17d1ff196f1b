//! A puzzle as a file: the position of a scenario, then the task, the solution and the certificate.

use core::fmt;
use core::fmt::Write as _;

use talon_core::{Seat, digest};
use talon_table::scenario::Scenario;
use toml::{Table, Value as Toml};

use crate::Kind;
use crate::games::kinds_of;

/// A puzzle. Nothing in it has been proven until [`crate::verify`] says so.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The game's name.
    pub game: String,
    /// The set-up and the position, in the scenario format.
    pub position: String,
    /// What is asked.
    pub kind: Kind,
    /// Who is asked.
    pub seat: Seat,
    /// From 1 to 5: how far a search must go before it finds the solution. Measured when the puzzle was made; not part of
    /// the proof.
    pub difficulty: u8,
    /// The version of the rules it was proven under.
    pub rules: u32,
    /// The moves, each with its seat, in an order in which they can be made.
    pub solution: Vec<Move>,
    /// The result of the proof.
    pub certificate: Certificate,
}

/// A move of a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// Whose move it is.
    pub seat: Seat,
    /// In the notation of `docs/notation.md`.
    pub text: String,
}

/// The result of a proof. The file states it, and `verify` works it out again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Certificate {
    /// The solution reaches its goal in every world, and no line without one of its moves does.
    EveryWorld {
        /// How many ends the solution was followed to: every way the hidden cards it touches can lie.
        worlds: u32,
        /// How many positions were looked at to show that each move is needed.
        states: u32,
    },
    /// The value of every move: exact and the same in every world, or an exact mean over equally likely cards.
    Values(Vec<Worth>),
}

/// What a move leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The move.
    pub text: String,
    /// The sum over all cases.
    pub sum: i64,
    /// How many cases there are, each equally likely.
    pub cases: i64,
}

/// Why a file is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPuzzle(pub String);

impl fmt::Display for BadPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for BadPuzzle {}

/// The longest file accepted.
pub const BYTES_MAX: usize = 1 << 16;

const KEYS: [&str; 6] = ["game", "title", "seed", "setup", "given", "puzzle"];
const PUZZLE_KEYS: [&str; 8] =
    ["kind", "seat", "difficulty", "rules", "solution", "worlds", "states", "values"];

impl Puzzle {
    /// Reads a file. Only its form is checked.
    pub fn read(text: &str) -> Result<Self, BadPuzzle> {
        if text.len() > BYTES_MAX {
            return Err(BadPuzzle(format!("longer than {BYTES_MAX} bytes")));
        }
        let mut keys: Table =
            text.parse().map_err(|error: toml::de::Error| BadPuzzle(error.message().to_string()))?;
        let Some(Toml::Table(asked)) = keys.remove("puzzle") else {
            return Err(BadPuzzle(
                "no `[puzzle]` in it: a puzzle says `kind`, `seat` and `solution` there".to_string(),
            ));
        };
        only(&keys, &KEYS)?;
        only(&asked, &PUZZLE_KEYS)?;
        let game = keys.get("game").and_then(Toml::as_str).unwrap_or_default().to_string();
        let position = keys.to_string();
        Scenario::read(&position).map_err(|flaw| BadPuzzle(flaw.to_string()))?;
        let kind = Kind::of(text_at(&asked, "kind")?).filter(|kind| kinds_of(&game).contains(kind));
        let known = || kinds_of(&game).iter().map(|kind| kind.id()).collect::<Vec<_>>().join(", ");
        Ok(Self {
            kind: kind
                .ok_or_else(|| BadPuzzle(format!("bad `kind`; the kinds of `{game}` are {}", known())))?,
            seat: usize::try_from(number_at(&asked, "seat")?)
                .ok()
                .and_then(Seat::numbered)
                .ok_or_else(|| BadPuzzle("`seat` is a number from 1".to_string()))?,
            difficulty: u8::try_from(number_at(&asked, "difficulty")?)
                .ok()
                .filter(|n| (1..=5).contains(n))
                .ok_or_else(|| BadPuzzle("`difficulty` is a number from 1 to 5".to_string()))?,
            rules: u32::try_from(number_at(&asked, "rules")?).unwrap_or_default(),
            solution: texts_at(&asked, "solution")?
                .iter()
                .map(|text| Move::read(text))
                .collect::<Result<_, _>>()?,
            certificate: Certificate::read(&asked)?,
            game,
            position,
        })
    }

    /// A name that depends only on the position and the task.
    pub fn name(&self) -> String {
        format!("{}-{:08x}", self.kind, digest(&self.position) as u32)
    }

    /// What two puzzles that are much alike have in common: the task, the moves and the hand.
    pub fn likeness(&self) -> String {
        let mut moves: Vec<&str> = self.solution.iter().map(|made| made.text.as_str()).collect();
        moves.sort_unstable();
        let position: Table = self.position.parse().unwrap_or_default();
        let given = position.get("given").and_then(|given| given.get(self.seat.to_string()));
        let hand = given.and_then(|side| side.get("hand")).map(ToString::to_string).unwrap_or_default();
        format!("{} {} {} {hand}", self.game, self.kind, moves.join(", "))
    }

    /// The puzzle as the text of its file.
    pub fn print(&self) -> String {
        let mut text =
            format!("{}\n[puzzle]\nkind = \"{}\"\nseat = {}\n", self.position, self.kind, self.seat.number());
        // Writing to a string cannot fail.
        let _ = writeln!(text, "difficulty = {}\nrules = {}", self.difficulty, self.rules);
        let moves: Vec<String> = self.solution.iter().map(|line| format!("\"{line}\"")).collect();
        let _ = writeln!(text, "solution = [{}]", moves.join(", "));
        match &self.certificate {
            Certificate::EveryWorld { worlds, states } => {
                let _ = writeln!(text, "worlds = {worlds}\nstates = {states}");
            }
            Certificate::Values(values) => {
                let values: Vec<String> = values.iter().map(|worth| format!("  \"{worth}\",\n")).collect();
                let _ = writeln!(text, "values = [\n{}]", values.concat());
            }
        }
        text
    }

    /// The position as a scenario.
    pub fn scenario(&self) -> Result<Scenario, BadPuzzle> {
        Scenario::read(&self.position).map_err(|flaw| BadPuzzle(flaw.to_string()))
    }
}

impl Move {
    fn read(text: &str) -> Result<Self, BadPuzzle> {
        let bad =
            || BadPuzzle(format!("`{text}` is no move: a seat and the move, as in a record: \"1 draw\""));
        let (seat, text) = text.split_once(' ').ok_or_else(bad)?;
        let seat = seat.parse().ok().and_then(Seat::numbered).ok_or_else(bad)?;
        Ok(Self { seat, text: text.to_string() })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat.number(), self.text)
    }
}

impl Worth {
    /// Compares two values exactly.
    pub fn compare(&self, other: &Self) -> core::cmp::Ordering {
        (self.sum * other.cases).cmp(&(other.sum * self.cases))
    }

    /// The value as a number to show.
    #[allow(clippy::cast_precision_loss)]
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.cases as f64
    }

    fn read(text: &str) -> Option<Self> {
        let (text, value) = text.rsplit_once(" = ")?;
        let (sum, cases) = value.split_once('/').unwrap_or((value, "1"));
        let cases = cases.parse().ok().filter(|&n: &i64| n > 0)?;
        Some(Self { text: text.to_string(), sum: sum.parse().ok()?, cases })
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.cases {
            1 => write!(f, "{} = {}", self.text, self.sum),
            cases => write!(f, "{} = {}/{cases}", self.text, self.sum),
        }
    }
}

impl Certificate {
    fn read(asked: &Table) -> Result<Self, BadPuzzle> {
        if asked.contains_key("values") {
            let bad = |text: &String| BadPuzzle(format!("`{text}` is no value: write \"draw = 4912/37\""));
            let values = texts_at(asked, "values")?;
            return Ok(Self::Values(
                values
                    .iter()
                    .map(|text| Worth::read(text).ok_or_else(|| bad(text)))
                    .collect::<Result<_, _>>()?,
            ));
        }
        let count = |key| Ok(u32::try_from(number_at(asked, key)?).unwrap_or(u32::MAX));
        Ok(Self::EveryWorld { worlds: count("worlds")?, states: count("states")? })
    }
}

fn only(table: &Table, known: &[&str]) -> Result<(), BadPuzzle> {
    match table.keys().find(|key| !known.contains(&key.as_str())) {
        None => Ok(()),
        Some(key) => Err(BadPuzzle(format!("unknown key `{key}`; there are {}", known.join(", ")))),
    }
}

fn text_at<'a>(table: &'a Table, key: &str) -> Result<&'a str, BadPuzzle> {
    table.get(key).and_then(Toml::as_str).ok_or_else(|| BadPuzzle(format!("`{key}` is missing or no text")))
}

fn number_at(table: &Table, key: &str) -> Result<i64, BadPuzzle> {
    table
        .get(key)
        .and_then(Toml::as_integer)
        .ok_or_else(|| BadPuzzle(format!("`{key}` is missing or no whole number")))
}

fn texts_at(table: &Table, key: &str) -> Result<Vec<String>, BadPuzzle> {
    let bad = || BadPuzzle(format!("`{key}` is missing or no list of texts"));
    let items = table.get(key).and_then(Toml::as_array).ok_or_else(bad)?;
    items.iter().map(|item| item.as_str().map(ToString::to_string).ok_or_else(bad)).collect()
}
