//! The licences of everything the program is made of, with their texts.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::graph::{Graph, Package};

/// How the names of files with a licence, or a notice it requires, begin.
const NAMES: [&str; 5] = ["license", "licence", "copying", "notice", "unlicense"];

/// The whole notice: each text once, with the packages it belongs to.
pub fn text(graph: &Graph) -> Result<String, String> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut silent = Vec::new();
    for package in graph.foreign() {
        let label = format!("{} {} ({})", package.name, package.version, licence(package)?);
        let found = licence_texts(package)?;
        if found.is_empty() {
            silent
                .push(format!("{label}, {}", package.repository.as_deref().unwrap_or("no repository named")));
        }
        for found in found {
            texts.entry(found).or_default().push(label.clone());
        }
    }
    let mut out = String::from(
        "# Third-party notices\n\nTalon is made with the packages below; each is used under the licence it names. \
         Where a licence offers a choice, MIT or Apache-2.0 is taken if it is among them.\n",
    );
    // Writing to a string cannot fail.
    for (text, mut of) in texts {
        of.dedup();
        let _ = write!(out, "\n## {}\n\n{}\n", of.join(", "), indented(&text));
    }
    if !silent.is_empty() {
        let _ =
            write!(out, "\n## Packages that bring no text of their licence\n\n- {}\n", silent.join("\n- "));
    }
    Ok(out)
}

fn licence(package: &Package) -> Result<&str, String> {
    package.license.as_deref().ok_or_else(|| format!("{} {} names no licence", package.name, package.version))
}

/// The texts beside the package's manifest.
fn licence_texts(package: &Package) -> Result<Vec<String>, String> {
    let folder = package.manifest_path.parent().unwrap_or_else(|| Path::new("."));
    let wrong = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut files: Vec<PathBuf> = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(wrong)? {
        let path = entry.map_err(wrong)?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
        if path.is_file() && NAMES.iter().any(|begins| name.starts_with(begins)) {
            files.push(path);
        }
    }
    files.sort();
    files.iter().map(|file| std::fs::read_to_string(file).map(|text| tidy(&text)).map_err(wrong)).collect()
}

/// The same text is often kept with other line ends.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_string()
}

fn indented(text: &str) -> String {
    let line = |line: &str| if line.is_empty() { String::new() } else { format!("    {line}") };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}
