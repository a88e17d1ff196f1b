//! The games that have puzzles: each says how its puzzles are found and proven.

use talon_bots::Judged;
use talon_core::{Gallery, Seat, Value};
pub use talon_games::UnknownGame;
use talon_games::visit_by_name as by_name;
use talon_games::{Aeons, Realms, Shards};

use crate::prove::{self, Followed};
use crate::trial::{Quest, Trial};
use crate::{Certificate, Kind, Move, difficulty, realms};

/// A solution with its certificate.
#[derive(Clone, PartialEq, Debug)]
pub struct Proven {
    /// The moves.
    pub solution: Vec<Move>,
    /// What was found.
    pub certificate: Certificate,
}

/// What became of a line that somebody tried.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// It is a solution: it reaches the goal in every world, or has the best value.
    Solves,
    /// It misses the goal in a world that the seat cannot rule out.
    Refuted {
        /// What the others do there, after the line.
        course: Vec<Move>,
        /// The cards that make the difference: what the opponent holds, what the nemesis drew.
        cards: Vec<String>,
    },
    /// Another move is worth more.
    Less {
        /// By how many points it falls short.
        missed: f64,
    },
    /// It cannot be played in every world, or there is too much to look at.
    Unclear,
}

/// A game with puzzles.
pub trait Puzzled: Judged + Gallery + Send + 'static {
    /// The tasks of its puzzles.
    const KINDS: &'static [Kind];

    /// Whether a puzzle of this kind might begin here. A quick check that proves nothing.
    fn may_begin(&self, kind: Kind, state: &Self::State, seat: Seat) -> bool;
    /// The position, as keys of a scenario.
    fn given(&self, state: &Self::State) -> Option<Value>;
    /// Looks for the one solution and proves it.
    fn solve(&self, kind: Kind, state: &Self::State, seat: Seat) -> Option<Proven>;
    /// Proves a solution from scratch.
    fn check(&self, kind: Kind, state: &Self::State, seat: Seat, solution: &[Move]) -> Option<Proven>;
    /// What becomes of a line.
    fn answer(&self, kind: Kind, state: &Self::State, seat: Seat, line: &[Move]) -> Answer;
    /// How far a search must go before it finds the solution, from 1 to 5.
    fn difficulty(&self, kind: Kind, state: &Self::State, seat: Seat, proven: &Proven) -> u8;
    /// Whether the puzzle's turn is over after these moves.
    fn is_done(&self, kind: Kind, state: &Self::State, seat: Seat, line: &[Move]) -> bool;
}

impl Puzzled for Realms {
    const KINDS: &'static [Kind] = &[Kind::Discard, Kind::Draw];

    fn may_begin(&self, kind: Kind, state: &Self::State, seat: Seat) -> bool {
        realms::may_begin(kind, state, seat)
    }

    fn given(&self, state: &Self::State) -> Option<Value> {
        realms::given(self, state)
    }

    fn solve(&self, kind: Kind, state: &Self::State, seat: Seat) -> Option<Proven> {
        let values = realms::values(self, state, seat)?;
        if !realms::may_begin(kind, state, seat) || !realms::is_clear(&values) {
            return None;
        }
        let solution = vec![Move { seat, text: values[0].text.clone() }];
        Some(Proven { solution, certificate: Certificate::Values(values) })
    }

    fn check(&self, kind: Kind, state: &Self::State, seat: Seat, solution: &[Move]) -> Option<Proven> {
        self.solve(kind, state, seat).filter(|proven| proven.solution == solution)
    }

    fn answer(&self, _kind: Kind, state: &Self::State, seat: Seat, line: &[Move]) -> Answer {
        let Some(values) = realms::values(self, state, seat) else { return Answer::Unclear };
        let tried = line.first().and_then(|made| values.iter().find(|worth| worth.text == made.text));
        match tried {
            None => Answer::Unclear,
            Some(tried) if *tried == values[0] => Answer::Solves,
            Some(tried) => Answer::Less { missed: values[0].mean() - tried.mean() },
        }
    }

    fn difficulty(&self, _kind: Kind, state: &Self::State, seat: Seat, proven: &Proven) -> u8 {
        proven.solution.first().map_or(1, |made| realms::difficulty(self, state, seat, &made.text))
    }

    fn is_done(&self, _kind: Kind, _state: &Self::State, _seat: Seat, line: &[Move]) -> bool {
        !line.is_empty()
    }
}

macro_rules! puzzled_by_trial {
    ($($game:ty: $($kind:ident),*;)*) => {$(
        impl Puzzled for $game {
            const KINDS: &'static [Kind] = &[$(Kind::$kind),*];

            fn may_begin(&self, kind: Kind, state: &Self::State, seat: Seat) -> bool {
                Trial::may_begin(self, kind, state, seat)
            }

            fn given(&self, state: &Self::State) -> Option<Value> {
                Trial::given(self, state)
            }

            fn solve(&self, kind: Kind, state: &Self::State, seat: Seat) -> Option<Proven> {
                Trial::may_begin(self, kind, state, seat)
                    .then(|| prove::solve(self, Quest { kind, seat }, state))
                    .flatten()
                    .map(proven)
            }

            fn check(&self, kind: Kind, state: &Self::State, seat: Seat, solution: &[Move]) -> Option<Proven> {
                prove::check(self, Quest { kind, seat }, state, solution).map(proven)
            }

            fn answer(&self, kind: Kind, state: &Self::State, seat: Seat, line: &[Move]) -> Answer {
                let quest = Quest { kind, seat };
                match prove::follow(self, quest, state, line) {
                    Followed::Holds(_) => Answer::Solves,
                    Followed::Fails(course) => Answer::Refuted {
                        cards: self.telling(quest, &course.end.state),
                        course: course.moves,
                    },
                    Followed::Breaks | Followed::Unknown => Answer::Unclear,
                }
            }

            fn difficulty(&self, kind: Kind, state: &Self::State, seat: Seat, _proven: &Proven) -> u8 {
                difficulty::difficulty(self, Quest { kind, seat }, state)
            }

            fn is_done(&self, kind: Kind, state: &Self::State, seat: Seat, line: &[Move]) -> bool {
                prove::is_done(self, Quest { kind, seat }, state, line)
            }
        }
    )*};
}

puzzled_by_trial! {
    Shards: Win, Survive;
    Aeons: Win, Save;
}

fn proven(solved: prove::Solved) -> Proven {
    let prove::Solved { line, worlds, states } = solved;
    Proven { solution: line, certificate: Certificate::EveryWorld { worlds, states } }
}

/// Something to do with a game that has puzzles, knowing its types.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Puzzled>(self, game: &'static G) -> Self::Out;
}

talon_games::each_game!(by_name);

/// The tasks of a game's puzzles; empty if there is no such game.
pub fn kinds_of(game: &str) -> &'static [Kind] {
    struct Kinds;
    impl Visitor for Kinds {
        type Out = &'static [Kind];
        fn visit<G: Puzzled>(self, _game: &'static G) -> Self::Out {
            G::KINDS
        }
    }
    visit(game, Kinds).unwrap_or_default()
}
