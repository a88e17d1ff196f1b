//! Games end, whatever the players do: nobody moves, nobody can draw, the centre runs dry. And impossible positions
//! are refused with their key.

use std::collections::BTreeMap;

use talon_core::{Game, Options, Outcome, Seat, Silent, Value, Viewer};
use talon_shards::{Catalogue, Choice, PhaseView, Setup, State};

fn setup(game: &Catalogue, options: &[(&str, Value)]) -> Setup {
    let options: Options = options.iter().map(|(key, value)| ((*key).to_string(), value.clone())).collect();
    game.setup(&options).expect("the options of a test are good")
}

fn map(entries: &[(&str, Value)]) -> Value {
    let entries: BTreeMap<String, Value> =
        entries.iter().map(|(key, value)| ((*key).to_string(), value.clone())).collect();
    Value::Map(entries)
}

fn ids(ids: &[&str]) -> Value {
    Value::Row(ids.iter().map(|&id| id.into()).collect())
}

/// Plays by a rule and counts the moves.
fn play(game: &Catalogue, state: &mut State, pick: impl Fn(&[Choice]) -> Choice) -> usize {
    let mut moves = 0;
    while let Some(seat) = game.to_act(state).lowest() {
        let mut choices = Vec::new();
        game.choices(state, seat, &mut choices);
        game.advance(state, seat, &pick(&choices), &mut Silent);
        moves += 1;
        assert!(moves <= Catalogue::LINES_MAX, "the bound holds");
    }
    moves
}

fn pass(choices: &[Choice]) -> Choice {
    *choices.iter().find(|choice| matches!(choice, Choice::End)).unwrap_or(&choices[choices.len() - 1])
}

#[test]
fn when_everybody_only_passes_the_game_is_adjourned_and_shared() {
    let game = Catalogue::load();
    for players in 2..=4 {
        let mut state = game.deal(&setup(&game, &[("players", Value::Int(players))]), 1);
        game.open(&mut state, &mut Silent);
        assert_eq!(play(&game, &mut state, pass), 150 * players as usize);
        let everybody = (0..players as usize).map(Seat::at).collect();
        assert_eq!(game.outcome(&state), Some(Outcome::Seats(everybody)));
    }
}

#[test]
fn an_adjourned_game_goes_to_the_most_health() {
    let game = Catalogue::load();
    let mut state = game.deal(&setup(&game, &[("players", Value::Int(3))]), 1);
    let given = map(&[
        ("seat1", map(&[("health", Value::Int(20))])),
        ("seat3", map(&[("health", Value::Int(49))])),
        ("seat2", map(&[("health", Value::Int(30))])),
    ]);
    game.lay(&mut state, &given).expect("the position can be");
    game.open(&mut state, &mut Silent);
    play(&game, &mut state, pass);
    assert_eq!(game.outcome(&state).expect("over").to_string(), "win seat3");
}

#[test]
fn a_nemesis_left_alone_wins() {
    let game = Catalogue::load();
    for seed in 0..50 {
        let mut state = game.deal(&setup(&game, &[("mode", "nemesis".into())]), seed);
        game.open(&mut state, &mut Silent);
        play(&game, &mut state, pass);
        assert_eq!(game.outcome(&state).expect("over").to_string(), "loss players");
    }
}

#[test]
fn players_without_any_card_still_take_turns() {
    let game = Catalogue::load();
    let mut state = game.deal(&setup(&game, &[]), 1);
    let bare = map(&[("hand", ids(&[])), ("deck", ids(&[])), ("discard", ids(&[]))]);
    let given =
        map(&[("seat1", bare.clone()), ("seat2", bare), ("row", ids(&[])), ("center_deck", ids(&[]))]);
    game.lay(&mut state, &given).expect("the position can be");
    game.open(&mut state, &mut Silent);
    assert_eq!(play(&game, &mut state, pass), 300);
}

#[test]
fn impossible_positions_are_refused_at_their_key() {
    let game = Catalogue::load();
    let seat1 = |key: &str, value: Value| map(&[("seat1", map(&[(key, value)]))]);
    for (given, path, word) in [
        (seat1("health", Value::Int(51)), "seat1.health", "0 to 50"),
        (seat1("mastery", Value::Int(-1)), "seat1.mastery", "0 to 30"),
        (seat1("hand", ids(&["cristal"])), "seat1.hand", "crystal"),
        (
            seat1("hand", ids(&["zetta_the_encryptor", "zetta_the_encryptor"])),
            "seat1.hand",
            "the box holds 1",
        ),
        (seat1("champions", ids(&["crystal"])), "seat1.champions", "not a champion"),
        (seat1("play", ids(&["evokatus"])), "seat1.play", "champions"),
        (seat1("relics", ids(&["crystal"])), "seat1.relics", "not a relic"),
        (seat1("purse", Value::Int(1)), "seat1.purse", "unknown key"),
        (seat1("health", Value::Int(0)), "to_act", "out of the game"),
        (map(&[("seat3", map(&[]))]), "seat3", "seats 1 to 2"),
        (map(&[("row", ids(&["crystal"]))]), "row", "centre deck"),
        (
            map(&[("row", ids(&["nil_assassin"; 3])), ("center_deck", ids(&["nil_assassin"]))]),
            "row",
            "copies",
        ),
        (map(&[("nemesis", map(&[]))]), "nemesis", "mode = nemesis"),
        (map(&[("to_act", Value::Int(3))]), "to_act", "1 to 2"),
        (map(&[("phase", "draft".into())]), "phase", "play or attack"),
        (map(&[("weather", "rain".into())]), "weather", "unknown key"),
    ] {
        let mut state = game.deal(&setup(&game, &[]), 1);
        let before = state;
        let fault = game.lay(&mut state, &given).expect_err("it cannot be");
        assert!(fault.path == path && fault.reason.contains(word), "{given} gave {fault}");
        assert_eq!(state, before, "a refused position changes nothing");
    }
}

#[test]
fn impossible_options_are_refused_with_what_would_be_right() {
    let game = Catalogue::load();
    for (options, key, word) in [
        (vec![("mode", Value::from("solo"))], "mode", "nemesis"),
        (vec![("players", Value::Int(5))], "players", "2 to 4"),
        (vec![("mode", "teams".into()), ("players", Value::Int(3))], "players", "takes 4"),
        (vec![("relics", "all".into())], "relics", "character, draft, random, none"),
        (vec![("characters", ids(&["decima"]))], "characters", "each seat"),
        (vec![("characters", ids(&["decima", "decima"]))], "characters", "twice"),
        (vec![("characters", ids(&["decima", "dracula"]))], "characters", "ko_syn_wu"),
        (vec![("row", Value::Int(7))], "row", "6, 5"),
        (vec![("nemesis", "decima".into())], "nemesis", "mode = nemesis"),
        (vec![("mode", "nemesis".into()), ("characters", "auction".into())], "characters", "random"),
        (vec![("mode", "nemesis".into()), ("relics", "draft".into())], "relics", "cannot draft"),
        (vec![("colour", "red".into())], "colour", "players"),
    ] {
        let options: Options = options.into_iter().map(|(key, value)| (key.to_string(), value)).collect();
        let bad = game.setup(&options).expect_err("it cannot be");
        assert!(bad.key == key && bad.reason.contains(word), "{options:?} gave {bad}");
    }
}

/// What a bot judges by is what everybody could add up.
#[test]
fn a_glance_adds_up_what_a_side_owns() {
    let game = Catalogue::load();
    let mut state = game.deal(&setup(&game, &[("characters", ids(&["tetra", "decima"]))]), 1);
    let side = map(&[
        ("hand", ids(&["crystal", "nil_assassin"])),
        ("deck", ids(&["blaster"])),
        ("discard", ids(&["reactor_drone"])),
        ("champions", ids(&["ferrata_guard", "evokatus"])),
        ("power", Value::Int(4)),
    ]);
    game.lay(&mut state, &map(&[("to_act", Value::Int(2)), ("seat2", side)])).expect("the position can be");
    let glance = state.glance(Seat::at(1));
    assert_eq!((glance.health(), glance.mastery(), glance.power(), glance.held()), (50, 1, 4, 2));
    assert_eq!((glance.cards(), glance.owned().count(), glance.champions().count()), (4, 4, 2));
    assert_eq!((game.toughness_of(glance, 0), game.toughness_of(glance, 1)), (6, 4));
}

/// D2: an auction before a draft decides who begins.
#[test]
fn the_auction_winner_goes_first_even_after_a_draft() {
    let game = Catalogue::load();
    for seed in 0..20 {
        let options = [("characters", Value::from("auction")), ("relics", "draft".into())];
        let mut state = game.deal(&setup(&game, &options), seed);
        game.open(&mut state, &mut Silent);
        let opener = game.to_act(&state);
        let bid =
            |choices: &[Choice]| *choices.iter().find(|choice| **choice != Choice::Pass).expect("a choice");
        for round in 0..7 {
            let seat = game.to_act(&state).lowest().expect("somebody is asked");
            let mut choices = Vec::new();
            game.choices(&state, seat, &mut choices);
            // The opener bids 1, the other passes; two characters, three relics, the fourth goes by itself.
            let choice = if round == 1 { Choice::Pass } else { bid(&choices) };
            game.apply(&mut state, seat, &choice, &mut Silent).expect("a legal move");
        }
        assert_eq!(
            (game.view(&state, Viewer::Watcher).phase, game.to_act(&state)),
            (PhaseView::Play, opener)
        );
    }
}

/// What a seat has seen is remembered exactly as long as it could be.
#[test]
fn a_shown_card_is_known_until_it_leaves_the_hand() {
    let game = Catalogue::load();
    let mut state = game.deal(&setup(&game, &[]), 1);
    let hand = ids(&["undergrowth_aspirant", "spore_cleric", "spore_cleric", "crystal"]);
    game.lay(&mut state, &map(&[("seat1", map(&[("hand", hand)]))])).expect("the position can be");
    game.open(&mut state, &mut Silent);
    let seen = |state: &State| {
        let view = game.view(state, Viewer::Seat(Seat::at(1)));
        game.position(&view).as_map().expect("a map")["seat1"].as_map().expect("a map")["hand"].to_string()
    };
    let act = |state: &mut State, text: &str| {
        let choice = game.parse(state, Seat::at(0), text).expect("a move");
        game.apply(state, Seat::at(0), &choice, &mut Silent).expect("a legal move");
    };
    assert_eq!(seen(&state), r#"["?", "?", "?", "?"]"#);
    act(&mut state, "play undergrowth_aspirant");
    act(&mut state, "choose spore_cleric");
    assert_eq!(seen(&state), r#"["?", "?", "spore_cleric"]"#);
    // One of two equal cards is played: the other might be the one nobody has seen.
    act(&mut state, "play spore_cleric");
    assert_eq!(seen(&state), r#"["?", "?"]"#);
}
