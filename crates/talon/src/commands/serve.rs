//! `talon serve`, and `talon` alone.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::ValueEnum;
use talon_web::{Checked, Config, Life, Node};
use tracing_subscriber::filter::LevelFilter;

use super::tables::{Age, read_age};
use crate::output;
use crate::words::{self, say};

const BIND: &str = "127.0.0.1:7777";
pub(super) const DATA: &str = "talon-data";

/// Serve the table in the browser: all three games, bots, an embedded database
#[derive(clap::Args)]
#[command(after_help = "Example:\n  talon serve --bind 0.0.0.0:8080 --data /var/lib/talon\n\n\
    Ctrl-C stops it; all tables are back after the next start.")]
pub(crate) struct Args {
    /// The address to listen on.
    #[arg(long, default_value = BIND, value_name = "ADDRESS:PORT")]
    bind: SocketAddr,
    /// The folder for the database; created if it is missing.
    #[arg(long, default_value = DATA, value_name = "DIR")]
    data: PathBuf,
    /// A `PostgreSQL` database instead of the folder: `postgres://user:password@host/name`.
    #[arg(long, value_name = "URL", env = "TALON_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// This server's name among those that share the `PostgreSQL` database; without a name it has the database to itself.
    #[arg(long, value_name = "NAME", requires_all = ["database", "advertise"])]
    node: Option<String>,
    /// Where the other servers reach this one: `http://host:port`. Use a network that only they are on.
    #[arg(long, value_name = "URL", requires = "node")]
    advertise: Option<String>,
    /// Replay every stored game, list those that fail, and stop. Nothing is written.
    #[arg(long)]
    check: bool,
    /// Delete a table after this time if nobody ever moved there: `45s`, `30m`, `12h`, `7d` or `never`.
    #[arg(long, default_value = "7d", value_name = "AGE", value_parser = read_age)]
    expire_unstarted: Age,
    /// Delete an unfinished game after this long without a move; finished games stay.
    #[arg(long, default_value = "90d", value_name = "AGE", value_parser = read_age)]
    expire_abandoned: Age,
    /// How many tables may be awake at once; sleeping ones cost nothing.
    #[arg(long, default_value_t = Life::default().tables_max, value_name = "N")]
    live_tables: usize,
    /// How much memory tables that are awake may use, in megabytes.
    #[arg(long, default_value_t = Life::default().memory_max >> 20, value_name = "MB")]
    live_memory: usize,
    /// How to log to standard error.
    #[arg(long, value_enum, default_value_t = Log::Text)]
    log: Log,
    /// The least important level to log; `debug` logs every move.
    #[arg(long, default_value = "info", value_name = "LEVEL")]
    log_level: LevelFilter,
    /// Trust X-Forwarded-For. Only behind a proxy that sets it: otherwise anybody could forge it.
    #[arg(long)]
    behind_proxy: bool,
    /// A secret that opens /keeper to anybody who knows it; without one only this machine can see the page.
    #[arg(long, value_name = "SECRET", env = "TALON_KEEPER_TOKEN", hide_env_values = true)]
    keeper_token: Option<String>,
    /// Let tables tell addresses inside private networks and on this machine whose turn it is.
    #[arg(long)]
    private_webhooks: bool,
    /// Whom push services may ask about this server, such as mailto:you@example.org; its own address if not given.
    #[arg(long, value_name = "ADDRESS")]
    push_contact: Option<String>,
    /// The key by which push services know this server; without one, a key is made at the first start and kept.
    #[arg(long, value_name = "KEY", env = "TALON_PUSH_KEY", hide_env_values = true)]
    push_key: Option<String>,
    /// An address without rate limits, such as that of your own bots. Can be given several times.
    #[arg(long, value_name = "ADDRESS")]
    trust: Vec<IpAddr>,
}

/// The form of the log.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Log {
    /// Lines for people.
    Text,
    /// One object per line, for programs.
    Json,
    /// No log.
    Off,
}

impl Default for Args {
    fn default() -> Self {
        Self {
            bind: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: DATA.into(),
            database: None,
            node: None,
            advertise: None,
            check: false,
            expire_unstarted: Age(Life::default().unstarted),
            expire_abandoned: Age(Life::default().abandoned),
            live_tables: Life::default().tables_max,
            live_memory: Life::default().memory_max >> 20,
            log: Log::Text,
            log_level: LevelFilter::INFO,
            behind_proxy: false,
            keeper_token: None,
            private_webhooks: false,
            push_contact: None,
            push_key: None,
            trust: Vec::new(),
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let mut config = Config::new(args.bind, &args.data);
    config.database.clone_from(&args.database);
    config.node =
        args.node.clone().zip(args.advertise.clone()).map(|(name, advertise)| Node { name, advertise });
    config.limits.behind_proxy = args.behind_proxy;
    config.webhooks.private = args.private_webhooks;
    config.webhooks.contact.clone_from(&args.push_contact);
    config.webhooks.push_key.clone_from(&args.push_key);
    config.limits.trusted.clone_from(&args.trust);
    config.limits.keeper_token.clone_from(&args.keeper_token);
    config.life = Life {
        unstarted: args.expire_unstarted.0,
        abandoned: args.expire_abandoned.0,
        tables_max: args.live_tables,
        memory_max: args.live_memory << 20,
        ..Life::default()
    };
    if args.check {
        return report(&talon_web::check(&config)?);
    }
    log(args);
    // A panic ends one request; where it happened is logged like everything else.
    std::panic::set_hook(Box::new(|panic| tracing::error!(%panic, "panicked")));
    let say = |at: SocketAddr| {
        // The server runs even if nobody reads standard output.
        let _ = output::print(&format!("Talon: http://{at}\n"));
    };
    talon_web::serve(&config, say, talon_web::asked_to_stop())?;
    Ok(ExitCode::SUCCESS)
}

fn log(args: &Args) {
    let lines = tracing_subscriber::fmt().with_max_level(args.log_level).with_writer(std::io::stderr);
    match args.log {
        Log::Text => lines.with_ansi(false).with_target(false).init(),
        Log::Json => lines.json().flatten_event(true).with_target(false).init(),
        Log::Off => {}
    }
}

/// A line for each table that does not replay, then how many do.
fn report(checked: &Checked) -> Result<ExitCode> {
    let Checked { tables, moves, finished, broken } = checked;
    let mut lines: Vec<String> = broken
        .iter()
        .map(|(id, reason)| {
            say("cli-check-broken", &[("table", id.as_str().into()), ("reason", reason.as_str().into())])
        })
        .collect();
    let count = |n: usize| words::lang().number(n as i64).into();
    let parts = [
        ("tables", count(*tables)),
        ("finished", count(*finished)),
        ("moves", count(*moves)),
        ("broken", count(broken.len())),
    ];
    lines.push(say("cli-check-sum", &parts));
    let text = lines.join("\n") + "\n";
    output::print(&text)?;
    Ok(if broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
