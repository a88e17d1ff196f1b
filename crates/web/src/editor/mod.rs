//! The position editor: a draft of a scenario that goes back and forth between the page and the server. Nothing is kept
//! here, and no running table is ever read: whatever the editor shows was sent to it.

mod edit;
mod find;
mod open;

use talon_core::{GivenPart, Value, Viewer};
use talon_table::scenario::Draft;
use talon_table::{AnyTable, Host};

pub(crate) use edit::{begun, edited};
pub(crate) use find::name_of;
pub(crate) use open::opened;

use crate::error::WebError;
use crate::tables::live::host;

/// A draft, and how it lies on the table.
pub(crate) struct Sheet {
    pub(crate) draft: Draft,
    /// What can be written with this set-up.
    pub(crate) parts: Vec<GivenPart>,
    /// The table as the draft lays it; nothing if it cannot be laid.
    pub(crate) table: Option<Box<dyn AnyTable>>,
    /// How everything lies: as drafted, or as dealt where the draft cannot be laid.
    pub(crate) position: Value,
    /// What is wrong, for people.
    pub(crate) wrong: Vec<String>,
}

impl Sheet {
    /// Lays a draft out.
    pub(crate) fn of(mut draft: Draft, mut wrong: Vec<String>) -> Result<Self, WebError> {
        let host = host(&draft.game)?;
        let dealt = host.table(&draft.options, draft.seed).map_err(WebError::Option)?;
        let parts = dealt.given_parts();
        if parts.is_empty() {
            return Err(WebError::NotFound);
        }
        let mut laid = lay(host, &draft);
        if let Ok(table) = &laid
            && spread(&mut draft.given, &parts, &table.position(Viewer::Judge))
        {
            laid = lay(host, &draft);
        }
        let table = laid.map_err(|flaw| wrong.push(flaw)).ok();
        let position = table.as_ref().unwrap_or(&dealt).position(Viewer::Judge);
        Ok(Self { draft, parts, table, position, wrong })
    }

    /// The part under this key.
    pub(crate) fn part(&self, path: &str) -> Option<&GivenPart> {
        self.parts.iter().find(|part| part.path == path)
    }

    /// What is written under a key.
    pub(crate) fn written(&self, path: &str) -> Option<&Value> {
        self.draft.given.at(path)
    }

    /// What lies there: as written, or as it lies otherwise.
    pub(crate) fn lies(&self, path: &str) -> Option<&Value> {
        self.written(path).or_else(|| self.position.at(path))
    }
}

/// What is wrong with a position is said without the line of a text that nobody has written.
fn lay(host: &'static dyn Host, draft: &Draft) -> Result<Box<dyn AnyTable>, String> {
    let scenario = draft.scenario().map_err(|flaw| flaw.to_string())?;
    host.laid(&scenario, 0).map_err(|flaw| flaw.to_string())
}

/// Some parts can be written in one figure or in several (`aether = 3`). The editor shows them one by one, so they are
/// written one by one. Did anything change?
fn spread(given: &mut Value, parts: &[GivenPart], position: &Value) -> bool {
    let is_short = |part: &&GivenPart| {
        let above = part.path.rsplit_once('.').and_then(|(above, _)| given.at(above));
        above.is_some_and(|above| above.as_map().is_none())
    };
    let short: Vec<&GivenPart> = parts.iter().filter(is_short).collect();
    for part in &short {
        given.put(&part.path, position.at(&part.path).cloned());
    }
    !short.is_empty()
}
