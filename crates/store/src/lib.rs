//! Tables and their journals, in `SQLite` or `PostgreSQL`.
//!
//! A table is a row and a list of entries that only grows; what an entry means is the business of whoever writes it. A
//! change, all entries that one request makes, is kept whole or not at all, and only if its writer owns the table: owner, epoch and
//! place are checked in the same statement. One thread writes: it takes every change that waits, of all tables, commits
//! them together and answers each after the commit, so that what was answered survives a crash. Others read beside it. What a
//! database has to do is the [`Backend`].
//!
//! Links are found by the hash of their secret. The journal itself holds the secrets as the writer put them there: whoever
//! can read the database can read every game in it anyway.

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
pub use threads::Staff;
pub use types::{
    Beat, Change, Claim, Derive, Derived, Entry, FIRST_EPOCH, Found, Link, LinkHash, NewTable, RequestId,
    Standing, TableId, TableRow, Work,
};
