//! Who may know whom.
//!
//! [`TABLE`] is the one place where it is written. A crate may use what its row names and whatever those crates may use
//! in turn (`web` uses `table`, so it may also name a type of `core`), and nothing else of the house.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

/// A row of the table.
pub struct Row {
    /// The crate, without the `talon-` of its package name.
    pub name: &'static str,
    /// Crates of the house it is built on.
    pub uses: &'static [&'static str],
    /// Crates of the house that only its tests and benches may use, besides.
    pub in_tests: &'static [&'static str],
    /// Where its other dependencies may come from.
    pub outside: Outside,
}

/// Dependencies from outside the house.
pub enum Outside {
    /// Rules: these packages and no other, and no standard library.
    Pure(&'static [&'static str]),
    /// Whatever `deny.toml` lets in.
    Any,
}

use Outside::{Any, Pure};

/// Who may know whom. A crate that is not begun may be missing; a crate without a row is an error.
#[rustfmt::skip]
pub const TABLE: &[Row] = &[
    Row { name: "core", uses: &[],                                       in_tests: &[],                                      outside: Pure(&["serde"]) },
    Row { name: "shards",uses: &["core"],                                 in_tests: &["table", "text"],                       outside: Pure(&["serde", "ron"]) },
    Row { name: "realms",uses: &["core"],                                 in_tests: &["table", "text"],                       outside: Pure(&["serde", "ron"]) },
    Row { name: "aeons",uses: &["core"],                                 in_tests: &["table", "text"],                       outside: Pure(&["serde", "ron"]) },
    Row { name: "text", uses: &["core"],                                 in_tests: &["table", "shards", "realms", "aeons"],  outside: Any },
    Row { name: "games",uses: &["core", "shards", "realms", "aeons"],    in_tests: &[],                                      outside: Any },
    Row { name: "bots", uses: &["games"],                                in_tests: &["table"],                               outside: Any },
    Row { name: "table",uses: &["games"],                                in_tests: &[],                                      outside: Any },
    Row { name: "store",uses: &["core"],                                 in_tests: &["table"],                               outside: Any },
    Row { name: "arena",uses: &["table", "bots", "text"],                in_tests: &[],                                      outside: Any },
    Row { name: "web",  uses: &["table", "bots", "text", "store"],       in_tests: &[],                                      outside: Any },
    Row { name: "tui",  uses: &["table", "bots", "text"],                in_tests: &[],                                      outside: Any },
    Row { name: "talon",uses: &["arena", "web", "tui"],                  in_tests: &[],                                      outside: Any },
    Row { name: "xtask",uses: &["core", "table"],                        in_tests: &[],                                      outside: Any },
];

/// What `cargo metadata` says of a package, as far as it matters here.
#[derive(Clone, Debug, Deserialize)]
pub struct Package {
    /// The package's name, e.g. `talon-core`.
    pub name: String,
    /// Where its `Cargo.toml` lies.
    pub manifest_path: PathBuf,
    /// What it declares to depend on.
    pub dependencies: Vec<Dependency>,
}

/// A declared dependency.
#[derive(Clone, Debug, Deserialize)]
pub struct Dependency {
    /// The package depended on.
    pub name: String,
    /// `dev`, `build`, or nothing for an ordinary one.
    pub kind: Option<String>,
    /// Set when it is a folder: a crate of the house.
    pub path: Option<PathBuf>,
}

/// Asks cargo for the packages of the workspace and checks them all. Empty: all is as the table says.
pub fn check(root: &Path) -> Result<Vec<String>, String> {
    let packages = packages(root)?;
    let mut faults: Vec<String> = packages.iter().flat_map(faults).collect();
    for package in &packages {
        faults.extend(std_fault(package));
    }
    Ok(faults)
}

fn packages(root: &Path) -> Result<Vec<Package>, String> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Package>,
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cannot run cargo metadata: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let metadata: Metadata = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("cannot read what cargo metadata says: {error}"))?;
    Ok(metadata.packages)
}

/// What a package depends on against the table.
pub fn faults(package: &Package) -> Vec<String> {
    let name = short(&package.name);
    let Some(row) = row(name) else {
        return vec![format!("{name} has no row in the table of xtask/src/deps.rs: say what it may use")];
    };
    let may_use = reach(row.uses);
    let mut faults = Vec::new();
    for dependency in &package.dependencies {
        let used = short(&dependency.name);
        let is_test = dependency.kind.as_deref() == Some("dev");
        if dependency.path.is_some() {
            let is_allowed = may_use.contains(used) || is_test && row.in_tests.contains(&used);
            if !is_allowed {
                faults.push(format!("{name} must not use {used}; it may use {}", listed(&may_use)));
            }
        } else if let (Pure(allowed), false) = (&row.outside, is_test)
            && !allowed.contains(&used)
        {
            faults.push(format!(
                "{name} must not depend on {used}; from outside it may have {}",
                allowed.join(", ")
            ));
        }
    }
    faults
}

/// Rules are built without the standard library: no clock, no files, no threads, no hashing order.
fn std_fault(package: &Package) -> Option<String> {
    let name = short(&package.name);
    let Pure(_) = row(name)?.outside else { return None };
    let file = package.manifest_path.with_file_name("src").join("lib.rs");
    match fs::read_to_string(&file) {
        Ok(source) if source.lines().any(|line| line.trim_end() == "#![no_std]") => None,
        Ok(_) => Some(format!("{name} must say `#![no_std]` on a line of src/lib.rs")),
        Err(error) => Some(format!("{name}: cannot read {}: {error}", file.display())),
    }
}

/// The crates named, and what these may use in turn.
fn reach(uses: &[&'static str]) -> BTreeSet<&'static str> {
    let mut reached = BTreeSet::new();
    let mut open = uses.to_vec();
    while let Some(name) = open.pop() {
        if reached.insert(name) {
            open.extend(row(name).map_or(&[][..], |row| row.uses));
        }
    }
    reached
}

fn row(name: &str) -> Option<&'static Row> {
    TABLE.iter().find(|row| row.name == name)
}

fn short(package: &str) -> &str {
    package.strip_prefix("talon-").unwrap_or(package)
}

fn listed(names: &BTreeSet<&str>) -> String {
    if names.is_empty() {
        return "no other crate of the house".into();
    }
    names.iter().copied().collect::<Vec<_>>().join(", ")
}
