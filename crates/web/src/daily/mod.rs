//! The deal of the day: one deal per day and game for everybody, one try per browser, and the results.
//!
//! A try is a table like any other. Its id follows from the day, the game and the player, so it is dealt only once. All
//! tries at one deal lie side by side in the store, and each result stands in the table's row.

mod bots;
mod chain;
mod day;
mod player;
mod tries;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use talon_core::{Options, Record, Seed, Value};
use talon_store::Lane;
use tokio::sync::OnceCell;
use tracing::warn;

pub(crate) use bots::BotResult;
pub(crate) use chain::{Chain, digest, half};
pub(crate) use day::Day;
pub(crate) use player::{Code, Player};
pub(crate) use tries::Try;

use crate::error::WebError;
use crate::games::{self, Playable};
use crate::layouts;
use crate::tables::registry::Registry;

/// The name under which the store keeps the chain.
const NAME: &str = "daily";

/// When the tries were read, and what they were.
type Read = (Instant, Arc<Vec<Try>>);

/// What is known about the daily deals.
#[derive(Default)]
pub(crate) struct Daily {
    chain: OnceCell<Chain>,
    /// The tries at each deal, as last read.
    tries: Mutex<HashMap<Dealt, Read>>,
    /// What the bots reached.
    bots: Mutex<HashMap<Dealt, bots::State>>,
}

/// The deal of a day in one game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Dealt {
    pub(crate) day: Day,
    pub(crate) game: &'static str,
}

impl Dealt {
    /// The deal of this day, if the game has daily deals.
    pub(crate) fn of(day: Day, game: &str) -> Option<Self> {
        let game = games::named(game).filter(|game| game.daily().is_some())?.name();
        Some(Self { day, game })
    }

    /// How it is played.
    pub(crate) fn rules(self) -> Option<layouts::Daily> {
        games::named(self.game).and_then(Playable::daily)
    }

    /// The game's options: anything not set here is drawn from the seed.
    pub(crate) fn options(self) -> Options {
        let players = self.rules().map_or(1, |rules| rules.players);
        Options::from([("players".to_string(), Value::Int(players))])
    }
}

/// The games that have a deal of the day.
pub(crate) fn games() -> impl Iterator<Item = &'static str> {
    games::all().iter().filter(|game| game.daily().is_some()).map(|game| game.name())
}

/// A bot's dice before the move of this number: the same for everybody who plays the deal.
pub(crate) fn bots_luck(seed: Seed, moves: usize) -> u64 {
    half(&format!("luck {seed} {moves}"))
}

impl Daily {
    /// Refuses to deal a seed that everybody has only one try at: somebody who knew it while its day lasts could practise
    /// first.
    pub(crate) fn check_early(&self, record: &Record) -> Result<(), WebError> {
        self.check_seed(&record.game, record.seed)
    }

    /// The same for the seed of a position.
    pub(crate) fn check_seed(&self, game: &str, seed: Seed) -> Result<(), WebError> {
        let Some(chain) = self.chain.get() else { return Ok(()) };
        let is_todays = chain.seed(Day::today(), game) == Some(seed);
        if is_todays { Err(WebError::Cannot("daily-sealed")) } else { Ok(()) }
    }
}

impl Registry {
    /// Makes sure that the chain exists, and so its end is fixed, from the first start on.
    pub(crate) async fn begin_days(&self) {
        if let Err(error) = self.days().await {
            warn!(%error, "no deals of the day yet");
        }
    }

    /// The keys of the days, made by the first server that used this store.
    pub(crate) async fn days(&self) -> Result<&Chain, WebError> {
        let read = || async {
            let fresh = Chain::fresh();
            let kept = self.ask(Lane::Write, move |store| store.keep_once(NAME, &fresh)).await?;
            Chain::read(&kept).ok_or_else(|| WebError::Broken("the keys of the days cannot be read".into()))
        };
        self.daily.chain.get_or_try_init(read).await
    }
}
