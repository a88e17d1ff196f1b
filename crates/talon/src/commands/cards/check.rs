//! `talon cards check DIR`: can these cards be played with?

use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Result, bail};
use talon_core::{Allowed, BadOption, Gallery, Game, Options, Value, laws};
use talon_table::games::{self, Visitor};
use talon_text::{Lang, Speech};

use crate::output;
use crate::own_cards::{self, Found};
use crate::words::{self, say};

/// Random games of each way to play.
const GAMES: u64 = 40;

/// Reads the folder, says every new text in every language, and plays random games by the laws.
pub(super) fn run(dir: &Path) -> Result<ExitCode> {
    let mut faults = 0;
    for found in own_cards::install(dir)? {
        let told = games::visit(found.game, Check(&found))?;
        for fault in &told {
            output::complain(&format!("{}: {fault}", dir.join(found.game).display()));
        }
        faults += told.len();
        if told.is_empty() {
            let ids: Vec<String> = found.ids.iter().cloned().collect();
            let parts = [
                ("game", words::game(found.game).into()),
                ("n", ids.len().into()),
                ("ids", ids.join(", ").into()),
                ("mark", found.mark.clone().into()),
            ];
            output::print(&format!("{}\n", say("own-checked", &parts)))?;
        }
    }
    Ok(if faults == 0 { ExitCode::SUCCESS } else { ExitCode::from(output::BAD_INPUT) })
}

struct Check<'a>(&'a Found);

impl Visitor for Check<'_> {
    type Out = Vec<String>;

    fn visit<G: Game + Gallery + Send + 'static>(self, game: &'static G) -> Vec<String> {
        let mut faults = unsaid(game, self.0);
        for mode in modes(game) {
            match lawful(game, &mode) {
                Ok(()) => {}
                Err(fault) => faults.push(fault.to_string()),
            }
        }
        faults
    }
}

/// Texts that a language cannot say.
fn unsaid<G: Gallery>(game: &G, found: &Found) -> Vec<String> {
    let mut faults = Vec::new();
    for card in game.gallery().iter().filter(|card| found.ids.contains(&card.id)) {
        for lang in Lang::offered() {
            let lacks = card.lines.iter().flat_map(|line| Speech::of(lang).check(&line.say).1);
            faults.extend(lacks.map(|lack| format!("{}: no words in {lang}: {lack:?}", card.id)));
        }
    }
    faults
}

/// Options for each way to play.
fn modes<G: Game>(game: &G) -> Vec<Options> {
    let specs = game.option_specs();
    let mode = specs.iter().find(|spec| spec.key == "mode");
    match mode.map(|spec| &spec.allowed) {
        Some(Allowed::OneOf(words)) => words
            .iter()
            .map(|word| Options::from([("mode".to_string(), Value::from(word.as_str()))]))
            .collect(),
        _ => vec![Options::new()],
    }
}

/// Plays by the laws; what breaks down is a fault of the cards, and told as one.
fn lawful<G: Game>(game: &G, options: &Options) -> Result<()> {
    let setup = smallest(game, options)?;
    for seed in 1..=GAMES {
        // What a panic says has gone to standard error already.
        let played = panic::catch_unwind(AssertUnwindSafe(|| laws::play(game, &setup, seed)));
        match played {
            Ok(Ok(_)) => {}
            Ok(Err(broken)) => bail!("{broken}"),
            Err(_) => bail!(say("own-broke-down", &[("seed", (seed as i64).into())])),
        }
    }
    Ok(())
}

/// The set-up of a mode with as few players as it takes.
fn smallest<G: Game>(game: &G, options: &Options) -> Result<G::Setup, BadOption> {
    let with = |players: i64| {
        let mut options = options.clone();
        options.insert("players".to_string(), Value::Int(players));
        game.setup(&options)
    };
    game.setup(options).or_else(|bad| (1..=4).find_map(|players| with(players).ok()).ok_or(bad))
}
