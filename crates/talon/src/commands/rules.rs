//! `talon rules GAME [RULING]`.

use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use talon_text::{Block, Guide, Lang, Ruling, Speech, guide};

use crate::cli::game_name;
use crate::output;

/// Print how to play a game with all its rulings, or one ruling
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  talon rules shards\n  talon rules realms R21 --lang cs")]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = game_name())]
    game: String,
    /// The number of a ruling, such as R21.
    ruling: Option<String>,
    /// The language.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let guide = guide(args.lang, &args.game).context("every game has a guide")?;
    let speech = Speech::new(args.lang);
    let text = match &args.ruling {
        None => whole(&args.game, guide, &speech),
        Some(id) => {
            let found = guide.rulings.iter().find(|ruling| ruling.id.eq_ignore_ascii_case(id));
            let known =
                || guide.rulings.iter().map(|ruling| ruling.id.as_str()).collect::<Vec<_>>().join(", ");
            let ruling =
                found.with_context(|| format!("unknown ruling `{id}`; the rulings are {}", known()))?;
            one(&args.game, ruling, &speech)
        }
    };
    output::print(&text)
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
    let place = if ruling.place.is_empty() { String::new() } else { format!(" ({})", ruling.place) };
    let mut text = format!("{}  {}\n", ruling.id, ruling.question.say(game, speech));
    let _ = writeln!(text, "    {}\n    {source}{place}", ruling.answer.say(game, speech));
    for scenario in &ruling.scenarios {
        let _ = writeln!(text, "    crates/{game}/scenarios/{scenario}.toml");
    }
    text
}
