//! What can go wrong, and what is known about it.

use crate::TableId;

/// Why something could not be stored or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The table has a different owner, epoch or length than the writer expects; nothing was stored.
    #[error("table {table} has moved on elsewhere")]
    Fenced {
        /// The table.
        table: TableId,
    },
    /// Another node has the table, and its lease has not run out.
    #[error("table {table} belongs to another node")]
    Held {
        /// The table.
        table: TableId,
        /// Where that node answers.
        address: String,
    },
    /// There is no such table.
    #[error("there is no table {table}")]
    NoTable {
        /// What was asked for.
        table: TableId,
    },
    /// Another table has that id.
    #[error("there is already a table {table}")]
    Taken {
        /// The table.
        table: TableId,
    },
    /// The answer was lost: the change may or may not be stored. Repeating the identical change settles it.
    #[error("the answer of the store was lost, so the change may or may not have been kept: {0}")]
    Unknown(String),
    /// It took too long to be asked; nothing was done.
    #[error("the store does not answer in time")]
    TimedOut,
    /// The database cannot be reached; nothing was done.
    #[error("the database cannot be reached: {0}")]
    Unavailable(String),
    /// What is stored of a table is not what was written.
    #[error("entry {seq} of table {table} is damaged: {reason}")]
    Damaged {
        /// The table.
        table: TableId,
        /// The place of the entry.
        seq: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The database was written by a newer program.
    #[error("the database has version {found}, this program knows versions up to {known}")]
    TooNew {
        /// What the database says.
        found: u32,
        /// The newest version known here.
        known: u32,
    },
    /// The database was written by an older program and can only be read.
    #[error("the database has version {found}; start a server once to bring it up to date")]
    TooOld {
        /// What the database says.
        found: u32,
    },
    /// Another server works with the same database.
    #[error("another server uses it")]
    InUse,
    /// The database refused; nothing was done.
    #[error("database: {0}")]
    Database(String),
    /// The store has stopped.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// May a change that failed with this have been stored after all?
    pub const fn is_unknown(&self) -> bool {
        matches!(self, Self::Unknown(_))
    }

    /// For a write that began and was not answered.
    pub(crate) fn lost(self) -> Self {
        match self {
            Self::TimedOut => Self::Unknown("no answer in time".into()),
            other => other,
        }
    }
}
