//! Which cards no scenario shows.
//!
//! The ids come from `facts/*.toml`, the scenarios from `crates/<game>/scenarios/`. A scenario shows a card when it lays
//! it out (`given`) or makes a move with it (`step`); a card that is only named in what is checked does not count.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use talon_table::games::NAMES;
use toml::{Table, Value};

/// How well a game's scenarios cover its cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coverage {
    /// The game.
    pub game: &'static str,
    /// How many cards it has.
    pub cards: usize,
    /// How many scenarios there are: a file counts once for each of its cases.
    pub scenarios: usize,
    /// The cards that none of them shows.
    pub without: Vec<String>,
}

/// The coverage of every game that has scenarios.
pub fn check(root: &Path) -> Result<Vec<Coverage>, String> {
    for file in toml_files(&root.join("facts"))? {
        if !NAMES.iter().any(|game| is_named(&file, game)) {
            return Err(format!("{}: the name does not begin with that of a game", file.display()));
        }
    }
    let mut games = Vec::new();
    for &game in NAMES {
        let scenarios = toml_files(&root.join("crates").join(game).join("scenarios"))?;
        if !scenarios.is_empty() {
            games.push(coverage(&root.join("facts"), &scenarios, game)?);
        }
    }
    Ok(games)
}

fn coverage(facts: &Path, files: &[PathBuf], game: &'static str) -> Result<Coverage, String> {
    let cards = card_ids(facts, game)?;
    if cards.is_empty() {
        return Err(format!("{game} has scenarios, but facts/{game}*.toml names no card"));
    }
    let mut shown = BTreeSet::new();
    let mut scenarios = 0;
    for file in files {
        let scenario = read(file)?;
        let cases = cases_of(&scenario);
        scenarios += cases.len().max(1);
        for table in cases.into_iter().chain([&scenario]) {
            for part in ["given", "step"] {
                table.get(part).into_iter().for_each(|value| collect_words(value, &mut shown));
            }
        }
    }
    let without = cards.iter().filter(|id| !shown.contains(*id)).cloned().collect();
    Ok(Coverage { game, cards: cards.len(), scenarios, without })
}

/// The `[[case]]`s of a scenario file; none in the plain form.
fn cases_of(scenario: &Table) -> Vec<&Table> {
    let cases = scenario.get("case").and_then(Value::as_array);
    cases.into_iter().flatten().filter_map(Value::as_table).collect()
}

/// The `id` of every `[[card]]` in the facts files of a game.
fn card_ids(facts: &Path, game: &str) -> Result<BTreeSet<String>, String> {
    let mut ids = BTreeSet::new();
    for file in toml_files(facts)? {
        if !is_named(&file, game) {
            continue;
        }
        let facts = read(&file)?;
        let cards = facts.get("card").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        for card in cards {
            let id = card.get("id").and_then(Value::as_str);
            ids.insert(id.ok_or_else(|| format!("{}: a card without id", file.display()))?.to_string());
        }
    }
    Ok(ids)
}

fn is_named(file: &Path, game: &str) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    name.starts_with(game)
}

/// Every word of a part of a scenario: ids stand in lists, as keys (`supply = { jade = 6 }`) and inside moves.
fn collect_words(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            // `exhaust evokatus#2` names the card without its number.
            let ids = text.split_whitespace().map(|word| word.split('#').next().unwrap_or(word));
            words.extend(ids.map(str::to_string));
        }
        Value::Array(items) => items.iter().for_each(|item| collect_words(item, words)),
        Value::Table(table) => {
            for (key, value) in table.iter().filter(|(key, _)| !is_check(key)) {
                words.insert(key.clone());
                collect_words(value, words);
            }
        }
        Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => {}
    }
}

/// Keys of a step that check something rather than do it.
fn is_check(key: &str) -> bool {
    matches!(key, "then" | "options_include" | "options_exclude" | "illegal")
}

fn read(file: &Path) -> Result<Table, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    text.parse().map_err(|error| format!("{}: {error}", file.display()))
}

/// The `.toml` files under a folder, in order; none if there is no such folder.
fn toml_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop().filter(|folder| folder.is_dir()) {
        let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for entry in entries {
            let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "toml") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}
