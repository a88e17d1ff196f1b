//! The commands, one module each: how it is asked, and the call it makes.

pub(crate) mod advise;
pub(crate) mod best;
pub(crate) mod cards;
pub(crate) mod completions;
pub(crate) mod man;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod scenario;
pub(crate) mod score;
pub(crate) mod setup;
pub(crate) mod simulate;

use std::process::ExitCode;

use anyhow::Result;
use clap::CommandFactory;

use crate::cli::{Cli, Command};
use crate::output;

/// Does what was asked.
pub(crate) fn run(cli: Cli) -> Result<ExitCode> {
    match cli.command {
        None => what_there_is(),
        Some(Command::Score(args)) => score::run(&args),
        Some(Command::Best(args)) => best::run(&args),
        Some(Command::Advise(args)) => advise::run(&args),
        Some(Command::Scenario(args)) => scenario::run(&args),
        Some(Command::Record(command)) => record::run(&command),
        Some(Command::Cards(args)) => cards::run(&args),
        Some(Command::Simulate(args)) => simulate::run(args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Setup(args)) => setup::run(&args),
        Some(Command::Completions(args)) => completions::run(&args),
        Some(Command::Man(args)) => man::run(&args),
    }
}

/// `talon` alone.
fn what_there_is() -> Result<ExitCode> {
    output::print(&Cli::command().render_help().to_string())
}
