//! Fitted weights and outlooks are better than those that were not fitted, without any search.

use talon_bots::{Judge, Judged, ShardsJudge, ShardsWeights};
use talon_core::{Luck, Options, Outcome, Seat, Silent};
use talon_realms::Realms;
use talon_shards::Catalogue;

/// Whether seat 1 wins a game that it plays carefully by the first judgement, and all others quickly by the second.
fn first_wins<G: Judged>(game: &G, judges: [&G::Judge; 2], seed: u64) -> bool {
    let mut state = game.deal(&game.setup(&Options::new()).unwrap(), seed);
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
fn self_play_found_a_better_outlook() {
    let game = Realms::load();
    let (planning, greedy) = (game.judge(), game.greedy());
    let wins = |judges: [&_; 2]| (0..2_000).filter(|seed| first_wins(&game, judges, *seed)).count();
    let (won, even) = (wins([&planning, &greedy]), wins([&greedy, &greedy]));
    assert!(won > even + 60, "{won} of 2,000, and {even} without it");
}
