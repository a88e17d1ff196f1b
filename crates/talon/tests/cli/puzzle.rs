//! `talon puzzle`, with the puzzles of the repository.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{file, refused, run};
use crate::record::record;

fn some(game: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles").join(game);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.remove(0)
}

fn puzzle(command: &str, files: &[&Path]) -> Vec<OsString> {
    let mut words = vec![OsString::from("puzzle"), command.into()];
    words.extend(files.iter().map(|path| path.as_os_str().to_os_string()));
    words
}

#[test]
fn good_puzzles_pass_and_a_changed_one_fails() {
    let (realms, shards) = (some("realms"), some("shards"));
    let good = run(puzzle("verify", &[&realms, &shards]));
    assert_eq!((good.code, good.out.lines().last()), (Some(0), Some("2 passed, 0 failed")), "{good:?}");
    let text = fs::read_to_string(&realms).unwrap();
    let changed = file("changed-puzzle.toml", text.replace("rules = 2", "rules = 1"));
    let bad = run(puzzle("verify", &[&realms, &changed]));
    assert_eq!((bad.code, bad.out.lines().last()), (Some(1), Some("1 passed, 1 failed")), "{bad:?}");
    assert!(bad.out.contains("proven under rules 1"), "{bad:?}");
}

#[test]
fn a_puzzle_is_shown_with_its_solution() {
    let shown = run(puzzle("show", &[&some("realms")]));
    assert!(shown.code == Some(0) && shown.out.contains("Solution: "), "{shown:?}");
}

#[test]
fn puzzles_are_made_from_records_and_pass() {
    let out = file("puzzles-made", "").with_extension("d");
    let _ = fs::remove_dir_all(&out);
    let records: Vec<PathBuf> =
        (1..=12).map(|seed| file(&format!("puzzles-{seed}.record"), record("realms", seed))).collect();
    let mut words: Vec<&OsStr> = vec!["puzzle".as_ref(), "make".as_ref(), "realms".as_ref()];
    words.extend(records.iter().map(|path| path.as_os_str()));
    words.extend([OsStr::new("--out"), out.as_os_str()]);
    let made = run(words);
    assert_eq!(made.code, Some(0), "{made:?}");
    let files: Vec<PathBuf> = fs::read_dir(&out).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(!files.is_empty(), "{made:?}");
    let verified = run(puzzle("verify", &files.iter().map(PathBuf::as_path).collect::<Vec<_>>()));
    assert_eq!(verified.code, Some(0), "{verified:?}");
}

#[test]
fn what_cannot_be_read_is_refused() {
    refused(["puzzle", "verify", "/none.toml"], "none.toml");
    let wrong = file("realms-for-shards.record", record("realms", 1));
    refused(
        [
            OsStr::new("puzzle"),
            "make".as_ref(),
            "shards".as_ref(),
            wrong.as_os_str(),
            "--out".as_ref(),
            "/tmp/none".as_ref(),
        ],
        "realms",
    );
}
