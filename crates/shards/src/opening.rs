//! Before the first turn: the health auction and the relic draft (shards 10.4, 10.5).

use talon_core::{Seat, SeatSet, Sink};

use crate::card::Kind;
use crate::catalogue::Catalogue;
use crate::choice::{Choice, Zone};
use crate::events::Event;
use crate::setup::Relics;
use crate::state::{HEALTH_MAX, Mode, NO_CHARACTER, State, Task};

/// H5: a bid leaves at least one health.
pub(crate) const BID_MAX: u8 = HEALTH_MAX - 1;

impl Catalogue {
    /// Seats that may still bid in this auction.
    fn bidders(state: &State) -> SeatSet {
        let free = |seat: &usize| state.side(*seat).character == NO_CHARACTER;
        let seats = (0..state.sides_len as usize).filter(free).map(Seat::at);
        seats.filter(|&seat| !state.auction.out.has(seat)).collect()
    }

    pub(crate) fn bid<S: Sink<Event>>(state: &mut State, seat: Seat, n: u8, sink: &mut S) {
        state.auction.bid = n;
        sink.note(|| Event::Bid { seat, n: u16::from(n) });
        if n >= BID_MAX {
            // Nobody can go higher: all others are out.
            state.auction.out = state.auction.out.union(Self::bidders(state).without(seat));
        }
        Self::next_bidder(state);
    }

    pub(crate) fn pass<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
        state.auction.out = state.auction.out.with(seat);
        sink.note(|| Event::Passed { seat });
        Self::next_bidder(state);
    }

    fn next_bidder(state: &mut State) {
        let left = Self::bidders(state);
        if left.len() > 1 {
            let seats = state.sides_len as usize;
            let mut next = Seat::at(state.auction.bidder as usize).next(seats);
            while !left.has(next) {
                next = next.next(seats);
            }
            state.auction.bidder = next.index() as u8;
            return;
        }
        // H5: the last one left wins at once, even without a bid.
        let winner = left.lowest().unwrap_or_default();
        state.side_mut(winner.index()).health = HEALTH_MAX - state.auction.bid;
        state.auction.winner = state.auction.winner.or(Some(winner));
        state.agenda.clear();
        state.agenda.push(Task::PickCharacter(winner.index() as u8));
    }

    /// Is this character still available?
    pub(crate) fn is_free(state: &State, character: u8) -> bool {
        state.sides[..state.sides_len as usize].iter().all(|side| side.character != character)
    }

    /// The last of four takes what is left without being asked.
    pub(crate) fn pick_waits<S: Sink<Event>>(&self, state: &mut State, seat: u8, sink: &mut S) -> bool {
        let mut free =
            (0..self.characters().len() as u8).filter(|&character| Self::is_free(state, character));
        let (one, more) = (free.next(), free.next());
        drop(free);
        match (one, more) {
            (Some(character), None) => {
                self.take_character(state, Seat::at(seat as usize), character, sink);
                false
            }
            _ => true,
        }
    }

    pub(crate) fn take_character<S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        character: u8,
        sink: &mut S,
    ) {
        state.side_mut(seat.index()).character = character;
        sink.note(|| Event::CharacterTaken { seat, character });
        self.set_relics_aside(state, seat.index());
        state.agenda.clear();
        state.auction.out = SeatSet::NONE;
        let left = Self::bidders(state);
        match left.len() {
            0 => Self::after_auction(state, sink),
            1 => {
                let last = left.lowest().unwrap_or_default();
                state.agenda.push(Task::PickCharacter(last.index() as u8));
            }
            _ => {
                let seats = state.sides_len as usize;
                let mut opener = seat.next(seats);
                while !left.has(opener) {
                    opener = opener.next(seats);
                }
                (state.auction.bidder, state.auction.bid) = (opener.index() as u8, 0);
                state.agenda.push(Task::Bid);
            }
        }
    }

    /// Relics by character, where the set-up says so.
    pub(crate) fn set_relics_aside(&self, state: &mut State, seat: usize) {
        let character = state.side(seat).character as usize;
        if let (true, Some(facts)) = (state.relics == Relics::Character, self.character_facts.get(character))
        {
            for kind in facts.relics {
                if state.pool.take(kind.0) {
                    state.side_mut(seat).relics.push(kind.0);
                }
            }
        }
    }

    fn after_auction<S: Sink<Event>>(state: &mut State, sink: &mut S) {
        if state.relics == Relics::Draft {
            state.agenda.push(Task::Draft(0));
        } else {
            let first = state.auction.winner.unwrap_or_default();
            Self::begin(state, first, sink);
        }
    }

    /// Whose turn it is to draft after this many picks: once round clockwise, then back from the last.
    pub(crate) fn drafter(state: &State, taken: u8) -> Seat {
        let seats = state.sides_len;
        let places = if taken < seats { taken } else { 2 * seats - 1 - taken };
        Seat::at(((state.drafter + places) % seats) as usize)
    }

    pub(crate) fn draft_waits<S: Sink<Event>>(state: &mut State, taken: u8, sink: &mut S) -> bool {
        match state.pool[..] {
            [] => {
                state.agenda.clear();
                // The last drafter of the first round begins, unless somebody paid for that in an auction.
                let last = Self::drafter(state, state.sides_len - 1);
                let first = state.auction.winner.unwrap_or(last);
                Self::begin(state, first, sink);
                false
            }
            [kind] => {
                Self::draft(state, Self::drafter(state, taken), kind, sink);
                false
            }
            _ => true,
        }
    }

    pub(crate) fn draft<S: Sink<Event>>(state: &mut State, seat: Seat, kind: u8, sink: &mut S) {
        if state.pool.take(kind) {
            state.side_mut(seat.index()).relics.push(kind);
            sink.note(|| Event::Drafted { seat, kind: Kind(kind) });
        }
        if let Some(Task::Draft(taken)) = state.agenda.top_mut() {
            *taken += 1;
        }
    }

    /// What may be drafted.
    pub(crate) fn draft_choices(state: &State, out: &mut alloc::vec::Vec<Choice>) {
        out.extend(state.pool.iter().map(|&kind| Choice::Card { zone: Zone::Pool, kind: Kind(kind) }));
    }

    /// The first turn, for the seat that earned it. Starting mastery goes by turn order.
    fn begin<S: Sink<Event>>(state: &mut State, earned: Seat, sink: &mut S) {
        let dealt = [0, 1, 2, 3].map(|seat| state.starting_mastery(seat));
        state.first = match (state.mode, earned.index()) {
            // D16: a team earns the first turn together, and its left-hand player begins.
            (Mode::Teams, 0 | 3) => 0,
            (Mode::Teams, _) => 2,
            (Mode::Standard | Mode::Melee | Mode::Nemesis, seat) => seat as u8,
        };
        state.turn = state.first;
        for seat in 0..state.sides_len {
            let begins = state.starting_mastery(seat);
            let side = state.side_mut(seat as usize);
            if side.mastery == dealt[seat as usize] {
                side.mastery = begins; // what a scenario gave stays
            }
        }
        state.agenda.push(Task::Play);
        sink.note(|| Event::TurnBegan { seat: state.my_seat() });
    }
}
