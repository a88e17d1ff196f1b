//! Every scenario file of every game passes.

use std::fs;
use std::path::{Path, PathBuf};

use talon_table::{games, scenario};

#[test]
fn every_scenario_file_passes() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut flaws = Vec::new();
    for game in games::NAMES {
        let mut files = Vec::new();
        collect(&crates.join(game).join("scenarios"), &mut files);
        assert!(!files.is_empty(), "{game} has no scenarios");
        for file in files {
            let text = fs::read_to_string(&file).expect("a scenario is text");
            let faults = scenario::run(&text).faults();
            flaws.extend(faults.iter().map(|fault| format!("{}:{fault}", file.display())));
        }
    }
    assert!(flaws.is_empty(), "{} flaws:\n{}", flaws.len(), flaws.join("\n"));
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.expect("the folder can be read").path()) {
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            files.push(path);
        }
    }
}
