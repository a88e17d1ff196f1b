//! The store with a real `PostgreSQL`: a cluster of the test's own, reached by a socket in its folder.

mod database;
mod laws;

use std::path::PathBuf;
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use database::{Cluster, is_root, run};
use laws::{A, B, append, bodies, change, claim, derive, make};
use talon_store::{Hint, Lane, LinkHash, NodeAt, Store, StoreError, TableId};
use tokio_postgres::NoTls;

impl Cluster {
    /// A way to open a database of its own, which is empty at first.
    fn opener(&self, database: &str) -> impl Fn() -> Store {
        let url = self.made(database);
        move || Store::connect(&url, None, &derive()).unwrap()
    }

    /// Runs statements in a database.
    fn execute(&self, database: &str, sql: &str) {
        let url = self.url(database);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let (client, connection) = tokio_postgres::connect(&url, NoTls).await.unwrap();
            tokio::spawn(async move { drop(connection.await) });
            client.batch_execute(sql).await.unwrap();
        });
    }
}

#[test]
fn the_laws_of_a_backend_hold() {
    let cluster = Cluster::start("laws");
    laws::what_was_answered_is_there_after_reopening(&cluster.opener("reopen"));
    laws::only_the_owner_writes_and_only_in_its_place(&cluster.opener("fenced"));
    laws::the_identical_change_once_more_is_kept_once(&cluster.opener("twice"));
    laws::many_tables_are_committed_together_and_each_is_answered(&cluster.opener("many"));
    laws::tables_are_found_by_link_list_time_and_age(&cluster.opener("found"));
    laws::a_table_is_removed_with_all_that_belongs_to_it(&cluster.opener("removed"));
    laws::the_first_value_kept_under_a_name_stays(&cluster.opener("words"));
    laws::browsers_are_told_of_a_seat_until_they_or_it_are_forgotten(&cluster.opener("notices"));
    laws::a_table_expires_only_as_it_was_read(&cluster.opener("expired"));
    laws::the_status_of_a_table_can_change_without_an_entry(&cluster.opener("standing"));
    laws::a_table_given_back_is_taken_in_a_later_epoch(&cluster.opener("epochs"));
    let url = cluster.made("second");
    let connect = || Store::connect(&url, None, &derive());
    laws::a_second_server_is_refused(&|| connect().unwrap(), &connect);
    let url = cluster.made("look");
    laws::a_reader_sees_everything_and_writes_nothing(
        &|| Store::connect(&url, None, &derive()).unwrap(),
        &|| Store::connect_read_only(&url).unwrap(),
    );
}

#[test]
fn a_cut_connection_is_remade_and_a_dead_database_is_reported() {
    let cluster = Cluster::start("cut");
    let store = cluster.opener("cut")();
    make(&store, A);
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'cut'";
    cluster.execute("postgres", cut);
    // The change finds the dead connection, makes another and is sent again.
    append(&store, &change(A, 1, 1, &["1 draw"])).unwrap();
    assert_eq!(bodies(&store, A), ["deal", "1 draw"]);
    cluster.down();
    let failed = append(&store, &change(A, 1, 2, &["x"])).unwrap_err();
    assert!(matches!(failed, StoreError::Unknown(_) | StoreError::Unavailable(_)), "{failed:?}");
    assert!(store.ask_and_wait(Lane::Write, |store| store.probe()).is_err());
    assert!(matches!(store.journal(A), Err(StoreError::Unavailable(_))));
    cluster.up();
    assert_eq!(bodies(&store, A), ["deal", "1 draw"], "what was answered survived the crash");
    append(&store, &change(A, 1, 2, &["x"])).unwrap();
}

/// The process that answers is stopped, as if its machine hung or the route to it were gone: callers are told in time, and
/// when it continues, sending the identical change again settles what became of the first.
#[test]
fn a_hanging_database_is_noticed_in_time_and_the_repeat_is_stored_once() {
    let cluster = Cluster::start("hang");
    let store = cluster.opener("hang")();
    make(&store, A);
    let postmaster = std::fs::read_to_string(cluster.folder.join("data/postmaster.pid")).unwrap();
    let postmaster = postmaster.lines().next().unwrap().to_string();
    let children = std::fs::read_to_string(format!("/proc/{postmaster}/task/{postmaster}/children")).unwrap();
    let stopped: Vec<String> =
        children.split_whitespace().map(ToString::to_string).chain([postmaster]).collect();
    let signal = |name: &str| run(Command::new("kill").arg(name).args(&stopped));
    signal("-STOP");
    let began = std::time::Instant::now();
    let lost = append(&store, &change(A, 1, 1, &["1 draw"])).unwrap_err();
    assert!(lost.is_unknown(), "{lost:?}");
    assert!(began.elapsed().as_secs() < 10, "{:?}", began.elapsed());
    assert!(store.journal(A).is_err());
    signal("-CONT");
    append(&store, &change(A, 1, 1, &["1 draw"])).unwrap();
    assert_eq!(bodies(&store, A), ["deal", "1 draw"]);
}

#[test]
fn a_database_of_the_first_version_is_brought_up_to_date_and_one_from_the_future_is_not() {
    let cluster = Cluster::start("versions");
    let url = cluster.made("first");
    let first = "CREATE TABLE talon_entry (tbl text NOT NULL, seq bigint NOT NULL, body text NOT NULL, \
                 PRIMARY KEY (tbl, seq)); \
                 CREATE TABLE talon_version (version integer NOT NULL); \
                 INSERT INTO talon_version VALUES (1); \
                 INSERT INTO talon_entry SELECT md5(n::text), 0, 'realms ' || n FROM generate_series(1, 3000) n; \
                 INSERT INTO talon_entry VALUES ('0000000000000000000000000000000a', 0, 'realms seat'), \
                 ('0000000000000000000000000000000a', 1, '1 draw'), ('c', 1, 'no beginning')";
    cluster.execute("first", first);
    let looking = Store::connect_read_only(&url).unwrap();
    assert_eq!(looking.found().unwrap().iter().filter(|found| found.fault.is_some()).count(), 1);
    drop(looking);
    let store = Store::connect(&url, None, &derive()).unwrap();
    assert_eq!(bodies(&store, A), ["realms seat", "1 draw"]);
    assert_eq!(store.ask_and_wait(Lane::Read, |store| store.count()), Ok(3002));
    let link = store.ask_and_wait(Lane::Read, |store| store.link(LinkHash::of("seat")));
    assert_eq!(link, Ok(Some((A, 3))));
    let epoch = claim(&store, A).epoch;
    append(&store, &change(A, epoch, 2, &["1 discard"])).unwrap();
    assert!(matches!(store.journal(TableId::of_old("c")), Err(StoreError::Damaged { seq: 0, .. })));
    drop(store);
    cluster.execute("first", "UPDATE talon_version SET version = 99");
    for opened in [Store::connect(&url, None, &derive()), Store::connect_read_only(&url)] {
        assert_eq!(opened.unwrap_err(), StoreError::TooNew { found: 99, known: 2 });
    }
    assert!(Store::connect("mysql://somewhere", None, &derive()).is_err());
}

#[test]
fn a_damaged_row_takes_only_its_own_table_out() {
    let cluster = Cluster::start("damaged");
    let store = cluster.opener("damaged")();
    for table in 1..=4 {
        make(&store, TableId(table));
        append(&store, &change(TableId(table), 1, 1, &["1 draw", "1 discard"])).unwrap();
    }
    let table = |n: u32| format!("'00000000-0000-0000-0000-00000000000{n}'");
    for damage in [
        format!("UPDATE talon_entry SET body = '1 drax' WHERE tbl = {} AND seq = 1", table(1)),
        format!("DELETE FROM talon_entry WHERE tbl = {} AND seq = 2", table(2)),
        format!("UPDATE talon_table SET next = -3 WHERE tbl = {}", table(3)),
    ] {
        cluster.execute("damaged", &damage);
    }
    let found = store.found().unwrap();
    assert_eq!(
        found.iter().map(|found| found.fault.is_some()).collect::<Vec<_>>(),
        [true, true, true, false]
    );
    assert!(matches!(store.journal(TableId(1)), Err(StoreError::Damaged { table: TableId(1), seq: 1, .. })));
    assert!(matches!(store.journal(TableId(2)), Err(StoreError::Damaged { table: TableId(2), seq: 2, .. })));
    assert!(matches!(store.journal(TableId(3)), Err(StoreError::Damaged { table: TableId(3), .. })));
    append(&store, &change(TableId(4), 1, 3, &["2 draw"])).unwrap();
}

/// Two nodes on one database: a node that lives keeps its tables, one that is gone loses them, and nobody writes for another.
#[test]
fn nodes_share_a_database_and_a_table_has_one_owner() {
    let cluster = Cluster::start("nodes");
    let url = cluster.made("nodes");
    let node = |name: &str| {
        let at = NodeAt { name: name.into(), address: format!("http://{name}") };
        Store::connect(&url, Some(at), &derive()).unwrap()
    };
    let (one, two) = (node("one"), node("two"));
    assert_eq!(Store::connect(&url, None, &derive()).unwrap_err(), StoreError::InUse, "nobody is alone here");
    make(&one, A);
    make(&one, B);
    let take = |store: &Store, table| store.ask_and_wait(Lane::Own, move |store| store.claim(table));
    assert_eq!(take(&two, A), Err(StoreError::Held { table: A, address: "http://one".into() }));
    assert_eq!(append(&two, &change(A, 1, 1, &["not mine"])), Err(StoreError::Fenced { table: A }));
    // Its lease has run out, though it does not know.
    cluster.execute("nodes", "UPDATE talon_node SET expires = now() - interval '1 s' WHERE name = 'one'");
    let claimed = take(&two, A).unwrap();
    assert_eq!((claimed.epoch, claimed.next), (2, 1));
    assert_eq!(append(&one, &change(A, 1, 1, &["late"])), Err(StoreError::Fenced { table: A }));
    append(&two, &change(A, 2, 1, &["mine"])).unwrap();
    assert!(
        matches!(take(&one, B), Err(StoreError::Unavailable(_))),
        "a node without a lease claims nothing"
    );
    let beat = || one.ask_and_wait(Lane::Own, |store| store.beat()).unwrap().in_time;
    assert_eq!((beat(), beat()), (false, true), "it hears that its lease had run out");
    assert_eq!(take(&one, B).unwrap().epoch, 2, "with a lease it has what nobody took");
    let (beats, row) = (
        || two.ask_and_wait(Lane::Own, |store| store.beat()).unwrap(),
        || two.ask_and_wait(Lane::Read, |store| store.row(B)).unwrap().unwrap(),
    );
    let expire = |row| two.ask_and_wait(Lane::Write, move |store| store.expire(&row));
    beats();
    assert_eq!(expire(row()), Ok(false), "a node that lives has it in hand");
    let read = row();
    assert_eq!(take(&one, B).unwrap().epoch, 3);
    // A node that leaves gives up everything.
    one.ask_and_wait(Lane::Own, |store| store.leave()).unwrap();
    assert_eq!(expire(read), Ok(false), "somebody has claimed it since");
    beats();
    assert_eq!(take(&two, B).unwrap().epoch, 4);
    drop((one, two));
    let alone = Store::connect(&url, None, &derive()).unwrap();
    assert_eq!(take(&alone, A).unwrap().epoch, 3, "a node that is alone waits for no lease");
}

/// A certificate of the test's own, with the name of this machine.
fn certified(cluster: &Cluster) -> PathBuf {
    let [root, key, certificate] =
        ["root.pem", "data/server.key", "data/server.crt"].map(|name| cluster.folder.join(name));
    let folder = cluster.folder.display().to_string();
    let openssl = |arguments: &str| {
        let mut command = Command::new("openssl");
        run(command
            .args(arguments.split_whitespace())
            .stderr(std::process::Stdio::null())
            .current_dir(&folder));
    };
    openssl("req -x509 -newkey rsa:2048 -nodes -keyout root.key -out root.pem -days 2 -subj /CN=root");
    openssl("req -newkey rsa:2048 -nodes -keyout server.key -out server.csr -subj /CN=localhost");
    std::fs::write(cluster.folder.join("names"), "subjectAltName=DNS:localhost\n").unwrap();
    openssl(
        "x509 -req -in server.csr -CA root.pem -CAkey root.key -CAcreateserial -days 2 -extfile names -out server.crt",
    );
    std::fs::copy(cluster.folder.join("server.key"), &key).unwrap();
    std::fs::copy(cluster.folder.join("server.crt"), &certificate).unwrap();
    run(Command::new("chmod").arg("600").arg(&key));
    if is_root() {
        run(Command::new("chown").arg("postgres").args([&key, &certificate]));
    }
    root
}

/// The next hint; `None` after a time that never passes if all is well.
fn next(heard: &Receiver<Hint>) -> Option<Hint> {
    heard.recv_timeout(Duration::from_secs(30)).ok()
}

#[test]
fn nodes_hear_hints_again_after_a_cut_and_live_without_them() {
    let cluster = Cluster::start("hints");
    let url = cluster.made("hints");
    let node = |name: &str| {
        let node = NodeAt { name: name.into(), address: format!("http://{name}") };
        Store::connect(&url, Some(node), &derive()).unwrap()
    };
    let (one, two) = (node("one"), node("two"));
    let (send, heard) = channel();
    two.listen(move |hint| send.send(hint).unwrap_or_default());
    let all = || [next(&heard), next(&heard)] == Hint::ALL.map(Some);
    assert!(all(), "whoever begins to listen may have missed anything");
    one.ask_and_wait(Lane::Own, |store| store.hint(&[Hint::Lobby])).unwrap();
    assert_eq!(next(&heard), Some(Hint::Lobby));
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    cluster.execute("postgres", cut);
    assert!(all(), "the connection is made again");
    one.ask_and_wait(Lane::Own, |store| store.leave()).unwrap();
    assert_eq!(next(&heard), Some(Hint::Free), "a node that leaves says so");
    drop(node("two"));
    assert_eq!(next(&heard), Some(Hint::Free), "the node before it is gone");
    drop(two);
    assert_eq!(next(&heard), None, "nobody listens for a store that is closed");
    let deaf = cluster.made("deaf");
    cluster.lose_notifications("deaf");
    let node = NodeAt { name: "deaf".into(), address: String::new() };
    let store = Store::connect(&deaf, Some(node), &derive()).unwrap();
    let (send, heard) = channel();
    store.listen(move |hint| send.send(hint).unwrap_or_default());
    assert_eq!([next(&heard), next(&heard)], Hint::ALL.map(Some));
    make(&store, A);
    store.ask_and_wait(Lane::Own, |store| store.hint(&Hint::ALL)).unwrap();
    drop(store);
    assert_eq!(next(&heard), None, "nothing of it was heard, and nobody was told of an error");
}

#[test]
fn connections_are_encrypted_and_the_server_is_who_it_says() {
    let mut cluster = Cluster::start("tls");
    let root = certified(&cluster);
    let url = cluster.made("tls");
    cluster.down();
    let port = 8100 + std::process::id() % 90;
    cluster.options = format!("-c listen_addresses=localhost -c port={port} -c ssl=on");
    let data = cluster.data();
    std::fs::write(format!("{data}/pg_hba.conf"), "hostssl all all all trust\n").unwrap();
    cluster.up();
    let at = |host: &str, rest: &str| format!("postgres://talon@{host}:{port}/tls?{rest}");
    let root = root.display();
    let connect = |url: String| Store::connect(&url, None, &derive());
    for good in [
        at("localhost", "sslmode=require"),
        at("localhost", ""),
        at("localhost", &format!("sslmode=verify-full&sslrootcert={root}")),
        at("127.0.0.1", "sslmode=require"),
    ] {
        let store = connect(good.clone()).unwrap_or_else(|error| panic!("{good}: {error}"));
        drop(store);
    }
    for bad in [
        at("localhost", "sslmode=disable"),
        // Somebody else's name, and an authority that nobody here knows.
        at("127.0.0.1", &format!("sslmode=verify-full&sslrootcert={root}")),
        at("localhost", "sslmode=verify-full"),
        at("localhost", "sslmode=verify-full&sslrootcert=/nowhere"),
    ] {
        assert!(connect(bad.clone()).is_err(), "{bad}");
    }
    drop(url);
}
