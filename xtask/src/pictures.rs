//! `docs/art/<game>.webp`: all pictures of a game on one sheet, to look at side by side.
//!
//! A page is written beside the build and photographed by a browser without a window, `chromium` or what `CHROMIUM` names.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Pictures in a row, the width of one, and the room that its name and the gaps take.
const COLUMNS: usize = 8;
const WIDTH: usize = 150;
const GAP: usize = 8;
const NAME: usize = 18;
/// Half of the sheet is dark and half of it light, as the cards are.
const STYLE: &str = "body{margin:0;background:linear-gradient(90deg,#17141d 50%,#f6f1e6 50%);display:grid}\
    figure{margin:0;font:11px/18px sans-serif;color:#8a8494;overflow:hidden;white-space:nowrap}\
    img{display:block;border-radius:4px}";

/// Writes the sheet of every game that has pictures.
pub fn write_sheets(root: &Path) -> Result<Vec<PathBuf>, String> {
    let out = root.join("docs/art");
    fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    let mut written = Vec::new();
    for game in inside(&root.join("crates/web/art"))?.into_iter().filter(|path| path.is_dir()) {
        let name = game.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let sheet = out.join(format!("{name}.webp"));
        let (page, size) = page(&pictures(&game)?)?;
        photograph(&page, size, &root.join("target").join(format!("art-{name}.html")), &sheet)?;
        written.push(sheet);
    }
    Ok(written)
}

/// The drawings in a folder and in those inside it, by name.
fn pictures(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let (mut open, mut files) = (vec![folder.to_path_buf()], Vec::new());
    while let Some(folder) = open.pop() {
        for path in inside(&folder)? {
            if path.is_dir() { open.push(path) } else { files.push(path) }
        }
    }
    files.sort_by(|a, b| a.file_name().cmp(&b.file_name()));
    Ok(files)
}

fn inside(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let fault = |error| format!("{}: {error}", folder.display());
    let entries: Result<Vec<_>, _> = fs::read_dir(folder).map_err(fault)?.collect();
    let mut paths: Vec<PathBuf> = entries.map_err(fault)?.into_iter().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

/// The page, its width and its height.
fn page(files: &[PathBuf]) -> Result<(String, (usize, usize)), String> {
    let mut page = format!(
        "<!doctype html><meta charset=utf-8><style>{STYLE}body{{grid-template-columns:repeat({COLUMNS},{WIDTH}px);\
         gap:{GAP}px;padding:{GAP}px}}</style>"
    );
    let mut high = 0;
    for file in files {
        let drawing = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
        let (w, h) = size(&drawing).ok_or_else(|| format!("{}: no viewBox from 0 0", file.display()))?;
        high = high.max((WIDTH * h).div_ceil(w));
        let name = file.file_stem().unwrap_or_default().to_string_lossy().replace('_', " ");
        let _ = write!(page, "<figure><img src='file://{}' width={WIDTH}>{name}</figure>", file.display());
    }
    let rows = files.len().div_ceil(COLUMNS);
    Ok((page, (COLUMNS * (WIDTH + GAP) + GAP, rows * (high + NAME + GAP) + GAP)))
}

/// The size in `viewBox="0 0 320 200"`.
fn size(drawing: &str) -> Option<(usize, usize)> {
    let numbers = drawing.split_once("viewBox=\"0 0 ")?.1.split_once('"')?.0;
    let (w, h) = numbers.split_once(' ')?;
    Some((w.parse().ok().filter(|w| *w > 0)?, h.parse().ok()?))
}

fn photograph(page: &str, (w, h): (usize, usize), at: &Path, sheet: &Path) -> Result<(), String> {
    fs::write(at, page).map_err(|error| format!("{}: {error}", at.display()))?;
    let browser = std::env::var("CHROMIUM").unwrap_or_else(|_| "chromium".into());
    let flags = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars"];
    let status = Command::new(&browser)
        .args(flags)
        .args(["--disable-background-networking", "--allow-file-access-from-files"])
        .arg(format!("--window-size={w},{h}"))
        .arg(format!("--screenshot={}", sheet.display()))
        .arg(format!("file://{}", at.display()))
        .status();
    let done = status.map_err(|error| format!("{browser} cannot be started: {error}"))?;
    if done.success() { Ok(()) } else { Err(format!("{browser} took no picture of {}", at.display())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_high_enough_for_its_rows() {
        assert_eq!(size("<svg viewBox=\"0 0 320 200\">"), Some((320, 200)));
        assert_eq!(size("<svg viewBox=\"0 0 0 200\">"), None);
        let files = pictures(&crate::root().join("crates/web/art/realms")).unwrap();
        let (page, size) = page(&files).unwrap();
        assert_eq!(page.matches("<img").count(), files.len());
        assert_eq!(size, (8 * 158 + 8, files.len().div_ceil(8) * 120 + 8));
    }
}
