//! The three pipes of a process, each with its own thread: nothing here can hold up the caller.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStderr, ChildStdin, ChildStdout};
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// A longer line does not count as an answer.
const LINE_MAX: u64 = 1 << 20;
/// How many lines a program may be ahead of its reader.
const AHEAD_MAX: usize = 64;
/// What is kept of standard error for a report; a log gets all of it.
const KEPT_MAX: usize = 16 << 10;

/// Where everything that programs write to standard error goes, apart from the part that is kept.
pub(crate) type Log = Arc<Mutex<dyn Write + Send>>;

/// Sends lines to a process.
pub(crate) fn writer(mut pipe: ChildStdin) -> Sender<String> {
    let (send, receive) = channel::<String>();
    thread::spawn(move || {
        for line in receive {
            // If the process is gone, we notice when its answer does not come.
            if pipe.write_all(line.as_bytes()).and_then(|()| pipe.flush()).is_err() {
                return;
            }
        }
    });
    send
}

/// Reads the lines of a process; the channel closes when it ends or sends an endless line.
pub(crate) fn reader(pipe: ChildStdout) -> Receiver<String> {
    let (send, receive) = sync_channel(AHEAD_MAX);
    thread::spawn(move || {
        let mut pipe = BufReader::new(pipe);
        while let Some(line) = next_line(&mut pipe) {
            if send.send(line).is_err() {
                return;
            }
        }
    });
    receive
}

fn next_line(pipe: &mut BufReader<ChildStdout>) -> Option<String> {
    let mut bytes = Vec::new();
    pipe.take(LINE_MAX).read_until(b'\n', &mut bytes).ok()?;
    if bytes.is_empty() || bytes.len() as u64 == LINE_MAX {
        return None;
    }
    Some(String::from_utf8_lossy(&bytes).trim_end().to_string())
}

/// Keeps the end of what a process writes to standard error, and logs all of it.
pub(crate) fn complaints(pipe: ChildStderr, log: Option<Log>) -> Complaints {
    let kept = Arc::new(Mutex::new(Vec::new()));
    let (shared, (done, all)) = (Arc::clone(&kept), channel());
    thread::spawn(move || {
        gather(pipe, log.as_ref(), &shared);
        drop(done);
    });
    Complaints { kept, all }
}

/// What a process writes to standard error.
pub(crate) struct Complaints {
    kept: Arc<Mutex<Vec<u8>>>,
    /// Closes once everything is gathered.
    all: Receiver<()>,
}

impl Complaints {
    /// The end of what it has written so far, as text.
    pub(crate) fn said(&self) -> String {
        let kept = self.kept.lock();
        kept.map(|bytes| String::from_utf8_lossy(&bytes).trim_end().to_string()).unwrap_or_default()
    }

    /// The same for a process that has ended, once everything is there; somebody else may still hold its pipe open.
    pub(crate) fn all(&self, patience: Duration) -> String {
        let _ = self.all.recv_timeout(patience);
        self.said()
    }
}

fn gather(pipe: ChildStderr, log: Option<&Log>, kept: &Mutex<Vec<u8>>) {
    let mut pipe = BufReader::new(pipe);
    loop {
        let mut bytes = Vec::new();
        match (&mut pipe as &mut dyn BufRead).take(LINE_MAX).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if let Some(Ok(mut log)) = log.map(|log| log.lock()) {
            let _ = log.write_all(&bytes); // a log that cannot be written must not end a game
        }
        let Ok(mut kept) = kept.lock() else { return };
        kept.extend_from_slice(&bytes);
        let over = kept.len().saturating_sub(KEPT_MAX);
        kept.drain(..over);
    }
}
