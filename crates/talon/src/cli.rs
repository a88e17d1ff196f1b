//! What can be asked.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{CommandFactory, Parser, Subcommand};
use talon_table::games;
use talon_text::Lang;

use crate::commands::{
    advise, best, blind, cards, completions, foresee, health, man, merge, play, record, review, rows, rules,
    scenario, score, serve, setup, simulate, sit, smith, tables,
};

/// Three card games: a table, a judge and a study lab.
#[derive(Parser)]
#[command(name = "talon", version, max_term_width = 110)]
#[command(after_help = "Examples:\n  talon\n  talon simulate realms --games 1000\n\n\
    `talon COMMAND --help` explains each command.")]
pub(crate) struct Cli {
    /// What to do; `serve` if no command is given.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// The language for people.
    #[arg(long, global = true, value_name = "L", help = lang_help())]
    pub(crate) lang: Option<Lang>,
    /// Play with the cards of this folder: DIR/GAME/*.ron, names in DIR/GAME/names.toml.
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) cards: Option<PathBuf>,
}

/// What `--lang` takes, from the list of languages.
fn lang_help() -> String {
    let codes: Vec<&str> = Lang::offered().map(Lang::code).collect();
    let codes = codes.join(", ");
    format!("The language: {codes}. Default: taken from LC_ALL, LC_MESSAGES or LANG, otherwise English")
}

impl Cli {
    /// The names of the commands that help lists.
    pub(crate) fn names() -> Vec<String> {
        let cli = Self::command();
        let shown = cli.get_subcommands().filter(|command| !command.is_hide_set());
        shown.map(|command| command.get_name().to_string()).collect()
    }
}

/// The commands, one module each.
#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Score(score::Args),
    Best(best::Args),
    Advise(advise::Args),
    Foresee(foresee::Args),
    Scenario(scenario::Args),
    #[command(subcommand)]
    Record(record::Command),
    Review(review::Args),
    Cards(cards::Args),
    Rules(rules::Args),
    Simulate(Box<simulate::Args>),
    Merge(merge::Args),
    Rows(rows::Args),
    Smith(smith::Args),
    Blind(blind::Args),
    Sit(sit::Args),
    Setup(setup::Args),
    Tables(tables::Args),
    #[command(hide = true)]
    Health(health::Args),
    Completions(completions::Args),
    Man(man::Args),
}

/// Takes the name of a game, and knows them all.
pub(crate) fn game_name() -> PossibleValuesParser {
    PossibleValuesParser::new(games::NAMES)
}
