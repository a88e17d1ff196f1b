//! A message that nothing can ask for is a leftover.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use talon_core::{Arg, Phrase};
use talon_table::games;
use talon_text::{FILES, Lang};

use crate::common::{messages, messages_in};

/// Messages that the sources put together from parts, and from what. A card, a suit or a lead that is gone is found by
/// [`asked_by_cards`]; the rest of these lists is as long as the code that builds the keys.
const BUILT: &[&str] = &[
    // Names of things that are not cards in the gallery, and words that a card's rules text need not use.
    "aeons-ability-",
    "aeons-card-",
    "aeons-cause-",
    "aeons-count-",
    "aeons-pile-",
    "aeons-turn-",
    "aeons-who-",
    "realms-all-",
    "realms-any-",
    "realms-each-",
    "realms-plural-",
    "realms-suit-",
    "shards-cause-",
    "shards-character-",
    "shards-faction-",
    // Refusals of the core: `TooFew`, `NotThere`.
    "place-",
    "resource-",
    // The command line.
    "cli-bot-",
    "cli-figure-",
    "cli-game-",
    "cli-kind-",
    "cli-play-help-",
    "cli-zone-",
    // Lessons; `lessons.rs` compares them with their files.
    "lesson-",
    // What puzzles ask for.
    "puzzle-aeons-",
    "puzzle-realms-",
    "puzzle-shards-",
    // The pages.
    "keeper-queue-",
    "web-bot-",
    "web-level-",
    "web-figure-",
    "web-game-",
    "web-hints-",
    "web-key-",
    "web-kind-",
    "web-option-",
    "web-replay-by-",
    "web-set-",
    "web-value-",
    "web-zone-",
    "guide-source-",
    // The lab.
    "lab-difficulty-",
    "lab-game-",
];

/// Every text between quotation marks in the sources of all crates.
fn literals(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources can be read") {
        let path = entry.expect("the sources can be read").path();
        if path.is_dir() {
            literals(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).expect("the sources are text");
            found.extend(text.split('"').map(str::to_string));
        }
    }
}

fn sources() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("it lies among the crates");
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(crates).expect("the crates can be read") {
        let source = entry.expect("the crates can be read").path().join("src");
        if source.is_dir() {
            literals(&source, &mut found);
        }
    }
    found
}

fn asked_by_arg(arg: &Arg, asked: &mut BTreeSet<String>) {
    match arg {
        Arg::Term(key) | Arg::Marked(key, _) => drop(asked.insert(key.clone())),
        Arg::List(args) | Arg::Either(args) => args.iter().for_each(|arg| asked_by_arg(arg, asked)),
        // Quoted sentences are rules texts, which the cards ask for themselves.
        Arg::Number(_) | Arg::Seat(_) | Arg::Name(_) | Arg::Said(_) => {}
    }
}

/// The names and rules texts of all cards.
fn asked_by_cards() -> BTreeSet<String> {
    let mut asked = BTreeSet::new();
    let mut ask = |phrase: &Phrase| {
        asked.insert(phrase.key.to_string());
        phrase.args.iter().for_each(|(_, arg)| asked_by_arg(arg, &mut asked));
    };
    let cards: Vec<_> = games::NAMES
        .iter()
        .flat_map(|game| games::named(game).expect("it is one of the names").cards())
        .collect();
    cards.iter().flat_map(|card| &card.lines).for_each(|line| ask(&line.say));
    asked.extend(cards.into_iter().map(|card| card.name));
    asked
}

#[test]
fn no_message_is_left_over() {
    let english = messages(Lang::En);
    let (sources, cards) = (sources(), asked_by_cards());
    let named: BTreeSet<&String> = english.values().flat_map(|message| &message.names).collect();
    let is_reached = |key: &String| {
        sources.contains(key)
            || cards.contains(key)
            || named.contains(key)
            || BUILT.iter().any(|start| key.starts_with(start))
    };
    let left: Vec<&String> = english.keys().filter(|key| !is_reached(key)).collect();
    assert!(left.is_empty(), "nothing asks for {left:#?}");
}

/// Every rule that a game refuses by has words in that game's own file, in every language; so have the resources and
/// places that the refusals of the core name.
#[test]
fn every_refusal_has_words_in_the_file_of_its_game() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("it lies among the crates");
    for game in games::NAMES {
        let mut found = BTreeSet::new();
        literals(&crates.join(game).join("src"), &mut found);
        let start = format!("{game}-refusal-");
        let mut keys: Vec<String> = found.iter().filter(|key| key.starts_with(&start)).cloned().collect();
        assert!(keys.len() > 3, "{game} refuses by {keys:?}");
        keys.extend(parts_of_refusals(&crates.join(game).join("src")));
        for lang in Lang::ALL {
            let own = messages_in(lang, |name| name == *game || name == "ui");
            let lacking: Vec<&String> = keys.iter().filter(|key| !own.contains_key(*key)).collect();
            assert!(lacking.is_empty(), "{lang}/{game}.ftl has no words for {lacking:?}");
        }
    }
}

/// The keys of what `TooFew` and `NotThere` name in the sources of a game.
fn parts_of_refusals(folder: &Path) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the sources can be read") {
        let path = entry.expect("the sources can be read").path();
        if path.extension().is_none_or(|end| end != "rs") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("the sources are text");
        for (mark, group) in [
            ("what: \"", "resource"),
            ("place: \"", "place"),
            ("not_in(kind, \"", "place"),
            ("missing(card, \"", "place"),
        ] {
            let named = text.split(mark).skip(1).filter_map(|rest| rest.split('"').next());
            keys.extend(named.map(|name| format!("{group}-{}", name.replace(' ', "-"))));
        }
    }
    keys
}

/// The list of what is built stays as short as it can be.
#[test]
fn every_listed_start_of_a_key_begins_a_message() {
    let english = messages(Lang::En);
    let has_file = |start: &&str| FILES.iter().any(|(_, name, _)| start.split('-').next() == Some(*name));
    for start in BUILT.iter().filter(|start| has_file(start)) {
        assert!(english.keys().any(|key| key.starts_with(*start)), "no message begins with `{start}`");
    }
}

/// The locale files name no card that the games do not have; `-card-` of aeons also names strikes and the like.
#[test]
fn no_card_is_named_that_is_not_there() {
    let cards = asked_by_cards();
    let is_card = |key: &&String| key.starts_with("realms-card-") || key.starts_with("shards-card-");
    let left: Vec<String> =
        messages(Lang::En).keys().filter(is_card).filter(|key| !cards.contains(*key)).cloned().collect();
    assert!(left.is_empty(), "no game has {left:?}");
}
