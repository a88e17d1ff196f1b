//! Takes in the scenarios that the guides name, so that a ruling can be followed to the position that shows it; and packs
//! the pictures of the cards, so that a browser fetches them in one go.

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
    fs::write(out.join("scenarios.rs"), list)?;
    fs::write(out.join("table.js"), script(&crates.join("web/static"))?)?;
    fs::write(out.join("pictures.rs"), pictures(&crates.join("web/art").canonicalize()?, &out)?)
}

/// The script of tables, without indentation and without the lines that are comments: a browser needs neither.
fn script(folder: &Path) -> io::Result<String> {
    let mut script = String::new();
    for name in ["hands.js", "table.js", "coach.js", "terms.js", "tell.js"] {
        let file = folder.join(name);
        println!("cargo::rerun-if-changed={}", file.display());
        for line in fs::read_to_string(file)?.lines().map(str::trim) {
            if !line.is_empty() && !line.starts_with("//") {
                script.push_str(line);
                script.push('\n');
            }
        }
    }
    Ok(script)
}

/// Packs every folder of pictures into one file, and lists what is in which.
fn pictures(art: &Path, out: &Path) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", art.display());
    let mut folders = vec![art.to_path_buf()];
    let mut list = String::from("&[\n");
    while let Some(folder) = folders.pop() {
        let mut files = Vec::new();
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
        files.sort();
        let inside = folder.strip_prefix(art).map_err(io::Error::other)?;
        let words: Vec<_> = inside.iter().map(|word| word.to_string_lossy()).collect();
        let Some(game) = words.first().filter(|_| !files.is_empty()) else { continue };
        let name = format!("art-{}.svg", words.join("-"));
        let ids = pack(&files, &out.join(&name))?;
        let include = format!("include_str!(concat!(env!(\"OUT_DIR\"), {:?}))", format!("/{name}"));
        writeln!(list, "Sprite {{ game: {game:?}, file: File::svg({name:?}, {include}), ids: &{ids:?} }},")
            .map_err(io::Error::other)?;
    }
    list.push(']');
    Ok(list)
}

/// Every drawing becomes a symbol that is named after its file. Names inside it get that name in front, so that two
/// drawings may use the same one.
fn pack(files: &[PathBuf], to: &Path) -> io::Result<Vec<String>> {
    const HEAD: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\"";
    let mut sprite = format!("{HEAD}>");
    let mut ids = Vec::new();
    for file in files {
        let fault = |what: &str| io::Error::other(format!("{}: {what}", file.display()));
        let id = file.file_stem().and_then(|stem| stem.to_str()).ok_or_else(|| fault("not UTF-8"))?;
        let drawing = fs::read_to_string(file)?;
        let drawing = drawing.trim().strip_prefix(HEAD).and_then(|rest| rest.strip_suffix("</svg>"));
        let drawing =
            drawing.ok_or_else(|| fault("begins with the name space of SVG and ends with its end"))?;
        let mut own = drawing.to_string();
        for reference in [" id=\"", "url(#", "href=\"#"] {
            own = own.replace(reference, &format!("{reference}{id}."));
        }
        write!(sprite, "<symbol id=\"{id}\" preserveAspectRatio=\"xMidYMid slice\"{own}</symbol>")
            .map_err(io::Error::other)?;
        ids.push(id.to_string());
    }
    sprite.push_str("</svg>");
    fs::write(to, sprite)?;
    Ok(ids)
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
