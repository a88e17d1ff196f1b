//! The lab: many games, and what they tell.
//!
//! A [`Plan`] says who plays what on which deals, [`run`] plays it on all cores and counts, [`Report`] says what came out, as JSON,
//! as text and as one page with charts. Everything counted is a whole number and is put together in a fixed order, so a run is the
//! same whatever the number of threads and wherever it was broken off ([`Journal`]). The lab looks at finished games from the
//! judge's seat; bots still see nothing but their own.

mod deal;
mod facts;
mod journal;
mod paired;
mod plan;
mod question;
mod report;
mod series;
mod setups;
mod sitting;
pub mod stats;
mod tally;
mod throughput;

pub use deal::{Deal, DealSums, Duel};
pub use facts::{Cards, Facts, Name, Names, Observed, SeatFacts, Visitor, visit};
pub use journal::Journal;
pub use paired::{Comparison, Measure, Paired};
pub use plan::{Plan, Refused, Request, Seating};
pub use question::Question;
pub use report::Report;
pub use series::{Batch, Finished, Trouble, Watch, run, run_of};
pub use tally::{Counted, Share, Tally};
pub use throughput::throughput;
