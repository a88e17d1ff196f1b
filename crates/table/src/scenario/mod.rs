//! Scenario files: rulings as data.
//!
//! A file sets a game up, lays a position over it, makes moves and says what must be true afterwards. It may hold several
//! cases that belong together, each on a fresh table on top of the file's `setup` and `given`. The format is a public
//! contract; nothing in it is silently ignored, so a misspelt check can never pass.

mod compare;
mod draft;
mod file;
mod flaw;
mod run;
mod source;

pub use draft::Draft;
pub use file::{Case, File, Scenario};
pub use flaw::{Flaw, What};
pub(crate) use run::table_of;
pub use run::{play_out, run_for};

use crate::games;

/// No real scenario comes near this; a larger file is a mistake.
pub const BYTES_MAX: usize = 1 << 20;

/// How a file fared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its title, if it came that far.
    pub title: String,
    /// How its cases fared. A file that cannot be read at all counts as one case.
    pub cases: Vec<CaseReport>,
}

/// How a case of a file fared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseReport {
    /// Its number in the file, from 1; nothing for the plain form.
    pub number: Option<usize>,
    /// Its title, if it came that far.
    pub title: String,
    /// What is wrong; empty if it passed.
    pub flaws: Vec<Flaw>,
}

impl Report {
    /// A file that cannot be read.
    pub fn unreadable(flaw: Flaw) -> Self {
        let case = CaseReport { number: None, title: String::new(), flaws: vec![flaw] };
        Self { title: String::new(), cases: vec![case] }
    }

    /// Did everything hold?
    pub fn passed(&self) -> bool {
        self.cases.iter().all(CaseReport::passed)
    }

    /// Everything that is wrong, case after case.
    pub fn flaws(&self) -> impl Iterator<Item = &Flaw> {
        self.cases.iter().flat_map(|case| &case.flaws)
    }

    /// Everything that is wrong in words, each with its line and its case: for tests that list them.
    ///
    /// ```
    /// let report = talon_table::scenario::run("game = \"realms\"\ntitel = \"misspelt\"\n");
    /// assert!(!report.passed());
    /// let faults = report.faults();
    /// assert!(faults[0].starts_with("2: ") && faults[0].contains("unknown key `titel`"), "{faults:?}");
    /// ```
    pub fn faults(&self) -> Vec<String> {
        let said = |case: &CaseReport, flaw: &Flaw| match case.name() {
            None => format!("{}: {flaw}", flaw.line),
            Some(name) => format!("{}: case {name}: {flaw}", flaw.line),
        };
        self.cases.iter().flat_map(|case| case.flaws.iter().map(move |flaw| said(case, flaw))).collect()
    }
}

impl CaseReport {
    /// What tells it apart from its neighbours: its number, and its title if it has one.
    pub fn name(&self) -> Option<String> {
        let number = self.number?;
        Some(if self.title.is_empty() { number.to_string() } else { format!("{number} ({})", self.title) })
    }

    /// Did everything hold?
    pub fn passed(&self) -> bool {
        self.flaws.is_empty()
    }
}

/// Reads and runs a scenario file of any game.
///
/// ```
/// let report = talon_table::scenario::run(r#"
/// game   = "realms"
/// title  = "A blanked flame keeps no smoke alive"
/// source = "realms C28"
///
/// [given.seat1]
/// hand = ["mountain", "great_flood", "smoke", "whirlwind", "air_elemental", "wildfire", "rainstorm"]
///
/// [then.seat1]
/// score = 146
/// "#);
/// assert!(report.passed(), "{:?}", report.faults());
/// ```
pub fn run(text: &str) -> Report {
    let file = match File::read(text) {
        Ok(file) => file,
        Err(flaw) => return Report::unreadable(flaw),
    };
    let fared = |case: Case| CaseReport {
        number: case.number,
        title: case.title,
        flaws: case.scenario.map_or_else(|flaw| vec![flaw], |scenario| flaws_of(&scenario)),
    };
    Report { title: file.title, cases: file.cases.into_iter().map(fared).collect() }
}

fn flaws_of(scenario: &Scenario) -> Vec<Flaw> {
    match games::named(&scenario.game) {
        Ok(game) => game.run(scenario),
        Err(unknown) => vec![Flaw::file(scenario.game_line, unknown.to_string())],
    }
}
