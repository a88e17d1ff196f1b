//! Bots think on threads of their own, so that a hard thought never delays another table's page.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use talon_core::Seat;
use talon_table::AnyTable;
use talon_table::playout::Luck;
use tokio::sync::oneshot;

/// Bots that think at the same time.
const THREADS: usize = 2;

/// The levels a seat can be given, the usual one first.
pub(crate) const LEVELS: &[&str] = &["random"];

/// The level of a bot nobody chose.
pub(crate) fn usual() -> String {
    LEVELS[0].to_string()
}

/// A question to a bot.
struct Thought {
    table: Box<dyn AnyTable>,
    seat: Seat,
    level: String,
    answer: oneshot::Sender<Option<String>>,
}

/// The threads bots think on.
pub(crate) struct Pool {
    /// Behind a lock because tables of all threads ask.
    thoughts: Mutex<Sender<Thought>>,
}

impl Default for Pool {
    fn default() -> Self {
        let (send, receive) = channel();
        let receive = Arc::new(Mutex::new(receive));
        for number in 0..THREADS {
            let receive = Arc::clone(&receive);
            let named = thread::Builder::new().name(format!("talon-bot-{number}"));
            // Without its threads the pool answers nothing, and tables wait for people: no reason to stop.
            let _ = named.spawn(move || work(&receive));
        }
        Self { thoughts: Mutex::new(send) }
    }
}

impl Pool {
    /// The move a bot of this level chooses.
    pub(crate) async fn think(&self, table: Box<dyn AnyTable>, seat: Seat, level: String) -> Option<String> {
        let (answer, wait) = oneshot::channel();
        let thought = Thought { table, seat, level, answer };
        self.thoughts.lock().unwrap_or_else(PoisonError::into_inner).send(thought).ok()?;
        wait.await.ok().flatten()
    }
}

fn work(thoughts: &Mutex<Receiver<Thought>>) {
    loop {
        let next = thoughts.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Thought { table, seat, level, answer }) = next else { return };
        // Nobody waits any more if the server stops.
        let _ = answer.send(choose(table.as_ref(), seat, &level));
    }
}

/// The choice of a bot.
fn choose(table: &dyn AnyTable, seat: Seat, _level: &str) -> Option<String> {
    let clock = table.clock_move(seat);
    let mut choices = table.choices(seat);
    choices.retain(|choice| Some(choice) != clock.as_ref());
    let mut luck = Luck::of(getrandom::u64().ok()?, 0);
    let number = luck.below(choices.len());
    choices.into_iter().nth(number)
}
