//! From the tree of a file to a scenario: every key must be known and every value of the right kind.

use std::collections::BTreeSet;

use talon_core::{Seat, SeatSet, Seed, Viewer};

use super::Flaw;
use super::source::{self, Map, Node, Shape};

/// A file as it is written: the plain form is one case without a number.
///
/// ```
/// use talon_table::scenario::File;
///
/// let file = File::read(r#"
/// game = "realms"
/// title = "Two questions about one hand"
///
/// [given.seat1]
/// hand = ["king"]
///
/// [[case]]
/// title = "The first"
///
/// [[case]]
/// title = "The second"
/// "#).map_err(|flaw| flaw.to_string())?;
/// let titles: Vec<_> = file.cases.iter().map(|case| case.title.as_str()).collect();
/// assert_eq!(titles, ["The first", "The second"]);
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// What the file is about.
    pub title: String,
    /// Its cases, in their order.
    pub cases: Vec<Case>,
}

/// One question in a file. A badly written case is a flaw by itself: the others still run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// Its number in the file, from 1; nothing for the plain form.
    pub number: Option<usize>,
    /// Its title, or that of the file.
    pub title: String,
    /// What is to be played.
    pub scenario: Result<Scenario, Flaw>,
}

/// A scenario as it is written: nothing in it has been checked against the game yet.
///
/// ```
/// use talon_table::scenario::Scenario;
///
/// let scenario = Scenario::read("game = \"realms\"\ntitle = \"Nothing happens\"\nseed = 7\n")
///     .map_err(|flaw| flaw.to_string())?;
/// assert_eq!((scenario.game.as_str(), scenario.seed), ("realms", 7));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The game's name.
    pub game: String,
    /// The question in one line.
    pub title: String,
    /// The ruling it comes from.
    pub source: String,
    /// The seed of the deal.
    pub seed: Seed,
    pub(crate) game_line: usize,
    pub(crate) setup: Option<Node>,
    pub(crate) given: Option<Node>,
    pub(crate) steps: Vec<ScenarioStep>,
    pub(crate) then: Option<Check>,
}

/// A move with what should be seen after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ScenarioStep {
    pub(crate) seat: Option<(usize, Seat)>,
    pub(crate) line: usize,
    pub(crate) text: String,
    /// The line and the word of an expected refusal.
    pub(crate) illegal: Option<(usize, String)>,
    pub(crate) then: Check,
}

/// What must be true at a moment, for one pair of eyes and those named within.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Check {
    pub(crate) to_act: Option<(usize, SeatSet)>,
    pub(crate) outcome: Option<(usize, String)>,
    pub(crate) include: Vec<(usize, String)>,
    pub(crate) exclude: Vec<(usize, String)>,
    /// The keys of the game's own position.
    pub(crate) position: Map,
    pub(crate) views: Vec<(usize, Viewer, Check)>,
}

impl File {
    /// Reads a file. Only its form is checked.
    pub fn read(text: &str) -> Result<Self, Flaw> {
        if text.len() > super::BYTES_MAX {
            return Err(Flaw::file(1, format!("longer than {} bytes", super::BYTES_MAX)));
        }
        let mut keys = Keys { path: "", line: 1, map: source::read(text)? };
        let game = keys.take("game").ok_or_else(|| {
            Flaw::file(1, "no `game` is named; a scenario starts with e.g. `game = \"realms\"`")
        })?;
        let (game_line, game) = text_of("game", game)?;
        let cases = keys.take("case");
        let whole = Scenario::of(&mut keys, game, game_line)?;
        let known = ["game", "title", "source", "seed", "setup", "given", "step", "then", "case"];
        keys.end(&known)?;
        let title = whole.title.clone();
        let cases = match cases {
            None => vec![Case { number: None, title: title.clone(), scenario: Ok(whole) }],
            Some(node) => cases_of(&whole, node)?,
        };
        Ok(Self { title, cases })
    }

    /// The one case, or the case of this number.
    pub fn into_scenario(mut self, number: Option<usize>) -> Result<Scenario, Flaw> {
        let count = self.cases.len();
        let place = number.map_or_else(|| (count == 1).then_some(0), |number| number.checked_sub(1));
        match place {
            Some(place) if place < count => self.cases.swap_remove(place).scenario,
            _ => Err(Flaw::file(1, format!("the file holds {count} cases; name one, from 1 to {count}"))),
        }
    }
}

impl Scenario {
    /// Reads a file of one case. Only its form is checked.
    pub fn read(text: &str) -> Result<Self, Flaw> {
        File::read(text)?.into_scenario(None)
    }

    /// How many steps it has.
    pub const fn steps(&self) -> usize {
        self.steps.len()
    }

    /// Who makes its first move, if it says so.
    pub fn first_seat(&self) -> Option<Seat> {
        let moves = self.steps.iter().find(|step| step.illegal.is_none());
        moves.or_else(|| self.steps.first())?.seat.map(|(_, seat)| seat)
    }

    /// What a file and its cases have in common.
    fn of(keys: &mut Keys<'_>, game: String, game_line: usize) -> Result<Self, Flaw> {
        Ok(Self {
            game_line,
            game,
            title: keys.text("title")?.map_or_else(String::new, |(_, title)| title),
            source: keys.text("source")?.map_or_else(String::new, |(_, source)| source),
            seed: keys.take("seed").map_or(Ok(1), |node| seed_of(&node))?,
            setup: keys.take("setup").map(|node| table("setup", node)).transpose()?,
            given: keys.take("given").map(|node| table("given", node)).transpose()?,
            steps: keys.take("step").map_or(Ok(Vec::new()), steps_of)?,
            then: keys.take("then").map(|node| check_of("then", node, true)).transpose()?,
        })
    }

    /// A case over what the file says for all of them: key by key, and the case's own wins.
    fn under(&self, node: Node) -> Result<Self, Flaw> {
        let mut keys = Keys::of("case", node)?;
        let has = |key: &str| keys.map.contains_key(key);
        let (own_title, own_source, own_seed) = (has("title"), has("source"), has("seed"));
        let case = Self::of(&mut keys, self.game.clone(), self.game_line)?;
        keys.end(&["title", "source", "seed", "setup", "given", "step", "then"])?;
        Ok(Self {
            title: if own_title { case.title } else { self.title.clone() },
            source: if own_source { case.source } else { self.source.clone() },
            seed: if own_seed { case.seed } else { self.seed },
            setup: laid_over(self.setup.as_ref(), case.setup),
            given: laid_over(self.given.as_ref(), case.given),
            ..case
        })
    }
}

/// The cases of a file; what is played and checked is in them and nowhere else.
fn cases_of(whole: &Scenario, node: Node) -> Result<Vec<Case>, Flaw> {
    let line = node.line;
    let nodes = match node.kind {
        Shape::List(nodes) if !nodes.is_empty() => nodes,
        _ => return Err(Flaw::file(line, "cases are written as `[[case]]`, and there is at least one")),
    };
    if !whole.steps.is_empty() || whole.then.is_some() {
        return Err(Flaw::file(
            line,
            "beside `[[case]]` there is no `step` or `then`: each case has its own",
        ));
    }
    let case = |(place, node): (usize, Node)| {
        let written = if let Shape::Map(map) = &node.kind { map.get("title") } else { None };
        let title = match written {
            Some(Node { kind: Shape::Text(title), .. }) => title.clone(),
            _ => whole.title.clone(),
        };
        Case { number: Some(place + 1), title, scenario: whole.under(node) }
    };
    Ok(nodes.into_iter().enumerate().map(case).collect())
}

/// Tables are merged key by key, at every depth; anything else is replaced completely.
fn laid_over(below: Option<&Node>, above: Option<Node>) -> Option<Node> {
    match (below, above) {
        (None, above) => above,
        (Some(below), None) => Some(below.clone()),
        (Some(Node { kind: Shape::Map(below), .. }), Some(Node { kind: Shape::Map(above), line })) => {
            let mut map = below.clone();
            for (key, node) in above {
                let node = laid_over(below.get(&key), Some(node));
                map.extend(node.map(|node| (key, node)));
            }
            Some(Node { line, kind: Shape::Map(map) })
        }
        (Some(_), Some(above)) => Some(above),
    }
}

/// The parts of a table that have not been read yet.
struct Keys<'a> {
    path: &'a str,
    line: usize,
    map: Map,
}

impl<'a> Keys<'a> {
    fn of(path: &'a str, node: Node) -> Result<Self, Flaw> {
        let line = node.line;
        match node.kind {
            Shape::Map(map) => Ok(Self { path, line, map }),
            _ => Err(Flaw::file(line, format!("`{path}` must be a table"))),
        }
    }

    fn take(&mut self, key: &str) -> Option<Node> {
        self.map.remove(key)
    }

    fn text(&mut self, key: &str) -> Result<Option<(usize, String)>, Flaw> {
        self.take(key).map(|node| text_of(key, node)).transpose()
    }

    /// A list of different texts with their lines.
    fn texts(&mut self, key: &str) -> Result<Vec<(usize, String)>, Flaw> {
        let Some(node) = self.take(key) else { return Ok(Vec::new()) };
        let Shape::List(items) = node.kind else {
            return Err(Flaw::file(node.line, format!("`{key}` must be a list of moves")));
        };
        let texts: Vec<_> = items.into_iter().map(|item| text_of(key, item)).collect::<Result<_, _>>()?;
        let mut seen = BTreeSet::new();
        match texts.iter().find(|(_, text)| !seen.insert(text)) {
            Some((line, text)) => Err(Flaw::file(*line, format!("`{text}` is twice in `{key}`"))),
            None => Ok(texts),
        }
    }

    /// Whatever is left is a key nobody knows.
    fn end(self, known: &[&str]) -> Result<(), Flaw> {
        let first = self.map.iter().min_by_key(|(_, node)| node.line);
        first.map_or(Ok(()), |(key, node)| {
            let path = if self.path.is_empty() { key.clone() } else { format!("{}.{key}", self.path) };
            Err(Flaw::unknown_key(node.line, &path, known))
        })
    }
}

fn text_of(key: &str, node: Node) -> Result<(usize, String), Flaw> {
    match node.kind {
        Shape::Text(text) => Ok((node.line, text)),
        _ => Err(Flaw::file(node.line, format!("`{key}` must be a text in quotes"))),
    }
}

fn table(key: &str, node: Node) -> Result<Node, Flaw> {
    match node.kind {
        Shape::Map(_) => Ok(node),
        _ => Err(Flaw::file(node.line, format!("`{key}` must be a table"))),
    }
}

fn seed_of(node: &Node) -> Result<Seed, Flaw> {
    let seed = if let Shape::Int(n) = node.kind { Seed::try_from(n).ok() } else { None };
    seed.ok_or_else(|| {
        Flaw::file(node.line, format!("`seed` must be a whole number from 0 to {}", Seed::MAX))
    })
}

fn seat_of(key: &str, node: &Node) -> Result<(usize, Seat), Flaw> {
    let number = if let Shape::Int(n) = node.kind { usize::try_from(n).ok() } else { None };
    match number.and_then(Seat::numbered) {
        Some(seat) => Ok((node.line, seat)),
        None => Err(Flaw::file(node.line, format!("`{key}` must be a seat number from 1 to {}", Seat::MAX))),
    }
}

fn seats_of(key: &str, node: &Node) -> Result<(usize, SeatSet), Flaw> {
    let Shape::List(items) = &node.kind else {
        return seat_of(key, node).map(|(line, seat)| (line, SeatSet::one(seat)));
    };
    let mut seats = SeatSet::NONE;
    for item in items {
        let (line, seat) = seat_of(key, item)?;
        if seats.has(seat) {
            return Err(Flaw::file(line, format!("{seat} is twice in `{key}`")));
        }
        seats = seats.with(seat);
    }
    Ok((node.line, seats))
}

fn steps_of(node: Node) -> Result<Vec<ScenarioStep>, Flaw> {
    match node.kind {
        Shape::List(items) => items.into_iter().map(step_of).collect(),
        _ => Err(Flaw::file(node.line, "steps are written as `[[step]]`, each with `do = \"move\"`")),
    }
}

fn step_of(node: Node) -> Result<ScenarioStep, Flaw> {
    let mut keys = Keys::of("step", node)?;
    let step_line = keys.line;
    let text = keys.text("do")?;
    let seat = keys.take("seat").map(|node| seat_of("seat", &node)).transpose()?;
    let illegal = keys.text("illegal")?;
    // In the step itself they mean the same as in its `then`.
    let here = Options { include: keys.texts("options_include")?, exclude: keys.texts("options_exclude")? };
    let then = keys.take("then").map(|node| check_of("step.then", node, true)).transpose()?;
    keys.end(&["seat", "do", "illegal", "then", "options_include", "options_exclude"])?;
    let then = here.joined(then.unwrap_or_default())?;
    let (line, text) = text.ok_or_else(|| Flaw::file(step_line, "a step needs `do = \"move\"`"))?;
    Ok(ScenarioStep { seat, line, text, illegal, then })
}

/// Options written beside a `then`.
struct Options {
    include: Vec<(usize, String)>,
    exclude: Vec<(usize, String)>,
}

impl Options {
    fn joined(self, mut check: Check) -> Result<Check, Flaw> {
        for (here, there) in [(self.include, &mut check.include), (self.exclude, &mut check.exclude)] {
            match (here.first(), there.is_empty()) {
                (Some((line, _)), false) => {
                    return Err(Flaw::file(*line, "written both in the step and in its `then`"));
                }
                (Some(_), true) => *there = here,
                (None, _) => {}
            }
        }
        check_options(&check)?;
        Ok(check)
    }
}

/// Keys that are the same for every game; the rest belong to the game's position.
fn check_of(path: &str, node: Node, with_views: bool) -> Result<Check, Flaw> {
    let mut keys = Keys::of(path, node)?;
    let to_act = keys.take("to_act").map(|node| seats_of("to_act", &node)).transpose()?;
    let outcome = keys.text("outcome")?.map(outcome_of).transpose()?;
    let include = keys.texts("options_include")?;
    let exclude = keys.texts("options_exclude")?;
    let views = match keys.take("view") {
        Some(node) if with_views => views_of(path, node)?,
        Some(node) => return Err(Flaw::file(node.line, "a view has no views in it")),
        None => Vec::new(),
    };
    let check = Check { to_act, outcome, include, exclude, position: keys.map, views };
    check_options(&check)?;
    Ok(check)
}

fn check_options(check: &Check) -> Result<(), Flaw> {
    let both = check.exclude.iter().find(|(_, text)| check.include.iter().any(|(_, other)| other == text));
    both.map_or(Ok(()), |(line, text)| {
        Err(Flaw::file(*line, format!("`{text}` is in `options_include` and in `options_exclude`")))
    })
}

fn views_of(path: &str, node: Node) -> Result<Vec<(usize, Viewer, Check)>, Flaw> {
    let keys = Keys::of("view", node)?;
    let mut views = Vec::new();
    for (name, node) in keys.map {
        let line = node.line;
        let viewer = match Seat::parse(&name, "seat") {
            Some(seat) => Viewer::Seat(seat),
            None if name == "watcher" => Viewer::Watcher,
            None => {
                let known = ["seat1", "seat2", "…", "watcher"];
                return Err(Flaw::unknown_key(line, &format!("{path}.view.{name}"), &known));
            }
        };
        let check = check_of(&format!("{path}.view.{name}"), node, false)?;
        if viewer == Viewer::Watcher
            && let Some((line, _)) = check.include.iter().chain(&check.exclude).next()
        {
            return Err(Flaw::file(*line, "a watcher has no options"));
        }
        views.push((line, viewer, check));
    }
    Ok(views)
}

/// An outcome in its one spelling: seats in order.
fn outcome_of((line, text): (usize, String)) -> Result<(usize, String), Flaw> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let known = match words.as_slice() {
        ["ongoing"] | ["win" | "loss", "players"] => true,
        ["win", team] if team.starts_with("team") => Seat::parse(team, "team").is_some(),
        ["win", seats @ ..] => {
            !seats.is_empty() && seats.iter().all(|seat| Seat::parse(seat, "seat").is_some())
        }
        _ => false,
    };
    if !known {
        let reason = format!(
            "`{text}` is no outcome: `win seat1`, `win team1`, `win players`, `loss players` or `ongoing`"
        );
        return Err(Flaw::file(line, reason));
    }
    let mut words = words;
    if let [_, seats @ ..] = words.as_mut_slice() {
        seats.sort_unstable();
    }
    Ok((line, words.join(" ")))
}
