//! Every number and section that code, scenarios, guides and papers cite is there to be looked up.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What comes before the digits of a number.
const PREFIXES: [&str; 12] = ["R", "E", "X", "P", "H", "D", "C", "Q", "A", "N", "NR", "NX"];

/// What is cited, its heading in `RULINGS.md`, and its page.
const RULES: [(&str, &str, &str); 4] = [
    ("realms", "## Fantasy Realms", "realms"),
    ("shards", "## Shards of Infinity", "shards"),
    ("aeons", "## Aeon's End", "aeons"),
    ("aeons nemeses", "## Aeon's End", "aeons-nemeses"),
];

/// What may be cited of a game.
#[derive(Default)]
struct Known {
    numbers: BTreeSet<String>,
    sections: BTreeSet<String>,
}

impl Known {
    fn has(&self, cited: &str) -> bool {
        self.numbers.contains(cited) || self.sections.contains(cited)
    }
}

/// Our books: what can be looked up, by game.
fn known() -> BTreeMap<&'static str, Known> {
    let rulings = read(&xtask::root().join("RULINGS.md"));
    let mut all = BTreeMap::new();
    for (name, heading, page) in RULES {
        let mut known = Known::default();
        let part = rulings.split_once(&format!("\n{heading}\n")).expect("RULINGS.md has every game").1;
        let rows = part.split("\n## ").next().unwrap_or_default().lines();
        known
            .numbers
            .extend(rows.filter_map(|line| Some(line.strip_prefix("| ")?.split(" | ").next()?.to_string())));
        let page = read(&xtask::root().join("docs/rules").join(format!("{page}.md")));
        for line in page.lines() {
            let first = line
                .trim_start_matches(['-', '*', '|', ' '])
                .split([' ', '*', ':'])
                .next()
                .unwrap_or_default();
            let bold = line.split("**").skip(1).step_by(2).filter_map(|bold| bold.split([' ', '.']).next());
            known.numbers.extend(bold.chain([first]).filter(|word| is_number(word)).map(ToString::to_string));
            if let Some(title) = line.strip_prefix("##") {
                let number = title.trim_start_matches('#').split_whitespace().next().unwrap_or_default();
                known.sections.insert(number.trim_end_matches('.').to_string());
            }
        }
        if name == "aeons nemeses" {
            // Its R and X are called NR and NX in places that also cite the R and X for the players.
            let twins: Vec<String> = known
                .numbers
                .iter()
                .filter(|no| no.starts_with(['R', 'X']))
                .map(|no| format!("N{no}"))
                .collect();
            known.numbers.extend(twins);
        }
        all.insert(name, known);
    }
    all
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn is_number(word: &str) -> bool {
    let digits = word.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
    let prefix = &word[..word.len() - digits.len()];
    let digits = digits.strip_suffix('b').unwrap_or(digits);
    PREFIXES.contains(&prefix)
        && (1..=2).contains(&digits.len())
        && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// The numbers in a text.
fn cited(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| is_number(word))
}

/// All files below a folder with this ending.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else { return found };
    for path in entries.map(|entry| entry.expect("a folder can be listed").path()) {
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|end| end == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn game_folder(game: &str) -> PathBuf {
    xtask::root().join("crates").join(game)
}

/// In Aeon's End a bare R may be a rule for the players or for the nemesis.
fn of_game<'a>(known: &'a BTreeMap<&str, Known>, game: &str) -> impl Fn(&str) -> bool + use<'a> {
    let sides: Vec<&Known> =
        known.iter().filter(|(name, _)| name.split(' ').next() == Some(game)).map(|(_, side)| side).collect();
    move |word| sides.iter().any(|side| side.has(word))
}

#[test]
fn every_number_in_a_comment_of_a_game_can_be_looked_up() {
    let known = known();
    for game in ["realms", "shards", "aeons"] {
        let has = of_game(&known, game);
        for file in
            ["src", "tests", "benches"].iter().flat_map(|under| files(&game_folder(game).join(under), "rs"))
        {
            for (at, line) in read(&file).lines().enumerate() {
                let comment = line.split_once("//").map_or("", |(_, comment)| comment);
                let lost: Vec<&str> = cited(comment).filter(|word| !has(word)).collect();
                assert!(lost.is_empty(), "{}:{}: {lost:?}", file.display(), at + 1);
            }
        }
    }
}

/// A source is a place in the papers or a card: `shards R1`, `aeons nemeses section 10.2`, `card king`, `notation`.
fn fault(source: &str, known: &BTreeMap<&str, Known>, facts: &str) -> Option<String> {
    let (kind, rest) = source.split_once([' ', ',']).unwrap_or((source, ""));
    match kind {
        "notation" | "formats" => None,
        "card" | "mage" | "nemesis" | "character" => {
            let is_there = rest.split(' ').all(|id| facts.contains(&format!("id = \"{id}\"")));
            (!is_there).then(|| format!("no such {source}"))
        }
        "realms" | "shards" | "aeons" => {
            let (game, rest) = match rest.split_once(' ') {
                Some(("nemeses", rest)) => ("aeons nemeses", rest),
                _ => (kind, rest),
            };
            let place = rest.strip_prefix("section ").unwrap_or(rest);
            let place = place.split([' ', ',']).next().unwrap_or_default();
            (!known[game].has(place)).then(|| format!("{game} has no {place}"))
        }
        _ => Some(format!("`{source}` names neither a rule nor a card")),
    }
}

#[test]
fn every_source_of_a_scenario_can_be_looked_up() {
    let known = known();
    let facts: String = files(&xtask::root().join("facts"), "toml").iter().map(|file| read(file)).collect();
    for game in ["realms", "shards", "aeons"] {
        for file in files(&game_folder(game).join("scenarios"), "toml") {
            let text = read(&file);
            // A case may have a source of its own.
            let sources = text.lines().filter_map(|line| line.strip_prefix("source"));
            for part in sources.flat_map(|source| source.trim_matches([' ', '=', '"']).split("; ")) {
                let fault = fault(part, &known, &facts);
                assert!(fault.is_none(), "{}: {}", file.display(), fault.unwrap_or_default());
            }
        }
    }
}

#[test]
fn every_number_in_the_guides_the_rulings_and_the_pages_on_rules_can_be_looked_up() {
    let known = known();
    let rulings = read(&xtask::root().join("RULINGS.md"));
    for (name, heading, page) in RULES {
        let game = name.split(' ').next().unwrap_or_default();
        let has = of_game(&known, game);
        let part = rulings.split_once(&format!("\n{heading}\n")).map_or("", |(_, part)| part);
        let mut texts =
            vec![("RULINGS.md".to_string(), part.split("\n## ").next().unwrap_or_default().to_string())];
        texts.push((page.to_string(), read(&xtask::root().join("docs/rules").join(format!("{page}.md")))));
        let guides = files(&game_folder("text").join("guides"), "toml");
        let guides = guides.iter().filter(|file| file.file_stem().is_some_and(|name| name == game));
        texts.extend(guides.map(|file| (file.display().to_string(), read(file))));
        for (place, text) in texts {
            let lost: BTreeSet<&str> = cited(&text).filter(|word| !has(word)).collect();
            assert!(lost.is_empty(), "{place} ({name}): {lost:?}");
        }
    }
}

#[test]
fn a_citation_that_leads_nowhere_is_noticed() {
    let known = known();
    let facts = "id = \"king\"";
    for good in [
        "realms R1",
        "realms 3",
        "shards section 10.2",
        "shards 10.2",
        "aeons nemeses R39",
        "card king",
        "notation, questions",
    ] {
        assert_eq!(fault(good, &known, facts), None, "{good}");
    }
    for bad in
        ["realms R27", "shards section 99", "aeons R39", "aeons nemeses R40", "card kink", "the contract"]
    {
        assert!(fault(bad, &known, facts).is_some(), "{bad}");
    }
}
