//! `talon review`, with the record of a real game.

use std::ffi::OsStr;

use crate::program::{file, refused, run};
use crate::record::record;

/// The command with a small budget.
fn quickly<'a>(args: &[&'a OsStr]) -> Vec<&'a OsStr> {
    [OsStr::new("review"), OsStr::new("--budget"), OsStr::new("4")]
        .into_iter()
        .chain(args.iter().copied())
        .collect()
}

#[test]
fn a_finished_game_is_reviewed_in_words_as_json_and_as_a_page() {
    let path = file("reviewed.record", record("realms", 3));
    let page = path.with_extension("html");
    let told = run(quickly(&[path.as_os_str(), OsStr::new("--html"), page.as_os_str()]));
    assert_eq!(told.code, Some(0), "{told:?}");
    assert!(told.out.contains("The worst decisions") && told.out.contains("Play and luck"), "{}", told.out);
    let html = std::fs::read_to_string(page).unwrap();
    assert!(html.contains("<polyline class=\"seat3\"") && html.trim_end().ends_with("</html>"));
    let json = run(quickly(&[path.as_os_str(), OsStr::new("--json")]));
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((&json["game"], &json["seats"], &json["budget"]), (&"realms".into(), &3.into(), &4.into()));
    let turns = json["turns"].as_array().unwrap();
    assert!(turns.iter().all(|turn| turn["value"].as_array().unwrap().len() == 3));
    for key in ["luck", "play"] {
        assert_eq!(json[key].as_object().unwrap().len(), 3);
    }
    for mistake in json["mistakes"].as_array().unwrap() {
        assert!(mistake["cost"].as_f64().unwrap() > 0.0 && mistake["why"].is_string(), "{mistake}");
        assert_ne!(mistake["played"], mistake["better"]);
    }
}

#[test]
fn an_unfinished_game_and_a_missing_seat_are_refused() {
    let whole = record("realms", 3);
    let started = talon_table::games::named("realms").unwrap().table(&talon_core::Options::new(), 1).unwrap();
    let path = file("begun.record", started.record().to_string());
    refused(quickly(&[path.as_os_str()]), "not over");
    let path = file("seats.record", &whole);
    refused(quickly(&[path.as_os_str(), OsStr::new("--seat"), OsStr::new("9")]), "no seat 9");
}
