//! Every scenario of the crate, and no card without one.

use std::fs;
use std::path::{Path, PathBuf};

use talon_aeons::Catalogue;
use talon_core::Gallery;
use talon_table::scenario;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "toml") {
            found.push(path);
        }
    }
}

fn scenarios() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios"), &mut found);
    found.sort();
    found.into_iter().map(|path| (path.clone(), fs::read_to_string(path).expect("a text"))).collect()
}

#[test]
fn all_scenarios_pass() {
    let mut failed = Vec::new();
    for (path, text) in scenarios() {
        let faults = scenario::run(&text).faults();
        failed.extend(faults.iter().map(|fault| format!("{}:{fault}", path.display())));
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn every_card_mage_and_nemesis_has_a_scenario() {
    let game = Catalogue::load();
    let texts: Vec<String> = scenarios().into_iter().map(|(_, text)| text).collect();
    let lacking: Vec<String> = game
        .gallery()
        .into_iter()
        .map(|entry| entry.id)
        .filter(|id| !texts.iter().any(|text| text.contains(&format!("\"{id}\""))))
        .collect();
    assert!(lacking.is_empty(), "no scenario names {}", lacking.join(", "));
}
