//! Tables and their journals, in `SQLite` or `PostgreSQL`.
//!
//! A table is a row and a list of entries that only grows; what an entry means is its writer's business. A
//! change, all entries that one request makes, is stored whole or not at all, and only if its writer owns the table: owner, epoch and
//! place are checked in the same statement. One thread writes: it takes every waiting change, for all tables, commits
//! them together and answers each after the commit, so that what was answered survives a crash. Others read at the same time.
//! [`Backend`] says what a database has to do.
//!
//! Links are found by the hash of their secret. The journal itself holds the secrets as the writer put them there: anybody
//! who can read the database can read every game in it anyway.

mod backend;
mod error;
mod hint;
mod memory;
mod postgres;
mod sqlite;
mod store;
mod threads;
mod types;

pub use backend::{Backend, Search};
pub use error::StoreError;
pub use hint::Hint;
pub use memory::{Faults, Memory};
pub use postgres::NodeAt;
pub use sqlite::Salvaged;
pub use store::{Answer, Ask, Door, Lane, Store};
pub use threads::Workers;
pub use types::{
    Change, Claim, Derive, Derived, Entry, FIRST_EPOCH, Found, Heartbeat, Link, LinkHash, NewTable, Notice,
    RequestId, TableId, TableRow, TableStatus, Work,
};
