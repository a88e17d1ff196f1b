//! What happens at a table without anybody's post: bots move, clocks ring.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use talon_core::{Seat, Viewer};
use tracing::warn;

use crate::error::WebError;
use crate::fair::{Asker, Urgency};
use crate::limits;
use crate::tables::actions::Actor;
use crate::tables::live::LiveTable;
use crate::tables::registry::{Registry, TableHandle, now};

/// Bots of a table with a clock wait this long before they think, so that people can trade too.
const TRADING_PAUSE: Duration = Duration::from_secs(5);

/// Bots among themselves pause when nobody has watched for this many seconds.
const UNWATCHED: u64 = 60;

/// A bot whose move was not taken, as when the store fails, tries again after this.
const ONCE_MORE: Duration = Duration::from_secs(2);

/// Whoever was there when the server stopped has this long to come back, in seconds.
const GRACE: u64 = 20;
/// How often the absent are looked for; a stream that closes announces nothing.
const LOOK_EVERY: Duration = Duration::from_secs(1);

impl Registry {
    /// Sees to it that a bot whose turn it is moves, after a short while in which people can follow.
    pub(crate) fn drive(self: &Arc<Self>, handle: &Arc<TableHandle>) {
        if handle.scheduled.swap(true, Ordering::AcqRel) {
            return;
        }
        let (registry, handle) = (Arc::clone(self), Arc::clone(handle));
        // Whose doing it is that bots think here.
        let caller = limits::caller();
        tokio::spawn(async move {
            while let Ok(Some(wait)) = registry.until_a_bot(&handle).await {
                tokio::time::sleep(wait).await;
                if !registry.is_for_people(&handle).await {
                    handle.until_looked_at(UNWATCHED).await;
                }
                match registry.move_a_bot(&handle, caller).await {
                    // Stale: the table moved on while the bot thought.
                    Ok(()) | Err(WebError::Stale) => {}
                    // Told in the log where it failed.
                    Err(WebError::Store(_)) => tokio::time::sleep(ONCE_MORE).await,
                    Err(WebError::Quarantined) => return,
                    Err(error) => {
                        warn!(table = handle.public_id(), %error, "a bot could not move");
                        tokio::time::sleep(ONCE_MORE).await;
                    }
                }
            }
        });
    }

    /// Does a person sit here, or is one expected?
    async fn is_for_people(&self, handle: &TableHandle) -> bool {
        // A table that cannot be looked at says so to whoever moves.
        handle.lock().await.map_or(true, |live| !live.people().is_empty() || live.has_open_seat())
    }

    /// How long the bot whose turn it is waits before it thinks; nothing: none is to move, and whoever changes the table calls
    /// again.
    async fn until_a_bot(&self, handle: &TableHandle) -> Result<Option<Duration>, WebError> {
        let live = handle.lock().await?;
        let Some((seat, _)) = live.bot_to_act().or_else(|| live.bot_to_propose()) else {
            handle.scheduled.store(false, Ordering::Release);
            return Ok(None);
        };
        let trading = live.table.clock_move(seat).is_some();
        Ok(Some(if trading { TRADING_PAUSE } else { Duration::ZERO }))
    }

    /// Lets a bot think and move, if it is still for one to move. It thinks within the pause in which people can follow, so that
    /// how long it takes does not tell how clear its hand made the choice.
    async fn move_a_bot(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        caller: Option<IpAddr>,
    ) -> Result<(), WebError> {
        let live = handle.lock().await?;
        let proposes = live.group_decides();
        let next = if proposes { live.bot_to_propose() } else { live.bot_to_act() };
        let Some((seat, level)) = next else { return Ok(()) };
        let (count, table) = (live.count_for(Viewer::Seat(seat)), live.table.copy());
        // Nobody knows of this question, so nobody may see that it takes time.
        let at_once = live.asks_in_private() || live.deal.settings.hurried;
        let usual = self.bot_pause * handle.pace.load(Ordering::Relaxed) / 100;
        let pause = if at_once { Duration::ZERO } else { usual };
        let urgency = if live.people().is_empty() { Urgency::Watcher } else { Urgency::Person };
        drop(live);
        let asker = Asker { urgency, address: caller, table: Arc::as_ptr(handle).addr() };
        let thought = within(pause, self.pool.choose(asker, table, seat, level)).await;
        let thought = thought.inspect_err(|_| handle.quarantine())?;
        let (text, took) = thought.ok_or_else(|| WebError::Bad("a bot found no move".into()))?;
        self.metrics.thoughts.note(took);
        if proposes {
            return self.propose(handle, seat, count, text).await;
        }
        self.play(handle, seat, count, text, Actor::Table).await
    }
}

/// What a thought came to, once the pause is over: however soon it was done, it shows at the same time.
async fn within<T>(pause: Duration, thought: impl Future<Output = T>) -> T {
    tokio::join!(thought, tokio::time::sleep(pause)).0
}

/// Ends the trading of a table with a clock.
pub(crate) async fn ring(registry: Arc<Registry>, handle: Arc<TableHandle>, left: Duration) {
    tokio::time::sleep(left).await;
    let Ok(live) = handle.lock().await else { return };
    let rung = live.table.to_act().iter().find_map(|seat| Some((seat, live.table.clock_move(seat)?)));
    let counts = live.counts().to_vec();
    drop(live);
    if let Some((seat, text)) = rung {
        let count = counts[seat.index()];
        // Refused only if the game ended in this very moment.
        let _ = registry.play(&handle, seat, count, text, Actor::Table).await;
    }
}

/// Lets bots play for people who have been away for too long on their turn, until the game is over. The time counts from
/// the table's last change, which is kept, so that a restart does not begin it anew.
pub(crate) async fn mind_the_absent(registry: Arc<Registry>, handle: Arc<TableHandle>) {
    let mut stop = registry.stopping.subscribe();
    let Ok(live) = handle.lock().await else { return };
    let not_before = now() + GRACE.min(live.deal.settings.away_seconds);
    drop(live);
    loop {
        let Ok(live) = handle.lock().await else { return };
        if live.table.outcome().is_some() {
            return;
        }
        let absent = if now() >= not_before { absent(&handle, &live) } else { None };
        drop(live);
        if let Some(seat) = absent {
            // Refused if they came back in this very moment; otherwise it is tried again.
            let _ = registry.leave(&handle, seat).await;
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK_EVERY) => {}
            _ = stop.wait_for(|stop| *stop) => return,
        }
    }
}

/// A seat that is to act and whose person has been away for as long as the table allows.
pub(crate) fn absent(handle: &TableHandle, live: &LiveTable) -> Option<Seat> {
    if live.has_open_seat() {
        return None;
    }
    let late = |seat: &Seat| {
        let gone = handle.presence(*seat).gone_since();
        gone.is_some_and(|gone| now() >= gone.max(live.changed_at) + live.deal.settings.away_seconds)
    };
    live.table.to_act().iter().filter(|seat| live.is_played_by_person(*seat)).find(late)
}

#[cfg(test)]
mod tests {
    use talon_bots::Budget;
    use tokio::time::{Instant, sleep};

    use super::*;
    use crate::BOT_PAUSE;
    use crate::thinking::THINKING;

    /// A bot knows at once where its cards leave no choice and thinks where they do. Nobody may tell one from the other.
    #[tokio::test(start_paused = true)]
    async fn when_a_bot_moves_tells_nothing_of_how_long_it_thought() {
        let Budget::Millis(longest) = THINKING else { panic!("a search is limited by time") };
        let longest = Duration::from_millis(longest.into());
        assert!(longest < BOT_PAUSE, "the longest search ends within the pause");
        for took in [Duration::ZERO, Duration::from_millis(1), longest / 2, longest] {
            let began = Instant::now();
            let thought = within(BOT_PAUSE, async { sleep(took).await });
            thought.await;
            assert_eq!(began.elapsed(), BOT_PAUSE, "it thought for {took:?}");
        }
    }
}
