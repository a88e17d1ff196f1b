//! The repository keeps its own rules, and a broken rule is noticed.

use std::fs;
use std::path::{Path, PathBuf};

use talon_table::games::NAMES;
use xtask::deps::{Dependency, Package};
use xtask::{cards, deps};

#[test]
fn every_crate_keeps_to_the_table_of_who_may_know_whom() {
    let faults = deps::check(&xtask::root()).expect("cargo metadata answers");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What ARCHITECTURE.md says about crates: the names in its layout, and the rows of what is built on what.
#[test]
fn the_architecture_page_tells_of_every_crate_and_what_it_is_built_on() {
    let root = xtask::root();
    let page = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("the page is there");
    let crates = fs::read_dir(root.join("crates")).expect("the crates are there");
    for entry in crates.flatten().filter(|entry| entry.path().join("Cargo.toml").exists()) {
        let name = entry.file_name().to_string_lossy().into_owned();
        assert!(page.contains(&format!("\n  {name}/ ")), "the layout does not name {name}");
    }
    let rows = page.lines().filter_map(|line| {
        let mut cells = line.strip_prefix("| ")?.split(" | ");
        Some((cells.next()?, cells.next()?))
    });
    for (names, uses) in
        rows.skip_while(|(name, _)| *name != "crate").skip(2).take_while(|(name, _)| *name != "step")
    {
        for (name, row) in names.split(", ").filter_map(|name| deps::TABLE.get_key_value(name)) {
            let told: Vec<&str> = match uses {
                "–" => Vec::new(),
                "core, the games" => vec!["core", "shards", "realms", "aeons"],
                "everything" => continue,
                _ => uses.split(", ").collect(),
            };
            assert_eq!(row.uses, told, "what {name} is built on");
        }
    }
}

#[test]
fn the_games_are_named_in_one_list_only() {
    let named = ["\"shards\"", "\"realms\"", "\"aeons\""];
    let mut found = Vec::new();
    let root = xtask::root();
    // Every folder that is there, so that a crate in a workspace of its own counts too.
    let crates = fs::read_dir(root.join("crates")).expect("the crates can be read");
    let crates = crates.map(|entry| entry.expect("the crates can be read").path());
    let layers = crates.filter(|path| !NAMES.iter().any(|game| path.ends_with(game)));
    let folders = layers.flat_map(|layer| ["src", "static", "python"].map(|part| layer.join(part)));
    for folder in folders.chain([root.join("xtask/src")]) {
        for file in sources(&folder) {
            let text = fs::read_to_string(&file).expect("a source file is readable");
            // Tests, comments and examples in comments may name what they like.
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let shown = ["//", ">>>"]; // in Rust and in Python
            let lines =
                code.lines().filter(|line| !shown.iter().any(|mark| line.trim_start().starts_with(mark)));
            let bad = lines.filter(|line| named.iter().any(|name| line.contains(name)));
            found.extend(bad.map(|line| format!("{}: {}", file.display(), line.trim())));
        }
    }
    assert!(found.is_empty(), "a game by its name as text:\n{}", found.join("\n"));
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let below = folders.iter().flat_map(|folder| sources(folder));
    let ends = ["rs", "js", "py", "pyi"];
    below.chain(files).filter(|file| ends.iter().any(|end| file.extension() == Some(end.as_ref()))).collect()
}

#[test]
fn every_card_is_shown_by_a_scenario() {
    for game in cards::check(&xtask::root()).expect("facts and scenarios are readable") {
        assert!(game.without.is_empty(), "{}: no scenario shows {}", game.game, game.without.join(", "));
    }
}

fn package(name: &str, dependencies: &[(&str, Option<&str>, bool)]) -> Package {
    let dependencies = dependencies.iter().map(|&(name, kind, is_ours)| Dependency {
        name: name.into(),
        kind: kind.map(Into::into),
        path: is_ours.then(PathBuf::new),
    });
    Package { name: name.into(), manifest_path: PathBuf::new(), dependencies: dependencies.collect() }
}

#[test]
fn a_game_may_not_know_another_game() {
    let faults = deps::faults(&package("talon-shards", &[("talon-realms", None, true)]));
    assert_eq!(faults, ["shards must not use realms; it may use core"]);
}

#[test]
fn a_test_of_a_game_may_use_the_table_but_no_other_game() {
    let dependencies = ["talon-table", "talon-shards", "talon-web"].map(|name| (name, Some("dev"), true));
    let faults = deps::faults(&package("talon-realms", &dependencies));
    assert_eq!(
        faults,
        ["realms must not use shards; it may use core", "realms must not use web; it may use core"]
    );
}

#[test]
fn rules_depend_on_nothing_but_serde_and_ron() {
    let dependencies = [("serde", None, false), ("rand", None, false), ("proptest", Some("dev"), false)];
    let faults = deps::faults(&package("talon-aeons", &dependencies));
    assert_eq!(faults, ["aeons must not depend on rand; from outside it may have serde, ron"]);
}

#[test]
fn a_crate_without_a_row_is_noticed() {
    assert!(deps::faults(&package("talon-utils", &[]))[0].starts_with("utils has no row"));
}

#[test]
fn a_crate_may_name_the_parts_of_what_it_uses() {
    assert!(deps::faults(&package("talon-web", &[("talon-core", None, true)])).is_empty());
    assert!(!deps::faults(&package("talon-text", &[("talon-shards", None, true)])).is_empty());
}

/// A made-up house with one game.
fn house(name: &str, facts: &str, scenario: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let scenarios = root.join("crates/shards/scenarios/rulings");
    fs::create_dir_all(&scenarios).expect("the folder for tests is writable");
    fs::create_dir_all(root.join("facts")).expect("the folder for tests is writable");
    fs::write(root.join("facts/shards.toml"), facts).expect("the folder for tests is writable");
    fs::write(scenarios.join("one.toml"), scenario).expect("the folder for tests is writable");
    root
}

const FACTS: &str =
    "[[card]]\nid = \"a\"\n[[card]]\nid = \"b\"\n[[card]]\nid = \"c\"\n[[card]]\nid = \"d\"\n";

#[test]
fn a_card_counts_as_shown_only_where_it_is_laid_out_or_moved() {
    let scenario = "
        [given.seat1]
        hand = ['a']
        [[step]]
        do = 'exhaust b#2'
        then.seat1.hand = ['c']
        [then.seat1]
        hand = ['d']";
    let coverage = cards::check(&house("shown", FACTS, scenario)).expect("the files are right");
    assert_eq!(coverage.len(), 1);
    assert_eq!((coverage[0].cards, coverage[0].scenarios), (4, 1));
    assert_eq!(coverage[0].without, ["c", "d"]);
}

#[test]
fn each_case_of_a_file_counts_as_a_scenario_and_shows_its_own_cards() {
    let scenario = "
        [given.seat1]
        hand = ['a']
        [[case]]
        [case.given.seat2]
        hand = ['b']
        [[case]]
        [[case.step]]
        do = 'play c'
        [case.then.seat1]
        hand = ['d']";
    let coverage = cards::check(&house("cases", FACTS, scenario)).expect("the files are right");
    assert_eq!((coverage[0].scenarios, &coverage[0].without[..]), (2, &["d".to_string()][..]));
}

#[test]
fn a_broken_scenario_file_is_named() {
    let error = cards::check(&house("broken", FACTS, "given = ")).unwrap_err();
    assert!(error.contains("one.toml"), "{error}");
}

#[test]
fn the_declared_compiler_is_written_once() {
    let read = |file: &str| fs::read_to_string(xtask::root().join(file)).expect("the file is there");
    let manifest: toml::Table = read("Cargo.toml").parse().expect("Cargo.toml is TOML");
    let declared = manifest["workspace"]["package"]["rust-version"].as_str().expect("a version is declared");
    for file in ["check", ".github/workflows/check.yml"] {
        let text = read(file);
        assert!(text.contains("rust-version") && !text.contains(declared), "{file} reads it from Cargo.toml");
    }
}

/// The words of a page that stand in backticks and begin with a folder of the repository.
fn paths_in(page: &str) -> impl Iterator<Item = &str> {
    let quoted = page.split('`').skip(1).step_by(2);
    let folders = ["crates/", "docs/", "xtask/", "facts/", "fuzz/", "examples/"];
    quoted.filter(move |word| {
        folders.iter().any(|folder| word.starts_with(folder))
            && !word.contains(['<', '*', '…', ' ', '{', '\n'])
    })
}

#[test]
fn every_file_that_a_page_names_is_there() {
    let root = xtask::root();
    let names = |folder: &Path| {
        let entries = fs::read_dir(folder).expect("the folder can be listed").flatten();
        entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|end| end == "md"))
    };
    // What changed long ago names files of long ago.
    let pages = names(&root).chain(names(&root.join("docs"))).filter(|page| !page.ends_with("CHANGELOG.md"));
    for page in pages {
        let text = fs::read_to_string(&page).expect("a page is text");
        let lost: Vec<&str> = paths_in(&text).filter(|path| !root.join(path).exists()).collect();
        assert!(lost.is_empty(), "{} names {lost:?}", page.display());
    }
}

/// The drawing in ARCHITECTURE.md: `web/server.rs` is `crates/web/src/server.rs`, `<game>` is each of the games.
#[test]
fn every_file_on_the_path_of_a_move_is_there() {
    let root = xtask::root();
    let page = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("the page is there");
    let drawing = page.split("## The path of a move").nth(1).and_then(|rest| rest.split("```").nth(1));
    let words = drawing.expect("the path is drawn").split_whitespace();
    let steps: Vec<&str> = words
        .filter(|word| {
            Path::new(word).extension().is_some_and(|end| end == "rs") || word.ends_with("<game>/")
        })
        .collect();
    assert!(steps.len() >= 10, "only {steps:?}");
    for game in ["realms", "shards", "aeons"] {
        for step in &steps {
            let step = step.replace("<game>", game);
            let (layer, file) = step.split_once('/').expect("a step names its crate");
            assert!(root.join("crates").join(layer).join("src").join(file).exists(), "there is no {step}");
        }
    }
}

/// The code of a page between its fences, block by block.
fn code_in(page: &str) -> impl Iterator<Item = &str> {
    page.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next())
}

#[test]
fn the_verbs_of_the_manual_are_written_in_names_that_are_there() {
    let root = xtask::root();
    let manual = fs::read_to_string(root.join("CONTRIBUTING.md")).expect("CONTRIBUTING.md is readable");
    let blocks: Vec<&str> = code_in(&manual).filter(|code| code.contains("impl Verb for")).collect();
    for (code, (game, own)) in blocks.iter().zip([("aeons", "HealEveryone"), ("shards", "Sweep")]) {
        let files = sources(&root.join("crates").join(game).join("src"));
        let there: String = files.iter().map(|file| fs::read_to_string(file).expect("a source")).collect();
        let known: Vec<&str> = words(&there).collect();
        let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        let code: String = code.map(|line| line.split('"').next().unwrap_or_default()).collect();
        let names = words(&code).filter(|word| word.starts_with(char::is_uppercase) && *word != own);
        let unknown: Vec<&str> = names.filter(|name| !known.contains(name)).collect();
        assert!(unknown.is_empty(), "{own} names what {game} does not have: {unknown:?}");
    }
    assert_eq!(blocks.len(), 2, "a verb for each game whose cards are programs");
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}
