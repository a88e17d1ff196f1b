//! The zones of a position card by card, for code that writes it down as numbers, without making a view. That code must
//! keep to what a seat may know: `crates/tensor` does, and its tests resample.

use talon_core::Seat;

use crate::card::Kind;
use crate::catalogue::KIND_BITS;
use crate::glance::Glance;
use crate::setup::Relics;
use crate::state::{MARKED, State, Task};

/// A champion in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChampionInPlay {
    /// Which.
    pub kind: Kind,
    /// Has its ability been used?
    pub exhausted: bool,
    /// Damage marked on it.
    pub damage: u8,
}

/// What lasts until the end of the turn, and is known to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnMarks {
    /// How many Homodeus champions still go directly into play.
    pub into_play: u8,
    /// How much power each health gained is worth.
    pub health_is_power: u8,
    /// How often three more cards are owed for a strike of ten.
    pub spoils: u8,
    /// Shields prevent nothing.
    pub ignore_shields: bool,
    /// Factions whose allies resolve twice, as bits.
    pub twice: u8,
}

/// The card whose text asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asking {
    /// Which.
    pub kind: Kind,
    /// Answers given to the present step.
    pub given: u8,
    /// It is resolved by a copy.
    pub copied: bool,
    /// It is resolved once more afterwards.
    pub again: bool,
}

const fn marked(card: u8) -> (Kind, bool) {
    (Kind(card & KIND_BITS), card & MARKED != 0)
}

impl<'a> Glance<'a> {
    /// The hand, each card with whether everybody has seen it there.
    pub fn hand_seen(self) -> impl Iterator<Item = (Kind, bool)> + use<'a> {
        self.side().hand().iter().map(|&card| marked(card))
    }

    /// The deck, whose order nobody knows.
    pub fn deck(self) -> impl ExactSizeIterator<Item = Kind> + use<'a> {
        self.side().deck().iter().map(|&card| Kind(card))
    }

    /// The discard.
    pub fn discard(self) -> impl ExactSizeIterator<Item = Kind> + use<'a> {
        self.side().discard().iter().map(|&card| Kind(card))
    }

    /// Cards played this turn, each with whether it was fast-played.
    pub fn played(self) -> impl Iterator<Item = (Kind, bool)> + use<'a> {
        self.side().play().iter().map(|&card| marked(card))
    }

    /// How many copies of each kind it has banished.
    pub const fn banished(self) -> &'a [u8] {
        &self.side().banished
    }

    /// Its champions in order.
    pub fn standing(self) -> impl ExactSizeIterator<Item = ChampionInPlay> + use<'a> {
        self.side().champions.iter().map(|champion| ChampionInPlay {
            kind: Kind(champion.kind),
            exhausted: champion.is_exhausted(),
            damage: champion.damage(),
        })
    }

    /// Set-aside relics; none once one was taken.
    pub fn relics(self) -> impl Iterator<Item = Kind> + use<'a> {
        let side = self.side();
        let left = if side.relic_taken { 0 } else { side.relics.len() };
        side.relics[..left].iter().map(|&kind| Kind(kind))
    }

    /// Has it taken its relic?
    pub const fn relic_taken(self) -> bool {
        self.side().relic_taken
    }
}

impl State {
    /// The cards at the bottom of the centre deck that everybody saw go there.
    pub fn center_seen(&self) -> impl Iterator<Item = Kind> {
        self.center[..self.center_known as usize].iter().map(|&card| Kind(card))
    }

    /// How many cards are in the centre deck.
    pub fn center_left(&self) -> usize {
        self.center.len()
    }

    /// Relics laid out for a draft.
    pub fn relics_to_draft(&self) -> impl Iterator<Item = Kind> {
        let shown = if self.relics == Relics::Draft { self.pool.len() } else { 0 };
        self.pool[..shown].iter().map(|&kind| Kind(kind))
    }

    /// Are the relics of others secret?
    pub fn has_secret_relics(&self) -> bool {
        self.relics == Relics::Random
    }

    /// Damage on its way to a seat, and what shields took from it.
    pub fn damage_to(&self, seat: Seat) -> (u16, u16) {
        let at = seat.index() & 3;
        (self.assigned[at], self.prevented[at])
    }

    /// Unprevented damage this turn to a seat.
    pub fn dealt_to(&self, seat: Seat) -> u8 {
        self.marks.dealt[seat.index() & 3]
    }

    /// What lasts until the end of the turn.
    pub const fn turn_marks(&self) -> TurnMarks {
        let marks = &self.marks;
        TurnMarks {
            into_play: marks.into_play,
            health_is_power: marks.health_is_power,
            spoils: marks.spoils,
            ignore_shields: marks.ignore_shields,
            twice: marks.twice,
        }
    }

    /// The card whose text asks now.
    pub fn asking(&self) -> Option<Asking> {
        match self.agenda.top() {
            Some(Task::Execution(run)) => Some(Asking {
                kind: Kind(run.kind & KIND_BITS),
                given: run.given,
                copied: run.copied,
                again: run.again,
            }),
            _ => None,
        }
    }

    /// The highest bid of an auction.
    pub const fn bid(&self) -> u8 {
        self.auction.bid
    }
}
