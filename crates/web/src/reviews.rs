//! Reviews of finished games, made in small pieces on the search threads, where every move and every hint goes first.
//!
//! Each piece queues again after the one before it, so nobody waits longer than one piece. When nobody has asked for a
//! while, the work stops, and the next request carries on where it stopped. Results are kept in memory only, the latest
//! ones: they follow from the journal, come out the same each time, and take seconds to make. In the store they would have
//! to be kept in step with rules, judgement and budget for ever.

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

/// How many pieces may wait.
const ROOM: Room = Room { in_all: 100_000, each: 4_000 };
/// How many reviews may be in progress; each holds all positions of its game.
const BEGUN_MAX: usize = 32;
/// How many of them may come from one address.
const EACH_MAX: usize = 3;
/// How many finished reviews are kept, and how many notes of unfinished ones; it can be up to twice as many.
const KEPT: usize = 200;
/// How long a thread works on a review before others get their turn.
const PIECE: Duration = Duration::from_millis(60);
/// After this long without a request, nobody is waiting any more.
const PATIENCE: Duration = Duration::from_secs(12);
/// When to ask again if there is no room, in seconds.
const COME_AGAIN: u64 = 10;

/// The game under review: its table, and what was played there.
type Key = (TableId, u64);

/// How far a review has come.
pub(crate) enum Progress {
    /// It is finished.
    Done(Arc<Review>),
    /// So many pieces are done, out of so many.
    Working { done: usize, all: usize },
}

/// A review in progress.
struct Job {
    asker: Asker,
    /// When somebody last asked for it.
    asked: Mutex<Instant>,
    done: AtomicUsize,
    all: AtomicUsize,
    /// The game cannot be reviewed.
    failed: AtomicBool,
}

/// The reviews of a server.
pub(crate) struct Reviews(Arc<Shared>);

/// How much work goes into a review.
#[derive(Clone, Copy)]
struct Care {
    /// How long the work goes on after the last request.
    patience: Duration,
    /// Iterations for each decision; `None` for what suits the game.
    look: Option<u32>,
}

struct Shared {
    care: Care,
    finished: Kept<Key, Review>,
    /// The notes of reviews that stopped because nobody was waiting.
    left: Kept<Key, Notes>,
    begun: Mutex<HashMap<Key, Arc<Job>>>,
}

impl Reviews {
    /// With this many iterations for each decision; `None` for what suits the game.
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

    /// How far the review of a finished game has come. Starts it, or carries on with it, if it is not running.
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
        // Failed reviews are forgotten as soon as another one starts.
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

/// A review between two pieces of work.
struct Task {
    shared: Arc<Shared>,
    threads: Threads,
    job: Arc<Job>,
    key: Key,
}

impl Task {
    /// Replays the game and queues for the first piece.
    fn begin(self, record: &Record, left: Notes) {
        match catch_unwind(AssertUnwindSafe(|| open(record, left, self.shared.care.look))) {
            Ok(Ok(work)) => self.go_on(work),
            Ok(Err(_)) | Err(_) => self.fail(),
        }
    }

    /// Does one piece, then queues again behind everything else that waits.
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

    /// Nobody is waiting: what was found so far is kept for the next request.
    fn leave(self, notes: Notes) {
        self.shared.left.keep(self.key, Arc::new(notes));
        held(&self.shared.begun).remove(&self.key);
    }

    fn fail(self) {
        tracing::error!("a review failed; its table is not touched");
        self.job.failed.store(true, Ordering::Release);
    }
}

/// The work on a review, whatever the game.
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

/// Replays a finished record and gets ready to work on it.
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

    /// Reviews that stop at once, with little thought in them.
    fn impatient() -> Reviews {
        Reviews::with(Care { patience: Duration::ZERO, look: Some(LOOK) })
    }

    #[test]
    fn a_review_nobody_waits_for_stops_and_goes_on_where_it_was_left() {
        let (threads, reviews, record) = (Threads::new("test", 1, 0), impatient(), played());
        let game = || (TableId(7), record.clone());
        let mut pieces = 0;
        let review = loop {
            match reviews.ask(&threads, None, game()).unwrap() {
                Progress::Done(review) => break review,
                Progress::Working { .. } => pieces += 1,
            }
            // The only thread gets to this once it has finished its piece and stopped.
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
    fn an_address_can_have_only_three_reviews_in_the_making() {
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
