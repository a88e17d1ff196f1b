//! A program as a player: JSON lines on its standard input and output.
//!
//! [`Program`] is the command (`cmd:./mybot --fast`), [`Player`] the running process. A player is told what its seat knows and
//! nothing else: a question is made from [`Eyes`](talon_core::Eyes) and from what the seat has heard. Whatever a program does, Talon
//! never waits longer than it said it would: separate threads read from it and write to it.

mod lines;
mod player;
mod question;
mod spec;

pub use player::{Fault, Player};
pub use question::{Greeting, Question, json_of};
pub use spec::{BadProgram, Program};
