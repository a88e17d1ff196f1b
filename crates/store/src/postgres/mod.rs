//! A database server that somebody else runs, and that several of our servers may share.

mod address;
mod connection;
mod listen;
mod read;
mod schema;
mod values;
mod write;

use std::sync::Arc;
use std::time::{Duration, Instant};

use address::Address;
use connection::{Connection, Greeting, Session};
use tokio::sync::watch;
use values::Key;

use crate::hint::{Heard, Hint};
use crate::{
    Backend, Claim, Derive, Entry, Found, Heartbeat, Link, LinkHash, Notice, Search, StoreError, TableId,
    TableRow, Work,
};

/// The lock of the servers that work with the database: one that is alone has it for itself, those that share it have it
/// together, and so servers from before there were nodes are kept out. The number is ours by chance.
const LOCK: i64 = 7_210_994_115;
/// How long the lock of a server that was killed may live on.
const LOCK_WAIT: Duration = Duration::from_secs(3);
const LOCK_RETRY: Duration = Duration::from_millis(50);

/// Says something to all servers. Always a statement by itself: inside another transaction it would hold up everybody's commits.
const SAY: &str = "SELECT pg_notify($1, $2)";

/// A server that shares its database with others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeAt {
    /// What its keeper calls it.
    pub name: String,
    /// Where the others reach it.
    pub address: String,
}

/// A database and who uses it.
#[derive(Clone)]
pub(crate) struct Server {
    address: Address,
    node: Option<NodeAt>,
    /// This process; another number each time it starts.
    number: i64,
}

impl Server {
    /// Checks the address.
    pub(crate) fn new(url: &str, node: Option<NodeAt>) -> Result<Self, StoreError> {
        let number = (crate::types::chance() as u64 >> 1) as i64;
        Ok(Self { address: Address::parse(url)?, node, number })
    }

    /// Begins to hear what others say.
    pub(crate) fn listen(&self, heard: Heard, open: watch::Receiver<()>) {
        listen::begin(&self.address, heard, open);
    }

    /// This node is there.
    fn join(&self, session: &mut Session<'_>) -> Result<(), StoreError> {
        let me = self.number;
        let Some(NodeAt { name, address }) = &self.node else {
            // Alone: what another has left behind nobody has any more, and this one's lease does not run out.
            session.query("DELETE FROM talon_node WHERE node <> $1", &[&me])?;
            let alone = "INSERT INTO talon_node VALUES ($1, '', '', 'infinity') ON CONFLICT DO NOTHING";
            return session.query(alone, &[&me]).map(drop);
        };
        // The same name started anew: the one before is gone.
        session.query("DELETE FROM talon_node WHERE name = $2 AND node <> $1", &[&me, name])?;
        let join = "INSERT INTO talon_node VALUES ($1, $2, $3, now() + interval '6 s') \
                    ON CONFLICT (node) DO UPDATE SET expires = excluded.expires";
        session.query(join, &[&me, name, address])?;
        // What the one before had is free. A hint: whether it is heard matters to nobody.
        session.query(SAY, &[&listen::CHANNEL, &Hint::Free.word()]).map(drop)
    }
}

/// One connection to the database.
pub(crate) struct Postgres {
    connection: Connection,
    me: i64,
    node: Option<NodeAt>,
    /// Set where it was found older than today's.
    old: Arc<std::sync::atomic::AtomicBool>,
}

impl Postgres {
    /// The writer: it keeps others out, brings the schema up to date and says that this node is there.
    pub(crate) fn writer(server: &Server, derive: &Derive) -> Result<Self, StoreError> {
        let (of, derive) = (server.clone(), Arc::clone(derive));
        let mut postgres = Self::new(
            server,
            Box::new(move |session| {
                // Durable whatever the database's own setting is.
                session.batch("SET synchronous_commit = on")?;
                lock(session, of.node.is_some())?;
                schema::migrate(session, &derive)?;
                of.join(session)
            }),
        )?;
        postgres.connection.reach()?;
        Ok(postgres)
    }

    /// The one that claims and gives back tables.
    pub(crate) fn owner(server: &Server) -> Result<Self, StoreError> {
        Self::new(server, Box::new(|session| session.batch("SET synchronous_commit = on")))
    }

    /// A reader.
    pub(crate) fn reader(server: &Server) -> Result<Self, StoreError> {
        Self::new(server, Box::new(|session| session.batch("SET default_transaction_read_only = on")))
    }

    /// A reader that only looks, even at an older database.
    pub(crate) fn looker(server: &Server) -> Result<Self, StoreError> {
        let old = Arc::new(std::sync::atomic::AtomicBool::new(false));
        let is_old = Arc::clone(&old);
        let mut postgres = Self::new(
            server,
            Box::new(move |session| {
                session.batch("SET default_transaction_read_only = on")?;
                let found = schema::version(session)?;
                is_old.store(found < schema::VERSION, std::sync::atomic::Ordering::SeqCst);
                Ok(())
            }),
        )?;
        postgres.old = old;
        postgres.connection.reach()?;
        Ok(postgres)
    }

    fn new(server: &Server, greeting: Greeting) -> Result<Self, StoreError> {
        let connection = Connection::new(&server.address, greeting)?;
        Ok(Self { connection, me: server.number, node: server.node.clone(), old: Arc::default() })
    }

    /// Others have taken tables of this node while it was silent, and struck it off: it begins anew, with none.
    fn come_back(&mut self) -> Result<Heartbeat, StoreError> {
        let gone = || StoreError::Unavailable("another server has started under this node's name".into());
        let NodeAt { name, address } = self.node.clone().ok_or_else(gone)?;
        let join = "INSERT INTO talon_node SELECT $1, $2, $3, now() + interval '6 s' \
                    WHERE NOT EXISTS (SELECT 1 FROM talon_node WHERE name = $2) \
                    RETURNING (extract(epoch FROM now()) * 1000)::bigint";
        let rows = self.connection.ask(join, &[&self.me, &name, &address])?;
        let row = rows.first().ok_or_else(gone)?;
        Ok(Heartbeat { now: row.get::<_, i64>(0) as u64, in_time: false })
    }

    /// Why a table could not be claimed.
    fn not_claimed(&mut self, table: TableId) -> StoreError {
        let why = "SELECT t.owner = $2, n.address FROM talon_table t \
                   LEFT JOIN talon_node n ON n.node = t.owner AND n.expires > now() WHERE t.tbl = $1";
        match self.connection.ask(why, &[&Key(table.0), &self.me]) {
            Err(error) => error,
            Ok(rows) => match rows.first() {
                None => StoreError::NoTable { table },
                Some(row) => match row.get::<_, Option<String>>(1) {
                    Some(address) if row.get::<_, Option<bool>>(0) != Some(true) => {
                        StoreError::Held { table, address }
                    }
                    _ => StoreError::Unavailable("this node's lease has run out".into()),
                },
            },
        }
    }
}

impl Backend for Postgres {
    fn write(&mut self, works: &[Work]) -> Vec<Result<(), StoreError>> {
        write::write(&mut self.connection, self.me, works)
    }

    fn claim(&mut self, table: TableId) -> Result<Claim, StoreError> {
        // That a lease has run out only permits it; what keeps the one before from writing is the epoch.
        // A node that has lost a table to another is struck off, so that it learns of it with its next heartbeat, whatever
        // the database's clock says by then.
        let claim = "WITH dead AS (DELETE FROM talon_node n USING talon_table o \
                     WHERE o.tbl = $2 AND n.node = o.owner AND n.node <> $1 AND n.expires <= now()) \
                     UPDATE talon_table t SET owner = $1, epoch = t.epoch + 1 WHERE t.tbl = $2 \
                     AND (t.owner IS NULL OR t.owner = $1 OR NOT EXISTS \
                          (SELECT 1 FROM talon_node n WHERE n.node = t.owner AND n.expires > now())) \
                     AND EXISTS (SELECT 1 FROM talon_node n WHERE n.node = $1 AND n.expires > now()) \
                     RETURNING t.epoch, t.next";
        // Asked twice it only raises the epoch once more.
        let rows = self.connection.ask(claim, &[&self.me, &Key(table.0)])?;
        match rows.first() {
            None => Err(self.not_claimed(table)),
            Some(row) => {
                let (epoch, next) = (row.get::<_, i64>(0), row.get::<_, i64>(1));
                let reason = || format!("its row: its length is {next}");
                let next = u64::try_from(next).map_err(|_| StoreError::Damaged {
                    table,
                    seq: 0,
                    reason: reason(),
                })?;
                Ok(Claim { epoch: epoch as u64, next })
            }
        }
    }

    fn release(&mut self, table: TableId, epoch: u64) -> Result<(), StoreError> {
        let release = "UPDATE talon_table SET owner = NULL, epoch = epoch + 1 \
                       WHERE tbl = $1 AND owner = $2 AND epoch = $3";
        self.connection.ask(release, &[&Key(table.0), &self.me, &values::number(epoch)]).map(drop)
    }

    fn beat(&mut self) -> Result<Heartbeat, StoreError> {
        let beat = "UPDATE talon_node n SET expires = greatest(n.expires, now() + interval '6 s') \
                    FROM (SELECT expires FROM talon_node WHERE node = $1 FOR UPDATE) before WHERE n.node = $1 \
                    RETURNING (extract(epoch FROM now()) * 1000)::bigint, before.expires > now()";
        let rows = self.connection.ask(beat, &[&self.me])?;
        match rows.first() {
            Some(row) => Ok(Heartbeat { now: row.get::<_, i64>(0) as u64, in_time: row.get(1) }),
            None => self.come_back(),
        }
    }

    fn secret(&mut self) -> Result<u128, StoreError> {
        let rows = self.connection.ask("SELECT secret FROM talon_cluster", &[])?;
        let none = || StoreError::Database("the database has no secret for its nodes".into());
        Ok(rows.first().ok_or_else(none)?.get::<_, Key>(0).0)
    }

    fn keep_once(&mut self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let put = "INSERT INTO talon_word VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.connection.ask(put, &[&name, &fresh])?;
        let rows = self.connection.ask("SELECT value FROM talon_word WHERE name = $1", &[&name])?;
        let none = || StoreError::Database(format!("the word {name} was not kept"));
        Ok(rows.first().ok_or_else(none)?.get(0))
    }

    fn keep_notice(&mut self, link: LinkHash, notice: &Notice, most: usize) -> Result<bool, StoreError> {
        let put = "INSERT INTO talon_notice (link, device, body) SELECT $1, $2, $3 \
                   WHERE (SELECT count(*) FROM talon_notice WHERE link = $1 AND device <> $2) < $4 \
                   ON CONFLICT (link, device) DO UPDATE SET body = excluded.body RETURNING 1";
        let (link, device) = (Key(link.0), Key(notice.device.0));
        Ok(!self.connection.ask(put, &[&link, &device, &notice.body, &(most as i64)])?.is_empty())
    }

    fn notices(&mut self, link: LinkHash) -> Result<Vec<Notice>, StoreError> {
        read::notices(&mut self.connection, link)
    }

    fn forget_notices(&mut self, device: LinkHash, link: Option<LinkHash>) -> Result<(), StoreError> {
        let forget = "DELETE FROM talon_notice WHERE device = $1 AND ($2::uuid IS NULL OR link = $2)";
        let link = link.map(|link| Key(link.0));
        self.connection.ask(forget, &[&Key(device.0), &link]).map(drop)
    }

    fn leave(&mut self) -> Result<(), StoreError> {
        // Without its node every table of it can be claimed.
        self.connection.ask("DELETE FROM talon_node WHERE node = $1", &[&self.me])?;
        self.hint(&[Hint::Free])
    }

    fn hint(&mut self, hints: &[Hint]) -> Result<(), StoreError> {
        self.connection.ask(SAY, &[&listen::CHANNEL, &Hint::message(hints)]).map(drop)
    }

    fn delete(&mut self, table: TableId) -> Result<bool, StoreError> {
        let delete = "WITH e AS (DELETE FROM talon_entry WHERE tbl = $1), \
                      n AS (DELETE FROM talon_notice WHERE link IN (SELECT hash FROM talon_link WHERE tbl = $1)), \
                      l AS (DELETE FROM talon_link WHERE tbl = $1) \
                      DELETE FROM talon_table WHERE tbl = $1 RETURNING 1";
        Ok(!self.connection.ask(delete, &[&Key(table.0)])?.is_empty())
    }

    fn expire(&mut self, row: &TableRow) -> Result<bool, StoreError> {
        let expire = "WITH gone AS ( \
                          DELETE FROM talon_table t WHERE t.tbl = $1 AND t.epoch = $2 AND t.next = $3 \
                          AND (t.owner IS NULL OR t.owner = $4 OR NOT EXISTS \
                               (SELECT 1 FROM talon_node n WHERE n.node = t.owner AND n.expires > now())) \
                          RETURNING t.tbl), \
                      e AS (DELETE FROM talon_entry WHERE tbl IN (SELECT tbl FROM gone)), \
                      n AS (DELETE FROM talon_notice WHERE link IN \
                            (SELECT hash FROM talon_link WHERE tbl IN (SELECT tbl FROM gone))), \
                      l AS (DELETE FROM talon_link WHERE tbl IN (SELECT tbl FROM gone)) \
                      SELECT 1 FROM gone";
        let (epoch, next) = (values::number(row.epoch), values::number(row.next));
        Ok(!self.connection.ask(expire, &[&Key(row.table.0), &epoch, &next, &self.me])?.is_empty())
    }

    fn probe(&mut self) -> Result<(), StoreError> {
        self.connection.ask("UPDATE talon_beat SET at = now()", &[]).map(drop)
    }

    fn link(&mut self, hash: LinkHash) -> Result<Option<(TableId, u8)>, StoreError> {
        read::link(&mut self.connection, hash)
    }

    fn links(&mut self, table: TableId) -> Result<Vec<Link>, StoreError> {
        read::links(&mut self.connection, table)
    }

    fn row(&mut self, table: TableId) -> Result<Option<TableRow>, StoreError> {
        read::row(&mut self.connection, table)
    }

    fn journal(&mut self, table: TableId, next: u64) -> Result<Vec<Entry>, StoreError> {
        read::journal(&mut self.connection, table, next)
    }

    fn listed(&mut self, limit: usize) -> Result<Vec<TableRow>, StoreError> {
        read::listed(&mut self.connection, limit)
    }

    fn due(&mut self, before: u64, limit: usize) -> Result<Vec<TableRow>, StoreError> {
        read::due(&mut self.connection, before, limit)
    }

    fn rows(&mut self, search: &Search) -> Result<Vec<TableRow>, StoreError> {
        read::rows(&mut self.connection, search)
    }

    fn count(&mut self) -> Result<u64, StoreError> {
        let rows = self.connection.ask("SELECT count(*) FROM talon_table", &[])?;
        Ok(rows.first().map_or(0, |row| row.get::<_, i64>(0) as u64))
    }

    fn scan(&mut self, visit: &mut dyn FnMut(Found)) -> Result<(), StoreError> {
        if self.old.load(std::sync::atomic::Ordering::SeqCst) {
            return read::scan_old(&mut self.connection, visit);
        }
        read::scan(&mut self.connection, visit)
    }
}

/// Alone or shared: a server that holds it the other way keeps this one out.
fn lock(session: &mut Session<'_>, together: bool) -> Result<(), StoreError> {
    let began = Instant::now();
    let try_it =
        if together { "SELECT pg_try_advisory_lock_shared($1)" } else { "SELECT pg_try_advisory_lock($1)" };
    while !session.one::<bool>(try_it, &[&LOCK])? {
        if began.elapsed() > LOCK_WAIT {
            return Err(StoreError::InUse);
        }
        std::thread::sleep(LOCK_RETRY);
    }
    Ok(())
}
