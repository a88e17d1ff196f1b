//! What people and bots do at a table, each deed checked, durable, and then seen by everybody.

use std::sync::Arc;

use talon_core::Seat;

use crate::bots::Hint;
use crate::drive::absent;
use crate::hall::{Cell, Hall, now};
use crate::journal::{Note, Who};
use crate::room::{Room, Undo};
use crate::trouble::Trouble;

/// What somebody says is cut to this many letters.
pub(crate) const CHAT_MAX: usize = 200;
/// Nobody says more than this …
const CHATS_MAX: usize = 5;
/// … in this many seconds.
const CHAT_SECONDS: u64 = 15;

/// Who makes a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Poster {
    /// A person at a page, who may want forced moves to play themselves.
    Person {
        /// Do they?
        forced: bool,
    },
    /// A program with a seat's link.
    Program,
    /// A bot, or the clock.
    Table,
}

impl Hall {
    /// Plays a move that was chosen when the journal had `count` entries.
    pub(crate) async fn play(
        self: &Arc<Self>,
        cell: &Arc<Cell>,
        seat: Seat,
        count: u64,
        text: String,
        by: Poster,
    ) -> Result<(), Trouble> {
        cell.presence(seat).sign();
        let work = move |room: &mut Room| {
            fresh(room, seat, count)?;
            if room.has_open_seat() {
                return Err(Trouble::Cannot("web-trouble-open-seats"));
            }
            if room.deal.manners.archive {
                return Err(Trouble::Cannot("web-trouble-archive"));
            }
            if room.away.has(seat) && matches!(by, Poster::Person { .. }) {
                return Err(Trouble::Cannot("web-trouble-away"));
            }
            let mut notes = vec![room.make_move(seat, text)?];
            if room.away.has(seat) && by == Poster::Program {
                notes.extend(done(room, Note::Home(seat.index()))?);
            }
            if let Poster::Person { forced } = by
                && forced != room.place(seat).forced
            {
                notes.extend(done(room, Note::Wish(seat.index(), forced))?);
            }
            notes.extend(room.settle());
            Ok(notes)
        };
        self.change(cell, work).await?;
        self.metrics.played();
        Ok(())
    }

    /// Plays what is forced at a table that was just dealt or filled.
    pub(crate) async fn settle(self: &Arc<Self>, cell: &Arc<Cell>) -> Result<(), Trouble> {
        self.change(cell, |room| Ok(room.settle())).await
    }

    /// Takes the seat's last move back, or asks the others whether it may.
    pub(crate) async fn undo(
        self: &Arc<Self>,
        cell: &Arc<Cell>,
        seat: Seat,
        count: u64,
    ) -> Result<(), Trouble> {
        let work = move |room: &mut Room| {
            fresh(room, seat, count)?;
            let way = room.undo(seat).ok_or(Trouble::Cannot("web-trouble-undo"))?;
            done(
                room,
                match way {
                    Undo::Free(back_to) => Note::Undo(seat.index(), back_to),
                    Undo::Marked(back_to) => Note::Back(seat.index(), back_to),
                    Undo::Ask(back_to) => Note::Ask(seat.index(), back_to),
                },
            )
        };
        self.change(cell, work).await
    }

    /// Answers whoever asked to take a move back; it is done when all have agreed.
    pub(crate) async fn reply(
        self: &Arc<Self>,
        cell: &Arc<Cell>,
        seat: Seat,
        yes: bool,
    ) -> Result<(), Trouble> {
        let work = move |room: &mut Room| {
            room.is_asked(seat).ok_or(Trouble::Cannot("web-trouble-not-asked"))?;
            let mut notes = done(room, Note::Reply(seat.index(), yes))?;
            if let Some(request) = room.is_agreed() {
                notes.extend(done(room, Note::Back(request.seat.index(), request.back_to))?);
            }
            Ok(notes)
        };
        self.change(cell, work).await
    }

    /// Gives a free seat to somebody.
    pub(crate) async fn sit(
        self: &Arc<Self>,
        cell: &Arc<Cell>,
        seat: Seat,
        name: String,
        forced: bool,
    ) -> Result<(), Trouble> {
        let work = move |room: &mut Room| {
            let free = room.deal.places.get(seat.index()).is_some_and(|place| place.who == Who::Open);
            if !free {
                return Err(Trouble::Cannot("web-trouble-taken"));
            }
            let mut notes = done(room, Note::Sit(seat.index(), name))?;
            if forced != room.place(seat).forced {
                notes.extend(done(room, Note::Wish(seat.index(), forced))?);
            }
            notes.extend(room.settle());
            Ok(notes)
        };
        self.change(cell, work).await
    }

    /// A bot plays for somebody who is away.
    pub(crate) async fn leave(self: &Arc<Self>, cell: &Arc<Cell>, seat: Seat) -> Result<(), Trouble> {
        let here = Arc::clone(cell);
        let work = move |room: &mut Room| {
            if absent(&here, room) == Some(seat) {
                done(room, Note::Away(seat.index()))
            } else {
                Err(Trouble::Stale)
            }
        };
        self.change(cell, work).await
    }

    /// Somebody is back and plays on.
    pub(crate) async fn come_home(self: &Arc<Self>, cell: &Arc<Cell>, seat: Seat) -> Result<(), Trouble> {
        cell.presence(seat).sign();
        let work = move |room: &mut Room| {
            if room.away.has(seat) { done(room, Note::Home(seat.index())) } else { Ok(Vec::new()) }
        };
        self.change(cell, work).await
    }

    /// Somebody says something.
    pub(crate) async fn chat(
        self: &Arc<Self>,
        cell: &Arc<Cell>,
        seat: Seat,
        text: &str,
    ) -> Result<(), Trouble> {
        let said: String = text.chars().filter(|letter| !letter.is_control()).take(CHAT_MAX).collect();
        let said = said.trim().to_string();
        let work = move |room: &mut Room| {
            if said.is_empty() {
                return Ok(Vec::new());
            }
            let now = now();
            room.chats.retain(|(_, at)| at + CHAT_SECONDS > now);
            if room.chats.iter().filter(|(by, _)| *by == seat).count() >= CHATS_MAX {
                return Err(Trouble::TooMany("web-trouble-chat"));
            }
            room.chats.push((seat, now));
            done(room, Note::Chat(seat.index(), said))
        };
        self.change(cell, work).await
    }

    /// Remembers the table that follows this one.
    pub(crate) async fn follow(self: &Arc<Self>, cell: &Arc<Cell>, join: String) -> Result<(), Trouble> {
        self.change(cell, move |room| done(room, Note::Again(join))).await
    }

    /// What a strong bot thinks of the seat's moves, from what the seat knows. Not a deed: nothing is written.
    pub(crate) async fn hint(&self, cell: &Cell, seat: Seat) -> Result<Arc<Vec<Hint>>, Trouble> {
        // One thought at a time for each table.
        let _turn = cell.thinking.lock().await;
        let (count, table) = {
            let room = cell.room.lock().await;
            if !room.deal.manners.hints {
                return Err(Trouble::Cannot("web-trouble-no-hints"));
            }
            if !room.table.to_act().has(seat) || room.has_open_seat() {
                return Err(Trouble::Cannot("web-trouble-hint-turn"));
            }
            // Thinking is dear: the same question is answered once.
            if let Some((count, asked, hints)) = &room.hint
                && (*count, *asked) == (room.count, seat)
            {
                return Ok(Arc::clone(hints));
            }
            (room.count, room.table.copy())
        };
        let thought = self.pool.advise(table, seat).await;
        let (hints, took) = thought.ok_or(Trouble::Cannot("web-trouble-no-hints"))?;
        self.metrics.thoughts.note(took);
        let hints = Arc::new(hints);
        cell.room.lock().await.hint = Some((count, seat, Arc::clone(&hints)));
        Ok(hints)
    }
}

/// Refuses a post that was made from an older state of the table.
fn fresh(room: &Room, seat: Seat, count: u64) -> Result<(), Trouble> {
    if room.is_stale(seat, count) { Err(Trouble::Stale) } else { Ok(()) }
}

/// Does what a note says.
fn done(room: &mut Room, note: Note) -> Result<Vec<Note>, Trouble> {
    room.apply(&note)?;
    Ok(vec![note])
}
