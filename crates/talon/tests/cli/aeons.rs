//! The Aeon's End commands.

use serde_json::Value;

use crate::program::{refused, run};

#[test]
fn what_is_coming_is_foreseen_from_a_scenario() {
    let scenario = concat!(env!("CARGO_MANIFEST_DIR"), "/../aeons/scenarios/cards/crystal.toml");
    let answer = run(["foresee", "aeons", scenario]);
    let json: Value = serde_json::from_str(&answer.out).unwrap_or_else(|_| panic!("{answer:?}"));
    assert!(json["seat"].as_i64().is_some() && json["foresight"].is_object(), "{json}");
    refused(["foresee", "aeons", "/no/such/file"], "there is no such file");
    refused(["foresee", "realms", "x"], "aeons");
}
