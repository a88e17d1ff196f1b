//! The store with a real file, and in memory.

mod laws;

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use laws::{A, B, append, bodies, change, claim, derive, make};
use rusqlite::Connection;
use talon_store::{Lane, LinkHash, Memory, Store, StoreError, TableId, Work};

/// A fresh file of this test's own.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("store-{name}.db"));
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", path.display()));
    }
    path
}

fn open(path: &Path) -> Store {
    Store::open(path, &derive()).unwrap()
}

/// A law, with a file that is opened again and again, and with tables in memory that stay.
fn holds(name: &str, law: fn(&dyn Fn() -> Store)) {
    let path = file(name);
    law(&|| open(&path));
    let memory = Memory::default();
    memory.set_time(1);
    law(&|| memory.store().unwrap());
}

#[test]
fn what_was_answered_is_there_after_reopening() {
    holds("reopen", laws::what_was_answered_is_there_after_reopening);
}

#[test]
fn only_the_owner_writes_and_only_in_its_place() {
    holds("fenced", laws::only_the_owner_writes_and_only_in_its_place);
}

#[test]
fn the_identical_change_once_more_is_kept_once() {
    holds("twice", laws::the_identical_change_once_more_is_kept_once);
}

#[test]
fn many_tables_are_committed_together_and_each_is_answered() {
    holds("many", laws::many_tables_are_committed_together_and_each_is_answered);
}

#[test]
fn tables_are_found_by_link_list_time_and_age() {
    holds("found", laws::tables_are_found_by_link_list_time_and_age);
}

#[test]
fn a_table_is_removed_with_all_that_belongs_to_it() {
    holds("removed", laws::a_table_is_removed_with_all_that_belongs_to_it);
}

#[test]
fn the_first_value_kept_under_a_name_stays() {
    holds("words", laws::the_first_value_kept_under_a_name_stays);
}

#[test]
fn browsers_are_told_of_a_seat_until_they_or_it_are_forgotten() {
    holds("notices", laws::browsers_are_told_of_a_seat_until_they_or_it_are_forgotten);
}

#[test]
fn a_table_expires_only_as_it_was_read() {
    holds("expired", laws::a_table_expires_only_as_it_was_read);
}

#[test]
fn the_status_of_a_table_can_change_without_an_entry() {
    holds("standing", laws::the_status_of_a_table_can_change_without_an_entry);
}

#[test]
fn a_table_given_back_is_taken_in_a_later_epoch() {
    holds("epochs", laws::a_table_given_back_is_taken_in_a_later_epoch);
}

#[test]
fn a_second_server_is_refused() {
    let path = file("second");
    laws::a_second_server_is_refused(&|| open(&path), &|| Store::open(&path, &derive()));
}

#[test]
fn a_reader_sees_everything_and_writes_nothing() {
    let path = file("look");
    laws::a_reader_sees_everything_and_writes_nothing(&|| open(&path), &|| {
        Store::open_read_only(&path).unwrap()
    });
    assert!(Store::open_read_only(&file("nothing")).is_err(), "looking makes no file");
}

/// A copy of the files taken while the store is open is what a killed process leaves behind.
#[test]
fn what_a_killed_process_leaves_holds_every_answered_change() {
    let (path, left) = (file("alive"), file("left"));
    let store = open(&path);
    make(&store, A);
    for seq in 1..50 {
        append(&store, &change(A, 1, seq, &["1 draw"])).unwrap();
    }
    for end in ["", "-wal"] {
        std::fs::copy(format!("{}{end}", path.display()), format!("{}{end}", left.display())).unwrap();
    }
    let again = open(&left);
    assert_eq!(bodies(&again, A).len(), 50);
    let claimed = claim(&again, A);
    assert!(claimed.epoch > 1, "the epoch of the killed node is over");
    append(&again, &change(A, claimed.epoch, 50, &["2 draw"])).unwrap();
    drop(store);
}

#[cfg(unix)]
#[test]
fn nobody_but_its_owner_reads_the_file() {
    use std::os::unix::fs::PermissionsExt as _;
    let path = file("private");
    std::fs::write(&path, "").unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    let store = open(&path);
    make(&store, A);
    for end in ["", "-wal", "-shm", ".lock"] {
        let mode = std::fs::metadata(format!("{}{end}", path.display())).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{end}");
    }
}

/// The schema of the first file there ever was, word for word, and of the second.
fn old_file(path: &Path, version: u32) {
    let raw = Connection::open(path).unwrap();
    raw.execute_batch(if version == 1 {
        "CREATE TABLE entry (tbl TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, seq)) \
         WITHOUT ROWID, STRICT; \
         INSERT INTO entry VALUES ('0000000000000000000000000000000a', 0, 'realms seat watch'), \
         ('0000000000000000000000000000000a', 1, '1 draw'), ('b', 0, 'shards'), \
         ('c', 1, 'no beginning'), ('d', 0, CAST(x'ff' AS TEXT)); \
         PRAGMA user_version = 1"
    } else {
        "CREATE TABLE log (id INTEGER PRIMARY KEY, tbl TEXT NOT NULL, seq INTEGER NOT NULL, prev INTEGER, \
         body TEXT NOT NULL) STRICT; \
         INSERT INTO log VALUES (1, 'b', 0, NULL, 'shards'), \
         (2, '0000000000000000000000000000000a', 0, NULL, 'realms seat watch'), \
         (3, '0000000000000000000000000000000a', 1, 2, '1 draw'), (4, 'c', 1, NULL, 'no beginning'), \
         (5, 'd', 0, NULL, CAST(x'ff' AS TEXT)); \
         PRAGMA user_version = 2"
    })
    .unwrap();
}

#[test]
fn older_files_are_brought_up_to_date_with_all_they_hold() {
    for version in [1, 2] {
        let path = file(&format!("version-{version}"));
        old_file(&path, version);
        let looking = Store::open_read_only(&path).unwrap();
        let found = looking.found().unwrap();
        assert_eq!((found.len(), found.iter().filter(|found| found.fault.is_some()).count()), (4, 2));
        drop(looking);
        let is_version =
            |raw: &Connection| raw.pragma_query_value(None, "user_version", |row| row.get::<_, u32>(0));
        assert_eq!(is_version(&Connection::open(&path).unwrap()), Ok(version), "looking changes nothing");
        let store = open(&path);
        assert_eq!(bodies(&store, A), ["realms seat watch", "1 draw"]);
        let row = store.ask_and_wait(Lane::Read, |store| store.row(A)).unwrap().unwrap();
        assert_eq!((row.game.as_str(), row.created, row.next, row.standing.moves), ("realms", 7, 2, 1));
        let link = store.ask_and_wait(Lane::Read, |store| store.link(LinkHash::of("watch")));
        assert_eq!(link, Ok(Some((A, 3))));
        let epoch = claim(&store, A).epoch;
        append(&store, &change(A, epoch, 2, &["1 discard king"])).unwrap();
        assert_eq!(bodies(&store, TableId::of_old("b")), ["shards"]);
        // What was damaged stays so, at its own table.
        let (c, d) = (TableId::of_old("c"), TableId::of_old("d"));
        assert!(matches!(store.journal(c), Err(StoreError::Damaged { table, seq: 0, .. }) if table == c));
        assert!(matches!(store.journal(d), Err(StoreError::Damaged { table, seq: 0, .. }) if table == d));
        drop(store);
        assert_eq!(bodies(&open(&path), A).len(), 3, "once");
    }
}

#[test]
fn a_file_from_the_future_is_refused_by_its_version() {
    let path = file("future");
    drop(open(&path));
    let raw = Connection::open(&path).unwrap();
    raw.pragma_update(None, "user_version", 99).unwrap();
    drop(raw);
    for opened in [Store::open(&path, &derive()), Store::open_read_only(&path)] {
        assert_eq!(opened.unwrap_err(), StoreError::TooNew { found: 99, known: 3 });
    }
}

/// One flipped bit, bytes that are no text, an impossible number: each takes its own table out and no other.
#[test]
fn a_damaged_row_takes_only_its_own_table_out() {
    let path = file("damaged");
    let store = open(&path);
    let tables: Vec<TableId> = (1..=6).map(TableId).collect();
    for table in &tables {
        make(&store, *table);
        append(&store, &change(*table, 1, 1, &["1 draw", "1 discard"])).unwrap();
    }
    drop(store);
    let raw = Connection::open(&path).unwrap();
    for (num, damage) in [
        (1, "UPDATE log SET body = '1 drax' WHERE tbl = 1 AND seq = 1"),
        (2, "UPDATE log SET body = CAST(x'80ff' AS TEXT) WHERE tbl = 2 AND seq = 2"),
        (3, "UPDATE log SET seq = -7 WHERE tbl = 3 AND seq = 1"),
        (4, "DELETE FROM log WHERE tbl = 4 AND seq = 1"),
        (5, "UPDATE tbl SET next = -1 WHERE num = 5"),
    ] {
        assert_eq!(raw.execute(damage, ()), Ok(1), "{num}");
    }
    drop(raw);
    let store = open(&path);
    for (table, place) in tables.iter().zip([1, 2, 1, 0, 0]) {
        let read = store.journal(*table);
        assert!(
            matches!(read, Err(StoreError::Damaged { table: of, seq, .. }) if of == *table && seq == place),
            "{table}: {read:?}"
        );
    }
    let found = store.found().unwrap();
    assert_eq!(found.len(), 6, "it goes on to the end");
    let faults: Vec<bool> = found.iter().map(|found| found.fault.is_some()).collect();
    assert_eq!(faults, [true, true, true, true, true, false]);
    assert_eq!(found[0].entries.len(), 1, "what comes before the damage is told");
    let (table, epoch) = (tables[5], claim(&store, tables[5]).epoch);
    append(&store, &change(table, epoch, 3, &["2 draw"])).unwrap();
}

/// Pages in the midst of the file are overwritten: what is left is read into a new one.
#[test]
fn what_is_left_of_a_malformed_file_is_salvaged() {
    let (path, saved) = (file("malformed"), file("salvaged"));
    let store = open(&path);
    let tables: Vec<TableId> = (1..=300).map(TableId).collect();
    for table in &tables {
        make(&store, *table);
    }
    for table in &tables {
        append(&store, &change(*table, 1, 1, &["1 draw and a good deal more to fill the page", "1 discard"]))
            .unwrap();
    }
    drop(store);
    // Moves everything into the file itself.
    Connection::open(&path).unwrap().pragma_update(None, "wal_checkpoint", "TRUNCATE").unwrap();
    let mut bytes = std::fs::read(&path).unwrap();
    let mark = b"1 draw and a good deal more to fill the page";
    let hit = bytes.windows(mark.len()).position(|window| window == mark).unwrap() + 40_000;
    let page = hit / 4096 * 4096;
    bytes[page..page + 4096].fill(0x5a);
    std::fs::write(&path, &bytes).unwrap();
    let salvaged = Store::salvage(&path, &saved, &derive()).unwrap();
    assert!(salvaged.lost > 0 && salvaged.whole > 200, "{salvaged:?}");
    assert_eq!(salvaged.whole + salvaged.cut.len(), 300, "every table has at least its beginning");
    let store = open(&saved);
    let found = store.found().unwrap();
    assert!(found.len() == 300 && found.iter().all(|found| found.fault.is_none()));
    assert_eq!(found.iter().filter(|found| found.entries.len() == 3).count(), salvaged.whole);
    assert!(Store::salvage(&path, &saved, &derive()).is_err(), "what is there is not overwritten");
}

/// A store that fails tells everybody who is waiting, and carries on.
#[test]
fn faults_are_reported_as_what_they_are() {
    let memory = Memory::default();
    let store = memory.store().unwrap();
    make(&store, A);
    let faults = &memory.faults;
    faults.full.store(true, Ordering::SeqCst);
    assert!(matches!(append(&store, &change(A, 1, 1, &["x"])), Err(StoreError::Database(_))));
    assert!(store.ask_and_wait(Lane::Write, |store| store.probe()).is_err());
    faults.full.store(false, Ordering::SeqCst);
    faults.mute.store(true, Ordering::SeqCst);
    assert!(append(&store, &change(A, 1, 1, &["x"])).unwrap_err().is_unknown());
    assert_eq!(
        append(&store, &change(A, 1, 1, &["x"])),
        Ok(()),
        "when it is repeated, it is reported as kept"
    );
    assert_eq!(bodies(&store, A), ["deal", "x"]);
    faults.mute.store(false, Ordering::SeqCst);
    faults.unreadable.store(true, Ordering::SeqCst);
    assert!(matches!(store.journal(A), Err(StoreError::Unavailable(_))));
}

/// Two nodes in memory: a lease that has run out permits a claim, and the node that held it can no longer write.
#[test]
fn a_lease_that_has_run_out_lets_another_node_in() {
    let world = Memory::default();
    let (one, two) = (world.node(1, "http://one"), world.node(2, "http://two"));
    let (first, second) = (one.store().unwrap(), two.store().unwrap());
    make(&first, B);
    let take = || second.ask_and_wait(Lane::Own, |store| store.claim(B));
    assert_eq!(take(), Err(StoreError::Held { table: B, address: "http://one".into() }));
    world.set_time(6_001);
    assert!(matches!(take(), Err(StoreError::Unavailable(_))), "its own lease has run out too");
    second.ask_and_wait(Lane::Own, |store| store.beat()).unwrap();
    let claimed = take().unwrap();
    assert_eq!(
        first.write_and_wait(Work::Append(change(B, 1, 1, &["late"]))),
        Err(StoreError::Fenced { table: B })
    );
    append(&second, &change(B, claimed.epoch, 1, &["mine"])).unwrap();
    assert_eq!(bodies(&first, B), ["deal", "mine"]);
}
