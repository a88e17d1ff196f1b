//! The program explains itself.

use crate::program::run;

#[test]
fn help_says_what_there_is() {
    let answer = run(["--help"]);
    assert_eq!(answer.code, Some(0));
    for word in ["scenario", "record", "cards", "simulate", "completions", "man", "Example"] {
        assert!(answer.out.contains(word), "{word}: {answer:?}");
    }
}

/// The commands a help text lists.
fn listed(help: &str) -> Vec<String> {
    let block = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let names = block.take_while(|line| !line.is_empty()).filter(|line| !line.starts_with("     "));
    let first = |line: &str| line.split_whitespace().next().map(ToString::to_string);
    names.filter_map(first).filter(|name| name != "help").collect()
}

#[test]
fn the_help_of_every_command_has_an_example() {
    let mut open: Vec<Vec<String>> =
        listed(&run(["--help"]).out).into_iter().map(|name| vec![name]).collect();
    assert!(open.len() > 5, "{open:?}");
    while let Some(args) = open.pop() {
        let answer = run(args.iter().map(String::as_str).chain(["--help"]));
        let example = answer.out.lines().skip_while(|line| !line.starts_with("Example")).nth(1);
        let right = example.is_some_and(|line| line.contains(&format!("talon {}", args.join(" "))));
        assert!(answer.code == Some(0) && answer.err.is_empty() && right, "{args:?}: {answer:?}");
        open.extend(listed(&answer.out).into_iter().map(|name| [args.clone(), vec![name]].concat()));
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
