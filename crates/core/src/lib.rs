//! What all of Talon's games share.
//!
//! A game is plain data and a set of pure functions over it: [`Game`] says what can be done and what follows,
//! [`Dice`] is the only source of chance, [`Record`] is the only thing that is ever stored, and [`laws`] states what
//! must hold for every game, whatever its rules. There is no clock, no file and no thread in here.
#![no_std]

extern crate alloc;

mod agenda;
mod change;
mod dice;
mod digest;
mod eyes;
mod fields;
mod first;
mod gallery;
mod game;
mod given;
pub mod laws;
mod list;
mod nearest;
mod offer;
mod options;
mod own_cards;
mod phrase;
mod record;
mod refusal;
mod seat;
mod value;

pub use agenda::Agenda;
pub use change::{BadChange, Change, Changeable, Figure, Figures, no_such_card};
pub use dice::{Dice, Seed};
pub use digest::digest;
pub use eyes::{Eyes, Luck};
pub use fields::Fields;
pub use first::First;
pub use gallery::{CardText, Gallery, Lead, LeadSign, LineKind, TextLine};
pub use game::{ChoiceKind, Game, Outcome, Silent, Sink, Together};
pub use given::{GivenPart, GivenValue, Mark, given_of};
pub use list::List;
pub use nearest::nearest;
pub use offer::{Anchor, Offer, Spot};
pub use options::{Allowed, BadOption, OptionSpec, Options};
pub use own_cards::{BadCards, CardFile, OwnCards, OwnSet, marked, unmarked};
pub use phrase::{Arg, Phrase};
pub use record::{Closing, Line, Record, RecordError};
pub use refusal::Refusal;
pub use seat::{Seat, SeatSet, Viewer};
pub use value::{Fault, Value};
