//! One table with its people, in memory.

use talon_core::{Phrase, Record, Seat, Seed, Viewer};
use talon_table::{AnyTable, Host, games};

use crate::journal::{Deal, Note, Place, Who};
use crate::trouble::Trouble;

/// Whose link it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// A player.
    Seat(Seat),
    /// Somebody at the rail.
    Watcher,
    /// Somebody who may take a free seat.
    Guest,
}

/// A table, who sits at it, and what everybody was told.
pub(crate) struct Room {
    pub(crate) id: String,
    pub(crate) deal: Deal,
    pub(crate) table: Box<dyn AnyTable>,
    /// How many entries the journal has; every change counts, so a count is never seen twice.
    pub(crate) count: u64,
    /// The count after each seat's own last entry.
    own_counts: Vec<u64>,
    /// By move, then by viewer (the seats, then the watcher): the sentences.
    told: Vec<Vec<Vec<Phrase>>>,
    /// The join link of the table that followed this one.
    pub(crate) again: Option<String>,
}

impl Room {
    /// A freshly dealt table.
    pub(crate) fn new(id: String, deal: Deal) -> Result<Self, Trouble> {
        let record = Record::parse(&deal.record).map_err(|error| Trouble::Broken(error.to_string()))?;
        let host = host(&record.game)?;
        if host.rules() != record.rules {
            return Err(Trouble::Broken(format!("it was dealt under version {} of the rules", record.rules)));
        }
        let table = host.table(&record.options, record.seed).map_err(Trouble::Option)?;
        let own_counts = vec![0; table.seats()];
        Ok(Self { id, deal, table, count: 1, own_counts, told: Vec::new(), again: None })
    }

    /// Does again what a journal says.
    pub(crate) fn redo(&mut self, note: &Note) -> Result<(), Trouble> {
        match note {
            Note::Move(seat, text) => self.play(Seat::at(*seat), text)?,
            Note::Undo(_, count) => self.rewind(*count),
            Note::Sit(seat, name) => self.sit(*seat, name),
            Note::Again(join) => self.again = Some(join.clone()),
        }
        self.counted(note);
        Ok(())
    }

    /// One more entry is in the journal.
    pub(crate) fn counted(&mut self, note: &Note) {
        self.count += 1;
        if let Note::Move(seat, _) | Note::Undo(seat, _) = note {
            self.own_counts[*seat] = self.count;
        }
    }

    /// Plays a move and keeps what everybody is told of it.
    pub(crate) fn play(&mut self, seat: Seat, text: &str) -> Result<(), Trouble> {
        let viewers = self.viewers();
        let told = self.table.play_before(seat, text, &viewers).map_err(Trouble::Refused)?;
        self.told.push(told);
        Ok(())
    }

    /// Goes back to `count` moves.
    pub(crate) fn rewind(&mut self, count: usize) {
        self.table.rewind(count);
        self.told.truncate(count);
    }

    fn sit(&mut self, seat: usize, name: &str) {
        if let Some(place) = self.deal.places.get_mut(seat) {
            place.who = Who::Human(name.to_string());
        }
    }

    /// Is a post that saw `count` too old to mean what is asked now? Where a clock runs everybody moves at once, and only
    /// the seat's own moves change what its next one means.
    pub(crate) fn is_stale(&self, seat: Seat, count: u64) -> bool {
        let several = self.table.clock_move(seat).is_some();
        if several {
            count < self.own_counts[seat.index()] || count > self.count
        } else {
            count != self.count
        }
    }

    /// The number of moves this seat may go back to now, one at a time; nothing: it may not.
    pub(crate) fn undo_to(&self, seat: Seat) -> Option<usize> {
        let lines = self.table.lines();
        let mine = lines.last().is_some_and(|line| line.seat == seat) && self.table.outcome().is_none();
        (mine && self.table.undo_floor(seat) < lines.len()).then(|| lines.len() - 1)
    }

    /// What `viewer` was told, by move: the seat that moved and the sentences.
    pub(crate) fn told(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = (Seat, &[Phrase])> {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Watcher | Viewer::Judge => self.table.seats(),
        };
        let lines = self.table.lines().iter().zip(&self.told);
        lines.map(move |(line, told)| (line.seat, told[place].as_slice()))
    }

    /// The bot that is to move, if the table waits for one. Where several may act, people first have their time.
    pub(crate) fn bot_to_act(&self) -> Option<(Seat, &str)> {
        if self.has_open_seat() {
            return None;
        }
        let bots = self.table.to_act().iter();
        let waiting = bots.filter_map(|seat| Some((seat, self.place(seat).who.bot()?)));
        waiting.min_by_key(|(seat, _)| self.own_counts[seat.index()])
    }

    /// Is somebody still expected?
    pub(crate) fn has_open_seat(&self) -> bool {
        self.deal.places.iter().any(|place| place.who == Who::Open)
    }

    /// Who sits on a seat.
    pub(crate) fn place(&self, seat: Seat) -> &Place {
        &self.deal.places[seat.index()]
    }

    fn viewers(&self) -> Vec<Viewer> {
        (0..self.table.seats()).map(|seat| Viewer::Seat(Seat::at(seat))).chain([Viewer::Watcher]).collect()
    }
}

/// The record of a table before its first move.
pub(crate) fn first_record(
    game: &str,
    options: &talon_core::Options,
    seed: Seed,
) -> Result<(String, usize), Trouble> {
    let table = host(game)?.table(options, seed).map_err(Trouble::Option)?;
    Ok((table.record().to_string(), table.seats()))
}

/// The game of this name.
pub(crate) fn host(game: &str) -> Result<&'static dyn Host, Trouble> {
    games::named(game).map_err(|_| Trouble::NotFound)
}
