//! Batches put together in their order, until all are there or the test is decided.

use std::collections::BTreeMap;
use std::sync::mpsc;

use super::bench::Bench;
use super::{Batch, Trouble};
use crate::facts::Observed;
use crate::journal::{Journal, Part};
use crate::plan::Plan;
use crate::rows::Rows;
use crate::stats::Verdict;

/// Batches put together in their order.
#[derive(Default)]
pub(crate) struct Collected {
    pub(crate) sums: Batch,
    pub(crate) verdict: Option<Verdict>,
    pub(super) played: (u64, u64),
    pub(crate) is_whole: bool,
}

impl Collected {
    /// Adds the next batch; is it decided now? A part of a run decides nothing.
    pub(crate) fn add(&mut self, plan: &Plan, part: Part, batch: &Batch) -> bool {
        self.sums.plus(batch);
        let test = plan.test.filter(|_| !self.sums.arms.is_empty() && part == Part::WHOLE);
        self.verdict = test.map(|(_, bounds)| bounds.judge(&self.sums.arms[0].points(0)));
        self.verdict.is_some_and(|verdict| verdict.decided.is_some())
    }
}

impl<G: Observed> Bench<'_, G> {
    /// Puts the batches together in their order, until all are there or the test is decided.
    pub(super) fn collect(
        &self,
        kept: &BTreeMap<u64, Batch>,
        receive: &mpsc::Receiver<(u64, Result<Batch, Trouble>)>,
        mut journal: Option<&mut Journal>,
        mut rows: Option<&mut Rows>,
    ) -> Result<Collected, Trouble> {
        let mut waiting = BTreeMap::new();
        let mut collected = Collected::default();
        for place in 0.. {
            let number = self.part.batch(place);
            if number >= self.plan.batches() {
                break;
            }
            let mut batch = match kept.get(&number) {
                Some(batch) => batch.clone(),
                None => loop {
                    if let Some(batch) = waiting.remove(&number) {
                        break batch;
                    }
                    // A worker that is gone without its batch was stopped, or has panicked; the scope passes that on.
                    let Ok((done, batch)) = receive.recv() else { return Ok(collected) };
                    let batch: Batch = batch?;
                    if let Some(journal) = journal.as_deref_mut() {
                        journal.keep(done, &batch).map_err(Trouble::File)?;
                    }
                    collected.played.0 += batch.games();
                    collected.played.1 += batch.arms.iter().map(|arm| arm.decisions).sum::<u64>();
                    waiting.insert(done, batch);
                },
            };
            if let Some(rows) = rows.as_deref_mut() {
                if let (true, Some(journal)) = (batch.rows.is_empty(), journal.as_deref_mut()) {
                    batch.rows = journal.rows(number).map_err(Trouble::File)?;
                }
                rows.write(&core::mem::take(&mut batch.rows)).map_err(Trouble::Rows)?;
            }
            if collected.add(self.plan, self.part, &batch) {
                break;
            }
        }
        collected.is_whole = true;
        Ok(collected)
    }
}
