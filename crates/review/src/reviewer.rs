//! The work on a review, piece by piece.

use core::fmt;

use serde::{Deserialize, Serialize};
use talon_bots::Engine;
use talon_core::{Eyes, Line, Luck, Phrase, Record, RecordError, Seat};
use talon_games::UnknownGame;
use talon_table::Table;

use crate::effort::Effort;
use crate::reviewed::{Reviewed, Unit};
use crate::worth::Worth;
use crate::{decision, games, luck, why, worth};

/// How many of a seat's worst decisions are reported.
const TOLD: usize = 3;
/// How many strokes of luck are reported.
const MOMENTS: usize = 6;
/// Worlds that are asked for a reason.
const REASONS: u32 = 120;

/// Where the parts of a review draw their luck from.
const LOOK: u64 = 0x6c_6f6f;
const WORTH: u64 = 0x77_6f72;
const PRICE: u64 = 0x70_7269;
const WHY: u64 = 0x77_6879;

/// Why a record cannot be reviewed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReviewError {
    /// It is not a record, or one that does not replay.
    Record(RecordError),
    /// It is of an unknown game.
    Game(UnknownGame),
    /// The game is still on: a review would tell players what they may not know yet.
    GoesOn,
}

impl fmt::Display for ReviewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(error) => error.fmt(f),
            Self::Game(error) => error.fmt(f),
            Self::GoesOn => f.write_str("the game is not over; only finished games are reviewed"),
        }
    }
}

impl core::error::Error for ReviewError {}

/// What the game was worth after a turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurnWorth {
    /// The turn, counted from 1; 0: before the first move.
    pub turn: usize,
    /// Whose turn it was; `None`: the nemesis', or everybody's.
    pub seat: Option<usize>,
    /// How many moves had been made.
    pub line: usize,
    /// By seat, from what each of them knew.
    pub worths: Vec<Worth>,
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// The move, counted from 1.
    pub line: usize,
    /// The turn it was made in.
    pub turn: usize,
    /// Who made it.
    pub seat: Seat,
    /// What was asked.
    pub asked: Phrase,
    /// What was played, in the notation.
    pub played: String,
    /// The same in words.
    pub played_say: Phrase,
    /// What would have been better, in the notation.
    pub better: String,
    /// The same in words.
    pub better_say: Phrase,
    /// What it cost.
    pub cost: Worth,
    /// Why.
    pub why: Phrase,
}

/// A stroke of luck, good or bad.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The move that drew or showed it, counted from 1.
    pub line: usize,
    /// By seat: what it brought beyond what could be expected.
    pub brought: Vec<f64>,
}

/// A decision that was looked at again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Checked {
    line: usize,
    better: String,
    cost: Worth,
    why: why::Why,
}

/// A decision that looks doubtful.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Suspect {
    line: usize,
    seat: usize,
    gap: f64,
}

/// Everything a review has found so far. It can be saved and continued.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Notes {
    /// Moves that were looked at.
    lines: usize,
    turns: Vec<TurnWorth>,
    suspects: Vec<Suspect>,
    /// Suspects that were looked at again.
    checked: usize,
    mistakes: Vec<Checked>,
    moments: Vec<Moment>,
}

/// A finished review.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The game.
    pub game: &'static str,
    /// What values are counted in.
    pub unit: Unit,
    /// How many seats there are.
    pub seats: usize,
    /// What the game was worth, turn by turn.
    pub turns: Vec<TurnWorth>,
    /// The worst decisions, the worst first; at most three a seat.
    pub mistakes: Vec<Mistake>,
    /// The greatest strokes of luck, the greatest first.
    pub moments: Vec<Moment>,
    /// By seat: what all draws and reveals brought.
    pub luck: Vec<f64>,
    /// By seat: what the decisions cost that were found wanting (0 or less).
    pub play: Vec<f64>,
    /// The effort it was made with.
    pub effort: Effort,
}

/// A review in progress.
pub struct Reviewer<G: Reviewed> {
    game: &'static G,
    engine: Engine<'static, G>,
    /// Before each move, and at the end.
    states: Vec<G::State>,
    lines: Vec<(Line, G::Choice)>,
    effort: Effort,
    notes: Notes,
}

impl<G: Reviewed> fmt::Debug for Reviewer<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reviewer").field("game", &G::NAME).field("progress", &self.progress()).finish()
    }
}

impl<G: Reviewed> Reviewer<G> {
    /// Replays a finished record, and goes on from `notes` of an earlier sitting with the same record and effort.
    pub fn new(game: &'static G, record: &Record, effort: Effort, notes: Notes) -> Result<Self, ReviewError> {
        let end = Table::replay(game, record).map_err(ReviewError::Record)?;
        if end.outcome().is_none() {
            return Err(ReviewError::GoesOn);
        }
        let mut table = Table::from_header(game, record).map_err(ReviewError::Record)?;
        let (mut states, mut lines) = (vec![table.state().clone()], Vec::new());
        for (index, line) in record.lines.iter().enumerate() {
            let refused = |refusal: talon_core::Refusal| {
                ReviewError::Record(RecordError::new(record.line_of(index), refusal.to_string()))
            };
            let choice = game.parse(table.state(), line.seat, &line.text).map_err(refused)?;
            table.play(line.seat, &line.text).map_err(refused)?;
            states.push(table.state().clone());
            lines.push((line.clone(), choice));
        }
        Ok(Self { game, engine: Engine::new(game), states, lines, effort, notes })
    }

    /// How much is done, and out of how much.
    pub fn progress(&self) -> (usize, usize) {
        let suspects = if self.notes.lines > self.lines.len() {
            self.notes.suspects.len()
        } else {
            self.effort.suspects * self.seats()
        };
        (self.notes.lines + self.notes.checked, self.lines.len() + 1 + suspects)
    }

    /// What has been found so far.
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Does one piece of work; says whether there is more.
    pub fn work(&mut self) -> bool {
        match self.notes.lines {
            number if number < self.lines.len() => self.look_at(number),
            number if number == self.lines.len() => self.close(),
            _ if self.notes.checked < self.notes.suspects.len() => self.check(self.notes.checked),
            _ => return false,
        }
        true
    }

    /// Works to the end.
    pub fn finish(mut self) -> Review {
        while self.work() {}
        self.review()
    }

    fn seats(&self) -> usize {
        self.game.seats(&self.states[0])
    }

    /// A move: the decision, the draw, and the value if a turn begins with it.
    fn look_at(&mut self, number: usize) {
        let (state, after) = (&self.states[number], &self.states[number + 1]);
        let (line, choice) = (&self.lines[number].0, self.lines[number].1);
        let begins =
            number == 0 || self.game.turn(state).mark != self.game.turn(&self.states[number - 1]).mark;
        let worth = begins.then(|| self.worth_before(number));
        let at = (self.game, state, line.seat);
        let found =
            decision::look(&self.engine, at, &choice, self.effort.look, Luck::of(LOOK, number as u64));
        let by = (line.seat, &choice);
        let worlds = (self.effort.prices, Luck::of(PRICE, number as u64));
        let brought = luck::price(&self.engine, self.game, [state, after], by, worlds);
        let (line, seat) = (number + 1, line.seat.index());
        self.notes.turns.extend(worth);
        self.notes.suspects.extend(found.map(|found| Suspect { line, seat, gap: found.gap }));
        self.notes.moments.extend(brought.map(|brought| Moment { line, brought }));
        self.notes.lines += 1;
    }

    /// What the game was worth to every seat before a move, which ended the last mover's turn.
    fn worth_before(&self, number: usize) -> TurnWorth {
        let state = &self.states[number];
        let of = |index: usize| {
            let luck = Luck::of(WORTH, (number * Seat::MAX + index) as u64);
            worth::of_position(&self.engine, (self.game, state, Seat::at(index)), self.effort.worlds, luck)
        };
        let ended = number.checked_sub(1).and_then(|last| self.game.turn(&self.states[last]).seat);
        TurnWorth {
            turn: self.notes.turns.len(),
            seat: ended.map(Seat::index),
            line: number,
            worths: (0..self.seats()).map(of).collect(),
        }
    }

    /// The end of the game, and which decisions are looked at again.
    fn close(&mut self) {
        let last = self.worth_before(self.lines.len());
        self.notes.turns.push(last);
        let suspects = &mut self.notes.suspects;
        suspects.sort_by(|one, other| other.gap.total_cmp(&one.gap).then(one.line.cmp(&other.line)));
        let mut kept = [0; Seat::MAX];
        suspects.retain(|suspect| {
            kept[suspect.seat] += 1;
            kept[suspect.seat] <= self.effort.suspects
        });
        self.notes.lines += 1;
    }

    /// Looks again at a suspect.
    fn check(&mut self, number: usize) {
        let line = self.notes.suspects[number].line;
        let ((made, played), state) = (&self.lines[line - 1], &self.states[line - 1]);
        let at = (self.game, state, made.seat);
        if let Some((better, cost)) = decision::look_again(&self.engine, at, played, self.effort, line) {
            let luck = Luck::of(WHY, line as u64);
            let eyes = Eyes::new(self.game, state, made.seat);
            let why = why::find(&self.engine, &eyes, [&better, played], REASONS, luck);
            let better = self.game.print(state, made.seat, &better);
            self.notes.mistakes.push(Checked { line, better, cost, why });
        }
        self.notes.checked += 1;
    }

    /// What came of it.
    pub fn review(&self) -> Review {
        let seats = self.seats();
        let mut luck = vec![0.0; seats];
        for moment in &self.notes.moments {
            luck.iter_mut().zip(&moment.brought).for_each(|(sum, brought)| *sum += brought);
        }
        let mut play = vec![0.0; seats];
        for checked in &self.notes.mistakes {
            play[self.lines[checked.line - 1].0.seat.index()] -= checked.cost.value;
        }
        Review {
            game: G::NAME,
            unit: G::UNIT,
            seats,
            turns: self.notes.turns.clone(),
            mistakes: self.mistakes(),
            moments: self.moments(),
            luck,
            play,
            effort: self.effort,
        }
    }

    fn mistakes(&self) -> Vec<Mistake> {
        let mut worst: Vec<&Checked> = self.notes.mistakes.iter().collect();
        worst.sort_by(|one, other| {
            other.cost.value.total_cmp(&one.cost.value).then(one.line.cmp(&other.line))
        });
        let mut told = [0; Seat::MAX];
        worst.retain(|checked| {
            let told = &mut told[self.lines[checked.line - 1].0.seat.index()];
            *told += 1;
            *told <= TOLD
        });
        worst.into_iter().filter_map(|checked| self.mistake(checked)).collect()
    }

    fn mistake(&self, checked: &Checked) -> Option<Mistake> {
        let ((made, choice), state) = (&self.lines[checked.line - 1], &self.states[checked.line - 1]);
        let better = self.game.parse(state, made.seat, &checked.better).ok()?;
        let say = |choice| self.game.offer(state, made.seat, choice).say;
        let turn = self.notes.turns.iter().filter(|turn| turn.line < checked.line).count();
        Some(Mistake {
            line: checked.line,
            turn,
            seat: made.seat,
            asked: self.game.prompt(state, made.seat),
            played: made.text.clone(),
            played_say: say(choice),
            better: checked.better.clone(),
            better_say: say(&better),
            cost: checked.cost,
            why: checked.why.say::<G>(checked.cost.value),
        })
    }

    fn moments(&self) -> Vec<Moment> {
        let most = |moment: &Moment| moment.brought.iter().fold(0.0_f64, |most, one| most.max(one.abs()));
        let mut moments = self.notes.moments.clone();
        moments.sort_by(|one, other| most(other).total_cmp(&most(one)).then(one.line.cmp(&other.line)));
        moments.truncate(MOMENTS);
        moments
    }
}

/// Reviews the text of a record of any game.
pub fn review_text(text: &str, effort: Effort) -> Result<Review, ReviewError> {
    struct Work<'a>(&'a Record, Effort);
    impl games::Visitor for Work<'_> {
        type Out = Result<Review, ReviewError>;
        fn visit<G: Reviewed>(self, game: &'static G) -> Self::Out {
            Ok(Reviewer::new(game, self.0, self.1, Notes::default())?.finish())
        }
    }
    let record = Record::parse(text).map_err(ReviewError::Record)?;
    games::visit(&record.game, Work(&record, effort)).map_err(ReviewError::Game)?
}
