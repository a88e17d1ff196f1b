//! What is kept: tables, the entries of their journals, the links to them.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use sha2::{Digest as _, Sha256};

use crate::StoreError;

/// A table's name: 128 random bits, written as 32 hexadecimal digits. It gives no access.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub u128);

impl TableId {
    /// A new one.
    ///
    /// # Panics
    /// If the system has no chance to give.
    pub fn fresh() -> Self {
        Self(chance())
    }

    /// The id of a table that an older program named by this text.
    pub fn of_old(text: &str) -> Self {
        text.parse().unwrap_or_else(|()| Self(first_half(text)))
    }

    pub(crate) fn bytes(self) -> [u8; 16] {
        self.0.to_be_bytes()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for TableId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let is_hex = text.len() == 32 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        let number = is_hex.then(|| u128::from_str_radix(text, 16).ok()).flatten();
        number.map(Self).ok_or(())
    }
}

/// The name of a request, chosen before the first attempt to store it: the same change sent again has the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RequestId(pub u128);

impl RequestId {
    /// Of entries from before requests had names.
    pub const NONE: Self = Self(0);

    /// A new one: a number of chance for each start of the program, then counted. It is no secret, and chance costs each move
    /// more than the rules do.
    ///
    /// # Panics
    /// If the system has no chance to give.
    pub fn fresh() -> Self {
        static FIRST: LazyLock<u128> = LazyLock::new(chance);
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self(FIRST.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed).into()))
    }

    pub(crate) fn bytes(self) -> [u8; 16] {
        self.0.to_be_bytes()
    }
}

/// What is stored of a link's secret: enough to find it by, but the key to nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LinkHash(pub u128);

impl LinkHash {
    /// Of this secret.
    pub fn of(secret: &str) -> Self {
        Self(first_half(secret))
    }

    pub(crate) fn bytes(self) -> [u8; 16] {
        self.0.to_be_bytes()
    }
}

/// How a browser is told that something happens at a seat; what it means is the writer's business.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The browser.
    pub device: LinkHash,
    /// Where and how.
    pub body: String,
}

/// A way to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// The secret's hash.
    pub hash: LinkHash,
    /// Whose link it is; what the number means is the writer's business.
    pub role: u8,
}

/// One line of a table's journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its place in the journal, from 0 without gaps.
    pub seq: u64,
    /// The epoch of the owner that wrote it.
    pub epoch: u64,
    /// The request it belongs to.
    pub request: RequestId,
    /// What it says.
    pub body: String,
}

impl Entry {
    /// A number that changes with every part of it.
    pub fn checksum(&self, table: TableId) -> u32 {
        let mut sum = crc32fast::Hasher::new();
        sum.update(&table.bytes());
        sum.update(&self.seq.to_be_bytes());
        sum.update(&self.epoch.to_be_bytes());
        sum.update(&self.request.bytes());
        sum.update(self.body.as_bytes());
        sum.finalize()
    }
}

/// How a table stands, as far as it can be searched without opening it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableStatus {
    /// May everybody see it in the lobby?
    pub listed: bool,
    /// Is its game over?
    pub over: bool,
    /// How many moves were made.
    pub moves: u64,
    /// When something has to happen there automatically, in seconds since 1970.
    pub due: Option<u64>,
    /// When it changed last, in seconds since 1970.
    pub changed: u64,
    /// What the lobby shows of it; what it means is the writer's business.
    pub lobby: String,
}

/// A table to be made, with the first entries of its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its id.
    pub table: TableId,
    /// The request that makes it.
    pub request: RequestId,
    /// The name of its game.
    pub game: String,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// How it stands.
    pub standing: TableStatus,
    /// The ways to it.
    pub links: Vec<Link>,
    /// What its first entries say.
    pub bodies: Vec<String>,
}

/// Everything that one request changes at a table: kept whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The table.
    pub table: TableId,
    /// The epoch in which the writer claimed it.
    pub epoch: u64,
    /// The place of the first entry: the length of the journal so far.
    pub first: u64,
    /// The request; the same change sent again has the same.
    pub request: RequestId,
    /// What the entries say.
    pub bodies: Vec<String>,
    /// How the table stands then.
    pub standing: TableStatus,
    /// Ways to it that are new.
    pub links: Vec<Link>,
}

impl Change {
    /// Its entries.
    pub fn entries(&self) -> impl Iterator<Item = Entry> + '_ {
        entries(self.first, self.epoch, self.request, &self.bodies)
    }
}

impl NewTable {
    /// Its entries; a new table is its maker's, in the first epoch.
    pub fn entries(&self) -> impl Iterator<Item = Entry> + '_ {
        entries(0, FIRST_EPOCH, self.request, &self.bodies)
    }
}

/// The epoch of a table in its maker's hands.
pub const FIRST_EPOCH: u64 = 1;

fn entries(
    first: u64,
    epoch: u64,
    request: RequestId,
    bodies: &[String],
) -> impl Iterator<Item = Entry> + '_ {
    let entry = move |(seq, body): (u64, &String)| Entry { seq, epoch, request, body: body.clone() };
    (first..).zip(bodies).map(entry)
}

/// Something to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Work {
    /// A new table.
    Create(NewTable),
    /// A change of a table.
    Append(Change),
}

impl Work {
    /// The table it is about.
    pub const fn table(&self) -> TableId {
        match self {
            Self::Create(new) => new.table,
            Self::Append(change) => change.table,
        }
    }
}

/// What is known of a table without opening it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub table: TableId,
    /// Who owns it: the number of a node, or nobody.
    pub owner: Option<u64>,
    /// How often it changed hands.
    pub epoch: u64,
    /// The length of its journal.
    pub next: u64,
    /// The name of its game.
    pub game: String,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// How it stands.
    pub standing: TableStatus,
}

/// A table in somebody's hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// In this epoch.
    pub epoch: u64,
    /// With a journal of this length.
    pub next: u64,
}

/// The answer to a heartbeat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// What time it is for the database, in milliseconds since 1970.
    pub now: u64,
    /// Had the lease not run out before it? Otherwise others may have claimed what this node owned.
    pub in_time: bool,
}

/// A journal as a look through the whole store finds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The table.
    pub table: TableId,
    /// Its row, where the store has rows and this one can be read.
    pub row: Option<TableRow>,
    /// The entries from the first on, up to the first that is not right.
    pub entries: Vec<Entry>,
    /// What is wrong with it.
    pub fault: Option<StoreError>,
}

/// What an older journal says about its table, from code that can read it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Derived {
    /// The name of the game.
    pub game: String,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// How it stands.
    pub standing: TableStatus,
    /// The ways to it.
    pub links: Vec<Link>,
}

/// Reads the bodies of a journal from before tables had rows and links.
pub type Derive = std::sync::Arc<dyn Fn(TableId, &[String]) -> Result<Derived, String> + Send + Sync>;

/// A table that nothing could be derived of: it has its journal and nothing else.
pub(crate) fn underived() -> Derived {
    Derived { standing: TableStatus { over: true, ..TableStatus::default() }, ..Derived::default() }
}

fn first_half(text: &str) -> u128 {
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().take(16).fold(0, |number, byte| number << 8 | u128::from(*byte))
}

/// # Panics
/// If the system has none to give: a number that can be guessed would be worse than no store.
pub(crate) fn chance() -> u128 {
    let half = || u128::from(getrandom::u64().expect("the system gives random numbers"));
    half() << 64 | half()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        let id = TableId(0xab);
        assert_eq!(id.to_string(), format!("{}ab", "0".repeat(30)));
        assert_eq!(id.to_string().parse(), Ok(id));
        for bad in ["", "ab", &format!("+{}", "0".repeat(31)), &"g".repeat(32)] {
            assert!(bad.parse::<TableId>().is_err(), "{bad}");
        }
        assert_eq!(TableId::of_old(&id.to_string()), id);
        assert_ne!(TableId::of_old("a"), TableId::of_old("b"));
    }

    #[test]
    fn a_checksum_changes_with_every_part_of_an_entry() {
        let entry = Entry { seq: 1, epoch: 2, request: RequestId(3), body: "x".into() };
        let sum = entry.checksum(TableId(4));
        assert_ne!(entry.checksum(TableId(5)), sum);
        let others = [
            Entry { seq: 2, ..entry.clone() },
            Entry { epoch: 3, ..entry.clone() },
            Entry { request: RequestId(4), ..entry.clone() },
            Entry { body: "y".into(), ..entry },
        ];
        assert!(others.iter().all(|other| other.checksum(TableId(4)) != sum));
    }
}
