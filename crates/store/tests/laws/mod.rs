//! What every backend promises. Each law gets a way to open the same store again and again; at first it is
//! empty.

// Each test binary uses its own part of them.
#![allow(dead_code)]

use std::sync::Arc;
use std::sync::mpsc::channel;

use talon_store::{
    Change, Claim, Derive, Derived, Entry, Lane, Link, LinkHash, NewTable, Notice, RequestId, Search, Store,
    StoreError, TableId, TableStatus, Work,
};

pub(crate) const A: TableId = TableId(0xa);
pub(crate) const B: TableId = TableId(0xb);

/// Reads old journals: the first word of the first body is the game, each further word is a link.
pub(crate) fn derive() -> Derive {
    Arc::new(|_, bodies| {
        let mut words = bodies.first().ok_or("empty")?.split(' ');
        let game = words.next().unwrap_or_default().to_string();
        let links = words.map(|word| Link { hash: LinkHash::of(word), role: 3 }).collect();
        let standing = TableStatus { moves: bodies.len() as u64 - 1, ..TableStatus::default() };
        Ok(Derived { game, created: 7, standing, links })
    })
}

pub(crate) fn new(table: TableId, created: u64) -> NewTable {
    let hash = LinkHash::of(&format!("seat of {table}"));
    NewTable {
        table,
        request: RequestId(table.0 + 1000),
        game: "realms".into(),
        created,
        standing: TableStatus::default(),
        links: vec![Link { hash, role: 17 }],
        bodies: vec!["deal".into()],
    }
}

pub(crate) fn change(table: TableId, epoch: u64, first: u64, bodies: &[&str]) -> Change {
    Change {
        table,
        epoch,
        first,
        request: RequestId(u128::from(first) + 1),
        bodies: bodies.iter().map(ToString::to_string).collect(),
        standing: TableStatus { moves: first, changed: 5, ..TableStatus::default() },
        links: Vec::new(),
    }
}

pub(crate) fn make(store: &Store, table: TableId) {
    store.write_and_wait(Work::Create(new(table, 1))).unwrap();
}

pub(crate) fn append(store: &Store, change: &Change) -> Result<(), StoreError> {
    store.write_and_wait(Work::Append(change.clone()))
}

pub(crate) fn claim(store: &Store, table: TableId) -> Claim {
    store.ask_and_wait(Lane::Own, move |store| store.claim(table)).unwrap()
}

pub(crate) fn bodies(store: &Store, table: TableId) -> Vec<String> {
    store.journal(table).unwrap().into_iter().map(|entry| entry.body).collect()
}

pub(crate) fn what_was_answered_is_there_after_reopening(open: &dyn Fn() -> Store) {
    let store = open();
    make(&store, B);
    make(&store, A);
    append(&store, &change(A, 1, 1, &["1 draw", "1 discard"])).unwrap();
    drop(store);
    let store = open();
    assert_eq!(bodies(&store, A), ["deal", "1 draw", "1 discard"]);
    let journal = store.journal(A).unwrap();
    assert_eq!(journal[2], Entry { seq: 2, epoch: 1, request: RequestId(2), body: "1 discard".into() });
    assert_eq!(store.journal(TableId(9)), Err(StoreError::NoTable { table: TableId(9) }));
    let found = store.found().unwrap();
    assert_eq!(found.iter().map(|found| found.table).collect::<Vec<_>>(), [A, B]);
    assert_eq!(found[0].entries, journal);
    assert!(found.iter().all(|found| found.fault.is_none() && found.row.is_some()));
    let row = store.ask_and_wait(Lane::Read, |store| store.row(A)).unwrap().unwrap();
    assert_eq!((row.next, row.created, row.game.as_str(), row.standing.changed), (3, 1, "realms", 5));
    assert_eq!(store.ask_and_wait(Lane::Read, |store| store.count()), Ok(2));
}

/// Owner, epoch and place: a writer with one of them wrong changes nothing.
pub(crate) fn only_the_owner_writes_and_only_in_its_place(open: &dyn Fn() -> Store) {
    let store = open();
    make(&store, A);
    let fenced = Err(StoreError::Fenced { table: A });
    assert_eq!(append(&store, &change(A, 1, 2, &["gap"])), fenced);
    assert_eq!(append(&store, &change(A, 1, 0, &["taken"])), fenced);
    assert_eq!(append(&store, &change(A, 2, 1, &["tomorrow"])), fenced);
    assert_eq!(
        append(&store, &change(TableId(9), 1, 0, &["nowhere"])),
        Err(StoreError::Fenced { table: TableId(9) })
    );
    let claimed = claim(&store, A);
    assert!(claimed.epoch > 1 && claimed.next == 1, "{claimed:?}");
    assert_eq!(append(&store, &change(A, 1, 1, &["yesterday"])), fenced);
    append(&store, &change(A, claimed.epoch, 1, &["today"])).unwrap();
    assert_eq!(bodies(&store, A), ["deal", "today"]);
    let mut other = new(A, 1);
    other.request = RequestId(5);
    assert_eq!(store.write_and_wait(Work::Create(other)), Err(StoreError::Taken { table: A }));
}

pub(crate) fn the_identical_change_once_more_is_kept_once(open: &dyn Fn() -> Store) {
    let store = open();
    make(&store, A);
    make(&store, A);
    let twice = change(A, 1, 1, &["1 draw", "2 draw"]);
    append(&store, &twice).unwrap();
    append(&store, &twice).unwrap();
    append(&store, &change(A, 1, 3, &["1 end"])).unwrap();
    append(&store, &twice).unwrap();
    assert_eq!(bodies(&store, A), ["deal", "1 draw", "2 draw", "1 end"]);
    let other = Change { request: RequestId(77), ..twice.clone() };
    assert_eq!(
        append(&store, &other),
        Err(StoreError::Fenced { table: A }),
        "another request, the same words"
    );
    let longer = change(A, 1, 1, &["1 draw", "2 draw", "1 end"]);
    assert_eq!(append(&store, &longer), Err(StoreError::Fenced { table: A }), "only part of it is there");
    assert_eq!(bodies(&store, A).len(), 4);
}

/// Many changes at once, two of them for each place: the first one gets it, whichever commits they fall into.
pub(crate) fn many_tables_are_committed_together_and_each_is_answered(open: &dyn Fn() -> Store) {
    let store = open();
    let (send, receive) = channel();
    for table in 0..700u128 {
        store.write(Work::Create(new(TableId(table), 1)), Box::new(|made| made.unwrap()));
        for body in ["first", "second"] {
            let send = send.clone();
            let answer = move |result: Result<(), StoreError>| send.send((table, body, result)).unwrap();
            let mut change = change(TableId(table), 1, 1, &[body]);
            change.request = RequestId::fresh();
            store.write(Work::Append(change), Box::new(answer));
        }
    }
    drop(send);
    let mut answered: Vec<(u128, &str)> =
        receive.iter().filter(|(.., result)| result.is_ok()).map(|(table, body, _)| (table, body)).collect();
    answered.sort_unstable();
    assert_eq!(answered, (0..700).map(|table| (table, "first")).collect::<Vec<_>>());
    let found = store.found().unwrap();
    assert!(found.len() == 700 && found.iter().all(|found| found.entries[1].body == "first"));
}

pub(crate) fn tables_are_found_by_link_list_time_and_age(open: &dyn Fn() -> Store) {
    let store = open();
    for table in 1..=5u64 {
        let mut new = new(TableId(u128::from(table)), table);
        new.standing = TableStatus {
            listed: table != 2,
            over: table == 3,
            due: (table > 3).then_some(100 - table),
            changed: table * 10,
            lobby: format!("card {table}"),
            ..TableStatus::default()
        };
        store.write_and_wait(Work::Create(new)).unwrap();
    }
    let ids = |rows: Vec<talon_store::TableRow>| rows.iter().map(|row| row.table.0).collect::<Vec<_>>();
    let read = |question: fn(&mut dyn talon_store::Backend) -> _| {
        ids(store.ask_and_wait(Lane::Read, question).unwrap())
    };
    assert_eq!(read(|store| store.listed(2)), [5, 4]);
    assert_eq!(read(|store| store.listed(9)), [5, 4, 1]);
    assert_eq!(read(|store| store.due(100, 9)), [5, 4]);
    assert_eq!(read(|store| store.due(96, 9)), [5]);
    assert_eq!(read(|store| store.rows(&Search { limit: 2, ..Search::default() })), [1, 2]);
    assert_eq!(
        read(|store| store.rows(&Search { after: Some(TableId(2)), limit: 2, ..Search::default() })),
        [3, 4]
    );
    assert_eq!(read(|store| store.rows(&Search { over: Some(true), limit: 9, ..Search::default() })), [3]);
    let old = Search { over: Some(false), changed_before: Some(41), limit: 9, ..Search::default() };
    assert_eq!(ids(store.ask_and_wait(Lane::Read, move |store| store.rows(&old)).unwrap()), [1, 2, 4]);
    let link = |secret: String| {
        store.ask_and_wait(Lane::Read, move |store| store.link(LinkHash::of(&secret))).unwrap()
    };
    assert_eq!(link(format!("seat of {}", TableId(4))), Some((TableId(4), 17)));
    assert_eq!(link("nobody's".into()), None);
    // A change brings a link, takes a table off the list and sets its time.
    let mut changed = change(TableId(5), 1, 1, &["sit"]);
    changed.standing = TableStatus { over: true, lobby: "gone".into(), ..TableStatus::default() };
    changed.links = vec![Link { hash: LinkHash::of("late"), role: 1 }];
    append(&store, &changed).unwrap();
    assert_eq!(read(|store| store.listed(9)), [4, 1]);
    assert_eq!(read(|store| store.due(100, 9)), [4]);
    assert_eq!(link("late".into()), Some((TableId(5), 1)));
    assert_eq!(store.ask_and_wait(Lane::Read, |store| store.links(TableId(5))).unwrap().len(), 2);
}

pub(crate) fn the_first_value_kept_under_a_name_stays(open: &dyn Fn() -> Store) {
    let keep = |store: &Store, name: &'static str, fresh: &'static str| {
        store.ask_and_wait(Lane::Write, move |store| store.keep_once(name, fresh)).unwrap()
    };
    let store = open();
    assert_eq!(keep(&store, "key", "first"), "first");
    assert_eq!(keep(&store, "key", "second"), "first");
    assert_eq!(keep(&store, "other", "second"), "second");
    drop(store);
    assert_eq!(keep(&open(), "key", "third"), "first", "even after the next start");
}

pub(crate) fn browsers_are_told_of_a_seat_until_they_or_it_are_forgotten(open: &dyn Fn() -> Store) {
    let store = open();
    make(&store, A);
    make(&store, B);
    let seat = |table: TableId| LinkHash::of(&format!("seat of {table}"));
    let keep = |table, device: &str, body: &str| {
        let notice = Notice { device: LinkHash::of(device), body: body.into() };
        store.ask_and_wait(Lane::Write, move |store| store.keep_notice(seat(table), &notice, 2)).unwrap()
    };
    let told = |table| {
        let notices = store.ask_and_wait(Lane::Read, move |store| store.notices(seat(table))).unwrap();
        let mut bodies: Vec<String> = notices.into_iter().map(|notice| notice.body).collect();
        bodies.sort();
        bodies
    };
    let forget = |device: &str, link| {
        let device = LinkHash::of(device);
        store.ask_and_wait(Lane::Write, move |store| store.forget_notices(device, link)).unwrap();
    };
    assert!(told(A).is_empty());
    assert!(keep(A, "phone", "old") && keep(A, "phone", "new") && keep(A, "laptop", "l"));
    assert!(!keep(A, "third", "t"), "there is no room for more");
    assert!(keep(A, "phone", "newer"), "but those there are may change");
    assert!(keep(B, "phone", "b") && keep(B, "laptop", "m"));
    assert_eq!((told(A), told(B)), (vec!["l".into(), "newer".into()], vec!["b".into(), "m".into()]));
    forget("laptop", Some(seat(A)));
    assert_eq!((told(A), told(B)), (vec!["newer".into()], vec!["b".into(), "m".into()]));
    forget("phone", None);
    assert_eq!((told(A), told(B)), (vec![], vec!["m".to_string()]));
    assert_eq!(store.ask_and_wait(Lane::Write, |store| store.delete(B)), Ok(true));
    assert!(told(B).is_empty(), "they go with the table");
    assert!(keep(A, "phone", "again"));
    let row = store.ask_and_wait(Lane::Read, |store| store.row(A)).unwrap().unwrap();
    assert_eq!(store.ask_and_wait(Lane::Write, move |store| store.expire(&row)), Ok(true));
    assert!(told(A).is_empty(), "also when it expires");
}

pub(crate) fn a_table_is_removed_with_all_that_belongs_to_it(open: &dyn Fn() -> Store) {
    let store = open();
    make(&store, A);
    make(&store, B);
    append(&store, &change(A, 1, 1, &["1 draw"])).unwrap();
    let delete = |table| store.ask_and_wait(Lane::Write, move |store| store.delete(table));
    assert_eq!((delete(A), delete(A)), (Ok(true), Ok(false)));
    assert_eq!(append(&store, &change(A, 1, 2, &["2 draw"])), Err(StoreError::Fenced { table: A }));
    let hash = LinkHash::of(&format!("seat of {A}"));
    assert_eq!(store.ask_and_wait(Lane::Read, move |store| store.link(hash)), Ok(None));
    assert_eq!(store.found().unwrap().len(), 1);
    assert_eq!(bodies(&store, B), ["deal"]);
}

/// Somebody may move between the moment a table is found dead and the moment it is removed.
pub(crate) fn a_table_expires_only_as_it_was_read(open: &dyn Fn() -> Store) {
    let store = open();
    make(&store, A);
    let row = || store.ask_and_wait(Lane::Read, |store| store.row(A)).unwrap().unwrap();
    let expire = |row| store.ask_and_wait(Lane::Write, move |store| store.expire(&row));
    let read = row();
    append(&store, &change(A, 1, 1, &["1 draw"])).unwrap();
    assert_eq!(expire(read), Ok(false), "somebody moved");
    assert_eq!(bodies(&store, A), ["deal", "1 draw"]);
    let read = row();
    assert_eq!((expire(read.clone()), expire(read)), (Ok(true), Ok(false)));
    assert_eq!(store.found().unwrap().len(), 0);
}

/// Nothing is written into the journal; only the time when the table is due changes.
pub(crate) fn the_status_of_a_table_can_change_without_an_entry(open: &dyn Fn() -> Store) {
    let store = open();
    make(&store, A);
    let mut due = change(A, 1, 1, &[]);
    due.standing.due = Some(9);
    append(&store, &due).unwrap();
    append(&store, &due).unwrap();
    let row = store.ask_and_wait(Lane::Read, |store| store.row(A)).unwrap().unwrap();
    assert_eq!((row.next, row.standing.due), (1, Some(9)));
    assert_eq!(append(&store, &change(A, 1, 2, &[])), Err(StoreError::Fenced { table: A }));
}

pub(crate) fn a_table_given_back_is_taken_in_a_later_epoch(open: &dyn Fn() -> Store) {
    let store = open();
    make(&store, A);
    store.ask_and_wait(Lane::Own, |store| store.release(A, 1)).unwrap();
    let fenced = Err(StoreError::Fenced { table: A });
    assert_eq!(append(&store, &change(A, 1, 1, &["late"])), fenced, "it was given back");
    let second = claim(&store, A);
    append(&store, &change(A, second.epoch, 1, &["1 draw"])).unwrap();
    // Giving back what is no longer yours changes nothing.
    store.ask_and_wait(Lane::Own, |store| store.release(A, 1)).unwrap();
    append(&store, &change(A, second.epoch, 2, &["2 draw"])).unwrap();
    assert!(claim(&store, A).epoch > second.epoch);
    let epochs: Vec<u64> = store.journal(A).unwrap().iter().map(|entry| entry.epoch).collect();
    assert!(epochs.is_sorted() && epochs[0] < epochs[1], "{epochs:?}");
    let nowhere = store.ask_and_wait(Lane::Own, |store| store.claim(TableId(9)));
    assert_eq!(nowhere, Err(StoreError::NoTable { table: TableId(9) }));
    let beat = store.ask_and_wait(Lane::Own, |store| store.beat()).unwrap();
    assert!(beat.now > 0 && beat.in_time);
    assert_eq!(store.ask_and_wait(Lane::Write, |store| store.probe()), Ok(()));
}

pub(crate) fn a_second_server_is_refused(
    open: &dyn Fn() -> Store,
    again: &dyn Fn() -> Result<Store, StoreError>,
) {
    let first = open();
    assert_eq!(again().unwrap_err(), StoreError::InUse);
    make(&first, A);
    drop(first);
    assert_eq!(again().unwrap().found().unwrap().len(), 1);
}

pub(crate) fn a_reader_sees_everything_and_writes_nothing(
    open: &dyn Fn() -> Store,
    look: &dyn Fn() -> Store,
) {
    let store = open();
    make(&store, A);
    let looking = look();
    assert_eq!(bodies(&looking, A), ["deal"]);
    assert!(looking.write_and_wait(Work::Create(new(B, 1))).is_err());
    assert_eq!(store.ask_and_wait(Lane::Read, |store| store.count()), Ok(1));
}
