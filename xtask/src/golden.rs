//! Whole random games, written once as records that must replay for good.

use std::fs;
use std::path::Path;

use talon_core::{Options, Value, Viewer};
use talon_table::games;

/// A game, the name of the file, and the options.
type SetUp = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

/// The set-ups that have a golden game.
const SETUPS: &[SetUp] = &[
    ("realms", "standard", &[("players", "4")]),
    ("realms", "duel", &[("mode", "duel")]),
    ("realms", "chaos", &[("mode", "chaos"), ("players", "5")]),
    ("shards", "standard", &[("players", "2")]),
    ("shards", "four", &[("players", "4"), ("relics", "draft")]),
    ("shards", "teams", &[("mode", "teams"), ("players", "4")]),
    ("shards", "melee", &[("mode", "melee"), ("players", "3"), ("characters", "auction")]),
    ("shards", "nemesis", &[("mode", "nemesis"), ("players", "1"), ("nemesis_gain", "health")]),
    ("aeons", "rageborne", &[("players", "2"), ("nemesis", "rageborne")]),
    ("aeons", "carapace", &[("players", "3"), ("nemesis", "carapace_queen")]),
    ("aeons", "mask", &[("players", "4"), ("nemesis", "crooked_mask"), ("difficulty", "expert")]),
    ("aeons", "prince", &[("players", "1"), ("nemesis", "prince_of_gluttons")]),
];

/// Writes the games that are not there yet; what is there is never touched.
pub fn write_missing(folder: &Path) -> Result<Vec<String>, String> {
    let mut written = Vec::new();
    for (game, name, options) in SETUPS.iter().filter(|(game, ..)| games::NAMES.contains(game)) {
        let path = folder.join(format!("{game}-{name}.record"));
        if path.exists() {
            continue;
        }
        let record = play(game, options)?;
        fs::write(&path, record).map_err(|error| format!("{}: {error}", path.display()))?;
        written.push(path.display().to_string());
    }
    Ok(written)
}

/// One random game to its end, as the text of its record.
fn play(game: &str, options: &[(&str, &str)]) -> Result<String, String> {
    let options: Options =
        options.iter().map(|(key, value)| ((*key).to_string(), Value::from(*value))).collect();
    let host = games::named(game).map_err(|error| error.to_string())?;
    let mut table = host.table(&options, 8812).map_err(|error| error.to_string())?;
    let mut picks = 0x9e37_79b9_7f4a_7c15_u64;
    while let Some(seat) = table.to_act().lowest() {
        let choices = table.choices(seat);
        // xorshift: any spread of picks will do, it only has to be the same every time.
        picks ^= picks << 13;
        picks ^= picks >> 7;
        picks ^= picks << 17;
        let pick = &choices[(picks % choices.len() as u64) as usize];
        table.play(seat, pick, Viewer::Judge).map_err(|refusal| refusal.to_string())?;
    }
    Ok(table.record().to_string())
}
