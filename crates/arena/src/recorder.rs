//! What is written down of a game where somebody wants more than its sums: moves, purchases, and what programs hear of it.

use core::cell::RefCell;

use talon_core::{Line, Record, Seat, Sink, Viewer, digest};
use talon_table::playout::Follower;

use crate::facts::Observed;
use crate::processes::Processes;

/// Follows a game.
pub(crate) struct Recorder<'a, G: Observed> {
    game: &'a G,
    processes: &'a RefCell<Processes>,
    /// Turns that events told of.
    pub(crate) turns: u64,
    /// The moves, if they are wanted.
    pub(crate) lines: Option<Vec<Line>>,
    /// Who bought what.
    pub(crate) bought: Vec<(Seat, u16)>,
    events: Vec<G::Event>,
}

impl<'a, G: Observed> Recorder<'a, G> {
    pub(crate) fn new(game: &'a G, processes: &'a RefCell<Processes>, keeps_lines: bool) -> Self {
        let lines = keeps_lines.then(Vec::new);
        Self { game, processes, turns: 0, lines, bought: Vec::new(), events: Vec::new() }
    }
}

impl<G: Observed> Sink<G::Event> for Recorder<'_, G> {
    fn note(&mut self, make: impl FnOnce() -> G::Event) {
        let event = make();
        self.turns += u64::from(self.game.begins_turn(&event));
        self.events.push(event);
    }
}

impl<G: Observed> Follower<G> for Recorder<'_, G> {
    fn before(&mut self, game: &G, state: &G::State, seat: Seat, choice: &G::Choice) {
        if let Some(lines) = &mut self.lines {
            lines.push(Line { seat, text: game.print(state, seat, choice), digest: None });
        }
        self.bought.extend(game.bought(choice).map(|card| (seat, card)));
    }

    fn after(&mut self, game: &G, state: &G::State) {
        if let Some(lines) = &mut self.lines {
            let number = lines.len();
            if let Some(last) = lines.last_mut().filter(|_| Record::has_digest(number)) {
                last.digest = Some(position_digest(game, state));
            }
        }
        let mut processes = self.processes.borrow_mut();
        if processes.any_sits() {
            for seat in (0..game.seats(state)).map(Seat::at) {
                if !processes.sits(seat) {
                    continue;
                }
                for event in &self.events {
                    if let Some(told) = game.redact(state, event, Viewer::Seat(seat)) {
                        processes.hear(seat, &game.tell(&told));
                    }
                }
            }
        }
        self.events.clear();
    }
}

/// Digest of the whole printed position, as a record carries it.
pub(crate) fn position_digest<G: Observed>(game: &G, state: &G::State) -> u64 {
    digest(&game.position(&game.view(state, Viewer::Judge)).to_string())
}
