//! Scenario files, made up and damaged: each runs, or is refused with its line.
#![no_main]

use libfuzzer_sys::fuzz_target;
use talon_table::scenario;

const GOOD: &str = r#"game = "realms"
title = "The first draw is from the deck"
seed = 7
[setup]
players = 3
[given]
to_act = 1
[given.seat1]
hand = ["mountain", "great_flood", "smoke", "whirlwind", "air_elemental", "wildfire", "rainstorm"]
[[step]]
seat = 1
do = "take king"
illegal = "discard"
[[step]]
do = "draw"
options_include = ["discard smoke"]
then.seat1.hand = 8
[then]
to_act = 1
outcome = "ongoing"
[then.view.seat2.seat1]
hand = 8
"#;

const CASES: &str = r#"game = "realms"
title = "Two questions of one hand"
[given.seat1]
hand = ["mountain", "great_flood", "smoke", "whirlwind", "air_elemental", "wildfire", "rainstorm"]
[[case]]
title = "Its score"
then.seat1.score = 146
[[case]]
title = "The same for another seat"
seed = 2
setup.players = 4
given.to_act = 2
given.seat1.hand = ["mountain", "great_flood", "smoke", "whirlwind", "air_elemental", "wildfire", "king"]
[[case.step]]
do = "draw"
[case.then.seat2]
hand = 8
"#;

fuzz_target!(|edit: (u16, u8, &str)| {
    let (from, cut, put_in) = edit;
    run(put_in);
    for good in [GOOD, CASES] {
        let from = usize::from(from) % good.len();
        let to = good.len().min(from + usize::from(cut));
        run(&[&good[..from], put_in, &good[to..]].concat());
    }
});

fn run(text: &str) {
    let last = text.lines().count() + 1;
    for flaw in scenario::run(text).flaws() {
        assert!((1..=last).contains(&flaw.line), "line {} of {last}: {flaw}", flaw.line);
    }
}
