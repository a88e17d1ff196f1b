//! `talon setup aeons`.

use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Result, anyhow};
use clap::builder::PossibleValuesParser;
use serde_json::json;
use talon_aeons::{Catalogue, Drawn, Setup, Supply, Type};
use talon_core::{Game, Seat};
use talon_table::games::Loaded;
use talon_text::Part;

use crate::output;
use crate::words::{self, say};

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
    /// The seed. Default: a new one each time.
    #[arg(long)]
    seed: Option<u64>,
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
    output::print(&text_of(game, &drawn, seed))
}

fn text_of(game: &Catalogue, drawn: &Drawn<'_>, seed: u64) -> String {
    let name =
        |group: &str, id: &str| words::speech().name(&format!("aeons-{group}-{}", id.replace('_', "-")));
    let mut lines = vec![say("cli-setup-nemesis", &[("name", name("nemesis", drawn.nemesis).into())])];
    for (seat, mage) in drawn.mages.iter().enumerate() {
        let seat = words::seat(Seat::at(seat));
        lines.push(say("cli-setup-seat", &[("seat", seat.into()), ("name", name("mage", mage).into())]));
    }
    let groups =
        [("cli-setup-gems", Type::Gem), ("cli-setup-relics", Type::Relic), ("cli-setup-spells", Type::Spell)];
    for (key, kind) in groups {
        let piles = drawn.supply.iter().filter(|card| game.type_of(**card) == kind);
        let names: Vec<String> =
            piles.map(|&card| format!("{} ({})", name("card", game.id(card)), game.cost(card))).collect();
        lines.push(say(key, &[("cards", names.join(", ").into())]));
    }
    let [one, two, three] = drawn.basics.map(Part::from);
    let turns: Vec<String> = drawn.turn_order.iter().map(|card| words::turn(card)).collect();
    lines.push(say("cli-setup-turns", &[("cards", turns.join(", ").into())]));
    lines.push(say("cli-setup-basics", &[("one", one), ("two", two), ("three", three)]));
    lines.push(say("cli-setup-seed", &[("seed", seed.to_string().into())]));
    lines.join("\n") + "\n"
}

/// A seed nobody has chosen.
fn fresh_seed() -> Result<u64> {
    let now =
        SystemTime::now().duration_since(UNIX_EPOCH).map_err(|_| anyhow!(say("cli-error-clock", &[])))?;
    Ok(now.as_secs() ^ u64::from(now.subsec_nanos()) << 20)
}
