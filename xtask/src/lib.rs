//! What the compiler does not do for the repository: checks, such as which crate may use which and which cards no scenario
//! shows; measured speeds; golden games, pictures, notices and the Debian package.
//!
//! Each check is a function that returns what it found wrong, so that the command line and the tests share it.

use std::path::{Path, PathBuf};

pub mod cards;
pub mod deps;
pub mod golden;
pub mod graph;
pub mod no_std;
pub mod notices;
pub mod package;
pub mod pictures;
pub mod sbom;
pub mod speed;

/// The folder of the workspace.
///
/// # Panics
/// Never: this package is in a folder of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_path_buf()
}
