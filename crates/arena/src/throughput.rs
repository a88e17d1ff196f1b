//! How many games a second: every game, random and greedy, on one thread and on two.

use serde_json::{Value as Json, json};
use talon_bots::{Bot, Level};
use talon_core::Options;
use talon_table::games;

use crate::plan::{Plan, Refused};
use crate::request::{Request, Seating};
use crate::series::{Trouble, run};

/// The first try is this long; it says how many games fill the time that was asked for.
const FIRST_GAMES: u64 = 40;

/// Plays for about this many seconds each, with everything counted as in any other run. `done` hears each figure.
pub fn throughput(seconds: f64, done: &mut dyn FnMut(&Json)) -> Result<Json, Trouble> {
    let mut rows = Vec::new();
    for game in games::NAMES {
        for level in [Level::Random, Level::Greedy] {
            for threads in [1, 2] {
                let row = measure(game, Bot::new(level), threads, seconds)?;
                done(&row);
                rows.push(row);
            }
        }
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let build = if cfg!(debug_assertions) { "debug" } else { "release" };
    Ok(json!({ "build": build, "cores": cores, "seconds_each": seconds, "runs": rows }))
}

fn measure(game: &str, bot: Bot, threads: usize, seconds: f64) -> Result<Json, Trouble> {
    let first = run(&plan(game, bot, FIRST_GAMES)?, threads, None, &())?;
    let wanted = FIRST_GAMES as f64 * seconds / first.seconds.max(1e-6);
    let plan = plan(game, bot, (wanted as u64).max(FIRST_GAMES))?;
    let finished = run(&plan, threads, None, &())?;
    let (games, decisions) = finished.played;
    Ok(json!({
        "game": game,
        "options": plan.setups[0],
        "bot": bot.to_string(),
        "threads": threads,
        "games": games,
        "decisions": decisions,
        "seconds": finished.seconds,
        "games_per_second": games as f64 / finished.seconds,
        "decisions_per_second": decisions as f64 / finished.seconds,
    }))
}

fn plan(game: &str, bot: Bot, games: u64) -> Result<Plan, Refused> {
    Plan::new(Request {
        game: game.to_string(),
        options: Options::new(),
        vary: Vec::new(),
        seating: Seating::Table(vec![bot.into()]),
        games,
        seed: 1,
        mirror: false,
        changes: Vec::new(),
        question: None,
    })
}
