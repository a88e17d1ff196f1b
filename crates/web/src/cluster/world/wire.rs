//! The connection from a server to the database: messages get lost, delayed and doubled, and the database fails or hangs.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use talon_store::{Answer, Ask, Backend as _, Door, Lane, Memory, StoreError, Work};
use tokio::time::sleep;

use super::{Bug, Fate, World};

/// Waiting for an answer that never comes ends after this.
const FOR_EVER: Duration = Duration::from_mins(1);

impl World {
    /// Sets the database's clock.
    pub(super) fn tick(&self) {
        let now = self.began.elapsed().as_millis() as i64 + super::BASE + self.off.load(Ordering::SeqCst);
        self.database.set_time(now as u64);
    }

    /// A change reaches the database: only the owner may write, and only in its epoch.
    fn commit(&self, memory: &mut Memory, work: &Work) -> Result<(), StoreError> {
        self.tick();
        if self.bug == Some(Bug::Forgetful) && matches!(work, Work::Append(_)) && self.happens(100) {
            return Ok(());
        }
        let before = memory.row(work.table()).ok().flatten();
        let result = memory.write(std::slice::from_ref(work)).pop().unwrap_or(Err(StoreError::Closed));
        let after = memory.row(work.table()).ok().flatten();
        if let (Work::Append(change), Some(before), Some(after)) = (work, before, after)
            && after.next > before.next
            && before.epoch != change.epoch
        {
            self.broke(format!("epoch {} wrote in epoch {}", change.epoch, before.epoch));
        }
        result
    }
}

/// The connection from a server to the database.
pub(super) struct Wire {
    pub(super) world: Arc<World>,
    pub(super) fate: Arc<Fate>,
    pub(super) memory: Memory,
}

impl Door for Wire {
    fn write(&self, work: Work, answer: Answer<()>) {
        let (world, fate, mut memory) =
            (Arc::clone(&self.world), Arc::clone(&self.fate), self.memory.clone());
        let was_alive = fate.is_alive();
        tokio::spawn(async move {
            // A message sent before its sender died may still arrive.
            let arrives = world.reaches_database(&fate).await || (was_alive && world.happens(500));
            if arrives {
                let result = world.commit(&mut memory, &work);
                // Only accepted messages arrive twice: after a refusal nobody sends them again.
                if result.is_ok() && world.happens(40) {
                    sleep(Duration::from_millis(world.below(9_000) as u64)).await;
                    let _ = world.commit(&mut memory, &work);
                }
                if world.reaches_database(&fate).await {
                    return answer(result);
                }
            }
            sleep(FOR_EVER).await;
            drop(answer);
        });
    }

    fn ask(&self, _: Lane, ask: Ask) {
        let (world, fate, mut memory) =
            (Arc::clone(&self.world), Arc::clone(&self.fate), self.memory.clone());
        tokio::spawn(async move {
            if world.reaches_database(&fate).await {
                world.tick();
                return ask(Ok(&mut memory));
            }
            sleep(FOR_EVER).await;
            drop(ask);
        });
    }
}
