//! Plays a scenario and checks what it says.

use talon_core::{Fault, Game, Options, Refusal, Seat, SeatSet, Silent, Value, Viewer};

use super::compare::compare_map;
use super::file::{Check, ScenarioStep};
use super::source::{Map, Node, Shape};
use super::{Flaw, Scenario};
use crate::table::{Table, allowed, outcome_text};

/// Runs a scenario of this game; it passed if there are no flaws. A faulty file, or a move that does not go as written,
/// ends the run; failed checks are collected.
///
/// ```
/// use talon_games::Realms;
/// use talon_table::scenario::{self, Scenario};
///
/// let text = r#"
/// game = "realms"
/// title = "Who has drawn has eight cards"
///
/// [[step]]
/// do = "draw"
/// [step.then.seat1]
/// hand = 8
/// "#;
/// let scenario = Scenario::read(text).map_err(|flaw| flaw.to_string())?;
/// assert!(scenario::run_for(&Realms::load(), &scenario).is_empty());
/// # Ok::<(), String>(())
/// ```
pub fn run_for<G: Game>(game: &G, scenario: &Scenario) -> Vec<Flaw> {
    let mut run = match start(game, scenario) {
        Ok(state) => CaseRun { game, state, flaws: Vec::new() },
        Err(flaw) => return vec![flaw],
    };
    for step in &scenario.steps {
        if let Err(flaw) = run.step(step) {
            run.flaws.push(flaw);
            return run.flaws;
        }
        run.check("step.then", &step.then, Viewer::Judge);
    }
    if let Some(then) = &scenario.then {
        run.check("then", then, Viewer::Judge);
    }
    run.flaws
}

/// The position after the last step of a scenario; the first move that does not go as written is a flaw.
///
/// ```
/// use talon_core::{Game, Seat};
/// use talon_games::Realms;
/// use talon_table::scenario::{self, Scenario};
///
/// // Begin a program from a position that is written down.
/// let game = Realms::load();
/// let text = r#"
/// game = "realms"
/// title = "After the first draw"
///
/// [[step]]
/// do = "draw"
/// "#;
/// let scenario = Scenario::read(text).map_err(|flaw| flaw.to_string())?;
/// let state = scenario::play_out(&game, &scenario).map_err(|flaw| flaw.to_string())?;
/// assert!(game.to_act(&state).has(Seat::at(0)), "seat 1 has to discard now");
/// # Ok::<(), String>(())
/// ```
pub fn play_out<G: Game>(game: &G, scenario: &Scenario) -> Result<G::State, Flaw> {
    let mut run = CaseRun { game, state: start(game, scenario)?, flaws: Vec::new() };
    scenario.steps.iter().try_for_each(|step| run.step(step))?;
    Ok(run.state)
}

/// The table after the first steps of a scenario, played as moves of their own.
pub(crate) fn table_of<G: Game + 'static>(
    game: &'static G,
    scenario: &Scenario,
    steps: usize,
) -> Result<Table<G>, Flaw> {
    let setup = setup_of(game, scenario)?;
    // Even a position that changes nothing is one: it is marked as such wherever it is played on.
    let nothing = Node { line: scenario.game_line, kind: Shape::Map(Map::new()) };
    let given = scenario.given.as_ref().unwrap_or(&nothing);
    let mut table =
        Table::laid(game, setup, scenario.seed, given.value()).map_err(|fault| misplaced(given, &fault))?;
    for step in scenario.steps.iter().take(steps) {
        let mut run = CaseRun { game, state: table.state().clone(), flaws: Vec::new() };
        let found = run.find(step);
        run.step(step)?;
        if let (Ok((seat, _)), None) = (found, &step.illegal) {
            let refused = |refusal: Refusal| Flaw::of_move(step.line, refusal.to_string());
            table.play(seat, &step.text).map_err(refused)?;
        }
    }
    Ok(table)
}

/// Deals, lays the given position over it, and goes to the first question.
fn start<G: Game>(game: &G, scenario: &Scenario) -> Result<G::State, Flaw> {
    let mut state = game.deal(&setup_of(game, scenario)?, scenario.seed);
    if let Some(given) = &scenario.given {
        game.lay(&mut state, &given.value()).map_err(|fault| misplaced(given, &fault))?;
    }
    game.open(&mut state, &mut Silent);
    Ok(state)
}

fn setup_of<G: Game>(game: &G, scenario: &Scenario) -> Result<G::Setup, Flaw> {
    if scenario.game != G::NAME {
        return Err(Flaw::file(scenario.game_line, format!("this is not a scenario of `{}`", G::NAME)));
    }
    let options = scenario.setup.as_ref().map_or_else(Options::new, options_of);
    game.setup(&options).map_err(|bad| {
        let line = scenario.setup.as_ref().map_or(scenario.game_line, |node| node.line_of(&bad.key));
        Flaw::file(line, bad.to_string())
    })
}

/// What a game finds wrong with a position, with its line.
fn misplaced(given: &Node, fault: &Fault) -> Flaw {
    let path = if fault.path.is_empty() { String::new() } else { format!(".{}", fault.path) };
    Flaw::file(given.line_of(&fault.path), format!("given{path}: {}", fault.reason))
}

pub(super) fn options_of(setup: &Node) -> Options {
    match &setup.kind {
        Shape::Map(map) => map.iter().map(|(key, node)| (key.clone(), node.value())).collect(),
        Shape::Bool(_) | Shape::Int(_) | Shape::Text(_) | Shape::List(_) => Options::new(),
    }
}

struct CaseRun<'a, G: Game> {
    game: &'a G,
    state: G::State,
    flaws: Vec<Flaw>,
}

impl<G: Game> CaseRun<'_, G> {
    fn step(&mut self, step: &ScenarioStep) -> Result<(), Flaw> {
        if let Some((line, seat)) = step.seat
            && seat.index() >= self.game.seats(&self.state)
        {
            return Err(self.no_such_seat(line, seat));
        }
        match (self.find(step), &step.illegal) {
            (Ok((seat, choice)), None) => {
                self.game.advance(&mut self.state, seat, &choice, &mut Silent);
                Ok(())
            }
            (Err(refusals), None) => {
                let reason = refusals.first().map_or_else(String::new, ToString::to_string);
                Err(Flaw::of_move(step.line, format!("`{}` is refused: {reason}", step.text)))
            }
            (Ok((seat, _)), Some((line, _))) => {
                let text = &step.text;
                Err(Flaw::of_move(*line, format!("`{text}` of {seat} must be refused, but is allowed")))
            }
            (Err(refusals), Some((line, word))) => self.expect_reason(*line, word, &refusals, step),
        }
    }

    /// The seat that may make this move, with the move; or why nobody may.
    fn find(&self, step: &ScenarioStep) -> Result<(Seat, G::Choice), Vec<Refusal>> {
        let seats = match step.seat {
            Some((_, seat)) => SeatSet::one(seat),
            None => self.game.to_act(&self.state),
        };
        let mut refusals = Vec::new();
        for seat in seats.iter() {
            match allowed(self.game, &self.state, seat, &step.text) {
                Ok(choice) => return Ok((seat, choice)),
                Err(refusal) => refusals.push(refusal),
            }
        }
        if refusals.is_empty() {
            refusals.push(Refusal::Over);
        }
        Err(refusals)
    }

    /// A refusal must give the reason that was written, and trying the move must change nothing.
    fn expect_reason(
        &self,
        line: usize,
        word: &str,
        refusals: &[Refusal],
        step: &ScenarioStep,
    ) -> Result<(), Flaw> {
        let reasons: Vec<String> = refusals.iter().map(ToString::to_string).collect();
        let wanted = word.to_lowercase();
        if !reasons.iter().any(|reason| reason.to_lowercase().contains(&wanted)) {
            let reason = reasons.join("; ");
            return Err(Flaw::of_move(
                line,
                format!("`{}` is refused, but not with `{word}` in the reason: {reason}", step.text),
            ));
        }
        let mut after = self.state.clone();
        let seats = step.seat.map_or_else(|| self.game.to_act(&self.state), |(_, seat)| SeatSet::one(seat));
        for seat in seats.iter() {
            if let Ok(choice) = self.game.parse(&after, seat, &step.text)
                && self.game.apply(&mut after, seat, &choice, &mut Silent).is_err()
                && after != self.state
            {
                return Err(Flaw::of_move(
                    line,
                    format!("`{}` is refused and yet changes the position", step.text),
                ));
            }
        }
        Ok(())
    }

    fn check(&mut self, path: &str, check: &Check, viewer: Viewer) {
        self.check_to_act(path, check);
        self.check_outcome(path, check);
        self.check_options(path, check, viewer);
        if let Value::Map(found) = self.game.position(&self.game.view(&self.state, viewer)) {
            compare_map(path, &check.position, &found, &mut self.flaws);
        }
        for (line, viewer, seen) in &check.views {
            let name = match viewer {
                Viewer::Seat(seat) if seat.index() >= self.game.seats(&self.state) => {
                    let flaw = self.no_such_seat(*line, *seat);
                    self.flaws.push(flaw);
                    continue;
                }
                Viewer::Seat(seat) => seat.to_string(),
                Viewer::Watcher | Viewer::Judge => "watcher".to_string(),
            };
            self.check(&format!("{path}.view.{name}"), seen, *viewer);
        }
    }

    fn check_to_act(&mut self, path: &str, check: &Check) {
        let Some((line, wanted)) = check.to_act else { return };
        let beyond = wanted.iter().find(|seat| seat.index() >= self.game.seats(&self.state));
        let found = self.game.to_act(&self.state);
        if let Some(seat) = beyond {
            let flaw = self.no_such_seat(line, seat);
            self.flaws.push(flaw);
        } else if found != wanted {
            self.flaws.push(Flaw::check(line, &format!("{path}.to_act"), numbers(wanted), numbers(found)));
        }
    }

    fn check_outcome(&mut self, path: &str, check: &Check) {
        let Some((line, wanted)) = &check.outcome else { return };
        let found = outcome_text(self.game.outcome(&self.state));
        if *wanted != found {
            let key = format!("{path}.outcome");
            self.flaws.push(Flaw::check(*line, &key, format!("`{wanted}`"), format!("`{found}`")));
        }
    }

    /// When several seats may act, a move counts as an option if one of them may make it.
    fn check_options(&mut self, path: &str, check: &Check, viewer: Viewer) {
        let seats = match viewer {
            Viewer::Seat(seat) => SeatSet::one(seat),
            Viewer::Watcher | Viewer::Judge => self.game.to_act(&self.state),
        };
        for (line, text) in &check.include {
            if let Some(reason) = self.why_no_option(seats, text) {
                let key = format!("{path}.options_include");
                self.flaws.push(Flaw::check(*line, &key, format!("the option `{text}`"), reason));
            }
        }
        for (line, text) in &check.exclude {
            if self.why_no_option(seats, text).is_none() {
                let key = format!("{path}.options_exclude");
                let expected = format!("no option `{text}`");
                self.flaws.push(Flaw::check(*line, &key, expected, "that it may be played"));
            }
        }
    }

    /// Compared as moves: the text is parsed, and the move it stands for must be allowed.
    fn why_no_option(&self, seats: SeatSet, text: &str) -> Option<String> {
        let mut reason = "that nobody is to act".to_string();
        for seat in seats.iter() {
            match allowed(self.game, &self.state, seat, text) {
                Ok(_) => return None,
                Err(refusal) => reason = format!("that it is refused: {refusal}"),
            }
        }
        Some(reason)
    }

    fn no_such_seat(&self, line: usize, seat: Seat) -> Flaw {
        let seats = self.game.seats(&self.state);
        Flaw::file(line, format!("there is no {seat} at a table of {seats}"))
    }
}

fn numbers(seats: SeatSet) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.number().to_string()).collect();
    format!("[{}]", numbers.join(", "))
}
