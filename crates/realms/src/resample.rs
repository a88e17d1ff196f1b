//! Another world that a seat could not tell from the real one.

use alloc::vec::Vec;

use talon_core::{Dice, Seat};

use crate::card::Card;
use crate::score::{CardSet, cards_of};
use crate::state::State;

/// Deals the cards this seat cannot see anew; what everybody saw stays where it is.
pub(crate) fn resample(state: &State, seat: Seat, dice: &mut Dice) -> State {
    let seen = state.seen_by(seat);
    let mut pool: Vec<Card> = cards_of(cards_in(state) & !seen).collect();
    dice.shuffle(&mut pool);
    let mut other_world = *state;
    for other in state.all_seats() {
        let hidden = state.hand(other) & !seen;
        let dealt = pool.drain(..hidden.count_ones() as usize).fold(0, |all, card| all | 1 << card.0);
        other_world.hands[other.index()] = state.hand(other) & seen | dealt;
        if other == state.turn && state.drawn & !seen != 0 {
            let drawn = cards_of(dealt).take(state.drawn.count_ones() as usize);
            other_world.drawn = drawn.fold(0, |all, card| all | 1 << card.0);
        }
    }
    let mut rest = pool.into_iter();
    for card in other_world.deck.iter_mut().filter(|card| seen & 1 << card.0 == 0) {
        *card = rest.next().unwrap_or(*card);
    }
    other_world
}

/// Every card that is somewhere on this table (a scenario may leave some out).
pub(crate) fn cards_in(state: &State) -> CardSet {
    let hands = state.hands.iter().fold(state.area, |all, hand| all | hand);
    state.deck.iter().fold(hands, |all, card| all | 1 << card.0)
}
