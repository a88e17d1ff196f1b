//! Bots think on their own threads and let everybody else go first, so that no thought delays a person.
//!
//! Thoughts are taken fairly (`fair.rs`), and a table has one at a time. Bots that search use other threads than bots that
//! do not, so a quick bot never waits behind a long thought.

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use talon_bots::{self as bots, Bird, Bot, Budget, Engine, Judged};
use talon_core::{Eyes, Game, Luck, Phrase, Seat};
use talon_review::{Advice, Reviewed, Unit, Worth, advise};
use talon_table::{AnyTable, Table};
use tokio::sync::oneshot;

use crate::error::WebError;
use crate::fair::{Asker, Load, Room, Threads};
use crate::games;
use crate::metrics::Histogram;

/// How many thoughts may wait; a bot whose thought found no room tries again.
const ROOM: Room = Room { in_all: 100_000, each: 4_000 };
/// The nice value (up to 19) of a thread for short thoughts: behind people, but not so far that a busy machine forgets it.
const QUICK_NICE: i32 = 5;
/// The nice value of a thread that searches.
const DEEP_NICE: i32 = 15;

/// The levels a seat can be given, the usual one first: those for programs, and those for people.
pub(crate) const LEVELS: &[&str] =
    &["greedy", "expert", "master", "random", "sparrow", "magpie", "kestrel", "falcon", "eagle", "roc"];
/// A search never takes longer than this, however busy the machine is.
pub(crate) const THINKING: Budget = Budget::Millis(400);
/// The search for a hint leaves time for its reasons.
const SEARCHING: Budget = Budget::Millis(250);
/// In how many worlds the reasons for a hint are looked for.
const REASONS: u32 = 60;

/// The level of a bot if nobody chose one.
pub(crate) fn usual() -> String {
    LEVELS[0].to_string()
}

/// The levels that people choose from, weakest first.
pub(crate) fn for_people() -> [&'static str; 6] {
    Bird::ALL.map(Bird::name)
}

/// The bird whose picture represents a level.
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
    /// The move, in the notation.
    pub(crate) text: String,
    /// What it promises: a chance from 0 to 1, or points; `None` if nothing was weighed.
    pub(crate) worth: Option<Worth>,
    /// How much less that is than for the bot's favourite move.
    pub(crate) less: Option<Worth>,
    pub(crate) unit: Unit,
    /// The rest is only for the favourite move: the steps of the turn that begins with it,
    pub(crate) plan: Vec<Phrase>,
    /// what the bot expects to follow,
    pub(crate) then: Vec<(Seat, Phrase)>,
    /// and what speaks for it, compared with the next hint.
    pub(crate) why: Option<Phrase>,
}

impl Hint {
    /// A hint with the move and nothing else.
    fn bare(text: String) -> Self {
        Self {
            text,
            worth: None,
            less: None,
            unit: Unit::Chance,
            plan: Vec::new(),
            then: Vec::new(),
            why: None,
        }
    }
}

/// What a bot thought, and for how long; an error if it panicked.
type Thoughts = Result<Option<(Vec<Hint>, Duration)>, WebError>;

/// The threads bots think on.
pub(crate) struct Pool {
    /// For thoughts that take no longer than a page.
    quick: Threads,
    /// For searches; if there are several processors, one is left for people.
    deep: Threads,
    /// How long thoughts waited for a thread.
    pub(crate) waits: Arc<Histogram>,
    /// Where the bots' dice come from; `None` for the system.
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
    /// Without threads, and with dice from a seed: bots think where they are asked, and the same each time.
    #[cfg(test)]
    pub(crate) fn at_once(seed: u64) -> Self {
        let luck = Some(Mutex::new(Luck::of(seed, 2)));
        Self { quick: Threads::at_once(), deep: Threads::at_once(), waits: Arc::default(), luck }
    }

    /// The seed of a bot's dice; `None` leaves it to chance.
    fn seed(&self) -> Option<u64> {
        self.luck.as_ref().map(|luck| luck.lock().unwrap_or_else(PoisonError::into_inner).word())
    }

    /// The move a bot of this level chooses, and how long it thought. If its dice are given, it chooses the same move every
    /// time: its search is then bounded by iterations.
    pub(crate) async fn choose(
        &self,
        asker: Asker,
        table: Box<dyn AnyTable>,
        seat: Seat,
        level: String,
        luck: Option<u64>,
    ) -> Result<Option<(String, Duration)>, WebError> {
        let luck = luck.or_else(|| self.seed());
        let bot = if luck.is_some() { level.parse().ok() } else { limited(&level) };
        let Some(bot) = bot else { return Ok(None) };
        let threads = if bot.level.searches() { &self.deep } else { &self.quick };
        let question = HintRequest { seat, bot, all: false, luck };
        let thought = self.run(threads, asker, move || ask(table.as_ref(), question)).await?;
        Ok(thought.and_then(|(mut best, took)| Some((best.pop()?.text, took))))
    }

    /// What a strong bot thinks of the moves, best first, and how long it thought. Moves it did not try are left out.
    pub(crate) async fn advise(&self, asker: Asker, table: Box<dyn AnyTable>, seat: Seat) -> Thoughts {
        let Some(bot) = limited("master") else { return Ok(None) };
        let question = HintRequest { seat, bot, all: true, luck: self.seed() };
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
            // Nobody is waiting any more if they left or the server is stopping.
            if answer.is_closed() {
                return;
            }
            let began = Instant::now();
            waits.note(began - asked);
            // A bot that panics takes neither its thread nor other bots' thoughts down with it.
            let thought = catch_unwind(AssertUnwindSafe(think)).map_err(|_| WebError::Quarantined);
            drop(answer.send(thought.map(|hints| hints.map(|hints| (hints, began.elapsed())))));
        };
        if !threads.push(asker, ROOM, thought) {
            return Ok(None);
        }
        wait.await.unwrap_or(Ok(None))
    }

    /// The threads that search, for work that comes in pieces and queues again after each.
    pub(crate) const fn searchers(&self) -> &Threads {
        &self.deep
    }

    /// How much is waiting: for the quick threads, and for those that search.
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
    /// Whether it rates all moves, not only its choice.
    all: bool,
    /// Its dice, if they are not left to chance.
    luck: Option<u64>,
}

/// The answer of a bot, from what its seat knows.
fn ask(table: &dyn AnyTable, question: HintRequest) -> Option<Vec<Hint>> {
    let advised = || talon_review::games::visit(table.name(), Advised { table, question }).ok().flatten();
    question.all.then(advised).flatten().or_else(|| games::of(table).think(table, question))
}

/// Advice for a seat, with its reasons, in a game that can be reviewed.
struct Advised<'a> {
    table: &'a dyn AnyTable,
    question: HintRequest,
}

impl talon_review::games::Visitor for Advised<'_> {
    type Out = Option<Vec<Hint>>;

    fn visit<G: Reviewed>(self, _: &'static G) -> Self::Out {
        let table = self.table.typed::<G>()?;
        let (game, bot) = (table.game(), Bot { budget: SEARCHING, ..self.question.bot });
        let eyes = Eyes::new(game, table.state(), self.question.seat);
        let luck = Luck::of(getrandom::u64().ok()?, 0);
        let advice = advise(&Engine::new(game), &eyes, bot, REASONS, luck);
        Some(told(&eyes, &advice))
    }
}

/// Advice as hints: the plan first, then the alternatives.
fn told<G: Reviewed>(eyes: &Eyes<'_, G>, advice: &Advice<G::Choice>) -> Vec<Hint> {
    let Some(first) = advice.plan.first() else { return Vec::new() };
    let rival = advice.others.first().map(|other| other.less);
    let is_clear = rival.is_some_and(|less| less.value > 2.0 * less.error);
    let why = advice.why.zip(rival).map(|(why, less)| match why.measure {
        None if !is_clear => Phrase::new("hint-close-call"),
        _ => why.say::<G>(less.value),
    });
    let best = Hint {
        worth: advice.worth,
        unit: G::UNIT,
        then: advice.then.iter().map(|step| (step.seat, step.say.clone())).collect(),
        why,
        plan: advice.plan.iter().map(|step| step.say.clone()).collect(),
        ..Hint::bare(first.notation.clone())
    };
    let other = |other: &talon_review::Alternative<G::Choice>| Hint {
        worth: Some(other.worth),
        less: Some(other.less),
        unit: G::UNIT,
        ..Hint::bare(eyes.print(&other.choice))
    };
    core::iter::once(best).chain(advice.others.iter().map(other)).collect()
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
    let luck = question.luck.or_else(|| getrandom::u64().ok())?;
    let luck = &mut Luck::of(luck, 0);
    let said = |choice: &G::Choice| game.print(state, question.seat, choice);
    if question.all {
        let thoughts = Engine::new(game).think(question.bot, &eyes, luck);
        let hint = |thought: &bots::Thought<G::Choice>| Hint {
            worth: Some(Worth { value: f64::from(thought.value), error: 0.0 }),
            ..Hint::bare(said(&thought.choice))
        };
        let moves = thoughts.moves.iter().filter(|thought| !game.is_clock(&thought.choice));
        return Some(moves.map(hint).collect());
    }
    let mut choices = eyes.choices();
    choices.retain(|choice| !game.is_clock(choice));
    let chosen = choices.get(Engine::new(game).choose(question.bot, &eyes, &choices, luck))?;
    Some(vec![Hint::bare(said(chosen))])
}
