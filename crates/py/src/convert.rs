//! Options in, values and errors out.

use core::fmt::Display;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyList, PyString, PyTuple};
use talon_core::{Options, Seat, Value};
use talon_text::{Lang, Speech};

/// Everything that is refused is a `ValueError` that says what would be right.
pub(crate) fn refused(reason: impl Display) -> PyErr {
    PyValueError::new_err(reason.to_string())
}

/// Set-up options as keywords: numbers, words, `True`, `False`, lists of ids.
pub(crate) fn options(keywords: Option<&Bound<'_, PyDict>>) -> PyResult<Options> {
    let Some(keywords) = keywords else { return Ok(Options::new()) };
    keywords.iter().map(|(key, value)| Ok((key.extract()?, option(&key.to_string(), &value)?))).collect()
}

fn option(key: &str, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    if value.is_instance_of::<PyBool>() {
        Ok(Value::Bool(value.extract()?))
    } else if value.is_instance_of::<PyInt>() {
        Ok(Value::Int(value.extract()?))
    } else if value.is_instance_of::<PyString>() {
        Ok(Value::Text(value.extract()?))
    } else if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        let items = value.try_iter()?.map(|item| option(key, &item?));
        Ok(Value::Row(items.collect::<PyResult<_>>()?))
    } else {
        Err(PyTypeError::new_err(format!("{key}: an option is a number, a word, a bool or a list of ids")))
    }
}

/// A seat as people number it, from 1.
pub(crate) fn seat(number: usize, seats: usize) -> PyResult<Seat> {
    Seat::numbered(number)
        .filter(|seat| seat.index() < seats)
        .ok_or_else(|| refused(format!("there is no seat {number}; the seats are 1 to {seats}")))
}

/// Words in a language.
pub(crate) fn speech(lang: &str) -> PyResult<&'static Speech> {
    lang.parse::<Lang>().map(Speech::of).map_err(refused)
}

/// JSON as Python's own objects.
pub(crate) fn loads<'py>(py: Python<'py>, json: &serde_json::Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (json.to_string(),))
}

/// A position as Python's own objects.
pub(crate) fn object<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Bool(flag) => PyBool::new(py, *flag).to_owned().into_any(),
        Value::Int(n) => n.into_pyobject(py)?.into_any(),
        Value::Text(text) => PyString::new(py, text).into_any(),
        Value::Bag(items) | Value::Row(items) => {
            let items = items.iter().map(|item| object(py, item)).collect::<PyResult<Vec<_>>>()?;
            PyList::new(py, items)?.into_any()
        }
        Value::Map(entries) => {
            let dict = PyDict::new(py);
            for (key, value) in entries {
                dict.set_item(key, object(py, value)?)?;
            }
            dict.into_any()
        }
    })
}
