//! What can be known of the turns to come.

use talon_aeons::state::State;
use talon_aeons::{Catalogue, Chance, Setup};
use talon_core::{Game, Seat, Silent, Value};

fn ids(names: &[&str]) -> Value {
    Value::Row(names.iter().map(|name| Value::from(*name)).collect())
}

fn laid(game: &Catalogue, given: &Value) -> State {
    let mut state = game.deal(&Setup { mages: Some(vec![3, 5]), ..Setup::default() }, 1);
    game.lay(&mut state, given).expect("a good position");
    game.open(&mut state, &mut Silent);
    state
}

fn entry(card: &str, figure: &str, n: i64) -> Value {
    Value::map([("card", Value::from(card)), (figure, Value::Int(n))])
}

#[test]
fn unknown_turn_cards_share_the_chances() {
    let game = Catalogue::load();
    let given = Value::map([
        ("to_act", Value::Int(1)),
        ("turn_order", ids(&["p2", "nemesis", "p1"])),
        ("turn_order_discard", ids(&["p1", "p2", "nemesis"])),
    ]);
    let state = laid(&game, &given);
    let foresight = game.foresee(&state, Seat::at(0));
    let chance = |card| Chance { card, cases: 1, of: 3 };
    assert_eq!(foresight.turns, vec![vec![chance(0), chance(1), chance(5)]; 3]);
    // Both seats have a card in the deck: at worst the one nemesis card comes before it.
    assert_eq!(foresight.waiting.iter().map(|wait| wait.nemesis_turns).collect::<Vec<_>>(), [1, 1]);
}

#[test]
fn threats_are_what_the_next_main_phase_does() {
    let game = Catalogue::load();
    let nemesis = Value::map([
        ("tokens", Value::map([("fury", Value::Int(1))])),
        (
            "in_play",
            Value::Row(vec![
                entry("bane_sire", "life", 6),
                entry("woven_sky", "power", 1),
                entry("provoker", "life", 5),
                entry("eye_of_nothing", "power", 2),
                entry("scorn", "life", 9),
            ]),
        ),
    ]);
    let state = laid(&game, &Value::map([("to_act", Value::Int(1)), ("nemesis", nemesis)]));
    let foresight = game.foresee(&state, Seat::at(1));
    let told: Vec<_> = foresight
        .threats
        .iter()
        .map(|threat| (game.id(threat.kind), threat.in_turns, threat.gravehold, threat.players))
        .collect();
    assert_eq!(
        told,
        [
            ("bane_sire", 1, (0, 0), (0, 0)),
            ("woven_sky", 1, (0, 0), (4, 4)),
            ("provoker", 1, (3, 3), (0, 0)), // E3: fury 3 by then
            ("eye_of_nothing", 2, (0, 0), (0, 0)),
            ("scorn", 1, (0, 3), (0, 0)), // 3 to Gravehold or two unleashes
        ]
    );
    assert!(foresight.exact);
}

#[test]
fn the_known_part_of_a_deck_is_what_could_be_followed() {
    let game = Catalogue::load();
    let mut state = game.deal(&Setup { mages: Some(vec![3, 5]), ..Setup::default() }, 1);
    game.open(&mut state, &mut Silent);
    let foresight = game.foresee(&state, Seat::at(1));
    assert!(foresight.decks[0].iter().all(Option::is_some), "the starting deck is printed on the board");
    let printed = foresight.value(&game);
    let parts = printed.as_map().expect("named parts");
    assert_eq!(parts.keys().collect::<Vec<_>>(), ["decks", "exact", "threats", "turns", "waiting"]);
}
