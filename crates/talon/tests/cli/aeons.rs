//! The Aeon's End commands.

use serde_json::Value;

use crate::program::{refused, run};

#[test]
fn what_is_coming_is_foreseen_from_a_record() {
    let scenario = concat!(env!("CARGO_MANIFEST_DIR"), "/../aeons/scenarios/players/cards");
    let file =
        std::fs::read_dir(scenario).expect("the scenarios are there").next().expect("one").expect("readable");
    let answer = run(["foresee".as_ref(), "aeons".as_ref(), file.path().as_os_str()]);
    let json: Value = serde_json::from_str(&answer.out).unwrap_or_else(|_| panic!("{answer:?}"));
    assert!(json["seat"].as_i64().is_some() && json["foresight"].is_object(), "{json}");
    refused(["foresee", "aeons", "/no/such/file"], "there is no such file");
    refused(["foresee", "realms", "x"], "aeons");
}
