//! The words of all languages: nothing is missing, nothing is left over, and everything says what was read.

mod common;
mod glossary;
mod locales;
mod names;
mod reach;
mod snapshots;
