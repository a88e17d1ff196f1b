//! The file that keeps finished batches, so that a long run can be broken off and taken up again.
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
use crate::series::Batch;

/// Raised whenever something is counted otherwise, so that no run mixes both.
const TITLE: &str = "talon-lab 2";

/// An open file with the batches it already held.
#[derive(Debug)]
pub struct Journal {
    file: File,
    kept: BTreeMap<u64, Batch>,
}

impl Journal {
    /// Opens the file of a plan, or begins one. A file of another plan is refused, and so is one that another process writes.
    pub fn open(path: &Path, plan: &Plan) -> Result<Self, Refused> {
        let trouble = |error: io::Error| Refused(format!("{}: {error}", path.display()));
        // A device or a pipe has no end to be read to.
        if path.metadata().is_ok_and(|found| !found.is_file()) {
            return Err(Refused(format!("{}: no regular file; name one to keep batches in", path.display())));
        }
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(trouble)?;
        file.try_lock().map_err(|_| Refused(format!("{}: another run is writing it", path.display())))?;
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(trouble)?;
        let heading = format!("{TITLE} {}\n", plan.fingerprint());
        if !text.contains(&b'\n') {
            // Empty, or a heading that was torn: there is nothing to keep, if it is ours at all.
            if !heading.as_bytes().starts_with(&text) {
                return Err(Refused(format!("{}: not a file of `talon simulate --resume`", path.display())));
            }
            file.set_len(0).map_err(trouble)?;
            file.write_all(heading.as_bytes()).map_err(trouble)?;
            return Ok(Self { file, kept: BTreeMap::new() });
        }
        let (kept, whole) =
            read(&text, plan).map_err(|reason| Refused(format!("{}: {reason}", path.display())))?;
        file.set_len(whole).map_err(trouble)?;
        file.seek(SeekFrom::End(0)).map_err(trouble)?;
        Ok(Self { file, kept })
    }

    /// The batches that need not be played again.
    pub fn take(&mut self) -> BTreeMap<u64, Batch> {
        core::mem::take(&mut self.kept)
    }

    /// Keeps a batch.
    pub fn keep(&mut self, number: u64, batch: &Batch) -> io::Result<()> {
        self.file.write_all(line(number, batch).as_bytes())
    }
}

fn line(number: u64, batch: &Batch) -> String {
    let text = serde_json::to_string(batch).unwrap_or_default();
    format!("{number} {:016x} {text}\n", digest(&text))
}

/// The batches of a file, and how many of its bytes are whole lines.
fn read(text: &[u8], plan: &Plan) -> Result<(BTreeMap<u64, Batch>, u64), String> {
    let mut lines = text.split_inclusive(|&byte| byte == b'\n');
    let heading = String::from_utf8_lossy(lines.next().unwrap_or_default()).into_owned();
    if heading.starts_with("talon-lab ") && !heading.starts_with(TITLE) {
        return Err("another version counted it in another way; use another file".into());
    }
    let written: Json = heading
        .strip_prefix(TITLE)
        .and_then(|rest| serde_json::from_str(rest).ok())
        .ok_or("not a file of `talon simulate --resume`")?;
    if let Some(reason) = unlike(&written, &plan.fingerprint()) {
        return Err(reason);
    }
    let (mut kept, mut whole) = (BTreeMap::new(), heading.len() as u64);
    for bytes in lines {
        let Some((number, batch)) = core::str::from_utf8(bytes).ok().and_then(batch_of) else { break };
        whole += bytes.len() as u64;
        kept.entry(number).or_insert(batch);
    }
    Ok((kept, whole))
}

fn batch_of(line: &str) -> Option<(u64, Batch)> {
    let mut parts = line.strip_suffix('\n')?.splitn(3, ' ');
    let number = parts.next()?.parse().ok()?;
    let sum = u64::from_str_radix(parts.next()?, 16).ok()?;
    let text = parts.next()?;
    (digest(text) == sum).then(|| serde_json::from_str(text).ok()).flatten().map(|batch| (number, batch))
}

/// What another run would have been.
fn unlike(written: &Json, wanted: &Json) -> Option<String> {
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
    use crate::plan::{Request, Seating};

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
        let mut batch = Batch::default();
        batch.arms.push(crate::tally::Tally { games: 3, ..Default::default() });
        let mut journal = Journal::open(&path, &plan).unwrap();
        journal.keep(4, &batch).unwrap();
        journal.keep(2, &batch).unwrap();
        drop(journal);
        let whole = std::fs::read(&path).unwrap();
        for cut in 1..60 {
            std::fs::write(&path, &whole[..whole.len() - cut]).unwrap();
            let kept = Journal::open(&path, &plan).unwrap().take();
            assert_eq!(kept.into_iter().collect::<Vec<_>>(), [(4, batch.clone())], "{cut}");
            let left = std::fs::read(&path).unwrap();
            assert!(left.ends_with(b"\n") && whole.starts_with(&left), "{cut}");
        }
        // A number that was changed by hand is noticed.
        let edited = String::from_utf8(whole).unwrap().replace("[{\"games\":3", "[{\"games\":4");
        std::fs::write(&path, edited).unwrap();
        assert!(Journal::open(&path, &plan).unwrap().take().is_empty());
    }

    #[test]
    fn the_file_of_another_run_is_left_alone() {
        let path = path("other");
        drop(Journal::open(&path, &plan(1)).unwrap());
        let error = Journal::open(&path, &plan(2)).unwrap_err().to_string();
        assert!(error.contains("`seed` is 1 there, 2 here"), "{error}");
        std::fs::write(&path, "talon-lab 1 {\"seed\":1}\n").unwrap();
        assert!(Journal::open(&path, &plan(1)).unwrap_err().to_string().contains("another version"));
        std::fs::write(&path, "my diary\n").unwrap();
        assert!(Journal::open(&path, &plan(1)).unwrap_err().to_string().contains("not a file"));
        std::fs::write(&path, "my diary").unwrap();
        assert!(Journal::open(&path, &plan(1)).is_err());
        assert_eq!(std::fs::read(&path).unwrap(), b"my diary");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_refused_unread() {
        for path in ["/dev/null", "/tmp", "/"] {
            let error = Journal::open(Path::new(path), &plan(1)).unwrap_err().to_string();
            assert!(error.contains(path) && error.contains("regular file"), "{error}");
        }
    }

    #[test]
    fn two_runs_do_not_write_one_file() {
        let (path, plan) = (path("twice"), plan(1));
        let first = Journal::open(&path, &plan).unwrap();
        assert!(Journal::open(&path, &plan).unwrap_err().to_string().contains("another run"));
        drop(first);
        assert!(Journal::open(&path, &plan).is_ok());
    }
}
