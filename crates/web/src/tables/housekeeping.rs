//! What the server does unasked: it does what is due, puts tables to sleep that nobody needs, and deletes dead ones.

use std::sync::Arc;
use std::time::Duration;

use talon_store::{Lane, Search, StoreError, TableRow};
use tracing::{info, warn};

use crate::error::WebError;
use crate::tables::handle::TableHandle;
use crate::tables::registry::Registry;

/// How often we look for what is due.
const TICK: Duration = Duration::from_millis(500);
/// How often tables are put to sleep, in ticks.
const SLEEP_TICKS: u64 = 10;
/// How often we look for dead tables, in ticks.
const EXPIRY_TICKS: u64 = 600;
/// A table that nobody looked at for this many seconds forgets what can be made again.
const LEFT_SECONDS: u64 = 20;
/// How many sleeping tables are woken at once for what is due.
const WOKEN_MAX: usize = 64;
/// How many rows are read at once.
const ROWS: usize = 1_000;

impl Registry {
    /// Keeps house until the server stops.
    pub(crate) async fn keep_house(self: Arc<Self>) {
        for tick in 0_u64.. {
            for table in self.residents.all().iter().filter(|table| table.is_due()) {
                // Somebody may still be there on their turn, so we look again every second until the table changes.
                table.put_off(1);
                tokio::spawn(Arc::clone(&self).attend_later(Arc::clone(table)));
            }
            if tick % 2 == 0 {
                self.wake_the_due().await;
            }
            if tick % SLEEP_TICKS == SLEEP_TICKS - 1 {
                self.residents.all().iter().for_each(|table| table.tidy(LEFT_SECONDS));
                self.sleep(self.life.idle.as_secs());
            }
            if tick % EXPIRY_TICKS == 0 {
                tokio::spawn(Arc::clone(&self).expire_what_is_dead());
            }
            tokio::select! {
                biased;
                () = self.stopping.begun() => return,
                () = tokio::time::sleep(TICK) => {}
            }
        }
    }

    async fn attend_later(self: Arc<Self>, table: Arc<TableHandle>) {
        self.attend(&table).await;
    }

    /// Wakes tables whose time has come while they slept.
    async fn wake_the_due(self: &Arc<Self>) {
        let now = self.clock.now();
        let rows = self.ask(Lane::Read, move |store| store.due(now + 1, ROWS)).await.unwrap_or_default();
        let asleep = |row: &TableRow| self.residents.may_wake(row.table) && !self.quarantine.has(row.table);
        for row in rows.into_iter().filter(asleep).take(WOKEN_MAX) {
            let registry = Arc::clone(self);
            // A table that does not open is logged where it fails, and only once.
            tokio::spawn(async move {
                if let Err(WebError::Broken(_)) = registry.resident(row.table).await {
                    registry.residents.give_up(row.table);
                }
            });
        }
    }

    /// Deletes tables that were never begun or that nobody went on with.
    async fn expire_what_is_dead(self: Arc<Self>) {
        let (mut after, life) = (None, self.life.clone());
        loop {
            let now = self.clock.now();
            let search = Search { after, over: Some(false), changed_before: Some(now + 1), limit: ROWS };
            let Ok(rows) = self.ask(Lane::Read, move |store| store.rows(&search)).await else { return };
            let Some(last) = rows.last() else { return };
            after = Some(last.table);
            for row in rows.iter().filter(|row| life.is_dead(row, now)) {
                if let Err(error) = self.delete(row).await {
                    warn!(table = crate::tables::live::public_id(row.table), %error, "a table is not deleted");
                    return;
                }
            }
        }
    }

    /// Deletes a table that nobody is using, here or elsewhere, and that is still as it was when it was found dead.
    async fn delete(&self, row: &TableRow) -> Result<(), StoreError> {
        let (id, row) = (row.table, row.clone());
        if self.residents.has(id) {
            return Ok(());
        }
        if self.ask(Lane::Write, move |store| store.expire(&row)).await? {
            info!(table = crate::tables::live::public_id(id), "expired");
            self.list_changed();
        }
        Ok(())
    }
}
