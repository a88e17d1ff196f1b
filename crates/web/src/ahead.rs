//! What a page says about the turns to come, where that takes long to work out. It is worked out before the page is drawn,
//! without the table's lock, on the threads for long work and out of the visitor's budget. Then it is kept, so that the
//! same seat sees it again at no cost until something happens.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use talon_core::{Seat, Viewer};
use talon_store::TableId;

use crate::error::WebError;
use crate::games;
use crate::tables::registry::{Registry, TableHandle};
use crate::work::Kept;

/// The longest a page waits for it.
const PATIENCE: Duration = Duration::from_secs(1);
/// Half the number of results kept, about a kilobyte each.
const KEPT: usize = 2_000;
/// How often the work starts again if the table moves on meanwhile.
const TRIES: usize = 3;

/// The table, how many entries the seat knows of, and the seat.
pub(crate) type Moment = (TableId, u64, Seat);

/// What a game worked out; only the game's layout knows the type.
pub(crate) type Found = Arc<dyn Any + Send + Sync>;

/// What is known about the turns to come when a page is drawn.
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
    /// What was worked out.
    pub(crate) fn known<T: 'static>(&self) -> Option<&T> {
        if let Self::Known(found) = self { found.downcast_ref() } else { None }
    }

    /// The message that says why nothing is shown, if there is a reason.
    pub(crate) const fn why_not(&self) -> Option<&'static str> {
        match self {
            Self::Nothing | Self::Known(_) => None,
            Self::OverBudget => Some("ahead-over-budget"),
            Self::Later => Some("ahead-later"),
        }
    }
}

/// Recent results.
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
    /// The result, if the table has not moved since.
    pub(crate) fn at(&self, moment: Option<Moment>) -> Ahead {
        if self.moment == moment { self.ahead.clone() } else { Ahead::Later }
    }

    /// Whether it belongs to this moment.
    pub(crate) fn is_of(&self, moment: Option<Moment>) -> bool {
        self.moment == moment
    }
}

/// The moment whose page a viewer is about to see; `None` if there is nothing to look ahead to.
pub(crate) fn moment(live: &crate::tables::live::LiveTable, id: TableId, viewer: Viewer) -> Option<Moment> {
    let Viewer::Seat(seat) = viewer else { return None };
    let table = live.seen_by(viewer);
    let looks = games::of(table).looks_ahead() && table.outcome().is_none();
    looks.then(|| (id, live.count_for(viewer), seat))
}

impl Registry {
    /// What this viewer can know about the turns to come. If it takes too long or costs too much, the page does without
    /// it.
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
            // Kept even if the visitor has left meanwhile.
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
