//! `talon advise GAME FILE`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, anyhow, bail};
use serde_json::json;
use talon_bots::{Bot, Budget, Engine, ExpectedMove, Judged, Level, Thought, Thoughts, games};
use talon_core::{Eyes, Gallery, Game, Luck, Phrase, Record, Seat};
use talon_realms::{Advice, Choice, Realms, Reason, State};
use talon_table::Table;
use talon_table::games::Loaded;
use talon_table::scenario::{self, File};
use talon_tui::{Listed, expected, listed, weighed};

use crate::cli::game_name;
use crate::words::{self, say};
use crate::{input, output};

/// No record comes near this.
const BYTES_MAX: usize = 1 << 20;
/// Worlds played through before advice is given; always the same, so the same file gives the same advice.
const ITERATIONS: u32 = 2_000;
const SEED: u64 = 1;

/// Say what a strong player would do in the position of a record or scenario
#[derive(clap::Args)]
#[command(after_help = "Example:\n  talon advise realms game.record --json\n\n\
    The file is a record or a scenario. Only what the deciding seat can know is used.\n\n\
    In shards and aeons the value of a move is the share of wins found by search, shown with the share \
    of the search that went into the move. In realms it is the score of the hand if the game ended after \
    the move; for a draw, the mean over every card that may come. What a search would play, and how it \
    rates each move, is shown next to it.\n\n\
    The moves expected to follow come last.")]
pub(crate) struct Args {
    /// The game.
    #[arg(value_parser = game_name())]
    game: String,
    /// The record or scenario.
    file: PathBuf,
    /// The case of a scenario file that holds several, counted from 1.
    #[arg(long, value_name = "N")]
    case: Option<usize>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    // Fantasy Realms has exact values beside what is searched.
    if args.game == Realms::NAME { realms_advice(args) } else { games::visit(&args.game, Searched { args })? }
}

/// What a strong player thinks, the same for the same position.
fn thoughts<G: Judged>(game: &G, state: &G::State, seat: Seat) -> Thoughts<G::Choice> {
    let bot = Bot { level: Level::Expert, budget: Budget::Iterations(ITERATIONS) };
    Engine::new(game).think(bot, &Eyes::new(game, state, seat), &mut Luck::of(SEED, 0))
}

fn line_of<C>(line: &[ExpectedMove<C>]) -> Vec<serde_json::Value> {
    line.iter().map(|step| json!({ "seat": step.seat.number(), "move": step.notation })).collect()
}

struct Searched<'a> {
    args: &'a Args,
}

impl games::Visitor for Searched<'_> {
    type Out = Result<ExitCode>;

    fn visit<G: Judged + Gallery + Send + 'static>(self, game: &'static G) -> Result<ExitCode> {
        let args = self.args;
        let (state, seat) = read_position(game, &args.file, args.case)?;
        let thoughts = thoughts(game, &state, seat);
        let name = |choice: &G::Choice| game.print(&state, seat, choice);
        if args.json {
            let moves: Vec<_> = thoughts
                .moves
                .iter()
                .map(|found| json!({ "move": name(&found.choice), "value": found.value, "share": found.share }))
                .collect();
            return output::print_json(&json!({
                "game": args.game, "seat": seat.number(), "iterations": thoughts.iterations, "moves": moves,
                "line": line_of(&thoughts.line),
            }));
        }
        let mut text = title(seat, &game.prompt(&state, seat));
        for found in &thoughts.moves {
            let weighed = weighed(found, thoughts.iterations);
            // Writing to a string cannot fail.
            let _ = writeln!(text, "  {}  {weighed}", words::left(&name(&found.choice), 30));
        }
        if let Some(line) = expected(&thoughts.line) {
            let _ = writeln!(text, "{line}");
        }
        output::print(&text)
    }
}

fn realms_advice(args: &Args) -> Result<ExitCode> {
    let realms = Realms::loaded();
    let (state, seat) = read_position(realms, &args.file, args.case)?;
    let (advice, thoughts) = (realms.advise(&state, seat), thoughts(realms, &state, seat));
    if args.json {
        let moves: Vec<_> = advice
            .iter()
            .map(|advice| {
                let found = thoughts.moves.iter().find(|found| found.choice == advice.choice);
                json_of(realms, (&state, seat), advice, found)
            })
            .collect();
        return output::print_json(&json!({
            "game": args.game, "seat": seat.number(), "iterations": thoughts.iterations, "moves": moves,
            "line": line_of(&thoughts.line),
        }));
    }
    let mut text = title(seat, &realms.prompt(&state, seat));
    let names: Vec<String> = advice.iter().map(|advice| realms.print(&state, seat, &advice.choice)).collect();
    let choices: Vec<Choice> = advice.iter().map(|advice| advice.choice).collect();
    for Listed { place, left_out } in listed(&choices) {
        let (advice, notation) = (&advice[place], &names[place]);
        let reason = words::speech().say(&reason(realms, advice.reason));
        // Writing to a string cannot fail.
        let value = words::right(&words::lang().decimal(advice.value, 1), 8);
        let _ = writeln!(text, "{value}  {notation:<28}  {reason}");
        if left_out > 0 {
            let _ = writeln!(text, "{:10}{}", "", say("cli-advise-more", &[("n", left_out.into())]));
        }
    }
    if let Some(best) = thoughts.moves.first() {
        let said = words::speech().say(&realms.offer(&state, seat, &best.choice).say);
        let notation = realms.print(&state, seat, &best.choice);
        let best_of = say("cli-play-hint-best", &[("say", said.into()), ("move", notation.into())]);
        let _ = writeln!(text, "{best_of}: {}", weighed(best, thoughts.iterations));
    }
    if let Some(line) = expected(&thoughts.line) {
        let _ = writeln!(text, "{line}");
    }
    output::print(&text)
}

/// Whose decision it is, and what is asked.
fn title(seat: Seat, prompt: &Phrase) -> String {
    let prompt = words::speech().say(prompt);
    format!("{}\n", say("cli-advise-title", &[("seat", words::seat(seat).into()), ("prompt", prompt.into())]))
}

fn json_of(
    realms: &Realms,
    (state, seat): (&State, Seat),
    advice: &Advice,
    found: Option<&Thought<Choice>>,
) -> serde_json::Value {
    json!({
        "move": realms.print(state, seat, &advice.choice),
        "value": advice.value,
        "reason": words::speech().say(&reason(realms, advice.reason)),
        "search": found.map(|found| found.value),
        "share": found.map_or(0.0, |found| found.share),
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

/// The position at the end of a record, or after the last step of a scenario, and who is to decide.
pub(crate) fn read_position<G: Game + 'static>(
    game: &'static G,
    path: &Path,
    case: Option<usize>,
) -> Result<(G::State, Seat)> {
    let name = path.display();
    let bytes = input::read(path, BYTES_MAX)?;
    let text = input::text(&bytes).map_err(|line| {
        anyhow!(say("cli-error-not-text", &[("file", name.to_string().into()), ("line", line.into())]))
    })?;
    let state = if text.starts_with("talon-record") {
        let record = Record::parse(text).map_err(|error| anyhow!("{name}: {error}"))?;
        Table::replay(game, &record).map_err(|error| anyhow!("{name}: {error}"))?.state().clone()
    } else {
        let scenario = File::read(text)
            .and_then(|file| file.into_scenario(case))
            .map_err(|flaw| anyhow!("{name}:{}: {flaw}", flaw.line))?;
        scenario::play_out(game, &scenario).map_err(|flaw| anyhow!("{name}:{}: {flaw}", flaw.line))?
    };
    match game.to_act(&state).lowest() {
        Some(seat) => Ok((state, seat)),
        None => bail!(say("cli-error-over", &[("file", name.to_string().into())])),
    }
}
