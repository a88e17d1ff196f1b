//! Who may know whom: the table in `xtask/crates.toml`, compared with what cargo says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use serde::Deserialize;

/// A row of the table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Our own crates that it is built on.
    pub uses: Vec<String>,
    /// Our own crates that only its tests, benches and examples may use.
    #[serde(default)]
    pub in_tests: Vec<String>,
    /// For rules crates: only these packages from outside, and no standard library. `None`: whatever `deny.toml` lets in.
    pub outside: Option<Vec<String>>,
}

/// The table, by the names of the crates without the `talon-` of their packages.
pub static TABLE: LazyLock<BTreeMap<String, Row>> = LazyLock::new(|| {
    toml::from_str(include_str!("../crates.toml")).expect("xtask/crates.toml is a table of crates")
});

/// What `cargo metadata` says of a package, as far as it matters here.
#[derive(Clone, Debug, Deserialize)]
pub struct Package {
    /// The package's name, e.g. `talon-core`.
    pub name: String,
    /// Where its `Cargo.toml` is.
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
    /// Set when it is a folder: one of our own crates.
    pub path: Option<PathBuf>,
}

/// Asks cargo for the packages of the workspace and checks them all. Empty if everything is as the table says.
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
        return vec![format!("{name} has no row in xtask/crates.toml: say what it may use")];
    };
    let may_use = reach(&row.uses);
    let mut faults = Vec::new();
    for dependency in &package.dependencies {
        let used = short(&dependency.name);
        let is_test = dependency.kind.as_deref() == Some("dev");
        if dependency.path.is_some() {
            let is_allowed =
                may_use.contains(used) || is_test && row.in_tests.iter().any(|name| name == used);
            if !is_allowed {
                faults.push(format!("{name} must not use {used}; it may use {}", listed(&may_use)));
            }
        } else if let (Some(allowed), false) = (&row.outside, is_test)
            && !allowed.iter().any(|name| name == used)
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
    row(name)?.outside.as_ref()?;
    let file = package.manifest_path.with_file_name("src").join("lib.rs");
    match fs::read_to_string(&file) {
        Ok(source) if source.lines().any(|line| line.trim_end() == "#![no_std]") => None,
        Ok(_) => Some(format!("{name} must say `#![no_std]` on a line of src/lib.rs")),
        Err(error) => Some(format!("{name}: cannot read {}: {error}", file.display())),
    }
}

/// The crates named, and what these may use in turn.
fn reach(uses: &'static [String]) -> BTreeSet<&'static str> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&'static str> = uses.iter().map(String::as_str).collect();
    while let Some(name) = open.pop() {
        if reached.insert(name) {
            open.extend(row(name).into_iter().flat_map(|row| &row.uses).map(String::as_str));
        }
    }
    reached
}

fn row(name: &str) -> Option<&'static Row> {
    TABLE.get(name)
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
