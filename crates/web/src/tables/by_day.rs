//! Play by day: hours or days for a move, a reminder before they are over, breaks, and what happens when the time is up.
//!
//! The time of a seat begins when the table starts to wait for it and begins anew with each of its own moves. Nothing else
//! renews it, least of all chat. Everything here follows from the journal and its times, so it is the same after a sleep, a
//! restart or a move to another server.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use talon_core::{ChoiceKind, Seat, SeatSet, Together};

use crate::error::WebError;
use crate::tables::actions::done;
use crate::tables::journal::Note;
use crate::tables::live::LiveTable;
use crate::tables::registry::{Registry, TableHandle};

/// The shortest and the longest time for a move, in seconds.
const SHORTEST: u64 = 60 * 60;
const LONGEST: u64 = 30 * 24 * 60 * 60;
/// The longest break, in seconds.
const REST_MAX: u64 = 60 * 24 * 60 * 60;
/// A seat is reminded when this part of its time is left.
const REMINDED: u64 = 4;

/// What was agreed on when the table was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ByDay {
    /// The time for a move, in seconds.
    pub(crate) seconds: u64,
    /// What happens when it is over.
    pub(crate) late: Late,
    /// How long each player may take a break, in seconds altogether.
    #[serde(default)]
    pub(crate) rest_seconds: u64,
}

impl ByDay {
    /// Within what a table allows.
    pub(crate) fn new(seconds: u64, late: Late, rest_seconds: u64) -> Self {
        Self { seconds: seconds.clamp(SHORTEST, LONGEST), late, rest_seconds: rest_seconds.min(REST_MAX) }
    }
}

/// What happens when the time for a move is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Late {
    /// A bot plays until the turn has passed on.
    Turn,
    /// A bot plays until the player is back.
    Bot,
    /// The player has lost, and a bot plays the seat to the end.
    Forfeit,
}

impl Late {
    pub(crate) const ALL: [Self; 3] = [Self::Turn, Self::Bot, Self::Forfeit];

    /// The word for it in forms.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Bot => "bot",
            Self::Forfeit => "forfeit",
        }
    }

    /// The entry that says that it happened.
    const fn note(self, seat: Seat) -> Note {
        match self {
            Self::Turn => Note::Late(seat.index()),
            Self::Bot => Note::Away(seat.index()),
            Self::Forfeit => Note::Forfeit(seat.index()),
        }
    }
}

/// When the table began to wait for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Begun {
    /// It does not wait.
    #[default]
    Not,
    /// With the entry whose time is not known yet.
    Now,
    At(u64),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct SeatClock {
    begun: Begun,
    /// Seconds of breaks since then that are over.
    rested: u64,
    is_reminded: bool,
    /// Since when the seat has been on a break.
    rests_since: Option<u64>,
    /// Seconds of all earlier breaks.
    rest_used: u64,
}

impl SeatClock {
    fn begin(&mut self) {
        (self.begun, self.rested, self.is_reminded) = (Begun::Now, 0, false);
    }

    fn end(&mut self) {
        (self.begun, self.rested, self.is_reminded) = (Begun::Not, 0, false);
    }

    /// When the break ends at the latest.
    fn rest_ends(&self, limit: u64) -> Option<u64> {
        Some(self.rests_since? + limit.saturating_sub(self.rest_used))
    }

    /// Ends a break at this time, or when it had lasted as long as it may.
    fn end_rest(&mut self, at: u64, limit: u64) {
        let (Some(from), Some(latest)) = (self.rests_since, self.rest_ends(limit)) else { return };
        let to = at.min(latest);
        self.rest_used += to.saturating_sub(from);
        if let Begun::At(since) = self.begun {
            self.rested += to.saturating_sub(from.max(since));
        }
        self.rests_since = None;
    }
}

/// The clocks of a table that is played by day.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct DayClock {
    seats: Vec<SeatClock>,
    /// Whose break begins or ends with the entry whose time is not known yet.
    switched: Option<(Seat, bool)>,
    /// Who comes back with that entry.
    returned: Option<Seat>,
    /// Seats for which a bot plays until their turn has passed on.
    this_turn: SeatSet,
    /// Seats that have forfeited.
    out: SeatSet,
}

/// What is to be done because time has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Overdue {
    Late(Seat),
    Reminder(Seat),
}

impl LiveTable {
    /// Sets the clocks of a table that was just dealt.
    pub(super) fn start_clocks(&mut self) {
        self.days.seats = vec![SeatClock::default(); self.table.seats()];
        self.set_clocks(None);
        self.stamp_clocks(self.deal.dealt_at);
    }

    /// Notes what an entry changes about the clocks.
    pub(super) fn tick(&mut self, note: &Note) {
        match note {
            Note::Late(seat) => self.days.this_turn = self.days.this_turn.with(Seat::at(*seat)),
            Note::Home(seat) => {
                self.days.this_turn = self.days.this_turn.without(Seat::at(*seat));
                self.days.returned = Some(Seat::at(*seat));
            }
            Note::Forfeit(seat) => self.days.out = self.days.out.with(Seat::at(*seat)),
            Note::Rest(seat, on) => self.days.switched = Some((Seat::at(*seat), *on)),
            Note::Remind(seat) => {
                if let Some(clock) = self.days.seats.get_mut(*seat) {
                    clock.is_reminded = true;
                }
            }
            Note::Move(..)
            | Note::Forced(..)
            | Note::Undo(..)
            | Note::Back(..)
            | Note::Ask(..)
            | Note::Reply(..)
            | Note::Sit(..)
            | Note::Wish(..)
            | Note::Away(_)
            | Note::Chat(..)
            | Note::Propose(..)
            | Note::Wait(..)
            | Note::Again(_)
            | Note::Read(_)
            | Note::Alone
            | Note::Tell(_) => {}
        }
        let mover = if let Note::Move(seat, _) = note { Some(Seat::at(*seat)) } else { None };
        self.set_clocks(mover);
    }

    /// Starts the clocks of those the table waits for now, and stops the others. A move that the others do not know of yet
    /// renews nothing that they can see.
    fn set_clocks(&mut self, renewed: Option<Seat>) {
        if self.deal.settings.by_day.is_none() {
            return;
        }
        let awaited = self.awaited();
        let renewed = renewed.filter(|_| !self.asks_in_private());
        for seat in (0..self.table.seats()).map(Seat::at) {
            let clock = &mut self.days.seats[seat.index()];
            if !awaited.has(seat) {
                clock.end();
                if self.days.this_turn.has(seat) {
                    self.days.this_turn = self.days.this_turn.without(seat);
                    self.away = self.away.without(seat);
                }
            } else if clock.begun == Begun::Not || renewed == Some(seat) {
                clock.begin();
            }
        }
    }

    /// Whom the table cannot do without. Somebody who may only step into another's turn is not waited for.
    fn awaited(&self) -> SeatSet {
        if self.has_open_seat() || self.table.outcome().is_some() {
            return SeatSet::default();
        }
        let to_act = self.table.to_act();
        let ends =
            |seat: &Seat| self.table.offers(*seat).iter().any(|offer| offer.kind == ChoiceKind::EndsTurn);
        let has_turn = || to_act.iter().filter(ends).fold(SeatSet::default(), SeatSet::with);
        match self.table.together() {
            Together::Aside => Some(has_turn()).filter(|seats| !seats.is_empty()).unwrap_or(to_act),
            Together::Apart | Together::Joint | Together::Pooled => to_act,
        }
    }

    /// The time of the entries that were just applied.
    pub(super) fn stamp_clocks(&mut self, at: u64) {
        let Some(by_day) = self.deal.settings.by_day else { return };
        for clock in self.days.seats.iter_mut().filter(|clock| clock.begun == Begun::Now) {
            clock.begun = Begun::At(at);
        }
        if let Some((seat, on)) = self.days.switched.take() {
            let clock = &mut self.days.seats[seat.index()];
            clock.end_rest(at, by_day.rest_seconds);
            clock.rests_since = on.then_some(at);
        }
        // Whoever comes back too late has the time for a move again; whoever comes earlier has what was left.
        if let Some(seat) = self.days.returned.take()
            && let clock = &mut self.days.seats[seat.index()]
            && let Begun::At(since) = clock.begun
            && since + by_day.seconds + clock.rested <= at
        {
            clock.begin();
            clock.begun = Begun::At(at);
        }
    }

    /// When the time of a seat is over, if the table waits for it. During a break it is the latest possible time.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<u64> {
        let by_day = self.deal.settings.by_day?;
        let clock = self.days.seats.get(seat.index())?;
        let Begun::At(since) = clock.begun else { return None };
        if !self.is_played_by_person(seat) || self.won_by_forfeit().is_some() {
            return None;
        }
        let to_come = clock.rest_ends(by_day.rest_seconds).zip(clock.rests_since);
        let to_come = to_come.map_or(0, |(ends, from)| ends.saturating_sub(from.max(since)));
        Some(since + by_day.seconds + clock.rested + to_come)
    }

    /// Whether so little of the time of a seat is left that it was, or is about to be, reminded.
    pub(crate) fn is_pressed(&self, seat: Seat) -> bool {
        let at = self.deadline(seat).zip(self.deal.settings.by_day);
        at.is_some_and(|(at, by_day)| at.saturating_sub(by_day.seconds / REMINDED) <= self.clock.now())
    }

    /// The seats that were reminded of this turn.
    pub(crate) fn reminded(&self) -> SeatSet {
        let seats = self.days.seats.iter().enumerate().filter(|(_, clock)| clock.is_reminded);
        seats.fold(SeatSet::default(), |all, (seat, _)| all.with(Seat::at(seat)))
    }

    /// When the break of a seat ends at the latest, if it is on one.
    pub(crate) fn rests_until(&self, seat: Seat) -> Option<u64> {
        let limit = self.deal.settings.by_day?.rest_seconds;
        self.days.seats.get(seat.index())?.rest_ends(limit).filter(|ends| *ends > self.clock.now())
    }

    /// How many seconds of breaks a seat has left.
    pub(crate) fn rest_left(&self, seat: Seat) -> u64 {
        let Some(by_day) = self.deal.settings.by_day else { return 0 };
        let Some(clock) = self.days.seats.get(seat.index()) else { return 0 };
        let mut clock = *clock;
        clock.end_rest(self.clock.now(), by_day.rest_seconds);
        by_day.rest_seconds.saturating_sub(clock.rest_used)
    }

    /// Whether a seat has forfeited.
    pub(crate) fn has_forfeited(&self, seat: Seat) -> bool {
        self.days.out.has(seat)
    }

    /// The only player left, after all the others have forfeited. Those who play together win or lose together.
    pub(crate) fn won_by_forfeit(&self) -> Option<Seat> {
        if self.days.out.is_empty() || crate::tables::live::host(self.table.name()).ok()?.has_group() {
            return None;
        }
        let left = self.people().iter().filter(|seat| !self.days.out.has(*seat));
        let left = left.fold(SeatSet::default(), SeatSet::with);
        left.lowest().filter(|_| left.len() == 1)
    }

    /// When time passing is to change something here.
    pub(crate) fn due_by_day(&self) -> Option<u64> {
        let by_day = self.deal.settings.by_day?;
        let due = |seat: Seat| {
            let (deadline, clock) = (self.deadline(seat)?, self.days.seats[seat.index()]);
            let early = if clock.is_reminded { 0 } else { by_day.seconds / REMINDED };
            Some(deadline - early)
        };
        (0..self.table.seats()).map(Seat::at).filter_map(due).min()
    }

    fn overdue(&self, now: u64) -> Option<Overdue> {
        let by_day = self.deal.settings.by_day?;
        let seats = || (0..self.table.seats()).map(Seat::at);
        let past = |seat: &Seat, early: u64| self.deadline(*seat).is_some_and(|at| at - early <= now);
        let late = seats().find(|seat| past(seat, 0)).map(Overdue::Late);
        let is_new = |seat: &Seat| !self.days.seats[seat.index()].is_reminded;
        let reminder = || seats().find(|seat| is_new(seat) && past(seat, by_day.seconds / REMINDED));
        late.or_else(|| reminder().map(Overdue::Reminder))
    }
}

impl Registry {
    /// Reminds whoever has little time left; does what was agreed on with whoever has none.
    pub(crate) async fn pass_time(self: &Arc<Self>, handle: &Arc<TableHandle>) -> Result<(), WebError> {
        let work = |live: &mut LiveTable| {
            let late = live.deal.settings.by_day.map(|by_day| by_day.late);
            let Some((overdue, late)) = live.overdue(live.clock.now()).zip(late) else {
                return Ok(Vec::new());
            };
            match overdue {
                Overdue::Late(seat) => done(live, late.note(seat)),
                Overdue::Reminder(seat) => done(live, Note::Remind(seat.index())),
            }
        };
        self.change(handle, work).await
    }

    /// Somebody takes a break, or ends it.
    pub(crate) async fn rest(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
        on: bool,
    ) -> Result<(), WebError> {
        handle.sign(seat);
        let work = move |live: &mut LiveTable| {
            if live.rests_until(seat).is_some() == on {
                return Ok(Vec::new());
            }
            if on && (live.rest_left(seat) == 0 || live.table.outcome().is_some()) {
                return Err(WebError::Cannot("day-trouble-rest"));
            }
            done(live, Note::Rest(seat.index(), on))
        };
        self.change(handle, work).await
    }

    /// Somebody hands their seat to a bot, until they want it back.
    pub(crate) async fn hand_seat_over(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
    ) -> Result<(), WebError> {
        let work = move |live: &mut LiveTable| {
            if live.has_open_seat() || live.table.outcome().is_some() || live.is_solo() {
                return Err(WebError::Cannot("day-trouble-leave"));
            }
            if live.away.has(seat) {
                return Ok(Vec::new());
            }
            done(live, Note::Away(seat.index()))
        };
        self.change(handle, work).await
    }
}

#[cfg(test)]
mod tests {
    use talon_core::{Options, Value};

    use super::*;
    use crate::tables::journal::{Who, Written};
    use crate::tables::registry::DealRequest;

    const DAY: u64 = 86_400;
    const DEALT: u64 = 1_000;

    fn table() -> LiveTable {
        let options =
            Options::from([("players".to_string(), Value::Int(2)), ("first".to_string(), Value::Int(1))]);
        let mut wanted =
            DealRequest::seeded("shards", &options, vec![Who::Human(String::new()); 2], 7).unwrap();
        wanted.settings.by_day = Some(ByDay::new(DAY, Late::Turn, 2 * DAY));
        LiveTable::new(talon_store::TableId(1), wanted.dealt(DEALT).unwrap()).unwrap()
    }

    fn write(live: &mut LiveTable, journal: &mut Vec<Written>, at: u64, note: Note) {
        live.apply(&note).unwrap();
        live.stamp(at);
        journal.push(Written { at, note });
    }

    #[test]
    fn an_own_move_renews_the_time_and_nothing_else_does() {
        let (mut live, mut journal) = (table(), Vec::new());
        let me = Seat::at(0);
        assert_eq!((live.deadline(me), live.deadline(Seat::at(1))), (Some(DEALT + DAY), None));
        let text = live.table.choices(me)[0].clone();
        for (at, note, deadline) in [
            (2_000, Note::Chat(0, "hello".into()), DEALT + DAY),
            (3_000, Note::Remind(0), DEALT + DAY),
            (4_000, Note::Move(0, text), 4_000 + DAY),
            (5_000, Note::Undo(0, 0), 4_000 + DAY),
            (6_000, Note::Away(0), 0),
            (7_000, Note::Home(0), 4_000 + DAY),
            (8_000, Note::Rest(0, true), 4_000 + 3 * DAY),
            (9_000, Note::Rest(0, false), 5_000 + DAY),
            (10_000, Note::Rest(0, true), 4_000 + 3 * DAY),
        ] {
            write(&mut live, &mut journal, at, note.clone());
            assert_eq!(live.deadline(me), Some(deadline).filter(|at| *at > 0), "{note:?}");
        }
        let mut again = table();
        for written in &journal {
            again.redo(written).unwrap();
        }
        assert_eq!(again.days, live.days, "the journal says it all");
    }

    #[test]
    fn whoever_comes_back_too_late_has_time_again() {
        let (mut live, mut journal) = (table(), Vec::new());
        write(&mut live, &mut journal, DEALT + DAY, Note::Away(0));
        write(&mut live, &mut journal, 9 * DAY, Note::Home(0));
        assert_eq!(live.deadline(Seat::at(0)), Some(10 * DAY));
    }
}
