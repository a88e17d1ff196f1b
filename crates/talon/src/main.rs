//! `talon`: the command line of the card table and its study lab.
//!
//! Arguments in, calls out: what a command does is in the libraries; its arguments and answers are in
//! [`commands`]. Bad input is one line on standard error and exit status 2.

mod cli;
mod commands;
mod input;
mod origin;
mod output;
mod own_cards;

use std::process::ExitCode;

use clap::Parser;
use talon_tui::words;

/// A server and a search make and forget a great many small things; this allocator is made for that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = match cli::Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return output::clap_error(&error),
    };
    words::choose(cli.lang);
    let installed = cli.cards.as_deref().map_or(Ok(Vec::new()), own_cards::install);
    match installed.and_then(|_| commands::run(cli)) {
        Ok(code) => code,
        Err(error) => output::failure(&error),
    }
}
