//! What a database has to do for us.

use crate::{
    Claim, Entry, Found, Heartbeat, Hint, Link, LinkHash, Notice, StoreError, TableId, TableRow, Work,
};

/// Which tables the server's keeper is looking for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// Those after this one in the order of their ids; otherwise all from the beginning.
    pub after: Option<TableId>,
    /// Only those that are over, or are not.
    pub over: Option<bool>,
    /// Only those that changed before this time, in seconds since 1970.
    pub changed_before: Option<u64>,
    /// No more than this.
    pub limit: usize,
}

/// Where tables are kept. Each is used by one thread alone; a store has one to write and one to read. No call may take
/// longer than the store's own bounds.
pub trait Backend {
    /// Keeps each of them whole or not at all, durably, and says how each went. No table occurs twice. A change is kept
    /// only if this node owns the table in the change's epoch and its journal has exactly the length that the change says. The
    /// identical change once more is answered as the first time.
    fn write(&mut self, works: &[Work]) -> Vec<Result<(), StoreError>>;

    /// Makes this node the owner in a new epoch, if no living node owns it.
    fn claim(&mut self, table: TableId) -> Result<Claim, StoreError>;

    /// Gives a table back, if this node owns it in this epoch.
    fn release(&mut self, table: TableId, epoch: u64) -> Result<(), StoreError>;

    /// Says that this node is alive.
    fn beat(&mut self) -> Result<Heartbeat, StoreError>;

    /// The secret by which nodes that share the database recognise each other.
    fn secret(&mut self) -> Result<u128, StoreError>;

    /// Keeps a word under a name for good, and says what is kept there: the first that was ever given, by whichever node.
    fn keep_once(&mut self, name: &str, fresh: &str) -> Result<String, StoreError>;

    /// Keeps how a browser is told about the seat behind a link, instead of what was kept for both before. Nothing more is
    /// kept for a link that has this many browsers. Was it kept?
    fn keep_notice(&mut self, link: LinkHash, notice: &Notice, most: usize) -> Result<bool, StoreError>;

    /// The browsers that want to be told about the seat behind a link.
    fn notices(&mut self, link: LinkHash) -> Result<Vec<Notice>, StoreError>;

    /// Forgets a browser, for one link or for all.
    fn forget_notices(&mut self, device: LinkHash, link: Option<LinkHash>) -> Result<(), StoreError>;

    /// Gives everything back: this node stops.
    fn leave(&mut self) -> Result<(), StoreError>;

    /// Tells other nodes something, if there are others. Nothing depends on it.
    fn hint(&mut self, _: &[Hint]) -> Result<(), StoreError> {
        Ok(())
    }

    /// Removes a table with its journal and links, whoever owns it. Was it there?
    fn delete(&mut self, table: TableId) -> Result<bool, StoreError>;

    /// Removes a table if nobody has claimed it or written to it since this row was read, and if no other node that lives has it. Was
    /// it removed?
    fn expire(&mut self, row: &TableRow) -> Result<bool, StoreError> {
        let now = self.row(row.table)?;
        let is_same = now.is_some_and(|now| (now.epoch, now.next) == (row.epoch, row.next));
        if is_same { self.delete(row.table) } else { Ok(false) }
    }

    /// Writes something durably, so that a full disk is told.
    fn probe(&mut self) -> Result<(), StoreError>;

    /// The table behind a link.
    fn link(&mut self, hash: LinkHash) -> Result<Option<(TableId, u8)>, StoreError>;

    /// All ways to a table.
    fn links(&mut self, table: TableId) -> Result<Vec<Link>, StoreError>;

    /// A table's row.
    fn row(&mut self, table: TableId) -> Result<Option<TableRow>, StoreError>;

    /// The first `next` entries of a journal, in their order; what is missing or not right is an error.
    fn journal(&mut self, table: TableId, next: u64) -> Result<Vec<Entry>, StoreError>;

    /// Tables for the lobby, newest first.
    fn listed(&mut self, limit: usize) -> Result<Vec<TableRow>, StoreError>;

    /// Tables at which something must happen before this time, in seconds since 1970; the longest overdue first.
    fn due(&mut self, before: u64, limit: usize) -> Result<Vec<TableRow>, StoreError>;

    /// Tables in the order of their ids.
    fn rows(&mut self, search: &Search) -> Result<Vec<TableRow>, StoreError>;

    /// How many tables there are.
    fn count(&mut self) -> Result<u64, StoreError>;

    /// Every journal, table by table; one that is damaged is told as it is, and the others follow.
    fn scan(&mut self, visit: &mut dyn FnMut(Found)) -> Result<(), StoreError>;
}

/// The entries of a journal as they are read, as far as they are right.
pub(crate) struct Journal {
    table: TableId,
    entries: Vec<Entry>,
    fault: Option<StoreError>,
}

impl Journal {
    pub(crate) const fn of(table: TableId) -> Self {
        Self { table, entries: Vec::new(), fault: None }
    }

    /// The next entry, or why it cannot be read. After a fault nothing counts.
    pub(crate) fn add(&mut self, read: Result<(Entry, Option<u32>), String>) {
        if self.fault.is_some() {
            return;
        }
        let place = self.entries.len() as u64;
        let right = read.and_then(|(entry, sum)| {
            if entry.seq != place {
                return Err(format!("entry {} stands in its place", entry.seq));
            }
            if sum.is_some_and(|sum| sum != entry.checksum(self.table)) {
                return Err("its checksum does not match".to_string());
            }
            Ok(entry)
        });
        match right {
            Ok(entry) => self.entries.push(entry),
            Err(reason) => self.fault = Some(self.damage(reason)),
        }
    }

    /// The journal should have had this many entries.
    pub(crate) fn close(&mut self, next: u64) {
        if self.fault.is_none() && (self.entries.len() as u64) < next {
            self.fault = Some(self.damage("it is missing".into()));
        }
    }

    fn damage(&self, reason: String) -> StoreError {
        StoreError::Damaged { table: self.table, seq: self.entries.len() as u64, reason }
    }

    /// All of it, or what is wrong.
    pub(crate) fn whole(self) -> Result<Vec<Entry>, StoreError> {
        self.fault.map_or(Ok(self.entries), Err)
    }

    /// What was found.
    pub(crate) fn found(self, row: Option<TableRow>) -> Found {
        Found { table: self.table, row, entries: self.entries, fault: self.fault }
    }
}

/// Is the journal from the change's place on exactly what the change says?
pub(crate) fn is_kept(there: &[Entry], asked: impl Iterator<Item = Entry>) -> bool {
    // The epoch may differ: the writer that repeats it may have claimed the table again.
    let same = |there: &Entry, asked: &Entry| {
        (there.seq, there.request, &there.body) == (asked.seq, asked.request, &asked.body)
    };
    let mut count = 0;
    let all = asked.enumerate().all(|(place, asked)| {
        count += 1;
        there.get(place).is_some_and(|there| same(there, &asked))
    });
    all && count > 0
}
