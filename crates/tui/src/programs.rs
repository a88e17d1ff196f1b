//! Programs at the table: their processes, and what they are told.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use talon_core::{Eyes, Game, Seat};
use talon_program::{Fault, Greeting, Player, Program, Question};
use talon_table::Table;
use talon_text::{Lang, Speech};

/// The processes of the programs that sit at a table, and how much of the game each was told.
pub(crate) struct Programs {
    speech: Speech,
    processes: BTreeMap<usize, (Player, usize)>,
}

impl Programs {
    pub(crate) fn new() -> Self {
        Self { speech: Speech::new(Lang::En), processes: BTreeMap::new() }
    }

    /// The choice of a program, as a number among `choices`; the process begins when it is asked for the first time.
    pub(crate) fn choose<G: Game + 'static>(
        &mut self,
        program: &Program,
        table: &Table<G>,
        seat: Seat,
        choices: &[G::Choice],
    ) -> Result<usize, Fault> {
        let (process, told) = match self.processes.entry(seat.index()) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(place) => place.insert((begin(program, table, seat)?, 0)),
        };
        let moves = table.lines().len();
        let log = heard(&self.speech, table, seat, (*told).min(moves));
        *told = moves;
        let eyes = Eyes::new(table.game(), table.state(), seat);
        process.ask(&Question::of(&eyes, choices, log, &self.speech))
    }

    /// Ends the program at a seat and gives the end of what it wrote to standard error.
    pub(crate) fn end(&mut self, seat: Seat) -> String {
        self.processes.remove(&seat.index()).map(|(process, _)| process.end()).unwrap_or_default()
    }

    /// Tells everybody how it ended.
    pub(crate) fn over(&mut self, outcome: &str) {
        for (process, _) in self.processes.values_mut() {
            process.over(outcome);
        }
    }
}

/// A process that is ready for this table.
fn begin<G: Game + 'static>(program: &Program, table: &Table<G>, seat: Seat) -> Result<Player, Fault> {
    let started = Player::start(program, None);
    let mut process = started.map_err(|error| Fault::Ended(error.to_string()))?;
    process.greet(&Greeting {
        game: G::NAME.into(),
        rules: G::RULES,
        options: table.game().options(table.setup()),
        seat: seat.number(),
        seats: table.seats(),
    })?;
    Ok(process)
}

/// What a seat heard after the first moves, this many of them, in English. A game at a terminal is short enough to be played again for that.
fn heard<G: Game + 'static>(speech: &Speech, table: &Table<G>, seat: Seat, from: usize) -> Vec<String> {
    let (game, viewer) = (table.game(), talon_core::Viewer::Seat(seat));
    let mut again = table.clone();
    again.rewind(from);
    let mut log = Vec::new();
    let mut tell = |state: &G::State, events: &[G::Event]| {
        let told = events.iter().filter_map(|event| game.redact(state, event, viewer));
        log.extend(told.map(|event| speech.say(&game.tell(&event))));
    };
    if from == 0 {
        let (state, events) = table.opening();
        tell(&state, &events);
    }
    for line in &table.lines()[from..] {
        // A move of this very table is played again.
        let events = again.play(line.seat, &line.text).unwrap_or_default();
        tell(again.state(), &events);
    }
    log
}
