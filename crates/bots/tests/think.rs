//! What a bot says about its moves is what it chooses by.

use talon_bots::{Bot, Engine, Judged};
use talon_core::{Eyes, Game, Luck, Options, Silent, Value};

/// Asks the bot along a greedy game for its thoughts, and for its choice with the same luck. Returns the length of the longest
/// line it expects.
fn says_what_it_does<G: Judged>(game: &G, players: i64, bot: &str) -> usize {
    let options: Options = [("players".to_string(), Value::Int(players))].into();
    let mut state = game.deal(&game.setup(&options).unwrap(), 4);
    game.open(&mut state, &mut Silent);
    let (engine, bot) = (Engine::new(game), bot.parse::<Bot>().unwrap());
    let (mut searched, mut longest) = (0, 0);
    for number in 0..60 {
        let Some(seat) = game.to_act(&state).lowest() else { break };
        let eyes = Eyes::new(game, &state, seat);
        let choices = eyes.choices();
        if number % 4 == 0 && choices.len() > 1 {
            let mut luck = Luck::of(9, number);
            let chosen = choices[engine.choose(bot, &eyes, &choices, &mut luck)];
            let mut luck = Luck::of(9, number);
            luck.word(); // spent on the greedy answer
            let thoughts = engine.think(bot, &eyes, &mut luck);
            assert!(thoughts.iterations > 0);
            let shares: f32 = thoughts.moves.iter().map(|thought| thought.share).sum();
            assert!((shares - 1.0).abs() < 1e-3, "{}: shares add up to {shares}", G::NAME);
            assert!(thoughts.moves.iter().all(|thought| (0.0..=1.0).contains(&thought.value)));
            assert!(thoughts.moves.iter().all(|thought| choices.contains(&thought.choice)));
            assert!(thoughts.moves.windows(2).all(|pair| pair[0].share >= pair[1].share));
            let first = &thoughts.line[0];
            assert_eq!((first.seat, first.choice), (seat, thoughts.moves[0].choice));
            assert_eq!(first.notation, game.print(&state, seat, &first.choice));
            longest = longest.max(thoughts.line.len());
            // What needs no thought is chosen without a search.
            searched += u32::from(thoughts.moves[0].choice == chosen);
        }
        let greedy = engine.choose("greedy".parse().unwrap(), &eyes, &choices, &mut Luck::of(3, number));
        game.advance(&mut state, seat, &choices[greedy], &mut Silent);
    }
    assert!(searched > 3, "{}: it says one thing and does another", G::NAME);
    longest
}

#[test]
fn a_search_plays_what_it_says_in_every_game() {
    for bot in ["expert@40", "master@40"] {
        let longest = says_what_it_does(&talon_shards::Catalogue::load(), 2, bot);
        assert!(longest > 2, "a tree has a line");
        // A player who takes a card knows which one goes for it; nobody knows what a draw brings.
        let longest = says_what_it_does(&talon_realms::Realms::load(), 3, bot);
        assert!(longest > 1, "a taken card is followed by one put down");
        let longest = says_what_it_does(&talon_aeons::Catalogue::load(), 2, bot);
        assert!(longest > 2, "a turn of a mage has a line");
    }
}

#[test]
fn without_a_search_every_move_is_weighed() {
    let game = talon_shards::Catalogue::load();
    let mut state = game.deal(&game.setup(&Options::new()).unwrap(), 4);
    game.open(&mut state, &mut Silent);
    let seat = game.to_act(&state).lowest().unwrap();
    let (engine, eyes) = (Engine::new(&game), Eyes::new(&game, &state, seat));
    let thoughts = engine.think("greedy".parse().unwrap(), &eyes, &mut Luck::of(1, 1));
    assert_eq!((thoughts.iterations, thoughts.line.len()), (0, 1));
    assert_eq!(thoughts.moves.len(), eyes.choices().len());
}

/// Other worlds try other offers, so the best one need not be among those of the world in which the line is told.
#[test]
fn in_a_market_the_line_begins_with_the_best_move() {
    let game = talon_realms::Realms::load();
    let options: Options =
        [("mode".to_string(), Value::from("chaos")), ("players".to_string(), Value::Int(4))].into();
    let engine = Engine::new(&game);
    for seed in 0..8 {
        let mut state = game.deal(&game.setup(&options).unwrap(), seed);
        game.open(&mut state, &mut Silent);
        let seat = game.to_act(&state).lowest().unwrap();
        let eyes = Eyes::new(&game, &state, seat);
        let thoughts = engine.think("expert@60".parse().unwrap(), &eyes, &mut Luck::of(9, seed));
        let first = &thoughts.line[0];
        assert_eq!((first.seat, first.choice), (seat, thoughts.moves[0].choice));
    }
}
