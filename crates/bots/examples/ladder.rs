//! How far two ways of deciding are apart: what the levels of people are spaced by.
//!
//! `cargo run --release -p talon-bots --example ladder -- shards 400 expert:50 slips:0,0` plays 400 games on mirrored deals, half of
//! the seats each, and says which part the first one won, with its 95 % interval. Of Aeon's End everybody plays as the first
//! one says, and the part is that of games won. `slips:0.5,2` takes what looks best, overlooks half of the moves, and sees the
//! rest through a haze of 2; `expert:50` and `master:50` search.

use talon_bots::games::{self, Visitor};
use talon_bots::{Engine, Judged, Level, Rung};
use talon_core::{Eyes, Gallery, Luck, Options, Outcome, Seat, Silent};

struct Match {
    options: Options,
    games: u64,
    rungs: Vec<Rung>,
}

fn rung(text: &str) -> Option<Rung> {
    let (name, numbers) = text.split_once(':')?;
    match name {
        "slips" => {
            let (overlooks, haze) = numbers.split_once(',')?;
            Some(Rung::erring(overlooks.parse().ok()?, haze.parse().ok()?))
        }
        "expert" => Some(Rung::searching(Level::Expert, numbers.parse().ok()?)),
        "master" => Some(Rung::searching(Level::Master, numbers.parse().ok()?)),
        _ => None,
    }
}

impl Visitor for Match {
    type Out = (f64, u64);

    fn visit<G: Judged + Gallery + Send + 'static>(self, game: &'static G) -> (f64, u64) {
        let engine = Engine::new(game);
        let setup = game.setup(&self.options).expect("the options go together");
        let mut won = 0.0;
        for number in 0..self.games {
            let mut state = game.deal(&setup, 9_000_000 + number / 2);
            game.open(&mut state, &mut Silent);
            let mut luck = Luck::of(number, 0);
            while let Some(seat) = game.to_act(&state).lowest() {
                let eyes = Eyes::new(game, &state, seat);
                let choices = eyes.choices();
                let rung = self.rungs[(seat.index() + number as usize) % self.rungs.len()];
                let chosen = engine.choose_as(rung, &eyes, &choices, &mut luck);
                game.advance(&mut state, seat, &choices[chosen], &mut Silent);
            }
            let first = |seat: Seat| (seat.index() + number as usize).is_multiple_of(2);
            won += match game.outcome(&state).expect("the game is over") {
                Outcome::Seats(winners) => {
                    winners.iter().filter(|seat| first(*seat)).count() as f64 / winners.len() as f64
                }
                Outcome::Team { seats, .. } => f64::from(u8::from(seats.iter().all(first))),
                Outcome::PlayersWon { .. } => 1.0,
                Outcome::PlayersLost { .. } => 0.0,
            };
        }
        (won, self.games)
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, count, names @ ..] = args.as_slice() else {
        eprintln!("usage: ladder GAME GAMES RUNG [RUNG] [OPTION=VALUE …]");
        std::process::exit(2);
    };
    let options: Options = names
        .iter()
        .filter_map(|name| name.split_once('='))
        .map(|(key, value)| (key.to_string(), value.parse::<i64>().map_or_else(|_| value.into(), Into::into)))
        .collect();
    let rungs: Vec<Rung> = names.iter().filter_map(|name| rung(name)).collect();
    let games_played = count.parse().expect("a number of games");
    let (won, all) =
        games::visit(game, Match { options, games: games_played, rungs }).expect("one of the games");
    let share = won / all as f64;
    let error = 1.96 * (share * (1.0 - share) / all as f64).sqrt();
    println!("{:.1} % ± {:.1} of {all}: {}", 100.0 * share, 100.0 * error, names.join(" "));
}
