//! Lists the locale files, the signs, the guides, the lessons and the glossaries, so that a new file or language needs no line of code.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    list("locales", "ftl", "files.rs")?;
    list_languages("signs", "ftl", "signs.rs")?;
    list("guides", "toml", "guides.rs")?;
    list("lessons", "toml", "lessons.rs")?;
    list_languages("glossary", "toml", "glossaries.rs")
}

/// Writes the files with this ending as a slice of name (a language or a game) and text.
fn list_languages(folder: &str, ending: &str, to: &str) -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join(folder);
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = String::from("&[\n");
    for file in sorted(&root)?.iter().filter(|path| path.extension().is_some_and(|end| end == ending)) {
        let (lang, path) = (text(file.file_stem())?, text(Some(file.as_path()))?);
        writeln!(list, "    ({lang:?}, include_str!({path:?})),").map_err(io::Error::other)?;
    }
    list.push(']');
    write(to, &list)
}

fn write(to: &str, list: &str) -> io::Result<()> {
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    fs::write(out.join(to), list)
}

/// Writes the files with this ending, folder by folder, as a slice of folder (a language or a game), name and text.
fn list(folder: &str, ending: &str, to: &str) -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join(folder);
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = String::from("&[\n");
    for folder in sorted(&root)?.iter().filter(|path| path.is_dir()) {
        println!("cargo::rerun-if-changed={}", folder.display());
        for file in sorted(folder)?.iter().filter(|path| path.extension().is_some_and(|end| end == ending)) {
            let (of, name, path) =
                (text(folder.file_name())?, text(file.file_stem())?, text(Some(file.as_path()))?);
            writeln!(list, "    ({of:?}, {name:?}, include_str!({path:?})),").map_err(io::Error::other)?;
        }
    }
    list.push(']');
    write(to, &list)
}

fn text<T: AsRef<OsStr> + ?Sized>(name: Option<&T>) -> io::Result<&str> {
    name.and_then(|name| name.as_ref().to_str()).ok_or_else(|| io::Error::other("a path that is not UTF-8"))
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}
