//! `talon cards GAME`, `talon cards check DIR`.

mod check;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::builder::PossibleValuesParser;
use serde_json::{Map, Value, json};
use talon_core::{CardText, TextLine};
use talon_table::games;
use talon_text::{Speech, fold, is_named, names};

use crate::output;
use crate::words::{self, say};

/// Print every card with its rules text, or check a folder of cards of your own
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  talon cards realms --json\n  talon cards shards krystal\n  talon cards check my-cards\n\n\
    `talon cards check DIR` reads a folder of your own cards (see `--cards`), says their texts in every \
    language and plays random games with them. Exit status: 0 if they can be played, 2 if not."
)]
pub(crate) struct Args {
    /// The game, or `check`.
    #[arg(value_parser = PossibleValuesParser::new(games::NAMES.iter().copied().chain([CHECK])))]
    game: String,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Only the cards with these words in their name, in any of the languages, with or without diacritics; the folder to check.
    words: Vec<String>,
}

/// In the place of a game: a folder is checked.
const CHECK: &str = "check";

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    if args.game == CHECK {
        let [dir] = args.words.as_slice() else { bail!(say("own-check-usage", &[])) };
        return check::run(Path::new(dir));
    }
    let speech = words::speech();
    let mut cards = games::named(&args.game)?.cards();
    if !args.words.is_empty() {
        let typed = args.words.join(" ");
        cards.retain(|card| is_named(&names(&card.name), &typed) || fold(&card.id) == fold(&typed));
        if cards.is_empty() {
            bail!(say("cli-cards-none", &[("game", words::game(&args.game).into()), ("text", typed.into())]));
        }
    }
    if args.json {
        let cards: Vec<Value> = cards.iter().map(|card| json_of(card, speech)).collect();
        return output::print_json(
            &json!({ "game": args.game, "lang": words::lang().code(), "cards": cards }),
        );
    }
    let cards: Vec<String> = cards.iter().map(|card| talon_tui::text_of(&args.game, card, speech)).collect();
    output::print(&cards.join("\n"))
}

fn json_of(card: &CardText, speech: &Speech) -> Value {
    let mut json = Map::new();
    json.insert("id".into(), card.id.as_str().into());
    json.insert("name".into(), speech.name(&card.name).into());
    for (key, value) in &card.figures {
        json.insert((*key).into(), json!(value));
    }
    json.insert("text".into(), card.lines.iter().map(|line| speech.say(&line.say)).collect());
    let line = |line: &TextLine| json!({ "depth": line.depth, "text": speech.say(&line.say) });
    json.insert("lines".into(), card.lines.iter().map(line).collect());
    Value::Object(json)
}
