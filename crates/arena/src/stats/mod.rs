//! Numbers about numbers: intervals, spreads, sequential tests, ratings.

mod interval;
mod ratings;
mod sequential;
mod spread;

pub use interval::{Clusters, Interval, deviations, difference, difference_among, wilson, wilson_among};
pub use ratings::{Group, Played, Rating, Ratings, rate};
pub use sequential::{Bounds, Verdict, elo_of, share_of};
pub use spread::{Counts, Spread};

/// 95 in 100 of a normal distribution lie within this many deviations.
pub(crate) const Z95: f64 = 1.959_963_984_540_054;
