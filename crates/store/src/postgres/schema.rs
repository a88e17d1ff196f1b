//! The tables of a database, and how an older one is brought up to date.

use super::connection::Session;
use super::values::{Key, number};
use super::write::PUT_DERIVED;
use crate::types::{chance, underived};
use crate::{Derive, Entry, RequestId, StoreError, TableId};

/// The version of a newly made database.
pub(super) const VERSION: u32 = 2;
/// Migrations of several servers that start together wait for each other; the number is ours by chance.
const MIGRATION: i64 = 7_210_994_116;
/// Entries that are carried over at a time.
const PAGE: i64 = 2_000;

const SCHEMA: &str = "
    CREATE TABLE talon_node (
        node bigint PRIMARY KEY,
        name text NOT NULL,
        address text NOT NULL,
        expires timestamptz NOT NULL
    );
    CREATE TABLE talon_table (
        tbl uuid PRIMARY KEY,
        owner bigint,
        epoch bigint NOT NULL,
        next bigint NOT NULL,
        listed boolean NOT NULL,
        over boolean NOT NULL,
        moves bigint NOT NULL,
        due bigint,
        created bigint NOT NULL,
        changed bigint NOT NULL,
        game text NOT NULL,
        lobby text NOT NULL
    ) WITH (fillfactor = 50);
    CREATE INDEX talon_table_listed ON talon_table (created) WHERE listed AND NOT over;
    CREATE INDEX talon_table_due ON talon_table (due) WHERE due IS NOT NULL;
    CREATE TABLE talon_entry (
        tbl uuid NOT NULL,
        seq bigint NOT NULL,
        epoch bigint NOT NULL,
        request uuid NOT NULL,
        sum bigint NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (tbl, seq)
    );
    CREATE TABLE talon_link (hash uuid PRIMARY KEY, tbl uuid NOT NULL, role smallint NOT NULL);
    CREATE INDEX talon_link_tbl ON talon_link (tbl);
    CREATE TABLE talon_beat (one integer PRIMARY KEY CHECK (one = 1), at timestamptz NOT NULL);
    INSERT INTO talon_beat VALUES (1, now());
    CREATE TABLE talon_cluster (one integer PRIMARY KEY CHECK (one = 1), secret uuid NOT NULL)";

/// Words that are kept for good, and browsers that want to be told something. An older program leaves these tables alone,
/// so the version stays as it is.
const WORDS: &str = "CREATE TABLE IF NOT EXISTS talon_word (name text PRIMARY KEY, value text NOT NULL);
    CREATE TABLE IF NOT EXISTS talon_notice (
        link uuid NOT NULL,
        device uuid NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (link, device)
    );
    CREATE INDEX IF NOT EXISTS talon_notice_device ON talon_notice (device)";

/// The version of the database, if it is one of the known; 0: it is empty.
pub(super) fn version(session: &mut Session<'_>) -> Result<u32, StoreError> {
    if !session.one::<bool>("SELECT to_regclass('talon_version') IS NOT NULL", &[])? {
        return Ok(0);
    }
    let found = session.one::<i32>("SELECT version FROM talon_version", &[])? as u32;
    if found > VERSION {
        return Err(StoreError::TooNew { found, known: VERSION });
    }
    Ok(found)
}

/// Brings a database to the newest version, all or nothing.
pub(super) fn migrate(session: &mut Session<'_>, derive: &Derive) -> Result<(), StoreError> {
    let has_words =
        "SELECT to_regclass('talon_word') IS NOT NULL AND to_regclass('talon_notice_device') IS NOT NULL";
    if version(session)? == VERSION && session.one::<bool>(has_words, &[])? {
        return Ok(());
    }
    session.be_patient();
    session.batch("BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")?;
    let migrated = within(session, derive);
    session.batch(if migrated.is_ok() { "COMMIT" } else { "ROLLBACK" })?;
    migrated
}

fn within(session: &mut Session<'_>, derive: &Derive) -> Result<(), StoreError> {
    session.query("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION])?;
    session.batch(WORDS)?;
    let found = version(session)?;
    if found == VERSION {
        return Ok(());
    }
    if found == 1 {
        session.batch(
            "ALTER TABLE talon_entry RENAME TO talon_old_entry; \
                       ALTER INDEX talon_entry_pkey RENAME TO talon_old_entry_pkey",
        )?;
    }
    session.batch(SCHEMA)?;
    session.query("INSERT INTO talon_cluster VALUES (1, $1)", &[&Key(chance())])?;
    if found == 1 {
        carry_over(session, derive)?;
        session.batch("CLOSE old; DROP TABLE talon_old_entry")?;
    }
    session.batch(
        "CREATE TABLE IF NOT EXISTS talon_version (version integer NOT NULL); DELETE FROM talon_version; \
         INSERT INTO talon_version VALUES (2)",
    )
}

/// Puts every old journal into the present tables, page by page.
fn carry_over(session: &mut Session<'_>, derive: &Derive) -> Result<(), StoreError> {
    session.batch(
        "DECLARE old NO SCROLL CURSOR FOR SELECT tbl, seq, body FROM talon_old_entry ORDER BY tbl COLLATE \"C\", seq",
    )?;
    let mut journal: Option<(String, Vec<(i64, String)>)> = None;
    loop {
        let page = session.query("FETCH 2000 FROM old", &[])?;
        let is_last = (page.len() as i64) < PAGE;
        for row in page {
            let name: String = row.get(0);
            if let Some((name, rows)) = journal.take_if(|(other, _)| *other != name) {
                put(session, &name, &rows, derive)?;
            }
            journal.get_or_insert_with(|| (name, Vec::new())).1.push((row.get(1), row.get(2)));
        }
        if is_last {
            return journal.map_or(Ok(()), |(name, rows)| put(session, &name, &rows, derive));
        }
    }
}

/// Writes one old journal as it is. What is damaged stays damaged, at its own table only.
fn put(
    session: &mut Session<'_>,
    name: &str,
    rows: &[(i64, String)],
    derive: &Derive,
) -> Result<(), StoreError> {
    let table = TableId::of_old(name);
    let is_right = rows.iter().enumerate().all(|(place, (seq, _))| *seq == place as i64);
    let bodies: Vec<String> = rows.iter().map(|(_, body)| body.clone()).collect();
    let derived = if is_right { derive(table, &bodies).ok() } else { None };
    let derived = derived.unwrap_or_else(underived);
    let (seqs, sums): (Vec<i64>, Vec<i64>) = rows
        .iter()
        .map(|(seq, body)| {
            let body = body.clone();
            let entry = Entry { seq: *seq as u64, epoch: 0, request: RequestId::NONE, body };
            (*seq, i64::from(entry.checksum(table)))
        })
        .unzip();
    let (hashes, roles): (Vec<Key>, Vec<i16>) =
        derived.links.iter().map(|link| (Key(link.hash.0), i16::from(link.role))).unzip();
    let standing = &derived.standing;
    let due = standing.due.map(number);
    session.query(
        PUT_DERIVED,
        &[
            &Key(table.0),
            &(rows.len() as i64),
            &standing.listed,
            &standing.over,
            &number(standing.moves),
            &due,
            &number(derived.created),
            &number(standing.changed),
            &derived.game,
            &standing.lobby,
            &seqs,
            &sums,
            &bodies,
            &hashes,
            &roles,
        ],
    )?;
    Ok(())
}
