//! The real program, from outside.

#![cfg(unix)]

mod aeons;
mod bad_input;
mod cards;
#[cfg(feature = "postgres")]
#[path = "../../../store/tests/database/mod.rs"]
mod database;
mod health;
mod help;
mod own_cards;
mod play;
mod program;
mod programs;
mod realms;
mod record;
mod review;
mod rows;
mod rules;
mod scenario;
mod simulate;
mod tables;
mod terminal;
