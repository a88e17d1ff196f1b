//! The store with a real file.

use std::path::PathBuf;
use std::sync::mpsc::channel;

use talon_store::{Entry, Store, StoreError};

/// A fresh file of this test's own.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("store-{name}.db"));
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", path.display()));
    }
    path
}

fn entry(table: &str, seq: u64, body: &str) -> Entry {
    Entry { table: table.into(), seq, body: body.into() }
}

#[test]
fn what_was_answered_is_there_after_reopening() {
    let path = file("reopen");
    let store = Store::open(&path).unwrap();
    store.append_and_wait(entry("b", 0, "deal")).unwrap();
    store.append_and_wait(entry("a", 0, "deal")).unwrap();
    store.append_and_wait(entry("a", 1, "1 draw")).unwrap();
    drop(store);
    let journals = Store::open(&path).unwrap().journals().unwrap();
    assert_eq!(journals, [vec![entry("a", 0, "deal"), entry("a", 1, "1 draw")], vec![entry("b", 0, "deal")]]);
}

#[test]
fn a_place_is_given_once() {
    let store = Store::open(&file("taken")).unwrap();
    store.append_and_wait(entry("a", 0, "deal")).unwrap();
    let again = store.append_and_wait(entry("a", 0, "other"));
    assert_eq!(again, Err(StoreError::Taken { table: "a".into(), seq: 0 }));
    assert_eq!(store.journals().unwrap(), [vec![entry("a", 0, "deal")]]);
}

#[test]
fn many_tables_are_committed_together_and_each_is_answered() {
    let store = Store::open(&file("many")).unwrap();
    let (send, receive) = channel();
    for table in 0..200u64 {
        let send = send.clone();
        let answer = move |result: Result<(), StoreError>| send.send((table, result)).unwrap();
        store.append(entry(&format!("t{table:03}"), 0, "deal"), Box::new(answer));
    }
    drop(send);
    let mut answered: Vec<u64> =
        receive.iter().filter(|(_, result)| result.is_ok()).map(|(t, _)| t).collect();
    answered.sort_unstable();
    assert_eq!(answered, (0..200).collect::<Vec<_>>());
    assert_eq!(store.journals().unwrap().len(), 200);
}

/// A copy of the files taken while the store is open is what a killed process leaves behind.
#[test]
fn what_a_killed_process_leaves_holds_every_answered_entry() {
    let (path, left) = (file("alive"), file("left"));
    let store = Store::open(&path).unwrap();
    for seq in 0..50 {
        store.append_and_wait(entry("a", seq, "1 draw")).unwrap();
    }
    for end in ["", "-wal"] {
        std::fs::copy(format!("{}{end}", path.display()), format!("{}{end}", left.display())).unwrap();
    }
    assert_eq!(Store::open(&left).unwrap().journals().unwrap()[0].len(), 50);
    drop(store);
}

#[test]
fn a_file_from_the_future_is_refused_by_its_version() {
    let path = file("future");
    drop(Store::open(&path).unwrap());
    let raw = rusqlite::Connection::open(&path).unwrap();
    raw.pragma_update(None, "user_version", 99).unwrap();
    drop(raw);
    let error = Store::open(&path).unwrap_err();
    assert_eq!(error, StoreError::TooNew { found: 99, known: 1 });
}
