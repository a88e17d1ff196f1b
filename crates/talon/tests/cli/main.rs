//! The real program, from outside.

#![cfg(unix)]

mod bad_input;
mod help;
mod program;
