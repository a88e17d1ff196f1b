//! Proves a puzzle from scratch and trusts nothing in its file.

use core::fmt;

use talon_table::scenario::{self, Scenario};

use crate::games::{Answer, Puzzled, Visitor, visit};
use crate::{Move, Puzzle};

/// Why a puzzle does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The position cannot be laid out.
    Position(String),
    /// It was proven under other rules.
    Rules {
        /// The version in the file.
        file: u32,
        /// The version of this program.
        here: u32,
    },
    /// It is not the seat's turn there.
    Seat,
    /// The solution does not reach its goal in every world, or is not the only one, or that cannot be shown.
    Unproven,
    /// The solution holds, but the certificate says something else.
    Certificate,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(reason) => write!(f, "the position cannot be laid out: {reason}"),
            Self::Rules { file, here } => write!(f, "proven under rules {file}; these are rules {here}"),
            Self::Seat => f.write_str("the seat is not to act in this position"),
            Self::Unproven => f.write_str(
                "the solution is not proven: it misses the goal in some world, or another one reaches it too",
            ),
            Self::Certificate => f.write_str("the certificate states other figures than the proof finds"),
        }
    }
}

/// Lays the position out, and proves that the solution works and is the only one.
pub fn verify(puzzle: &Puzzle) -> Result<(), Flaw> {
    struct Verify<'a>(&'a Puzzle);
    impl Visitor for Verify<'_> {
        type Out = Result<(), Flaw>;
        fn visit<G: Puzzled>(self, game: &'static G) -> Self::Out {
            let puzzle = self.0;
            if puzzle.rules != G::RULES {
                return Err(Flaw::Rules { file: puzzle.rules, here: G::RULES });
            }
            let state = laid(game, puzzle)?;
            if !game.to_act(&state).has(puzzle.seat) {
                return Err(Flaw::Seat);
            }
            let proven =
                game.check(puzzle.kind, &state, puzzle.seat, &puzzle.solution).ok_or(Flaw::Unproven)?;
            if proven.certificate == puzzle.certificate { Ok(()) } else { Err(Flaw::Certificate) }
        }
    }
    visit(&puzzle.game, Verify(puzzle)).map_err(|unknown| Flaw::Position(unknown.to_string()))?
}

/// What becomes of a line that somebody tries.
pub fn answer(puzzle: &Puzzle, line: &[Move]) -> Answer {
    struct Try<'a>(&'a Puzzle, &'a [Move]);
    impl Visitor for Try<'_> {
        type Out = Answer;
        fn visit<G: Puzzled>(self, game: &'static G) -> Answer {
            let Ok(state) = laid(game, self.0) else { return Answer::Unclear };
            game.answer(self.0.kind, &state, self.0.seat, self.1)
        }
    }
    visit(&puzzle.game, Try(puzzle, line)).unwrap_or(Answer::Unclear)
}

/// Whether the puzzle's turn is over after these moves.
pub fn is_done(puzzle: &Puzzle, line: &[Move]) -> bool {
    struct Done<'a>(&'a Puzzle, &'a [Move]);
    impl Visitor for Done<'_> {
        type Out = bool;
        fn visit<G: Puzzled>(self, game: &'static G) -> bool {
            laid(game, self.0).is_ok_and(|state| game.is_done(self.0.kind, &state, self.0.seat, self.1))
        }
    }
    visit(&puzzle.game, Done(puzzle, line)).unwrap_or(false)
}

fn laid<G: Puzzled>(game: &G, puzzle: &Puzzle) -> Result<G::State, Flaw> {
    let bad = |reason: String| Flaw::Position(reason);
    let scenario = Scenario::read(&puzzle.position).map_err(|flaw| bad(flaw.to_string()))?;
    scenario::play_out(game, &scenario).map_err(|flaw| bad(flaw.to_string()))
}
