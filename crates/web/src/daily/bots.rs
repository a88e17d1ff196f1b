//! The bots that play the deal of the day in the person's seat: what each level reaches. The result is the same whenever it
//! is computed.

use std::sync::Arc;

use talon_core::{Seat, Viewer};
use tokio::sync::watch;

use super::{Dealt, bots_luck};
use crate::error::WebError;
use crate::fair::{Asker, Urgency};
use crate::games;
use crate::tables::live::{has_won, host};
use crate::tables::registry::{Registry, held};

/// The levels shown, weakest first.
const LEVELS: [&str; 3] = ["sparrow", "kestrel", "falcon"];
/// No game takes more moves than this; one that does is left out.
const MOVES_MAX: usize = 5_000;
/// How many deals (a day and a game) are remembered.
const REMEMBERED: usize = 64;
/// The person's seat.
const OWN: Seat = Seat::at(0);

/// What a bot reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BotResult {
    pub(crate) level: &'static str,
    pub(crate) points: i64,
    pub(crate) won: bool,
}

/// Their results; `None` while they are still playing.
pub(super) type State = watch::Receiver<Option<Arc<Vec<BotResult>>>>;

impl Registry {
    /// What the bots reached at a deal whose day has begun. The first request sets them going, and everybody may wait for
    /// them.
    pub(crate) async fn bots(self: &Arc<Self>, dealt: Dealt) -> Result<State, WebError> {
        let seed = self.days().await?.seed(dealt.day, dealt.game).ok_or(WebError::NotFound)?;
        let mut known = held(&self.daily.bots);
        // Bots whose run was cut short are started again.
        if let Some(state) =
            known.get(&dealt).filter(|state| state.borrow().is_some() || state.has_changed().is_ok())
        {
            return Ok(state.clone());
        }
        if known.len() >= REMEMBERED {
            known.clear();
        }
        let (tell, state) = watch::channel(None);
        known.insert(dealt, state.clone());
        drop(known);
        let registry = Arc::clone(self);
        tokio::spawn(async move {
            let mut results = Vec::new();
            for level in LEVELS {
                results.extend(registry.play_through(dealt, seed, level).await);
            }
            tell.send_replace(Some(Arc::new(results)));
        });
        Ok(state)
    }

    /// One bot's game. Each move queues among everything else, so nobody has to wait for a whole game.
    async fn play_through(&self, dealt: Dealt, seed: u64, level: &'static str) -> Option<BotResult> {
        let others = dealt.rules()?.bots;
        let mut table = host(dealt.game).ok()?.table(&dealt.options(), seed).ok()?;
        // This is less urgent than a bot at somebody's table.
        let asker = Asker { urgency: Urgency::Watcher, address: None, table: 0 };
        for moves in 0..MOVES_MAX {
            let Some(seat) = table.to_act().lowest() else { break };
            let plays = if seat == OWN { level } else { others };
            let luck = Some(bots_luck(seed, moves));
            let thought = self.pool.choose(asker, table.copy(), seat, plays.to_string(), luck).await;
            table.play(seat, &thought.ok()??.0, Viewer::Watcher).ok()?;
        }
        let won = has_won(table.outcome()?, OWN);
        Some(BotResult { level, points: games::of(table.as_ref()).reached(table.as_ref(), OWN)?, won })
    }
}
