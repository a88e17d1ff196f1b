//! `talon health`.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;

use crate::output;
use crate::words::say;

/// A server that takes longer is not well.
const WAIT: Duration = Duration::from_secs(5);
/// Its answer is a line or two.
const ANSWER_MAX: u64 = 64 * 1024;

/// Ask a running server whether it is healthy: status 0 if it is, 1 if not
#[derive(clap::Args)]
#[command(after_help = "Example:\n  talon health 127.0.0.1:7777")]
pub(crate) struct Args {
    /// Where it listens.
    #[arg(default_value = "127.0.0.1:7777", value_name = "ADDRESS:PORT")]
    address: SocketAddr,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let reason = match ask(args.address) {
        Ok(answer) if answer.starts_with("HTTP/1.1 200 ") => return output::print("ok\n"),
        // The last line says what is wrong.
        Ok(answer) => answer.lines().last().unwrap_or_default().to_string(),
        Err(error) => error.to_string(),
    };
    let address = args.address.to_string();
    output::complain(&say("cli-unwell", &[("address", address.into()), ("reason", reason.into())]));
    Ok(ExitCode::FAILURE)
}

fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, WAIT)?;
    stream.set_read_timeout(Some(WAIT))?;
    stream.set_write_timeout(Some(WAIT))?;
    // In one piece: a server may answer and close once it has read the first.
    let request = format!("GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.take(ANSWER_MAX).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
