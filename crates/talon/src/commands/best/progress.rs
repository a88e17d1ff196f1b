//! How far the census has come, on disk.

use std::collections::BTreeMap;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use serde::{Deserialize, Serialize};
use talon_core::Game;
use talon_realms::{CHUNKS, Census, HANDS, Realms};

use crate::words::{self, say};

/// The chunks that are done and what they hold.
pub(super) struct Progress {
    pub census: Census,
    done: Vec<bool>,
}

impl Default for Progress {
    fn default() -> Self {
        Self { census: Census::default(), done: vec![false; CHUNKS] }
    }
}

/// The file. Chunks are listed as ranges, because they are done nearly in order.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    what: String,
    rules: u32,
    done: Vec<(usize, usize)>,
    counts: BTreeMap<i32, u64>,
    best: Option<(i32, u64)>,
    worst: Option<(i32, u64)>,
}

const WHAT: &str = "talon best realms --all";

impl Progress {
    /// All hands?
    pub(super) fn is_complete(&self) -> bool {
        self.census.hands == HANDS
    }

    pub(super) fn missing(&self) -> impl Iterator<Item = usize> {
        (0..CHUNKS).filter(|chunk| !self.done[*chunk])
    }

    pub(super) fn take(&mut self, chunk: usize, part: &Census) {
        self.done[chunk] = true;
        self.census.merge(part);
    }

    /// Reads a progress file; one that is not there yet is an empty one.
    pub(super) fn open(path: &Path) -> Result<Self> {
        let name = || ("file", path.display().to_string().into());
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Self::default()),
            other => other.map_err(|error| {
                anyhow!(say("cli-error-unreadable", &[name(), ("reason", words::io_reason(&error).into())]))
            })?,
        };
        let saved: Saved = serde_json::from_str(&text)
            .with_context(|| say("cli-error-progress", &[name(), ("command", WHAT.into())]))?;
        if saved.what != WHAT || saved.rules != Realms::RULES {
            bail!(say("cli-error-progress-rules", &[name()]));
        }
        let mut done = vec![false; CHUNKS];
        for (first, last) in saved.done {
            let Some(range) = done.get_mut(first..=last.max(first)) else {
                bail!(say("cli-error-progress-chunk", &[name(), ("chunk", last.into())]));
            };
            range.fill(true);
        }
        let census = Census::from_parts(saved.counts, saved.best, saved.worst);
        let census = census.with_context(|| say("cli-error-progress-score", &[name()]))?;
        Ok(Self { census, done })
    }

    /// Writes the file beside and renames it, so that a crash leaves the old one whole.
    pub(super) fn save(&self, path: &Path) -> Result<()> {
        let mut done: Vec<(usize, usize)> = Vec::new();
        for chunk in (0..CHUNKS).filter(|chunk| self.done[*chunk]) {
            match done.last_mut() {
                Some((_, last)) if *last + 1 == chunk => *last = chunk,
                _ => done.push((chunk, chunk)),
            }
        }
        let saved = Saved {
            what: WHAT.to_string(),
            rules: Realms::RULES,
            done,
            counts: self.census.counts().collect(),
            best: self.census.best,
            worst: self.census.worst,
        };
        let beside = path.with_extension("part");
        let write = || -> Result<()> {
            let mut file = fs::File::create(&beside)?;
            file.write_all(serde_json::to_string(&saved)?.as_bytes())?;
            file.sync_all()?;
            fs::rename(&beside, path)?;
            Ok(())
        };
        write().with_context(|| say("cli-error-unwritable", &[("file", path.display().to_string().into())]))
    }
}
