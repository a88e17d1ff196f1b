//! scratch
use std::time::Instant;
use talon_bots::{Bot, Judged, Mind};
use talon_core::{Luck, Options, Outcome, Value};
use talon_table::playout;

fn run<G: Judged>(game: &G, pairs: &[(String, String)], bots: &[Bot], games: u64, seed: u64) {
    let value = |text: &str| text.parse().map_or_else(|_| Value::from(text), Value::Int);
    let options: Options = pairs.iter().map(|(k, v)| (k.clone(), value(v))).collect();
    let setup = game.setup(&options).unwrap();
    let mind = Mind::new(game);
    let start = Instant::now();
    let mut won = vec![0f64; bots.len()];
    let (mut wins, mut decisions) = (0u64, 0u64);
    let mut searched = 0u64;
    for number in 0..games {
        let mut luck = Luck::of(seed, number);
        let n = bots.len() as u64;
        let mut seated = bots.to_vec();
        seated.rotate_right((number % n) as usize);
        let played = playout::play(game, &setup, seed + number / n, &mut luck, |eyes, choices, luck| {
            let t = Instant::now();
            let c = mind.choose(seated[eyes.seat().index() % seated.len()], eyes, choices, luck);
            if t.elapsed().as_millis() >= 1 {
                searched += 1;
            }
            c
        });
        decisions += played.decisions;
        match played.outcome {
            Some(Outcome::Seats(s)) => {
                for seat in s.iter() {
                    won[(seat.index() + bots.len() - (number % n) as usize) % bots.len()] +=
                        1.0 / s.len() as f64;
                }
            }
            Some(Outcome::PlayersWon { .. }) => wins += 1,
            _ => {}
        }
    }
    let s = start.elapsed().as_secs_f64();
    println!(
        "{pairs:?} games {games} won {won:?} {:?} coop {wins} ({:.1} %) {s:.1} s, {:.0} games/s {:.0} dec/s; searched {:.1}/game",
        won.iter().map(|w| (1000.0 * w / games as f64).round() / 10.0).collect::<Vec<_>>(),
        100.0 * wins as f64 / games as f64,
        games as f64 / s,
        decisions as f64 / s,
        searched as f64 / games as f64
    );
}

fn marginal() {
    let game = talon_realms::Realms::load();
    let setup = talon_core::Game::setup(&game, &[("players".to_string(), Value::Int(3))].into()).unwrap();
    let mind = Mind::new(&game);
    let mut sums: std::collections::BTreeMap<usize, (f64, f64, f64)> = Default::default();
    for number in 0..600 {
        let mut luck = Luck::of(1, number);
        let played = playout::play(&game, &setup, number, &mut luck, |eyes, choices, luck| {
            mind.choose("greedy".parse().unwrap(), eyes, choices, luck)
        });
        for seat in 0..3 {
            let hand = played.state.held(talon_core::Seat::at(seat));
            let full = game.scorer().score(hand) as f64;
            for c in 0..53 {
                if hand >> c & 1 == 1 {
                    let d = full - game.scorer().score(hand & !(1 << c)) as f64;
                    let e = sums.entry(c).or_default();
                    e.0 += 1.0;
                    e.1 += d;
                    e.2 += d * d;
                }
            }
        }
    }
    for (c, (n, s, q)) in sums {
        let m = s / n;
        println!(
            "{} {} n {n} mean {m:.1} sd {:.1} chooser {}",
            c,
            game.card(talon_realms::Card::at(c)).id,
            (q / n - m * m).sqrt(),
            game.scorer().choosers(1 << c) != 0
        );
    }
}

fn main() {
    if std::env::args().nth(1).as_deref() == Some("marginal") {
        return marginal();
    }
    let args: Vec<String> = std::env::args().skip(1).collect();
    let bots: Vec<Bot> = args[1].split(',').map(|b| b.parse().unwrap()).collect();
    let games: u64 = args[2].parse().unwrap();
    let seed: u64 = args[3].parse().unwrap();
    let pairs: Vec<(String, String)> = args[4..]
        .iter()
        .map(|p| {
            let (a, b) = p.split_once('=').unwrap();
            (a.into(), b.into())
        })
        .collect();
    match args[0].as_str() {
        "realms" => run(&talon_realms::Realms::load(), &pairs, &bots, games, seed),
        _ => run(&talon_aeons::Catalogue::load(), &pairs, &bots, games, seed),
    }
}
