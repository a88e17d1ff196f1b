//! Lists the puzzles in the repository, so that a new one needs no line of code.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?);
    let root = here.join("../../puzzles");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = String::from("&[\n");
    for folder in sorted(&root)?.iter().filter(|path| path.is_dir()) {
        println!("cargo::rerun-if-changed={}", folder.display());
        for file in sorted(folder)?.iter().filter(|path| path.extension().is_some_and(|end| end == "toml")) {
            let text = |part: Option<&OsStr>| part.and_then(OsStr::to_str).unwrap_or_default().to_string();
            let (game, name, path) =
                (text(folder.file_name()), text(file.file_stem()), text(Some(file.as_os_str())));
            writeln!(list, "    ({game:?}, {name:?}, include_str!({path:?})),").map_err(io::Error::other)?;
        }
    }
    list.push(']');
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    fs::write(out.join("shipped.rs"), list)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}
