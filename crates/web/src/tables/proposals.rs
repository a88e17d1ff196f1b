//! Decisions of the group. While a person sits at the table, bots only propose. People see who proposes what and may change
//! their minds; the decision is made when all of them agree, or when one decides for all after a grace period. A proposal
//! is not a move: the record does not contain it.

use std::sync::Arc;

use talon_core::{Phrase, Seat, SeatSet, Together};
use talon_store::RequestId;

use crate::error::WebError;
use crate::tables::actions::{done, fresh};
use crate::tables::journal::Note;
use crate::tables::live::LiveTable;
use crate::tables::registry::{Registry, TableHandle};

/// After this many seconds one person may decide for all, unless the table chose another time.
pub(crate) const GRACE: u64 = 30;
/// The longest grace period.
pub(crate) const GRACE_MAX: u64 = 60 * 60;

/// What somebody would answer for the group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proposal {
    /// Who proposes it.
    pub(crate) by: Seat,
    /// Who would make the move: a different seat only if somebody's proposal was adopted.
    pub(crate) mover: Seat,
    /// The move.
    pub(crate) text: String,
}

/// What the group is about to decide.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct GroupDecision {
    proposals: Vec<Proposal>,
    /// Who wants the bots to wait.
    waiting: SeatSet,
    /// When the current question was asked, in seconds since 1970.
    asked_at: u64,
    /// After which entry it was asked.
    asked_after: u64,
}

impl GroupDecision {
    /// Before the first question of a table.
    pub(crate) fn asked_at(at: u64) -> Self {
        Self { asked_at: at, ..Self::default() }
    }

    /// One proposal for each screen: a new one replaces the old.
    pub(super) fn propose(&mut self, proposal: Proposal, screen: SeatSet) {
        self.proposals.retain(|other| !screen.has(other.by));
        self.proposals.push(proposal);
        self.proposals.sort_by_key(|proposal| proposal.by);
    }

    pub(super) fn wait(&mut self, seat: Seat, on: bool) {
        self.waiting = if on { self.waiting.with(seat) } else { self.waiting.without(seat) };
    }

    /// A move was made: the proposals are past, and nobody needs to wait for the one who moved.
    pub(super) fn moved(&mut self, seat: Seat) {
        self.proposals.clear();
        self.waiting = self.waiting.without(seat);
    }

    pub(super) fn stamp(&mut self, moved_at: u64, at: u64) {
        if self.asked_after != moved_at {
            (self.asked_after, self.asked_at) = (moved_at, at);
        }
    }
}

impl LiveTable {
    /// Whether this is a group decision in which people have a say. If no person has an answer to give, the bots carry on.
    pub(crate) fn group_decides(&self) -> bool {
        let joint = matches!(self.table.together(), Together::Joint | Together::Pooled);
        joint && self.table.to_act().iter().any(|seat| self.is_played_by_person(seat))
    }

    /// What was proposed, by seat.
    pub(crate) fn proposals(&self) -> &[Proposal] {
        &self.council.proposals
    }

    /// A proposal in words.
    pub(crate) fn said(&self, proposal: &Proposal) -> Option<Phrase> {
        let offers = self.table.offers(proposal.mover);
        offers.into_iter().find(|offer| offer.text == proposal.text).map(|offer| offer.say)
    }

    /// The next bot that has not proposed anything yet.
    pub(crate) fn bot_to_propose(&self) -> Option<(Seat, String)> {
        if self.has_open_seat() || !self.group_decides() {
            return None;
        }
        let silent = |seat: &Seat| !self.proposals().iter().any(|proposal| proposal.by == *seat);
        self.table.to_act().iter().filter(silent).find_map(|seat| Some((seat, self.level(seat)?)))
    }

    /// Whether the bots are waiting for somebody who may step in.
    pub(crate) fn is_held(&self) -> bool {
        self.table.to_act().iter().any(|seat| self.council.waiting.has(seat) && self.may_hold(seat))
    }

    /// Whether this seat may make the bots wait now: it could step in during a bot's turn.
    pub(crate) fn may_hold(&self, seat: Seat) -> bool {
        let to_act = self.table.to_act();
        self.table.together() == Together::Aside
            && self.is_played_by_person(seat)
            && to_act.has(seat)
            && to_act.iter().any(|other| self.level(other).is_some())
    }

    /// Whether this seat wants the bots to wait.
    pub(crate) fn wants_to_wait(&self, seat: Seat) -> bool {
        self.council.waiting.has(seat)
    }

    /// Whether there is no other person who would have to agree.
    pub(crate) fn decides_alone(&self, seat: Seat) -> bool {
        let mine = self.together(seat);
        self.voters().all(|voter| mine.has(voter))
    }

    /// Seconds until one person may decide for all.
    pub(crate) fn grace_left(&self) -> u64 {
        let grace = self.deal.settings.grace_seconds.unwrap_or(GRACE);
        (self.council.asked_at + grace).saturating_sub(self.clock.now())
    }

    fn voters(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.table.seats()).map(Seat::at).filter(|seat| self.is_played_by_person(*seat))
    }

    /// Whether two proposals are the same decision. Where everybody gives something of their own, it matters whose it is.
    fn is_same(&self, one: &Proposal, other: &Proposal) -> bool {
        one.text == other.text && (one.mover == other.mover || self.table.together() == Together::Joint)
    }

    /// What every person present has proposed, if it is the same.
    fn is_agreed_on(&self) -> Option<Proposal> {
        let of = |seat: Seat| {
            let screen = self.together(seat);
            self.proposals().iter().find(|proposal| screen.has(proposal.by))
        };
        let first = of(self.voters().next()?)?;
        self.voters()
            .all(|voter| of(voter).is_some_and(|other| self.is_same(first, other)))
            .then(|| first.clone())
    }

    /// A person's answer: a move, or a proposal where the group decides. The decision is made when all have proposed the
    /// same, at once if there is nobody else, and with `all` once the grace period is over.
    pub(super) fn answer(
        &mut self,
        by: Seat,
        mover: Seat,
        text: String,
        all: bool,
    ) -> Result<Vec<Note>, WebError> {
        if !self.group_decides() || self.decides_alone(by) || (all && self.grace_left() == 0) {
            return Ok(vec![self.make_move(mover, text)?]);
        }
        if all {
            return Err(WebError::Cannot("web-trouble-grace"));
        }
        let mut notes = self.put_forward(by, mover, text)?;
        if let Some(agreed) = self.is_agreed_on() {
            notes.push(self.make_move(agreed.mover, agreed.text)?);
        }
        Ok(notes)
    }

    /// Writes a proposal down; one that could not be played is refused like a move.
    fn put_forward(&mut self, by: Seat, mover: Seat, text: String) -> Result<Vec<Note>, WebError> {
        let mut tried = self.table.copy();
        tried.play_before(mover, &text, &[]).map_err(WebError::Refused)?;
        let text = tried.lines().last().map_or(text, |line| line.text.clone());
        let proposal = Proposal { by, mover, text };
        if self.council.proposals.contains(&proposal) {
            return Ok(Vec::new());
        }
        done(self, Note::Propose(by.index(), mover.index(), proposal.text))
    }
}

impl Registry {
    /// A bot proposes what the group might do.
    pub(crate) async fn propose(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
        count: u64,
        text: String,
    ) -> Result<(), WebError> {
        let work = move |live: &mut LiveTable| {
            fresh(live, seat, count)?;
            if !live.group_decides() {
                return Err(WebError::Stale);
            }
            live.put_forward(seat, seat, text)
        };
        self.change(handle, work).await
    }

    /// A person adopts the proposal of a seat, for themselves or for all.
    pub(crate) async fn agree(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
        count: u64,
        (of, all): (Seat, bool),
        request: RequestId,
    ) -> Result<(), WebError> {
        handle.sign(seat);
        let work = move |live: &mut LiveTable| {
            fresh(live, seat, count)?;
            if live.away.has(seat) {
                return Err(WebError::Cannot("web-trouble-away"));
            }
            let screen = live.together(of);
            let found = live.proposals().iter().find(|proposal| screen.has(proposal.by)).cloned();
            let taken = found.filter(|_| live.group_decides());
            let taken = taken.ok_or(WebError::Cannot("web-trouble-no-proposal"))?;
            let mut notes = live.answer(seat, taken.mover, taken.text, all)?;
            notes.extend(live.settle());
            Ok(notes)
        };
        self.change_once(handle, request, None, work).await
    }

    /// A person makes the bots wait, or lets them continue.
    pub(crate) async fn wait(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
        on: bool,
    ) -> Result<(), WebError> {
        handle.sign(seat);
        let work = move |live: &mut LiveTable| {
            if on && !live.may_hold(seat) {
                return Err(WebError::Cannot("web-trouble-wait"));
            }
            if live.wants_to_wait(seat) == on {
                return Ok(Vec::new());
            }
            done(live, Note::Wait(seat.index(), on))
        };
        self.change(handle, work).await
    }
}

#[cfg(test)]
mod tests {
    use talon_core::{Options, Value};

    use super::*;
    use crate::tables::journal::Who;
    use crate::tables::live::first_record;
    use crate::tables::registry::DealRequest;

    fn table(options: &[(&str, Value)], seats: &[&str]) -> LiveTable {
        let options: Options = options.iter().map(|(key, value)| (key.to_string(), value.clone())).collect();
        let who = |word: &&str| match *word {
            "bot" => Who::Bot("greedy".into()),
            "hot" => Who::Hot(String::new()),
            _ => Who::Human(String::new()),
        };
        let mut wanted = DealRequest::fresh("aeons", &options, seats.iter().map(who).collect()).unwrap();
        wanted.record = first_record("aeons", &options, 7).unwrap();
        LiveTable::new(talon_store::TableId(1), wanted.dealt(crate::clock::now()).unwrap()).unwrap()
    }

    /// A table whose first question is for the group.
    fn asked(seats: &[&str]) -> LiveTable {
        let prince = Value::from("prince_of_gluttons");
        let players = Value::from(seats.len());
        let expert = Value::from("expert");
        table(&[("players", players), ("nemesis", prince), ("difficulty", expert)], seats)
    }

    fn offer(live: &LiveTable, seat: usize, place: usize) -> String {
        live.table.choices(Seat::at(seat))[place].clone()
    }

    #[test]
    fn bots_propose_while_a_person_is_there_and_decide_when_none_is() {
        let mut live = asked(&["human", "bot", "bot"]);
        assert_eq!((live.bot_to_act(), live.bot_to_propose().map(|(seat, _)| seat.index())), (None, Some(1)));
        for seat in [1, 2] {
            let text = offer(&live, seat, 0);
            live.put_forward(Seat::at(seat), Seat::at(seat), text).unwrap();
        }
        assert_eq!((live.bot_to_act(), live.bot_to_propose()), (None, None), "they wait");
        assert_eq!((live.proposals().len(), live.table.lines().len()), (2, 0), "a proposal is no move");
        live.apply(&Note::Away(0)).unwrap();
        assert!(live.bot_to_act().is_some(), "nobody present is a person");
    }

    #[test]
    fn before_one_screen_one_answer_counts() {
        let mut live = asked(&["hot", "hot", "bot"]);
        let text = offer(&live, 1, 0);
        live.answer(Seat::at(1), Seat::at(1), text, false).unwrap();
        assert_eq!(live.table.lines().len(), 1);
    }

    #[test]
    fn a_decision_falls_when_all_people_agree() {
        let mut live = asked(&["human", "human", "human", "bot"]);
        let (first, other) = (offer(&live, 0, 0), offer(&live, 0, 1));
        for (seat, text) in [(0, &first), (1, &other), (1, &first)] {
            live.answer(Seat::at(seat), Seat::at(seat), text.clone(), false).unwrap();
            assert_eq!(live.table.lines().len(), 0, "seat {seat}");
        }
        assert!(live.answer(Seat::at(2), Seat::at(2), other, true).is_err(), "not before the time");
        live.answer(Seat::at(2), Seat::at(2), first, false).unwrap();
        assert_eq!(live.table.lines().len(), 1);
        assert!(live.proposals().is_empty(), "what was proposed is past");
    }

    #[test]
    fn nobody_waits_for_people_who_are_away() {
        let mut live = asked(&["human", "human"]);
        live.apply(&Note::Away(1)).unwrap();
        let text = offer(&live, 0, 0);
        live.answer(Seat::at(0), Seat::at(0), text, false).unwrap();
        assert_eq!(live.table.lines().len(), 1);
    }

    /// Plays until seat 1, which buys every charge it can, may step into the bot's turn.
    fn charged() -> LiveTable {
        let mages = Value::Row(vec![Value::from("kadir"), Value::from("mist")]);
        let mut live = table(&[("mages", mages)], &["human", "bot"]);
        for _ in 0..2_000 {
            if live.may_hold(Seat::at(0)) {
                return live;
            }
            let to_act = live.table.to_act();
            let seat = to_act.iter().find(|seat| to_act.len() == 1 || seat.index() == 1).unwrap();
            let choices = live.table.choices(seat);
            let wanted = ["charge", "play", "end", "done", "cast"];
            let wanted = &wanted[usize::from(seat.index() != 0)..];
            let text = wanted.iter().find_map(|word| choices.iter().find(|text| text.starts_with(word)));
            let text = text.unwrap_or(&choices[0]).clone();
            live.make_move(seat, text).unwrap();
        }
        panic!("seat 1 was never charged");
    }

    #[test]
    fn bots_wait_for_whoever_could_step_in_and_go_on_afterwards() {
        let mut live = charged();
        let me = Seat::at(0);
        assert!(live.bot_to_act().is_some(), "nobody asked them to wait");
        live.apply(&Note::Wait(0, true)).unwrap();
        assert_eq!(live.bot_to_act(), None);
        live.apply(&Note::Wait(0, false)).unwrap();
        assert!(live.bot_to_act().is_some());
        live.apply(&Note::Wait(0, true)).unwrap();
        live.make_move(me, "ability".into()).unwrap();
        assert!(!live.wants_to_wait(me), "the ability was used");
    }

    #[test]
    fn a_restart_forgets_neither_proposals_nor_who_is_waited_for() {
        let mut live = asked(&["human", "human"]);
        let text = offer(&live, 0, 1);
        let notes = live.answer(Seat::at(0), Seat::at(0), text, false).unwrap();
        let mut again = LiveTable::new(talon_store::TableId(1), live.deal.clone()).unwrap();
        for note in &notes {
            again.apply(note).unwrap();
        }
        assert_eq!(again.proposals(), live.proposals());
        assert_eq!(
            again.table.record().to_string(),
            live.table.record().to_string(),
            "the record has no word of it"
        );
    }
}
