//! The store with a real file.

mod laws;

use std::path::PathBuf;

use laws::entry;
use rusqlite::Connection;
use talon_store::{Backend, Store, StoreError};

/// A fresh file of this test's own.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("store-{name}.db"));
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", path.display()));
    }
    path
}

/// Opens the same fresh file each time.
fn opener(name: &str) -> impl Fn() -> Store {
    let path = file(name);
    move || Store::open(&path).unwrap()
}

#[test]
fn what_was_answered_is_there_after_reopening() {
    laws::what_was_answered_is_there_after_reopening(&opener("reopen"));
}

#[test]
fn a_place_is_given_once() {
    laws::a_place_is_given_once(&opener("taken"));
}

#[test]
fn many_tables_are_committed_together_and_each_is_answered() {
    laws::many_tables_are_committed_together_and_each_is_answered(&opener("many"));
}

#[test]
fn a_second_server_is_refused() {
    let path = file("second");
    laws::a_second_server_is_refused(&|| Store::open(&path).unwrap(), &|| Store::open(&path));
}

#[test]
fn who_only_looks_sees_all_and_writes_nothing() {
    let path = file("look");
    laws::who_only_looks_sees_all_and_writes_nothing(&|| Store::open(&path).unwrap(), &|| {
        Store::open_read_only(&path).unwrap()
    });
    assert!(Store::open_read_only(&file("nothing")).is_err(), "looking makes no file");
}

#[test]
fn a_journal_has_no_gaps() {
    let store = Store::open(&file("gap")).unwrap();
    store.append_and_wait(entry("a", 0, "deal")).unwrap();
    let gap = StoreError::Gap { table: "a".into(), seq: 2, next: 1 };
    assert_eq!(store.append_and_wait(entry("a", 2, "1 draw")), Err(gap));
    assert_eq!(store.append_and_wait(entry("a", 1, "1 draw")), Ok(()));
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

/// The schema of the first file there ever was, word for word.
#[test]
fn a_file_of_the_first_version_is_brought_up_to_date_with_all_it_holds() {
    let path = file("first");
    let raw = Connection::open(&path).unwrap();
    raw.execute_batch(
        "CREATE TABLE entry (tbl TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, seq)) \
         WITHOUT ROWID, STRICT; \
         INSERT INTO entry VALUES ('a', 0, 'deal'), ('a', 1, '1 draw'); \
         PRAGMA user_version = 1",
    )
    .unwrap();
    drop(raw);
    let looking = Store::open_read_only(&path).unwrap();
    for journal in [&looking.journals().unwrap()[0], &looking.journal("a").unwrap()] {
        assert_eq!(*journal, [entry("a", 0, "deal"), entry("a", 1, "1 draw")]);
    }
    drop(looking);
    let version = |raw: &Connection| raw.pragma_query_value(None, "user_version", |row| row.get::<_, u32>(0));
    assert_eq!(version(&Connection::open(&path).unwrap()), Ok(1), "looking changes nothing");
    let store = Store::open(&path).unwrap();
    store.append_and_wait(entry("a", 2, "1 discard king")).unwrap();
    let bodies: Vec<String> = store.journal("a").unwrap().into_iter().map(|entry| entry.body).collect();
    assert_eq!(bodies, ["deal", "1 draw", "1 discard king"]);
}

#[test]
fn a_file_from_the_future_is_refused_by_its_version() {
    let path = file("future");
    drop(Store::open(&path).unwrap());
    let raw = Connection::open(&path).unwrap();
    raw.pragma_update(None, "user_version", 99).unwrap();
    drop(raw);
    for opened in [Store::open(&path), Store::open_read_only(&path)] {
        assert_eq!(opened.unwrap_err(), StoreError::TooNew { found: 99, known: 2 });
    }
}

/// A backend that fails tells everybody who waits, and the writer goes on.
#[test]
fn a_failing_backend_fails_the_whole_batch_and_no_more() {
    struct Bad(u32);
    impl Backend for Bad {
        fn append_batch(
            &mut self,
            entries: &[talon_store::Entry],
        ) -> Result<talon_store::Placed, StoreError> {
            self.0 += 1;
            if self.0 == 1 {
                Err(StoreError::Database("full".into()))
            } else {
                Ok(vec![Ok(()); entries.len()])
            }
        }
        fn journal(&mut self, _: &str) -> Result<Vec<talon_store::Entry>, StoreError> {
            Ok(Vec::new())
        }
        fn each_journal(&mut self, _: &mut dyn FnMut(Vec<talon_store::Entry>)) -> Result<(), StoreError> {
            Ok(())
        }
        fn probe(&mut self) -> Result<(), StoreError> {
            Ok(())
        }
    }
    let store = Store::on(Bad(0)).unwrap();
    assert_eq!(store.append_and_wait(entry("a", 0, "deal")), Err(StoreError::Database("full".into())));
    assert_eq!(store.append_and_wait(entry("a", 0, "deal")), Ok(()));
}
