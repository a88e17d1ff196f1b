//! What people and bots do at a table: each action is checked, made durable, and then seen by everybody.

use std::sync::Arc;

use talon_core::{Refusal, Seat};
use talon_store::RequestId;

use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use talon_text::LessonProgress;

use crate::error::WebError;
use crate::fair::{Asker, Urgency};
use crate::games;
use crate::limits;
use crate::tables::automation::absent;
use crate::tables::journal::{Note, Who};
use crate::tables::live::{LiveTable, Undo};
use crate::tables::registry::{Registry, TableHandle};
use crate::thinking::Hint;

/// What somebody says is cut to this many letters.
pub(crate) const CHAT_MAX: usize = 200;
/// Nobody may say more than this many things …
const CHATS_MAX: usize = 5;
/// … in this many seconds.
const CHAT_SECONDS: u64 = 15;

/// The most cards a hand can have, whatever it draws on the way.
const HAND_MAX: usize = 64;

/// Who makes a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Actor {
    /// A person at a page, who may want forced moves made automatically.
    Person {
        /// Whether they want that.
        forced: bool,
    },
    /// A program with a seat's link.
    Program,
    /// A bot, or the clock.
    Table,
}

/// What the learner wants from the coach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CoachWish {
    /// The next step.
    Read,
    /// To go back to where they left the lesson.
    TakeBack,
    /// To play on alone.
    Alone,
}

/// Such a wish, and the step of the lesson at which it was made. Bots may move while the coach speaks, but that does not
/// change what the learner meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct ToCoach {
    #[serde(rename = "coach")]
    wish: CoachWish,
    step: usize,
}

impl Registry {
    /// Plays a move that was chosen when the journal had `count` entries.
    pub(crate) async fn play(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
        count: u64,
        text: String,
        by: Actor,
        request: RequestId,
    ) -> Result<(), WebError> {
        handle.sign(seat);
        let work = move |live: &mut LiveTable| {
            fresh(live, seat, count)?;
            if live.has_open_seat() {
                return Err(WebError::Cannot("web-trouble-open-seats"));
            }
            if live.deal.settings.archive {
                return Err(WebError::Cannot("web-trouble-archive"));
            }
            if live.has_forfeited(seat) && by != Actor::Table {
                return Err(WebError::Cannot("day-trouble-forfeited"));
            }
            if live.away.has(seat) && matches!(by, Actor::Person { .. }) {
                return Err(WebError::Cannot("web-trouble-away"));
            }
            // Only the clock itself makes this move.
            if by != Actor::Table && live.table.is_clock(seat, &text) {
                return Err(WebError::Refused(Refusal::Clock));
            }
            let mut notes = if by == Actor::Table {
                vec![live.make_move(seat, text)?]
            } else {
                live.answer(seat, seat, text, false)?
            };
            if live.away.has(seat) && by == Actor::Program {
                notes.extend(done(live, Note::Home(seat.index()))?);
            }
            // In a lesson no move is made automatically: each is there to be learnt.
            if let Actor::Person { forced } = by
                && forced != live.place(seat).forced
                && live.deal.settings.lesson.is_none()
            {
                notes.extend(done(live, Note::Wish(seat.index(), forced))?);
            }
            notes.extend(live.settle());
            Ok(notes)
        };
        let poster = (by != Actor::Table).then_some(seat);
        self.change_once(handle, request, poster, work).await?;
        self.metrics.played();
        Ok(())
    }

    /// Plays the whole hand, in the order a bot would choose, until a card asks something.
    pub(crate) async fn play_hand(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
        count: u64,
    ) -> Result<(), WebError> {
        handle.sign(seat);
        let work = move |live: &mut LiveTable| {
            fresh(live, seat, count)?;
            if live.has_open_seat() || live.deal.settings.archive || live.away.has(seat) {
                return Err(WebError::Stale);
            }
            let mut notes = Vec::new();
            while notes.len() < HAND_MAX
                && let Some(text) = games::of(live.table.as_ref()).next_card(live.table.as_ref(), seat)
            {
                notes.push(live.make_move(seat, text)?);
            }
            notes.extend(live.settle());
            Ok(notes)
        };
        self.change(handle, work).await
    }

    /// Makes forced moves at a table that was just dealt or filled.
    pub(crate) async fn settle(self: &Arc<Self>, handle: &Arc<TableHandle>) -> Result<(), WebError> {
        self.change(handle, |live| Ok(live.settle())).await
    }

    /// Takes the seat's last move back, or asks the others whether it may.
    pub(crate) async fn undo(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
        count: u64,
        request: RequestId,
    ) -> Result<(), WebError> {
        let work = move |live: &mut LiveTable| {
            fresh(live, seat, count)?;
            let way = live.undo(seat).ok_or(WebError::Cannot("web-trouble-undo"))?;
            done(
                live,
                match way {
                    Undo::Free(back_to) => Note::Undo(seat.index(), back_to),
                    Undo::Marked(back_to) => Note::Back(seat.index(), back_to),
                    Undo::Ask(back_to) => Note::Ask(seat.index(), back_to),
                },
            )
        };
        self.change_once(handle, request, None, work).await
    }

    /// Answers a request to take a move back; it is taken back once all have agreed.
    pub(crate) async fn reply(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
        yes: bool,
    ) -> Result<(), WebError> {
        let work = move |live: &mut LiveTable| {
            live.is_asked(seat).ok_or(WebError::Cannot("web-trouble-not-asked"))?;
            let mut notes = done(live, Note::Reply(seat.index(), yes))?;
            if let Some(request) = live.is_agreed() {
                notes.extend(done(live, Note::Back(request.seat.index(), request.back_to))?);
            }
            Ok(notes)
        };
        self.change(handle, work).await
    }

    /// Gives a free seat to somebody.
    pub(crate) async fn sit(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
        name: String,
        forced: bool,
    ) -> Result<(), WebError> {
        let work = move |live: &mut LiveTable| {
            let free = live.deal.places.get(seat.index()).is_some_and(|place| place.who == Who::Open);
            if !free {
                return Err(WebError::Cannot("web-trouble-taken"));
            }
            let mut notes = done(live, Note::Sit(seat.index(), name))?;
            if forced != live.place(seat).forced {
                notes.extend(done(live, Note::Wish(seat.index(), forced))?);
            }
            notes.extend(live.settle());
            Ok(notes)
        };
        self.change(handle, work).await
    }

    /// Lets a bot play for somebody who has been away too long.
    pub(crate) async fn leave(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
    ) -> Result<(), WebError> {
        let here = Arc::clone(handle);
        let work = move |live: &mut LiveTable| {
            if absent(&here, live) == Some(seat) {
                done(live, Note::Away(seat.index()))
            } else {
                Err(WebError::Stale)
            }
        };
        self.change(handle, work).await
    }

    /// Somebody is back and plays on.
    pub(crate) async fn come_home(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
    ) -> Result<(), WebError> {
        handle.sign(seat);
        let work = move |live: &mut LiveTable| {
            if live.has_forfeited(seat) {
                return Err(WebError::Cannot("day-trouble-forfeited"));
            }
            if live.away.has(seat) { done(live, Note::Home(seat.index())) } else { Ok(Vec::new()) }
        };
        self.change(handle, work).await
    }

    /// Somebody says something.
    pub(crate) async fn chat(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
        text: &str,
    ) -> Result<(), WebError> {
        let said: String = text.chars().filter(|letter| !letter.is_control()).take(CHAT_MAX).collect();
        let said = said.trim().to_string();
        let work = move |live: &mut LiveTable| {
            if said.is_empty() {
                return Ok(Vec::new());
            }
            let now = live.clock.now();
            live.chats.retain(|(_, at)| at + CHAT_SECONDS > now);
            if live.chats.iter().filter(|(by, _)| *by == seat).count() >= CHATS_MAX {
                return Err(WebError::TooMany("web-trouble-chat"));
            }
            live.chats.push((seat, now));
            done(live, Note::Chat(seat.index(), said))
        };
        self.change(handle, work).await
    }

    /// The learner reads on, takes back what led away from the lesson, or sends the coach away.
    pub(crate) async fn coach(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
        said: ToCoach,
    ) -> Result<(), WebError> {
        handle.sign(seat);
        let work = move |live: &mut LiveTable| {
            let (lesson, standing) = live.coached().ok_or(WebError::Stale)?;
            let here = standing.step().unwrap_or(lesson.steps.len()) == said.step;
            let note = match (said.wish, standing) {
                _ if lesson.learner() != seat => return Err(WebError::NotFound),
                (CoachWish::Read, LessonProgress::At { step, .. }) if here => Note::Read(step + 1),
                (CoachWish::TakeBack, LessonProgress::Strayed { line, .. }) if here => {
                    Note::Undo(seat.index(), line)
                }
                (CoachWish::Alone, _) => Note::Alone,
                _ => return Err(WebError::Stale),
            };
            done(live, note)
        };
        self.change(handle, work).await
    }

    /// Remembers the table that follows this one.
    pub(crate) async fn follow(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        join: String,
    ) -> Result<(), WebError> {
        self.change(handle, move |live| done(live, Note::Again(join))).await
    }

    /// What a strong bot thinks of the seat's moves, from what the seat knows. Not an action: nothing is written.
    pub(crate) async fn hint(&self, handle: &TableHandle, seat: Seat) -> Result<Arc<Vec<Hint>>, WebError> {
        // One search at a time for each table.
        let _turn = handle.thinking.lock().await;
        let (count, table) = {
            let live = handle.lock().await?;
            if !live.deal.settings.hints {
                return Err(WebError::Cannot("web-trouble-no-hints"));
            }
            if !live.table.to_act().has(seat) || live.has_open_seat() {
                return Err(WebError::Cannot("web-trouble-hint-turn"));
            }
            // Thinking is expensive, so the same question is answered only once.
            if let Some((count, asked, hints)) = &live.hint
                && (*count, *asked) == (live.count, seat)
            {
                return Ok(Arc::clone(hints));
            }
            (live.count, live.table.copy())
        };
        let asker = Asker {
            urgency: Urgency::Person,
            address: limits::caller(),
            table: std::ptr::from_ref(handle).addr(),
        };
        let thought = self.pool.advise(asker, table, seat).await.inspect_err(|_| handle.quarantine())?;
        let (hints, took) = thought.ok_or(WebError::Cannot("web-trouble-no-hints"))?;
        self.metrics.thoughts.note(took);
        let hints = Arc::new(hints);
        handle.lock().await?.hint = Some((count, seat, Arc::clone(&hints)));
        Ok(hints)
    }
}

/// The name of a post that may be sent again: the same seat, doing the same thing, under the same key. A post from an older
/// page, or under another key, has another name.
pub(crate) fn request_of(seat: Seat, what: &str, key: &str) -> RequestId {
    let digest = Sha256::digest(format!("{}\n{what}\n{key}", seat.number()));
    RequestId(digest.iter().take(16).fold(0, |number, byte| number << 8 | u128::from(*byte)))
}

/// Refuses a post made from an older state of the table.
pub(super) fn fresh(live: &LiveTable, seat: Seat, count: u64) -> Result<(), WebError> {
    if live.is_stale(seat, count) { Err(WebError::Stale) } else { Ok(()) }
}

/// Does what a note says.
pub(crate) fn done(live: &mut LiveTable, note: Note) -> Result<Vec<Note>, WebError> {
    live.apply(&note)?;
    Ok(vec![note])
}
