//! `talon play GAME`: a table in the terminal, line by line or on the whole screen.
//!
//! Between two people who share a terminal the screen is wiped, where it can be.

use std::env;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Error, Result, bail};
use talon_bots::{Bot, Judged, Level, games};
use talon_core::{First, Gallery, Options, Value};
use talon_table::Table;
use talon_tui::{Face, Full, Plain, Screen, Session, Who};

use crate::cli::game_name;
use crate::commands::record;
use crate::commands::simulate::read_option;
use crate::words::{self, say};

/// Play in the terminal
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  talon play realms\n  talon play shards --seats human,bot:greedy --seed 7\n  \
    talon play aeons --seats human,bot:expert@200ms --option nemesis=rageborne\n  \
    talon play realms --from saved.record\n\n\
    Type a move as its number or as it is written in the list; `help` lists the other commands."
)]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = game_name())]
    game: String,
    /// Who sits where: human, bot:NAME or a program (cmd:"./mybot --fast"), one per seat. Default: you in seat 1, bot:expert in all others.
    #[arg(long, value_delimiter = ',', value_name = "WHO,…")]
    seats: Vec<Who>,
    /// The mode; short for `--option mode=M`.
    #[arg(long, value_name = "M")]
    mode: Option<String>,
    /// How many seats; short for `--option players=N`.
    #[arg(long, value_name = "N")]
    players: Option<i64>,
    /// The seed of the deal. Default: a new one each time.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Line by line, as screen readers and pipes need it, or the whole screen, where the table stays in its place.
    #[arg(long, value_name = "KIND", default_value = "plain")]
    screen: Kind,
    /// Continue a saved game.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["mode", "players", "seed", "options"])]
    from: Option<PathBuf>,
    /// A set-up option; can be given several times. Separate the items of a list with commas.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = read_option)]
    options: Vec<(String, Value)>,
}

/// How the table is shown.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Kind {
    Plain,
    Full,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    games::visit(&args.game, Play { args })?
}

struct Play<'a> {
    args: &'a Args,
}

impl games::Visitor for Play<'_> {
    type Out = Result<ExitCode>;

    fn visit<G: Judged + Gallery + Send + 'static>(self, game: &'static G) -> Result<ExitCode> {
        let args = self.args;
        let table = match &args.from {
            Some(path) => go_on(game, path)?,
            None => dealt(game, args)?,
        };
        let seats = seats_of(&args.seats, table.seats())?;
        at_the_terminal(table, seats, args.screen)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Plays on the whole screen or on plain lines.
fn at_the_terminal<G>(table: Table<G>, seats: Vec<Who>, kind: Kind) -> Result<()>
where
    G: Judged + Gallery + Send + 'static,
{
    let (is_terminal, is_typed) = (io::stdout().is_terminal(), io::stdin().is_terminal());
    if let Some((width, height)) = terminal_size::terminal_size_of(io::stdout()) {
        talon_tui::fit(width.0.into(), height.0.into());
    }
    let is_able = env::var("TERM").is_ok_and(|term| !term.is_empty() && term != "dumb");
    match kind {
        Kind::Full if is_terminal && is_typed && is_able => on(table, seats, Full::new()?),
        Kind::Full => bail!(say("cli-error-full-screen", &[])),
        Kind::Plain => {
            let screen = Screen { is_terminal, wipes: is_terminal && is_able, echoes: is_typed };
            on(table, seats, Plain::new(screen, io::stdin().lock(), io::stdout().lock()))
        }
    }
}

fn on<G: Judged + Gallery + Send + 'static>(table: Table<G>, seats: Vec<Who>, face: impl Face) -> Result<()> {
    Session::new(table, seats, face).run()
}

/// The table of a saved game.
fn go_on<G: Judged + 'static>(game: &'static G, path: &Path) -> Result<Table<G>> {
    let record = record::read(path).map_err(Error::msg)?;
    Table::replay(game, &record).map_err(|fault| Error::msg(record::fault(path, &fault)))
}

/// A new game. Who goes first is drawn by lot, unless a seat was named.
fn dealt<G: Judged + 'static>(game: &'static G, args: &Args) -> Result<Table<G>> {
    let mut options = options_of(args)?;
    First::draw_unless_asked(&game.option_specs(), &mut options);
    Table::new(game, &options, args.seed.unwrap_or_else(any_seed))
        .map_err(|bad| words::bad_option(game, &options, &bad))
}

fn options_of(args: &Args) -> Result<Options> {
    let mut options = Options::new();
    let mode = args.mode.as_ref().map(|mode| ("mode".to_string(), Value::from(mode.as_str())));
    let players = args.players.map(|players| ("players".to_string(), Value::from(players)));
    for (key, value) in args.options.iter().cloned().chain(mode).chain(players) {
        if options.insert(key.clone(), value).is_some() {
            bail!(say("cli-error-option-twice", &[("key", key.into())]));
        }
    }
    if !args.seats.is_empty() {
        options.entry("players".to_string()).or_insert_with(|| Value::from(args.seats.len()));
    }
    Ok(options)
}

fn seats_of(named: &[Who], seats: usize) -> Result<Vec<Who>> {
    if named.is_empty() {
        let mut all = vec![Who::Bot(Bot::new(Level::Expert)); seats];
        all[0] = Who::Human;
        return Ok(all);
    }
    if named.len() != seats {
        bail!(say("cli-error-seats", &[("named", named.len().into()), ("seats", seats.into())]));
    }
    Ok(named.to_vec())
}

/// Another deal each time; it is written into the record.
fn any_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Short enough to type again.
    (now.as_nanos() as u64 ^ u64::from(std::process::id()) << 20) % 1_000_000_000
}
