//! A small but whole game: two copies of six animals, drawn and played into a common row; a played bee makes everybody
//! race to clap. It has hidden hands, an ordered row with marks, a question open to several seats, and refusals.

use std::sync::atomic::AtomicBool;

mod rules;
mod shown;

pub(crate) use rules::{ANIMALS, State};
pub(crate) use shown::View;

/// While this is set its rules are broken: every move panics.
pub(crate) static BROKEN: AtomicBool = AtomicBool::new(false);

/// The game; it has no catalogue to load.
pub(crate) struct Toy;

/// What happens in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Drew { seat: talon_core::Seat, kind: Option<u8> },
    Played { seat: talon_core::Seat, kind: u8 },
    Clapped { seat: talon_core::Seat },
}
