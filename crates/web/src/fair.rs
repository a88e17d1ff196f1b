//! Work waiting for a thread, taken fairly: first what a game is waiting for, last what is only for study. Then addresses
//! take turns, however much each has asked for; within an address, tables take turns; within a table, first come, first
//! served.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Who is waiting for the work.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Urgency {
    /// A person, for a hint or for a bot at their table.
    Person,
    /// Only people who watch bots play.
    Watcher,
    /// Somebody who studies a finished game: no move waits for it.
    Study,
}

/// Whose work it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    pub(crate) urgency: Urgency,
    /// Whose post started it; `None` for the server itself, as after a restart.
    pub(crate) address: Option<IpAddr>,
    /// The table, by a number that no other table has; 0 for none.
    pub(crate) table: usize,
}

/// Something to take items from, one by one.
trait Line {
    type Item;
    type Key;
    fn push(&mut self, key: Self::Key, item: Self::Item);
    fn pop(&mut self) -> Option<Self::Item>;
    fn is_empty(&self) -> bool;
}

impl<T> Line for VecDeque<T> {
    type Item = T;
    type Key = ();

    fn push(&mut self, (): (), item: T) {
        self.push_back(item);
    }

    fn pop(&mut self) -> Option<T> {
        self.pop_front()
    }

    fn is_empty(&self) -> bool {
        self.is_empty()
    }
}

/// Lines by key, which take turns.
struct Turns<K, L> {
    order: VecDeque<K>,
    lines: HashMap<K, L>,
}

impl<K, L> Default for Turns<K, L> {
    fn default() -> Self {
        Self { order: VecDeque::new(), lines: HashMap::new() }
    }
}

impl<K: Copy + Eq + Hash, L: Line + Default> Line for Turns<K, L> {
    type Item = L::Item;
    type Key = (K, L::Key);

    fn push(&mut self, (key, rest): Self::Key, item: L::Item) {
        let line = self.lines.entry(key).or_insert_with(|| {
            self.order.push_back(key);
            L::default()
        });
        line.push(rest, item);
    }

    fn pop(&mut self) -> Option<L::Item> {
        let key = self.order.pop_front()?;
        let line = self.lines.get_mut(&key)?;
        let item = line.pop();
        if line.is_empty() {
            self.lines.remove(&key);
        } else {
            self.order.push_back(key);
        }
        item
    }

    fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

/// By address, then by table, then in order.
type Addresses<T> = Turns<Option<IpAddr>, Turns<usize, VecDeque<T>>>;

/// What waits.
struct Queue<T> {
    people: Addresses<T>,
    watchers: Addresses<T>,
    students: Addresses<T>,
    waiting: usize,
    by_address: HashMap<Option<IpAddr>, usize>,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Self {
            people: Turns::default(),
            watchers: Turns::default(),
            students: Turns::default(),
            waiting: 0,
            by_address: HashMap::new(),
        }
    }
}

impl<T> Queue<T> {
    fn push(&mut self, asker: Asker, item: T) {
        let line = match asker.urgency {
            Urgency::Person => &mut self.people,
            Urgency::Watcher => &mut self.watchers,
            Urgency::Study => &mut self.students,
        };
        line.push((asker.address, (asker.table, ())), item);
        self.waiting += 1;
        *self.by_address.entry(asker.address).or_default() += 1;
    }

    fn pop(&mut self) -> Option<T> {
        self.people.pop().or_else(|| self.watchers.pop()).or_else(|| self.students.pop())
    }

    /// One item of this address is no longer waiting.
    fn left(&mut self, address: Option<IpAddr>) {
        self.waiting -= 1;
        if let Some(count) = self.by_address.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                self.by_address.remove(&address);
            }
        }
    }
}

/// Work for a thread.
type Task = Box<dyn FnOnce() + Send>;

struct Waiting {
    asker: Asker,
    since: Instant,
    task: Task,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue<Waiting>>,
    came: Condvar,
}

/// Threads that do the waiting work.
#[derive(Clone)]
pub(crate) struct Threads {
    shared: Arc<Shared>,
    count: usize,
    /// No threads: the caller does the work at once.
    at_once: bool,
}

/// How many may wait.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    pub(crate) in_all: usize,
    /// From one address.
    pub(crate) each: usize,
}

/// How much is waiting now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Load {
    pub(crate) threads: usize,
    pub(crate) waiting: usize,
    /// How long the first of them has waited.
    pub(crate) longest: Duration,
}

impl Threads {
    /// This many threads, with this nice value (up to 19).
    pub(crate) fn new(name: &str, count: usize, nice: i32) -> Self {
        let shared = Arc::new(Shared::default());
        for number in 0..count {
            let shared = Arc::clone(&shared);
            let named = thread::Builder::new().name(format!("{name}-{number}"));
            // If the threads cannot be started, nothing is answered and tables wait for people; that is no reason to stop.
            let _ = named.spawn(move || {
                step_back(nice);
                shared.work();
            });
        }
        Self { shared, count, at_once: false }
    }

    /// No threads: the caller does the work.
    #[cfg(test)]
    pub(crate) fn at_once() -> Self {
        Self { shared: Arc::default(), count: 0, at_once: true }
    }

    /// Queues a task. False if too much is waiting already; then nothing will be done.
    pub(crate) fn push(&self, asker: Asker, room: Room, task: impl FnOnce() + Send + 'static) -> bool {
        if self.at_once {
            task();
            return true;
        }
        let mut queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let own = queue.by_address.get(&asker.address).copied().unwrap_or(0);
        if queue.waiting >= room.in_all || (asker.address.is_some() && own >= room.each) {
            return false;
        }
        queue.push(asker, Waiting { asker, since: Instant::now(), task: Box::new(task) });
        drop(queue);
        self.shared.came.notify_one();
        true
    }

    /// How much is waiting.
    pub(crate) fn load(&self) -> Load {
        let queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let lines = [&queue.people, &queue.watchers, &queue.students];
        let tables = lines.iter().flat_map(|line| line.lines.values()).flat_map(|turns| turns.lines.values());
        let longest = tables.filter_map(VecDeque::front).map(|first| first.since.elapsed()).max();
        Load { threads: self.count, waiting: queue.waiting, longest: longest.unwrap_or_default() }
    }
}

impl Shared {
    fn work(&self) {
        loop {
            let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
            let next = loop {
                match queue.pop() {
                    Some(next) => break next,
                    None => queue = self.came.wait(queue).unwrap_or_else(PoisonError::into_inner),
                }
            };
            queue.left(next.asker.address);
            drop(queue);
            let task = std::panic::AssertUnwindSafe(next.task);
            // Whoever waits for it learns that nothing came of it; the thread carries on for the others.
            let _ = std::panic::catch_unwind(task);
        }
    }
}

/// Lowers the priority. On Linux this affects only the calling thread; if it is not allowed, the thread works all the same.
#[cfg(target_os = "linux")]
fn step_back(nice: i32) {
    let _ = rustix::process::setpriority_process(None, nice);
}

/// Elsewhere only the priority of a whole process could be lowered.
#[cfg(not(target_os = "linux"))]
const fn step_back(_nice: i32) {}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    const MANY: Room = Room { in_all: 10_000, each: 10_000 };

    fn asker(urgency: Urgency, address: u8, table: usize) -> Asker {
        Asker { urgency, address: Some(IpAddr::from([10, 0, 0, address])), table }
    }

    /// The order in which items leave a queue.
    fn order(mut queue: Queue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn people_go_first_then_each_address_has_its_turn_and_each_of_its_tables() {
        let mut queue = Queue::default();
        for (address, table, item) in [(1, 1, "a1"), (1, 1, "a1'"), (1, 2, "a2"), (1, 3, "a3"), (2, 9, "b9")]
        {
            queue.push(asker(Urgency::Watcher, address, table), item);
        }
        queue.push(asker(Urgency::Study, 5, 1), "e1");
        queue.push(asker(Urgency::Person, 3, 5), "c5");
        queue.push(asker(Urgency::Person, 1, 7), "a7");
        queue.push(asker(Urgency::Person, 1, 8), "a8");
        queue.push(asker(Urgency::Person, 4, 6), "d6");
        assert_eq!(order(queue), ["c5", "a7", "d6", "a8", "a1", "b9", "a2", "a3", "a1'", "e1"]);
    }

    /// Thirty tables of four strong bots, all of one address, and somebody else who asks for a hint.
    #[test]
    fn a_stranger_waits_for_one_thought_at_most_however_many_bots_there_are() {
        let threads = Threads::new("test", 1, 0);
        let (gate, closed) = channel::<()>();
        let (told, heard) = channel();
        // The only thread is busy until everybody has queued.
        assert!(threads.push(asker(Urgency::Person, 1, 0), MANY, move || {
            let _ = closed.recv();
        }));
        for urgency in [Urgency::Watcher, Urgency::Person] {
            for table in 1..=30 {
                for _ in 0..4 {
                    let told = told.clone();
                    let done = move || drop(told.send(format!("{urgency:?}")));
                    assert!(threads.push(asker(urgency, 1, table), MANY, done));
                }
            }
        }
        let told = told.clone();
        assert!(threads.push(asker(Urgency::Person, 2, 99), MANY, move || drop(told.send("hint".into()))));
        gate.send(()).unwrap();
        let order: Vec<String> = heard.iter().take(241).collect();
        let hint = order.iter().position(|done| done == "hint").unwrap();
        assert!(hint <= 1, "after one thought of the other address at most, not {hint}");
        assert!(order[..121].iter().all(|done| done != "Watcher"), "people before those who watch");
    }

    #[test]
    fn what_waits_is_bounded_in_all_and_by_address() {
        let threads = Threads::new("test", 0, 0);
        let room = Room { in_all: 5, each: 3 };
        let push = |address| threads.push(asker(Urgency::Person, address, 1), room, || {});
        assert_eq!([push(1), push(1), push(1), push(1)], [true, true, true, false]);
        assert_eq!([push(2), push(2), push(2)], [true, true, false]);
        assert_eq!(threads.load().waiting, 5);
    }

    #[test]
    fn a_thread_outlives_what_fails_on_it() {
        let threads = Threads::new("test", 1, 0);
        let (told, heard) = channel();
        assert!(threads.push(asker(Urgency::Person, 1, 1), MANY, || panic!("on purpose")));
        assert!(threads.push(asker(Urgency::Person, 1, 1), MANY, move || {
            let _ = told.send(());
        }));
        assert_eq!(heard.recv(), Ok(()));
    }
}
