//! `talon cards GAME`.

use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::Result;
use serde_json::{Map, Value, json};
use talon_core::CardText;
use talon_table::games;
use talon_text::{Lang, Speech};

use crate::cli::game_name;
use crate::output;

/// Print every card with its rules text
#[derive(clap::Args)]
#[command(after_help = "Example:\n  talon cards realms --json")]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = game_name())]
    game: String,
    /// The language.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let cards = games::named(&args.game)?.cards();
    let speech = Speech::new(args.lang);
    if args.json {
        let cards: Vec<Value> = cards.iter().map(|card| json_of(card, &speech)).collect();
        return output::print_json(&json!({ "game": args.game, "lang": args.lang.code(), "cards": cards }));
    }
    let cards: Vec<String> = cards.iter().map(|card| text_of(card, &speech)).collect();
    output::print(&cards.join("\n"))
}

fn json_of(card: &CardText, speech: &Speech) -> Value {
    let mut json = Map::new();
    json.insert("id".into(), card.id.as_str().into());
    json.insert("name".into(), speech.name(&card.name).into());
    for (key, value) in &card.figures {
        json.insert((*key).into(), json!(value));
    }
    json.insert("text".into(), card.lines.iter().map(|line| speech.say(line)).collect());
    Value::Object(json)
}

fn text_of(card: &CardText, speech: &Speech) -> String {
    let mut text = format!("{} ({})", speech.name(&card.name), card.id);
    for (key, value) in &card.figures {
        let value = value.as_text().map_or_else(|| value.to_string(), ToString::to_string);
        let _ = write!(text, ", {key} {value}");
    }
    text.push('\n');
    for line in &card.lines {
        let _ = writeln!(text, "    {}", speech.say(line));
    }
    text
}
