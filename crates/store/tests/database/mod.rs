//! A `PostgreSQL` of a test's own, reached by a socket in its folder.

// Each test binary uses its own part of it.
#![allow(dead_code)]

use std::path::{Path, PathBuf};
use std::process::Command;

/// A running database server; dropping it stops it and removes its folder.
pub(crate) struct Cluster {
    pub(crate) folder: PathBuf,
    programs: PathBuf,
    /// Options it is started with besides the usual ones.
    pub(crate) options: String,
}

impl Cluster {
    pub(crate) fn start(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("talon-postgres-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let cluster = Self { folder, programs: programs(), options: String::new() };
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

    pub(crate) fn data(&self) -> String {
        self.folder.join("data").display().to_string()
    }

    pub(crate) fn up(&self) {
        // Only a socket in our own folder: no port that somebody else might have.
        let options = format!("-k {} -c listen_addresses='' {}", self.folder.display(), self.options);
        let log = self.folder.join("log").display().to_string();
        run(self.program("pg_ctl").args(["-D", &self.data(), "-w", "-l", &log, "-o", &options, "start"]));
    }

    pub(crate) fn down(&self) {
        run(self.program("pg_ctl").args(["-D", &self.data(), "-w", "-m", "immediate", "stop"]));
    }

    /// The database server refuses to run as root.
    pub(crate) fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if is_root() { Command::new("runuser") } else { Command::new(&program) };
        if is_root() {
            command.args(["-u", "postgres", "--"]).arg(program);
        }
        command.current_dir("/");
        command
    }

    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://talon@{}/{database}", self.folder.display().to_string().replace('/', "%2F"))
    }

    /// From the next connection on nobody hears notifications of this database: another function has taken the name of the one
    /// that sends them.
    pub(crate) fn lose_notifications(&self, database: &str) {
        let (folder, lost) = (
            self.folder.display().to_string(),
            format!(
                "CREATE FUNCTION public.pg_notify(text, text) RETURNS void LANGUAGE sql AS ''; \
                 ALTER DATABASE {database} SET search_path = public, pg_catalog"
            ),
        );
        run(self.program("psql").args(["-q", "-h", &folder, "-U", "talon", "-d", database, "-c", &lost]));
    }

    /// Makes a database and returns its address.
    pub(crate) fn made(&self, database: &str) -> String {
        let folder = self.folder.display().to_string();
        run(self.program("createdb").args(["-h", &folder, "-U", "talon", database]));
        self.url(database)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.program("pg_ctl").args(["-D", &self.data(), "-m", "immediate", "stop"]).output();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

pub(crate) fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout == b"0\n"
}

/// Where Debian and others put the programs; the newest version there is.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions.map(|version| version.path().join("bin")).max();
    newest.filter(|bin| bin.join("initdb").exists()).unwrap_or_else(|| Path::new("/usr/bin").into())
}

pub(crate) fn run(command: &mut Command) {
    // Not `output`: the database server keeps the pipe open.
    let status = command.stdout(std::process::Stdio::null()).status().unwrap();
    assert!(status.success(), "{command:?}: {status}");
}
