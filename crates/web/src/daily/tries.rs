//! The results of the tries at a deal, read from the rows of their tables.

use std::sync::Arc;
use std::time::{Duration, Instant};

use talon_store::{Backend, Lane, Search, StoreError, TableId, TableRow};

use super::{Code, Day, Dealt};
use crate::error::WebError;
use crate::tables::live::Reached;
use crate::tables::registry::{Registry, held};

/// At most this many tries of a day are compared.
const MOST: usize = 20_000;
/// How many rows are read at a time.
const PORTION: usize = 1_000;
/// How long tries that were read stay good: while the day lasts, and after it.
const FRESH: Duration = Duration::from_secs(2);
const FRESH_OVER: Duration = Duration::from_secs(30);
/// How many deals (a day and a game) are remembered.
const REMEMBERED: usize = 64;

/// A try at a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Try {
    pub(crate) table: TableId,
    pub(crate) reached: Reached,
}

impl Try {
    fn of(row: &TableRow) -> Option<Self> {
        Some(Self { table: row.table, reached: serde_json::from_str(&row.standing.lobby).ok()? })
    }

    /// The result, if it counts: the game ended while the day lasted. After that everybody can know the cards.
    pub(crate) fn counted(&self, day: Day) -> Option<i64> {
        self.reached.points.filter(|_| self.reached.ended < day.end())
    }
}

impl Registry {
    /// All tries at a deal.
    pub(crate) async fn tries(&self, dealt: Dealt) -> Result<Arc<Vec<Try>>, WebError> {
        self.tries_with(dealt, None).await
    }

    /// The same; the visitor's own try is among them, even if it ended a moment ago.
    pub(crate) async fn tries_with(
        &self,
        dealt: Dealt,
        own: Option<&Try>,
    ) -> Result<Arc<Vec<Try>>, WebError> {
        let fresh = if dealt.day.is_over() { FRESH_OVER } else { FRESH };
        let has_own = |tries: &[Try]| {
            own.is_none_or(|own| {
                tries
                    .iter()
                    .any(|tried| tried.table == own.table && tried.reached.points == own.reached.points)
            })
        };
        if let Some((at, tries)) = held(&self.daily.tries).get(&dealt)
            && at.elapsed() < fresh
            && has_own(tries)
        {
            return Ok(Arc::clone(tries));
        }
        let tries = Arc::new(self.ask(Lane::Read, move |store| read(store, dealt.prefix())).await?);
        let mut known = held(&self.daily.tries);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(dealt, (Instant::now(), Arc::clone(&tries)));
        Ok(tries)
    }

    /// All tries at a challenge.
    pub(crate) async fn answers(&self, prefix: u64) -> Result<Vec<Try>, WebError> {
        Ok(self.ask(Lane::Read, move |store| read(store, prefix)).await?)
    }

    /// The tries of particular players, as they stand now.
    pub(crate) async fn tries_of(&self, which: Vec<(Code, Dealt)>) -> Result<Vec<Option<Try>>, WebError> {
        let read = move |store: &mut dyn Backend| {
            let row = |(code, dealt): (Code, Dealt)| store.row(code.table(dealt));
            let rows: Result<Vec<Option<TableRow>>, StoreError> = which.into_iter().map(row).collect();
            Ok(rows?.into_iter().map(|row| row.as_ref().and_then(Try::of)).collect())
        };
        Ok(self.ask(Lane::Read, read).await?)
    }
}

/// Reads, in portions, the rows whose ids begin with this prefix.
fn read(store: &mut dyn Backend, prefix: u64) -> Result<Vec<Try>, StoreError> {
    let begins = |table: TableId| (table.0 >> 64) as u64 == prefix;
    let mut after = (u128::from(prefix) << 64).checked_sub(1).map(TableId);
    let mut tries = Vec::new();
    loop {
        let rows = store.rows(&Search { after, limit: PORTION, ..Search::default() })?;
        let ours = rows.iter().take_while(|row| begins(row.table));
        let before = tries.len();
        let mut seen = 0;
        for row in ours {
            seen += 1;
            tries.extend(Try::of(row));
        }
        after = rows.last().map(|row| row.table);
        if seen < PORTION || tries.len() >= MOST || tries.len() == before {
            return Ok(tries);
        }
    }
}
