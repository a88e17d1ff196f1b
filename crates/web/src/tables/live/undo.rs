//! Taking moves back: freely while nothing was revealed; after that with a mark if one person plays alone, otherwise if
//! the others agree.

use talon_core::{Seat, SeatSet};

use super::{Aside, LiveTable};

/// How a seat may take its last move back. Each says how many moves are left afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Undo {
    /// Nothing was revealed since.
    Free(usize),
    /// Something was, but nobody else plays: it will be marked.
    Marked(usize),
    /// The others have to agree.
    Ask(usize),
}

/// Somebody asks the others to let them take a move back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Request {
    /// Who asks.
    pub(crate) seat: Seat,
    /// How many moves would be left.
    pub(crate) back_to: usize,
    /// Who has agreed.
    agreed: SeatSet,
}

impl LiveTable {
    /// How this seat may take its last move back now; `None` if it may not. Moves made automatically go with the move
    /// before them, otherwise they would only be made again.
    pub(crate) fn undo(&self, seat: Seat) -> Option<Undo> {
        if self.table.outcome().is_some() {
            return None;
        }
        let lines = self.table.lines();
        let back_to =
            (self.first_own..lines.len()).rev().find(|&at| lines[at].seat == seat && !self.forced[at])?;
        let only_mine = lines[back_to..].iter().all(|line| line.seat == seat);
        if only_mine && self.table.undo_floor(seat, &self.viewers()) <= back_to {
            Some(Undo::Free(back_to))
        } else if self.deal.settings.contest.is_some() {
            None // others get no second try either
        } else if self.is_solo() {
            Some(Undo::Marked(back_to))
        } else if self.asks_in_private() {
            None // the others have not been shown the move yet, and asking them would show it
        } else if self.request.is_none() && !self.refused.has(seat) && !self.has_open_seat() {
            Some(Undo::Ask(back_to))
        } else {
            None
        }
    }

    /// Must this seat answer a request?
    pub(crate) fn is_asked(&self, seat: Seat) -> Option<Request> {
        self.request.filter(|request| self.yet_to_agree(request).has(seat))
    }

    /// Everybody who had to agree has.
    pub(crate) fn is_agreed(&self) -> Option<Request> {
        self.request.filter(|request| self.yet_to_agree(request).is_empty())
    }

    /// How often a move was taken back after something was revealed.
    pub(crate) fn marks(&self) -> usize {
        self.asides.iter().filter(|(_, aside)| matches!(aside, Aside::TakenBack(_))).count()
    }

    fn yet_to_agree(&self, request: &Request) -> SeatSet {
        let asking = self.together(request.seat);
        let must = self.people().iter().filter(|seat| self.is_played_by_person(*seat));
        must.filter(|seat| !asking.has(*seat) && !request.agreed.has(*seat))
            .fold(SeatSet::default(), SeatSet::with)
    }

    pub(super) fn ask(&mut self, seat: Seat, back_to: usize) {
        self.request = Some(Request { seat, back_to, agreed: SeatSet::default() });
    }

    pub(super) fn reply(&mut self, seat: Seat, yes: bool) {
        let together = self.together(seat);
        match &mut self.request {
            Some(request) if yes => request.agreed = request.agreed.union(together),
            Some(request) => {
                self.refused = self.refused.with(request.seat);
                self.request = None;
            }
            None => {}
        }
    }

    /// A person who plays on may ask again, and has refused what somebody else was asking.
    pub(super) fn played_on(&mut self, seat: Seat) {
        if !self.is_played_by_person(seat) {
            return;
        }
        if let Some(request) = self.request.take()
            && request.seat != seat
        {
            self.refused = self.refused.with(request.seat);
        }
        self.refused = self.refused.without(seat);
    }
}
