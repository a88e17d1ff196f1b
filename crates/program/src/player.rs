//! The running process of a program.

use core::fmt;
use std::io;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value as Json, json};

use crate::lines::{self, Complaints, Log};
use crate::question::{Greeting, Question};
use crate::spec::Program;

/// How long a process may take until it is ready for its first game: an interpreter has to start.
const START: Duration = Duration::from_secs(10);
/// How long a process may take to exit by itself once its input has ended.
const END: Duration = Duration::from_millis(500);

/// Why a program forfeits a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Its process ended, or never started.
    Ended(String),
    /// It gave no answer in time.
    Late(u128),
    /// It named a move that was not offered.
    NotOffered(String),
    /// What it said is not an answer.
    NoAnswer(String),
}

impl Fault {
    /// The kind of fault, in a word for programs.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Ended(_) => "crashed",
            Self::Late(_) => "late",
            Self::NotOffered(_) => "illegal",
            Self::NoAnswer(_) => "garbled",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ended(how) => write!(f, "the program ended ({how})"),
            Self::Late(ms) => write!(f, "no answer within {ms} ms"),
            Self::NotOffered(text) => write!(f, "`{text}` was not offered"),
            Self::NoAnswer(line) => write!(f, "`{line}` is no answer; write {{\"move\":\"…\"}}"),
        }
    }
}

impl core::error::Error for Fault {}

/// A process that plays.
pub struct Player {
    program: Program,
    child: Child,
    send: Option<Sender<String>>,
    receive: Receiver<String>,
    complaints: Complaints,
    name: String,
    is_new: bool,
    is_ended: bool,
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Player({}, process {})", self.program, self.child.id())
    }
}

impl Player {
    /// Starts a process. Everything it writes to standard error goes to the log too.
    pub fn start(program: &Program, log: Option<Arc<Mutex<dyn io::Write + Send>>>) -> io::Result<Self> {
        let (first, rest) = program.words().split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut command = Command::new(first);
        command.args(rest).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        own_group(&mut command);
        let mut child = command.spawn()?;
        let missing = || io::Error::other("a process without pipes");
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let stderr = child.stderr.take().ok_or_else(missing)?;
        let log: Option<Log> = log;
        Ok(Self {
            program: program.clone(),
            send: Some(lines::writer(stdin.ok_or_else(missing)?)),
            receive: lines::reader(stdout.ok_or_else(missing)?),
            complaints: lines::complaints(stderr, log),
            child,
            name: program.to_string(),
            is_new: true,
            is_ended: false,
        })
    }

    /// What the program calls itself; its command until it has said so.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The end of what it wrote to standard error so far.
    pub fn complaints(&self) -> String {
        self.complaints.said()
    }

    /// Ends the process at once and returns the end of what it wrote to standard error.
    pub fn end(mut self) -> String {
        self.stop(Duration::ZERO);
        self.complaints.all(END)
    }

    /// Ends the process: by itself when its input ends, otherwise by force, with everything it has started.
    fn stop(&mut self, patience: Duration) {
        if core::mem::replace(&mut self.is_ended, true) {
            return;
        }
        self.send = None;
        let ended = self.wait(patience).is_some();
        end_group(&self.child);
        if !ended {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }

    /// Tells it that a game begins, and waits until it is ready.
    pub fn greet(&mut self, greeting: &Greeting) -> Result<(), Fault> {
        let patience = if core::mem::take(&mut self.is_new) { START } else { self.program.patience() };
        let answer = self.exchange(&greeting.line(self.program.budget_ms), patience)?;
        if answer.get("ready") != Some(&Json::Bool(true)) {
            return Err(Fault::NoAnswer(shortened(&answer.to_string())));
        }
        if let Some(name) = answer.get("name").and_then(Json::as_str) {
            self.name = shortened(name);
        }
        Ok(())
    }

    /// Asks for a move and returns its number among those offered.
    pub fn ask(&mut self, question: &Question) -> Result<usize, Fault> {
        let answer = self.exchange(&question.line(), self.program.patience())?;
        let Some(text) = answer.get("move").and_then(Json::as_str) else {
            return Err(Fault::NoAnswer(shortened(&answer.to_string())));
        };
        let number = question.moves.iter().position(|offered| offered == text);
        number.ok_or_else(|| Fault::NotOffered(shortened(text)))
    }

    /// Tells it how the game ended. No answer is expected.
    pub fn over(&mut self, outcome: &str) {
        self.tell(&format!("{}\n", json!({ "over": outcome })));
    }

    fn tell(&mut self, line: &str) {
        // If nobody is listening any more, we notice when an answer does not come.
        let _ = self.send.as_ref().map(|send| send.send(line.to_string()));
    }

    fn exchange(&mut self, line: &str, patience: Duration) -> Result<Json, Fault> {
        self.tell(line);
        match self.receive.recv_timeout(patience) {
            Ok(answer) => serde_json::from_str(&answer).map_err(|_| Fault::NoAnswer(shortened(&answer))),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Late(patience.as_millis())),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Ended(self.end_of())),
        }
    }

    /// How the process ended, once its output did.
    fn end_of(&mut self) -> String {
        match self.wait(END) {
            Some(status) => status.to_string(),
            None => "it closed its output".to_string(),
        }
    }

    fn wait(&mut self, most: Duration) -> Option<std::process::ExitStatus> {
        let until = Instant::now() + most;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < until => std::thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }
}

/// A process ends with its player.
impl Drop for Player {
    fn drop(&mut self) {
        self.stop(END);
    }
}

/// Its own process group: what the program starts ends with it, and Ctrl-C is ours to pass on.
#[cfg(unix)]
fn own_group(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
fn own_group(_command: &mut Command) {}

#[cfg(unix)]
fn end_group(child: &Child) {
    if let Some(group) = rustix::process::Pid::from_raw(child.id() as i32) {
        // With luck there is nobody left to end.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn end_group(_child: &Child) {}

/// The part we show of something that may be long.
fn shortened(text: &str) -> String {
    text.chars().take(80).collect()
}
