//! A bot cannot use what its seat does not know: in two worlds that differ only in hidden cards it chooses alike.

use talon_bots::{Bot, Engine, Judged};
use talon_core::{Dice, Eyes, Luck, Options, Silent, Value};

/// Plays a random game and asks every bot along the way, in the real world and in others its seat holds possible.
fn is_blind<G: Judged>(game: &G, players: i64, seed: u64) {
    let options: Options = [("players".to_string(), Value::Int(players))].into();
    let setup = game.setup(&options).unwrap();
    let mut state = game.deal(&setup, seed);
    game.open(&mut state, &mut Silent);
    let engine = Engine::new(game);
    let (mut luck, mut dice) = (Luck::of(seed, 1), Dice::new(seed));
    let mut differing = 0;
    for number in 0..400 {
        let Some(seat) = game.to_act(&state).lowest() else { break };
        let eyes = Eyes::new(game, &state, seat);
        let choices = eyes.choices();
        if number % 9 == 0 && choices.len() > 1 {
            let other = eyes.resample(&mut dice);
            differing += u32::from(other != state);
            assert_eq!(Eyes::new(game, &other, seat).choices(), choices);
            for bot in
                ["random", "greedy", "expert@12", "master@12", "sparrow", "magpie", "kestrel", "falcon"]
            {
                let bot: Bot = bot.parse().unwrap();
                let real = engine.choose(bot, &eyes, &choices, &mut Luck::of(seed, number));
                let dreamt =
                    engine.choose(bot, &Eyes::new(game, &other, seat), &choices, &mut Luck::of(seed, number));
                assert_eq!(real, dreamt, "{} {bot}: move {number} of seed {seed}", G::NAME);
            }
        }
        let choice = choices[luck.below(choices.len())];
        game.advance(&mut state, seat, &choice, &mut Silent);
    }
    assert!(differing > 0, "{}: no other world was met", G::NAME);
}

#[test]
fn bots_choose_alike_whatever_is_hidden_in_realms() {
    let game = talon_realms::Realms::load();
    (0..4).for_each(|seed| is_blind(&game, 4, seed));
}

#[test]
fn bots_choose_alike_whatever_is_hidden_in_shards() {
    let game = talon_shards::Catalogue::load();
    (0..4).for_each(|seed| is_blind(&game, 3, seed));
}

#[test]
fn bots_choose_alike_whatever_is_hidden_in_aeons() {
    let game = talon_aeons::Catalogue::load();
    (0..4).for_each(|seed| is_blind(&game, 2, seed));
}
