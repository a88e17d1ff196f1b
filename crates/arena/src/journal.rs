//! The file that stores finished batches, so that a long run can be interrupted and continued.
//!
//! The first line says what is played; each further line is one batch with a digest of its text. Lines are only ever appended,
//! each with one write: whatever ends the program, all lines but perhaps the last are whole, and a torn last line is cut off.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde_json::Value as Json;
use talon_core::digest;

use crate::plan::{Plan, Refused};
use crate::rows::Row;
use crate::series::Batch;

/// Raised whenever something is counted differently, so that no run mixes both.
const TITLE: &str = "talon-lab 3";
/// A line that says what was asked for; the last one counts.
const REQUEST: &str = "request";

/// One of several parts that a run is divided into: with three parts, every third batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Which one, counted from 1.
    pub number: u64,
    /// Of how many.
    pub of: u64,
}

impl Part {
    /// The whole run.
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// The batch that comes at this place of the part.
    pub(crate) const fn batch(self, place: u64) -> u64 {
        place.saturating_mul(self.of).saturating_add(self.number - 1)
    }
}

impl core::fmt::Display for Part {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl core::str::FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let part = text.split_once('/').and_then(|(number, of)| {
            Some(Self { number: number.trim().parse().ok()?, of: of.trim().parse().ok()? })
        });
        part.filter(|part| (1..=part.of).contains(&part.number) && part.of <= 100_000)
            .ok_or_else(|| format!("`{text}` is no part; write K/N, the K-th of N parts, e.g. 2/8"))
    }
}

/// An open file with the batches it already held.
#[derive(Debug)]
pub struct Journal {
    file: File,
    /// The sums of finished batches.
    kept: BTreeMap<u64, Batch>,
    /// Where the line of a batch with rows lies in the file, and how long it is.
    with_rows: BTreeMap<u64, (u64, usize)>,
}

impl Journal {
    /// Opens the file of a plan, or starts one. A file of another plan is refused, and so is one that another process is writing.
    pub fn open(path: &Path, plan: &Plan, part: Part) -> Result<Self, Refused> {
        let trouble = |error: io::Error| Refused::of(format!("{}: {error}", path.display()));
        // A device or a pipe has no end to be read to.
        if path.metadata().is_ok_and(|found| !found.is_file()) {
            return Err(Refused::of(format!(
                "{}: not a regular file; name one to keep batches in",
                path.display()
            )));
        }
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(trouble)?;
        file.try_lock().map_err(|_| Refused::of(format!("{}: another run is writing it", path.display())))?;
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(trouble)?;
        let mut wanted = plan.fingerprint();
        wanted["part"] = part.to_string().into();
        let heading = format!("{TITLE} {wanted}\n");
        let asked = line_of(REQUEST, &plan.request.json().to_string());
        if !text.contains(&b'\n') {
            // Empty, or a heading that was torn: there is nothing to keep, if it is ours at all.
            if !heading.as_bytes().starts_with(&text) {
                return Err(Refused::of(format!(
                    "{}: not a file of `talon simulate --resume`",
                    path.display()
                )));
            }
            file.set_len(0).map_err(trouble)?;
            file.write_all((heading + &asked).as_bytes()).map_err(trouble)?;
            return Ok(Self { file, kept: BTreeMap::new(), with_rows: BTreeMap::new() });
        }
        let told = |reason: String| Refused::of(format!("{}: {reason}", path.display()));
        let kept = Kept::read(&text).map_err(told)?;
        if let Some(reason) = unlike(&kept.heading, &wanted) {
            return Err(told(reason));
        }
        file.set_len(kept.whole).map_err(trouble)?;
        file.seek(SeekFrom::End(0)).map_err(trouble)?;
        if kept.request.as_ref() != Some(&plan.request.json()) {
            file.write_all(asked.as_bytes()).map_err(trouble)?;
        }
        let mut journal = Self { file, kept: kept.batches, with_rows: kept.with_rows };
        // The last batch of a shorter run may be longer in this one.
        journal.kept.retain(|&number, batch| {
            let deals = plan.batch(number);
            deals.end - deals.start == batch.deals
        });
        Ok(journal)
    }

    /// The batches that need not be played again; where rows are wanted, those that have theirs.
    pub fn take(&mut self, wants_rows: bool) -> BTreeMap<u64, Batch> {
        let mut kept = core::mem::take(&mut self.kept);
        kept.retain(|number, _| !wants_rows || self.with_rows.contains_key(number));
        kept
    }

    /// The rows of a batch that was kept.
    pub(crate) fn rows(&mut self, number: u64) -> io::Result<Vec<Row>> {
        let Some(&(at, length)) = self.with_rows.get(&number) else { return Ok(Vec::new()) };
        let mut bytes = vec![0; length];
        self.file.seek(SeekFrom::Start(at))?;
        self.file.read_exact(&mut bytes)?;
        let batch = core::str::from_utf8(&bytes).ok().and_then(parts_of).and_then(|(_, text)| batch_of(text));
        let batch = batch.ok_or_else(|| io::Error::other("the file was changed while it was read"))?;
        Ok(batch.rows)
    }

    /// Stores a batch.
    pub fn keep(&mut self, number: u64, batch: &Batch) -> io::Result<()> {
        let text = serde_json::to_string(batch).unwrap_or_default();
        self.file.write_all(line_of(&number.to_string(), &text).as_bytes())
    }
}

fn line_of(key: &str, text: &str) -> String {
    format!("{key} {:016x} {text}\n", digest(text))
}

/// What a file holds.
#[derive(Debug)]
pub(crate) struct Kept {
    /// What is played, and which part of it.
    pub(crate) heading: Json,
    /// What was asked for last.
    pub(crate) request: Option<Json>,
    pub(crate) batches: BTreeMap<u64, Batch>,
    with_rows: BTreeMap<u64, (u64, usize)>,
    /// How many of its bytes are whole lines.
    whole: u64,
}

impl Kept {
    pub(crate) fn read(text: &[u8]) -> Result<Self, String> {
        let mut lines = text.split_inclusive(|&byte| byte == b'\n');
        let heading = String::from_utf8_lossy(lines.next().unwrap_or_default()).into_owned();
        if heading.starts_with("talon-lab ") && !heading.starts_with(TITLE) {
            return Err(
                "it comes from an earlier version, which dealt other cards for the same seed and counted \
                        differently; start again with another file"
                    .into(),
            );
        }
        let written: Json = heading
            .strip_prefix(TITLE)
            .and_then(|rest| serde_json::from_str(rest).ok())
            .ok_or("not a file of `talon simulate --resume` or `--part`")?;
        let mut kept = Self {
            heading: written,
            request: None,
            batches: BTreeMap::new(),
            with_rows: BTreeMap::new(),
            whole: heading.len() as u64,
        };
        for bytes in lines {
            let line = core::str::from_utf8(bytes).ok().and_then(parts_of);
            if line.and_then(|(key, text)| kept.take(key, text, bytes.len())).is_none() {
                break;
            }
            kept.whole += bytes.len() as u64;
        }
        Ok(kept)
    }

    fn take(&mut self, key: &str, text: &str, length: usize) -> Option<()> {
        if key == REQUEST {
            self.request = Some(serde_json::from_str(text).ok()?);
            return Some(());
        }
        let (number, mut batch) = (key.parse().ok()?, batch_of(text)?);
        self.with_rows.remove(&number);
        if !batch.rows.is_empty() {
            batch.rows = Vec::new();
            self.with_rows.insert(number, (self.whole, length));
        }
        self.batches.insert(number, batch);
        Some(())
    }
}

/// The key and the text of a whole line.
fn parts_of(line: &str) -> Option<(&str, &str)> {
    let mut parts = line.strip_suffix('\n')?.splitn(3, ' ');
    let (key, sum, text) = (parts.next()?, parts.next()?, parts.next()?);
    (u64::from_str_radix(sum, 16).ok()? == digest(text)).then_some((key, text))
}

fn batch_of(text: &str) -> Option<Batch> {
    serde_json::from_str(text).ok()
}

/// What another run would have been.
pub(crate) fn unlike(written: &Json, wanted: &Json) -> Option<String> {
    let wanted = wanted.as_object()?;
    let differs = wanted.iter().find(|(key, value)| written.get(key.as_str()) != Some(value));
    differs.map(|(key, value)| {
        let there = written.get(key.as_str()).unwrap_or(&Json::Null);
        format!("it keeps another run: `{key}` is {there} there, {value} here; use another file")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::{Request, Seating};

    fn plan(seed: u64) -> Plan {
        let wanted = Request {
            game: "realms".into(),
            options: talon_core::Options::new(),
            vary: Vec::new(),
            seating: Seating::Table(vec!["random".parse().unwrap()]),
            games: 30,
            seed,
            mirror: false,
            changes: Vec::new(),
            question: None,
        };
        Plan::new(wanted).unwrap()
    }

    fn path(name: &str) -> std::path::PathBuf {
        let path = std::env::temp_dir().join(format!("talon-arena-{}-{name}", std::process::id()));
        let _ = std::fs::remove_file(&path);
        path
    }

    #[test]
    fn a_torn_last_line_is_cut_off_and_the_rest_is_kept() {
        let (path, plan) = (path("torn"), plan(1));
        let mut batch = Batch { deals: 1, ..Batch::default() };
        batch.arms.push(crate::tally::Tally { games: 3, ..Default::default() });
        let mut journal = Journal::open(&path, &plan, Part::WHOLE).unwrap();
        journal.keep(4, &batch).unwrap();
        journal.keep(2, &batch).unwrap();
        drop(journal);
        let whole = std::fs::read(&path).unwrap();
        for cut in 1..60 {
            std::fs::write(&path, &whole[..whole.len() - cut]).unwrap();
            let kept = Journal::open(&path, &plan, Part::WHOLE).unwrap().take(false);
            assert_eq!(kept.into_iter().collect::<Vec<_>>(), [(4, batch.clone())], "{cut}");
            let left = std::fs::read(&path).unwrap();
            assert!(left.ends_with(b"\n") && whole.starts_with(&left), "{cut}");
        }
        // A number that was changed by hand is noticed.
        let edited = String::from_utf8(whole).unwrap().replace("[{\"games\":3", "[{\"games\":4");
        std::fs::write(&path, edited).unwrap();
        assert!(Journal::open(&path, &plan, Part::WHOLE).unwrap().take(false).is_empty());
    }

    #[test]
    fn the_file_of_another_run_is_left_alone() {
        let path = path("other");
        drop(Journal::open(&path, &plan(1), Part::WHOLE).unwrap());
        let error = Journal::open(&path, &plan(2), Part::WHOLE).unwrap_err().to_string();
        assert!(error.contains("`seed` is 1 there, 2 here"), "{error}");
        std::fs::write(&path, "talon-lab 2 {\"seed\":1}\n").unwrap();
        assert!(
            Journal::open(&path, &plan(1), Part::WHOLE)
                .unwrap_err()
                .to_string()
                .contains("an earlier version")
        );
        std::fs::write(&path, "my diary\n").unwrap();
        assert!(Journal::open(&path, &plan(1), Part::WHOLE).unwrap_err().to_string().contains("not a file"));
        std::fs::write(&path, "my diary").unwrap();
        assert!(Journal::open(&path, &plan(1), Part::WHOLE).is_err());
        assert_eq!(std::fs::read(&path).unwrap(), b"my diary");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_refused_unread() {
        for path in ["/dev/null", "/tmp", "/"] {
            let error = Journal::open(Path::new(path), &plan(1), Part::WHOLE).unwrap_err().to_string();
            assert!(error.contains(path) && error.contains("regular file"), "{error}");
        }
    }

    #[test]
    fn two_runs_do_not_write_one_file() {
        let (path, plan) = (path("twice"), plan(1));
        let first = Journal::open(&path, &plan, Part::WHOLE).unwrap();
        assert!(Journal::open(&path, &plan, Part::WHOLE).unwrap_err().to_string().contains("another run"));
        drop(first);
        assert!(Journal::open(&path, &plan, Part::WHOLE).is_ok());
    }
}
