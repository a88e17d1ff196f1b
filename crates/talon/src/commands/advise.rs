//! `talon advise GAME FILE`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, anyhow, bail};
use serde_json::json;
use talon_core::{Game, Phrase, Record, Seat};
use talon_realms::{Advice, Realms, Reason, State};
use talon_table::games::{self, Loaded};
use talon_table::scenario::{self, Scenario};
use talon_text::{Lang, Speech};

use crate::{input, output};

/// No record comes near this.
const BYTES_MAX: usize = 1 << 20;

/// Say what a strong player would do in the position of a record or scenario
#[derive(clap::Args)]
#[command(after_help = "Example:\n  talon advise realms game.record --json\n\n\
    The file is a record or a scenario. Only what the deciding seat can know is used. The value of a move is the score\n\
    of the hand if the game ended after it; for a draw, the mean over every card that may come.")]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = ["realms"])]
    game: String,
    /// The record or scenario.
    file: PathBuf,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// The language.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let realms = Realms::loaded();
    let state = read_position(realms, &args.file)?;
    let Some(seat) = realms.to_act(&state).lowest() else {
        bail!("{}: the game is over, there is nothing to decide", args.file.display());
    };
    let advice = realms.advise(&state, seat);
    let speech = Speech::new(args.lang);
    if args.json {
        let moves: Vec<_> =
            advice.iter().map(|advice| json_of(realms, &state, seat, advice, &speech)).collect();
        return output::print_json(&json!({ "game": args.game, "seat": seat.number(), "moves": moves }));
    }
    let who = speech.say(&Phrase::new("seat").with("n", seat.number() as i64));
    let mut text = format!("{who}: {}\n", speech.say(&realms.prompt(&state, seat)));
    for advice in &advice {
        let notation = realms.print(&state, seat, &advice.choice);
        let reason = speech.say(&reason(realms, advice.reason));
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{:>8.1}  {notation:<28}  {reason}", advice.value);
    }
    output::print(&text)
}

fn json_of(
    realms: &Realms,
    state: &State,
    seat: Seat,
    advice: &Advice,
    speech: &Speech,
) -> serde_json::Value {
    json!({
        "move": realms.print(state, seat, &advice.choice),
        "value": advice.value,
        "reason": speech.say(&reason(realms, advice.reason)),
    })
}

fn reason(realms: &Realms, reason: Reason) -> Phrase {
    match reason {
        Reason::ThenDiscard(card) => Phrase::new("realms-advice-discard").with("card", realms.name_key(card)),
        Reason::Mean { over, best, best_value } => Phrase::new("realms-advice-mean")
            .with("over", over as i64)
            .with("card", realms.name_key(best))
            .with("value", i64::from(best_value)),
        Reason::Hand => Phrase::new("realms-advice-hand"),
        Reason::IfAccepted => Phrase::new("realms-advice-accepted"),
    }
}

/// The position at the end of a record, or after the last step of a scenario.
fn read_position(realms: &'static Realms, path: &Path) -> Result<State> {
    let name = path.display();
    let bytes = input::read(path, BYTES_MAX)?;
    let text = input::text(&bytes).map_err(|line| anyhow!("{name}:{line}: not UTF-8 text"))?;
    if text.starts_with("talon-record") {
        let record = Record::parse(text).map_err(|error| anyhow!("{name}: {error}"))?;
        let table =
            games::named(Realms::NAME)?.replay(&record).map_err(|error| anyhow!("{name}: {error}"))?;
        let table = table.typed::<Realms>().ok_or_else(|| anyhow!("{name}: not a record of realms"))?;
        return Ok(*table.state());
    }
    let scenario = Scenario::read(text).map_err(|flaw| anyhow!("{name}:{}: {flaw}", flaw.line))?;
    scenario::play_out(realms, &scenario).map_err(|flaw| anyhow!("{name}:{}: {flaw}", flaw.line))
}
