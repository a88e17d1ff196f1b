//! `talon setup aeons`.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Result, anyhow};
use clap::builder::PossibleValuesParser;
use serde_json::json;
use talon_aeons::{Catalogue, Setup, Supply, Type};
use talon_core::Game;
use talon_table::games::Loaded;
use talon_text::{Lang, Speech};

use crate::output;

/// Draw a random, legal set-up to use at a real table
#[derive(clap::Args)]
#[command(after_help = "Example:\n  talon setup aeons --players 3\n\nThe same seed gives the same set-up.")]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = PossibleValuesParser::new([Catalogue::NAME]))]
    game: String,
    /// How many players.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=4))]
    players: u8,
    /// The seed; without it a new one each time.
    #[arg(long)]
    seed: Option<u64>,
    /// The language of the names.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Print JSON, with ids.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let game = Catalogue::loaded();
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    let setup =
        Setup { players: args.players.into(), nemesis: None, supply: Supply::Random, ..Setup::default() };
    let drawn = game.drawn(&setup, seed);
    if args.json {
        return output::print_json(&json!({
            "game": args.game,
            "players": args.players,
            "seed": seed,
            "nemesis": drawn.nemesis,
            "mages": drawn.mages,
            "supply": drawn.supply.iter().map(|kind| game.id(*kind)).collect::<Vec<_>>(),
            "turn_order": drawn.turn_order,
            "basic_cards": drawn.basics,
        }));
    }
    let speech = Speech::new(args.lang);
    let name = |group: &str, id: &str| speech.name(&format!("aeons-{group}-{}", id.replace('_', "-")));
    let mut text = format!("nemesis: {}\n", name("nemesis", drawn.nemesis));
    for (seat, mage) in drawn.mages.iter().enumerate() {
        let _ = writeln!(text, "seat {}: {}", seat + 1, name("mage", mage));
    }
    for (group, kind) in [("gems", Type::Gem), ("relics", Type::Relic), ("spells", Type::Spell)] {
        let piles = drawn.supply.iter().filter(|card| game.type_of(**card) == kind);
        let names: Vec<String> =
            piles.map(|&card| format!("{} ({})", name("card", game.id(card)), game.cost(card))).collect();
        let _ = writeln!(text, "{group}: {}", names.join(", "));
    }
    let [one, two, three] = drawn.basics;
    let _ = writeln!(text, "turn order deck: {}", drawn.turn_order.join(", "));
    let _ = writeln!(text, "basic nemesis cards: {one} of tier 1, {two} of tier 2, {three} of tier 3");
    let _ = writeln!(text, "seed: {seed}");
    output::print(&text)
}

/// A seed nobody has chosen.
fn fresh_seed() -> Result<u64> {
    let now =
        SystemTime::now().duration_since(UNIX_EPOCH).map_err(|_| anyhow!("the clock is before 1970"))?;
    Ok(now.as_secs() ^ u64::from(now.subsec_nanos()) << 20)
}
