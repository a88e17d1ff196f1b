//! What asks for the standard library is noticed, on every machine.

use std::fs;
use std::path::Path;
use std::process::Command;

use xtask::no_std;

/// Compiles a crate of one file where there is no standard library; the answer is what the compiler complains about.
fn complaint(name: &str, source: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let sysroot = no_std::sysroot(&folder.join("sysroot")).expect("the compiler has its libraries");
    let file = folder.join("lib.rs");
    fs::write(&file, source).expect("the folder for tests is writable");
    let output = Command::new("rustc")
        .args(["--edition", "2024", "--crate-type", "lib", "--emit", "metadata", "--out-dir"])
        .arg(&folder)
        .arg("--sysroot")
        .args([&sysroot, &file])
        .output()
        .expect("rustc can be started");
    (!output.status.success()).then(|| String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn core_and_alloc_are_enough() {
    let source = "#![no_std]\nextern crate alloc;\npub fn one() -> alloc::vec::Vec<u8> { alloc::vec![1] }";
    assert_eq!(complaint("without_std", source), None);
}

#[test]
fn a_clock_from_the_standard_library_is_noticed() {
    let source =
        "#![no_std]\nextern crate std;\npub fn now() -> std::time::Instant { std::time::Instant::now() }";
    let said = complaint("with_std", source).expect("it must not compile");
    assert!(said.contains("can't find crate for `std`"), "{said}");
}

#[test]
fn a_crate_that_forgets_to_say_no_std_is_noticed() {
    let said = complaint("implicit_std", "pub fn one() -> u8 { 1 }").expect("it must not compile");
    assert!(said.contains("can't find crate for `std`"), "{said}");
}
