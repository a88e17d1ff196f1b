//! What a database has to do for us.

use crate::{Entry, StoreError};

/// How each entry of a batch went, in their order: only a place that is taken fails alone.
pub type Placed = Vec<Result<(), StoreError>>;

/// Where entries are kept. It is used by one thread alone.
pub trait Backend {
    /// Keeps all entries in one transaction, durably. An entry whose place is taken fails alone; `Err` means that none
    /// of them is known to be kept.
    fn append_batch(&mut self, entries: &[Entry]) -> Result<Placed, StoreError>;

    /// One table's journal, in its order.
    fn journal(&mut self, table: &str) -> Result<Vec<Entry>, StoreError>;

    /// Every journal, table by table, each in its order.
    fn each_journal(&mut self, visit: &mut dyn FnMut(Vec<Entry>)) -> Result<(), StoreError>;

    /// Is the database there?
    fn probe(&mut self) -> Result<(), StoreError>;
}

/// Entries in the order of their tables as journals.
pub(crate) struct Journals<'a> {
    open: Vec<Entry>,
    visit: &'a mut dyn FnMut(Vec<Entry>),
}

impl<'a> Journals<'a> {
    pub(crate) fn new(visit: &'a mut dyn FnMut(Vec<Entry>)) -> Self {
        Self { open: Vec::new(), visit }
    }

    /// The next entry.
    pub(crate) fn add(&mut self, entry: Entry) {
        if self.open.first().is_some_and(|first| first.table != entry.table) {
            self.close();
        }
        self.open.push(entry);
    }

    /// The last journal is whole.
    pub(crate) fn close(&mut self) {
        if !self.open.is_empty() {
            (self.visit)(std::mem::take(&mut self.open));
        }
    }
}
