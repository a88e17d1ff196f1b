//! `talon simulate GAME`: arguments in, a bar while it runs, the report out. What is counted lives in `talon-arena`.

mod page;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::builder::RangedI64ValueParser;
use indicatif::{ProgressBar, ProgressStyle};
use talon_arena::{Journal, Plan, Question, Report, Request, Seating, Watch};
use talon_bots::Bot;
use talon_core::{Change, Options, Value};

use self::page::Page;
use crate::cli::game_name;
use crate::output;
use crate::words::{self, say};

/// Play many games and sum them up
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  talon simulate realms --games 10000 --players 4\n  \
    talon simulate realms --mode duel --bots random,random --seed 7 --json\n  \
    talon simulate shards --games 200 --bots expert@500,greedy --mirror --html report.html\n  \
    talon simulate shards --games 20000 --bots expert@50,greedy --mirror --until-decided --share 0.7\n  \
    talon simulate shards --games 3000 --pool random,greedy,expert@20\n  \
    talon simulate aeons --games 1600 --bots greedy --vary nemesis --vary difficulty\n  \
    talon simulate realms --games 2000 --bots greedy --card king:strength=20\n\n\
    The same seed gives the same games, whatever the number of threads, unless a bot is given milliseconds.")]
#[allow(clippy::struct_excessive_bools)] // flags of a command line
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = game_name(), required_unless_present = "throughput")]
    game: Option<String>,
    /// How many games, rounded up to whole rounds of seats and set-ups; with `--until-decided` at most this many.
    #[arg(
        long,
        default_value_t = 1000,
        value_name = "N",
        value_parser = RangedI64ValueParser::<u64>::new().range(1..=1_000_000_000_000),
        allow_negative_numbers = true
    )]
    games: u64,
    /// Who plays: one for all seats, or one per seat: random, greedy, expert, master, expert@500 (iterations), master@200ms.
    #[arg(long, default_value = "random", value_delimiter = ',', value_name = "BOT,…")]
    bots: Vec<Bot>,
    /// Everybody against everybody, with ratings.
    #[arg(long, value_delimiter = ',', value_name = "BOT,…", conflicts_with = "bots")]
    pool: Vec<Bot>,
    /// The mode; short for `--option mode=M`.
    #[arg(long, value_name = "M")]
    mode: Option<String>,
    /// How many seats; short for `--option players=N`. Default: as many as bots are named, or the game's own.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    players: Option<i64>,
    /// The seed of the first game; the others follow on.
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = read_seed, allow_negative_numbers = true)]
    seed: u64,
    /// How many threads. Default: one per core.
    #[arg(
        long,
        value_name = "T",
        value_parser = clap::value_parser!(u16).range(1..=1024),
        allow_negative_numbers = true
    )]
    threads: Option<u16>,
    /// A set-up option; may be given several times. A list is written with commas.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = read_option)]
    options: Vec<(String, Value)>,
    /// Go through the values of an option, deal by deal: all it has, or those named. May be given several times.
    #[arg(long, value_name = "KEY[=A,B…]", value_parser = read_varied)]
    vary: Vec<(String, Vec<Value>)>,
    /// Play every deal once with each rotation of the bots, so that neither seats nor cards favour one.
    #[arg(long)]
    mirror: bool,
    /// Stop as soon as it is clear whether the bot named first is at `--elo1` rather than at `--elo0`, or above `--share`.
    #[arg(long)]
    until_decided: bool,
    /// The lower statement of the test.
    #[arg(
        long,
        default_value_t = 0.0,
        value_name = "E",
        requires = "until_decided",
        allow_negative_numbers = true
    )]
    elo0: f64,
    /// The upper statement of the test.
    #[arg(
        long,
        default_value_t = 20.0,
        value_name = "E",
        requires = "until_decided",
        allow_negative_numbers = true
    )]
    elo1: f64,
    /// Test a share of the games instead, from 0 to 1.
    #[arg(
        long,
        value_name = "P",
        requires = "until_decided",
        conflicts_with_all = ["elo0", "elo1"],
        allow_negative_numbers = true
    )]
    share: Option<f64>,
    /// How near to the share is near enough.
    #[arg(long, default_value_t = 0.02, value_name = "P", requires = "share", allow_negative_numbers = true)]
    margin: f64,
    /// Change a number on a card, play both games on the same deals and compare. May be given several times.
    #[arg(long = "card", value_name = "ID:KEY=VALUE")]
    changes: Vec<Change>,
    /// Keep finished batches in this file, and continue the run it holds.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Measure games per second of every game instead, as JSON.
    #[arg(long, conflicts_with_all = ["game", "games", "bots", "pool", "html", "resume", "changes", "until_decided"])]
    throughput: bool,
    /// How long each of its measurements takes.
    #[arg(
        long,
        default_value_t = 3.0,
        value_name = "S",
        requires = "throughput",
        allow_negative_numbers = true
    )]
    seconds: f64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Write a report page with charts.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let Some(game) = args.game.clone() else { return throughput(args.seconds) };
    // What cannot be played or written is refused before the long work begins.
    let plan = Plan::new(request(args, game)?)?;
    let page = args.html.as_deref().map(|path| Page::at(path, args.resume.as_deref())).transpose()?;
    let journal = args.resume.as_ref().map(|path| Journal::open(path, &plan)).transpose()?;
    let threads = args.threads.map_or_else(cores, usize::from);
    let bar = Bar(progress(plan.games * plan.arms()));
    let finished = talon_arena::run(&plan, threads, journal, &bar)?;
    bar.0.finish_and_clear();
    let (report, speech) = (Report::new(&finished), words::speech());
    if let Some(page) = page {
        page.write(&report.html(speech))?;
    }
    if args.json { output::print_json(&report.json()) } else { output::print(&report.text(speech)) }
}

fn throughput(seconds: f64) -> Result<ExitCode> {
    if !(0.01..=600.0).contains(&seconds) {
        bail!(say("cli-error-seconds", &[("seconds", seconds.to_string().into())]));
    }
    let bar = ProgressBar::new(12);
    let figures = talon_arena::throughput(seconds, &mut |_| bar.inc(1))?;
    bar.finish_and_clear();
    output::print(&format!("{figures:#}\n"))
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

struct Bar(ProgressBar);

impl Watch for Bar {
    fn played(&self, games: u64) {
        self.0.inc(games);
    }
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

fn request(args: &Args, game: String) -> Result<Request> {
    let question = args.until_decided.then_some(match args.share {
        Some(share) => Question::Share { share, margin: args.margin },
        None => Question::Elo { elo0: args.elo0, elo1: args.elo1 },
    });
    let seating = if args.pool.is_empty() {
        Seating::Table(args.bots.clone())
    } else {
        Seating::Pool(args.pool.clone())
    };
    Ok(Request {
        game,
        options: options_of(args)?,
        vary: args.vary.clone(),
        seating,
        games: args.games,
        seed: args.seed,
        mirror: args.mirror,
        changes: args.changes.clone(),
        question,
    })
}

fn options_of(args: &Args) -> Result<Options> {
    let mut options = Options::new();
    let mode = args.mode.as_ref().map(|mode| ("mode".to_string(), Value::from(mode.as_str())));
    let players = args.players.map(|players| ("players".to_string(), Value::from(players)));
    for (key, value) in args.options.iter().cloned().chain(mode).chain(players) {
        if options.contains_key(&key) {
            bail!(say("cli-error-option-twice", &[("key", key.into())]));
        }
        options.insert(key, value);
    }
    if args.pool.is_empty() && args.bots.len() > 1 {
        options.entry("players".to_string()).or_insert_with(|| Value::from(args.bots.len()));
    }
    Ok(options)
}

fn read_seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("a seed is a whole number from 0 to {}", u64::MAX))
}

/// Reads `key=value`: a number, `true`, `false`, a word, or a list of words with commas.
pub(crate) fn read_option(text: &str) -> Result<(String, Value), String> {
    let (key, value) = text.split_once('=').ok_or("write it as `key=value`, e.g. `players=4`")?;
    let value =
        if value.contains(',') { Value::Row(value.split(',').map(word).collect()) } else { word(value) };
    Ok((key.trim().to_string(), value))
}

/// Reads `key`, or `key=value,value…`.
fn read_varied(text: &str) -> Result<(String, Vec<Value>), String> {
    match text.split_once('=') {
        None => Ok((text.trim().to_string(), Vec::new())),
        Some((_, "")) => Err("name the values, or leave the `=` out for all of them".to_string()),
        Some((key, values)) => Ok((key.trim().to_string(), values.split(',').map(word).collect())),
    }
}

fn word(text: &str) -> Value {
    match text.trim() {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        word => word.parse().map_or_else(|_| Value::from(word), Value::Int),
    }
}
