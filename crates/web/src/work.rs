//! Work that takes more than a few milliseconds and is nobody's move: exact scores, checking records move by move, replays.
//!
//! It is done on its own threads, so that pages and moves never wait behind it. Each address has a budget of processor time
//! for it, and only so much may wait. Results are kept for a while where the same is likely to be asked again.

use std::collections::HashMap;
use std::hash::Hash;
use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use tokio::sync::oneshot;

use crate::error::WebError;
use crate::fair::{Asker, Load, Room, Threads, Urgency};
use crate::limits::{self, LimitKind};
use crate::tables::registry::Registry;

/// The nice value (up to 19) of these threads: behind pages and moves, before the bots.
const NICE: i32 = 3;
/// How much may wait.
const ROOM: Room = Room { in_all: 200, each: 8 };
/// When to ask again if there is no room, in seconds.
const COME_AGAIN: u64 = 5;

/// The threads for such work.
pub(crate) struct WorkPool {
    threads: Threads,
}

impl Default for WorkPool {
    fn default() -> Self {
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        Self { threads: Threads::new("talon-work", (processors / 2).max(1), NICE) }
    }
}

impl WorkPool {
    /// Without threads: the work is done where it is asked for.
    #[cfg(test)]
    pub(crate) fn at_once() -> Self {
        Self { threads: Threads::at_once() }
    }

    /// Does the work and returns the result, if the address has time left in its allowance and the queue is not too long.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        registry: &Arc<Registry>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, WebError> {
        registry.limiter.take(LimitKind::Work).map_err(over_budget)?;
        let address = limits::caller();
        let (answer, wait) = oneshot::channel();
        let charged = Arc::clone(registry);
        let task = move || {
            // Nobody is waiting for the answer any more.
            if answer.is_closed() {
                return;
            }
            let began = Instant::now();
            let done = work();
            if let Some(address) = address {
                charged.limiter.worked(address, began.elapsed(), Instant::now());
            }
            // Whoever gets the answer may end the server, and must find nothing held here.
            drop(charged);
            drop(answer.send(done));
        };
        let asker = Asker { urgency: Urgency::Person, address, table: 0 };
        if !self.threads.push(asker, ROOM, task) {
            registry.limiter.refuse(LimitKind::Work);
            return Err(WebError::Costly(COME_AGAIN));
        }
        // A thread that panicked answers nothing.
        wait.await.map_err(|_| WebError::Fault)
    }

    /// How much is waiting.
    pub(crate) fn load(&self) -> Load {
        self.threads.load()
    }
}

/// If the allowance is used up, it was too much work, not too many requests.
fn over_budget(error: WebError) -> WebError {
    if let WebError::TooFast(seconds) = error { WebError::Costly(seconds) } else { error }
}

/// The latest answers, in two generations: what nobody asked for while a whole generation filled up is forgotten.
pub(crate) struct Kept<K, V> {
    most: usize,
    generations: Mutex<[HashMap<K, Arc<V>>; 2]>,
}

impl<K: Eq + Hash + Clone, V> Kept<K, V> {
    /// Keeps up to twice this many.
    pub(crate) fn new(most: usize) -> Self {
        Self { most, generations: Mutex::new([HashMap::new(), HashMap::new()]) }
    }

    pub(crate) fn get(&self, key: &K) -> Option<Arc<V>> {
        let mut generations = self.generations.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(value) = generations[0].get(key) {
            return Some(Arc::clone(value));
        }
        let value = generations[1].remove(key)?;
        Self::insert(&mut generations, self.most, key.clone(), Arc::clone(&value));
        Some(value)
    }

    pub(crate) fn keep(&self, key: K, value: Arc<V>) {
        let mut generations = self.generations.lock().unwrap_or_else(PoisonError::into_inner);
        Self::insert(&mut generations, self.most, key, value);
    }

    fn insert(generations: &mut [HashMap<K, Arc<V>>; 2], most: usize, key: K, value: Arc<V>) {
        if generations[0].len() >= most {
            generations[1] = std::mem::take(&mut generations[0]);
        }
        generations[0].insert(key, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;

    /// Whoever asks waits without a thread, and what panics there takes nobody else's answer with it.
    #[tokio::test]
    async fn long_work_is_done_on_threads_of_its_own() {
        let config = Config::new(([127, 0, 0, 1], 0).into(), "");
        let registry = Registry::new(talon_store::Memory::default().store().unwrap(), &config);
        let name = || thread::current().name().map(ToString::to_string);
        let done = registry.desk.run(&registry, name).await;
        assert!(
            done.clone().is_ok_and(|name| name.is_some_and(|name| name.starts_with("talon-work"))),
            "{done:?}"
        );
        let failed = registry.desk.run(&registry, || -> u8 { panic!("on purpose") }).await;
        assert_eq!(failed, Err(WebError::Fault));
        assert_eq!(registry.desk.run(&registry, || 7).await, Ok(7));
    }

    #[test]
    fn what_is_asked_for_again_is_kept_and_the_rest_is_forgotten() {
        let kept: Kept<u32, u32> = Kept::new(10);
        kept.keep(0, Arc::new(0));
        for n in 1..1000 {
            kept.keep(n, Arc::new(n));
            assert_eq!(kept.get(&0).as_deref(), Some(&0));
        }
        assert_eq!(kept.get(&1), None);
        let generations = kept.generations.lock().unwrap();
        assert!(generations.iter().map(HashMap::len).sum::<usize>() <= 20);
    }
}
