//! A database server that others keep.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use postgres::{Client, Config, NoTls};

use crate::backend::Journals;
use crate::{Backend, Entry, Placed, StoreError};

/// Each step leads from the version of its place to the next. Steps are only ever added.
const STEPS: &[&str] = &["CREATE TABLE talon_entry (
        tbl text NOT NULL,
        seq bigint NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (tbl, seq)
    )"];
/// The lock of the one server that works with the database; the number is ours by chance.
const LOCK: i64 = 7_210_994_115;
/// How long the lock of a server that was killed may live on.
const LOCK_WAIT: Duration = Duration::from_secs(3);
const LOCK_RETRY: Duration = Duration::from_millis(50);
/// How long a connection may take, so that a stopped database is told soon.
const CONNECT_MAX: Duration = Duration::from_secs(5);

impl From<postgres::Error> for StoreError {
    fn from(error: postgres::Error) -> Self {
        let reason = error.as_db_error().map_or_else(|| error.to_string(), |said| said.message().to_string());
        Self::Database(reason)
    }
}

/// A connection that is made again when it breaks.
pub(crate) struct Postgres {
    config: Config,
    client: Option<Client>,
    writes: bool,
}

impl Postgres {
    /// Checks the address; what is returned connects, on the thread that will use it.
    pub(crate) fn opener(
        url: &str,
        writes: bool,
    ) -> Result<impl FnOnce() -> Result<Self, StoreError> + Send + use<>, StoreError> {
        let mut config: Config = url.parse()?;
        config.connect_timeout(CONNECT_MAX);
        Ok(move || {
            let mut server = Self { config, client: None, writes };
            server.client()?;
            Ok(server)
        })
    }

    /// The connection, made anew if the last one broke.
    fn client(&mut self) -> Result<&mut Client, StoreError> {
        if self.client.as_ref().is_none_or(Client::is_closed) {
            // The old connection holds the lock until it is gone.
            self.client = None;
            let mut client = self.config.connect(NoTls)?;
            if self.writes {
                // Durable whatever the database's own setting is.
                client.batch_execute("SET synchronous_commit = on")?;
                lock(&mut client)?;
                migrate(&mut client, STEPS)?;
            } else {
                client.batch_execute("SET default_transaction_read_only = on")?;
                version(&mut client, STEPS.len() as u32)?;
            }
            self.client = Some(client);
        }
        // It was put there a line ago.
        self.client.as_mut().ok_or(StoreError::Closed)
    }
}

impl Backend for Postgres {
    fn append_batch(&mut self, entries: &[Entry]) -> Result<Placed, StoreError> {
        let tables: Vec<&str> = entries.iter().map(|entry| entry.table.as_str()).collect();
        let seqs: Vec<i64> = entries.iter().map(|entry| entry.seq as i64).collect();
        let bodies: Vec<&str> = entries.iter().map(|entry| entry.body.as_str()).collect();
        // One statement is one transaction, in one round trip.
        let insert = "INSERT INTO talon_entry SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[]) \
                      ON CONFLICT DO NOTHING RETURNING tbl, seq";
        let rows = self.client()?.query(insert, &[&tables, &seqs, &bodies])?;
        let mut kept: HashSet<(String, i64)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
        // Each row answers one entry: of two for the same place the first has it.
        let place = |entry: &Entry| {
            let place = (entry.table.clone(), entry.seq as i64);
            if kept.remove(&place) {
                Ok(())
            } else {
                Err(StoreError::Taken { table: place.0, seq: entry.seq })
            }
        };
        Ok(entries.iter().map(place).collect())
    }

    fn journal(&mut self, table: &str) -> Result<Vec<Entry>, StoreError> {
        let select = "SELECT tbl, seq, body FROM talon_entry WHERE tbl = $1 ORDER BY seq";
        let rows = self.client()?.query(select, &[&table])?;
        Ok(rows.iter().map(entry).collect())
    }

    fn each_journal(&mut self, visit: &mut dyn FnMut(Vec<Entry>)) -> Result<(), StoreError> {
        use postgres::fallible_iterator::FallibleIterator as _;

        let mut journals = Journals::new(visit);
        let none: [&str; 0] = [];
        // By bytes, as SQLite does, whatever the database takes for alphabetical.
        let select = "SELECT tbl, seq, body FROM talon_entry ORDER BY tbl COLLATE \"C\", seq";
        let mut rows = self.client()?.query_raw(select, none)?;
        while let Some(row) = rows.next()? {
            journals.add(entry(&row));
        }
        journals.close();
        Ok(())
    }

    fn probe(&mut self) -> Result<(), StoreError> {
        Ok(self.client()?.simple_query("SELECT 1").map(drop)?)
    }
}

fn entry(row: &postgres::Row) -> Entry {
    Entry { table: row.get(0), seq: row.get::<_, i64>(1) as u64, body: row.get(2) }
}

/// One server at a time: two would each believe their own memory.
fn lock(client: &mut Client) -> Result<(), StoreError> {
    let began = Instant::now();
    loop {
        let row = client.query_one("SELECT pg_try_advisory_lock($1)", &[&LOCK])?;
        if row.get(0) {
            return Ok(());
        }
        if began.elapsed() > LOCK_WAIT {
            return Err(StoreError::InUse);
        }
        std::thread::sleep(LOCK_RETRY);
    }
}

/// The version of the database, if it is one of the known; 0: it is empty.
fn version(client: &mut impl postgres::GenericClient, known: u32) -> Result<u32, StoreError> {
    let there = client.query_one("SELECT to_regclass('talon_version') IS NOT NULL", &[])?;
    if !there.get::<_, bool>(0) {
        return Ok(0);
    }
    let found = client.query_one("SELECT version FROM talon_version", &[])?.get::<_, i32>(0) as u32;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    Ok(found)
}

/// Brings a database to the newest version, all or nothing.
fn migrate(client: &mut Client, steps: &[&str]) -> Result<(), StoreError> {
    let known = steps.len() as u32;
    let mut work = client.transaction()?;
    let found = version(&mut work, known)?;
    if found == known {
        return Ok(());
    }
    for step in &steps[found as usize..] {
        work.batch_execute(step)?;
    }
    work.batch_execute("CREATE TABLE IF NOT EXISTS talon_version (version integer NOT NULL)")?;
    work.execute("DELETE FROM talon_version", &[])?;
    work.execute("INSERT INTO talon_version VALUES ($1)", &[&(known as i32)])?;
    Ok(work.commit()?)
}
