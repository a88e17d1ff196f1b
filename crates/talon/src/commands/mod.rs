//! The commands, one module each: its arguments, and the call it makes.

pub(crate) mod advise;
pub(crate) mod best;
pub(crate) mod blind;
pub(crate) mod cards;
pub(crate) mod completions;
pub(crate) mod foresee;
pub(crate) mod health;
pub(crate) mod interrupt;
pub(crate) mod man;
pub(crate) mod merge;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod review;
pub(crate) mod rows;
pub(crate) mod rules;
pub(crate) mod scenario;
pub(crate) mod score;
pub(crate) mod serve;
pub(crate) mod setup;
pub(crate) mod simulate;
pub(crate) mod sit;
pub(crate) mod smith;
pub(crate) mod tables;

use std::process::ExitCode;

use anyhow::Result;

use crate::cli::{Cli, Command};

/// Does what was asked.
pub(crate) fn run(cli: Cli) -> Result<ExitCode> {
    match cli.command {
        None => serve::run(&serve::Args::default()),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Score(args)) => score::run(&args),
        Some(Command::Best(args)) => best::run(&args),
        Some(Command::Foresee(args)) => foresee::run(&args),
        Some(Command::Advise(args)) => advise::run(&args),
        Some(Command::Scenario(args)) => scenario::run(&args),
        Some(Command::Record(command)) => record::run(&command),
        Some(Command::Cards(args)) => cards::run(&args),
        Some(Command::Review(args)) => review::run(&args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Merge(args)) => merge::run(&args),
        Some(Command::Rows(args)) => rows::run(&args),
        Some(Command::Blind(args)) => blind::run(&args),
        Some(Command::Sit(args)) => sit::run(&args),
        Some(Command::Smith(args)) => smith::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Setup(args)) => setup::run(&args),
        Some(Command::Health(args)) => health::run(&args),
        Some(Command::Tables(args)) => tables::run(&args),
        Some(Command::Completions(args)) => completions::run(&args),
        Some(Command::Man(args)) => man::run(&args),
    }
}
