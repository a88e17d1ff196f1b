//! Whole random games, written once as records that must replay for ever.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use talon_core::{Options, Value, Viewer};
use talon_table::games;

/// The options of a golden game, by game and by the name of its file.
type SetUps = BTreeMap<String, BTreeMap<String, toml::Table>>;

/// Writes the games of `setups.toml` that do not exist yet; existing ones are never touched.
pub fn write_missing(folder: &Path) -> Result<Vec<String>, String> {
    let list = folder.join("setups.toml");
    let fault = |error: &dyn std::fmt::Display| format!("{}: {error}", list.display());
    let text = fs::read_to_string(&list).map_err(|error| fault(&error))?;
    let setups: SetUps = toml::from_str(&text).map_err(|error| fault(&error))?;
    let mut written = Vec::new();
    for (game, files) in &setups {
        for (name, options) in files {
            let path = folder.join(format!("{game}-{name}.record"));
            if path.exists() {
                continue;
            }
            let record = play(game, &options_of(options))?;
            fs::write(&path, record).map_err(|error| format!("{}: {error}", path.display()))?;
            written.push(path.display().to_string());
        }
    }
    Ok(written)
}

fn options_of(written: &toml::Table) -> Options {
    let value = |value: &toml::Value| match value {
        toml::Value::Integer(number) => Value::Int(*number),
        toml::Value::String(word) => Value::from(word.as_str()),
        other => Value::from(other.to_string()),
    };
    written.iter().map(|(key, written)| (key.clone(), value(written))).collect()
}

/// One random game to its end, as the text of its record.
fn play(game: &str, options: &Options) -> Result<String, String> {
    let host = games::named(game).map_err(|error| error.to_string())?;
    let mut table = host.table(options, 8812).map_err(|error| error.to_string())?;
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
