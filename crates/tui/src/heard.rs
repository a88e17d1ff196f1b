//! What each seat has heard of the game, and how much of it was shown at the terminal.

use talon_core::{Game, Seat, Viewer};
use talon_table::Table;

use crate::show::capital;
use crate::words;

/// A line of a log.
struct Sentence {
    /// The number of moves before it; nothing for what was before the first question.
    before: Option<usize>,
    text: String,
}

/// A log for each seat.
pub(crate) struct Heard {
    logs: Vec<Vec<Sentence>>,
    /// How many lines of each log were said.
    said: Vec<usize>,
}

impl Heard {
    /// What was to be heard at this table so far.
    pub(crate) fn of<G: Game>(table: &Table<G>) -> Self {
        let seats = table.seats();
        let mut heard = Self { logs: (0..seats).map(|_| Vec::new()).collect(), said: vec![0; seats] };
        let (state, events) = table.opening();
        heard.note(table.game(), &state, None, &events);
        let mut again = table.clone();
        again.rewind(0);
        for (number, line) in table.lines().iter().enumerate() {
            // A move of this very table is played again.
            let events = again.play(line.seat, &line.text).unwrap_or_default();
            heard.note(table.game(), again.state(), Some(number), &events);
        }
        heard
    }

    /// Notes what happened in each log, as that seat may hear it.
    pub(crate) fn note<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        before: Option<usize>,
        events: &[G::Event],
    ) {
        for (index, log) in self.logs.iter_mut().enumerate() {
            let viewer = Viewer::Seat(Seat::at(index));
            let heard = events.iter().filter_map(|event| game.redact(state, event, viewer));
            let text = |event: G::Event| capital(&words::speech().say(&game.tell(&event)));
            log.extend(heard.map(|event| Sentence { before, text: text(event) }));
        }
    }

    /// What this seat has not been told yet; after this call it has.
    pub(crate) fn news(&mut self, seat: Seat) -> Vec<String> {
        let log = &self.logs[seat.index()];
        let from = std::mem::replace(&mut self.said[seat.index()], log.len());
        log[from..].iter().map(|heard| heard.text.clone()).collect()
    }

    /// Everything this seat has heard, with the number of the move.
    pub(crate) fn all(&self, seat: Seat) -> impl Iterator<Item = (usize, &str)> {
        self.logs[seat.index()]
            .iter()
            .map(|heard| (heard.before.map_or(0, |before| before + 1), heard.text.as_str()))
    }

    /// Forgets everything that came after this many moves.
    pub(crate) fn go_back_to(&mut self, moves: usize) {
        for (log, said) in self.logs.iter_mut().zip(&mut self.said) {
            log.retain(|heard| heard.before.is_none_or(|before| before < moves));
            *said = log.len().min(*said);
        }
    }
}
