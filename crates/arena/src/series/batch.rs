//! What a batch of deals adds up to.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use talon_core::Seat;
use talon_program::Fault;

use super::game::Seated;
use crate::paired::Comparison;
use crate::rows::Row;
use crate::tally::Tally;

/// The sums of a batch: of the game as it is, of the changed one, and of their differences.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Batch {
    /// One tally, or two where cards are changed.
    pub arms: Vec<Tally>,
    /// What the change moves.
    pub compared: Comparison,
    /// How many deals it holds.
    #[serde(default)]
    pub deals: u64,
    /// Games that programs forfeited: how many, by their place in the plan and the kind of fault.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub forfeited: BTreeMap<Forfeited, u64>,
    /// The first of them, as they were.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<Forfeit>,
    /// A row for each game and seat, where they are wanted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Row>,
}

/// Whose games were forfeited, and how. A file of batches writes it as `0 crashed`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Forfeited {
    /// The program, as a place in the plan.
    pub bot: usize,
    /// `crashed`, `late`, `illegal` or `garbled`.
    pub kind: String,
}

impl From<Forfeited> for String {
    fn from(of: Forfeited) -> Self {
        format!("{} {}", of.bot, of.kind)
    }
}

impl TryFrom<String> for Forfeited {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let parts = text.split_once(' ').and_then(|(bot, kind)| Some((bot.parse().ok()?, kind)));
        let (bot, kind) =
            parts.ok_or_else(|| format!("`{text}` is not a bot and its fault, e.g. `0 crashed`"))?;
        Ok(Self { bot, kind: kind.to_string() })
    }
}

/// A game that a program forfeited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forfeit {
    /// The number of the game in the run.
    pub game: u64,
    /// The seed of its deal.
    pub seed: u64,
    /// The seat, counted from 1.
    pub seat: usize,
    /// Its program, as a place in the plan.
    pub bot: usize,
    /// `crashed`, `late`, `illegal` or `garbled`.
    pub kind: String,
    /// What happened.
    pub reason: String,
    /// The end of what the program wrote to standard error.
    pub stderr: String,
}

/// How many forfeits of a batch are described, and how many of a run; all are counted.
const FORFEITS_MAX: (usize, usize) = (3, 20);

impl Batch {
    pub(crate) fn plus(&mut self, other: &Self) {
        self.deals += other.deals;
        for (key, count) in &other.forfeited {
            *self.forfeited.entry(key.clone()).or_default() += count;
        }
        let room = FORFEITS_MAX.1.saturating_sub(self.forfeits.len());
        self.forfeits.extend(other.forfeits.iter().take(room).cloned());
        if self.arms.len() < other.arms.len() {
            self.arms.resize(other.arms.len(), Tally::default());
        }
        self.arms.iter_mut().zip(&other.arms).for_each(|(sum, arm)| sum.plus(arm));
        self.compared.plus(&other.compared);
    }

    pub(crate) fn games(&self) -> u64 {
        self.arms.iter().map(|arm| arm.games).sum()
    }

    /// Counts a game that a program forfeited, if it did.
    pub(super) fn forfeit(&mut self, seated: &Seated<'_>, fault: Option<(Seat, Fault, String)>) {
        let Some((seat, fault, stderr)) = fault else { return };
        let bot = seated.seats[seat.index()];
        *self.forfeited.entry(Forfeited { bot, kind: fault.kind().to_string() }).or_default() += 1;
        if self.forfeits.len() < FORFEITS_MAX.0 {
            self.forfeits.push(Forfeit {
                game: seated.number,
                seed: seated.seed,
                seat: seat.number(),
                bot,
                kind: fault.kind().to_string(),
                reason: fault.to_string(),
                stderr,
            });
        }
    }
}
