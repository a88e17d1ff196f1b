//! Fitted weights and outlooks are better than those that were not fitted, without any search.

use talon_aeons::{Catalogue as Aeons, Setup, Supply};
use talon_bots::{AeonsJudge, AeonsLore, AeonsWeights, Judge, Judged, ShardsJudge, ShardsWeights};
use talon_core::{Game, Luck, Options, Outcome, Seat, Silent, Value};
use talon_realms::Realms;
use talon_shards::Catalogue;

/// Whether seat 1 wins a game that it plays carefully by the first judgement, and all others quickly by the second.
fn first_wins<G: Judged>(game: &G, judges: [&G::Judge; 2], seed: u64) -> bool {
    first_wins_at(game, &Options::new(), judges, seed)
}

fn first_wins_at<G: Judged>(game: &G, table: &Options, judges: [&G::Judge; 2], seed: u64) -> bool {
    let mut state = game.deal(&game.setup(table).unwrap(), seed);
    game.open(&mut state, &mut Silent);
    let (mut luck, mut choices) = (Luck::of(seed, 0), Vec::new());
    while let Some(seat) = game.to_act(&state).lowest() {
        let [careful, quick] = judges;
        let choice = match seat.index() {
            0 => careful.own_playout_move(game, &state, seat, &mut choices, &mut luck),
            _ => quick.playout_move(game, &state, seat, &mut choices, &mut luck),
        };
        game.advance(&mut state, seat, &choice.unwrap(), &mut Silent);
    }
    matches!(game.outcome(&state), Some(Outcome::Seats(winners)) if winners.has(Seat::at(0)))
}

#[test]
fn self_play_found_better_weights() {
    let game = Catalogue::load();
    let fitted = ShardsJudge::new(&game, ShardsWeights::fitted());
    let hand = ShardsJudge::new(&game, ShardsWeights::HAND);
    let wins = |seed: &u64| first_wins(&game, [&fitted, &hand], *seed);
    let losses = |seed: &u64| first_wins(&game, [&hand, &fitted], *seed);
    let won = (0..200).filter(wins).count() + 200 - (0..200).filter(losses).count();
    // 72 % of 20,000 games; five standard errors of 400 below that are 60 %.
    assert!(won >= 240, "{won} of 400");
}

#[test]
fn self_play_found_better_weights_for_three() {
    let game = Catalogue::load();
    let fitted = ShardsJudge::new(&game, ShardsWeights::fitted_for_many());
    let hand = ShardsJudge::new(&game, ShardsWeights::HAND);
    let table: Options = [("players".to_string(), Value::Int(3))].into();
    let wins = |judges: [&_; 2]| (0..600).filter(|seed| first_wins_at(&game, &table, judges, *seed)).count();
    let (won, even) = (wins([&fitted, &hand]), wins([&hand, &hand]));
    assert!(won > even + 40, "{won} of 600, and {even} without them");
}

#[test]
fn self_play_found_a_better_outlook() {
    let game = Realms::load();
    let (planning, greedy) = (game.judge(), game.greedy());
    let wins = |judges: [&_; 2]| (0..2_000).filter(|seed| first_wins(&game, judges, *seed)).count();
    let (won, even) = (wins([&planning, &greedy]), wins([&greedy, &greedy]));
    assert!(won > even + 60, "{won} of 2,000, and {even} without it");
}

/// Games of two mages with any market against any nemesis, by the quick judgement; how many of them are won.
fn defeated(game: &Aeons, judge: &AeonsJudge, games: u64) -> usize {
    let setup = Setup { nemesis: None, supply: Supply::Random, ..Setup::default() };
    let wins = |seed: &u64| {
        let mut state = game.deal(&setup, *seed);
        game.open(&mut state, &mut Silent);
        let (mut luck, mut choices) = (Luck::of(*seed, 1), Vec::new());
        while let Some(seat) = game.to_act(&state).lowest() {
            let choice = judge.playout_move(game, &state, seat, &mut choices, &mut luck).unwrap();
            game.advance(&mut state, seat, &choice, &mut Silent);
        }
        matches!(game.outcome(&state), Some(Outcome::PlayersWon { .. }))
    };
    (0..games).filter(wins).count()
}

#[test]
fn self_play_taught_how_to_beat_a_nemesis() {
    let game = Aeons::load();
    let judge = |lore| AeonsJudge::new(&game, AeonsWeights::default(), lore);
    let taught = defeated(&game, &judge(AeonsLore::fitted(&game)), 200);
    let untaught = defeated(&game, &judge(AeonsLore::blank(&game)), 200);
    // 50 and 20 %; five standard errors of the difference are 22 %.
    assert!(taught > untaught + 20, "{taught} and {untaught} of 200");
}

#[test]
fn what_was_taught_is_read_as_it_was_printed() {
    let game = Aeons::load();
    let text = AeonsLore::fitted(&game).print();
    let mut again = AeonsLore::blank(&game);
    again.read(&text);
    assert_eq!(again.print(), text);
    let file = include_str!("../weights/aeons.txt");
    let lines = |text: &str| text.lines().filter(|line| !line.starts_with('#')).count();
    assert_eq!(lines(&text), lines(file), "a misspelt name would be silently left out");
}
