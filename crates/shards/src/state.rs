//! Everything that changes: zones and counters, plain data.

use talon_core::{Agenda, Dice, List, Outcome, Seat, SeatSet};

use crate::card::Resource;
use crate::catalogue::{KIND_BITS, KINDS_MAX};
use crate::pile::Pair;
use crate::setup::Relics;

/// Health never exceeds this (shards 1).
pub(crate) const HEALTH_MAX: u8 = 50;
/// Mastery never exceeds this (shards 1).
pub(crate) const MASTERY_MAX: u8 = 30;
/// Mastery that opens the relics (shards 9).
pub(crate) const RELIC_MASTERY: u8 = 10;
/// Power that is not used up (shards 8).
pub(crate) const INFINITE: u16 = u16::MAX;
/// No character yet.
pub(crate) const NO_CHARACTER: u8 = u8::MAX;
/// The side the Nemesis plays.
pub(crate) const NEMESIS: usize = 1;
/// Beside a card in hand: everybody has seen it there. Beside a card in the play zone: it was fast-played.
pub(crate) const MARKED: u8 = !KIND_BITS;

/// The ways to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mode {
    /// Everybody against everybody.
    #[default]
    Standard,
    /// Two against two.
    Teams,
    /// Three players, damage goes to both opponents.
    Melee,
    /// One player against the Nemesis.
    Nemesis,
}

/// Room in the centre deck: 112 cards of the box, and some of one's own.
pub(crate) const CENTER_MAX: usize = 136;

/// No table ever has more champions than this: 23 in the box, and each once more where a scenario makes it.
pub(crate) const CHAMPIONS_MAX: usize = 46;

/// A champion in play, in two bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Champion {
    pub(crate) kind: u8,
    /// Damage in the low bits, then two marks.
    condition: u8,
}

impl Champion {
    const EXHAUSTED: u8 = 0x80;
    const FRESH: u8 = 0x40;
    const DAMAGE: u8 = 0x3f;

    /// Ready and unhurt; it was not played.
    pub(crate) const fn new(kind: u8) -> Self {
        Self { kind, condition: 0 }
    }

    /// Played from hand this turn (shards 9: Dominion).
    pub(crate) const fn played(kind: u8) -> Self {
        Self { kind, condition: Self::FRESH }
    }

    #[inline]
    pub(crate) const fn is_exhausted(self) -> bool {
        self.condition & Self::EXHAUSTED != 0
    }

    #[inline]
    pub(crate) const fn is_fresh(self) -> bool {
        self.condition & Self::FRESH != 0
    }

    #[inline]
    pub(crate) const fn damage(self) -> u8 {
        self.condition & Self::DAMAGE
    }

    #[inline]
    pub(crate) fn exhaust(&mut self) {
        self.condition |= Self::EXHAUSTED;
    }

    /// The own turn is over: nothing but damage stays.
    #[inline]
    pub(crate) fn ready(&mut self) {
        self.condition &= Self::DAMAGE;
    }

    #[inline]
    pub(crate) fn heal(&mut self) {
        self.condition &= !Self::DAMAGE;
    }

    pub(crate) fn hurt(&mut self, damage: u8) {
        self.heal();
        self.condition |= damage & Self::DAMAGE;
    }
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Side {
    /// The deck (its top last) and the discard.
    pub(crate) stock: Pair,
    /// The hand and the play zone.
    pub(crate) table: Pair,
    pub(crate) champions: List<Champion, CHAMPIONS_MAX>,
    /// How many copies of each kind were banished.
    pub(crate) banished: [u8; KINDS_MAX],
    /// Set-aside relics.
    pub(crate) relics: List<u8, 2>,
    pub(crate) relic_taken: bool,
    pub(crate) focused: bool,
    pub(crate) character: u8,
    /// 0: out of the game.
    pub(crate) health: u8,
    pub(crate) mastery: u8,
    pub(crate) gems: u16,
    pub(crate) power: u16,
}

impl Side {
    pub(crate) fn new() -> Self {
        Self {
            stock: Pair::new(),
            table: Pair::new(),
            champions: List::new(),
            banished: [0; KINDS_MAX],
            relics: List::new(),
            relic_taken: false,
            focused: false,
            character: NO_CHARACTER,
            health: 0,
            mastery: 0,
            gems: 0,
            power: 0,
        }
    }

    #[inline]
    pub(crate) fn deck(&self) -> &[u8] {
        self.stock.first()
    }

    #[inline]
    pub(crate) fn discard(&self) -> &[u8] {
        self.stock.second()
    }

    #[inline]
    pub(crate) fn hand(&self) -> &[u8] {
        self.table.first()
    }

    /// Cards played this turn, newest first.
    #[inline]
    pub(crate) fn play(&self) -> &[u8] {
        self.table.second()
    }

    #[inline]
    pub(crate) fn is_alive(&self) -> bool {
        self.health > 0
    }

    /// Where a card of this kind lies in hand. One that everybody has seen goes first: nobody could tell it from
    /// the others, so what is left is known to hold one less.
    #[inline]
    pub(crate) fn find_in_hand(&self, kind: u8) -> Option<usize> {
        let hand = self.hand();
        hand.iter()
            .position(|&card| card == kind | MARKED)
            .or_else(|| hand.iter().position(|&card| card == kind))
    }

    #[inline]
    pub(crate) fn find_in_discard(&self, kind: u8) -> Option<usize> {
        self.discard().iter().position(|&card| card == kind)
    }

    #[inline]
    pub(crate) fn is_infinite(&self) -> bool {
        self.power == INFINITE
    }

    /// More power; infinity stays what it is.
    #[inline]
    pub(crate) fn add_power(&mut self, n: u16) {
        if !self.is_infinite() {
            self.power = self.power.saturating_add(n).min(INFINITE - 1);
        }
    }

    #[inline]
    pub(crate) fn spend_power(&mut self, n: u16) {
        if !self.is_infinite() {
            self.power -= n;
        }
    }
}

/// What lasts until the end of the turn of the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Marks {
    /// How many Homodeus champions still go directly into play.
    pub(crate) into_play: u8,
    /// How much power each health gained is worth.
    pub(crate) health_is_power: u8,
    /// How often three more cards are owed for a strike of ten.
    pub(crate) spoils: u8,
    /// Unprevented damage to each seat.
    pub(crate) dealt: [u8; 4],
    pub(crate) ignore_shields: bool,
    /// Factions whose allies resolve twice, as bits.
    pub(crate) twice: u8,
}

/// A card's program while it runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Execution {
    /// The step to do next.
    pub(crate) at: u16,
    /// Whose text it is.
    pub(crate) kind: u8,
    /// The card copied last; also the next card of a row of copies.
    pub(crate) memo: u8,
    /// Answers given to the present step: cards banished, factions shown.
    pub(crate) given: u8,
    /// Resolved by a copy, not by playing the card (P1).
    pub(crate) copied: bool,
    /// It is resolved once more afterwards.
    pub(crate) again: bool,
}

/// Where the Nemesis is in its turn (shards 10.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum NemesisStep {
    #[default]
    Reveal,
    /// Cards of this faction in the row are played; is the player still asked for their order?
    Row {
        faction: u8,
        asked: bool,
    },
    /// Its champions are used, likewise.
    Exhaust {
        asked: bool,
    },
    Spend,
    End,
}

/// An entry of the agenda; the one on top is what is going on, or the question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Task {
    /// The play phase of the player whose turn it is.
    #[default]
    Play,
    /// Power is being assigned.
    Assign,
    /// Damage is on its way: which seat answers, counted from the attacker, and how many cards it has shown.
    Strike {
        ahead: u8,
        shown: u8,
    },
    /// The end phase.
    EndTurn,
    /// A card resolves.
    Execution(Execution),
    Nemesis(NemesisStep),
    /// Bids for the next character.
    Bid,
    /// The seat picks a character.
    PickCharacter(u8),
    /// A relic is drafted; this many were already.
    Draft(u8),
}

/// The health auction while it goes on (shards 10.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Auction {
    pub(crate) bidder: u8,
    pub(crate) bid: u8,
    /// Seats that passed in this round or have a character already.
    pub(crate) out: SeatSet,
    /// The winner of the first auction.
    pub(crate) winner: Option<Seat>,
}

/// A position. Plain data: a clone is a copy of its bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) sides: [Side; 4],
    /// The centre deck, its top last.
    pub(crate) center: List<u8, CENTER_MAX>,
    /// How many cards at its bottom everybody saw go there.
    pub(crate) center_known: u8,
    pub(crate) row: List<u8, 6>,
    /// Places of the row the Nemesis left empty.
    pub(crate) vacant: u8,
    /// Relics that nobody has: face up in a draft, in the box otherwise.
    pub(crate) pool: List<u8, 8>,
    pub(crate) agenda: Agenda<Task, 8>,
    pub(crate) marks: Marks,
    /// Damage on its way to each seat.
    pub(crate) assigned: [u16; 4],
    /// What shields took from it.
    pub(crate) prevented: [u16; 4],
    /// Seats that cannot be attacked once more this turn: with infinite power and in team play each is named once.
    pub(crate) named: SeatSet,
    pub(crate) turn: u8,
    /// Who goes first.
    pub(crate) first: u8,
    /// It was drawn by lot, and the log has not mentioned it yet.
    pub(crate) first_by_lot: bool,
    /// How many sides there are, the Nemesis among them.
    pub(crate) sides_len: u8,
    pub(crate) mode: Mode,
    /// What the lost icon of the Nemesis rules stands for.
    pub(crate) gain: Resource,
    /// The player says in which order the Nemesis acts.
    pub(crate) order_asked: bool,
    /// How relics came to the players: by character, drafted face up, or secret until recruited.
    pub(crate) relics: Relics,
    pub(crate) auction: Auction,
    /// Who drafts first.
    pub(crate) drafter: u8,
    pub(crate) dice: Dice,
    /// Turns and moves so far.
    pub(crate) turns: u16,
    pub(crate) lines: u16,
    pub(crate) ending: Option<Outcome>,
}

impl State {
    /// The side whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Side {
        &self.sides[(self.turn & 3) as usize]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Side {
        &mut self.sides[(self.turn & 3) as usize]
    }

    #[inline]
    pub(crate) fn my_seat(&self) -> Seat {
        Seat::at((self.turn & 3) as usize)
    }

    #[inline]
    pub(crate) fn side(&self, seat: usize) -> &Side {
        &self.sides[seat & 3]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, seat: usize) -> &mut Side {
        &mut self.sides[seat & 3]
    }

    /// Is it the turn of the Nemesis?
    #[inline]
    pub(crate) fn is_nemesis_turn(&self) -> bool {
        self.mode == Mode::Nemesis && self.turn as usize == NEMESIS
    }

    /// Who decides for the side whose turn it is (shards 10.3: the player, for the Nemesis).
    #[inline]
    pub(crate) fn decider(&self) -> Seat {
        if self.mode == Mode::Nemesis { Seat::at(0) } else { self.my_seat() }
    }

    /// E1: mastery at the start goes by turn order; P29: teams and the solo player start at 0.
    pub(crate) fn starting_mastery(&self, seat: u8) -> u8 {
        match self.mode {
            Mode::Standard | Mode::Melee => (seat + self.sides_len - self.first) % self.sides_len,
            Mode::Teams | Mode::Nemesis => 0,
        }
    }

    /// How many seats are taken by people.
    pub(crate) fn players(&self) -> usize {
        if self.mode == Mode::Nemesis { 1 } else { self.sides_len as usize }
    }

    /// Are these two on different sides of the fight?
    #[inline]
    pub(crate) fn are_enemies(&self, a: usize, b: usize) -> bool {
        // shards 10.1: team A sits at 0 and 3, team B at 1 and 2.
        a != b && (self.mode != Mode::Teams || a + b != 3)
    }

    /// Living enemies of the side whose turn it is.
    #[inline]
    pub(crate) fn enemies(&self) -> impl Iterator<Item = usize> + use<'_> {
        let me = self.turn as usize;
        (0..self.sides_len as usize)
            .filter(move |&seat| self.are_enemies(me, seat) && self.side(seat).is_alive())
    }

    /// Ends the game.
    pub(crate) fn finish(&mut self, outcome: Outcome) {
        self.ending = Some(outcome);
        self.agenda.clear();
    }
}
