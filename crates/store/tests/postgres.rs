//! The store with a real `PostgreSQL`: a cluster of the test's own, reached by a socket in its folder.

mod laws;

use std::path::{Path, PathBuf};
use std::process::Command;

use laws::entry;
use postgres::{Client, NoTls};
use talon_store::{Store, StoreError};

/// A running database server; dropping it stops it and removes its folder.
struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
}

impl Cluster {
    fn start(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("talon-postgres-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let cluster = Self { folder, programs: programs() };
        let folder = cluster.folder.to_str().unwrap();
        if is_root() {
            run(Command::new("chown").args(["postgres", folder]));
        }
        let data = cluster.data();
        run(cluster.program("initdb").args([
            "-D",
            &data,
            "-U",
            "talon",
            "--auth=trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]));
        cluster.up();
        cluster
    }

    fn data(&self) -> String {
        self.folder.join("data").display().to_string()
    }

    fn up(&self) {
        // Only a socket in our own folder: no port that somebody else might have.
        let options = format!("-k {} -c listen_addresses=''", self.folder.display());
        let log = self.folder.join("log").display().to_string();
        run(self.program("pg_ctl").args(["-D", &self.data(), "-w", "-l", &log, "-o", &options, "start"]));
    }

    fn down(&self) {
        run(self.program("pg_ctl").args(["-D", &self.data(), "-w", "-m", "immediate", "stop"]));
    }

    /// The database server refuses to run as root.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if is_root() { Command::new("runuser") } else { Command::new(&program) };
        if is_root() {
            command.args(["-u", "postgres", "--"]).arg(program);
        }
        command.current_dir("/");
        command
    }

    fn url(&self, database: &str) -> String {
        format!("postgres://talon@{}/{database}", self.folder.display().to_string().replace('/', "%2F"))
    }

    /// A way to open an own, at first empty, database.
    fn opener(&self, database: &str) -> impl Fn() -> Store {
        let url = self.made(database);
        move || Store::connect(&url).unwrap()
    }

    fn made(&self, database: &str) -> String {
        let mut client = self.client("postgres");
        client.batch_execute(&format!("CREATE DATABASE {database}")).unwrap();
        self.url(database)
    }

    fn client(&self, database: &str) -> Client {
        Client::connect(&self.url(database), NoTls).unwrap()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.program("pg_ctl").args(["-D", &self.data(), "-m", "immediate", "stop"]).output();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout == b"0\n"
}

/// Where Debian and others put the programs; the newest version there is.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions.map(|version| version.path().join("bin")).max();
    newest.filter(|bin| bin.join("initdb").exists()).unwrap_or_else(|| Path::new("/usr/bin").into())
}

fn run(command: &mut Command) {
    // Not `output`: the database server keeps the pipe open.
    let status = command.stdout(std::process::Stdio::null()).status().unwrap();
    assert!(status.success(), "{command:?}: {status}");
}

#[test]
fn the_laws_of_a_backend_hold() {
    let cluster = Cluster::start("laws");
    laws::what_was_answered_is_there_after_reopening(&cluster.opener("reopen"));
    laws::a_place_is_given_once(&cluster.opener("taken"));
    laws::many_tables_are_committed_together_and_each_is_answered(&cluster.opener("many"));
    let url = cluster.made("second");
    laws::a_second_server_is_refused(&|| Store::connect(&url).unwrap(), &|| Store::connect(&url));
    let url = cluster.made("look");
    laws::who_only_looks_sees_all_and_writes_nothing(&|| Store::connect(&url).unwrap(), &|| {
        Store::connect_read_only(&url).unwrap()
    });
}

#[test]
fn a_cut_connection_is_made_again_and_a_dead_database_is_told() {
    let cluster = Cluster::start("cut");
    let store = cluster.opener("cut")();
    store.append_and_wait(entry("a", 0, "deal")).unwrap();
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'cut'";
    cluster.client("postgres").batch_execute(cut).unwrap();
    // The first entry after the cut may find the dead connection, and says so; the next one finds a new one.
    let first = store.append_and_wait(entry("a", 1, "1 draw"));
    let place = if first.is_ok() { 2 } else { 1 };
    store.append_and_wait(entry("a", place, "1 discard king")).unwrap();
    assert_eq!(store.journal("a").unwrap().len() as u64, place + 1);
    cluster.down();
    assert!(matches!(store.append_and_wait(entry("a", 9, "x")), Err(StoreError::Database(_))));
    let (send, heard) = std::sync::mpsc::channel();
    store.probe(Box::new(move |result| send.send(result).unwrap()));
    assert!(heard.recv().unwrap().is_err());
    cluster.up();
    assert_eq!(store.journal("a").unwrap().len() as u64, place + 1, "what was answered survived the crash");
}

#[test]
fn a_database_of_the_first_version_opens_and_one_from_the_future_does_not() {
    let cluster = Cluster::start("versions");
    let url = cluster.made("first");
    let first = "CREATE TABLE talon_entry (tbl text NOT NULL, seq bigint NOT NULL, body text NOT NULL, \
                 PRIMARY KEY (tbl, seq)); \
                 CREATE TABLE talon_version (version integer NOT NULL); \
                 INSERT INTO talon_version VALUES (1); INSERT INTO talon_entry VALUES ('a', 0, 'deal')";
    cluster.client("first").batch_execute(first).unwrap();
    let store = Store::connect(&url).unwrap();
    assert_eq!(store.journals().unwrap(), [vec![entry("a", 0, "deal")]]);
    drop(store);
    cluster.client("first").batch_execute("UPDATE talon_version SET version = 99").unwrap();
    for opened in [Store::connect(&url), Store::connect_read_only(&url)] {
        assert_eq!(opened.unwrap_err(), StoreError::TooNew { found: 99, known: 1 });
    }
    assert!(Store::connect("mysql://somewhere").is_err());
}
