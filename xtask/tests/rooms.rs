//! Every game has the same rooms: a file of the same name for the same thing.

use std::path::{Path, PathBuf};

/// What every game has, beside the types of its own rules.
const EVERY_GAME: [&str; 21] = [
    "cards",
    "scenarios",
    "src/card.rs",
    "src/catalogue.rs",
    "src/code.rs",
    "src/change.rs",
    "src/text.rs",
    "src/setup.rs",
    "src/state.rs",
    "src/lay.rs",
    "src/given.rs",
    "src/choice.rs",
    "src/choices.rs",
    "src/refusal.rs",
    "src/advance.rs",
    "src/events.rs",
    "src/offers.rs",
    "src/notation.rs",
    "src/view.rs",
    "src/position.rs",
    "src/resample.rs",
];

/// What a game has whose cards are programs.
const PROGRAMS: [&str; 3] = ["src/verbs/mod.rs", "src/effect.rs", "src/turn.rs"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The games: crates that hold cards.
fn games() -> Vec<PathBuf> {
    let crates = std::fs::read_dir(root().join("crates")).expect("the crates are there");
    let crates = crates.map(|entry| entry.expect("the folder can be read").path());
    let mut games: Vec<PathBuf> = crates.filter(|path| path.join("cards").is_dir()).collect();
    games.sort();
    games
}

#[test]
fn every_game_has_the_same_rooms() {
    let games = games();
    assert!(games.len() >= 3, "{games:?}");
    let mut missing = Vec::new();
    for game in &games {
        let programs: &[&str] = if game.join("src/verbs").is_dir() { &PROGRAMS } else { &[] };
        let rooms = EVERY_GAME.iter().chain(programs).map(|room| game.join(room));
        missing.extend(rooms.filter(|room| !room.exists()).map(|room| room.display().to_string()));
    }
    assert!(missing.is_empty(), "a game lacks a room that the others have:\n{}", missing.join("\n"));
}

#[test]
fn the_rooms_are_those_of_the_architecture() {
    let page = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the page is there");
    for room in EVERY_GAME.iter().chain(&PROGRAMS) {
        let name = room.trim_start_matches("src/").trim_end_matches("mod.rs");
        assert!(
            page.contains(&format!("`{name}`")) || page.contains(&format!("`{name}/`")),
            "ARCHITECTURE.md lacks {name}"
        );
    }
}
