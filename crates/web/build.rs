//! Takes in the scenarios that the guides name, so that a ruling can be followed to the position that shows it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let crates = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join("..");
    let mut list = String::from("&[\n");
    for game in games(&crates.join("text/guides/en"))? {
        let guide = crates.join("text/guides/en").join(&game).with_extension("toml");
        let folder = crates.join(&game).join("scenarios").canonicalize()?;
        println!("cargo::rerun-if-changed={}", guide.display());
        println!("cargo::rerun-if-changed={}", folder.display());
        let guide = fs::read_to_string(guide)?;
        let mut files = Vec::new();
        gather(&folder, &mut files)?;
        files.sort();
        for file in files {
            let name = file.strip_prefix(&folder).map_err(io::Error::other)?.with_extension("");
            let name = name.to_string_lossy().replace('\\', "/");
            if guide.contains(&format!("\"{name}\"")) {
                let file = file.to_str().ok_or_else(|| io::Error::other("a path that is not UTF-8"))?;
                writeln!(list, "    ({game:?}, {name:?}, include_str!({file:?})),")
                    .map_err(io::Error::other)?;
            }
        }
    }
    list.push(']');
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    fs::write(out.join("scenarios.rs"), list)
}

/// The games that have a guide, in order.
fn games(guides: &Path) -> io::Result<Vec<String>> {
    println!("cargo::rerun-if-changed={}", guides.display());
    let name = |entry: io::Result<fs::DirEntry>| {
        Ok(entry?.path().file_stem().map(|stem| stem.to_string_lossy().into_owned()))
    };
    let mut games: Vec<String> =
        fs::read_dir(guides)?.filter_map(|entry| name(entry).transpose()).collect::<io::Result<_>>()?;
    games.sort();
    Ok(games)
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, files)?;
        } else if path.extension().is_some_and(|end| end == "toml") {
            files.push(path);
        }
    }
    Ok(())
}
