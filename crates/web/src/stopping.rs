//! Whether the server is stopping.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Notify;

/// Becomes true once, for everybody who waits for it. They are woken in the order in which they began to wait: `tokio::sync::watch` would wake
/// them in a random order, and a simulated world would not be the same twice.
#[derive(Clone, Default)]
pub(crate) struct Stopping(Arc<Inner>);

#[derive(Default)]
struct Inner {
    is_stopping: AtomicBool,
    stops: Notify,
}

impl Stopping {
    /// From now on the server is stopping.
    pub(crate) fn begin(&self) {
        self.0.is_stopping.store(true, Ordering::SeqCst);
        self.0.stops.notify_waiters();
    }

    /// Whether the server is stopping.
    pub(crate) fn has_begun(&self) -> bool {
        self.0.is_stopping.load(Ordering::SeqCst)
    }

    /// Waits until the server is stopping.
    pub(crate) fn begun(&self) -> impl Future<Output = ()> + Send + use<> {
        let inner = Arc::clone(&self.0);
        async move {
            // Requested first, so that a signal from now on is heard.
            let stops = inner.stops.notified();
            if !inner.is_stopping.load(Ordering::SeqCst) {
                stops.await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::tables::registry::held;

    #[tokio::test]
    async fn those_who_wait_are_woken_in_the_order_they_came() {
        let (stopping, woken) = (Stopping::default(), Arc::<Mutex<Vec<usize>>>::default());
        let waiting: Vec<_> = (0..40)
            .map(|number| {
                let (begun, woken) = (stopping.begun(), Arc::clone(&woken));
                tokio::spawn(async move {
                    begun.await;
                    held(&woken).push(number);
                })
            })
            .collect();
        tokio::task::yield_now().await;
        assert!(!stopping.has_begun());
        stopping.begin();
        for task in waiting {
            task.await.unwrap();
        }
        assert_eq!(*held(&woken), (0..40).collect::<Vec<_>>());
        stopping.begun().await;
    }
}
