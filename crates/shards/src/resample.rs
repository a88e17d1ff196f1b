//! Another world that a seat could not tell from the real one.

use alloc::vec::Vec;

use talon_core::{Dice, List, Seat};

use crate::pile::CARDS_MAX;
use crate::setup::Relics;
use crate::state::{MARKED, Side, State};

/// Deals again what the seat cannot see.
pub(crate) fn resample(state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut other = *state;
    other.dice = Dice::new(dice.word());
    let known = other.center_known as usize;
    shuffle_unknown(&mut other.center[known..], dice);
    for index in 0..other.players() {
        if index == seat.index() {
            shuffle_unknown(other.sides[index].stock.first_mut(), dice);
        } else {
            deal_anew(&mut other.sides[index], dice);
        }
    }
    if other.relics == Relics::Random {
        deal_relics_anew(&mut other, seat, dice);
    }
    other
}

/// Shuffles cards whose order is unknown. They are sorted first: what comes out depends on what the seat knows and on
/// the dice, and not on the order that it cannot know.
fn shuffle_unknown(cards: &mut [u8], dice: &mut Dice) {
    // Bots do this for every thought; counting is several times as fast as comparing.
    let mut counts = [0u8; 256];
    for &card in cards.iter() {
        counts[card as usize] += 1;
    }
    let mut rest = &mut *cards;
    for (card, &count) in (0u8..=255).zip(&counts).filter(|(_, count)| **count > 0) {
        let (these, after) = rest.split_at_mut(count as usize);
        these.fill(card);
        rest = after;
    }
    dice.shuffle(cards);
}

/// Hand and deck of another player hold known cards in unknown order, but for those seen in hand.
fn deal_anew(side: &mut Side, dice: &mut Dice) {
    let mut hidden: List<u8, CARDS_MAX> = List::new();
    let unmarked = side.hand().iter().filter(|&&card| card & MARKED == 0);
    for &card in side.deck().iter().chain(unmarked) {
        hidden.push(card);
    }
    shuffle_unknown(&mut hidden, dice);
    let unseen = side.table.first_mut().iter_mut().filter(|card| **card & MARKED == 0);
    let places = side.stock.first_mut().iter_mut().chain(unseen);
    for (place, &card) in places.zip(&hidden) {
        *place = card;
    }
}

/// Secret relics of others could be any that are not in sight.
fn deal_relics_anew(state: &mut State, seat: Seat, dice: &mut Dice) {
    let others: Vec<usize> = (0..state.players()).filter(|&other| other != seat.index()).collect();
    let mut hidden: Vec<u8> = state.pool.to_vec();
    for &other in &others {
        hidden.extend(state.sides[other].relics.iter());
    }
    shuffle_unknown(&mut hidden, dice);
    for &other in &others {
        for relic in state.sides[other].relics.iter_mut() {
            *relic = hidden.pop().unwrap_or(*relic);
        }
    }
    for relic in state.pool.iter_mut() {
        *relic = hidden.pop().unwrap_or(*relic);
    }
}
