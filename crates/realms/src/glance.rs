//! A quick look at a position for code that judges it, without making a view.

use talon_core::Seat;

use crate::card::Card;
use crate::score::CardSet;
use crate::setup::Mode;
use crate::state::{Question, State, TRADING_MOVES, Turn};
use crate::trade::{Open, Wish};

/// What is asked, as far as it matters to a judgement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromptKind {
    /// A card from the deck or the area.
    Take,
    /// A card to put into the area.
    Discard,
    /// One of two cards drawn.
    Keep,
    /// An eighth card.
    Fetch,
    /// Offers and answers.
    Trade,
    /// Nothing.
    Over,
}

impl State {
    /// How many seats there are.
    pub const fn seats_len(&self) -> usize {
        self.seats()
    }

    /// The cards a seat holds.
    pub const fn held(&self, seat: Seat) -> CardSet {
        self.hand(seat)
    }

    /// The discard area.
    pub const fn discards(&self) -> CardSet {
        self.area
    }

    /// The last turns, the latest at the end; of the present one only how it began.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// What was just drawn in a draft, one of which is kept.
    pub const fn just_drawn(&self) -> CardSet {
        self.drawn
    }

    /// Are hands still being drafted?
    pub fn drafts(&self) -> bool {
        self.is_draft()
    }

    /// Do players trade until the clock rings?
    pub fn trades(&self) -> bool {
        self.question == Question::Trade
    }

    /// Is this a trading game, whatever is asked now?
    pub fn is_trading_game(&self) -> bool {
        self.mode == Mode::Chaos
    }

    /// How many offers and answers there may still be before only the clock is left.
    pub const fn trading_moves_left(&self) -> u16 {
        TRADING_MOVES.saturating_sub(self.moves)
    }

    /// How many cards the discard area still takes before the game ends.
    pub fn places_left(&self) -> u32 {
        self.mode.area_ends().saturating_sub(self.area.count_ones())
    }

    /// The deck from the top, as sets of one card.
    pub fn coming(&self) -> impl Iterator<Item = CardSet> + '_ {
        self.deck.iter().rev().map(|card| 1 << card.0)
    }

    /// Whose turn it is.
    pub const fn on_turn(&self) -> Seat {
        self.turn
    }

    /// Cards this seat has not seen, wherever they are.
    pub fn unseen(&self, seat: Seat) -> CardSet {
        self.every_card() & !self.seen_by(seat)
    }

    /// Cards this seat has not got, wherever they are.
    pub const fn not_held(&self, seat: Seat) -> CardSet {
        self.every_card() & !self.hand(seat)
    }

    /// Cards in hands that everybody saw go there.
    pub const fn seen_in_hands(&self) -> CardSet {
        self.public
    }

    /// How many cards are in the deck.
    pub fn deck_left(&self) -> usize {
        self.deck.len()
    }

    /// Turns in a row that took from the discard area.
    pub const fn takes(&self) -> u8 {
        self.takes
    }

    /// What is asked of the seat on turn.
    pub const fn asked(&self) -> PromptKind {
        match self.question {
            Question::Take => PromptKind::Take,
            Question::Discard => PromptKind::Discard,
            Question::Keep => PromptKind::Keep,
            Question::Fetch => PromptKind::Fetch,
            Question::Trade => PromptKind::Trade,
            Question::Over => PromptKind::Over,
        }
    }

    /// A seat's open offer: its card, whom it asks, what it wants.
    pub fn open_offer(&self, seat: Seat) -> Option<(Card, Seat, Card)> {
        match self.open[seat.index()]? {
            Open::Offer { give, to, want } => Some((give, to, want)),
            Open::Call { .. } => None,
        }
    }

    /// A seat's open call: its card, and what it wishes for it.
    pub fn open_call(&self, seat: Seat) -> Option<(Card, Wish)> {
        match self.open[seat.index()]? {
            Open::Call { give, wish } => Some((give, wish)),
            Open::Offer { .. } => None,
        }
    }

    /// The score of a seat once the game is over.
    pub fn final_score(&self, seat: Seat) -> Option<i32> {
        (self.question == Question::Over).then(|| i32::from(self.scores[seat.index()]))
    }

    /// Swaps two cards, each in a hand or in the deck: for guesses at what is hidden.
    pub fn interchange(&mut self, one: CardSet, other: CardSet) {
        let both = one | other;
        for hand in self.hands.iter_mut().filter(|hand| (**hand & both).is_power_of_two()) {
            *hand ^= both;
        }
        for card in self.deck.iter_mut().filter(|card| both & 1 << card.0 != 0) {
            *card = Card((both ^ 1 << card.0).trailing_zeros() as u8);
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use talon_core::{Game, Luck, Options, Silent};

    use super::*;
    use crate::choice::Choice;
    use crate::state::TURNS_KEPT;

    #[test]
    fn turns_are_remembered_as_everybody_saw_them() {
        let game = crate::Realms::load();
        let setup = game.setup(&Options::new()).unwrap();
        let (mut choices, mut forgotten) = (Vec::new(), 0);
        for seed in 0..200 {
            let (mut state, mut luck) = (game.deal(&setup, seed), Luck::of(seed, 0));
            game.open(&mut state, &mut Silent);
            let mut seen: Vec<Turn> = Vec::new();
            while let Some(seat) = game.to_act(&state).lowest() {
                choices.clear();
                game.choices(&state, seat, &mut choices);
                // Taking from the area makes a game long.
                let number = if luck.below(8) == 0 { luck.below(choices.len()) } else { choices.len() - 1 };
                let choice = choices[number];
                match choice {
                    Choice::Draw => seen.push(Turn { seat, took: None, put: None }),
                    Choice::Take(card) => seen.push(Turn { seat, took: Some(card), put: None }),
                    Choice::Discard(card) => seen.last_mut().unwrap().put = Some(card),
                    _ => {}
                }
                game.advance(&mut state, seat, &choice, &mut Silent);
                let first = seen.len().saturating_sub(TURNS_KEPT);
                assert_eq!(state.turns(), &seen[first..]);
                forgotten = forgotten.max(first);
            }
        }
        assert!(forgotten > 0, "no game was long enough to forget a turn");
    }
}
