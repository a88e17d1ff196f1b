//! The same rows from a record.

use core::cell::RefCell;

use talon_core::{Record, RecordError};
use talon_table::Table;
use talon_table::playout::Follower;

use super::{Column, Game, Row, rows};
use crate::facts::{self, Facts, Observed};
use crate::processes::Processes;
use crate::recorder::Recorder;

/// Replays a record, checks every move, and returns the columns of its game and a row for each seat.
pub fn rows_of_record(record: &Record) -> Result<(&'static [Column], Vec<Row>), RecordError> {
    struct Read<'a>(&'a Record);
    impl facts::Visitor for Read<'_> {
        type Out = Result<(&'static [Column], Vec<Row>), RecordError>;
        fn visit<G: Observed>(self, game: &'static G) -> Self::Out {
            Ok((G::COLUMNS, read(game, self.0)?))
        }
    }
    facts::visit(&record.game, Read(record)).map_err(|unknown| RecordError::new(2, unknown.to_string()))?
}

fn read<G: Observed>(game: &'static G, record: &Record) -> Result<Vec<Row>, RecordError> {
    let table = Table::replay(game, record)?;
    // Every move is known to be good by now; they are made once more, to hear what happens.
    let processes = RefCell::new(Processes::new(None));
    let mut scribe = Recorder::new(game, &processes, false);
    let mut state = table.start();
    game.open(&mut state, &mut scribe);
    for line in &record.lines {
        let Ok(choice) = game.parse(&state, line.seat, &line.text) else { break };
        scribe.before(game, &state, line.seat, &choice);
        game.advance(&mut state, line.seat, &choice, &mut scribe);
        scribe.after(game, &state);
    }
    let mut facts = Facts { turns: scribe.turns, ..Facts::default() };
    game.read(table.setup(), &state, &mut facts);
    let played = Game {
        run: "",
        index: None,
        seed: record.seed,
        options: &game.options(table.setup()),
        changes: &[],
        players: &[],
        outcome: table.outcome(),
        cause: None,
        decisions: record.lines.len() as u64,
        seconds: None,
        facts: &facts,
        bought: &scribe.bought,
    };
    debug_assert!(game.outcome(&state) == table.outcome(), "the same moves lead to the same end");
    Ok(rows(game, table.setup(), table.state(), &played))
}
