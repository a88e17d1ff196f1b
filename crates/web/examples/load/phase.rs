//! A stretch of play, and what it was like.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use talon_core::Luck;

use crate::http::Line;
use crate::tables::{LoadTable, Tables};

/// How fast a client plays.
#[derive(Clone, Copy)]
pub(crate) enum Pace {
    /// A move in each such time.
    Each(Duration),
    /// The next move after the last one's answer.
    FlatOut,
}

/// What it plays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Play {
    /// Nothing but `end`: a turn, with five cards drawn, in a move. The answer is short.
    End,
    /// Any move on offer. The answer is the whole view.
    Random,
}

/// What came of it.
pub(crate) struct Figures {
    pub(crate) moves: u64,
    seconds: f64,
    /// In their order.
    latencies: Vec<Duration>,
}

impl Figures {
    /// Moves in a second.
    pub(crate) fn rate(&self) -> f64 {
        self.moves as f64 / self.seconds
    }

    fn quantile(&self, share: f64) -> f64 {
        let place = (self.latencies.len() as f64 * share) as usize;
        self.latencies.get(place).or(self.latencies.last()).map_or(0.0, |took| took.as_secs_f64() * 1e3)
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0} durable moves/s", self.rate())?;
        if self.latencies.is_empty() {
            return Ok(());
        }
        let (half, most, all) = (self.quantile(0.5), self.quantile(0.99), self.quantile(1.0));
        write!(f, "; post to the other seat's event p50 {half:.1} ms, p99 {most:.1} ms, max {all:.1} ms")
    }
}

/// Plays for a while with this many clients, each on its own tables.
pub(crate) async fn run(
    tables: &Arc<Tables>,
    clients: usize,
    time: Duration,
    (pace, play): (Pace, Play),
) -> Figures {
    tables.latencies.lock().unwrap().clear();
    let began = Instant::now();
    let client = |number| tokio::spawn(drive(Arc::clone(tables), number, clients, began + time, pace, play));
    let mut moves = 0;
    for client in (0..clients).map(client).collect::<Vec<_>>() {
        moves += client.await.unwrap();
    }
    let seconds = began.elapsed().as_secs_f64();
    let mut latencies = std::mem::take(&mut *tables.latencies.lock().unwrap());
    latencies.sort_unstable();
    Figures { moves, seconds, latencies }
}

async fn drive(
    tables: Arc<Tables>,
    number: usize,
    clients: usize,
    until: Instant,
    pace: Pace,
    play: Play,
) -> u64 {
    let mut line = Line::open(tables.at).await;
    let mut luck = Luck::of(number as u64, 0);
    let (mut moves, mut place) = (0, number);
    // Clients begin at different times of their pace, not all in the same instant.
    let mut next = Instant::now();
    if let Pace::Each(pause) = pace {
        next += pause.mul_f64(number as f64 / clients as f64);
    }
    while Instant::now() < until {
        if let Pace::Each(pause) = pace {
            if next >= until {
                break;
            }
            tokio::time::sleep_until(next.into()).await;
            next += pause;
        }
        let mut table = tables.all[place % tables.all.len()].lock().await;
        place += clients;
        let going = match play {
            Play::End => turn(&mut table, &mut line).await,
            Play::Random => any(&mut table, &mut line, &mut luck).await,
        };
        moves += u64::from(going.0);
        if !going.1 {
            let listened = table.is_listened();
            *table = LoadTable::deal(&mut line).await;
            if listened {
                table.listen(tables.at, &tables.latencies).await;
            }
        }
    }
    moves
}

/// A turn in one move. (Was a move made, does the game go on?)
async fn turn(table: &mut LoadTable, line: &mut Line) -> (bool, bool) {
    let going = table.play(line, "end", true).await;
    (true, going)
}

/// Any move; after the turn has passed on, the other seat looks first.
async fn any(table: &mut LoadTable, line: &mut Line, luck: &mut Luck) -> (bool, bool) {
    if table.moves.is_empty() {
        table.look(line).await;
    }
    if table.moves.is_empty() {
        return (false, false);
    }
    let chosen = table.moves[luck.below(table.moves.len())].clone();
    let going = table.play(line, &chosen, false).await;
    (true, going)
}
