//! `talon simulate GAME`: arguments in, a bar while it runs, the report out. What is counted lives in `talon-arena`.

mod page;

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use anyhow::{Context, Result, bail};
use clap::builder::RangedI64ValueParser;
use indicatif::{ProgressBar, ProgressStyle};
use talon_arena::{
    Finished, Hypothesis, Journal, Log, Means, Observed, Part, Plan, Player, Refused, Report, Request, Rows,
    Seating, Visitor, Watch, visit,
};
use talon_core::{BadOption, Change, Options, Value};

pub(crate) use self::page::Page;
use crate::cli::game_name;
use crate::commands::interrupt::{self, INTERRUPTED};
use crate::origin::origin;
use crate::output;
use crate::words::{self, say};

/// Play many games and summarise them
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  talon simulate realms --games 10000 --players 4\n  \
    talon simulate realms --mode duel --bots random,random --seed 7 --json\n  \
    talon simulate shards --games 200 --bots expert@500,greedy --mirror --html report.html\n  \
    talon simulate shards --games 20000 --bots expert@50,greedy --mirror --until-decided --share 0.7\n  \
    talon simulate shards --games 3000 --pool random,greedy,expert@20\n  \
    talon simulate aeons --games 1600 --bots greedy --vary nemesis --vary difficulty\n  \
    talon simulate realms --games 2000 --bots greedy --card king:strength=20\n  \
    talon simulate shards --games 1000 --bots cmd:\"./mybot --fast\",greedy --mirror\n  \
    talon simulate shards --games 1000 --bots greedy --rows games.csv --records games\n  \
    talon simulate shards --games 1000000 --bots greedy --part 3/16 --out part-3.lab\n\n\
    The same seed gives the same games, whatever the number of threads, unless a bot's budget is in milliseconds.")]
#[allow(clippy::struct_excessive_bools)] // flags of a command line
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = game_name(), required_unless_present = "throughput")]
    game: Option<String>,
    /// How many games, rounded up to whole rounds of seats and set-ups; with `--until-decided`, the most to play.
    #[arg(
        long,
        default_value_t = 1000,
        value_name = "N",
        value_parser = RangedI64ValueParser::<u64>::new().range(1..=1_000_000_000_000),
        allow_negative_numbers = true
    )]
    games: u64,
    /// Who plays: one for all seats, or one per seat: random, greedy, expert, master, expert@500 (iterations), master@200ms,
    /// or a program: cmd:"./mybot --fast", cmd@500ms:./mybot.
    #[arg(long, default_value = "random", value_delimiter = ',', value_name = "BOT,…")]
    bots: Vec<Player>,
    /// Everybody against everybody, with ratings.
    #[arg(long, value_delimiter = ',', value_name = "BOT,…", conflicts_with = "bots")]
    pool: Vec<Player>,
    /// The mode; short for `--option mode=M`.
    #[arg(long, value_name = "M")]
    mode: Option<String>,
    /// How many seats; short for `--option players=N`. Default: the number of bots named, or the game's own.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    players: Option<i64>,
    /// The seed of the run; the seed of each deal is hashed from it.
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
    /// A set-up option; can be given several times. Separate the items of a list with commas.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = read_option)]
    options: Vec<(String, Value)>,
    /// Go through the values of an option, deal by deal: all of them, or those named. Can be given several times.
    #[arg(long, value_name = "KEY[=A,B…]", value_parser = read_varied)]
    vary: Vec<(String, Vec<Value>)>,
    /// Play every deal once with each rotation of the bots, so that neither seats nor cards favour anyone.
    #[arg(long)]
    mirror: bool,
    /// Stop as soon as it is clear whether the first bot is at `--elo1` rather than at `--elo0`, or above `--share`.
    #[arg(long)]
    until_decided: bool,
    /// The lower hypothesis of the test.
    #[arg(
        long,
        default_value_t = 0.0,
        value_name = "E",
        requires = "until_decided",
        allow_negative_numbers = true
    )]
    elo0: f64,
    /// The upper hypothesis of the test.
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
    /// How close to the share is close enough.
    #[arg(long, default_value_t = 0.02, value_name = "P", requires = "share", allow_negative_numbers = true)]
    margin: f64,
    /// Change a number on a card, play both games on the same deals and compare. Can be given several times.
    #[arg(long = "card", value_name = "ID:KEY=VALUE")]
    changes: Vec<Change>,
    /// Save finished batches in this file and continue the run it holds; ask for more games to extend it.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Play the K-th of N parts of the run and save it to `--out`; `talon merge` puts the parts together.
    #[arg(long, value_name = "K/N", requires = "out", conflicts_with_all = ["resume", "html"])]
    part: Option<Part>,
    /// Where to save a part. Run the same command again to continue it.
    #[arg(long, value_name = "FILE", requires = "part")]
    out: Option<PathBuf>,
    /// Write a row for each game and seat, as CSV or Parquet.
    #[arg(long, value_name = "FILE.csv|FILE.parquet")]
    rows: Option<PathBuf>,
    /// Write the record of every game into this folder.
    #[arg(long, value_name = "DIR", conflicts_with = "changes")]
    records: Option<PathBuf>,
    /// Append whatever programs write to standard error to this file.
    #[arg(long, value_name = "FILE")]
    program_log: Option<PathBuf>,
    /// Leave out what depends on the clock, the threads and the command: the same run prints the same bytes.
    #[arg(long)]
    without_clock: bool,
    /// Instead, measure how many games per second each game plays, as JSON.
    #[arg(long, conflicts_with_all = [
        "game", "games", "bots", "pool", "html", "resume", "changes", "until_decided", "part", "rows", "records"
    ])]
    throughput: bool,
    /// How long each of these measurements takes.
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
    let request = request(args, game)?;
    let plan = Plan::new(request.clone()).map_err(|refused| said(&request, refused))?;
    let page = args.html.as_deref().map(|path| Page::at(path, args.resume.as_deref())).transpose()?;
    args.rows.as_deref().map(Rows::check).transpose()?;
    plan.try_programs()?;
    let (part, origin) = (args.part.unwrap_or(Part::WHOLE), origin().of(&plan));
    let kept = args.resume.as_ref().or(args.out.as_ref());
    let journal = kept.map(|path| Journal::open(path, &plan, part)).transpose()?;
    args.records.as_deref().map(folder).transpose()?;
    let columns = plan.columns()?;
    let rows = args.rows.as_deref().map(|path| Rows::begin(path, columns, &origin)).transpose()?;
    let log = args.program_log.as_deref().map(log_at).transpose()?;
    let games = (plan.games * plan.arms()).div_ceil(part.of);
    let bar = Bar { shown: progress(games), stop: interrupt::listen()? };
    let means = Means {
        threads: args.threads.map_or_else(cores, usize::from),
        journal,
        part,
        rows,
        records: args.records.clone(),
        log,
        keeps_time: !args.without_clock,
        origin,
        watch: &bar,
    };
    let finished = talon_arena::run_with(&plan, means)?;
    bar.shown.finish_and_clear();
    report(args, &finished, page)?;
    Ok(if finished.is_interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}

/// What is wrong, in the reader's language; for an option, also its possible values.
fn said(request: &Request, refused: Refused) -> anyhow::Error {
    struct Bad<'a>(&'a Options, &'a BadOption);
    impl Visitor for Bad<'_> {
        type Out = anyhow::Error;
        fn visit<G: Observed>(self, game: &'static G) -> anyhow::Error {
            words::bad_option(game, self.0, self.1)
        }
    }
    let told = refused.option().and_then(|bad| visit(&request.game, Bad(&request.options, bad)).ok());
    told.unwrap_or_else(|| refused.into())
}

/// The result; for a part, only how much of it there is.
fn report(args: &Args, finished: &Finished, page: Option<Page>) -> Result<ExitCode> {
    if let (Some(part), Some(file)) = (args.part, &args.out) {
        let games: u64 = finished.sums.arms.first().map_or(0, |arm| arm.games);
        let whole = !finished.is_interrupted;
        let (part, file) = (part.to_string(), file.display().to_string());
        if args.json {
            let told = serde_json::json!({ "part": part, "out": file, "games": games, "whole": whole });
            return output::print_json(&told);
        }
        let key = if whole { "cli-part-whole" } else { "cli-part-broken" };
        let told = [("part", part.into()), ("file", file.into()), ("games", (games as i64).into())];
        return output::print(&format!("{}\n", say(key, &told)));
    }
    let (report, speech) = (Report::new(finished), words::speech());
    let report = if args.without_clock { report.timeless() } else { report };
    if let Some(page) = page {
        page.write(&report.html(speech))?;
    }
    if args.json { output::print_json(&report.json()) } else { output::print(&report.text(speech)) }
}

/// A folder that records can be written to.
fn folder(path: &Path) -> Result<()> {
    let unwritable = || say("cli-error-unwritable", &[("file", path.display().to_string().into())]);
    fs::create_dir_all(path).with_context(unwritable)
}

fn log_at(path: &Path) -> Result<Log> {
    let unwritable = || say("cli-error-unwritable", &[("file", path.display().to_string().into())]);
    let file = OpenOptions::new().create(true).append(true).open(path).with_context(unwritable)?;
    Ok(Arc::new(Mutex::new(file)))
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

struct Bar {
    shown: ProgressBar,
    stop: &'static AtomicBool,
}

impl Watch for Bar {
    fn played(&self, games: u64) {
        self.shown.inc(games);
    }

    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
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
        Some(share) => Hypothesis::Share { share, margin: args.margin },
        None => Hypothesis::Elo { elo0: args.elo0, elo1: args.elo1 },
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

pub(crate) fn read_seed(text: &str) -> Result<u64, String> {
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
