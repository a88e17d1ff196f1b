//! Bots think on threads of their own and let everybody else go first, so that no thought delays a person.
//!
//! Thoughts are taken fairly (`fair.rs`), and a table has one at a time. Those that search have other threads than those that do
//! not: a quick bot never waits behind somebody's long thought.

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use talon_bots::{self as bots, Bird, Bot, Budget, Engine, Judged};
use talon_core::{Eyes, Game, Luck, Phrase, Seat};
use talon_table::{AnyTable, Table};
use tokio::sync::oneshot;

use crate::error::WebError;
use crate::fair::{Asker, Load, Room, Threads};
use crate::games;
use crate::metrics::Histogram;

/// More thoughts may not wait; a bot whose thought found no room tries again.
const ROOM: Room = Room { in_all: 100_000, each: 4_000 };
/// How far a thread of short thoughts steps back (of 19): behind people, but not so far that a busy machine forgets it.
const QUICK_NICE: i32 = 5;
/// How far one that searches does.
const DEEP_NICE: i32 = 15;

/// The levels a seat can be given, the usual one first: those of programs, and those of people.
pub(crate) const LEVELS: &[&str] =
    &["greedy", "expert", "master", "random", "sparrow", "magpie", "kestrel", "falcon", "eagle", "roc"];
/// A search never takes longer than this, however busy the machine is.
pub(crate) const THINKING: Budget = Budget::Millis(400);

/// The level of a bot nobody chose.
pub(crate) fn usual() -> String {
    LEVELS[0].to_string()
}

/// The levels that people choose from, weakest first.
pub(crate) fn for_people() -> [&'static str; 6] {
    Bird::ALL.map(Bird::name)
}

/// The bird whose picture stands for a level.
pub(crate) fn bird(level: &str) -> &str {
    match level {
        "random" => "sparrow",
        "greedy" => "kestrel",
        "expert" => "falcon",
        "master" => "roc",
        bird => bird,
    }
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

/// The threads bots think on.
pub(crate) struct Pool {
    /// For what takes no longer than a page does.
    quick: Threads,
    /// For searches: one processor is always left to people.
    deep: Threads,
    /// How long thoughts waited for a thread.
    pub(crate) waits: Arc<Histogram>,
    /// Where bots have their luck from; nothing: from the system.
    luck: Option<Mutex<Luck>>,
}

impl Default for Pool {
    fn default() -> Self {
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        Self {
            quick: Threads::new("talon-bot", 1, QUICK_NICE),
            deep: Threads::new("talon-search", (processors - 1).max(1), DEEP_NICE),
            waits: Arc::default(),
            luck: None,
        }
    }
}

impl Pool {
    /// Without threads, and with the luck of a seed: bots think where they are asked, and the same each time.
    #[cfg(test)]
    pub(crate) fn at_once(seed: u64) -> Self {
        let luck = Some(Mutex::new(Luck::of(seed, 2)));
        Self { quick: Threads::at_once(), deep: Threads::at_once(), waits: Arc::default(), luck }
    }

    /// The seed of a bot's luck; nothing: the system has none to give.
    fn seed(&self) -> Option<u64> {
        match &self.luck {
            Some(luck) => Some(luck.lock().unwrap_or_else(PoisonError::into_inner).word()),
            None => getrandom::u64().ok(),
        }
    }

    /// The move a bot of this level chooses, and how long it thought.
    pub(crate) async fn choose(
        &self,
        asker: Asker,
        table: Box<dyn AnyTable>,
        seat: Seat,
        level: String,
    ) -> Result<Option<(String, Duration)>, WebError> {
        let (Some(bot), Some(luck)) = (limited(&level), self.seed()) else { return Ok(None) };
        let threads = if bot.level.searches() { &self.deep } else { &self.quick };
        let question = HintRequest { seat, bot, luck, all: false };
        let thought = self.run(threads, asker, move || ask(table.as_ref(), question)).await?;
        Ok(thought.and_then(|(mut best, took)| Some((best.pop()?.text, took))))
    }

    /// What a strong bot thinks of the moves, the best first, and how long it thought. Moves it did not try are left out.
    pub(crate) async fn advise(&self, asker: Asker, table: Box<dyn AnyTable>, seat: Seat) -> Thoughts {
        let (Some(bot), Some(luck)) = (limited("master"), self.seed()) else { return Ok(None) };
        let question = HintRequest { seat, bot, luck, all: true };
        self.run(&self.deep, asker, move || ask(table.as_ref(), question)).await
    }

    async fn run(
        &self,
        threads: &Threads,
        asker: Asker,
        think: impl FnOnce() -> Option<Vec<Hint>> + Send + 'static,
    ) -> Thoughts {
        let (answer, wait) = oneshot::channel();
        let (asked, waits) = (Instant::now(), Arc::clone(&self.waits));
        let thought = move || {
            // Nobody waits any more if they went away or the server stops.
            if answer.is_closed() {
                return;
            }
            let began = Instant::now();
            waits.note(began - asked);
            // A bot that panics takes neither its thread nor the thoughts of others with it.
            let thought = catch_unwind(AssertUnwindSafe(think)).map_err(|_| WebError::Quarantined);
            drop(answer.send(thought.map(|hints| hints.map(|hints| (hints, began.elapsed())))));
        };
        if !threads.push(asker, ROOM, thought) {
            return Ok(None);
        }
        wait.await.unwrap_or(Ok(None))
    }

    /// How much waits: for the quick threads, and for those that search.
    pub(crate) fn load(&self) -> [Load; 2] {
        [self.quick.load(), self.deep.load()]
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
pub struct HintRequest {
    seat: Seat,
    bot: Bot,
    /// The seed of its luck.
    luck: u64,
    /// What it thinks of all moves, not only its choice.
    all: bool,
}

/// The answer of a bot, from what its seat knows.
fn ask(table: &dyn AnyTable, question: HintRequest) -> Option<Vec<Hint>> {
    games::of(table).think(table, question)
}

/// The move of this sort that a quick bot would make first, from what its seat knows.
pub(crate) fn next_card<G: Judged + Game + 'static>(
    table: &Table<G>,
    seat: Seat,
    is_wanted: impl Fn(&G::Choice) -> bool,
) -> Option<String> {
    let (game, state) = (table.game(), table.state());
    let eyes = Eyes::new(game, state, seat);
    let said = |choice: &G::Choice| game.print(state, seat, choice);
    let mut choices = eyes.choices();
    choices.retain(is_wanted);
    let bot = limited(LEVELS[0])?;
    let chosen = Engine::new(game).choose(bot, &eyes, &choices, &mut Luck::of(getrandom::u64().ok()?, 0));
    choices.get(chosen).map(said)
}

pub(crate) fn think<G: Judged + Game + 'static>(
    table: &Table<G>,
    question: HintRequest,
) -> Option<Vec<Hint>> {
    let (game, state) = (table.game(), table.state());
    let eyes = Eyes::new(game, state, question.seat);
    let luck = &mut Luck::of(question.luck, 0);
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
