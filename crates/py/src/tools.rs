//! Scenarios, the scorer, reviews, cards, options and layouts.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::{Map, json};
use talon_core::{Allowed, Gallery, Options};
use talon_games::{Loaded, Realms};
use talon_review::{Effort, review_text};
use talon_tensor::{Encoded, Layout, Segment};

use crate::convert::{loads, options as read_options, refused, speech};

/// The layout of a set-up: name, sizes, and the parts of a row and of the action index with their names.
#[pyfunction]
#[pyo3(signature = (name, **keywords), text_signature = "(name, **options)")]
pub(crate) fn layout<'py>(
    py: Python<'py>,
    name: &str,
    keywords: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    struct Of(Options);
    impl talon_tensor::games::Visitor for Of {
        type Out = Result<Layout, String>;
        fn visit<G: Encoded + Gallery + Send + 'static>(self, game: &'static G) -> Self::Out {
            let setup = game.setup(&self.0).map_err(|bad| bad.to_string())?;
            talon_tensor::layout(game, &setup).map_err(|none| none.to_string())
        }
    }
    let options = read_options(keywords)?;
    let layout = talon_tensor::games::visit(name, Of(options)).map_err(refused)?.map_err(refused)?;
    let part = |part: &Segment| json!({ "name": part.name, "start": part.start, "len": part.len, "most": part.most });
    let parts = |parts: &[Segment]| parts.iter().map(part).collect::<Vec<_>>();
    let told = json!({
        "name": layout.name, "observation": layout.observation, "actions": layout.actions, "seats": layout.seats,
        "segments": parts(&layout.segments), "verbs": parts(&layout.verbs),
    });
    loads(py, &told)
}

/// Runs a scenario file given as text: `{"title", "passed", "faults"}`.
#[pyfunction]
pub(crate) fn scenario<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyDict>> {
    let report = talon_table::scenario::run(text);
    let told = PyDict::new(py);
    told.set_item("title", &report.title)?;
    told.set_item("passed", report.passed())?;
    told.set_item("faults", report.faults())?;
    Ok(told)
}

/// Scores a Fantasy Realms hand: `{"score", "cards"}`. `discard` is what the necromancer may fetch from; `partial` takes any 1 to 8 cards.
#[pyfunction]
#[pyo3(signature = (hand, discard = None, *, partial = false))]
pub(crate) fn score<'py>(
    py: Python<'py>,
    hand: Vec<String>,
    discard: Option<Vec<String>>,
    partial: bool,
) -> PyResult<Bound<'py, PyAny>> {
    fn ids(ids: &[String]) -> Vec<&str> {
        ids.iter().map(String::as_str).collect()
    }
    let realms = Realms::loaded();
    let discard = discard.as_deref().map(ids);
    let query = realms.query(&ids(&hand), discard.as_deref(), partial).map_err(refused)?;
    let sheet = realms.scorer().sheet(query.hand, query.area);
    let cards = sheet.cards.iter().map(|card| {
        json!({
            "id": realms.card(card.card).id, "base": card.base, "bonus": card.bonus, "penalty": card.penalty,
            "blanked": card.blanked.is_some(),
        })
    });
    loads(py, &json!({ "score": sheet.score, "cards": cards.collect::<Vec<_>>() }))
}

/// Judges a finished game from its record: what it was worth after every turn, the worst decisions, play and luck. `budget` is the
/// iterations that each decision gets.
#[pyfunction]
#[pyo3(signature = (record, *, budget = 400, lang = "en"))]
pub(crate) fn review<'py>(
    py: Python<'py>,
    record: &str,
    budget: u32,
    lang: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let speech = speech(lang)?;
    let review = py.detach(|| review_text(record, Effort::of(budget))).map_err(refused)?;
    loads(py, &review.to_json(|phrase| speech.say(phrase)))
}

/// Every card of a game with its figures and its rules text.
#[pyfunction]
#[pyo3(signature = (name, *, lang = "en"))]
pub(crate) fn cards<'py>(py: Python<'py>, name: &str, lang: &str) -> PyResult<Bound<'py, PyAny>> {
    let (speech, game) = (speech(lang)?, talon_table::games::named(name).map_err(refused)?);
    let card = |card: &talon_core::CardText| {
        let mut told = Map::new();
        told.insert("id".into(), card.id.as_str().into());
        told.insert("name".into(), speech.name(&card.name).into());
        told.extend(card.figures.iter().map(|(key, value)| ((*key).to_string(), json!(value))));
        told.insert("text".into(), card.lines.iter().map(|line| speech.say(&line.say)).collect());
        serde_json::Value::Object(told)
    };
    loads(py, &game.cards().iter().map(card).collect())
}

/// The set-up options of a game: for each key the values it takes, the default first (a range as `[from, to, default]`).
#[pyfunction]
pub(crate) fn options<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    let game = talon_table::games::named(name).map_err(refused)?;
    let told = PyDict::new(py);
    for spec in game.option_specs() {
        let values = match spec.allowed {
            Allowed::OneOf(words) | Allowed::WordOrIds { words, .. } => PyList::new(py, words)?,
            Allowed::Whole { from, to, default } => PyList::new(py, [from, to, default])?,
        };
        told.set_item(spec.key, values)?;
    }
    Ok(told)
}
