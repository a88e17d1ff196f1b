//! The deal of the day: one deal a day and game for everybody, one try for each browser, and what came of it.
//!
//! A try is a table like any other. Its id follows from day, game and player, so that it is dealt once; all tries of a day and game
//! lie side by side in the store, and what each came to stands in its row.

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

/// Under this name the store keeps the chain.
const NAME: &str = "daily";

/// When tries were read, and which there were.
type Read = (Instant, Arc<Vec<Try>>);

/// What is known of the deals of the days.
#[derive(Default)]
pub(crate) struct Daily {
    chain: OnceCell<Chain>,
    /// The tries of a day and game, as they were read last.
    tries: Mutex<HashMap<Dealt, Read>>,
    /// What the bots reached.
    bots: Mutex<HashMap<Dealt, bots::State>>,
}

/// A day's deal of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Dealt {
    pub(crate) day: Day,
    pub(crate) game: &'static str,
}

impl Dealt {
    /// A day of a game that has such deals.
    pub(crate) fn of(day: Day, game: &str) -> Option<Self> {
        let game = games::named(game).filter(|game| game.daily().is_some())?.name();
        Some(Self { day, game })
    }

    /// How it is played.
    pub(crate) fn rules(self) -> Option<layouts::Daily> {
        games::named(self.game).and_then(Playable::daily)
    }

    /// The options of the game: everything that is not said is drawn from the seed.
    pub(crate) fn options(self) -> Options {
        let players = self.rules().map_or(1, |rules| rules.players);
        Options::from([("players".to_string(), Value::Int(players))])
    }
}

/// The games that have deals of the day.
pub(crate) fn games() -> impl Iterator<Item = &'static str> {
    games::all().iter().filter(|game| game.daily().is_some()).map(|game| game.name())
}

/// The luck of a bot before the move of this number: the same for everybody who plays the deal.
pub(crate) fn bots_luck(seed: Seed, moves: usize) -> u64 {
    half(&format!("luck {seed} {moves}"))
}

impl Daily {
    /// Refuses to deal what everybody has one try at: whoever knows the seed while its day goes on could try it before.
    pub(crate) fn check_early(&self, record: &Record) -> Result<(), WebError> {
        let Some(chain) = self.chain.get() else { return Ok(()) };
        let is_todays = chain.seed(Day::today(), &record.game) == Some(record.seed);
        if is_todays { Err(WebError::Cannot("daily-sealed")) } else { Ok(()) }
    }
}

impl Registry {
    /// Sees to it that the end of the chain is fixed from the first start on.
    pub(crate) async fn begin_days(&self) {
        if let Err(error) = self.days().await {
            warn!(%error, "no deals of the day yet");
        }
    }

    /// The keys of the days: the first server of the store has made them.
    pub(crate) async fn days(&self) -> Result<&Chain, WebError> {
        let read = || async {
            let fresh = Chain::fresh();
            let kept = self.ask(Lane::Write, move |store| store.keep_once(NAME, &fresh)).await?;
            Chain::read(&kept).ok_or_else(|| WebError::Broken("the keys of the days cannot be read".into()))
        };
        self.daily.chain.get_or_try_init(read).await
    }
}
