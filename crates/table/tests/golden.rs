//! Whole games on disk: where they once led, they must always lead.
//!
//! If one of the records breaks, records that people keep break too: raise the game's `RULES` and say so in the changelog,
//! or find out what changed by accident. Beside each record a text shows what the seats saw and could do on the way, so
//! that a difference there tells what changed. `cargo xtask golden` adds records for a game, mode or player count that has
//! none, and writes all these texts anew.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use talon_core::{Record, SeatSet, Value, Viewer};
use talon_table::{AnyTable, games};

/// How many moves are made before the seats are looked at again; they are also looked at when the game starts and ends. In a
/// very long game it is less often.
const MOVES_BETWEEN: usize = 16;
const LOOKS_MAX: usize = 48;
/// A trader may make thousands of offers: no more than this many choices are written out.
const CHOICES_MAX: usize = 24;

/// The records, with what is in them.
fn records() -> Vec<(PathBuf, String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let entries = fs::read_dir(folder).expect("the folder is part of the source");
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "record"));
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a record is text");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path, text, record)
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn golden_games_lead_where_they_led() {
    let records = records();
    for (path, text, record) in &records {
        let game = games::named(&record.game).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let table = game.replay(record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(table.record().to_string(), *text, "{}", path.display());
        assert_ne!(record.closing.outcome, "ongoing", "{}", path.display());
    }
    for name in games::NAMES {
        assert!(records.iter().any(|(_, _, record)| record.game == *name), "no golden game of {name}");
    }
}

#[test]
fn seats_see_in_golden_games_what_they_saw() {
    for (path, _, record) in records() {
        let (path, shown) = (path.with_extension("views"), shown(&record));
        if std::env::var_os("TALON_WRITE_GOLDEN").is_some() {
            fs::write(&path, &shown).expect("the folder can be written to");
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        let changed = kept.lines().zip(shown.lines()).position(|(was, is)| was != is);
        let line = changed.unwrap_or_else(|| kept.lines().count().min(shown.lines().count()));
        let at = |text: &str| text.lines().nth(line).unwrap_or("nothing").to_string();
        assert!(
            kept == shown,
            "{}:{}:\n  was {}\n  is  {}\nif that is right: cargo xtask golden, and read the difference",
            path.display(),
            line + 1,
            at(&kept),
            at(&shown),
        );
    }
}

/// The game seen from every seat, every few moves.
fn shown(record: &Record) -> String {
    let game = games::named(&record.game).expect("the record is of a game there is");
    let mut table = game.table(&record.options, record.seed).expect("the set-up of a golden game is good");
    let mut text = String::new();
    let mut before = Vec::new();
    let between = record.lines.len().div_ceil(LOOKS_MAX).max(MOVES_BETWEEN);
    for (count, line) in record.lines.iter().enumerate() {
        if count % between == 0 {
            let _ = writeln!(text, "\n# before move {}: {} {}", count + 1, line.seat.number(), line.text);
            look(&*table, &mut before, &mut text);
        }
        table.play(line.seat, &line.text, Viewer::Watcher).expect("a move of a golden game is accepted");
    }
    let _ = writeln!(text, "\n# the end: {}", record.closing.outcome);
    look(&*table, &mut before, &mut text);
    text
}

/// What has changed for everybody since the last look, what a seat sees beyond that, and what it may do.
fn look(table: &dyn AnyTable, before: &mut Vec<String>, text: &mut String) {
    let all = lines(&table.position(Viewer::Watcher));
    for line in all.iter().filter(|line| !before.contains(line)) {
        let _ = writeln!(text, "{line}");
    }
    for seat in SeatSet::first(table.seats()).iter() {
        let seen = lines(&table.position(Viewer::Seat(seat)));
        for line in seen.iter().filter(|line| !all.contains(line)) {
            let _ = writeln!(text, "  {seat} sees {line}");
        }
        if table.to_act().has(seat) {
            let _ = writeln!(text, "  {seat} may {}", listed(&table.choices(seat)));
        }
    }
    *before = all;
}

/// The text with every pile of unknown cards as their number: `["?" 76]`.
fn without_runs(text: &str) -> String {
    let parts: Vec<&str> = text.split(", ").collect();
    let runs = parts.chunk_by(|one, next| bare(one) == "\"?\"" && bare(next) == "\"?\"");
    let short = runs.map(|run| match run {
        [first, .., last] => {
            let (opening, closing) = (first.trim_start_matches('[').len(), last.trim_end_matches(']').len());
            let (opening, closing) = (&first[..first.len() - opening], &last[closing..]);
            format!("{opening}\"?\" {}{closing}", run.len())
        }
        _ => run.concat(),
    });
    short.collect::<Vec<_>>().join(", ")
}

fn bare(part: &str) -> &str {
    part.trim_start_matches('[').trim_end_matches(']')
}

/// The choices of a seat, as far as there is room for them.
fn listed(choices: &[String]) -> String {
    let shown = choices[..choices.len().min(CHOICES_MAX)].join(" | ");
    if choices.len() > CHOICES_MAX { format!("{shown} | … of {}", choices.len()) } else { shown }
}

/// A position with a line for each of its parts.
fn lines(position: &Value) -> Vec<String> {
    fn part(path: &str, value: &Value, lines: &mut Vec<String>) {
        match value {
            Value::Map(map) => {
                for (key, value) in map {
                    part(&if path.is_empty() { key.clone() } else { format!("{path}.{key}") }, value, lines);
                }
            }
            Value::Bool(_) | Value::Int(_) | Value::Text(_) | Value::Bag(_) | Value::Row(_) => {
                lines.push(format!("{path} = {}", without_runs(&value.to_string())));
            }
        }
    }
    let mut all = Vec::new();
    part("", position, &mut all);
    all
}
