//! `talon serve`, and `talon` alone.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use talon_web::Config;

use crate::output;

const BIND: &str = "127.0.0.1:7777";
const DATA: &str = "talon-data";
/// Long enough to see a bot's move before the next, short enough not to wait for it.
const BOT_PAUSE: Duration = Duration::from_millis(500);

/// Serve the table in the browser: all three games, bots, an embedded database
#[derive(clap::Args)]
#[command(after_help = "Example:\n  talon serve --bind 0.0.0.0:8080 --data /var/lib/talon\n\n\
    Ctrl-C stops it; every table is there again after the next start.")]
pub(crate) struct Args {
    /// The address to listen on.
    #[arg(long, default_value = BIND, value_name = "ADDRESS:PORT")]
    bind: SocketAddr,
    /// The folder for the database; made if it is not there.
    #[arg(long, default_value = DATA, value_name = "DIR")]
    data: PathBuf,
}

impl Default for Args {
    fn default() -> Self {
        Self { bind: SocketAddr::from(([127, 0, 0, 1], 7777)), data: DATA.into() }
    }
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let config = Config { bind: args.bind, data: args.data.clone(), bot_pause: BOT_PAUSE };
    let say = |at: SocketAddr| {
        // Nobody reads standard output: the server runs all the same.
        let _ = output::print(&format!("Talon: http://{at}\n"));
    };
    talon_web::serve(&config, say, talon_web::asked_to_stop())?;
    Ok(ExitCode::SUCCESS)
}
