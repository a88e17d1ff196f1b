//! Names as the rulebooks print them; where no rulebook gives one, ours, marked as ours.

use std::fs;
use std::path::Path;

use talon_text::{Lang, Speech};
use toml::{Table, Value};

use crate::common::messages;

/// The facts of each game.
const FACTS: [(&str, &str); 4] = [
    ("realms", "realms.toml"),
    ("shards", "shards.toml"),
    ("aeons", "aeons-end-players.toml"),
    ("aeons", "aeons-end-nemeses.toml"),
];
/// The lists of the facts whose entries have a name, and what their messages are called.
const GROUPS: [&str; 4] = ["card", "character", "mage", "nemesis"];
/// What the facts say where the rulebook of that language is silent.
const SILENT: &str = "UNKNOWN";

fn facts(file: &str) -> Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../facts").join(file);
    let text = fs::read_to_string(&path).expect("the facts are there");
    text.parse().unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The message of each named thing of the facts with its entry.
fn named() -> Vec<(String, Table)> {
    let mut named = Vec::new();
    for (game, file) in FACTS {
        let facts = facts(file);
        for group in GROUPS {
            let Some(Value::Array(entries)) = facts.get(group) else { continue };
            for entry in entries.iter().filter_map(Value::as_table) {
                let id = entry["id"].as_str().expect("an id is a text").replace('_', "-");
                named.push((format!("{game}-{group}-{id}"), entry.clone()));
            }
        }
    }
    named
}

#[test]
fn a_name_is_the_printed_one_or_marked_as_ours() {
    let named = named();
    assert!(named.len() > 200, "the facts name only {} things", named.len());
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        let (messages, speech) = (messages(lang), Speech::of(lang));
        for (key, entry) in &named {
            let Some(message) = messages.get(key) else {
                wrong.push(format!("{lang}: {key} is missing"));
                continue;
            };
            // A mage has one name for all; a language that spells it differently says so.
            let common = entry.get("name").and_then(Value::as_str).filter(|name| *name == speech.name(key));
            let printed =
                entry.get(&format!("name_{lang}")).and_then(Value::as_str).filter(|name| *name != SILENT);
            let printed = printed.or(common);
            match printed {
                Some(printed) if speech.name(key) != printed || message.is_marked => {
                    wrong.push(format!("{lang}: {key} is printed as {printed}, not {}", speech.name(key)));
                }
                None if lang != Lang::En && !message.is_marked => {
                    wrong.push(format!(
                        "{lang}: no rulebook prints {key}: mark it with `# ours` or `# edition`"
                    ));
                }
                _ => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Two cards of one game that are called alike could not be told apart.
#[test]
fn no_two_cards_of_a_game_are_called_alike() {
    for lang in Lang::ALL {
        for game in ["realms", "shards", "aeons"] {
            let start = format!("{game}-card-");
            let mut names: Vec<String> = messages(lang)
                .keys()
                .filter(|key| key.starts_with(&start))
                .map(|key| Speech::of(lang).name(key))
                .collect();
            names.sort();
            let twice: Vec<&[String]> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
            assert!(twice.is_empty(), "{lang}, {game}: {twice:?}");
        }
    }
}
