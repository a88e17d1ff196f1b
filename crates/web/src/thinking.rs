//! Bots think on threads of their own and let everybody else go first, so that no thought delays a person.
//!
//! Thoughts are taken in the order of their coming, and a table has one at a time, so that every table has its turn. Those
//! that search have other threads than those that do not: a quick bot never waits behind somebody's long thought.

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use talon_bots::{self as bots, Bot, Budget, Engine, Judged};
use talon_core::{Eyes, Game, Luck, Phrase, Seat};
use talon_table::{AnyTable, Table};
use tokio::sync::oneshot;

use crate::error::WebError;
use crate::games;

/// How far a thread of short thoughts steps back (of 19): behind people, but not so far that a busy machine forgets it.
const QUICK_NICE: i32 = 5;
/// How far one that searches does.
const DEEP_NICE: i32 = 15;

/// The levels a seat can be given, the usual one first.
pub(crate) const LEVELS: &[&str] = &["greedy", "expert", "master", "random"];
/// A search never takes longer than this, however busy the machine is.
pub(crate) const THINKING: Budget = Budget::Millis(400);

/// The level of a bot nobody chose.
pub(crate) fn usual() -> String {
    LEVELS[0].to_string()
}

/// What a bot thinks of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move in the notation.
    pub(crate) text: String,
    /// What may be hoped for with it, from 0 to 1: the chance to win, in Fantasy Realms points on such a scale.
    pub(crate) value: f32,
    /// What the bot expects to follow; only for the move it likes best.
    pub(crate) then: Vec<(Seat, Phrase)>,
}

/// What a bot thought and for how long; an error if it panicked.
type Thoughts = Result<Option<(Vec<Hint>, Duration)>, WebError>;

/// Something to be thought through on a thread of the bots.
type Thought = Box<dyn FnOnce() + Send>;

/// The threads bots think on.
pub(crate) struct Pool {
    /// For what takes no longer than a page does.
    quick: Sender<Thought>,
    /// For searches: one processor is always left to people.
    deep: Sender<Thought>,
}

impl Default for Pool {
    fn default() -> Self {
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        Self {
            quick: threads("talon-bot", 1, QUICK_NICE),
            deep: threads("talon-search", (processors - 1).max(1), DEEP_NICE),
        }
    }
}

/// This many threads that think what they are sent.
fn threads(name: &str, count: usize, nice: i32) -> Sender<Thought> {
    let (send, receive) = channel();
    let receive = Arc::new(Mutex::new(receive));
    for number in 0..count {
        let receive = Arc::clone(&receive);
        let named = thread::Builder::new().name(format!("{name}-{number}"));
        // Without its threads the pool answers nothing, and tables wait for people: no reason to stop.
        let _ = named.spawn(move || {
            step_back(nice);
            work(&receive);
        });
    }
    send
}

impl Pool {
    /// The move a bot of this level chooses, and how long it thought.
    pub(crate) async fn choose(
        &self,
        table: Box<dyn AnyTable>,
        seat: Seat,
        level: String,
    ) -> Result<Option<(String, Duration)>, WebError> {
        let Some(bot) = limited(&level) else { return Ok(None) };
        let threads = if bot.level.searches() { &self.deep } else { &self.quick };
        let question = Question { seat, bot, all: false };
        let thought = run(threads, move || ask(table.as_ref(), question)).await?;
        Ok(thought.and_then(|(mut best, took)| Some((best.pop()?.text, took))))
    }

    /// What a strong bot thinks of the moves, the best first, and how long it thought. Moves it did not try are left out.
    pub(crate) async fn advise(&self, table: Box<dyn AnyTable>, seat: Seat) -> Thoughts {
        let Some(bot) = limited("master") else { return Ok(None) };
        run(&self.deep, move || ask(table.as_ref(), Question { seat, bot, all: true })).await
    }
}

async fn run(
    threads: &Sender<Thought>,
    think: impl FnOnce() -> Option<Vec<Hint>> + Send + 'static,
) -> Thoughts {
    let (answer, wait) = oneshot::channel();
    let thought: Thought = Box::new(move || {
        let began = Instant::now();
        // A bot that panics takes neither its thread nor the thoughts of others with it.
        let thought = catch_unwind(AssertUnwindSafe(think)).map_err(|_| WebError::Quarantined);
        let thought = thought.map(|hints| hints.map(|hints| (hints, began.elapsed())));
        // Nobody waits any more if the server stops.
        drop(answer.send(thought));
    });
    if threads.send(thought).is_err() {
        return Ok(None);
    }
    wait.await.unwrap_or(Ok(None))
}

/// Lets others go first. On Linux this is about the calling thread alone; one that may not thinks all the same.
#[cfg(target_os = "linux")]
fn step_back(nice: i32) {
    let _ = rustix::process::setpriority_process(None, nice);
}

/// Elsewhere only a whole process could step back.
#[cfg(not(target_os = "linux"))]
const fn step_back(_nice: i32) {}

fn work(thoughts: &Mutex<Receiver<Thought>>) {
    loop {
        let next = thoughts.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(think) = next else { return };
        think();
    }
}

/// The bot of a level, with its hard limit.
fn limited(level: &str) -> Option<Bot> {
    let mut bot: Bot = level.parse().ok()?;
    if bot.level.searches() {
        bot.budget = THINKING;
    }
    Some(bot)
}

/// What a bot is asked.
#[derive(Clone, Copy)]
pub struct Question {
    seat: Seat,
    bot: Bot,
    /// What it thinks of all moves, not only its choice.
    all: bool,
}

/// The answer of a bot, from what its seat knows.
fn ask(table: &dyn AnyTable, question: Question) -> Option<Vec<Hint>> {
    games::of(table).think(table, question)
}

/// The move with one of these words that a quick bot would make first, from what its seat knows.
pub(crate) fn next_card<G: Judged + Game + 'static>(
    table: &Table<G>,
    seat: Seat,
    verbs: &[&str],
) -> Option<String> {
    let (game, state) = (table.game(), table.state());
    let eyes = Eyes::new(game, state, seat);
    let said = |choice: &G::Choice| game.print(state, seat, choice);
    let mut choices = eyes.choices();
    choices.retain(|choice| said(choice).split(' ').next().is_some_and(|verb| verbs.contains(&verb)));
    let bot = limited(LEVELS[0])?;
    let chosen = Engine::new(game).choose(bot, &eyes, &choices, &mut Luck::of(getrandom::u64().ok()?, 0));
    choices.get(chosen).map(said)
}

pub(crate) fn think<G: Judged + Game + 'static>(table: &Table<G>, question: Question) -> Option<Vec<Hint>> {
    let (game, state) = (table.game(), table.state());
    let eyes = Eyes::new(game, state, question.seat);
    let luck = &mut Luck::of(getrandom::u64().ok()?, 0);
    let said = |choice: &G::Choice| game.print(state, question.seat, choice);
    if question.all {
        let thoughts = Engine::new(game).think(question.bot, &eyes, luck);
        let mut line = thoughts.line;
        let hint = |thought: &bots::Thought<G::Choice>| {
            let is_expected = line.first().is_some_and(|step| step.choice == thought.choice);
            let then = line.drain(..if is_expected { line.len() } else { 0 }).skip(1);
            let then = then.map(|step| (step.seat, step.say)).collect();
            Hint { text: said(&thought.choice), value: thought.value, then }
        };
        let moves = thoughts.moves.iter().filter(|thought| !game.is_clock(&thought.choice));
        return Some(moves.map(hint).collect());
    }
    let mut choices = eyes.choices();
    choices.retain(|choice| !game.is_clock(choice));
    let chosen = choices.get(Engine::new(game).choose(question.bot, &eyes, &choices, luck))?;
    Some(vec![Hint { text: said(chosen), value: 0.0, then: Vec::new() }])
}
