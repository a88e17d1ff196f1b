//! Reviews of finished games, made piece by piece on the threads that search, behind every move and every hint.
//!
//! A piece lines up anew after the one before it, so that nobody waits longer than for one. When nobody has asked for a while the
//! work stops, and the next one who asks finds it where it was left. What was found is kept in memory only, the latest of it: it
//! follows from the journal, comes out the same each time, and takes seconds; in the store it would have to be kept in step with
//! rules, judgement and budget for ever.

use std::collections::HashMap;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use talon_core::{Record, digest};
use talon_review::{Effort, Notes, Review, ReviewError, Reviewed, Reviewer, games};
use talon_store::TableId;

use crate::error::WebError;
use crate::fair::{Asker, Room, Threads, Urgency};
use crate::tables::registry::held;
use crate::work::Kept;

/// Pieces that may wait.
const ROOM: Room = Room { in_all: 100_000, each: 4_000 };
/// Reviews in the making, each with all positions of its game.
const BEGUN_MAX: usize = 32;
/// Of one address.
const EACH_MAX: usize = 3;
/// Finished ones that are kept, and notes of those that were left; up to twice as many.
const KEPT: usize = 200;
/// A thread works at one for so long before others may.
const PIECE: Duration = Duration::from_millis(60);
/// When nobody has asked for so long, nobody waits any more.
const PATIENCE: Duration = Duration::from_secs(12);
/// When to come again if there is no room, in seconds.
const COME_AGAIN: u64 = 10;

/// The game that is looked over: its table, and what was played there.
type Key = (TableId, u64);

/// A review, as far as it is.
pub(crate) enum Progress {
    /// It is done.
    Done(Arc<Review>),
    /// This much of that much is.
    Working { done: usize, all: usize },
}

/// A review in the making.
struct Job {
    asker: Asker,
    /// When somebody last asked for it.
    asked: Mutex<Instant>,
    done: AtomicUsize,
    all: AtomicUsize,
    /// It cannot be done.
    failed: AtomicBool,
}

/// The reviews of a server.
pub(crate) struct Reviews(Arc<Shared>);

/// How much goes into a review.
#[derive(Clone, Copy)]
struct Care {
    /// How long it is worked at after somebody asked.
    patience: Duration,
    /// Iterations at each decision; nothing: what suits the game.
    look: Option<u32>,
}

struct Shared {
    care: Care,
    finished: Kept<Key, Review>,
    /// Where those stopped that nobody waited for.
    left: Kept<Key, Notes>,
    begun: Mutex<HashMap<Key, Arc<Job>>>,
}

impl Reviews {
    /// With so many iterations at each decision; nothing: what suits the game.
    pub(crate) fn new(look: Option<u32>) -> Self {
        Self::with(Care { patience: PATIENCE, look })
    }

    fn with(care: Care) -> Self {
        Self(Arc::new(Shared {
            care,
            finished: Kept::new(KEPT),
            left: Kept::new(KEPT),
            begun: Mutex::default(),
        }))
    }

    /// How far the review of a finished game is; begins it, or goes on with it, if nobody has yet.
    pub(crate) fn ask(
        &self,
        threads: &Threads,
        address: Option<IpAddr>,
        (table, record): (TableId, Record),
    ) -> Result<Progress, WebError> {
        let key = (table, digest(&record.to_string()));
        if let Some(review) = self.0.finished.get(&key) {
            return Ok(Progress::Done(review));
        }
        let mut begun = held(&self.0.begun);
        if let Some(job) = begun.get(&key) {
            if job.failed.load(Ordering::Acquire) {
                return Err(WebError::Cannot("review-cannot"));
            }
            *held(&job.asked) = Instant::now();
            let [done, all] = [&job.done, &job.all].map(|number| number.load(Ordering::Relaxed));
            return Ok(Progress::Working { done, all });
        }
        // What cannot be done is remembered only while there is room for it.
        begun.retain(|_, job| !job.failed.load(Ordering::Acquire));
        let own = begun.values().filter(|job| address.is_some() && job.asker.address == address).count();
        if begun.len() >= BEGUN_MAX || own >= EACH_MAX {
            return Err(WebError::Costly(COME_AGAIN));
        }
        let asker = Asker { urgency: Urgency::Study, address, table: key.1 as usize };
        let all = record.lines.len();
        let job = Arc::new(Job {
            asker,
            asked: Mutex::new(Instant::now()),
            done: AtomicUsize::new(0),
            all: AtomicUsize::new(all),
            failed: AtomicBool::new(false),
        });
        let left = self.0.left.get(&key).map(|notes| (*notes).clone()).unwrap_or_default();
        let task = Task { shared: Arc::clone(&self.0), threads: threads.clone(), job: Arc::clone(&job), key };
        if !threads.push(asker, ROOM, move || task.begin(&record, left)) {
            return Err(WebError::Costly(COME_AGAIN));
        }
        begun.insert(key, job);
        Ok(Progress::Working { done: 0, all })
    }
}

/// A review between two pieces of the work on it.
struct Task {
    shared: Arc<Shared>,
    threads: Threads,
    job: Arc<Job>,
    key: Key,
}

impl Task {
    /// Plays the game again and lines up for the first piece.
    fn begin(self, record: &Record, left: Notes) {
        match catch_unwind(AssertUnwindSafe(|| open(record, left, self.shared.care.look))) {
            Ok(Ok(work)) => self.go_on(work),
            Ok(Err(_)) | Err(_) => self.fail(),
        }
    }

    /// Does a piece, then lines up again behind whatever else waits.
    fn go_on(self, mut work: Box<dyn Pieces>) {
        let done = catch_unwind(AssertUnwindSafe(|| {
            let began = Instant::now();
            let mut is_more = true;
            while is_more && began.elapsed() < PIECE {
                is_more = work.work();
            }
            (!is_more).then(|| work.review())
        }));
        let (done_pieces, all) = work.progress();
        self.job.done.store(done_pieces, Ordering::Relaxed);
        self.job.all.store(all, Ordering::Relaxed);
        match done {
            Err(_) => self.fail(),
            Ok(Some(review)) => {
                self.shared.finished.keep(self.key, Arc::new(review));
                held(&self.shared.begun).remove(&self.key);
            }
            Ok(None) if held(&self.job.asked).elapsed() >= self.shared.care.patience => {
                self.leave(work.notes());
            }
            Ok(None) => {
                let (threads, asker) = (self.threads.clone(), self.job.asker);
                let (shared, key, notes) = (Arc::clone(&self.shared), self.key, work.notes());
                if !threads.push(asker, ROOM, move || self.go_on(work)) {
                    shared.left.keep(key, Arc::new(notes));
                    held(&shared.begun).remove(&key);
                }
            }
        }
    }

    /// Nobody waits: what was found so far is kept for whoever asks next.
    fn leave(self, notes: Notes) {
        self.shared.left.keep(self.key, Arc::new(notes));
        held(&self.shared.begun).remove(&self.key);
    }

    fn fail(self) {
        tracing::error!("a review broke; its table is not touched");
        self.job.failed.store(true, Ordering::Release);
    }
}

/// The work on a review, whichever game it is of.
trait Pieces: Send {
    fn work(&mut self) -> bool;
    fn progress(&self) -> (usize, usize);
    fn notes(&self) -> Notes;
    fn review(&self) -> Review;
}

impl<G: Reviewed> Pieces for Reviewer<G>
where
    Self: Send,
{
    fn work(&mut self) -> bool {
        Self::work(self)
    }

    fn progress(&self) -> (usize, usize) {
        Self::progress(self)
    }

    fn notes(&self) -> Notes {
        Self::notes(self).clone()
    }

    fn review(&self) -> Review {
        Self::review(self)
    }
}

/// Plays a finished record again and stands ready to work on it.
fn open(record: &Record, left: Notes, look: Option<u32>) -> Result<Box<dyn Pieces>, ReviewError> {
    struct Opened<'a>(&'a Record, Notes, Option<u32>);
    impl games::Visitor for Opened<'_> {
        type Out = Result<Box<dyn Pieces>, ReviewError>;
        fn visit<G: Reviewed>(self, game: &'static G) -> Self::Out {
            let effort = Effort::of(self.2.unwrap_or(G::WAITED));
            Ok(Box::new(Reviewer::new(game, self.0, effort, self.1)?))
        }
    }
    games::visit(&record.game, Opened(record, left, look)).map_err(ReviewError::Game)?
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use talon_core::{Options, Viewer};

    use super::*;
    use crate::tables::live::host;

    const LOOK: u32 = 8;

    /// A game in which everybody makes the first move on offer.
    fn played() -> Record {
        let mut table = host("realms").unwrap().table(&Options::new(), 5).unwrap();
        while let Some(seat) = table.to_act().lowest() {
            let first = table.offers(seat).remove(0).text;
            table.play(seat, &first, Viewer::Watcher).unwrap();
        }
        table.record()
    }

    /// Nobody waits, and little thought goes into it.
    fn impatient() -> Reviews {
        Reviews::with(Care { patience: Duration::ZERO, look: Some(LOOK) })
    }

    #[test]
    fn what_nobody_waits_for_stops_and_is_gone_on_with_where_it_was_left() {
        let (threads, reviews, record) = (Threads::new("test", 1, 0), impatient(), played());
        let game = || (TableId(7), record.clone());
        let mut pieces = 0;
        let review = loop {
            match reviews.ask(&threads, None, game()).unwrap() {
                Progress::Done(review) => break review,
                Progress::Working { .. } => pieces += 1,
            }
            // The one thread comes to this when it has done its piece and stopped.
            let (told, heard) = channel();
            let asker = Asker { urgency: Urgency::Study, address: None, table: 0 };
            assert!(threads.push(asker, ROOM, move || told.send(()).unwrap_or_default()));
            heard.recv().unwrap();
            assert!(held(&reviews.0.begun).is_empty(), "nothing goes on by itself");
        };
        assert!(pieces > 1, "it was made in {pieces} pieces");
        let at_once = talon_review::review_text(&record.to_string(), Effort::of(LOOK)).unwrap();
        assert_eq!(*review, at_once, "and is what it would have been without the breaks");
    }

    #[test]
    fn an_address_has_only_so_many_in_the_making() {
        let (threads, reviews, record) = (Threads::new("test", 0, 0), Reviews::new(None), played());
        let ask = |address: u8, table: u128| {
            let from = Some(IpAddr::from([10, 0, 0, address]));
            reviews.ask(&threads, from, (TableId(table), record.clone())).is_ok()
        };
        let own: Vec<bool> = (0..4).map(|table| ask(1, table)).collect();
        assert_eq!(own, [true, true, true, false]);
        assert!(ask(1, 0), "one that is begun may be asked for again");
        assert!(ask(2, 9), "others have their own");
    }
}
