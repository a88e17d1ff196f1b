//! `talon.simulate`: the lab, whole or in parts that are put together elsewhere.

use std::path::PathBuf;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use talon_arena::{Finished, Journal, Means, Origin, Part, Plan, Player, Report, Request, Seating};

use crate::convert::{loads, options, refused};

fn plan(
    name: &str,
    games: u64,
    bots: &[String],
    seed: u64,
    mirror: bool,
    keywords: Option<&Bound<'_, PyDict>>,
) -> PyResult<Plan> {
    let players: Vec<Player> =
        bots.iter().map(|bot| bot.parse()).collect::<Result<_, _>>().map_err(refused)?;
    let mut options = options(keywords)?;
    if players.len() > 1 {
        options.entry("players".to_string()).or_insert_with(|| players.len().into());
    }
    let seating = Seating::Table(players);
    let (vary, changes, question) = (Vec::new(), Vec::new(), None);
    let game = name.to_string();
    let plan = Plan::new(Request { game, options, vary, seating, games, seed, mirror, changes, question });
    let plan = plan.map_err(refused)?;
    plan.try_programs().map_err(refused)?;
    Ok(plan)
}

fn told<'py>(py: Python<'py>, finished: &Finished) -> PyResult<Bound<'py, PyAny>> {
    loads(py, &Report::new(finished).timeless().json())
}

/// What a report says about where it comes from.
fn origin(plan: &Plan) -> Origin {
    Origin::of_records(env!("CARGO_PKG_VERSION"), "python", "", "").of(plan)
}

/// Plays many games of bots and says what came out, as `talon simulate --json --without-clock` does: the same call gives the same report,
/// on any number of threads.
#[pyfunction]
#[pyo3(
    signature = (name, *, games = 1000, bots = vec!["greedy".to_string()], seed = 1, threads = 1, mirror = false, **keywords),
    text_signature = "(name, *, games=1000, bots=['greedy'], seed=1, threads=1, mirror=False, **options)"
)]
#[allow(clippy::too_many_arguments)] // keywords, each with a default
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    name: &str,
    games: u64,
    bots: Vec<String>,
    seed: u64,
    threads: usize,
    mirror: bool,
    keywords: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let plan = plan(name, games, &bots, seed, mirror, keywords)?;
    let means = || Means { origin: origin(&plan), ..Means::on(threads.max(1)) };
    let finished = py.detach(|| talon_arena::run_with(&plan, means()));
    told(py, &finished.map_err(|trouble| PyRuntimeError::new_err(trouble.to_string()))?)
}

/// Plays one of several parts of such a run (`"2/8"`) into a file; the same call again goes on with it.
#[pyfunction]
#[pyo3(
    signature = (name, *, part, out, games = 1000, bots = vec!["greedy".to_string()], seed = 1, threads = 1, mirror = false, **keywords),
    text_signature = "(name, *, part, out, games=1000, bots=['greedy'], seed=1, threads=1, mirror=False, **options)"
)]
#[allow(clippy::too_many_arguments)] // keywords, each with a default
pub(crate) fn play_part(
    py: Python<'_>,
    name: &str,
    part: &str,
    out: PathBuf,
    games: u64,
    bots: Vec<String>,
    seed: u64,
    threads: usize,
    mirror: bool,
    keywords: Option<&Bound<'_, PyDict>>,
) -> PyResult<()> {
    let plan = plan(name, games, &bots, seed, mirror, keywords)?;
    let part: Part = part.parse().map_err(refused)?;
    let journal = Some(Journal::open(&out, &plan, part).map_err(refused)?);
    let played =
        py.detach(|| talon_arena::run_with(&plan, Means { journal, part, ..Means::on(threads.max(1)) }));
    played.map(|_| ()).map_err(|trouble| PyRuntimeError::new_err(trouble.to_string()))
}

/// Puts the files of all parts together: the report that one machine would have given.
#[pyfunction]
pub(crate) fn merge<'py>(py: Python<'py>, files: Vec<PathBuf>) -> PyResult<Bound<'py, PyAny>> {
    let mut finished = talon_arena::merge(&files, Origin::default()).map_err(refused)?;
    finished.origin = origin(&finished.plan);
    told(py, &finished)
}
