//! What happens at a table without a post: bots move, clocks ring.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use talon_core::{Seat, Viewer};
use talon_store::RequestId;
use tracing::warn;

use crate::error::WebError;
use crate::fair::{Asker, Urgency};
use crate::limits;
use crate::tables::actions::Actor;
use crate::tables::live::LiveTable;
use crate::tables::registry::{Registry, TableHandle};

/// How long bots at a table with a clock wait before they think, so that people can trade too.
const TRADING_PAUSE: Duration = Duration::from_secs(5);

/// A bot whose move was not accepted, for example because the store failed, tries again after this.
const ONCE_MORE: Duration = Duration::from_secs(2);

/// How long players who were present when the server stopped have to come back, in seconds.
const GRACE: u64 = 20;
/// Bots playing among themselves pause when nobody has watched for this many seconds.
const WATCHED_SECONDS: u64 = 60;

/// The shortest pause of bots, in hundredths of the usual one: no sooner than a bot's longest thought, so that the time taken
/// tells nothing.
pub(crate) const PACE_MIN: u32 = 85;

impl Registry {
    /// Makes sure that a bot whose turn it is moves, after a short pause so that people can follow.
    pub(crate) fn drive(self: &Arc<Self>, handle: &Arc<TableHandle>) {
        handle.pause(false);
        if handle.scheduled.swap(true, Ordering::AcqRel) {
            return;
        }
        let (registry, handle) = (Arc::clone(self), Arc::clone(handle));
        // Whose request makes the bots think here.
        let caller = limits::caller();
        tokio::spawn(async move {
            loop {
                match registry.until_a_bot(&handle).await {
                    Ok(Some(wait)) => tokio::time::sleep(wait).await,
                    Ok(None) => return,
                    Err(_) => break,
                }
                let moved = match registry.until_let_go(&handle).await {
                    Ok(()) => registry.move_a_bot(&handle, caller).await,
                    Err(error) => Err(error),
                };
                match moved {
                    // Stale: the table moved on while the bot was thinking.
                    Ok(()) | Err(WebError::Stale) => {}
                    // Logged where it failed.
                    Err(WebError::Store(_) | WebError::Unknown) => tokio::time::sleep(ONCE_MORE).await,
                    Err(WebError::Quarantined | WebError::Busy) => break,
                    Err(error) => {
                        warn!(table = handle.public_id(), %error, "a bot could not move");
                        tokio::time::sleep(ONCE_MORE).await;
                    }
                }
            }
            // Nobody knows how the table stands, or another server has it. The next visitor sets the bots going again, or
            // whatever is due next.
            handle.pause(true);
            handle.scheduled.store(false, Ordering::Release);
        });
    }

    /// Does what is due by itself: rings the clock, lets a bot play for somebody who has been away too long, sets bots
    /// going. The times count from what is stored, so neither sleep nor a restart resets them.
    pub(crate) async fn attend(self: &Arc<Self>, handle: &Arc<TableHandle>) {
        let Ok(live) = handle.lock().await else { return };
        let rung = if clock_rings(&live).is_some_and(|at| at <= live.clock.now()) {
            clock_move(&live)
        } else {
            None
        };
        let counts = live.counts().to_vec();
        let time_is_up = live.due_by_day().is_some_and(|at| at <= live.clock.now());
        // Players who were present when the server stopped have a while to come back.
        let grace = Duration::from_secs(GRACE.min(live.deal.settings.away_seconds));
        let absent = if self.started.elapsed() >= grace { absent(handle, &live) } else { None };
        drop(live);
        // Either is refused only if the game ended or somebody came back at this very moment.
        if let Some((seat, text)) = rung {
            let _ =
                self.play(handle, seat, counts[seat.index()], text, Actor::Table, RequestId::fresh()).await;
        }
        if let Some(seat) = absent {
            let _ = self.leave(handle, seat).await;
        }
        if time_is_up {
            let _ = self.pass_time(handle).await;
        }
        self.drive(handle);
    }

    /// How long the bot whose turn it is waits before it thinks; `None` if no bot is to move, and then the next change to
    /// the table calls this again.
    async fn until_a_bot(&self, handle: &TableHandle) -> Result<Option<Duration>, WebError> {
        let live = handle.lock().await?;
        let Some((seat, _)) = live.bot_to_act().or_else(|| live.bot_to_propose()) else {
            handle.scheduled.store(false, Ordering::Release);
            return Ok(None);
        };
        if live.is_for_bots_alone() && handle.is_left_for(WATCHED_SECONDS) {
            handle.pause(true);
            // Somebody may have come in just before, and would not have seen that it was paused.
            if handle.is_left_for(WATCHED_SECONDS) {
                handle.scheduled.store(false, Ordering::Release);
                return Ok(None);
            }
            handle.pause(false);
        }
        let trading = live.table.clock_move(seat).is_some();
        Ok(Some(if trading { TRADING_PAUSE } else { Duration::ZERO }))
    }

    /// Lets a bot think and move, if it is still a bot's turn. It thinks within the pause that lets people follow, so the
    /// time it takes does not show how clear its choice was.
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
        // Nobody else knows of this question, so nobody may see that it takes time.
        let at_once = live.asks_in_private() || live.deal.settings.hurried;
        // Who looks at each move sets the pace by pressing.
        let pace = if live.hold.is_on() { PACE_MIN } else { handle.pace.load(Ordering::Relaxed) };
        let usual = self.bot_pause * pace / 100;
        let pause = if at_once { Duration::ZERO } else { usual };
        let urgency = if live.people().is_empty() { Urgency::Watcher } else { Urgency::Person };
        let luck = live.bots_luck();
        let scripted = live.scripted().filter(|(of, _)| *of == seat && !proposes);
        drop(live);
        if let Some((_, text)) = scripted {
            tokio::time::sleep(pause).await;
            return self.play(handle, seat, count, text.into(), Actor::Table, RequestId::fresh()).await;
        }
        let asker = Asker { urgency, address: caller, table: Arc::as_ptr(handle).addr() };
        let thought = within(pause, self.pool.choose(asker, table, seat, level, luck)).await;
        let thought = thought.inspect_err(|_| handle.quarantine())?;
        let (text, took) = thought.ok_or_else(|| WebError::Bad("a bot found no move".into()))?;
        self.metrics.thoughts.note(took);
        if proposes {
            return self.propose(handle, seat, count, text).await;
        }
        self.play(handle, seat, count, text, Actor::Table, RequestId::fresh()).await
    }
}

/// When the clock of a table rings, if it has one that still runs.
pub(crate) fn clock_rings(live: &LiveTable) -> Option<u64> {
    let length = crate::layouts::clock(live.table.as_ref())?;
    clock_move(live).map(|_| live.deal.dealt_at + length.as_secs())
}

/// The move the clock makes, and for which seat.
fn clock_move(live: &LiveTable) -> Option<(Seat, String)> {
    live.table.to_act().iter().find_map(|seat| Some((seat, live.table.clock_move(seat)?)))
}

/// The result of a thought once the pause is over: however soon it was ready, it appears at the same time.
async fn within<T>(pause: Duration, thought: impl Future<Output = T>) -> T {
    tokio::join!(thought, tokio::time::sleep(pause)).0
}

/// A seat whose turn it is and whose person has been away for as long as the table allows.
pub(crate) fn absent(handle: &TableHandle, live: &LiveTable) -> Option<Seat> {
    if live.has_open_seat() || live.deal.settings.away_seconds == 0 {
        return None;
    }
    let late = |seat: &Seat| {
        let gone = handle.presence(*seat).gone_since();
        gone.is_some_and(|gone| {
            live.clock.now() >= gone.max(live.changed_at) + live.deal.settings.away_seconds
        })
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

    /// A bot knows its move at once if its cards leave no choice, and thinks if they do. Nobody may be able to tell which.
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
