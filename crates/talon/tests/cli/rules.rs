//! `talon rules`.

use talon_table::games;

use crate::program::{refused, run};

#[test]
fn the_rules_of_every_game_can_be_read() {
    for name in games::NAMES {
        let answer = run(["rules", name]);
        assert!(answer.code == Some(0) && answer.out.lines().count() > 200, "{}", answer.out);
        assert!(!answer.out.contains(['{', '}']) && !answer.out.contains("-card-"), "{}", answer.out);
    }
}

#[test]
fn one_ruling_is_found_by_its_number() {
    let answer = run(["rules", "realms", "r21"]);
    assert!(
        answer.out.starts_with("R21  War Dirigible") && answer.out.contains("Our choice"),
        "{}",
        answer.out
    );
    assert!(answer.out.contains("scenarios/rulings/r21.toml"), "{}", answer.out);
    refused(["rules", "realms", "R99"], "there is no ruling “R99”; the numbers are R1, R2");
}
