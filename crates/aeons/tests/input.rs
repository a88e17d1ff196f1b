//! Bad input is refused with a reason, changes nothing and never panics.

use talon_aeons::{Catalogue, Setup, Supply};
use talon_core::{Dice, Game, Seat, Silent, Value};

const WORDS: [&str; 44] = [
    "cast",
    "play",
    "buy",
    "charge",
    "focus",
    "open",
    "prepare",
    "ability",
    "use",
    "discard-power",
    "target",
    "option",
    "next",
    "next-all",
    "end",
    "done",
    "yes",
    "no",
    "choose",
    "seat1",
    "seat4",
    "seat9",
    "0",
    "1",
    "4",
    "5",
    "255",
    "nemesis",
    "husk",
    "wild",
    "p1",
    "p4",
    "crystal",
    "spark",
    "crystal#2",
    "spark#0",
    "jade#255",
    "jade#x",
    "wildfire_whip",
    "bane_sire",
    "contagion",
    "convoke",
    "#",
    "ž\u{301}\u{0}",
];

/// Random lines at random moments of random games, by every seat and by seats that are not there.
#[test]
fn any_line_of_words_is_refused_or_played() {
    let game = Catalogue::load();
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..40 {
        let players = 1 + seed as usize % 4;
        let nemesis = Some(seed as usize / 4 % 4);
        let setup = Setup { players, nemesis, supply: Supply::Random, difficulty: 2, ..Setup::default() };
        let mut state = game.deal(&setup, seed);
        let mut dice = Dice::new(seed);
        game.open(&mut state, &mut Silent);
        while let Some(seat) = game.to_act(&state).lowest() {
            for _ in 0..4 {
                let words: Vec<&str> =
                    (0..=dice.below(3)).map(|_| WORDS[dice.below(WORDS.len() as u32) as usize]).collect();
                let by = Seat::at(dice.below(6) as usize);
                let before = state;
                let played = game
                    .parse(&state, by, &words.join("  "))
                    .and_then(|choice| game.apply(&mut state, by, &choice, &mut Silent));
                match played {
                    Ok(()) => accepted += 1,
                    Err(refusal) => {
                        assert!(!refusal.to_string().is_empty());
                        assert_eq!(state, before, "{words:?} was refused and changed the state");
                        refused += 1;
                    }
                }
                if game.to_act(&state).is_empty() {
                    break;
                }
            }
            let mut choices = Vec::new();
            let seat = game.to_act(&state).lowest().unwrap_or(seat);
            game.choices(&state, seat, &mut choices);
            if choices.is_empty() {
                break;
            }
            let choice = choices[dice.below(choices.len() as u32) as usize];
            game.advance(&mut state, seat, &choice, &mut Silent);
        }
    }
    assert!(accepted > 0 && refused > 1000, "{accepted} accepted, {refused} refused");
}

#[test]
fn impossible_positions_are_refused_at_their_key() {
    let game = Catalogue::load();
    let ids = |names: &[&str]| Value::Row(names.iter().map(|name| Value::from(*name)).collect());
    let seat = |key: &str, value: Value| Value::map([("seat1", Value::map([(key, value)]))]);
    let nemesis = |key: &str, value: Value| Value::map([("nemesis", Value::map([(key, value)]))]);
    for (given, path, word) in [
        (Value::Int(3), "", "table"),
        (Value::map([("weather", Value::Int(3))]), "weather", "unknown key"),
        (Value::map([("seat3", Value::map([]))]), "seat3", "2 seats"),
        (seat("hand", ids(&["jaed"])), "seat1.hand", "jade"),
        (seat("hand", ids(&["bane_sire"])), "seat1.hand", "hold"),
        (seat("hand", ids(&["quartz_shard", "quartz_shard"])), "seat1.hand", "box"),
        (seat("life", Value::Int(11)), "seat1.life", "0 to 10"),
        (seat("charges", Value::Int(6)), "seat1.charges", "slots"),
        (
            Value::map([
                ("seat1", Value::map([("mage", Value::from("mist"))])),
                ("seat2", Value::map([("mage", Value::from("mist"))])),
            ]),
            "seat2.mage",
            "once",
        ),
        (seat("breaches", ids(&["open", "closed 4", "none", "none"])), "seat1.breaches", "closed 3"),
        (seat("breaches", ids(&["closed 1", "open", "none", "none"])), "seat1.breaches", "breach I"),
        (seat("prepared", Value::map([("5", ids(&["spark"]))])), "seat1.prepared.5", "1 to 4"),
        (seat("prepared", Value::map([("1", ids(&["jade"]))])), "seat1.prepared.1", "spell"),
        (seat("exhausted", Value::from("yes")), "seat1.exhausted", "true or false"),
        (nemesis("deck", ids(&["hatch"])), "nemesis.deck", "this nemesis"),
        (nemesis("in_play", ids(&["slaughter"])), "nemesis.in_play", "no minion or power"),
        (nemesis("tokens", Value::map([("rage", Value::Int(1))])), "nemesis.tokens.rage", "fury"),
        (nemesis("life", Value::Int(0)), "nemesis.life", "1 to 70"),
        (Value::map([("supply", Value::map([("ignite", Value::Int(1))]))]), "supply.ignite", "no pile"),
        (Value::map([("turn_order", ids(&["p3"]))]), "turn_order", "2 seats"),
        (Value::map([("phase", Value::from("main"))]), "phase", "to_act"),
        (Value::map([("phase", Value::from("lunch"))]), "phase", "casting"),
    ] {
        let setup = Setup { mages: Some(vec![3, 5]), ..Setup::default() };
        let mut state = game.deal(&setup, 1);
        let before = state;
        let fault = game.lay(&mut state, &given).expect_err(path);
        assert!(fault.path == path && fault.reason.contains(word), "{given} gave {fault}");
        assert_eq!(state, before, "{given} was refused and changed the state");
    }
}
