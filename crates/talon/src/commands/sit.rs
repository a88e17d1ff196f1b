//! `talon sit LINK --bot BOT`: a program at a server's table, over the same interface that everybody has.

use std::process::ExitCode;
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::{Value as Json, json};
use talon_arena::Player;
use talon_bots::Level;
use talon_core::{Luck, Options};
use talon_program::{Greeting, Player as Process, Question};
use talon_table::games;

use crate::output;
use crate::words::say;

/// How long an answer may take; a waiting call is answered within half of this.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long to wait before asking again when the server is away for a moment or wants fewer requests.
const ONCE_MORE: Duration = Duration::from_secs(1);
/// How many times in a row before we give up.
const TRIES: u32 = 60;

/// Let a program, or a random bot, play a seat at a server's table
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  talon sit http://127.0.0.1:7777/s/TOKEN --bot cmd:\"python3 mybot.py\"\n  \
    talon sit http://127.0.0.1:7777/j/TOKEN --bot random --name Rnd\n\n\
    The link is that of a seat (/s/…), or of a table with a free seat (/j/…). A program gets the lines \
    described in docs/bot-protocol.md; `log` is empty here.\n\n\
    Our own bots need the whole position, which a server shows to nobody: let the server seat them."
)]
pub(crate) struct Args {
    /// The link of a seat, or of a table to join.
    link: String,
    /// Who plays: cmd:"./mybot --fast", or random.
    #[arg(long, value_name = "BOT")]
    bot: Player,
    /// What a joined seat is called.
    #[arg(long, value_name = "NAME", default_value = "talon sit")]
    name: String,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    if let Player::Bot(bot) = &args.bot
        && bot.level != Level::Random
    {
        bail!(say("cli-error-sit-bot", &[("bot", bot.to_string().into())]));
    }
    let seat = Seat::take(&args.link, &args.name)?;
    let view = seat.view(None)?;
    let mut mind = Chooser::of(&args.bot, &view)?;
    let over = seat.play(view, &mut mind)?;
    output::print(&format!("{}\n", say("cli-sit-over", &[("outcome", over.into())])))
}

/// A seat's part of the interface.
struct Seat {
    agent: ureq::Agent,
    address: String,
}

impl Seat {
    /// The seat of a link; for a table, the first free one.
    fn take(link: &str, name: &str) -> Result<Self> {
        let bad = || anyhow::anyhow!(say("cli-error-sit-link", &[("link", link.into())]));
        let rest = link.strip_prefix("http://").ok_or_else(bad)?;
        let mut parts = rest.trim_end_matches('/').splitn(3, '/');
        let (Some(host), Some(kind), Some(token)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(bad());
        };
        let is_token = !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let config = ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).http_status_as_error(false);
        let agent: ureq::Agent = config.build().into();
        let table = Self { agent, address: format!("http://{host}/api/tables/{token}") };
        let seat = match kind {
            "s" if is_token => token.to_string(),
            "j" if is_token => table.join(name)?,
            _ => return Err(bad()),
        };
        Ok(Self { agent: table.agent, address: format!("http://{host}/api/seats/{seat}") })
    }

    fn join(&self, name: &str) -> Result<String> {
        let (_, lobby) = self.get("")?;
        let seats = lobby["seats"].as_array().cloned().unwrap_or_default();
        let free = seats.iter().find(|seat| seat["who"] == "open").and_then(|seat| seat["seat"].as_u64());
        let Some(free) = free else { bail!(say("cli-error-sit-full", &[])) };
        let (status, made) = self.post("/seats", &json!({ "seat": free, "name": name }))?;
        let token = made["token"].as_str().map(ToString::to_string);
        token.with_context(|| {
            say("cli-error-sit-refused", &[("status", usize::from(status).into()), ("reason", told(&made))])
        })
    }

    /// The table as it stands; given a count, waits until it has another one.
    fn view(&self, wait: Option<u64>) -> Result<Json> {
        let query = wait.map(|count| format!("?wait={count}")).unwrap_or_default();
        let (status, view) = self.get(&query)?;
        if status != 200 {
            bail!(say(
                "cli-error-sit-refused",
                &[("status", usize::from(status).into()), ("reason", told(&view))]
            ));
        }
        Ok(view)
    }

    /// Plays until the game is over, and says how it ended.
    fn play(&self, mut view: Json, mind: &mut Chooser) -> Result<String> {
        loop {
            if let Some(outcome) = view["outcome"].as_str() {
                mind.over(outcome);
                return Ok(outcome.to_string());
            }
            let count = view["count"].as_u64().unwrap_or_default();
            let offers = view["offers"].as_array().cloned().unwrap_or_default();
            let moves: Vec<String> =
                offers.iter().filter_map(|offer| offer["move"].as_str().map(ToString::to_string)).collect();
            if moves.is_empty() {
                view = self.view(Some(count))?;
                continue;
            }
            let chosen = mind.choose(&view, moves)?;
            let (status, answer) = self.post("/moves", &json!({ "count": count, "move": chosen }))?;
            view = match status {
                200 => answer,
                // Somebody else moved first; the table is looked at again.
                409 => self.view(None)?,
                _ => bail!(say(
                    "cli-error-sit-refused",
                    &[("status", usize::from(status).into()), ("reason", told(&answer))]
                )),
            };
        }
    }

    fn get(&self, path: &str) -> Result<(u16, Json)> {
        self.asked(|| self.agent.get(format!("{}{path}", self.address)).call())
    }

    fn post(&self, path: &str, body: &Json) -> Result<(u16, Json)> {
        self.asked(|| {
            let request = self.agent.post(format!("{}{path}", self.address));
            request.header("content-type", "application/json").send(body.to_string())
        })
    }

    /// Sends a request, and tries again if the server is away or too busy.
    fn asked(
        &self,
        ask: impl Fn() -> Result<ureq::http::Response<ureq::Body>, ureq::Error>,
    ) -> Result<(u16, Json)> {
        for left in (0..TRIES).rev() {
            match ask() {
                Ok(mut answer) if !matches!(answer.status().as_u16(), 429 | 503) => {
                    let text = answer.body_mut().read_to_string().context(self.address.clone())?;
                    return Ok((
                        answer.status().as_u16(),
                        serde_json::from_str(&text).unwrap_or(Json::String(text)),
                    ));
                }
                Err(error) if left == 0 => return Err(error).context(self.address.clone()),
                Ok(_) | Err(_) => sleep(ONCE_MORE),
            }
        }
        bail!(say("cli-error-sit-busy", &[]))
    }
}

/// What the server says is wrong.
fn told(answer: &Json) -> talon_text::Part {
    answer["error"].as_str().unwrap_or_default().into()
}

/// Who chooses.
enum Chooser {
    Random(Luck),
    Program(Box<Process>),
}

impl Chooser {
    fn of(player: &Player, view: &Json) -> Result<Self> {
        let Player::Program(program) = player else {
            return Ok(Self::Random(Luck::of(std::process::id().into(), 0)));
        };
        let mut process = Process::start(program, None).with_context(|| program.to_string())?;
        let game = view["game"].as_str().unwrap_or_default();
        let number = |key: &str| view[key].as_u64().unwrap_or_default() as usize;
        process.greet(&Greeting {
            game: game.to_string(),
            rules: games::named(game)?.rules(),
            options: Options::new(),
            seat: number("seat"),
            seats: number("seats"),
        })?;
        Ok(Self::Program(Box::new(process)))
    }

    fn choose(&mut self, view: &Json, moves: Vec<String>) -> Result<String> {
        match self {
            Self::Random(luck) => Ok(moves[luck.below(moves.len())].clone()),
            Self::Program(process) => {
                let (position, prompt) =
                    (view["position"].clone(), view["prompt"].as_str().unwrap_or_default());
                let question = Question { position, prompt: prompt.to_string(), moves, log: Vec::new() };
                let number = process.ask(&question).map_err(|fault| {
                    let parts = [("reason", fault.to_string().into()), ("said", process.complaints().into())];
                    anyhow::anyhow!(say("cli-error-sit-fault", &parts))
                })?;
                Ok(question.moves[number].clone())
            }
        }
    }

    fn over(&mut self, outcome: &str) {
        if let Self::Program(process) = self {
            process.over(outcome);
        }
    }
}
