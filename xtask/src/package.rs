//! The Debian package, put together by `dpkg-deb`.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::graph::Graph;
use crate::{notices, sbom};

/// Which file of the repository goes where in the package, with its permissions.
const FILES: [(&str, &str, u32); 6] = [
    ("packaging/talon.service", "lib/systemd/system/talon.service", 0o644),
    ("packaging/talon.sysusers", "usr/lib/sysusers.d/talon.conf", 0o644),
    ("packaging/talon.env", "etc/talon/talon.env", 0o640),
    ("SECURITY.md", "usr/share/doc/talon/SECURITY.md", 0o644),
    ("NOTICE.md", "usr/share/doc/talon/NOTICE.md", 0o644),
    ("docs/operations.md", "usr/share/doc/talon/operations.md", 0o644),
];

/// Completions by shell, and where each shell looks for them.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/talon"),
    ("zsh", "usr/share/zsh/vendor-completions/_talon"),
    ("fish", "usr/share/fish/vendor_completions.d/talon.fish"),
];

/// Builds the package around a program and says where it is.
pub fn build(root: &Path, program: &Path) -> Result<PathBuf, String> {
    let folder = root.join("target/deb");
    let stage = folder.join("root");
    if stage.exists() {
        fs::remove_dir_all(&stage).map_err(|error| format!("{}: {error}", stage.display()))?;
    }
    copy(program, &stage.join("usr/bin/talon"), 0o755)?;
    for (from, to, rights) in FILES {
        copy(&root.join(from), &stage.join(to), rights)?;
    }
    papers(root, &stage)?;
    manual(program, &stage)?;
    for (shell, to) in COMPLETIONS {
        write(&stage.join(to), &run(Command::new(program).args(["completions", shell]))?, 0o644)?;
    }
    let name = control(root, &stage)?;
    let package = folder.join(name);
    run(Command::new("dpkg-deb").args(["--root-owner-group", "--build"]).arg(&stage).arg(&package))?;
    Ok(package)
}

/// Our licences and other people's, and what the program is made of.
fn papers(root: &Path, stage: &Path) -> Result<(), String> {
    let doc = stage.join("usr/share/doc/talon");
    let graph = Graph::read(root)?;
    let bom = sbom::made(&graph)?;
    write(&doc.join("sbom.cdx.json"), format!("{bom:#}\n").as_bytes(), 0o644)?;
    let third = doc.join("THIRD-PARTY.md");
    write(&third, notices::text(&graph)?.as_bytes(), 0o644)?;
    compress(&third)?;
    let read = |name: &str| fs::read_to_string(root.join(name)).map_err(|error| format!("{name}: {error}"));
    let ours = format!(
        "Talon is licensed under either of MIT or Apache-2.0, at your choice.\n\n{}\n\n{}",
        read("LICENSE-MIT")?,
        read("LICENSE-APACHE")?
    );
    write(&doc.join("copyright"), ours.as_bytes(), 0o644)
}

/// The manual pages, which the program writes itself.
fn manual(program: &Path, stage: &Path) -> Result<(), String> {
    let folder = stage.join("usr/share/man/man1");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    run(Command::new(program).arg("man").arg(&folder))?;
    let wrong = |error: std::io::Error| format!("{}: {error}", folder.display());
    for page in fs::read_dir(&folder).map_err(wrong)? {
        compress(&page.map_err(wrong)?.path())?;
    }
    Ok(())
}

/// Names, versions, what is needed, and the scripts. Says what the package is called.
fn control(root: &Path, stage: &Path) -> Result<String, String> {
    let graph = Graph::read(root)?;
    let version = graph.packages.get(&graph.root).map(|package| package.version.clone()).unwrap_or_default();
    let architecture = run(Command::new("dpkg").arg("--print-architecture"))?;
    let architecture = String::from_utf8_lossy(&architecture).trim().to_string();
    let text = format!(
        "Package: talon\nVersion: {version}\nArchitecture: {architecture}\nMaintainer: The Talon authors <talon@localhost>\n\
         Section: games\nPriority: optional\nDepends: libc6, libgcc-s1\nRecommends: systemd\n\
         Installed-Size: {}\nDescription: three card games in the browser, with bots and a study lab\n \
         A server for Shards of Infinity, Fantasy Realms and Aeon's End: tables for people and\n \
         bots, in four languages, with an embedded database or PostgreSQL.\n",
        kilobytes(stage)?
    );
    let debian = stage.join("DEBIAN");
    write(&debian.join("control"), text.as_bytes(), 0o644)?;
    write(&debian.join("conffiles"), b"/etc/talon/talon.env\n", 0o644)?;
    for script in ["postinst", "prerm", "postrm"] {
        copy(&root.join("packaging/debian").join(script), &debian.join(script), 0o755)?;
    }
    Ok(format!("talon_{version}_{architecture}.deb"))
}

fn kilobytes(folder: &Path) -> Result<u64, String> {
    let said = run(Command::new("du").args(["-sk"]).arg(folder))?;
    let said = String::from_utf8_lossy(&said).into_owned();
    said.split_whitespace().next().and_then(|size| size.parse().ok()).ok_or("du does not say a size".into())
}

/// As `gzip -9n` does: without the time, so that the same text makes the same file.
fn compress(file: &Path) -> Result<(), String> {
    run(Command::new("gzip").args(["-9nf"]).arg(file)).map(drop)
}

fn copy(from: &Path, to: &Path, rights: u32) -> Result<(), String> {
    let bytes = fs::read(from).map_err(|error| format!("{}: {error}", from.display()))?;
    write(to, &bytes, rights)
}

fn write(to: &Path, bytes: &[u8], rights: u32) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", to.display());
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(wrong)?;
    }
    fs::write(to, bytes).map_err(wrong)?;
    fs::set_permissions(to, fs::Permissions::from_mode(rights)).map_err(wrong)
}

fn run(command: &mut Command) -> Result<Vec<u8>, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("{name} cannot be started: {error}"))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(format!("{name} failed: {}", String::from_utf8_lossy(&output.stderr)))
}
