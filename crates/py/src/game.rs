//! `talon.game`: one game, move by move.

use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use talon_core::{Outcome, Record, Seat, Viewer};

use crate::board::{Board, Deal, Replay};
use crate::convert::{object, options, refused, seat, speech};

/// One game, move by move.
///
/// Seats are numbered from 1. Whatever is refused raises `ValueError` with what would be right, and changes nothing.
#[pyclass(module = "talon")]
pub(crate) struct Game {
    pub(crate) board: Box<dyn Board>,
}

/// Deals a game: `talon.game("shards", players=2, seed=7)`. Further keywords are set-up options, the same as on the command line.
#[pyfunction]
#[pyo3(signature = (name, *, seed = 1, **keywords), text_signature = "(name, *, seed=1, **options)")]
pub(crate) fn game(name: &str, seed: u64, keywords: Option<&Bound<'_, PyDict>>) -> PyResult<Game> {
    let options = options(keywords)?;
    let board = talon_tensor::games::visit(name, Deal(&options, seed)).map_err(refused)?.map_err(refused)?;
    Ok(Game { board })
}

/// Plays a record again, checks every line, and returns the game at its end.
#[pyfunction]
pub(crate) fn replay(record: &str) -> PyResult<Game> {
    let record = Record::parse(record).map_err(refused)?;
    let board =
        talon_tensor::games::visit(&record.game, Replay(&record)).map_err(refused)?.map_err(refused)?;
    Ok(Game { board })
}

impl Game {
    /// The seat that is meant: the named one, or the one that is to act.
    pub(crate) fn meant(&self, number: Option<usize>) -> PyResult<Seat> {
        match number {
            Some(number) => seat(number, self.board.seats()),
            None => self.board.to_act().lowest().ok_or_else(|| refused("the game is over: nobody is to act")),
        }
    }

    fn winning(&self) -> Option<Vec<usize>> {
        let numbers = |seats: talon_core::SeatSet| seats.iter().map(Seat::number).collect();
        Some(match self.board.outcome()? {
            Outcome::Seats(seats) | Outcome::Team { seats, .. } => numbers(seats),
            Outcome::PlayersWon { .. } => (1..=self.board.seats()).collect(),
            Outcome::PlayersLost { .. } => Vec::new(),
        })
    }
}

#[pymethods]
impl Game {
    /// The game: `realms`, `shards` or `aeons`.
    #[getter]
    fn name(&self) -> &'static str {
        self.board.name()
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> usize {
        self.board.seats()
    }

    /// The seat that is to act; the first of them where several may; `None` once the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.board.to_act().lowest().map(Seat::number)
    }

    /// Every seat that may act now.
    #[getter]
    fn to_act(&self) -> Vec<usize> {
        self.board.to_act().iter().map(Seat::number).collect()
    }

    /// How it ended, in the words of the scenario format (`win seat1`); `None` while it goes on.
    #[getter]
    fn outcome(&self) -> Option<String> {
        self.board.outcome().map(|outcome| outcome.to_string())
    }

    /// The seats that won; empty if all lost together, `None` while the game goes on.
    #[getter]
    fn winners(&self) -> Option<Vec<usize>> {
        self.winning()
    }

    /// The moves made so far, each with its seat.
    #[getter]
    fn history(&self) -> Vec<(usize, String)> {
        self.board.moves_made()
    }

    /// What a seat may do, in the notation of records.
    #[pyo3(signature = (seat = None))]
    fn moves(&self, seat: Option<usize>) -> PyResult<Vec<String>> {
        if seat.is_none() && self.board.to_act().is_empty() {
            return Ok(Vec::new());
        }
        Ok(self.board.choices(self.meant(seat)?))
    }

    /// Plays a move; returns what everybody is told about it.
    #[pyo3(signature = (notation, seat = None, lang = "en"))]
    fn play(&mut self, notation: &str, seat: Option<usize>, lang: &str) -> PyResult<Vec<String>> {
        let (seat, speech) = (self.meant(seat)?, speech(lang)?);
        let told = self.board.play(seat, notation, Viewer::Watcher).map_err(refused)?;
        Ok(told.iter().map(|phrase| speech.say(phrase)).collect())
    }

    /// What a seat sees, in the keys of the scenario format: a card it may not know is `"?"`. `seat=0` is a watcher.
    fn view<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyAny>> {
        let viewer = if seat == 0 { Viewer::Watcher } else { Viewer::Seat(self.meant(Some(seat))?) };
        object(py, &self.board.position(viewer))
    }

    /// The question and the moves of a seat in words: `en`, `cs`, `pl` or `uk`.
    #[pyo3(signature = (lang = "en", seat = None))]
    fn text(&self, lang: &str, seat: Option<usize>) -> PyResult<String> {
        let speech = speech(lang)?;
        if self.board.to_act().is_empty() {
            return Ok(self.board.outcome().map_or_else(String::new, |outcome| outcome.to_string()));
        }
        let seat = self.meant(seat)?;
        let prompt = self.board.prompt(seat).map(|phrase| speech.say(&phrase));
        let offers = self
            .board
            .offers(seat)
            .into_iter()
            .map(|told| format!("  {}: {}", told.text, speech.say(&told.say)));
        Ok(prompt.into_iter().chain(offers).collect::<Vec<_>>().join("\n"))
    }

    /// The record so far, as text: `talon record verify` accepts it, `talon.replay` plays it again.
    fn record(&self) -> PyResult<String> {
        let record = self.board.record();
        record
            .map(|record| record.to_string())
            .ok_or_else(|| refused("a resampled game was never dealt and has no record"))
    }

    /// Another game in the same position.
    fn clone(&self) -> Self {
        Self { board: self.board.copy() }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// Another world that `seat` could not tell from this one: what is hidden from it is dealt anew.
    fn resample(&self, seat: usize, seed: u64) -> PyResult<Self> {
        Ok(Self { board: self.board.resampled(self.meant(Some(seat))?, seed) })
    }

    /// What a seat may know as a row of bytes, in the layout of the game.
    #[pyo3(signature = (seat = None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let (seat, layout) = (self.meant(seat)?, self.board.layout().map_err(refused)?);
        let mut row = vec![0; layout.observation];
        self.board.observe(seat, &mut row);
        Ok(PyArray1::from_vec(py, row))
    }

    /// Which actions of the layout are legal for a seat now.
    #[pyo3(signature = (seat = None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let (seat, layout) = (self.meant(seat)?, self.board.layout().map_err(refused)?);
        let mask = PyArray1::from_vec(py, vec![false; layout.actions]);
        if self.board.to_act().has(seat) {
            let mut row = mask.readwrite();
            let row = row.as_slice_mut()?;
            self.board.indexes(seat, layout.actions).into_iter().for_each(|index| row[index] = true);
        }
        Ok(mask)
    }

    /// The index of a legal move in the layout.
    #[pyo3(signature = (notation, seat = None))]
    fn action(&self, notation: &str, seat: Option<usize>) -> PyResult<usize> {
        let (seat, layout) = (self.meant(seat)?, self.board.layout().map_err(refused)?);
        let moves = self.board.choices(seat);
        let place = moves.iter().position(|other| other == notation);
        let index = place.and_then(|place| self.board.indexes(seat, layout.actions).get(place).copied());
        index.ok_or_else(|| refused(format!("`{notation}` is not legal now; legal: {}", moves.join(", "))))
    }

    /// The move with this index in the layout.
    #[pyo3(signature = (action, seat = None))]
    fn notation(&self, action: usize, seat: Option<usize>) -> PyResult<String> {
        let (seat, layout) = (self.meant(seat)?, self.board.layout().map_err(refused)?);
        let place = self.board.indexes(seat, layout.actions).iter().position(|&index| index == action);
        let found = place.and_then(|place| self.board.choices(seat).into_iter().nth(place));
        found.ok_or_else(|| refused(format!("action {action} is not legal now; `mask` says which are")))
    }

    fn __repr__(&self) -> String {
        let state = match self.board.outcome() {
            Some(outcome) => outcome.to_string(),
            None => format!("to act: {:?}", self.to_act()),
        };
        format!(
            "<talon.Game {}, {} seats, {} moves, {state}>",
            self.board.name(),
            self.seats(),
            self.history().len()
        )
    }
}
