//! The position: where every card is, who knows it, and what is asked.

use talon_core::{Dice, List, Outcome, Seat, SeatSet};

use crate::card::Card;
use crate::score::{CardSet, Scorer};
use crate::setup::Mode;
use crate::trade::Open;

/// Cards in a hand.
pub(crate) const HAND: u32 = 7;
/// Chaos seats up to seven.
pub(crate) const SEATS_MAX: usize = 7;
/// After this many rounds without a card from the deck the next card must come from it; see RULINGS.md, realms 1.
pub(crate) const ROUNDS_WITHOUT_DRAW: usize = 3;
/// After this many offers and answers only the clock is left; see RULINGS.md, realms 2.
pub(crate) const TRADING_MOVES: u16 = 1_000;

/// This many turns are remembered; most games have fewer.
pub(crate) const TURNS_KEPT: usize = 64;

/// What everybody saw of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Turn {
    /// Whose turn it was.
    pub seat: Seat,
    /// The card taken from the area; none: one was drawn from the deck.
    pub took: Option<Card>,
    /// The card put down, once it was.
    pub put: Option<Card>,
}

/// Everything that changes. Hands and the discard area have no order, so they are sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) mode: Mode,
    pub(crate) players: u8,
    pub(crate) hands: [CardSet; SEATS_MAX],
    pub(crate) area: CardSet,
    /// Cards in hands that everybody saw go there.
    pub(crate) public: CardSet,
    /// The last turns after the drafts, the latest at the end. Everybody saw them, and they tell what a seat has no use for.
    pub(crate) turns: List<Turn, TURNS_KEPT>,
    /// The top is the last.
    pub(crate) deck: List<Card, { Card::MAX }>,
    /// How many cards there are in all, wherever they are.
    pub(crate) cards: u8,
    pub(crate) turn: Seat,
    /// Who goes first, if a lot was drawn for it.
    pub(crate) lot: Option<Seat>,
    pub(crate) question: Question,
    /// What was just drawn from the deck in a draft; one of them is kept.
    pub(crate) drawn: CardSet,
    /// Turns in a row that took from the discard area.
    pub(crate) takes: u8,
    /// Moves of a trading game.
    pub(crate) moves: u16,
    /// Each seat's open offer or call.
    pub(crate) open: [Option<Open>; SEATS_MAX],
    /// The final scores.
    pub(crate) scores: [i16; SEATS_MAX],
    /// Who has won, once the scores are counted.
    pub(crate) winners: SeatSet,
    pub(crate) dice: Dice,
}

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Question {
    /// Take a card from the deck or the area.
    Take,
    /// Put one card into the area.
    Discard,
    /// Keep one of the two cards drawn.
    Keep,
    /// Offer, accept, withdraw; until time is up.
    Trade,
    /// The holder of a fetching card may take an eighth card.
    Fetch,
    /// Nothing more.
    Over,
}

impl State {
    /// Every card there is, on this table or in the box.
    pub(crate) const fn every_card(&self) -> CardSet {
        (1 << self.cards) - 1
    }

    pub(crate) const fn seats(&self) -> usize {
        self.players as usize
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        SeatSet::first(self.seats()).iter()
    }

    pub(crate) const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// Takes the top card; an empty deck gives nothing.
    pub(crate) fn draw_top(&mut self) -> CardSet {
        self.deck.pop().map_or(0, |card| 1 << card.0)
    }

    /// Remembers how a turn began.
    pub(crate) fn note_turn(&mut self, seat: Seat, took: Option<Card>) {
        if self.turns.is_full() {
            self.turns.remove(0);
        }
        self.turns.push(Turn { seat, took, put: None });
    }

    /// Are both still drafting their hands?
    pub(crate) fn is_draft(&self) -> bool {
        matches!(self.mode, Mode::Duel) && self.all_seats().any(|seat| self.hand(seat).count_ones() < HAND)
    }

    /// May a card be taken from the area, or has that gone on for too long?
    pub(crate) fn may_take(&self) -> bool {
        self.is_draft() || usize::from(self.takes) < ROUNDS_WITHOUT_DRAW * self.seats()
    }

    /// Cards the seat can see: its hand, the area, what everybody saw, and all hands at the end.
    pub(crate) fn seen_by(&self, seat: Seat) -> CardSet {
        if self.question == Question::Over {
            return self.hands.iter().fold(self.area, |all, hand| all | hand) | self.fetch_pool(seat);
        }
        self.hand(seat) | self.area | self.public | self.fetch_pool(seat)
    }

    /// What the seat chooses its eighth card from: in chaos the three top cards of the deck, else the area.
    pub(crate) fn fetch_pool(&self, seat: Seat) -> CardSet {
        if self.question != Question::Fetch || self.turn != seat || self.mode != Mode::Chaos {
            return 0;
        }
        self.deck.iter().rev().take(3).fold(0, |all, card| all | 1 << card.0)
    }

    /// Cards that may be chosen as the eighth.
    pub(crate) fn fetch_choices(&self, scorer: &Scorer) -> CardSet {
        match self.mode {
            Mode::Chaos => self.fetch_pool(self.turn),
            Mode::Standard | Mode::Duel => scorer.fetchable(self.hand(self.turn), self.area),
        }
    }

    /// Who won, once it is over.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        (self.question == Question::Over).then_some(Outcome::Seats(self.winners))
    }
}
