//! A position from a text that somebody pasted: a scenario, or a record of a game.

use talon_core::{Record, RecordError, Viewer};
use talon_table::scenario::{Draft, File, Flaw};
use talon_table::{AnyTable, Host};

use crate::error::WebError;
use crate::pages::replay::RECORD_MAX;
use crate::tables::live::host;

/// The position that a text tells of, after this many moves: a scenario at its beginning and a record at its end if
/// nothing is said.
pub(crate) fn opened(text: &str, moves: Option<usize>, case: Option<usize>) -> Result<Draft, WebError> {
    if text.len() > RECORD_MAX {
        return Err(WebError::Cannot("web-trouble-record-long"));
    }
    // A browser sends a text with carriage returns.
    let text = text.replace("\r\n", "\n");
    if text.trim_start().starts_with("talon-record") {
        of_record(text.trim_start(), moves)
    } else {
        of_scenario(&text, moves, case)
    }
}

fn of_scenario(text: &str, moves: Option<usize>, case: Option<usize>) -> Result<Draft, WebError> {
    let bad = |flaw: Flaw| WebError::Bad(format!("line {}: {flaw}", flaw.line));
    let scenario = File::read(text).and_then(|file| file.into_scenario(case)).map_err(bad)?;
    let host = known(&scenario.game)?;
    let steps = moves.unwrap_or(0);
    let table = host.laid(&scenario, steps).map_err(bad)?;
    if steps == 0 {
        return Ok(Draft::of(&scenario));
    }
    as_draft(table.as_ref(), scenario.title)
}

fn of_record(text: &str, moves: Option<usize>) -> Result<Draft, WebError> {
    let bad = |error: RecordError| WebError::Bad(error.to_string());
    let record = Record::parse(text).map_err(bad)?;
    let host = known(&record.game)?;
    host.replay(&record).map_err(bad)?;
    let mut table = host.beginning(&record).map_err(bad)?;
    for line in record.lines.iter().take(moves.unwrap_or(usize::MAX)) {
        table.play(line.seat, &line.text, Viewer::Watcher).map_err(WebError::Refused)?;
    }
    as_draft(table.as_ref(), String::new())
}

/// The game of this name, or which there are.
fn known(game: &str) -> Result<&'static dyn Host, WebError> {
    host(game).map_err(|_| WebError::Bad(talon_games::UnknownGame { name: game.to_string() }.to_string()))
}

/// How a table stands now.
fn as_draft(table: &dyn AnyTable, title: String) -> Result<Draft, WebError> {
    let given = table.as_given().ok_or(WebError::Cannot("editor-no-moment"))?;
    let record = table.record();
    Ok(Draft { game: record.game, title, seed: record.seed, options: record.options, given })
}
