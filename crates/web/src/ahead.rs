//! What a page tells of the turns to come and what takes long to find out. It is found out before the page is drawn, without the
//! table's lock, on the threads for long work and out of the budget of whoever looks; then it is kept, so that the same seat
//! sees it again for nothing until something happens.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use talon_core::{Seat, Viewer};
use talon_store::TableId;

use crate::error::WebError;
use crate::games;
use crate::tables::registry::{Registry, TableHandle};
use crate::work::Kept;

/// A page does not wait longer for it than this.
const PATIENCE: Duration = Duration::from_secs(1);
/// Half of what is kept, about a kilobyte each.
const KEPT: usize = 2_000;
/// So often it is begun anew if the table moves on meanwhile.
const TRIES: usize = 3;

/// Of which table, how many entries the seat knows of, whose.
pub(crate) type Moment = (TableId, u64, Seat);

/// What a game found out; only its layout knows what it is.
pub(crate) type Found = Arc<dyn Any + Send + Sync>;

/// What is known of the turns to come when a page is drawn.
#[derive(Clone, Default)]
pub(crate) enum Ahead {
    /// This game, or this viewer, does not look ahead.
    #[default]
    Nothing,
    Known(Found),
    /// The address has used up its budget.
    OverBudget,
    /// It is not ready yet.
    Later,
}

impl Ahead {
    /// What was found out.
    pub(crate) fn known<T: 'static>(&self) -> Option<&T> {
        if let Self::Known(found) = self { found.downcast_ref() } else { None }
    }

    /// The message that says why nothing is told, if there is a reason.
    pub(crate) const fn why_not(&self) -> Option<&'static str> {
        match self {
            Self::Nothing | Self::Known(_) => None,
            Self::OverBudget => Some("ahead-over-budget"),
            Self::Later => Some("ahead-later"),
        }
    }
}

/// What was found out lately.
pub(crate) struct Sights(Kept<Moment, Found>);

impl Default for Sights {
    fn default() -> Self {
        Self(Kept::new(KEPT))
    }
}

/// What one seat sees of the turns to come at one moment.
pub(crate) struct Sight {
    moment: Option<Moment>,
    ahead: Ahead,
}

impl Sight {
    /// It, if the table still stands as it did then.
    pub(crate) fn at(&self, moment: Option<Moment>) -> Ahead {
        if self.moment == moment { self.ahead.clone() } else { Ahead::Later }
    }

    /// Does it tell of this moment?
    pub(crate) fn is_of(&self, moment: Option<Moment>) -> bool {
        self.moment == moment
    }
}

/// The moment whose page a viewer is about to see; nothing if there is nothing to look ahead to.
pub(crate) fn moment(live: &crate::tables::live::LiveTable, id: TableId, viewer: Viewer) -> Option<Moment> {
    let Viewer::Seat(seat) = viewer else { return None };
    let table = live.seen_by(viewer);
    let looks = games::of(table).looks_ahead() && table.outcome().is_none();
    looks.then(|| (id, live.count_for(viewer), seat))
}

impl Registry {
    /// What this viewer can know of the turns to come. Never an error: a page without it is a page.
    pub(crate) async fn look_ahead(
        self: &Arc<Self>,
        handle: &TableHandle,
        viewer: impl Fn(&crate::tables::live::LiveTable) -> Option<Viewer>,
    ) -> Result<Sight, WebError> {
        let mut sight = Sight { moment: None, ahead: Ahead::Nothing };
        for _ in 0..TRIES {
            let live = handle.lock().await?;
            let viewer = viewer(&live);
            let now = viewer.and_then(|viewer| moment(&live, handle.id(), viewer));
            if sight.is_of(now) {
                break;
            }
            let (Some(now), Some(viewer)) = (now, viewer) else {
                return Ok(Sight { moment: None, ahead: Ahead::Nothing });
            };
            let kept = self.sights.0.get(&now);
            let table = kept.is_none().then(|| live.seen_by(viewer).copy());
            drop(live);
            let ahead = match (kept, table) {
                (Some(found), _) => Ahead::Known(Arc::clone(&found)),
                (None, Some(table)) => self.find_out(handle, now, table).await?,
                (None, None) => Ahead::Nothing,
            };
            sight = Sight { moment: Some(now), ahead };
        }
        Ok(sight)
    }

    async fn find_out(
        self: &Arc<Self>,
        handle: &TableHandle,
        moment: Moment,
        table: Box<dyn talon_table::AnyTable>,
    ) -> Result<Ahead, WebError> {
        let registry = Arc::clone(self);
        let work = move || {
            let found = games::of(table.as_ref()).ahead(table.as_ref(), moment.2)?;
            // Kept even if whoever asked has left meanwhile.
            registry.sights.0.keep(moment, Arc::new(Arc::clone(&found)));
            Some(found)
        };
        match tokio::time::timeout(PATIENCE, self.desk.run(self, work)).await {
            Ok(Ok(found)) => Ok(found.map_or(Ahead::Nothing, Ahead::Known)),
            Ok(Err(WebError::Costly(_) | WebError::TooFast(_))) => Ok(Ahead::OverBudget),
            Ok(Err(WebError::Fault)) => {
                handle.quarantine();
                Err(WebError::Quarantined)
            }
            Ok(Err(error)) => Err(error),
            Err(_) => Ok(Ahead::Later),
        }
    }
}
