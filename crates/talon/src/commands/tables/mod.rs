//! `talon tables`: what the person running a server does with stored tables.

mod age;
mod copies;

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use serde_json::{Value, json};
use talon_web::{Config, Keeper, Life, Summary};

pub(crate) use age::{Age, read_age};

use super::serve::DATA;
use crate::output;
use crate::words::{self, say};

/// List, show, copy, delete or rescue stored tables
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  talon tables list --data /var/lib/talon\n  talon tables export --out tables.jsonl\n\n\
    Commands that only read also work while a server is running; commands that write need the store to \
    themselves."
)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
    /// The folder of the database.
    #[arg(long, global = true, default_value = DATA, value_name = "DIR")]
    data: PathBuf,
    /// A `PostgreSQL` database instead of the folder: `postgres://user:password@host/name`.
    #[arg(long, global = true, value_name = "URL", env = "TALON_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Answer in JSON.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List every table, one per line
    #[command(after_help = "Example:\n  talon tables list --open")]
    List {
        /// Only those that are over.
        #[arg(long, conflicts_with = "open")]
        over: bool,
        /// Only those that are not.
        #[arg(long)]
        open: bool,
    },
    /// Show one table with the record of its game
    #[command(after_help = "Example:\n  talon tables show 9f3a02c1")]
    Show {
        /// The name of the table, or the start of it.
        table: String,
    },
    /// Write tables to a file, one line of JSON each, to import elsewhere. The lines hold the secrets of their links
    #[command(after_help = "Example:\n  talon tables export --out tables.jsonl")]
    Export {
        /// The tables. Default: all.
        #[arg(value_name = "TABLE")]
        tables: Vec<String>,
        /// The file to write. Default: standard output.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Read exported tables back in; each must replay
    #[command(after_help = "Example:\n  talon tables import tables.jsonl --data /var/lib/talon")]
    Import {
        /// The files.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Delete tables with their journals and links, for good
    #[command(after_help = "Example:\n  talon tables delete 9f3a02c1")]
    Delete {
        /// The tables.
        #[arg(required = true, value_name = "TABLE")]
        tables: Vec<String>,
    },
    /// Delete tables that were never started or that were abandoned; finished games stay
    #[command(after_help = "Example:\n  talon tables expire --unstarted 2d --dry-run")]
    Expire {
        /// How long to keep a table where nobody ever moved: `45s`, `30m`, `12h`, `7d` or `never`.
        #[arg(long, default_value = "7d", value_name = "AGE", value_parser = read_age)]
        unstarted: Age,
        /// How long to keep an unfinished game without a move.
        #[arg(long, default_value = "90d", value_name = "AGE", value_parser = read_age)]
        abandoned: Age,
        /// Only list them.
        #[arg(long)]
        dry_run: bool,
    },
    /// Copy whatever can be read from a damaged database file into a new one
    #[command(after_help = "Example:\n  talon tables salvage talon.db saved.db")]
    Salvage {
        /// The damaged file; it is not changed.
        from: PathBuf,
        /// The file to create.
        to: PathBuf,
    },
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), &args.data);
    config.database.clone_from(&args.database);
    let (looking, changing) = (|| Keeper::looking(&config), || Keeper::changing(&config));
    match &args.command {
        Command::List { over, open } => {
            let wanted = |table: &Summary| (!over || table.over) && (!open || !table.over);
            list(&looking()?, wanted, args.json)
        }
        Command::Show { table } => show(&looking()?, table, args.json),
        Command::Export { tables, out } => copies::export(looking()?, tables, out.as_deref()),
        Command::Import { files } => copies::import(&changing()?, files, args.json),
        Command::Delete { tables } => delete(&changing()?, tables, args.json),
        Command::Expire { unstarted, abandoned, dry_run } => {
            let life = Life { unstarted: unstarted.0, abandoned: abandoned.0, ..Life::default() };
            let keeper = if *dry_run { looking()? } else { changing()? };
            expire(&keeper, &life, *dry_run, args.json)
        }
        Command::Salvage { from, to } => copies::salvage(from, to, args.json),
    }
}

fn list(keeper: &Keeper, wanted: impl Fn(&Summary) -> bool, as_json: bool) -> Result<ExitCode> {
    let (mut text, mut count) = (String::new(), 0_usize);
    keeper.each(|table| {
        if wanted(&table) {
            count += 1;
            let line = if as_json { in_json(&table).to_string() } else { in_line(&table) };
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{line}");
        }
    })?;
    if !as_json {
        let _ = writeln!(text, "{}", counted("cli-tables-sum", count));
    }
    output::print(&text)
}

fn show(keeper: &Keeper, name: &str, as_json: bool) -> Result<ExitCode> {
    let shown = keeper.show(name)?;
    if as_json {
        let mut value = in_json(&shown.summary);
        match &shown.record {
            Ok(record) => value["record"] = json!(record.to_string()),
            Err(reason) => value["broken"] = json!(reason),
        }
        output::print_json(&value)?;
    } else {
        let record = match &shown.record {
            Ok(record) => record.to_string(),
            Err(reason) => say(
                "cli-check-broken",
                &[("table", shown.summary.table[..8].into()), ("reason", reason.as_str().into())],
            ),
        };
        output::print(&format!("{}\n{}\n", in_line(&shown.summary), record.trim_end()))?;
    }
    Ok(if shown.record.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn delete(keeper: &Keeper, names: &[String], as_json: bool) -> Result<ExitCode> {
    for name in names {
        let table = keeper.delete(name)?;
        if as_json {
            output::print_json(&json!({ "deleted": table }))?;
        } else {
            output::print(&format!("{}\n", say("cli-tables-deleted", &[("table", table.into())])))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn expire(keeper: &Keeper, life: &Life, only_say: bool, as_json: bool) -> Result<ExitCode> {
    let dead = keeper.expire(life, only_say)?;
    let mut text = String::new();
    for table in &dead {
        let line = if as_json { in_json(table).to_string() } else { in_line(table) };
        let _ = writeln!(text, "{line}");
    }
    if !as_json {
        let key = if only_say { "cli-tables-would-expire" } else { "cli-tables-expired" };
        let _ = writeln!(text, "{}", counted(key, dead.len()));
    }
    output::print(&text)
}

fn counted(key: &'static str, n: usize) -> String {
    say(key, &[("n", (n as i64).into())])
}

/// A table for people: name, game, how it stands, moves, how long ago it changed.
fn in_line(table: &Summary) -> String {
    let state = words::speech().name(if table.over { "cli-tables-over" } else { "cli-tables-open" });
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    let age = age::in_words(now.saturating_sub(Duration::from_secs(table.changed)));
    format!("{}  {:<7} {state:<8} {:>5}  {age:>5}", table.table, table.game, table.moves)
}

/// The same for programs.
fn in_json(table: &Summary) -> Value {
    json!({
        "table": table.table, "game": table.game, "over": table.over, "listed": table.listed,
        "moves": table.moves, "entries": table.entries, "created": table.created, "changed": table.changed,
    })
}
