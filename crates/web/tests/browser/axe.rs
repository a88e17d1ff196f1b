//! axe-core, which knows what makes a page hard to use. It comes from npm, for the tests alone.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use serde_json::Value;

use crate::driver::Browser;

const VERSION: &str = "4.10.3";

/// The script, fetched once.
static SOURCE: LazyLock<String> = LazyLock::new(|| {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("axe-core-{VERSION}"));
    let script = folder.join("package/axe.min.js");
    if !script.exists() {
        std::fs::create_dir_all(&folder).unwrap();
        run(Command::new("npm").args(["pack", &format!("axe-core@{VERSION}")]), &folder);
        run(
            Command::new("tar").args(["xzf", &format!("axe-core-{VERSION}.tgz"), "package/axe.min.js"]),
            &folder,
        );
    }
    std::fs::read_to_string(script).unwrap()
});

fn run(command: &mut Command, folder: &Path) {
    let done = command.current_dir(folder).output().expect("npm and tar are installed");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

/// What axe finds wrong with the page that is open: the rule, and where.
pub(crate) fn violations(browser: &Browser) -> Value {
    browser.ask(&SOURCE);
    browser.ask(
        "window.axed = null; axe.run(document, { resultTypes: ['violations'] }).then( \
         done => { window.axed = done.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ') + ' ' + \
         (n.any[0]?.message || '')).slice(0, 4).join(' | ')); }, fault => { window.axed = [String(fault)]; }); return 0",
    );
    browser.until("axe has looked at the page", "return window.axed !== null");
    browser.ask("return window.axed")
}
