//! A finished game judged: what it was worth to each seat after every turn, which decisions cost most and what would have been
//! better, and how much of the result was play and how much luck.
//!
//! A [`Reviewer`] takes a record and works in small pieces, so that it can share a thread, be cancelled, or continue another day
//! from its [`Notes`]. Everything is judged from what the deciding seat knew: values are means over worlds that the seat
//! could not tell apart. The same record and [`Effort`] give the same [`Review`]. A seat that is still to act gets [`Advice`], from
//! its eyes alone.
//!
//! ```
//! use talon_core::{Options, Viewer};
//! use talon_review::{Effort, review_text};
//!
//! // A game in which everybody makes the first move on offer.
//! let mut table = talon_table::games::named("realms").unwrap().table(&Options::new(), 5).unwrap();
//! while let Some(seat) = table.to_act().lowest() {
//!     let first = table.offers(seat).remove(0).text;
//!     table.play(seat, &first, Viewer::Watcher).unwrap();
//! }
//! let review = review_text(&table.record().to_string(), Effort::of(4)).unwrap();
//! assert_eq!(review.seats, 3);
//! assert!(!review.mistakes.is_empty());
//! ```

mod advice;
mod chart;
mod decision;
mod effort;
pub mod games;
mod json;
mod luck;
mod onward;
mod reviewed;
mod reviewer;
mod why;
mod worth;

pub use advice::{Advice, Alternative, advise};
pub use effort::Effort;
pub use reviewed::{Measured, Reviewed, Turn, Unit};
pub use reviewer::{Mistake, Moment, Notes, Review, ReviewError, Reviewer, TurnWorth, review_text};
pub use why::{Why, differences};
pub use worth::Worth;
