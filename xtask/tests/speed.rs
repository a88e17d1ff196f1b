//! The figures of `docs/speed.toml` are those of the documents, can be measured, and a change is noticed.

use std::fs;
use std::time::Duration;

use xtask::speed::{self, Speed};

fn figures() -> Vec<Speed> {
    speed::documented(&xtask::root()).expect("docs/speed.toml is readable")
}

#[test]
fn every_documented_speed_stands_in_its_document() {
    for speed in figures() {
        let text = fs::read_to_string(xtask::root().join(&speed.document)).expect("the document is there");
        assert!(text.contains(&speed.says), "{} does not say `{}`", speed.document, speed.says);
    }
}

#[test]
fn every_documented_speed_can_be_measured() {
    for speed in figures() {
        let measured = speed::measure(&speed, Duration::from_millis(5)).expect("the figure can be measured");
        assert!(measured.is_finite() && measured > 0.0, "{speed:?}: {measured}");
    }
}

#[test]
fn only_a_speed_more_than_a_quarter_off_gets_a_warning() {
    let speed = figures().swap_remove(0);
    for (share, warned) in
        [(0.5, true), (0.74, true), (0.76, false), (1.0, false), (1.24, false), (1.3, true)]
    {
        let line = speed::told(&speed, speed.documented * share);
        assert_eq!(line.contains("WARNING"), warned, "{line}");
    }
}
