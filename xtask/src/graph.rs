//! What the program `talon` is built from: its packages, as cargo resolved them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

/// A package of the program.
#[derive(Clone, Debug, Deserialize)]
pub struct Package {
    /// Cargo's name for exactly this one.
    pub id: String,
    /// The package's name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence as an SPDX expression.
    pub license: Option<String>,
    /// Where its source is kept.
    pub repository: Option<String>,
    /// The registry it comes from; `None` if it is ours.
    pub source: Option<String>,
    /// Where its `Cargo.toml` lies.
    pub manifest_path: PathBuf,
}

/// The packages that end up in the program, each with what it is built on.
#[derive(Clone, Debug)]
pub struct Graph {
    /// The program itself.
    pub root: String,
    /// By cargo's name for them.
    pub packages: BTreeMap<String, Package>,
    /// What each is built on.
    pub uses: BTreeMap<String, BTreeSet<String>>,
    /// The checksums of the lock file, by name and version.
    pub checksums: BTreeMap<(String, String), String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    kind: Option<String>,
}

#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    version: String,
    checksum: Option<String>,
}

impl Graph {
    /// Asks cargo, for the machine this runs on; tests and build tools are left out.
    pub fn read(root: &Path) -> Result<Self, String> {
        let lock = std::fs::read_to_string(root.join("Cargo.lock"))
            .map_err(|error| format!("Cargo.lock: {error}"))?;
        Self::of(&metadata(root)?, &lock)
    }

    fn of(metadata: &[u8], lock: &str) -> Result<Self, String> {
        let Metadata { packages, resolve } = serde_json::from_slice(metadata)
            .map_err(|error| format!("cannot read what cargo metadata says: {error}"))?;
        let lock: Lock = toml::from_str(lock).map_err(|error| format!("Cargo.lock: {error}"))?;
        let root = packages.iter().find(|package| package.name == "talon" && package.source.is_none());
        let root = root.ok_or("there is no package talon")?.id.clone();
        let is_built_in =
            |dependency: &Dependency| dependency.dep_kinds.iter().any(|kind| kind.kind.is_none());
        let uses: BTreeMap<String, BTreeSet<String>> = resolve
            .nodes
            .into_iter()
            .map(|node| (node.id, node.deps.into_iter().filter(is_built_in).map(|used| used.pkg).collect()))
            .collect();
        let (mut found, mut next) = (BTreeSet::new(), vec![root.clone()]);
        while let Some(id) = next.pop() {
            if found.insert(id.clone()) {
                next.extend(uses.get(&id).into_iter().flatten().cloned());
            }
        }
        let sums = lock.package.into_iter();
        Ok(Self {
            packages: packages
                .into_iter()
                .filter(|package| found.contains(&package.id))
                .map(|package| (package.id.clone(), package))
                .collect(),
            uses: uses.into_iter().filter(|(id, _)| found.contains(id)).collect(),
            checksums: sums.filter_map(|one| Some(((one.name, one.version), one.checksum?))).collect(),
            root,
        })
    }

    /// Other people's packages, by name and version.
    pub fn foreign(&self) -> Vec<&Package> {
        let mut foreign: Vec<&Package> =
            self.packages.values().filter(|package| package.source.is_some()).collect();
        foreign.sort_by_key(|package| (&package.name, &package.version));
        foreign
    }
}

fn metadata(root: &Path) -> Result<Vec<u8>, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let host = host()?;
    let output = Command::new(cargo)
        .args(["metadata", "--offline", "--locked", "--format-version", "1", "--filter-platform", &host])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cannot run cargo metadata: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(output.stdout)
}

/// The machine that is built for.
fn host() -> Result<String, String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output =
        Command::new(rustc).arg("-vV").output().map_err(|error| format!("cannot run rustc: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(ToString::to_string).ok_or_else(|| "rustc does not say what it builds for".to_string())
}
