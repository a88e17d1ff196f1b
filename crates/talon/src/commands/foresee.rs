//! `talon foresee aeons FILE`.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use serde_json::json;
use talon_aeons::Catalogue;
use talon_core::Game;
use talon_table::games::Loaded;

use super::advise::read_position;
use crate::output;

/// Show what is coming in a game of Aeon's End, as far as the deciding seat can know, as JSON
#[derive(clap::Args)]
#[command(after_help = "Example:\n  talon foresee aeons game.record\n\n\
    The file is a record or a scenario. The output holds the chances of the next turn-order cards, what \
    each card in play will do on the next nemesis turn, the worst case before each seat acts again, and \
    the known part of each deck.")]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = [Catalogue::NAME])]
    game: String,
    /// The record or scenario.
    file: PathBuf,
    /// The case of a scenario file that holds several, counted from 1.
    #[arg(long, value_name = "N")]
    case: Option<usize>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let aeons = Catalogue::loaded();
    let (state, seat) = read_position(aeons, &args.file, args.case)?;
    let foresight = aeons.foresee(&state, seat).value(aeons);
    output::print_json(&json!({ "game": args.game, "seat": seat.number(), "foresight": foresight }))
}
