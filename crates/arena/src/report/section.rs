//! The parts of a report, before they become a page or lines.

use crate::stats::{Counts, Interval};

/// A part with its heading: what is said, a chart, and the same as a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Section {
    pub title: String,
    /// What is said before the chart.
    pub lead: Vec<String>,
    /// Something not to forget, said after it.
    pub caution: Option<String>,
    pub chart: Option<Chart>,
    pub table: Grid,
}

/// Rows of words.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Grid {
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
    /// Are the cells sentences rather than numbers?
    pub is_words: bool,
    /// Does the last column say something, beside figures in the others?
    pub last_is_words: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Chart {
    Bars(Bars),
    Columns(Columns),
    Heat(Heat),
}

/// One bar a row, with the whisker of its interval.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Bars {
    pub rows: Vec<Bar>,
    /// Where bars begin; what lies on the other side of it is less.
    pub from: f64,
    /// The ends of the scale; it is widened where a whisker needs more.
    pub least: f64,
    pub most: f64,
    /// A line across all rows, e.g. the share everybody would have by luck alone, and what it is.
    pub mark: Option<(f64, String)>,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Bar {
    pub label: String,
    pub interval: Interval,
    pub shown: String,
}

/// Counts over a line of numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Columns {
    pub counts: Counts<i64>,
    /// What is counted along the line.
    pub axis: String,
}

/// A square of shares: row against column.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Heat {
    pub labels: Vec<String>,
    /// Shares from 0 to 1 with their words; nothing where two never met.
    pub cells: Vec<Vec<Option<(f64, String)>>>,
}
