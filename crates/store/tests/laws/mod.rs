//! What every backend promises. Each law gets a way to open the same, at first empty, store again and again.

use std::sync::mpsc::channel;

use talon_store::{Entry, Store, StoreError};

pub(crate) fn entry(table: &str, seq: u64, body: &str) -> Entry {
    Entry { table: table.into(), seq, body: body.into() }
}

pub(crate) fn what_was_answered_is_there_after_reopening(open: &dyn Fn() -> Store) {
    let store = open();
    store.append_and_wait(entry("b", 0, "deal")).unwrap();
    store.append_and_wait(entry("a", 0, "deal")).unwrap();
    store.append_and_wait(entry("a", 1, "1 draw")).unwrap();
    drop(store);
    let store = open();
    let (a, b) = (vec![entry("a", 0, "deal"), entry("a", 1, "1 draw")], vec![entry("b", 0, "deal")]);
    assert_eq!(store.journals().unwrap(), [a.clone(), b]);
    assert_eq!(store.journal("a").unwrap(), a);
    assert_eq!(store.journal("c").unwrap(), []);
}

pub(crate) fn a_place_is_given_once(open: &dyn Fn() -> Store) {
    let store = open();
    store.append_and_wait(entry("a", 0, "deal")).unwrap();
    let taken = StoreError::Taken { table: "a".into(), seq: 0 };
    assert_eq!(store.append_and_wait(entry("a", 0, "other")), Err(taken));
    assert_eq!(store.journals().unwrap(), [vec![entry("a", 0, "deal")]]);
}

/// Many at once, and among them two for each place: the first has it, whatever batches they fall into.
pub(crate) fn many_tables_are_committed_together_and_each_is_answered(open: &dyn Fn() -> Store) {
    let store = open();
    let (send, receive) = channel();
    for table in 0..700u64 {
        for body in ["first", "second"] {
            let send = send.clone();
            let answer = move |result: Result<(), StoreError>| send.send((table, body, result)).unwrap();
            store.append(entry(&format!("t{table:03}"), 0, body), Box::new(answer));
        }
    }
    drop(send);
    let mut answered: Vec<(u64, &str)> =
        receive.iter().filter(|(.., result)| result.is_ok()).map(|(table, body, _)| (table, body)).collect();
    answered.sort_unstable();
    assert_eq!(answered, (0..700).map(|table| (table, "first")).collect::<Vec<_>>());
    let journals = store.journals().unwrap();
    assert!(journals.len() == 700 && journals.iter().all(|journal| journal[0].body == "first"));
}

pub(crate) fn a_second_server_is_refused(
    open: &dyn Fn() -> Store,
    again: &dyn Fn() -> Result<Store, StoreError>,
) {
    let first = open();
    assert_eq!(again().unwrap_err(), StoreError::InUse);
    first.append_and_wait(entry("a", 0, "deal")).unwrap();
    drop(first);
    assert_eq!(again().unwrap().journals().unwrap().len(), 1);
}

pub(crate) fn who_only_looks_sees_all_and_writes_nothing(open: &dyn Fn() -> Store, look: &dyn Fn() -> Store) {
    let store = open();
    store.append_and_wait(entry("a", 0, "deal")).unwrap();
    let looking = look();
    assert_eq!(looking.journals().unwrap(), [vec![entry("a", 0, "deal")]]);
    assert!(matches!(looking.append_and_wait(entry("a", 1, "1 draw")), Err(StoreError::Database(_))));
    assert_eq!(store.journal("a").unwrap().len(), 1);
}
