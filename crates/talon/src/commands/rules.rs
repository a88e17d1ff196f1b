//! `talon rules GAME [RULING]`.

use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use talon_text::{Block, Guide, Ruling, Speech, guide};

use crate::cli::game_name;
use crate::output;
use crate::words::{self, say};

/// Print how to play a game with all its rulings, or one ruling
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  talon rules shards\n  talon rules realms R21 --lang cs")]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = game_name())]
    game: String,
    /// The number of a ruling, such as R21.
    ruling: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let (game, speech) = (args.game.as_str(), words::speech());
    let guide = guide(words::lang(), game).context("every game has a guide")?;
    let Some(id) = &args.ruling else { return output::print(&whole(game, guide, speech)) };
    let Some(ruling) = guide.rulings.iter().find(|ruling| ruling.id.eq_ignore_ascii_case(id)) else {
        let known: Vec<&str> = guide.rulings.iter().map(|ruling| ruling.id.as_str()).collect();
        let parts = [("text", id.clone().into()), ("numbers", known.join(", ").into())];
        bail!(say("cli-rules-none", &parts));
    };
    output::print(&one(game, ruling, speech))
}

fn whole(game: &str, guide: &Guide, speech: &Speech) -> String {
    let mut text = format!("{}\n\n{}\n", guide.title, guide.lead);
    for section in &guide.sections {
        let _ = writeln!(text, "\n{}", section.title);
        for block in &section.blocks {
            for (place, words) in block.words().iter().enumerate() {
                let mark = match block {
                    Block::Steps { .. } => format!("{}. ", place + 1),
                    Block::List { .. } => "- ".to_string(),
                    Block::Text { .. } | Block::Note { .. } | Block::Example { .. } => String::new(),
                };
                let _ = writeln!(text, "  {mark}{}", words.say(game, speech));
            }
        }
    }
    let _ = writeln!(text, "\n{}\n", speech.name("guide-rulings"));
    text + &guide.rulings.iter().map(|ruling| one(game, ruling, speech)).collect::<Vec<_>>().join("\n")
}

fn one(game: &str, ruling: &Ruling, speech: &Speech) -> String {
    let source = speech.name(&format!("guide-source-{}", ruling.source.word()));
    let places = ruling.places.say();
    let place = if places.is_empty() { String::new() } else { format!(" ({places})") };
    let mut text = format!("{}  {}\n", ruling.id, ruling.question.say(game, speech));
    let _ = writeln!(text, "    {}\n    {source}{place}", ruling.answer.say(game, speech));
    for scenario in &ruling.scenarios {
        let _ = writeln!(text, "    crates/{game}/scenarios/{scenario}.toml");
    }
    text
}
