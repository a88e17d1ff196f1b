//! `talon simulate GAME`.
// Counts become shares and coordinates of a chart here; the fifteenth digit does not matter.
#![allow(clippy::cast_precision_loss)]

mod chart;
mod html;
mod series;
mod summary;
mod tally;

use std::fs::File;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use talon_bots::Bot;
use talon_core::{Options, Value};
use talon_table::games;

use self::series::{Plan, Series};
use self::summary::Summary;
use crate::cli::game_name;
use crate::{output, players};

/// Play many games without a table and sum them up
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  talon simulate realms --games 10000 --players 4\n  \
    talon simulate realms --mode duel --bots random,random --seed 7 --json\n  \
    talon simulate shards --games 200 --bots expert@500,greedy --mirror\n  \
    talon simulate realms --games 100000 --html report.html\n\n\
    The same seed gives the same games, whatever the number of threads, unless a bot is given milliseconds.")]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = game_name())]
    game: String,
    /// How many games.
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    /// Who plays: one for all seats, or one per seat: random, greedy, expert, expert@500 (iterations), expert@200ms.
    #[arg(long, default_value = "random", value_delimiter = ',', value_name = "BOT,…")]
    bots: Vec<Bot>,
    /// The way to play; short for `--option mode=M`.
    #[arg(long, value_name = "M")]
    mode: Option<String>,
    /// How many seats; short for `--option players=N`. Default: as many as bots are named, or the game's own.
    #[arg(long, value_name = "N")]
    players: Option<i64>,
    /// The seed of the first game; the others follow on.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// How many threads. Default: one per core.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// A set-up option; may be given several times. A list is written with commas.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = read_option)]
    options: Vec<(String, Value)>,
    /// Play every deal once with each rotation of the bots, so that neither seats nor cards favour one.
    #[arg(long)]
    mirror: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Write a report page with charts.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

pub(crate) fn run(args: Args) -> Result<ExitCode> {
    let plan = Plan {
        options: options_of(&args)?,
        bots: args.bots,
        games: args.games,
        seed: args.seed,
        mirror: args.mirror,
        threads: args.threads.map_or_else(cores, usize::from),
    };
    // What cannot be played or written is refused before the long work begins.
    let options = games::named(&args.game)?.check_options(&plan.options)?;
    let page = args
        .html
        .as_ref()
        .map(|path| File::create(path).with_context(|| format!("{}: cannot be written", path.display())));
    let page = page.transpose()?;
    let start = Instant::now();
    let tally = players::visit(&args.game, Series { plan: &plan, progress: &progress(plan.games) })??;
    let seconds = start.elapsed().as_secs_f64();
    let summary = Summary { game: &args.game, options: &options, plan: &plan, tally: &tally, seconds };
    if let Some(mut page) = page {
        page.write_all(html::page(&summary).as_bytes()).context("cannot write the report")?;
    }
    if args.json { output::print_json(&summary.json()) } else { output::print(&summary.text()) }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A bar on a terminal, nothing in a pipe.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar
}

fn options_of(args: &Args) -> Result<Options> {
    let mut options = Options::new();
    let mode = args.mode.as_ref().map(|mode| ("mode".to_string(), Value::from(mode.as_str())));
    let players = args.players.map(|players| ("players".to_string(), Value::from(players)));
    for (key, value) in args.options.iter().cloned().chain(mode).chain(players) {
        if options.contains_key(&key) {
            bail!("option `{key}` is given twice; give it once");
        }
        options.insert(key, value);
    }
    if args.bots.len() > 1 {
        options.entry("players".to_string()).or_insert_with(|| Value::from(args.bots.len()));
    }
    Ok(options)
}

/// Reads `key=value`: a number, `true`, `false`, a word, or a list of words with commas.
pub(crate) fn read_option(text: &str) -> Result<(String, Value), String> {
    let (key, value) = text.split_once('=').ok_or("write it as `key=value`, e.g. `players=4`")?;
    let word = |text: &str| match text.trim() {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        word => word.parse().map_or_else(|_| Value::from(word), Value::Int),
    };
    let value =
        if value.contains(',') { Value::Row(value.split(',').map(word).collect()) } else { word(value) };
    Ok((key.trim().to_string(), value))
}
