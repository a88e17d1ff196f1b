//! The judgement has sense: positions in which one answer is right, and the bots give it.

use talon_aeons::state::State;
use talon_aeons::{Catalogue, Choice, Setup, Type};
use talon_bots::{Bot, Engine, Judge, Judged};
use talon_core::{Eyes, Game, Luck, Seat, Silent, Value};
use talon_realms::Realms;

/// Positions of a random game in which a seat is asked the question that `is_asked` knows.
fn questions(
    game: &Catalogue,
    seed: u64,
    is_asked: impl Fn(&State, &[Choice]) -> bool,
) -> Vec<(State, Seat, Vec<Choice>)> {
    let mut state = game.deal(&Setup::default(), seed);
    game.open(&mut state, &mut Silent);
    let (mut luck, mut found) = (Luck::of(seed, 0), Vec::new());
    while let Some(seat) = game.to_act(&state).lowest() {
        let mut choices = Vec::new();
        game.choices(&state, seat, &mut choices);
        if is_asked(&state, &choices) {
            found.push((state, seat, choices.clone()));
        }
        let choice = choices[luck.below(choices.len())];
        game.advance(&mut state, seat, &choice, &mut Silent);
    }
    found
}

fn best(game: &Catalogue, state: &State, seat: Seat, choices: &[Choice]) -> Choice {
    let judge = game.judge();
    let lean = |choice: &Choice| judge.decision_score(game, state, seat, choice);
    *choices.iter().max_by(|one, other| lean(one).total_cmp(&lean(other))).unwrap()
}

#[test]
fn a_blow_goes_to_the_player_who_can_bear_it() {
    let game = Catalogue::load();
    let is_asked = |state: &State, choices: &[Choice]| {
        state.active == u8::MAX && choices.iter().all(|choice| matches!(choice, Choice::Seat(_)))
    };
    let mut met = 0;
    for (mut state, seat, choices) in (0..20).flat_map(|seed| questions(&game, seed, is_asked)) {
        (state.players[0].life, state.players[1].life) = (1, 10);
        state.players.iter_mut().for_each(|player| player.exhausted = false);
        // Nothing else is urgent.
        (state.gravehold, state.fury) = (30, 0);
        state.in_play.clear();
        let falls = |choice: &Choice| {
            let mut after = state;
            game.advance(&mut after, seat, choice, &mut Silent);
            after.players[..2].iter().any(|player| player.exhausted)
        };
        if choices.iter().any(falls) && !choices.iter().all(falls) {
            met += 1;
            assert!(!falls(&best(&game, &state, seat, &choices)));
        }
    }
    assert!(met > 5, "only {met} such blows were met");
}

#[test]
fn a_minion_that_would_end_the_game_is_killed_first() {
    let game = Catalogue::load();
    let needlemaw = game.kind("needlemaw").unwrap();
    let is_asked = |state: &State, choices: &[Choice]| {
        let is_minion = |kind| game.type_of(kind) == Type::Minion;
        choices.contains(&Choice::TargetNemesis)
            && state.in_play.len() == 1
            && is_minion(state.in_play[0].kind)
    };
    let mut met = 0;
    for (mut state, seat, _) in (0..20).flat_map(|seed| questions(&game, seed, is_asked)) {
        state.in_play[0].kind = needlemaw;
        state.in_play[0].left = 1;
        (state.gravehold, state.nemesis) = (2, 40);
        let choices = [Choice::TargetNemesis, Choice::Target(needlemaw)];
        met += 1;
        assert_eq!(best(&game, &state, seat, &choices), Choice::Target(needlemaw));
        // Unless this blow is the last.
        state.nemesis = 1;
        let mut after = state;
        game.advance(&mut after, seat, &Choice::TargetNemesis, &mut Silent);
        if game.outcome(&after).is_some() {
            assert_eq!(best(&game, &state, seat, &choices), Choice::TargetNemesis);
        }
    }
    assert!(met > 5, "only {met} such targets were met");
}

#[test]
fn two_mages_who_judge_defeat_rageborne_more_often_than_not() {
    let game = Catalogue::load();
    let (judge, mut won) = (game.judge(), 0);
    for seed in 0..60 {
        let mut state = game.deal(&Setup::default(), seed);
        game.open(&mut state, &mut Silent);
        let (mut luck, mut choices) = (Luck::of(seed, 1), Vec::new());
        while let Some(seat) = game.to_act(&state).lowest() {
            let choice = judge.playout_move(&game, &state, seat, &mut choices, &mut luck).unwrap();
            game.advance(&mut state, seat, &choice, &mut Silent);
        }
        won += u32::from(matches!(game.outcome(&state), Some(talon_core::Outcome::PlayersWon { .. })));
    }
    assert!(won > 30, "{won} of 60");
}

fn cards(ids: &[&str]) -> Value {
    Value::Row(ids.iter().map(|id| Value::from(*id)).collect())
}

/// The choice of a bot for seat 1 with this hand and discard area, in words.
fn chosen(bot: &str, hand: &[&str], area: &[&str]) -> String {
    let game = Realms::load();
    let setup = game.setup(&[("players".to_string(), Value::Int(3))].into()).unwrap();
    let mut state = game.deal(&setup, 1);
    let seat1 = Value::map([("hand", cards(hand))]);
    let given = Value::map([("to_act", Value::Int(1)), ("seat1", seat1), ("discard", cards(area))]);
    game.lay(&mut state, &given).unwrap();
    game.open(&mut state, &mut Silent);
    let seat = Seat::at(0);
    let eyes = Eyes::new(&game, &state, seat);
    let (engine, choices, bot) = (Engine::new(&game), eyes.choices(), bot.parse::<Bot>().unwrap());
    let number = engine.choose(bot, &eyes, &choices, &mut Luck::of(1, 1));
    game.print(&state, seat, &choices[number])
}

#[test]
fn the_card_that_completes_a_set_is_taken() {
    let hand = ["candle", "bell_tower", "collector", "forest", "rangers", "king", "queen"];
    for bot in ["greedy", "expert@240"] {
        assert_eq!(
            chosen(bot, &hand, &["swamp", "book_of_changes", "smoke"]),
            "take book_of_changes",
            "{bot}"
        );
    }
}
