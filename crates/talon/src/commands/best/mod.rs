//! `talon best realms`.

mod progress;
mod report;
mod work;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Result, bail};
use talon_core::Game;
use talon_realms::Realms;
use talon_table::games::Loaded;

use crate::commands::interrupt;
use crate::output;
use crate::words::{self, say};

/// Prove the best Fantasy Realms hand, or score every one of the 154,143,080 hands
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  talon best realms\n  talon best realms --all --resume census.json\n\n\
    Without --all, every hand is either scored or ruled out by an upper bound, for seven cards and for \
    eight with the necromancer.\n\n\
    With --all, every hand of seven is scored exactly. Ctrl-C stops it and prints the results so far; \
    with --resume FILE the next run continues from there.")]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = [Realms::NAME])]
    game: String,
    /// Score every hand and print the distribution.
    #[arg(long)]
    all: bool,
    /// Save the progress of --all in this file, and continue from it.
    #[arg(long, value_name = "FILE", requires = "all")]
    resume: Option<PathBuf>,
    /// How many threads. Default: one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let realms = Realms::loaded();
    if !realms.is_printed() {
        bail!(say("own-best", &[]));
    }
    let speech = words::speech();
    let threads = args.threads.map_or_else(cores, usize::from);
    let start = Instant::now();
    if args.all {
        let stop = interrupt::listen()?;
        let state = work::census(realms.scorer(), threads, args.resume.as_deref(), stop)?;
        let seconds = start.elapsed().as_secs_f64();
        let report = report::Census { realms, state: &state, seconds, threads };
        return if args.json {
            output::print_json(&report.json())
        } else {
            output::print(&report.text(speech))
        };
    }
    let proof = work::proof(realms.scorer(), threads);
    let report = report::Proof { realms, found: &proof, seconds: start.elapsed().as_secs_f64(), threads };
    if args.json { output::print_json(&report.json()) } else { output::print(&report.text(speech)) }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
