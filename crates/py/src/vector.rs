//! `talon.vector`: many games at once, into arrays that belong to Python.

use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use talon_tensor::{Autoreset, Observations, Others, Rows, Settings};

use crate::convert::{options, refused, seat};
use crate::many::{DealMany, Many};

/// What seats may know: bytes, or the same numbers as floats.
enum Known {
    Bytes(Py<PyArray2<u8>>),
    Floats(Py<PyArray2<f32>>),
}

/// Many games at once.
///
/// The arrays are made once and written in place with every step: keep a copy of what you want to keep.
#[pyclass(module = "talon")]
pub(crate) struct Vector {
    many: Box<dyn Many>,
    games: usize,
    known: Known,
    mask: Py<PyArray2<bool>>,
    to_act: Py<PyArray1<i8>>,
    rewards: Py<PyArray2<f32>>,
    terminated: Py<PyArray1<bool>>,
    truncated: Py<PyArray1<bool>>,
    actions: Py<PyArray1<i32>>,
}

fn autoreset(word: &str) -> PyResult<Autoreset> {
    match word {
        "same" => Ok(Autoreset::SameStep),
        "next" => Ok(Autoreset::NextStep),
        "never" => Ok(Autoreset::Never),
        _ => Err(refused(format!("autoreset: `{word}` is not known; it takes `same`, `next` or `never`"))),
    }
}

/// Calls `work` with the games and with every row, while the interpreter is released.
fn with_rows<T: Send>(
    vector: &mut Vector,
    py: Python<'_>,
    work: impl FnOnce(&mut dyn Many, Rows<'_>) -> T + Send,
) -> PyResult<T> {
    let mut mask = vector.mask.bind(py).readwrite();
    let mut to_act = vector.to_act.bind(py).readwrite();
    let mut rewards = vector.rewards.bind(py).readwrite();
    let mut terminated = vector.terminated.bind(py).readwrite();
    let mut truncated = vector.truncated.bind(py).readwrite();
    let (mut bytes, mut floats);
    let observations = match &vector.known {
        Known::Bytes(array) => {
            bytes = array.bind(py).readwrite();
            Observations::Bytes(bytes.as_slice_mut()?)
        }
        Known::Floats(array) => {
            floats = array.bind(py).readwrite();
            Observations::Floats(floats.as_slice_mut()?)
        }
    };
    let rows = Rows {
        observations,
        mask: mask.as_slice_mut()?,
        to_act: to_act.as_slice_mut()?,
        rewards: rewards.as_slice_mut()?,
        terminated: terminated.as_slice_mut()?,
        truncated: truncated.as_slice_mut()?,
    };
    let many = &mut *vector.many;
    Ok(py.detach(|| work(many, rows)))
}

#[pymethods]
impl Vector {
    /// `talon.vector("shards", games=4096, seed=1)`: deals many games. Further keywords are set-up options.
    #[new]
    #[pyo3(
        signature = (name, *, games, seed = 1, threads = 1, dtype = "uint8", others = None, seat = 1, skip_forced = false, autoreset = "same", **keywords),
        text_signature = "(name, *, games, seed=1, threads=1, dtype='uint8', others=None, seat=1, skip_forced=False, autoreset='same', **options)"
    )]
    #[allow(clippy::too_many_arguments)] // keywords, each with a default
    fn new(
        py: Python<'_>,
        name: &str,
        games: usize,
        seed: u64,
        threads: usize,
        dtype: &str,
        others: Option<&str>,
        seat: usize,
        skip_forced: bool,
        autoreset: &str,
        keywords: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        if games == 0 || threads == 0 {
            return Err(refused("games and threads are whole numbers from 1"));
        }
        let bot = others.map(str::parse).transpose().map_err(refused)?;
        let seat = self::seat(seat, talon_core::Seat::MAX)?;
        let others = bot.map(|bot| Others { seat, bot });
        let settings =
            Settings { games, seed, threads, others, skip_forced, autoreset: self::autoreset(autoreset)? };
        let options = options(keywords)?;
        let many = talon_tensor::games::visit(name, DealMany(&options, settings))
            .map_err(refused)?
            .map_err(refused)?;
        let layout = many.layout();
        let known = match dtype {
            "uint8" => Known::Bytes(PyArray2::zeros(py, [games, layout.observation], false).unbind()),
            "float32" => Known::Floats(PyArray2::zeros(py, [games, layout.observation], false).unbind()),
            _ => return Err(refused(format!("dtype: `{dtype}` is none; `uint8` or `float32`"))),
        };
        let mask = PyArray2::zeros(py, [games, layout.actions], false).unbind();
        let rewards = PyArray2::zeros(py, [games, layout.seats], false).unbind();
        let flags = || PyArray1::zeros(py, [games], false).unbind();
        let (to_act, actions) =
            (PyArray1::zeros(py, [games], false).unbind(), PyArray1::zeros(py, [games], false).unbind());
        let (terminated, truncated) = (flags(), flags());
        let mut made = Self { many, games, known, mask, to_act, rewards, terminated, truncated, actions };
        made.write(py)?;
        Ok(made)
    }

    /// How many games.
    #[getter]
    const fn games(&self) -> usize {
        self.games
    }

    /// How many seats a game has.
    #[getter]
    fn seats(&self) -> usize {
        self.many.layout().seats
    }

    /// The layout, with its number.
    #[getter]
    fn layout(&self) -> &'static str {
        self.many.layout().name
    }

    /// `[games, numbers]`: what the seat that is asked may know.
    #[getter]
    fn obs(&self, py: Python<'_>) -> Py<PyAny> {
        match &self.known {
            Known::Bytes(array) => array.clone_ref(py).into_any(),
            Known::Floats(array) => array.clone_ref(py).into_any(),
        }
    }

    /// `[games, actions]`: which actions are legal.
    #[getter]
    fn mask(&self, py: Python<'_>) -> Py<PyArray2<bool>> {
        self.mask.clone_ref(py)
    }

    /// `[games]`: who is asked, as the column of `rewards`: the seat minus 1.
    #[getter]
    fn to_act(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.to_act.clone_ref(py)
    }

    /// `[games, seats]`: what each seat got with the last step.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }

    /// `[games]`: the games that ended with the last step.
    #[getter]
    fn terminated(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.terminated.clone_ref(py)
    }

    /// `[games]`: the games that were broken off because they were too long.
    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.truncated.clone_ref(py)
    }

    /// `[games]`: what `sample` has drawn.
    #[getter]
    fn actions(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.actions.clone_ref(py)
    }

    /// Deals all games anew.
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let many = &mut *self.many;
        py.detach(|| many.reset(seed));
        self.write(py)
    }

    /// Deals the next game in one place and writes every row as things stand.
    fn deal(&mut self, py: Python<'_>, game: usize) -> PyResult<()> {
        self.check(game)?;
        self.many.deal(game);
        self.write(py)
    }

    /// Draws a legal action for each game, each equally likely, into `actions`.
    fn sample(&mut self, py: Python<'_>) -> PyResult<Py<PyArray1<i32>>> {
        let mut actions = self.actions.bind(py).readwrite();
        self.many.sample(actions.as_slice_mut()?);
        Ok(self.actions.clone_ref(py))
    }

    /// Plays one action in each game and writes every array. If one is not legal none is played, and `ValueError` names it.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(actions) = actions.cast::<PyArray1<i32>>() {
            let actions = actions.readonly();
            let actions = actions.as_slice()?;
            return with_rows(self, py, |many, rows| many.step(actions, rows))?.map_err(refused);
        }
        let wide: Vec<i64> = match actions.extract::<PyReadonlyArray1<'_, i64>>() {
            Ok(array) => array.as_array().to_vec(),
            Err(_) => actions
                .extract()
                .map_err(|_| PyTypeError::new_err("actions are whole numbers, one for each game"))?,
        };
        let narrow: Vec<i32> = wide.into_iter().map(|action| i32::try_from(action).unwrap_or(-1)).collect();
        with_rows(self, py, |many, rows| many.step(&narrow, rows))?.map_err(refused)
    }

    /// What a seat (from 1) of one game may know, as bytes.
    fn observe<'py>(&self, py: Python<'py>, game: usize, seat: usize) -> PyResult<Bound<'py, PyArray1<u8>>> {
        self.check(game)?;
        let seat = self::seat(seat, self.seats())?;
        let mut row = vec![0; self.many.layout().observation];
        self.many.observe(game, seat, &mut row);
        Ok(PyArray1::from_vec(py, row))
    }

    /// The legal actions of one game.
    fn legal(&self, game: usize) -> PyResult<Vec<u16>> {
        self.check(game)?;
        Ok(self.many.legal(game).unwrap_or_default())
    }

    /// A legal action of one game in the notation of records (`wait`: leave it to another seat).
    fn notation(&self, game: usize, action: i64) -> PyResult<String> {
        self.check(game)?;
        let none = || {
            refused(format!(
                "game {game}: action {action} is not legal now; its row of `mask` says which are"
            ))
        };
        self.many.notation(game, action).ok_or_else(none)
    }

    /// The index of a legal move of one game.
    fn action(&self, game: usize, notation: &str) -> PyResult<u16> {
        self.check(game)?;
        let none = || refused(format!("game {game}: `{notation}` is not legal now"));
        self.many.action(game, notation).ok_or_else(none)
    }

    /// How one game ended; `None` while it goes on. With `autoreset="same"` a game that ended is gone.
    fn outcome(&self, game: usize) -> PyResult<Option<String>> {
        self.check(game)?;
        Ok(self.many.outcome(game))
    }

    fn __len__(&self) -> usize {
        self.games
    }

    fn __repr__(&self) -> String {
        let layout = self.many.layout();
        let (name, seats, numbers, actions) = (layout.name, layout.seats, layout.observation, layout.actions);
        format!(
            "<talon.vector {name}: {} games, {seats} seats, {numbers} numbers, {actions} actions>",
            self.games
        )
    }
}

impl Vector {
    fn write(&mut self, py: Python<'_>) -> PyResult<()> {
        with_rows(self, py, |many, rows| many.write(rows))?.map_err(refused)
    }

    fn check(&self, game: usize) -> PyResult<()> {
        let has = game < self.games;
        has.then_some(())
            .ok_or_else(|| refused(format!("there is no game {game}; the games are 0 to {}", self.games - 1)))
    }
}
