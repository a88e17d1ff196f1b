//! Talon for Python: the compiled half of the module `talon`. What people import is in `python/talon`.

mod board;
mod bot;
mod convert;
mod game;
mod lab;
mod many;
mod tools;
mod vector;

use pyo3::prelude::*;

/// The compiled half of `talon`.
#[pymodule]
fn _talon(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("GAMES", talon_games::NAMES.to_vec())?;
    module.add_class::<game::Game>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<vector::Vector>()?;
    module.add_function(wrap_pyfunction!(game::game, module)?)?;
    module.add_function(wrap_pyfunction!(game::replay, module)?)?;
    module.add_function(wrap_pyfunction!(bot::bot, module)?)?;
    module.add_function(wrap_pyfunction!(tools::layout, module)?)?;
    module.add_function(wrap_pyfunction!(tools::scenario, module)?)?;
    module.add_function(wrap_pyfunction!(tools::score, module)?)?;
    module.add_function(wrap_pyfunction!(tools::review, module)?)?;
    module.add_function(wrap_pyfunction!(tools::cards, module)?)?;
    module.add_function(wrap_pyfunction!(tools::options, module)?)?;
    module.add_function(wrap_pyfunction!(lab::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(lab::play_part, module)?)?;
    module.add_function(wrap_pyfunction!(lab::merge, module)?)?;
    Ok(())
}
