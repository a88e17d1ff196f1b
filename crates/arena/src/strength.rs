//! The standing test of the bots: a published set of tables, what came out at each, and whether it is less than it was.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use talon_core::{Options, Seed, Value};

use crate::plan::{Plan, Refused};
use crate::player::Player;
use crate::request::{Request, Seating};
use crate::series::{Finished, Trouble, run};
use crate::stats::{Interval, deviations, wilson};

/// The tables, as `bench/strength.toml` has them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// The seed of every table.
    pub seed: Seed,
    /// The tables.
    pub table: Vec<Table>,
}

/// Who plays what.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The game.
    pub game: String,
    /// The set-up.
    pub options: toml::Table,
    /// The bots by seat, or one for all seats.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// How many in a short run.
    pub short: u64,
    /// Is every deal played with each rotation of the bots? If it is not said: where there are several.
    pub mirror: Option<bool>,
}

/// What came out at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The game.
    pub game: String,
    /// The set-up in words, as it is typed.
    pub options: String,
    /// The bots by seat.
    pub bots: Vec<String>,
    /// How many games were played.
    pub games: u64,
    /// The share that the first bot won, or all together.
    pub share: f64,
    /// The bounds of its 95 % interval.
    pub bounds: [f64; 2],
    /// The share that would be even, where there are rivals.
    pub even: Option<f64>,
}

/// A whole run, as it is kept.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Strength {
    /// When it was played.
    pub date: String,
    /// The version of the program.
    pub version: String,
    /// What was built.
    pub build: String,
    /// Was it a short run?
    pub short: bool,
    /// A row for each table.
    pub rows: Vec<Row>,
}

impl Tables {
    /// Reads them.
    pub fn read(text: &str) -> Result<Self, Refused> {
        toml::from_str(text).map_err(|error| Refused::of(error.to_string()))
    }
}

impl Table {
    /// What is played there.
    pub fn plan(&self, seed: Seed, short: bool) -> Result<Plan, Refused> {
        let players = self.bots.iter().map(|bot| bot.parse::<Player>());
        let players: Vec<Player> =
            players.collect::<Result<_, _>>().map_err(|bad| Refused::of(bad.to_string()))?;
        let options = self.options.iter().map(|(key, value)| Ok((key.clone(), option(value)?)));
        Plan::new(Request {
            game: self.game.clone(),
            options: options.collect::<Result<Options, Refused>>()?,
            vary: Vec::new(),
            mirror: self.mirror.unwrap_or(players.len() > 1),
            seating: Seating::Table(players),
            games: if short { self.short } else { self.games },
            seed,
            changes: Vec::new(),
            question: None,
        })
    }

    /// Plays it.
    pub fn play(&self, seed: Seed, short: bool, threads: usize) -> Result<Row, Trouble> {
        let plan = self.plan(seed, short)?;
        Ok(self.row(&run(&plan, threads, None, &())?))
    }

    fn row(&self, finished: &Finished) -> Row {
        let (plan, sums) = (&finished.plan, finished.sums.arms.first());
        let games = sums.map_or(0, |sums| sums.games);
        let share = match sums {
            Some(sums) if !plan.together => sums.points(0).share(),
            _ => wilson(sums.map_or(0, |sums| sums.victories.values().sum()), games),
        };
        let own = self.bots.iter().filter(|bot| **bot == self.bots[0]).count();
        let words: Vec<String> = self.options.iter().map(|(key, value)| word(key, value)).collect();
        Row {
            game: self.game.clone(),
            options: words.join(" "),
            bots: self.bots.clone(),
            games,
            share: share.value,
            bounds: [share.low, share.high],
            even: (!plan.together).then(|| own as f64 / self.bots.len() as f64),
        }
    }
}

fn option(value: &toml::Value) -> Result<Value, Refused> {
    match value {
        toml::Value::Integer(n) => Ok(Value::Int(*n)),
        toml::Value::String(text) => Ok(Value::from(text.as_str())),
        other => Err(Refused::of(format!("an option is a number or a word, not {other}"))),
    }
}

fn word(key: &str, value: &toml::Value) -> String {
    value.as_str().map_or_else(|| format!("{key}={value}"), |text| format!("{key}={text}"))
}

impl Row {
    /// Is it the same table?
    fn is_same(&self, other: &Self) -> bool {
        (&self.game, &self.options, &self.bots) == (&other.game, &other.options, &other.bots)
    }

    /// The standard error, from the width of the interval.
    fn error(&self) -> f64 {
        (self.bounds[1] - self.bounds[0]) / 2.0 / deviations(1)
    }
}

impl Strength {
    /// The tables at which less was won than before, by more than chance would have it among so many.
    pub fn weaker<'a>(&'a self, before: &'a Self) -> Vec<(&'a Row, &'a Row)> {
        let pairs =
            self.rows.iter().filter_map(|row| Some((row, before.rows.iter().find(|old| old.is_same(row))?)));
        let pairs: Vec<_> = pairs.collect();
        let most = deviations(pairs.len());
        let is_less =
            |(row, old): &(&Row, &Row)| row.share - old.share < -most * row.error().hypot(old.error());
        pairs.into_iter().filter(is_less).collect()
    }

    /// The page `docs/strength.md` shows.
    pub fn page(&self) -> String {
        let length = if self.short { "a short run" } else { "the whole run" };
        let mut page = format!(
            "{HEAD}\n{}, version {}, build {}, {length}.\n\n| game | table | bots by seat | games | won by the first | even |\n| --- | --- | --- | --- | --- | --- |\n",
            self.date, self.version, self.build
        );
        for row in &self.rows {
            let share = Interval { value: row.share, low: row.bounds[0], high: row.bounds[1] }.times(100.0);
            let even = row.even.map_or_else(|| "–".to_string(), |even| format!("{:.1} %", 100.0 * even));
            // Writing to a string cannot fail.
            let _ = writeln!(
                page,
                "| {} | {} | {} | {} | {:.1} % (95 %: {:.1} to {:.1}) | {even} |",
                row.game,
                row.options,
                row.bots.join(", "),
                row.games,
                share.value,
                share.low,
                share.high
            );
        }
        page
    }
}

const HEAD: &str = "# How strong the bots are

This page is written by the standing test. `cargo run --release -p talon-arena --example strength` plays the tables of `bench/strength.toml`, says
where a bot won less than in the run that is kept in `bench/strength.json` by more than chance would have it, and otherwise writes both files anew
(`-- --accept`: even so). `-- --short` plays a tenth of the games or fewer; `-- --keep` writes nothing. Budgets are in iterations, so the same version has the same figures on any machine.
Deals are mirrored where bots are rivals, except between teams. Where all mages play together the figure is the share of games won.
";
