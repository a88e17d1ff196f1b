//! The threads that have the database: one writes, others read beside it.

use std::collections::{HashSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::{Answer, Ask, Backend, Door, Lane, StoreError, TableId, Work};

/// No commit holds more changes than this, so that nobody waits long behind a crowd.
const BATCH_MAX: usize = 512;
/// A job that has waited longer than this is not started any more: the caller has gone.
const QUEUE_MAX: Duration = Duration::from_secs(5);
/// How long a closing store waits for jobs in progress.
const CLOSE_MAX: Duration = Duration::from_secs(5);

/// Makes the backend of a lane, on the thread that will use it.
pub(crate) type Make = Arc<dyn Fn(Lane) -> Result<Box<dyn Backend>, StoreError> + Send + Sync>;

/// Who works beside the one that writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Workers {
    /// Has owning a connection of its own?
    pub owns: bool,
    /// How many readers there are; with none, the writer reads.
    pub readers: usize,
}

/// Something to do.
enum Job {
    /// Something to keep, and who waits for it.
    Write(Box<Work>, Answer<()>, Instant),
    /// A question.
    Ask(Ask, Instant),
}

/// The open lanes.
pub(crate) struct Threads {
    write: Option<Sender<Job>>,
    own: Option<Sender<Job>>,
    read: Option<Sender<Job>>,
    /// Ends when every thread has.
    ended: Mutex<Receiver<()>>,
}

impl Threads {
    pub(crate) fn start(staff: Workers, make: &Make) -> Result<Self, StoreError> {
        let (ending, ended) = channel();
        let write = lane(Lane::Write, 1, make, &ending)?;
        let own = if staff.owns { Some(lane(Lane::Own, 1, make, &ending)?) } else { None };
        let read = (staff.readers > 0).then(|| lane(Lane::Read, staff.readers, make, &ending)).transpose()?;
        Ok(Self { write: Some(write), own, read, ended: Mutex::new(ended) })
    }

    /// Gives a job to its lane, or returns it if nobody is there.
    fn hand(&self, lane: Lane, job: Job) -> Result<(), Job> {
        let own = match lane {
            Lane::Write => None,
            Lane::Own => self.own.as_ref(),
            Lane::Read => self.read.as_ref(),
        };
        match own.or(self.write.as_ref()) {
            Some(jobs) => jobs.send(job).map_err(|refused| refused.0),
            None => Err(job),
        }
    }
}

impl Door for Threads {
    fn write(&self, work: Work, answer: Answer<()>) {
        let job = Job::Write(Box::new(work), answer, Instant::now());
        if let Err(Job::Write(_, answer, _)) = self.hand(Lane::Write, job) {
            answer(Err(StoreError::Closed));
        }
    }

    fn ask(&self, lane: Lane, ask: Ask) {
        if let Err(Job::Ask(ask, _)) = self.hand(lane, Job::Ask(ask, Instant::now())) {
            ask(Err(StoreError::Closed));
        }
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        drop((self.write.take(), self.own.take(), self.read.take()));
        let ended = self.ended.get_mut().unwrap_or_else(PoisonError::into_inner);
        // A database that hangs must not keep the process: what was not answered was promised to nobody.
        let until = Instant::now() + CLOSE_MAX;
        while ended.recv_timeout(until.saturating_duration_since(Instant::now())).is_ok() {}
    }
}

/// Starts the threads of a lane; returns when the first has its backend.
fn lane(lane: Lane, count: usize, make: &Make, ending: &Sender<()>) -> Result<Sender<Job>, StoreError> {
    let (jobs, waiting) = channel();
    let waiting = Arc::new(Mutex::new(waiting));
    let (made, is_made) = channel();
    for _ in 0..count {
        let (make, made, ending) = (Arc::clone(make), made.clone(), ending.clone());
        let waiting = Arc::clone(&waiting);
        let run = move || {
            // Dropped when the thread ends, however it does.
            let _ending = ending;
            match make(lane) {
                Ok(mut backend) => {
                    // The caller that opens the store waits for this.
                    let _ = made.send(Ok(()));
                    drop(made);
                    run(backend.as_mut(), &waiting);
                }
                Err(error) => drop(made.send(Err(error))),
            }
        };
        let name = format!("talon-store-{lane:?}").to_lowercase();
        let spawned = thread::Builder::new().name(name).spawn(run);
        spawned.map_err(|error| StoreError::Unavailable(error.to_string()))?;
    }
    drop(made);
    is_made.recv().unwrap_or(Err(StoreError::Closed))?;
    Ok(jobs)
}

fn next(waiting: &Mutex<Receiver<Job>>) -> Option<Job> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// Works until every sender is gone.
fn run(backend: &mut dyn Backend, waiting: &Mutex<Receiver<Job>>) {
    let mut batch = Batch::default();
    let mut put_off = VecDeque::new();
    while let Some(first) = put_off.pop_front().or_else(|| next(waiting)) {
        let asked = batch.gather(first, &mut put_off, waiting);
        batch.commit(backend);
        match asked {
            Some((ask, since)) if since.elapsed() > QUEUE_MAX => ask(Err(StoreError::TimedOut)),
            Some((ask, _)) => {
                // The caller hears that nobody answers; the others carry on.
                let _ = catch_unwind(AssertUnwindSafe(|| ask(Ok(&mut *backend))));
            }
            None => {}
        }
    }
}

/// What is committed together.
#[derive(Default)]
struct Batch {
    works: Vec<Work>,
    answers: Vec<Answer<()>>,
    tables: HashSet<TableId>,
}

impl Batch {
    /// Takes in what waits, each table once; a second change of a table is put off, with all that came behind it. A question ends
    /// the batch.
    fn gather(
        &mut self,
        first: Job,
        put_off: &mut VecDeque<Job>,
        waiting: &Mutex<Receiver<Job>>,
    ) -> Option<(Ask, Instant)> {
        let mut again = VecDeque::new();
        let mut next = Some(first);
        let mut asked = None;
        while let Some(job) = next.take() {
            match job {
                Job::Ask(ask, since) if again.is_empty() => {
                    asked = Some((ask, since));
                    break;
                }
                ask @ Job::Ask(..) => {
                    again.push_back(ask);
                    break;
                }
                write @ Job::Write(..) => again.extend(self.take(write)),
            }
            if self.works.len() < BATCH_MAX && again.len() < BATCH_MAX {
                let waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
                next = put_off.pop_front().or_else(|| waiting.try_recv().ok());
            }
        }
        again.append(put_off);
        *put_off = again;
        asked
    }

    /// Takes a change in; one of a table that is in it already is given back.
    fn take(&mut self, job: Job) -> Option<Job> {
        match job {
            Job::Write(_, answer, asked) if asked.elapsed() > QUEUE_MAX => {
                answer(Err(StoreError::TimedOut));
                None
            }
            Job::Write(work, answer, _) if self.tables.insert(work.table()) => {
                self.works.push(*work);
                self.answers.push(answer);
                None
            }
            other => Some(other),
        }
    }

    fn commit(&mut self, backend: &mut dyn Backend) {
        if self.works.is_empty() {
            return;
        }
        let results = backend.write(&self.works);
        for (answer, result) in self.answers.drain(..).zip(results) {
            answer(result);
        }
        self.works.clear();
        self.tables.clear();
    }
}
