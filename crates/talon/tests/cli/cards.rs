//! `talon cards`.

use serde_json::Value;
use talon_table::games;

use crate::program::{refused, run};

#[test]
fn every_card_has_a_name_and_a_text() {
    for name in games::NAMES {
        let answer = run(["cards", name, "--json"]);
        let json: Value = serde_json::from_str(&answer.out).unwrap();
        let cards = json["cards"].as_array().unwrap();
        assert_eq!(cards.len(), games::named(name).unwrap().cards().len());
        for card in cards {
            let named =
                card["name"].as_str().is_some_and(|said| !said.is_empty() && !said.contains("-card-"));
            assert!(named && card["text"].is_array(), "{card}");
        }
        let text = run(["cards", name]);
        assert!(text.code == Some(0) && text.out.lines().count() > cards.len());
    }
}

#[test]
fn only_languages_with_words_are_spoken() {
    refused(["cards", "realms", "--lang", "tlh"], "unknown language `tlh`; the languages are en");
}
