//! The program explains itself.

use crate::program::run;

#[test]
fn alone_it_says_what_there_is() {
    let answer = run([""; 0]);
    assert_eq!(answer.code, Some(0));
    for word in ["scenario", "record", "cards", "simulate", "Example"] {
        assert!(answer.out.contains(word), "{word}: {answer:?}");
    }
}

#[test]
fn the_help_of_every_command_has_an_example() {
    for args in [
        &["scenario"][..],
        &["record"],
        &["record", "verify"],
        &["record", "show"],
        &["cards"],
        &["simulate"],
        &["completions"],
        &["man"],
    ] {
        let answer = run(args.iter().chain([&"--help"]));
        let example = answer.out.lines().skip_while(|line| !line.starts_with("Example")).nth(1);
        let right = example.is_some_and(|line| line.trim().starts_with(&format!("talon {}", args.join(" "))));
        assert!(answer.code == Some(0) && answer.err.is_empty() && right, "{args:?}: {answer:?}");
    }
}

#[test]
fn completions_and_manual_pages_come_from_the_arguments() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let answer = run(["completions", shell]);
        assert!(answer.code == Some(0) && answer.out.contains("simulate"), "{shell}");
    }
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("man");
    std::fs::create_dir_all(&folder).unwrap();
    assert_eq!(run(["man".as_ref(), folder.as_os_str()]).code, Some(0));
    let page = std::fs::read_to_string(folder.join("talon-simulate.1")).unwrap();
    assert!(page.contains("simulate"), "{page}");
}
