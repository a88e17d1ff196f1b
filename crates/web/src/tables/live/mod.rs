//! One table and its people, in memory.

mod contest;
mod known;
mod lesson;
mod people;
mod stored;
mod undo;

use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};

use talon_core::{ChoiceKind, Record, Seat, SeatSet, Seed, Viewer};
use talon_store::{Change, RequestId, TableId};
use talon_table::{AnyTable, Host, News};

pub(crate) use contest::{Reached, has_won};
pub(crate) use people::Screen;
pub(crate) use stored::StoredEntries;
pub(crate) use undo::{Request, Undo};

use crate::clock::Clock;
use crate::error::WebError;
use crate::games::{self, Playable};
use crate::tables::by_day::DayClock;
use crate::tables::hold::Hold;
use crate::tables::journal::{Deal, Note, Place, Who, Written};
use crate::tables::proposals::{GroupDecision, Proposal};
use crate::thinking::Hint;

/// What each viewer heard of a move: the seats, then the watcher.
type Heard = Vec<Vec<News>>;

/// A chain of forced moves longer than this continues with the next post; no game has one.
const FORCED_MAX: usize = 64;

/// How many requests are remembered; older ones are refused because their count is out of date. Bots make requests too, and
/// somebody who asks again after half a minute must still be known.
const REQUESTS_MAX: usize = 64;
/// What a table takes in memory, in bytes: when dealt, for each move, and for what a viewer was told about one. Estimated,
/// not measured.
const BARE: usize = 16_000;
const LINE: usize = 200;
const SENTENCES: usize = 700;

/// Whose link it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// A player.
    Seat(Seat),
    /// The screen that the hot seats share.
    Screen,
    /// A watcher.
    Watcher,
    /// Somebody who may take a free seat.
    Guest,
    /// Somebody who may play the same deal, once its game is over.
    Challenged,
}

/// Something in the log that is not a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Aside {
    /// A seat took a move back after something was revealed.
    TakenBack(Seat),
    /// A bot plays for a seat.
    Away(Seat),
    /// Its person is back.
    Home(Seat),
    /// A bot plays this turn for a seat whose time is over.
    Late(Seat),
    /// A seat's time is over, and it has lost.
    Forfeited(Seat),
    /// A seat takes a break, or ends it.
    Rest(Seat, bool),
    /// A seat said something.
    Said(Seat, String),
}

/// A table, who sits at it, and what everybody was told.
pub(crate) struct LiveTable {
    pub(crate) id: TableId,
    /// The epoch in which this server claimed it in the store; 0 if it has not yet.
    pub(crate) epoch: u64,
    /// The time at this table.
    pub(crate) clock: Clock,
    pub(crate) deal: Deal,
    pub(crate) table: Box<dyn AnyTable>,
    /// How many entries the journal has. Every change counts, so no count is seen twice.
    pub(crate) count: u64,
    /// When the last of them was written, in seconds since 1970.
    pub(crate) changed_at: u64,
    /// When the game ended, in seconds since 1970.
    pub(crate) ended_at: Option<u64>,
    /// How many moves it was dealt with, if it branches off another game.
    pub(crate) first_own: usize,
    /// The join link of the table that followed this one.
    pub(crate) again: Option<String>,
    /// The move somebody asks to take back.
    pub(crate) request: Option<Request>,
    /// What else belongs in the log: after how many moves, and what.
    pub(crate) asides: Vec<(usize, Aside)>,
    /// Seats a bot plays for while their people are away.
    pub(crate) away: SeatSet,
    /// The clocks, if it is played by day.
    pub(super) days: DayClock,
    /// Seats about which some browser wanted to be told.
    pub(crate) listeners: SeatSet,
    /// The hot seat whose cards the shared screen shows; not stored, so after a restart it shows none.
    pub(crate) shown: Option<Seat>,
    /// The last hint, with the count and seat it was for.
    pub(crate) hint: Option<(u64, Seat, Arc<Vec<Hint>>)>,
    /// Who said something recently, and when; not stored.
    pub(crate) chats: Vec<(Seat, u64)>,
    /// How many steps of the lesson have been read; `None` if there is no coach.
    read: Option<usize>,
    /// What the group is about to decide, and who wants the bots to wait.
    pub(crate) council: GroupDecision,
    /// Whether bots wait to be looked at move by move; not stored.
    pub(crate) hold: Arc<Hold>,
    /// The count after the last entry that changed the state of the game.
    moved_at: u64,
    /// What each viewer knows about the moves.
    known: known::Known,
    /// The count after each seat's own last entry, as that seat counts.
    own_counts: Vec<u64>,
    /// Seats whose request was refused; they may ask again after their next move.
    refused: SeatSet,
    /// The sentences, by move, then by viewer (the seats, then the watcher). Made when somebody first looks at the log; at
    /// most tables nobody does, and they would be by far the largest part of a table.
    told: OnceLock<Vec<Heard>>,
    /// What each viewer was told before the first move, made when somebody first looks.
    opened: OnceLock<Heard>,
    /// For each move, whether it was made automatically.
    forced: Vec<bool>,
    /// The latest requests, so that none is done twice.
    pub(crate) requests: VecDeque<RequestId>,
    /// The bodies of the journal's entries, in case a commit fails and the store cannot be asked.
    pub(crate) stored: StoredEntries,
}

impl LiveTable {
    /// A freshly dealt table.
    pub(crate) fn new(id: TableId, deal: Deal) -> Result<Self, WebError> {
        let record = Record::parse(&deal.record).map_err(|error| WebError::Broken(error.to_string()))?;
        let host = host(&record.game)?;
        if host.rules() != record.rules {
            return Err(WebError::Broken(format!(
                "it was dealt under version {} of the rules",
                record.rules
            )));
        }
        let table = host.beginning(&record).map_err(|error| WebError::Broken(error.to_string()))?;
        let (own_counts, known) = (vec![0; table.seats()], known::Known::new(table.seats()));
        let mut live = Self {
            id,
            epoch: 0,
            clock: Clock::here(),
            table,
            count: 1,
            changed_at: deal.dealt_at,
            ended_at: None,
            first_own: record.lines.len(),
            again: None,
            request: None,
            asides: Vec::new(),
            away: SeatSet::default(),
            days: DayClock::default(),
            listeners: SeatSet::default(),
            shown: None,
            hint: None,
            chats: Vec::new(),
            read: deal.settings.lesson.as_ref().map(|_| 0),
            council: GroupDecision::asked_at(deal.dealt_at),
            hold: Arc::default(),
            moved_at: 1,
            known,
            own_counts,
            refused: SeatSet::default(),
            told: OnceLock::new(),
            opened: OnceLock::new(),
            forced: Vec::new(),
            requests: VecDeque::new(),
            stored: StoredEntries::default(),
            deal,
        };
        for line in &record.lines {
            live.play(line.seat, &line.text, false)?;
        }
        live.start_clocks();
        Ok(live)
    }

    /// What logs call the table. It gives no access.
    pub(crate) fn public_id(&self) -> String {
        public_id(self.id)
    }

    /// Whether this request has been done already.
    pub(crate) fn has_done(&self, request: RequestId) -> bool {
        self.requests.contains(&request)
    }

    /// Notes that this request has been done.
    pub(crate) fn note_request(&mut self, request: RequestId) {
        if self.requests.back() == Some(&request) {
            return; // its entries follow each other
        }
        if self.requests.len() >= REQUESTS_MAX {
            self.requests.pop_front();
        }
        self.requests.push_back(request);
    }

    /// The store has kept a change that was already made here.
    pub(crate) fn kept(&mut self, change: &Change) {
        change.bodies.iter().for_each(|body| self.stored.push(body));
        self.note_request(change.request);
    }

    /// About how much memory it takes, in bytes.
    pub(crate) fn weight(&self) -> usize {
        let told = if self.told.get().is_some() { SENTENCES * (self.table.seats() + 1) } else { 0 };
        BARE + self.table.lines().len() * (LINE + told)
    }

    /// Does again what a journal entry says.
    pub(crate) fn redo(&mut self, written: &Written) -> Result<(), WebError> {
        self.apply(&written.note)?;
        self.stamp(written.at);
        Ok(())
    }

    /// Sets the time of the change that was just applied.
    pub(crate) fn stamp(&mut self, at: u64) {
        self.changed_at = at;
        if self.ended_at.is_none() && self.table.outcome().is_some() {
            self.ended_at = Some(at);
        }
        self.council.stamp(self.moved_at, at);
        self.stamp_clocks(at);
    }

    /// Does what a note says; on `Err` nothing has changed.
    pub(crate) fn apply(&mut self, note: &Note) -> Result<(), WebError> {
        let public_before = self.public_moves();
        match note {
            Note::Move(seat, text) => {
                self.play(Seat::at(*seat), text, false)?;
                self.played_on(Seat::at(*seat));
            }
            Note::Forced(seat, text) => self.play(Seat::at(*seat), text, true)?,
            Note::Undo(_, count) => self.rewind(*count),
            Note::Back(seat, count) => {
                self.rewind(*count);
                self.request = None;
                self.aside(Aside::TakenBack(Seat::at(*seat)));
            }
            Note::Ask(seat, back_to) => self.ask(Seat::at(*seat), *back_to),
            Note::Reply(seat, yes) => self.reply(Seat::at(*seat), *yes),
            Note::Sit(seat, name) => self.place_mut(*seat)?.who = Who::Human(name.clone()),
            Note::Wish(seat, forced) => self.place_mut(*seat)?.forced = *forced,
            Note::Away(seat) => {
                self.away = self.away.with(Seat::at(*seat));
                self.aside(Aside::Away(Seat::at(*seat)));
            }
            Note::Home(seat) => {
                self.away = self.away.without(Seat::at(*seat));
                self.aside(Aside::Home(Seat::at(*seat)));
            }
            Note::Chat(seat, text) => self.aside(Aside::Said(Seat::at(*seat), text.clone())),
            Note::Propose(by, mover, text) => {
                let proposal = Proposal { by: Seat::at(*by), mover: Seat::at(*mover), text: text.clone() };
                self.council.propose(proposal, self.together(Seat::at(*by)));
            }
            Note::Wait(seat, on) => self.council.wait(Seat::at(*seat), *on),
            Note::Again(join) => self.again = Some(join.clone()),
            Note::Read(steps) => self.read = self.read.map(|read| read.max(*steps)),
            Note::Alone => self.read = None,
            Note::Late(seat) => {
                self.away = self.away.with(Seat::at(*seat));
                self.aside(Aside::Late(Seat::at(*seat)));
            }
            Note::Forfeit(seat) => {
                self.away = self.away.with(Seat::at(*seat));
                self.aside(Aside::Forfeited(Seat::at(*seat)));
            }
            Note::Rest(seat, on) => self.aside(Aside::Rest(Seat::at(*seat), *on)),
            Note::Remind(_) => {}
            Note::Tell(seat) => self.listeners = self.listeners.union(self.together(Seat::at(*seat))),
        }
        self.tick(note);
        self.counted(note, public_before);
        Ok(())
    }

    /// Counts one more entry in the journal.
    fn counted(&mut self, note: &Note, public_before: usize) {
        self.count += 1;
        match note {
            Note::Move(seat, _) | Note::Forced(seat, _) | Note::Undo(seat, _) | Note::Back(seat, _) => {
                let mover = Seat::at(*seat);
                self.count_move(mover, self.public_moves() != public_before);
                self.own_counts[mover.index()] = self.count_for(Viewer::Seat(mover));
                self.moved_at = self.count;
                self.council.moved(mover);
            }
            Note::Wish(seat, _) | Note::Remind(seat) | Note::Tell(seat) => {
                self.count_for_those_with(Seat::at(*seat));
            }
            Note::Ask(..)
            | Note::Reply(..)
            | Note::Sit(..)
            | Note::Away(_)
            | Note::Home(_)
            | Note::Chat(..)
            | Note::Propose(..)
            | Note::Wait(..)
            | Note::Again(_)
            | Note::Read(_)
            | Note::Alone
            | Note::Late(_)
            | Note::Forfeit(_)
            | Note::Rest(..) => self.count_for_all(),
        }
    }

    /// Plays a move; the note has it in its standard spelling.
    pub(crate) fn make_move(&mut self, seat: Seat, text: String) -> Result<Note, WebError> {
        let mut note = Note::Move(seat.index(), text);
        self.apply(&note)?;
        if let (Note::Move(_, text), Some(played)) = (&mut note, self.table.lines().last()) {
            text.clone_from(&played.text);
        }
        Ok(note)
    }

    /// Makes forced moves for people who want that.
    pub(crate) fn settle(&mut self) -> Vec<Note> {
        let mut notes = Vec::new();
        while notes.len() < FORCED_MAX
            && let Some((seat, text)) = self.forced_move()
            && self.apply(&Note::Forced(seat.index(), text)).is_ok()
        {
            notes.push(Note::Forced(seat.index(), self.last_text()));
        }
        notes
    }

    /// The only move of the only seat that may act, if that seat wants such moves made automatically and this tells the
    /// others nothing.
    fn forced_move(&self) -> Option<(Seat, String)> {
        let to_act = self.table.to_act();
        let seat = to_act.lowest().filter(|_| to_act.len() == 1 && !self.has_open_seat())?;
        if !self.place(seat).forced || !self.is_played_by_person(seat) {
            return None;
        }
        let only = self.table.only_choice(seat)?;
        // An attacked seat is asked whatever it holds, so that the question tells nothing; an instant answer would.
        let tells = only.kind == ChoiceKind::Tells && !self.is_solo();
        (!tells).then_some((seat, only.text))
    }

    fn last_text(&self) -> String {
        self.table.lines().last().map(|line| line.text.clone()).unwrap_or_default()
    }

    fn play(&mut self, seat: Seat, text: &str, forced: bool) -> Result<(), WebError> {
        let viewers = if self.told.get().is_some() { self.viewers() } else { Vec::new() };
        let heard = self.table.play_before(seat, text, &viewers).map_err(WebError::Refused)?;
        if let Some(told) = self.told.get_mut() {
            told.push(heard);
        }
        self.forced.push(forced);
        self.moved();
        Ok(())
    }

    fn rewind(&mut self, count: usize) {
        self.table.rewind(count);
        if let Some(told) = self.told.get_mut() {
            told.truncate(count);
        }
        self.forced.truncate(count);
        self.unmoved(count);
        for (after, _) in &mut self.asides {
            *after = (*after).min(count);
        }
    }

    fn aside(&mut self, aside: Aside) {
        self.asides.push((self.table.lines().len(), aside));
    }

    /// Whether a post made at `count` is too old to mean what is asked now. Chat does not matter. Where a clock runs
    /// everybody moves at once, and only the seat's own moves change what its next one means.
    pub(crate) fn is_stale(&self, seat: Seat, count: u64) -> bool {
        let timed = crate::layouts::clock(self.table.as_ref()).is_some();
        let several = timed && self.table.clock_move(seat).is_some();
        let oldest = if several { self.own_counts[seat.index()] } else { self.moved_for(seat) };
        count < oldest || count > self.count_for(Viewer::Seat(seat))
    }

    /// Forgets what is made when somebody looks: it can be made again.
    pub(crate) fn forget(&mut self) {
        (self.told, self.opened) = (OnceLock::new(), OnceLock::new());
    }

    /// What `viewer` was told, by move: the seat that moved, and the sentences.
    fn told(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = (Seat, &[News])> {
        let place = self.ear(viewer);
        let lines = self.table.lines().iter().zip(self.told.get_or_init(|| self.tell()));
        lines.map(move |(line, told)| (line.seat, told[place].as_slice()))
    }

    /// What `viewer` was told before the first move.
    pub(crate) fn opening(&self, viewer: Viewer) -> &[News] {
        &self.opened.get_or_init(|| self.table.opening(&self.viewers()))[self.ear(viewer)]
    }

    /// The place of a viewer among those who are told things.
    fn ear(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Watcher | Viewer::Judge => self.table.seats(),
        }
    }

    /// Replays the game and collects what everybody is told.
    fn tell(&self) -> Vec<Heard> {
        let (record, viewers) = (self.table.record(), self.viewers());
        let dealt = host(&record.game).ok().and_then(|host| host.beginning(&record).ok());
        let Some(mut table) = dealt else { return Vec::new() };
        let heard = record.lines.iter().map(|line| table.play_before(line.seat, &line.text, &viewers));
        // Anything played once can be played again.
        heard.map_while(Result::ok).collect()
    }

    /// Whether there is nothing left to hide: the game is over, or was uploaded as a record.
    pub(crate) fn is_open_to_all(&self) -> bool {
        self.deal.settings.archive || self.is_revealed()
    }

    /// Whether the game is over and everybody may know how it was dealt.
    pub(crate) fn is_revealed(&self) -> bool {
        self.table.outcome().is_some() && !self.is_sealed()
    }

    /// Whether it may be reviewed. A review of a game still being played would tell its players what they may not know.
    pub(crate) fn is_reviewable(&self) -> bool {
        self.is_open_to_all() && self.table.outcome().is_some()
    }

    /// Who has a seat.
    pub(crate) fn place(&self, seat: Seat) -> &Place {
        &self.deal.places[seat.index()]
    }

    fn place_mut(&mut self, seat: usize) -> Result<&mut Place, WebError> {
        self.deal.places.get_mut(seat).ok_or(WebError::NotFound)
    }

    pub(super) fn viewers(&self) -> Vec<Viewer> {
        (0..self.table.seats()).map(|seat| Viewer::Seat(Seat::at(seat))).chain([Viewer::Watcher]).collect()
    }
}

/// The beginning of a table's id: enough to find it, but it gives no access.
pub(crate) fn public_id(id: TableId) -> String {
    let mut name = id.to_string();
    name.truncate(8);
    name
}

/// The record of a table before its first move.
pub(crate) fn first_record(
    game: &str,
    options: &talon_core::Options,
    seed: Seed,
) -> Result<Record, WebError> {
    Ok(host(game)?.table(options, seed).map_err(WebError::Option)?.record())
}

/// The game of this name.
pub(crate) fn host(game: &str) -> Result<&'static dyn Host, WebError> {
    games::named(game).map(Playable::host).ok_or(WebError::NotFound)
}
