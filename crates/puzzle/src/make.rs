//! Makes puzzles out of games that were played.

use std::collections::BTreeSet;

use talon_core::{Record, RecordError, Silent};
use talon_table::scenario::{self, Draft, Scenario};

use crate::games::{Puzzled, UnknownGame, Visitor, visit};
use crate::{Kind, Puzzle};

/// For each kind, this many of a game's last moments are tried.
const MOMENTS: usize = 3;

/// Looks for puzzles in one record after another, and leaves out those too much like one already found.
#[derive(Debug, Default)]
pub struct Maker {
    known: BTreeSet<String>,
}

/// Why a record could not be searched.
#[derive(Debug)]
pub enum BadSource {
    /// The game is not known here.
    Game(UnknownGame),
    /// The record does not replay.
    Record(RecordError),
}

impl core::fmt::Display for BadSource {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Game(unknown) => unknown.fmt(f),
            Self::Record(error) => write!(f, "line {}: {}", error.line, error.reason),
        }
    }
}

impl core::error::Error for BadSource {}

impl Maker {
    /// Counts a puzzle as found: nothing like it will be made.
    pub fn know(&mut self, puzzle: &Puzzle) {
        self.known.insert(puzzle.likeness());
    }

    /// The puzzles in a record, at most one of each kind, so that no two come from nearly the same moment of a game.
    pub fn puzzles_in(&mut self, record: &Record) -> Result<Vec<Puzzle>, BadSource> {
        let found = visit(&record.game, Look { record });
        let found = found.map_err(BadSource::Game)?.map_err(BadSource::Record)?;
        let is_new = |puzzle: &Puzzle| self.known.insert(puzzle.likeness());
        Ok(found.into_iter().filter(is_new).collect())
    }
}

struct Look<'a> {
    record: &'a Record,
}

impl Visitor for Look<'_> {
    type Out = Result<Vec<Puzzle>, RecordError>;

    fn visit<G: Puzzled>(self, game: &'static G) -> Self::Out {
        let mut state = talon_table::Table::replay(game, self.record)?.start();
        game.open(&mut state, &mut Silent);
        let mut moments = Vec::new();
        for line in &self.record.lines {
            for &kind in G::KINDS {
                if game.to_act(&state).has(line.seat) && game.may_begin(kind, &state, line.seat) {
                    moments.push((kind, line.seat, state.clone()));
                }
            }
            let Ok(choice) = game.parse(&state, line.seat, &line.text) else { break };
            game.advance(&mut state, line.seat, &choice, &mut Silent);
        }
        let puzzle_of = |&wanted: &Kind| {
            let mut of_kind = moments.iter().rev().filter(|(kind, ..)| *kind == wanted).take(MOMENTS);
            of_kind.find_map(|(kind, seat, state)| puzzle_at(game, self.record, *kind, *seat, state))
        };
        let found: Vec<Puzzle> = G::KINDS.iter().filter_map(puzzle_of).collect();
        Ok(found)
    }
}

/// The puzzle of a moment, if it makes one. It is solved from the position as the file will lay it out.
fn puzzle_at<G: Puzzled>(
    game: &G,
    record: &Record,
    kind: Kind,
    seat: talon_core::Seat,
    state: &G::State,
) -> Option<Puzzle> {
    let given = game.given(state)?;
    let (game_name, options) = (G::NAME.to_string(), record.options.clone());
    let draft = Draft { game: game_name, title: String::new(), seed: record.seed, options, given };
    let position = draft.to_string();
    let laid = scenario::play_out(game, &Scenario::read(&position).ok()?).ok()?;
    if !game.to_act(&laid).has(seat) || !game.may_begin(kind, &laid, seat) {
        return None;
    }
    let proven = game.solve(kind, &laid, seat)?;
    let difficulty = game.difficulty(kind, &laid, seat, &proven);
    let (solution, certificate) = (proven.solution, proven.certificate);
    let (game, rules) = (G::NAME.to_string(), G::RULES);
    Some(Puzzle { game, position, kind, seat, difficulty, rules, solution, certificate })
}
