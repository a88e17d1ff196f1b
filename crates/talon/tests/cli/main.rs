//! The real program, from outside.

#![cfg(unix)]

mod bad_input;
mod cards;
mod help;
mod program;
mod realms;
mod play;
mod record;
mod scenario;
mod simulate;
