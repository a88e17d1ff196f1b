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
            let lines = card["lines"].as_array().unwrap();
            assert!(lines.iter().all(|line| line["depth"].is_u64()), "{card}");
            assert!(lines.iter().map(|line| &line["text"]).eq(card["text"].as_array().unwrap()), "{card}");
        }
        let text = run(["cards", name]);
        assert!(text.code == Some(0) && text.out.lines().count() > cards.len());
    }
}

/// Burden gives two corruptions and focuses once; what is done twice stands under the word.
#[test]
fn what_a_heading_governs_is_indented_under_it() {
    let text = run(["cards", "aeons", "burden"]).out;
    let lines: Vec<&str> = text.lines().skip(1).collect();
    assert_eq!(
        lines,
        [
            "    Twice:",
            "        Any player gains a corruption on top of their deck.",
            "    Any player focuses one of their closed breaches."
        ]
    );
    let json: Value = serde_json::from_str(&run(["cards", "aeons", "burden", "--json"]).out).unwrap();
    let depths: Vec<u64> = json["cards"][0]["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["depth"].as_u64().unwrap())
        .collect();
    assert_eq!(depths, [0, 1, 0]);
}

#[test]
fn only_languages_with_words_are_spoken() {
    refused(["cards", "realms", "--lang", "tlh"], "unknown language `tlh`; the languages are en");
}

#[test]
fn a_card_is_found_by_its_name_in_any_language() {
    for typed in ["wildfire", "požár", "POZAR", "pożoga", "лісова пожежа"] {
        let answer = run(["cards", "realms", typed]);
        assert!(
            answer.code == Some(0) && answer.out.starts_with("Wildfire (wildfire), suit Flame"),
            "{answer:?}"
        );
        assert_eq!(answer.out.lines().filter(|line| !line.starts_with(' ')).count(), 1, "{answer:?}");
    }
    refused(["cards", "realms", "wildfyre"], "no card in Fantasy Realms is called “wildfyre”");
    refused(["cards", "realms", "lampa", "--lang", "cs"], "se nejmenuje „lampa“");
}

#[test]
fn figures_have_words() {
    for (lang, said) in [
        ("en", "Wildfire (wildfire), suit Flame, strength 40"),
        ("cs", "Požár (wildfire), barva Oheň, síla 40"),
        ("pl", "Pożoga (wildfire), zestaw Płomień, siła 40"),
        ("uk", "Лісова пожежа (wildfire), масть Полум’я, сила 40"),
    ] {
        let answer = run(["cards", "realms", "wildfire", "--lang", lang]);
        assert!(answer.out.starts_with(said), "{answer:?}");
    }
}
