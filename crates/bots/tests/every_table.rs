//! Every bot plays every game, mode and number of players to its end.

use talon_bots::{Bot, Engine, Judged};
use talon_core::{Luck, Options, Outcome, Silent, Value};
use talon_table::playout::{self, Played};

fn options(pairs: &[(&str, &str)]) -> Options {
    let value = |text: &str| text.parse().map_or_else(|_| Value::from(text), Value::Int);
    pairs.iter().map(|(key, text)| ((*key).to_string(), value(text))).collect()
}

fn play<G: Judged>(game: &G, pairs: &[(&str, &str)], bot: Bot, seed: u64) -> Played<G> {
    let setup = game.setup(&options(pairs)).unwrap();
    let engine = Engine::new(game);
    let mut luck = Luck::of(seed, 0);
    playout::play(game, &setup, seed, &mut luck, &mut Silent, |eyes, choices, luck| {
        engine.choose(bot, eyes, choices, luck)
    })
}

fn finishes<G: Judged>(game: &G, pairs: &[(&str, &str)]) {
    for bot in ["random", "greedy", "expert@8", "master@8"] {
        let bot: Bot = bot.parse().unwrap();
        let first = play(game, pairs, bot, 5);
        assert!(first.outcome.is_some(), "{} with {bot}: {pairs:?} does not end", G::NAME);
        let again = play(game, pairs, bot, 5);
        assert_eq!(first.state, again.state, "{} with {bot}: {pairs:?} is not reproducible", G::NAME);
    }
}

#[test]
fn bots_finish_every_table_of_fantasy_realms() {
    let game = talon_realms::Realms::load();
    for players in ["3", "4", "5", "6"] {
        finishes(&game, &[("players", players)]);
    }
    finishes(&game, &[("mode", "duel"), ("players", "2")]);
    finishes(&game, &[("mode", "chaos"), ("players", "3")]);
    finishes(&game, &[("mode", "chaos"), ("players", "7")]);
}

#[test]
fn bots_finish_every_table_of_shards_of_infinity() {
    let game = talon_shards::Catalogue::load();
    for players in ["2", "3", "4"] {
        finishes(&game, &[("players", players)]);
    }
    finishes(&game, &[("mode", "teams"), ("players", "4")]);
    finishes(&game, &[("mode", "melee"), ("players", "3")]);
    finishes(&game, &[("mode", "nemesis"), ("players", "1")]);
    finishes(&game, &[("players", "3"), ("characters", "auction")]);
    finishes(&game, &[("players", "2"), ("relics", "draft")]);
    finishes(&game, &[("players", "2"), ("relics", "random")]);
    finishes(&game, &[("players", "2"), ("relics", "none")]);
}

#[test]
fn bots_finish_every_table_of_aeons_end() {
    let game = talon_aeons::Catalogue::load();
    for players in ["1", "2", "3", "4"] {
        finishes(&game, &[("players", players)]);
    }
    for nemesis in ["carapace_queen", "crooked_mask", "prince_of_gluttons"] {
        finishes(&game, &[("players", "2"), ("nemesis", nemesis)]);
    }
    finishes(&game, &[("players", "2"), ("difficulty", "extinction")]);
}

/// How many of `games` the first seat wins with the first bot against the second on every other seat.
fn wins<G: Judged>(game: &G, pairs: &[(&str, &str)], bots: [&str; 2], games: u64) -> u64 {
    let setup = game.setup(&options(pairs)).unwrap();
    let engine = Engine::new(game);
    let bots = bots.map(|bot| bot.parse::<Bot>().unwrap());
    let won = |number: &u64| {
        let mut luck = Luck::of(1, *number);
        let played = playout::play(game, &setup, *number, &mut luck, &mut Silent, |eyes, choices, luck| {
            engine.choose(bots[usize::from(eyes.seat().index() > 0)], eyes, choices, luck)
        });
        match played.outcome {
            Some(Outcome::Seats(seats)) => seats.has(talon_core::Seat::at(0)),
            Some(Outcome::PlayersWon { .. }) => true,
            _ => false,
        }
    };
    (0..games).filter(won).count() as u64
}

#[test]
fn judgement_beats_chance() {
    let shards = talon_shards::Catalogue::load();
    assert!(wins(&shards, &[("players", "2")], ["greedy", "random"], 100) >= 97);
    let realms = talon_realms::Realms::load();
    assert!(wins(&realms, &[("players", "3")], ["greedy", "random"], 100) >= 85);
}
