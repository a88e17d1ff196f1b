//! Lets bots play games from fixed seeds and keeps the puzzles found in them. The puzzles in the repository were found this
//! way.
//!
//! `cargo run --release -p talon-puzzle --example mine -- GAME BOT FIRST LAST DIR [key=value …]`

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use talon_bots::games::{Visitor, visit};
use talon_bots::{Bot, Engine, Judged};
use talon_core::{Eyes, Gallery, Luck, Options, Record, Seed, Value};
use talon_puzzle::{Maker, Puzzle};
use talon_table::Table;

/// One game of a bot against itself.
struct Play<'a> {
    bot: Bot,
    options: &'a Options,
    seed: Seed,
}

impl Visitor for Play<'_> {
    type Out = Result<Record, Box<dyn Error>>;
    fn visit<G: Judged + Gallery + Send + 'static>(self, game: &'static G) -> Self::Out {
        let (engine, mut luck) = (Engine::new(game), Luck::of(self.seed, 1));
        let mut table = Table::new(game, self.options, self.seed)?;
        while let Some(seat) = table.to_act().lowest() {
            let eyes = Eyes::new(game, table.state(), seat);
            let choices = eyes.choices();
            let number =
                if choices.len() == 1 { 0 } else { engine.choose(self.bot, &eyes, &choices, &mut luck) };
            let text = eyes.print(&choices[number]);
            table.play(seat, &text)?;
        }
        Ok(table.record())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [game, bot, first, last, folder, options @ ..] = words.as_slice() else {
        return Err("GAME BOT FIRST LAST DIR [key=value …]".into());
    };
    let option = |word: &String| {
        let (key, value) = word.split_once('=')?;
        Some((key.to_string(), value.parse().map_or_else(|_| Value::from(value), Value::Int)))
    };
    let options: Options = options.iter().filter_map(option).collect();
    let mut maker = Maker::default();
    for entry in fs::read_dir(folder)? {
        maker.know(&Puzzle::read(&fs::read_to_string(entry?.path())?)?);
    }
    let (first, last): (Seed, Seed) = (first.parse()?, last.parse()?);
    for seed in first..=last {
        let record = visit(game, Play { bot: bot.parse()?, options: &options, seed })??;
        for puzzle in maker.puzzles_in(&record)? {
            let name = format!("{}.toml", puzzle.name());
            println!("{seed} {name} difficulty {} {:?}", puzzle.difficulty, puzzle.solution.len());
            fs::write(Path::new(folder).join(name), puzzle.print())?;
        }
    }
    Ok(())
}
