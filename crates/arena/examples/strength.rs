//! The standing test of the bots: plays the tables of `bench/strength.toml`, says where a bot is weaker than in the run that is
//! kept, and keeps this one.
//!
//! `cargo run --release -p talon-arena --example strength [-- --short] [--keep] [--accept] [--only GAME]`; `--keep` leaves the kept run as it is,
//! `--accept` replaces it even by a weaker one, and `--only aeons` plays the tables of that game and keeps nothing.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fs, thread};

use talon_arena::{Strength, Tables};

type Done<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> ExitCode {
    match strength(&env::args().skip(1).collect::<Vec<_>>()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("strength: {error}");
            ExitCode::from(2)
        }
    }
}

/// Says whether everything is as strong as it was.
fn strength(words: &[String]) -> Done<bool> {
    let has = |flag: &str| words.iter().any(|word| word == flag);
    let only = words.iter().position(|word| word == "--only").and_then(|place| words.get(place + 1));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (kept, short) = (root.join("bench/strength.json"), has("--short"));
    let tables = Tables::read(&fs::read_to_string(root.join("bench/strength.toml"))?)?;
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?;
    let mut found = Strength {
        date: talon_text::timestamp(now.as_secs() as i64),
        version: env!("CARGO_PKG_VERSION").to_string(),
        build: build(&root),
        short,
        rows: Vec::new(),
    };
    for table in tables.table.iter().filter(|table| only.is_none_or(|game| *game == table.game)) {
        let row = table.play(tables.seed, short, threads)?;
        eprintln!("{} {} {}: {:.1} %", row.game, row.options, row.bots.join(","), 100.0 * row.share);
        found.rows.push(row);
    }
    println!("{}", found.page());
    let strong = compare(&found, &kept)?;
    if !has("--keep") && only.is_none() && (strong || has("--accept")) {
        fs::write(kept, format!("{}\n", serde_json::to_string_pretty(&found)?))?;
        fs::write(root.join("docs/strength.md"), found.page())?;
    }
    Ok(strong)
}

/// Names what is weaker than in the kept run.
fn compare(found: &Strength, kept: &PathBuf) -> Done<bool> {
    let Ok(text) = fs::read_to_string(kept) else { return Ok(true) };
    let before: Strength = serde_json::from_str(&text)?;
    let weaker = found.weaker(&before);
    for (row, old) in &weaker {
        let bots = row.bots.join(",");
        let (now, then) = (100.0 * row.share, 100.0 * old.share);
        println!(
            "WEAKER: {} {} {bots}: {now:.1} %, was {then:.1} % ({})",
            row.game, row.options, before.date
        );
    }
    Ok(weaker.is_empty())
}

/// `release x86_64-linux 0123456789ab`, with a `+` where files were changed since.
fn build(root: &Path) -> String {
    let profile = if cfg!(debug_assertions) { "debug" } else { "release" };
    let asked = Command::new("git")
        .current_dir(root)
        .args(["describe", "--always", "--abbrev=12", "--dirty=+"])
        .output();
    let commit =
        asked.map_or_else(|_| String::new(), |told| String::from_utf8_lossy(&told.stdout).trim().to_string());
    format!("{profile} {}-{} {commit}", env::consts::ARCH, env::consts::OS).trim_end().to_string()
}
