//! Bots think on threads of their own, so that a hard thought never delays another table's page.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use talon_bots::{Bot, Budget, Judged, Mind};
use talon_core::{Eyes, Game, Luck, Seat};
use talon_table::{AnyTable, Table};
use tokio::sync::oneshot;

/// Bots that think at the same time.
const THREADS: usize = 2;

/// The levels a seat can be given, the usual one first.
pub(crate) const LEVELS: &[&str] = &["greedy", "expert", "master", "random"];
/// A search never takes longer than this, however busy the machine is.
const THINKING: Budget = Budget::Millis(400);

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

/// The choice of a bot, from what its seat knows.
fn choose(table: &dyn AnyTable, seat: Seat, level: &str) -> Option<String> {
    let mut bot: Bot = level.parse().ok()?;
    if bot.level.searches() {
        bot.budget = THINKING;
    }
    let luck = &mut Luck::of(getrandom::u64().ok()?, 0);
    if let Some(table) = table.typed::<talon_realms::Realms>() {
        return decide(table, seat, bot, luck);
    }
    if let Some(table) = table.typed::<talon_shards::Catalogue>() {
        return decide(table, seat, bot, luck);
    }
    decide(table.typed::<talon_aeons::Catalogue>()?, seat, bot, luck)
}

fn decide<G: Judged + Game + 'static>(
    table: &Table<G>,
    seat: Seat,
    bot: Bot,
    luck: &mut Luck,
) -> Option<String> {
    let (game, state) = (table.game(), table.state());
    let eyes = Eyes::new(game, state, seat);
    let mut choices = eyes.choices();
    choices.retain(|choice| !game.is_clock(choice));
    let chosen = choices.get(Mind::new(game).choose(bot, &eyes, &choices, luck))?;
    Some(game.print(state, seat, chosen))
}
