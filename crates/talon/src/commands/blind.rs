//! `talon blind BOT GAME`: does a bot choose by what its seat knows, and by nothing else?

use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::Result;
use clap::builder::RangedI64ValueParser;
use serde_json::json;
use talon_arena::{Blindness, Player, Unequal, blind};
use talon_core::{Options, Value};

use crate::cli::game_name;
use crate::commands::simulate::{read_option, read_seed};
use crate::output;
use crate::words::say;

/// Ask a bot in pairs of worlds that its seat cannot tell apart
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  talon blind expert@50 shards\n  talon blind cmd:\"python3 mybot.py\" realms --positions 500\n\n\
    A bot that knows only what its seat knows, and does not play at random, gives the same answer in \
    both worlds. Every pair with different answers is shown, and the exit status is 1 if there is one.\n\n\
    A program runs as two processes that get the same input. One that answers at random, or that \
    remembers earlier questions, fails too: give it a fixed seed, and let it forget the last game."
)]
pub(crate) struct Args {
    /// The bot: one of ours, or a program: cmd:"./mybot --fast".
    bot: Player,
    /// The game.
    #[arg(value_parser = game_name())]
    game: String,
    /// How many positions to ask about.
    #[arg(long, default_value_t = 200, value_name = "N",
        value_parser = RangedI64ValueParser::<u64>::new().range(1..=10_000_000), allow_negative_numbers = true)]
    positions: u64,
    /// The seed that the deals are hashed from.
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = read_seed, allow_negative_numbers = true)]
    seed: u64,
    /// A set-up option; can be given several times. Separate the items of a list with commas.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = read_option)]
    options: Vec<(String, Value)>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let options: Options = args.options.iter().cloned().collect();
    let found = blind(&args.bot, &args.game, &options, args.seed, args.positions)?;
    if args.json {
        output::print_json(&json(args, &found))?
    } else {
        output::print(&text(args, &found))?
    };
    Ok(if found.unequal.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn json(args: &Args, found: &Blindness) -> serde_json::Value {
    let unequal = |one: &Unequal| {
        json!({
            "seed": one.seed,
            "moves": one.moves,
            "seat": one.seat.number(),
            "prompt": one.prompt,
            "answers": one.answers,
        })
    };
    json!({
        "bot": args.bot.to_string(),
        "game": args.game,
        "seed": args.seed,
        "asked": found.asked,
        "hidden": found.hidden,
        "unequal": found.unequal.iter().map(unequal).collect::<Vec<_>>(),
    })
}

fn text(args: &Args, found: &Blindness) -> String {
    let mut text = String::new();
    for one in &found.unequal {
        let told = [
            ("seed", one.seed.to_string().into()),
            ("moves", one.moves.into()),
            ("seat", one.seat.number().into()),
            ("one", one.answers[0].as_str().into()),
            ("other", one.answers[1].as_str().into()),
        ];
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", say("cli-blind-unequal", &told));
    }
    let told = [
        ("bot", args.bot.to_string().into()),
        ("asked", (found.asked as i64).into()),
        ("hidden", (found.hidden as i64).into()),
        ("unequal", found.unequal.len().into()),
    ];
    let _ = writeln!(text, "{}", say("cli-blind-result", &told));
    text
}
