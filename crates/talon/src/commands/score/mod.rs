//! `talon score realms`.

mod lines;
mod names;
mod sheet;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::{Value, json};
use talon_core::Game;
use talon_realms::{Query, Realms};
use talon_table::games::Loaded;
use talon_text::Speech;

pub(crate) use sheet::json_of;

use crate::output;
use crate::words::{self, say};
use lines::{BadLine, Lines};
use names::Names;

/// Score Fantasy Realms hands from standard input, one per line, with their best choices
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    echo mountain wildfire smoke great_flood whirlwind mirage air_elemental | talon score realms\n  \
    echo 'necromancer king queen knights rangers forest candle / warlord dragon' | talon score realms\n  \
    talon score realms --jsonl < hands.jsonl\n\n\
    Each line holds the cards of one hand: ids, or names in any of the languages, with commas between \
    them if a name has several words. After a slash come the cards that the necromancer may fetch. Each \
    line is answered as soon as it arrives.\n\n\
    With --jsonl a line is {\"hand\":[…],\"discard\":[…]}, and each answer is a JSON object too: a score \
    sheet, or {\"error\":\"…\"} for a bad line.")]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = [Realms::NAME])]
    game: String,
    /// Read and print one JSON object per line.
    #[arg(long)]
    jsonl: bool,
    /// Accept hands of any size from one to eight cards.
    #[arg(long)]
    partial: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let realms = Realms::loaded();
    let scoring =
        Scoring { realms, names: Names::of(realms), speech: words::speech(), partial: args.partial };
    let mut out = BufWriter::new(io::stdout().lock());
    let mut lines = Lines::new(io::stdin().lock());
    let (mut bad, mut number) = (0, 0usize);
    loop {
        // A caller that asks line by line is answered line by line; a file is answered in large pieces.
        if lines.is_drained() {
            out.flush().with_context(|| say("cli-error-stdout", &[]))?;
        }
        let Some(line) = lines.next() else { break };
        number += 1;
        let line = line.with_context(|| say("cli-error-stdin", &[]))?;
        if line.as_ref().is_ok_and(|text| text.trim().is_empty()) {
            continue;
        }
        if args.jsonl {
            writeln!(out, "{}", scoring.answer(line)).with_context(|| say("cli-error-stdout", &[]))?;
            continue;
        }
        match scoring.table(line) {
            Ok(table) => writeln!(out, "{table}").with_context(|| say("cli-error-stdout", &[]))?,
            Err(reason) => {
                bad += 1;
                output::complain(&say(
                    "cli-error-line",
                    &[("line", number.into()), ("reason", reason.into())],
                ));
            }
        }
    }
    out.flush().with_context(|| say("cli-error-stdout", &[]))?;
    Ok(if bad == 0 { ExitCode::SUCCESS } else { ExitCode::from(output::BAD_INPUT) })
}

/// A line of JSON input.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonHand {
    hand: Vec<String>,
    #[serde(default)]
    discard: Option<Vec<String>>,
}

struct Scoring {
    realms: &'static Realms,
    names: Names,
    speech: &'static Speech,
    partial: bool,
}

impl Scoring {
    fn answer(&self, line: Result<String, BadLine>) -> Value {
        let query = line.map_err(|bad| bad.to_string()).and_then(|text| self.read_json(&text));
        match query {
            Ok(query) => json_of(self.realms, &self.realms.scorer().sheet(query.hand, query.area)),
            Err(reason) => json!({ "error": reason }),
        }
    }

    fn read_json(&self, text: &str) -> Result<Query, String> {
        let asked: JsonHand = serde_json::from_str(text)
            .map_err(|error| format!("{error}; a line is {{\"hand\":[…],\"discard\":[…]}}"))?;
        let hand: Vec<&str> = asked.hand.iter().map(String::as_str).collect();
        let discard: Option<Vec<&str>> =
            asked.discard.as_ref().map(|ids| ids.iter().map(String::as_str).collect());
        self.query(&hand, discard.as_deref())
    }

    fn query(&self, hand: &[&str], discard: Option<&[&str]>) -> Result<Query, String> {
        let hand = self.names.ids(self.realms, hand)?;
        let discard = discard.map(|discard| self.names.ids(self.realms, discard)).transpose()?;
        self.realms.query(&hand, discard.as_deref(), self.partial).map_err(|bad| bad.to_string())
    }

    fn table(&self, line: Result<String, BadLine>) -> Result<String, String> {
        let text = line.map_err(BadLine::said)?;
        let (hand, discard) = match text.split_once('/') {
            Some((hand, discard)) => (hand, Some(Names::split(discard))),
            None => (text.as_str(), None),
        };
        let query = self.query(&Names::split(hand), discard.as_deref())?;
        Ok(sheet::text_of(self.realms, &self.realms.scorer().sheet(query.hand, query.area), self.speech))
    }
}
