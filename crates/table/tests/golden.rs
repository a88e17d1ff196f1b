//! Whole games on disk: what they led to once they lead to for good.
//!
//! If one of these breaks, records that people keep break too: raise the game's `RULES` and say so in the changelog, or
//! find out what changed by accident. `cargo xtask golden` adds records for a game, mode or player count that has none.

use std::fs;
use std::path::Path;

use talon_core::Record;
use talon_table::games;

#[test]
fn golden_games_lead_where_they_led() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut games_seen = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is part of the source") {
        let path = entry.expect("the folder can be read").path();
        let text = fs::read_to_string(&path).expect("a record is text");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let game = games::named(&record.game).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let table = game.replay(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(table.record().to_string(), text, "{}", path.display());
        assert_ne!(record.closing.outcome, "ongoing", "{}", path.display());
        games_seen.push(record.game);
    }
    for name in games::NAMES {
        assert!(games_seen.iter().any(|seen| seen == name), "no golden game of {name}");
    }
}
