//! The lab: many games, and what they show.
//!
//! A [`Plan`] says who plays what on which deals, [`run`] plays it on all cores and counts, [`Report`] says what came out, as JSON,
//! as text and as one page with charts. Everything counted is a whole number and is combined in a fixed order, so a run is the
//! same whatever the number of threads and wherever it was interrupted ([`Journal`]). The lab looks at finished games from the
//! judge's seat; bots still see only their own.

mod batches;
mod blind;
mod deal;
mod facts;
mod hypothesis;
mod journal;
mod merge;
mod origin;
mod paired;
mod plan;
mod player;
mod processes;
mod recorder;
mod report;
mod request;
mod rows;
mod seeds;
mod series;
mod setups;
mod sitting;
pub mod stats;
mod strength;
mod tally;
mod throughput;

pub use blind::{Blindness, Subject, Unequal, blind, blind_of};
pub use deal::{Deal, DealSums, Duel};
pub use facts::{Cards, Facts, Name, Names, Observed, SeatFacts, Visitor, visit};
pub use hypothesis::Hypothesis;
pub use journal::{Journal, Part};
pub use merge::merge;
pub use origin::{Origin, run_name};
pub use paired::{Comparison, Measure, Paired};
pub use plan::{Plan, Refused};
pub use player::{BadPlayer, Player};
pub use processes::Log;
pub use report::Report;
pub use request::{Request, Seating};
pub use rows::{Cell, Column, ColumnType, Row, Rows, SHARED, rows_of_record};
pub use seeds::deal_seed;
pub use series::{Batch, Finished, Forfeit, Forfeited, Means, Trouble, Watch, run, run_of, run_with};
pub use strength::{Row as StrengthRow, Strength, Table as StrengthTable, Tables};
pub use tally::{Counted, Share, Tally};
pub use throughput::throughput;
